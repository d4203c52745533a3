/** What is written on keys. */

import { text } from "./texts.svelte";

const ARROWS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };
const WORDS = new Set(["Enter", "Escape", "Home", "End", "PageUp", "PageDown", "Delete", "Backspace", "Tab"]);

function named(key: string): string {
  if (key === " ") return text("page-keys-space");
  if (WORDS.has(key) || key === "Shift" || key === "Ctrl") return text("page-keys-word", { key });
  return ARROWS[key] ?? key;
}

/** What stands on each key of a combination. */
export function keyNames(combination: string): string[] {
  return combination.split("+").map(named);
}
