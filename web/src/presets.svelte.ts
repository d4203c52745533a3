/** How this person plays each game: the preset of their new tables, kept in this browser alone. */

import type { GameInfo, PresetInfo } from "./protocol";

const KEPT_AS = "chiliad-presets";

/** What is kept, by game: read each time, because another tab may have kept something meanwhile. */
function kept(otherwise: Record<string, string>): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, one]) => typeof one === "string"));
  } catch {
    return otherwise; // storage is blocked, or holds what is none of ours
  }
}

let games = $state.raw(kept({}));

/** Whether people are asked how they play this game. */
export function asksPreset(game: GameInfo): boolean {
  return game.presets.some((one) => one.telling.length > 0);
}

/** The preset this person has chosen; undefined where they have not, or where there is no such preset. Reactive. */
export function chosenPreset(game: GameInfo): PresetInfo | undefined {
  return game.presets.find((one) => one.preset === games[game.game]);
}

/** The preset of new tables: the chosen one, else the default. Reactive. */
export function ownPreset(game: GameInfo): PresetInfo | undefined {
  return chosenPreset(game) ?? game.presets[0];
}

/** Remembers how this person plays, where people are asked. */
export function choosePreset(game: GameInfo, preset: string): void {
  if (!asksPreset(game)) return;
  games = { ...kept(games), [game.game]: preset };
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(games));
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** The presets to choose from: those first that people who speak this language mostly play. */
export function presetsInOrder(game: GameInfo): PresetInfo[] {
  return [...game.presets.filter((one) => one.usual), ...game.presets.filter((one) => !one.usual)];
}
