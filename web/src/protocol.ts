/** What is said between page and server: the shapes of docs/protocol.md, word for word. */

export type GameName = "tysiac" | "mille";
export type Card = string; // "Ks", "Th", "??" hidden
export type Suit = "s" | "h" | "d" | "c";
export type OptionValue = boolean | number | string;
export type Options = Record<string, OptionValue>;
export type Clock = "none" | "relaxed" | "fast";
export type Absent = "bot" | "vote";
export type Pace = "quick" | "normal" | "slow"; // of the bots

export type News = { revision: number; head: Head; happened: Happened[]; desk: Desk | null };

export type Happened = {
  number: number;
  kind:
    | "opened"
    | "sat"
    | "deal"
    | "act"
    | "undone"
    | "undo-asked"
    | "undo-answered"
    | "left"
    | "stand-in"
    | "back"
    | "vote"
    | "wait"
    | "stopped"
    | "again";
  seat: number | null;
  lines: string[]; // notation as my seat may know it
  told: string[]; // sentences for a person, cards in braces
  concerns: boolean; // one can't play on without having heard of it
  fresh: boolean; // false: told for the log, not to be spoken
};

export type Phase = "waiting" | "playing" | "between" | "over" | "stopped";

export type Head = {
  table: string;
  game: GameName;
  preset: string;
  options: Options;
  phase: Phase;
  seats: Seat[];
  you: number | null;
  host: boolean;
  actor: number | null;
  deal: number;
  dealer: number | null;
  totals: number[];
  target: number;
  winner: number | null;
  small: number | null; // null: played for nothing
  clock: Clock;
  pace: Pace;
  again: number | null; // the seat that asked first for another match like this one
  invite: string | null; // while seats are free
  watch: string | null;
  replay: string | null;
  undo: boolean;
  next: boolean;
  stop: boolean;
  vote: null | { seat: number; mine: string | null; cast: number; of: number };
  consent: null | { seat: number; mine: string | null; agreed: number; of: number }; // to taking a move back
  fair: { algorithm: string; commitment: string; salts: (string | null)[]; secret: string | null };
};

export type Seat = {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  here: boolean;
  stand_in: string | null; // the bot that holds the seat for an absent person
  bank_s: number | null;
  move_s: number | null;
};

export type Move = { move: string; verb: string; label: string; card: Card | null; cards: Card[] };

export type Desk = TysiacDesk | MilleDesk;

export type HeldCard = {
  card: Card;
  points: number;
  can: string[]; // verbs it can be used with now
  why: string | null; // if none: why not, a sentence (only while it is my turn)
  fresh: boolean; // came to hand since my last turn
  at: number; // by which number it came to this hand, from 0
};

export type Settled = {
  headline: string; // what the deal has brought, in a few words
  told: string[];
  points: number[];
  scores: number[];
  totals: number[];
  left: Card[][] | null; // the cards left in each hand, where they are turned up
};
export type Played = { seat: number; card: Card; points: number };

export type TysiacDesk = {
  game: "tysiac";
  phase: "deal" | "auction" | "give" | "contract" | "play" | "over";
  seat: number | null;
  turn: number | null;
  hand: HeldCard[];
  held: number[];
  prompt: string | null;
  moves: Move[];
  bids: (number | null)[];
  passed: boolean[];
  talon: Card[];
  call: null | { low: number; high: number; step: number; why: string }; // of these `moves` has the lowest alone
  concession: string[] | null; // what conceding brings each of us; null: it can't be done
  my_marriages: { suit: Suit; points: number; why: string | null }[]; // in my hand; why not declared now
  declarer: number | null;
  contract: number | null;
  given: { from: number; to: number; card: Card }[];
  trump: Suit | null;
  trick: Played[];
  leader: number | null;
  last_trick: null | { cards: Played[]; winner: number; points: number };
  tricks: number[];
  points: number[];
  marriages: { seat: number; suit: Suit; points: number }[];
  standing: { total: number; barrel_left: number | null; concessions: number; empty_hands: number; free: number }[];
  shown: Card[][] | null;
  settled: Settled | null;
};

