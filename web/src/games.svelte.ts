/** What `/api/games` says: games, presets, options and bots, in the language spoken now. */

import { get } from "./api";
import type { GameInfo, Games } from "./protocol";
import { has, language, text } from "./texts.svelte";

let games = $state.raw<GameInfo[]>([]);
let spoken = ""; // the language of `games`

/** Asks for the games, once in each language that is spoken. Call it in an effect. */
export async function loadGames(): Promise<void> {
  const lang = language.code;
  if (lang === spoken) return;
  const said = (await get<Games>("/api/games")).games;
  if (lang === language.code) [games, spoken] = [said, lang];
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
  const message = `game-${name}`; // before the games are known, and of those that come with the page
  return gameInfo(name)?.name ?? (has(message) ? text(message) : name);
}
