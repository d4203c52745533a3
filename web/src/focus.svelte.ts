/** The focus as a screen reader follows it. */

// Orca must have noticed that the focus has left one place before it comes to another: else it says nothing of the new
// one, and stays in the mode of the old one, in which the letters of a table, or of a page, do nothing. A browser tells
// it of changes with its frames, some time after them.
const NOTICED_MS = 150;
const FRAMES = 2;

/** How often the focus has been left without a place: the view finds it a new one. */
export const strays = $state({ count: 0 });

/** Whether nothing on the page has the focus. */
export function nowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === document.documentElement;
}

let moves = 0;
let placing: HTMLElement | null = null;

document.addEventListener("focusin", (event) => {
  if (event.target !== placing) moves += 1;
});

/** Leads the focus, which is nowhere, from place to place, slowly enough for a screen reader; until something else has
 * it. */
export async function lead(...places: (() => HTMLElement | null | undefined)[]): Promise<void> {
  const number = (moves += 1);
  for (const place of places) {
    await noticed();
    if (number !== moves) return;
    placing = place() ?? null;
    placing?.focus({ preventScroll: true });
    placing = null;
  }
}

/** Resolves when a screen reader has noticed, as far as a page can know, where the focus is now. */
async function noticed(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done, NOTICED_MS));
}
