/** Asks for the report of a match until it is there: the server makes it after the match, which takes a while. */

import { alert } from "../alerts.svelte";
import { Refusal, get } from "../api";
import type { TableReport } from "../protocol";

export const POLL_MS = 1000;

/** `asking`: nothing is known yet; `none`: there is no report of this match, and will be none. */
export type State = "asking" | "working" | "ready" | "none" | "refused";

export class Watching {
  answer: TableReport | null = $state.raw(null);
  refused: Refusal | null = $state.raw(null);
  readonly state: State = $derived(
    this.refused ? "refused" : this.answer?.report ? "ready" : this.answer?.why != null ? "none" : this.asked(),
  );
  #round = 0; // what was asked before the last load is not heard any more
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = false;

  constructor(readonly base: string) {}

  private asked(): State {
    return this.answer ? "working" : "asking";
  }

  /** Asks in the language spoken now, again and again until there is no more to come. */
  async load(): Promise<void> {
    this.stop();
    const mine = this.#round;
    try {
      const found = await get<TableReport>(`${this.base}/report`);
      if (mine !== this.#round) return;
      [this.answer, this.refused, this.#failed] = [found, null, false];
    } catch (problem) {
      if (mine !== this.#round) return;
      if (problem instanceof Refusal && !problem.passing) {
        this.refused = problem;
        return;
      }
      if (!this.#failed) alert(problem); // once, however long it lasts
      this.#failed = true;
    }
    if (this.state === "asking" || this.state === "working" || this.#failed)
      this.#timer = setTimeout(() => void this.load(), POLL_MS);
  }

  /** Asks no more: the page was left. */
  stop(): void {
    this.#round += 1;
    clearTimeout(this.#timer);
  }
}
