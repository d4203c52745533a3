/** Arrows that go from button to button. */

import { language } from "../texts.svelte";

const FORWARD: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus within a group: an element with `data-answers`, which is `ltr` where that is its only direction. */
export function walk(event: KeyboardEvent): void {
  const by = FORWARD[event.key];
  const at = event.target instanceof HTMLElement ? event.target : null;
  const group = at?.closest<HTMLElement>("[data-answers]");
  if (by === undefined || !at || !group || event.altKey || event.ctrlKey || event.metaKey) return;
  const mirrored = language.rightToLeft && group.dataset.answers !== "ltr" && /Left|Right/.test(event.key);
  const answers = [...group.querySelectorAll("button")];
  answers.at((answers.indexOf(at as HTMLButtonElement) + (mirrored ? -by : by)) % answers.length)?.focus();
  event.preventDefault();
}
