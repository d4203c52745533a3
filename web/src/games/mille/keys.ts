/** The keys of a table of Mille. */

import type { Key } from "../../keys.svelte";
import { key, sorting, walking } from "../../table/keys";
import type { MillePlay } from "./mille.svelte";

export function milleKeys(play: MillePlay): Key[] {
  const { table, cursor } = play;
  // A card that has the focus handles the space bar and Enter itself. Elsewhere the keys only move the focus.
  const select = () => cursor.focus();
  return [
    ...walking(table, cursor),
    key("select", " ", select),
    key("select", "Enter", select, { hidden: true }),
    key("draw", "D", () => play.draw()),
    key("take", "P", () => play.take()),
    key("lay", "G", () => play.lay()),
    key("discard", "X", () => play.discard()),
    key("why", "W", () => play.sayWhy()),
    key("offers", "F", () => play.sayOffers()),
    key("others", "O", () => play.sayOthers()),
    key("set", "V", () => play.saySet(1)),
    key("set-back", "Shift+V", () => play.saySet(-1)),
    key("unselect", "Escape", () => play.unselect(), { when: () => play.selected.size > 0 || play.taking }),
    key("hand", "H", () => play.sayHand()),
    key("pack", "C", () => play.sayPack()),
    key("sets", "B", () => play.saySets()),
    key("scores", "S", () => play.sayScores()),
    key("stars", "Shift+S", () => play.sayMarks()),
    key("last-turn", "L", () => play.sayLast()),
    ...sorting(table, cursor),
  ];
}
