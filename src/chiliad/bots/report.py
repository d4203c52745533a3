"""The report after a match: the balance of luck and skill of every deal (``balance.py``), and what mattered.

A report is made of tasks that may run in any process: one for each deal (``deal_balance``), then one for each seat
(``moments``).  The same record, budget and seed give the same report.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple

from chiliad.bots.balance import TERMS, UNIT, Balancer, DealBalance, Slip, valuation
from chiliad.bots.slips import Judge, Verdict, slips_of
from chiliad.errors import Unavailable
from chiliad.i18n.words import BOT
from chiliad.presentation.reasons import Reason
from chiliad.records import Deal, Record, read

MOMENTS = 3
"""So many decisions are told of a seat."""
CHECKED = 12
"""So many decisions of a seat, those that seem to have cost most, are judged again."""
SURE = 2.0
"""What is smaller than so many standard errors is not told to people."""
LOSS_MIN = 0.01
"""A smaller loss of match chance is no moment."""
BANDS = (0.05, 0.10, 0.15)
"""Where a loss of match chance is told as larger: the bands that chess sites use."""


class DealTask(NamedTuple):
    """A deal whose balance is to be made."""

    text: str  # the record
    deal: int  # from 1
    nodes: int | None
    seed: int


class MomentsTask(NamedTuple):
    """A seat whose moments are to be found."""

    text: str  # the record
    seat: int
    slips: tuple[tuple[int, Slip], ...]  # with the number of the deal, those that cost most first
    nodes: int | None
    seed: int


@dataclass(frozen=True)
class Moment:
    """A decision that cost a seat some of its chance to win the match."""

    deal: int
    """From 1."""
    action: int
    """The line of the deal in a record, from 1."""
    step: int
    """How many actions of the deal come before it."""
    seat: int
    place: Reason
    """Where in the deal: the trick, the turn."""
    played: Reason
    better: Reason
    choice: int
    """The first action of what was better."""
    did: int
    """The first action of what was played."""
    loss: float
    """Of the seat's chance to win the match, and its standard error."""
    error: float
    chances: tuple[float, float]
    """The chance after ``played`` and after ``better``."""
    contract: int
    """The contract of ``made``, in points; 0 where there is none."""
    made: tuple[int, int] | None
    """In how many of a hundred possible deals the contract is made, after ``played`` and after ``better``."""
    defends: bool = False
    """Whether the seat plays against that contract."""
    reasons: tuple[Reason, ...] = ()

    @property
    def band(self) -> int:
        """How large the loss is, in whole points: 0 to 3, how many of ``BANDS`` it reaches."""
        return sum(round(self.loss, 2) >= band for band in BANDS)


@dataclass(frozen=True)
class SeatBalance:
    """One seat's balance over a match, or a deal, in units of ``1 / UNIT``; ``errors`` are plain standard errors."""

    result: int
    expected: int
    terms: dict[str, int]
    errors: dict[str, float]

    def as_object(self) -> dict[str, float]:
        """For programs.  Each number is exact as a float, and so is their sum."""
        parts = {term: number / UNIT for term, number in self.terms.items()}
        return {"result": self.result / UNIT, "expected": self.expected / UNIT, **parts}

    def is_sure(self, term: str) -> bool:
        """Whether a part is so much larger than its standard error that people are told it."""
        return self.terms[term] != 0 and abs(self.terms[term]) / UNIT >= SURE * self.errors[term]


@dataclass(frozen=True)
class Report:
    """What a match owed to luck and to decisions.  Only whole deals are in it."""

    game: str
    players: list[str]
    aims: tuple[str, ...]
    """What is valued: ``match``, and ``stakes`` where the game has them."""
    nodes: int | None
    deals: list[DealBalance]
    moments: list[Moment] = field(default_factory=list)
    """All decisions that cost something beyond doubt, of every seat, the largest loss first."""

    def balance(self, aim: int = 0) -> list[SeatBalance]:
        """The balance of the match, by seat; ``aim``: the place in ``aims``."""
        return [_summed(self.deals, aim * len(self.players) + seat) for seat in range(len(self.players))]

    def deal_balance(self, number: int, aim: int = 0) -> list[SeatBalance]:
        """The balance of a deal, by seat: ``expected`` is the chance before it, ``result`` that after it."""
        deal = self.deals[number - 1]
        return [_summed([deal], aim * len(self.players) + seat) for seat in range(len(self.players))]

    def bands(self, seat: int) -> tuple[int, ...]:
        """How many decisions of a seat cost as much as each of ``BANDS``, beyond doubt."""
        bands = [moment.band for moment in self.moments if moment.seat == seat]
        return tuple(sum(band > number for band in bands) for number in range(len(BANDS)))

    def chances(self) -> list[tuple[float, ...]]:
        """Each seat's chance to win the match before the first deal, and after each deal."""
        seats = len(self.players)
        rows = [self.deals[0].before, *(deal.after for deal in self.deals)]
        return [tuple(one / UNIT for one in row[:seats]) for row in rows]

    def told_moments(self, seat: int | None = None) -> list[Moment]:
        """The moments that people are told, by seat: of one seat, or of all ``told_seats``."""
        return [moment for one in self.told_seats(seat) for moment in told_of(self.moments, one)]

    def told_seats(self, seat: int | None = None) -> list[int]:
        """The seats whose moments are told: one; with None, those of persons, or all where nobody is a person."""
        persons = [n for n, player in enumerate(self.players) if not player.startswith("bot:")]
        return [seat] if seat is not None else persons or list(range(len(self.players)))


