"""What the server sends of the report after a match; the rest of what it sends is in ``protocol.py``.

Chances are between 0 and 1; points are hundredths of the chance to win the match.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Term = Literal["luck_deal", "luck_draws", "luck_hidden", "own_slips", "others_slips"]


class ReportMoment(Struct, frozen=True):
    """A decision of mine that cost some of my chance to win the match.

    ``number`` from 1, the largest loss first; ``deal`` from 1; ``step``: how many lines of the deal come before it, its
    step in the replay; ``loss`` of the chance; ``band``: 0 to 3, how large that is; ``text``: what it cost, what was
    better, and why.
    """

    number: int
    deal: int
    step: int
    loss: float
    band: int
    text: list[str]


class ReportPart(Struct, frozen=True):
    """A part of the balance of a seat.

    ``points`` is exact: with ``points`` of all parts, ``100 * expected`` becomes ``100 * result``.  ``whole`` is what
    people read, rounded so that it adds up too; null where it is too small to tell.  ``within`` is half of the 95 %
    interval, 0 where nothing of the kind has happened.  ``text`` says it in a sentence.
    """

    term: Term
    name: str
    points: float
    whole: int | None
    within: int
    text: str


class ReportSum(Struct, frozen=True):
    """A part of what a seat was paid: as ``points``, ``whole`` and ``within`` of a ``ReportPart``, in money."""

    exact: float
    whole: int | None
    within: int


class ReportMoney(Struct, frozen=True):
    """The balance of what a seat was paid, below 0 what it paid, in the money that the table was played for.

    ``expected`` and ``result`` are rounded; ``parts`` in the order of the chance's.
    """

    expected: int
    result: int
    parts: list[ReportSum]


class ReportSeat(Struct, frozen=True):
    """The balance of a seat.

    ``summary``: what was expected and what came of it; ``expected``, ``result``: the chance before the match and after
    it; ``parts`` lead from one to the other; ``bands``: how many decisions cost much; ``money``: the same of the
    payment, null where nothing was played for.
    """

    seat: int
    summary: str
    expected: float
    result: float
    parts: list[ReportPart]
    bands: str
    money: ReportMoney | None


class MatchReport(Struct, frozen=True):
    """What a match owed to luck and to decisions, as one of its seats is told.

    ``names`` by seat, ``you`` is my seat; ``deals`` counts those it covers; ``chances``: of each seat, before the first
    deal and after each; ``moments`` are mine; ``balance`` by seat; ``sentences``: all of it, to be read from the top.
    """

    names: list[str]
    you: int
    deals: int
    chances: list[list[float]]
    moments: list[ReportMoment]
    balance: list[ReportSeat]
    sentences: list[str]


class TableReport(Struct, frozen=True):
    """The report on my match, or how far it is: ``done`` of its ``of`` parts are worked out.

    ``why``: why there is none, and why none will come.
    """

    done: int
    of: int
    report: MatchReport | None
    why: str | None


class SlipLine(Struct, frozen=True):
    """A moment of one of my matches, in a list: it can be asked like a problem.

    ``table``: that of the match; ``deal`` and ``step`` as in its report; ``played``: when the match ended.
    """

    id: str
    table: str
    deal: int
    step: int
    played: str


class Slips(Struct, frozen=True):
    """My moments in a game, those of my last match first."""

    slips: list[SlipLine]
