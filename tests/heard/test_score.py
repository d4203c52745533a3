"""The score sheet by ear, with Orca: deals are typed by keys alone, read from the sheet, corrected, and followed."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from chiliad.i18n.language import Language
from chiliad.presentation.said import Said
from heard.compare import plain
from heard.listener import Listener
from page.screen_reader import SIGNS

NAMES = ("Ala", "Bo", "Cem")
FIRST = (120, 10, 10, 140)  # contract, points of both defenders and of the declarer
SECOND = (150, 20, 40, 60)
CORRECTED = (120, 10, 10, 100)  # the first deal was not made
FORM = "document.querySelector('form fieldset input') !== null"
FIELD = "document.activeElement.id"


class Keeper:
    """A person who keeps score by keys and hearing alone."""

    def __init__(self, seat: Listener, lang: str) -> None:
        self.seat, self.lang = seat, Language(lang)

    def open(self, path: str) -> None:
        page, lang = self.seat.page, self.lang.code
        page.open(f"{self.seat.url}/help")
        chosen = f"localStorage.clear(); localStorage.setItem('chiliad-settings', '{json.dumps({'language': lang})}')"
        self.seat.until(lambda: page.evaluate("document.querySelector('h1') !== null"), "a page of the server")
        page.evaluate(chosen)
        self.seat.desktop.press("Control_L")  # after a key of its own, Orca ignores where a page moves the focus
        page.open(f"{self.seat.url}{path}")

    def said(self, since: float) -> str:
        return plain(SIGNS.sub("", " ".join(one.said for one in self.seat.journal.spoken(since))))

    def hears(self, since: float, *sentences: str) -> None:
        """Wait until these are spoken, and check that each was spoken once, in this order."""
        wanted = [plain(SIGNS.sub("", one)) for one in sentences]
        self.seat.until(lambda: all(one in self.said(since) for one in wanted), str(sentences))
        self.seat.quiet()
        said = self.said(since)
        assert [said.count(one) for one in wanted] == [1] * len(wanted), said
        assert [said.index(one) for one in wanted] == sorted(said.index(one) for one in wanted), said

    def text(self, message: str, **args: Any) -> str:
        return SIGNS.sub("", self.lang.text(message, **args))

    def type(self, written: str) -> None:
        for one in written:
            self.seat.desktop.press(one)
        self.seat.quiet()

    def press(self, key: str, *sentences: str) -> None:
        since = time.time()
        self.seat.desktop.press(key)
        self.hears(since, *sentences)

    def enters(self, title: str) -> None:
        """Press the space bar, and hear the title of the dialog that opens."""
        since = time.time()
        self.seat.desktop.press("space")
        self.seat.until(lambda: plain(title) in self.said(since), title)
        self.seat.quiet()

    def number(self, number: int, *sentences: str) -> None:
        """Type the number that is asked for, and hear what is asked or told next."""
        assert self.seat.page.evaluate(FIELD) == "score-answer"
        self.type(str(number))
        self.press("Return", *sentences)

    def points(self, name: str) -> str:
        return self.text("tysiac-score-points", name=name)

    def told(self, points: tuple[int, ...]) -> list[str]:
        """What a deal that Ala declared comes to, sentence by sentence."""
        contract, *others, own = points
        message = "tysiac-scored-made" if own >= contract else "tysiac-scored-failed"
        sentences = [self.text(message, who="other", name=NAMES[0], points=own, contract=contract)]
        for name, score in zip(NAMES[1:], others, strict=True):
            sentences.append(self.text("tysiac-scored-defender", who="other", name=name, points=score, score=score))
        return sentences

    def total(self, name: str, was: int, now: int) -> str:
        written = {key: self.lang.number(str(number)) for key, number in (("was", was), ("now", now))}
        return self.text("score-changed-total", who="other", name=name, **written)

    def standing(self, *totals: int, names: tuple[str, ...] = NAMES) -> str:
        """What each player has, in a sentence."""
        said = Said(self.lang)
        each = (
            said.text("sheet-summary-total", name=one, total=total) for one, total in zip(names, totals, strict=True)
        )
        return SIGNS.sub("", said.text("sheet-standing", totals=said.listed([*each])))

    def deal(self, points: tuple[int, ...], *after: str) -> None:
        """Type a deal that Ala declares: the focus is on her name, or on what says that it was she before."""
        self.press("Return", self.text("tysiac-score-contract"))
        contract, second, third, own = points
        self.number(contract, self.points(NAMES[1]))
        self.number(second, self.points(NAMES[2]))
        self.number(third, self.points(NAMES[0]))
        self.number(own, *after)

    def seat_players(self, names: tuple[str, ...] = NAMES) -> None:
        page = self.seat.page
        self.seat.until(lambda: page.evaluate(FORM), "the form")
        self.seat.quiet()
        for name in names:
            self.seat.until(lambda: self.tabbed("document.activeElement.closest('fieldset') !== null"), "a field")
            self.type(name)

    def running(self, total: int) -> str:
        return self.text("sheet-running", total=self.lang.number(str(total)))

    def moves(self, keys: str, *wanted: str | int) -> None:
        """Go from cell to cell, and hear these in the last one, in this order."""
        for key in keys.split():
            heard = SIGNS.sub("", " ".join(self.seat.answer(f"alt+shift+{key}")))
        at = 0
        for one in wanted:
            written = SIGNS.sub("", self.lang.number(str(one)) if isinstance(one, int) else one)
            at = heard.find(written.lstrip(",، "), at) + 1
            assert at, (written, heard)

    def tabbed(self, script: str) -> bool:
        self.seat.desktop.press("Tab")
        self.seat.quiet()
        return bool(self.seat.page.evaluate(script))


@pytest.mark.parametrize("lang", ["en", "es", "fa"])
def test_deals_are_typed_read_and_corrected(listener: Listener, lang: str) -> None:
    seat, keeper = listener, Keeper(listener, lang)
    keeper.open("/score/tysiac")
    keeper.seat_players()
    who = keeper.text("tysiac-score-declarer", names=", ".join(NAMES))
    keeper.press("Return", who)
    keeper.deal(FIRST, *keeper.told(FIRST), keeper.standing(120, 10, 10), who)
    keeper.deal(SECOND, *keeper.told(SECOND), keeper.standing(-30, 30, 50), who)

    # Cell by cell: whose it is where the column changes, which deal where the row does, and marks in words.
    assert keeper.text("sheet-caption") in " ".join(seat.answer("t"))
    keeper.moves("Right Right", NAMES[0])
    keeper.moves("Down", "+", 120, keeper.running(120))
    keeper.moves("Right", NAMES[1], "+", 10, keeper.running(10))
    keeper.moves("Down", keeper.text("score-change-deal", deal=2), "+", 20, keeper.running(30))
    keeper.moves("Left", NAMES[0], "−", 150, keeper.running(-30))
    keeper.moves("Left", keeper.text("sheet-column-contract"), NAMES[0], 150)
    keeper.moves("Left", keeper.text("sheet-of-deal", deal=2))

    # The first deal was not made after all: what is changed besides is told with it.
    seat.answer("shift+t")
    keeper.press("b", keeper.text("score-change-deal", deal=1))
    assert keeper.text("score-of-deal", deal=1) in " ".join(seat.answer("Return"))
    keeper.press("Tab", keeper.text("score-correct"))
    keeper.press("Return", who, f"{NAMES[0]} {keeper.text('score-before')}")
    corrected = (*keeper.told(CORRECTED), keeper.total("Ala", -30, -270), keeper.standing(-270, 30, 50))
    keeper.deal(CORRECTED, *corrected, who)


def test_a_match_for_stakes_is_typed_shown_to_the_room_and_paid(listener: Listener) -> None:
    seat, keeper = listener, Keeper(listener, "en")
    players = NAMES[:2]
    ala, bo = players
    keeper.open("/score/mille")
    keeper.seat_players(players)
    who = keeper.text("mille-score-out", names=", ".join(players))
    keeper.press("Return", who)
    for deal in (1, 2):
        keeper.press("Return", keeper.text("mille-score-points", name=ala))
        keeper.number(650, keeper.text("mille-score-stars", name=ala))
        keeper.number(1, keeper.text("mille-score-points", name=bo))
        seat.desktop.press("minus")
        keeper.number(40, keeper.text("mille-score-stars", name=bo))
        over = keeper.text("score-over-won", name=ala)
        keeper.press("Return", keeper.standing(650 * deal, -40 * deal, names=players), who if deal == 1 else over)

    # Bo owes Ala: who ticks it hears that it is paid, and stays among the payments.
    record = seat.page.evaluate("document.querySelector('.payments .choice').textContent")
    owed = " ".join(str(record).split())
    assert owed.startswith(keeper.text("score-pays", payer=bo, payee=ala, amount=1)[:-1])
    since = time.time()
    seat.until(lambda: keeper.tabbed("document.activeElement.closest('.payments') !== null"), "the payment")
    seat.until(lambda: plain(owed) in keeper.said(since), owed)
    amount = int(owed.split()[-1])
    paid = keeper.text("score-paid", payer=bo, payee=ala, amount=amount)
    since = time.time()
    seat.desktop.press("space")
    seat.until(lambda: plain(paid) in keeper.said(since), paid)
    seat.until(lambda: plain(keeper.text("score-nobody-owes")) in keeper.said(since), "that nobody owes anything")
    seat.until(lambda: seat.page.evaluate("document.activeElement.closest('.paid') !== null"), "the paid one")

    # The last deal is heard in the large figures as it is seen.
    give = keeper.text("score-give")
    since = time.time()
    seat.until(lambda: keeper.tabbed(f"document.activeElement.textContent === '{give}'"), give)
    seat.until(lambda: plain(give) in keeper.said(since), give)
    keeper.enters(give)
    keeper.press("Tab", keeper.text("score-large"))
    keeper.enters(keeper.text("score-title", name="Mille"))
    figures = ""
    for _ in range(12):  # line by line
        figures += " ".join(seat.answer("Down")) + " "
    for shown in (keeper.text("sheet-total"), "1300", "650", "\N{MINUS SIGN}80", keeper.text("sheet-wins")):
        assert shown in figures


def test_whoever_follows_an_evening_hears_a_new_deal_once(listener: Listener) -> None:
    seat, keeper = listener, Keeper(listener, "en")
    head = {"game": "tysiac", "names": [*NAMES], "preset": "playroom", "options": {}, "small": 1, "dealer": 0}
    sheet = {**head, "date": "2026-01-02", "deals": []}
    shared = seat.ask("/api/evenings?lang=en", {"sheets": [sheet], "paid": []})
    seat.page.ask("Network.clearBrowserCookies")  # whoever follows is somebody else
    keeper.open(f"/evening/{shared['code']}")
    pen = keeper.text("score-pen-of", name="Ann")
    seat.until(lambda: pen in str(seat.page.evaluate("document.querySelector('main')?.textContent")), pen)
    seat.until(lambda: plain(pen) in keeper.said(0), pen)
    seat.desktop.press("Control_L")  # enough of what the page is: else what is told next may be read with it
    seat.quiet()
    since = time.time()
    contract, second, third, own = FIRST
    answers = [0, str(contract), str(second), str(third), str(own)]
    typed = {"do": "type", "deal": 1, "insert": False, "answers": answers}
    settled = seat.ask("/api/sheets?lang=en", {"sheet": sheet, "change": typed, "script": False})
    written = {"revision": shared["revision"], "evening": {"sheets": [settled["kept"]], "paid": []}}
    seat.ask(f"/api/evenings/{shared['code']}", written)
    keeper.hears(since, *keeper.told(FIRST), keeper.standing(120, 10, 10))
