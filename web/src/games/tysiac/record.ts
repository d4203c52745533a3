/**
 * Follows a deal of Tysiac in a record: whose turn it is, and where the cards go.
 *
 * A card depends on its place, which counts the actions before it: so a line that is left out, doubled or put elsewhere
 * must be noticed. What may be bid or played is not judged here; `chiliad verify` does.
 */

import { take, type Course, type GameRecord, type GameRecords, type Hands, type Line } from "../../replay/course";

const CARDS = 24;
const TWO_CARDS = 20; // that two players play
const TALON_CARDS = 3;
const TWO_TALON_CARDS = 2;
const TWO_LAID = 2; // cards that one of two players lays away

class Deal implements Course {
  private phase: "auction" | "take" | "give" | "contract" | "play" = "auction";
  private turn: number;
  private declarer = -1;
  private passed = new Set<number>();
  private moved = 0; // cards given, or laid away
  private given = new Set<string>();
  private trump = "";
  private trick: { seat: number; card: string }[] = [];
  private talons: string[][] = []; // of two players two; until somebody has it
  private played = 0;
  private ended = false; // without or before its play: conceded, or void
  private readonly playing: number; // how many play the deal: of four players the dealer sits out

  constructor(
    private readonly seats: number,
    private readonly dealer: number,
    private readonly hand: Hands,
  ) {
    this.playing = seats === 2 ? 2 : 3;
    this.turn = this.next(dealer);
  }

  get over(): boolean {
    return this.ended || this.played === (this.seats === 2 ? TWO_CARDS : CARDS);
  }

  private next(seat: number): number {
    const next = (seat + 1) % this.seats;
    return this.seats === 4 && next === this.dealer ? (next + 1) % this.seats : next;
  }

  deal(_to: string, cards: string[]): void {
    this.talons.push([...cards]);
  }

  stock(): string[] {
    return [];
  }

  takes(line: Line): boolean {
    if (line.seat !== this.turn) return false;
    if (this.phase === "auction") return this.auction(line) || this.golden(line);
    if (this.phase === "take") return this.take(line);
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
    do this.turn = this.next(this.turn);
    while (this.passed.has(this.turn));
    if (this.passed.size === this.playing - 1) this.phase = this.seats === 2 ? "take" : "give";
    return true;
  }

  /** In a golden deal there is no auction: the first player has the talon, or chooses one, at once. */
  private golden(line: Line): boolean {
    if (this.declarer >= 0 || !(this.seats === 2 ? this.take(line) : this.give(line))) return false;
    if (this.phase === "auction") this.phase = "give";
    return true;
  }

  /** One of two players chooses a talon. */
  private take({ verb, number }: Line): boolean {
    if (verb !== "take" || number < 1 || number > this.talons.length) return false;
    this.phase = "give";
    return true;
  }

  private give({ verb, to }: Line): boolean {
    if (verb === "concede") return this.moved === 0;
    if (verb !== (this.seats === 2 ? "discard" : "give") || this.given.has(to)) return false;
    if (this.seats === 4 && Number(to) === this.dealer) return false;
    if (this.seats !== 2) this.given.add(to);
    this.moved += 1;
    if (this.moved === (this.seats === 2 ? TWO_LAID : this.playing - 1)) this.phase = "contract";
    return true;
  }

  private play({ verb, seat, cards: [card = ""] }: Line): boolean {
    if (verb !== "play" && (!["marry", "aces"].includes(verb) || this.trick.length > 0)) return false;
    if (verb === "marry") this.trump = card[1] ?? "";
    this.trick.push({ seat, card });
    this.turn = this.next(seat);
    if (this.trick.length < this.playing) return true;
    this.turn = this.trick.reduce((best, one) => (this.beats(one.card, best.card) ? one : best)).seat;
    this.trick = [];
    return true;
  }

  private beats(card: string, best: string): boolean {
    const strength = (one: string) => "9JQKTA".indexOf(one[0] ?? "");
    return card[1] === best[1] ? strength(card) > strength(best) : card[1] === this.trump;
  }

  act({ verb, seat, to, number, cards: [card = ""] }: Line): number {
    const hand = this.hand(seat);
    if (verb === "take") hand.push(...(this.talons[number - 1] ?? []));
    else if (verb === "discard") take(hand, card);
    else if (verb === "give") {
      hand.push(...(this.talons.pop() ?? []));
      take(hand, card);
      this.hand(to).push(card);
    } else if (verb === "play" || verb === "marry" || verb === "aces") {
      take(hand, card);
      this.played += 1;
    } else if (verb === "concede" || verb === "redeal") this.ended = true;
    return 1;
  }
}

const CALLS = {
  bid: "n",
  pass: "",
  redeal: "",
  blind: "",
  concede: "",
  contract: "n",
  play: "c",
  marry: "c",
  aces: "c",
};

/** The records of so many players: two have two talons and lay cards away, of four the dealer is dealt none. */
function recordOf(seats: number): GameRecord {
  return {
    seats,
    ranks: "AKQJT9",
    copies: 1,
    dealt: (dealer) => dealt(seats, dealer),
    verbs: seats === 2 ? { ...CALLS, take: "n", discard: "c" } : { ...CALLS, give: "sc" },
    nobody: [],
    again: ["redeal"],
    result: ["winner"],
    before: ["totals", "concessions", "empty_hands", "barrel_deals"],
    beforeByOption: { barrel_falls: "seats", golden_deals: "number" },
    figures: ["points", "scores", "totals"],
    begin: (dealer, hands) => new Deal(seats, dealer, hands),
  };
}

function dealt(seats: number, dealer: number): [string, number][] {
  const hands = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seats < 4 || seat !== dealer);
  const each = seats === 2 ? 10 : 7;
  const talons: [string, number][] =
    seats === 2
      ? [
          ["talon 1", TWO_TALON_CARDS],
          ["talon 2", TWO_TALON_CARDS],
        ]
      : [["talon", TALON_CARDS]];
  return [...hands.map((seat): [string, number] => [String(seat), each]), ...talons];
}

const RECORDS = new Map([2, 3, 4].map((seats) => [seats, recordOf(seats)]));

const records: GameRecords = (players) => RECORDS.get(players) ?? null;

export default records;
