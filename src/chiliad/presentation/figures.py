"""A score-keeper's figures, read from plain objects: for the faces ``score_sheet`` of the games.

A game's ``score_sheet.py`` has ``settlement(rules, before, dealer, figures)``: what a deal came to whose figures have
keys of ``FIGURES``, as a record has them for a deal that was typed.  ``settled(rules, figures)`` is for the command
``settle``: its figures also have ``before``, and what else the command needs (``NEEDED``).
``asked(rules, before, dealer, was, ask)`` asks a person for a deal's figures, one after the other; ``before`` is what
stood before the deal, None where nobody knows it yet, and ``was`` are the figures that the deal has now, where they are
corrected.  ``played(rules, seen, settled)`` has those of a deal that was played here, from its
end as all players saw it.  Where there are stakes the module also has ``payout``, ``payout_lines`` and the names of
what is counted besides totals (``COUNTED``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from chiliad.errors import Unreadable
from chiliad.i18n.text_normalize import nearest

KEY_CHARS_MAX = 40


class BadFigures(Unreadable):
    """The object is not of the form it should have; its sentence is in ``commands.ftl`` or ``errors.ftl``."""


def check_keys(
    table: Mapping[str, object], needed_keys: tuple[str, ...], other_keys: tuple[str, ...], place: str = ""
) -> None:
    """Refuses a key that means nothing, then one that is missing."""
    known = dict.fromkeys(needed_keys + other_keys)
    for key in table:
        if key not in known:
            raise BadFigures("bad-key", key=(place + key)[:KEY_CHARS_MAX], near=nearest(key, known))
    for key in needed_keys:
        if key not in table:
            raise BadFigures("missing-key", key=place + key)


def whole(value: object, key: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadFigures("bad-type", key=key, wanted="number")
    if not low <= value <= high:
        raise BadFigures("figure-out-of-bounds", key=key, low=low, high=high)
    return value


def wholes(value: object, key: str, count: int, low: int, high: int) -> tuple[int, ...]:
    """A list of so many whole numbers."""
    if not isinstance(value, list):
        raise BadFigures("bad-type", key=key, wanted="numbers")
    if len(value) != count:
        raise BadFigures("wrong-number-count", key=key, wanted=count, count=len(value))
    return tuple(whole(one, key, low, high) for one in value)


def table_of(value: object, key: str) -> dict[str, object]:
    """An object within the object."""
    if not isinstance(value, dict):
        raise BadFigures("bad-type", key=key, wanted="table")
    return value


def text_of(value: object, key: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise BadFigures("bad-type", key=key, wanted="string")
    return value


class Bounds(NamedTuple):
    """What a number may be: from ``low`` to ``high``, in steps."""

    low: int
    high: int
    step: int = 1


class CountedKind(NamedTuple):
    """A kind of cards that count alike: how it is written, what each is worth, and how many there may be.

    ``alone``: whether there may be some without others of their row before them.  ``was``: how many were counted before
    the deal was corrected.
    """

    card: str
    worth: int
    most: int
    alone: bool = True
    was: int = 0


class CountedGroup(NamedTuple):
    """Cards of one place: ``title`` is the id of a message; a row is one set, or all cards of a hand.

    ``left``: the points that cards of a hand came to before the deal was corrected, where nobody knows which they were.
    """

    title: str
    rows: tuple[tuple[CountedKind, ...], ...]
    left: int = 0


class Counted(NamedTuple):
    """What cards come to: the id of a message, and its arguments."""

    message: str
    args: dict[str, int]


COUNT_VERB = "count"
"""The answer of who counts cards where a number is asked; what they come to only this program can tell."""
BETWEEN_GROUPS = "/"


def counted_before(groups: Sequence[CountedGroup]) -> str:
    """The cards that were counted before a deal was corrected, as they are written."""
    texts = []
    for group in groups:
        rows = ("".join(kind.card * kind.was for kind in row) for row in group.rows)
        texts.append(" ".join(row for row in rows if row))
    return f" {BETWEEN_GROUPS} ".join(texts)


class Asker(Protocol):
    """Asks a score-keeper one thing after the other.

    ``question`` is the id of a message, which is said of the player of ``seat``.  What may be answered besides is given
    as names of verbs (``verb-NAME``), and the answer is then that name.  ``was`` is what was answered before, as the
    figures tell it, where a deal is corrected: it is offered again.  None, or anything else that can't be an answer, is
    nothing.
    """

    def player(self, question: str, seats: Sequence[int], *verbs: str, was: object = None) -> int | str:
        """One of these seats."""

    def number(
        self,
        question: str,
        bounds: Bounds,
        *verbs: str,
        seat: int = 0,
        usual: int | None = None,
        likely: Sequence[int] = (),
        ends: Sequence[int] = (),
        was: object = None,
    ) -> int | str:
        """A number, or a sum of numbers; ``usual``: where nothing is answered; ``likely``: what may be offered.

        ``ends``: the scores of the deal, by seat, if a verb is answered that ends it; empty where none does, or where
        they are not known.
        """

    def yes(self, question: str, seat: int, was: object = None) -> bool:
        """Yes or no."""

    def cards(self, question: str, count: int, deck: Sequence[str], was: object = None) -> str:
        """So many cards of these, run together."""

    def count(
        self, question: str, groups: Sequence[CountedGroup], counted: Callable[[str], Counted], *, seat: int
    ) -> str:
        """Cards counted by kind: those of a row run together, rows with blanks between, groups with a slash.

        ``counted``: what such a text comes to so far; raises ``Unreadable`` for one that is none.
        """
