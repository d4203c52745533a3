"""The effect of a narrow window or a reader's own text spacing on a screen: what is cut, covered or pushed aside.

WCAG 2.2: 1.4.10 (reflow; 320 × 256 is a window of 1280 × 1024 enlarged four times) and 1.4.12 (text spacing).
"""

# ruff: noqa: E501 (the measuring code is in the language of the page)

from __future__ import annotations

from typing import Any, NamedTuple

from page.geometry import SETTLED

# Each screen is looked at in one of them in turn, so another language costs little more than being spoken.
LANGUAGES = [
    "en",
    "es",
    "pl",
    "ru",
    "fa",
    "uk",
    "fr",
]


class View(NamedTuple):
    """A window, and whether the reader spaces the text."""

    width: int
    height: int
    spaced: bool

    def __str__(self) -> str:
        return f"{self.width}x{self.height}{' spaced' if self.spaced else ''}"


VIEWS = [View(320, 256, False), View(320, 640, True)]
MORE = {"ru": View(390, 844, True), "fa": View(1366, 768, True)}  # the longest words; from right to left


def views(lang: str) -> list[View]:
    """The views in which the tests look at a language."""
    return [*VIEWS, MORE[lang]] if lang in MORE else VIEWS


# Persian letters are joined: there is no letter spacing in that script, and 1.4.12 excepts it.  The page's content
# policy forbids a style element; it allows a constructed sheet.
SPACE = """(spaced) => {
  if (!window.__spacing) {
    window.__spacing = new CSSStyleSheet();
    document.adoptedStyleSheets.push(window.__spacing);
  }
  window.__spacing.replaceSync(spaced ? `* { line-height: 1.5 !important; word-spacing: 0.16em !important; }
    :root:not([lang=fa]) * { letter-spacing: 0.12em !important; }
    p { margin-block-end: 2em !important; }` : "");
}"""

# These scroll sideways in a box of their own: a data table, and a line of buttons each of which fits into it.
TABLES, LINES = ".sheet .scroll", ".pad .offers"

