/** A seat at a table of Tysiac: what is being chosen, and the answers to its keys. */

import { repeated } from "../../keys.svelte";
import type { Desk, HeldCard, Move, MyMarriage, Played, TysiacDesk } from "../../protocol";
import { delivered, say } from "../../speech";
import { cardName, suitName, text, whole } from "../../texts.svelte";
import { OneByOne, othersHold, whyNot } from "../../table/answers";
import type { Load } from "../../table/drag.svelte";
import { Cursor, type Held } from "../../table/hand.svelte";
import type { Table } from "../../table/table.svelte";
import { contractSaid } from "./said";
import { braced, canBe, heldName, seatName, useOf } from "../../table/words";

/** The desk as this game's own. */
export function deskOf(desk: Desk | null): TysiacDesk | null {
  return desk?.game === "tysiac" ? (desk as TysiacDesk) : null;
}

export class TysiacPlay {
  readonly cursor = new Cursor();
  /** The card about which something is asked: who gets it, or whether it declares its marriage. */
  chosen: string | null = $state(null);
  /** Asking whether to concede. */
  conceding = $state(false);
  /** The root of the pad, where the keys find its buttons. */
  pad: HTMLElement | undefined = $state();

  #passing: TysiacDesk | null = null; // asked whether to pass here
  readonly #trick = new OneByOne();

  constructor(readonly table: Table) {
    table.home = () => this.home();
    table.question = () => this.#question;
  }

  /** Where one goes on: the bid, or the hand. */
  home(): HTMLElement | null {
    const bid = this.mine && this.desk?.phase !== "give" && this.desk?.phase !== "play";
    return (bid ? this.first() : null) ?? this.cursor.element;
  }

  /** The bid, or where none is possible the button to pass. */
  first(): HTMLElement | null {
    return (
      this.pad?.querySelector<HTMLElement>("[data-first]") ??
      this.pad?.querySelector<HTMLElement>("[data-pass]") ??
      null
    );
  }

  get desk(): TysiacDesk | null {
    return deskOf(this.table.desk);
  }

  get mine(): boolean {
    return (
      !this.table.still &&
      !this.table.replaced &&
      this.desk !== null &&
      this.desk.seat !== null &&
      this.desk.turn === this.desk.seat
    );
  }

  /** Moves of this verb, of this card if one is named. */
  moves(verb: string, card: string | null = null): Move[] {
    return (this.desk?.moves ?? []).filter((move) => move.verb === verb && (card === null || move.cards[0] === card));
  }

  /** The marriage in hand that a card is half of. */
  marriage(held: HeldCard): MyMarriage | null {
    const [rank, suit] = held.card;
    if (rank !== "K" && rank !== "Q") return null;
    return this.desk?.my_marriages.find((one) => one.suit === suit) ?? null;
  }

  /** What a screen reader says of a card in hand. */
  name(held: Held): string {
    const verb = held.can.includes("marry") ? "marry" : useOf(held, this.cursor.cards, ["play", "give"]);
    const marriage = this.marriage(held);
    const half = marriage ? [text("table-marriage-half", { points: marriage.points })] : [];
    return [heldName(held, canBe(verb)), ...half].join(text("table-comma"));
  }

  /** Why the card looked at can't be used, or can't declare its marriage; where none can, what is asked says it. */
  get why(): string | null {
    const { looked } = this.cursor;
    if (!this.mine || !looked || !this.cursor.cards.some((held) => held.can.length > 0)) return null;
    return looked.can.length === 0 ? looked.why : (this.marriage(looked)?.why ?? null);
  }

  /** Sends a move of the server's own list. */
  send(move: Move | undefined): void {
    if (!move) return;
    this.chosen = null;
    this.conceding = false;
    void this.call(move.move);
  }

  async call(move: string): Promise<void> {
    await this.table.move(move);
  }

  /** Asks whether to pass, as a bid is asked about; pressed once more, the key passes. */
  pass(): void {
    if (!this.mine) return this.table.notMine();
    const pass = this.moves("pass")[0];
    if (!pass) return this.table.answer(this.desk?.prompt ?? text("table-not-now"));
    if (repeated() && this.#passing === this.desk) return this.send(pass);
    this.#passing = this.desk;
    this.table.answer(text("table-pass-sure"));
  }

  /** Asks whether to concede. */
  concede(): void {
    if (!this.mine) return this.table.notMine();
    if (this.moves("concede").length > 0) this.conceding = true;
    else void this.call("concede"); // the server says why not
  }

  /** The seat that gets the card of a gift. */
  receiver(move: Move): number {
    return Number(move.move.split(" ")[1]);
  }

  /** A card is pressed: played, or asked about. */
  press(held: Held): void {
    const { card } = held;
    if (!this.mine || !this.desk) {
      this.table.notMine();
    } else if (held.can.includes("give")) {
      this.chosen = this.chosen === card ? null : card;
      this.#ask();
    } else if (held.can.includes("marry") && this.chosen !== card) {
      this.chosen = card;
      this.#ask();
    } else if (held.can.includes("play")) {
      this.send(this.moves("play", card)[0]);
    } else if (held.why) {
      this.table.refuse(held.why);
    } else {
      this.table.answer(this.desk.prompt ?? text("table-not-now"));
    }
  }

  /** What is asked about the chosen card; null: no card is. */
  get #question(): string | null {
    const held = this.cursor.cards.find((one) => one.card === this.chosen);
    if (!held) return null;
    const card = cardName(held.card);
    if (held.can.includes("give")) return text("table-give-who", { card });
    return text("table-marry-or-play", { card, points: this.marriage(held)?.points ?? 0 });
  }

