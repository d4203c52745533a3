"""What happens in a deal of Tysiac, as typed events, and what a seat may know of each.

An event says all that a person needs to be told: nobody has to look at the state for the rest.  Cards are text, ``Ks``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from chiliad.cards import HIDDEN, in_order
from chiliad.game import NOBODY, Entry, Event, steps
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import CALL_STEP, FIRST_CALL, apply, contract_fixed, hand_unseen, may_bid_blind
from chiliad.games.tysiac.state import (
    CARD_TEXT,
    CARDS,
    CONCEDE,
    GIVE,
    HAND_CARDS_DEALT,
    KIND_BID,
    KIND_CHANCE,
    KIND_CONTRACT,
    KIND_FIRST,
    KIND_GIVE,
    OVER_PLAYED,
    PASS,
    REDEAL,
    SEATS,
    SECOND,
    TALON_CARDS,
    THIRD,
    State,
    after,
    card_played,
    card_points,
)
from chiliad.games.tysiac.tricks import trick_winner


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat is dealt its seven cards (T4); ``unseen``: it does not look at them yet, for it may bid blind (T36)."""

    seat: int
    cards: tuple[str, ...]
    unseen: bool = False


@dataclass(frozen=True, slots=True)
class TalonDealt(Event):
    """Three cards are dealt to the talon, face down (T4); ``shown``: in a golden deal they are seen at once (T37)."""

    cards: tuple[str, ...]
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Bid(Event):
    """A seat bids (T5, T6, T8)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class BidBlind(Event):
    """The opener bids without a look at the cards (T36)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """A seat that could bid blind looks at its cards (T36)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Redealt(Event):
    """A seat with four nines has the cards dealt again: the deal is void (T35)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat leaves the auction (T6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TalonShown(Event):
    """The auction is over: the declarer shows the talon to all and takes it up (T9).  ``points``: the winning bid.

    ``fixed``: the deal must be played for that figure, and counts double: it is golden, or was bid blind (T36, T37).
    """

    seat: int
    points: int
    cards: tuple[str, ...]
    fixed: bool = False


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
class AcesDeclared(Event):
    """A seat leads an ace and declares that it has all four (T34)."""

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
            yield Entry(_events(rules, state, action, reached), count, reached)
        else:
            place, number = divmod(state.turn, HAND_CARDS_DEALT)
            dealt = [*dealt, CARD_TEXT[action & 63]] if number else [CARD_TEXT[action & 63]]
            if len(dealt) == (HAND_CARDS_DEALT if place < SEATS else TALON_CARDS):
                yield Entry(_dealt(rules, place, in_order(dealt), reached), count, reached)


def _dealt(rules: Rules, place: int, cards: tuple[str, ...], reached: State) -> tuple[Event, ...]:
    """What the last card of a hand, or of the talon, brings; in a golden deal the talon is shown at once (T37)."""
    if place < SEATS:
        opener = after(reached.dealer)
        unseen = place == opener and may_bid_blind(rules, reached.before, opener, reached.hands[opener])
        return (HandDealt(place, cards, unseen),)
    if reached.phase != GIVE:
        return (TalonDealt(cards),)
    return TalonDealt(cards, shown=True), _shown(rules, reached)


def _shown(rules: Rules, reached: State) -> TalonShown:
    auction = reached.auction
    return TalonShown(
        auction.declarer,
        auction.contract,
        _cards_of(auction.talon),
        bool(contract_fixed(rules, reached.before, reached.auction)),
    )


def _cards_of(mask: int) -> tuple[str, ...]:
    return in_order(CARD_TEXT[card] for card in range(CARDS) if mask >> card & 1)


def _events(rules: Rules, state: State, action: int, reached: State) -> tuple[Event, ...]:
    """What a player's action brings; ``reached`` is the state after it."""
    told = _told(rules, state, action, reached)
    unseen = hand_unseen(rules, state)
    if unseen == NOBODY or unseen == hand_unseen(rules, reached):
        return told
    return *told, HandSeen(unseen, _cards_of(state.hands[unseen]))


def _told(rules: Rules, state: State, action: int, reached: State) -> tuple[Event, ...]:
    """What an action brings, without what its seat then sees of its own cards."""
    kind, index, seat = action >> 6, action & 63, state.turn
    auction = reached.auction
    if kind == KIND_FIRST:
        return (Redealt(seat) if index == REDEAL else BidBlind(seat, auction.contract),)
    if kind == KIND_BID and index == PASS:
        return (Passed(seat), _shown(rules, reached)) if reached.phase == GIVE else (Passed(seat),)
    if kind == KIND_BID:
        return (Conceded(seat, auction.contract) if index == CONCEDE else Bid(seat, FIRST_CALL + CALL_STEP * index),)
    if kind == KIND_CONTRACT:
        return (ContractNamed(seat, auction.contract, auction.contract > state.auction.contract),)
    if kind == KIND_GIVE:
        receiver = after(seat) if index < SECOND else after(after(seat))
        return (Given(seat, receiver, CARD_TEXT[index % SECOND]),)
    card = CARD_TEXT[card_played(index)]
    if index >= SECOND:
        declared = Married if index < THIRD else AcesDeclared
        return (declared(seat, card, reached.points[seat] - state.points[seat]),)
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
            # Where a blind bid may be on offer, whether it is tells whether the opener has the four nines (T36).
            return replace(event, cards=(HIDDEN,) * len(event.cards), unseen=False)
        case HandDealt() if event.unseen:
            return replace(event, cards=(HIDDEN,) * len(event.cards))
        case HandSeen() if event.seat != seat:
            return replace(event, cards=(HIDDEN,) * len(event.cards))
        case TalonDealt() if not event.shown:
            return replace(event, cards=(HIDDEN,) * len(event.cards))
        case Given() if seat not in (event.seat, event.receiver):
            return replace(event, card=HIDDEN)
        case _:
            return event
