"""What one player, or the public, may know of a deal of Mille; the worlds that fit it are in ``worlds.py``.

An observation is built up from nothing; no State is erased.  Players see their own hand, all sets, the whole pack, how
many cards are in each place, and the cards that they know to be in the other hand: those taken up from the pack or as
the up-card 2 (M9, M11), and the whole hand when the pack becomes the stock, since they can count what is missing (M19).

The public sees what both players see go to a hand, and no hand.  It is not asked to count through a pack that became
the stock: to it every card out of sight may be in either hand or in the stock.
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad._jit import hot, kernel
from chiliad.cards import described
from chiliad.game import NOBODY
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import (
    ALL,
    PlayerCards,
    cards_count,
    difference,
    union,
)
from chiliad.games.mille.rules import NO_MASKS, Masks, actor, is_stalemate, legal
from chiliad.games.mille.state import PRINTED_AS, Standing, State

Pair = tuple[int, int]


class Observation(NamedTuple):
    """One moment of a deal as ``seat`` knows it.  Masks as in ``player_cards.py``; pairs are by seat unless said."""

    rules: Rules
    seat: int  # who looks: 0, 1, or NOBODY for the public
    before: Standing
    dealer: int  # 0 or 1
    turn: int  # the seat whose turn it is
    phase: int  # DEAL … OVER
    hand_any: int  # the viewer's own hand; 0 for the public
    hand_both: int
    held_count: Pair  # cards in each hand: two, or one, is announced (M17)
    known_any: Pair  # the cards of each hand that the other player knows; to the public: that all saw go there
    known_both: Pair
    shown_any: Pair  # the cards of each hand that all saw go there
    shown_both: Pair
    natural_any: Pair  # the sets: naturals
    natural_both: Pair
    wild_any: Pair  # the sets: wilds, at bit rank * 4 + suit of the 2
    wild_both: Pair
    pack_any: int  # the discards
    pack_both: int
    pack_top: int  # the card on top of the pack, -1 when there is none, and while the pack is taken
    stock_count: int  # cards in the stock; during the deal, not dealt yet
    stock_idle: int  # 1 since the stock was last made from the pack, until somebody lays a card; else 0 (M20)
    unseen_any: int  # the cards that may be in the stock or a hand that the viewer doesn't see
    unseen_both: int
    upcard_two_open: int  # 1 while the up-card 2 may be taken into hand
    rank_open: int  # in TAKE and OPEN the rank of the set being laid, else -1
    laid_count: int  # in TAKE and OPEN the cards laid on it from hand, else 0
    out: int  # the seat that went out, or NOBODY
    legal: Masks  # what the viewer may do now; zeros when it is not their turn

    def __repr__(self) -> str:
        return described(self, PRINTED_AS)


@hot
def _laid_together(any_: int, both: int, player: PlayerCards) -> tuple[int, int]:
    """A pair of masks and all cards in a player's sets, each wild counted as the 2 it is."""
    any_, both = union(any_, both, player.natural_any, player.natural_both)
    wild_any, wild_both = player.wild_any, player.wild_both
    while wild_any:
        # Two copies of one 2 may be wild in two sets: one digit at a time, so that they add up.
        any_, both = union(any_, both, wild_any & 15, wild_both & 15)
        wild_any, wild_both = wild_any >> 4, wild_both >> 4
    return any_, both


@hot
def _pairs(first: PlayerCards, second: PlayerCards, public: bool) -> tuple[Pair, Pair, Pair, Pair]:
    """What is known and what is shown of both hands."""
    shown_any, shown_both = (first.shown_any, second.shown_any), (first.shown_both, second.shown_both)
    if public:
        return shown_any, shown_both, shown_any, shown_both
    return (first.known_any, second.known_any), (first.known_both, second.known_both), shown_any, shown_both


@kernel
def observe(rules: Rules, state: State, seat: int) -> Observation:
    """What ``seat`` (NOBODY: the public) may know of ``state``."""
    first, second = state.players
    known_any, known_both, shown_any, shown_both = _pairs(first, second, seat == NOBODY)
    hand_any = hand_both = 0
    if seat != NOBODY:
        hand_any, hand_both = state.players[seat].hand_any, state.players[seat].hand_both
    seen_any, seen_both = state.pack_any, state.pack_both
    for at in range(2):
        seen_any, seen_both = _laid_together(seen_any, seen_both, state.players[at])
        if at == seat:
            seen_any, seen_both = union(seen_any, seen_both, hand_any, hand_both)
        else:
            seen_any, seen_both = union(seen_any, seen_both, known_any[at], known_both[at])
    unseen_any, unseen_both = difference(ALL, ALL, seen_any, seen_both)
    masks = NO_MASKS
    if seat != NOBODY and actor(state) == seat:
        masks = legal(rules, state)
    return Observation(
        rules=rules,
        seat=seat,
        before=state.before,
        dealer=state.dealer,
        turn=state.turn,
        phase=state.phase,
        hand_any=hand_any,
        hand_both=hand_both,
        held_count=(cards_count(first.hand_any, first.hand_both), cards_count(second.hand_any, second.hand_both)),
        known_any=known_any,
        known_both=known_both,
        shown_any=shown_any,
        shown_both=shown_both,
        natural_any=(first.natural_any, second.natural_any),
        natural_both=(first.natural_both, second.natural_both),
        wild_any=(first.wild_any, second.wild_any),
        wild_both=(first.wild_both, second.wild_both),
        pack_any=state.pack_any,
        pack_both=state.pack_both,
        pack_top=state.pack_top,
        stock_count=cards_count(state.stock_any, state.stock_both),
        stock_idle=state.stock_idle,
        unseen_any=unseen_any,
        unseen_both=unseen_both,
        upcard_two_open=state.upcard_two_open,
        rank_open=state.rank_open,
        laid_count=state.laid_count,
        out=state.out,
        legal=masks,
    )


def unseen_count(seen: Observation) -> int:
    """How many cards may be in the stock or a hand that the viewer doesn't see; 0 for a player who knows where all are.

    A player who sees the stock empty knows the other hand: it holds the cards that are nowhere else.
    """
    if seen.seat != NOBODY and seen.stock_count == 0:
        return 0
    return cards_count(seen.unseen_any, seen.unseen_both)


def stalemate(seen: Observation) -> bool:
    """Whether the pack would be the stock again, had anybody laid a card since it last was (M20)."""
    return is_stalemate(seen.stock_idle, seen.stock_count, seen.pack_any, seen.pack_both)
