/** How a game is drawn that brings nothing of its own. */

import type { GameView } from "../views";
import Table from "./PlainTable.svelte";

const view: GameView = {
  Table,
  chips: null,
  // What leaves the hand goes to the table; where a card comes from is not known.
  cardRoutes: () => ({ from: () => null, to: (_card, zone) => (zone === "hand" ? "table" : null) }),
  part: "turn",
};

export default view;
