/**
 * What a screen reader is told: one polite region and one assertive one, filled by the queue of `utterances.ts`.
 *
 * The regions are elements that this module makes, because readers skip what is behind an open dialog: a dialog takes
 * them in with `carryInto`.
 */

import { settings } from "./settings.svelte";
import { plain, text } from "./texts.svelte";
import { Utterances } from "./utterances";

// Long enough for a browser that is very busy, which tells the reader only of what is still there; then nobody comes upon
// it when they read the page.
const KEPT_MS = 20_000;
const KEPT_MAX = 8; // lines in a region

const polite = region("polite");
const assertive = region("assertive");
const queue = new Utterances(put, () => settings.listen);
let last = "";

function region(live: "polite" | "assertive"): HTMLElement {
  const made = document.createElement("div");
  made.className = "visually-hidden";
  made.setAttribute("aria-live", live);
  made.setAttribute("aria-atomic", "false");
  made.setAttribute("aria-relevant", "additions");
  made.dataset.speech = live;
  document.body.append(made);
  return made;
}

function put(said: string, urgent: boolean): void {
  // Readers drop a text that is the same as the one before it: a blank that does not break the line makes it another.
  last = said === last ? `${said}\u00a0` : said;
  const line = document.createElement("p");
  line.textContent = last;
  // The lines before it stay: a busy browser tells the reader late what has changed, and then of what is there alone.
  const home = urgent ? assertive : polite;
  home.append(line);
  while (home.childElementCount > KEPT_MAX) home.firstElementChild?.remove();
  setTimeout(() => line.remove(), KEPT_MS);
}

function empty(): void {
  for (const one of [polite, assertive]) one.replaceChildren();
}

/** Moves the regions into this element (an open dialog), or back to the page. */
export function carryInto(home: HTMLElement | null): void {
  empty();
  for (const one of [polite, assertive]) (home ?? document.body).append(one);
}

/** Says something that was asked for, or must be heard: an answer to a key, a refusal. */
export function say(said: string, urgent = false): void {
  if (said) queue.answer(plain(said), urgent);
}

/**
 * Tells an event, as far as the listener wants to hear of events; `mine` is what they did, concerns them or is a
 * result. What they did themselves (`own`) answers the key it was done with. What is `stale` by its turn is left out.
 */
export function tell(said: string, mine: boolean, own = false, stale?: () => boolean): void {
  if (!said || !(own || settings.speech === "all" || (settings.speech === "mine" && mine))) return;
  queue.event(plain(said), stale);
}

/** Resolves when the reader has been told all that has happened: what gets the focus now is read after it. */
export function delivered(): Promise<void> {
  return queue.delivered();
}

/** Whether there is something that the reader has not been told yet. */
export function untold(): boolean {
  return queue.pending > 0;
}

/** Resolves when all that has happened has probably been spoken. */
export function spoken(): Promise<void> {
  return queue.spoken();
}

/** Drops what waits and what is on the page. `instead` replaces what the reader may just be about to say. */
export function hush(instead = ""): void {
  empty();
  queue.drop(instead);
}

/** Forgets what was said and what was to be said: the player leaves the view it belongs to. */
export function forget(): void {
  queue.forget();
  empty();
}

/** Says the last utterance again, or the one before or after it; false where there is none. */
export function again(by: -1 | 0 | 1): boolean {
  const said = queue.past(by);
  if (said !== null) queue.answer(said, false, false);
  return said !== null;
}

// Every key stops a screen reader; Escape drops what the page still holds too.
addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Escape") hush(text("page-quiet"));
    else queue.silenced();
  },
  true,
);

document.addEventListener("focusin", (event) => {
  if (event.target instanceof HTMLElement)
    queue.reading(event.target.getAttribute("aria-label") ?? event.target.textContent.trim());
});

document.addEventListener("visibilitychange", () => queue.pause(document.visibilityState === "hidden"));
