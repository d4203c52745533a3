/** Problems of a game: which comes next, what has been solved in this browser, and the table of one of them. */

import { alert, sentenceOf } from "../alerts.svelte";
import { Refusal, get, post } from "../api";
import type { Desk, Doing, ProblemAnswer, ProblemLine, Problems, ProblemShown } from "../protocol";
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

/** A sitting: the problems of a game, one after another. */
export class Sitting {
  lines: ProblemLine[] = $state.raw([]);
  table: ProblemTable | null = $state.raw(null);
  line: ProblemLine | null = $state.raw(null);
  refused: Refusal | null = $state.raw(null);
  /** All of this sitting have been asked. */
  done = $state(false);
  #right: Record<string, boolean> = $state.raw(kept());
  readonly #asked = new Set<string>();
  readonly #base: string;

  constructor(game: string) {
    this.#base = `/api/problems/${encodeURIComponent(game)}`;
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

  /** Loads the list in the language spoken now, and the problem that is asked again in it. */
  async load(): Promise<void> {
    await this.#trying(async () => {
      this.lines = (await get<Problems>(this.#base)).problems;
      const same = this.lines.find((line) => line.id === this.line?.id && !this.table?.outcome);
      if (same) await this.#show(same);
      else if (!this.table) await this.next();
    });
  }

  /** The next problem: those that were never asked come before those that were missed. */
  async next(): Promise<void> {
    const open = this.lines.filter((line) => !this.#right[line.id] && !this.#asked.has(line.id));
    const line = open.find((one) => !(one.id in this.#right)) ?? open[0];
    this.done = line === undefined;
    if (line) await this.#trying(() => this.#show(line));
  }

  async #show(line: ProblemLine): Promise<void> {
    const base = `${this.#base}/${encodeURIComponent(line.id)}`;
    const shown = await get<ProblemShown>(base);
    this.#asked.add(line.id);
    const table = new ProblemTable(base, ({ right }) => this.#keep(line.id, right));
    table.news(shown.news);
    [this.line, this.table] = [line, table];
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

  #keep(id: string, right: boolean): void {
    this.#right = { ...this.#right, [id]: right };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.#right));
    } catch {
      // Storage is blocked: it is kept as long as the page is open.
    }
  }
}
