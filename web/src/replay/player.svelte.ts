/**
 * A match that is over, read step by step: the current step, the seat whose view it is, and how to get elsewhere.
 *
 * Steps are counted from the dealing, which is step 0: on the page, in what is spoken, in the address. The server counts
 * a record's lines (`Step` of wire.ts); here alone one is made the other, and `number` is the server's.
 */

import { tick } from "svelte";

import { alert } from "../alerts.svelte";
import { Refusal, get } from "../api";
import { viewOf } from "../games/views";
import type { Desk, Happened, Head, Replay, Step, Steps } from "../protocol";
import { hush, tell } from "../speech";
import { initial, spoken, text } from "../texts.svelte";
import { Table } from "../table/table.svelte";
import type { Moment, Viewer } from "./moments";

/** What is told at a step; the dealing is one step. */
export type Line = { step: number; told: string[] };
/** A deal's steps: `dealing` are those until the cards are dealt, of which the last is step 0. */
type DealSteps = { dealing: Step[]; after: Step[] };

const STEP_MS = 1700; // read slowly
const WORD_MS = 45; // and a character of what is told takes so long on top
const DEALS_KEPT_MAX = 40;
const JUMP = { jump: true };
/** Where a deal begins to be looked at: its cards are dealt. */
export const DEALT = 0;

const NO_STEPS: DealSteps = { dealing: [], after: [] };

function fromTheDealing(steps: Step[]): DealSteps {
  const found = steps.findIndex((step) => step.desk.phase !== "deal");
  const dealt = found < 0 ? steps.length : found + 1;
  return { dealing: steps.slice(0, dealt), after: steps.slice(dealt) };
}

/** The step with this count; the one before step 0 too, which is looked at by nobody. */
function stepAt({ dealing, after }: DealSteps, count: number): Step | undefined {
  return count > 0 ? after[count - 1] : dealing.at(count - 1);
}

/** The table that the cards of a step lie on. */
class StillTable extends Table {
  override readonly still = true;

