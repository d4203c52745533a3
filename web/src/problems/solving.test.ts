import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Sitting } from "./solving.svelte";

// The table itself is tested elsewhere: here it only takes in what the server sends.
vi.mock("../table/table.svelte", () => ({
  Table: class {
    desk: unknown = null;
    busy = false;
    constructor(readonly base: string) {}
    news(news: { desk: unknown }): void {
      this.desk = news.desk;
    }
    move(move: string): Promise<boolean> {
      return (this as unknown as { act: (doing: object) => Promise<boolean> }).act({ do: "move", move });
    }
  },
}));

const IDS = ["one", "two", "three"];
let asked: string[] = [];
let kept: Record<string, string> = {};
let right = true;
let slips: string[] = [];
let guest: string | null = "me";

function news(turn: number): object {
  const desk = {
    game: "whist",
    turn,
    seat: 0,
    prompt: "?",
    phase: "play",
    hand: [],
    moves: [{ move: "x" }],
    table: [],
  };
  return { revision: 1, head: { you: 0, phase: "playing", seats: [], deal: 1 }, happened: [], desk, hint: null };
}

function answer(path: string): object {
  if (path === "/api/me") return { guest, name: "Ala", tables: [] };
  if (path === "/api/slips/whist") return { slips: slips.map((id) => ({ id, played: "2026-11-24T12:00:00Z" })) };
  if (path.endsWith("/answer")) return { right, told: ["said"], hands: [], news: news(1) };
  return path.endsWith("/whist") ? { problems: IDS.map((id) => ({ id, level: "club" })) } : { news: news(0) };
}

beforeEach(() => {
  asked = [];
  kept = {};
  right = true;
  slips = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
  vi.stubGlobal("fetch", (path: string) => {
    const [asking = ""] = path.split("?");
    asked.push(asking);
    return Promise.resolve(new Response(JSON.stringify(answer(asking)), { status: 200 }));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a sitting asks every problem once, and keeps what is solved", async () => {
  const sitting = new Sitting("whist");
  await sitting.load();
  for (const [at, id] of IDS.entries()) {
    expect([sitting.line?.id, sitting.place, sitting.solved]).toEqual([id, at + 1, at]);
    await sitting.table?.move("x");
    await sitting.next();
  }
  expect([sitting.done, sitting.solved]).toEqual([true, 3]);
  expect(new Sitting("whist").solved).toBe(0); // before the list is there
});

test("one move is answered, and none after it", async () => {
  const sitting = new Sitting("whist");
  await sitting.load();
  const { table } = sitting;
  expect(await table?.move("x")).toBe(true);
  expect(table?.outcome?.told).toEqual(["said"]);
  expect([table?.desk?.moves, table?.desk?.turn]).toEqual([[], null]);
  expect(await table?.move("x")).toBe(false);
  expect(asked.filter((path) => path.endsWith("/answer"))).toHaveLength(1);
});

test("what was missed is asked again in another sitting, after what was never asked", async () => {
  right = false;
  const first = new Sitting("whist");
  await first.load();
  await first.table?.move("x");
  const second = new Sitting("whist");
  await second.load();
  expect(second.line?.id).toBe("two");
  right = true;
  await second.table?.move("x");
  await second.next();
  await second.table?.move("x");
  await second.next();
  expect(second.line?.id).toBe("one");
});

test("own slips come first, and a missed one again in another sitting before any problem", async () => {
  slips = ["a", "one"]; // an id may be that of a problem too
  right = false;
  const sitting = new Sitting("whist");
  await sitting.load();
  expect([sitting.slip?.id, sitting.line]).toEqual(["a", null]);
  await sitting.table?.move("x");
  expect(asked).toContain("/api/slips/whist/a/answer");
  right = true;
  await sitting.next();
  expect(sitting.slip?.id).toBe("one");
  await sitting.table?.move("x");
  await sitting.next();
  expect([sitting.slip, sitting.line?.id, sitting.place, sitting.solved]).toEqual([null, "one", 1, 0]);
  const second = new Sitting("whist");
  await second.load();
  expect(second.slip?.id).toBe("a");
});

test("nobody asks for the slips of a stranger", async () => {
  vi.resetModules(); // the guest is known once a page
  guest = null;
  slips = ["a"];
  const { Sitting: Fresh } = await import("./solving.svelte");
  const sitting = new Fresh("whist");
  await sitting.load();
  expect(sitting.line?.id).toBe("one");
  expect(asked).not.toContain("/api/slips/whist");
});
