/** The course of a match: who was ahead after which deal. */

import type { Sheet } from "../protocol";

export type Lead = {
  /** The seats with the highest total: several where they are level. */
  ahead: number[];
  total: number;
  /** How often another seat has come to be ahead alone. */
  changes: number;
};

function highest(totals: number[]): number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** Who is ahead after the last deal of a sheet, and how often that has changed. */
export function leadOf({ deals, totals }: Pick<Sheet, "deals" | "totals">): Lead {
  const alone = deals.map((deal) => highest(deal.totals)).filter((ahead) => ahead.length === 1);
  const changes = alone.filter(([seat], at) => at > 0 && seat !== alone[at - 1]?.[0]).length;
  return { ahead: highest(totals), total: Math.max(...totals), changes };
}
