/** Which sound a moment has: that of the rarest thing that has happened in it. */

import { expect, test } from "vitest";

import type { Desk, News } from "../protocol";
import { soundOf } from "./signals";

type Given = { before?: object | null; now?: object; head?: object; phase?: string; happened?: object[] };

const ACT = { kind: "act", fresh: true };

function sound({ before = {}, now = {}, head = {}, phase = "playing", happened = [ACT] }: Given) {
  const news = { head: { phase: "playing", you: 0, winner: null, ...head }, desk: now, happened };
  return soundOf({ news: news as unknown as News, before: before as Desk | null, phase: phase as "playing" });
}

const TYSIAC = { game: "tysiac", marriages: [], aces: null, tricks: [1, 0, 2] };
const SET = { lies: "open" };
const MILLE = { game: "mille", pack: ["Ks", "5h"], sets: [[SET], []] };

test("a card, and what is no card", () => {
  expect(sound({ now: { game: "whist" } })).toBe("card");
  expect(sound({ happened: [{ kind: "act", fresh: false }] }), "told for the log").toBeNull();
  expect(sound({ happened: [{ kind: "voted", fresh: true }] })).toBeNull();
  expect(sound({ before: null, now: TYSIAC })).toBe("card");
});

test("the end of a deal, and of a match", () => {
  expect(sound({ head: { phase: "between" } })).toBe("over");
  expect(sound({ head: { phase: "over", winner: 0 } })).toBe("won");
  expect(sound({ head: { phase: "over", winner: 1 } })).toBe("over");
  expect(sound({ head: { phase: "over", winner: 0, you: null } }), "who watches wins nothing").toBe("over");
  expect(sound({ head: { phase: "over", winner: 0 }, phase: "over", happened: [] }), "it was over before").toBeNull();
});

test("tricks, marriages and aces of Tysiac", () => {
  expect(sound({ before: TYSIAC, now: TYSIAC })).toBe("card");
  expect(sound({ before: TYSIAC, now: { ...TYSIAC, tricks: [1, 1, 2] } })).toBe("taken");
  expect(sound({ before: TYSIAC, now: { ...TYSIAC, marriages: [{}] } })).toBe("special");
  expect(sound({ before: TYSIAC, now: { ...TYSIAC, aces: {} } })).toBe("special");
});

test("the pack and the piles of Mille", () => {
  expect(sound({ before: MILLE, now: { ...MILLE, pack: ["Ks", "5h", "2d"] } })).toBe("card");
  expect(sound({ before: MILLE, now: { ...MILLE, pack: [] } })).toBe("taken");
  expect(sound({ before: MILLE, now: { ...MILLE, sets: [[{ lies: "seven" }], []] } })).toBe("special");
});
