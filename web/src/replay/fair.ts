/**
 * Whether the cards of a record are those that its secret and salts give.
 *
 * Written from docs/notation.md ("The proof of a fair deal") alone, apart from the server: which cards may come is
 * followed here card by card, from the record's own lines. Whether the moves were legal is not asked; `chiliad verify`
 * asks that too.
 */

import type { GameName } from "../protocol";
import { readRecord, type Recorded, type RecordedDeal } from "./record";
import { hmacWith, joined, sha256 } from "./sha256";

export const ALGORITHM = "hmac-sha256-1";
const NUMBERS = 1 << 16; // two bytes
const HAND: Record<GameName, number> = { tysiac: 7, mille: 15 };
const RANKS: Record<GameName, string> = { tysiac: "AKQJT9", mille: "AKQJT98765432" };
const COPIES: Record<GameName, number> = { tysiac: 1, mille: 2 };

export type Shuffle = {
  commitment: string;
  secret: string | null;
  salts: (string | null)[];
  since: { deal: number; place: number } | null; // from 0: cards before that are another match's
};

export type Fault = { line: string; stated: string; wanted: string };
export type DealChecked = { deal: number; cards: number; fault: Fault | null; compared: boolean };

/** How one number came about, to be done again by hand. */
export type Worked = { deal: number; place: number; n: number; bytes: string; number: number; gives: string };

export type Report = {
  state: "right" | "wrong" | "unreadable" | "no-proof" | "bad-proof" | "not-shown";
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
  const form = /^hmac-sha256-1 ([0-9a-f]{64}) (-|[0-9a-f]{64})((?: (?:-|(?:[0-9a-f]{2}){1,32}))+)(?: since (\d{1,5}) (\d{1,5}))?$/;
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

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const ascii = (said: string) => new TextEncoder().encode(said);

/** What is told of a secret before the match. */
export async function commitmentOf(secret: string): Promise<string> {
  return hexOf(await sha256(joined(ascii(`${ALGORITHM} commitment`), Uint8Array.of(0), bytesOf(secret))));
}

/** Numbers from secret and salts. */
class Chance {
  worked: Worked[] = [];

  private constructor(
    private readonly sign: (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
    private readonly begin: Uint8Array,
  ) {}

  static async of(secret: string, salts: (string | null)[]): Promise<Chance> {
    const parts = salts.map((salt) => bytesOf(salt ?? "")).flatMap((salt) => [Uint8Array.of(salt.length), salt]);
    const begin = joined(ascii(ALGORITHM), Uint8Array.of(0, salts.length), ...parts);
    return new Chance(await hmacWith(bytesOf(secret)), begin);
  }

  /** A number below n for this deal and place; `give` says for the account what it stands for. */
  async below(n: number, deal: number, place: number, give: (number: number) => string): Promise<number> {
    const fair = NUMBERS - (NUMBERS % n);
    for (let counter = 0; ; counter += 1) {
      const tail = new DataView(new ArrayBuffer(12));
      [deal, place, counter].forEach((part, index) => tail.setInt32(index * 4, part));
      const made = await this.sign(joined(this.begin, new Uint8Array(tail.buffer)));
      const number = ((made[0] ?? 0) << 8) | (made[1] ?? 0);
      const kept = number < fair;
      if (this.worked.length < WORKED_MAX) {
        const gives = kept ? give(number % n) : "";
        this.worked.push({ deal: deal + 1, place, n, bytes: hexOf(made.slice(0, 2)), number, gives });
      }
      if (kept) return number % n;
    }
  }
}

/** The cards of a game from A down to 2, in each rank s h d c, equal ones one behind the other. */
function allCards(game: GameName): string[] {
  const ranks = [...RANKS[game]];
  return ranks.flatMap((rank) => [..."shdc"].flatMap((suit) => Array<string>(COPIES[game]).fill(rank + suit)));
}

const ORDER = new Map(allCards("mille").map((card, index) => [card, index]));
const inOrder = (cards: string[]) => [...cards].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));

function cardsOf(run: string): string[] {
  return run.match(/[AKQJT2-9][shdc]/g) ?? [];
}

/** One deal followed by what its lines say: which cards may come, what lies in the pack, how many actions there were. */
class Following {
  readonly stock: string[];
  pack: string[] = [];
  place = 0;
  cards = 0;
  fault: Fault | null = null;

  constructor(
    readonly chance: Chance,
    readonly game: GameName,
    readonly deal: number,
    readonly begins: number,
  ) {
    this.stock = allCards(game);
  }

