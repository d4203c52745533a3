/** The score sheet of Mille: ★ for naturals, a circle drawn round the score of a chapeau. */

import type { MilleSheetDeal, Sheet } from "../../protocol";
import { text } from "../../texts.svelte";
import type { GameSheet, Sign } from "../sheets";

const dealsOf = (sheet: Sheet) => sheet.deals as MilleSheetDeal[];

function counts(sheet: Sheet, of: (deal: MilleSheetDeal, seat: number) => number): number[] {
  return sheet.names.map((_, seat) => dealsOf(sheet).reduce((sum, deal) => sum + of(deal, seat), 0));
}

const stars = (sheet: Sheet) => counts(sheet, (deal, seat) => deal.stars[seat] ?? 0);
const chapeaux = (sheet: Sheet) => counts(sheet, (deal, seat) => (deal.circled[seat] ? 1 : 0));

const sheet: GameSheet = {
  column: null,

  figure(sheet, index, seat) {
    const deal = dealsOf(sheet)[index];
    const count = deal?.stars[seat] ?? 0;
    return {
      underlined: null,
      circled: deal?.circled[seat] ? text("table-circled") : null,
      stars: count > 0 ? { sign: "★".repeat(count), said: text("table-stars-said", { count }), look: "star" } : null,
      marks: [],
    };
  },

  feet(sheet) {
    const rows = [
      { label: text("sheet-naturals"), sign: "★", counts: stars(sheet) },
      { label: text("sheet-chapeaux"), sign: "", counts: chapeaux(sheet) },
    ];
    return rows.filter((row) => row.counts.some(Boolean));
  },

  legend(sheet) {
    const found: Sign[] = [];
    if (stars(sheet).some(Boolean)) found.push({ sign: "★", said: text("sheet-legend-star"), look: "star" });
    if (chapeaux(sheet).some(Boolean)) found.push({ sign: "◯", said: text("sheet-legend-circle"), look: "" });
    return found;
  },

  hint: () => null,
};

export default sheet;
