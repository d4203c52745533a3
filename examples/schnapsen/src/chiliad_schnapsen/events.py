"""What happens in a deal of Schnapsen, as typed events, and what a seat may know of each.  Cards are text, ``Ks``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from chiliad.cards import HIDDEN, in_order
from chiliad.game import Entry, Event, steps
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.rules import apply
from chiliad_schnapsen.state import (
    CARD_TEXT,
    CLOSE,
    DEAL,
    HAND_CARDS,
    KIND_CHANCE,
    KIND_TALON,
    OVER,
    SEATS,
    SECOND,
    State,
    card_points,
    marriage_points,
)


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat is dealt its five cards (S3)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A card is turned up: its suit is trumps (S3)."""

    card: str


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat draws the top card of the talon (S4)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TookTurnUp(Event):
    """A seat draws the last card of the talon, which was turned up (S4)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat plays a card; ``leads``: it is the first of its trick (S5)."""

    seat: int
    card: str
    leads: bool


@dataclass(frozen=True, slots=True)
class Married(Event):
    """A seat leads a card of a marriage and declares it (S10)."""

    seat: int
    card: str
    points: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat exchanges the jack of trumps for the card turned up (S8)."""

    seat: int
    jack: str
    card: str


@dataclass(frozen=True, slots=True)
class Closed(Event):
    """A seat closes the talon (S9); ``stake``: the game points it plays for (S14)."""

    seat: int
    stake: int


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat takes a trick (S5).

    ``cards`` in the order they were played, the first by ``leader``; ``points``: what they are worth; ``made``: all
    points of the seat so far; ``last``: the deal ends with it.
    """

    seat: int
    leader: int
    cards: tuple[str, str]
    points: int
    made: int
    last: bool


def entries(
    rules: Rules, start: State, actions: Sequence[int], states: Sequence[State] | None = None
) -> Iterator[Entry]:
    """Yield a deal's log, an entry an action; a hand is one entry, where all of it is dealt."""
    dealt: list[str] = []
    for count, (state, action, reached) in enumerate(steps(apply, rules, start, actions, states), 1):
        if state.phase == DEAL and state.turn < SEATS * HAND_CARDS:
            place, number = divmod(state.turn, HAND_CARDS)
            dealt = [*dealt, CARD_TEXT[action & 63]] if number else [CARD_TEXT[action & 63]]
            if len(dealt) == HAND_CARDS:
                yield Entry((HandDealt(place, in_order(dealt)),), count, reached)
        else:
            yield Entry(_events(state, action, reached), count, reached)


def _events(state: State, action: int, reached: State) -> tuple[Event, ...]:
    """Return what an action brings; ``reached`` is the state after it."""
    kind, index, seat = action >> 6, action & 63, state.turn
    if kind == KIND_TALON:
        if index == CLOSE:
            return (Closed(seat, reached.stake),)
        return (Exchanged(seat, CARD_TEXT[reached.turned_up], CARD_TEXT[state.turned_up]),)
    card = CARD_TEXT[index % SECOND]
    if kind == KIND_CHANCE:
        if state.phase == DEAL:
            return (TurnedUp(card),)
        drew = Drew(seat, card)
        return (drew,) if reached.talon else (drew, TookTurnUp(1 - seat, CARD_TEXT[state.turned_up]))
    if index >= SECOND:
        return (Married(seat, card, marriage_points(index % SECOND // 5, state.trump)),)
    played = Played(seat, card, state.led < 0)
    if state.led < 0:
        return (played,)
    winner = reached.leader
    points = card_points(1 << state.led | 1 << index)
    cards = (CARD_TEXT[state.led], card)
    return played, TrickTaken(winner, 1 - seat, cards, points, reached.points[winner], reached.phase == OVER)


def redact(event: Event, seat: int) -> Event:
    """Return the event as ``seat`` (NOBODY: the public) may see it when it happens: ``??`` for a hidden card."""
    match event:
        case HandDealt() if event.seat != seat:
            return replace(event, cards=(HIDDEN,) * len(event.cards))
        case Drew() if event.seat != seat:
            return replace(event, card=HIDDEN)
        case _:
            return event
