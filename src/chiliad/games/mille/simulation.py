"""Many deals at one compiled call, as rows of figures: what ``chiliad.simulate`` runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chiliad._jit import compiled, kernel
from chiliad.games.mille.options import Rules
from chiliad.games.mille.playout import random_deal
from chiliad.games.mille.scoring import deal_score
from chiliad.games.mille.state import SEATS, Standing, State

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

FIGURES = ("out",)
SEAT_FIGURES = ("stars", "chapeaux")
"""What a row has after the scores and the length: a number each, then a number for each seat.

The seat that went out (NOBODY where the deal was blocked), the stars that each seat made, and the chapeaux it suffered.
"""


@kernel
def write_row(rules: Rules, state: State, decisions: int, table: Integers, row: int) -> None:
    """Write a deal that is over into a row of a two-dimensional array: scores by seat, its length, its figures."""
    score = deal_score(state.players, state.out)
    for seat in range(SEATS):
        table[row, seat] = score.scores[seat]
        table[row, SEATS + 2 + seat] = score.stars[seat]
        table[row, SEATS + 4 + seat] = score.chapeaux[seat]
    table[row, SEATS] = decisions
    table[row, SEATS + 1] = state.out


@compiled
def simulate_random(rules: Rules, before: Standing, table: Integers, rng: int) -> int:
    """Fill a table, one row a deal, the dealer alternating, by the bot ``random`` in both seats; the generator's state.

    That bot plays each legal action with the same chance, as ``random_deal`` does.
    """
    for row in range(len(table)):
        state, decisions, rng = random_deal(rules, before, row % SEATS, rng)
        write_row(rules, state, decisions, table, row)
    return rng


SIMULATORS = {"random": simulate_random}
"""Policies that play all seats of whole deals in compiled code, by the name of the bot that they are."""
