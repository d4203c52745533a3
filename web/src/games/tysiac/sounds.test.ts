/** Which sound a moment of Tysiac has. */

import { expect, test } from "vitest";

import type { Desk, News } from "../../protocol";
import { soundOf } from "../../signals/signals";

function sound({ before, now }: { before: object | null; now: object }) {
  const happened = [{ kind: "act", fresh: true }];
  const news = { head: { phase: "playing", you: 0, winner: null }, desk: now, happened };
  return soundOf({ news: news as unknown as News, before: before as Desk | null, phase: "playing" });
}

const START = { game: "tysiac", marriages: [], aces: null, tricks: [1, 0, 2] };

test("tricks, marriages and aces", () => {
  expect(sound({ before: null, now: START })).toBe("card");
  expect(sound({ before: START, now: START })).toBe("card");
  expect(sound({ before: START, now: { ...START, tricks: [1, 1, 2] } })).toBe("taken");
  expect(sound({ before: START, now: { ...START, marriages: [{}] } })).toBe("special");
  expect(sound({ before: START, now: { ...START, aces: {} } })).toBe("special");
});
