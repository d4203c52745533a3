/** The evening that a browser keeps: what is asked of the server, what is kept, what is taken back. */

import { beforeEach, expect, test, vi } from "vitest";

import type { KeptEvening, SheetAsked, SheetSettled } from "../protocol";
import type { Match } from "./evening.svelte";
import { halfTyped, keepHalf } from "./half";
import { Scoring } from "./scoring.svelte";

const EMPTY: Match = {
  game: "a",
  names: ["Ala", "Bo"],
  preset: "usual",
  options: {},
  small: 1,
  dealer: 1,
  date: "2025-11-28",
  deals: [],
};
const QUESTION = {
  kind: "number" as const,
  text: "How many?",
  seats: [],
  verbs: [],
  usual: null,
  likely: [],
  low: 0,
  high: 99,
  step: 1,
  cards: [],
  count: 0,
  seat: null,
  was: null,
  groups: [],
  brief: "",
  hint: "",
  counted: null,
};

let asked: SheetAsked[] = [];

const answered = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));

/** A server whose deals have two questions each, and that refuses a deal of 13. */
function server(path: string, init: RequestInit): Promise<Response> {
  const body: unknown = JSON.parse(init.body as string);
  if (path.startsWith("/api/evening")) {
    const matches = (body as KeptEvening).sheets.map((sheet) => ({ deals: sheet.deals?.length }));
    return answered({ matches, people: [], fewest: [], each: [] });
  }
  const request = body as SheetAsked & { sheet: Match };
  asked.push(request);
  const told = settled(request.sheet, request.change);
  return answered(request.script ? { ...told, script: SCRIPT } : told);
}

const SECOND = { ...QUESTION, text: "And then?" };

/** Both questions of a deal, whoever deals: any number leads on, also none at all. */
const SCRIPT = {
  steps: [
    { question: QUESTION, next: { "0": 1, number: 1 } },
    { question: SECOND, next: { "0": null, number: null } },
  ],
  first: [0, 0],
  dealers: [1, 0],
};

function settled(sheet: Match, change: SheetAsked["change"]): SheetSettled {
  const answers = change?.do === "type" ? (change.answers ?? []) : [];
  const refused = answers.includes("13") ? "No deal has 13." : null;
  const typed = change?.do === "type" && answers.length === 2 && !refused;
  const deals = [...sheet.deals];
  if (typed) deals.splice(change.deal - 1, change.insert || change.deal > deals.length ? 0 : 1, { points: answers });
  if (change?.do === "take-out") deals.splice(change.deal - 1, 1);
  return {
    sheet: { deals: [] } as unknown as SheetSettled["sheet"],
    kept: { ...sheet, deals, ...(change?.do === "head" ? { names: change.names } : {}) },
    dealer: 0,
    question: typed || refused || (change && change.do !== "type") ? null : answers.length === 0 ? QUESTION : SECOND,
    told: typed ? ["it came to something"] : [],
    standing: [],
    changes: change?.do === "take-out" ? [{ deal: 0, seat: 0, was: 5, now: 3, said: "5 is now 3." }] : [],
    refused,
    target: 1000,
    csv: "",
    summary: [],
    record: "",
    script: null,
    played: deals.map(() => null),
  };
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", vi.fn(server));
});

async function begun(): Promise<Scoring> {
  const scoring = new Scoring();
  expect(scoring.sheet).toBe(null);
  await scoring.begin(EMPTY);
  return scoring;
}

const answers = (scoring: Scoring) => scoring.given.map(({ answer }) => answer);
const deals = (scoring: Scoring) => scoring.sheet?.deals.map((deal) => deal.points);

async function type(scoring: Scoring, ...answers: string[]): Promise<void> {
  for (const answer of answers) await scoring.answer(answer);
}

test("a deal goes onto the sheet with its last answer, and another page finds it there", async () => {
  const scoring = await begun();
  await type(scoring, "3");
  expect(deals(scoring)).toEqual([]);
  expect(new Scoring().sheet).toEqual(EMPTY);
  await type(scoring, "4");
  expect(deals(scoring)).toEqual([["3", "4"]]);
  expect(scoring.given).toEqual([]);
  expect(scoring.deal).toBe(2);
  expect(deals(new Scoring())).toEqual([["3", "4"]]);
});

