import { afterEach, expect, test, vi } from "vitest";

import { asMatch, carriedOver, forgetTold, goneOn, tellShared, tellTable, wasTold } from "./carried";
import type { Match } from "./evening.svelte";

const SHEET: Match = {
  game: "a",
  names: ["Ala", "Bo"],
  preset: "usual",
  options: {},
  small: 2,
  dealer: 0,
  date: "2025-11-28",
  deals: [{ points: [1, 2], out: 0 }],
};

afterEach(() => vi.unstubAllGlobals());

test("the match of an address is asked for where it was played, and has a day", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path.split("?")[0] ?? "");
    return Promise.resolve(new Response(JSON.stringify({ ...SHEET, date: null })));
  });
  for (const search of ["?table=T-1", "?replay=a%2Fb"]) {
    const found = await carriedOver(search);
    expect(found?.date).toBe(null);
    expect(found && asMatch(found).date).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(asked).toEqual(["/api/tables/T-1/real-cards", "/api/replays/a%2Fb/real-cards"]);
  expect(await carriedOver("")).toBe(null);
});

test("the others are told where the match was played, and nobody is where it was not", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string }) => {
    asked.push(`${method} ${path.split("?")[0] ?? ""} ${body}`);
    return Promise.resolve(new Response(JSON.stringify({ told: true })));
  });
  expect(await tellTable("?table=T-1")).toBe(true);
  expect(asked).toEqual(["POST /api/tables/T-1/real-cards {}"]);
  expect(await tellTable("")).toBe(false);
  expect(wasTold()).toBe(true);
  await tellShared("ABCD");
  expect(wasTold()).toBe(false);
  await tellShared("EFGH");
  expect(asked.slice(1)).toEqual(['POST /api/tables/T-1/real-cards {"evening":"ABCD"}']);
  await tellTable("?table=T-1");
  forgetTold();
  await tellShared("EFGH");
  expect(asked.length).toBe(3);
});

test("a match that went on elsewhere takes the place of its beginning, and keeps the names", () => {
  const longer: Match = {
    ...SHEET,
    names: ["Guest", "Bo"],
    small: 1,
    deals: [{ _played: "", out: 0, points: [1, 2] }, { points: [3, 4] }],
  };
  const other = { ...SHEET, deals: [{ points: [9, 9] }] };
  expect(goneOn([other, SHEET], longer)).toEqual({ at: 1, match: { ...longer, names: SHEET.names, small: 2 } });
  expect(goneOn([other, { ...SHEET, deals: [] }, { ...SHEET, game: "b" }], longer)).toBe(null);
  expect(goneOn([longer], { ...SHEET, deals: [] })).toBe(null);
  for (const unlike of [
    { dealer: 1 },
    { preset: "b" },
    { options: { a: 1 } },
    { date: "2025-11-27" },
    { names: ["x", "y"] },
  ])
    expect(goneOn([SHEET], { ...longer, ...unlike })).toBe(null);
  expect(goneOn([SHEET], { ...longer, date: null })?.at).toBe(0);
});

test("a match that is brought a second time is the one that has gone on here: nothing is added, nothing is lost", () => {
  const on: Match = { ...SHEET, deals: [{ _played: "~a", out: 0, points: [1, 2] }, { points: [3, 4] }] };
  expect(goneOn([on], { ...SHEET, date: null })).toEqual({ at: 0, match: on });
  const otherwise = { ...SHEET, deals: [...SHEET.deals, { points: [5, 6] }] };
  expect(goneOn([on], otherwise), "both went on, each in its way").toBe(null);
});
