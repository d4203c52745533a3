/** The sheet that a browser keeps: what is asked of the server, what is kept, what is taken back. */

import { beforeEach, expect, test, vi } from "vitest";

import type { SheetSettled } from "../protocol";
import { Scoring, type KeptSheet } from "./scoring.svelte";

const EMPTY: KeptSheet = { names: ["Ala", "Bo"], preset: "usual", options: {}, small: 1, dealer: 1, deals: [] };
const QUESTION = { kind: "number" as const, text: "How many?", seats: [], verbs: [], usual: null, likely: [] };

type Asked = KeptSheet & { entry: { deal: number; insert: boolean; answers: unknown[] } };

let asked: Asked[] = [];

/** A server whose deals have two questions each, and that refuses a deal of 13. */
function server(_: string, init: RequestInit): Promise<Response> {
  const request = JSON.parse(init.body as string) as Asked;
  asked.push(request);
  const { deals, entry } = request;
  const refused = entry.answers.includes("13") ? "no deal has 13" : null;
  const typed = { points: entry.answers };
  const done = entry.answers.length === 2 && !refused;
  const after = !done
    ? deals
    : entry.insert || entry.deal > deals.length
      ? [...deals.slice(0, entry.deal - 1), typed, ...deals.slice(entry.deal - 1)]
      : deals.map((deal, at) => (at === entry.deal - 1 ? typed : deal));
  const sheet = { deals: after.map(() => ({ told: [] })) } as unknown as SheetSettled["sheet"];
  const settled: SheetSettled = {
    sheet,
    deals: after as SheetSettled["deals"],
    dealer: 0,
    question: done || refused ? null : QUESTION,
    changes: [],
    refused,
    record: "",
  };
  return Promise.resolve(new Response(JSON.stringify(settled)));
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal("fetch", vi.fn(server));
});

async function begun(game: string): Promise<Scoring> {
  const scoring = new Scoring(game);
  expect(scoring.sheet).toBe(null);
  await scoring.begin(EMPTY);
  return scoring;
}

const answers = (scoring: Scoring) => scoring.given.map(({ answer }) => answer);

async function type(scoring: Scoring, ...answers: string[]): Promise<void> {
  for (const answer of answers) await scoring.answer(answer);
}

test("a deal goes onto the sheet with its last answer, and another page finds it there", async () => {
  const scoring = await begun("a");
  await type(scoring, "3");
  expect(scoring.sheet?.deals).toEqual([]);
  expect(new Scoring("a").sheet).toEqual(EMPTY);
  await type(scoring, "4");
  expect(scoring.sheet?.deals).toEqual([{ points: ["3", "4"] }]);
  expect(scoring.given).toEqual([]);
  expect(scoring.deal).toBe(2);
  expect(new Scoring("a").sheet?.deals).toEqual([{ points: ["3", "4"] }]);
  expect(new Scoring("b").sheet).toBe(null);
});

test("a refused answer is said and forgotten, and those before it stand", async () => {
  const scoring = await begun("c");
  await type(scoring, "3", "13");
  expect(scoring.wrong).toBe("no deal has 13");
  expect(answers(scoring)).toEqual(["3"]);
  expect(scoring.settled?.question).toEqual(QUESTION);
  await type(scoring, "5");
  expect(scoring.wrong).toBe("");
  expect(scoring.sheet?.deals).toEqual([{ points: ["3", "5"] }]);
});

