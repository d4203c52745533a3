/** The end of a deal: what was laid last stays in sight for a moment, before the result covers the table. */

import type { Desk } from "../protocol";
import { moving } from "../settings.svelte";
import type { Table } from "./table.svelte";

const SHOWN_MS = 2200;
const SHOWN_CALM_MS = 1200; // nothing flies then that one would wait for

export class Ending {
  #seen: Desk | null = $state.raw(null);

  constructor(readonly table: Table) {}

  /** Whether a deal has just ended here and what lies there is still to be looked at. */
  get lasts(): boolean {
    const { desk, previous, still } = this.table;
    return !still && desk?.phase === "over" && previous !== null && previous.phase !== "over" && this.#seen !== desk;
  }

  /** An effect: lets the moment pass; a key or a tap leads on to the result at once. */
  run(): (() => void) | undefined {
    if (!this.lasts) return undefined;
    const skip = () => (this.#seen = this.table.desk);
    const timer = setTimeout(skip, moving() ? SHOWN_MS : SHOWN_CALM_MS);
    const listening = new AbortController();
    const { signal } = listening;
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, skip, { capture: true, signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }
}
