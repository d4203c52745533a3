/** A seat at a table of Mille: which cards are selected, what they are for, and the answers to its keys. */

import { untrack } from "svelte";

import { rankOf } from "../../cards/faces";
import type { Card, Laying, MilleDesk, MilleSet } from "../../protocol";
import { say } from "../../speech";
import { othersHold } from "../../table/answers";
import type { Load } from "../../table/drag.svelte";
import type { Held } from "../../table/hand.svelte";
import { Play } from "../../table/play.svelte";
import { braced, whoIs } from "../../table/labels";
import { initial, rankName, spoken, text, whole } from "../../texts.svelte";

export class MillePlay extends Play<MilleDesk> {
  /** Keys of the selected cards, as they were selected. */
  selected: ReadonlySet<string> = $state.raw(new Set());
  /** Choosing with which cards the pack is taken. */
  taking = $state(false);

  override get question(): string | null {
    return this.taking ? text("table-take-which") : null;
  }

  override withdraw(): void {
    this.taking = false;
  }

  override get uses(): string[] {
    return this.drawing ? ["take"] : ["lay", "wild", "discard"];
  }

  /** Whether a card must be drawn or the pack be taken first. */
  get drawing(): boolean {
    return this.mine && this.desk?.phase === "draw";
  }

  /** "Your sets", or "Sets of" the player's name. */
  setsOf(seat: number): string {
    return text("table-sets-of", whoIs(this.table.head, seat));
  }

  /** What a seat's sets count together. */
  laidPoints(seat: number): number {
    return (this.desk?.sets[seat] ?? []).reduce((sum, set) => sum + set.points, 0);
  }

  /** The cards of the pack without the top one; of two equal cards one is below. */
  get below(): Card[] {
    const cards = [...(this.desk?.pack ?? [])];
    const at = cards.indexOf(this.desk?.top ?? "");
    if (at >= 0) cards.splice(at, 1);
    return cards;
  }

  get cards(): string[] {
    return this.cursor.cards.filter((held) => this.selected.has(held.key)).map((held) => held.card);
  }

  /** How cards together may be laid, as the server has told it: on which sets, or as a new one. */
  fits(cards: Card[] = this.cards): Laying[] {
    return this.#meant(cards)
      .filter(({ laying, numbers }) => has(laying.ways, numbers))
      .map(({ laying }) => laying);
  }

