"""What happens in a deal of Tysiac, as typed events, and what a seat may know of each.

An event says all that a person needs to be told: nobody has to look at the state for the rest.  Cards are text, ``Ks``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from chiliad.cards import HIDDEN, in_order
from chiliad.game import NOBODY, Entry, Event, steps
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import apply, hand_unseen, may_bid_blind, opener_of
from chiliad.games.tysiac.state import (
    AUCTION,
    CARD_TEXT,
    CARDS,
    CONCEDE,
    DEAL,
    GIVE,
    KIND_BID,
    KIND_CHANCE,
    KIND_CONTRACT,
    KIND_GIVE,
    KIND_OPTION,
    LAY_AWAY,
    OVER_PLAYED,
    PASS,
    REDEAL,
    SECOND,
    TAKE,
    TAKE_FIRST,
    THIRD,
    TWO_TALON_CARDS,
    State,
    card_played,
    card_points,
    hand_cards,
    next_seat,
    players_of_deal,
    seat_dealt,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, contract_fixed
from chiliad.games.tysiac.tricks import leftovers, trick_winner


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat is dealt its cards, seven or ten (T4).

    ``unseen``: it does not look at them yet, for it may bid blind (T36).
    """

    seat: int
    cards: tuple[str, ...]
    unseen: bool = False


@dataclass(frozen=True, slots=True)
class TalonDealt(Event):
    """Cards are dealt to the talon, face down (T4); ``shown``: in a golden deal they are seen at once (T37).

    ``number``: which of the two talons of two players it is, 1 or 2 (T41); 0: there is but one.
    """

    cards: tuple[str, ...]
    shown: bool = False
    number: int = 0


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
    """A seat that could bid blind looks at its cards (T36).

    ``known``: it has four nines, so no blind bid was on offer, and it has seen its cards before.  The event is there
    all the same: without it the others would know of the nines.
    """

    seat: int
    cards: tuple[str, ...]
    known: bool = False


@dataclass(frozen=True, slots=True)
class Redealt(Event):
    """A seat with four nines has the cards dealt again: the deal is void (T35)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat leaves the auction (T6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """One of two players has won the auction, and chooses between two talons (T41).  The rest as in ``TalonShown``."""

    seat: int
    points: int
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class TalonTaken(Event):
    """One of two players chooses a talon, 1 or 2, without a look at either (T41)."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class LaidAway(Event):
    """One of two players lays a card away, which the other does not see (T41)."""

    seat: int
    card: str


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
    cards: tuple[str, ...]
    points: int
    made: int
    last: bool


@dataclass(frozen=True, slots=True)
class LeftoversTaken(Event):
    """Who took the last of two players' tricks has the points of the four cards out of play too (T41).

    ``made``: all points that the seat has made in the deal.  Nobody sees the cards.
    """

    seat: int
    points: int
    made: int


def entries(
    rules: Rules, start: State, actions: Sequence[int], states: Sequence[State] | None = None
) -> Iterator[Entry]:
    """A deal's log, an entry an action; a hand is one entry, where all of it is dealt."""
    dealt: list[str] = []
    players = len(start.before.totals)
    for count, (state, action, reached) in enumerate(steps(apply, rules, start, actions, states), 1):
        if action >> 6 != KIND_CHANCE:
            yield Entry(_events(rules, state, action, reached), count, reached)
        else:
            place, first = place_dealt(players, state.turn)
            dealt = [*dealt, CARD_TEXT[action & 63]] if state.turn > first else [CARD_TEXT[action & 63]]
            if reached.phase != DEAL or place_dealt(players, reached.turn)[0] != place:
                yield Entry(_dealt(rules, place, in_order(dealt), reached), count, reached)


def place_dealt(players: int, count: int) -> tuple[int, int]:
    """Which hand or talon the next card goes to, after ``count`` cards, and how many had been dealt when it began.

    Hands are numbered in the order in which they are dealt; the talons come after them.
    """
    hands, size = players_of_deal(players), hand_cards(players)
    if count < hands * size:
        return count // size, count // size * size
    beyond = (count - hands * size) // TWO_TALON_CARDS if players == 2 else 0
    return hands + beyond, hands * size + beyond * TWO_TALON_CARDS


