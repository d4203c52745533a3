/** A match that goes on with real cards: the address of the score page names the table or the replay it comes from. */

import { get, post } from "../api";
import { keptByGame } from "../kept.svelte";
import type { KeptSheet, TableTold } from "../protocol";
import { today } from "./days";
import type { Match } from "./evening.svelte";

/** Where the match of an address comes from; null where it brings none. */
function origin(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const [name, path] of [
    ["table", "tables"],
    ["replay", "replays"],
  ] as const) {
    const id = query.get(name);
    if (id !== null) return `/api/${path}/${encodeURIComponent(id)}/real-cards`;
  }
  return null;
}

/** The match that an address brings along; null where it brings none. */
export async function carriedOver(search: string): Promise<KeptSheet | null> {
  const from = origin(search);
  return from === null ? null : get<KeptSheet>(from);
}

/** Where the others were told that a match goes on in the evening of this browser. */
const told = keptByGame("chiliad-score-told", (value): value is string[] => Array.isArray(value));
const MINE = "mine";

/** Tells the others at the table of that match that it goes on here; whether there are others. */
export async function tellTable(search: string): Promise<boolean> {
  const from = origin(search);
  if (from === null || !(await post<TableTold>(from, {})).told) return false;
  told.keep(MINE, [...new Set([...(told.now(MINE) ?? []), from])]);
  return true;
}

/** Whether somebody was told, and gets the link. */
export function wasTold(): boolean {
  return (told.of(MINE) ?? []).length > 0;
}

/** Gives those the link who were told: the evening is shared. */
export async function tellShared(evening: string): Promise<void> {
  const places = told.now(MINE) ?? [];
  forgetTold();
  await Promise.allSettled(places.map((place) => post<TableTold>(place, { evening })));
}

/** The evening of this browser is over. */
export function forgetTold(): void {
  told.keep(MINE);
}

/** A sheet as this browser keeps it: one that has no day yet begins today. */
export function asMatch(sheet: KeptSheet): Match {
  return { ...(sheet as Match), date: sheet.date ?? today() };
}

/** A value as text, whatever order its keys stand in; apart from where a deal was played. */
function written(value: object): string {
  const own = Object.entries(value).filter(([key]) => !key.startsWith("_"));
  return JSON.stringify(own.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether one of two is the beginning of the other: of one day, by the same rules, with the same deals and one person. */
function alike(sheet: Match, match: KeptSheet): boolean {
  const deals = match.deals ?? [];
  return (
    sheet.game === match.game &&
    sheet.preset === match.preset &&
    written(sheet.options) === written(match.options ?? {}) &&
    sheet.dealer === match.dealer &&
    (sheet.date === match.date || match.date === null) &&
    sheet.names.length === match.names.length &&
    sheet.names.some((name) => match.names.includes(name)) &&
    sheet.deals.length > 0 &&
    deals.length > 0 &&
    sheet.deals.every((deal, place) => deals.length <= place || written(deal) === written(deals[place] ?? {}))
  );
}

/**
 * The match of an evening that another one goes on with, or the beginning of which it is: the longer of the two takes its
 * place, and its players keep the names that they have there. Null where there is none, and it is a match of its own.
 */
export function goneOn(sheets: Match[], match: KeptSheet): { at: number; match: Match } | null {
  const at = sheets.findIndex((sheet) => alike(sheet, match));
  const before = sheets[at];
  if (!before) return null;
  if (before.deals.length > (match.deals ?? []).length) return { at, match: before };
  return { at, match: { ...asMatch(match), names: before.names, small: before.small, date: before.date } };
}
