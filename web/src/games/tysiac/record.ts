/**
 * Follows a deal of Tysiac in a record: whose turn it is, and where the cards go.
 *
 * A card depends on its place, which counts the actions before it: so a line that is left out, doubled or put elsewhere
 * must be noticed. What may be bid or played is not judged here; `chiliad verify` does.
 */

import { take, type Course, type GameRecord, type GameRecords, type Hands, type Line } from "../../replay/course";

const SEATS = 3;
const CARDS = 24;
const next = (seat: number) => (seat + 1) % SEATS;

class Deal implements Course {
  private phase: "auction" | "give" | "contract" | "play" = "auction";
  private turn: number;
  private declarer = -1;
  private passed = new Set<number>();
  private given = new Set<string>();
  private trump = "";
  private trick: { seat: number; card: string }[] = [];
  private talon: string[] = []; // until somebody has it
  private played = 0;
  private ended = false; // without or before its play: conceded, or void

  constructor(
    dealer: number,
    private readonly hand: Hands,
  ) {
    this.turn = next(dealer);
  }

  get over(): boolean {
    return this.ended || this.played === CARDS;
  }

  deal(_to: string, cards: string[]): void {
    this.talon = [...cards];
  }

  stock(): string[] {
    return [];
  }

  takes(line: Line): boolean {
    if (line.seat !== this.turn) return false;
    if (this.phase === "auction") return this.auction(line) || this.golden(line);
    if (this.phase === "give") return this.give(line);
    if (this.phase === "play") return this.play(line);
    this.phase = "play";
    return line.verb === "contract";
  }

  private auction({ verb, seat }: Line): boolean {
    if (verb === "redeal") return true;
    if (verb === "bid" || verb === "blind") this.declarer = seat;
    else if (verb === "pass" && this.declarer >= 0) this.passed.add(seat);
    else return false; // the first player opens
    do this.turn = next(this.turn);
    while (this.passed.has(this.turn));
    if (this.passed.size === SEATS - 1) this.phase = "give";
    return true;
  }

  /** In a golden deal there is no auction: the first player has the talon at once. */
  private golden(line: Line): boolean {
    if (this.declarer >= 0 || !this.give(line)) return false;
    if (this.phase === "auction") this.phase = "give";
    return true;
  }

  private give({ verb, to }: Line): boolean {
    if (verb === "concede") return this.given.size === 0;
    if (verb !== "give" || this.given.has(to)) return false;
    this.given.add(to);
    if (this.given.size === SEATS - 1) this.phase = "contract";
    return true;
  }

  private play({ verb, seat, cards: [card = ""] }: Line): boolean {
    if (verb !== "play" && (!["marry", "aces"].includes(verb) || this.trick.length > 0)) return false;
    if (verb === "marry") this.trump = card[1] ?? "";
    this.trick.push({ seat, card });
    this.turn = next(seat);
    if (this.trick.length < SEATS) return true;
    this.turn = this.trick.reduce((best, one) => (this.beats(one.card, best.card) ? one : best)).seat;
    this.trick = [];
    return true;
  }

  private beats(card: string, best: string): boolean {
    const strength = (one: string) => "9JQKTA".indexOf(one[0] ?? "");
    return card[1] === best[1] ? strength(card) > strength(best) : card[1] === this.trump;
  }

  act({ verb, seat, to, cards: [card = ""] }: Line): number {
    const hand = this.hand(seat);
    if (verb === "give") {
      hand.push(...this.talon.splice(0));
      take(hand, card);
      this.hand(to).push(card);
    } else if (verb === "play" || verb === "marry" || verb === "aces") {
      take(hand, card);
      this.played += 1;
    } else if (verb === "concede" || verb === "redeal") this.ended = true;
    return 1;
  }
}

const record: GameRecord = {
  seats: SEATS,
  ranks: "AKQJT9",
  copies: 1,
  dealt: [
    ["0", 7],
    ["1", 7],
    ["2", 7],
    ["talon", 3],
  ],
  verbs: {
    bid: "n",
    pass: "",
    redeal: "",
    blind: "",
    concede: "",
    give: "sc",
    contract: "n",
    play: "c",
    marry: "c",
    aces: "c",
  },
  nobody: [],
  again: ["redeal"],
  result: ["winner"],
  before: ["totals", "concessions", "empty_hands", "barrel_deals"],
  beforeByOption: { barrel_falls: "seats", golden_deals: "number" },
  figures: ["points", "scores", "totals"],
  begin: (dealer, hands) => new Deal(dealer, hands),
};

const records: GameRecords = (players) => (players === SEATS ? record : null);

export default records;
