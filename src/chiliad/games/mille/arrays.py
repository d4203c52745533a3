"""States of Mille as rows of integers, so that one compiled call takes many of them.

A row holds the fields of ``State`` in their order, tuples laid out flat: ``before`` comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chiliad._jit import kernel
from chiliad.games.mille.player_cards import Side
from chiliad.games.mille.state import Before, State

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

BEFORE_WIDTH = 6
WIDTH = 39
"""How many integers a row of ``Before``, and one of ``State``, has."""
_SIDE_WIDTH = 10
_SIDES = 9  # where the first side begins
_REST = _SIDES + 2 * _SIDE_WIDTH


@kernel
def pack_before(before: Before, row: Integers) -> None:
    """Write what is before a deal into a row."""
    for seat in range(2):
        row[seat] = before.totals[seat]
        row[2 + seat] = before.stars[seat]
        row[4 + seat] = before.chapeaux[seat]


@kernel
def pack(state: State, row: Integers) -> None:
    """Write a state into a row."""
    pack_before(state.before, row)
    row[6], row[7], row[8] = state.dealer, state.turn, state.phase
    for seat in range(2):
        at = _SIDES + seat * _SIDE_WIDTH
        side = state.sides[seat]
        row[at], row[at + 1] = side.hand_any, side.hand_both
        row[at + 2], row[at + 3] = side.known_any, side.known_both
        row[at + 4], row[at + 5] = side.shown_any, side.shown_both
        row[at + 6], row[at + 7] = side.natural_any, side.natural_both
        row[at + 8], row[at + 9] = side.wild_any, side.wild_both
    row[_REST], row[_REST + 1], row[_REST + 2] = state.stock_any, state.stock_both, state.stock_idle
    row[_REST + 3], row[_REST + 4], row[_REST + 5] = state.pack_any, state.pack_both, state.pack_top
    row[_REST + 6], row[_REST + 7], row[_REST + 8] = state.uptwo_open, state.rank_open, state.laid_count
    row[_REST + 9] = state.out


@kernel
def _side(row: Sequence[int], at: int) -> Side:
    return Side(
        hand_any=row[at],
        hand_both=row[at + 1],
        known_any=row[at + 2],
        known_both=row[at + 3],
        shown_any=row[at + 4],
        shown_both=row[at + 5],
        natural_any=row[at + 6],
        natural_both=row[at + 7],
        wild_any=row[at + 8],
        wild_both=row[at + 9],
    )


@kernel
def unpack(row: Sequence[int]) -> State:
    """The state that a row holds."""
    return State(
        before=Before((row[0], row[1]), (row[2], row[3]), (row[4], row[5])),
        dealer=row[6],
        turn=row[7],
        phase=row[8],
        sides=(_side(row, _SIDES), _side(row, _SIDES + _SIDE_WIDTH)),
        stock_any=row[_REST],
        stock_both=row[_REST + 1],
        stock_idle=row[_REST + 2],
        pack_any=row[_REST + 3],
        pack_both=row[_REST + 4],
        pack_top=row[_REST + 5],
        uptwo_open=row[_REST + 6],
        rank_open=row[_REST + 7],
        laid_count=row[_REST + 8],
        out=row[_REST + 9],
    )
