/** What ending the evening would lose. */

import { beforeEach, expect, test } from "vitest";

import type { Match } from "./evening.svelte";
import { forgetSaved, isSaved, noteSaved } from "./saved.svelte";

const MATCH: Match = {
  game: "whist",
  names: ["Ala", "Bo"],
  preset: "usual",
  options: {},
  small: 1,
  dealer: 1,
  date: "2025-11-28",
  deals: [{ points: 1 }],
};

beforeEach(() => forgetSaved());

test("a match is saved as it was, whatever order its keys stand in, and not when it has changed since", () => {
  expect(isSaved(MATCH)).toBe(false);
  noteSaved(MATCH);
  const { deals, ...head } = MATCH;
  expect(isSaved({ deals, ...head })).toBe(true);
  expect(isSaved({ ...MATCH, deals: [...deals, { points: 2 }] })).toBe(false);
});

test("what is noted of an evening ends with it", () => {
  noteSaved(MATCH);
  forgetSaved();
  expect(isSaved(MATCH)).toBe(false);
});
