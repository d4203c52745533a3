/** The cards of Mille: suits hardly matter, and a hand may have sixty cards. */

import type { GameCards } from "../cards";

const cards: GameCards = {
  picture: ["Qs", "2h", "Jd"],
  suits: "shdc", // as what happens is told
  ranks: "AKQJT98765432",
  dearLast: true,
  sort: "rank",
  large: true,
};

export default cards;
