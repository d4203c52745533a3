/** The bots that a person meets: the level chosen for each game, and how the last matches at it ended. */

import { keptByGame } from "./kept.svelte";
import { say } from "./speech";
import { initial, listed, text, whole } from "./texts.svelte";
import type { BotInfo, GameInfo, Head } from "./protocol";

export type Result = "won" | "lost";
/** Another level, after the match at this table. */
export type Suggestion = { table: string; result: Result; level: string; other: string };

type Kept = {
  chosen?: string | undefined; // the bot to play against
  learned?: true; // the lessons are done
  level?: string; // of the last matches in a row that ended in the same way
  result?: Result;
  count?: number;
  table?: string; // of the last of them
  said?: string[]; // levels and results after which another level has been suggested: "club won"
  suggestion?: Suggestion;
};

const ALIKE = 3; // matches in a row call for another level

const games = keptByGame("chiliad-levels", (value): value is Kept => typeof value === "object" && value !== null);

function keep(game: string, changed: Kept): void {
  games.keep(game, { ...games.now(game), ...changed });
}

/** The bots among which people choose: the levels, weakest first, then all others. */
export function botsOf(game: GameInfo): BotInfo[] {
  const bots = game.bots.filter((bot) => bot.for_people);
  const place = (bot: BotInfo) => game.levels.indexOf(bot.name);
  const levels = bots.filter((bot) => place(bot) >= 0).sort((one, other) => place(one) - place(other));
  return [...levels, ...bots.filter((bot) => place(bot) < 0).reverse()];
}

/** The bot that plays against a person: the one they have chosen, else one for beginners or the usual one. Reactive. */
export function chosenBot(game: GameInfo): string {
  const { chosen, learned } = games.of(game.game) ?? {};
  const bots = botsOf(game).map((bot) => bot.name);
  return [chosen, learned && game.levels[0]].find((bot) => bot && bots.includes(bot)) || game.default_bot;
}

/** Proposes the weakest level to a player who has done the lessons, unless they have chosen one or won already. */
export function proposeLevel(game: GameInfo): void {
  const { chosen, result } = games.now(game.game) ?? {};
  if (chosen === undefined && result !== "won") keep(game.game, { learned: true });
}

/** Whether a bot is the one proposed after the lessons, before the first match. Reactive. */
export function isProposed(game: GameInfo, bot: string): boolean {
  const { chosen, learned, result } = games.of(game.game) ?? {};
  return learned === true && chosen === undefined && result === undefined && bot === game.levels[0];
}

/** Remembers the bot to play against on this device. */
export function chooseBot(game: string, bot: string): void {
  keep(game, { chosen: bot });
}

/** What a bot is called in a list: its level, or how it plays. */
export function botLabel(game: GameInfo, bot: BotInfo): string {
  return game.levels.includes(bot.name) ? bot.title : bot.said;
}

/** How the bots of a level play, and the names of `count` of them at a table; empty for a bot without a level. */
export function botSaid(game: GameInfo, name: string, count: number, me = ""): string {
  const bot = game.bots.find((one) => one.name === name);
  if (!bot || !game.levels.includes(name)) return "";
  const free = bot.names.filter((one) => one.toLocaleLowerCase() !== me.toLocaleLowerCase()); // they leave me my name
  return text("page-bot-said", { title: initial(bot.title), said: bot.said, names: listed(free.slice(0, count)) });
}

/** Tells a screen reader how the bot plays that was just chosen. */
export function sayBot(game: GameInfo, name: string, count: number, me = ""): void {
  say(whole(botSaid(game, name, count, me)));
}

/** Counts a match of mine that has just ended, once; what it calls for is then the suggestion at its table. */
export function countMatch(game: GameInfo, head: Head): void {
  const ended = outcome(head);
  const last = games.now(game.game) ?? {};
  if (!ended || last.table === head.table) return;
  const { level, result } = ended;
  const count = last.level === level && last.result === result ? (last.count ?? 0) + 1 : 1;
  const changed: Kept = { level, result, count, table: head.table };
  const other = nextLevel(game.levels, level, result);
  const key = `${level} ${result}`;
  const said = Array.isArray(last.said) ? last.said : [];
  if (count >= ALIKE && other !== null && !said.includes(key)) {
    changed.said = [...said, key];
    changed.suggestion = { table: head.table, result, level, other };
  }
  keep(game.game, changed);
}

/** The level suggested after the match at this table; null where there is none. Reactive. */
export function suggestionAt(head: Head): Suggestion | null {
  const found = games.of(head.game)?.suggestion;
  return found?.table === head.table ? found : null;
}

/** The arguments of the messages about a suggestion: the levels in words. */
export function inWords(game: GameInfo, { result, level, other }: Suggestion): Record<string, string> {
  const title = (name: string) => game.bots.find((bot) => bot.name === name)?.title ?? name;
  return { result, level: title(level), other: title(other) };
}

/** My match against bots of one level, and how it ended; null for any other match. */
function outcome({ seats, you, winner, phase }: Head): { level: string; result: Result } | null {
  const others = seats.filter((seat) => seat.seat !== you);
  const [first] = others;
  if (phase !== "over" || you === null || winner === null || !first?.bot || first.level === null) return null;
  if (others.some((seat) => seat.bot !== first.bot)) return null;
  return { level: first.bot, result: winner === you ? "won" : "lost" };
}

/** The level above one at which matches were won, or below one at which they were lost; null where there is none. */
export function nextLevel(levels: string[], level: string, result: Result): string | null {
  const at = levels.indexOf(level);
  return at < 0 ? null : (levels[result === "won" ? at + 1 : at - 1] ?? null);
}
