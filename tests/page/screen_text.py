"""The text of each screen as a person sees it and a screen reader reads it: a line for each element that is read."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Collection, Iterator
from typing import Any

from page.driver import POLL_MS
from page.screens import Visitor

# Other texts that a screen reader reads, and texts that are only visible: words, not signs and figures.
BESIDES = r"""(root) => {
  const found = new Set();
  const note = (kind, text) => {
    if (/\p{L}{2}/u.test(text ?? "")) found.add(`${kind}: ${text.trim().replace(/\s+/g, " ")}`);
  };
  for (const one of root.querySelectorAll("*")) {
    if (!one.checkVisibility() || one.closest("section.log")) continue;
    for (const kind of ["title", "placeholder", "aria-roledescription", "aria-valuetext", "aria-description"])
      note(kind, one.getAttribute(kind));
    for (const id of (one.getAttribute("aria-describedby") ?? "").split(" "))
      note("aria-describedby", id && document.getElementById(id)?.textContent);
    if (one.getAttribute("aria-hidden") === "true" && !one.parentElement.closest("[aria-hidden=true]"))
      note("only seen", one.innerText);
  }
  return [...found];
}"""

# Without temporary elements: the log of other screens and the text being spoken.
SHOW = """shown => {
  for (const one of document.querySelectorAll("section.log, [data-speech]"))
    one.style.visibility = shown && one.matches(".log") ? "" : "hidden";
}"""

LINE = re.compile(r'^([a-z]+)( "(?:[^"\\]|\\.)*")?((?: \[[^]]*\])*):?(?: (.*))?$')
SHOWN_FOR_A_WHILE_MS = 10_000  # at the most: a trick that is complete, an announcement, an answer to a key
GAP_MS = 500  # longer than the page's pause between two answers
IN_A_ROW = ("cell", "columnheader", "rowheader", "strong")  # their row has the same text
LOGGED = ("tysiac-deal-over", "tysiac-match-over", "mille-match-over")  # screens whose log is recorded too
PLACES = {
    re.compile(r"http://127\.0\.0\.1:\d+"): "http://HOST",
    re.compile(r"(?<=/join/|rong: )[A-Z0-9]{6}\b"): "CODE",
    re.compile(r"(?<=/watch/|replay/)[\w-]{12}"): "ID",
    # Marks of direction, made visible to a reader of the golden text.
    re.compile("\u2068"): "⟨",
    re.compile("\u2069"): "⟩",
    re.compile("\ufe0e"): "",
    re.compile(r" (?=[,.;:،؛](\s|$))"): "",  # a card is a separate element, but no blank is visible after it
}
TOLD_ELSEWHERE = (
    *("table-rules", "log", "mille-meld", "mille-meld-late-selected", "mille-set"),
    *("devices", "games"),  # with the days of today: test_devices.py and test_my_games.py
)
ANSWERS = {
    "tysiac-auction": ("t", "b", "c", "f", "l", "u", "w"),
    "tysiac-play": ("t", "a", "b", "c", "f", "h", "i", "k", "l", "n", "o", "p", "s", "Shift+S", "v", "Shift+C"),
    "mille-meld-late": ("t", "b", "c", "h", "l", "o", "s", "Shift+S", "v", "g", "Shift+H"),
}


def lines(snapshot: str) -> list[str]:
    """An accessibility tree as lines, without pure structure, addresses, and labels beside what they name."""
    found: list[str] = []
    before, row = "", False
    for line in snapshot.splitlines():
        match = LINE.match(unquoted(line.strip().removeprefix("- ")))
        if match is None:
            continue
        role, quoted, states, content = match.groups(default="")
        name, said = json.loads(quoted or '""'), unquoted(content)
        text = " = ".join(part for part in (name, said) if part)
        row = role == "row" or (row and role in IN_A_ROW)
        if not text or text == before or (row and role != "row"):
            continue
        found.append(f"{role}{' (chosen)' if re.search('selected|checked', states) else ''}: {text}")
        before = name
    return found


def unquoted(scalar: str) -> str:
    """A scalar of YAML, or a key and what follows it, as Playwright writes it."""
    if scalar.startswith("'"):
        end = scalar.rindex("'")
        return scalar[1:end].replace("''", "'") + scalar[end + 1 :]
    if scalar.startswith('"') and scalar.endswith('"'):
        return str(json.loads(scalar))
    return scalar


class ScreenReading(Visitor):
    """A visitor who records the text of each screen, in one language after another."""

    def __init__(self, context: Any, name: str = "") -> None:
        context.clock.install()
        super().__init__(context, name)
        self._other_cards = 0

    def salt(self) -> str:
        """The same cards in every run, independent of the test's name; with the first of them a match is soon over."""
        self._salts += self._other_cards
        return f"{self._salts:064x}"

    def screens(self) -> Iterator[str]:
        """The screens of every visitor, and the other texts."""
        yield from super().screens()
        self.page.keyboard.press("F1")
        self.page.locator("dialog[open] dl").first.wait_for()
        yield "help-home"
        self.go("/rules/mille")
        self.page.locator("section[id^=rule-]").first.wait_for()
        yield "rules-mille"
        self._other_cards = 1
        self.come_to("tysiac", lambda desk: any("marry" in held["can"] for held in desk["hand"]), spectators=True)
        self.press(next(held for held in self.desk["hand"] if "marry" in held["can"]))
        self.page.locator("[data-answer]").first.wait_for()
        yield "tysiac-marriage-asked"
        self.page.keyboard.press("Escape")
        for name in ("leave", "stop", "watch"):
            message = f"table-menu-{name}"
            self.page.locator(".table-page [aria-haspopup=menu]:not([data-talk])").click()
            self.page.locator("[role=menuitem]", has_text=self.language.text(message)).click()
            self.page.locator("dialog[open] button").first.wait_for()
            yield f"tysiac-{name}"
            self.page.keyboard.press("Escape")

    def pages(self) -> Iterator[str]:
        """The screens with texts that no other screen has."""
        return (screen for screen in self.screens() if screen not in TOLD_ELSEWHERE)

    def in_languages(self, codes: Collection[str], screen: str) -> dict[str, list[str]]:
        """The text of the screen, by language. The last language stays: the next screen begins with it.

        That language is read last here, so that every text is read just after a change of the language.
        """
        if screen == "watching":  # the player's own page is closed: a later visitor soon sees the player as away
            watched = f"/api/watch/{self.head['watch']}"
            while self.ask(watched)["head"]["seats"][0]["here"]:
                time.sleep(POLL_MS / 1000)
            self.page.reload()
            self.page.locator(".seat .mark.strong").first.wait_for()
        self.page.clock.fast_forward(SHOWN_FOR_A_WHILE_MS)
        spoken = str(self.page.evaluate("document.documentElement.lang"))
        said = {}
        for lang in sorted(codes, key=lambda code: code == spoken):
            self.speak(lang)
            said[lang] = self.read(screen)
        return said

    def read(self, screen: str) -> list[str]:
        """The text of the screen now."""
        dialog = self.page.locator("dialog[open]")
        root = dialog if dialog.count() else self.page.locator("body" if screen == "home-new" else "main")
        self.page.evaluate(SHOW, screen in LOGGED)
        found = lines(root.aria_snapshot())
        if not dialog.count():
            found.insert(0, f"page: {self.page.title()}")
        for when in self.page.locator("time").all_inner_texts():
            found = [line.replace(when, "TIME") for line in found]
        found += root.evaluate(BESIDES)
        found += self.answers(ANSWERS.get(screen, ()))
        return [_placed(line) for line in found]

    def answers(self, keys: tuple[str, ...]) -> list[str]:
        """The spoken answer to each key."""
        if keys:
            self.page.keyboard.press("Escape")  # this drops texts that still wait to be spoken
        before = len(self.spoken)
        found = []
        for at, key in enumerate(keys, before):
            self.page.keyboard.press(key)
            self.page.clock.fast_forward(GAP_MS)
            said = self.page.wait_for_function("at => __watch.spoken[at]", arg=at, polling=POLL_MS)
            found.append(f"{key}: {said.json_value()}")
        return found


def _placed(line: str) -> str:
    for found, place in PLACES.items():
        line = found.sub(place, line)
    return line