export type MilleSet = {
  rank: string;
  naturals: Card[];
  wilds: Card[];
  lies: "open" | "seven" | "eight";
  points: number;
};

/** How my cards may be laid by rank: any of these in one of the numbers [naturals, wilds]. */
export type Laying = {
  rank: string;
  lies: boolean; // I have such a set
  naturals: Card[];
  wilds: Card[];
  ways: number[][];
  refused: { ways: number[][]; why: string }[]; // in all other numbers not, and why
};

export type MilleDesk = {
  game: "mille";
  phase: "deal" | "draw" | "open" | "take" | "meld" | "over";
  seat: number | null;
  turn: number | null;
  hand: HeldCard[];
  held: number[];
  prompt: string | null;
  moves: Move[];
  lays: Laying[];
  take_why: string | null; // on my turn: why the pack can't be taken, if so
  stock: number;
  pack: Card[]; // by rank
  top: Card | null;
  sets: MilleSet[][];
  known: Card[][];
  standing: { total: number; stars: number; chapeaux: number }[];
  shown: Card[][] | null;
  settled: Settled | null;
};

export type Step = { number: number; line: string; told: string[]; desk: Desk };

export type Sheet = {
  game: GameName;
  names: string[];
  deals: SheetDeal[];
  totals: number[];
  winner: number | null;
  payment: null | { payer: number; payee: number; amount: number; small: number; lines: string[] };
};

export type SheetDeal = {
  deal: number;
  dealer: number;
  points: number[] | null;
  scores: number[];
  totals: number[];
  declarer: number | null;
  contract: number | null;
  conceded: boolean;
  made: boolean | null;
  stars: number[];
  circled: boolean[];
  marks: { barrel_left: number | null; concessions: number; empty_hands: number }[] | null;
  told: string[];
};

export type Replay = {
  head: Head;
  sheet: Sheet;
  deals: { deal: number; steps: number; tricks: number[] }[];
  began: string;
  players: string[];
};

export type TableLine = {
  table: string;
  game: GameName;
  phase: Phase;
  seat: number; // mine
  names: string[];
  totals: number[];
  your_turn: boolean;
  changed: string;
  replay: string | null;
  winner: number | null; // of a match that is over
};

export type Me = { guest: string; name: string; tables: TableLine[] };
export type Stranger = { guest: null; name: string; tables: TableLine[] };

export type Invitation = {
  table: string | null;
  game: GameName;
  preset: string;
  options: Options;
  differs: string[]; // options in plain words
  seats: Seat[];
  clock: Clock;
  small: number | null;
  mine: boolean;
  fair: Head["fair"];
};

export type Choice = { value: OptionValue; said: string };

export type GameOption = {
  key: string;
  paragraph: string;
  title: string;
  choices: Choice[] | null;
  low: number | null;
  high: number | null;
};

export type GameInfo = {
  game: GameName;
  name: string;
  seats: number;
  bots: { name: string; said: string }[];
  large_stake: number | null; // in small ones; null: nothing is paid
  presets: { preset: string; name: string; said: string; options: Options }[];
  options: GameOption[];
};

export type NewTable = {
  game: GameName;
  preset?: string;
  options?: Options;
  seats: string[]; // "me", "bot:greedy", "open", by seat
  clock: Clock;
  absent: Absent;
  grace_s: number;
  spectators: boolean;
  small: number; // 0: played for nothing
  pace?: Pace;
  commitment?: string;
  salt?: string;
};

/** What a command says, without the id and revision that api.ts puts to it. */
export type Doing =
  | { do: "move"; move: string }
  | { do: "next" | "undo" | "leave" | "back" | "stop" }
  | { do: "fill"; bot: string }
  | { do: "vote"; choice: "wait" | "bot" | "stop" }
  | { do: "consent"; choice: "yes" | "no" };

export type Paragraph = { number: string; title: string; text: string };
export type Rules = { title: string; paragraphs: Paragraph[] };
export type LanguageLine = { code: string; name: string; right_to_left: boolean };
export type RefusalBody = { slug: string; sentence: string; details: Record<string, unknown> };
