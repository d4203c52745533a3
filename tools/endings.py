"""Ask the players of Tysiac for endings whose best move is proved: ``.venv/bin/python tools/endings.py --count 300``.

The problems are those of ``chiliad.games.tysiac.proved_endings``.  Prints how many are found with each player's own
budget, ``NAME``, or with ``NAME@BUDGET``, and each problem that the players miss.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from itertools import islice

from chiliad.bits import popcount, seed_from
from chiliad.bot import Budget, ask, read_budget
from chiliad.bots import bot_class
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.proved_endings import Problem, find_problems
from chiliad.information import SomeInformation
from chiliad.play.observing import Observer

RULES = GAME.presets["playroom"]
PLAYERS = ("strong", "expert", "expert@nodes:1200000")


def information(problem: Problem) -> SomeInformation:
    """What the seat to act has seen."""
    start = GAME.start(problem.rules, problem.standing, problem.dealer)
    observer = Observer(GAME, problem.rules, problem.standing, start, problem.dealer, problem.state.turn)
    return observer.information_state(problem.state, problem.log)


def found(player: str, problem: Problem, seed: int) -> bool:
    """Whether a player chooses a move that is proved."""
    name, _, text = player.partition("@")
    budget: Budget | None = read_budget(text) if text else None
    return ask(bot_class("tysiac", name)(seed), information(problem), budget).action in problem.solutions


def described(problem: Problem) -> str:
    """A problem in two lines."""
    state = problem.state

    def texts(actions: Sequence[int]) -> str:
        return ", ".join(GAME.action_text(problem.rules, state, action) for action in actions)

    return f"{state!r}\n    solved by {texts(problem.solutions)}; not by {texts(problem.mistakes)}"


def main() -> None:
    """Make the problems, ask, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", nargs="+", default=PLAYERS)
    chosen = parser.parse_args()
    started = time.monotonic()
    made = list(islice(find_problems(RULES, chosen.seed), chosen.count))
    print(f"{len(made)} problems of seed {chosen.seed}, made in {time.monotonic() - started:.0f} s")
    sizes = Counter(popcount(problem.state.hands[problem.state.turn]) for problem in made)
    deals = sorted(problem.deals for problem in made)
    print(f"cards in hand: {', '.join(f'{count} with {size}' for size, count in sorted(sizes.items()))}")
    print(f"deals that fit: from {deals[0]} to {deals[-1]}, median {deals[len(deals) // 2]}")
    print(f"the seat declares in {sum(problem.makes for problem in made)}, defends in the others")
    for player in chosen.players:
        started = time.monotonic()
        right = [found(player, problem, seed_from(chosen.seed, n, 3)) for n, problem in enumerate(made)]
        milliseconds = 1000 * (time.monotonic() - started) / len(made)
        share = 100 * sum(right) / len(made)
        print(f"{player}: {sum(right)} of {len(made)} ({share:.1f} %), {milliseconds:.0f} ms a decision")
        for problem, fine in zip(made, right, strict=True):
            if not fine and player.startswith("expert"):
                print(f"  missed: {described(problem)}")


if __name__ == "__main__":
    main()
