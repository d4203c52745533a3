/**
 * How large cards and sets of Mille are so that all of them are seen in the room there is.
 *
 * A hand is drawn in rows by rank; of every card at least its index stays uncovered. All lengths are in CSS pixels; places
 * are counted from the side on which a line of text begins.
 */

import type { MilleSet } from "../../protocol";

export const TARGET = 24; // the least size of what is to be pressed (WCAG 2.2, 2.5.8)

const SHEET = 1.4; // a card is so many times higher than wide
const BIG_BELOW = 44; // narrower cards have the large index
const CARD_MIN = 36;
const COUNT_ROOM = 28; // what the count of a rank takes below its cards: it covers none, and is not pressed for one
const WORTH = 0.78; // points and counts may make the cards smaller by as much
const ROW_COST = 0.06; // one more row must make the cards larger by as much

/** How wide and high the part of a card is that must be seen, in card widths: the index with its rank and suit. */
const INDEX = { small: { wide: 0.38, high: 0.76 }, big: { wide: 0.45, high: 0.94 } };
const POINTS_HIGH = 0.24; // what a card is worth, below its index

export function bigIndex(card: number, large: boolean): boolean {
  return large || card < BIG_BELOW;
}

export type Place = { x: number; y: number; row: number };
export type HandPlan = {
  card: number; // the width of a card
  step: number; // the distance of two cards of one rank in a row
  lift: number; // how far a card can rise without covering the index above it
  chips: boolean; // whether there is room for counts below the cards
  places: Place[]; // by card
  high: number; // all of it, counts too
};

type Row = { cards: number; gaps: number; firsts: boolean[] };

/** The cards of `groups` (how many of each rank) in rows no longer than `room`, each card `step` after the one before. */
function rowsWithin(groups: number[], room: number, card: number, step: number, gap: number): Row[] {
  const rows: Row[] = [];
  let row: Row = { cards: 0, gaps: 0, firsts: [] };
  const length = (cards: number, gaps: number) => (cards - 1) * step + gaps * gap + card;
  const end = () => {
    if (row.cards > 0) rows.push(row);
    row = { cards: 0, gaps: 0, firsts: [] };
  };
  for (const count of groups) {
    const more = row.cards > 0 ? 1 : 0;
    if (more && length(row.cards + count, row.gaps + more) > room && length(row.cards + 1, row.gaps + 1) > room) end();
    for (let index = 0; index < count; index += 1) {
      const first = index === 0 && row.cards > 0;
      if (row.cards > 0 && length(row.cards + 1, row.gaps + (first ? 1 : 0)) > room) end();
      if (index === 0 && row.cards > 0) row.gaps += 1;
      row.firsts.push(index === 0);
      row.cards += 1;
    }
  }
  end();
  return rows;
}

type Measure = { step: number; down: number; gap: number; low: number }; // `low`: how high the last row is

type Look = { large: boolean; points: boolean; chips: boolean };

function measure(card: number, { large, points, chips }: Look, groups: number): Measure {
  const index = bigIndex(card, large) ? INDEX.big : INDEX.small;
  const high = index.high + (points ? POINTS_HIGH : 0);
  const low = SHEET * card + (chips ? COUNT_ROOM : 0);
  return {
    step: Math.max(TARGET, Math.ceil(card * index.wide)),
    down: chips ? Math.ceil(low) : Math.max(TARGET, Math.ceil(card * high)),
    low,
    gap: groups > 1 ? Math.max(2, Math.round(card * 0.06)) : 0,
  };
}

/** The largest cards of which all fit; null if not even the smallest do. */
function largest(groups: number[], width: number, height: number, max: number, look: Look): number | null {
  let best: { card: number; worth: number } | null = null;
  for (let card = Math.floor(max); card >= CARD_MIN; card -= 1) {
    if (best && card < best.worth) break; // nothing smaller is better
    const { step, down, gap, low } = measure(card, look, groups.length);
    const most = Math.floor((height - low) / down) + 1;
    if (most < 1) continue;
    const rows = rowsWithin(groups, width, card, step, gap).length;
    const worth = card * (1 - ROW_COST * (rows - 1));
    if (rows <= most && (!best || worth > best.worth)) best = { card, worth };
  }
  return best?.card ?? null;
}

/** How much of each card is shown besides its index, and how large the cards are then: all that costs little. */
function chosen(
  groups: number[],
  width: number,
  height: number,
  max: number,
  wish: Look,
): { card: number; look: Look } {
  const plain = { ...wish, points: false, chips: false };
  const least = largest(groups, width, height, max, plain) ?? CARD_MIN;
  for (const look of [wish, { ...wish, chips: false }, { ...wish, points: false }]) {
    const card = largest(groups, width, height, max, look);
    if (card !== null && card >= Math.max(look.chips ? BIG_BELOW : CARD_MIN, least * WORTH)) return { card, look };
  }
  return { card: least, look: plain };
}

