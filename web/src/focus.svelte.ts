/** Moves the focus so that a screen reader can follow it. */

// A screen reader must notice that the focus has left one place before the focus comes to the next. Otherwise Orca says
// nothing about the next place and stays in the mode of the last one, in which a table's letters do nothing. The browser
// reports changes with its frames, and a page is not told when the screen reader has taken them in.
const NOTICED_MS = 150;
const FRAMES = 2;
const FRAME_MS = 250; // to wait for one at most: a hidden page gets none

/**
 * How often a dialog has closed and the focus has been given back. `gone`: its place had gone, so it is at the view's
 * heading, and the view should find it a better place.
 */
export const returned = $state({ count: 0, gone: false });

/** Whether nothing on the page has the focus. */
export function nowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === document.documentElement;
}

/** Whether a dialog is open over the page. */
export function dialogOpen(): boolean {
  return document.querySelector("dialog:modal") !== null;
}

type Place = () => HTMLElement | null | undefined;

let leads = 0;
let leading: Promise<void> = Promise.resolve();

/**
 * Moves the focus from place to place, slowly enough for a screen reader. Nothing should have the focus before. Stops
 * when anything else has it, and when the focus is led elsewhere.
 */
export function lead(...places: Place[]): Promise<void> {
  return leadAfter(Promise.resolve(), ...places);
}

/** The same, once something else has been done. It is being led from now on: what led it before stops. */
export function leadAfter(done: Promise<unknown>, ...places: Place[]): Promise<void> {
  return (leading = follow(done, places));
}

/** Resolves when the focus is not being led, and a screen reader has noticed the last place. */
export async function led(): Promise<void> {
  let last: Promise<void>;
  do {
    last = leading;
    await last;
  } while (last !== leading); // it has been led elsewhere since
}

async function follow(done: Promise<unknown>, places: Place[]): Promise<void> {
  const number = (leads += 1);
  await done;
  let last: HTMLElement | null = null;
  for (const place of places) {
    await noticed();
    if (number !== leads || !(nowhere() || document.activeElement === last)) return;
    last = place() ?? null;
    last?.focus({ preventScroll: true });
  }
  await noticed();
}

/** Resolves when a screen reader has probably noticed where the focus is. */
async function noticed(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) {
    await Promise.race([new Promise(requestAnimationFrame), after(FRAME_MS)]);
  }
  await after(NOTICED_MS);
}

function after(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
