"""The worlds that fit what one seat has seen of a deal of Tysiac: drawn at random, and all of them where they are few.

A world is a whole history: the cards dealt and the gifts given.  Each one that the rules and the view allow is equally
likely: cards that the seat has seen stay, voids and held cards are respected, so are the limits on bids and contract
(T8, T11), and of the three shown cards of the talon at most one can be the gift that another seat received (T10).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import TYPE_CHECKING

from chiliad._jit import compiled, kernel, popcount
from chiliad.bits import below, bit_at, step
from chiliad.games.tysiac.arrays import pack
from chiliad.games.tysiac.rules import bid_limit, contract_limit
from chiliad.games.tysiac.state import (
    ALL,
    AUCTION,
    CARDS,
    HAND_CARDS_DEALT,
    SEATS,
    TALON_CARDS,
    Auction,
    State,
    after,
    set_at,
)
from chiliad.games.tysiac.view import UNSEEN_GIFT, Three, View

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

IMPOSSIBLE = (-2, -2, -2)


@compiled
def resample(view: View, x: int) -> tuple[State, int]:
    """A world that fits the view, each one equally likely, and the generator's next state.

    Draws are repeated until the world is possible: the chance of that is never below one in some thousands, save after
    bids that few hands allow.
    """
    while True:
        hands, talon, x = _draw_hands(view, x)
        if view.phase <= AUCTION:
            if _bids_possible(view, hands):
                return _world(view, hands, talon, view.auction.given), x
            continue
        given, x = _draw_gifts(view, hands, x)
        if given[0] > -2:
            return _world(view, hands, talon, given), x


@compiled
def fill(view: View, worlds: Integers, x: int) -> int:
    """Write a world of ``resample`` into each row of ``worlds``; gives the generator's next state."""
    for row in range(len(worlds)):
        world, x = resample(view, x)
        pack(world, worlds[row])
    return x


def every_world(view: View, tries_max: int) -> Iterator[tuple[State, int]]:
    """Every world that fits the view, each with its weight, which is 1.

    Raises OverflowError after looking at ``tries_max`` ways to place the unseen cards.
    """
    tries = 0
    placed, lacking, free, in_talon = _placed(view)
    for hands, rest in _splits(view, placed, lacking, free, 0):
        talons = _subsets(rest, in_talon) if view.phase <= AUCTION else iter([view.auction.talon])
        cards = [hands[seat] | view.played[seat] for seat in range(SEATS)]
        hidden = [gift == UNSEEN_GIFT for gift in view.auction.given]
        gifts = [_cards(cards[seat]) if hidden[seat] else [view.auction.given[seat]] for seat in range(SEATS)]
        for talon, first, second, third in product(talons, *gifts):
            given = (first, second, third)
            tries += 1
            if tries > tries_max:
                raise OverflowError
            if view.phase <= AUCTION:
                possible = _bids_possible(view, hands)
            else:
                possible = _gifts_possible(view, (cards[0], cards[1], cards[2]), given)
            if possible:
                yield _world(view, hands, talon, given), 1


def _cards(mask: int) -> list[int]:
    return [card for card in range(CARDS) if mask >> card & 1]


def _subsets(mask: int, count: int) -> Iterator[int]:
    """Every choice of ``count`` cards of a mask."""
    return (sum(1 << card for card in chosen) for chosen in combinations(_cards(mask), count))


def _splits(view: View, hands: Three, lacking: Three, free: int, seat: int) -> Iterator[tuple[Three, int]]:
    """Every way to fill the hands from ``seat`` on with free cards, and the cards that are left."""
    if seat == SEATS:
        yield hands, free
        return
    for chosen in _subsets(free & ~lacking[seat], view.counts[seat] - popcount(hands[seat])):
        filled = set_at(hands, seat, hands[seat] | chosen)
        yield from _splits(view, filled, lacking, free & ~chosen, seat + 1)