def told_of(moments: Sequence[Moment], seat: int) -> list[Moment]:
    """The moments that a seat is told, of all in a report: of each deal only the largest of a kind.

    A slip that is repeated is told once.
    """
    found: dict[tuple[int, int, int], Moment] = {}
    for moment in moments:
        if moment.seat == seat:
            kinds = moment.did >> 6, moment.choice >> 6
            found.setdefault((moment.deal, *kinds), moment)
    return list(found.values())[:MOMENTS]


def _summed(deals: Sequence[DealBalance], column: int) -> SeatBalance:
    """The balance of some deals that follow one another."""
    expected = deals[0].before[column] + sum(deal.expected[column] for deal in deals)
    # A deal's table of chances is made for its standing, so two of them may differ a little on the same one.
    expected += sum(after.before[column] - deal.after[column] for deal, after in pairwise(deals))
    return SeatBalance(
        result=deals[-1].after[column],
        expected=expected,
        terms={term: sum(deal.terms[term][column] for deal in deals) for term in TERMS},
        errors={term: sum(deal.errors[term][column] ** 2 for deal in deals) ** 0.5 for term in TERMS},
    )


def whole_deals(record: Record) -> int:
    """How many deals of a record a report covers.

    Raises ``Unavailable``: ``no-balance`` or ``no-balance-of-seats`` where the game can't value its states,
    ``no-whole-deal`` where no deal is over, ``balance-of-view`` where cards are hidden, ``balance-of-typed`` where
    a deal was typed.
    """
    valuation(record.game, record.rules)
    if record.viewer is not None:
        raise Unavailable("balance-of-view")
    if any(deal.typed is not None for deal in record.deals):
        raise Unavailable("balance-of-typed")
    count = sum(deal.settlement is not None for deal in record.deals)
    if not count:
        raise Unavailable("no-whole-deal")
    return count


def deal_balance(task: DealTask) -> DealBalance:
    """The balance of a deal, and the decisions that seem to have cost something."""
    record = read(task.text)
    balance = Balancer(record, task.deal, task.nodes, task.seed).balance()
    return replace(balance, slips=slips_of(record, task.deal, task.nodes, task.seed))


def moment_tasks(
    text: str, record: Record, deals: Sequence[DealBalance], nodes: int | None, seed: int
) -> list[MomentsTask]:
    """What is to be looked at after the balances: the decisions of each seat that seem to have cost most.

    What a bot did for a person who was away is no moment of theirs.
    """
    tasks = []
    for seat in range(record.seats):
        slips = [(deal.number, slip) for deal in deals for slip in deal.slips if slip.seat == seat]
        slips = [one for one in slips if one[1].loss >= max(SURE * one[1].error, LOSS_MIN)]
        slips = [one for one in slips if not _stood_in(record.deals[one[0] - 1], one[1].step)]
        slips.sort(key=lambda one: (-one[1].loss, one[0], one[1].step))
        tasks.append(MomentsTask(text, seat, tuple(slips[:CHECKED]), nodes, seed))
    return tasks


def _stood_in(deal: Deal, step: int) -> bool:
    """Whether a bot decided for the person of the seat: the table notes so beside the line."""
    return any(mark.startswith(BOT) for mark in deal.comments.get(step, "").split("; "))


def moments(task: MomentsTask) -> list[Moment]:
    """The decisions of a seat that cost something beyond doubt, the largest loss first."""
    record = read(task.text)
    judge = Judge(record, task.nodes, task.seed)
    found = []
    for number, slip in task.slips:
        verdict = judge.verdict(number, slip.step)
        if verdict is not None and verdict.compared.loss >= max(SURE * verdict.compared.error, LOSS_MIN):
            found.append(_moment(record, verdict))
    found = [one for one in found if not any(_repeats(later, one) for later in found)]
    found.sort(key=lambda one: (-one.loss, one.deal, one.step))
    return found


def _repeats(later: Moment, one: Moment) -> bool:
    """Whether the better move for a contract could still be made in a later moment: then it cost something only there.

    The bot values the first moment as if the seat could make no use of the second.
    """
    same = one.made is not None and later.made is not None and later.better == one.better
    return same and later.deal == one.deal and later.step > one.step


def _moment(record: Record, verdict: Verdict) -> Moment:
    hint, compared, made = verdict.hint, verdict.compared, verdict.made
    face, state = valuation(record.game, record.rules), record.at(hint.deal, hint.step)
    return Moment(
        deal=hint.deal,
        action=hint.line,
        step=hint.step,
        seat=hint.seat,
        place=face.place(state, record.deals[hint.deal - 1].actions[: hint.step]),
        played=verdict.played,
        better=verdict.better,
        choice=hint.own.candidate.action,
        did=record.deals[hint.deal - 1].actions[hint.step],
        loss=compared.loss,
        error=compared.error,
        chances=(compared.played, compared.other),
        contract=(made.contract or face.contract(state)) if made else 0,
        made=(made.played, made.better) if made else None,
        defends=face.defends(state, hint.seat),
        reasons=verdict.reasons,
    )


def report_of(record: Record, deals: list[DealBalance], found: Sequence[Moment], nodes: int | None) -> Report:
    """The report that the results of all tasks make."""
    aims = valuation(record.game, record.rules).aims(record.rules)
    ordered = sorted(found, key=lambda one: (-one.loss, one.deal, one.step))
    return Report(record.game.name, list(record.players), aims, nodes, deals, ordered)
