/** The way of a match to its end: each seat's total after each deal, as lines in a box. */

import type { SheetDeal } from "../protocol";

/** The lines of the seats are told apart by their dashes, not by colour alone. */
export const PATTERNS = ["", "7 4", "2 4", "9 3 2 3"];

export type Spot = { x: number; y: number };
export type Way = {
  /** The line of each seat, from the start of the match on. */
  lines: Spot[][];
  /** How high the target is, and how high zero. */
  target: number;
  zero: number;
};

/**
 * A line for each seat through its number in each row, in a box of `wide` by `high`: rows go to the side, numbers
 * upwards from `lowest` to `highest`. `backwards`: to the left, as one reads there.
 */
export function linesOf(
  rows: number[][],
  [lowest, highest]: [number, number],
  wide: number,
  high: number,
  backwards = false,
): Spot[][] {
  const side = (row: number) => {
    const x = (row * wide) / Math.max(1, rows.length - 1);
    return backwards ? wide - x : x;
  };
  return (rows[0] ?? []).map((_, seat) =>
    rows.map((row, at) => ({ x: side(at), y: heightOf(row[seat] ?? 0, [lowest, highest], high) })),
  );
}

/** How far below the top of a box a number is. */
export function heightOf(number: number, [lowest, highest]: [number, number], high: number): number {
  return high - ((number - lowest) * high) / (highest - lowest);
}

/** The totals before the first deal and after each. */
export function totalsOf(deals: SheetDeal[]): number[][] {
  const first = deals[0];
  const before = first ? first.totals.map((total, seat) => total - (first.scores[seat] ?? 0)) : [];
  return [before, ...deals.map((deal) => deal.totals)];
}

/**
 * The way of each seat from zero, in a box of `wide` by `high`: deals go to the side, totals upwards. `backwards`: to the
 * left, as one reads there.
 */
export function way(deals: SheetDeal[], target: number, wide: number, high: number, backwards = false): Way {
  const rows = totalsOf(deals);
  const range: [number, number] = [Math.min(0, ...rows.flat()), Math.max(target, ...rows.flat())];
  return {
    lines: linesOf(rows, range, wide, high, backwards),
    target: heightOf(target, range, high),
    zero: heightOf(0, range, high),
  };
}
