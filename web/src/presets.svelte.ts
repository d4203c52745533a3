/** How this person plays each game: the preset of their new tables, kept in this browser alone. */

import { keptByGame } from "./kept.svelte";
import type { GameInfo, PresetInfo } from "./protocol";

const chosen = keptByGame("chiliad-presets", (value): value is string => typeof value === "string");

/** Whether people are asked how they play this game. */
export function asksPreset(game: GameInfo): boolean {
  return game.presets.some((one) => one.telling.length > 0);
}

/** The preset this person has chosen; undefined where they have not, or where there is no such preset. Reactive. */
export function chosenPreset(game: GameInfo): PresetInfo | undefined {
  return game.presets.find((one) => one.preset === chosen.of(game.game));
}

/** The preset of new tables: the chosen one, else the one that most speakers of this language know. Reactive. */
export function ownPreset(game: GameInfo): PresetInfo | undefined {
  return chosenPreset(game) ?? presetsInOrder(game)[0];
}

/** Remembers how this person plays, where people are asked. */
export function choosePreset(game: GameInfo, preset: string): void {
  if (asksPreset(game)) chosen.keep(game.game, preset);
}

/** The presets to choose from: those first that the speakers of this language know. */
export function presetsInOrder(game: GameInfo): PresetInfo[] {
  return [...game.presets.filter((one) => one.usual), ...game.presets.filter((one) => !one.usual)];
}
