/** The preset of new tables: asked by language, remembered by game, and the default where nothing is remembered. */

import { afterAll, expect, test } from "vitest";

import { asksPreset, choosePreset, chosenPreset, ownPreset, presetsInOrder } from "./presets.svelte";
import type { GameInfo, PresetInfo } from "./protocol";

const KEPT_AS = "chiliad-presets";

afterAll(() => localStorage.removeItem(KEPT_AS));

function preset(name: string, usual = false, telling = ["a", "b", "c"]): PresetInfo {
  return { preset: name, name, said: "", options: {}, telling, usual };
}

function game(name: string, ...presets: PresetInfo[]): GameInfo {
  return { game: name, presets } as unknown as GameInfo;
}

test("the presets of the reader's language come first, each group in the game's order", () => {
  const found = presetsInOrder(game("a", preset("one"), preset("two", true), preset("three"), preset("four", true)));
  expect(found.map((one) => one.preset)).toEqual(["two", "four", "one", "three"]);
});

test("where nothing is chosen, the first preset of the reader's language holds, else the game's first", () => {
  const whist = game("b", preset("one"), preset("two", true), preset("three", true));
  expect(chosenPreset(whist)).toBeUndefined();
  expect(ownPreset(whist)?.preset).toBe("two");
  expect(ownPreset(game("b", preset("one"), preset("two")))?.preset).toBe("one");
});

test("a choice is remembered for its game, beside those of other games and of other tabs", () => {
  const [whist, hearts] = [game("c", preset("one"), preset("two")), game("d", preset("one"), preset("two"))];
  choosePreset(whist, "two");
  localStorage.setItem(KEPT_AS, JSON.stringify({ c: "two", other: "kept" }));
  choosePreset(hearts, "one");
  expect([ownPreset(whist)?.preset, chosenPreset(hearts)?.preset]).toEqual(["two", "one"]);
  expect(JSON.parse(localStorage.getItem(KEPT_AS) ?? "")).toEqual({ c: "two", other: "kept", d: "one" });
});

test("a preset that there is no more is as if none were chosen", () => {
  choosePreset(game("e", preset("one"), preset("old")), "old");
  const now = game("e", preset("one"), preset("new"));
  expect([chosenPreset(now), ownPreset(now)?.preset]).toEqual([undefined, "one"]);
});

test("a game that does not ask remembers nothing", () => {
  const mute = game("f", preset("one", false, []), preset("two", false, []));
  expect(asksPreset(mute)).toBe(false);
  choosePreset(mute, "two");
  expect(ownPreset(mute)?.preset).toBe("one");
});
