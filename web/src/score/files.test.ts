/** What the files of a match are called. */

import { expect, test } from "vitest";

import type { Match } from "./evening.svelte";
import { fileName } from "./files";

const match = (...names: string[]): Match => ({
  game: "whist",
  names,
  preset: "usual",
  options: {},
  small: 1,
  dealer: 1,
  date: "2025-11-28",
  deals: [],
});

test("a file is called by its day, its game and its players", () => {
  expect(fileName(match("Ala", "Bo"), 0, "csv")).toBe("2025-11-28 whist Ala, Bo.csv");
  expect(fileName(match("Ala", "Bo"), 1, "png")).toBe("2025-11-28-2 whist Ala, Bo.png");
  expect(fileName(match("Żaneta", "Оксана", "نیلوفر علی\u200cزاده"), 0, "whist")).toBe(
    "2025-11-28 whist Żaneta, Оксана, نیلوفر علی\u200cزاده.whist",
  );
});

test("what a file system refuses is left out, and a name is never too long", () => {
  expect(fileName(match('A/\\l?a"', "<B>:*|o\u2066."), 0, "csv")).toBe("2025-11-28 whist Ala, Bo.csv");
  const long = fileName(match("😀".repeat(40), "Ж".repeat(40), "م".repeat(40)), 0, "csv");
  expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(255);
  expect(long).toMatch(/^2025-11-28 whist (😀)+, Ж+\.csv$/u);
});
