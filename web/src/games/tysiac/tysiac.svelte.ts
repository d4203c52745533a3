/** A seat at a table of Tysiac: what is being chosen, and the answers to its keys. */

import type {
  Card,
  Head,
  HeldCard,
  Move,
  MyAces,
  MyMarriage,
  Played,
  TysiacDesk,
  TysiacStanding,
} from "../../protocol";
import type { Load } from "../../table/drag.svelte";
import type { Held } from "../../table/hand.svelte";
import { Play } from "../../table/play.svelte";
import { braced, canBe, heldName, useOf, whoIs } from "../../table/labels";
import { cardName, suitName, text, whole } from "../../texts.svelte";

/** “Your contract: 110, 40 made so far”; once there is a contract. */
export function contractSaid(head: Head, desk: TysiacDesk): string {
  if (desk.declarer === null || desk.contract === null) return "";
  return text("table-say-contract", {
    ...whoIs(head, desk.declarer),
    points: desk.contract,
    made: desk.points[desk.declarer] ?? 0,
  });
}

/** That what this deal brings counts double, and why; empty where it does not. */
export function doubledSaid(desk: TysiacDesk): string[] {
  if (desk.golden != null) return [text("table-golden", { number: desk.golden, count: desk.held.length })];
  return desk.blind != null && desk.declarer != null ? [text("table-blind")] : [];
}

/** The talon that the declarer takes up, or has taken; of two players none before they choose. */
export function talonOf({ talons, taken }: TysiacDesk): Card[] {
  return (talons.length > 1 ? talons[(taken ?? 0) - 1] : talons[0]) ?? [];
}

/** What is counted of a seat by these rules. */
export function marksOf(standing: TysiacStanding): string[] {
  const { concessions, free_concessions, empty_hands: empty, free_empty, barrel_left: left, falls } = standing;
  const found: string[] = [];
  if (concessions !== null) found.push(text("table-say-mark-concessions", { concessions, free: free_concessions }));
  if (empty !== null) found.push(text("table-say-mark-empty", { empty, free: free_empty }));
  if (left !== null) found.push(text("table-say-mark-barrel", { left }));
  if (falls !== null) found.push(text("table-falls", { count: falls, most: standing.falls_max }));
  if (standing.locked) found.push(text("table-locked"));
  return found;
}

/** What is asked about a chosen card is who gets it, or whether it declares its marriage. */
export class TysiacPlay extends Play<TysiacDesk> {
  /** Asking whether to concede. */
  conceding = $state(false);

  /** Where one goes on: the bid, the choice of a talon, or the hand. */
  override home(): HTMLElement | null {
    const bid = this.mine && !["give", "discard", "play"].includes(this.desk?.phase ?? "");
    return (bid ? this.first() : null) ?? super.home();
  }

  /** The bid or the first talon, or where no bid is possible the button to pass. */
  first(): HTMLElement | null {
    return (
      this.pad?.querySelector<HTMLElement>("[data-first]") ??
      this.pad?.querySelector<HTMLElement>("[data-pass]") ??
      null
    );
  }

  /** The four aces in hand, where the card is one of them and they count. */
  aces(held: HeldCard): MyAces | null {
    return held.card.startsWith("A") ? (this.desk?.my_aces ?? null) : null;
  }

  /** The verb that declares something with a card, where it can. */
  declares(held: HeldCard): "marry" | "aces" | null {
    if (held.can.includes("marry")) return "marry";
    return held.can.includes("aces") ? "aces" : null;
  }

  /** Only a card is played for me: whether to pass is always asked. */
  override get forced(): Move | undefined {
    return this.desk?.phase === "play" ? super.forced : undefined;
  }

  /** The marriage in hand that a card is half of. */
  marriage(held: HeldCard): MyMarriage | null {
    const [rank, suit] = held.card;
    if (rank !== "K" && rank !== "Q") return null;
    return this.desk?.my_marriages.find((one) => one.suit === suit) ?? null;
  }

