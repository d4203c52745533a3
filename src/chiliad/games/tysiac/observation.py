"""What one seat may know of a deal.

An ``Observation`` is built up from nothing: it names each thing a seat has seen.  Its worlds are in ``worlds.py``.
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad._jit import filled, kernel, popcount, set_at
from chiliad.cards import described
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import hand_unseen, legal
from chiliad.games.tysiac.state import (
    ALL,
    DEAL,
    SHOWN_AS,
    Auction,
    Numbers,
    Standing,
    State,
    is_talon_hidden,
)

UNSEEN_GIFT = 24
"""In ``Observation.given``: a card was given, and this seat has not seen which."""


class Observation(NamedTuple):
    """A deal as ``seat`` knows it.  Masks and numbers as in ``State``."""

    rules: Rules
    seat: int  # NOBODY for the public
    before: Standing
    dealer: int
    phase: int
    turn: int  # the seat to act; during DEAL how many cards are dealt
    hand: int  # mask of this seat's cards; 0 for the public, and for a seat that has not looked at them (T36)
    counts: Numbers  # how many cards each seat holds
    auction: Auction  # talon 0 until it is shown; given: UNSEEN_GIFT for a card not seen; aside 0; laid: own cards
    played: Numbers
    excluded: Numbers  # cards that a seat has shown not to hold
    held: Numbers  # cards that another seat has shown to hold: the partner of a declared marriage, aces, nines
    shown: int  # mask: K and Q of the declared marriages, the four aces declared, the four nines of a void deal
    trump: int
    led: int
    second: int
    points: Numbers
    takers: int  # mask of the seats that have won a trick
    legal: tuple[int, int, int, int, int, int]  # this seat's legal actions, one mask a kind; zeros when another acts

    def __repr__(self) -> str:
        return described(self, SHOWN_AS)


@kernel
def observe(rules: Rules, state: State, seat: int) -> Observation:
    """What ``seat`` (NOBODY: the public) may know (T9, T10)."""
    auction, hands = state.auction, state.hands
    given = auction.given
    for receiver in range(len(hands)):
        if given[receiver] >= 0 and seat != receiver and seat != auction.declarer:
            given = set_at(given, receiver, UNSEEN_GIFT)
    talon = 0 if is_talon_hidden(state.phase) else auction.talon
    acts = seat >= 0 and state.phase != DEAL and state.turn == seat
    held, counts = filled(hands, 0), filled(hands, 0)
    for other in range(len(hands)):
        counts = set_at(counts, other, popcount(hands[other]))
        if other != seat:
            held = set_at(held, other, hands[other] & state.shown)
    own = hands[seat] if seat >= 0 and seat != hand_unseen(rules, state) else 0
    laid = auction.laid if seat == auction.declarer else 0
    seen = Auction(
        talon, auction.passed, auction.bids, auction.declarer, auction.contract, given, auction.blind, 0, laid
    )
    actions = legal(rules, state) if acts else (0, 0, 0, 0, 0, 0)
    return Observation(
        rules,
        seat,
        state.before,
        state.dealer,
        state.phase,
        state.turn,
        own,
        counts,
        seen,
        state.played,
        state.excluded,
        held,
        state.shown,
        state.trump,
        state.led,
        state.second,
        state.points,
        state.takers,
        actions,
    )


def unseen_count(observation: Observation) -> int:
    """How many cards this seat has not seen, nor knows who holds them (T9, T10, T16)."""
    auction = observation.auction
    seen = observation.hand | auction.talon | auction.laid | observation.shown
    for seat in range(len(observation.counts)):
        seen |= observation.played[seat]
        if 0 <= auction.given[seat] < UNSEEN_GIFT:
            seen |= 1 << auction.given[seat]
    return popcount(ALL & ~seen)
