/** A shared evening: what is sent, what is sent again, and what another hand has written. */

import { beforeEach, expect, test, vi } from "vitest";

import type { EveningShared, EveningWritten } from "../protocol";
import { Evening, lookAgain, sharedHere, type Kept, type Match } from "./evening.svelte";

const MATCH: Match = {
  game: "a",
  names: ["Ala", "Bo"],
  preset: "usual",
  options: {},
  small: 1,
  dealer: 1,
  date: null,
  deals: [],
};

const after = (count: number): Kept => ({
  sheets: [{ ...MATCH, deals: Array.from({ length: count }, (_, at) => ({ number: at })) }],
  paid: [],
  waiting: [],
});

let stored: EveningShared;
let lost = 0; // of the next answers to what is written, so many are lost
let gone = false; // no request arrives

/** A server that holds one evening, whose pen this browser has. */
function server(path: string, init: RequestInit): Promise<Response> {
  if (gone) return Promise.reject(new Error("gone"));
  if (path.startsWith("/api/me")) return Promise.resolve(new Response(JSON.stringify({ guest: "g", name: "Ala" })));
  if (init.method === "POST") {
    const { revision, evening } = JSON.parse(init.body as string) as EveningWritten;
    const again = JSON.stringify(evening) === JSON.stringify(stored.evening);
    if (revision !== stored.revision && !again) {
      const refusal = { slug: "evening-changed", sentence: "changed", details: {} };
      return Promise.resolve(new Response(JSON.stringify(refusal), { status: 409 }));
    }
    if (!again) stored = { ...stored, revision: revision + 1, evening };
    if (lost-- > 0) return Promise.reject(new Error("lost"));
  }
  // Who follows is answered when there is something new.
  const after = new URLSearchParams(path.split("?")[1]).get("after");
  if (after !== null && Number(after) >= stored.revision) return new Promise(() => undefined);
  return Promise.resolve(new Response(JSON.stringify(stored)));
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  const { sheets, paid } = after(0);
  stored = {
    code: "ABCDEFGH",
    revision: 1,
    mine: true,
    keeper: "Ala",
    free: false,
    over: false,
    evening: { sheets, paid },
  };
  [lost, gone] = [0, false];
  vi.stubGlobal("fetch", vi.fn(server));
});

const counted = (evening: { sheets: { deals?: unknown[] }[] }) => evening.sheets[0]?.deals?.length;

/** Opens the evening, and hears once how it stands. */
async function opened(): Promise<Evening> {
  const evening = new Evening("ABCDEFGH");
  const end = evening.follow();
  await vi.waitFor(() => expect(evening.shared).not.toBe(null));
  end();
  return evening;
}

async function settled(evening: Evening): Promise<void> {
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5000);
    expect(evening.unsent).toBe(false);
  });
}

test("what was sent and not answered is sent again as it was, and then what came after it", async () => {
  const evening = await opened();
  lost = 1;
  evening.keep(after(1));
  await vi.waitFor(() => expect(stored.revision).toBe(2));
  evening.keep(after(2));
  await settled(evening);
  expect([counted(stored.evening), counted(evening.kept), stored.revision]).toEqual([2, 2, 3]);
  expect(evening.before).not.toBe(null);
});

test("a page that was closed before the answer came goes on from there", async () => {
  const evening = await opened();
  lost = 100;
  evening.keep(after(1));
  await vi.waitFor(() => expect(stored.revision).toBe(2));
  evening.keep(after(2));
  lost = 0;
  const again = await opened();
  await settled(again);
  expect([counted(stored.evening), counted(again.kept)]).toEqual([2, 2]);
});

test("what was written before the server was heard is sent once it is", async () => {
  await opened();
  gone = true;
  const evening = new Evening("ABCDEFGH");
  const end = evening.follow();
  evening.keep(after(1));
  gone = false;
  await settled(evening);
  end();
  expect([counted(stored.evening), counted(new Evening("ABCDEFGH").kept)]).toEqual([1, 1]);
});

test("where another hand has written meanwhile, that stands", async () => {
  const evening = await opened();
  const { sheets, paid } = after(3);
  stored = { ...stored, revision: 5, evening: { sheets, paid } };
  evening.keep(after(1));
  await settled(evening);
  expect([counted(evening.kept), evening.before]).toEqual([3, null]);
});