  override name(held: Held): string {
    const verb = held.can.includes("marry") ? "marry" : useOf(held, this.cursor.cards, ["play", "give", "discard"]);
    const [marriage, aces] = [this.marriage(held), this.aces(held)];
    const half = marriage ? [text("table-marriage-half", { points: marriage.points })] : [];
    const four = aces ? [text("table-aces-part", { points: aces.points })] : [];
    return [heldName(held, canBe(verb)), ...half, ...four].join(text("table-comma"));
  }

  /** Why a card that can be played can't declare its marriage. */
  protected override whyNotMore(held: Held): string | null {
    return this.marriage(held)?.why ?? this.aces(held)?.why ?? null;
  }

  override withdraw(): void {
    super.withdraw();
    this.conceding = false;
  }

  /** Asks whether to pass, as a bid is asked about; pressed once more, the key passes. */
  pass(): void {
    if (!this.mine) return this.table.notMine();
    const pass = this.moves("pass")[0];
    if (!pass) return this.table.answer(this.desk?.prompt ?? text("table-not-now"));
    this.sendSure(pass.move, this.desk, text("table-pass-sure"));
  }

  /** Asks whether to bid blind; pressed once more, the key bids. */
  bidBlind(): void {
    const blind = this.moves("blind")[0];
    if (!this.mine) return this.table.notMine();
    if (!blind) return this.table.answer(text("table-blind-none"));
    this.sendSure(blind.move, this.desk, text("table-blind-sure", { bid: blind.label }));
  }

  /** Asks whether to have the cards dealt again; pressed once more, the key has it done. */
  redeal(): void {
    const redeal = this.moves("redeal")[0];
    if (!this.mine) return this.table.notMine();
    if (!redeal) return this.table.answer(text("table-redeal-none"));
    this.sendSure(redeal.move, this.desk, text("table-redeal-sure"));
  }

  /** Takes a talon, 1 or 2. */
  take(number: number): void {
    const move = this.moves("take").find((one) => one.move === `take ${number}`);
    if (!this.mine) return this.table.notMine();
    if (!move) return this.table.answer(this.desk?.prompt ?? text("table-not-now"));
    this.send(move.move);
  }

  /** Asks whether to concede. */
  concede(): void {
    if (!this.mine) return this.table.notMine();
    if (this.moves("concede").length > 0) this.conceding = true;
    else void this.table.move("concede"); // the server says why not
  }

  /** The seat that gets the card of a gift. */
  receiver(move: Move): number {
    return Number(move.move.split(" ")[1]);
  }

  /** A card is pressed: played, or asked about. */
  override press(held: Held): void {
    if (!this.mine) this.table.notMine();
    else if (held.can.includes("give") || held.can.includes("discard")) this.ask(held);
    else if (this.declares(held) && this.chosen !== held.key) this.ask(held);
    else if (held.can.includes("play")) this.send(`play ${held.card}`);
    else this.refuse(held);
  }

  override get question(): string | null {
    const held = this.asked;
    if (!held) return null;
    const card = cardName(held.card);
    if (held.can.includes("give")) return text("table-give-who", { card });
    if (held.can.includes("discard")) return text("table-lay-away-sure", { card });
    if (held.can.includes("aces")) return text("table-aces-or-play", { card, points: this.aces(held)?.points ?? 0 });
    return text("table-marry-or-play", { card, points: this.marriage(held)?.points ?? 0 });
  }

  marry(): void {
    const held = this.cursor.held;
    if (!held) return;
    const verb = this.declares(held) ?? (this.aces(held) ? "aces" : "marry");
    if (held.can.includes(verb)) this.send(`${verb} ${held.card}`);
    else if (!this.mine) this.table.notMine();
    else void this.table.move(`${verb} ${held.card}`); // the server says why not
  }

