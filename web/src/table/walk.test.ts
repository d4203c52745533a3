/** Where the arrow keys lead among several things, in both directions of reading. */

import { afterEach, expect, test } from "vitest";

import { speak } from "../../tests/catalogues";
import { clear, show } from "../../tests/page";
import { ARROWS, LINE, walk, type Steps } from "./walk";

/** To which of three buttons a key leads from this one; null: the key does nothing there. */
function led(key: string, from: number, steps: Steps, ltr = false): number | null {
  const group = show("<div><button>a</button><button>b</button><button>c</button></div>");
  const all = [...group.querySelectorAll("button")];
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  group.addEventListener("keydown", (pressed) => walk(pressed, all, steps, ltr));
  all[from]?.focus();
  all[from]?.dispatchEvent(event);
  return event.defaultPrevented ? all.findIndex((one) => one === document.activeElement) : null;
}

afterEach(clear);

test("from left to right the right arrow leads to the next, round the ends", async () => {
  await speak("en");
  expect([0, 1, 2].map((from) => led("ArrowRight", from, ARROWS))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((from) => led("ArrowLeft", from, ARROWS))).toEqual([2, 0, 1]);
  expect([led("ArrowDown", 0, ARROWS), led("ArrowUp", 0, ARROWS)]).toEqual([1, 2]);
  expect([led("Home", 1, ARROWS), led("End", 1, ARROWS)]).toEqual([null, null]);
});

test("in a line the keys lead to its ends, and up and down are left to the page", async () => {
  await speak("en");
  expect([led("Home", 1, LINE), led("End", 1, LINE)]).toEqual([0, 2]);
  expect([led("ArrowDown", 0, LINE), led("ArrowUp", 0, LINE)]).toEqual([null, null]);
});

test("from right to left the left arrow leads to the next, unless the things do not turn with the language", async () => {
  await speak("fa");
  expect([led("ArrowLeft", 0, ARROWS), led("ArrowRight", 0, ARROWS)]).toEqual([1, 2]);
  expect([led("ArrowLeft", 0, ARROWS, true), led("ArrowRight", 0, ARROWS, true)]).toEqual([2, 1]);
  expect([led("ArrowDown", 0, ARROWS), led("ArrowUp", 0, ARROWS)]).toEqual([1, 2]);
  await speak("en");
});
