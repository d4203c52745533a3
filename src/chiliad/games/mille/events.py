"""What happens in a deal of Mille, as typed events, and what a seat may know of each.

An event says all that a person needs to be told: nobody has to look at the state for the rest.  Cards are text, ``Ks``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from chiliad.cards import HIDDEN, in_order
from chiliad.game import Entry, Event, steps
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import CARDS, RANK, cards_count, count_of_rank
from chiliad.games.mille.rules import apply, is_stalemate
from chiliad.games.mille.scoring import PILE_EIGHT, PILE_SEVEN, pile
from chiliad.games.mille.state import (
    ACTION_BLOCKED,
    ACTION_PICK,
    ACTION_TAKE_UPCARD_TWO,
    CARD_TEXT,
    DEAL,
    DRAW,
    HAND_CARDS_DEALT,
    KIND_DISCARD,
    KIND_FIRST,
    KIND_LAY,
    KIND_TURN,
    KIND_WILD,
    OPEN,
    OVER,
    RANKS,
    TAKE,
    State,
)

PileName = Literal["seven", "eight"]
_PILES: dict[int, PileName] = {PILE_SEVEN: "seven", PILE_EIGHT: "eight"}
_UP = 2
"""The place after the two hands: the turned-up card."""


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat is dealt its fifteen cards (M3)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The first card of the pack is turned up (M3)."""

    card: str


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat draws from the stock (M5); ``new_stock``: the stock was made from the pack before (M19)."""

    seat: int
    card: str
    new_stock: bool


@dataclass(frozen=True, slots=True)
class TookPack(Event):
    """A seat takes the pack (M8 to M10).

    ``top``: its top card; ``laid``: the cards laid on that; ``picked_up``: the rest of the pack, which comes to hand.
    """

    seat: int
    top: str
    laid: tuple[str, ...]
    picked_up: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TookTwo(Event):
    """A seat takes the turned-up 2 into hand (M11)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat lays cards of one set; ``new``: it begins the set; ``size``: the cards of the set then (M12 to M15)."""

    seat: int
    rank: str
    cards: tuple[str, ...]
    new: bool
    size: int


@dataclass(frozen=True, slots=True)
class SetPiled(Event):
    """A set of seven naturals is put in a pile as a warning, or one of eight turned over (M16)."""

    seat: int
    rank: str
    pile: PileName


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat discards; ``held``: how many cards it still holds (M7)."""

    seat: int
    card: str
    held: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat holds no card any more: the deal is over (M18)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """No card can be drawn and none taken: the deal is over (M20).

    ``stalemate``: because nobody has laid a card since the stock was last made from the pack.
    """

    stalemate: bool


