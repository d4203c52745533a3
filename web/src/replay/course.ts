/** What following a deal of a record asks of its game: how many cards go where, whose turn it is, what an action moves. */

/**
 * One action. `seat` is -1 for chance and for what nobody does; `to` is the place of a `deal` line, or who is given a
 * card; `number` is what a line has after its verb, 0 where it has none.
 */
export type Line = { text: string; verb: string; seat: number; to: string; number: number; cards: string[] };

/** What the grammar of a game's records with so many seats is, by docs/notation.md. */
export type GameRecord = {
  seats: number;
  ranks: string; // from A down
  copies: number; // how often every card is in the game
  /** The `deal` lines of a deal in their order, and how many cards each has. */
  dealt: (dealer: number) => [string, number][];
  /** What follows each verb: a (c)ard, (C)ards, a (n)umber, a (s)eat, a (r)ank. */
  verbs: Record<string, string>;
  nobody: string[]; // lines of one word, which are no seat's
  again: string[]; // verbs that end a deal so that the same dealer deals again
  result: string[]; // keys of the match's result
  before: string[]; // and of what stood before a deal
  beforeByOption: Record<string, "seats" | "number">; // the same, only where the rules count them
  figures: string[]; // and of what a deal has brought
  begin: (dealer: number, hands: Hands) => Course;
};

/** What the records of a game are with so many players; null: no match of it has so many. */
export type GameRecords = (players: number) => GameRecord | null;

/** The hand of a seat; cards are put into it and taken out of it. */
export type Hands = (seat: number | string) => string[];

/** The course of one deal, as far as it decides which cards come when. What may be bid or played is not judged here. */
export interface Course {
  /** Whether the deal has come to an end, once all cards are dealt. */
  readonly over: boolean;
  /** Takes in cards that are dealt to a place that is no seat. */
  deal: (to: string, cards: string[]) => void;
  /** Takes the next action of a player; false where it is another seat's turn, or not the time for it. */
  takes: (line: Line) => boolean;
  /** Moves the cards of an action; how many actions of the log the line is. Throws `Impossible`. */
  act: (line: Line) => number;
  /** The cards that an empty stock is made of. */
  stock: () => string[];
}

/** A line that cannot have happened at its place. */
export class Impossible extends Error {}

/** Takes a card away; throws `Impossible` where it is not there. */
export function take(from: string[], card: string): void {
  const at = from.indexOf(card);
  if (at < 0) throw new Impossible(card);
  from.splice(at, 1);
}
