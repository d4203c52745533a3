/** The keys of a table that is drawn plainly. */

import type { Key } from "../../keys.svelte";
import { asking, key, sorting, walking } from "../../table/keys";
import type { PlainPlay } from "./plain.svelte";

export function plainKeys(play: PlainPlay, game: string): Key[] {
  const { table, cursor } = play;
  // A card or a button that has the focus handles Enter itself. Elsewhere the key only moves the focus: otherwise it
  // would play a card that the player has not heard.
  const enter = () => {
    const home = play.mine || cursor.root ? play.home() : null;
    if (home) home.focus();
    else table.notMine(); // a result is shown instead of the hand
  };
  const keys = [
    ...walking(table, cursor),
    key("why", "W", () => play.sayWhy()),
    key("hand", "H", () => play.sayHand()),
    key("table", "C", () => play.sayTable()),
    key("each", "V", () => play.sayEach(1)),
    key("each-back", "Shift+V", () => play.sayEach(-1)),
    key("others", "O", () => play.sayOthers()),
    key("scores", "S", () => play.sayScores()),
    ...sorting(table, cursor, game),
  ];
  if (table.still) return asking(keys);
  return [
    ...keys,
    key("use", "Enter", enter),
    key("moves", "F", () => play.sayMoves()),
    key("buttons", "B", () => play.toMoves()),
    key("cancel", "Escape", () => play.cancel(), { when: () => play.chosen !== null, hidden: true }),
  ];
}
