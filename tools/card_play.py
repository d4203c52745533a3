#!/usr/bin/env python3
"""Measure the card play of Tysiac alone: greedy bids, gives and names the contract, and then a player plays the cards.

    card_play.py expert --deals 512 --seed 1 [--workers N] [--json]

Each deal is played five times with the same cards: by greedy in all seats; with the player as the declarer, and with X
as the declarer, against greedy defenders; with the player as both defenders, and with X as both, against greedy.
A player is ``NAME`` or ``NAME@BUDGET``, as in ``chiliad arena``.  X sees all cards, which no bot may: it plays the card
that is best if all see all cards (``solver.py``), of equal ones that of greedy if it is one of them.

Printed is how the declarer's score of a deal changes against greedy's, with its interval of 95 % over deals, and which
share of the way from greedy to X the player goes.  Deals that greedy concedes are left out.  Nobody has points yet.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from chiliad.bits import seed_from
from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.bots.arena import Player, read_players
from chiliad.bots.intervals import Estimate, ratio
from chiliad.cli.arguments import cores
from chiliad.cli.workers import in_order
from chiliad.game import CHANCE
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.greedy import choose
from chiliad.games.tysiac.solver import action_values
from chiliad.games.tysiac.state import OVER_CONCEDED, PLAY, SEATS, State
from chiliad.play.observing import Observer

RULES = GAME.presets["playroom"]
CARDS_SEED, BOTS_SEED = 1, 2
DECLARER, DEFENDERS = "declarer", "defenders"

Chooses = Callable[[State, Sequence[int]], int]
"""The action of the seat to act in a state, which a log of actions leads to."""


class Task(NamedTuple):
    """A deal to play, by its number among all deals of the seed."""

    player: Player
    seed: int
    number: int


class Scores(NamedTuple):
    """The declarer's score of a deal: by greedy in all seats, and with others as declarer or as both defenders."""

    greedy: int
    declarer: int
    declarer_x: int
    defenders: int
    defenders_x: int


# --- Players ----------------------------------------------------------------------------------------------------------


def greedy(state: State, log: Sequence[int]) -> int:
    """What ``greedy`` does."""
    del log
    return choose(RULES, state)


def sees_all(state: State, log: Sequence[int]) -> int:
    """What X plays, who sees all cards."""
    values = action_values(RULES, state)
    wanted = (max if state.turn == state.auction.declarer else min)(values.values())
    best = [action for action, value in values.items() if value == wanted]
    usual = greedy(state, log)
    return usual if usual in best else best[0]


def of_bot(player: Player, start: State, seed: int) -> Chooses:
    """A bot's choices in a deal; each seat has a bot of its own, which gets what the seat has seen."""
    bots = [bot_class(GAME.name, player.name)(seed_from(seed, seat, 0)) for seat in range(SEATS)]
    observers = [Observer(GAME, RULES, start.before, start, start.dealer, seat) for seat in range(SEATS)]

    def chooses(state: State, log: Sequence[int]) -> int:
        seat = state.turn
        return ask(bots[seat], observers[seat].information_state(state, log), player.budget).action

    return chooses


# --- Deals ------------------------------------------------------------------------------------------------------------


def first_card(seed: int, number: int) -> tuple[State, list[int], State] | None:
    """A deal that greedy has bid: its start, its log, and the state before the first card; None if it is conceded."""
    rng = seed_from(seed, number, CARDS_SEED)
    state = start = GAME.start(RULES, GAME.before(RULES), number % SEATS)
    log: list[int] = []
    while state.phase < PLAY:
        if GAME.actor(state) == CHANCE:
            action, rng = GAME.chance(RULES, state, rng)
        else:
            action = choose(RULES, state)
        state = GAME.apply(RULES, state, action)
        log.append(action)
    return None if state.phase == OVER_CONCEDED else (start, log, state)


