/**
 * Problems of a game, own slips of past matches first: which comes next, what has been solved in this browser, and the
 * table of one of them.
 */

import { alert, sentenceOf } from "../alerts.svelte";
import { Refusal, get, post } from "../api";
import { knowGuest } from "../guest.svelte";
import type { Desk, Doing, ProblemAnswer, ProblemLine, Problems, ProblemShown, SlipLine, Slips } from "../protocol";
import { Table } from "../table/table.svelte";

const KEPT_AS = "chiliad-problems";

function kept(): Record<string, boolean> {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(Object.entries(found).map(([id, right]) => [id, right === true]));
  } catch {
    return {}; // storage is blocked, or holds what is none of ours
  }
}

/** A desk that waits for nobody and asks nobody for anything. */
function plain(desk: Desk): Desk {
  const hand = desk.hand.map((held) => ({ ...held, can: [], why: null, fresh: false }));
  return { ...desk, hand, moves: [], prompt: null, turn: null };
}

/** The table of one problem: one move is answered, by the server alone, and nothing can be done after it. */
export class ProblemTable extends Table {
  /** The answer to the move; null before it. */
  outcome: ProblemAnswer | null = $state.raw(null);

  constructor(
    base: string,
    readonly solved: (outcome: ProblemAnswer) => void,
  ) {
    super(base);
  }

  override listens(): void {
    // Nobody waits for this player.
  }

  override async act(doing: Doing): Promise<boolean> {
    if (doing.do !== "move" || this.outcome || this.busy) return false;
    this.busy = true;
    try {
      const outcome = await post<ProblemAnswer>(`${this.base}/answer`, { move: doing.move });
      const { desk } = outcome.news;
      this.news({ ...outcome.news, happened: outcome.news.happened.filter((event) => event.fresh), desk });
      if (this.desk) this.desk = plain(this.desk);
      this.outcome = outcome;
      this.solved(outcome);
      return true;
    } catch (problem) {
      if (problem instanceof Refusal && problem.sentence) this.refuse(sentenceOf(problem));
      else alert(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** What is asked: a problem that came with the game, or a moment of a match of one's own. */
type Asked = { key: string; base: string; line: ProblemLine | null; slip: SlipLine | null };

/** A sitting: own slips, then the problems of a game, one after another. */
export class Sitting {
  lines: ProblemLine[] = $state.raw([]);
  slips: SlipLine[] = $state.raw([]);
  table: ProblemTable | null = $state.raw(null);
  refused: Refusal | null = $state.raw(null);
  /** All of this sitting have been asked. */
  done = $state(false);
  #now: Asked | null = $state.raw(null);
  #right: Record<string, boolean> = $state.raw(kept());
  readonly #asked = new Set<string>();
  readonly #game: string;

  /** `begins`: what is called when another problem is asked, before its table tells anything. */
  constructor(
    game: string,
    readonly begins: () => void = () => undefined,
  ) {
    this.#game = encodeURIComponent(game);
  }

  /** The problem that is asked; null where it is a slip. */
  get line(): ProblemLine | null {
    return this.#now?.line ?? null;
  }

  get slip(): SlipLine | null {
    return this.#now?.slip ?? null;
  }

  get count(): number {
    return this.lines.length;
  }

  get solved(): number {
    return this.lines.filter((line) => this.#right[line.id]).length;
  }

  /** The place of the problem in the list, from 1. */
  get place(): number {
    return this.lines.findIndex((line) => line.id === this.line?.id) + 1;
  }

  /** Loads the lists in the language spoken now, and the problem that is asked again in it. */
  async load(): Promise<void> {
    await this.#trying(async () => {
      [this.lines, this.slips] = await Promise.all([this.#problems(), this.#mine()]);
      const same = this.#all().find((one) => one.key === this.#now?.key && !this.table?.outcome);
      if (same) await this.#show(same);
      else if (!this.table) await this.next();
    });
  }

  /** The next one: slips before problems, and of both those that were never asked before those that were missed. */
  async next(): Promise<void> {
    const open = this.#all().filter(({ key }) => !this.#right[key] && !this.#asked.has(key));
    const [slips, lines] = [open.filter((one) => one.slip), open.filter((one) => one.line)];
    const first = (some: Asked[]) => some.find(({ key }) => !(key in this.#right)) ?? some[0];
    const found = first(slips) ?? first(lines);
    this.done = found === undefined;
    if (found) await this.#trying(() => this.#show(found));
  }

  async #problems(): Promise<ProblemLine[]> {
    return (await get<Problems>(`/api/problems/${this.#game}`)).problems;
  }

  /** My slips; nobody has any before they have a name here, and the problems can be asked without them. */
  async #mine(): Promise<SlipLine[]> {
    try {
      return (await knowGuest()) ? (await get<Slips>(`/api/slips/${this.#game}`)).slips : [];
    } catch {
      return [];
    }
  }

  #all(): Asked[] {
    const at = (kind: string, id: string) => `/api/${kind}/${this.#game}/${encodeURIComponent(id)}`;
    return [
      ...this.slips.map((slip) => ({ key: `slip ${slip.id}`, base: at("slips", slip.id), line: null, slip })),
      ...this.lines.map((line) => ({ key: line.id, base: at("problems", line.id), line, slip: null })),
    ];
  }

  async #show(asked: Asked): Promise<void> {
    const shown = await get<ProblemShown>(asked.base);
    this.#asked.add(asked.key);
    const table = new ProblemTable(asked.base, ({ right }) => this.#keep(asked.key, right));
    this.#now = asked;
    this.begins();
    table.news(shown.news);
    this.table = table;
  }

  async #trying(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.refused = null;
    } catch (problem) {
      if (problem instanceof Refusal && !problem.passing) this.refused = problem;
      else alert(problem);
    }
  }

  #keep(key: string, right: boolean): void {
    this.#right = { ...this.#right, [key]: right };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.#right));
    } catch {
      // Storage is blocked: it is kept as long as the page is open.
    }
  }
}
