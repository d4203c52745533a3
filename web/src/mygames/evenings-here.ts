/**
 * The evenings with real cards that this browser keeps and the server does not list: the one that nobody else knows, and
 * those that it follows (`score/evening.svelte.ts` writes them).
 */

import { post } from "../api";
import type { EveningSettled, KeptEvening, MyGame } from "../protocol";
import { ownEvening, sharedHere } from "../score/evening.svelte";

export type EveningHere = Pick<MyGame, "games" | "names" | "matches"> & {
  /** The code of a shared one; null for the browser's own. */
  code: string | null;
  /** When its first match began (2025-11-28); null where nobody knows. */
  date: string | null;
  kept: KeptEvening;
};

export type ScoreHere = Pick<MyGame, "totals" | "won">;

/** These evenings in short, the browser's own first; none without a match. */
export function eveningsHere(): EveningHere[] {
  const followed = sharedHere().filter(({ wrote }) => !wrote);
  return [{ code: null, evening: ownEvening() }, ...followed]
    .filter(({ evening }) => evening.sheets.length > 0)
    .map(({ code, evening: { sheets, paid } }) => ({
      code,
      games: [...new Set(sheets.map(({ game }) => game))],
      names: [...new Set(sheets.flatMap(({ names }) => names))],
      matches: sheets.length,
      date: sheets[0]?.date ?? null,
      kept: { sheets, paid },
    }));
}

/** What an evening has come to, as the server says it of those it lists; nothing where it can't be asked. */
export async function scoreHere({ kept, names }: EveningHere): Promise<ScoreHere> {
  const nothing = { totals: [], won: [] };
  if (!kept.sheets.some(({ deals }) => deals && deals.length > 0)) return nothing;
  try {
    const { matches, people } = await post<EveningSettled>("/api/evening", kept);
    if (matches.length === 1) return { totals: matches[0]?.totals ?? [], won: [] };
    return { totals: [], won: names.map((name) => people.find((one) => one.name === name)?.won ?? 0) };
  } catch {
    return nothing;
  }
}