@kernel
def _placed(view: View) -> tuple[Three, Three, int, int]:
    """What is certain: the cards of each hand, those it lacks, the free cards, how many of them are in the talon.

    Cards that a single place can hold are put there, so that few draws are wasted on voids.
    """
    talon = view.auction.talon
    hands = view.held
    if view.seat >= 0:
        hands = set_at(hands, view.seat, view.hand)
    lacking = view.excluded
    for seat in range(SEATS):
        if view.phase > AUCTION and seat == view.auction.declarer and view.auction.given == (-1, -1, -1):
            # Nothing given yet: the declarer holds the whole talon.
            hands = set_at(hands, seat, hands[seat] | talon)
        gift = view.auction.given[seat]
        if 0 <= gift < UNSEEN_GIFT and not view.played[seat] >> gift & 1:
            hands = set_at(hands, seat, hands[seat] | 1 << gift)
    left = ALL & ~(hands[0] | hands[1] | hands[2] | view.played[0] | view.played[1] | view.played[2])
    in_talon = 0
    if view.phase <= AUCTION:
        in_talon = TALON_CARDS if view.phase == AUCTION else max(0, view.turn - SEATS * HAND_CARDS_DEALT)
    free = left
    for seat in range(SEATS):
        if popcount(hands[seat]) < view.counts[seat]:
            continue
        lacking = set_at(lacking, seat, ALL)
    if view.phase > AUCTION:
        for seat in range(SEATS):
            only = left & ~lacking[seat] & lacking[after(seat)] & lacking[after(after(seat))]
            hands = set_at(hands, seat, hands[seat] | only)
            free &= ~only
    return hands, lacking, free, in_talon


@kernel
def _draw_hands(view: View, x: int) -> tuple[Three, int, int]:
    """Hands and talon drawn at random from what is not seen, by count, respecting only what each seat lacks or shows.

    The first hand is negative where the draw is impossible.
    """
    hands, lacking, free, in_talon = _placed(view)
    for seat in range(SEATS):
        for _ in range(view.counts[seat] - popcount(hands[seat])):
            able = free & ~lacking[seat]
            if able == 0:
                return (-1, -1, -1), 0, x
            # Drawn from all that is free, not from what the seat may hold, or worlds would not be equally likely.
            x = step(x)
            card = 1 << bit_at(free, below(x, popcount(free)))
            if card & lacking[seat]:
                return (-1, -1, -1), 0, x
            hands = set_at(hands, seat, hands[seat] | card)
            free &= ~card
    drawn = 0
    for _ in range(in_talon):
        x = step(x)
        card = 1 << bit_at(free, below(x, popcount(free)))
        drawn |= card
        free &= ~card
    return hands, drawn if view.phase <= AUCTION else view.auction.talon, x


@kernel
def _bids_possible(view: View, initial: Three) -> bool:
    """Whether the hands of seven allowed the bids made (T8); a negative mask means that the world is impossible."""
    if initial[0] < 0:
        return False
    for seat in range(SEATS):
        if seat != view.seat and view.auction.bids[seat] > view.rules.bid_without_marriage_max:
            if bid_limit(view.rules, initial[seat]) < view.auction.bids[seat]:
                return False
    return True


@kernel
def _gifts_possible(view: View, cards: Three, given: Three) -> bool:
    """Whether these gifts and cards (held or played since) come from hands that allowed bids and contract."""
    auction = view.auction
    initial = cards
    gifts = 0
    for seat in range(SEATS):
        if given[seat] >= 0:
            gift = 1 << given[seat]
            gifts |= gift
            initial = set_at(initial, seat, initial[seat] & ~gift)
    declarer = auction.declarer
    initial = set_at(initial, declarer, (initial[declarer] | gifts) & ~auction.talon)
    for seat in range(SEATS):
        if initial[seat] & auction.talon or popcount(initial[seat]) != HAND_CARDS_DEALT:
            return False
    if not _bids_possible(view, initial):
        return False
    if auction.contract > auction.bids[declarer]:
        return contract_limit(view.rules, cards[declarer], auction.bids[declarer]) >= auction.contract
    return True


@kernel
def _draw_gifts(view: View, hands: Three, x: int) -> tuple[Three, int]:
    """The gifts of a world, those not seen drawn; IMPOSSIBLE when the world is.

    A hidden gift is drawn from all eight cards of its receiver, not from those it can be: a hand with one possible gift
    must be kept an eighth as often as a hand with eight, or histories would not be equally likely.
    """
    if hands[0] < 0:
        return IMPOSSIBLE, x
    given = view.auction.given
    cards = (hands[0] | view.played[0], hands[1] | view.played[1], hands[2] | view.played[2])
    for seat in range(SEATS):
        if given[seat] == UNSEEN_GIFT:
            x = step(x)
            given = set_at(given, seat, bit_at(cards[seat], below(x, popcount(cards[seat]))))
    return (given if _gifts_possible(view, cards, given) else IMPOSSIBLE), x


@kernel
def _world(view: View, hands: Three, talon: int, given: Three) -> State:
    seen = view.auction
    return State(
        view.before,
        view.dealer,
        view.phase,
        view.turn,
        hands,
        Auction(talon, seen.passed, seen.bids, seen.declarer, seen.contract, given),
        view.played,
        view.excluded,
        view.shown,
        view.trump,
        view.led,
        view.second,
        view.points,
    )
