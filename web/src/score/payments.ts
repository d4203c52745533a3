/** Who pays whom in an evening, in words: a line for each match that has made a debt, then what is left and what was paid. */

import { gameName } from "../games.svelte";
import type { EveningSettled } from "../protocol";
import { text } from "../texts.svelte";
import type { Transfer } from "./evening.svelte";

export type Debt = { at: number; said: string };

/** What each match of an evening has made its loser owe; `at`: its place in the evening. */
export function debtsOf({ matches }: EveningSettled): Debt[] {
  return matches.flatMap(({ game, debt }, at) => {
    if (!debt) return [];
    const match = text("score-match", { number: at + 1, game: gameName(game) });
    return [{ at, said: text("score-match-pays", { match, pays: text("score-pays", debt) }) }];
  });
}

/** Whether anything was played for. */
export function hasStakes(summary: EveningSettled, paid: Transfer[]): boolean {
  return paid.length > 0 || summary.matches.some((match) => match.debt);
}

const [OPEN, TICKED] = ["☐", "☑"];

/** Payments as on paper, with a box that is ticked where one was made. */
export function ticked(left: Transfer[], paid: Transfer[]): string[] {
  return [
    ...left.map((payment) => `${OPEN} ${text("score-pays", payment)}`),
    ...paid.map((payment) => `${TICKED} ${text("score-paid", payment)}`),
  ];
}

/** What a text about one match lacks of its evening: nothing where no other match has made a debt, and nobody has paid. */
export function paymentLines(summary: EveningSettled, paid: Transfer[]): string[] {
  const debts = debtsOf(summary);
  const several = debts.length > 1 ? debts.map(({ said }) => said) : [];
  if (several.length === 0 && paid.length === 0) return [];
  const left = summary.fewest.length > 0 ? [] : [text("score-nobody-owes")];
  return ["", text("score-payments"), ...several, ...ticked(summary.fewest, paid), ...left];
}
