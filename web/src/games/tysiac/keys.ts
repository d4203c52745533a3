/** The keys of a table of Tysiac. */

import type { Key } from "../../keys.svelte";
import { key, sorting, walking } from "../../table/keys";
import type { TysiacPlay } from "./tysiac.svelte";

export function tysiacKeys(play: TysiacPlay): Key[] {
  const { table, cursor } = play;
  // In the bid, where Enter would lead nowhere else, it says why no marriage can be declared.
  const marry = () => (cursor.focused || document.activeElement === play.home() ? play.marry() : play.goHome());
  const marriages = () =>
    play.desk?.phase === "play" && (play.desk.my_marriages.length > 0 || play.desk.my_aces != null);
  const bid = () => {
    play.sayContract();
    play.first()?.focus();
  };
  return [
    ...walking(table, cursor),
    key("play", "Enter", () => play.goHome()),
    key("marry", "Shift+Enter", marry, { when: marriages }),
    key("marry", "Shift+Enter", marry, { when: () => !marriages(), hidden: true }), // says why not
    key("pass", "P", () => play.pass(), { when: () => play.desk?.phase === "auction" }),
    key("pass", "P", () => play.pass(), { when: () => play.desk?.phase !== "auction", hidden: true }), // says what is asked
    key("blind", "Shift+B", () => play.bidBlind(), { when: () => play.moves("blind").length > 0 }),
    key("blind", "Shift+B", () => play.bidBlind(), { when: () => play.moves("blind").length === 0, hidden: true }),
    key("redeal", "Shift+N", () => play.redeal(), { when: () => play.moves("redeal").length > 0 }),
    key("redeal", "Shift+N", () => play.redeal(), { when: () => play.moves("redeal").length === 0, hidden: true }),
    key("take-first", "1", () => play.take(1), { when: () => play.moves("take").length > 0 }),
    key("take-second", "2", () => play.take(2), { when: () => play.moves("take").length > 0 }),
    key("concede", "G", () => play.concede(), { when: () => play.moves("concede").length > 0 }),
    key("concede", "G", () => play.concede(), { when: () => play.moves("concede").length === 0, hidden: true }),
    key("why", "W", () => play.sayWhy()),
    key("cancel", "Escape", () => play.cancel(), { when: () => play.chosen !== null, hidden: true }),
    key("contract", "B", bid),
    key("hand", "H", () => play.sayHand()),
    key("trick", "C", () => play.sayTrick()),
    key("card", "V", () => play.sayCard(1)),
    key("card-back", "Shift+V", () => play.sayCard(-1)),
    key("trump", "F", () => play.sayTrump()),
    key("others", "O", () => play.sayOthers()),
    key("scores", "S", () => play.sayScores()),
    key("marks", "Shift+S", () => play.sayMarks()),
    key("last-trick", "L", () => play.sayLastTrick()),
    ...sorting(table, cursor),
  ];
}
