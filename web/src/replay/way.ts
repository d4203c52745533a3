/** The way of a match to its end: each seat's total after each deal, as lines in a box. */

import type { SheetDeal } from "../protocol";

export type Spot = { x: number; y: number };
export type Way = {
  /** The line of each seat, from the start of the match on. */
  lines: Spot[][];
  /** How high the target is, and how high zero. */
  target: number;
  zero: number;
};

/**
 * The way of each seat from zero, in a box of `wide` by `high`: deals go to the side, totals upwards. `backwards`: to the
 * left, as one reads there.
 */
export function way(deals: SheetDeal[], target: number, wide: number, high: number, backwards = false): Way {
  const first = deals[0];
  const before = first ? first.totals.map((total, seat) => total - (first.scores[seat] ?? 0)) : [];
  const rows = [before, ...deals.map((deal) => deal.totals)];
  const lowest = Math.min(0, ...rows.flat());
  const highest = Math.max(target, ...rows.flat());
  const height = (total: number) => high - ((total - lowest) * high) / (highest - lowest);
  const side = (deal: number) => {
    const x = (deal * wide) / Math.max(1, deals.length);
    return backwards ? wide - x : x;
  };
  return {
    lines: before.map((_, seat) => rows.map((row, deal) => ({ x: side(deal), y: height(row[seat] ?? 0) }))),
    target: height(target),
    zero: height(0),
  };
}
