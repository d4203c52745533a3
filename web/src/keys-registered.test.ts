/** Which of the registered keys a press reaches, and which it leaves to the browser. */

import { afterEach, describe, expect, it, vi } from "vitest";

import { clear, show } from "../tests/page";
import { keys, register, type Key } from "./keys.svelte";
import { settings } from "./settings.svelte";

const off: (() => void)[] = [];

function registered(...some: Key[]): void {
  off.push(register(some));
}

/** Presses a key on an element, the body if none; whether the page has taken it. */
function press(key: string, more: KeyboardEventInit = {}, on: Element = document.body): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event.defaultPrevented;
}

afterEach(() => {
  for (const one of off.splice(0)) one();
  clear();
  settings.keys = true;
});

describe("a key", () => {
  it("does what was registered last, and the older one when that is gone", () => {
    const [older, newer] = [vi.fn(), vi.fn()];
    registered({ name: "older", combination: "H", action: older });
    registered({ name: "newer", combination: "H", action: newer });
    expect(press("h")).toBe(true);
    expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([0, 1]);
    off.pop()?.();
    expect(press("h")).toBe(true);
    expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([1, 1]);
    expect(keys().map((key) => key.name)).toEqual(["older"]);
  });

  it("that does nothing now leaves the press to the next one, or to the browser", () => {
    const action = vi.fn();
    let now = false;
    registered({ name: "sometimes", combination: "H", action, when: () => now });
    expect(press("h")).toBe(false);
    now = true;
    expect(press("h")).toBe(true);
    expect(press("j")).toBe(false);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it.each(["<input>", "<textarea></textarea>", "<select></select>", "<div contenteditable></div>"])(
    "is none in a field: %s",
    (markup) => {
      const action = vi.fn();
      registered({ name: "hand", combination: "H", action }, { name: "help", combination: "F1", action });
      const field = show(markup);
      expect(press("h", {}, field)).toBe(false);
      expect(press("F1", {}, field)).toBe(true);
      expect(action).toHaveBeenCalledTimes(1);
    },
  );

  it("presses the button it stands on, where it is Enter or the space bar", () => {
    const action = vi.fn();
    registered({ name: "play", combination: "Enter", action }, { name: "select", combination: " ", action });
    const button = show("<button>Pass</button>");
    expect(press("Enter", {}, button)).toBe(false);
    expect(press(" ", {}, button)).toBe(false);
    expect(action).not.toHaveBeenCalled();
    expect(press("Enter")).toBe(true);
  });

  it("of a single letter can be switched off, and others not", () => {
    const action = vi.fn();
    registered(...["H", "Shift+H", "Enter", "F1"].map((one): Key => ({ name: one, combination: one, action })));
    settings.keys = false;
    expect([press("h"), press("H", { shiftKey: true }), press("Enter"), press("F1")]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("is taken by nobody while a word is being composed", () => {
    registered({ name: "hand", combination: "H", action: vi.fn() });
    expect(press("h", { isComposing: true })).toBe(false);
  });
});