test("a refused answer is said and forgotten, and those before it stand", async () => {
  const scoring = await begun();
  await type(scoring, "3", "13");
  expect(scoring.wrong).toBe("No deal has 13.");
  expect(answers(scoring)).toEqual(["3"]);
  expect(scoring.settled?.question).toEqual(SECOND);
  await type(scoring, "5");
  expect(scoring.wrong).toBe("");
  expect(deals(scoring)).toEqual([["3", "5"]]);
});

test("a deal is corrected, put in and taken out, and each change is taken back", async () => {
  const scoring = await begun();
  await type(scoring, "1", "1", "2", "2");
  const [one, two] = [
    ["1", "1"],
    ["2", "2"],
  ];
  expect(deals(scoring)).toEqual([one, two]);
  await scoring.type({ deal: 1, insert: false });
  await type(scoring, "7", "8");
  expect(deals(scoring)).toEqual([["7", "8"], two]);
  await scoring.type({ deal: 2, insert: true });
  await type(scoring, "5", "5");
  expect(deals(scoring)).toEqual([["7", "8"], ["5", "5"], two]);
  await scoring.change({ do: "take-out", deal: 1 }, "gone");
  expect(deals(scoring)).toEqual([["5", "5"], two]);
  expect(scoring.changes.map(({ said }) => said)).toEqual(["5 is now 3."]);
  for (let left = 3; left > 0; left -= 1) await scoring.step("undo");
  expect(deals(scoring)).toEqual([one, two]);
  expect(deals(new Scoring())).toEqual([one, two]);
  for (let left = 2; left > 0; left -= 1) await scoring.step("undo");
  expect(deals(scoring)).toEqual([]);
  await scoring.step("undo");
  expect([scoring.sheet, scoring.mayUndo]).toEqual([null, false]);
});

test("a page that is opened again takes changes back, and makes them again", async () => {
  const before = await begun();
  await type(before, "1", "1", "2", "2");
  const scoring = new Scoring();
  await scoring.load();
  expect([scoring.mayUndo, scoring.mayRedo]).toEqual([true, false]);
  await scoring.step("undo");
  await scoring.step("undo");
  expect(deals(scoring)).toEqual([]);
  const later = new Scoring();
  await later.step("redo");
  await later.step("redo");
  expect([deals(later), later.mayRedo]).toEqual([deals(before), false]);
  await later.step("undo");
  await type(later, "5", "5"); // another change: what was taken back is not made again
  expect([deals(later), later.mayRedo]).toEqual([
    [
      ["1", "1"],
      ["5", "5"],
    ],
    false,
  ]);
});

test("names and rules change the open match, and can be taken back", async () => {
  const scoring = await begun();
  const head = { do: "head" as const, names: ["Cem", "Bo"], preset: "usual", options: {}, small: 1 };
  await scoring.change(head, "changed");
  expect(scoring.sheet?.names).toEqual(["Cem", "Bo"]);
  await scoring.step("undo");
  expect(scoring.sheet?.names).toEqual(["Ala", "Bo"]);
});

test("an evening has several matches: each can be opened, and what is taken back is shown", async () => {
  const scoring = await begun();
  await type(scoring, "1", "1");
  await scoring.begin({ ...EMPTY, game: "b", names: ["Ala", "Cem"] });
  expect([scoring.at, scoring.sheet?.game]).toEqual([1, "b"]);
  expect(scoring.evening.people).toEqual(["Ala", "Bo", "Cem"]);
  expect(scoring.summary?.matches).toEqual([{ deals: 1 }, { deals: 0 }]);
  await scoring.open(0);
  await type(scoring, "2", "2");
  expect(deals(scoring)?.length).toBe(2);
  await scoring.open(1);
  await scoring.step("undo");
  expect([scoring.at, deals(scoring)?.length]).toEqual([0, 1]);
  await scoring.step("undo");
  expect([scoring.at, scoring.evening.kept.sheets.length]).toEqual([0, 1]);
});

