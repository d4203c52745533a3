"""Tune the weights of Mille's policy ``tuned``: ``.venv/bin/python tools/tune_mille.py --seed 1``.

The cross-entropy method: each round draws candidates round the best ones of the round before, plays them in duplicate
deals with the same cards for all, and keeps those that score most.  Half of the deals are against ``greedy``, half
against the centre of the round before, so that the weights do not only exploit ``greedy``.  Prints the weights, for
``src/chiliad/games/mille/tuned.py``, how they do in whole matches that were not used for tuning, and the time it took.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import numpy

from chiliad.bits import seed_from
from chiliad.game import GREEDY
from chiliad.games.mille.duels import Duellist, deals, matches
from chiliad.games.mille.options import PRESETS
from chiliad.games.mille.state import Standing
from chiliad.games.mille.tuned import GREEDY_WEIGHTS, TUNED, WEIGHTS, Weights

SPREAD = Weights(60, 20, 30, 20, 30, 3, 30, 3, 40, 1, 15, 20, 120, 60, 30, 20, 60, 80, 15, 30)
"""The standard deviation of each weight in the first round."""
CANDIDATES, KEPT = 48, 8
START = GREEDY_WEIGHTS._replace(lay_points=60)  # low enough to matter
SPREAD_KEPT_MIN = 0.08  # of the first spread: a weight may move in every round
RULES = PRESETS["pagat"]
GREEDY_PLAYER = Duellist(GREEDY, GREEDY_WEIGHTS)


def scored(weights: Weights, rival: Duellist, count: int, rng: int) -> float:
    """How many points a deal the weights score more than the rival."""
    margins = numpy.zeros(count, numpy.int64)
    deals(RULES, Standing(), Duellist(TUNED, weights), rival, rng, margins)
    return float(margins.mean()) / 2


def tune(seed: int, rounds: int, duplicates: int) -> Weights:
    """The centre of the last round."""
    chance = random.Random(seed)
    centre, spread = [float(one) for one in START], [float(one) for one in SPREAD]
    for number in range(rounds):
        rng, rival = seed_from(seed, number, 1), Duellist(TUNED, rounded(centre))
        found = []
        for _ in range(CANDIDATES):
            weights = rounded([chance.gauss(mean, width) for mean, width in zip(centre, spread, strict=True)])
            value = scored(weights, GREEDY_PLAYER, duplicates, rng) + scored(weights, rival, duplicates, rng)
            found.append((value, weights))
        best = [weights for _, weights in sorted(found, reverse=True)[:KEPT]]
        for at, first in enumerate(SPREAD):
            values = [weights[at] for weights in best]
            centre[at] = 0.3 * centre[at] + 0.7 * statistics.fmean(values)
            spread[at] = max(0.3 * spread[at] + 0.7 * statistics.pstdev(values), SPREAD_KEPT_MIN * first)
        gain = scored(rounded(centre), GREEDY_PLAYER, duplicates, seed_from(seed, number, 2))
        print(f"round {number + 1}: {gain:+.1f} points a deal against greedy, {rounded(centre)}", flush=True)
    return rounded(centre)


def rounded(weights: list[float]) -> Weights:
    """The weights as integers; none may be negative."""
    return Weights(*(max(0, round(one)) for one in weights))


def share(one: Duellist, two: Duellist, count: int, rng: int) -> str:
    """The share of matches that ``one`` wins, with its 95 % interval over duplicates."""
    wins, played = numpy.zeros(count, numpy.int64), numpy.zeros(count, numpy.int64)
    matches(RULES, one, two, rng, wins, played)
    error = 1.96 * float(wins.std(ddof=1)) / 2 / count**0.5
    return f"{50 * wins.mean():.1f} ± {100 * error:.1f} % of {2 * count} matches, {played.mean() / 2:.1f} deals a match"


def main() -> None:
    """Tune, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=28, help="0 measures the weights that the policy has")
    parser.add_argument("--duplicates", type=int, default=8_000, help="deals a candidate, each played twice")
    parser.add_argument("--matches", type=int, default=5_000, help="duplicates of whole matches at the end")
    chosen = parser.parse_args()
    started = time.monotonic()
    weights = tune(chosen.seed, chosen.rounds, chosen.duplicates) if chosen.rounds else WEIGHTS
    print(weights)
    print(f"tuned in {time.monotonic() - started:.0f} s")
    for name, rival in (("greedy", GREEDY_PLAYER), ("the weights before", Duellist(TUNED, WEIGHTS))):
        print(f"against {name}: {share(Duellist(TUNED, weights), rival, chosen.matches, seed_from(chosen.seed, 0, 3))}")


if __name__ == "__main__":
    main()
