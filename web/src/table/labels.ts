/** What seats, cards and zones of the table are called. */

import type { Desk, Head, HeldCard, LessonStep } from "../protocol";
import { keyed } from "../settings.svelte";
import { cardName, initial, text } from "../texts.svelte";

/** “You”, or the name of who sits there; `within` a sentence “you”. */
export function seatName(head: Head, seat: number, within = false): string {
  if (seat !== head.you) return head.seats[seat]?.name ?? "";
  return text(within ? "table-you-within" : "table-you");
}

/** The arguments of a message that says “you” to the person and else names the player: “Your sets”, “Sets of Ann”. */
export function whoIs(head: Head | null, seat: number): { who: "you" | "other"; name: string } {
  return { who: seat === head?.you ? "you" : "other", name: head ? seatName(head, seat) : "" };
}

/** The game and the deal, “…, deal 3”, or the lesson; as long as none was dealt, the game alone. */
export function heading(head: Head, game: string, lesson: LessonStep | null = null): string {
  if (lesson) return text("table-lesson-title", { game, number: lesson.number });
  return head.deal === 0 ? game : text("table-heading", { game, deal: head.deal });
}

/** Somebody's hand, and how many cards it has: “Your hand, 8 cards”. */
export function handName(head: Head, seat: number, count: number): string {
  return seat === head.you ? text("table-hand", { count }) : text("replay-hand", { name: seatName(head, seat), count });
}

/** Why I see no card of mine: they lie face down, or there is none. */
export function noCards(desk: Desk | null): string {
  return desk?.unseen ?? text("table-hand-none");
}

/** The name of a card in hand: “Queen of spades, 3 points, can be played”; `use` says what it can be used for. */
export function heldName(held: HeldCard, use: string | null): string {
  const said = [text("table-card-points", { card: initial(cardName(held.card)), points: held.points })];
  if (use !== null) said.push(use);
  if (held.fresh) said.push(text("table-fresh"));
  return said.join(text("table-comma"));
}

/**
 * The first of these verbs that a card can be used with; null where there is none.
 *
 * It is said where some cards of the hand can be used and some can't; of what can't a key says why.
 */
export function useOf(held: HeldCard, hand: HeldCard[], verbs: string[]): string | null {
  if (hand.every((one) => one.can.length > 0)) return null;
  return held.can.find((verb) => verbs.includes(verb)) ?? null;
}

/** The sentence part for that verb. */
export function canBe(verb: string | null): string | null {
  return verb === null ? null : text("table-can", { verb });
}

/** Returns the sentence that a player gets after a deal: how to begin the next deal, or that the match is over. */
export function afterDeal({ next, deal, phase }: Head): string {
  if (!next) return text("table-phase", { phase });
  return keyed() ? text("table-next-key") : text("table-deal-over", { deal });
}

/** Cards by name, one after another. */
export function cardNames(cards: string[]): string {
  return cards.map((card) => cardName(card)).join(text("table-comma"));
}

/** Cards as a sentence has them, to be drawn. */
export function braced(cards: string[]): string {
  return cards.map((card) => `{${card}}`).join(text("table-comma"));
}
