import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { POLL_MS, Watching } from "./watching.svelte";

const alert = vi.hoisted(() => vi.fn());
vi.mock("../alerts.svelte", () => ({ alert }));

type Answer = { status: number; body: object } | "broken";

let answers: Answer[] = [];
let asked = 0;

const working = (done: number): Answer => ({ status: 200, body: { done, of: 2, report: null, why: null } });
const READY: Answer = { status: 200, body: { done: 2, of: 2, report: { deals: 1 }, why: null } };

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  alert.mockClear();
  vi.stubGlobal("fetch", () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? "broken";
    asked += 1;
    if (answer === "broken") return Promise.reject(new Error("broken"));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function watch(...given: Answer[]): Promise<Watching> {
  answers = given;
  const watching = new Watching("/api/tables/x");
  expect(watching.state).toBe("asking");
  await watching.load();
  return watching;
}

const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * POLL_MS);

test("it is asked every second until it is there, and then no more", async () => {
  const watching = await watch(working(0), working(1), READY);
  expect([watching.state, watching.answer?.done]).toEqual(["working", 0]);
  await pass(1);
  expect([watching.state, watching.answer?.done]).toEqual(["working", 1]);
  await pass(1);
  expect(watching.state).toBe("ready");
  await pass(5);
  expect(asked).toBe(3);
});

test("a page that is left asks no more", async () => {
  const watching = await watch(working(0));
  watching.stop();
  await pass(5);
  expect(asked).toBe(1);
});

test("where there is none and will be none, nothing more is asked", async () => {
  const watching = await watch({ status: 200, body: { done: 0, of: 0, report: null, why: "No deal is over." } });
  expect([watching.state, watching.answer?.why]).toEqual(["none", "No deal is over."]);
  await pass(5);
  expect(asked).toBe(1);
});

test("a refusal is final", async () => {
  const watching = await watch({ status: 404, body: { slug: "no-such-table", sentence: "No." } });
  expect([watching.state, watching.refused?.sentence]).toEqual(["refused", "No."]);
  await pass(5);
  expect(asked).toBe(1);
});

test("a broken connection is told once, and the report still comes", async () => {
  const watching = await watch("broken", "broken", working(1), READY);
  await pass(1);
  expect([watching.state, alert.mock.calls.length]).toEqual(["asking", 1]);
  await pass(2);
  expect(watching.state).toBe("ready");
});

test("what was asked in another language is not taken in", async () => {
  answers = [READY, working(0)];
  const watching = new Watching("/api/tables/x");
  await Promise.all([watching.load(), watching.load()]);
  expect([watching.state, watching.answer?.done]).toEqual(["working", 0]);
  watching.stop();
});
