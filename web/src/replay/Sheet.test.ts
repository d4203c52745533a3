/** The score sheet: scores and totals, and the signs that a game notes beside them. */

import { mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { speak } from "../../tests/catalogues";
import { clear, show } from "../../tests/page";
import type { Sheet, SheetDeal, Sign } from "../protocol";
import { text } from "../texts.svelte";
import ScoreSheet from "./Sheet.svelte";

const off: (() => void)[] = [];

const LINED: Sign = { sign: "", said: "declarer", look: "lined" };
const CIRCLED: Sign = { sign: "◯", said: "(chapeau)", look: "circled" };
const STARS: Sign = { sign: "★★", said: "2 stars", look: "star" };
const TALLY: Sign = { sign: "❘❘", said: "on the barrel, 2 deals left", look: "tally" };
const MARK: Sign = { sign: "C1", said: "1 concession", look: "mark" };

function deal(number: number, more: Partial<SheetDeal> = {}): SheetDeal {
  const figures = { points: null, scores: [3, -1], totals: [3, -1] };
  return { deal: number, dealer: 0, ...figures, contract: null, signs: [[], []], told: [], ...more };
}

function drawn(deals: SheetDeal[], more: Partial<Sheet> = {}): HTMLElement {
  const figures = { totals: [3, -1], counts: [], legend: [], hint: null, winner: null, payment: null };
  const sheet = { game: "whist", names: ["Ann", "Boris"], deals, ...figures, ...more };
  const root = show("<div></div>");
  const component = mount(ScoreSheet, { target: root, props: { sheet, you: 0 } });
  off.push(() => void unmount(component));
  return root;
}

const said = (element: Element): string => element.textContent.replace(/\s+/g, " ").trim();
const all = (root: HTMLElement, selector: string): Element[] => [...root.querySelectorAll(selector)];

beforeAll(() => speak("en"));

afterEach(() => {
  for (const one of off.splice(0)) one();
  clear();
});

test("of a game that notes nothing it has scores and totals, and no column more", () => {
  const root = drawn([deal(1)]);
  expect(all(root, "thead th").map(said)).toEqual([text("table-column-deal"), text("table-you"), "Boris"]);
  expect(all(root, "tbody td .score").map(said)).toEqual(["+3", "−1"]);
  expect(all(root, "tfoot tr")).toHaveLength(1);
  expect(root.querySelector(".legend, .hint")).toBeNull();
});

test("a contract is in a column of its own: who declared, the points and how it ended", () => {
  const ended = (sign: string, how: string, look: Sign["look"]): Sign => ({ sign, said: how, look });
  const root = drawn([
    deal(1, { contract: { declarer: 0, points: 100, ended: ended("✓", "made", "") } }),
    deal(2, { contract: { declarer: 1, points: 120, ended: ended("✗", "failed", "bad") } }),
  ]);
  expect(all(root, "thead .more").map(said)).toEqual([text("sheet-column-contract")]);
  expect(all(root, "tbody td.more").map(said)).toEqual(["Ann 100 ✓ made", "Boris 120 ✗ failed"]);
  expect(all(root, "tbody .call.bad")).toHaveLength(1);
});

test("signs are drawn at the score or after the total, and said", () => {
  const root = drawn([deal(1, { signs: [[LINED, STARS, TALLY, MARK], [CIRCLED]] })]);
  const [first, second] = all(root, "tbody td");
  expect(said(first as Element)).toBe(
    "declarer, +3 ★★2 stars , total 3 3 ❘❘, on the barrel, 2 deals leftC1, 1 concession",
  );
  expect(first?.matches(".lined")).toBe(true);
  expect(said(second as Element)).toBe("−1 (chapeau) , total −1 −1");
  expect(all(root, ".score.circled")).toHaveLength(1);
  expect(all(root, "tbody .mark").map((one) => one.className.includes("tally"))).toEqual([true, false]);
});

test("below are what is counted by seat, the legend and the hint", () => {
  const root = drawn([deal(1)], {
    counts: [{ label: "Naturals", sign: "★", counts: [2, 0] }],
    legend: [STARS, { ...LINED, sign: "60" }, CIRCLED],
    hint: "A rule.",
  });
  expect(all(root, "tfoot tr:last-child > *").map(said)).toEqual(["Naturals", "★2", "0"]);
  expect(all(root, ".legend .sign").map(said)).toEqual(["★★", "60", "◯"]);
  expect(said(root.querySelector(".hint") as Element)).toBe("A rule.");
});
