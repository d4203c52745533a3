"""What one seat may know of a deal.

An ``Observation`` is built up from nothing: it names each thing a seat has seen.  Its worlds are in ``worlds.py``.
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad._jit import kernel, popcount
from chiliad.cards import described
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import hand_unseen, legal
from chiliad.games.tysiac.state import (
    ALL,
    DEAL,
    SEATS,
    SHOWN_AS,
    Auction,
    Standing,
    State,
    is_talon_hidden,
    set_at,
)

UNSEEN_GIFT = 24
"""In ``Observation.given``: a card was given, and this seat has not seen which."""
Three = tuple[int, int, int]


class Observation(NamedTuple):
    """A deal as ``seat`` knows it.  Masks and numbers as in ``State``."""

    rules: Rules
    seat: int  # 0 to 2; NOBODY for the public
    before: Standing
    dealer: int
    phase: int
    turn: int  # the seat to act; during DEAL how many cards are dealt
    hand: int  # mask of this seat's cards; 0 for the public, and for a seat that has not looked at them (T36)
    counts: Three  # how many cards each seat holds
    auction: Auction  # talon 0 until it has been shown; given: UNSEEN_GIFT for a card not seen
    played: Three
    excluded: Three  # cards that a seat has shown not to hold
    held: Three  # cards that another seat has shown to hold: the partner of a declared marriage, aces, nines
    shown: int  # mask: K and Q of the declared marriages, the four aces declared, the four nines of a void deal
    trump: int
    led: int
    second: int
    points: Three
    takers: int  # mask of the seats that have won a trick
    legal: tuple[int, int, int, int, int, int]  # this seat's legal actions, one mask a kind; zeros when another acts

    def __repr__(self) -> str:
        return described(self, SHOWN_AS)


@kernel
def observe(rules: Rules, state: State, seat: int) -> Observation:
    """What ``seat`` (NOBODY: the public) may know (T9, T10)."""
    auction, hands = state.auction, state.hands
    given = auction.given
    for receiver in range(SEATS):
        if given[receiver] >= 0 and seat != receiver and seat != auction.declarer:
            given = set_at(given, receiver, UNSEEN_GIFT)
    talon = 0 if is_talon_hidden(state.phase) else auction.talon
    acts = seat >= 0 and state.phase != DEAL and state.turn == seat
    held = (0, 0, 0)
    for other in range(SEATS):
        if other != seat:
            held = set_at(held, other, hands[other] & state.shown)
    own = hands[seat] if seat >= 0 and seat != hand_unseen(rules, state) else 0
    seen = Auction(talon, auction.passed, auction.bids, auction.declarer, auction.contract, given, auction.blind)
    actions = legal(rules, state) if acts else (0, 0, 0, 0, 0, 0)
    return Observation(
        rules,
        seat,
        state.before,
        state.dealer,
        state.phase,
        state.turn,
        own,
        (popcount(hands[0]), popcount(hands[1]), popcount(hands[2])),
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
    seen = observation.hand | observation.auction.talon | observation.shown
    for seat in range(SEATS):
        seen |= observation.played[seat]
        if 0 <= observation.auction.given[seat] < UNSEEN_GIFT:
            seen |= 1 << observation.auction.given[seat]
    return popcount(ALL & ~seen)
