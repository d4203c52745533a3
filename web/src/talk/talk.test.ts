/** What is shown and told of table talk: once, by name, and nothing of muted players. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lines, listening, tableOf } from "../../tests/heard";
import { Refusal } from "../api";
import { settings } from "../settings.svelte";
import type { Remark } from "../protocol";
import { mute } from "./muted.svelte";
import { SHOWN_MS, Talk } from "./talk.svelte";

const posted: object[] = [];
let refused: Refusal | null = null;
vi.mock("../api", async (original) => ({
  ...(await original<object>()),
  post: (path: string, body: object) => {
    posted.push({ path, ...body });
    return refused ? Promise.reject(refused) : Promise.resolve({ revision: 1 });
  },
}));

listening();

const table = () =>
  tableOf("whist", {}, { seats: ["Ann", "Boris"].map((name, seat) => ({ seat, name, kind: "person" })) });
const SAID_MS = 3000;

beforeEach(() => {
  posted.length = 0;
  refused = null;
});

afterEach(() => {
  mute("Boris", false);
  settings.talk = true;
});

test("a phrase is told once, shown for a while, and stays among the last lines", async () => {
  const talk = new Talk(table());
  talk.take({ seat: 1, phrase: "well-played" });
  expect(talk.fresh.map((line) => [line.seat, line.phrase])).toEqual([[1, "well-played"]]);
  await vi.advanceTimersByTimeAsync(SAID_MS);
  expect(lines).toEqual(["Boris: Well played!"]);
  talk.take({ seat: 0, phrase: "smile" });
  await vi.advanceTimersByTimeAsync(SHOWN_MS);
  expect(lines).toEqual(["Boris: Well played!", "You: a smile"]);
  expect(talk.fresh).toEqual([]);
  expect(talk.lines.map((line) => line.phrase)).toEqual(["well-played", "smile"]);
});

test("a seat has one bubble, and the last lines have an end", () => {
  const talk = new Talk(table());
  for (let time = 0; time < 50; time += 1) talk.take({ seat: 1, phrase: time % 2 ? "hello" : "sorry" });
  expect(talk.fresh.map((line) => line.phrase)).toEqual(["hello"]);
  expect(talk.lines).toHaveLength(20);
});

test("nothing of a muted player is shown or told, even what waited to be told", async () => {
  const talk = new Talk(table());
  talk.take({ seat: 1, phrase: "hello" });
  mute("Boris", true);
  talk.take({ seat: 1, phrase: "sorry" });
  talk.take({ seat: 0, phrase: "goodbye" });
  await vi.advanceTimersByTimeAsync(SAID_MS);
  expect(lines).toEqual(["You: Goodbye!"]);
  expect(talk.lines.map((line) => line.phrase)).toEqual(["goodbye"]);
  mute("Boris", false);
  expect(
    talk.lines.map((line) => line.phrase),
    "what came meanwhile is gone",
  ).toEqual(["hello", "goodbye"]);
  expect(JSON.parse(localStorage.getItem("chiliad-muted") ?? "")).toEqual([]);
});

test("talk that is switched off is neither shown nor told, and a phrase of a newer server is left out", async () => {
  const talk = new Talk(table());
  talk.take({ seat: 1, phrase: "you-fool" } as unknown as Remark);
  talk.take({ seat: 7, phrase: "hello" });
  settings.talk = false;
  talk.take({ seat: 1, phrase: "hello" });
  settings.talk = true;
  await vi.advanceTimersByTimeAsync(SAID_MS);
  expect([talk.lines, talk.fresh, lines]).toEqual([[], [], []]);
});

test("a phrase is sent once, and why it was refused is said", async () => {
  const talk = new Talk(table());
  await talk.say("hello");
  expect(posted).toMatchObject([{ path: "/api/tables/1/commands", do: "say", phrase: "hello" }]);
  expect(lines).toEqual([]);
  refused = new Refusal(429, "too-much-talk", "that is enough for now");
  await talk.say("sorry");
  await vi.advanceTimersByTimeAsync(SAID_MS);
  expect(lines).toEqual(["That is enough for now."]);
  expect(posted).toHaveLength(2);
});
