/**
 * Movement that shows what happened: where each card lay before and where it lies now.
 *
 * Cards are elements with `data-card` within a zone, an element with `data-zone`. What comes from nowhere or goes
 * nowhere (another's hand, the stock) flies from or to the zone that the caller names. Nothing waits for it.
 */

import { moving } from "../settings.svelte";

const FLIGHT_MS = 320;
const SPREAD_MS_MAX = 240; // over a whole deal of cards
const STEP_MS = 22;
const EASE = "cubic-bezier(0.25, 0.7, 0.3, 1)";

type Lying = { card: string; zone: string; box: DOMRect; element: HTMLElement };

/** Zones that cards come from, or go to, where the page has not shown them. */
export type CardRoutes = {
  from: (card: string, zone: string) => string | null;
  to: (card: string, zone: string) => string | null;
};

let before: Lying[] = [];
let under: Animation[] = [];
let ghosts: HTMLElement[] = [];

function lying(root: HTMLElement): Lying[] {
  return [...root.querySelectorAll<HTMLElement>("[data-card]")].map((element) => ({
    card: element.dataset.card ?? "",
    zone: element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "",
    box: element.getBoundingClientRect(),
    element,
  }));
}

/** Ends what is under way: everything lies where it belongs. */
export function finish(): void {
  const ending = under;
  under = [];
  for (const one of ending) one.cancel();
  for (const ghost of ghosts) ghost.remove();
  ghosts = [];
}

/** Remembers where everything lies. */
export function leave(root: HTMLElement): void {
  finish();
  before = moving() ? lying(root) : [];
}

/** Shows how what was remembered came to lie as it does now. */
export function arrive(root: HTMLElement, routes: CardRoutes): void {
  const old = before;
  before = [];
  if (!moving() || document.visibilityState === "hidden") return;
  const unmatched = new Set(old);
  const now = lying(root);
  const pairs = new Map<Lying, Lying>();
  for (const same of [true, false]) {
    for (const one of now) {
      if (pairs.has(one)) continue;
      const found = [...unmatched].find((was) => was.card === one.card && (!same || was.zone === one.zone));
      if (!found || one.card === "??") continue;
      pairs.set(one, found);
      unmatched.delete(found);
    }
  }
  let flown = 0;
  for (const one of now) {
    const was = pairs.get(one);
    if (was?.zone === one.zone) shift(one, was.box);
    else {
      const from = was?.box ?? boxOf(root, routes.from(one.card, one.zone));
      if (from) fly(root, one, from, one.box, delayed(flown++, now.length));
    }
  }
  for (const was of unmatched) {
    const to = was.card === "??" ? null : boxOf(root, routes.to(was.card, was.zone));
    if (to) fly(root, was, was.box, to, 0);
  }
}

function delayed(index: number, count: number): number {
  return Math.min(index * STEP_MS, (SPREAD_MS_MAX * index) / Math.max(1, count));
}

function boxOf(root: HTMLElement, zone: string | null): DOMRect | null {
  if (zone === null) return null;
  const all = [...root.querySelectorAll<HTMLElement>(`[data-zone="${zone}"]`)];
  const box = (all.find((one) => one.dataset.anchor !== undefined) ?? all[0])?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** A card that only makes room for others. */
function shift(one: Lying, was: DOMRect): void {
  const x = was.left - one.box.left;
  const y = was.top - one.box.top;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  run(one.element, [{ translate: `${x}px ${y}px` }, { translate: "0 0" }], 0);
}

/** A card that goes from zone to zone: its picture flies above everything, and it appears when it is there. */
function fly(root: HTMLElement, one: Lying, from: DOMRect, to: DOMRect, delay: number): void {
  const picture = one.element.querySelector("svg");
  if (!picture || from.width === 0) return;
  const here = one.element.isConnected && to === one.box;
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(picture.cloneNode(true));
  const width = here ? to.width : from.width;
  const height = here ? to.height : from.height;
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "30",
    pointerEvents: "none",
    left: "0",
    top: "0",
    inlineSize: `${width}px`,
  });
  root.append(ghost);
  ghosts.push(ghost);
  const at = (box: DOMRect) => {
    const scale = Math.min(1, Math.max(0.35, box.width / width));
    const x = box.left + (box.width - width) / 2;
    const y = box.top + (box.height - height) / 2;
    return { translate: `${x}px ${y}px`, scale: String(scale) };
  };
  const away = !here;
  const last = away ? { ...at(to), scale: "0.45", opacity: 0.2 } : { ...at(to), opacity: 1 };
  const flight = run(ghost, [{ ...at(from), opacity: 1 }, last], delay, "both");
  if (here) run(one.element, [{ opacity: 0 }, { opacity: 0 }], 0, "both", delay + FLIGHT_MS);
  flight.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

function run(
  element: HTMLElement,
  frames: Keyframe[],
  delay: number,
  fill: FillMode = "none",
  duration = FLIGHT_MS,
): Animation {
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill });
  under.push(animation);
  animation.finished.then(
    () => {
      if (fill !== "none") animation.cancel();
      under = under.filter((one) => one !== animation);
    },
    () => undefined,
  );
  return animation;
}
