"""Make the tables of match equity of Mille: ``.venv/bin/python tools/equity_mille.py --seed 1``.

Deals of the tuned policy against itself give pairs of scores.  A match that is won counts 1, and at every pair of
distances from the target the chance of a player is the mean over the deals of the chance after it; this is repeated
until it no longer changes.
Prints the table, for ``src/chiliad/games/mille/equity.py``, and the time it took.  With ``--stakes`` it does the same
for what the loser pays, for each preset, and writes ``src/chiliad/games/mille/stakes_tables.py``.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy

from chiliad.games.mille.duels import Duellist, score_deals
from chiliad.games.mille.equity import SIZE, STEP
from chiliad.games.mille.options import PRESETS, PROGRESSIVE, Rules
from chiliad.games.mille.scoring import LARGE_STAKE, payment
from chiliad.games.mille.state import Standing
from chiliad.games.mille.tuned import TUNED, WEIGHTS

ROUNDS = 30
HALF = SIZE // 2  # numbers in a line of the file
ROOT = Path(__file__).resolve().parent.parent
STAKES_FILE = ROOT / "src" / "chiliad" / "games" / "mille" / "stakes_tables.py"
STAKES_HEAD = '''"""What players of Mille may expect to be paid: made by ``tools/equity_mille.py --stakes {options}``.

