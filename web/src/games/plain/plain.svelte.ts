/** A seat at the table of any game: which card is chosen, and the answers to its keys. */

import type { Desk, Move } from "../../protocol";
import { delivered, say } from "../../speech";
import { spoken, text, whole } from "../../texts.svelte";
import { OneByOne, othersHold, whyNot } from "../../table/answers";
import type { Load } from "../../table/drag.svelte";
import { Cursor, type Held } from "../../table/hand.svelte";
import type { Table } from "../../table/table.svelte";
import { braced, heldName, seatName } from "../../table/words";

export class PlainPlay {
  readonly cursor = new Cursor();
  /** The key of the card about which it is asked what to do with it. */
  chosen: string | null = $state(null);
  /** The root of the pad, where the keys find its buttons. */
  pad: HTMLElement | undefined = $state();
  readonly #lying = new OneByOne();

  constructor(readonly table: Table) {
    table.home = () => this.home();
    table.question = () => this.question;
  }

  get desk(): Desk | null {
    return this.table.desk;
  }

  get mine(): boolean {
    const { desk, table } = this;
    return !table.still && !table.replaced && desk !== null && desk.seat !== null && desk.turn === desk.seat;
  }

  get moves(): Move[] {
    return this.mine ? (this.desk?.moves ?? []) : [];
  }

  /** What can be done with one card of the hand alone. */
  movesOf(held: Held): Move[] {
    return this.moves.filter((move) => move.card === held.card);
  }

  get #held(): Held | undefined {
    return this.cursor.cards.find((held) => held.key === this.chosen);
  }

  /** Whether a move is one of those that are asked about. */
  answers(move: Move): boolean {
    return this.#held !== undefined && move.card === this.#held.card;
  }

  /** What is asked about the chosen card; null: no card is. */
  get question(): string | null {
    return this.#held ? text("table-which-move", { card: braced([this.#held.card]) }) : null;
  }

  /** Where one goes on: the hand, or the buttons where no card can be used. */
  home(): HTMLElement | null {
    const usable = this.cursor.cards.some((held) => this.movesOf(held).length > 0);
    return (usable ? null : this.first()) ?? this.cursor.element ?? this.first();
  }

  first(): HTMLElement | null {
    return this.pad?.querySelector<HTMLElement>("button") ?? null;
  }

  /** Why the card looked at can't be used; where none can, what is asked says it. */
  get why(): string | null {
    const { looked } = this.cursor;
    if (!this.mine || !looked || looked.can.length > 0) return null;
    return this.cursor.cards.some((held) => held.can.length > 0) ? looked.why : null;
  }

  /** What a screen reader says of a card in hand. */
  name(held: Held): string {
    const some = this.cursor.cards.some((one) => one.can.length === 0);
    return heldName(held, some && held.can.length > 0 ? text("table-can-be-used") : null);
  }

  send(move: Move | undefined): void {
    if (!move) return;
    this.chosen = null;
    void this.table.move(move.move);
  }

  /** A card is pressed: used, or asked about where several things can be done with it. */
  press(held: Held): void {
    if (!this.mine) return this.table.notMine();
    const moves = this.movesOf(held);
    if (moves.length === 1) return this.send(moves[0]);
    if (moves.length > 1) {
      this.chosen = this.chosen === held.key ? null : held.key;
      return this.#ask();
    }
    if (held.why !== null) this.table.refuse(held.why);
    else this.table.answer(this.desk?.prompt ?? text("table-not-now"));
  }

  /** Asks about the chosen card, then brings the focus to the answers. */
  #ask(): void {
    const { question } = this;
    if (question === null) return;
    say(whole(spoken(question)));
    void delivered().then(() => {
      const free = this.cursor.focused || document.activeElement === document.body;
      if (free) this.pad?.querySelector<HTMLElement>("[data-answer]")?.focus();
    });
  }

  cancel(): void {
    if (this.chosen === null) return;
    this.chosen = null;
    this.cursor.focus();
  }

  /** A card can be dragged to the table where something can be done with it. */
  load(held: Held): Load | null {
    if (!this.mine || this.movesOf(held).length === 0) return null;
    return { cards: [held.card], places: ["table"], drop: () => this.press(held) };
  }

  // --- What is asked by keys

  sayHand(): void {
    const { cards } = this.cursor;
    if (cards.length === 0) return this.table.answer(text("table-hand-none"));
    const named = (some: Held[]) => braced(some.map((held) => held.card));
    const fresh = cards.filter((held) => held.fresh);
    const said = [text("table-say-hand", { count: cards.length, cards: named(cards) })];
    if (fresh.length > 0) said.push(text("table-say-fresh", { count: fresh.length, cards: named(fresh) }));
    this.table.answer(said.join(" "));
  }

  sayTable(): void {
    const lying = this.desk?.table ?? [];
    this.table.answer(lying.length > 0 ? lying.map(whole).join(" ") : text("table-say-nothing"));
  }

  /** What is on the table, sentence by sentence. */
  sayEach(by: 1 | -1): void {
    this.table.answer(this.#lying.step(this.desk?.table ?? [], by) ?? text("table-say-nothing"));
  }

  sayMoves(): void {
    if (!this.mine) return this.table.notMine();
    const labels = this.moves.map((move) => move.label);
    this.table.answer(labels.length > 0 ? labels.join(text("table-semicolon")) : text("table-not-now"));
  }

  toMoves(): void {
    const first = this.first();
    if (first) first.focus();
    else this.sayMoves();
  }

  sayOthers(): void {
    if (this.desk) this.table.answer(othersHold(this.table, this.desk));
  }

  sayScores(): void {
    const { head } = this.table;
    const totals = this.desk?.settled?.totals ?? head?.totals ?? [];
    const said = totals.map((total, seat) =>
      text("table-say-total", { name: head ? seatName(head, seat, seat > 0) : "", total }),
    );
    this.table.answer(said.join(text("table-semicolon")));
  }

  /** Why the card that the keys are on can't be used. */
  sayWhy(): void {
    const { held } = this.cursor;
    if (!held) return this.table.answer(text("table-hand-none"));
    if (!this.mine) return this.table.notMine();
    whyNot(this.table, held, null);
  }
}