def score(state: State, log: Sequence[int], declarer: Chooses, defenders: Chooses) -> int:
    """The declarer's score of a deal that is played on from its first card."""
    log = list(log)
    while state.phase == PLAY:
        action = (declarer if state.turn == state.auction.declarer else defenders)(state, log)
        state = GAME.apply(RULES, state, action)
        log.append(action)
    return GAME.settle(RULES, state).scores[state.auction.declarer]


def play(task: Task) -> Scores:
    """Play a deal in all five ways."""
    dealt = first_card(task.seed, task.number)
    assert dealt is not None
    start, log, state = dealt
    player = of_bot(task.player, start, seed_from(task.seed, task.number, BOTS_SEED))
    return Scores(
        greedy=score(state, log, greedy, greedy),
        declarer=score(state, log, player, greedy),
        declarer_x=score(state, log, sees_all, greedy),
        defenders=score(state, log, greedy, player),
        defenders_x=score(state, log, greedy, sees_all),
    )


def numbers_of(seed: int, count: int) -> Iterator[int]:
    """The numbers of the first deals that greedy does not concede."""
    number = 0
    while count:
        if first_card(seed, number) is not None:
            count -= 1
            yield number
        number += 1


def measured(player: str, deals: int, seed: int, workers: int) -> Iterator[Scores]:
    """Play so many deals: their scores, in order."""
    chosen = read_players(GAME, [player])[0]
    tasks = [Task(chosen, seed, number) for number in numbers_of(seed, deals)]
    yield play(tasks[0])  # the other processes find on disk what this one compiles
    yield from in_order(play, tasks[1:], deals - 1, workers)


# --- Results ----------------------------------------------------------------------------------------------------------


class Result(NamedTuple):
    """What a side has gained on greedy, in points a deal, and what share of the way from greedy to X that is."""

    change: Estimate
    change_x: Estimate
    closed: Estimate | None


def result(side: str, found: Sequence[Scores]) -> Result:
    """The result of one side, DECLARER or DEFENDERS; its sign is that of the declarer's score."""
    own = [getattr(one, side) - one.greedy for one in found]
    best = [getattr(one, f"{side}_x") - one.greedy for one in found]
    change, change_x = ratio([(one, 1) for one in own]), ratio([(one, 1) for one in best])
    assert change is not None
    assert change_x is not None
    sign = -1 if sum(best) < 0 else 1  # the linearised error is that of a positive sum
    closed = ratio([(sign * one, sign * other) for one, other in zip(own, best, strict=True)])
    return Result(change, change_x, closed)


def summary(player: str, found: Sequence[Scores]) -> dict[str, object]:
    """The results as one object for programs."""
    sides = {side: result(side, found)._asdict() for side in (DECLARER, DEFENDERS)}
    return {"player": player, "deals": len(found), "greedy": sum(one.greedy for one in found) / len(found), **sides}


def said(found: Sequence[Scores]) -> str:
    """The results in a line a side."""
    lines = []
    for side in (DECLARER, DEFENDERS):
        own, best, closed = result(side, found)
        part = "none" if closed is None else _interval(closed, 100, " %")
        lines.append(f"{side}: {_interval(own)} points a deal; X {_interval(best)}; {part} of the way to X")
    return "\n".join(lines)


def _interval(one: Estimate, scale: int = 1, unit: str = "") -> str:
    low, high = ("?" if end is None else f"{scale * end:+.1f}" for end in (one.low, one.high))
    return f"{scale * one.mean:+.1f}{unit} [{low}, {high}]"


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("player", metavar="NAME[@BUDGET]")
    parser.add_argument("--deals", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found: list[Scores] = []
    for one in measured(args.player, args.deals, args.seed, args.workers):
        found.append(one)
        if sys.stderr.isatty():
            print(f"\r{len(found)} of {args.deals} deals ", end="", file=sys.stderr, flush=True)
    print(json.dumps(summary(args.player, found)) if args.json else f"{args.player}, {len(found)} deals\n{said(found)}")


if __name__ == "__main__":
    main()