MEASURE = """([within, tables, lines]) => {
  const faults = new Set();
  const root = [...document.querySelectorAll(within)].at(-1);
  if (!root) return [`nothing is ${within}`];
  const open = new CSSStyleSheet();
  open.replaceSync("* { pointer-events: auto !important; }"); // else what lies on top is passed over
  document.adoptedStyleSheets.push(open);
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
  const named = (one) => `${one.tagName.toLowerCase()}.${(one.className.baseVal ?? one.className).replace(/ ?svelte-\\w+/, "")} "${one.textContent.trim().replace(/\\s+/g, " ").slice(0, 30)}"`;
  const style = new Map();
  const styleOf = (one) => {
    if (!style.has(one)) style.set(one, getComputedStyle(one));
    return style.get(one);
  };
  const clips = (one) => styleOf(one).clipPath.startsWith("inset(50%");
  const unseen = new Map([[null, false]]);
  const hidden = (one) => {
    if (!unseen.has(one)) unseen.set(one, clips(one) || hidden(one.parentElement));
    return unseen.get(one);
  };
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !hidden(one);
  const scrolls = (value) => value === "auto" || value === "scroll";

  // What cuts an element: its ancestors whose overflow is not visible; and which of them scroll.
  const known = new Map();
  const cutters = (one) => {
    if (!one || one === document.body || one === document.documentElement) return [];
    if (!known.has(one)) {
      const { overflowX, overflowY, position } = styleOf(one);
      const mine = overflowX !== "visible" || overflowY !== "visible" ? [one] : [];
      known.set(one, position === "fixed" ? mine : [...mine, ...cutters(one.parentElement)]);
    }
    return known.get(one);
  };
  const scroller = (one) => cutters(one).find((by) => scrolls(styleOf(by).overflowY) || scrolls(styleOf(by).overflowX)) ?? null;
  const sticks = (one) => (!one || one === root ? null : ["sticky", "fixed"].includes(styleOf(one).position) ? one : sticks(one.parentElement));
  const inner = (one) => {
    const box = one.getBoundingClientRect();
    return { left: box.left + one.clientLeft, top: box.top + one.clientTop, right: box.left + one.clientLeft + one.clientWidth, bottom: box.top + one.clientTop + one.clientHeight };
  };
  const room = (one) => {
    const all = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const by of cutters(one.parentElement)) {
      const box = inner(by);
      all.left = Math.max(all.left, box.left);
      all.top = Math.max(all.top, box.top);
      all.right = Math.min(all.right, box.right);
      all.bottom = Math.min(all.bottom, box.bottom);
    }
    return all;
  };
  const holds = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

  /** Scrolls, in every box that does, until the middle of what `boxOf` measures stands in the middle of what is seen. */
  const reveal = (one, boxOf) => {
    for (const by of [...cutters(one.parentElement), document.scrollingElement]) {
      const sees = by === document.scrollingElement ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : inner(by);
      const [x, y] = middle(boxOf());
      const [atX, atY] = middle(sees);
      if (by === document.scrollingElement || scrolls(styleOf(by).overflowY)) by.scrollTop += y - atY;
      if (by !== document.scrollingElement && scrolls(styleOf(by).overflowX)) by.scrollLeft += x - atX;
    }
  };
  const paints = (one) => {
    const { backgroundColor, backgroundImage, fill, stroke } = styleOf(one);
    if (one instanceof SVGElement) return one.tagName !== "svg" && (fill !== "none" || stroke !== "none");
    const clear = /^rgba\\(.*, ?0(\\.0\\d*)?\\)$|^transparent$/.test(backgroundColor);
    return !clear || backgroundImage !== "none" || one.tagName === "IMG";
  };
  const related = (one, other) => one.contains(other) || other.contains(one) || (one.labels && [...one.labels].some((label) => label.contains(other)));
  /** What lies on an element at a point; null: nothing. */
  const cover = (one, x, y) => {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (related(one, hit)) return null;
      if (paints(hit)) return hit;
    }
    return document.documentElement;
  };
  /** Whether a point of an element can be seen, if need be after scrolling there; a fault otherwise. */
  const inSight = (one, what, boxOf, at = middle) => {
    let [x, y] = at(boxOf());
    let over = holds(room(one), x, y) ? cover(one, x, y) : document.documentElement;
    if (over) {
      reveal(one, boxOf);
      [x, y] = at(boxOf());
      over = holds(room(one), x, y) ? cover(one, x, y) : document.documentElement;
    }
    if (over === document.documentElement) faults.add(`out of sight: ${what} ${round(boxOf())}`);
    else if (over) faults.add(`covered: ${what} ${round(boxOf())} by ${named(over)}`);
  };

  // --- Nothing scrolls sideways

  const wide = document.scrollingElement;
  if (wide.scrollWidth > wide.clientWidth) faults.add(`the page is ${wide.scrollWidth} wide`);
  for (const one of [root, ...root.querySelectorAll("*")]) {
    if (one.scrollWidth <= one.clientWidth + 1 || one instanceof SVGElement || !seen(one)) continue;
    if (scrolls(styleOf(one).overflowX) && !one.matches(tables) && !one.matches(lines)) faults.add(`scrolls sideways: ${named(one)} ${one.scrollWidth} > ${one.clientWidth}`);
    if (one.matches(lines))
      for (const item of one.children) if (item.offsetWidth > one.clientWidth) faults.add(`wider than its line: ${named(item)} ${item.offsetWidth} > ${one.clientWidth}`);
  }

  // --- Lines of text

  const letters = (box) => ({ left: box.left, right: box.right, top: box.top + box.height * 0.22, bottom: box.bottom - box.height * 0.22 });
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const one = node.parentElement;
    if (!node.textContent.trim() || one.closest("svg, style, script, option, .lying") || !seen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box, at) => ({ box, at })).filter(({ box }) => box.width > 0 && box.height > 0);
    texts.push({ one, range, boxes, said: `"${node.textContent.trim().slice(0, 30)}"` });
  }
  // No two lie on one another. Between what scrolls apart it is the next check that finds it.
  const laid = texts.flatMap(({ one, boxes, said }) => boxes.map(({ box }) => ({ one, said, box: letters(box), in: scroller(one), by: sticks(one) })));
  laid.sort((a, b) => a.box.top - b.box.top);
  laid.forEach((a, at) => {
    for (let next = at + 1; next < laid.length && laid[next].box.top < a.box.bottom - 1; next += 1) {
      const b = laid[next];
      if (a.in !== b.in || a.by !== b.by || a.one === b.one) continue;
      if (Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1.5) faults.add(`overlap: ${a.said} ${round(a.box)} and ${b.said} ${round(b.box)}`);
    }
  });
  for (const { one, range, boxes, said } of texts) {
    const control = one.closest("button, .button, summary, td, th, .tile");
    for (const { at } of boxes) {
      const boxOf = () => letters(range.getClientRects()[at]);
      let box = boxOf();
      if (control) {
        const edge = control.getBoundingClientRect();
        const slack = control.matches(".tile") ? 3 : 1; // sets lie four pixels apart
        if (box.left < edge.left - slack || box.right > edge.right + slack || box.top < edge.top - 2 || box.bottom > edge.bottom + 2) faults.add(`sticks out: ${said} ${round(box)} of ${named(control)} ${round(edge)}`);
      }
      inSight(one, said, boxOf);
      box = boxOf();
      const apart = one.closest(`${tables}, ${lines}`); // it scrolls sideways on its own
      if (!apart && (box.left < -1 || box.right > innerWidth + 1)) faults.add(`beside the window: ${said} ${round(box)}`);
      let scrolled = false; // what stands further out cuts what scrolls, not its text
      for (const by of cutters(one)) {
        if (by === apart) break;
        const edge = inner(by);
        const { overflowY } = styleOf(by);
        scrolled ||= scrolls(overflowY);
        const beside = box.left < edge.left - 1 || box.right > edge.right + 1;
        if (beside || (!scrolled && overflowY !== "visible" && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1))) faults.add(`cut: ${said} ${round(box)} by ${named(by)} ${round(edge)}`);
      }
    }
  }

  // --- What can be pressed, and cards that lie on the table

  const CORNER_PX = 7; // of a card in a hand: the rest may lie below another one
  const corner = (box) => [box.left + CORNER_PX, box.top + CORNER_PX];
  const index = (box) => [box.left + box.width * 0.16, box.top + box.height * 0.2];
  const pressed = [...root.querySelectorAll("a[href], button, input, select, summary, [role=spinbutton]")].map((one) => [one, one.matches("[data-key]") ? corner : middle]);
  const lying = [...root.querySelectorAll(".trick li, .talon li")].flatMap((one) => [[one, middle], [one, index]]);
  for (const [one, at] of [...pressed, ...lying]) {
    const box = one.getBoundingClientRect();
    if (!seen(one) || box.width <= 1) continue;
    if (!one.closest(`${tables}, ${lines}`) && (box.left < -1 || box.right > innerWidth + 1)) faults.add(`beside the window: ${named(one)} ${round(box)}`);
    inSight(one, named(one), () => one.getBoundingClientRect(), at);
  }
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(open), 1);
  for (const one of root.querySelectorAll("*")) if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0);
  scrollTo(0, 0);
  return [...faults];
}"""


def faults(page: Any, view: View, within: str = "dialog:modal, body:not(:has(dialog:modal))") -> list[str]:
    """The faults of a screen in this view: cut, covered, out of sight, or wider than the window."""
    page.set_viewport_size({"width": view.width, "height": view.height})
    page.evaluate(SPACE, view.spaced)
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(MEASURE, [within, TABLES, LINES])
    return found
