/** The keys that every table has, and parts for those of a game. Their messages are in page-table.ftl. */

import { tick } from "svelte";

import type { Key } from "../keys.svelte";
import { settings } from "../settings.svelte";
import { text } from "../texts.svelte";
import { setSort, type Cursor, type Sort } from "./hand.svelte";
import type { Table } from "./table.svelte";
import { clocks, dealer, rulesSaid } from "./answers";
import { along } from "./walk";
import { afterDeal, noCards, seatName } from "./labels";

const SCOPE = "table-keys";

export function key(name: string, combination: string, action: () => void, more: Partial<Key> = {}): Key {
  return { name: `table-key-${name}`, combination, action, scope: SCOPE, ...more };
}

/** The order of the hand. */
export function sorting(table: Table, cursor: Cursor): Key[] {
  const by = (sort: Sort) => () => {
    const { focused } = cursor;
    setSort(table.desk?.game ?? "", sort);
    table.answer(text("table-sorted", { sort }));
    // A card that goes to another place in the document loses the focus.
    if (focused) void tick().then(() => cursor.focus());
  };
  return [
    key("sort-suit", "Shift+C", by("suit")),
    key("sort-rank", "Shift+H", by("rank")),
    key("sort-deal", "Shift+M", by("deal")),
  ];
}

/** From card to card of the hand. */
export function walking(table: Table, cursor: Cursor): Key[] {
  const when = () => cursor.cards.length > 0;
  // Where the focus is there already, nothing else would say so.
  const go = (by: 1 | -1, legal: boolean) => () => {
    const { at, focused } = cursor;
    if (cursor.cards.length === 0) return table.answer(noCards(table.desk));
    if (!cursor.root && table.head) return table.answer(afterDeal(table.head)); // a result is shown instead of the hand
    if (!cursor.step(by, legal)) table.answer(text("table-none-legal"));
    else if (focused && cursor.at === at) table.answer(cursor.element?.ariaLabel ?? "");
  };
  return [
    key("next", along("ArrowRight"), go(1, false)),
    key("previous", along("ArrowLeft"), go(-1, false)),
    key("first", "Home", () => cursor.end(false), { when, hidden: true }),
    key("last", "End", () => cursor.end(true), { when, hidden: true }),
    key("legal", "Z", go(1, true)),
    key("legal-back", "Shift+Z", go(-1, true)),
  ];
}

const ASKING = new Set([
  "B",
  "H",
  "C",
  "F",
  "S",
  "Shift+S",
  "L",
  "O",
  "A",
  "I",
  "V",
  "Shift+V",
  "Shift+C",
  "Shift+H",
  "Shift+M",
]);

/** Of a table's keys those that only ask: all there is in a replay. */
export function asking(keys: Key[]): Key[] {
  return keys.filter((one) => ASKING.has(one.combination));
}

/** Keys that every game has. */
export function commonKeys(table: Table): Key[] {
  const turn = () => {
    const { head, desk } = table;
    if (!head) return;
    if (head.next) return table.answer(afterDeal(head));
    if (table.taught) return void table.askHint();
    if (desk?.turn == null) return table.answer(text("table-nobodys-turn"));
    if (desk.turn === head.you) return table.answer(table.question?.() ?? desk.prompt ?? text("table-your-turn"));
    table.answer(text("table-waits-for", { name: seatName(head, desk.turn) }));
  };
  const early = () => {
    const phase = table.head?.phase ?? "playing";
    if (phase === "waiting") table.answer(text("table-phase-waiting"));
    else table.answer(phase === "playing" ? text("table-deal-goes-on") : text("table-phase", { phase }));
  };
  return [
    key("turn", "T", turn),
    key("dealer", "A", () => table.answer(dealer(table))),
    key("clock", "K", () => table.answer(clocks(table))),
    key("rules", "I", () => table.answer(rulesSaid(table))),
    key("talk", "M", () => (table.talking = true), { when: () => table.talkative }),
    key("undo", "U", () => void table.act({ do: "undo" }), { when: () => table.head?.undo ?? false }),
    key("hint", "Y", () => void table.askHint(), { when: () => (table.head?.hint ?? false) || table.hint !== null }),
    key("deal", "N", () => void table.act({ do: "next" }), { when: () => table.head?.next ?? false }),
    // Where they do nothing they say so.
    key("undo", "U", () => table.answer(text("table-undo-none")), {
      when: () => table.head?.undo === false,
      hidden: true,
    }),
    key("hint", "Y", () => void table.askHint(), { when: () => table.head != null && !table.head.hint, hidden: true }),
    key("talk", "M", () => table.answer(text("table-talk-none", { why: settings.talk ? "alone" : "off" })), {
      when: () => !table.talkative,
      hidden: true,
    }),
    key("deal", "N", early, { when: () => table.head?.next === false, hidden: true }),
  ];
}