test("deals that wait stay in this browser", async () => {
  const evening = await opened();
  const waiting = [{ at: 0, given: [] }];
  evening.keep({ ...after(0), waiting });
  expect([evening.unsent, stored.revision]).toEqual([false, 1]);
  expect(new Evening("ABCDEFGH").kept.waiting).toEqual(waiting);
});

test("whoever takes the pen has it, although an answer from before says that they have not", async () => {
  stored = { ...stored, mine: false, keeper: null, free: true };
  const evening = new Evening("ABCDEFGH");
  let answer = (): void => undefined; // what the server was asked before
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const waits = path.includes("after=1");
    if (path.includes("/pen")) stored = { ...stored, revision: 2, mine: true, keeper: "Ala", free: false };
    if (!waits) return server(path, { ...init, method: "GET" });
    return new Promise<Response>((done) => {
      answer = () => done(new Response(JSON.stringify({ ...stored, mine: false })));
    });
  });
  const end = evening.follow();
  await vi.waitFor(() => expect(evening.shared?.revision).toBe(1));
  await evening.movePen("take", "Ala");
  expect(evening.mine).toBe(true);
  answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(evening.mine).toBe(true);
  end();
});

const codesHere = () => sharedHere().map(({ code, people, wrote }) => ({ code, people, wrote }));

test("an evening that was followed or written is found again here, until it is over", async () => {
  stored = { ...stored, mine: false };
  await opened();
  expect(codesHere()).toEqual([{ code: "ABCDEFGH", people: ["Ala", "Bo"], wrote: false }]);
  stored = { ...stored, mine: true };
  await opened();
  stored = { ...stored, mine: false };
  await opened(); // the pen was put down
  expect(codesHere()).toEqual([{ code: "ABCDEFGH", people: ["Ala", "Bo"], wrote: true }]);
  await lookAgain();
  expect(codesHere()).toHaveLength(1);
  stored = { ...stored, over: true };
  await lookAgain();
  expect(codesHere()).toEqual([]);
});

test("an evening that is followed is looked at again, and forgotten where the server has it no more", async () => {
  stored = { ...stored, mine: false };
  await opened();
  const { sheets, paid } = after(2);
  stored = { ...stored, revision: 2, evening: { sheets, paid } };
  gone = true;
  await lookAgain();
  expect(sharedHere().map(({ evening }) => counted(evening))).toEqual([0]);
  gone = false;
  await lookAgain();
  expect(sharedHere().map(({ evening }) => counted(evening))).toEqual([2]);
  const refusal = { slug: "no-such-evening", sentence: "gone", details: {} };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 404 })));
  await lookAgain();
  expect(codesHere()).toEqual([]);
});

test("what was written and not sent stays here, also where the evening is over", async () => {
  const evening = await opened();
  gone = true;
  evening.keep(after(1));
  stored = { ...stored, over: true };
  await vi.waitFor(() => expect(evening.unsent).toBe(true));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(stored))));
  await lookAgain();
  expect(sharedHere().map(({ evening }) => counted(evening))).toEqual([1]);
});

/** A browser that keeps so many characters. */
function roomFor(chars: number): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    clear: () => kept.clear(),
    setItem(key: string, value: string) {
      const others = [...kept].filter(([one]) => one !== key).reduce((sum, [, text]) => sum + text.length, 0);
      if (others + value.length > chars) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  });
}

test("the steps back of long evenings leave room for the evening", () => {
  roomFor(1_500_000);
  const many = 1500; // deals of 13 characters and more
  for (const code of ["ABCDEFGH", "BCDEFGHI", "CDEFGHIJ"]) {
    const other = new Evening(code);
    for (let step = 0; step < 10; step += 1) other.keep({ ...after(many), waiting: [{ at: step, given: [] }] });
  }
  const evening = new Evening();
  for (let count = many; count < many + 40; count += 1) evening.keep(after(count));
  const again = new Evening();
  expect(counted(again.kept)).toBe(many + 39);
  again.undo();
  expect(counted(new Evening().kept)).toBe(many + 38);
});

test("where there is no room the evening is kept, and no step back", () => {
  roomFor(3000);
  const evening = new Evening();
  for (let count = 0; count < 100; count += 1) evening.keep(after(count));
  const again = new Evening();
  expect([counted(again.kept), counted(again.before ?? after(98))]).toEqual([99, 98]);
});
