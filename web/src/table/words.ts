/** What seats, cards and zones of the table are called. */

import type { Head, HeldCard, TysiacDesk } from "../protocol";
import { keyed } from "../settings.svelte";
import { cardName, initial, rankName, spoken, suitName, text } from "../texts.svelte";

/** “You”, or the name of who sits there; `within` a sentence “you”. */
export function seatName(head: Head, seat: number, within = false): string {
  if (seat !== head.you) return head.seats[seat]?.name ?? "";
  return text(within ? "table-you-within" : "table-you");
}

/** “Your sets”, or “Sets of” who sits there. */
export function setsOf(head: Head, seat: number): string {
  return text("table-sets-of", { who: seat === head.you ? "you" : "other", name: seatName(head, seat) });
}

/** “Mille, deal 3”; as long as none was dealt, the game alone. */
export function heading(head: Head, game: string): string {
  return head.deal === 0 ? game : text("table-heading", { game, deal: head.deal });
}

/** Somebody's hand, and how many cards it has: “Your hand, 8 cards”. */
export function handName(head: Head, seat: number, count: number): string {
  return seat === head.you ? text("table-hand", { count }) : text("replay-hand", { name: seatName(head, seat), count });
}

/**
 * The name of a card in hand: “Queen of spades, 3 points, can be played”.
 *
 * What it can be used for is said where some cards of the hand can and some can't; what can't says why by itself.
 */
export function heldName(held: HeldCard, hand: HeldCard[], uses: string[]): string {
  const use = hand.some((one) => one.can.length === 0) ? held.can.find((verb) => uses.includes(verb)) : undefined;
  const said = [text("table-card-points", { card: initial(cardName(held.card)), points: held.points })];
  if (held.can.includes("marry")) said.push(text("table-can", { verb: "marry" }));
  else if (use !== undefined) said.push(text("table-can", { verb: use }));
  if (held.fresh) said.push(text("table-fresh"));
  return said.join(text("table-comma"));
}

/** Returns the sentence that a player gets after a deal: how to begin the next deal, or that the match is over. */
export function afterDeal({ next, deal, phase }: Head): string {
  if (!next) return text("table-phase", { phase });
  return keyed() ? text("table-next-key") : text("table-deal-over", { deal });
}

export type Marriage = TysiacDesk["my_marriages"][number];

/** The marriage in hand that a card is half of. */
export function marriageOf(held: HeldCard, marriages: Marriage[]): Marriage | null {
  const [rank, suit] = held.card;
  if (rank !== "K" && rank !== "Q") return null;
  return marriages.find((one) => one.suit === suit) ?? null;
}

/** Cards by name, one after another. */
export function cardNames(cards: string[]): string {
  return cards.map((card) => cardName(card)).join(text("table-comma"));
}

/** Cards as a sentence has them, to be drawn. */
export function braced(cards: string[]): string {
  return cards.map((card) => `{${card}}`).join(text("table-comma"));
}

export { cardName, rankName, spoken, suitName };
