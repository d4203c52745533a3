"""The layout of a table: what a viewport must show, and its faults, measured in the page."""

# ruff: noqa: E501 (the measuring code is in the language of the page)

from __future__ import annotations

from typing import Any

SIZES = [
    (1920, 1080),
    (1440, 789),
    (1366, 768),
    (1366, 633),
    (667, 375),  # after a larger one of the same shape: what was large must become small again
    (1024, 768),
    (768, 1024),
    (390, 844),
    (375, 667),
    (320, 640),
]

# Gives a page a desk as if its server had sent it, with as many seats as names; `fresh`: as if a player had just acted.
FEED = """([desk, names, banner, fresh]) => {
  window.__fed = (window.__fed ?? 1_000_000) + 1;
  const news = { ...__watch.news, revision: window.__fed, desk };
  news.head = { ...news.head, deal: 7, dealer: desk.sits_out ?? news.head.dealer, totals: desk.standing.map((one) => one.total) };
  const kinds = { true: { kind: "person", here: false, stand_in: "greedy" }, false: { kind: "bot", here: true, stand_in: null, level: "początkujący" } };
  news.head.seats = names.map((name, seat) => ({ ...(news.head.seats[seat] ?? news.head.seats[1]), seat, name, ...(seat !== news.head.you && kinds[seat === banner?.away]) }));
  news.happened = fresh ? [{ number: window.__fed, kind: "act", seat: 1, told: [], fresh, concerns: false }] : [];
  __source.close();
  __source.dispatchEvent(new MessageEvent("news", { data: JSON.stringify(news) }));
}"""
KEEP_SOURCE = """(() => {
  const Source = window.EventSource;
  window.EventSource = class extends Source {
    constructor(...given) {
      super(...given);
      window.__source = this;
    }
  };
})()"""

# Waits until a frame changes nothing more: sizes depend on one another.
SETTLED = """async () => {
  const places = () => [...document.querySelectorAll(".cloth :not(svg *)")].flatMap((one) => {
    const box = one.getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
  });
  const equal = (one, other) => one.length === other.length && one.every((place, at) => place === other[at]);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let before = [], same = 0; same < 2; ) {
    await frame();
    const now = places();
    same = equal(now, before) ? same + 1 : 0;
    before = now;
  }
}"""

MEASURE = """([required, apart, texts]) => {
  const faults = [];
  const round = (box) => [box.left, box.top, box.right, box.bottom].map((one) => Math.round(one * 10) / 10).join(" ");
  const named = (one) => `${one.tagName.toLowerCase()}.${one.className.baseVal ?? one.className} "${one.textContent.trim().replace(/\\s+/g, " ").slice(0, 30)}"`;
  const plain = (text) => text.replace(/[\u2066-\u2069\ufe0e]/g, "").trim();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const inside = (box, room, slack = 1) => box.left >= room.left - slack && box.right <= room.right + slack
    && box.top >= room.top - slack && box.bottom <= room.bottom + slack;
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const cloth = document.querySelector(".cloth");
  for (const one of [document.scrollingElement, cloth, ...cloth.querySelectorAll(".board, .hand, .middle")])
    if (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== "visible")
      faults.push(`scrolls: ${named(one).slice(0, 30)} ${one.scrollHeight} > ${one.clientHeight}`);
  if (document.scrollingElement.scrollWidth > innerWidth) faults.push(`wider than the window: ${document.scrollingElement.scrollWidth}`);
  // What must be seen is in the window and uncovered.
  for (const [what, selector, least, said] of required) {
    const found = [...cloth.querySelectorAll(selector)].filter(seen).filter((one) => plain(one.textContent).includes(said ?? ""));
    if (found.length < least) faults.push(`${what}: ${found.length} of ${least}`);
    for (const one of found) {
      const box = one.getBoundingClientRect();
      if (!inside(box, view)) faults.push(`${what} outside: ${named(one)} ${round(box)}`);
      else for (const [x, y] of [[0.5, 0.5], [0.08, 0.15], [0.92, 0.15], [0.08, 0.85], [0.92, 0.85]]) {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        if (hit && !one.contains(hit) && !hit.contains(one)) {
          faults.push(`${what} covered: ${named(one)} ${round(box)} by ${named(hit)}`);
          break;
        }
      }
    }
  }
  // Nothing lies on anything else.
  const boxes = apart.flatMap((selector) => [...cloth.querySelectorAll(selector)].filter(seen)).map((one) => ({ one, box: one.getBoundingClientRect() }));
  boxes.forEach((a, at) => {
    for (const b of boxes.slice(at + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 1 && high > 1) faults.push(`overlap: ${named(a.one)} ${round(a.box)} and ${named(b.one)} ${round(b.box)}`);
    }
  });
  // No text is wider or higher than what it stands in.
  for (const selector of texts)
    for (const one of [...cloth.querySelectorAll(selector)].filter(seen)) {
      const room = one.getBoundingClientRect();
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (!node.textContent.trim() || node.parentElement.closest(".visually-hidden, .hidden-in-line")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          // A line's box is higher than its letters.
          const spare = box.height * 0.22;
          const letters = { left: box.left, right: box.right, top: box.top + spare, bottom: box.bottom - spare };
          if (box.width > 0 && !inside(letters, room)) {
            faults.push(`cut: "${node.textContent.trim().slice(0, 30)}" ${round(box)} in ${named(one)} ${round(room)}`);
            break;
          }
        }
      }
    }
  return faults;
}"""