  /** The cards of a line, drawn anew where they are of this shuffle, and compared all together. */
  private async come(line: string, stated: string[]): Promise<void> {
    const before = [...this.stock];
    const drawn: string[] = [];
    for (const _ of stated) {
      if (this.place >= this.begins && before.length > 0) {
        const at = await this.chance.below(before.length, this.deal, this.place, (number) => before[number] ?? "");
        drawn.push(...before.splice(at, 1));
      }
      this.place += 1;
    }
    for (const card of stated) {
      const at = this.stock.indexOf(card);
      if (at >= 0) this.stock.splice(at, 1);
      else this.fault ??= { line, stated: card, wanted: "" }; // it can't come any more
    }
    const [said, right] = [inOrder(stated).join(""), inOrder(drawn).join("")];
    if (drawn.length > 0 && said !== right) this.fault = { line, stated: said, wanted: right };
    else this.cards += drawn.length;
  }

  async follow(line: string): Promise<void> {
    const [first = "", second = "", ...more] = line.split(/\s+/);
    if (first === "deal") {
      const dealt = cardsOf(more.join(""));
      const wanted = second === "up" ? 1 : second === "talon" ? 3 : HAND[this.game];
      if (dealt.length !== wanted) this.fault ??= { line, stated: more.join(""), wanted: "" };
      else await this.come(line, dealt);
      if (second === "up") this.pack = dealt;
    } else if (this.game === "tysiac") {
      this.place += 1;
    } else {
      await this.mille(line, second, more.join(""));
    }
  }

  private async mille(line: string, verb: string, rest: string): Promise<void> {
    const cards = cardsOf(verb === "lay" ? rest.replace(/^10|^./, "") : rest);
    if (verb === "draw") {
      this.place += 1;
      // An empty stock is made anew of the pack but its top card.
      if (this.stock.length === 0) this.stock.push(...inOrder(this.pack.splice(0, this.pack.length - 1)));
      if (cards.length === 1) await this.come(line, cards);
      else this.fault ??= { line, stated: rest, wanted: "" };
      return;
    }
    if (verb === "discard") this.pack.push(...cards);
    if (verb === "take" || verb === "uptwo") this.pack = [];
    this.place += verb === "take" ? cards.length + 2 : verb === "lay" ? cards.length : 1;
  }
}

function begins(shuffle: Shuffle, deal: number): number {
  if (!shuffle.since || deal > shuffle.since.deal) return 0;
  return deal === shuffle.since.deal ? shuffle.since.place : Infinity;
}

async function checkDeal(chance: Chance, recorded: Recorded, deal: number, shuffle: Shuffle): Promise<DealChecked> {
  const first = begins(shuffle, deal);
  const following = new Following(chance, recorded.game, deal, first);
  for (const line of (recorded.deals[deal] as RecordedDeal).lines) {
    await following.follow(line);
    if (following.fault) break;
  }
  const { cards, fault } = following;
  return { deal: deal + 1, cards, fault, compared: cards > 0 || fault !== null };
}

/** Checks a record; nothing is asked of the server. */
export async function check(text: string): Promise<Report> {
  const empty: Report = { state: "unreadable", shuffle: null, commitment: null, dealer: null, deals: [], cards: 0, worked: [] };
  const recorded = readRecord(text);
  if (!recorded) return empty;
  if (!recorded.shuffle?.startsWith(`${ALGORITHM} `)) return { ...empty, state: "no-proof" };
  const shuffle = readShuffle(recorded.shuffle, recorded.players);
  if (!shuffle) return { ...empty, state: "bad-proof" };
  if (shuffle.secret === null) return { ...empty, state: recorded.over ? "bad-proof" : "not-shown", shuffle };
  const wanted = await commitmentOf(shuffle.secret);
  const commitment = { wanted, right: wanted === shuffle.commitment };
  const chance = await Chance.of(shuffle.secret, shuffle.salts);
  let dealer: Report["dealer"] = null;
  const first = recorded.deals[0];
  if (first && !shuffle.since) {
    dealer = { stated: first.dealer, wanted: await chance.below(recorded.players, 0, -1, (number) => String(number)) };
  }
  const deals: DealChecked[] = [];
  for (let deal = 0; deal < recorded.deals.length; deal += 1) {
    deals.push(await checkDeal(chance, recorded, deal, shuffle));
  }
  const right = commitment.right && (!dealer || dealer.stated === dealer.wanted) && deals.every((one) => !one.fault);
  const cards = deals.reduce((sum, one) => sum + one.cards, 0);
  return { state: right ? "right" : "wrong", shuffle, commitment, dealer, deals, cards, worked: chance.worked };
}
