/** Where a card that appears comes from, and where one that is gone went, as far as this seat may know. */

import type { Desk, MilleDesk, TysiacDesk } from "../protocol";
import type { Ways } from "./movement";

export function ways(previous: Desk | null, now: Desk): Ways {
  if (now.game === "mille") return milleWays(previous?.game === "mille" ? previous : null, now);
  return tysiacWays(previous?.game === "tysiac" ? previous : null, now);
}

function tysiacWays(previous: TysiacDesk | null, now: TysiacDesk): Ways {
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

function milleWays(previous: MilleDesk | null, now: MilleDesk): Ways {
  // Who acted: whose turn it was.
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
