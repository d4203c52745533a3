/** Reads the lines of a record's actions by the grammar of docs/notation.md ("Actions"), cards in canonical form. */

import type { GameRecord, Line } from "./course";

// The blanks of Python's str.split, by which the command line reads.
// eslint-disable-next-line no-control-regex -- it splits there too
const BLANKS = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const CARD = /\?\?|(10|[AKQJT2-9akqjt])([shdcSHDC♠♥♦♣])/y;
const CARDS_MAX = 104;
const SUITS = "♠♥♦♣";

/** An action, or null where the line is none. */
export function readLine(text: string, game: GameRecord): Line | null {
  const words = text.split(BLANKS).filter(Boolean);
  const [first = "", second = "", ...rest] = words;
  const said = words.join(" ");
  if (first.toLowerCase() === "deal") {
    const to = words.slice(1, -1).join(" ").toLowerCase();
    const cards = readCards(words.at(-1) ?? "", game);
    return isDealt(to, game) && cards ? { text: said, verb: "deal", seat: -1, to, number: 0, cards } : null;
  }
  if (words.length === 1 && game.nobody.includes(first.toLowerCase())) {
    return { text: said, verb: first.toLowerCase(), seat: -1, to: "", number: 0, cards: [] };
  }
  const verb = second.toLowerCase();
  const wanted = Object.hasOwn(game.verbs, verb) ? game.verbs[verb] : undefined;
  if (wanted === undefined || rest.length !== wanted.length || !isSeat(first, game)) return null;
  const line: Line = { text: said, verb, seat: Number(first), to: "", number: 0, cards: [] };
  return [...wanted].every((kind, index) => readArgument(line, kind, rest[index] ?? "", game)) ? line : null;
}

/** Whether cards are dealt to a place, whoever the dealer is. */
function isDealt(to: string, game: GameRecord): boolean {
  return Array.from({ length: game.seats }, (_, dealer) => game.dealt(dealer))
    .flat()
    .some(([place]) => place === to);
}

function isSeat(word: string, { seats }: GameRecord): boolean {
  return /^[0-9]$/.test(word) && Number(word) < seats;
}

/** Reads one word behind the verb into the line; false where it is not of its kind. */
function readArgument(line: Line, kind: string, word: string, game: GameRecord): boolean {
  if (kind === "n") {
    line.number = Number(word);
    return /^[0-9]{1,4}$/.test(word);
  }
  if (kind === "r") return word === "10" || (word.length === 1 && game.ranks.includes(word.toUpperCase()));
  if (kind === "s") {
    line.to = word;
    return isSeat(word, game) && Number(word) !== line.seat;
  }
  const cards = readCards(word, game);
  line.cards = cards ?? [];
  return cards !== null && (kind === "C" ? cards.length > 0 : cards.length === 1);
}

/** Cards run together, in the order written; null where something else stands between them. */
function readCards(text: string, game: GameRecord): string[] | null {
  const cards: string[] = [];
  CARD.lastIndex = 0;
  while (CARD.lastIndex < text.length) {
    const found = CARD.exec(text);
    if (!found || cards.length === CARDS_MAX) return null;
    const [whole, rank = "", suit = ""] = found;
    if (whole === "??") cards.push(whole);
    else {
      const card = (rank === "10" ? "T" : rank.toUpperCase()) + ("shdc"[SUITS.indexOf(suit)] ?? suit.toLowerCase());
      if (!game.ranks.includes(card[0] ?? "")) return null;
      cards.push(card);
    }
  }
  return cards;
}
