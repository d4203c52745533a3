/** How each game is drawn: its table, what is drawn above it, where its cards come from. */

import type { Component } from "svelte";

import type { Desk } from "../protocol";
import type { CardRoutes } from "../table/flights";
import type { Table } from "../table/table.svelte";
import plain from "./plain";

export type GameView = {
  /** The table and my hand, with its keys; `root` is the element within which cards move. */
  Table: Component<{ table: Table; root: HTMLElement | undefined }>;
  /** What must always be in sight, beside the tools of the table; null: nothing. */
  Chips: Component<{ table: Table }> | null;
  /** Of a replay: the same in words above the table; null: nothing. */
  Now: Component<{ table: Table }> | null;
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
