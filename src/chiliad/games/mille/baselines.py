"""The frozen opponents of Mille, by which strength is measured over the years: for programs, never offered to people.

Nothing here may change, and ``tests/games/test_mille_baselines.py`` pins a short match of each: so all numbers are
stated here again, though a level may have the same ones today.  The kernels are those of the levels.
"""

from __future__ import annotations

from chiliad._jit import lowest_index
from chiliad.game import GREEDY
from chiliad.games.mille.greedy import dearest, natural_first, one_each, value_of
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.player_cards import ALL, RANK, rank_counts, ranks_at_least, ranks_held
from chiliad.games.mille.scoring import points_of
from chiliad.games.mille.state import (
    ACTION_PICK,
    DRAW,
    KIND_DISCARD,
    KIND_LAY,
    KIND_TURN,
    KIND_WILD,
    OPEN,
    SET_CARDS_MIN,
    TAKE,
    TURN_BLOCKED,
    TURN_DRAW,
    TURN_PICK,
    TURN_TAKE,
    TURN_TAKE_UPCARD_TWO,
)
from chiliad.games.mille.tuned import Weights
from chiliad.games.mille.turn_search import POINTS, Model

TUNED_WEIGHTS = Weights(
    take_min=47,
    take_card=37,
    take_pair=6,
    take_single=14,
    take_single_near=56,
    lay_at=8,
    lay_points=106,
    wild_at=8,
    wild_points=83,
    near_at=1,
    risk_far=10,
    risk_near=47,
    two_kept=420,
    pair_kept=276,
    pair_share=86,
    single_share=34,
    set_share=226,
    pack_taken=17,
    pack_card=17,
    pack_share=9,
)
"""By what ``tuned`` goes."""

HALVING_WEIGHTS = Weights(50, 0, 40, 10, 50, 12, 999, 7, 100, 3, 10, 50, 400, 160, 80, 40, 200, 100, 30, 50)
HALVING = Model(policy=GREEDY, weights=HALVING_WEIGHTS, rivals=(GREEDY, GREEDY), aim=POINTS)
"""By what ``halving100`` goes: ``greedy`` in both seats, all hidden cards equally likely, the points of the deal."""
HALVING_NODES_A_PLAN = 100

THUMB_PACK_POINTS = 50  # a pack of fewer points is left alone
THUMB_NEAR_CARDS = 5  # with as many cards, or fewer, in the other hand all is laid


def choose_thumb(seen: Observation) -> int:
    """The action of a player who goes by three rules of thumb.

    They take a pack of 50 points or more; lay every set of three, and all they can once the other player has few cards;
    and discard the card of fewest points that they have fewest of, a 2 last.
    """
    turn, lay, wild = seen.legal[KIND_TURN], seen.legal[KIND_LAY], seen.legal[KIND_WILD]
    if seen.phase == DRAW:
        rich = points_of(seen.pack_any, seen.pack_both) >= THUMB_PACK_POINTS
        order = (TURN_TAKE, TURN_DRAW, TURN_BLOCKED) if rich else (TURN_DRAW, TURN_TAKE, TURN_BLOCKED)
        for index in (TURN_TAKE_UPCARD_TWO, *order):
            if turn >> index & 1:
                return KIND_TURN << 6 | index
    if seen.phase == TAKE:
        return ACTION_PICK if turn >> TURN_PICK & 1 else KIND_LAY << 6 | dearest(lay)
    if seen.phase == OPEN:
        return natural_first(lay, wild)
    counts = rank_counts(seen.hand_any, seen.hand_both)
    near = seen.held_count[1 - seen.seat] <= THUMB_NEAR_CARDS
    ranks = ranks_held(lay)
    if not near:
        ranks &= ranks_at_least(counts, SET_CARDS_MIN) | ranks_held(seen.natural_any[seen.seat])
    if ranks:
        return KIND_LAY << 6 | dearest(lay & RANK * (ranks & -ranks))
    if near and wild:
        return KIND_WILD << 6 | lowest_index(wild)
    cards = one_each(seen.hand_any)
    held = [card for card in range(ALL.bit_length()) if cards >> card & 1]
    return KIND_DISCARD << 6 | min(held, key=lambda card: (card < 4, counts >> (card & ~3) & 15, value_of(card), card))
