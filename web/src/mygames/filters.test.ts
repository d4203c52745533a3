import { expect, test } from "vitest";

import { addressOf, filtersOf, isFiltered, NO_FILTERS } from "./filters";

test("an address says what is shown, and the same is read from it", () => {
  const all = { game: "whist", against: "a1", kind: "table" } as const;
  expect(addressOf(all)).toBe("/games?game=whist&against=a1&kind=table");
  expect(filtersOf(addressOf(all).slice("/games".length))).toEqual(all);
  expect(addressOf(NO_FILTERS)).toBe("/games");
  expect(filtersOf("")).toEqual(NO_FILTERS);
});

test("what means nothing in an address is left out", () => {
  expect(filtersOf("?kind=chess&game=&x=1")).toEqual(NO_FILTERS);
  expect(isFiltered(filtersOf("?kind=chess"))).toBe(false);
  expect(isFiltered(filtersOf("?against=x"))).toBe(true);
});
