"""States of Mille as rows of integers, so that one compiled call takes many of them.

A row holds the fields of ``State`` in their order, tuples laid out flat: ``before`` comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chiliad._jit import kernel
from chiliad.games.mille.player_cards import PlayerCards
from chiliad.games.mille.state import Standing, State

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

BEFORE_WIDTH = 6
WIDTH = 39
"""How many integers a row of ``Standing``, and one of ``State``, has."""
_PLAYER_WIDTH = 10
_PLAYERS = 9  # where the first player's cards begin
_REST = _PLAYERS + 2 * _PLAYER_WIDTH


@kernel
def pack_before(before: Standing, row: Integers) -> None:
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
        at = _PLAYERS + seat * _PLAYER_WIDTH
        player = state.players[seat]
        row[at], row[at + 1] = player.hand_any, player.hand_both
        row[at + 2], row[at + 3] = player.known_any, player.known_both
        row[at + 4], row[at + 5] = player.shown_any, player.shown_both
        row[at + 6], row[at + 7] = player.natural_any, player.natural_both
        row[at + 8], row[at + 9] = player.wild_any, player.wild_both
    row[_REST], row[_REST + 1], row[_REST + 2] = state.stock_any, state.stock_both, state.stock_idle
    row[_REST + 3], row[_REST + 4], row[_REST + 5] = state.pack_any, state.pack_both, state.pack_top
    row[_REST + 6], row[_REST + 7], row[_REST + 8] = state.upcard_two_open, state.rank_open, state.laid_count
    row[_REST + 9] = state.out


@kernel
def _player(row: Sequence[int], at: int) -> PlayerCards:
    return PlayerCards(
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
        before=Standing((row[0], row[1]), (row[2], row[3]), (row[4], row[5])),
        dealer=row[6],
        turn=row[7],
        phase=row[8],
        players=(_player(row, _PLAYERS), _player(row, _PLAYERS + _PLAYER_WIDTH)),
        stock_any=row[_REST],
        stock_both=row[_REST + 1],
        stock_idle=row[_REST + 2],
        pack_any=row[_REST + 3],
        pack_both=row[_REST + 4],
        pack_top=row[_REST + 5],
        upcard_two_open=row[_REST + 6],
        rank_open=row[_REST + 7],
        laid_count=row[_REST + 8],
        out=row[_REST + 9],
    )
