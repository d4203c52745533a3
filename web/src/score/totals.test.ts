import { expect, it } from "vitest";

import type { Sheet } from "../protocol";
import { leadOf } from "./totals";

function sheet(...totals: number[][]): Pick<Sheet, "deals" | "totals"> {
  const deals = totals.map((now, at) => ({ deal: at + 1, totals: now })) as Sheet["deals"];
  return { deals, totals: totals.at(-1) ?? [0, 0] };
}

it("says who is ahead, and how often that has changed", () => {
  expect(leadOf(sheet([10, 5]))).toEqual({ ahead: [0], total: 10, changes: 0 });
  expect(leadOf(sheet([10, 5], [10, 20], [30, 20], [40, 20]))).toEqual({ ahead: [0], total: 40, changes: 2 });
});

it("counts no change where two are level and the same seat is ahead again", () => {
  expect(leadOf(sheet([10, 5], [10, 10], [20, 10])).changes).toBe(0);
  expect(leadOf(sheet([10, 5], [10, 10], [10, 20])).changes).toBe(1);
  expect(leadOf(sheet([10, 5], [-5, -5]))).toEqual({ ahead: [0, 1], total: -5, changes: 0 });
});
