/** Keeps the focus at the table: what had it may be gone after a step, and a key pressed then would be lost. */

import { tick } from "svelte";

import type { Table } from "./table.svelte";

export class Focus {
  #arriving = true; // the focus goes to where one plays, not only back to the table
  #deal = 0;
  #last: HTMLElement | null = null;
  #disabled = false; // the button in focus was disabled while its command was under way

  constructor(
    readonly table: Table,
    readonly root: () => HTMLElement | undefined,
  ) {}

  /** The focus has come to something at the table. */
  came(event: FocusEvent): void {
    this.#last = event.target instanceof HTMLElement ? event.target : null;
    this.#disabled = false;
  }

  /** To be called when what is shown has changed. */
  async settle(): Promise<void> {
    const { head, desk, busy } = this.table;
    if (!head) return;
    if (head.deal !== this.#deal) {
      this.#deal = head.deal;
      this.#arriving = true;
    }
    if (busy && this.#last instanceof HTMLButtonElement) this.#disabled = true;
    await tick();
    const root = this.root();
    if (!root || document.querySelector("dialog:modal")) return;
    const at = document.activeElement;
    const heading = root.querySelector<HTMLElement>("h1");
    const lost = at === null || at === document.body || at.id === "main" || at.matches(":disabled");
    const arriving = this.#arriving && desk !== null && head.phase === "playing";
    if (!lost && !(arriving && at === heading)) {
      if (arriving) this.#arriving = false;
      return;
    }
    // A command under way: the button may come back.
    if (!arriving && this.#last?.isConnected) {
      if (busy || !this.#disabled || this.#last.matches(":disabled")) return;
      this.#last.focus({ preventScroll: true });
      return;
    }
    const mine = head.you !== null && desk?.turn === head.you;
    const home = arriving && !mine ? null : this.table.home?.();
    if (arriving) this.#arriving = false;
    (home ?? heading)?.focus({ preventScroll: true });
  }
}
