/**
 * Keys: who draws something registers what its keys do, and F1 lists what is registered.
 *
 *     $effect(() => register([{ name: "page-table-key-hand", combination: "H", action: sayHand }]));
 */

import { untrack } from "svelte";

import { settings } from "./settings.svelte";

export type Key = {
  name: string; // the message that says what it does
  combination: string; // "H", "Shift+H", "F1", "Enter", "Shift+Enter", "ArrowLeft", "Escape", "Home"
  action: (event: KeyboardEvent) => void;
  scope?: string; // the message that heads its group in the list; "page-keys-everywhere" if left out
  when?: () => boolean; // whether it does anything now
  hidden?: boolean; // not in the list
};

let registered = $state.raw<Key[]>([]);

/** All keys that do something on this view. Reactive. */
export function keys(): Key[] {
  return registered;
}

/** Registers keys; what comes later goes before. Returns what takes them off again. */
export function register(some: Key[]): () => void {
  // Called in effects, which must not run again because of what others register.
  registered = [...some, ...untrack(() => registered)];
  return () => {
    registered = registered.filter((key) => !some.includes(key));
  };
}

/** What was pressed, as keys are registered: letters by what is written on the key, or where it lies if that is no Latin letter. */
export function combination(event: KeyboardEvent): string {
  const latin = /^[a-z]$/i.test(event.key);
  const lies = /^Key([A-Z])$/.exec(event.code)?.[1];
  const name = latin ? event.key.toUpperCase() : (lies ?? event.key);
  const held = [event.ctrlKey && "Ctrl", event.altKey && "Alt", event.metaKey && "Meta", event.shiftKey && "Shift"];
  return [...held.filter(Boolean), name].join("+");
}

const TYPED_INTO = "input:not([type=button], [type=submit], [type=reset], [type=image]), textarea, select, [contenteditable]";
const PRESSED = "button, a[href], summary, [role=button], [role=menuitem], [role=option], [role=tab]";

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const wanted = combination(event);
  const at = event.target instanceof Element ? event.target : null;
  const functionKey = /^(Shift\+)?F\d+$/.test(wanted);
  if (!functionKey && at?.closest(TYPED_INTO)) return;
  // Enter and the space bar press what they stand on.
  if ((wanted === "Enter" || wanted === " ") && at?.closest(PRESSED)) return;
  if (!settings.keys && /^(Shift\+)?[A-Z]$/.test(wanted)) return;
  if (!functionKey && document.querySelector("dialog:modal")) return;
  const key = registered.find((one) => one.combination === wanted && (one.when?.() ?? true));
  if (!key) return;
  event.preventDefault();
  key.action(event);
}

addEventListener("keydown", pressed);
