/**
 * What a screen reader is told as it happens: one polite region and one assertive one, each sentence once, in order.
 *
 * The regions are elements of this module's own making, because what stands behind an open dialog is not read: a
 * dialog takes them in with `carryInto`.
 */

import { settings } from "./settings.svelte";

const GAP_MS = 120; // screen readers drop lines that come at the very same moment
const KEPT_MS = 12_000; // then it can't be come upon again by reading the page
const WAITING_MAX = 40; // what piled up behind a hidden page, at most

const polite = region("polite");
const assertive = region("assertive");
const waiting: { said: string; urgent: boolean }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

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
  waiting.push({ said, urgent });
  if (waiting.length > WAITING_MAX) waiting.shift();
  timer ??= setTimeout(next, 0);
}

/** Tells an event, as far as the person wants to hear of events; `mine` is what he did, concerns him or is a result. */
export function tell(said: string, mine: boolean): void {
  if (settings.speech === "all" || (settings.speech === "mine" && mine)) say(said);
}

function next(): void {
  timer = undefined;
  if (document.visibilityState === "hidden") return; // said when the page is looked at again
  const one = waiting.shift();
  if (!one) return;
  const line = document.createElement("p");
  line.textContent = one.said;
  (one.urgent ? assertive : polite).append(line);
  setTimeout(() => line.remove(), KEPT_MS);
  timer = setTimeout(next, GAP_MS);
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") timer ??= setTimeout(next, GAP_MS);
});