CARDS = """([least, target, contrast]) => {
  const faults = [];
  const all = [...document.querySelectorAll(".cloth .hand .card")];
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const colour = (text) => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const drawn = (rgb, filter) => {
    let found = rgb;
    for (const [, kind, value] of filter.matchAll(/(brightness|saturate)\\(([\\d.]+)\\)/g)) {
      const by = Number(value);
      if (kind === "brightness") found = found.map((one) => one * by);
      else {
        const grey = 0.213 * found[0] + 0.715 * found[1] + 0.072 * found[2];
        found = found.map((one) => grey + by * (one - grey));
      }
    }
    return found;
  };
  for (const card of all) {
    const name = card.dataset.card;
    const face = card.querySelector(".face");
    const [rank, index, sheet] = [".rank", ".index", ".sheet"].map((one) => face.querySelector(one));
    const bare = rank.getBBox(); // without its stroke
    const high = bare.height * rank.getScreenCTM().d;
    if (high < least) faults.push(`${name}: index ${high.toFixed(1)} px high`);
    const box = index.getBoundingClientRect();
    const room = card.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]].map(([x, y]) => [box.left + box.width * x, box.top + box.height * y]);
    const edge = target - 1;
    points.push([room.left + 1, room.top + 1], [room.left + edge, room.top + 1], [room.left + 1, room.top + edge], [room.left + edge, room.top + edge]);
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest("[data-key]") !== card) {
        faults.push(`${name}: covered at ${Math.round(x - room.left)} ${Math.round(y - room.top)} of ${Math.round(room.width)} by ${hit?.closest("[data-key]")?.dataset.card ?? hit?.className}`);
        break;
      }
    }
    const { filter } = getComputedStyle(face);
    const [ink, paper] = [getComputedStyle(rank).stroke, getComputedStyle(sheet).fill].map((one) => luminance(drawn(colour(one), filter)));
    const ratio = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    if (ratio < contrast) faults.push(`${name}: contrast ${ratio.toFixed(2)}`);
  }
  return [all.length, faults];
}"""

# The frame of the focus around a card of the hand: where it lies beside the card, and what cuts it off.
FRAME = """() => {
  const card = document.activeElement, place = card.closest(".place");
  const style = getComputedStyle(place, "::after"), around = place.getBoundingClientRect();
  if (style.borderTopStyle !== "solid") return ["there is no frame"];
  const px = (one) => parseFloat(style[one]);
  const moved = style.transform === "none" ? 0 : new DOMMatrix(style.transform).m42;
  const top = around.top + px("top") + moved, left = around.left + px("left");
  const frame = { top, left, bottom: top + px("height"), right: left + px("width") };
  const box = card.getBoundingClientRect(), faults = [];
  if (Math.abs(frame.top - box.top) > 1 || Math.abs(frame.bottom - box.bottom) > 1)
    faults.push(`frame ${frame.top} to ${frame.bottom}, card ${box.top} to ${box.bottom}`);
  if (frame.left < box.left - 1 || frame.right > box.right + 1) faults.push("beside the card");
  const window = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
  const rooms = [["window", window]];
  for (let one = place; one; one = one.parentElement)
    if (getComputedStyle(one).overflowY !== "visible") rooms.push([one.className, one.getBoundingClientRect()]);
  for (const [name, room] of rooms)
    if (frame.top < room.top || frame.left < room.left || frame.bottom > room.bottom || frame.right > room.right)
      faults.push(`cut off by ${name}: ${frame.top} ${frame.bottom} in ${room.top} ${room.bottom}`);
  return faults;
}"""

INDEX_PX, TARGET_PX, CONTRAST = 12, 24, 4.5

Required = list[tuple[str, str, int, str]]


def faults(page: Any, required: Required, apart: list[str], texts: list[str]) -> list[str]:
    """The elements that a viewport fails to show: out of sight, covered, overlapping or cut."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(MEASURE, [required, apart, texts])
    return found


def card_faults(page: Any, count: int) -> list[str]:
    """The faults of the cards in the hand, which must have this number."""
    shown, found = page.evaluate(CARDS, [INDEX_PX, TARGET_PX, CONTRAST])
    return list(found) if shown == count else [f"{shown} cards shown of {count}", *found]


def frame_faults(page: Any) -> list[str]:
    """What is wrong with the focus frame of a raised card."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(FRAME)
    return found