test("what is paid is kept, taken back, and taken away again", async () => {
  const scoring = await begun();
  const paid = { payer: "Bo", payee: "Ala", amount: 3 };
  await scoring.pay(paid);
  expect(new Scoring().evening.kept.paid).toEqual([paid]);
  await scoring.step("undo");
  expect(scoring.evening.kept.paid).toEqual([]);
  await scoring.pay(paid);
  await scoring.unpay(0);
  expect(new Scoring().evening.kept.paid).toEqual([]);
});

test("back forgets the last answer, and then leaves the deal that is corrected", async () => {
  const scoring = await begun();
  await type(scoring, "1", "1");
  await scoring.type({ deal: 1, insert: false });
  await type(scoring, "9");
  await scoring.back();
  expect([answers(scoring), scoring.place]).toEqual([[], { deal: 1, insert: false }]);
  await scoring.back();
  expect([answers(scoring), scoring.place]).toEqual([[], null]);
  expect(asked.at(-1)?.change).toBe(null);
});

test("a deal that is half typed goes on when another one has been corrected, left, or taken out", async () => {
  const scoring = await begun();
  await type(scoring, "1", "1", "2", "2", "3");
  await scoring.type({ deal: 1, insert: false });
  expect(answers(scoring)).toEqual([]);
  await type(scoring, "9");
  await scoring.type({ deal: 2, insert: false });
  await scoring.back();
  expect([answers(scoring), scoring.place]).toEqual([["3"], null]);
  await scoring.type({ deal: 1, insert: false });
  await type(scoring, "7", "8");
  expect([deals(scoring)?.[0], answers(scoring)]).toEqual([["7", "8"], ["3"]]);
  await scoring.change({ do: "take-out", deal: 1 }, "gone");
  expect([deals(scoring), answers(scoring)]).toEqual([[["2", "2"]], ["3"]]);
  await type(scoring, "4");
  expect([deals(scoring)?.[1], answers(scoring)]).toEqual([["3", "4"], []]);
  await scoring.change({ do: "take-out", deal: 1 }, "gone");
  expect(answers(scoring)).toEqual([]);
});

test("a deal that is half typed is there when the page is loaded again, unless its match has changed", async () => {
  const scoring = await begun();
  await type(scoring, "1", "1", "3");
  keepHalf(scoring.sheet, scoring.given);
  const again = new Scoring();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("there is no connection")));
  await again.load();
  vi.stubGlobal("fetch", vi.fn(server));
  await again.load();
  expect([answers(again), again.settled?.question]).toEqual([["3"], SECOND]);
  await scoring.change({ do: "take-out", deal: 1 }, "gone");
  const changed = new Scoring();
  await changed.load();
  expect([answers(changed), changed.settled?.question]).toEqual([[], QUESTION]);
  keepHalf(changed.sheet, []);
  expect(halfTyped(changed.sheet)).toEqual([]);
});

test("what the server refuses is not typed without it", async () => {
  const scoring = await begun();
  const no = JSON.stringify({ slug: "bad-request", sentence: "no", details: {} });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(no, { status: 400 })));
  await type(scoring, "13");
  expect([answers(scoring), scoring.waiting]).toEqual([[], []]);
});

test("what is kept and is no evening is passed over; an ended one is gone", async () => {
  for (const kept of [3, {}, { sheets: [{ names: [] }], paid: [] }, { sheets: 1, paid: [] }]) {
    localStorage.setItem("chiliad-evening", JSON.stringify({ mine: kept }));
    expect(new Scoring().sheet).toBe(null);
  }
  const scoring = await begun();
  await scoring.end();
  expect([scoring.sheet, new Scoring().sheet, scoring.mayUndo]).toEqual([null, null, false]);
});

