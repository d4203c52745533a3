/** Where the focus goes when a result appears, and when the player has moved it meanwhile. */

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import { speak } from "../../tests/catalogues";
import { forget, tell } from "../speech";
import { Focus } from "./focus";
import type { Table } from "./table.svelte";

const LONG_MS = 60_000; // more than it takes to tell of a result

beforeAll(async () => {
  await speak("en");
  vi.useFakeTimers(); // once: the queue of what is spoken goes on from test to test
});

afterEach(async () => {
  forget();
  document.querySelector("main")?.remove();
  await vi.advanceTimersByTimeAsync(10_000);
});

afterAll(() => vi.useRealTimers());

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
}

/** A table whose deal has just ended: its result is there, and is still being told. */
function ended(): Focus {
  const main = document.createElement("main");
  main.innerHTML = `<div class="table-page">
    <h1 tabindex="-1">Table</h1><div class="head"><button id="menu">Menu</button></div>
    <div role="toolbar"><span tabindex="-1" data-keeper></span><button id="card">Card</button></div>
    <button id="next">Next deal</button></div>`;
  document.body.append(main);
  const head = { phase: "between", you: 0, deal: 1 };
  const table = { head, desk: { turn: null }, onward: () => find("#next"), home: null } as unknown as Table;
  const focus = new Focus(table, () => find(".table-page"));
  tell("You have made 120 points.", true);
  return focus;
}

test.each(["#menu", "[data-keeper]", "h1"])("a result takes the focus from what had it before: %s", async (before) => {
  const focus = ended();
  find(before).focus();
  await focus.settle();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(document.activeElement).toBe(find("#next"));
});

test("what the player goes to while a result is told keeps the focus", async () => {
  const focus = ended();
  find("[data-keeper]").focus();
  await focus.settle();
  find("#menu").focus();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(document.activeElement).toBe(find("#menu"));
});

test("a place where the focus only waits does not keep it from a result", async () => {
  const focus = ended();
  find("#card").focus();
  find("#card").toggleAttribute("disabled", true);
  await focus.settle();
  find("[data-keeper]").focus();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(document.activeElement).toBe(find("#next"));
});
