/**
 * Whether the cards of a record are those that its secret and salts give.
 *
 * Written from docs/notation.md ("The proof of a fair deal") alone, apart from the server. Whether the moves were legal
 * is not asked; `chiliad verify` asks that too.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

import { Impossible } from "./course";
import { Places, inOrder } from "./places";
import { readRecord, type Recorded, type RecordedDeal } from "./record";

export const ALGORITHM = "hmac-sha256-1";
const NUMBERS = 1 << 16; // two bytes

export type Shuffle = {
  commitment: string;
  secret: string | null;
  salts: (string | null)[];
  since: { deal: number; place: number } | null; // from 0: cards before that are another match's
};

export type Fault = { stated: string; wanted: string }; // wanted is empty where the line can't be followed at all
export type DealChecked = { deal: number; cards: number; fault: Fault | null; compared: boolean };

/** How one number came about, to be done again by hand. */
export type Worked = { deal: number; place: number; n: number; bytes: string; number: number; gives: string };

export type Report = {
  /** "right" says that at least one card was compared, and that all that were compared agree. */
  state: "right" | "wrong" | "unreadable" | "unknown-game" | "no-proof" | "bad-proof" | "not-shown" | "no-cards";
  shuffle: Shuffle | null;
  commitment: { wanted: string; right: boolean } | null; // that of the secret
  dealer: { stated: number; wanted: number } | null; // null: not compared
  deals: DealChecked[];
  cards: number;
  worked: Worked[]; // the first cards, one by one
};

const WORKED_MAX = 5;

/** Reads the proof in a record's head; null where it is not of its form. */
export function readShuffle(said: string, seats: number): Shuffle | null {
  const form =
    /^hmac-sha256-1 ([0-9a-f]{64}) (-|[0-9a-f]{64})((?: (?:-|(?:[0-9a-f]{2}){1,32}))+)(?: since (\d{1,5}) (\d{1,5}))?$/;
  const found = form.exec(said);
  const salts = found?.[3]?.trim().split(" ") ?? [];
  if (!found || salts.length !== seats) return null;
  return {
    commitment: found[1] ?? "",
    secret: found[2] === "-" ? null : (found[2] ?? null),
    salts: salts.map((salt) => (salt === "-" ? null : salt)),
    since: found[4] === undefined ? null : { deal: Number(found[4]), place: Number(found[5]) },
  };
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

const ascii = (said: string) => new TextEncoder().encode(said);

/** What is told of a secret before the match. */
export function commitmentOf(secret: string): string {
  return hexOf(sha256(joined(ascii(`${ALGORITHM} commitment`), Uint8Array.of(0), bytesOf(secret))));
}

/** Numbers from secret and salts. */
class Chance {
  readonly worked: Worked[] = [];
  private readonly key: Uint8Array;
  private readonly begin: Uint8Array;

  constructor(secret: string, salts: (string | null)[]) {
    const parts = salts.map((salt) => bytesOf(salt ?? "")).flatMap((salt) => [Uint8Array.of(salt.length), salt]);
    this.key = bytesOf(secret);
    this.begin = joined(ascii(ALGORITHM), Uint8Array.of(0, salts.length), ...parts);
  }

  /** A number below n for this deal and place; `give` says for the account what it means. */
  below(n: number, deal: number, place: number, give: (number: number) => string): number {
    const fair = NUMBERS - (NUMBERS % n);
    for (let counter = 0; ; counter += 1) {
      const tail = new DataView(new ArrayBuffer(12));
      [deal, place, counter].forEach((part, index) => tail.setInt32(index * 4, part));
      const made = hmac(sha256, this.key, joined(this.begin, new Uint8Array(tail.buffer)));
      const number = ((made[0] ?? 0) << 8) | (made[1] ?? 0);
      const kept = number < fair;
      if (this.worked.length < WORKED_MAX) {
        const gives = kept ? give(number % n) : "";
        this.worked.push({ deal: deal + 1, place, n, bytes: hexOf(made.slice(0, 2)), number, gives });
      }
      if (kept) return number % n;
    }
  }

  /** So many cards of a stock, one after the other from this place on. */
  draw(stock: readonly string[], count: number, deal: number, place: number): string[] {
    const left = [...stock];
    const drawn: string[] = [];
    while (drawn.length < count && left.length > 0) {
      const at = this.below(left.length, deal, place + drawn.length, (number) => left[number] ?? "");
      drawn.push(...left.splice(at, 1));
    }
    return drawn;
  }
}

/** From which place on the cards of a deal are of this shuffle. */
function begins(shuffle: Shuffle, deal: number): number {
  if (!shuffle.since || deal > shuffle.since.deal) return 0;
  return deal === shuffle.since.deal ? shuffle.since.place : Infinity;
}

/** Compares the cards of one deal; `complete`: the record says that the deal was played to its end. */
function checkDeal(chance: Chance, recorded: Recorded, deal: number, first: number, complete: boolean): DealChecked {
  const { lines, dealer, typed } = recorded.deals[deal] as RecordedDeal;
  const places = new Places(recorded.game, dealer);
  let cards = 0;
  const ending = (fault: Fault | null): DealChecked => ({
    deal: deal + 1,
    cards,
    fault,
    compared: cards > 0 || fault !== null,
  });
  for (const line of lines) {
    try {
      const coming = places.coming(line);
      const given = Math.min(coming.length, Math.max(0, first - places.place)); // not of this shuffle
      const stock = without(places.stock, coming.slice(0, given));
      const stated = coming.slice(given);
      const drawn = chance.draw(stock, stated.length, deal, places.place + given);
      const [said, right] = [inOrder(stated).join(""), inOrder(drawn).join("")];
      if (said !== right) return ending({ stated: said, wanted: right });
      cards += drawn.length;
      places.follow(line);
    } catch (problem) {
      if (!(problem instanceof Impossible)) throw problem;
      return ending({ stated: line.text, wanted: "" });
    }
  }
  return ending(complete && !typed && !places.over ? { stated: lines.at(-1)?.text ?? "", wanted: "" } : null);
}

function without(stock: readonly string[], cards: readonly string[]): string[] {
  const left = [...stock];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) throw new Impossible(card);
    left.splice(at, 1);
  }
  return left;
}

