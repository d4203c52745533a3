/** A table as this page sees it: what stands, what happened, and how to do something about it. */

import { tick } from "svelte";

import { alert, sentenceOf } from "../alerts.svelte";
import { Refusal, command, post } from "../api";
import { keyNames } from "../key-names";
import { DRAWN } from "../games/views";
import { keys } from "../keys.svelte";
import type { Desk, Doing, Happened, Head, Hint, LessonStep, News, Remark } from "../protocol";
import { keyed, settings } from "../settings.svelte";
import { signal } from "../signal";
import { hush, say, spoken as allSpoken, tell } from "../speech";
import { Stream } from "../stream.svelte";
import { spoken, text, whole } from "../texts.svelte";
import { afterDeal, seatName } from "./labels";

const LOG_MAX = 600;
const REMARKS_MAX = 20; // that wait until what shows them is fetched
const SHOWN_MS = 5000;
const SOON_MS = 700; // a hint that takes longer is said to be on its way

/** What a lesson says, to be compared. */
function taught({ step, said }: LessonStep): string {
  return [step, ...said].join();
}

export class Table {
  head: Head | null = $state.raw(null);
  desk: Desk | null = $state.raw(null);
  /** The desk before this one, if something has just happened; null on arrival. */
  previous: Desk | null = $state.raw(null);
  /** The hint that I have had for the decision I must make now. */
  hint: Hint | null = $state.raw(null);
  /** A hint is being found. */
  hinting = $state(false);
  /** Where a lesson stands; null at the table of a match. */
  lesson: LessonStep | null = $state.raw(null);
  #hintClosed = $state(0); // the number of the hint that the player has closed
  /** What happened in this deal, oldest first. */
  log: Happened[] = $state.raw([]);
  /** What players have just said; what shows it takes it from here (talk/TableTalk.svelte). */
  remarks: Remark[] = $state.raw([]);
  /** The player looks for something to say, or at what was said. */
  talking = $state(false);
  stream: Stream | null = $state.raw(null);
  /** Why there is no such table for me. */
  refused: Refusal | null = $state.raw(null);
  /** A command is under way. */
  busy = $state(false);
  /** The answer to a key, shown for a moment; or why something was refused, shown until something happens. */
  answered: { said: string; count: number; refused: boolean } | null = $state.raw(null);
  /** Nothing can be done here but look: a replay. */
  readonly still: boolean = false;
  /** When the head came, in ms of performance.now(): its clocks are of that moment. */
  headAt = $state(0);

  /** Called before and after what stands has changed because something happened. */
  leaving: (() => void) | null = null;
  arrived: ((previous: Desk | null, desk: Desk | null) => void) | null = null;
  /** Where one goes on playing by keys: the hand, or the bid; null where there is no such place now. */
  home: (() => HTMLElement | null) | null = null;
  /** What the page asks about something the player has begun to do; null while it asks nothing. */
  question: (() => string | null) | null = null;
  /** Where the player goes on from the result; null while none is shown. */
  onward: (() => HTMLElement | null) | null = $state.raw(null);

  #told: { step: number; prompt: string | null } | null = null; // what a lesson said last, and what was asked then
  readonly #introduced = new Set<string>(); // keys of a lesson
  #revision = 0;
  #fresh = true; // the next news is the first of a stream
  #opened = false; // something has been shown
  #answers = 0;
  #open = false;
  #listening = false;
  #newer: () => void = () => undefined; // called at each news
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param base the table's address: `/api/tables/ID` or `/api/watch/CODE` */
  constructor(readonly base: string) {}

  get revision(): number {
    return this.#revision;
  }

  /** Opens the stream; called again when the language changes. Returns what closes it. */
  open(): () => void {
    this.#fresh = true;
    this.#unsay(); // it may be in another language
    const stream = new Stream(this.base, DRAWN, {
      news: (news) => this.news(news),
      head: (head) => this.#heads(head),
      refused: (refusal) => (this.refused = refusal),
      said: (remark) => {
        if (settings.talk) this.remarks = [...this.remarks, remark].slice(-REMARKS_MAX);
      },
    });
    this.stream = stream;
    this.#open = true;
    return () => {
      stream.close();
      this.#open = false;
      this.#listening = false;
      this.#newer();
    };
  }

