/**
 * Follows one deal of a record: where every card lies, and which cards may come next.
 *
 * This is the bookkeeping that the proof of a fair deal needs, by docs/notation.md; what may be played is not judged. A line
 * that takes a card from where it is not cannot be followed, nor can one out of turn, nor a deal that stops too early.
 */

import type { GameName } from "../protocol";
import { ranksOf, type Line } from "./lines";
import { turnsOf, type Turns } from "./turns";

const COPIES: Record<GameName, number> = { tysiac: 1, mille: 2 };
/** The `deal` lines in their order, and how many cards each has. */
const DEALT: Record<GameName, [string, number][]> = {
  tysiac: [
    ["0", 7],
    ["1", 7],
    ["2", 7],
    ["talon", 3],
  ],
  mille: [
    ["0", 15],
    ["1", 15],
    ["up", 1],
  ],
};
const PLAYED: Record<GameName, number> = { tysiac: 24, mille: Infinity };

/** The cards of a game from A down, in each rank s h d c, equal ones one behind the other. */
export function allCards(game: GameName): string[] {
  return ranksOf(game).flatMap((rank) => [..."shdc"].flatMap((suit) => Array<string>(COPIES[game]).fill(rank + suit)));
}

const ORDER = new Map(allCards("mille").map((card, index) => [card, index]));

export function inOrder(cards: string[]): string[] {
  return [...cards].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
}

/** A line that cannot have happened where it stands. */
export class Impossible extends Error {}

function take(from: string[], card: string): void {
  const at = from.indexOf(card);
  if (at < 0) throw new Impossible(card);
  from.splice(at, 1);
}

/** One deal, line by line. */
export class Places {
  /** The cards that may come, in their order. */
  readonly stock: string[];
  /** How many actions there were: the place of the next one. */
  place = 0;
  private readonly hands = new Map<string, string[]>();
  private talon: string[] = []; // of Tysiac, until somebody has it
  private pack: string[] = []; // of Mille, its top card last
  private lines = 0;
  private played = 0;
  private ended = false;

  private readonly turns: Turns;

  constructor(
    readonly game: GameName,
    dealer: number,
  ) {
    this.stock = allCards(game);
    this.turns = turnsOf(game, dealer);
  }

  /** Whether the deal has come to an end. */
  get over(): boolean {
    const dealt = this.lines >= DEALT[this.game].length;
    const out = this.game === "mille" && [...this.hands.values()].some((hand) => hand.length === 0);
    return dealt && (this.ended || out || this.played === PLAYED[this.game]);
  }

  /** The cards that come with this line, in the order written, at `place`; empty where none does. */
  coming(line: Line): string[] {
    const wanted = DEALT[this.game][this.lines];
    if (wanted) {
      if (line.verb !== "deal" || line.to !== wanted[0] || line.cards.length !== wanted[1])
        throw new Impossible(line.text);
      return line.cards;
    }
    if (line.verb === "deal" || this.over || !this.turns.takes(line)) throw new Impossible(line.text);
    if (line.verb !== "draw") return [];
    this.place += 1; // to draw is an action, and the card is the next one
    // An empty stock is made of the pack without its top card.
    if (this.stock.length === 0) this.stock.push(...inOrder(this.pack.splice(0, this.pack.length - 1)));
    return line.cards;
  }

  /** Takes the line as it stands; throws `Impossible`. Its cards that came have been counted by `coming`. */
  follow(line: Line): void {
    this.lines += 1;
    const { cards } = line;
    if (line.verb === "deal" || line.verb === "draw") {
      for (const card of cards) take(this.stock, card);
      this.place += cards.length;
      this.lay(line.verb === "draw" ? String(line.seat) : line.to, cards);
    } else if (this.game === "tysiac") this.tysiac(line);
    else this.mille(line);
  }

  private lay(to: string, cards: string[]): void {
    if (to === "talon") this.talon = [...cards];
    else if (to === "up") this.pack = [...cards];
    else this.hand(to).push(...cards);
  }

  private hand(seat: string | number): string[] {
    const hand = this.hands.get(String(seat)) ?? [];
    this.hands.set(String(seat), hand);
    return hand;
  }

  private tysiac({ verb, seat, to, cards: [card = ""] }: Line): void {
    this.place += 1;
    const hand = this.hand(seat);
    if (verb === "give") {
      hand.push(...this.talon.splice(0));
      take(hand, card);
      this.hand(to).push(card);
    } else if (verb === "play" || verb === "marry") {
      take(hand, card);
      this.played += 1;
    } else if (verb === "concede") this.ended = true;
  }

  private mille({ verb, seat, cards }: Line): void {
    this.place += verb === "take" ? cards.length + 2 : verb === "lay" ? cards.length : 1;
    if (verb === "blocked") {
      this.ended = true;
      return;
    }
    const hand = this.hand(seat);
    if (verb === "take" || verb === "uptwo") {
      if (this.pack.length === 0) throw new Impossible(verb);
      const pack = this.pack.splice(0);
      if (verb === "take") pack.pop(); // the top card lies on the table now
      for (const card of cards) take(hand, card);
      hand.push(...pack);
      return;
    }
    for (const card of cards) take(hand, card);
    if (verb === "discard") this.pack.push(...cards);
  }
}
