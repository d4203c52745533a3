/** An evening of several matches with real cards, as this browser keeps it, and every change of it taken back. */

import { keptByGame } from "../kept.svelte";
import type * as Wire from "../protocol";

/** A match as its keeper keeps it: who plays by which rules, and the deals as they were typed. */
export type Match = Required<Wire.KeptSheet>;
export type Transfer = Wire.SheetTransfer;

/** The matches, and what was paid of the debts they made. */
export type Kept = { sheets: Match[]; paid: Transfer[] };

const UNDO_MAX = 200;
const MINE = "mine";
export const NONE: Kept = { sheets: [], paid: [] };

function isSheet(value: unknown): value is Match {
  const sheet = value as Partial<Match> | null;
  if (typeof sheet !== "object" || sheet === null) return false;
  const { game, names, preset, options, small, dealer, deals } = sheet;
  const named = Array.isArray(names) && names.every((name) => typeof name === "string" && name.length > 0);
  return (
    named &&
    typeof game === "string" &&
    typeof preset === "string" &&
    typeof options === "object" &&
    Number.isInteger(small) &&
    Number.isInteger(dealer) &&
    Array.isArray(deals)
  );
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  return Array.isArray(kept?.sheets) && kept.sheets.every(isSheet) && Array.isArray(kept.paid);
}

const browser = keptByGame("chiliad-evening", isKept);

export class Evening {
  /** The matches and payments as they are kept. */
  kept: Kept = $state.raw(NONE);
  private undone: Kept[] = $state.raw([]);

  constructor() {
    this.kept = browser.now(MINE) ?? NONE;
  }

  /** What the last change has replaced; null where there is none. */
  get before(): Kept | null {
    return this.undone.at(-1) ?? null;
  }

  /** Everybody who has played this evening, in the order in which they came. */
  get people(): string[] {
    return [...new Set(this.kept.sheets.flatMap((sheet) => sheet.names))];
  }

  /** Keeps a change, which can be taken back. */
  keep(kept: Kept): void {
    this.undone = [...this.undone, this.kept].slice(-UNDO_MAX);
    this.put(kept);
  }

  /** The evening with another sheet in one place, or after the last. */
  with(at: number, sheet: Match): Kept {
    const sheets = [...this.kept.sheets];
    sheets[at] = sheet;
    return { ...this.kept, sheets };
  }

  /** Takes the last change back. */
  undo(): void {
    const { before } = this;
    if (!before) return;
    this.undone = this.undone.slice(0, -1);
    this.put(before);
  }

  /** Ends the evening: nothing of it is kept. */
  end(): void {
    this.undone = [];
    this.kept = NONE;
    browser.keep(MINE);
  }

  /** Reads again what another page of this browser may have kept; whether that is anything else. */
  reread(): boolean {
    const kept = browser.now(MINE) ?? NONE;
    if (JSON.stringify(kept) === JSON.stringify(this.kept)) return false;
    this.undone = [];
    this.kept = kept;
    return true;
  }

  private put(kept: Kept): void {
    this.kept = kept;
    browser.keep(MINE, kept);
  }
}
