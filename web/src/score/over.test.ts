import { expect, it } from "vitest";

import type { SheetSettled } from "../protocol";
import { matchOver, news } from "./over";

function settled(deals: string[], { over = false, winner = null as number | null } = {}): SheetSettled {
  const sheet = { names: ["Ala", "Bo"], deals: deals.map((told) => ({ told: [told] })), winner };
  const question = over ? null : { text: "How many?" };
  return { sheet, question, standing: ["Ala 10, Bo 20."] } as unknown as SheetSettled;
}

it("says that a match is over where nothing more is asked", () => {
  expect(matchOver(settled(["one"]))).toBeNull();
  expect(matchOver(settled(["one"], { over: true }))).toBe("score-over-now");
  expect(matchOver(settled(["one"], { over: true, winner: 1 }))).toContain("score-over-won");
});

it("tells a deal more, and once that the match is over with it", () => {
  const [before, now] = [settled(["one"]), settled(["one", "two"], { over: true, winner: 1 })];
  expect(news(before, settled(["one", "two"]))).toEqual(["two", "Ala 10, Bo 20."]);
  expect(news(before, now)).toEqual(["two", "Ala 10, Bo 20.", matchOver(now)]);
  expect(news(now, now)).toEqual([]);
});

it("tells that a correction has ended the match, and nothing to whoever has just come", () => {
  const now = settled(["one"], { over: true, winner: 0 });
  expect(news(settled(["another"]), now)).toEqual([matchOver(now)]);
  expect(news(null, now)).toEqual([]);
});