  override act(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

export class Player {
  replay: Replay | null = $state.raw(null);
  refused: Refusal | null = $state.raw(null);
  deal = $state(1);
  step = $state(0);
  viewer: Viewer = $state("public");
  steps: DealSteps = $state.raw(NO_STEPS);
  /** Whether it plays automatically. */
  playing = $state(false);
  readonly table: StillTable;

  #kept = new Map<string, Promise<DealSteps>>();
  #loads = 0;
  #going = 0;
  #aim: Moment | null = null; // where one has asked to go last
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly code: string) {
    this.table = new StillTable(`/api/replays/${encodeURIComponent(code)}`);
  }

  /** Takes in the match in the language spoken now, and goes to a moment of it. */
  async load(at: Moment): Promise<void> {
    const mine = ++this.#loads;
    const going = ++this.#going;
    try {
      const replay = await get<Replay>(this.table.base);
      if (mine !== this.#loads) return;
      this.#kept.clear();
      this.replay = replay;
      this.refused = null;
    } catch (problem) {
      if (mine !== this.#loads) return;
      if (problem instanceof Refusal) this.refused = problem;
      else alert(problem);
      return;
    }
    const to = going === this.#going ? at : (this.#aim ?? at); // who has gone elsewhere meanwhile goes there
    const viewer = Number(to.viewer) >= this.replay.players.length ? "public" : to.viewer; // a link may have been mistyped
    await this.go(to.deal, to.step, { viewer, quiet: true, line: to.line });
  }

  get deals(): number {
    return this.replay?.deals.length ?? 0;
  }

  /** The last step of this deal. */
  get last(): number {
    return this.steps.after.length;
  }

  /** The server's number of the step where we stand. */
  get number(): number {
    return stepAt(this.steps, this.step)?.number ?? 0;
  }

  /** The steps before which a trick or a turn begins. */
  get parts(): number[] {
    const dealt = this.steps.dealing.at(-1)?.number ?? 0;
    return (this.replay?.deals[this.deal - 1]?.tricks ?? []).map((start) => Math.max(DEALT, start - dealt));
  }

  /** The current one of them, from 1; 0 before the first. */
  get part(): number {
    return this.parts.filter((start) => start <= this.step).length;
  }

  /** Where we stand, in short. */
  get place(): string {
    const kind = viewOf(this.replay?.head.game ?? "").part;
    return text("replay-place", { deal: this.deal, part: this.part, kind });
  }

  get atStart(): boolean {
    return this.deal === 1 && this.step === DEALT;
  }

  get atEnd(): boolean {
    return this.deal === this.deals && this.step === this.last;
  }

  /** What is told in this deal, the dealing as one line. */
  get lines(): Line[] {
    const { dealing, after } = this.steps;
    const found = [dealing.flatMap((step) => step.told), ...after.map((step) => step.told)];
    return found.map((told, step) => ({ step, told })).filter((line) => line.told.length > 0);
  }

  /** The line that tells of where we stand. */
  get line(): number {
    return this.lines.filter((line) => line.step <= this.step).at(-1)?.step ?? DEALT;
  }

  #steps(deal: number, viewer: Viewer): Promise<DealSteps> {
    const key = `${deal} ${viewer}`;
    let found = this.#kept.get(key);
    if (!found) {
      found = get<Steps>(`${this.table.base}/deals/${deal}`, { seat: viewer }).then((said) =>
        fromTheDealing(said.steps),
      );
      found.catch(() => this.#kept.delete(key));
      if (this.#kept.size >= DEALS_KEPT_MAX) this.#kept.clear();
      this.#kept.set(key, found);
    }
    return found;
  }

  /**
   * Goes to a step; one beyond the last is the last. `line`: it is counted as the server counts; `jump`: it is told where
   * that is; `quiet`: nothing else is told; `since`: what happened after that step of this deal is told too.
   */
  async go(
    deal: number,
    step: number,
    { viewer = this.viewer, quiet = false, jump = false, line = false, since = Infinity } = {},
  ): Promise<void> {
    if (!this.replay || this.deals === 0) return;
    const mine = ++this.#going;
    const to = Math.min(Math.max(1, deal), this.deals);
    this.#aim = { deal: to, step, viewer, line };
    let steps: DealSteps;
    try {
      steps = await this.#steps(to, viewer);
    } catch (problem) {
      if (mine === this.#going) this.playing = false;
      alert(problem);
      return;
    }
    if (mine !== this.#going) return;
    const here = to === this.deal && viewer === this.viewer && this.steps !== NO_STEPS;
    const asked = line ? step - (steps.dealing.at(-1)?.number ?? 0) : step;
    const at = Math.min(Math.max(DEALT, asked), steps.after.length);
    const next = here && at === this.step + 1;
    if (next) this.table.leaving?.();
    [this.deal, this.step, this.viewer, this.steps] = [to, at, viewer, steps];
    this.#lay(steps, at);
    this.#write();
    hush(); // what was passed over is not told any more
    if (jump && (quiet || at > DEALT)) tell(this.place, true); // a deal's first sentence says it itself
    if (!quiet) this.#tell(Math.min(since, at - 1), at);
    const [before, now] = [this.table.previous, this.table.desk];
    if (next) void tick().then(() => this.table.arrived?.(before, now));
  }

  /** Puts a step on the table. */
  #lay(steps: DealSteps, at: number): void {
    const [now, before] = [stepAt(steps, at), stepAt(steps, at - 1)];
    if (!now || !this.replay) return;
    const { table } = this;
    table.head = this.#head(now.desk);
    table.previous = before ? plain(before.desk) : null;
    table.desk = plain(now.desk);
    table.answered = null;
    table.log = [...steps.dealing, ...steps.after.slice(0, at)].map(happened);
  }

  /** The table's head as it was then. */
  #head(desk: Desk): Head {
    const { head, sheet } = this.replay as Replay;
    const over = desk.phase === "over";
    const ended = over && this.deal === this.deals;
    const before = sheet.deals[this.deal - 2]?.totals ?? head.totals.map(() => 0);
    return {
      ...head,
      phase: over ? (ended ? head.phase : "between") : "playing",
      seats: head.seats.map((seat) => ({ ...seat, here: true, stand_in: null, bank_s: null, move_s: null })),
      you: /^\d$/.test(this.viewer) ? Number(this.viewer) : null,
      actor: desk.turn,
      deal: this.deal,
      dealer: sheet.deals[this.deal - 1]?.dealer ?? null,
      totals: desk.settled?.totals ?? before,
      winner: ended ? head.winner : null,
      clock: "none",
      undo: false,
      next: false,
      stop: false,
      vote: null,
      consent: null,
    };
  }

  /** The address leads here from now on. */
  #write(): void {
    const hash = `#${this.deal}.${this.step}.${this.viewer}`;
    if (location.hash !== hash) history.replaceState(history.state, "", hash);
  }

  #tell(since: number, at: number): void {
    const told = this.lines.filter((line) => line.step > since && line.step <= at).flatMap((line) => line.told);
    for (const sentence of told) tell(initial(spoken(sentence)), true);
  }

  forward(): Promise<void> {
    if (this.step < this.last) return this.go(this.deal, this.step + 1);
    return this.deal < this.deals ? this.go(this.deal + 1, DEALT) : Promise.resolve();
  }

  back(): Promise<void> {
    if (this.step > DEALT) return this.go(this.deal, this.step - 1);
    return this.deal > 1 ? this.go(this.deal - 1, Infinity) : Promise.resolve();
  }

  /** To the next or previous beginning of a trick or turn. */
  async partBy(by: 1 | -1): Promise<void> {
    const starts = this.parts;
    const through = { ...JUMP, since: this.step }; // what is passed over is what that trick or turn was
    const to = by > 0 ? starts.find((start) => start > this.step) : starts.filter((start) => start < this.step).at(-1);
    if (to !== undefined) return this.go(this.deal, to, by > 0 ? through : JUMP);
    if (by > 0) {
      if (this.step < this.last) return this.go(this.deal, this.last, through);
      return this.deal < this.deals ? this.go(this.deal + 1, DEALT, JUMP) : undefined;
    }
    if (this.step > DEALT) return this.go(this.deal, DEALT, JUMP);
    return this.deal > 1 ? this.go(this.deal - 1, Infinity, JUMP) : undefined;
  }

  async dealBy(by: 1 | -1): Promise<void> {
    if (by < 0 && this.step > DEALT) return this.go(this.deal, DEALT, JUMP);
    const to = this.deal + by;
    if (to >= 1 && to <= this.deals) return this.go(to, DEALT, JUMP);
    if (by > 0) return this.go(this.deal, Infinity, JUMP);
  }

  first(): Promise<void> {
    return this.go(1, DEALT, JUMP);
  }

  end(): Promise<void> {
    return this.go(this.deals, Infinity, JUMP);
  }

  /** Shows the same moment to another viewer. */
  look(viewer: Viewer): Promise<void> {
    return this.go(this.deal, this.step, { viewer, quiet: true });
  }

  play(): void {
    this.playing = true;
    if (this.atEnd) void this.first().then(() => this.#next());
    else void this.forward().then(() => this.#next());
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.atEnd) return this.stop();
    const told = stepAt(this.steps, this.step)?.told.join(" ").length ?? 0;
    this.#timer = setTimeout(
      () => {
        if (this.playing) void this.forward().then(() => this.#next());
      },
      STEP_MS + told * WORD_MS,
    );
  }
}

/** A desk that asks nobody for anything. */
function plain(desk: Desk): Desk {
  const hand = desk.hand.map((held) => ({ ...held, can: [], why: null, fresh: false }));
  return { ...desk, hand, moves: [], prompt: null };
}

function happened(step: Step): Happened {
  const seat = /^\d /.test(step.line) ? Number(step.line.charAt(0)) : null;
  const kind = seat === null ? "deal" : "act";
  return { number: step.number, kind, seat, lines: [step.line], told: step.told, concerns: false, fresh: false };
}
