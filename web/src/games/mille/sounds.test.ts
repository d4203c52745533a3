/** Which sound a moment of Mille has. */

import { expect, test } from "vitest";

import type { Desk, News } from "../../protocol";
import { soundOf } from "../../signals/signals";

function sound({ before, now }: { before: object | null; now: object }) {
  const happened = [{ kind: "act", fresh: true }];
  const news = { head: { phase: "playing", you: 0, winner: null }, desk: now, happened };
  return soundOf({ news: news as unknown as News, before: before as Desk | null, phase: "playing" });
}

const SET = { lies: "open" };
const START = { game: "mille", pack: ["Ks", "5h"], sets: [[SET], []] };

test("the pack and the piles", () => {
  expect(sound({ before: START, now: { ...START, pack: ["Ks", "5h", "2d"] } })).toBe("card");
  expect(sound({ before: START, now: { ...START, pack: [] } })).toBe("taken");
  expect(sound({ before: START, now: { ...START, sets: [[{ lies: "seven" }], []] } })).toBe("special");
});
