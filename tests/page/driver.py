"""A person with a browser. mouse.py, keyboard.py and screen_reader.py define how the person plays."""

from __future__ import annotations

import hashlib
import json
import os
import re
import time
from collections.abc import Callable
from typing import Any

from chiliad.i18n.language import Language
from chiliad.server.protocol import PROTOCOL

# What a page has received, done and said; this runs before the page's own scripts.
WATCH = """(() => {
  const heard = { told: [], aside: [], spoken: [] };
  const watch = (window.__watch = { news: null, ...heard, pending: 0, done: 0, revision: 0, refused: [] });
  const Source = window.EventSource;
  window.EventSource = class extends Source {
    constructor(...given) {
      super(...given);
      this.addEventListener("news", (event) => {
        watch.news = JSON.parse(event.data);
        for (const one of watch.news.happened.filter((one) => one.fresh)) {
          watch.told.push(...one.told);
          if (!one.concerns && one.seat !== watch.news.head.you) watch.aside.push(...one.told);
        }
      });
      this.addEventListener("head", (event) => {
        if (watch.news) watch.news = { ...watch.news, head: JSON.parse(event.data) };
      });
    }
  };
  const ask = window.fetch;
  window.fetch = async (...given) => {
    if (!String(given[0]).includes("/commands")) return ask(...given);
    watch.pending += 1;
    try {
      const answer = await ask(...given);
      const body = await answer.clone().json();
      if (answer.ok) watch.revision = Math.max(watch.revision, body.revision);
      else watch.refused.push(body.slug);
      return answer;
    } finally {
      watch.pending -= 1;
      watch.done += 1;
    }
  };
  // Where a sentence begins in an utterance, which has several; -1: nowhere.
  watch.place = (said, sentence) => {
    const begins = [...said.matchAll(/^|[.!?\\u2026\\u061f] /g)].map((found) => found.index + found[0].length);
    return begins.find((at) => said.startsWith(sentence, at)) ?? -1;
  };
  watch.said = (sentence, since = 0) => watch.spoken.slice(since).find((one) => watch.place(one, sentence) >= 0);
  const said = (node) => node.parentElement?.closest("[aria-live], [role=alert], [role=status]");
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.textContent?.trim() && said(node)) watch.spoken.push(node.textContent.trim());
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
})()"""

SETTLED = """done => __watch.done > done && __watch.pending === 0 && __watch.news.revision >= __watch.revision"""
MY_TURN = """() => {
  const news = __watch.news;
  if (!news || __watch.pending || news.revision < __watch.revision) return false;
  return news.head.phase !== "playing" || (news.desk.turn !== null && news.desk.turn === news.head.you);
}"""
POLL_MS = 30
WAIT_MS = 60_000
TABLES_MAX = 5
ENGLISH = Language("en")

Desk = dict[str, Any]