test("a deal that is complete stands though the next question never comes", async () => {
  const scoring = await begun();
  await type(scoring, "1");
  let left = 1;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    left-- > 0 ? server(path, init) : Promise.reject(new Error("gone")),
  );
  await type(scoring, "2");
  expect([scoring.failed, scoring.given, scoring.deal]).toEqual([true, [], 2]);
  expect(deals(new Scoring())).toEqual([["1", "2"]]);
  vi.stubGlobal("fetch", vi.fn(server));
  await scoring.load();
  expect([scoring.failed, scoring.settled?.question]).toEqual([false, QUESTION]);
});

test("deals are typed without a connection, and settled in order when it is back", async () => {
  const scoring = await begun();
  await type(scoring, "1", "1");
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("gone")));
  await type(scoring, "2", "0", "3", "3", "4");
  expect(scoring.waiting.map(({ given }) => given.map(({ answer }) => answer))).toEqual([
    ["2", "0"],
    ["3", "3"],
  ]);
  expect([answers(scoring), scoring.settled?.question?.text, scoring.deal]).toEqual([["4"], "And then?", 4]);
  expect(deals(scoring)).toEqual([["1", "1"]]);
  expect(new Scoring().waiting.length).toBe(2);
  await scoring.reconnect();
  expect(scoring.waiting.length).toBe(2);
  await scoring.change({ do: "take-out", deal: 1 }, "gone");
  expect(deals(scoring)).toEqual([["1", "1"]]);
  vi.stubGlobal("fetch", vi.fn(server));
  await scoring.reconnect();
  expect(deals(scoring)).toEqual([
    ["1", "1"],
    ["2", "0"],
    ["3", "3"],
  ]);
  expect([scoring.waiting, new Scoring().waiting, answers(scoring)]).toEqual([[], [], ["4"]]);
  await type(scoring, "4");
  expect(deals(scoring)?.length).toBe(4);
});

test("names that are changed without a connection are kept, and changed when it is back, after the deals", async () => {
  const scoring = await begun();
  await type(scoring, "1", "1");
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("gone")));
  const head = { do: "head", names: ["Ada", "Bo"], preset: "usual", options: {}, small: 1 } as const;
  await type(scoring, "2", "2");
  expect(await scoring.change({ ...head, names: [...head.names] }, "changed")).toBe(true);
  expect([scoring.sheet?.names, scoring.head?.done.names]).toEqual([
    ["Ala", "Bo"],
    ["Ada", "Bo"],
  ]);
  expect(scoring.wrong).toBe("Score-head-later.");
  await scoring.reconnect(); // in vain
  expect(scoring.head?.done.names).toEqual(["Ada", "Bo"]);
  vi.stubGlobal("fetch", vi.fn(server));
  await scoring.reconnect();
  expect([scoring.sheet?.names, scoring.head, scoring.wrong]).toEqual([["Ada", "Bo"], null, ""]);
  expect(deals(scoring)).toEqual([
    ["1", "1"],
    ["2", "2"],
  ]);
});

test("a deal that was typed without a connection and cannot be is asked again, and those after it wait", async () => {
  const scoring = await begun();
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("gone")));
  await type(scoring, "1", "13", "2", "2");
  await scoring.step("undo");
  expect(scoring.waiting.length).toBe(1);
  await type(scoring, "5", "5");
  vi.stubGlobal("fetch", vi.fn(server));
  await scoring.reconnect();
  expect([scoring.wrong, answers(scoring), deals(scoring)]).toEqual(["No deal has 13.", ["1"], []]);
  expect(scoring.waiting.length).toBe(2);
  await scoring.reconnect(); // in vain: the first one is being asked
  expect([answers(scoring), deals(scoring)]).toEqual([["1"], []]);
  await type(scoring, "3");
  expect(deals(scoring)).toEqual([
    ["1", "3"],
    ["5", "5"],
  ]);
  expect(scoring.waiting).toEqual([]);
});

