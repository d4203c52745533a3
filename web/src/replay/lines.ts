/** Reads the lines of a record's actions by the grammar of docs/notation.md ("Actions"), cards in canonical form. */

import type { GameName } from "../protocol";

/** One action. `seat` is -1 for chance and for `blocked`; `to` is the place of a `deal` line, or who is given a card. */
export type Line = { text: string; verb: string; seat: number; to: string; cards: string[] };

const PLACES: Record<GameName, string[]> = { tysiac: ["0", "1", "2", "talon"], mille: ["0", "1", "up"] };
const SEAT: Record<GameName, RegExp> = { tysiac: /^[012]$/, mille: /^[01]$/ };
/** What follows each verb: a (c)ard, (C)ards, a (n)umber, a (s)eat, a (r)ank. */
const ARGUMENTS: Record<GameName, Record<string, string>> = {
  tysiac: { bid: "n", pass: "", concede: "", give: "sc", contract: "n", play: "c", marry: "c" },
  mille: { draw: "c", take: "C", uptwo: "", lay: "rC", discard: "c" },
};
const RANKS: Record<GameName, string> = { tysiac: "AKQJT9", mille: "AKQJT98765432" };
// The blanks of Python's str.split, by which the command line reads.
// eslint-disable-next-line no-control-regex -- it splits there too
const BLANKS = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const CARD = /\?\?|(10|[AKQJT2-9akqjt])([shdcSHDC♠♥♦♣])/y;
const CARDS_MAX = 104;
const SUITS = "♠♥♦♣";

/** The ranks of a game, from A down. */
export function ranksOf(game: GameName): string[] {
  return [...RANKS[game]];
}

/** An action, or null where the line is none. */
export function readLine(text: string, game: GameName): Line | null {
  const words = text.split(BLANKS).filter(Boolean);
  const [first = "", second = "", ...rest] = words;
  const said = words.join(" ");
  if (first.toLowerCase() === "deal") {
    const to = second.toLowerCase();
    const cards = readCards(rest[0] ?? "", game);
    return rest.length === 1 && PLACES[game].includes(to) && cards
      ? { text: said, verb: "deal", seat: -1, to, cards }
      : null;
  }
  if (game === "mille" && words.length === 1 && first.toLowerCase() === "blocked") {
    return { text: said, verb: "blocked", seat: -1, to: "", cards: [] };
  }
  const verb = second.toLowerCase();
  const wanted = Object.hasOwn(ARGUMENTS[game], verb) ? ARGUMENTS[game][verb] : undefined;
  if (wanted === undefined || rest.length !== wanted.length || !SEAT[game].test(first)) return null;
  const line: Line = { text: said, verb, seat: Number(first), to: "", cards: [] };
  return [...wanted].every((kind, index) => readArgument(line, kind, rest[index] ?? "", game)) ? line : null;
}

/** Reads one word behind the verb into the line; false where it is not of its kind. */
function readArgument(line: Line, kind: string, word: string, game: GameName): boolean {
  if (kind === "n") return /^[0-9]{1,4}$/.test(word);
  if (kind === "r") return word === "10" || (word.length === 1 && RANKS[game].includes(word.toUpperCase()));
  if (kind === "s") {
    line.to = word;
    return SEAT[game].test(word) && Number(word) !== line.seat;
  }
  const cards = readCards(word, game);
  line.cards = cards ?? [];
  return cards !== null && (kind === "C" ? cards.length > 0 : cards.length === 1);
}

/** Cards run together, in the order written; null where something else stands between them. */
function readCards(text: string, game: GameName): string[] | null {
  const cards: string[] = [];
  CARD.lastIndex = 0;
  while (CARD.lastIndex < text.length) {
    const found = CARD.exec(text);
    if (!found || cards.length === CARDS_MAX) return null;
    const [whole, rank = "", suit = ""] = found;
    if (whole === "??") cards.push(whole);
    else {
      const card = (rank === "10" ? "T" : rank.toUpperCase()) + ("shdc"[SUITS.indexOf(suit)] ?? suit.toLowerCase());
      if (!RANKS[game].includes(card[0] ?? "")) return null;
      cards.push(card);
    }
  }
  return cards;
}
