/**
 * Keys: who draws something registers what its keys do, and F1 lists what is registered.
 *
 *     $effect(() => register([{ name: "page-table-key-hand", combination: "H", action: sayHand }]));
 */

import { dialogOpen } from "./focus.svelte";
import { settings } from "./settings.svelte";

export type Key = {
  name: string; // the message that says what it does
  combination: string; // "H", "Shift+H", "F1", "Enter", "Shift+Enter", "ArrowLeft", "Escape", "Home"
  action: (event: KeyboardEvent) => void;
  scope?: string; // the message that heads its group in the list; "page-keys-everywhere" if left out
  when?: () => boolean; // whether it does anything now
  hidden?: boolean; // not in the list
};

// What an effect reads when it ends is what was there before the others ran: the list itself is no state.
let registered: Key[] = [];
let listed = $state.raw<Key[]>(registered);

function list(now: Key[]): void {
  listed = registered = now;
}

/** All keys that do something on this view. Reactive. */
export function keys(): Key[] {
  return listed;
}

/** Registers keys; what comes later goes before. Returns what takes them off again. */
export function register(some: Key[]): () => void {
  list([...some, ...registered]);
  return () => list(registered.filter((key) => !some.includes(key)));
}

/** Keys that have a twin with Alt: screen readers and browsers let it through in every mode. */
export const LETTER = /^(Shift\+)?([A-Z]|[,.])$/;
const TWIN = /^Alt\+((?:Shift\+)?(?:[A-Z]|[,.]))$/;
const PLACES: Record<string, string> = { Comma: ",", Period: "." };
const MAC = /^(Mac|iP)/.test(navigator.platform);

const printed = new Map<string, string>(); // the letters that keys have written, by the place of the key

/** The name of the key itself: what is printed on it if that is Latin, else what is there on an English keyboard. */
function named({ key, code, altKey }: KeyboardEvent): string {
  if (/^[\x21-\x7e]$/.test(key)) {
    if (!altKey) printed.set(code, key.toUpperCase());
    return key.toUpperCase();
  }
  if (key.length > 1 && key !== "Dead") return key;
  // With Alt, macOS writes another character.
  const known = altKey ? printed.get(code) : undefined;
  return known ?? /^Key([A-Z])$/.exec(code)?.[1] ?? PLACES[code] ?? key;
}

/** What was pressed, as keys are registered. */
export function combination(event: KeyboardEvent): string {
  const held = [event.ctrlKey && "Ctrl", event.altKey && "Alt", event.metaKey && "Meta", event.shiftKey && "Shift"];
  return [...held.filter(Boolean), named(event)].join("+");
}

/** AltGr writes characters; on macOS every Alt is one. */
function writes(event: KeyboardEvent): boolean {
  return !MAC && event.getModifierState("AltGraph");
}

let pressedNow = "";
let pressedBefore = "";

/** Whether the key that is handled now is the same as the one pressed before it. */
export function repeated(): boolean {
  return pressedNow === pressedBefore;
}

const TYPED_INTO =
  "input:not([type=button], [type=submit], [type=reset], [type=image]), textarea, select, [contenteditable]";
const PRESSED = "button, a[href], summary, [role=button], [role=menuitem], [role=option], [role=tab]";

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || writes(event)) return;
  if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
  const whole = combination(event);
  const twin = TWIN.exec(whole)?.[1];
  const wanted = twin ?? whole;
  [pressedBefore, pressedNow] = [pressedNow, wanted];
  const at = event.target instanceof Element ? event.target : null;
  const functionKey = /^(Shift\+)?F\d+$/.test(wanted);
  if (!functionKey && at?.closest(TYPED_INTO)) return;
  // Enter and the space bar press the element that has the focus.
  if ((wanted === "Enter" || wanted === " ") && at?.closest(PRESSED)) return;
  if (!settings.keys && !twin && LETTER.test(wanted)) return;
  if (!functionKey && dialogOpen()) return;
  const key = registered.find((one) => one.combination === wanted && (one.when?.() ?? true));
  // At a table the browser's own Alt+D, Alt+E and Alt+F would lead the player away.
  if (key || (twin && registered.some((one) => one.scope === "table-keys"))) event.preventDefault();
  key?.action(event);
}

addEventListener("keydown", pressed);
