/** Where a card that appears comes from, and where one that is gone went, as far as this seat may know. */

import type { Desk, MilleDesk } from "../../protocol";
import type { Ways } from "../../table/movement";

export function milleWays(before: Desk | null, after: Desk): Ways {
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
