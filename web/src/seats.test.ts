/** How many play, and which options are then to be chosen. */

import { beforeEach, expect, test } from "vitest";

import { choosable, inUse } from "./options";
import type { GameInfo, OptionInfo, OptionValue, PresetInfo } from "./protocol";
import { chooseSeats, seatsAsOption, seatsOf } from "./seats.svelte";

function option(key: string, values: OptionValue[] | null, needs: OptionInfo["needs"] = {}): OptionInfo {
  const choices = values && values.map((value) => ({ value, said: String(value) }));
  return { key, paragraph: "T1", title: key, choices, low: values ? null : 1, high: null, needs };
}

const preset = { preset: "plain", options: { players: 3, leftovers: "nobody", width: 200, end: "none" } } as unknown;
let games = 0;
let game: GameInfo;

beforeEach(() => {
  games += 1; // what is kept of one game says nothing of another
  game = {
    game: `whist-${games}`,
    seats: 3,
    seats_option: "players",
    presets: [preset as PresetInfo],
    options: [
      option("players", [2, 3, 4]),
      option("leftovers", ["last", "nobody"], { players: [2] }),
      option("width", null, { end: ["lock", "both"] }),
      option("end", ["none", "lock", "both"]),
    ],
  } as unknown as GameInfo;
});

test("the usual number plays until another is chosen, and a number that cannot play is not remembered", () => {
  expect([seatsOf(game), seatsAsOption(game, undefined)]).toEqual([3, {}]);
  chooseSeats(game, 4);
  expect([seatsOf(game), seatsAsOption(game, undefined)]).toEqual([4, { players: 4 }]);
  chooseSeats(game, 7);
  expect([seatsOf(game), seatsAsOption(game, undefined)]).toEqual([3, {}]);
});

test("a game with one number of players has no option for it", () => {
  const other = { ...game, seats_option: null };
  chooseSeats(other, 2);
  expect([seatsOf(other), seatsAsOption(other, undefined)]).toEqual([3, {}]);
});

test("an option is offered where it means something, and is sent only then", () => {
  const keys = (differing: Record<string, OptionValue>) =>
    choosable(game, preset as PresetInfo, differing).map(({ key }) => key);
  expect(keys({})).toEqual(["end"]);
  expect(keys({ players: 2, end: "both" })).toEqual(["leftovers", "width", "end"]);
  const differing = { players: 2, leftovers: "last", width: 100 };
  expect(inUse(game, preset as PresetInfo, differing)).toEqual({ players: 2, leftovers: "last" });
  expect(inUse(game, preset as PresetInfo, { ...differing, players: 4 })).toEqual({ players: 4 });
});
