"""Fits the match equity of the reference player: ``python -m chiliad.games.tysiac.make_reference --seed 1``.

The reference player (``reference.py``) plays whole matches in all seats.  The model's numbers are those with which the
winners are likeliest, as in ``make_equity.py``, which plays with ``club``.  The command prints the model as it is
written in ``equity_model.py`` (``REFERENCE``); with its defaults it takes about two minutes of one core.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from chiliad._jit import compiled
from chiliad.bits import seed_from
from chiliad.game import NOBODY
from chiliad.games.tysiac.arrays import BEFORE_WIDTH, pack_before
from chiliad.games.tysiac.equity_model import PLAYROOM
from chiliad.games.tysiac.make_equity import DEALS_MAX, fitted
from chiliad.games.tysiac.options import PRESETS, Rules
from chiliad.games.tysiac.playout import shuffled
from chiliad.games.tysiac.reference import choose
from chiliad.games.tysiac.rules import apply, dealt
from chiliad.games.tysiac.scoring import settle_deal
from chiliad.games.tysiac.state import AUCTION, OVER_CONCEDED, OVER_PLAYED, SEATS, Standing, after

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers


@compiled
def play_matches(rules: Rules, start: Standing, rng: int, table: Integers, winners: Integers) -> int:
    """Fill ``table`` with the standings before the deals of matches between reference players; gives how many.

    ``winners``: the winner of the match of each row.  The last match may be cut off; its rows are not counted.
    """
    row = done = 0
    before, dealer = start, 0
    while row < len(table):
        pack_before(before, table[row])
        hands, talon, _ = shuffled(seed_from(rng, row, done))
        state = dealt(before, dealer, AUCTION, after(dealer), hands, talon)
        row += 1
        while state.phase < OVER_PLAYED:
            state = apply(rules, state, choose(rules, state))
        auction, conceded = state.auction, state.phase == OVER_CONCEDED
        points = (0, 0, 0) if conceded else state.points
        settled = settle_deal(rules, before, dealer, auction.declarer, auction.contract, conceded, points)
        before, dealer = settled.after, (dealer + 1) % SEATS
        if settled.winner != NOBODY:
            winners[done:row] = settled.winner
            done = row
            before = start
        elif row - done >= DEALS_MAX:
            row = done
            before = start
    return done


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the model."""
    import numpy

    parser = argparse.ArgumentParser(prog="python -m chiliad.games.tysiac.make_reference", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=int, default=400_000, help="deals")
    chosen = parser.parse_args(arguments)
    rules = PRESETS["playroom"]
    table = numpy.zeros((chosen.rows, BEFORE_WIDTH), numpy.int64)
    winners = numpy.zeros(chosen.rows, numpy.int64)
    done = play_matches(rules, Standing(), chosen.seed, table, winners)
    sys.stdout.write(f"{fitted(rules, PLAYROOM.distances, table[:done], winners[:done])}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
