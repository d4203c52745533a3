"""Observations and histories of Tysiac as NumPy arrays of int64, for batches, kernels and learning.

An observation, shape ``(60,)``: the fields of ``Observation`` in their order, without ``rules``; masks and numbers as
there.  Three players; with others each field by seat is as long as there are players.

    offset  count  field
         0      1  seat
         1      3  before.totals
         4      3  before.concessions
         7      3  before.empty_hands
        10      3  before.barrel_deals
        13      3  before.barrel_falls
        16      1  before.golden_deals
        17      1  dealer
        18      1  phase
        19      1  turn
        20      1  hand
        21      3  counts
        24      1  auction.talon
        25      1  auction.passed
        26      3  auction.bids
        29      1  auction.declarer
        30      1  auction.contract
        31      3  auction.given
        34      1  auction.blind
        35      1  auction.aside
        36      1  auction.laid
        37      3  played
        40      3  excluded
        43      3  held
        46      1  shown
        47      1  trump
        48      1  led
        49      1  second
        50      3  points
        53      1  takers
        54      6  legal

A history, shape ``(events, 11)``: one row an event, in order; -1 where an event has no such figure, 0 for no cards.

    column  figure
         0  kind: the place of the event's class in ``KINDS``
         1  seat
         2  the other seat: the receiver of a gift, the leader of a trick; the number of a talon, 1 or 2
         3  points: a bid, a contract, a marriage, a trick
         4  points that the seat has made so far, when it takes a trick
         5  1 for a contract raised, a card led, the last trick; else 0
         6  mask of the cards that are seen, as in ``state.py``
         7  how many cards are not seen
      8-10  the cards of a trick in the order they were played, 0 to 23
"""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.cards import HIDDEN
from chiliad.game import NOBODY, Event
from chiliad.games.tysiac.events import (
    AcesDeclared,
    AuctionWon,
    Bid,
    BidBlind,
    Conceded,
    ContractNamed,
    Given,
    HandDealt,
    HandSeen,
    LaidAway,
    LeftoversTaken,
    Married,
    Passed,
    Played,
    Redealt,
    TalonDealt,
    TalonShown,
    TalonTaken,
    TrickTaken,
)
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.state import CARD_NUMBER
from chiliad.numpy_arrays import Integers, flat_array, rows_array

KINDS = (
    HandDealt,
    TalonDealt,
    Bid,
    Passed,
    TalonShown,
    Conceded,
    Given,
    ContractNamed,
    Played,
    Married,
    TrickTaken,
    BidBlind,
    HandSeen,
    Redealt,
    AcesDeclared,
    AuctionWon,
    TalonTaken,
    LaidAway,
    LeftoversTaken,
)
"""The classes of events; column 0 of a history is a place in this tuple."""
COLUMNS = 11
NONE = -1


def observation_array(observation: Observation) -> Integers:
    """What a seat observes now, shape ``(60,)``."""
    return flat_array(observation[1:])


def history_array(events: Sequence[Event]) -> Integers:
    """The events of a deal as a seat saw them, shape ``(events, 11)``."""
    return rows_array([_row(event) for event in events], COLUMNS)


def _row(event: Event) -> list[int]:
    match event:
        case HandDealt():
            return _filled(event, event.seat, cards=event.cards)
        case TalonDealt():
            return _filled(event, NOBODY, other=event.number or NONE, cards=event.cards)
        case TalonTaken():
            return _filled(event, event.seat, other=event.number)
        case LaidAway():
            return _filled(event, event.seat, cards=(event.card,))
        case LeftoversTaken():
            row = _filled(event, event.seat, points=event.points)
            row[4] = event.made
            return row
        case Bid() | AuctionWon():
            return _filled(event, event.seat, points=event.points)
        case Passed() | Redealt():
            return _filled(event, event.seat)
        case BidBlind():
            return _filled(event, event.seat, points=event.points)
        case HandSeen():
            return _filled(event, event.seat, cards=event.cards)
        case TalonShown():
            return _filled(event, event.seat, points=event.points, cards=event.cards)
        case Conceded():
            return _filled(event, event.seat, points=event.contract)
        case Given():
            return _filled(event, event.seat, other=event.receiver, cards=(event.card,))
        case ContractNamed():
            return _filled(event, event.seat, points=event.points, flag=event.raised)
        case Played():
            return _filled(event, event.seat, flag=event.leads, cards=(event.card,))
        case Married() | AcesDeclared():
            return _filled(event, event.seat, points=event.points, cards=(event.card,))
        case TrickTaken():
            row = _filled(
                event, event.seat, other=event.leader, points=event.points, flag=event.last, cards=event.cards
            )
            row[4] = event.made
            for place, card in enumerate(event.cards):
                row[8 + place] = CARD_NUMBER[card]
            return row
        case _:
            raise TypeError(f"no event of Tysiac: {event!r}")


def _filled(
    event: Event, seat: int, *, other: int = NONE, points: int = NONE, flag: bool = False, cards: Sequence[str] = ()
) -> list[int]:
    """A row; the figures that it is not given are -1."""
    hidden = cards.count(HIDDEN)
    mask = sum(1 << CARD_NUMBER[card] for card in cards if card != HIDDEN)
    return [KINDS.index(type(event)), seat, other, points, NONE, int(flag), mask, hidden, NONE, NONE, NONE]
