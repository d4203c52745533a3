/** The queue of utterances: grouping, order, spacing, Escape, staleness, history. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Utterances, type Rate } from "./utterances";

let said: string[];
let rate: Rate;
let queue: Utterances;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  rate = "normal";
  queue = new Utterances(
    (one) => said.push(one),
    () => rate,
  );
});

afterEach(() => vi.useRealTimers());

const LONG = "Boris plays jack of clubs. Cleo plays ten of clubs. Cleo takes the trick, 12 points: 12 so far.";

test("events that come together are one utterance, in order", () => {
  queue.event("Boris plays jack of clubs.");
  vi.advanceTimersByTime(100);
  queue.event("Cleo plays ten of clubs.");
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["Boris plays jack of clubs. Cleo plays ten of clubs."]);
});

test("the next group waits until the one before has been spoken, and none is lost", () => {
  queue.event(LONG);
  vi.advanceTimersByTime(700);
  expect(said).toEqual([LONG]);
  for (let at = 0; at < 50; at += 1) queue.event(`Event ${at}.`);
  vi.advanceTimersByTime((LONG.length / 14) * 1000 - 700); // Orca's speed by default
  expect(said).toEqual([LONG]);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([LONG, Array.from({ length: 50 }, (_, at) => `Event ${at}.`).join(" ")]);
});

test("a fast listener waits less", () => {
  rate = "fastest";
  queue.event(LONG);
  vi.advanceTimersByTime(700);
  queue.event("Next.");
  vi.advanceTimersByTime((LONG.length / 14) * 1000 - 700);
  expect(said).toEqual([LONG, "Next."]);
});

test("an answer comes before the events that wait, which are said after it", () => {
  queue.event(LONG);
  vi.advanceTimersByTime(700);
  queue.event("Cleo leads.");
  queue.silenced(); // the key
  queue.answer("7 cards.");
  vi.advanceTimersByTime(200);
  expect(said).toEqual([LONG, "7 cards."]);
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([LONG, "7 cards.", "Cleo leads."]);
});

test("several answers are said in order", () => {
  for (const one of ["a", "b", "c"]) queue.answer(one);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["a", "b", "c"]);
});

test("after Escape nothing that happened before is said", () => {
  queue.event(LONG);
  vi.advanceTimersByTime(700);
  queue.event("Old.");
  queue.answer("Old answer.");
  queue.drop();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([LONG]);
  queue.event("New.");
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([LONG, "New."]);
});

test("what the reader was given just before Escape is replaced, at once and urgently; later it has begun, and stops", () => {
  const given: [string, boolean][] = [];
  const other = new Utterances(
    (...one) => given.push(one),
    () => rate,
  );
  other.drop("Quiet.");
  expect(given).toEqual([]);
  other.answer("Your turn.");
  vi.advanceTimersByTime(500);
  other.drop("Quiet.");
  expect(given).toEqual([
    ["Your turn.", false],
    ["Quiet.", true],
  ]);
  expect(other.past(0)).toBe("Your turn.");
  vi.advanceTimersByTime(700);
  other.drop("Quiet.");
  expect(given.length).toBe(2);
});

test("what is stale when its turn comes is left out", () => {
  let mine = true;
  queue.event("You lead.");
  queue.event("Your turn.", () => !mine);
  mine = false;
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["You lead."]);
});

test("a key that the reader answers by itself holds the next events back", () => {
  queue.event("First.");
  vi.advanceTimersByTime(3000);
  queue.silenced();
  queue.reading("Queen of hearts, 3 points, can be played");
  queue.event("Second.");
  vi.advanceTimersByTime(2500);
  expect(said).toEqual(["First."]);
  vi.advanceTimersByTime(2500);
  expect(said).toEqual(["First.", "Second."]);
});

test("the focus moves after the news, which do not wait for the whole of what is being spoken", async () => {
  queue.event(LONG);
  vi.advanceTimersByTime(700);
  queue.event("Your turn.");
  let moved = false;
  void queue.delivered().then(() => (moved = true));
  await vi.advanceTimersByTimeAsync(100);
  expect([said.length, moved]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(400);
  expect([said.length, moved]).toEqual([2, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(moved).toBe(true);
});

test("what has been spoken to its end is known", async () => {
  queue.event(LONG);
  let heard = false;
  void queue.spoken().then(() => (heard = true));
  await vi.advanceTimersByTimeAsync((LONG.length / 14) * 1000);
  expect(heard).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(heard).toBe(true);
});

test("a hidden page says nothing, and then what happened last; the rest is in the history", () => {
  queue.pause(true);
  for (let at = 0; at < 60; at += 1) queue.event(`Event ${at}.`);
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([]);
  queue.pause(false);
  vi.advanceTimersByTime(5000);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^Event 20\. .* Event 59\.$/);
  expect(queue.past(-1)).toMatch(/^Event 0\. .* Event 19\.$/);
});

test("the history goes back and forth, and begins again with what is said next", () => {
  expect(queue.past(0)).toBeNull();
  for (const one of ["One.", "Two.", "Three."]) {
    queue.event(one);
    vi.advanceTimersByTime(5000);
  }
  expect([0, -1, -1, -1, 1].map((by) => queue.past(by as -1 | 0 | 1))).toEqual([
    "Three.",
    "Two.",
    "One.",
    null,
    "Two.",
  ]);
  queue.answer("Two.", false, false); // said again, it is not one more
  vi.advanceTimersByTime(5000);
  expect(queue.past(0)).toBe("Two.");
  queue.event("Four.");
  vi.advanceTimersByTime(5000);
  expect(queue.past(0)).toBe("Four.");
  queue.forget();
  expect(queue.past(0)).toBeNull();
});
