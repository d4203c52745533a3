"""Every screen of the page, one after another, as a person reaches them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from chiliad.i18n.language import Language
from page.driver import Desk
from page.mouse import Mouse

# Counts requests without an answer, so that a test can wait until a language is loaded everywhere.
ARRIVING = """(() => {
  const arriving = (window.__arriving = { asked: 0, told: "" });
  const ask = window.fetch;
  window.fetch = async (...given) => {
    arriving.asked += 1;
    try {
      const answer = await ask(...given);
      await answer.clone().text();
      return answer;
    } finally {
      setTimeout(() => (arriving.asked -= 1));
    }
  };
  const Source = window.EventSource;
  window.EventSource = class extends Source {
    constructor(...given) {
      super(...given);
      arriving.told = "";
      const lang = new URL(given[0], location).searchParams.get("lang");
      this.addEventListener("news", () => setTimeout(() => (arriving.told = lang)));
    }
  };
})()"""
# Switches to another language, as if a person had chosen it at the top; done when it is drawn.
SPEAK = """async (lang) => {
  const field = document.querySelector("header select");
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const arrived = () => document.documentElement.lang === lang && __arriving.asked === 0
    && (!document.querySelector(".table-page") || __arriving.told === lang);
  if (document.documentElement.lang !== lang) {
    field.value = lang;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  while (!arrived()) await frame();
  await frame();
  await frame();
  // The entries of an open menu are others now, and the focus is on none of them.
  document.querySelector("[role=menuitem]")?.focus();
}"""

LATE = 4  # sets on the table
MILLE: dict[str, Callable[[Desk], bool]] = {
    "mille-draw": lambda desk: desk["phase"] == "draw",
    "mille-meld": lambda desk: desk["phase"] == "meld",
    "mille-draw-late": lambda desk: desk["phase"] == "draw" and sum(map(len, desk["sets"])) >= LATE,
    "mille-meld-late": lambda desk: desk["phase"] == "meld" and sum(map(len, desk["sets"])) >= LATE,
}


def mid_trick(desk: Desk) -> bool:
    return len(desk["trick"]) == 2 and len(desk["hand"]) < 8


EVENING = {
    "sheets": [
        {
            "game": "mille",
            "names": ["Ala", "Bartłomiej Wielkopolski-Zamoyski"],
            "dealer": 0,
            "small": 5,
            "options": {"target": 300},
            "date": date,
            "deals": [{"seats": [{"score": 320, "stars": 1}, {"score": -40, "stars": 0}], "out": 0}],
        }
        for date in ("2025-10-04", "2025-11-08")
    ],
    "paid": [],
}
"""Real cards in two months: for every table and the chart of the statistics."""


class Visitor(Mouse):
    """Visits every screen. The page may use any language, so the visitor finds elements by kind, not by name."""

    def __init__(self, context: Any, name: str = "") -> None:
        context.add_init_script(ARRIVING)
        super().__init__(context, name)
        self.forgiven = re.compile("status of 404")  # of addresses that do not exist

    def screens(self) -> Iterator[str]:
        """Yield the name of each screen while it is shown."""
        yield from self.outside()
        yield from self._tysiac()
        yield from self._mille()
        yield from self._afterwards()

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.locator("main h1").wait_for(state="attached")

    def speak(self, lang: str) -> None:
        """Switch the page that is shown to another language."""
        self.page.evaluate(SPEAK, lang)
        self.language = Language(lang)

    def said(self, message: str, **args: object) -> object:
        return self.page.get_by_text(self.language.text(message, **args), exact=True).first

    # --- Without a table

    def outside(self) -> Iterator[str]:
        page = self.page
        self.go("/")
        page.locator(".game button").first.wait_for()
        yield "home-new"
        page.locator("header button").nth(0).click()
        page.locator("dialog[open] [name=volume]").first.wait_for()  # of the part that is fetched when it is wanted
        yield "settings"
        page.keyboard.press("Escape")
        self.go("/rules/tysiac")
        page.locator("section[id^=rule-]").first.wait_for()
        yield "rules"
        self.go("/learn/tysiac")
        page.locator("ol button").first.wait_for()
        yield "learn"
        self.go("/games")
        page.locator("main .button.primary").wait_for()
        yield "games-none"
        self.go("/score/tysiac")
        page.locator("fieldset input:not([type=radio])").first.wait_for()
        yield "score-players"
        page.locator("form button.primary").click()
        page.locator(".entry .question").wait_for()
        yield "score-question"
        page.locator(".column > .row button").nth(2).click()
        page.locator("dialog[open] .lines").wait_for()
        yield "score-share"
        page.keyboard.press("Escape")
        self.go("/nothing/here")
        yield "nowhere"
        self.go("/join/QQQQQQ")
        page.locator("form input").wait_for()
        yield "join-wrong"
        self.ask("/api/guests", {"name": self.name or "Ala"})
        self.go("/devices")
        page.locator("#devices-words").wait_for()
        yield "devices"
        for game in ("mille", "tysiac"):
            self.go(f"/new?game={game}")
            page.locator("summary").first.wait_for()
            for more in page.locator("summary").all():
                more.click()
            yield f"new-{game}"
        self.sit("tysiac", ["open", "open"], clock="relaxed", options={"target": 500})
        page.locator(".unreachable").wait_for()
        yield "waiting"
        code = self.head["invite"]
        self.context.clear_cookies()
        self.go(f"/join/{code}")
        page.locator("form button").wait_for()
        yield "join"

    # --- Tysiac

    def _tysiac(self) -> Iterator[str]:
        self.sit("tysiac")
        for phase in ("auction", "give", "contract", "play"):
            assert self.hurry(lambda desk, phase=phase: desk["phase"] == phase and (phase != "play" or mid_trick(desk)))
            yield f"tysiac-{phase}"
            if phase == "give":
                yield from self._giving()
        yield from self._dialogs()
        self.hurry(deals=False)
        self.page.locator(".result.paper").wait_for()
        yield "tysiac-deal-over"
        self.finish("tysiac", spectators=True, options={"target": 125})
        self.page.locator(".result div.sheet").first.wait_for()
        yield "tysiac-match-over"
        self.go(f"/watch/{self.head['watch']}")
        self.page.locator(".result.paper").wait_for()
        yield "watching"

    def _giving(self) -> Iterator[str]:
        self.press(self.desk["hand"][0])
        self.page.locator("[data-answer]").first.wait_for()
        yield "tysiac-give-asked"
        self.page.keyboard.press("Escape")
        concede = next((move["label"] for move in self.desk["moves"] if move["verb"] == "concede"), None)
        if concede:
            self.page.locator(".pad button", has_text=concede).click()
            self.page.locator("dialog[open] li").first.wait_for()
            yield "tysiac-concede"
            self.page.keyboard.press("Escape")

    def _dialogs(self) -> Iterator[str]:
        page = self.page
        menu = page.locator(".table-page [aria-haspopup=menu]")
        menu.click()
        yield "menu"
        page.keyboard.press("Escape")
        for name, place in (("scores", 1), ("table-rules", 2)):
            menu.click()
            page.locator("[role=menuitem]").nth(place).click()
            page.locator("dialog[open] .body > *").first.wait_for()
            if name == "table-rules":
                page.locator("dialog[open] section").first.wait_for()
            yield name
            page.keyboard.press("Escape")
        page.keyboard.press("F1")
        page.locator("dialog[open] dl").first.wait_for()
        yield "help"
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        log = page.locator(".tool.log")
        if log.is_visible():
            log.click()
            yield "log"
            log.click()

    # --- Mille

    def _mille(self) -> Iterator[str]:
        self.sit("mille")
        for name, found in MILLE.items():
            assert self.hurry(found)
            yield name
            if self.desk["phase"] == "meld":
                yield from self._selected(name)
        self.page.locator(".set .tile").first.click()
        self.page.locator(".sheet:popover-open .cards").wait_for()
        yield "mille-set"
        self.page.keyboard.press("Escape")
        self.hurry(deals=False)
        self.page.locator(".result.paper").wait_for()
        yield "mille-deal-over"
        self.finish("mille", options={"target": 200})
        self.page.locator(".result div.sheet").first.wait_for()
        yield "mille-match-over"

    def _selected(self, name: str) -> Iterator[str]:
        for held in self.desk["hand"][:2]:
            self.press(held)
        yield f"{name}-selected"
        for held in self.desk["hand"][:2]:
            self.press(held)

    # --- When a match is over

    def _afterwards(self) -> Iterator[str]:
        table, replay = self.head["table"], self.head["replay"]
        self.go(f"/replay/{replay}#1.30.0")
        self.page.locator("[data-card]:visible").first.wait_for()
        yield "replay"
        self.go(f"/check/{replay}")
        self.page.locator(".verdict").wait_for()
        yield "check"
        self.go(f"/report/{table}")
        self.page.locator(".told li").first.wait_for()
        yield "report"
        self.ask("/api/evenings", EVENING)
        self.go("/games")
        self.page.locator("main table").nth(4).wait_for()
        yield "games"
        self.go("/games?kind=sheet")
        self.page.locator("main .chart").wait_for()
        yield "games-sheets"
        self.go("/")
        self.page.locator("section ul a").first.wait_for()
        yield "home"
