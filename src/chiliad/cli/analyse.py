"""``chiliad analyse FILE``: the report after a match, or what every decision of a record cost by a bot's count.

The report is of whole matches (``bots/report.py``).  The list of decisions is printed for a single deal, for a view,
for a bot that is named, and where ``--decisions`` asks for it; programs get both.  Several files have one balance for
each player (``analyse_many.py``).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from chiliad.bot import Budget
from chiliad.bots import bot_class
from chiliad.bots.analysis import Adviser, Judged, strongest
from chiliad.bots.report import whole_deals
from chiliad.bots.report_text import report_lines
from chiliad.cli.analyse_many import analyse_many
from chiliad.cli.arguments import Usage, add_json, add_workers, cores, needed, number
from chiliad.cli.hint import add_adviser, hint_object, plain, sentences
from chiliad.cli.record_arg import expanded, record_in
from chiliad.cli.reporting import progress, report_object, report_on, shared, steps
from chiliad.errors import Unavailable
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT, Seats, Words
from chiliad.records import Record, read, write
from chiliad.records.model import DEALS_MAX


class Task(NamedTuple):
    """A deal to analyse."""

    text: str  # the record
    deal: int  # from 1
    bot: str
    budget: Budget | None
    seed: int


class Sum(NamedTuple):
    """What a seat's decisions cost in all; ``judged`` counts those whose loss is known."""

    decisions: int
    judged: int
    loss: float

    def as_object(self) -> dict[str, object]:
        """For programs."""
        return self._asdict()


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    parser.add_argument("file", nargs="*", metavar="FILE", help=say("help-files"))
    deal = number("--deal", 1, DEALS_MAX)
    parser.add_argument("--deal", type=deal, metavar=say("metavar-number"), help=say("help-replay-deal"))
    parser.add_argument("--decisions", action="store_true", help=say("help-analyse-decisions"))
    add_adviser(parser, language)
    add_workers(parser, language)
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Prints the decisions and their sums."""
    needed(args, "FILE")
    files = expanded(args.file)
    if len(files) > 1:
        return analyse_many(files, args, language)
    record = record_in(files[0], language)
    if record is None:
        return 1
    if args.deal is not None and args.deal > len(record.deals):
        raise Usage("no-such-deal", number=args.deal, count=len(record.deals))
    bot = args.bots or strongest(record.game.name)
    bot_class(record.game.name, bot)  # refuses
    numbers = range(1, len(record.deals) + 1) if args.deal is None else [args.deal]
    text = write(record)
    workers = args.workers or cores()
    whole = _has_report(record) and args.deal is None and args.bots is None
    reported = whole and (args.json or not args.decisions)
    tasks = [Task(text, deal, bot, args.think, args.seed) for deal in numbers] if args.json or not reported else []
    nodes = None if args.think is None else args.think.nodes
    with progress(len(tasks) + (steps(record) if reported else 0)) as done:
        report = report_on(record, text, nodes, args.seed, workers, done) if reported else None
        deals = dict(zip(numbers, _analysed(tasks, workers, done), strict=False))
    words = Words(language)
    if args.json:
        balance = {} if report is None else report_object(report, record, words)
        print(json.dumps({**_object(record, bot, deals, words), **balance}, default=plain))
    elif report is not None:
        for line in report_lines(report, words):
            print(line)
    else:
        _tell(record, bot, deals, words)
    return 0


def _has_report(record: Record) -> bool:
    """Whether a report can be made of the record."""
    try:
        return whole_deals(record) > 0
    except Unavailable:
        return False


def _analysed(tasks: list[Task], workers: int, done: Callable[[], None]) -> Iterator[list[Judged]]:
    """The decisions of each deal."""
    for judged in shared(analyse_deal, tasks, workers):
        done()
        yield judged


def analyse_deal(task: Task) -> list[Judged]:
    """The decisions of one deal."""
    return list(Adviser(read(task.text), task.bot, task.budget, task.seed).judged(task.deal))


def _sums(record: Record, decisions: Sequence[Judged]) -> list[Sum]:
    """What the decisions of each seat cost."""
    sums = []
    for seat in range(record.seats):
        own = [one for one in decisions if one.hint.seat == seat]
        losses = [one.loss for one in own if one.loss is not None]
        sums.append(Sum(len(own), len(losses), sum(losses)))
    return sums


def _object(record: Record, bot: str, deals: dict[int, list[Judged]], words: Words) -> dict[str, object]:
    everything = [one for decisions in deals.values() for one in decisions]
    return {
        "game": record.game.name,
        "players": record.players,
        "bot": bot,
        "decisions": [_decision(one, record, words) for one in everything],
        "deals": [
            {"deal": deal, "seats": [one.as_object() for one in _sums(record, decisions)]}
            for deal, decisions in deals.items()
        ],
        "seats": [one.as_object() for one in _sums(record, everything)],
    }


def _decision(one: Judged, record: Record, words: Words) -> dict[str, object]:
    said = hint_object(one.hint, words, Seats(words, record.players, one.hint.seat))
    candidates = said.pop("candidates")
    told = {**said, "played": one.played, "loss": one.loss, "standard_error": one.standard_error}
    return {**told, "candidates": candidates}


def _tell(record: Record, bot: str, deals: dict[int, list[Judged]], words: Words) -> None:
    """The decisions that cost something, and the sums of each deal and of all."""
    print(words.text("analyse-head", bot=words.bot(BOT + bot)))
    for deal, decisions in deals.items():
        print(words.text("analyse-deal", number=deal))
        for one in decisions:
            if one.loss:
                _tell_decision(one, record, words)
        _tell_sums(_sums(record, decisions), words)
    if len(deals) > 1:
        print(words.text("analyse-all"))
        _tell_sums(_sums(record, [one for decisions in deals.values() for one in decisions]), words)


def _tell_decision(one: Judged, record: Record, words: Words) -> None:
    """What a decision has cost, and why another was better."""
    hint = one.hint
    seats = Seats(words, record.players, hint.seat)
    error = "?" if one.standard_error is None else f"{one.standard_error:.3f}"
    costs = {"loss": f"{one.loss:.3f}", "error": error}
    moves = {"played": one.move.told(words, seats), "choice": hint.move.told(words, seats)}
    print(words.text("analyse-decision", name=seats.names[hint.seat], line=hint.line, **moves, **costs))
    if hint.reasons:
        print(words.text("hint-why", reasons=sentences(hint, words, seats)))


def _tell_sums(sums: Sequence[Sum], words: Words) -> None:
    for seat, one in enumerate(sums):
        counts = {"decisions": one.decisions, "judged": one.judged}
        print(words.text("analyse-seat", seat=seat, loss=f"{one.loss:.3f}", **counts))
