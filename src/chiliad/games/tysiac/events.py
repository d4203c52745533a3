"""What happens in a deal of Tysiac, as typed events, and what a seat may know of each.

An event says all that a person needs to be told: nobody has to look at the state for the rest.  Cards are text, ``Ks``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from chiliad.cards import HIDDEN, in_order
from chiliad.game import Entry, Event, steps
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import CALL_STEP, FIRST_CALL, apply, trick_winner
from chiliad.games.tysiac.state import (
    CARD_TEXT,
    CARDS,
    CONCEDE,
    GIVE,
    HAND_CARDS_DEALT,
    KIND_BID,
    KIND_CHANCE,
    KIND_CONTRACT,
    KIND_GIVE,
    OVER_PLAYED,
    PASS,
    SEATS,
    SECOND,
    TALON_CARDS,
    State,
    after,
    card_points,
)


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat is dealt its seven cards (T4)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TalonDealt(Event):
    """Three cards are dealt to the talon, face down (T4)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bid(Event):
    """A seat bids (T5, T6, T8)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat leaves the auction (T6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TalonShown(Event):
    """The auction is over: the declarer shows the talon to all and takes it up (T9).  ``points``: the winning bid."""

    seat: int
    points: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Conceded(Event):
    """The declarer concedes the deal (T22)."""

    seat: int
    contract: int


@dataclass(frozen=True, slots=True)
class Given(Event):
    """The declarer gives a card to another seat, which alone sees it (T10)."""

    seat: int
    receiver: int
    card: str


@dataclass(frozen=True, slots=True)
class ContractNamed(Event):
    """The declarer names the contract (T11); ``raised``: it is higher than the winning bid."""

    seat: int
    points: int
    raised: bool


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat plays a card; ``leads``: it is the first of its trick (T12)."""

    seat: int
    card: str
    leads: bool


@dataclass(frozen=True, slots=True)
class Married(Event):
    """A seat leads a card of a marriage and declares it: its suit is trumps from now on (T16)."""

    seat: int
    card: str
    points: int


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat takes a trick (T12, T17).

    ``cards`` in the order they were played, the first by ``leader``; ``points``: what they are worth; ``made``: all
    points that the seat has made so far; ``last``: it is the last trick of the deal.
    """

    seat: int
    leader: int
    cards: tuple[str, str, str]
    points: int
    made: int
    last: bool


def entries(
    rules: Rules, start: State, actions: Sequence[int], states: Sequence[State] | None = None
) -> Iterator[Entry]:
    """A deal's log, an entry an action; a hand is one entry, where all of it is dealt."""
    dealt: list[str] = []
    for count, (state, action, reached) in enumerate(steps(apply, rules, start, actions, states), 1):
        if action >> 6 != KIND_CHANCE:
            yield Entry(_events(state, action, reached), count, reached)
        else:
            place, number = divmod(state.turn, HAND_CARDS_DEALT)
            dealt = [*dealt, CARD_TEXT[action & 63]] if number else [CARD_TEXT[action & 63]]
            if len(dealt) == (HAND_CARDS_DEALT if place < SEATS else TALON_CARDS):
                cards = in_order(dealt)
                yield Entry((HandDealt(place, cards) if place < SEATS else TalonDealt(cards),), count, reached)


def _events(state: State, action: int, reached: State) -> tuple[Event, ...]:
    """What a player's action brings; ``reached`` is the state after it."""
    kind, index, seat = action >> 6, action & 63, state.turn
    auction = reached.auction
    if kind == KIND_BID and index == PASS:
        if reached.phase != GIVE:
            return (Passed(seat),)
        talon = in_order(CARD_TEXT[card] for card in range(CARDS) if auction.talon >> card & 1)
        return Passed(seat), TalonShown(auction.declarer, auction.contract, talon)
    if kind == KIND_BID:
        return (Conceded(seat, auction.contract) if index == CONCEDE else Bid(seat, FIRST_CALL + CALL_STEP * index),)
    if kind == KIND_CONTRACT:
        return (ContractNamed(seat, auction.contract, auction.contract > state.auction.contract),)
    card = CARD_TEXT[index % SECOND]
    if kind == KIND_GIVE:
        return (Given(seat, after(seat) if index < SECOND else after(after(seat)), card),)
    if index >= SECOND:
        return (Married(seat, card, reached.points[seat] - state.points[seat]),)
    played = Played(seat, card, state.led < 0)
    return (played,) if state.second < 0 else (played, _trick(state, index, reached))


def _trick(state: State, card: int, reached: State) -> TrickTaken:
    """The trick that ``card`` completes (T12, T17)."""
    winner = trick_winner(state, card)
    return TrickTaken(
        seat=winner,
        leader=after(state.turn),
        cards=(CARD_TEXT[state.led], CARD_TEXT[state.second], CARD_TEXT[card]),
        points=card_points(1 << state.led | 1 << state.second | 1 << card),
        made=reached.points[winner],
        last=reached.phase == OVER_PLAYED,
    )


def redact(event: Event, seat: int) -> Event:
    """The event as ``seat`` (NOBODY: the public) may see it when it happens: ``??`` for the cards it may not know."""
    match event:
        case HandDealt() if event.seat != seat:
            return replace(event, cards=(HIDDEN,) * len(event.cards))
        case TalonDealt():
            return replace(event, cards=(HIDDEN,) * len(event.cards))
        case Given() if seat not in (event.seat, event.receiver):
            return replace(event, card=HIDDEN)
        case _:
            return event
