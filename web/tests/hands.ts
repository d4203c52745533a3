/** Hands of cards for tests. */

import type { HeldCard } from "../src/protocol";

/** A hand dealt in this order; a figure after a colon is what a card counts. */
export function hand(dealt: string): HeldCard[] {
  return dealt.split(" ").map((one, at) => {
    const [card = "", points = "0"] = one.split(":");
    return { card, at, points: Number(points), can: [] } as unknown as HeldCard;
  });
}

/** The cards in this order. */
export const cards = (held: { card: string }[]): string => held.map((one) => one.card).join(" ");