/** Where the cards of a hand lie, as large as they can be; `max`: no larger than that. */
export function planHand(groups: number[], width: number, height: number, max: number, wish: Look): HandPlan {
  const top = Math.min(10, Math.floor(height * 0.03)); // for a card that rises
  const room = height - top;
  const { card, look } = chosen(groups, width, room, max, wish);
  const { chips } = look;
  const least = measure(card, look, groups.length);
  let rows = rowsWithin(groups, width, card, least.step, least.gap);
  // As many cards in each row: the shortest rows that are not more.
  for (let tried = width - TARGET; tried >= card; tried -= TARGET / 2) {
    const shorter = rowsWithin(groups, tried, card, least.step, least.gap);
    if (shorter.length > rows.length) break;
    rows = shorter;
  }
  // Then as far apart as there is room.
  const spread = rows.map((row) =>
    row.cards < 2 ? Infinity : (width - card - row.gaps * least.gap) / (row.cards - 1),
  );
  const step = Math.max(least.step, Math.min(card + 6, ...spread));
  const spare = room - least.low - (rows.length - 1) * least.down;
  const down = Math.max(least.down, Math.min(least.low + 8, least.down + spare / Math.max(1, rows.length - 1)));
  const high = (rows.length - 1) * down + least.low;
  const places: Place[] = [];
  rows.forEach((row, number) => {
    const length = (row.cards - 1) * step + row.gaps * least.gap + card;
    let x = Math.max(0, (width - length) / 2);
    row.firsts.forEach((first, index) => {
      if (index > 0) x += step + (first ? least.gap : 0);
      places.push({ x, y: top + number * down, row: number });
    });
  });
  const lift = rows.length > 1 ? Math.min(card * 0.12, down - least.down) : Math.min(card * 0.2, top);
  return { card, step, lift: Math.max(0, lift), chips, places, high: top + high };
}

/** The least height in which a hand of so many cards of 13 ranks can lie. */
export function handHeightMin(cards: number, width: number): number {
  const each = Math.floor(cards / 13);
  const groups = Array.from({ length: 13 }, (_, index) => each + (index < cards % 13 ? 1 : 0)).filter(
    (count) => count > 0,
  );
  const { step, down, gap } = measure(CARD_MIN, { large: false, points: false, chips: false }, groups.length);
  const rows = rowsWithin(groups, width, CARD_MIN, step, gap).length;
  return Math.ceil((rows - 1) * down + SHEET * CARD_MIN + 4);
}

// --- Sets

const SET_GAP = 4;
const CHIP = { wide: 40, high: 28 }; // the least size of a set shown as a chip
const CHIP_MAX = { wide: 132, high: 66 };
const PILE_MIN = 36; // the least width of a card in a set that shows its cards
const FAN = 0.38; // how far apart cards in a set lie, in card widths
const WILD = 0.55;

export type SetPlan = { kind: "piles"; card: number } | { kind: "chips"; wide: number; high: number; letters: number };

/** The cards of a set, and how they lie. */
export type Shape = Pick<MilleSet, "naturals" | "wilds" | "lies">;

function pileWidth({ naturals, wilds, lies }: Shape, card: number): number {
  const [fan, least] = lies === "open" ? [FAN, 72] : [0.07, 96];
  return Math.max(least, card * (1 + fan * (naturals.length - 1) + WILD * wilds.length) + 14);
}

function pileRows(sets: Shape[], width: number, card: number): number {
  let rows = 1;
  let x = 0;
  for (const set of sets) {
    const wide = pileWidth(set, card);
    if (x > 0 && x + wide > width) {
      rows += 1;
      x = 0;
    }
    x += wide + SET_GAP;
  }
  return rows;
}

/** How high a set is that shows its cards of this width. */
function pileHeight(card: number): number {
  return card * 1.45 + 34;
}

/** How the sets of one side are shown in the room there is: as fans of cards, or each as a chip. */
export function planSets(sets: Shape[], room: number, height: number, max: number): SetPlan {
  const width = room - 1; // a width that was measured may have been rounded up
  for (let card = Math.floor(max); card >= PILE_MIN; card -= 2) {
    if (pileRows(sets, width, card) * (pileHeight(card) + SET_GAP) <= height + SET_GAP) return { kind: "piles", card };
  }
  let best: { wide: number; high: number; worth: number } | null = null;
  for (let rows = 1; rows <= sets.length; rows += 1) {
    const columns = Math.ceil(sets.length / rows);
    const wide = Math.floor((width - (columns - 1) * SET_GAP) / columns);
    const high = Math.floor((height - (rows - 1) * SET_GAP) / rows);
    const worth = Math.min(wide / CHIP.wide, high / CHIP.high, 2);
    if (!best || worth > best.worth) best = { wide, high, worth };
  }
  const wide = Math.max(CHIP.wide, Math.min(CHIP_MAX.wide, best?.wide ?? 0));
  const high = Math.max(CHIP.high, Math.min(CHIP_MAX.high, best?.high ?? 0));
  return { kind: "chips", wide, high, letters: Math.max(11, Math.min(20, wide / 3.9, high / 2.4)) };
}

/** The least height in which so many sets can lie as chips. */
export function setsHeightMin(count: number, width: number): number {
  const columns = Math.max(1, Math.floor((width + SET_GAP) / (CHIP.wide + SET_GAP)));
  const rows = Math.max(1, Math.ceil(count / columns));
  return rows * (CHIP.high + SET_GAP) - SET_GAP;
}
