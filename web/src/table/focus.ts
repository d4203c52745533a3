/** Keeps the focus at the table: what had it may be gone after a step, and a key pressed then would be lost. */

import { tick } from "svelte";

import { keyed } from "../settings.svelte";
import { delivered, tell } from "../speech";
import { text } from "../texts.svelte";
import type { Table } from "./table.svelte";

function inHand(element: Element): boolean {
  return element.closest('[data-zone="hand"]') !== null;
}

let told = false; // how to leave the cards

export class Focus {
  #arriving = true; // the focus goes to where one plays, not only back to the table
  #deal = 0;
  #last: HTMLElement | null = null;
  #placed: HTMLElement | null = null; // where the page has put the focus, and it has stayed
  #stage: string | null = null; // what is asked of me
  #moves = 0; // of the focus, by the page: a later one replaces one that waits
  #greeted = false;

  constructor(
    readonly table: Table,
    readonly root: () => HTMLElement | undefined,
  ) {}

  /** The focus has come to something at the table. */
  came(event: FocusEvent): void {
    this.#last = event.target instanceof HTMLElement ? event.target : null;
    if (this.#last !== this.#placed) this.#placed = null;
    if (!this.#greeted && this.#last?.closest("[role=toolbar]") && this.table.head?.phase === "playing") this.#greet();
  }

  /** Says once how to leave the cards: in a toolbar a screen reader's own keys are the page's. */
  #greet(): void {
    this.#greeted = true;
    if (keyed() && !told) tell(text("table-leave-cards"), true);
    told = true;
  }

  /** To be called when what is shown has changed. */
  async settle(): Promise<void> {
    const { head, desk } = this.table;
    if (!head) return;
    if (head.deal !== this.#deal) {
      this.#deal = head.deal;
      this.#arriving = true;
    }
    await tick();
    const root = this.root();
    if (!root || document.querySelector("dialog:modal")) return;
    const at = document.activeElement;
    const mine = head.you !== null && desk?.turn === head.you;
    const stage = mine && head.phase === "playing" ? `${head.deal} ${desk.phase}` : null;
    const [begins, own] = [stage !== null && stage !== this.#stage, this.#stage !== null];
    this.#stage = stage;
    const heading = root.querySelector<HTMLElement>("h1");
    const lost = this.#lost(at, mine);
    const arriving = this.#arriving && desk !== null && head.phase === "playing";
    if (at !== null && !lost && !(arriving && at === heading)) {
      if (arriving) this.#arriving = false;
      if (begins) this.#lead(at, own);
      return;
    }
    // The player has gone away from what is still there.
    if (!arriving && this.#last?.isConnected && !this.#gone(this.#last) && !this.#last.matches(":disabled")) return;
    if (arriving) this.#arriving = false;
    // After a deal the result takes the focus.
    if (head.phase === "playing" || head.phase === "waiting") this.#put(() => this.table.home?.() ?? heading);
  }

  /** Whether nothing has the focus that a player could go on from. */
  #lost(at: Element | null, mine: boolean): boolean {
    if (at === null || at === document.body || at.id === "main" || at.matches(":disabled")) return true;
    return mine && this.#gone(at);
  }

  /** Whether it is a card that has been played. */
  #gone(element: Element): boolean {
    return element.matches("[data-gone]");
  }

  /** To what is asked for now, if the focus is where the page put it; a player among the cards is told the way instead. */
  #lead(at: Element, own: boolean): void {
    const home = this.table.home?.() ?? null;
    if (!home || home === at) return;
    const called = inHand(at) && !inHand(home); // a number is asked for
    if (at === this.#placed || (called && own)) this.#put(() => this.table.home?.() ?? null);
    else if (called && keyed()) tell(text("table-call-key"), true);
  }

  /** Moves the focus after the news has been told, unless the player has moved it meanwhile. */
  #put(find: () => HTMLElement | null): void {
    const number = (this.#moves += 1);
    const from = document.activeElement;
    void delivered().then(() => {
      const { head, desk } = this.table;
      const mine = head?.you != null && desk?.turn === head.you;
      const at = document.activeElement;
      if (number !== this.#moves || document.querySelector("dialog:modal")) return;
      const headed = from === document.body && (at?.matches("h1") ?? false); // by the page: a view begins at its heading
      if (at !== from && !headed && !this.#lost(at, mine)) return;
      const element = find();
      this.#placed = element;
      element?.focus({ preventScroll: true });
    });
  }
}
