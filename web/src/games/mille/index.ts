/** Mille on the page. */

import type { Desk, MilleDesk } from "../../protocol";
import type { CardRoutes } from "../../table/flights";
import type { GameView } from "../views";
import Table from "./MilleTable.svelte";

/** Where a card that appears comes from, and where one that is gone went, as far as this seat may know. */
function cardRoutes(before: Desk | null, after: Desk): CardRoutes {
  const [previous, now] = [before, after] as [MilleDesk | null, MilleDesk];
  // The seat that acted: it was its turn.
  const actor = previous?.turn ?? now.turn;
  return {
    from: (_card, zone) => {
      if (zone === "hand") return "stock";
      if (zone === "pack" || zone.startsWith("sets-")) return actor === null ? null : `seat-${actor}`;
      return null;
    },
    to: (_card, zone) => {
      if (zone === "pack")
        return now.pack.length === 0 || actor === null || actor === now.seat ? null : `seat-${actor}`;
      return null;
    },
  };
}

const view: GameView = { Table, chips: null, cardRoutes, part: "turn" };

export default view;
