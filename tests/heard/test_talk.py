"""Table talk by ear, with Orca: what another player says is spoken once, and a phrase is said by keys alone."""

from __future__ import annotations

import time
from typing import Any

import httpx

from chiliad.server.protocol import PROTOCOL
from heard.listener import LIMIT_S, Listener
from page.driver import ENGLISH, usual

AFTER_S = 2.0  # in which nothing is spoken a second time


class Friend:
    """The other player, without a page."""

    def __init__(self, url: str, name: str) -> None:
        self.asking = httpx.Client(base_url=url, timeout=LIMIT_S, params={"protocol": str(PROTOCOL)})
        self.name, self.table, self._sent = name, "", 0
        self.ask("/api/guests", {"name": name})

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self.asking.get(path) if body is None else self.asking.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def command(self, **doing: str) -> None:
        self._sent += 1
        revision = self.ask(f"/api/tables/{self.table}")["revision"]
        self.ask(
            f"/api/tables/{self.table}/commands", {"id": f"{self.name}-{self._sent}", "revision": revision, **doing}
        )

    def play_to_the_other(self) -> None:
        """Make moves until it is the other player's turn."""
        while (desk := self.ask(f"/api/tables/{self.table}")["desk"])["turn"] == desk["seat"]:
            self.command(do="move", move=usual(desk))


def spoken(seat: Listener, sentence: str, since: float) -> int:
    """How often a sentence has been spoken to its end."""
    return " ".join(one.said for one in seat.journal.spoken(since)).count(sentence)


def hears_once(seat: Listener, sentence: str, since: float) -> None:
    seat.until(lambda: spoken(seat, sentence, since) > 0, f"“{sentence}”")
    seat.quiet(AFTER_S)
    assert spoken(seat, sentence, since) == 1


def test_a_phrase_is_spoken_once_and_said_by_keys(listener: Listener) -> None:
    seat = listener
    seat.begin("mille", seats=["me", "open"])
    friend = Friend(seat.url, "Boris")
    invite = seat.ask(f"/api/tables/{seat.table}")["head"]["invite"]
    friend.table = friend.ask(f"/api/invitations/{invite}/seat", {})["table"]
    friend.play_to_the_other()
    seat.open()
    seat.quiet()

    def line(name: str, phrase: str) -> str:
        return ENGLISH.text("talk-line", name=name, phrase=ENGLISH.text(f"talk-phrase-{phrase}"))

    at = seat.focus()
    for phrase in ("well-played", "applause"):
        since = time.time()
        friend.command(do="say", phrase=phrase)
        hears_once(seat, line("Boris", phrase), since)
    assert seat.focus() == at
    assert seat.asks("t") == "", "the table still answers"

    menu, first = ENGLISH.text("talk-choose"), ENGLISH.text("talk-phrase-hello")
    opened = " ".join(seat.answer("m"))
    assert menu in opened, opened
    assert first in opened, opened
    assert ENGLISH.text("talk-phrase-good-luck") in " ".join(seat.answer("Down"))
    since = time.time()
    seat.answer("3")
    hears_once(seat, line(ENGLISH.text("table-you"), "well-played"), since)
    assert seat.settled()["card"] == at["card"]
    assert seat.asks("h") == "", "a plain letter reaches the table again"
    friend.asking.close()