test("an answer to another question than the server asks is not taken for its answer", async () => {
  const scoring = await begun();
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("gone")));
  await type(scoring, "1", "2");
  const waiting = scoring.waiting.map(({ at, given }) => ({
    at,
    given: given.map((one, place) => (place === 1 ? { ...one, question: "Something else?" } : one)),
  }));
  scoring.evening.keep({ ...scoring.evening.kept, waiting });
  vi.stubGlobal("fetch", vi.fn(server));
  await scoring.reconnect();
  expect([answers(scoring), deals(scoring), scoring.waiting.length]).toEqual([["1"], [], 1]);
  expect(scoring.wrong).toBe("Score-waiting-again.");
});

test("who was chosen among all players is taken where the server now asks of fewer", async () => {
  const scoring = await begun();
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("gone")));
  await type(scoring, "1", "2");
  const waiting = scoring.waiting.map(({ at, given }) => ({
    at,
    given: given.map((one, place) => (place === 0 ? { ...one, answer: 1, question: "Ala or Bo?" } : one)),
  }));
  scoring.evening.keep({ ...scoring.evening.kept, waiting });
  const player = { ...QUESTION, kind: "player", text: "Bo?", seats: [1] };
  const fewer = async (path: string, init: RequestInit): Promise<Response> => {
    const told = (await (await server(path, init)).json()) as SheetSettled;
    return answered(told.question?.text === QUESTION.text ? { ...told, question: player } : told);
  };
  vi.stubGlobal("fetch", vi.fn(fewer));
  await scoring.reconnect();
  expect([deals(scoring), scoring.waiting]).toEqual([[[1, "2"]], []]);
});

test("what waits is settled once, though two pages of the browser have it", async () => {
  const scoring = await begun();
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("gone")));
  await type(scoring, "1", "1");
  const other = new Scoring();
  vi.stubGlobal("fetch", vi.fn(server));
  await scoring.reconnect();
  await other.reconnect();
  expect(deals(new Scoring())).toEqual([["1", "1"]]);
});

test("a payment is noted once, though it is pressed twice before the next sum", async () => {
  const scoring = await begun();
  const paid = { payer: "Bo", payee: "Ala", amount: 3 };
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("gone")));
  await scoring.pay(paid);
  await scoring.pay(paid);
  expect(scoring.evening.kept.paid).toEqual([paid]);
});

test("a person who gets another name has it in the other matches and payments too", async () => {
  const scoring = await begun();
  await scoring.pay({ payer: "Bo", payee: "Ala", amount: 3 });
  await scoring.begin({ ...EMPTY, names: ["Ala", "Cem"] });
  const head = { do: "head" as const, names: ["Ola", "Cem"], preset: "usual", options: {}, small: 1 };
  await scoring.change(head, "changed");
  expect(scoring.evening.kept.sheets.map(({ names }) => names)).toEqual([
    ["Ola", "Bo"],
    ["Ola", "Cem"],
  ]);
  expect(scoring.evening.kept.paid).toEqual([{ payer: "Bo", payee: "Ola", amount: 3 }]);
});

test("a step back that could not be asked for changes nothing", async () => {
  const scoring = await begun();
  await type(scoring, "1");
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("gone")));
  await scoring.back();
  expect(answers(scoring)).toEqual(["1"]);
  await scoring.type({ deal: 1, insert: false });
  await scoring.change({ do: "take-out", deal: 1 }, "gone");
  expect([answers(scoring), scoring.place]).toEqual([["1"], null]);
});

test("two presses at once are one answer, and two of undo are two", async () => {
  const scoring = await begun();
  await Promise.all([scoring.answer("1"), scoring.answer("1")]);
  expect(answers(scoring)).toEqual(["1"]);
  await type(scoring, "1", "2", "2", "3", "3");
  await Promise.all([scoring.step("undo"), scoring.step("undo")]);
  expect(deals(scoring)).toEqual([["1", "1"]]);
  expect(scoring.mayUndo).toBe(true);
});

test("what another page has kept is read again before it can be lost", async () => {
  const [one, other] = [await begun(), new Scoring()];
  await other.load();
  await type(other, "1", "1");
  await one.reread();
  await type(one, "2", "2");
  expect(deals(new Scoring())).toEqual([
    ["1", "1"],
    ["2", "2"],
  ]);
});
