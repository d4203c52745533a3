"""What is counted of matches that are over, for the faces ``statistics`` of the games.

A game's ``statistics.py`` has ``FIGURES`` and, where it has levels of something, ``GRID``: what it counts, in the order
in which it is shown.  ``deal_counts(end)`` counts a deal that is over, ``match_counts(rules, after, winner)`` a match,
each by seat.  Counts add up over deals and matches.  What is not known of a deal is left out: ``Count.of`` says over
how many occasions a figure holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, Literal, NamedTuple

from msgspec import Struct

from chiliad.game import Event, Observation, Rules, Settlement

FigureLook = Literal["share", "rate", "mean", "sum"]
"""How a figure is written: 12 of 20 (60%); 12 in 20 deals; the mean of 20 deals; a sum with its sign."""


class Count(NamedTuple):
    """Something counted: ``amount`` of it over ``of`` occasions (deals, matches, contracts)."""

    amount: int
    of: int


Counts = dict[str, Count]
"""What is counted of a player, by the name of the figure."""


class Figure(NamedTuple):
    """A figure that is shown: the name of its count, which the message ``figure-NAME`` says, and how it is written."""

    name: str
    look: FigureLook


class Grid(NamedTuple):
    """A table of counts: for each of ``rows``, named by the number from which it counts, each of ``columns``.

    The count of a place is named ``COLUMN@ROW``.  The messages ``grid-NAME`` (the caption), ``grid-NAME-corner``,
    ``grid-NAME-row``, ``grid-NAME-all`` and ``grid-COLUMN`` say what they are.
    """

    name: str
    rows: tuple[int, ...]
    columns: tuple[str, ...]

    def place(self, column: str, row: int) -> str:
        """The name of a count."""
        return f"{column}@{row}"


class DealEnd(NamedTuple, Generic[Rules, Observation]):
    """A deal that is over: the public's observation of its end, and what it came to.

    ``events``: all that happened, None for a deal that a score-keeper typed; ``typed``: what was typed then.
    """

    rules: Rules
    seen: Observation
    settlement: Settlement
    events: Sequence[Event] | None
    typed: Mapping[str, object]


class FiguresRow(Struct, frozen=True):
    """A row of a table: what it is about, and what is written in each column.

    ``against``: the key of the opponent whom the row is about, null for any other row; ``month``: the first
    day of the month that it is about, in the calendar of the language.
    """

    label: str
    cells: list[str]
    against: str | None = None
    month: str | None = None


class FiguresTable(Struct, frozen=True):
    """A table of figures: ``corner`` is the head of the column of labels, ``head`` those of the others."""

    caption: str
    corner: str
    head: list[str]
    rows: list[FiguresRow]


def added(many: Iterable[Counts]) -> Counts:
    """Counts added up."""
    found: Counts = {}
    for counts in many:
        for name, (amount, of) in counts.items():
            was = found.get(name, Count(0, 0))
            found[name] = Count(was.amount + amount, was.of + of)
    return found
