/** Cards dragged with mouse or finger onto a place that takes them: an element with `data-drop`. */

import type { Attachment } from "svelte/attachments";

import { digits } from "../texts.svelte";

const FAR_PX = 9; // nearer than this it was a press

export type Load = {
  cards: string[];
  /** The places that take them, by the value of `data-drop`. */
  places: string[];
  drop: (place: string) => void;
};

/** What is being dragged now, and over what. Reactive. */
export const dragged: { load: Load | null; over: string | null } = $state({ load: null, over: null });

/** The attributes of an element that takes cards; TablePage.svelte draws what is `data-dragged`. Reactive. */
export function dropZone(place: string): { "data-drop": string; "data-dragged": "over" | "near" | undefined } {
  const near = dragged.load?.places.includes(place) ? "near" : undefined;
  return { "data-drop": place, "data-dragged": dragged.over === place ? "over" : near };
}

/** Lets a card be dragged; `load` says with what, and null where it may not be. */
export function draggable(load: () => Load | null): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let ended = 0;

    let following = new AbortController();

    function begin(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return;
      stop();
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick hand has left the card before the first move is told: it is heard wherever it goes.
      following = new AbortController();
      const { signal } = following;
      window.addEventListener("pointermove", drag, { signal });
      window.addEventListener("pointerup", end, { signal });
      window.addEventListener("pointercancel", end, { signal });
    }

    function drag(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      if (event.buttons === 0) return stop(); // let go where nothing was told of it
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!ghost) {
        if (Math.hypot(x, y) < FAR_PX) return;
        const found = load();
        if (!found) return stop();
        element.setPointerCapture(event.pointerId);
        dragged.load = found;
        ghost = lift(element, found.cards.length);
      }
      ghost.style.translate = `${x}px ${y}px`;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const place = under.map((one) => one.closest<HTMLElement>("[data-drop]")?.dataset.drop).find(Boolean);
      dragged.over = place !== undefined && dragged.load?.places.includes(place) ? place : null;
    }

    function end(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const { load: held, over } = dragged;
      const was = ghost !== null;
      stop();
      if (!was) return;
      ended = event.timeStamp;
      if (event.type === "pointerup" && held && over !== null) held.drop(over);
    }

    function stop(): void {
      if (!from) return;
      following.abort();
      from = null;
      ghost?.remove();
      ghost = null;
      dragged.load = null;
      dragged.over = null;
    }

    // The click that ends a drag presses nothing.
    function click(event: MouseEvent): void {
      if (ended && event.timeStamp - ended < 80) {
        event.preventDefault();
        event.stopPropagation();
      }
      ended = 0;
    }

    element.addEventListener("pointerdown", begin);
    element.addEventListener("click", click, true);
    return () => {
      stop();
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("click", click, true);
    };
  };
}

function lift(element: HTMLElement, count: number): HTMLElement {
  const picture = element.querySelector("svg");
  const box = (picture ?? element).getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "lifted";
  ghost.setAttribute("aria-hidden", "true");
  if (picture) ghost.append(picture.cloneNode(true));
  if (count > 1) {
    const badge = document.createElement("span");
    badge.textContent = `×${digits(count)}`;
    ghost.append(badge);
  }
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "50",
    pointerEvents: "none",
    left: `${box.left}px`,
    top: `${box.top}px`,
    inlineSize: `${box.width}px`,
    filter: "drop-shadow(0 8px 10px rgb(0 0 0 / 45%))",
  });
  (element.closest(".cloth") ?? document.body).append(ghost);
  return ghost;
}
