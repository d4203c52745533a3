"""States of Tysiac as rows of integers, so that one compiled call takes many of them.

A row holds the fields of ``State`` in their order, tuples laid out flat: ``before`` comes first.  Such rows are
of three players: the searches know no others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chiliad._jit import kernel
from chiliad.games.tysiac.state import Auction, Standing, State

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

BEFORE_WIDTH = 16
HANDS_AT = 19  # the first of the three hands in a row
WIDTH = 49
"""How many integers a row of ``Standing``, and one of ``State``, has."""


@kernel
def pack_before(before: Standing, row: Integers) -> None:
    """Write what is before a deal into a row."""
    for seat in range(3):
        row[seat] = before.totals[seat]
        row[3 + seat] = before.concessions[seat]
        row[6 + seat] = before.empty_hands[seat]
        row[9 + seat] = before.barrel_deals[seat]
        row[12 + seat] = before.barrel_falls[seat]
    row[15] = before.golden_deals


@kernel
def pack(state: State, row: Integers) -> None:
    """Write a state into a row."""
    auction = state.auction
    pack_before(state.before, row)
    row[16], row[17], row[18] = state.dealer, state.phase, state.turn
    row[22], row[23], row[27], row[28] = auction.talon, auction.passed, auction.declarer, auction.contract
    row[32], row[33], row[34] = auction.blind, auction.aside, auction.laid
    for seat in range(3):
        row[19 + seat] = state.hands[seat]
        row[24 + seat] = auction.bids[seat]
        row[29 + seat] = auction.given[seat]
        row[35 + seat] = state.played[seat]
        row[38 + seat] = state.excluded[seat]
        row[45 + seat] = state.points[seat]
    row[41], row[42], row[43], row[44] = state.shown, state.trump, state.led, state.second
    row[48] = state.takers


@kernel
def unpack(row: Sequence[int]) -> State:
    """The state that a row holds."""
    auction = Auction(
        talon=row[22],
        passed=row[23],
        bids=(row[24], row[25], row[26]),
        declarer=row[27],
        contract=row[28],
        given=(row[29], row[30], row[31]),
        blind=row[32],
        aside=row[33],
        laid=row[34],
    )
    before = Standing(
        totals=(row[0], row[1], row[2]),
        concessions=(row[3], row[4], row[5]),
        empty_hands=(row[6], row[7], row[8]),
        barrel_deals=(row[9], row[10], row[11]),
        barrel_falls=(row[12], row[13], row[14]),
        golden_deals=row[15],
    )
    return State(
        before=before,
        dealer=row[16],
        phase=row[17],
        turn=row[18],
        hands=(row[19], row[20], row[21]),
        auction=auction,
        played=(row[35], row[36], row[37]),
        excluded=(row[38], row[39], row[40]),
        shown=row[41],
        trump=row[42],
        led=row[43],
        second=row[44],
        points=(row[45], row[46], row[47]),
        takers=row[48],
    )
