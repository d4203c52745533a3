/** Answers to keys that every game has. */

import { gameInfo } from "../games.svelte";
import type { Desk, HeldCard } from "../protocol";
import { cardName, initial, language, text, whole } from "../texts.svelte";
import type { Table } from "./table.svelte";
import { seatName } from "./labels";

/** Several things, said one by one; after the last comes the first. */
export class OneByOne {
  #place = -1;
  #among = "";

  /** The next one in this direction with its number; null: none. Other things or another language begin again. */
  step(said: string[], by: 1 | -1): string | null {
    const among = [language.code, ...said].join();
    if (among !== this.#among) this.#place = by === 1 ? -1 : 0;
    this.#among = among;
    if (said.length === 0) return null;
    this.#place = (this.#place + by + said.length) % said.length;
    return text("table-say-place", { place: this.#place + 1, count: said.length, what: said[this.#place] ?? "" });
  }
}

/** The dealer, in a sentence. */
export function dealer(table: Table): string {
  const { head } = table;
  if (head?.dealer == null) return text("table-phase-waiting");
  return text("table-say-dealer", { name: seatName(head, head.dealer, true) });
}

/** How many cards each of the others holds. */
export function othersHold(table: Table, desk: Desk): string {
  const { head } = table;
  if (!head) return "";
  const others = desk.held.flatMap((count, seat) => (seat === desk.seat ? [] : [{ count, seat }]));
  return others
    .map(({ count, seat }) => text("table-say-held", { name: seatName(head, seat), count }))
    .join(text("table-semicolon"));
}

/** What the clocks of the people show. */
export function clocks(table: Table): string {
  const { head, desk } = table;
  if (!head || head.clock === "none") return text("table-say-no-clock");
  const gone_s = Math.max(0, (performance.now() - table.headAt) / 1000);
  const said = head.seats.flatMap((seat) => {
    if (seat.kind !== "person" || (seat.bank_s === null && seat.move_s === null)) return [];
    const name = seatName(head, seat.seat);
    const [move, bank] = [seat.move_s ?? 0, seat.bank_s ?? 0];
    if (desk?.turn !== seat.seat) return [text("table-say-bank-time", { name, bank: time(bank) })];
    const left = Math.max(0, bank - Math.max(0, gone_s - move));
    return [text("table-say-move-time", { name, move: time(Math.max(0, move - gone_s)), bank: time(left) })];
  });
  return said.join(text("table-semicolon"));
}

function time(seconds: number): string {
  const all_s = Math.ceil(seconds);
  const [minutes, rest] = [Math.floor(all_s / 60), all_s % 60];
  const said = [];
  if (minutes > 0) said.push(text("page-minutes", { count: minutes }));
  if (rest > 0 || minutes === 0) said.push(text("page-seconds", { count: rest }));
  return said.join(" ");
}

/** The preset, and the options that differ from it. */
export function rulesSaid(table: Table): string {
  const { head } = table;
  if (!head) return "";
  const game = gameInfo(head.game);
  const preset = game?.presets.find((one) => one.preset === head.preset);
  const name = preset?.name ?? head.preset;
  const differs = (game?.options ?? []).flatMap((option) => {
    const value = head.options[option.key];
    if (value === undefined || value === preset?.options[option.key]) return [];
    const said = option.choices?.find((choice) => choice.value === value)?.said ?? String(value);
    return [text("table-say-option", { option: option.title, value: said })];
  });
  if (differs.length === 0) return text("table-say-rules", { name });
  return text("table-say-rules-differ", { name, differs: differs.join(text("table-semicolon")) });
}

/** Says why a card of the player on turn can't be used, or something else can't be done with it. */
export function whyNot(table: Table, held: HeldCard, other: string | null): void {
  const why = [held.can.length === 0 ? held.why : null, other].filter((one) => one !== null);
  if (why.length > 0) table.answer(why.map(whole).join(" "));
  else if (held.can.length > 0) table.answer(text("table-say-why-none", { card: initial(cardName(held.card)) }));
  else table.answer(table.desk?.prompt ?? text("table-not-now"));
}
