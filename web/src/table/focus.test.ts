/** Where the focus goes when a result appears, and when the player has moved it meanwhile. */

import { afterEach, expect, test } from "vitest";

import { clear, show } from "../../tests/page";
import { Focus } from "./focus";
import type { Table } from "./table.svelte";

let told: () => void; // all of the result has been told

afterEach(clear);

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
}

/** A table whose deal has just ended: its result is there, and is still being told. */
function ended(): Focus {
  show(`<div class="table-page">
    <h1 tabindex="-1">Table</h1><div class="head"><button id="menu">Menu</button></div>
    <div role="toolbar"><span tabindex="-1" data-keeper></span><button id="card">Card</button></div>
    <button id="next">Next deal</button></div>`);
  const head = { phase: "between", you: 0, deal: 1 };
  const table = { head, desk: { turn: null }, onward: () => find("#next"), home: null } as unknown as Table;
  const telling = new Promise<void>((done) => (told = done));
  return new Focus(
    table,
    () => find(".table-page"),
    () => telling,
  );
}

test.each(["#menu", "[data-keeper]", "h1"])("a result takes the focus from what had it before: %s", async (before) => {
  const focus = ended();
  find(before).focus();
  await focus.settle();
  told();
  await new Promise((done) => setTimeout(done)); // all that waited for it
  expect(document.activeElement).toBe(find("#next"));
});

test("what the player goes to while a result is told keeps the focus", async () => {
  const focus = ended();
  find("[data-keeper]").focus();
  await focus.settle();
  find("#menu").focus();
  told();
  await new Promise((done) => setTimeout(done)); // all that waited for it
  expect(document.activeElement).toBe(find("#menu"));
});

test("a place where the focus only waits does not keep it from a result", async () => {
  const focus = ended();
  find("#card").focus();
  find("#card").toggleAttribute("disabled", true);
  await focus.settle();
  find("[data-keeper]").focus();
  told();
  await new Promise((done) => setTimeout(done)); // all that waited for it
  expect(document.activeElement).toBe(find("#next"));
});
