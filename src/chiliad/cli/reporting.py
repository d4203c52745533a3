"""The report after a match for a terminal: made in several processes, and as an object for programs."""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from chiliad.bots.analysis import ends_of_lines
from chiliad.bots.balance import UNIT, Change, DealBalance
from chiliad.bots.player_balance import MatchBalance, MatchTask, match_balance
from chiliad.bots.report import (
    DealTask,
    Moment,
    Report,
    SeatBalance,
    deal_balance,
    moment_tasks,
    moments,
    report_of,
    whole_deals,
)
from chiliad.bots.report_text import moment_sentences
from chiliad.cli.workers import in_order
from chiliad.i18n.words import Seats, Words
from chiliad.records import Record

Task = TypeVar("Task")
Result = TypeVar("Result")


def shared(function: Callable[[Task], Result], tasks: Sequence[Task], workers: int) -> Iterator[Result]:
    """The results of tasks, in order.  The first is done here: the others find on disk what it compiles."""
    yield from map(function, tasks[:1])
    yield from in_order(function, tasks[1:], len(tasks) - 1, workers)


def steps(record: Record) -> int:
    """How often ``report_on`` says that a part is done."""
    return whole_deals(record) + record.seats


def report_on(
    record: Record, text: str, nodes: int | None, seed: int, workers: int, done: Callable[[], None] = lambda: None
) -> Report:
    """The report on a record; ``text`` is the record as it is written, ``done`` is called after each part."""

    def counted(results: Iterator[Result]) -> list[Result]:
        found = []
        for result in results:
            found.append(result)
            done()
        return found

    tasks = [DealTask(text, deal, nodes, seed) for deal in range(1, whole_deals(record) + 1)]
    deals = counted(shared(deal_balance, tasks, workers))
    asked = moment_tasks(text, record, deals, nodes, seed)
    found = [moment for some in counted(shared(moments, asked, workers)) for moment in some]
    return report_of(record, deals, found, nodes)


@contextmanager
def progress(total: int) -> Iterator[Callable[[], None]]:
    """On a terminal, a bar; elsewhere nothing.  The caller calls what it is given after each part."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        shown = bar.add_task("", total=total)
        yield lambda: bar.advance(shown)


def balances(tasks: Sequence[MatchTask], workers: int) -> list[MatchBalance]:
    """The balances of matches, in order; on a terminal with a bar."""
    found = []
    with progress(len(tasks)) as done:
        for one in shared(match_balance, tasks, workers):
            found.append(one)
            done()
    return found


def report_object(report: Report, record: Record, words: Words) -> dict[str, object]:
    """The report for programs: what ``chiliad analyse --json`` has besides the decisions."""
    told: dict[str, object] = {"nodes": report.nodes}
    for aim, name in enumerate(report.aims):
        end = "" if aim == 0 else f"_{name}"
        balance = report.balance(aim)
        told[f"balance{end}"] = [one.as_object() for one in balance]
        told[f"balance_errors{end}"] = [one.errors for one in balance]
    told["balance_deals"] = [_deal(report, deal, record) for deal in report.deals]
    told["moments"] = [_moment(one, words, report.players) for one in report.moments]
    return told


def _deal(report: Report, deal: DealBalance, record: Record) -> dict[str, object]:
    """The balance of a deal and what each of its events changed."""
    told: dict[str, object] = {"deal": deal.number}
    for aim, name in enumerate(report.aims):
        end = "" if aim == 0 else f"_{name}"
        told[f"seats{end}"] = [_seat(one) for one in report.deal_balance(deal.number, aim)]
    ends = ends_of_lines(record, record.deals[deal.number - 1])
    changes = [_change(one, bisect_right(ends, one.step) + 1, report) for one in deal.changes]
    return {**told, "changes": changes}


def _change(one: Change, line: int, report: Report) -> dict[str, object]:
    """What one event changed; ``line``: that of the deal in a record, from 1."""
    told: dict[str, object] = {"action": line, "seat": one.seat}
    seats = len(report.players)
    for aim, name in enumerate(report.aims):
        end = "" if aim == 0 else f"_{name}"
        columns = slice(aim * seats, (aim + 1) * seats)
        told[f"terms{end}"] = {term: [number / UNIT for number in row[columns]] for term, row in one.terms.items()}
        told[f"errors{end}"] = {term: list(row[columns]) for term, row in one.errors.items()}
    return told


def _seat(one: SeatBalance) -> dict[str, object]:
    return {**one.as_object(), "errors": one.errors}


def _moment(one: Moment, words: Words, players: list[str]) -> dict[str, object]:
    seats = Seats(words, players, one.seat)
    return {
        "deal": one.deal,
        "action": one.action,
        "seat": one.seat,
        "place": one.place.as_object(words, seats),
        "played": one.played.as_object(words, seats),
        "better": one.better.as_object(words, seats),
        "loss": one.loss,
        "standard_error": one.error,
        "band": one.band,
        "chances": one.chances,
        "contract": one.contract,
        "made": one.made,
        "defends": one.defends,
        "reasons": [reason.as_object(words, seats) for reason in one.reasons],
        "text": " ".join(moment_sentences(one, words, players)),
    }
