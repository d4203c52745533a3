/**
 * What the proof of a fair deal needs of a record: its shuffle, and each deal's dealer and lines.
 *
 * Reads the canonical form of docs/notation.md, one action a line, as the server and `chiliad` write it.
 */

import type { GameName } from "../protocol";

export type RecordedDeal = { dealer: number; lines: string[] };
export type Recorded = { game: GameName; players: number; shuffle: string | null; over: boolean; deals: RecordedDeal[] };

const SEATS: Record<GameName, number> = { tysiac: 3, mille: 2 };
const DEALS_MAX = 10_000;
const ACTION = /^"([^"#\\]*?)(?: # .*)?",?$/;

/** A record, or null where this is none that we can read. */
export function readRecord(text: string): Recorded | null {
  const head: Record<string, string> = {};
  const deals: RecordedDeal[] = [];
  let table = "";
  let within = false; // an action list that goes over many lines
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    const deal = deals.at(-1);
    if (within && deal) {
      if (line === "]") within = false;
      else {
        const action = ACTION.exec(line);
        if (!action) return null;
        deal.lines.push((action[1] ?? "").trim());
      }
    } else if (line.startsWith("[")) {
      table = line;
      if (line === "[[deal]]") deals.push({ dealer: -1, lines: [] });
      if (deals.length > DEALS_MAX) return null;
    } else if (table === "") {
      const [, key, value] = /^([a-z_]+) = (.*)$/.exec(line) ?? [];
      if (key !== undefined) head[key] = value ?? "";
    } else if (table === "[[deal]]" && deal) {
      const dealer = /^dealer = (\d)$/.exec(line);
      if (dealer) deal.dealer = Number(dealer[1]);
      within = line === "actions = [";
    }
  }
  const game = unquoted(head["game"]);
  if (unquoted(head["format"]) !== "chiliad 1" || (game !== "tysiac" && game !== "mille") || within) return null;
  const over = /^\[result\]$/m.test(text);
  return { game, players: SEATS[game], shuffle: unquoted(head["shuffle"]), over, deals };
}

function unquoted(value: string | undefined): string | null {
  return /^"([^"\\]*)"$/.exec(value ?? "")?.[1] ?? null;
}
