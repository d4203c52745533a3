/** The entry of a deal: whoever types faster than the server answers, answers each question with what was meant for it. */

import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { speak } from "../../tests/catalogues";
import { clear, show } from "../../tests/page";
import type { SheetQuestion, SheetSettled } from "../protocol";
import Entry from "./Entry.svelte";
import type { Scoring } from "./scoring.svelte";

const NUMBER = { kind: "number", seats: [], verbs: [], likely: [], low: 0, high: 99, step: 1, cards: [], count: 0 };

/** A question that is answered with a number; `was`: what it was before the deal was corrected. */
const question = (name: string, usual: number | null = null, was: number | null = null): SheetQuestion =>
  ({ ...NUMBER, text: name, usual, was, seat: null, groups: [], counted: null, brief: "", hint: "" }) as SheetQuestion;

let given: unknown[] = [];
let answers: (() => void)[] = []; // of the server, which are on their way
let off: () => void = () => undefined;

/** Shows these questions one after the other, each as soon as the one before is answered. */
function shown(...questions: SheetQuestion[]): HTMLElement {
  const refusal = createRawSnippet(() => ({ render: () => "<p></p>" }));
  const props = $state({ scoring: {} as Scoring, settled: {} as SheetSettled, names: [] as string[], refusal });
  const asked = (at: number): SheetSettled =>
    ({ question: questions[at] ?? null, sheet: { winner: null, deals: [] }, dealer: null }) as unknown as SheetSettled;
  props.settled = asked(0);
  props.scoring = {
    leads: false,
    given: [],
    place: null,
    deal: 1,
    answer: (answer: unknown) =>
      new Promise<void>((done) => {
        given.push(answer);
        answers.push(() => {
          if (answer !== "99") props.settled = asked(given.filter((one) => one !== "99").length);
          done();
        });
      }),
  } as unknown as Scoring;
  const root = show("<div></div>");
  const component = mount(Entry, { target: root, props });
  off = () => void unmount(component);
  flushSync();
  return root;
}

/** The field of the first one. */
function entry(...questions: SheetQuestion[]): HTMLInputElement {
  const field = shown(...questions).querySelector("input");
  if (!field) throw new Error("nothing to type into");
  return field;
}

/** Types keys where the cursor is: what is selected gives way. */
function type(field: HTMLInputElement, keys: string): void {
  for (const key of keys) {
    if (key === "⏎") field.form?.requestSubmit();
    else {
      const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
      field.value = field.value.slice(0, from) + key + field.value.slice(to);
      field.setSelectionRange(from + 1, from + 1);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    flushSync();
  }
}

/** Lets the server answer once. */
async function answered(): Promise<void> {
  answers.shift()?.();
  await new Promise((done) => setTimeout(done));
  flushSync();
}

beforeAll(() => speak("en"));
beforeEach(() => {
  [given, answers] = [[], []];
});
afterEach(() => {
  off();
  clear();
});

test("each number that was entered meanwhile answers its own question", async () => {
  const field = entry(question("a"), question("b", 0), question("c"), question("d"));
  type(field, "1⏎⏎2⏎3");
  expect(given).toEqual(["1"]);
  for (let left = 3; left > 0; left -= 1) await answered();
  expect([given, field.value]).toEqual([["1", "0", "2"], "3"]);
  type(field, "4⏎");
  expect(given.at(-1)).toBe("34");
});

test("what is being typed is not taken for an old answer", async () => {
  const field = entry(question("a"), question("b", null, 7), question("c", null, 8));
  type(field, "1⏎2");
  await answered();
  type(field, "3⏎⏎");
  await answered();
  await answered();
  expect(given).toEqual(["1", "23", "8"]);
});

test("an old answer is given again by Enter alone, and gives way to another one", async () => {
  const field = entry(question("a", null, 7), question("b", null, 8), question("c"));
  field.select();
  type(field, "⏎");
  await answered();
  expect(field.value).toBe("8");
  field.select();
  type(field, "5⏎");
  expect(given).toEqual(["7", "5"]);
});

/** A question that players are answered to, of whom one was answered before. */
const player = (was: number | null): SheetQuestion => ({ ...question("who"), kind: "player", seats: [0, 1], was });

test("what was answered before is marked in its button, and not offered beside it", () => {
  entry({ ...question("a"), likely: [1, 7], was: 7 });
  const texts = () =>
    [...document.querySelectorAll(".choices button:not(.primary, .delete)")].map((one) => one.textContent);
  expect(texts()).toEqual(["1", "7 as before"]);
  off();
  clear();
  entry(question("a", null, 7));
  expect(texts()).toEqual([]);
  expect(document.querySelector("#score-was")?.textContent).toBe("As before: 7");
});

test("a number that is typed before its field is there is for the field", async () => {
  shown(player(null), question("a"), question("b"));
  document.querySelector<HTMLElement>(".choices button")?.click();
  for (const key of ["1", "2", "Enter", "3"]) window.dispatchEvent(new KeyboardEvent("keydown", { key }));
  for (let left = 2; left > 0; left -= 1) await answered();
  expect(given).toEqual([0, "12"]);
  expect(document.querySelector("input")?.value).toBe("3");
});

test("where an answer is not taken, nothing that was meant for later questions is given", async () => {
  const field = entry(question("a"), question("b"));
  type(field, "99⏎2⏎3");
  await answered();
  expect([given, field.value, answers.length]).toEqual([["99"], "99", 0]);
});

test("who has gone elsewhere before the answer comes keeps the focus there", async () => {
  const beside = document.createElement("button");
  const field = entry(question("a"), question("b"), question("c"));
  document.body.append(beside);
  field.focus();
  type(field, "1⏎");
  beside.focus();
  await answered();
  expect(document.activeElement).toBe(beside);
  field.focus();
  type(field, "2⏎");
  await answered();
  expect(document.activeElement).toBe(field);
  beside.remove();
});

test("an old number below zero is given again as it is shown", async () => {
  const field = entry(question("a", null, -20), question("b"));
  expect(field.value).toBe("−20");
  field.select();
  type(field, "⏎");
  await answered();
  expect(given).toEqual(["-20"]);
});
