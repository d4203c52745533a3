/** A chart over the deals of a match: its lines, the heights and deals that are numbered, and places for names. */

import { heightOf, linesOf, type Spot } from "./way";

export type Box = { wide: number; high: number };
export type Range = [lowest: number, highest: number];
export type Frame = {
  /** The line of each seat, from before the first deal on. */
  lines: Spot[][];
  /** Heights with a number beside them. */
  rungs: { number: number; y: number }[];
  /** Deals with a number below them. */
  deals: { deal: number; x: number }[];
};

const DEAL_WIDE = 30; // so much room the number of a deal needs
const STEPS = [1, 2, 2.5, 5, 10];

/** The numbers of the seats (rows: before the first deal and after each deal) in a box; `rungs`: heights to number. */
export function frame(rows: number[][], range: Range, rungs: number[], box: Box, backwards = false): Frame {
  const { wide, high } = box;
  const lines = linesOf(rows, range, wide, high, backwards);
  const each = Math.max(1, Math.ceil(rows.length / Math.max(1, Math.floor(wide / DEAL_WIDE))));
  const after = (lines[0] ?? []).map(({ x }, deal) => ({ deal, x })).slice(1);
  return {
    lines,
    rungs: rungs.map((number) => ({ number, y: heightOf(number, range, high) })),
    deals: after.filter(({ deal }) => deal % each === 0),
  };
}

/** Round numbers of a range, at most so many and zero among them. */
export function roundNumbers([lowest, highest]: Range, most: number): number[] {
  const least = (highest - lowest) / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (STEPS.find((one) => one * power >= least) ?? 10);
  const first = Math.ceil(lowest / step);
  return Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, at) => (first + at) * step || 0);
}

/** Heights moved as little as it takes for each to be `apart` from the next and all to be between 0 and `high`. */
export function spread(heights: number[], apart: number, high: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const found = [...heights];
  let floor = -Infinity;
  for (const at of order) {
    found[at] = floor = Math.max(found[at] ?? 0, floor + apart);
  }
  let ceiling = high;
  for (const at of order.reverse()) {
    found[at] = ceiling = Math.min(found[at] ?? 0, ceiling);
    ceiling -= apart;
  }
  return found;
}
