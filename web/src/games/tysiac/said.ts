/** Sentences about a table of Tysiac that more than one part of the page says. */

import type { Head, TysiacDesk } from "../../protocol";
import { seatName } from "../../table/words";
import { text } from "../../texts.svelte";

/** “Your contract: 110, 40 made so far”; once there is a contract. */
export function contractSaid(head: Head, desk: TysiacDesk): string {
  if (desk.declarer === null || desk.contract === null) return "";
  return text("table-say-contract", {
    who: desk.declarer === head.you ? "you" : "other",
    name: seatName(head, desk.declarer),
    points: desk.contract,
    made: desk.points[desk.declarer] ?? 0,
  });
}
