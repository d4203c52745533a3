/**
 * Reads from a record what the proof of a fair deal needs: its shuffle, and each deal's dealer and actions.
 *
 * A TOML library reads the text, and the shape of all that is used here is checked, so that a record is either read as
 * `chiliad verify` reads it or not at all. Nothing is guessed. The rules of the games are not known here.
 */

import { parse } from "smol-toml";

import { RECORDS } from "../games/records";
import type { GameRecord, Line } from "./course";
import { readLine } from "./lines";

export type RecordedDeal = {
  dealer: number;
  lines: Line[];
  settled: boolean;
  typed: boolean; // a score-keeper wrote what it came to: it has no cards
  void: boolean; // and that it counts for nothing
};
export type Recorded = {
  game: GameRecord;
  shuffle: string | null;
  over: boolean; // the match is: it has a result
  hidden: boolean; // a seat's view: some cards are not told
  deals: RecordedDeal[];
};

export const FILE_BYTES_MAX = 8 * 1024 * 1024; // the limits are those of docs/notation.md
const DEALS_MAX = 10_000;
const DEPTH_MAX = 32;
const LINE_CHARS_MAX = 328;
const COMMENT_CHARS_MAX = 4_000;
const NUMBER_MAX = 1_000_000_000n;

const HEAD_KEYS = ["format", "game", "rules", "players", "options", "deal", "result"];

type Table = Record<string, unknown>;

/** What `readRecord` throws inside; the caller gets null. */
class Unreadable extends Error {}

/** Reads a record; null for anything that is not one, "unknown" for one of a game that the page can't follow. */
export function readRecord(text: string): Recorded | "unknown" | null {
  try {
    const bare = text.replace(/^\ufeff/, "");
    if (bare.length > FILE_BYTES_MAX || bare.includes("\0")) return null;
    // With big integers 1 and 1.0 can be told apart.
    return recordOf(tableOf(parse(bare, { integersAsBigInt: true, maxDepth: DEPTH_MAX })));
  } catch {
    return null;
  }
}

function recordOf(head: Table): Recorded | "unknown" {
  if (own(head, "format") !== "chiliad 1") throw new Unreadable();
  checkKeys(head, HEAD_KEYS);
  const name = own(head, "game");
  if (typeof name !== "string") throw new Unreadable();
  const records = RECORDS.get(name);
  if (!records) return "unknown";
  const players = own(head, "players");
  if (!Array.isArray(players) || !players.every((name) => typeof name === "string")) throw new Unreadable();
  const game = records(players.length);
  if (!game) throw new Unreadable();
  for (const key of ["rules"]) if (Object.hasOwn(head, key) && typeof head[key] !== "string") throw new Unreadable();
  if (Object.hasOwn(head, "options")) tableOf(head["options"]);
  const tables = own(head, "deal") ?? [];
  if (!Array.isArray(tables) || tables.length > DEALS_MAX) throw new Unreadable();
  const over = Object.hasOwn(head, "result");
  if (over) readResult(tableOf(head["result"]), game);
  const deals = tables.map((table) => dealOf(tableOf(table), game));
  deals.forEach((deal, number) => {
    const last = deals[number - 1];
    if (last && deal.dealer !== nextDealer(last, game)) throw new Unreadable();
  });
  const shuffle = own(head, "shuffle");
  const hidden = deals.some((deal) => deal.lines.some((line) => line.cards.includes("??")));
  return { game, shuffle: typeof shuffle === "string" ? shuffle : null, over, hidden, deals };
}

function nextDealer({ dealer, lines, ...deal }: RecordedDeal, game: GameRecord): number {
  return deal.void || game.again.includes(lines.at(-1)?.verb ?? "") ? dealer : (dealer + 1) % game.seats;
}

function dealOf(table: Table, game: GameRecord): RecordedDeal {
  checkKeys(table, ["dealer", "before", "actions", "typed", ...game.figures]);
  const dealer = numberOf(own(table, "dealer"));
  if (dealer < 0 || dealer >= game.seats) throw new Unreadable();
  if (Object.hasOwn(table, "before")) {
    const before = tableOf(table["before"]);
    checkKeys(before, [...game.before, ...Object.keys(game.beforeByOption)]);
    for (const key of game.before) checkNumbers(own(before, key), game);
    for (const [key, shape] of Object.entries(game.beforeByOption)) {
      if (!Object.hasOwn(before, key)) continue;
      if (shape === "seats") checkNumbers(before[key], game);
      else numberOf(before[key]);
    }
  }
  const stated = game.figures.filter((key) => Object.hasOwn(table, key));
  for (const key of stated) checkNumbers(table[key], game);
  if (Object.hasOwn(table, "typed")) {
    if (Object.hasOwn(table, "actions")) throw new Unreadable();
    return { dealer, lines: [], settled: true, typed: true, void: own(tableOf(table["typed"]), "void") === true };
  }
  const actions = own(table, "actions") ?? [];
  if (!Array.isArray(actions)) throw new Unreadable();
  const lines = actions.map((action) => lineOf(action, game));
  return { dealer, lines, settled: stated.length > 0, typed: false, void: false };
}

function readResult(table: Table, game: GameRecord): void {
  checkKeys(table, game.result);
  const winner = numberOf(own(table, "winner"));
  if (winner < 0 || winner >= game.seats) throw new Unreadable();
  if (!Object.hasOwn(table, "payment")) return;
  const payment = tableOf(table["payment"]);
  checkKeys(payment, ["small", "large", "amount"]);
  for (const key of ["small", "large", "amount"]) numberOf(own(payment, key));
}

function lineOf(action: unknown, game: GameRecord): Line {
  if (typeof action !== "string") throw new Unreadable();
  const at = action.indexOf(" # ");
  const text = at < 0 ? action : action.slice(0, at);
  if (text.length > LINE_CHARS_MAX || action.length - text.length > COMMENT_CHARS_MAX + 3) throw new Unreadable();
  const line = readLine(text, game);
  if (!line) throw new Unreadable();
  return line;
}

/** A key's value; what an object inherits is no key of the record. */
function own(table: Table, key: string): unknown {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function tableOf(value: unknown): Table {
  const plain = typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
  if (!plain) throw new Unreadable();
  return value as Table;
}

/** Refuses keys that no record may have; those that are kept without a meaning may stand everywhere. */
function checkKeys(table: Table, known: string[]): void {
  const free = ["date", "event", "place", "shuffle"];
  if (Object.keys(table).some((key) => !known.includes(key) && !free.includes(key) && !key.startsWith("_")))
    throw new Unreadable();
}

function numberOf(value: unknown): number {
  if (typeof value !== "bigint" || value > NUMBER_MAX || value < -NUMBER_MAX) throw new Unreadable();
  return Number(value);
}

function checkNumbers(value: unknown, game: GameRecord): void {
  if (!Array.isArray(value) || value.length !== game.seats) throw new Unreadable();
  value.forEach(numberOf);
}
