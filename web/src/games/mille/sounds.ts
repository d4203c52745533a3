/** What Mille lets one hear. */

import type { Desk, MilleDesk } from "../../protocol";

/** Sets of seven or eight. */
function piles(desk: MilleDesk): number {
  return desk.sets.flat().filter((set) => set.lies !== "open").length;
}

/** A set becomes a pile, or the pack is taken. */
export default function sounds(before: Desk, after: Desk): "taken" | "special" | null {
  const [previous, now] = [before, after] as [MilleDesk, MilleDesk];
  if (piles(now) > piles(previous)) return "special";
  return now.pack.length < previous.pack.length ? "taken" : null;
}
