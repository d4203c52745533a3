import { describe, expect, it } from "vitest";

import type { MatchReport } from "../protocol";
import { linesOf } from "../replay/way";
import { text } from "../texts.svelte";
import { BADGE, balances, bars, called, marked, points, rounded, ways } from "./chances";

const BOX = { wide: 300, high: 100 };
const TWO = [
  [0.5, 0.5],
  [0.75, 0.25],
  [1, 0],
];

it("calls the reader “You”", () => {
  expect(called({ names: ["Ala", "Bo"], you: 1 } as MatchReport)).toEqual(["Ala", text("table-you")]);
});

describe("the chart of the chances", () => {
  it("says for the ear where each line begins, ends and turns", () => {
    expect(ways([...TWO, [0.4, 0.6]])).toEqual([
      { start: 50, end: 40, low: 40, high: 100 },
      { start: 50, end: 60, low: 0, high: 60 },
    ]);
  });

  it("marks moments on the line of their seat, those of a deal in the order in which they came", () => {
    const moments = [
      { number: 1, deal: 2, step: 30 },
      { number: 2, deal: 1, step: 9 },
      { number: 3, deal: 2, step: 8 },
    ];
    const marks = marked(moments, linesOf(TWO, [0, 1], BOX.wide, BOX.high)[1] ?? [], BOX);
    expect(marks.map(({ number, at }) => [number, Math.round(at.x), Math.round(at.y)])).toEqual([
      [1, 250, 92],
      [2, 75, 63],
      [3, 200, 83],
    ]);
  });

  it("keeps numbers apart and in the box, also in a long match on a phone", () => {
    const long = Array.from({ length: 25 }, (_, deal) => [(deal % 5) / 4, 1 - (deal % 5) / 4]);
    const moments = [24, 24, 23].map((deal, at) => ({ number: at + 1, deal, step: 40 - at }));
    for (const backwards of [false, true]) {
      const box = { wide: 280, high: 160 };
      const marks = marked(moments, linesOf(long, [0, 1], box.wide, box.high, backwards)[0] ?? [], box);
      expect(marks).toHaveLength(3);
      for (const { number, badge } of marks) {
        expect(badge.x >= BADGE && badge.x <= 280 - BADGE && badge.y >= BADGE && badge.y <= 160 - BADGE).toBe(true);
        for (const other of marks.filter((one) => one.number !== number))
          expect(Math.hypot(badge.x - other.badge.x, badge.y - other.badge.y)).toBeGreaterThanOrEqual(2 * BADGE);
      }
    }
  });
});

it("rounds to points as the server's sentences do", () => {
  expect([0, 1, 0.334, 0.336, 0.125, 0.375].map(points)).toEqual([0, 100, 33, 34, 12, 38]);
  expect([-2.5, -3.5, -0.4, 1.5, 2.6].map((one) => rounded(one) + 0)).toEqual([-2, -4, 0, 2, 3]);
});

describe("the bars of the balance", () => {
  it("have one scale for all seats, and begin in the middle", () => {
    expect(
      bars([
        [50, -25],
        [-100, 0],
      ]),
    ).toEqual([
      [
        { from: 50, size: 25 },
        { from: 37.5, size: 12.5 },
      ],
      [
        { from: 0, size: 50 },
        { from: 50, size: 0 },
      ],
    ]);
  });

  it("stay small where nothing is large", () => {
    expect(bars([[0.5, -0.5]])[0]?.map(({ size }) => size)).toEqual([25, 25]);
  });
});

describe("the balance", () => {
  const part = { term: "own_slips" as const, name: "Own", points: 12.4, whole: 12, within: 3, text: "" };
  const money = { expected: -2, result: 5, parts: [{ exact: 6.6, whole: null, within: 0 }] };
  const seat = { seat: 0, summary: "", expected: 0.5, result: 0.625, parts: [part], bands: "", money };
  const report = { names: ["A"], you: 0, deals: 1, chances: [], moments: [], balance: [seat], sentences: [] };

  it("is in points, or in what was played for", () => {
    expect(balances(report, false)).toMatchObject([{ expected: 50, result: 62, parts: [{ exact: 12.4, whole: 12 }] }]);
    expect(balances(report, true)).toEqual([money]);
    expect(balances({ ...report, balance: [{ ...seat, money: null }] }, true)).toEqual([]);
  });
});
