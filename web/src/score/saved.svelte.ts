/** Which matches of this browser's own evening have been saved as records, and as what: to warn of the others alone. */

import { keptByGame } from "../kept.svelte";
import { same, type Match } from "./evening.svelte";

const isList = (value: unknown): value is Match[] => Array.isArray(value);
const browser = keptByGame("chiliad-evening-saved", isList);
const MINE = "mine";
const SAVED_MAX = 20; // matches of an evening, and what they were when they were saved before

/** Notes that a record of this match was saved. */
export function noteSaved(match: Match): void {
  if (!isSaved(match)) browser.keep(MINE, [...(browser.now(MINE) ?? []), match].slice(-SAVED_MAX));
}

/** Whether a record has all of this match. Reactive. */
export function isSaved(match: Match): boolean {
  return (browser.of(MINE) ?? []).some((saved) => same(saved, match));
}

/** Forgets them all: the evening has ended. */
export function forgetSaved(): void {
  browser.keep(MINE);
}
