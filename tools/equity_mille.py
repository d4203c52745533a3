"""Make the table of match equity of Mille: ``.venv/bin/python tools/equity_mille.py --seed 1``.

Deals of the tuned policy against itself give pairs of scores.  A match that is won counts 1, and at every pair of
distances from the target the chance of a player is the mean over the deals of the chance after it; this is repeated
until it no longer changes.
Prints the table, for ``src/chiliad/games/mille/equity.py``, and the time it took.
"""

from __future__ import annotations

import argparse
import time

import numpy

from chiliad.games.mille.duels import Duellist, score_deals
from chiliad.games.mille.equity import SIZE, STEP
from chiliad.games.mille.options import PRESETS
from chiliad.games.mille.state import Standing
from chiliad.games.mille.tuned import TUNED, WEIGHTS

ROUNDS = 40


def table(scores: numpy.ndarray) -> numpy.ndarray:
    """The chance of a player at each pair of distances; ``scores`` are those of the player and of the other one."""
    chances = numpy.full((SIZE, SIZE), 0.5)
    far = STEP * (SIZE - 1) - 1
    for _ in range(ROUNDS):
        following = chances.copy()
        for own in range(SIZE):
            for other in range(SIZE):
                left = own * STEP - scores[:, 0], other * STEP - scores[:, 1]
                at = [numpy.clip(one, 0, far) for one in left]
                row, column = (one // STEP for one in at)
                down, right = (one % STEP / STEP for one in at)
                above = chances[row, column] * (1 - right) + chances[row, column + 1] * right
                below = chances[row + 1, column] * (1 - right) + chances[row + 1, column + 1] * right
                value = above * (1 - down) + below * down
                over = (left[0] <= 0) | (left[1] <= 0)
                won = numpy.where(left[0] == left[1], 0.5, left[0] < left[1])
                following[own, other] = numpy.where(over, won, value).mean()
        chances = (following + 1 - following.T) / 2
    return chances


def main() -> None:
    """Make the table, and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=10_000)
    chosen = parser.parse_args()
    started = time.monotonic()
    scores = numpy.zeros((chosen.deals, 2), numpy.int64)
    player = Duellist(TUNED, WEIGHTS)
    score_deals(PRESETS["pagat"], Standing(), player, player, chosen.seed, scores)
    both = numpy.concatenate([scores, scores[:, ::-1]])
    for row in table(both):
        print(f"    ({', '.join(str(round(10_000 * one)) for one in row)}),")
    print(
        f"{time.monotonic() - started:.0f} s; a deal: mean {scores.mean():.1f}, standard deviation {scores.std():.1f}"
    )


if __name__ == "__main__":
    main()
