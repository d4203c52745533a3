/** What each game adds to the lines of the score sheet. */

import type { Component } from "svelte";

import type { Sheet, SheetDeal } from "../protocol";
import plain from "./plain/sheet";

/** A sign, and what it means; `look` is one of the classes of Sheet.svelte: "", bad, star, mark, mark tally, underlined. */
export type Sign = { sign: string; said: string; look: string };

/** What is drawn about a seat's score of a deal; null and []: nothing. */
export type Figure = {
  underlined: string | null; // what this means
  circled: string | null; // what this means
  stars: Sign | null; // after the score
  marks: Sign[]; // after the total
};

export type GameSheet = {
  /** One more column, between the deal's number and the seats. */
  column: { label: () => string; Cell: Component<{ sheet: Sheet; deal: SheetDeal }> } | null;
  figure: (sheet: Sheet, index: number, seat: number) => Figure;
  /** Lines below the totals, by seat. */
  feet: (sheet: Sheet) => { label: string; sign: string; counts: number[] }[];
  legend: (sheet: Sheet) => Sign[];
  hint: (sheet: Sheet) => string | null;
};

const FOUND = import.meta.glob<GameSheet>("./*/sheet.ts", { eager: true, import: "default" });

/** A game's additions; none for a game that brings nothing of its own. */
export function sheetOf(game: string): GameSheet {
  return FOUND[`./${game}/sheet.ts`] ?? plain;
}