def _dealt(rules: Rules, place: int, cards: tuple[str, ...], reached: State) -> tuple[Event, ...]:
    """What the last card of a hand, or of a talon, brings; in a golden deal the talon is shown at once (T37)."""
    players = len(reached.hands)
    number = place - players_of_deal(players)
    if number < 0:
        opener, seat = opener_of(reached.before, reached.dealer), seat_dealt(players, reached.dealer, place)
        unseen = seat == opener and may_bid_blind(rules, reached.before, opener, reached.hands[opener])
        return (HandDealt(seat, cards, unseen),)
    if players == 2:
        talon = TalonDealt(cards, number=number + 1)
        return (talon, _won(rules, reached)) if reached.phase == TAKE else (talon,)
    if reached.phase != GIVE:
        return (TalonDealt(cards),)
    return TalonDealt(cards, shown=True), _shown(rules, reached)


def _won(rules: Rules, reached: State) -> AuctionWon:
    auction = reached.auction
    return AuctionWon(auction.declarer, auction.contract, bool(contract_fixed(rules, reached.before, auction)))


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
    if unseen != NOBODY:
        looks = unseen != hand_unseen(rules, reached)
        return (*told, HandSeen(unseen, _cards_of(state.hands[unseen]))) if looks else told
    seat, first = state.turn, state.phase == AUCTION and state.auction.contract == 0
    if first and action >> 6 == KIND_BID and may_bid_blind(rules, state.before, seat, 0):
        return *told, HandSeen(seat, _cards_of(state.hands[seat]), known=True)
    return told


def _told(rules: Rules, state: State, action: int, reached: State) -> tuple[Event, ...]:
    """What an action brings, without what its seat then sees of its own cards."""
    kind, index, seat = action >> 6, action & 63, state.turn
    auction = reached.auction
    if kind == KIND_OPTION:
        if index >= LAY_AWAY:
            return (LaidAway(seat, CARD_TEXT[index - LAY_AWAY]),)
        if index >= TAKE_FIRST:
            return TalonTaken(seat, index - TAKE_FIRST + 1), _shown(rules, reached)
        return (Redealt(seat) if index == REDEAL else BidBlind(seat, auction.contract),)
    if kind == KIND_BID and index == PASS:
        if reached.phase == TAKE:
            return Passed(seat), _won(rules, reached)
        return (Passed(seat), _shown(rules, reached)) if reached.phase == GIVE else (Passed(seat),)
    if kind == KIND_BID:
        return (Conceded(seat, auction.contract) if index == CONCEDE else Bid(seat, FIRST_CALL + CALL_STEP * index),)
    if kind == KIND_CONTRACT:
        return (ContractNamed(seat, auction.contract, auction.contract > state.auction.contract),)
    if kind == KIND_GIVE:
        first = next_seat(state, seat)
        receiver = first if index < SECOND else next_seat(state, first)
        return (Given(seat, receiver, CARD_TEXT[index % SECOND]),)
    card = CARD_TEXT[card_played(index)]
    if index >= SECOND:
        declared = Married if index < THIRD else AcesDeclared
        return (declared(seat, card, reached.points[seat] - state.points[seat]),)
    played = Played(seat, card, state.led < 0)
    if state.led < 0 or reached.led >= 0:
        return (played,)
    return played, *_trick(rules, state, index, reached)


def _trick(rules: Rules, state: State, card: int, reached: State) -> tuple[Event, ...]:
    """The trick that ``card`` completes (T12, T17), and what comes with the last one (T41)."""
    winner, last = trick_winner(state, card), reached.phase == OVER_PLAYED
    rest = leftovers(rules, state) if last and len(state.hands) == 2 else 0
    cards = [one for one in (state.led, state.second, card) if one >= 0]
    made = reached.points[winner]
    taken = TrickTaken(
        seat=winner,
        leader=next_seat(state, state.turn),
        cards=tuple(CARD_TEXT[one] for one in cards),
        points=card_points(sum(1 << one for one in cards)),
        made=made - rest,
        last=last,
    )
    return (taken, LeftoversTaken(winner, rest, made)) if rest else (taken,)


def redact(event: Event, seat: int) -> Event:
    """The event as ``seat`` (NOBODY: the public) may see it when it happens: ``??`` for the cards it may not know."""
    match event:
        case HandDealt() if event.seat != seat:
            # Where a blind bid may be on offer, whether it is tells whether the opener has the four nines (T36).
            return replace(event, cards=(HIDDEN,) * len(event.cards), unseen=False)
        case HandDealt() if event.unseen:
            return replace(event, cards=(HIDDEN,) * len(event.cards))
        case HandSeen() if event.seat != seat:
            return replace(event, cards=(HIDDEN,) * len(event.cards), known=False)
        case TalonDealt() if not event.shown:
            return replace(event, cards=(HIDDEN,) * len(event.cards))
        case Given() if seat not in (event.seat, event.receiver):
            return replace(event, card=HIDDEN)
        case LaidAway() if event.seat != seat:
            return replace(event, card=HIDDEN)
        case _:
            return event