  /** Where a card may be dragged. */
  override load(held: Held): Load | null {
    if (!this.mine) return null;
    const places = this.moves("give", held.card).map((move) => `seat-${this.receiver(move)}`);
    if (held.can.includes("play") || held.can.includes("discard")) places.push("table");
    if (places.length === 0) return null;
    const drop = (place: string) => {
      if (place !== "table") this.send(`give ${place.slice("seat-".length)} ${held.card}`);
      else if (held.can.includes("discard")) this.send(`discard ${held.card}`);
      else if (this.declares(held)) this.chosen = held.key;
      else this.send(`play ${held.card}`);
    };
    return { cards: [held.card], places, drop };
  }

  // --- What is asked by keys

  /** Whether the talon lies there open. */
  get #shown(): boolean {
    return this.desk?.phase === "give" || this.desk?.phase === "discard";
  }

  sayTrick(): void {
    const { desk, table } = this;
    if (!desk || !table.head) return;
    if (desk.trick.length > 0) {
      const said = desk.trick.map((one, index) => this.#played(one, index > 0));
      return table.answer(said.join(text("table-comma")));
    }
    if (desk.phase === "auction" || desk.phase === "take")
      return table.answer(text(desk.talons.length > 1 ? "table-say-talons-hidden" : "table-say-talon-hidden"));
    if (this.#shown) return table.answer(text("table-say-talon", { cards: braced(talonOf(desk)) }));
    table.answer(text("table-say-nothing"));
  }

  /** Card by card what lies on the table, or the last trick between two tricks. */
  sayCard(by: 1 | -1): void {
    const { desk } = this;
    if (!desk) return;
    const cards = desk.trick.length > 0 ? desk.trick : (desk.last_trick?.cards ?? []);
    const talon = this.#shown ? talonOf(desk) : null;
    const said = talon ? talon.map((card) => braced([card])) : cards.map((one) => this.#played(one, false));
    this.sayNext(said, by, text("table-say-nothing"));
  }

  sayLastTrick(): void {
    const last = this.desk?.last_trick;
    if (!last) return this.table.answer(text("table-last-none"));
    const cards = last.cards.map((one) => this.#played(one, true));
    this.table.answer(
      text("table-say-last", {
        cards: cards.join(text("table-comma")),
        ...whoIs(this.table.head, last.winner),
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
      const left = text("table-say-left", { left: Math.max(0, desk.contract - made) });
      this.table.answer([said, left, ...doubledSaid(desk).map((one) => `${one}.`)].join(" "));
    } else {
      this.sayOfSeats((seat) => this.#bid(seat, desk), text("table-comma"));
    }
  }

  #bid(seat: number, { bids, passed, blind, sits_out: sitter }: TysiacDesk): string {
    const name = this.nameOf(seat, seat > 0);
    if (seat === sitter) return text("table-say-sits-out", whoIs(this.table.head, seat));
    if (passed[seat]) return text("table-say-passed", { name });
    if (blind === seat) return text("table-say-bid-blind", { name, points: bids[seat] ?? 0 });
    const points = bids[seat] ?? null;
    return points === null ? text("table-say-no-bid", { name }) : text("table-say-bid", { name, points });
  }

  sayScores(): void {
    const { points = [], standing = [] } = this.desk ?? {};
    this.sayOfSeats((seat) => {
      const name = this.nameOf(seat, seat > 0);
      return text("table-say-score", { name, total: standing[seat]?.total ?? 0, points: points[seat] ?? 0 });
    }, text("table-semicolon"));
  }

  sayMarks(): void {
    this.sayOfSeats((seat) => {
      const standing = this.desk?.standing[seat];
      const marks = standing ? marksOf(standing) : [];
      const said = marks.length > 0 ? marks.join(text("table-comma")) : text("table-marks-none");
      return text("table-say-marks", { name: this.nameOf(seat), marks: said });
    });
  }

  #played(one: Played, within: boolean): string {
    return text("table-say-played", { name: this.nameOf(one.seat, within), card: braced([one.card]) });
  }
}