  /** Asks about the chosen card, then brings the focus to the answers. */
  #ask(): void {
    const question = this.#question;
    if (question === null) return;
    say(whole(question));
    void delivered().then(() => {
      const free = this.cursor.focused || document.activeElement === document.body;
      if (free) this.pad?.querySelector<HTMLElement>("[data-answer]")?.focus();
    });
  }

  marry(): void {
    const held = this.cursor.held;
    if (!held) return;
    const move = this.moves("marry", held.card)[0];
    if (move) this.send(move);
    else if (!this.mine) this.table.notMine();
    else void this.call(`marry ${held.card}`); // the server says why not
  }

  cancel(): void {
    if (this.chosen === null) return;
    this.chosen = null;
    this.cursor.focus();
  }

  /** Where a card may be dragged. */
  load(held: Held): Load | null {
    if (!this.mine) return null;
    const places: string[] = [];
    if (held.can.includes("play")) places.push("table");
    const gives = this.moves("give", held.card);
    for (const move of gives) places.push(`seat-${this.receiver(move)}`);
    if (places.length === 0) return null;
    const drop = (place: string) => {
      if (place !== "table") this.send(gives.find((move) => place === `seat-${this.receiver(move)}`));
      else if (held.can.includes("marry")) this.chosen = held.card;
      else this.send(this.moves("play", held.card)[0]);
    };
    return { cards: [held.card], places, drop };
  }

  // --- What is asked by keys

  sayHand(): void {
    const { cards } = this.cursor;
    if (cards.length === 0) return this.table.answer(text("table-hand-none"));
    const named = (some: Held[]) => braced(some.map((held) => held.card));
    const fresh = cards.filter((held) => held.fresh);
    const said = [text("table-say-hand", { count: cards.length, cards: named(cards) })];
    if (fresh.length > 0) said.push(text("table-say-fresh", { count: fresh.length, cards: named(fresh) }));
    this.table.answer(said.join(" "));
  }

  sayTrick(): void {
    const { desk, table } = this;
    if (!desk || !table.head) return;
    if (desk.trick.length > 0) {
      const said = desk.trick.map((one, index) => this.#played(one, index > 0));
      return table.answer(said.join(text("table-comma")));
    }
    if (desk.phase === "auction") return table.answer(text("table-say-talon-hidden"));
    if (desk.phase === "give") return table.answer(text("table-say-talon", { cards: braced(desk.talon) }));
    table.answer(text("table-say-nothing"));
  }

  /** Card by card what lies on the table, or the last trick between two tricks. */
  sayCard(by: 1 | -1): void {
    const { desk, table } = this;
    if (!desk) return;
    const cards = desk.trick.length > 0 ? desk.trick : (desk.last_trick?.cards ?? []);
    const giving = desk.phase === "give";
    const said = giving ? desk.talon.map((card) => braced([card])) : cards.map((one) => this.#played(one, false));
    table.answer(this.#trick.step(said, by) ?? text("table-say-nothing"));
  }

  sayOthers(): void {
    if (this.desk) this.table.answer(othersHold(this.table, this.desk));
  }

  /** Why the card the keys stand on can't be used, or can't declare its marriage. */
  sayWhy(): void {
    const { held } = this.cursor;
    if (!held) return this.table.answer(text("table-hand-none"));
    if (!this.mine) return this.table.notMine();
    whyNot(this.table, held, this.marriage(held)?.why ?? null);
  }

  sayLastTrick(): void {
    const last = this.desk?.last_trick;
    if (!last) return this.table.answer(text("table-last-none"));
    const cards = last.cards.map((one) => this.#played(one, true));
    this.table.answer(
      text("table-say-last", {
        cards: cards.join(text("table-comma")),
        who: this.#who(last.winner),
        name: this.#name(last.winner),
        points: last.points,
      }),
    );
  }

  sayTrump(): void {
    const trump = this.desk?.trump;
    this.table.answer(trump ? text("table-trump", { suit: suitName(trump) }) : text("table-trump-none"));
  }

  sayContract(): void {
    const { desk } = this;
    if (!desk) return;
    if (desk.contract !== null && desk.declarer !== null) {
      const made = desk.points[desk.declarer] ?? 0;
      const said = this.table.head ? whole(contractSaid(this.table.head, desk)) : "";
      this.table.answer(`${said} ${text("table-say-left", { left: Math.max(0, desk.contract - made) })}`);
    } else {
      this.table.answer(this.#bids());
    }
  }

  #bids(): string {
    const said = (this.desk?.bids ?? []).map((bid, seat) => {
      const name = this.#name(seat, seat > 0);
      if (this.desk?.passed[seat]) return text("table-say-passed", { name });
      return bid === null ? text("table-say-no-bid", { name }) : text("table-say-bid", { name, points: bid });
    });
    return said.join(text("table-comma"));
  }

  sayScores(): void {
    const said = (this.desk?.points ?? []).map((points, seat) =>
      text("table-say-score", {
        name: this.#name(seat, seat > 0),
        total: this.desk?.standing[seat]?.total ?? 0,
        points,
      }),
    );
    this.table.answer(said.join(text("table-semicolon")));
  }

  sayMarks(): void {
    const said = (this.desk?.standing ?? []).map((one, seat) =>
      text("table-say-marks", {
        name: this.#name(seat),
        concessions: one.concessions,
        empty: one.empty_hands,
        free: one.free,
        barrel: one.barrel_left === null ? "no" : "yes",
        left: one.barrel_left ?? 0,
      }),
    );
    this.table.answer(said.join(" "));
  }

  #played(one: Played, within: boolean): string {
    return text("table-say-played", { name: this.#name(one.seat, within), card: braced([one.card]) });
  }

  #who(seat: number): string {
    return seat === this.table.head?.you ? "you" : "other";
  }

  #name(seat: number, within = false): string {
    return this.table.head ? seatName(this.table.head, seat, within) : "";
  }
}
