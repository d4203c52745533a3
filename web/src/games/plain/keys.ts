/** The keys of a table that is drawn plainly. */

import type { Key } from "../../keys.svelte";
import { key, sorting, walking } from "../../table/keys";
import type { PlainPlay } from "./plain.svelte";

export function plainKeys(play: PlainPlay): Key[] {
  const { table, cursor } = play;
  const keys = [
    ...walking(table, cursor),
    key("why", "W", () => play.sayWhy()),
    key("hand", "H", () => play.sayHand()),
    key("table", "C", () => play.sayTable()),
    key("each", "V", () => play.sayEach(1)),
    key("each-back", "Shift+V", () => play.sayEach(-1)),
    key("others", "O", () => play.sayOthers()),
    key("scores", "S", () => play.sayScores()),
    ...sorting(table, cursor),
  ];
  if (table.still) return keys;
  return [
    ...keys,
    // A button that has the focus handles Enter itself, as a card does.
    key("use", "Enter", () => play.goHome()),
    key("moves", "F", () => play.sayMoves()),
    key("buttons", "B", () => play.toMoves()),
    key("cancel", "Escape", () => play.cancel(), { when: () => play.chosen !== null, hidden: true }),
  ];
}
