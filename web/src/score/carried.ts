/** A match that goes on with real cards: the address of the score page names the table or the replay it comes from. */

import { get } from "../api";
import type { KeptSheet } from "../protocol";
import { today } from "./days";
import type { Match } from "./evening.svelte";

/** The match that an address brings along; null where it brings none. */
export async function carriedOver(search: string): Promise<Match | null> {
  const query = new URLSearchParams(search);
  for (const [name, path] of [
    ["table", "tables"],
    ["replay", "replays"],
  ] as const) {
    const id = query.get(name);
    if (id !== null) return asMatch(await get<KeptSheet>(`/api/${path}/${encodeURIComponent(id)}/real-cards`));
  }
  return null;
}

/** A sheet as this browser keeps it: one that has no day yet begins today. */
export function asMatch(sheet: KeptSheet): Match {
  return { ...(sheet as Match), date: sheet.date ?? today() };
}

/** The figures of a deal, apart from where it was played; in whatever order their keys stand. */
function figures(deal: Match["deals"][number]): string {
  return JSON.stringify(
    Object.entries(deal)
      .filter(([key]) => !key.startsWith("_"))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * The match of an evening that another one goes on with: the same deals come first. It takes that one's place, and its
 * players keep the names that they have there. Null where there is none, and it is a match of its own.
 */
export function goneOn(sheets: Match[], match: Match): { at: number; match: Match } | null {
  const at = sheets.findIndex(
    (sheet) =>
      sheet.game === match.game &&
      sheet.names.length === match.names.length &&
      sheet.deals.length > 0 &&
      sheet.deals.length <= match.deals.length &&
      sheet.deals.every((deal, place) => figures(deal) === figures(match.deals[place] ?? {})),
  );
  const before = sheets[at];
  return before ? { at, match: { ...match, names: before.names, small: before.small, date: before.date } } : null;
}
