/** What the check says of texts that it can't check. That it agrees with `chiliad verify` on records is tested there. */

import { expect, test } from "vitest";

import { RECORDS } from "../games/records";
import { check } from "./fair";

function head(game: string, players: number): string {
  const names = Array.from({ length: players }, (_, seat) => `"P${seat}"`);
  return `format = "chiliad 1"\ngame = "${game}"\nplayers = [${names.join(", ")}]\n`;
}

test("a record of a game whose records the page can't follow is not called unreadable", () => {
  expect(check(head("whist", 4)).state).toBe("unknown-game");
});

test("a record of a game that it can follow has no proof here; with too many or too few players it is none", () => {
  expect(RECORDS.size).toBeGreaterThan(1);
  for (const [game, records] of RECORDS) {
    const states = [0, 1, 2, 3, 4, 5].map((players) => {
      const { state } = check(head(game, players));
      expect(state).toBe(records(players)?.seats === players ? "no-proof" : "unreadable");
      return state;
    });
    expect(new Set(states)).toEqual(new Set(["no-proof", "unreadable"]));
  }
});

test.each(["", "12", `format = "chiliad 1"\ngame = 7\n`, `format = "chiliad 2"\ngame = "whist"\n`])(
  "what is no record is unreadable: %j",
  (text) => {
    expect(check(text).state).toBe("unreadable");
  },
);
