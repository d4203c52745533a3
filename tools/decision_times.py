#!/usr/bin/env python3
"""Measure how long a bot takes for a decision, in whole matches of equal players.

    decision_times.py tysiac expert --matches 10 --seed 1 [--json]

A player is ``NAME`` or ``NAME@BUDGET``, as in ``chiliad arena``.  Counted are the decisions in which the player had a
choice.  Times are milliseconds of the processor where the system measures a thread finely enough, so that other
programs on the machine count little; elsewhere of the clock.  The first match is not counted: it compiles.
"""

from __future__ import annotations

import argparse
import json
import sys
import time

from chiliad.bits import seed_from
from chiliad.bot import Bot, Budget, Decision, ask
from chiliad.bots import Seated, bot_class, play_out
from chiliad.bots.arena import DEALS_MAX, read_players
from chiliad.games import find
from chiliad.information import SomeInformation
from chiliad.play.duplicate import DuplicateChance
from chiliad.play.match import Match

CARDS_SEED, BOTS_SEED = 1, 2
clock = time.thread_time if time.get_clock_info("thread_time").resolution < 1e-6 else time.perf_counter


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, milliseconds: list[float]) -> None:
        self._bot, self._milliseconds = bot, milliseconds

    def decide(self, info: SomeInformation, budget: Budget | None = None) -> Decision:
        """See ``Bot.decide``."""
        choice = len(info.legal_actions()) > 1
        started = clock()
        decision = ask(self._bot, info, budget)
        if choice:
            self._milliseconds.append(1000 * (clock() - started))
        return decision


def measured(game: str, player: str, matches: int, seed: int) -> list[float]:
    """The milliseconds of each decision of so many matches, ascending."""
    named = find(game)
    chosen, seats = read_players(named, [player])[0], named.default_seats
    makes = bot_class(game, chosen.name)
    milliseconds: list[float] = []
    for number in range(matches + 1):
        bots_seed = seed_from(seed, number, BOTS_SEED)

        def timed(seat: int, bots_seed: int = bots_seed) -> Seated:
            return lambda deal: Timed(makes(seed_from(bots_seed, deal, seat)), milliseconds)

        chance = DuplicateChance(seed_from(seed, number, CARDS_SEED))
        match = Match(game, [f"bot:{chosen.name}"] * seats, chance=chance)
        play_out(match, [timed(seat) for seat in range(seats)], DEALS_MAX, budget=chosen.budget)
        if not number:
            milliseconds.clear()
        elif sys.stderr.isatty():
            print(f"\r{number} of {matches} matches ", end="", file=sys.stderr, flush=True)
    return sorted(milliseconds)


def summary(game: str, player: str, matches: int, milliseconds: list[float]) -> dict[str, object]:
    """The times as one object for programs."""
    count = len(milliseconds)
    return {
        "game": game,
        "player": player,
        "matches": matches,
        "decisions": count,
        "median": milliseconds[count // 2],
        "p99": milliseconds[count * 99 // 100],
        "longest": milliseconds[-1],
    }


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("player", metavar="NAME[@BUDGET]")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    told = summary(args.game, args.player, args.matches, measured(args.game, args.player, args.matches, args.seed))
    if args.json:
        print(json.dumps(told))
        return
    times = f"median {told['median']:.2f} ms, 99 % within {told['p99']:.2f} ms, longest {told['longest']:.2f} ms"
    print(f"{args.player}, {told['decisions']} decisions: {times}")


if __name__ == "__main__":
    main()
