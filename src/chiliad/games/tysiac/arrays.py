"""States of Tysiac as rows of integers, so that one compiled call takes many of them.

A row holds the fields of ``State`` in their order, tuples laid out flat: ``before`` comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chiliad._jit import kernel
from chiliad.games.tysiac.state import Auction, Standing, State

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

BEFORE_WIDTH = 12
HANDS_AT = 15  # the first of the three hands in a row
WIDTH = 41
"""How many integers a row of ``Standing``, and one of ``State``, has."""


@kernel
def pack_before(before: Standing, row: Integers) -> None:
    """Write what is before a deal into a row."""
    for seat in range(3):
        row[seat] = before.totals[seat]
        row[3 + seat] = before.concessions[seat]
        row[6 + seat] = before.empty_hands[seat]
        row[9 + seat] = before.barrel_deals[seat]


@kernel
def pack(state: State, row: Integers) -> None:
    """Write a state into a row."""
    auction = state.auction
    pack_before(state.before, row)
    row[12], row[13], row[14] = state.dealer, state.phase, state.turn
    row[18], row[19], row[23], row[24] = auction.talon, auction.passed, auction.declarer, auction.contract
    for seat in range(3):
        row[15 + seat] = state.hands[seat]
        row[20 + seat] = auction.bids[seat]
        row[25 + seat] = auction.given[seat]
        row[28 + seat] = state.played[seat]
        row[31 + seat] = state.excluded[seat]
        row[38 + seat] = state.points[seat]
    row[34], row[35], row[36], row[37] = state.shown, state.trump, state.led, state.second


@kernel
def unpack(row: Sequence[int]) -> State:
    """The state that a row holds."""
    auction = Auction(
        talon=row[18],
        passed=row[19],
        bids=(row[20], row[21], row[22]),
        declarer=row[23],
        contract=row[24],
        given=(row[25], row[26], row[27]),
    )
    before = Standing(
        totals=(row[0], row[1], row[2]),
        concessions=(row[3], row[4], row[5]),
        empty_hands=(row[6], row[7], row[8]),
        barrel_deals=(row[9], row[10], row[11]),
    )
    return State(
        before=before,
        dealer=row[12],
        phase=row[13],
        turn=row[14],
        hands=(row[15], row[16], row[17]),
        auction=auction,
        played=(row[28], row[29], row[30]),
        excluded=(row[31], row[32], row[33]),
        shown=row[34],
        trump=row[35],
        led=row[36],
        second=row[37],
        points=(row[38], row[39], row[40]),
    )
