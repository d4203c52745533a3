/** The chances of a match as lines in a box, with its moments, and the parts of the balance as bars. */

import type { MatchReport } from "../protocol";
import type { Box } from "../replay/frame";
import type { Spot } from "../replay/way";
import { text } from "../texts.svelte";

/** A moment: where it is on the line of its seat, and the middle of the circle with its number. */
export type Mark = { number: number; at: Spot; badge: Spot };
type Moment = { number: number; deal: number; step: number };

/** The radius of a number's circle: a finger can hit it. */
export const BADGE = 12;
const LEAD = 22; // from a spot on the line to its number
/** The points beside the chart of the chances. */
export const RUNGS = [0, 25, 50, 75, 100];

/** A number to the nearest whole one; a half goes to the even one, as in the server's sentences. */
export function rounded(exact: number): number {
  const below = Math.floor(exact);
  if (exact - below === 0.5) return below % 2 ? below + 1 : below;
  return Math.round(exact);
}

/** A chance in whole points of a hundred. */
export function points(chance: number): number {
  return rounded(100 * chance);
}

/** What each seat is called: the reader is “You”. */
export function called({ names, you }: MatchReport): string[] {
  return names.map((name, seat) => (seat === you ? text("table-you") : name));
}

/** Where the chance of each seat begins and ends, and how low and high it comes, in points. */
export function ways(chances: number[][]): { start: number; end: number; low: number; high: number }[] {
  return (chances[0] ?? []).map((_, seat) => {
    const all = chances.map((row) => points(row[seat] ?? 0));
    return { start: all[0] ?? 0, end: all.at(-1) ?? 0, low: Math.min(...all), high: Math.max(...all) };
  });
}

/** Moments on the line of their seat. Those of a deal share its way to the next, in the order in which they came. */
export function marked(moments: Moment[], line: Spot[], box: Box): Mark[] {
  const found: Mark[] = [];
  for (const { number, deal, step } of moments) {
    const same = moments.filter((one) => one.deal === deal);
    const share = (same.filter((one) => one.step < step).length + 1) / (same.length + 1);
    const [from, to] = [line[deal - 1], line[deal]];
    if (!from || !to) continue;
    const at = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    const taken = found.map((mark) => mark.badge);
    found.push({ number, at, badge: badge(at, taken, box) });
  }
  return found;
}

/** The nearest place above or below a spot that is in the box and that no other number has. */
function badge(at: Spot, taken: Spot[], { wide, high }: Box): Spot {
  const x = Math.min(Math.max(at.x, BADGE), wide - BADGE);
  const free = (y: number) => taken.every((one) => Math.hypot(one.x - x, one.y - y) >= 2 * BADGE);
  for (let lead = LEAD; lead < high; lead += BADGE) {
    for (const y of [at.y - lead, at.y + lead]) if (y >= BADGE && y <= high - BADGE && free(y)) return { x, y };
  }
  return { x, y: at.y };
}

type Part = { exact: number; whole: number | null; within: number };
/** The balance of a seat in whole numbers; of its parts also what they are exactly. */
export type Balance = { expected: number; result: number; parts: Part[] };

/** The balance of each seat: in points of its chance to win or, with `money`, in what was played for. */
export function balances(report: MatchReport, money: boolean): Balance[] {
  return report.balance.flatMap((seat) => {
    if (money) return seat.money ?? [];
    const parts = seat.parts.map((part) => ({ ...part, exact: part.points }));
    return [{ expected: points(seat.expected), result: points(seat.result), parts }];
  });
}

export type Bar = { from: number; size: number };

/** The bars of the parts, by seat, in percent of a cell's width: to the one side below zero, to the other above it. */
export function bars(points: number[][]): Bar[][] {
  const most = Math.max(1, ...points.flat().map(Math.abs));
  return points.map((seat) =>
    seat.map((part) => {
      const size = (50 * Math.abs(part)) / most;
      return { from: part < 0 ? 50 - size : 50, size };
    }),
  );
}
