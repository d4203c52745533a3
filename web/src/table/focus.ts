/** Keeps the focus at the table: what had it may be gone after a step, and a key pressed then would be lost. */

import { tick } from "svelte";

import { keyed } from "../settings.svelte";
import { tell } from "../speech";
import { text } from "../texts.svelte";
import type { Table } from "./table.svelte";

function inHand(element: Element): boolean {
  return element.closest('[data-zone="hand"]') !== null;
}

export class Focus {
  #arriving = true; // the focus goes to where one plays, not only back to the table
  #deal = 0;
  #last: HTMLElement | null = null;
  #disabled = false; // the button in focus was disabled while its command was under way
  #placed: HTMLElement | null = null; // where the page has put the focus, and it has stayed
  #stage: string | null = null; // what is asked of me

  constructor(
    readonly table: Table,
    readonly root: () => HTMLElement | undefined,
  ) {}

  /** The focus has come to something at the table. */
  came(event: FocusEvent): void {
    this.#last = event.target instanceof HTMLElement ? event.target : null;
    if (this.#last !== this.#placed) this.#placed = null;
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
    const mine = head.you !== null && desk?.turn === head.you;
    const stage = mine && head.phase === "playing" ? `${head.deal} ${desk.phase}` : null;
    const [begins, own] = [stage !== null && stage !== this.#stage, this.#stage !== null];
    this.#stage = stage;
    const heading = root.querySelector<HTMLElement>("h1");
    const lost = at === null || at === document.body || at.id === "main" || at.matches(":disabled");
    const arriving = this.#arriving && desk !== null && head.phase === "playing";
    if (!lost && !(arriving && at === heading)) {
      if (arriving) this.#arriving = false;
      if (begins) this.#lead(at, own);
      return;
    }
    // A command under way: the button may come back.
    if (!arriving && this.#last?.isConnected) {
      if (busy || !this.#disabled || this.#last.matches(":disabled")) return;
      this.#last.focus({ preventScroll: true });
      return;
    }
    const home = arriving && !mine ? null : this.table.home?.();
    if (arriving) this.#arriving = false;
    this.#put(home ?? heading);
  }

  /** To what is asked for now, if the focus stands where it was put; who walks through his cards is told the way instead. */
  #lead(at: Element, own: boolean): void {
    const home = this.table.home?.() ?? null;
    if (!home || home === at) return;
    const called = inHand(at) && !inHand(home); // a number is asked for
    if (at === this.#placed || (called && own)) this.#put(home);
    else if (called && keyed()) tell(text("table-call-key"), true);
  }

  #put(element: HTMLElement | null): void {
    this.#placed = element;
    element?.focus({ preventScroll: true });
  }
}