  /** The sets that cards could be meant for, each with the numbers of naturals and wilds. */
  #meant(cards: Card[]): { laying: Laying; numbers: [number, number] }[] {
    return (this.desk?.lays ?? []).flatMap((laying) => {
      const naturals = cards.filter((card) => laying.naturals.includes(card)).length;
      const wilds = cards.filter((card) => laying.wilds.includes(card)).length;
      const meant = naturals + wilds === cards.length && (naturals > 0 || laying.lies);
      return meant && cards.length > 0 ? [{ laying, numbers: [naturals, wilds] as [number, number] }] : [];
    });
  }

  /** Whether the pack can be taken with just these cards. */
  takes(cards: Card[] = this.cards): boolean {
    const all = cards.every((card) => this.desk?.hand.some((held) => held.card === card && held.can.includes("take")));
    return all && this.moves("take").some((move) => move.cards.length === cards.length);
  }

  /** Whether just this is selected: one card that can be discarded. */
  get discards(): boolean {
    const { cards } = this;
    return cards.length === 1 && this.moves("discard").some((move) => move.cards[0] === cards[0]);
  }

  /** What the selected cards would do, or why nothing; null where none is selected or asked for. */
  override get would(): string | null {
    const { cards, desk } = this;
    if (this.mine && this.taking) return text("table-take-which");
    if (!this.mine || cards.length === 0 || this.drawing) return null;
    const fits = this.fits();
    const [fit] = fits;
    if (fit && fits.length === 1) {
      return text("table-would-lay", { new: fit.lies ? "no" : "yes", cards: braced(cards), rank: `{${fit.rank}}` });
    }
    if (fit) return this.#where(fits);
    if (this.discards) return text("table-would-discard", { card: braced(cards) });
    return this.#whyNot(cards) ?? desk?.prompt ?? null;
  }

  /** Why cards can't be laid together. */
  #whyNot(cards: Card[]): string | null {
    const meant = this.#meant(cards);
    if (meant.length === 0) return text("table-lay-mixed", { cards: braced(cards) });
    const whys = meant.flatMap(({ laying, numbers }) => laying.refused.filter(({ ways }) => has(ways, numbers)));
    return whys[0]?.why ?? null;
  }

  /** Takes in the hand: what is gone is no longer selected. */
  override hold(cards: Held[]): void {
    untrack(() => {
      const before = this.cursor.cards;
      const more = cards.filter((held) => !before.some((one) => one.key === held.key));
      // The card that was drawn: by a button, the keys go on from there.
      if (before.length > 0 && more.length === 1 && !this.cursor.focused) this.cursor.at = more[0]?.key ?? null;
    });
    super.hold(cards);
    untrack(() => {
      const kept = [...this.selected].filter((key) => cards.some((held) => held.key === key));
      if (kept.length !== this.selected.size) this.selected = new Set(kept);
    });
  }

  override press(held: Held): void {
    const next = new Set(this.selected);
    if (!next.delete(held.key)) next.add(held.key);
    this.selected = next;
    this.#sayWould();
  }

  #sayWould(): void {
    if (this.would !== null) say(whole(spoken(this.would)));
  }

  /** Selects all cards of a rank, or none of them if all are selected. */
  pressRank(cards: Held[]): void {
    const all = cards.every((held) => this.selected.has(held.key));
    const next = new Set(this.selected);
    for (const held of cards) {
      if (all) next.delete(held.key);
      else next.add(held.key);
    }
    this.selected = next;
    this.table.clearAnswer();
    this.#sayWould();
  }

  unselect(): void {
    // The buttons that asked what to do with them go with the selection: the keys go on in the hand.
    const asked = this.pad?.contains(document.activeElement) ?? false;
    if (this.selected.size > 0) this.table.answer(text("table-unselected"));
    this.selected = new Set();
    this.taking = false;
    if (asked) this.cursor.element?.focus({ preventScroll: true });
  }

  /** Sends what the server offers or what was put together; a refusal leaves everything selected, except in a lesson. */
  override send(move: string): void {
    this.withdraw();
    const sent = /^(lay|take|discard) /.test(move) ? this.selected : new Set<string>();
    void this.table.move(move).then((done) => {
      if (done) this.selected = new Set([...this.selected].filter((key) => !sent.has(key)));
      else if (this.table.lesson) this.selected = new Set(); // it wants other cards
    });
  }

  #turn(): boolean {
    if (this.mine) return true;
    this.table.notMine();
    return false;
  }

  draw(): void {
    if (!this.#turn()) return;
    const draw = this.moves("draw")[0] ?? this.moves("blocked")[0];
    this.send(draw?.move ?? "draw"); // where there is none the server says why not
  }

  /** The player pressed the pack: discards the one selected card, or takes the pack. */
  pressPack(): void {
    if (this.mine && this.discards) this.discard();
    else this.take();
  }

  take(): void {
    if (!this.#turn()) return;
    const takes = this.moves("take");
    if (this.cards.length > 0 && this.takes()) return this.send(`take ${this.cards.join("")}`);
    const [only] = takes.length > 0 ? takes : this.moves("uptwo");
    if (!only) return this.table.refuse(this.desk?.take_why ?? text("table-not-now"));
    if (takes.length < 2) return this.send(only.move);
    this.taking = true;
    this.table.answer(text("table-take-which"));
    this.toAnswers();
  }

  /** Lays what is selected, on the set of this rank if one is named. */
  lay(rank: string | null = null): void {
    if (!this.#turn()) return;
    const { cards } = this;
    if (this.drawing) return this.table.answer(this.desk?.prompt ?? text("table-not-now"));
    if (cards.length === 0) return this.table.answer(text("table-lay-none"));
    const fits = this.fits();
    if (rank === null && fits.length > 1) return this.toAnswers(); // what they ask was said when the cards were selected
    const why = fits.length === 0 ? this.#whyNot(cards) : null;
    if (why !== null) return this.table.refuse(why);
    this.send(rank === null ? `lay ${cards.join("")}` : `lay ${rank} ${cards.join("")}`);
  }

  #where(fits: Laying[]): string {
    const places = initial(fits.map(placeName).join(text("table-semicolon")));
    if (this.discards) return text("table-lay-or-discard", { card: braced(this.cards), places });
    return text("table-lay-where", { places });
  }

  discard(): void {
    if (!this.#turn()) return;
    if (this.drawing) return this.table.answer(this.desk?.prompt ?? text("table-not-now"));
    const { cards } = this;
    if (cards.length > 1) return this.table.answer(text("table-discard-many", { count: cards.length }));
    if (cards.length === 1) return this.send(`discard ${cards[0]}`);
    const held = this.cursor.focused ? this.cursor.held : null;
    if (!held) return this.table.answer(text("table-discard-one"));
    // The player has not selected this card, and one who plays by ear may not know which card is focused.
    this.sendSure(`discard ${held.card}`, held, text("table-discard-sure", { card: braced([held.card]) }));
  }

  /** Where a card may be dragged; with it goes what else is selected. */
  override load(held: Held): Load | null {
    if (!this.mine || !this.desk) return null;
    const cards = this.selected.has(held.key) ? this.cards : [held.card];
    const fits = this.fits(cards);
    const places = this.drawing
      ? this.takes(cards)
        ? ["pack"]
        : []
      : fits.filter((fit) => fit.lies).map((fit) => `set-${fit.rank}`);
    if (fits.length === 1) places.push("sets");
    if (!this.drawing && cards.length === 1 && held.can.includes("discard")) places.push("pack");
    if (places.length === 0) return null;
    const drop = (place: string) => {
      if (place === "pack") this.send(this.drawing ? `take ${cards.join("")}` : `discard ${cards[0]}`);
      else if (place === "sets") this.send(`lay ${cards.join("")}`);
      else this.send(`lay ${place.slice(4)} ${cards.join("")}`);
    };
    return { cards, places, drop };
  }

  // --- What is asked by keys

  /** So many cards are not told twice. */
  protected override get fresh(): Held[] {
    return [];
  }

  sayPack(): void {
    const { desk } = this;
    if (!desk) return;
    const said = [text("table-pack-said", { count: desk.pack.length, card: braced(desk.top ? [desk.top] : []) })];
    if (this.below.length > 0) said.push(text("table-say-under", { cards: braced(this.below) }));
    said.push(text("table-say-stock", { stock: desk.stock }));
    this.table.answer(said.join(" "));
  }

  saySets(): void {
    this.sayOfSeats((seat) => {
      const sets = (this.desk?.sets[seat] ?? []).map(setName);
      return text("table-say-sets", {
        whose: this.setsOf(seat),
        count: sets.length,
        sets: sets.join(text("table-semicolon")),
      });
    });
  }

  /** The sets, one by one: the other's, then mine. */
  saySet(by: 1 | -1): void {
    const said = [1 - this.bottom, this.bottom].flatMap((seat) =>
      (this.desk?.sets[seat] ?? []).map((set) => `${this.setsOf(seat)}: ${setName(set)}`),
    );
    this.sayNext(said, by, text("table-say-no-sets"));
  }

  /** What the server offers to lay. */
  sayOffers(): void {
    if (!this.mine) return this.table.notMine();
    const lays = this.moves("lay").map((move) => move.label);
    if (lays.length === 0) return this.table.answer(text("table-say-no-offers"));
    this.table.answer(text("table-say-offers", { offers: lays.join(text("table-semicolon")) }));
  }

  override sayOthers(): void {
    const { desk } = this;
    if (!desk) return;
    const known = desk.known[1 - this.bottom] ?? [];
    const said = [othersHold(this.table, desk)];
    if (known.length > 0) said.push(initial(text("table-known", { count: known.length, cards: braced(known) })));
    this.table.answer(said.map(whole).join(" "));
  }

  sayScores(): void {
    const { desk } = this;
    const said = (desk?.standing ?? []).map((one, seat) =>
      text("table-say-score-mille", {
        name: this.nameOf(seat),
        total: one.total,
        laid: this.laidPoints(seat),
      }),
    );
    const held = desk?.hand.reduce((sum, card) => sum + card.points, 0) ?? 0;
    if (desk?.seat != null) said.push(text("table-say-held-points", { points: held }));
    this.table.answer(said.join(" "));
  }

  sayMarks(): void {
    this.sayOfSeats((seat) => {
      const { stars = 0, chapeaux = 0 } = this.desk?.standing[seat] ?? {};
      return text("table-say-stars", { name: this.nameOf(seat), stars, chapeaux });
    });
  }

  /** The last turn of somebody else. */
  sayLast(): void {
    const { log, head } = this.table;
    const acts = log.filter((event) => event.kind === "act");
    const told: string[] = [];
    for (const event of acts.reverse()) {
      if (event.seat === head?.you) {
        if (told.length > 0) break;
        continue;
      }
      told.unshift(...event.told);
    }
    this.table.answer(told.length > 0 ? told.join(" ") : text("table-last-none-mille"));
  }
}

function has(ways: number[][], [naturals, wilds]: [number, number]): boolean {
  return ways.some((way) => way[0] === naturals && way[1] === wilds);
}

/** Where cards may be laid, as a button says it: “To the kings”, “As a new set of 2s”. */
export function placeName(laying: Laying): string {
  return text("table-lay-to", { new: laying.lies ? "no" : "yes", rank: rankName(laying.rank) });
}

/** A set in words: “queens, 4 cards with 1 wild, 230 points (queen of spades, …)”. */
export function setName(set: MilleSet): string {
  return text("table-set", {
    rank: `{${set.rank}}`,
    cards: braced([...set.naturals, ...set.wilds]),
    wilds: set.wilds.length,
    count: set.naturals.length + set.wilds.length,
    lies: set.lies,
    points: set.points,
  });
}

export type Column = { key: string; label: string; cards: Held[] };

/** The hand in columns of one rank. */
export function columns(cards: Held[]): Column[] {
  const found = new Map<string, Held[]>();
  for (const held of cards) {
    const rank = rankOf(held.card);
    found.set(rank, [...(found.get(rank) ?? []), held]);
  }
  return [...found].map(([rank, some]) => ({ key: rank, label: rankName(rank), cards: some }));
}
