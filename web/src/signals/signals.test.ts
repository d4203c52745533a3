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

test("a card, and what is no card", () => {
  expect(sound({ now: { game: "whist" } })).toBe("card");
  expect(sound({ happened: [{ kind: "act", fresh: false }] }), "told for the log").toBeNull();
  expect(sound({ happened: [{ kind: "voted", fresh: true }] })).toBeNull();
});

test("the end of a deal, and of a match", () => {
  expect(sound({ head: { phase: "between" } })).toBe("over");
  expect(sound({ head: { phase: "over", winner: 0 } })).toBe("won");
  expect(sound({ head: { phase: "over", winner: 1 } })).toBe("over");
  expect(sound({ head: { phase: "over", winner: 0, you: null } }), "who watches wins nothing").toBe("over");
  expect(sound({ head: { phase: "over", winner: 0 }, phase: "over", happened: [] }), "it was over before").toBeNull();
});
