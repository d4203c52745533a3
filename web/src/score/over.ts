/** What is said at the end of a match, and of an evening: how its matches stand, and who pays whom. */

import { gameName } from "../games.svelte";
import type { EveningSettled, SheetSettled } from "../protocol";
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

/** That a match is over, and who has won it; null where it goes on. */
export function matchOver({ question, sheet: { names, winner } }: SheetSettled): string | null {
  if (question) return null;
  return winner === null ? text("score-over-now") : text("score-over-won", { name: names[winner] ?? "" });
}

/**
 * What is new on a sheet that somebody else has changed: one more deal, in the words that the person who typed it was
 * told, and that the match is over now. Nothing for somebody who has just come (`before` is null): they read it.
 */
export function news(before: SheetSettled | null, now: SheetSettled | null): string[] {
  if (!before || !now) return [];
  const { deals } = now.sheet;
  const told = deals.length > before.sheet.deals.length ? [...(deals.at(-1)?.told ?? []), ...now.standing] : [];
  const over = before.question && matchOver(now);
  return over ? [...told, over] : told;
}
