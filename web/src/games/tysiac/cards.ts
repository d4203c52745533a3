/** The cards of Tysiac: the ten above the king, black and red suits in turn. */

import type { GameCards } from "../cards";

const cards: GameCards = {
  picture: ["Ah", "Kh", "Qh"],
  suits: "shcd",
  ranks: "ATKQJ9",
  dearLast: false,
  sort: null,
  large: false,
};

export default cards;
