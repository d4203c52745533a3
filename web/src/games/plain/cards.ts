/** The cards of a game that brings nothing of its own: black and red suits in turn, each as the server gives it. */

import type { GameCards } from "../cards";

const cards: GameCards = {
  picture: ["As", "Kh"],
  suits: "shcd",
  ranks: null,
  dearLast: false,
  sort: "suit",
  large: false,
};

export default cards;
