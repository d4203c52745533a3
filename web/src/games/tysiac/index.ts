/** Tysiac on the page. */

import type { Desk, TysiacDesk } from "../../protocol";
import type { CardRoutes } from "../../table/flights";
import type { GameView } from "../views";
import Chips from "./Chips.svelte";
import Now from "./Now.svelte";
import Table from "./TysiacTable.svelte";

/** Where a card that appears comes from, and where one that is gone went, as far as this seat may know. */
function cardRoutes(before: Desk | null, after: Desk): CardRoutes {
  const [previous, now] = [before, after] as [TysiacDesk | null, TysiacDesk];
  const shown = [...now.trick, ...(now.last_trick?.cards ?? [])];
  const player = (card: string) => shown.find((one) => one.card === card)?.seat;
  return {
    from: (card, zone) => {
      if (zone === "trick") {
        const seat = player(card);
        return seat === undefined ? null : `seat-${seat}`;
      }
      if (zone === "talon") return null;
      const gift = now.given.find((one) => one.card === card && one.to === now.seat);
      if (gift) return `seat-${gift.from}`;
      return "talon";
    },
    to: (card, zone) => {
      const gift = now.given.find((one) => one.card === card && one.from === now.seat);
      if (gift && zone === "hand") return `seat-${gift.to}`;
      if (zone === "talon" && now.declarer !== null && now.declarer !== now.seat) return `seat-${now.declarer}`;
      if (zone === "trick" && previous && now.last_trick) return `seat-${now.last_trick.winner}`;
      return null;
    },
  };
}

const view: GameView = { Table, Chips, Now, cardRoutes, part: "trick" };

export default view;
