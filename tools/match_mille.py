"""Measure players of Mille against each other: ``.venv/bin/python tools/match_mille.py strong greedy --pairs 200``.

Plays whole matches in duplicate pairs: the same cards, drawn in the same order, with the seats swapped.  A player is
``NAME`` or ``NAME@NODES``.  Prints the share of matches that the first player wins and its points a deal, both with a
95 % interval over pairs, and the time of a decision: of all, and of those in which the bot compared candidates.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence

from chiliad.bits import seed_from
from chiliad.bot import Bot, Budget, ask
from chiliad.bots import bot_class
from chiliad.game import CHANCE, NOBODY, OVER
from chiliad.games.mille import GAME
from chiliad.games.mille.state import Standing, State
from chiliad.information import SomeInformation
from chiliad.play.observing import Observer

RULES = GAME.presets["pagat"]


class Player:
    """A bot by name, its budget, and how long its decisions took."""

    def __init__(self, text: str) -> None:
        name, _, nodes = text.partition("@")
        self.text, self.made = text, bot_class("mille", name)
        self.budget = Budget(nodes=int(nodes)) if nodes else None
        self.milliseconds: list[float] = []
        self.searching: list[float] = []

    def action(self, bot: Bot, info: SomeInformation) -> int:
        """What the bot does, from what its seat sees and has seen."""
        started = time.perf_counter()
        decision = ask(bot, info, self.budget)
        self.milliseconds.append(1000 * (time.perf_counter() - started))
        if decision.candidates:
            self.searching.append(self.milliseconds[-1])
        return decision.action


def deal_played(players: Sequence[Player], before: Standing, dealer: int, rng: int) -> State:
    """The end of a deal; the n-th card follows from ``rng``, so both deals of a pair have the same ones."""
    state = start = GAME.start(RULES, before, dealer)
    observers = [Observer(GAME, RULES, before, start, dealer, seat) for seat in range(2)]
    log: list[int] = []
    bots = [player.made(seed_from(rng, 1, seat)) for seat, player in enumerate(players)]
    while (seat := GAME.actor(state)) != OVER:
        if seat == CHANCE:
            action, rng = GAME.chance(RULES, state, rng)
        else:
            action = players[seat].action(bots[seat], observers[seat].information_state(state, log))
        state = GAME.apply(RULES, state, action)
        log.append(action)
    return state


def pair_played(players: Sequence[Player], rng: int, number: int) -> tuple[float, list[int]]:
    """The share of the two matches that the first player won, and what each deal brought them more than the other."""
    won, margins = 0.0, []
    for seat in range(2):
        seated = players if seat == 0 else players[::-1]
        before, winner, deal = GAME.before(RULES), NOBODY, 0
        while winner == NOBODY:
            settled = GAME.settle(RULES, deal_played(seated, before, (number + deal) % 2, seed_from(rng, number, deal)))
            before, winner, deal = settled.after, settled.winner, deal + 1
            margins.append(settled.scores[seat] - settled.scores[1 - seat])
        won += 0.5 * (winner == seat)
    return won, margins


def interval(values: Sequence[float]) -> str:
    """A mean and the half width of its 95 % interval."""
    half = 1.96 * statistics.stdev(values) / len(values) ** 0.5
    return f"{statistics.fmean(values):.1f} ± {half:.1f}"


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs=2)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=270, help="stop after the pair that is being played then")
    chosen = parser.parse_args()
    players = [Player(text) for text in chosen.players]
    pair_played(players, 0, 0)  # compiled
    for player in players:
        player.milliseconds.clear()
        player.searching.clear()
    started, shares, points = time.monotonic(), [], []
    for number in range(chosen.pairs):
        share, margins = pair_played(players, chosen.seed, number)
        shares.append(100 * share)
        points.append(statistics.fmean(margins))
        if time.monotonic() - started > chosen.seconds:
            break
    print(f"{' against '.join(chosen.players)}: {interval(shares)} % of {2 * len(shares)} matches", end="; ")
    print(f"{interval(points)} points a deal; {time.monotonic() - started:.0f} s")
    for player in players:
        for what, found in (("all", player.milliseconds), ("searching", player.searching)):
            times = sorted(found)
            if times:
                half, most = times[len(times) // 2], times[len(times) * 99 // 100]
                print(f"  {player.text}, {what} {len(times)} decisions: median {half:.2f} ms, p99 {most:.2f} ms")


if __name__ == "__main__":
    main()
