/** The end of a deal: what was laid last stays in sight for a moment, before the result covers the table. */

import type { Desk } from "../protocol";
import { moving } from "../settings.svelte";
import type { Table } from "./table.svelte";

const SHOWN_MS = 2200;
const SHOWN_CALM_MS = 1200; // nothing flies then that one would wait for

export class Ending {
  #seen: Desk | null = $state.raw(null);

  constructor(readonly table: () => Table) {}

  /** Whether a deal has just ended here and what lies there is still to be looked at. */
  get lasts(): boolean {
    const { desk, previous, still } = this.table();
    return !still && desk?.phase === "over" && previous !== null && previous.phase !== "over" && this.#seen !== desk;
  }

  /** An effect: lets the moment pass. */
  run(): (() => void) | undefined {
    if (!this.lasts) return undefined;
    const timer = setTimeout(() => this.skip(), moving() ? SHOWN_MS : SHOWN_CALM_MS);
    return () => clearTimeout(timer);
  }

  /** A key or a tap: on to the result. */
  skip(): void {
    if (this.lasts) this.#seen = this.table().desk;
  }
}
