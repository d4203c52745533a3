/** The score sheet of Tysiac: declarer and contract, barrel deals, concessions, empty hands. */

import type { Sheet, TysiacSheetDeal } from "../../protocol";
import { digits, text } from "../../texts.svelte";
import type { GameSheet, Sign } from "../sheets";
import Contract from "./Contract.svelte";
import { HOWS, SIGNS, ended } from "./contract";

const dealsOf = (sheet: Sheet) => sheet.deals as TysiacSheetDeal[];

/** What a deal has changed beside the score of a seat, by the marks before and after it. */
type Marks = { barrel: Sign | null; concession: Sign | null; empty: Sign | null };

function marks(sheet: Sheet, index: number, seat: number): Marks {
  const now = dealsOf(sheet)[index]?.marks[seat];
  const before = dealsOf(sheet)[index - 1]?.marks[seat] ?? { barrel_left: null, concessions: 0, empty_hands: 0 };
  const found: Marks = { barrel: null, concession: null, empty: null };
  if (!now) return found;
  if (now.barrel_left !== null) {
    const left = now.barrel_left;
    found.barrel = { sign: "❘".repeat(left), said: text("sheet-barrel", { left }), look: "mark tally" };
  }
  if (now.concessions !== before.concessions)
    found.concession = {
      sign: text("sheet-concession-sign") + times(now.concessions),
      said: text("sheet-concession", { count: now.concessions }),
      look: "mark",
    };
  if (now.empty_hands !== before.empty_hands)
    found.empty = {
      sign: `∅${times(now.empty_hands)}`,
      said: text("sheet-empty-hand", { count: now.empty_hands }),
      look: "mark",
    };
  return found;
}

/** The count begins again with the one that was paid for. */
function times(count: number): string {
  return count === 0 ? "!" : digits(count);
}

const sheet: GameSheet = {
  column: { label: () => text("sheet-column-contract"), Cell: Contract },

  figure(sheet, index, seat) {
    const { barrel, concession, empty } = marks(sheet, index, seat);
    return {
      underlined: dealsOf(sheet)[index]?.declarer === seat ? text("table-declarer") : null,
      circled: null,
      stars: null,
      marks: [barrel, concession, empty].filter((mark) => mark !== null),
    };
  },

  feet: () => [],

  legend(sheet) {
    const deals = dealsOf(sheet);
    const all = deals.flatMap((_, index) => sheet.names.map((_, seat) => marks(sheet, index, seat)));
    const found: Sign[] = HOWS.filter((how) => deals.some((deal) => ended(deal) === how)).map((how) => ({
      sign: SIGNS[how],
      said: text("sheet-legend-contract", { how }),
      look: how === "failed" ? "bad" : "",
    }));
    if (deals.length > 0) found.push({ sign: digits(60), said: text("sheet-legend-declarer"), look: "underlined" });
    if (all.some((one) => one.barrel))
      found.push({ sign: "❘❘❘", said: text("sheet-legend-barrel"), look: "mark tally" });
    if (all.some((one) => one.concession))
      found.push({ sign: text("sheet-concession-sign"), said: text("sheet-legend-concession"), look: "mark" });
    if (all.some((one) => one.empty)) found.push({ sign: "∅", said: text("sheet-legend-empty"), look: "mark" });
    return found;
  },

  /** The rule about the total of who is on the barrel, where anybody was. */
  hint(sheet) {
    for (const deal of dealsOf(sheet)) {
      const seat = deal.marks.findIndex((mark) => mark.barrel_left !== null);
      if (seat >= 0) return text("sheet-barrel-rule", { barrel: deal.totals[seat] ?? 0 });
    }
    return null;
  },
};

export default sheet;
