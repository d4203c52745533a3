import { describe, expect, it } from "vitest";

import type { SheetDeal } from "../protocol";
import { way } from "./way";

function deals(...totals: number[][]): SheetDeal[] {
  let before = totals[0]?.map(() => 0) ?? [];
  return totals.map((now, at) => {
    const scores = now.map((total, seat) => total - (before[seat] ?? 0));
    before = now;
    return { deal: at + 1, dealer: 0, points: null, scores, totals: now, contract: null, signs: [], told: [] };
  });
}

describe("way", () => {
  it("goes from zero to the totals, from deal to deal", () => {
    const found = way(deals([500, 0], [1000, 250]), 1000, 100, 50);
    expect(found.lines[0]).toEqual([
      { x: 0, y: 50 },
      { x: 50, y: 25 },
      { x: 100, y: 0 },
    ]);
    expect(found.lines[1]?.at(-1)).toEqual({ x: 100, y: 37.5 });
    expect([found.target, found.zero]).toEqual([0, 50]);
  });

  it("leaves room below zero and above the target", () => {
    const found = way(deals([-500, 1500]), 1000, 10, 200);
    expect(found.lines[0]?.at(-1)?.y).toBe(200);
    expect(found.lines[1]?.at(-1)?.y).toBe(0);
    expect([found.zero, found.target]).toEqual([150, 50]);
  });

  it("begins where a match that is continued began", () => {
    const [only] = deals([600, 300]);
    const found = way(only ? [{ ...only, scores: [100, 50] }] : [], 1000, 10, 100);
    expect(found.lines.map((line) => line[0]?.y)).toEqual([50, 75]);
  });

  it("goes to the left where one reads that way, and stays in its box without a deal", () => {
    expect(way(deals([0, 0], [0, 0]), 10, 100, 10, true).lines[0]?.map((spot) => spot.x)).toEqual([100, 50, 0]);
    expect(way([], 1000, 10, 10)).toEqual({ lines: [], target: 0, zero: 10 });
  });
});
