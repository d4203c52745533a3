"""Measure the balance of luck and skill on matches between bots.

    balance.py exact --matches 100 --nodes 8                        every sum of every game and preset is exact
    balance.py luck mille club,club --matches 300 --nodes 64        the mean of each term, and the variance ratio
    balance.py series tysiac expert,club,club --series 40 --nodes 64  in how many series expert has better decisions

``luck`` plays matches in which the seats go round, so that each bot sits everywhere equally often.  For each bot it
prints the mean of each term of the balance in points (hundredths of the chance to win the match) and how many of its
standard errors that is.  It ends with 1 if a mean of luck is more than ``OFF_MAX`` of them off zero.  The
*variance ratio* is that of "result less luck" to that of the result: both have the same mean.

``series`` adds up own decisions in each series of ten matches; with several cores, use ``--workers``.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from chiliad.bits import seed_from
from chiliad.bots import play_out
from chiliad.bots.balance import LUCK, OWN, TERMS, Balancer
from chiliad.bots.report import report_of
from chiliad.cli.workers import in_order
from chiliad.games import GAMES
from chiliad.play.match import Match

OFF_MAX = 3.0
SERIES_MATCHES = 10


class Task(NamedTuple):
    """A match to play and to balance."""

    game: str
    preset: str
    bots: tuple[str, ...]  # by seat
    seed: int
    nodes: int
    deals_max: int | None


class Balanced(NamedTuple):
    """A match: by seat, the bot and its balance, in plain numbers; whether every sum was exact."""

    bots: tuple[str, ...]
    seats: tuple[dict[str, float], ...]
    exact: bool


def balanced(task: Task) -> Balanced:
    """Play a match, and make its balance."""
    match = Match(task.game, preset=task.preset, seed=task.seed)
    play_out(match, list(task.bots), task.deals_max, seed=seed_from(task.seed, 1, 0))
    record = match.record
    count = sum(deal.settlement is not None for deal in record.deals)
    deals = [Balancer(record, number, task.nodes, task.seed).balance() for number in range(1, count + 1)]
    report = report_of(record, deals, [], task.nodes)
    exact = True
    for aim in range(len(report.aims)):
        for some in [report.balance(aim), *(report.deal_balance(deal.number, aim) for deal in deals)]:
            told = [one.as_object() for one in some]
            exact &= all(one["result"] - one["expected"] == sum(one[term] for term in TERMS) for one in told)
            exact &= all(sum(one.terms[term] for one in some) == 0 for term in LUCK)
            exact &= sum(one.terms[OWN] + one.terms["others_slips"] for one in some) == 0
    return Balanced(task.bots, tuple(one.as_object() for one in report.balance()), exact)


def tasks(game: str, bots: Sequence[str], count: int, nodes: int, seed: int) -> list[Task]:
    """Matches in which the bots change seats by one each time."""
    preset = next(iter(GAMES[game].presets))
    turned = [tuple(bots[(seat - n) % len(bots)] for seat in range(len(bots))) for n in range(len(bots))]
    return [Task(game, preset, turned[n % len(bots)], seed_from(seed, n, 2) >> 8, nodes, None) for n in range(count)]


def by_bot(found: Sequence[Balanced], bots: Sequence[str]) -> Iterator[tuple[str, list[list[dict[str, float]]]]]:
    """Each bot with the balances of its seats, match by match."""
    for bot in dict.fromkeys(bots):
        yield bot, [[one for name, one in zip(match.bots, match.seats, strict=True) if name == bot] for match in found]


def _mean(matches: Sequence[Sequence[dict[str, float]]], key: str) -> list[float]:
    return [statistics.fmean(one[key] for one in seats) for seats in matches]


def luck(found: Sequence[Balanced], bots: Sequence[str]) -> bool:
    """Print the means; gives whether those of luck are near zero.

    Where all seats have the same bot, their mean is the same in every match: then the first seat is told.
    """
    good = True
    for bot, matches in by_bot(found, bots):
        seats = [some[:1] for some in matches] if len(set(bots)) == 1 else matches
        parts = []
        for key in ("result", "expected", *TERMS):
            values = _mean(seats, key)
            error = statistics.stdev(values) / len(values) ** 0.5
            off = statistics.fmean(values) / error if error else 0.0
            good &= key not in LUCK or abs(off) <= OFF_MAX
            parts.append(
                f"{key} {100 * statistics.fmean(values):+.2f} ± {100 * error:.2f}" + f" ({off:+.1f})" * (key in LUCK)
            )
        results = _mean(seats, "result")
        reduced = [
            result - sum(one) for result, *one in zip(results, *(_mean(seats, term) for term in LUCK), strict=True)
        ]
        ratio = statistics.variance(reduced) / statistics.variance(results)
        print(f"{bot}: {'; '.join(parts)}; variance ratio {ratio:.3f}", flush=True)
    return good


def series(found: Sequence[Balanced], bots: Sequence[str]) -> None:
    """Print in how many series the first bot's own decisions were better than the mean of the others'."""
    first = bots[0]
    own = next(by for _, by in by_bot(found, [first]))
    others = [[one for bot, one in zip(match.bots, match.seats, strict=True) if bot != first] for match in found]
    means = list(zip(_mean(own, OWN), _mean(others, OWN), strict=True))
    count, better = len(found) // SERIES_MATCHES, 0
    for number in range(count):
        some = means[number * SERIES_MATCHES : (number + 1) * SERIES_MATCHES]
        better += sum(mine for mine, _ in some) > sum(theirs for _, theirs in some)
    print(f"{first} has better own decisions in {better} of {count} series of {SERIES_MATCHES} matches", flush=True)


def exact(count: int, nodes: int, seed: int, workers: int) -> bool:
    """Check the sums of so many matches of each game and preset; gives whether all are exact."""
    good = True
    for name, game in GAMES.items():
        if game.face_or_none("valuation") is None:
            continue
        for preset, rules in game.presets.items():
            bots = ("greedy",) * game.seats(rules)
            every = [Task(name, preset, bots, seed_from(seed, n, 3) >> 8, nodes, None) for n in range(count)]
            found = list(_done(every, workers))
            wrong = sum(not one.exact for one in found)
            good &= not wrong
            print(
                f"{name} {preset}: {count} matches at {nodes} nodes, {wrong} with a sum that is not exact", flush=True
            )
    return good


def _done(every: list[Task], workers: int) -> Iterator[Balanced]:
    yield from map(balanced, every[:1])  # the others find on disk what it compiles
    yield from in_order(balanced, every[1:], len(every) - 1, workers)


def main() -> int:
    """Run what the words of the command line say."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["exact", "luck", "series"])
    parser.add_argument("game", nargs="?")
    parser.add_argument("bots", nargs="?", type=lambda text: text.split(","))
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--series", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", help="a file to which each match is written, a line of JSON")
    args = parser.parse_args()
    if args.what == "exact":
        return 0 if exact(args.matches, args.nodes, args.seed, args.workers) else 1
    count = args.series * SERIES_MATCHES if args.what == "series" else args.matches
    found = []
    for one in _done(tasks(args.game, args.bots, count, args.nodes, args.seed), args.workers):
        found.append(one)
        if args.out:
            with open(args.out, "a", encoding="utf-8") as file:
                file.write(json.dumps(one._asdict()) + "\n")
    wrong = sum(not one.exact for one in found)
    print(f"{len(found)} matches at {args.nodes} nodes, {wrong} with a sum that is not exact")
    good = luck(found, args.bots)
    if args.what == "series":
        series(found, args.bots)
    return 0 if good and not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
