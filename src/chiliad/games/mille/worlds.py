"""The worlds that fit what a player, or the public, knows of a deal of Mille: drawn, or all of them where few.

Each physical assignment of the unseen cards to the hands not seen and to the stock is equally likely.  Two copies of
one card are alike, so that a world can come about in several ways: they are its weight.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import TYPE_CHECKING

from chiliad._jit import compiled, hot, kernel
from chiliad.bits import below, step
from chiliad.games.mille.arrays import pack
from chiliad.games.mille.observation import Observation, Pair
from chiliad.games.mille.player_cards import (
    CARDS,
    PlayerCards,
    cards_count,
    count_of_rank,
    difference,
    with_card,
    without_card,
)
from chiliad.games.mille.playout import nth_card
from chiliad.games.mille.state import State, can_finish

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers


@hot
def _filled(hand: Pair, unseen: Pair, cards: int, rng: int) -> tuple[Pair, Pair, int]:
    """``cards`` physical cards of the unseen ones come to a hand, all choices equally likely."""
    left = cards_count(unseen[0], unseen[1])
    for _ in range(cards):
        rng = step(rng)
        bit = nth_card(unseen[0], unseen[1], below(rng, left))
        left -= 1
        unseen = without_card(unseen[0], unseen[1], bit)
        hand = with_card(hand[0], hand[1], bit)
    return hand, unseen, rng


@hot
def _fits(seen: Observation, seat: int, hand: Pair) -> bool:
    """Whether the hand holds what the set that the seat is laying still needs; true where it lays none."""
    if seat != seen.turn:
        return True
    wilds = 0
    if seen.rank_open >= 0:
        wilds = count_of_rank(seen.wild_any[seat], seen.wild_both[seat], seen.rank_open)
    return can_finish(seen.rules.max_wilds, seen.phase, seen.rank_open, seen.laid_count, hand, wilds)


@hot
def _hand(seen: Observation, seat: int, unseen: Pair, rng: int) -> tuple[Pair, Pair, int]:
    """A hand that fits: the known cards, and unseen ones.

    A player who takes the pack or opens a set holds the cards that complete it.  A hand without them is dealt again, so
    that all hands with them stay equally likely.  At most two fitting cards are wanted; some thousand cards are dealt
    in the worst case.
    """
    if seat == seen.seat:
        return (seen.hand_any, seen.hand_both), unseen, rng
    known = (seen.known_any[seat], seen.known_both[seat])
    cards = seen.held_count[seat] - cards_count(known[0], known[1])
    while True:
        hand, rest, rng = _filled(known, unseen, cards, rng)
        if _fits(seen, seat, hand):
            return hand, rest, rng


@hot
def _player(seen: Observation, seat: int, hand: Pair) -> PlayerCards:
    return PlayerCards(
        hand_any=hand[0],
        hand_both=hand[1],
        known_any=seen.known_any[seat],
        known_both=seen.known_both[seat],
        shown_any=seen.shown_any[seat],
        shown_both=seen.shown_both[seat],
        natural_any=seen.natural_any[seat],
        natural_both=seen.natural_both[seat],
        wild_any=seen.wild_any[seat],
        wild_both=seen.wild_both[seat],
    )


@kernel
def world_of(seen: Observation, acting: Pair, waiting: Pair, unseen: Pair) -> State:
    """The world in which these are the hands of the player to act and of the other, and the stock the unseen rest."""
    first, second = (acting, waiting) if seen.turn == 0 else (waiting, acting)
    return State(
        before=seen.before,
        dealer=seen.dealer,
        turn=seen.turn,
        phase=seen.phase,
        players=(_player(seen, 0, first), _player(seen, 1, second)),
        stock_any=unseen[0],
        stock_both=unseen[1],
        stock_idle=seen.stock_idle,
        pack_any=seen.pack_any,
        pack_both=seen.pack_both,
        pack_top=seen.pack_top,
        upcard_two_open=seen.upcard_two_open,
        rank_open=seen.rank_open,
        laid_count=seen.laid_count,
        out=seen.out,
    )


@compiled
def resample(seen: Observation, rng: int) -> tuple[State, int]:
    """A world that fits, each physical assignment of the unseen cards equally likely; the generator's state.

    The unseen cards go to the hands not seen and to the stock, so that ``observe`` gives ``seen`` again for the world.
    """
    unseen = (seen.unseen_any, seen.unseen_both)
    # The hand that must fit comes first: the other one would take the cards it needs.
    acting, unseen, rng = _hand(seen, seen.turn, unseen, rng)
    waiting, unseen, rng = _hand(seen, 1 - seen.turn, unseen, rng)
    return world_of(seen, acting, waiting, unseen), rng


@compiled
def fill(seen: Observation, worlds: Integers, rng: int) -> int:
    """Write a world of ``resample`` into each row of ``worlds``; gives the generator's next state."""
    for row in range(len(worlds)):
        world, rng = resample(seen, rng)
        pack(world, worlds[row])
    return rng


def every_world(seen: Observation, tries_max: int) -> Iterator[tuple[State, int]]:
    """Every world that fits the observation, each with its weight: in how many ways physical cards make it.

    The order of the stock is no part of a world.  Raises OverflowError after looking at ``tries_max`` ways to place the
    unseen cards.
    """
    tries = 0
    unseen = (seen.unseen_any, seen.unseen_both)
    for acting, weight in _hands(seen, seen.turn, unseen):
        tries += 1
        if tries > tries_max:
            raise OverflowError
        if not _fits(seen, seen.turn, acting):
            continue
        rest = unseen if seen.turn == seen.seat else _without(seen, seen.turn, unseen, acting)
        for waiting, times in _hands(seen, 1 - seen.turn, rest):
            tries += 1
            if tries > tries_max:
                raise OverflowError
            stock = rest if 1 - seen.turn == seen.seat else _without(seen, 1 - seen.turn, rest, waiting)
            yield world_of(seen, acting, waiting, stock), weight * times


def _without(seen: Observation, seat: int, unseen: Pair, hand: Pair) -> Pair:
    """The unseen cards that are left when a hand has its own; what is known of the hand is not among them."""
    return difference(*unseen, *difference(*hand, seen.known_any[seat], seen.known_both[seat]))


def _hands(seen: Observation, seat: int, unseen: Pair) -> Iterator[tuple[Pair, int]]:
    """Every hand that the seat may hold, of cards known and unseen, and in how many ways it may."""
    if seat == seen.seat:
        yield (seen.hand_any, seen.hand_both), 1
        return
    known = (seen.known_any[seat], seen.known_both[seat])
    kinds = [1 << card for card in range(CARDS) if unseen[0] >> card & 1]
    yield from _filled_up(known, unseen, kinds, seen.held_count[seat] - cards_count(*known))


def _filled_up(hand: Pair, unseen: Pair, kinds: list[int], count: int) -> Iterator[tuple[Pair, int]]:
    """Every way to add ``count`` cards of these kinds to a hand, and in how many ways physical cards make it."""
    if count == 0:
        yield hand, 1
    elif sum(2 if unseen[1] & bit else 1 for bit in kinds) >= count:
        bit, rest = kinds[0], kinds[1:]
        copies = 2 if unseen[1] & bit else 1
        for taken in range(min(copies, count) + 1):
            for filled, ways in _filled_up(hand, unseen, rest, count - taken):
                yield filled, ways * comb(copies, taken)
            hand = with_card(*hand, bit)
