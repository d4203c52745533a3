/** What Mille adds to the score sheet: stars and circles, and how many of each there were. */

import { beforeAll, expect, test } from "vitest";

import { speak } from "../../../tests/catalogues";
import type { MilleSheetDeal, Sheet } from "../../protocol";
import { text } from "../../texts.svelte";
import sheetOfMille from "./sheet";

function sheet(...deals: Pick<MilleSheetDeal, "stars" | "circled">[]): Sheet {
  const rest = { game: "mille", dealer: 0, points: null, scores: [1, 2], totals: [1, 2], told: [] };
  const lines = deals.map((deal, index) => ({ ...rest, deal: index + 1, ...deal }));
  return { game: "mille", names: ["Ann", "Boris"], deals: lines, totals: [1, 2], winner: null, payment: null };
}

const PLAIN = { stars: [0, 0], circled: [false, false] };

beforeAll(() => speak("en"));

test("a star for each natural, and a circle round the score of a chapeau", () => {
  const match = sheet({ stars: [2, 0], circled: [false, true] }, PLAIN);
  const figures = [0, 1].flatMap((index) => [0, 1].map((seat) => sheetOfMille.figure(match, index, seat)));
  expect(figures.map((one) => one.stars?.sign ?? "")).toEqual(["★★", "", "", ""]);
  expect(figures.map((one) => one.circled)).toEqual([null, text("table-circled"), null, null]);
});

test("their numbers are below the totals, where there are any", () => {
  const match = sheet({ stars: [2, 0], circled: [false, true] }, { stars: [1, 0], circled: [false, true] });
  expect(sheetOfMille.feet(match).map((row) => row.counts)).toEqual([
    [3, 0],
    [0, 2],
  ]);
  expect(sheetOfMille.legend(match).map((one) => one.sign)).toEqual(["★", "◯"]);
  expect([sheetOfMille.feet(sheet(PLAIN)), sheetOfMille.legend(sheet(PLAIN))]).toEqual([[], []]);
});