/** Checks a record; nothing is asked of the server. */
export function check(text: string): Report {
  const empty: Report = {
    state: "unreadable",
    shuffle: null,
    commitment: null,
    dealer: null,
    deals: [],
    cards: 0,
    worked: [],
  };
  const recorded = readRecord(text);
  if (!recorded) return empty;
  if (recorded === "unknown") return { ...empty, state: "unknown-game" };
  // A view holds no proof: with the secret it would tell what it hides.
  if (recorded.hidden || recorded.shuffle?.split(/\s+/).filter(Boolean)[0] !== ALGORITHM)
    return { ...empty, state: "no-proof" };
  const shuffle = readShuffle(recorded.shuffle, recorded.game.seats);
  if (!shuffle) return { ...empty, state: "bad-proof" };
  if (shuffle.secret === null) return { ...empty, state: recorded.over ? "bad-proof" : "not-shown", shuffle };
  const wanted = commitmentOf(shuffle.secret);
  const commitment = { wanted, right: wanted === shuffle.commitment };
  const chance = new Chance(shuffle.secret, shuffle.salts);
  let dealer: Report["dealer"] = null;
  const first = recorded.deals[0];
  if (first && !first.typed && !shuffle.since) {
    dealer = { stated: first.dealer, wanted: chance.below(recorded.game.seats, 0, -1, (number) => String(number)) };
  }
  const deals = recorded.deals.map((one, deal) => {
    const complete = one.settled || recorded.over || deal < recorded.deals.length - 1;
    return checkDeal(chance, recorded, deal, begins(shuffle, deal), complete);
  });
  const cards = deals.reduce((sum, one) => sum + one.cards, 0);
  const right = commitment.right && (!dealer || dealer.stated === dealer.wanted) && deals.every((one) => !one.fault);
  const state = !right ? "wrong" : cards > 0 ? "right" : "no-cards";
  return { state, shuffle, commitment, dealer, deals, cards, worked: chance.worked };
}
