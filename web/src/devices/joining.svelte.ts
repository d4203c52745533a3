/** A device that becomes a guest's: whoever is somebody here already is asked first whether both are to become one. */

import { sentenceOf } from "../alerts.svelte";
import { Refusal } from "../api";
import type { GuestSeen } from "../protocol";

export type Send = (merge: boolean) => Promise<GuestSeen>;

export class Joining {
  /** Whether the server is being asked. Reactive. */
  busy = $state(false);
  /** Why it was refused, as a sentence. Reactive. */
  wrong = $state("");
  /** Whose seat it is and who I am, while the person is asked. Reactive. */
  other = $state.raw<{ name: string; mine: string } | null>(null);
  /** What was refused last. */
  problem: unknown = null;

  #again: Send | null = null;

  constructor(readonly onjoined: (name: string) => void) {}

  /** Asks the server; whether this device is that guest's now. */
  async join(send: Send, merge = false): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.wrong, this.problem] = [true, "", null];
    try {
      const { name } = await send(merge);
      [this.other, this.#again] = [null, null];
      this.onjoined(name);
      return true;
    } catch (problem) {
      const details = problem instanceof Refusal && problem.slug === "another-guest" ? problem.details : null;
      if (details) {
        this.other = { name: String(details["name"]), mine: String(details["mine"]) };
        this.#again = send;
      } else {
        this.refuse(problem);
      }
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Shows why it was not done: in these words, else in those of the refusal. */
  refuse(problem: unknown, said: string | null = null): void {
    [this.problem, this.wrong] = [problem, said ?? sentenceOf(problem)];
  }

  /** The person has agreed. */
  async merge(): Promise<boolean> {
    return this.#again !== null && this.join(this.#again, true);
  }

  /** The person has not. */
  stay(): void {
    [this.other, this.#again, this.wrong] = [null, null, ""];
  }
}
