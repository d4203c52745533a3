/**
 * What a screen reader is told as it happens: one polite region and one assertive one, each sentence once, in order.
 *
 * The regions are elements of this module's own making, because what stands behind an open dialog is not read: a
 * dialog takes them in with `carryInto`.
 */

import { settings } from "./settings.svelte";

const GAP_MS = 120; // screen readers drop lines that come at the very same moment
const KEPT_MS = 5_000; // then it can't be come upon again by reading the page
const KEPT_MAX = 3; // lines, however fast they came
const WAITING_MAX = 40; // what piled up behind a hidden page, at most

const polite = region("polite");
const assertive = region("assertive");
const waiting: { said: string; urgent: boolean; asked: boolean }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let saidAt = -Infinity; // ms of performance.now()

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

/** Moves the regions into this element (an open dialog), or back to the page. */
export function carryInto(home: HTMLElement | null): void {
  for (const one of [polite, assertive]) {
    one.replaceChildren();
    (home ?? document.body).append(one);
  }
}

/** Says something that was asked for, or must be heard: an answer to a key, a refusal. */
export function say(said: string, urgent = false): void {
  if (!said) return;
  // Who asks is answered now: what has happened meanwhile comes after it.
  const behind = waiting.findIndex((one) => !one.asked);
  waiting.splice(behind < 0 ? waiting.length : behind, 0, { said, urgent, asked: true });
  clearTimeout(timer);
  timer = setTimeout(next, Math.max(0, saidAt + GAP_MS - performance.now()));
}

/**
 * Tells an event, as far as the person wants to hear of events; `mine` is what he did, concerns him or is a result. What
 * he did himself (`own`) answers the key it was done with.
 */
export function tell(said: string, mine: boolean, own = false): void {
  if (!said || !(own || settings.speech === "all" || (settings.speech === "mine" && mine))) return;
  waiting.push({ said, urgent: false, asked: false });
  if (waiting.length > WAITING_MAX) waiting.shift();
  timer ??= setTimeout(next, 0);
}

/** How much is still to be said. */
export function pending(): number {
  return waiting.length;
}

/** Says no more of what still waits. */
export function hush(): void {
  waiting.length = 0;
}

/** Forgets what was said and what was to be said: the view it belonged to is left. */
export function forget(): void {
  hush();
  for (const one of [polite, assertive]) one.replaceChildren();
}

function next(): void {
  timer = undefined;
  if (document.visibilityState === "hidden") return; // said when the page is looked at again
  const one = waiting.shift();
  if (!one) return;
  saidAt = performance.now();
  const line = document.createElement("p");
  line.textContent = one.said;
  const home = one.urgent ? assertive : polite;
  home.append(line);
  while (home.childElementCount > KEPT_MAX) home.firstElementChild?.remove();
  setTimeout(() => line.remove(), KEPT_MS);
  timer = setTimeout(next, GAP_MS);
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") timer ??= setTimeout(next, GAP_MS);
});
