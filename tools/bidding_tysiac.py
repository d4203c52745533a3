#!/usr/bin/env python3
"""Compare two values of ``bolder`` (``calibration.py``): what expert bids with each of them, in the same deals.

    bidding_tysiac.py FOLDER 1.0 0.5 --against strong --deals 1500 --seed 1 [--on-barrel] [--workers N]

FOLDER has records of whole matches, as ``chiliad arena --out`` writes them.  Their rules are played, and their deals
say from which standings: those in which nobody is on the barrel, or with ``--on-barrel`` the others.  One seat is
expert's, with new cards, and the two others are the player's of ``--against``.  Both values play a deal as one until
they first bid differently, and from there each for itself; a deal in which they never do counts as level.

Printed is the difference of the first and the second value for expert: points a deal, and chance to win the match
(``equity.py``), with intervals of 95 % over all deals; and how often those contracts were made that only one declared.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, cast

from chiliad.bits import seed_from
from chiliad.bot import Bot, Budget, Decision, ask
from chiliad.bots import bot_class
from chiliad.bots.intervals import Estimate, ratio
from chiliad.cli.arguments import cores
from chiliad.cli.workers import in_order
from chiliad.game import CHANCE, NOBODY, OVER
from chiliad.games.tysiac import GAME, calibration
from chiliad.games.tysiac.equity import chances
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules, most_like
from chiliad.games.tysiac.players import ExpertTysiac
from chiliad.games.tysiac.state import PLAY, SEATS, Standing, State
from chiliad.games.tysiac.talon import on_barrel
from chiliad.information import InformationState
from chiliad.play.observing import Observer
from chiliad.records import read_file

CARDS_SEED, BOTS_SEED = 1, 2


class Task(NamedTuple):
    """A deal to play: its rules and standing, its dealer, expert's seat, and the two values."""

    rules: Rules
    before: Standing
    dealer: int
    seat: int
    bolder: tuple[float, float]
    against: str
    seed: int
    number: int
    nodes: int | None


class Came(NamedTuple):
    """What a deal came to for expert."""

    score: int
    chance: float  # to win the match, after the deal
    declares: bool
    made: bool  # the contract, whoever declared


class Bolder(ExpertTysiac):
    """Expert with a value of ``bolder``."""

    def __init__(self, rng: int, bolder: float) -> None:
        super().__init__(rng)
        self._bolder = bolder

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> Decision:
        """Decide as expert does."""
        name = most_like(info.observation.rules, calibration.MODELS)
        model = calibration.MODELS[name]
        calibration.MODELS[name] = model._replace(bolder=self._bolder)
        calibration.model_of.cache_clear()
        try:
            return super().decide(info, budget)
        finally:
            calibration.MODELS[name] = model
            calibration.model_of.cache_clear()


def standings(folder: Path, barrel: bool) -> list[tuple[Rules, Standing, int]]:
    """The rules, the standing and the dealer of each deal of the records, in an order that follows from them alone."""
    found = []
    for path in sorted(folder.glob(f"*.{GAME.name}")):
        record = read_file(path)
        rules = cast("Rules", record.rules)
        for deal in record.deals:
            before = cast("Standing", deal.before)
            if any(on_barrel(rules, before, seat) for seat in range(SEATS)) == barrel:
                found.append((rules, before, deal.dealer))
    random.Random(len(found)).shuffle(found)
    return found


