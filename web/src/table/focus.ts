/** Keeps the focus at the table: the focused element may go after a step, and a key pressed then would be lost. */

import { tick } from "svelte";

import { dialogOpen, lead, led, nowhere, returned } from "../focus.svelte";
import type { Head } from "../protocol";
import { keyed } from "../settings.svelte";
import { delivered, tell, untold } from "../speech";
import { text } from "../texts.svelte";
import type { Table } from "./table.svelte";

function hasResult(head: Head): boolean {
  return head.phase !== "playing" && head.phase !== "waiting";
}

function inHand(element: Element): boolean {
  return element.closest('[data-zone="hand"]') !== null;
}

/** Resolves when all news has been told and the focus is not being led. More news may come while it is led. */
async function ready(): Promise<void> {
  do {
    await delivered();
    await led();
  } while (untold());
}

let told = false; // how to leave the cards

// What may have the focus when a result appears, and should not keep it.
const BEFORE_RESULT = ".table-page h1, .table-page .head button:not([role=menuitem]), .skip, [data-keeper]";

export class Focus {
  #arriving = true; // the focus should go to where the player acts next
  #scene = ""; // the deal, and whether its result is shown
  #returned = returned.count;
  #last: HTMLElement | null = null;
  #keeper: HTMLElement | null = null; // of the toolbar in which it is
  #placed: HTMLElement | null = null; // where the page has put the focus, and it has stayed
  #stage: string | null = null; // what is asked of me
  #moves = 0; // of the focus, by the page: a later one replaces one that waits
  #underway = false; // whether the pending move goes to where the player acts next
  #greeted = false;

  constructor(
    readonly table: Table,
    readonly root: () => HTMLElement | undefined,
    readonly mayMove: () => Promise<void> = ready,
  ) {}

  /** The focus has come to something at the table. */
  came(event: FocusEvent): void {
    this.#last = event.target instanceof HTMLElement ? event.target : null;
    this.#keeper = this.#last?.closest("[role=toolbar]")?.querySelector<HTMLElement>("[data-keeper]") ?? null;
    if (this.#last !== this.#placed) this.#placed = null;
    if (!this.#greeted && this.#last?.closest("[role=toolbar]") && this.table.head?.phase === "playing") this.#greet();
  }

  /** Says once how to leave the cards: in a toolbar a screen reader's own keys are the page's. */
  #greet(): void {
    this.#greeted = true;
    if (keyed() && !told) tell(text("table-leave-cards"), true);
    told = true;
  }

  /** Finds the focus a place if it needs one. Call it when the table has changed, and when a dialog has closed. */
  async settle(): Promise<void> {
    const { head, desk, onward } = this.table;
    if (!head) return;
    const playing = head.phase === "playing";
    const result = hasResult(head);
    const scene = `${head.deal} ${result}`;
    if (scene !== this.#scene || (returned.count !== this.#returned && returned.gone)) this.#arriving = true;
    [this.#scene, this.#returned] = [scene, returned.count];
    await tick();
    const root = this.root();
    if (!root || dialogOpen()) return;
    if (nowhere()) this.#shelter()?.focus({ preventScroll: true });
    if (result && !onward) return; // the cards played last are shown for a moment before it
    const at = document.activeElement;
    const mine = head.you !== null && desk?.turn === head.you;
    const stage = mine && playing ? `${head.deal} ${desk.phase}` : null;
    const [begins, own] = [stage !== null && stage !== this.#stage, this.#stage !== null];
    this.#stage = stage;
    const heading = root.querySelector<HTMLElement>("h1");
    const arriving = this.#arriving && (result || (playing && desk !== null));
    const lost = this.#lost(at, mine, arriving && result);
    if (at !== null && !lost && !(arriving && at === heading)) {
      if (arriving) this.#arriving = false;
      if (begins) this.#lead(at, own);
      return;
    }
    // The player has left an element that is still there.
    if (!arriving && this.#last?.isConnected && !this.#gone(this.#last) && !this.#last.matches(":disabled")) return;
    if (arriving) this.#arriving = false;
    this.#put(() => this.#onward(), arriving);
  }

  /** Where the player goes on; null while the cards played last are still shown before a result. */
  #onward(): HTMLElement | null {
    const { head, onward, home } = this.table;
    if (head && hasResult(head)) return onward?.() ?? null;
    return home?.() ?? this.root()?.querySelector<HTMLElement>("h1") ?? null;
  }

  /** Where the focus waits when what had it has gone; null where nothing at the table had it. */
  #shelter(): HTMLElement | null {
    if (!this.#last || this.#last.isConnected) return null;
    return this.#keeper?.isConnected ? this.#keeper : (this.root()?.querySelector("[data-keeper]") ?? null);
  }

  /** Whether the player cannot go on from the focused element. `appears`: a result has just appeared. */
  #lost(at: Element | null, mine: boolean, appears = false): boolean {
    if (at === null || nowhere() || at.id === "main" || at.matches(":disabled")) return true;
    return (mine && this.#gone(at)) || (appears && at.matches(BEFORE_RESULT));
  }

  /** Whether the focus only waits there, for a card or a button that has gone. */
  #gone(element: Element): boolean {
    return element.matches("[data-keeper]");
  }

  /** Moves the focus to what is asked for now if the page put it where it is. A player among the cards is told the key. */
  #lead(at: Element, own: boolean): void {
    const home = this.table.home?.() ?? null;
    if (!home || home === at) return;
    const called = inHand(at) && !inHand(home); // a number is asked for
    if (at === this.#placed || (called && own)) this.#put(() => this.table.home?.() ?? null);
    else if (called && keyed()) tell(text("table-call-key"), true);
  }

  /** Moves the focus after the news has been told, unless the player moves it before that. */
  #put(find: () => HTMLElement | null, arriving = false): void {
    const number = (this.#moves += 1);
    const from = document.activeElement;
    this.#underway ||= arriving; // a move that replaces a pending one takes over its purpose
    const place = () => {
      const { head, desk } = this.table;
      const mine = head?.you != null && desk?.turn === head.you;
      const at = document.activeElement;
      if (number !== this.#moves || !this.root()) return;
      const arriving = this.#underway;
      this.#underway = false;
      if (dialogOpen()) {
        if (arriving) this.#arriving = true; // settle again when the dialog closes
        return;
      }
      // The page, not the player, has moved the focus to the heading, where a view begins.
      const headed = (arriving || from === document.body) && (at?.matches("h1") ?? false);
      const appears = arriving && head !== null && hasResult(head);
      // The player has moved it since: it stays, even at the head, where a result does not leave what was there before.
      if (at !== from && !headed && !this.#lost(at, mine || appears)) return;
      // After an element that went with the focus, Orca ignores the first one that gets it.
      if (nowhere()) {
        const first = () => this.#shelter() ?? this.root()?.querySelector<HTMLElement>("h1");
        void lead(first, () => (this.#placed = find()));
      } else {
        this.#placed = find();
        this.#placed?.focus({ preventScroll: true });
      }
    };
    void this.mayMove().then(place);
  }
}
