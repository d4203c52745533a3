/** The options of a table to be opened, as they differ from its preset. */

import type { GameInfo, OptionInfo, Options, OptionValue, PresetInfo } from "./protocol";

/** The value of an option. */
export function valueOf(preset: PresetInfo, differing: Options, key: string): OptionValue | undefined {
  return differing[key] ?? preset.options[key];
}

/** The options to choose from: those that mean something as the others are. How many play is asked elsewhere. */
export function choosable(game: GameInfo, preset: PresetInfo, differing: Options): OptionInfo[] {
  return game.options.filter(({ key, needs }) => {
    const holds = ([other, values]: [string, OptionValue[]]) =>
      values.some((value) => value === valueOf(preset, differing, other));
    return key !== game.seats_option && Object.entries(needs).every(holds);
  });
}

/** Of what differs from a preset that which means something, and how many play. */
export function inUse(game: GameInfo, preset: PresetInfo, differing: Options): Options {
  const used = [...choosable(game, preset, differing).map(({ key }) => key), game.seats_option];
  return Object.fromEntries(Object.entries(differing).filter(([key]) => used.includes(key)));
}
