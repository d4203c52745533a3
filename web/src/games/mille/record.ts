/**
 * Follows a deal of Mille in a record: whose turn it is, and where the cards go.
 *
 * What may be laid is not judged here; `chiliad verify` does.
 */

import {
  Impossible,
  take,
  type Course,
  type GameRecord,
  type GameRecords,
  type Hands,
  type Line,
} from "../../replay/course";

const SEATS = 2;

class Deal implements Course {
  private begun = false; // whether the player has drawn, or taken the pack
  private turn: number;
  private pack: string[] = []; // its top card last
  private blocked = false;

  constructor(
    dealer: number,
    private readonly hand: Hands,
  ) {
    this.turn = 1 - dealer;
  }

  get over(): boolean {
    return this.blocked || [0, 1].some((seat) => this.hand(seat).length === 0);
  }

  deal(_to: string, cards: string[]): void {
    this.pack = [...cards];
  }

  /** The pack without its top card. */
  stock(): string[] {
    return this.pack.splice(0, this.pack.length - 1);
  }

  takes({ verb, seat }: Line): boolean {
    if (verb === "blocked") return !this.begun;
    const begins = verb === "draw" || verb === "take" || verb === "uptwo";
    if (seat !== this.turn || begins === this.begun) return false;
    this.begun = verb !== "discard";
    if (verb === "discard") this.turn = 1 - this.turn;
    return true;
  }

  act({ verb, seat, cards }: Line): number {
    if (verb === "blocked") {
      this.blocked = true;
      return 1;
    }
    const hand = this.hand(seat);
    if (verb === "take" || verb === "uptwo") {
      if (this.pack.length === 0) throw new Impossible(verb);
      const pack = this.pack.splice(0);
      if (verb === "take") pack.pop(); // the top card is on the table now
      for (const card of cards) take(hand, card);
      hand.push(...pack);
      return verb === "take" ? cards.length + 2 : 1;
    }
    for (const card of cards) take(hand, card);
    if (verb === "discard") this.pack.push(...cards);
    return verb === "lay" ? cards.length : 1;
  }
}

const record: GameRecord = {
  seats: SEATS,
  ranks: "AKQJT98765432",
  copies: 2,
  dealt: () => [
    ["0", 15],
    ["1", 15],
    ["up", 1],
  ],
  verbs: { draw: "c", take: "C", uptwo: "", lay: "rC", discard: "c" },
  nobody: ["blocked"],
  again: [],
  result: ["winner", "payment"],
  before: ["totals", "stars", "chapeaux"],
  beforeByOption: {},
  figures: ["scores", "totals"],
  begin: (dealer, hands) => new Deal(dealer, hands),
};

const records: GameRecords = (players) => (players === SEATS ? record : null);

export default records;
