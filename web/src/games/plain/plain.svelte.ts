/** A seat at the table of any game: what can be done with each card, and the answers to its keys. */

import type { Move } from "../../protocol";
import type { Load } from "../../table/drag.svelte";
import type { Held } from "../../table/hand.svelte";
import { Play } from "../../table/play.svelte";
import { braced, heldName } from "../../table/labels";
import { text, whole } from "../../texts.svelte";

export class PlainPlay extends Play {
  /** What can be done with one card of the hand alone. */
  movesOf(held: Held): Move[] {
    return this.offered.filter((move) => move.card === held.card);
  }

  /** Whether a move is one of those that are asked about. */
  answers(move: Move): boolean {
    return this.asked !== undefined && move.card === this.asked.card;
  }

  /** What is asked about the chosen card. */
  override get question(): string | null {
    return this.asked ? text("table-which-move", { card: braced([this.asked.card]) }) : null;
  }

  override get would(): string | null {
    return this.question;
  }

  /** Where one goes on: the hand, or the buttons where no card can be used. */
  override home(): HTMLElement | null {
    const usable = this.cursor.cards.some((held) => this.movesOf(held).length > 0);
    return (usable ? null : this.first()) ?? this.cursor.element ?? this.first();
  }

  first(): HTMLElement | null {
    return this.pad?.querySelector<HTMLElement>("button") ?? null;
  }

  override name(held: Held): string {
    const some = this.cursor.cards.some((one) => one.can.length === 0);
    return heldName(held, some && held.can.length > 0 ? text("table-can-be-used") : null);
  }

  /** A card is pressed: used, or asked about where several things can be done with it. */
  override press(held: Held): void {
    if (!this.mine) return this.table.notMine();
    const moves = this.movesOf(held);
    if (moves.length > 1) this.ask(held);
    else if (moves[0]) this.send(moves[0].move);
    else this.refuse(held);
  }

  /** A card can be dragged to the table where something can be done with it. */
  override load(held: Held): Load | null {
    if (this.movesOf(held).length === 0) return null;
    return { cards: [held.card], places: ["table"], drop: () => this.press(held) };
  }

  // --- What is asked by keys

  sayTable(): void {
    const lying = this.desk?.table ?? [];
    this.table.answer(lying.length > 0 ? lying.map(whole).join(" ") : text("table-say-nothing"));
  }

  /** What is on the table, sentence by sentence. */
  sayEach(by: 1 | -1): void {
    this.sayNext(this.desk?.table ?? [], by, text("table-say-nothing"));
  }

  sayMoves(): void {
    if (!this.mine) return this.table.notMine();
    const labels = this.offered.map((move) => move.label);
    this.table.answer(labels.length > 0 ? labels.join(text("table-semicolon")) : text("table-not-now"));
  }

  toMoves(): void {
    const first = this.first();
    if (first) first.focus();
    else this.sayMoves();
  }

  sayScores(): void {
    const totals = this.desk?.settled?.totals ?? this.table.head?.totals ?? [];
    const said = (seat: number) =>
      text("table-say-total", { name: this.nameOf(seat, seat > 0), total: totals[seat] ?? 0 });
    this.sayOfSeats(said, text("table-semicolon"));
  }
}
