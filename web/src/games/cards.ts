/** What the page knows of a game's cards: which of them are its picture, and in which order they are held. */

import type { Settings } from "../settings.svelte";
import plain from "./plain/cards";

export type GameCards = {
  /** A few cards: the game's picture on the first page. */
  picture: string[];
  /** The letters of suits in the order of a hand. */
  suits: string;
  /** The letters of ranks from the highest on; null: in each suit the cards are in the order that the server gives. */
  ranks: string | null;
  /** Of one rank what counts more comes last, where it is seen whole. */
  dearLast: boolean;
  /** How a hand is sorted at first, where the game keeps that for itself; null: as the settings say. */
  sort: Settings["sort"] | null;
  /** A hand may be so large that it is shown in rows. */
  large: boolean;
};

const FOUND = import.meta.glob<GameCards>("./*/cards.ts", { eager: true, import: "default" });

/** A game's cards; of a game that brings nothing of its own, the plain ones. */
export function cardsOf(game: string): GameCards {
  return FOUND[`./${game}/cards.ts`] ?? plain;
}
