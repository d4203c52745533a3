"""Play by what a screen reader finds: roles, names and states, and nothing else of the page."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from chiliad.i18n.language import Language
from page.driver import ENGLISH, Player

MARK = re.compile(r"{([AKQJT2-9])([shdc]?)(?:\.(acc|ins))?}")
SIGNS = re.compile("[\u200e\u200f\u2066-\u2069\ufe0e]")  # they control the direction of a line, and are not words


def heard(sentence: str, language: Language) -> str:
    """A sentence with its cards by name."""

    def name(mark: re.Match[str]) -> str:
        rank = int(mark[1]) if mark[1].isdigit() else mark[1]
        if not mark[2]:
            return language.text("rank-named", rank=rank)
        message = f"card-named.{mark[3]}" if mark[3] and language.has(f"card-named.{mark[3]}") else "card-named"
        return language.text(message, rank=rank, suit=mark[2])

    return SIGNS.sub("", MARK.sub(name, sentence))


def holding(message: str, **args: Any) -> re.Pattern[str]:
    """A name that contains this message."""
    return re.compile(re.escape(ENGLISH.text(message, **args)))


def press(found: Any) -> None:
    """Press an element as a screen reader does: without a pointer, which another element could block."""
    found.focus()
    found.page.keyboard.press("Enter")


class ScreenReader(Player):
    """A person who hears the page."""

    def role(self, role: str, message: str, **args: Any) -> Any:
        return self.page.get_by_role(role, name=holding(message, **args)).first

    @property
    def card(self) -> Any:
        """The first card of the hand that is usable."""
        hand = self.page.get_by_role("toolbar", name=re.compile("^Your hand"))
        return hand.get_by_role("button", disabled=False).first

    def answer(self, group: str) -> Any:
        return self.page.get_by_role("group", name=ENGLISH.text(group)).get_by_role("button").first

    def first_of(self, *choices: Any) -> int:
        """Wait for one of the elements to appear, and return it."""
        union = choices[0]
        for choice in choices[1:]:
            union = union.or_(choice)
        union.first.wait_for()
        return next(at for at, choice in enumerate(choices) if choice.count() > 0)

    def next_deal(self) -> None:
        self.act(lambda: press(self.role("button", "table-next-deal")))

    def tysiac(self) -> None:
        gives, marries = self.answer("table-give-group"), self.answer("table-marriage-group")
        lays, takes = self.answer("table-lay-away-group"), self.role("button", "desk-take-talon", number=1)
        passes, bids = self.role("button", "desk-pass"), self.page.get_by_role("spinbutton")
        which = self.first_of(passes, bids, takes, self.card)
        if which < 3:
            if which == 1:
                press(bids)  # the page asks, as nobody has chosen the number
            return self.act(lambda: press([passes, bids, takes][which]))
        laying = ENGLISH.text("table-can", verb="discard") in (self.card.get_attribute("aria-label") or "")
        if laying:
            press(self.card)
            return self.act(lambda: press(lays))
        marriage = ENGLISH.text("table-can", verb="marry") in (self.card.get_attribute("aria-label") or "")
        taken = ENGLISH.text("table-talon-taken", who="you")
        giving = self.page.get_by_role("region", name=taken, exact=True).count() > 0
        if not giving and not marriage:
            return self.act(lambda: press(self.card))
        press(self.card)
        return self.act(lambda: press(gives if giving else marries))

    def mille(self) -> None:
        draws, lays = self.role("button", "desk-draw"), self.answer("table-offers")
        which = self.first_of(draws, lays, self.card)
        if which < 2:
            return self.act(lambda: press([draws, lays][which]))
        press(self.card)
        return self.act(lambda: press(self.role("button", "table-discard")))


class Figures(NamedTuple):
    """A seat's figures of a deal on the score sheet."""

    score: int
    total: int


def open_sheet(page: Any, language: Language = ENGLISH) -> Any:
    """Open the score sheet over the table, and return what a screen reader reads as a table."""
    press(page.get_by_role("button", name=language.text("table-menu")))
    press(page.get_by_role("menuitem", name=language.text("table-menu-sheet")))
    dialog = page.get_by_role("dialog", name=language.text("table-menu-sheet"))
    table = dialog.get_by_role("table", name=language.text("sheet-caption"))
    table.wait_for()
    return table


def sheet(page: Any, seats: int, language: Language = ENGLISH) -> list[list[Figures]]:
    """The score sheet over the table, as a screen reader reads it: by deal, then seat."""
    table = open_sheet(page, language)
    found = []
    for row in table.get_by_role("row").all():
        header = row.get_by_role("rowheader")
        if header.count() and header.inner_text().strip().isdigit():
            cells = row.get_by_role("cell").all_inner_texts()[-seats:]
            found.append([figures(cell, language) for cell in cells])
    page.keyboard.press("Escape")
    return found


def figures(cell: str, language: Language = ENGLISH) -> Figures:
    """The text of one cell: the score first, then the running total and other figures."""
    cell = SIGNS.sub("", cell.replace("\u2212", "-"))
    score = re.search(r"[+-]?\d+", cell)
    running = SIGNS.sub("", language.text("sheet-running", total=0))
    total = re.search(re.sub("[0۰]", r"(-?\\d+)", running), cell)
    assert score is not None, cell
    assert total is not None, cell
    return Figures(int(score[0]), int(total[1]))
