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

test("a deal that was typed has no cards to check, and is no fault of the others", () => {
  const commitment = "8f1844523502fb787c714b7e63ca64c085ac16c7fb110a97f3b9706ab1b26343";
  const secret = "0000000000000000000000000000000000000000000000000000000000000697";
  const typed = (dealer: number, figures: string) => `[[deal]]\ndealer = ${dealer}\ntyped = { ${figures} }\n`;
  for (const [game, records] of RECORDS) {
    const players = [2, 3, 4].find((players) => records(players)?.seats === players) ?? 0;
    const proof = `shuffle = "hmac-sha256-1 ${commitment} ${secret}${" -".repeat(players)}"\n`;
    const of = (...deals: string[]) => check(head(game, players) + proof + deals.join(""));
    // What the figures are is not for the page to check, but who deals next after a deal that is void.
    expect(of(typed(0, "points = 7"), typed(1, "void = true"), typed(1, "points = 7")).state).toBe("no-cards");
    expect(of(typed(0, "points = 7"), typed(0, "points = 7")).state).toBe("unreadable");
    expect(of(typed(0, "points = 7") + "actions = []\n").state).toBe("unreadable");
  }
});

test.each(["", "12", `format = "chiliad 1"\ngame = 7\n`, `format = "chiliad 2"\ngame = "whist"\n`])(
  "what is no record is unreadable: %j",
  (text) => {
    expect(check(text).state).toBe("unreadable");
  },
);
