/** What a game's table lets one hear besides its cards; a game may lack it. */

import type { Desk } from "../protocol";

/** Whether somebody has taken cards (a trick, the pack), or done something rare; null where it was a card like others. */
export type GameSounds = (before: Desk, now: Desk) => "taken" | "special" | null;

const FOUND = import.meta.glob<GameSounds>("./*/sounds.ts", { eager: true, import: "default" });

export function gameSound(before: Desk, now: Desk): "taken" | "special" | null {
  return FOUND[`./${now.game}/sounds.ts`]?.(before, now) ?? null;
}
