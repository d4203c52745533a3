// @vitest-environment happy-dom
/** Which combination a key press is, on several keyboards, and which keys it reaches. */

import { beforeEach, expect, test, vi } from "vitest";

import { clear, show } from "../tests/page";
import { combination, register, repeated } from "./keys.svelte";

type Press = { key: string; code: string; alt?: boolean; shift?: boolean; ctrl?: boolean; graph?: boolean };

function event({ key, code, alt = false, shift = false, ctrl = false, graph = false }: Press): KeyboardEvent {
  const made = new KeyboardEvent("keydown", {
    key,
    code,
    altKey: alt,
    shiftKey: shift,
    ctrlKey: ctrl,
    bubbles: true,
    cancelable: true,
  });
  vi.spyOn(made, "getModifierState").mockImplementation((name) => name === "AltGraph" && graph);
  return made;
}

function press(one: Press): { prevented: boolean } {
  const made = event(one);
  window.dispatchEvent(made);
  return { prevented: made.defaultPrevented };
}

beforeEach(clear);

test.each([
  ["English", { key: "h", code: "KeyH" }, "H"],
  ["French, the letter where Q is on an English keyboard", { key: "a", code: "KeyQ" }, "A"],
  ["Russian", { key: "р", code: "KeyH" }, "H"],
  ["Persian", { key: "ا", code: "KeyH" }, "H"],
  ["Russian comma by place", { key: "б", code: "Comma" }, ","],
  ["a comma elsewhere", { key: ",", code: "KeyM" }, ","],
  ["Shift", { key: "H", code: "KeyH", shift: true }, "Shift+H"],
  ["Alt", { key: "h", code: "KeyH", alt: true }, "Alt+H"],
  ["Alt and Shift", { key: "H", code: "KeyH", alt: true, shift: true }, "Alt+Shift+H"],
  ["Alt on macOS", { key: "˙", code: "KeyH", alt: true }, "Alt+H"],
  ["Alt on macOS, a dead key", { key: "Dead", code: "KeyN", alt: true }, "Alt+N"],
  ["Alt, Russian", { key: "р", code: "KeyH", alt: true }, "Alt+H"],
  ["Ctrl and Alt, as Windows sends AltGr", { key: "h", code: "KeyH", ctrl: true, alt: true }, "Ctrl+Alt+H"],
  ["a named key", { key: "ArrowLeft", code: "ArrowLeft" }, "ArrowLeft"],
  ["another sign", { key: ";", code: "Comma" }, ";"],
])("%s", (_, one, wanted) => {
  expect(combination(event(one))).toBe(wanted);
});

test("with Alt, macOS writes another character: the letter is the one the key wrote before", () => {
  expect(combination(event({ key: "z", code: "KeyY" }))).toBe("Z"); // a German keyboard
  expect(combination(event({ key: "Ω", code: "KeyY", alt: true }))).toBe("Alt+Z");
});

test("a letter and its twin with Alt do the same, and the browser does nothing", () => {
  const hand = vi.fn();
  const off = register([{ name: "hand", combination: "H", action: hand, scope: "table-keys" }]);
  expect(press({ key: "h", code: "KeyH" }).prevented).toBe(true);
  expect(press({ key: "h", code: "KeyH", alt: true }).prevented).toBe(true);
  expect(hand).toHaveBeenCalledTimes(2);
  expect(press({ key: "e", code: "KeyE", alt: true }).prevented).toBe(true); // the browser's own menu
  off();
  expect(press({ key: "e", code: "KeyE", alt: true }).prevented).toBe(false);
});

test("AltGr writes characters and is no Alt", () => {
  const hand = vi.fn();
  const off = register([{ name: "hand", combination: "H", action: hand, scope: "table-keys" }]);
  expect(press({ key: "ħ", code: "KeyH", graph: true }).prevented).toBe(false);
  expect(press({ key: "h", code: "KeyH", alt: true, graph: true }).prevented).toBe(false);
  expect(press({ key: "h", code: "KeyH", alt: true, ctrl: true }).prevented).toBe(false);
  expect(hand).not.toHaveBeenCalled();
  off();
});

test("in a field letters are written", () => {
  const hand = vi.fn();
  const off = register([{ name: "hand", combination: "H", action: hand }]);
  const field = show("<input>");
  field.dispatchEvent(event({ key: "h", code: "KeyH" }));
  expect(hand).not.toHaveBeenCalled();
  off();
});

test("a key knows whether it is pressed once more", () => {
  const seen: boolean[] = [];
  const off = register([
    { name: "pass", combination: "P", action: () => seen.push(repeated()) },
    { name: "hand", combination: "H", action: () => undefined },
  ]);
  press({ key: "h", code: "KeyH" });
  press({ key: "p", code: "KeyP" });
  press({ key: "p", code: "KeyP", alt: true });
  press({ key: "h", code: "KeyH" });
  press({ key: "p", code: "KeyP" });
  expect(seen).toEqual([false, true, false]);
  off();
});
