/** What is said when whoever had the pen has ended an evening: how its matches stand, and who pays whom. */

import { gameName } from "../games.svelte";
import type { EveningSettled } from "../protocol";
import { listed, text } from "../texts.svelte";

/** The end of an evening in sentences. */
export function overSaid({ matches, fewest }: EveningSettled): string[] {
  const totals = matches.map(({ game, names, totals }, at) => {
    const each = names.map((name, seat) => text("page-table-total", { name, total: totals[seat] ?? 0 }));
    return text("score-match-totals", { number: at + 1, game: gameName(game), totals: listed(each) });
  });
  const stakes = matches.some(({ debt }) => debt);
  const owed = fewest.map((payment) => text("score-pays", payment) + ".");
  const paid = stakes && owed.length === 0 ? [text("score-nobody-owes")] : owed;
  return [text("score-evening-over"), ...totals, ...paid];
}
