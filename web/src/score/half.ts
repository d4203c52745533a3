/** A deal that is half typed, kept in this tab: telephones load a page again that was out of sight for a while. */

import { same, type Given, type Match } from "./evening.svelte";

const KEPT_AS = "chiliad-half-typed";

type Half = { match: Match; given: Given[] };

/** Keeps the answers about the next deal of a match; none are forgotten. */
export function keepHalf(match: Match | null, given: Given[]): void {
  try {
    if (match && given.length > 0) sessionStorage.setItem(KEPT_AS, JSON.stringify({ match, given } satisfies Half));
    else sessionStorage.removeItem(KEPT_AS);
  } catch {
    // storage is blocked or full: they last as long as the page
  }
}

/** The answers that were kept about the next deal of this match as it stands; none where it has changed since. */
export function halfTyped(match: Match | null): Given[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "null") as Half | null;
    return kept && same(kept.match, match) && Array.isArray(kept.given) ? kept.given : [];
  } catch {
    return []; // it holds what is none of ours
  }
}
