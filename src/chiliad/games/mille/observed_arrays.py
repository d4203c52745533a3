"""Observations and histories of Mille as NumPy arrays of int64, for batches, kernels and learning.

An observation, shape ``(47,)``: the fields of ``Observation`` in their order, without ``rules``; masks and numbers as
there.

    offset  count  field
         0      1  seat
         1      2  before.totals
         3      2  before.stars
         5      2  before.chapeaux
         7      1  dealer
         8      1  turn
         9      1  phase
        10      1  hand_any
        11      1  hand_both
        12      2  held_count
        14      2  known_any
        16      2  known_both
        18      2  shown_any
        20      2  shown_both
        22      2  natural_any
        24      2  natural_both
        26      2  wild_any
        28      2  wild_both
        30      1  pack_any
        31      1  pack_both
        32      1  pack_top
        33      1  stock_count
        34      1  stock_idle
        35      1  unseen_any
        36      1  unseen_both
        37      1  upcard_two_open
        38      1  rank_open
        39      1  laid_count
        40      1  out
        41      6  legal

A history, shape ``(events, 11)``: one row an event, in order; -1 where an event has no such figure, 0 for no cards.

    column  figure
         0  kind: the place of the event's class in ``KINDS``
         1  seat
         2  rank of the set, 0 for the 2s to 12 for the aces
         3  count: the cards of the set then; 7 or 8 where a set is piled; the cards still held after a discard
         4  1 where the stock was made from the pack before a draw, a set is new, or a block is a stalemate; else 0
         5  top card of a pack that is taken, 0 to 51
         6  mask of the cards that are seen: one copy at least; of a pack that is taken those laid on its top
         7  mask of the cards that are seen: both copies
         8  how many cards are not seen
         9  mask of the cards picked up with a pack: one copy at least
        10  mask of the cards picked up with a pack: both copies
"""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.cards import HIDDEN
from chiliad.game import NOBODY, Event
from chiliad.games.mille.events import (
    Blocked,
    Discarded,
    Drew,
    HandDealt,
    Laid,
    SetPiled,
    TookPack,
    TookTwo,
    TurnedUp,
    WentOut,
)
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.player_cards import with_card
from chiliad.games.mille.state import CARD_NUMBER, RANKS
from chiliad.numpy_arrays import Integers, flat_array, rows_array

KINDS = (HandDealt, TurnedUp, Drew, TookPack, TookTwo, Laid, SetPiled, Discarded, WentOut, Blocked)
"""The classes of events; column 0 of a history is a place in this tuple."""
COLUMNS = 11
NONE = -1
_PILE_CARDS = {"seven": 7, "eight": 8}


def observation_array(observation: Observation) -> Integers:
    """What a seat observes now, shape ``(47,)``."""
    return flat_array(observation[1:])


def history_array(events: Sequence[Event]) -> Integers:
    """The events of a deal as a seat saw them, shape ``(events, 11)``."""
    return rows_array([_row(event) for event in events], COLUMNS)


def _row(event: Event) -> list[int]:
    match event:
        case HandDealt():
            return _filled(event, event.seat, cards=event.cards)
        case TurnedUp():
            return _filled(event, NOBODY, cards=(event.card,))
        case Drew():
            return _filled(event, event.seat, flag=event.new_stock, cards=(event.card,))
        case TookPack():
            row = _filled(event, event.seat, cards=event.laid)
            row[5] = CARD_NUMBER[event.top]
            row[9:] = _masks(event.picked_up)
            return row
        case TookTwo():
            return _filled(event, event.seat, cards=(event.card,))
        case Laid():
            return _filled(
                event, event.seat, RANKS.index(event.rank), count=event.size, flag=event.new, cards=event.cards
            )
        case SetPiled():
            return _filled(event, event.seat, RANKS.index(event.rank), count=_PILE_CARDS[event.pile])
        case Discarded():
            return _filled(event, event.seat, count=event.held, cards=(event.card,))
        case WentOut():
            return _filled(event, event.seat)
        case Blocked():
            return _filled(event, NOBODY, flag=event.stalemate)
        case _:
            raise TypeError(f"no event of Mille: {event!r}")


def _filled(
    event: Event, seat: int, rank: int = NONE, *, count: int = NONE, flag: bool = False, cards: Sequence[str] = ()
) -> list[int]:
    """A row; the figures that it is not given are -1, and the masks 0."""
    return [KINDS.index(type(event)), seat, rank, count, int(flag), NONE, *_masks(cards), cards.count(HIDDEN), 0, 0]


def _masks(cards: Sequence[str]) -> tuple[int, int]:
    """The cards that are seen as a pair of masks."""
    any_, both = 0, 0
    for card in cards:
        if card != HIDDEN:
            any_, both = with_card(any_, both, 1 << CARD_NUMBER[card])
    return any_, both
