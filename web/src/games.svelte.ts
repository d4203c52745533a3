/** What `/api/games` says: games, presets, options and bots, in the language spoken now. */

import { get } from "./api";
import type { GameInfo, Games } from "./protocol";
import { language } from "./texts.svelte";

let games = $state.raw<GameInfo[]>([]);

/** Asks for the games; again whenever the language has changed. Call it in an effect. */
export async function loadGames(): Promise<void> {
  const lang = language.code;
  const said = (await get<Games>("/api/games")).games;
  if (lang === language.code) games = said;
}

/** All games; none as long as the answer is awaited. Reactive. */
export function allGames(): GameInfo[] {
  return games;
}

/** One game. Reactive. */
export function gameInfo(name: string): GameInfo | undefined {
  return games.find((game) => game.game === name);
}

/** A game's name in the reader's language. */
export function gameName(name: string): string {
  return gameInfo(name)?.name ?? name;
}