def play(task: Task) -> tuple[Came, Came] | None:
    """Play a deal with both values; None where they bid the same."""
    rules, rng = task.rules, seed_from(task.seed, task.number, CARDS_SEED)
    start = GAME.start(rules, task.before, task.dealer)
    observers = [Observer(GAME, rules, task.before, start, task.dealer, seat) for seat in range(SEATS)]
    seed = seed_from(task.seed, task.number, BOTS_SEED)
    others: dict[int, Bot] = {
        seat: bot_class(GAME.name, task.against)(seed_from(seed, seat, 0)) for seat in range(SEATS) if seat != task.seat
    }
    budget = None if task.nodes is None else Budget(nodes=task.nodes)

    def choice(bot: Bot, state: State, log: Sequence[int]) -> int:
        return ask(bot, observers[state.turn].information_state(state, log), budget).action

    def went_on(state: State, log: list[int], rng: int, values: Sequence[float]) -> list[Came]:
        """The deal played on from here with one value, or with both as long as they agree; empty if they always do."""
        bidders = [Bolder(seed_from(seed, task.seat, 0), value) for value in values]
        while (seat := GAME.actor(state)) != OVER:
            if seat == CHANCE:
                action, rng = GAME.chance(rules, state, rng)
            elif seat != task.seat:
                action = choice(others[seat], state, log)
            else:
                actions = [choice(bidder, state, log) for bidder in bidders]
                action = actions[0]
                if action != actions[-1]:
                    ways = zip(actions, values, strict=True)
                    return [
                        came
                        for a, value in ways
                        for came in went_on(GAME.apply(rules, state, a), [*log, a], rng, [value])
                    ]
            state, log = GAME.apply(rules, state, action), [*log, action]
            if state.phase >= PLAY and len(values) > 1:
                return []
        return [_came(task, state)]

    ends = went_on(start, [], rng, task.bolder)
    return (ends[0], ends[1]) if ends else None


def _came(task: Task, state: State) -> Came:
    settled, declarer = GAME.settle(task.rules, state), state.auction.declarer
    if settled.winner == NOBODY:
        chance = chances(task.rules, settled.after)[task.seat]
    else:
        chance = float(settled.winner == task.seat)
    return Came(settled.scores[task.seat], chance, declarer == task.seat, settled.scores[declarer] > 0)


def measured(tasks: Sequence[Task], workers: int) -> Iterator[tuple[Came, Came] | None]:
    """Play these deals."""
    yield play(tasks[0])  # the other processes find on disk what this one compiles
    yield from in_order(play, tasks[1:], len(tasks) - 1, workers)


def said(found: Sequence[tuple[Came, Came] | None]) -> str:
    """The results in a few lines."""
    apart = [pair for pair in found if pair is not None]
    level = [0.0] * (len(found) - len(apart))
    points = [float(first.score - second.score) for first, second in apart] + level
    match = [100 * (first.chance - second.chance) for first, second in apart] + level
    lines = [
        f"{len(found)} deals, {len(apart)} bid differently",
        f"points a deal: {_interval(points)}; chance to win the match: {_interval(match)} %",
    ]
    for name, own, other in (("first", 0, 1), ("second", 1, 0)):
        alone = [pair for pair in apart if pair[own].declares and not pair[other].declares]
        lines.append(f"declared by the {name} alone: {len(alone)}, made {sum(pair[own].made for pair in alone)}")
    return "\n".join(lines)


def _interval(values: Sequence[float]) -> str:
    one: Estimate | None = ratio([(value, 1) for value in values])
    assert one is not None
    low, high = ("?" if end is None else f"{end:+.3f}" for end in (one.low, one.high))
    return f"{one.mean:+.3f} [{low}, {high}]"


def main() -> int:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("bolder", type=float, nargs=2)
    parser.add_argument("--against", default="strong")
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, help="of a decision; without it each player has its own")
    parser.add_argument("--on-barrel", action="store_true")
    parser.add_argument("--workers", type=int, default=cores())
    args = parser.parse_args()
    pool = standings(args.folder, args.on_barrel)
    if not pool:
        parser.error(f"no such deal is in {args.folder}")
    first, second = args.bolder
    tasks = [
        Task(*pool[n % len(pool)], n % SEATS, (first, second), args.against, args.seed, n, args.nodes)
        for n in range(args.deals)
    ]
    found = []
    for one in measured(tasks, args.workers):
        found.append(one)
        if sys.stderr.isatty():
            print(f"\r{len(found)} of {args.deals} deals ", end="", file=sys.stderr, flush=True)
    print(said(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