test("a deal is corrected, put in and taken out, and each change is taken back", async () => {
  const scoring = await begun("d");
  await type(scoring, "1", "1", "2", "2");
  const both = [{ points: ["1", "1"] }, { points: ["2", "2"] }];
  expect(scoring.sheet?.deals).toEqual(both);
  await scoring.type({ deal: 1, insert: false });
  await type(scoring, "7", "8");
  expect(scoring.sheet?.deals).toEqual([{ points: ["7", "8"] }, both[1]]);
  await scoring.type({ deal: 2, insert: true });
  await type(scoring, "5", "5");
  expect(scoring.sheet?.deals).toEqual([{ points: ["7", "8"] }, { points: ["5", "5"] }, both[1]]);
  await scoring.remove(1);
  expect(scoring.sheet?.deals).toEqual([{ points: ["5", "5"] }, both[1]]);
  for (let left = 3; left > 0; left -= 1) await scoring.undo();
  expect(scoring.sheet?.deals).toEqual(both);
  expect(new Scoring("d").sheet?.deals).toEqual(both);
  for (let left = 2; left > 0; left -= 1) await scoring.undo();
  expect(scoring.mayUndo).toBe(false);
});

test("back forgets the last answer, and then leaves the deal that is corrected", async () => {
  const scoring = await begun("e");
  await type(scoring, "1", "1");
  await scoring.type({ deal: 1, insert: false });
  await type(scoring, "9");
  await scoring.back();
  expect([answers(scoring), scoring.place]).toEqual([[], { deal: 1, insert: false }]);
  await scoring.back();
  expect([answers(scoring), scoring.place]).toEqual([[], null]);
  expect(asked.at(-1)?.entry.deal).toBe(2);
});

test("without a connection nothing is lost: the answers stand until it is there again", async () => {
  const scoring = await begun("f");
  await type(scoring, "1");
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("gone")));
  await type(scoring, "2");
  expect(scoring.wrong).not.toBe("");
  expect(answers(scoring)).toEqual(["1"]);
  vi.stubGlobal("fetch", vi.fn(server));
  await type(scoring, "2");
  expect(scoring.sheet?.deals).toEqual([{ points: ["1", "2"] }]);
});

test("what is kept and is no sheet is passed over; an ended sheet is gone", async () => {
  localStorage.setItem("chiliad-sheets", JSON.stringify({ g: { names: [], deals: 3 } }));
  expect(new Scoring("g").sheet).toBe(null);
  const scoring = await begun("h");
  await scoring.close();
  expect(new Scoring("h").sheet).toBe(null);
});

test("a deal that is complete stands though the next question never comes", async () => {
  const scoring = await begun("i");
  await type(scoring, "1");
  let left = 1;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    left-- > 0 ? server(path, init) : Promise.reject(new Error("gone")),
  );
  await type(scoring, "2");
  expect([scoring.failed, scoring.given, scoring.deal]).toEqual([true, [], 2]);
  expect(new Scoring("i").sheet?.deals).toEqual([{ points: ["1", "2"] }]);
  vi.stubGlobal("fetch", vi.fn(server));
  await scoring.load();
  expect([scoring.failed, scoring.settled?.question]).toEqual([false, QUESTION]);
});

test("a step back that could not be asked for changes nothing", async () => {
  const scoring = await begun("j");
  await type(scoring, "1");
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("gone")));
  await scoring.back();
  expect(answers(scoring)).toEqual(["1"]);
  await scoring.type({ deal: 1, insert: false });
  await scoring.remove(1);
  expect([answers(scoring), scoring.place]).toEqual([["1"], null]);
});

test("two presses at once are one answer, and two of undo are two", async () => {
  const scoring = await begun("k");
  await Promise.all([scoring.answer("1"), scoring.answer("1")]);
  expect(answers(scoring)).toEqual(["1"]);
  await type(scoring, "1", "2", "2", "3", "3");
  await Promise.all([scoring.undo(), scoring.undo()]);
  expect(scoring.sheet?.deals).toEqual([{ points: ["1", "1"] }]);
  expect(scoring.mayUndo).toBe(true);
  await scoring.undo();
  expect(scoring.mayUndo).toBe(false);
});

test("what another page has kept is read again before it can be lost", async () => {
  const [one, other] = [await begun("l"), new Scoring("l")];
  await other.load();
  await type(other, "1", "1");
  await one.reread();
  await type(one, "2", "2");
  expect(new Scoring("l").sheet?.deals).toEqual([{ points: ["1", "1"] }, { points: ["2", "2"] }]);
});
