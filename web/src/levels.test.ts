/** The level of the bots: which one is offered, and when another one is suggested. */

import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { speak } from "../tests/catalogues";
import {
  botLabel,
  botSaid,
  botsOf,
  chooseBot,
  chosenBot,
  countMatch,
  inWords,
  isProposed,
  proposeLevel,
  suggestionAt,
} from "./levels.svelte";
import type { BotInfo, GameInfo, Head } from "./protocol";

const LEVELS = ["novice", "club", "master"];
let games = 0;
let tables = 0;
let game: GameInfo;

function bot(name: string, for_people = true): BotInfo {
  return { name, said: `plays like ${name}`, title: name, names: [`${name} A`, `${name} B`, `${name} C`], for_people };
}

beforeAll(() => speak("en"));
afterAll(() => localStorage.removeItem("chiliad-levels"));

beforeEach(() => {
  games += 1; // what is kept of one game says nothing of another
  game = {
    game: `whist-${games}`,
    name: "Whist",
    seats: 3,
    seats_option: null,
    bots: [bot("random", false), bot("guest"), ...LEVELS.map((name) => bot(name))],
    default_bot: "club",
    levels: LEVELS,
    lessons: 0,
    large_stake: null,
    stakes_said: null,
    problems: 0,
    scored: false,
    presets: [],
    options: [],
  };
});

type Seat = { bot: string | null; level: string | null };

/** A match of seat 0 against these bots is over; the one at `winner` has won it. */
function over(winner: number | null, bots = ["club", "club"], phase = "over", table = `t${(tables += 1)}`): Head {
  const seats: Seat[] = [null, ...bots].map((bot) => ({ bot, level: LEVELS.find((one) => one === bot) ?? null }));
  const placed = seats.map((one, seat) => ({ ...one, seat }));
  return { table, game: game.game, phase, you: 0, winner, seats: placed } as unknown as Head;
}

/** Counts these matches, and returns what is suggested after each. */
function after(...heads: Head[]): (string | null)[] {
  return heads.map((head) => {
    countMatch(game, head);
    return suggestionAt(head)?.other ?? null;
  });
}

test("people choose among the levels, weakest first, and the bots of other packages", () => {
  expect(botsOf(game).map((one) => one.name)).toEqual(["novice", "club", "master", "guest"]);
  expect(botsOf(game).map((one) => botLabel(game, one))).toEqual(["novice", "club", "master", "plays like guest"]);
});

test("the usual level plays until another one is chosen, and where that is no bot of the game any more", () => {
  expect(chosenBot(game)).toBe("club");
  chooseBot(game.game, "master");
  expect(chosenBot(game)).toBe("master");
  expect(chosenBot({ ...game, game: "other" })).toBe("club");
  expect(chosenBot({ ...game, bots: game.bots.filter((one) => one.name !== "master") })).toBe("club");
  chooseBot(game.game, "random");
  expect(chosenBot(game)).toBe("club"); // no bot for people
});

test("after the lessons the weakest level plays, until another one is chosen", () => {
  expect(isProposed(game, "novice")).toBe(false);
  proposeLevel(game);
  expect(chosenBot(game)).toBe("novice");
  expect(LEVELS.map((level) => isProposed(game, level))).toEqual([true, false, false]);
  expect(after(over(1, ["novice", "novice"]))).toEqual([null]);
  expect(chosenBot(game)).toBe("novice");
  expect(isProposed(game, "novice"), "it is known by now").toBe(false);
  chooseBot(game.game, "master");
  expect(chosenBot(game)).toBe("master");
});

test("who has chosen a level, or won, keeps theirs after the lessons", () => {
  chooseBot(game.game, "master");
  proposeLevel(game);
  expect(chosenBot(game)).toBe("master");
  game.game += "-won";
  after(over(0));
  proposeLevel(game);
  expect(chosenBot(game)).toBe("club");
});

test("a level has a sentence with the names at the table, and leaves the player their name", () => {
  expect(botSaid(game, "club", 2)).toBe("Club: plays like club. At the table: club A and club B.");
  expect(botSaid(game, "club", 1, "CLUB a")).toBe("Club: plays like club. At the table: club B.");
  expect(botSaid(game, "guest", 1)).toBe("");
});

test("a harder level is suggested after three wins in a row, an easier one after three losses, once each", () => {
  expect(after(over(0), over(0), over(0), over(0))).toEqual([null, null, "master", null]);
  expect(after(over(1), over(2), over(1), over(1))).toEqual([null, null, "novice", null]);
  expect(after(over(0), over(0), over(0))).toEqual([null, null, null]);
});

test("a row ends with another result or another level", () => {
  expect(after(over(0), over(0), over(1), over(0), over(0), over(0))).toEqual([null, null, null, null, null, "master"]);
  const novice = ["novice", "novice"];
  expect(after(over(0, novice), over(0, novice), over(0), over(0, novice))).toEqual([null, null, null, null]);
});

test("what is no match at one level against bots alone is not counted", () => {
  after(over(0), over(0));
  const others = [
    ["club", "master"],
    ["guest", "guest"],
    ["club", ""],
  ];
  for (const bots of others) expect(after(over(0, bots))).toEqual([null]);
  expect(after(over(null, ["club", "club"], "stopped"))).toEqual([null]);
  expect(after(over(0))).toEqual(["master"]);
});

test("a match counts once, and its suggestion stays", () => {
  const [first, second, third] = [over(0), over(0), over(0)];
  expect(after(first, second, second, second)).toEqual([null, null, null, null]);
  expect(after(third, third)).toEqual(["master", "master"]);
});

test("at the end of the levels nothing is suggested", () => {
  const masters = ["master", "master"];
  expect(after(over(0, masters), over(0, masters), over(0, masters))).toEqual([null, null, null]);
});

test("a suggestion is in the words of the levels", () => {
  const titled = { ...game, bots: game.bots.map((one) => ({ ...one, title: one.name.toUpperCase() })) };
  const suggestion = { table: "t", result: "won" as const, level: "club", other: "master" };
  expect(inWords(titled, suggestion)).toEqual({ result: "won", level: "CLUB", other: "MASTER" });
});

test("without storage, and with what is none of ours in it, levels last as long as the page", () => {
  for (const found of ["no JSON", "7", `{"${game.game}": 3}`]) {
    localStorage.setItem("chiliad-levels", found);
    chooseBot(game.game, "novice");
    expect(chosenBot(game)).toBe("novice");
  }
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  expect(after(over(0), over(0), over(0))).toEqual([null, null, "master"]);
  expect(chosenBot(game)).toBe("novice");
});
