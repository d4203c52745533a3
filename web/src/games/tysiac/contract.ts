/** How a contract ended, as the score sheet notes it. */

import type { TysiacSheetDeal } from "../../protocol";

export const HOWS = ["made", "failed", "conceded"] as const;

export type How = (typeof HOWS)[number];

export const SIGNS: Record<How, string> = { made: "✓", failed: "✗", conceded: "–" };

export function ended(deal: TysiacSheetDeal): How {
  if (deal.conceded) return "conceded";
  return deal.made ? "made" : "failed";
}
