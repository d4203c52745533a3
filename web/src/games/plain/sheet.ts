/** The score sheet of a game that adds nothing to it. */

import type { GameSheet } from "../sheets";

const sheet: GameSheet = {
  column: null,
  figure: () => ({ underlined: null, circled: null, stars: null, marks: [] }),
  feet: () => [],
  legend: () => [],
  hint: () => null,
};

export default sheet;
