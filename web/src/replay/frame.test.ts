import { describe, expect, it } from "vitest";

import { frame, roundNumbers, spread } from "./frame";

const BOX = { wide: 300, high: 100 };
const TWO = [
  [50, 50],
  [75, 25],
  [100, 0],
];

describe("a chart over the deals", () => {
  it("goes from before the first deal to the end, from the lowest number to the highest", () => {
    const { lines, rungs } = frame(TWO, [0, 100], [0, 50, 100], BOX);
    expect(lines[0]).toEqual([
      { x: 0, y: 50 },
      { x: 150, y: 25 },
      { x: 300, y: 0 },
    ]);
    expect(lines[1]?.at(-1)).toEqual({ x: 300, y: 100 });
    expect(rungs).toEqual([
      { number: 0, y: 100 },
      { number: 50, y: 50 },
      { number: 100, y: 0 },
    ]);
  });

  it("goes to the left where one reads that way", () => {
    const { lines, deals } = frame(TWO, [0, 100], [], BOX, true);
    expect(lines[0]?.map(({ x }) => x)).toEqual([300, 150, 0]);
    expect(deals).toEqual([
      { deal: 1, x: 150 },
      { deal: 2, x: 0 },
    ]);
  });

  it("numbers as many deals as there is room for", () => {
    const long = Array.from({ length: 25 }, (_, deal) => [deal]);
    const { deals } = frame(long, [0, 24], [], { wide: 280, high: 160 });
    expect(deals.map(({ deal }) => deal)).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
  });
});

it("finds round numbers, with zero among them", () => {
  expect(roundNumbers([0, 1000], 5)).toEqual([0, 200, 400, 600, 800, 1000]);
  expect(roundNumbers([-340, 1120], 6)).toEqual([-250, 0, 250, 500, 750, 1000]);
  expect(roundNumbers([0, 7], 5)).toEqual([0, 2, 4, 6]);
});

it("moves what would be one on another apart, and keeps it in its place and order", () => {
  expect(spread([10, 50, 90], 20, 100)).toEqual([10, 50, 90]);
  expect(spread([50, 50, 52], 20, 100)).toEqual([50, 70, 90]);
  expect(spread([95, 100, 97, 10], 20, 100)).toEqual([60, 100, 80, 10]);
  expect(spread([0, 0], 20, 100)).toEqual([0, 20]);
});
