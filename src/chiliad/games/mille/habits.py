"""How people play Mille who know less: the habits of the levels ``beginner`` and ``casual``."""

from __future__ import annotations

from chiliad._jit import highest_index, lowest_index
from chiliad.games.mille.greedy import dearest, natural_first, one_each, value_of
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.player_cards import ALL, RANK, difference, rank_counts, ranks_held, union
from chiliad.games.mille.state import (
    ACTION_PICK,
    DRAW,
    KIND_DISCARD,
    KIND_LAY,
    KIND_TURN,
    KIND_WILD,
    OPEN,
    TAKE,
    TURN_BLOCKED,
    TURN_DRAW,
    TURN_PICK,
    TURN_TAKE,
    TURN_TAKE_UPCARD_TWO,
)


def choose_beginner(seen: Observation) -> int:
    """The action of a player who lays all they can and keeps nothing back."""
    turn, lay, wild = seen.legal[KIND_TURN], seen.legal[KIND_LAY], seen.legal[KIND_WILD]
    if seen.phase == DRAW:
        for index in (TURN_TAKE_UPCARD_TWO, TURN_TAKE, TURN_DRAW, TURN_BLOCKED):
            if turn >> index & 1:
                return KIND_TURN << 6 | index
    if seen.phase == TAKE:
        return ACTION_PICK if turn >> TURN_PICK & 1 else KIND_LAY << 6 | dearest(lay)
    if seen.phase == OPEN:
        return natural_first(lay, wild)
    if lay:
        return KIND_LAY << 6 | dearest(lay & RANK << highest_index(ranks_held(lay)))
    if wild:
        return KIND_WILD << 6 | lowest_index(wild)
    return KIND_DISCARD << 6 | _dearest_useless(seen)


def _dearest_useless(seen: Observation) -> int:
    """The card of most points among those without another of their rank; among all where there is none, a 2 last."""
    counts = rank_counts(seen.hand_any, seen.hand_both)

    def wish(card: int) -> tuple[bool, bool, int, int]:
        return card >= 4, counts >> (card & ~3) & 15 == 1, value_of(card), -card

    cards = one_each(seen.hand_any)
    return max((card for card in range(ALL.bit_length()) if cards >> card & 1), key=wish)


def forgetful(seen: Observation) -> Observation:
    """What a player goes by who does not count cards.

    The cards that the other player took from the pack may be anywhere; after the draw, so may those below the top of
    the pack.
    """
    other = 1 - seen.seat
    unseen = union(seen.unseen_any, seen.unseen_both, seen.known_any[other], seen.known_both[other])
    pack = seen.pack_any, seen.pack_both
    if seen.phase != DRAW and seen.pack_top >= 0:
        unseen = union(*unseen, *difference(*pack, 1 << seen.pack_top, 0))
        pack = 1 << seen.pack_top, 0
    return seen._replace(
        known_any=(0, 0),
        known_both=(0, 0),
        unseen_any=unseen[0],
        unseen_both=unseen[1],
        pack_any=pack[0],
        pack_both=pack[1],
    )
