/**
 * The order and the timing of what a screen reader is told, without the page: one utterance for each group of events,
 * answers before events, and no utterance before the reader has probably finished the one before it.
 */

/** Letters that a screen reader speaks in a second, by how fast the listener has set it. Orca's default is about 14. */
export const LETTERS_PER_S = { normal: 13, fast: 22, fastest: 40 } as const;
export type Rate = keyof typeof LETTERS_PER_S;

const QUIET_MS = 200; // a group of events ends when nothing has come for so long
const GROUP_MS = 600; // or when its first event is so old
const GAP_MS = 150; // readers drop the first of two changes that come at once
const SPACE_MS = 700; // between two groups where the focus waits for them: the reader queues the second one
const LEAD_MS = 450; // a reader has taken an utterance in after this time; what has the focus then is read after it
const BEGIN_MS = 400; // from an utterance's arrival until its first letter is spoken
const TAKEN_MS = 600; // until a busy reader has begun it: a key before that does not stop it
const READ_MAX = 120; // letters of what has got the focus, at most: its name, not a whole section
const HISTORY_MAX = 400;
const HIDDEN_MAX = 40; // sentences to say of what happened while the page was hidden; the rest is in the history

type Answer = { said: string; urgent: boolean; kept: boolean };
type Event = { said: string; stale: () => boolean };
type Waiter = { spoken: boolean; done: () => void };

export class Utterances {
  #answers: Answer[] = [];
  #events: Event[] = [];
  #first = 0; // when the oldest and the newest event came, ms of performance.now()
  #latest = 0;
  #emittedAt = -Infinity;
  #spokenUntil = -Infinity; // an estimate
  #waiters: Waiter[] = [];
  #next: ReturnType<typeof setTimeout> | undefined;
  #wake: ReturnType<typeof setTimeout> | undefined;
  #paused = false;
  #history: string[] = [];
  #place = 0; // in the history: the utterance heard last

  /**
   * @param emit puts an utterance where the screen reader finds it
   * @param rate how fast the reader speaks
   */
  constructor(
    readonly emit: (said: string, urgent: boolean) => void,
    readonly rate: () => Rate,
  ) {}

  /** How many sentences still wait. */
  get pending(): number {
    return this.#answers.length + this.#events.length;
  }

  /** Says an answer as soon as possible; events that wait are said after it. `kept`: it goes into the history. */
  answer(said: string, urgent = false, kept = true): void {
    this.#answers.push({ said, urgent, kept });
    this.#plan();
  }

  /** Says an event with those that come with it. It is left out if it is stale when its turn comes. */
  event(said: string, stale: () => boolean = () => false): void {
    const now = performance.now();
    if (this.#events.length === 0) this.#first = now;
    this.#latest = now;
    this.#events.push({ said, stale });
    this.#plan();
  }

  /**
   * Drops all that waits. Speech that has begun is stopped by the reader itself, at the key. A text that it was given
   * less than TAKEN_MS ago may not have begun, and would be spoken after the key: `instead` is said in its place.
   */
  drop(instead = ""): void {
    this.#answers = [];
    this.#events = [];
    this.silenced();
    if (instead && !this.#paused && performance.now() - this.#emittedAt < TAKEN_MS) this.#out(instead, true, false);
  }

  /** Forgets the history too. */
  forget(): void {
    this.drop();
    this.#history = [];
    this.#place = 0;
  }

  /** A key has stopped the reader. */
  silenced(): void {
    this.#spokenUntil = Math.min(this.#spokenUntil, performance.now() + BEGIN_MS);
    this.#plan();
  }

  /** The reader reads something else: the name of what has got the focus. */
  reading(name: string): void {
    this.#speaks(name.slice(0, READ_MAX));
    this.#plan();
  }

  /** Nothing is said while the page is hidden. */
  pause(paused: boolean): void {
    this.#paused = paused;
    if (!paused) {
      const missed = this.#events.splice(0, Math.max(0, this.#events.length - HIDDEN_MAX));
      if (missed.length > 0) this.#keep(missed.map((event) => event.said).join(" "));
    }
    this.#plan();
  }

  /** Resolves when the reader has been told everything: what gets the focus now is read after it. */
  delivered(): Promise<void> {
    return this.#wait(false);
  }

  /** Resolves when everything has probably been spoken. */
  spoken(): Promise<void> {
    return this.#wait(true);
  }

  /** The utterance heard last, or one before or after it; null where there is none. */
  past(by: -1 | 0 | 1): string | null {
    const place = this.#place + by;
    const said = this.#history[place];
    if (said === undefined) return null;
    this.#place = place;
    return said;
  }

  /** How long a reader speaks it, in ms. */
  #lasts(said: string): number {
    return BEGIN_MS + (said.length / LETTERS_PER_S[this.rate()]) * 1000;
  }

  #speaks(said: string): void {
    this.#spokenUntil = Math.max(performance.now(), this.#spokenUntil) + this.#lasts(said);
  }

  #keep(said: string): void {
    this.#history.push(said);
    if (this.#history.length > HISTORY_MAX) this.#history.shift();
    this.#place = this.#history.length - 1;
  }

  #wait(spoken: boolean): Promise<void> {
    return new Promise((done) => {
      this.#waiters.push({ spoken, done });
      this.#plan();
    });
  }

  /** When the next utterance is due; null: there is none. */
  #due(): number | null {
    if (this.#paused) return null;
    if (this.#answers.length > 0) return this.#emittedAt + GAP_MS;
    if (this.#events.length === 0) return null;
    const hurried = this.#waiters.some((waiter) => !waiter.spoken);
    const free = hurried ? Math.min(this.#spokenUntil, this.#emittedAt + SPACE_MS) : this.#spokenUntil;
    return Math.max(free, this.#emittedAt + GAP_MS, Math.min(this.#first + GROUP_MS, this.#latest + QUIET_MS));
  }

  #plan(): void {
    clearTimeout(this.#next);
    const due = this.#due();
    if (due !== null) this.#next = setTimeout(() => this.#say(), Math.max(0, due - performance.now()));
    this.#resolve();
  }

  #say(): void {
    const answer = this.#answers.shift();
    if (answer) {
      this.#out(answer.said, answer.urgent, answer.kept);
    } else {
      const said = this.#events.splice(0).filter((event) => !event.stale());
      if (said.length > 0) this.#out(said.map((event) => event.said).join(" "), false, true);
    }
    this.#plan();
  }

  #out(said: string, urgent: boolean, kept: boolean): void {
    this.#emittedAt = performance.now();
    this.#speaks(said);
    if (kept) this.#keep(said);
    this.emit(said, urgent);
  }

  #resolve(): void {
    clearTimeout(this.#wake);
    if (this.pending > 0 || this.#waiters.length === 0) return;
    const now = performance.now();
    const due = (waiter: Waiter) => (waiter.spoken ? this.#spokenUntil : this.#emittedAt + LEAD_MS);
    const ready = this.#waiters.filter((waiter) => due(waiter) <= now);
    this.#waiters = this.#waiters.filter((waiter) => due(waiter) > now);
    if (this.#waiters.length > 0) {
      const wait = Math.min(...this.#waiters.map(due)) - now;
      this.#wake = setTimeout(() => this.#resolve(), wait);
    }
    for (const waiter of ready) waiter.done();
  }
}
