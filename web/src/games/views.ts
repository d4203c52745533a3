/** How each game is drawn: its table, what is drawn above it, where its cards come from. */

import type { Component } from "svelte";

import type { Suit } from "../cards/faces";
import type { Desk, Head } from "../protocol";
import type { CardRoutes } from "../table/flights";
import type { Table } from "../table/table.svelte";
import plain from "./plain";

/** Something that must always be in sight: `said` for the ear, and for the eye too where it has no sign. */
export type Chip = {
  said: string;
  shown?: string; // for the eye: a figure
  name?: string; // the player to whom the figure belongs, where there is room
  suit?: Suit; // for the eye: the sign of a suit
};

export type GameView = {
  /** The table and my hand, with its keys; `root` is the element within which cards move. */
  Table: Component<{ table: Table; root: HTMLElement | undefined }>;
  /** What must always be in sight, beside the tools of the table; null: how far the match goes. */
  chips: ((head: Head, desk: Desk) => Chip[]) | null;
  cardRoutes: (previous: Desk | null, now: Desk) => CardRoutes;
  /** What a deal consists of, for who looks back at it. */
  part: "trick" | "turn";
};

const FOUND = import.meta.glob<GameView>("./*/index.ts", { eager: true, import: "default" });

/** The games that are drawn from the parts of their desks: the server need not say in sentences what lies open there. */
export const DRAWN = Object.keys(FOUND)
  .map((path) => path.split("/")[1])
  .filter((game) => game !== "plain")
  .join();

/** How a game is drawn; a game that brings nothing of its own is drawn plainly, from what every game shows. */
export function viewOf(game: string): GameView {
  return FOUND[`./${game}/index.ts`] ?? plain;
}
