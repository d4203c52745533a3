/** The evening with real cards that this browser keeps and nobody else knows (`score/evening.svelte.ts` writes it). */

import { post } from "../api";
import type { EveningSettled, KeptEvening, MyGame } from "../protocol";

const KEPT_AS = "chiliad-evening";
const MINE = "mine";

export type OwnEvening = Pick<MyGame, "games" | "names" | "matches"> & {
  /** When its first match began (2025-11-28); null where nobody knows. */
  date: string | null;
  kept: KeptEvening;
};

export type OwnScore = Pick<MyGame, "totals" | "won">;

/** That evening in short; null where there is none, or nothing that can be read. */
export function ownEvening(): OwnEvening | null {
  try {
    const all = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Record<string, Partial<KeptEvening> | undefined>;
    const { sheets, paid } = all[MINE] ?? {};
    if (!Array.isArray(sheets) || sheets.length === 0) return null;
    return {
      games: [...new Set(sheets.map(({ game }) => game))],
      names: [...new Set(sheets.flatMap(({ names }) => names))],
      matches: sheets.length,
      date: sheets[0]?.date ?? null,
      kept: { sheets, paid: paid ?? [] },
    };
  } catch {
    return null; // storage is blocked, or holds what is none of ours
  }
}

/** What that evening has come to, as the server says it of a shared one; nothing where it can't be asked. */
export async function ownScore({ kept, names }: OwnEvening): Promise<OwnScore> {
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
