/** Tysiac on the page. */

import type { Desk, Head, TysiacDesk } from "../../protocol";
import type { CardRoutes } from "../../table/flights";
import { seatName } from "../../table/labels";
import { digits, suitName, text } from "../../texts.svelte";
import type { Chip, GameView } from "../views";
import { contractSaid, doubledSaid } from "./tysiac.svelte";
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
      if (zone === "hand" && now.laid.includes(card)) return "talon";
      if (zone === "talon" && now.declarer !== null && now.declarer !== now.seat) return `seat-${now.declarer}`;
      if (zone === "trick" && previous && now.last_trick) return `seat-${now.last_trick.winner}`;
      return null;
    },
  };
}

/** Contract, whether it counts double, and trump. */
function chips(head: Head, desk: Desk): Chip[] {
  const now = desk as TysiacDesk;
  const { declarer, contract, trump, phase } = now;
  const found: Chip[] = [];
  if (declarer !== null && contract !== null)
    found.push({ said: contractSaid(head, now), shown: digits(contract), name: seatName(head, declarer) });
  found.push(...doubledSaid(now).map((said) => ({ said, shown: text("table-doubled") })));
  if (trump) found.push({ said: text("table-trump", { suit: suitName(trump) }), suit: trump });
  else if (phase === "play") found.push({ said: text("table-trump-none") });
  return found;
}

const view: GameView = { Table, chips, cardRoutes, part: "trick" };

export default view;
