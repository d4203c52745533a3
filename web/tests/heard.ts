/** What is heard at a table after keys, in the regions that a screen reader reads. */

import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

import type { Desk, Head, HeldCard } from "../src/protocol";
import { forget } from "../src/speech";
import { Table } from "../src/table/table.svelte";
import { speak } from "./catalogues";
import { clear } from "./page";

const SEATS = ["Ann", "Boris", "Cleo"].map((name, seat) => ({ seat, name, kind: "person", stand_in: null }));

/** All lines that the regions have had in this test. */
export let lines: string[] = [];

/** Called when a test ends: what takes off what the test has put up. */
export const off: (() => void)[] = [];

const seen = new MutationObserver((changes) => {
  for (const change of changes) for (const line of change.addedNodes) lines.push(line.textContent ?? "");
});

/** Listens in all tests of a file; the time is theirs. */
export function listening(): void {
  beforeAll(async () => {
    await speak("en");
    for (const region of document.querySelectorAll("[data-speech]")) seen.observe(region, { childList: true });
    vi.useFakeTimers(); // once: the queue of what is spoken goes on from test to test
  });

  beforeEach(() => {
    lines = [];
  });

  afterEach(async () => {
    for (const one of off.splice(0)) one();
    forget();
    clear();
    await vi.advanceTimersByTimeAsync(10_000);
  });

  afterAll(() => {
    seen.disconnect();
    vi.useRealTimers();
  });
}

/** A card in hand. */
export function held(card: string, at: number, ...can: string[]): HeldCard {
  return { card, at, points: 3, can, why: null, fresh: false };
}

/** A table where it is my turn, with what this desk and head say besides. */
export function tableOf(game: string, desk: object, head: object = {}): Table {
  const table = new Table("/api/tables/1");
  table.head = {
    table: "1",
    game,
    phase: "playing",
    you: 0,
    next: false,
    undo: false,
    seats: SEATS,
    ...head,
  } as unknown as Head;
  table.desk = { game, seat: 0, turn: 0, moves: [], ...desk } as unknown as Desk;
  return table;
}

/** What is said twice ends in a blank the second time. */
export const trimmed = (said: string): string => said.trim();

/** Presses a key; what is heard of it then. */
export async function heard(key: string, more: KeyboardEventInit = {}): Promise<string[]> {
  const before = lines.length;
  const on = document.activeElement ?? document.body;
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  await vi.advanceTimersByTimeAsync(1000);
  return lines.slice(before);
}