It took {seconds:.0f} seconds of one core.  ``stakes.py`` says what the numbers mean.
"""

STAKES_TABLES: dict[tuple[int, int], tuple[int, ...]] = {{
'''


class Places(NamedTuple):
    """Where each of the deals leads to from a pair of distances: between which rows of a table."""

    row: numpy.ndarray
    column: numpy.ndarray
    down: numpy.ndarray
    right: numpy.ndarray

    @classmethod
    def of(cls, own: numpy.ndarray, other: numpy.ndarray) -> Places:
        """The places of these distances."""
        at = [numpy.clip(one, 0, STEP * (SIZE - 1) - 1) for one in (own, other)]
        row, column = (one // STEP for one in at)
        down, right = (one % STEP / STEP for one in at)
        return cls(row, column, down, right)

    def read(self, table: numpy.ndarray) -> numpy.ndarray:
        """The values of a table there."""
        row, column, down, right = self
        above = table[row, column] * (1 - right) + table[row, column + 1] * right
        below = table[row + 1, column] * (1 - right) + table[row + 1, column + 1] * right
        value: numpy.ndarray = above * (1 - down) + below * down
        return value


def table(scores: numpy.ndarray) -> numpy.ndarray:
    """The chance of a player at each pair of distances; ``scores`` are those of the player and of the other one."""
    chances = numpy.full((SIZE, SIZE), 0.5)
    for _ in range(ROUNDS):
        following = chances.copy()
        for own in range(SIZE):
            for other in range(SIZE):
                left = own * STEP - scores[:, 0], other * STEP - scores[:, 1]
                value = Places.of(*left).read(chances)
                over = (left[0] <= 0) | (left[1] <= 0)
                won = numpy.where(left[0] == left[1], 0.5, left[0] < left[1])
                following[own, other] = numpy.where(over, won, value).mean()
        chances = (following + 1 - following.T) / 2
    return chances


class Following(NamedTuple):
    """What follows from a pair of distances, deal by deal."""

    places: Places
    swapped: Places  # as the other player sees it
    over: numpy.ndarray  # the match is over
    won: numpy.ndarray  # the player has won it
    paid: numpy.ndarray  # small stakes, then
    multiplied: numpy.ndarray  # what a natural pays then, in large stakes


def following(rules: Rules, deals: numpy.ndarray, own: int, other: int) -> Following:
    """What follows where the player is ``own`` points from the target, and the other one ``other``."""
    left = own - deals[:, 0], other - deals[:, 1]
    over = ((left[0] <= 0) | (left[1] <= 0)) & (left[0] != left[1])
    won = over & (left[0] < left[1])
    paid, multiplied = numpy.zeros(len(deals)), numpy.zeros(len(deals))
    for n in numpy.flatnonzero(over):
        winner = 0 if won[n] else 1
        totals = [rules.target - int(one[n]) for one in left]
        stars, chapeaux = int(deals[n, 2 + winner]), int(deals[n, 5 - winner])
        all_paid = payment(rules.payment, totals[winner], totals[1 - winner], stars, chapeaux, 1, rules.target)
        paid[n] = all_paid.amount if winner == 0 else -all_paid.amount
        multiplied[n] = all_paid.multiplier if winner == 0 else 0
    return Following(Places.of(*left), Places.of(*left[::-1]), over, won, paid, multiplied)


def stakes_tables(rules: Rules, deals: numpy.ndarray) -> list[numpy.ndarray]:
    """The planes of ``stakes.py`` for rules; ``deals`` are rows of scores, naturals and chapeaux."""
    cells = [[following(rules, deals, own * STEP, other * STEP) for other in range(SIZE)] for own in range(SIZE)]
    stars, suffered = deals[:, 2:4], deals[:, 5:3:-1]  # the player's, the other one's; chapeaux of the one facing them
    planes = [numpy.zeros((SIZE, SIZE)) for _ in range(4)]
    for _ in range(ROUNDS):
        paid, won, naturals, chapeaux = planes
        new = [numpy.zeros((SIZE, SIZE)) for _ in range(4)]
        for own in range(SIZE):
            for other in range(SIZE):
                cell, value = cells[own][other], 0.0
                places, on = cell.places, ~cell.over
                for seat, seen, sign in ((0, cell.places, 1), (1, cell.swapped, -1)):
                    for counts, to_come in ((stars[:, seat], naturals), (suffered[:, seat], chapeaux)):
                        if rules.payment == PROGRESSIVE:
                            more = counts * (counts + 1) / 2 * seen.read(won) + counts * seen.read(to_come)
                        else:
                            more = counts * seen.read(won)
                        value = value + sign * LARGE_STAKE * more
                new[0][own, other] = numpy.where(on, places.read(paid) + value, cell.paid).mean()
                new[1][own, other] = numpy.where(on, places.read(won), cell.multiplied).mean()
                for plane, counts in ((2, stars[:, 0]), (3, suffered[:, 0])):
                    coming = places.read(planes[plane]) + counts * places.read(won)
                    new[plane][own, other] = numpy.where(on, coming, counts * cell.won).mean()
        new[0] = (new[0] - new[0].T) / 2
        planes = new
    return planes


def write_stakes(deals: numpy.ndarray, options: str) -> None:
    """Write the tables of all presets."""
    started, parts = time.monotonic(), []
    for rules in PRESETS.values():
        planes = stakes_tables(rules, deals)
        units = zip(planes, (1000, *[10_000] * 3), strict=True)
        numbers = [round(float(one) * unit) for plane, unit in units for one in plane.flat]
        lines = [", ".join(map(str, numbers[at : at + HALF])) for at in range(0, len(numbers), HALF)]
        rows = "".join(f"        *({line}),\n" for line in lines)
        parts.append(f"    ({rules.payment}, {rules.target}): (\n{rows}    ),\n")
    head = STAKES_HEAD.format(options=options, seconds=time.monotonic() - started)
    keys = "}\n" + '"""By the way to pay and the target (``options.py``)."""\n'
    STAKES_FILE.write_text(head + "".join(parts) + keys, encoding="utf-8")


def main() -> None:
    """Make the table, and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--stakes", action="store_true", help="write the tables of what is paid")
    chosen = parser.parse_args()
    started = time.monotonic()
    deals = numpy.zeros((chosen.deals, 6), numpy.int64)
    player = Duellist(TUNED, WEIGHTS)
    score_deals(PRESETS["pagat"], Standing(), player, player, chosen.seed, deals)
    both = numpy.concatenate([deals, deals[:, [1, 0, 3, 2, 5, 4]]])
    if chosen.stakes:
        write_stakes(both, f"--seed {chosen.seed} --deals {chosen.deals}")
        return
    for row in table(both):
        print(f"    ({', '.join(str(round(10_000 * one)) for one in row)}),")
    scores = deals[:, :2]
    print(
        f"{time.monotonic() - started:.0f} s; a deal: mean {scores.mean():.1f}, standard deviation {scores.std():.1f}"
    )


if __name__ == "__main__":
    main()
