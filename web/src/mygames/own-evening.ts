/** The evening with real cards that this browser keeps and nobody else knows (`score/evening.svelte.ts` writes it). */

const KEPT_AS = "chiliad-evening";
const MINE = "mine";

export type OwnEvening = { games: string[]; names: string[]; matches: number };

/** That evening in short; null where there is none, or nothing that can be read. */
export function ownEvening(): OwnEvening | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Record<string, { sheets?: unknown } | undefined>;
    const sheets = kept[MINE]?.sheets;
    if (!Array.isArray(sheets) || sheets.length === 0) return null;
    const found = sheets as { game: string; names: string[] }[];
    return {
      games: [...new Set(found.map(({ game }) => game))],
      names: [...new Set(found.flatMap(({ names }) => names))],
      matches: found.length,
    };
  } catch {
    return null; // storage is blocked, or holds what is none of ours
  }
}
