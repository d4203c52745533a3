"""A person at a table with a screen reader, who has only keys and hearing."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from chiliad.server.protocol import PROTOCOL
from heard.compare import faults, heard_of, sentences
from heard.desktop import Desktop, until
from page.driver import ENGLISH, bids_now, set_to_lay, usual
from page.screen_reader import heard

LIMIT_S = 60.0  # for events that a person would wait for
SILENCE_S = 12.0  # without a word, where something should be said: the sentence is lost
POLL_S = 0.03
QUIET_S = 0.35  # Orca's longest pause between two utterances
FOCUS_MODE = "Focus mode"  # Orca says this when letters go to the page from now on
ACTS_MAX = 4
ASKED_S = 0.6  # after the answer to a key: nothing was done, the page asks for confirmation

ECHOES = {"period": "dot"}  # Orca's names of keys, where xdotool has another name
# The text of F1 for a key, by xdotool's name.
NAMES = {
    "←": "Left", "→": "Right", "↑": "Up", "↓": "Down", "Enter": "Return", "Esc": "Escape", "Space": "space",
    "Shift": "shift", "Alt": "alt", "Ctrl": "ctrl", "Page up": "Prior", "Page down": "Next",
    ",": "comma", ".": "period",
}  # fmt: skip
# For each line of the list: the text of its first combination, and its function.
LISTED = """[...document.querySelectorAll("dialog[open] dl div")].map(row => {
  const first = row.querySelector("kbd").parentElement;
  const names = [...first.querySelectorAll("kbd")].map(key => key.textContent.trim());
  return [names, row.querySelector("dd").textContent.trim()];
})"""
# Follows a link of the page.
LINK = """(() => { const link = document.createElement("a"); link.href = "PATH"; document.body.append(link);
  link.click(); link.remove(); })()"""
FOCUS = """(() => { const e = document.activeElement;
  return { tag: e.tagName, role: e.getAttribute("role") ?? "", table: e.closest("main") !== null,
           name: (e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 60), card: e.dataset.key ?? null,
           answer: "answer" in e.dataset, dialog: e.closest("dialog") !== null }; })()"""


def xdotool(names: list[str]) -> str:
    """Convert a combination as F1 writes it for xdotool."""
    return "+".join(NAMES.get(name, name.lower() if len(name) == 1 else name) for name in names)


class Listener:
    """A seat at a table of this server."""

    def __init__(self, desktop: Desktop, url: str, name: str = "Ann") -> None:
        self.desktop, self.page, self.journal = desktop, desktop.page, desktop.journal
        self.url = url
        self.asking = httpx.Client(base_url=url, timeout=LIMIT_S)
        self.ask("/api/guests", {"name": name})
        self.log: dict[int, list[str]] = {}  # sentences by the number of their event
        self.since, self.from_s = 0, 0.0
        self.acted_on: str | None = None  # the card that had the focus at the last action
        self.aside: list[tuple[float, float]] = []  # when a key that only asks was answered

    # --- The server's side

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        # With ``params`` httpx would replace the query of the path.
        address = f"{path}{'&' if '?' in path else '?'}protocol={PROTOCOL}"
        answer = self.asking.get(address) if body is None else self.asking.post(address, json=body)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def sit(self, game: str, number: int = 1, **more: Any) -> None:
        """Open a table against bots, and its page; the same number gives the same cards."""
        self.begin(game, number, **more)
        self.open()

    def begin(self, game: str, number: int = 1, **more: Any) -> None:
        """Open a table against bots; the same number gives the same cards."""
        seats = more.get("options", {}).get("players", 3 if game == "tysiac" else 2)
        bots = ["bot:greedy"] * (seats - 1)
        salt = hashlib.sha256(f"{os.environ.get('DEALS', '1')} {game} {number}".encode()).hexdigest()
        asked = {"game": game, "seats": ["me", *bots], "salt": salt, **more}
        self.table = self.ask("/api/tables", asked)["table"]
        self.game = game

    def finish(self) -> None:
        """Play the match to its end, without the page."""
        while (news := self.my_turn())["head"]["phase"] != "over":
            move = {"do": "next"} if news["head"]["phase"] == "between" else {"do": "move", "move": usual(news["desk"])}
            doing = {"id": f"quick-{news['revision']}", "revision": news["revision"], **move}
            self.ask(f"/api/tables/{self.table}/commands", doing)

    def learn(self, lesson: str) -> None:
        """Begin a lesson of the game."""
        self.table = self.ask(f"/api/lessons/{self.game}/{lesson}", {"again": True})["table"]
        self.open()

    def come(self) -> None:
        """Come to the table from another view of the page."""
        with self.arriving():
            self.page.evaluate(LINK.replace("PATH", "/"))
            self.until(lambda: not self.journal.focus_mode(), "Orca has left the table")
            self.page.evaluate(LINK.replace("PATH", f"/t/{self.table}"))

    def open(self) -> None:
        """Come to the table by its address."""
        with self.arriving():
            self.page.open(f"{self.url}/t/{self.table}", dict(self.asking.cookies))

    def reload(self) -> None:
        """Load the page of the table again."""
        with self.arriving():
            self.desktop.press("F5")

    @contextmanager
    def arriving(self) -> Iterator[None]:
        """Wait until the page has received the table, and Orca has followed the focus."""
        self.desktop.press("Control_L")  # after a key of its own, Orca ignores where a page moves the focus
        self.log, self.since, self.from_s = {}, 0, time.time()
        self.page.evaluate("window.__revision = 0")
        yield
        news = self.my_turn()
        self.until(lambda: (self.page.evaluate("window.__revision") or 0) >= news["revision"], "the page is told")
        spoken = self.journal.spoken
        self.until(lambda: any(one.said == FOCUS_MODE for one in spoken(self.from_s)), "Orca is in focus mode")
        self.quiet()

    def news(self) -> dict[str, Any]:
        """The table in its present state; the method keeps its log."""
        news: dict[str, Any] = self.ask(f"/api/tables/{self.table}?lang=en")
        for one in news["happened"]:
            if one["number"] > self.since:
                self.log[one["number"]] = [heard(told, ENGLISH) for told in one["told"]]
        return news

    def my_turn(self) -> dict[str, Any]:
        """Wait until it is my turn, or the deal is over."""

        def mine() -> dict[str, Any] | None:
            news = self.news()
            head, desk = news["head"], news["desk"]
            return news if head["phase"] != "playing" or (desk and desk["turn"] == head["you"]) else None

        found: dict[str, Any] = self.until(mine, "my turn")
        return found

    def told_to_page(self) -> dict[str, Any]:
        """Wait until it is my turn, and the page knows it."""
        news = self.my_turn()
        self.until(lambda: (self.page.evaluate("window.__revision") or 0) >= news["revision"], "the page is told")
        if news["head"]["phase"] == "playing":  # the page shows one event after another
            mine = ENGLISH.text("table-your-turn").rstrip(".")
            self.until(lambda: str(self.page.evaluate("document.title")).startswith(mine), "the page shows my turn")
        return news

    # --- What the listener hears

    def until(self, found: Any, what: str) -> Any:
        since = time.time()
        try:
            return until(found, what, LIMIT_S)
        except AssertionError as error:
            raise AssertionError(f"{error}; meanwhile:\n{self.journal.story(since)}") from None

    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def listen(self) -> None:
        """Start to compare events with speech."""
        self.quiet()
        self.since, self.log = self.news()["revision"], {}
        self.from_s = time.time()

    @property
    def told(self) -> list[str]:
        """The sentences of the table's log, in order."""
        return [one for number in sorted(self.log) for one in self.log[number]]

    @property
    def speech(self) -> list[str]:
        """The speech that was spoken to its end, without the answers to keys that only ask."""
        spoken = self.journal.spoken(self.from_s)
        return [one.said for one in spoken if not any(since <= one.began <= end for since, end in self.aside)]

    def faults(self) -> list[str]:
        return faults(self.told, self.speech)

    def quiet(self, least_s: float = QUIET_S) -> None:
        """Wait until nothing is being said."""

        def silent() -> bool:
            said = self.journal.utterances()
            last = max([when for when, _ in self.journal.keys[-1:]] + [one.ended or time.time() for one in said[-1:]])
            return time.time() - last >= least_s

        self.until(silent, "silence")

    def heard_all(self) -> None:
        """Wait until all events are spoken, or nothing more is said for a long time."""
        want = len(sentences(self.told))
        while len(heard_of(self.told, self.speech)) < want:
            said = self.journal.utterances()
            last = max([self.from_s] + [one.ended or time.time() for one in said[-1:]])
            keyed = max([when for when, _ in self.journal.keys[-1:]], default=0.0)
            if time.time() - max(last, keyed) > SILENCE_S:
                return  # the comparison reports what is lost
            time.sleep(0.05)
        self.quiet()

    def begins(self, since: float) -> None:
        """Wait until Orca begins to speak a text that is neither the name of a key nor news."""

        def begun() -> bool:
            said = [one.said for one in self.journal.utterances() if one.began >= since]
            return any(len(one.split()) > 1 and not heard_of(self.told, [one]) for one in said)

        self.until(begun, "something begins to be spoken")

    def answer(self, key: str) -> list[str]:
        """Press a key, wait for the answer, and return everything that is spoken."""
        since = time.time()
        self.desktop.press(key)
        end = since + SILENCE_S

        def answers() -> list[str]:
            return [one.said for one in self.journal.spoken(since) if not is_echo(one.said, key)]

        while not answers() and time.time() < end:
            time.sleep(POLL_S)
        self.quiet()
        return answers()

    def asks(self, key: str) -> str:
        """Press a key that asks for something; return the fault of the answer, or nothing."""
        since, at = time.time(), self.journal.size()
        answers = self.answer(key)
        self.aside.append((since, time.time()))
        strayed = self.journal.strayed(at)
        focus = self.settled()
        if strayed:
            return f"{key} led away in browse mode: {answers}; the focus is on {focus}"
        if not focus["table"]:
            return f"{key} led the focus away, to {focus}"
        return "" if answers else f"{key} is not answered"

    def settled(self) -> dict[str, Any]:
        """The place of the focus when a question that a key opened is closed, and the page and Orca have settled."""
        end = time.time() + SILENCE_S
        while (at := self.focus())["dialog"] or not at["table"] or not self.journal.focus_mode():
            if at["dialog"]:
                self.answer("Escape")
            if time.time() > end:
                break
            time.sleep(POLL_S)
        return at

    # --- Playing by keys

    def keys(self) -> dict[str, str]:
        """The keys that F1 lists: the function of each, by its combination."""
        self.answer("F1")
        rows = self.until(lambda: self.page.evaluate(LISTED), "the list of keys")
        self.answer("Escape")
        assert self.settled()["table"], self.focus()
        return {xdotool(names): does for names, does in rows}

    def act(self, *keys: str) -> None:
        """Press keys until the server has done something; press the last again where the page asks for confirmation."""
        before = self.news()["revision"]
        for key in keys[:-1]:
            self.desktop.press(key)
            self.quiet()
        self.acted_on = self.focus()["card"]
        for _ in range(ACTS_MAX):
            since = time.time()
            self.desktop.press(keys[-1])
            while time.time() < since + SILENCE_S:
                if self.news()["revision"] > before:
                    return
                answered = [one.ended for one in self.journal.spoken(since) if not is_echo(one.said, keys[-1])]
                if answered and time.time() - max(filter(None, answered)) > ASKED_S:
                    break
                time.sleep(POLL_S)
        raise AssertionError(f"{keys}: nothing is done; {self.focus()}; {self.speech[-4:]}")

    def step(self) -> None:
        """Make one decision."""
        desk = self.my_turn()["desk"]
        if self.game == "tysiac":
            self._tysiac(desk)
        else:
            self._mille(desk)

    def _tysiac(self, desk: dict[str, Any]) -> None:
        if desk["phase"] in ("auction", "contract"):
            if desk["phase"] == "contract" or bids_now(desk):
                self.act("b", "Return")
            else:
                self.act("p")
            return
        if desk["phase"] == "take":
            self.act("2")
            return
        usable = {f"{one['card']}{one['at']}": one for one in desk["hand"] if one["can"]}
        before = self.focus()["card"]
        self.desktop.press("z")
        moved = {before} if usable.keys() == {before} else usable.keys() - {before}
        self.until(lambda: self.focus()["card"] in moved, "a card that can be used")
        self.quiet()
        held = usable[self.focus()["card"]]
        self.act("shift+Return" if "marry" in held["can"] else "Return")

    def _mille(self, desk: dict[str, Any]) -> None:
        if desk["phase"] == "draw":
            self.act("d")
            return
        laid = set_to_lay(desk)
        for at in laid or [len(desk["hand"]) - 1]:
            self.walk_to(f"{desk['hand'][at]['card']}{desk['hand'][at]['at']}")
            self.desktop.press("space")
            self.quiet()
        self.act("g" if laid else "x")

    def make(self, move: str) -> None:
        """Make a certain move: draw, lay, discard or play."""
        verb, *rest = move.split()
        hand = {one["card"]: f"{one['card']}{one['at']}" for one in self.my_turn()["desk"]["hand"]}
        cards = [rest[-1][at : at + 2] for at in range(0, len(rest[-1]), 2)] if rest else []
        for card in cards:
            self.walk_to(hand[card])
            if verb == "lay":
                self.desktop.press("space")
                self.quiet()
        self.act({"draw": "d", "lay": "g", "discard": "x", "play": "Return"}[verb])

    def walk_to(self, card: str) -> None:
        for _ in range(60):
            before = self.focus()["card"]
            if before == card:
                return
            self.desktop.press("Right")
            self.until(lambda before=before: self.focus()["card"] not in (before, None), "the next card")
        raise AssertionError(f"→ does not lead to {card}")


def is_echo(said: str, key: str) -> bool:
    """Whether the text is only the name of the key, or of the keys held with it."""
    names = {ECHOES.get(part, part.casefold()) for part in key.split("+")}
    return said.strip().casefold() in names | {f"left {name}" for name in names}
