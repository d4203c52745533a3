/**
 * Follows one deal of a record: where every card is, and which cards may come next.
 *
 * This is the bookkeeping that the proof of a fair deal needs, by docs/notation.md; what may be played is not judged. A line
 * that takes a card from where it is not cannot be followed, nor can one out of turn, nor a deal that stops too early.
 */

import { Impossible, take, type Course, type GameRecord, type Line } from "./course";

const RANKS = "AKQJT98765432";

/** The cards of these ranks, in each rank s h d c, equal ones one behind the other. */
function cards(ranks: string, copies: number): string[] {
  return [...ranks].flatMap((rank) => [..."shdc"].flatMap((suit) => Array<string>(copies).fill(rank + suit)));
}

const ORDER = new Map(cards(RANKS, 1).map((card, index) => [card, index]));

export function inOrder(cards: string[]): string[] {
  return [...cards].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
}

/** One deal, line by line. */
export class Places {
  /** The cards that may come, in their order. */
  readonly stock: string[];
  /** How many actions there were: the place of the next one. */
  place = 0;
  private readonly hands = new Map<string, string[]>();
  private readonly course: Course;
  private readonly dealt: [string, number][];
  private lines = 0;

  constructor(game: GameRecord, dealer: number) {
    this.stock = cards(game.ranks, game.copies);
    this.dealt = game.dealt(dealer);
    this.course = game.begin(dealer, (seat) => this.hand(String(seat)));
  }

  /** Whether the deal has come to an end. */
  get over(): boolean {
    return this.lines >= this.dealt.length && this.course.over;
  }

  /** The cards that come with this line, in the order written, at `place`; empty where none does. */
  coming(line: Line): string[] {
    const wanted = this.dealt[this.lines];
    if (wanted) {
      if (line.verb !== "deal" || line.to !== wanted[0] || line.cards.length !== wanted[1])
        throw new Impossible(line.text);
      return line.cards;
    }
    if (line.verb === "deal" || this.over || !this.course.takes(line)) throw new Impossible(line.text);
    if (line.verb !== "draw") return [];
    this.place += 1; // to draw is an action, and the card is the next one
    if (this.stock.length === 0) this.stock.push(...inOrder(this.course.stock()));
    return line.cards;
  }

  /** Takes the line as it stands; throws `Impossible`. Its cards that came have been counted by `coming`. */
  follow(line: Line): void {
    this.lines += 1;
    const { cards, verb, to } = line;
    if (verb !== "deal" && verb !== "draw") {
      this.place += this.course.act(line);
      return;
    }
    for (const card of cards) take(this.stock, card);
    this.place += cards.length;
    if (verb === "draw") this.hand(String(line.seat)).push(...cards);
    else if (/^\d$/.test(to)) this.hand(to).push(...cards);
    else this.course.deal(to, cards);
  }

  private hand(seat: string): string[] {
    const hand = this.hands.get(seat) ?? [];
    this.hands.set(seat, hand);
    return hand;
  }
}
