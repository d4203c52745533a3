/** What Tysiac lets one hear. */

import type { Desk, TysiacDesk } from "../../protocol";

function tricks(desk: TysiacDesk): number {
  return desk.tricks.reduce((sum, count) => sum + count, 0);
}

/** A marriage or the four aces are declared, or a trick is taken. */
export default function sounds(before: Desk, after: Desk): "taken" | "special" | null {
  const [previous, now] = [before, after] as [TysiacDesk, TysiacDesk];
  if (now.marriages.length > previous.marriages.length || (now.aces !== null && previous.aces === null))
    return "special";
  return tricks(now) > tricks(previous) ? "taken" : null;
}
