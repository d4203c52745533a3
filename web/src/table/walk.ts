/** Keys that move the focus from one of several things to another. */

import { language } from "../texts.svelte";

const MIRRORED: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The same key for a reader from left to right: from right to left the next thing is on the left. */
export function along(key: string): string {
  return language.rightToLeft ? (MIRRORED[key] ?? key) : key;
}

/** Where each key leads, by the place of a thing among so many. */
export type Steps = Record<string, (at: number, count: number) => number>;

const next = (at: number, count: number) => (at + 1) % count;
const previous = (at: number, count: number) => (at - 1 + count) % count;

/** All four arrows. */
export const ARROWS: Steps = { ArrowRight: next, ArrowDown: next, ArrowLeft: previous, ArrowUp: previous };
/** The keys of a line that is one stop of Tab. */
export const LINE: Steps = { ArrowRight: next, ArrowLeft: previous, Home: () => 0, End: (_at, count) => count - 1 };

/** Moves the focus from the thing that has it; `ltr`: these lie from left to right in every language. */
export function walk(event: KeyboardEvent, things: Iterable<HTMLElement>, steps: Steps, ltr = false): void {
  const all = [...things];
  const at = all.findIndex((thing) => thing === event.target);
  const to = steps[ltr ? event.key : along(event.key)];
  if (!to || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  all[to(at, all.length)]?.focus();
  event.preventDefault();
}
