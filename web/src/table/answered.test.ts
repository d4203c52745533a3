/** What is heard after keys that every table has. */

import { expect, test, vi } from "vitest";

import { heard, lines, listening, off, tableOf } from "../../tests/heard";
import { register } from "../keys.svelte";
import { say, tell } from "../speech";
import { text } from "../texts.svelte";
import { commonKeys } from "./keys";

vi.mock("../api", async (original) => ({ ...(await original<object>()), command: () => Promise.resolve({}) }));

listening();

test("the same answer twice in a row is another text, for a reader drops one that it has just read", async () => {
  for (let time = 0; time < 3; time += 1) say("Hearts are trump.");
  await vi.advanceTimersByTimeAsync(3000);
  expect(lines.map((line) => line.trim())).toEqual(Array(3).fill("Hearts are trump."));
  expect(lines[1]).not.toBe(lines[0]);
  expect(lines[2]).not.toBe(lines[1]);
});

test("N drops what is still to be said of the deal that is over", async () => {
  const table = tableOf("whist", {}, { next: true, phase: "between" });
  off.push(register(commonKeys(table)));
  for (const said of ["Cleo takes the trick.", "Boris has made 120."]) tell(said, true);
  expect(await heard("n")).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lines).toEqual([]);
  tell("Deal 2.", true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toEqual(["Deal 2."]);
});

test("Escape says that it is quiet instead of what the reader has just been given", async () => {
  off.push(register(commonKeys(tableOf("whist", {}))));
  tell("Cleo takes the trick.", true);
  await vi.advanceTimersByTimeAsync(300);
  expect(lines).toEqual(["Cleo takes the trick."]);
  expect(await heard("Escape")).toEqual([text("page-quiet")]);
  expect(await heard("Escape")).toHaveLength(0);
});
