/** How the focus is led: from place to place, and who waits for it. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { clear, show } from "../tests/page";
import { lead, leadAfter, led } from "./focus.svelte";

const LONG_MS = 5_000; // more than any move takes

beforeEach(() => {
  vi.useFakeTimers();
  show(`<h1 tabindex="-1">Table</h1><button>Play</button><button>Other</button>`);
});

afterEach(() => {
  vi.useRealTimers();
  clear();
});

function find(selector: string): () => HTMLElement | null {
  return () => document.querySelector<HTMLElement>(selector);
}

test("the focus comes to one place after another, unless something else gets it", async () => {
  const way: Element[] = [];
  document.addEventListener("focusin", (event) => way.push(event.target as Element));
  void lead(find("h1"), find("button"));
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(way).toEqual([find("h1")(), find("button")()]);
  (document.activeElement as HTMLElement).blur();
  void lead(find("h1"), find("button"));
  find("button + button")()?.focus();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(document.activeElement).toBe(find("button + button")());
});

test("who waits until the focus is not being led waits for a lead that has replaced the first one", async () => {
  void lead(find("h1"));
  let waits = true;
  void led().then(() => (waits = false));
  await vi.advanceTimersToNextTimerAsync();
  void lead(find("h1"), find("button"));
  while (waits) await vi.advanceTimersToNextTimerAsync();
  expect(document.activeElement).toBe(find("button")());
});

test("a lead that waits for something replaces the one that is under way", async () => {
  let said = (): void => undefined;
  void lead(find("h1"), find("button + button"));
  void leadAfter(new Promise<void>((done) => (said = done)), find("button"));
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(document.activeElement).toBe(document.body);
  said();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(document.activeElement).toBe(find("button")());
});