class _Log:
    """Groups the actions of a log: what is several actions and one move to people is one entry."""

    def __init__(self, start: State) -> None:
        self.state = start
        self.began = start  # the state before the first action of the group
        self.cards: list[str] = []
        self.rank = -1  # of the set that cards are being laid on; -1 for none
        self.count = 0

    def add(self, action: int, reached: State) -> Iterator[Entry]:
        """One more action and the state after it; yields the entries that are complete with it."""
        kind, place, state = action >> 6, action & 63, self.state
        if self.rank >= 0 and (kind not in (KIND_LAY, KIND_WILD) or place >> 2 != self.rank):
            yield self.laid()
        self.count, self.state = self.count + 1, reached
        card = CARD_TEXT[place & 3 if kind == KIND_WILD else place] if kind != KIND_TURN else ""
        if kind >= KIND_FIRST:
            yield from self.came(state, card)
        elif kind in (KIND_LAY, KIND_WILD):
            if state.phase != TAKE and self.rank < 0:
                self.began, self.cards, self.rank = state, [], place >> 2
            self.cards.append(card)
        elif kind == KIND_DISCARD:
            hand = reached.players[state.turn]
            discarded = Discarded(state.turn, card, cards_count(hand.hand_any, hand.hand_both))
            yield self.entry(state.turn, discarded)
        elif action == ACTION_PICK:
            if self.began.phase == DRAW:
                yield self.taken()
        elif action == ACTION_TAKE_UPCARD_TWO:
            yield self.entry(state.turn, TookTwo(state.turn, CARD_TEXT[state.pack_top]))
        elif action == ACTION_BLOCKED:
            stalemate = is_stalemate(state.stock_idle, state.stock_any, state.pack_any, state.pack_both)
            yield Entry((Blocked(stalemate),), self.count, reached)
        else:  # a draw, or the pack taken: its cards are to come
            self.began, self.cards = state, []

    def came(self, state: State, card: str) -> Iterator[Entry]:
        """A card that chance has brought."""
        if state.phase != DEAL:
            if self.began.phase == DRAW:
                yield self.entry(state.turn, Drew(state.turn, card, self.began.stock_any == 0))
            return
        place, left = place_and_cards_left(state)
        if place == _UP:
            yield Entry((TurnedUp(card),), self.count, self.state)
            return
        self.cards = [*self.cards, card] if left < HAND_CARDS_DEALT else [card]
        if left == 1 and len(self.cards) == HAND_CARDS_DEALT:
            yield Entry((HandDealt(place, in_order(self.cards)),), self.count, self.state)

    def taken(self) -> Entry:
        """The pack, once it is picked up."""
        began, top = self.began, CARD_TEXT[self.began.pack_top]
        rest = _cards(began.pack_any, began.pack_both)
        rest.remove(top)
        taken = TookPack(began.turn, top, in_order(self.cards), in_order(rest))
        return self.entry(began.turn, taken, began.pack_top >> 2)

    def laid(self) -> Entry:
        """The cards that have been laid on one set."""
        rank, seat, was, now = self.rank, self.began.turn, self.began, self.state
        self.rank = -1
        new = not was.players[seat].natural_any >> 4 * rank & RANK
        laid = Laid(seat, RANKS[rank], in_order(self.cards), new, sum(_set_counts(now, seat, rank)))
        return self.entry(seat, laid, rank)

    def entry(self, seat: int, event: Event, rank: int = -1) -> Entry:
        """What a player did, with what follows from it and all must hear: piles, and going out."""
        events, now = [event], self.state
        if rank >= 0:
            piled = pile(*_set_counts(now, seat, rank))
            if piled in _PILES and piled != pile(*_set_counts(self.began, seat, rank)):
                events.append(SetPiled(seat, RANKS[rank], _PILES[piled]))
        if now.phase == OVER and now.out == seat:
            events.append(WentOut(seat))
        return Entry(tuple(events), self.count, now)


def entries(
    rules: Rules, start: State, actions: Sequence[int], states: Sequence[State] | None = None
) -> Iterator[Entry]:
    """A deal's log: consecutive cards laid on one set are one entry.

    What is not complete at its end is left out, and so is a hand, a draw or a taking that began before it.
    """
    log = _Log(start)
    for _, action, reached in steps(apply, rules, start, actions, states):
        yield from log.add(action, reached)
    if log.rank >= 0 and log.state.phase != OPEN:
        yield log.laid()


def place_and_cards_left(state: State) -> tuple[int, int]:
    """Where the next card of the deal goes (a seat, or 2: turned up), and how many are still to go there (M3)."""
    for seat, player in enumerate(state.players):
        held = cards_count(player.hand_any, player.hand_both)
        if held < HAND_CARDS_DEALT:
            return seat, HAND_CARDS_DEALT - held
    return _UP, 1


def _set_counts(state: State, seat: int, rank: int) -> tuple[int, int]:
    """The naturals and the wilds of a set."""
    player = state.players[seat]
    naturals = count_of_rank(player.natural_any, player.natural_both, rank)
    return naturals, count_of_rank(player.wild_any, player.wild_both, rank)


def _cards(any_: int, both: int) -> list[str]:
    return [CARD_TEXT[card] for card in range(CARDS) for _ in range((any_ >> card & 1) + (both >> card & 1))]


def redact(event: Event, seat: int) -> Event:
    """The event as ``seat`` (NOBODY: the public) may see it when it happens: ``??`` for the cards it may not know."""
    match event:
        case HandDealt() if event.seat != seat:
            return HandDealt(event.seat, (HIDDEN,) * len(event.cards))
        case Drew() if event.seat != seat:
            return Drew(event.seat, HIDDEN, event.new_stock)
        case _:
            return event