  #heads(head: Head): void {
    this.head = head;
    this.headAt = performance.now();
  }

  /** Takes in what a stream brought. */
  news(news: News): void {
    const arriving = this.#fresh;
    const [before, phase] = [this.desk, this.head?.phase ?? null];
    const lively = !arriving && news.happened.some((event) => event.fresh);
    if (lively) {
      this.leaving?.();
      if (this.answered?.refused) this.#unsay();
    }
    const older = news.revision < this.#revision;
    this.#revision = news.revision;
    const ends = !this.head?.next && news.head.next;
    // Deals that were played meanwhile, or a server with an older copy of the table: what comes is all there is to tell.
    const begun = news.happened.filter((event) => event.kind === "deal").length;
    const gap = older || (this.head !== null && news.head.deal !== this.head.deal + begun);
    this.#heads(news.head);
    this.previous = lively ? before : null;
    this.desk = news.desk;
    this.hint = news.hint;
    const learning = this.lesson;
    this.lesson = news.lesson;
    if (news.lesson && news.lesson.said.length > 0) {
      this.#told = { step: news.lesson.step, prompt: news.desk?.prompt ?? null };
    }
    this.log = (arriving || gap ? news.happened : [...this.log, ...news.happened]).slice(-LOG_MAX);
    this.#fresh = false;
    if (arriving) this.#greet(news);
    else {
      this.#tell(news, before, learning);
      signal({ news, before, phase, turn: this.#myTurn(news) && before?.turn !== news.head.you && !this.replaced });
    }
    if (ends && !arriving && keyed()) tell(text("table-next-press"), true, false, () => !this.head?.next);
    this.#opened = true;
    this.listens(settings.botsWait);
    this.#newer();
    if (lively) void tick().then(() => this.arrived?.(before, news.desk));
  }

  #myTurn({ head, desk }: News): boolean {
    return head.phase === "playing" && head.you !== null && desk?.turn === head.you;
  }

  /** On arrival: a deal in which I have done nothing yet is told from its beginning; then what is asked, or whose turn it is. */
  #greet(news: News): void {
    const { head, desk, happened } = news;
    const { you } = head;
    if (head.you === null) tell(text("table-watching"), true);
    // A player who opens the table again is back at it.
    if (this.replaced && (head.phase === "playing" || head.phase === "between")) void this.act({ do: "back" });
    if (head.phase !== "playing" || !desk || this.replaced) return;
    const dealt = happened.map((event) => event.kind).lastIndexOf("deal");
    const since = dealt < 0 ? [] : happened.slice(dealt);
    const acted = since.some((event) => event.kind === "act" && event.seat === you);
    if (!this.#opened && you !== null && !acted) {
      for (const event of since) for (const sentence of event.told) tell(whole(spoken(sentence)), true);
    }
    this.#teach(news.lesson, null);
    if (desk.turn === null) return;
    const stale = () => this.desk?.turn !== desk.turn;
    if (this.taught) return;
    if (desk.turn === you) tell(whole(spoken(desk.prompt ?? text("table-your-turn"))), true, false, stale);
    else tell(text("table-waits-for", { name: seatName(head, desk.turn) }), true, false, stale);
  }

  /** Tells what a lesson says now, where it did not say so before. */
  #teach(lesson: LessonStep | null, before: LessonStep | null): void {
    if (!lesson) return;
    if (lesson.learned !== null) return before?.learned == null ? tell(whole(spoken(lesson.learned)), true) : undefined;
    if (before && taught(before) === taught(lesson)) return;
    const stale = () => !this.lesson || taught(this.lesson) !== taught(lesson);
    for (const sentence of lesson.said) tell(whole(spoken(sentence)), true, false, stale);
    if (lesson.said.length > 0 && keyed()) void tick().then(() => this.#introduce());
  }

  /** Tells each key once when it can be used first: a learner who hears the table does not see them on the buttons. */
  #introduce(): void {
    const moves = this.desk?.moves ?? [];
    const does = moves.map((move) => move.verb);
    if (moves.some((move) => move.cards.length > 1)) does.unshift("select");
    for (const name of new Set(does.map((verb) => `table-key-${verb}`))) {
      const key = keys().find((one) => one.name === name);
      if (!key || this.#introduced.has(name)) continue;
      this.#introduced.add(name);
      tell(text("table-lesson-key", { key: keyNames(key.combination).join(" "), does: text(name) }), true);
    }
  }

  #tell(news: News, before: Desk | null, learning: LessonStep | null): void {
    const you = news.head.you;
    for (const event of news.happened) {
      if (!event.fresh) continue;
      const own = (event.kind === "act" || event.kind === "hinted") && event.seat === you;
      for (const sentence of event.told) tell(whole(spoken(sentence)), own || event.concerns, own);
    }
    this.#teach(news.lesson, learning);
    const prompt = news.desk?.prompt;
    if (!prompt || news.desk?.turn !== you || this.replaced) return;
    const asked = before?.turn === you && before.prompt === prompt;
    const stale = () => this.desk?.turn !== you || this.desk?.prompt !== prompt;
    if (!asked && !this.taught) tell(whole(spoken(prompt)), true, false, stale);
  }

  /** Does something; says why if it is refused, and whether it was done. */
  async act(doing: Doing): Promise<boolean> {
    if (!this.head) return false;
    if (this.busy) {
      say(text("page-loading"));
      return false;
    }
    this.busy = true;
    if (doing.do === "next") hush(); // the player has heard enough of the deal that is over
    try {
      await command(this.head.table, this.#revision, doing);
      this.#unsay(); // it was about the table before this command
      return true;
    } catch (problem) {
      this.complain(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Tells the server whether bots are to wait until the player has heard what happened; an effect. */
  listens(wait: boolean): void {
    if (wait === this.#listening || this.head?.you == null) return;
    this.#listening = wait;
    if (wait) void this.#hear();
    else this.#heard(0, false);
  }

  /** Tells the server, again after all news, up to where everything has been spoken. */
  async #hear(): Promise<void> {
    this.#heard(0, true);
    let told = 0;
    while (this.#listening && this.#open) {
      const revision = this.#revision;
      await allSpoken();
      if (revision !== told) this.#heard(revision, true);
      told = revision;
      if (revision === this.#revision) await new Promise<void>((done) => (this.#newer = done));
    }
  }

  #heard(revision: number, listening: boolean): void {
    // If it gets lost the bots wait for a while, and go on.
    void post(`${this.base}/heard`, { revision, listening }).catch(() => undefined);
  }

  /** Whether the hint is on the table: the player has not closed it. */
  get hintShown(): boolean {
    return this.hint !== null && this.hint.number !== this.#hintClosed;
  }

  closeHint(): void {
    this.#hintClosed = this.hint?.number ?? 0;
  }

  /**
   * Asks for a hint; shows and says the one again that there is for this decision.
   *
   * The player may act meanwhile: then the server drops the hint, and nothing is to be said about it.
   */
  async askHint(): Promise<void> {
    const { head, hint, lesson } = this;
    if (!head) return;
    if (lesson) return this.#repeat(lesson);
    if (hint) {
      this.#hintClosed = 0;
      return say([hint.said, ...hint.reasons, hint.worth ?? ""].map((one) => whole(spoken(one))).join(" "));
    }
    if (!head.hint) return this.answer(text("table-hint-none"));
    if (this.hinting) return this.answer(text("table-hint-thinking"));
    this.hinting = true;
    const timer = setTimeout(() => {
      say(text("table-hint-thinking"));
      this.#show(text("table-hint-thinking"), false);
    }, SOON_MS);
    try {
      await command(head.table, this.#revision, { do: "hint" });
      this.#unsay();
    } catch (problem) {
      const passed = problem instanceof Refusal && problem.slug === "late-command";
      if (passed) this.#unsay();
      else if (problem instanceof Refusal && problem.sentence) this.refuse(sentenceOf(problem));
      else alert(problem);
    } finally {
      clearTimeout(timer);
      this.hinting = false;
    }
  }

  /** Says again what the lesson says: it is the hint for this move. */
  #repeat(lesson: LessonStep): void {
    const said = lesson.learned === null ? lesson.said : [lesson.learned];
    if (said.length > 0) say(said.map((one) => whole(spoken(one))).join(" "));
    else this.answer(this.desk?.prompt ?? text("table-not-now"));
  }

  /** Whether the lesson says something now: before my move, or at its end; or it still holds, of several moves. */
  get taught(): boolean {
    const { lesson, desk } = this;
    if (!lesson) return false;
    if (lesson.learned !== null || lesson.said.length > 0) return true;
    return lesson.expects.length > 0 && lesson.step === this.#told?.step && desk?.prompt === this.#told.prompt;
  }

  /** Whether there is anybody to talk to; who only watches reads what is said. */
  get talkative(): boolean {
    const { head } = this;
    if (!head || head.lesson !== null || !settings.talk) return false;
    const { you, watch, seats } = head;
    return you === null || watch !== null || seats.some((seat) => seat.kind === "person" && seat.seat !== you);
  }

  move(move: string): Promise<boolean> {
    return this.act({ do: "move", move });
  }

  /** A bot plays for me. */
  get replaced(): boolean {
    const { head } = this;
    return head?.you != null && head.seats[head.you]?.stand_in != null;
  }

  /** Answers a player who acts out of turn. A player whom a bot replaces comes back by it. */
  notMine(): void {
    if (this.replaced) return void this.act({ do: "back" });
    if (this.head?.next) this.answer(afterDeal(this.head));
    else this.refuse(text("table-not-your-turn"));
  }

  /** Answers a question: spoken, and shown for a moment. */
  answer(sentence: string): void {
    say(whole(spoken(sentence)));
    this.#show(whole(sentence), false);
    this.#fade();
  }

  /** Says why something can't be done, in the same way as the server's own refusals. */
  refuse(sentence: string): void {
    this.#refuse(sentence);
    this.#fade();
  }

  /** Says why something was refused; it stands there until something is done or happens. */
  #refuse(sentence: string): void {
    say(whole(spoken(sentence)), true);
    this.#show(whole(sentence), true);
  }

  /** Says why a command was not done: at the table while it is played, else over the page. */
  complain(problem: unknown): void {
    if (problem instanceof Refusal && this.head?.phase === "playing") this.#refuse(sentenceOf(problem));
    else alert(problem);
  }

  /** Takes away what was answered: the player has begun something else, and what that would do is shown there. */
  clearAnswer(): void {
    this.#unsay();
  }

  #fade(): void {
    this.#timer = setTimeout(() => (this.answered = null), SHOWN_MS);
  }

  #show(said: string, refused: boolean): void {
    clearTimeout(this.#timer);
    this.#answers += 1;
    this.answered = { said, count: this.#answers, refused };
  }

  #unsay(): void {
    clearTimeout(this.#timer);
    this.answered = null;
  }
}
