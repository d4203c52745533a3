/** Arrows that go from button to button. */

const FORWARD: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus within a group, an element with `data-answers`; `mirrored`: its first button is on the right. */
export function walk(event: KeyboardEvent, mirrored = false): void {
  const by = FORWARD[event.key];
  const at = event.target instanceof HTMLElement ? event.target : null;
  const group = at?.closest("[data-answers]");
  if (by === undefined || !at || !group || event.altKey || event.ctrlKey || event.metaKey) return;
  const answers = [...group.querySelectorAll("button")];
  const along = mirrored && /Left|Right/.test(event.key) ? -by : by;
  answers.at((answers.indexOf(at as HTMLButtonElement) + along) % answers.length)?.focus();
  event.preventDefault();
}
