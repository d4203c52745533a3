/** How many play at this person's new tables of a game, where that can be chosen; kept in this browser alone. */

import { keptByGame } from "./kept.svelte";
import type { GameInfo, OptionInfo, Options, PresetInfo } from "./protocol";

const chosen = keptByGame("chiliad-seats", (value): value is number => typeof value === "number");

/** The option that says how many play; undefined where all matches have as many seats. */
export function seatsOption(game: GameInfo): OptionInfo | undefined {
  return game.options.find((option) => option.key === game.seats_option);
}

/** How many play at new tables: the number chosen, else the usual one. Reactive. */
export function seatsOf(game: GameInfo): number {
  const wanted = chosen.of(game.game);
  const possible = seatsOption(game)?.choices?.some(({ value }) => value === wanted) ?? false;
  return possible && wanted !== undefined ? wanted : game.seats;
}

/** Remembers how many play. */
export function chooseSeats(game: GameInfo, seats: number): void {
  chosen.keep(game.game, seats);
}

/** What options say so, as they differ from a preset. Reactive. */
export function seatsAsOption(game: GameInfo, preset: PresetInfo | undefined): Options {
  const seats = seatsOf(game);
  const [key, usual] = [game.seats_option, preset ?? game.presets[0]];
  return key === null || usual?.options[key] === seats ? {} : { [key]: seats };
}
