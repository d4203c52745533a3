/**
 * Follows whose turn it is in a deal of a record.
 *
 * A card depends on its place, which counts the actions before it: so a line that is left out, doubled or put elsewhere
 * must be noticed. What may be bid or played is not judged here; `chiliad verify` does.
 */

import type { GameName } from "../protocol";
import type { Line } from "./lines";

export interface Turns {
  /** Takes the next action of a player; false where it is another seat's turn, or not the time for it. */
  takes(line: Line): boolean;
}

export function turnsOf(game: GameName, dealer: number): Turns {
  return game === "tysiac" ? new TysiacTurns(dealer) : new MilleTurns(1 - dealer);
}

const SEATS = 3;
const next = (seat: number) => (seat + 1) % SEATS;

class TysiacTurns implements Turns {
  private phase: "auction" | "give" | "contract" | "play" = "auction";
  private turn: number;
  private declarer = -1;
  private passed = new Set<number>();
  private given = new Set<string>();
  private trump = "";
  private trick: { seat: number; card: string }[] = [];

  constructor(dealer: number) {
    this.turn = next(dealer);
  }

  takes(line: Line): boolean {
    if (line.seat !== this.turn) return false;
    if (this.phase === "auction") return this.auction(line);
    if (this.phase === "give") return this.give(line);
    if (this.phase === "play") return this.play(line);
    this.phase = "play";
    return line.verb === "contract";
  }

  private auction({ verb, seat }: Line): boolean {
    if (verb === "bid") this.declarer = seat;
    else if (verb === "pass" && this.declarer >= 0) this.passed.add(seat);
    else return false; // the first player opens
    do this.turn = next(this.turn);
    while (this.passed.has(this.turn));
    if (this.passed.size === SEATS - 1) this.phase = "give";
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
    if (verb !== "play" && (verb !== "marry" || this.trick.length > 0)) return false;
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
}

class MilleTurns implements Turns {
  private begun = false; // whether the player has drawn, or taken the pack

  constructor(private turn: number) {}

  takes({ verb, seat }: Line): boolean {
    if (verb === "blocked") return !this.begun;
    const begins = verb === "draw" || verb === "take" || verb === "uptwo";
    if (seat !== this.turn || begins === this.begun) return false;
    this.begun = verb !== "discard";
    if (verb === "discard") this.turn = 1 - this.turn;
    return true;
  }
}