class Player:
    """A person at a browser of their own."""

    def __init__(self, context: Any, name: str = "") -> None:
        self.context, self.name, self.language = context, name, ENGLISH
        context.add_init_script(WATCH)
        context.set_default_timeout(WAIT_MS)
        self.complaints: list[str] = []
        self._salts = 0
        self._commands, self._revision = 0, 0  # of the test, without the page; the revision is the last one known
        self.forgiven: re.Pattern[str] | None = None
        self.page = self.tab()

    def tab(self) -> Any:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        return page

    def _heard(self, message: Any) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.forgiven is None or not self.forgiven.search(message.text):
            self.complaints.append(f"{message.type}: {message.text} {(message.location or {}).get('url', '')}")

    # --- Without the page: come to the situation that a test is about

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request to the server as this person."""
        asking = self.context.request
        address = f"{path}{'&' if '?' in path else '?'}protocol={PROTOCOL}"
        answer = asking.get(address) if body is None else asking.post(address, data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def salt(self) -> str:
        """The player's salt for the shuffle: the same each time a test runs; each number in DEALS gives other cards."""
        self._salts += 1
        test = os.environ.get("PYTEST_CURRENT_TEST", "").split(" ")[0]
        return salt_of(f"{os.environ.get('DEALS', '1')} {test} {self.name} {self._salts}")

    def table(self, game: str, seats: list[str] | None = None, **more: Any) -> str:
        """Open a table, by default against bots, and return its id; ``seats`` are the players at the others."""
        self.ask("/api/guests", {"name": self.name or "Ala"})
        others = ["bot:greedy"] * (2 if game == "tysiac" else 1)
        asked: dict[str, Any] = {"game": game, "seats": ["me", *(seats or others)], "salt": self.salt(), **more}
        return str(self.ask("/api/tables", asked)["table"])

    def sit(self, game: str, seats: list[str] | None = None, **more: Any) -> str:
        """Open a table and its page; return the table's id."""
        table = self.table(game, seats, **more)
        self.open(f"/t/{table}")
        return table

    def join(self, code: str) -> None:
        """Sit down at a table by its code."""
        self.ask("/api/guests", {"name": self.name or "Bo"})
        self.open(f"/t/{self.ask(f'/api/invitations/{code}/seat', {})['table']}")

    def open(self, path: str) -> None:
        self.page.goto(path)
        if path.startswith(("/t/", "/watch/")):
            self.until("() => __watch.news !== null")

    # --- What the page has

    def until(self, true: str, arg: Any = None, page: Any = None) -> None:
        """Wait for a condition of the page."""
        (page or self.page).wait_for_function(true, arg=arg, polling=POLL_MS)

    def watched(self, what: str, page: Any = None) -> Any:
        """The page's notes, as JSON: Playwright would convert each value separately."""
        return json.loads((page or self.page).evaluate(f"JSON.stringify(__watch.{what})"))

    def news(self, page: Any = None) -> dict[str, Any]:
        found: dict[str, Any] = self.watched("news", page)
        return found

    @property
    def head(self) -> dict[str, Any]:
        found: dict[str, Any] = self.watched("news.head")
        return found

    @property
    def desk(self) -> Desk:
        found: Desk = self.watched("news.desk")
        return found

    @property
    def spoken(self) -> list[str]:
        """The texts for a screen reader, in order: one utterance for each group of events."""
        found: list[str] = self.watched("spoken")
        return found

    def says(self, doing: Callable[[], object], beginning: str) -> str:
        """Do something, wait for a later utterance with this beginning, and return all of it."""
        before = self.page.evaluate("__watch.spoken.length")
        doing()
        found = """([before, beginning]) => {
          const said = __watch.said(beginning, before);
          return said?.slice(__watch.place(said, beginning));
        }"""
        said = self.page.wait_for_function(found, arg=[before, beginning], polling=POLL_MS)
        return str(said.json_value())

    def times(self, sentence: str) -> int:
        """How often a sentence has been spoken."""
        return " ".join(self.spoken).count(sentence)

    def act(self, doing: Callable[[], object]) -> None:
        """Do something that is a command, and wait for its result."""
        done = self.page.evaluate("__watch.done")
        doing()
        self.until(SETTLED, done)
        assert self.page.evaluate("__watch.refused") == []

    def my_turn(self) -> str:
        """Wait until it is my turn or the deal is over; return the phase of the table."""
        self.until(MY_TURN)
        return str(self.head["phase"])

    # --- Playing

    def play(self, steps_max: int | None = None, deals_max: int = 60) -> int:
        """Play until the match is over; return the number of deals.

        ``steps_max``: the number of decisions of the first deal, and of the second, that use the page; None: all.
        """
        steps = 0
        while (phase := self.my_turn()) in ("playing", "between"):
            if phase == "between":
                assert self.head["deal"] < deals_max, "the match does not end"
                self.next_deal()
                steps = 0
            elif steps == steps_max:
                self.hurry(deals=self.head["deal"] > 1)
            else:
                self.step()
                steps += 1
        assert phase == "over"
        return int(self.head["deal"])

    def come_to(self, game: str, found: Callable[[Desk], Any], **more: Any) -> Any:
        """Sit down, play without the page until something is found at the person's turn, open the page; return what was
        found.

        If a match ends before that, another one follows.
        """
        for _ in range(TABLES_MAX):
            table = self.table(game, **more)
            if what := self.play_on(table, found):
                self.open(f"/t/{table}")
                assert self.my_turn() == "playing"
                return what
        raise AssertionError(f"{found.__name__}: not in {TABLES_MAX} matches")

    def finish(self, game: str, **more: Any) -> None:
        """Play a whole match without the page, and open the page when it is over."""
        table = self.table(game, **more)
        self.play_on(table)
        self.open(f"/t/{table}")

    def hurry(self, found: Callable[[Desk], Any] = lambda _: None, deals: bool = True) -> Any:
        """Play as ``play_on``, at the open table, until the page has followed."""
        what = self.play_on(self.head["table"], found, deals)
        self.until("revision => __watch.news.revision >= revision", self._revision)
        return what

    def play_on(self, table: str, found: Callable[[Desk], Any] = lambda _: None, deals: bool = True) -> Any:
        """Play without the page until something is found on the table at the person's turn.

        Return what was found; None if the match is over, or the deal where ``deals`` is false.
        """
        while (news := self._turn(table))["head"]["phase"] != "over":
            if news["head"]["phase"] == "between":
                if not deals:
                    return None
            elif what := found(news["desk"]):
                return what
            self._decide(table, news)
        return None

    def decide(self, table: str) -> None:
        """Make one decision of the person, or begin the next deal, without the page."""
        self._decide(table, self._turn(table))

    def follow(self) -> None:
        """Make one decision without the page, and wait until the page has it: a third of the time of ``step``."""
        self.decide(self.head["table"])
        self.until("revision => __watch.news.revision >= revision", self._revision)

    def _decide(self, table: str, news: dict[str, Any]) -> None:
        if news["head"]["phase"] == "between":
            self._command(table, news, do="next")
        else:
            self._command(table, news, do="move", move=usual(news["desk"]))

    def _turn(self, table: str) -> dict[str, Any]:
        """The news of a table when it is the person's turn or the deal is over."""
        for _ in range(WAIT_MS // POLL_MS):
            news: dict[str, Any] = self.ask(f"/api/tables/{table}?lang=en")
            self._revision = news["revision"]
            if news["head"]["phase"] != "playing" or news["head"]["actor"] == news["head"]["you"]:
                return news
            time.sleep(POLL_MS / 1000)
        raise AssertionError(f"nobody acts at {table}")

    def _command(self, table: str, news: dict[str, Any], **doing: str) -> None:
        self._commands += 1
        asked = {"id": f"quick-{self._commands}", "revision": news["revision"], **doing}
        self._revision = self.ask(f"/api/tables/{table}/commands", asked)["revision"]

    def play_to(self, game: str, found: Callable[[Desk], Any], **more: Any) -> Any:
        """Play as ``come_to``, but in the page: for tests that look at it at each turn."""
        for _ in range(TABLES_MAX):
            self.sit(game, **more)
            while (phase := self.my_turn()) != "over":
                if phase == "between":
                    self.next_deal()
                elif what := found(self.desk):
                    return what
                else:
                    self.step()
        raise AssertionError(f"{found.__name__}: not in {TABLES_MAX} matches")

    def step(self) -> None:
        """Make one decision."""
        try:
            getattr(self, self.head["game"])()
        except Exception:  # the content of the page explains the failure
            print(self.desk, self.spoken[-5:], self.page.locator("main").aria_snapshot())
            raise

    def next_deal(self) -> None:
        raise NotImplementedError

    def tysiac(self) -> None:
        raise NotImplementedError

    def mille(self) -> None:
        raise NotImplementedError


def salt_of(name: str) -> str:
    """The salt of a player for the shuffle: always the same for a name."""
    return hashlib.sha256(name.encode()).hexdigest()


def usual(desk: Desk) -> str:
    """The move that these players make, in its written form."""
    moves = {move["verb"]: move["move"] for move in reversed(desk["moves"])}
    if desk["phase"] == "auction":
        return str(moves["bid"] if bids_now(desk) else moves["pass"])
    wanted = ("draw", "lay", "discard") if desk["game"] == "mille" else ("marry", "give", "contract", "play")
    found = next((moves[verb] for verb in wanted if verb in moves), desk["moves"][0]["move"])
    return str(found)


def bids_now(desk: Desk) -> bool:
    """The auction of these players: they bid once, or where they must."""
    may_pass = any(move["verb"] == "pass" for move in desk["moves"])
    return desk["call"] is not None and (not may_pass or desk["bids"][desk["seat"]] is None)


def may_lay(desk: Desk) -> Desk | None:
    """The desk, where the first lay on offer leaves cards to play with."""
    laid = next((move["cards"] for move in desk["moves"] if move["verb"] == "lay"), None)
    return desk if desk["phase"] == "meld" and laid is not None and len(laid) < len(desk["hand"]) - 1 else None


def set_to_lay(desk: Desk) -> list[int]:
    """Three or more cards of one rank in hand, by their place in it; none if there are no such cards."""
    ranks = [held["card"][0] for held in desk["hand"] if "lay" in held["can"]]
    for rank in ranks:
        places = [at for at, held in enumerate(desk["hand"]) if held["card"][0] == rank]
        if len(places) >= 3 and rank != "2":
            return places
    return []
