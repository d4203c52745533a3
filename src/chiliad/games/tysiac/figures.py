"""Check whether a deal of Tysiac can have ended with these points (T2, T3, T17, T18, T41), for a score-keeper.

All cards together make 120 points, and each declared marriage adds its value to the player who declared it.  So the
points above 120 must be a sum of different marriages, and tricks must be able to make each player's share of the cards.
With two players four cards are out of play: the winner of the last trick counts them too, or nobody does.
The test is necessary, and nearly sufficient: it does not check whether the tricks could be played in some order.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from chiliad.games.tysiac.options import LEFTOVERS_NOBODY, Rules
from chiliad.games.tysiac.state import CARDS, HAND_CARDS_PLAYED, TWO_HAND_CARDS, Numbers, sits_out

CARD_VALUES = (11, 10, 4, 3, 2, 0)  # T2: of A 10 K Q J 9; each four times
COPIES = 4
CARDS_TOTAL = COPIES * sum(CARD_VALUES)
CHECKED_MAX = 4096  # deals whose answer is remembered: a page sends its whole sheet with each question
LEFTOVER_CARDS = 4  # with two players: the other talon, and the cards laid away


Declared = tuple[int | None, ...]
"""Who declared each marriage, in the order of the suits, and the four aces last; None: nobody."""


class Tricks(NamedTuple):
    """The mask of the seats that have won a trick, and the declarer, who led to the first one."""

    takers: int
    declarer: int


@lru_cache(maxsize=CHECKED_MAX)
def impossible(
    rules: Rules, points: Numbers, dealer: int, declared: Declared | None = None, tricks: Tricks | None = None
) -> str:
    """The slug of why no deal that was played to its end makes these points, or ``""``.

    ``points``: by seat, cards and marriages, unrounded, each 0 or more, and 0 of the dealer who sits out; with two
    players those of the leftovers are in them.  ``declared`` and ``tricks``: where they are known.
    """
    seats = tuple(seat for seat in range(len(points)) if not sits_out(len(points), dealer, seat))
    values = (*rules.marriage_values, rules.ace_marriage_value)
    aces: tuple[int | None, ...] = (*seats, None) if rules.ace_marriage else (None,)
    marriages = product((*seats, None), repeat=len(rules.marriage_values))
    ways = [declared] if declared is not None else [(*suits, owner) for suits in marriages for owner in aces]
    sums = {sum(v for v, owner in zip(values, way, strict=True) if owner is not None) for way in ways}
    left_over = _are_left_over(rules, points)
    nobodys = _four_cards() if left_over else {0}
    if not any(CARDS_TOTAL + made - sum(points) in nobodys for made in sums):
        return "points-no-leftovers" if left_over else "points-no-marriages"
    if any(_fits(rules, points, seats, way, tricks) for way in ways):
        return ""
    return "points-no-tricks"


def _are_left_over(rules: Rules, points: Numbers) -> bool:
    """Whether four cards count for nobody (T41)."""
    return len(points) == 2 and rules.leftovers == LEFTOVERS_NOBODY


@lru_cache
def _four_cards() -> set[int]:
    """What the cards that are left over can be worth."""
    return {sum(four) for four in combinations(CARD_VALUES * COPIES, LEFTOVER_CARDS)}


def _fits(
    rules: Rules, points: Numbers, seats: tuple[int, ...], owners: Declared, tricks: Tricks | None = None
) -> bool:
    """Whether the points are right if the seats in ``owners`` declared the marriages and the aces."""
    cards = list(points)
    held = [0] * len(points)  # cards of a hand that were declared
    values = (*rules.marriage_values, rules.ace_marriage_value)
    sizes = (*(2 for _ in rules.marriage_values), 4)
    for value, size, owner in zip(values, sizes, owners, strict=True):
        if owner is not None:
            cards[owner] -= value
            held[owner] += size
    # What is declared must lie in one hand, and a whole hand only if the first lead may declare (T18): it breaks it.
    hand = TWO_HAND_CARDS if len(points) == 2 else HAND_CARDS_PLAYED
    if min(cards) < 0 or max(held) > hand or (max(held) == hand and not rules.first_trick_marriage):
        return False
    # A player who declares has led, so has won a trick, unless it was the first lead; a trick without points is three
    # 9s, and there are four 9s.
    pointless = sum(1 for seat in seats if held[seat] and cards[seat] == 0)
    if pointless > 1 and not rules.first_trick_marriage:
        return False
    if tricks is not None and not _could_take(rules, cards, seats, owners, tricks):
        return False
    nobodys = CARDS_TOTAL - sum(cards)
    if len(seats) == 2:
        return nobodys >= 0 and bool(_shares_of_two(_are_left_over(rules, points))[cards[0]] >> nobodys & 1)
    first, second, _ = seats
    return nobodys == 0 and bool(_shares_of_three()[cards[first]] >> cards[second] & 1)


def _could_take(rules: Rules, cards: list[int], seats: tuple[int, ...], owners: Declared, tricks: Tricks) -> bool:
    """Whether these seats, and no others, could win the tricks with their points of cards (T18, T24)."""
    pointless = 0
    for seat in seats:
        if tricks.takers >> seat & 1:
            pointless += cards[seat] == 0
            continue
        declared = owners.count(seat)
        first_lead = rules.first_trick_marriage and seat == tricks.declarer and declared == 1
        if cards[seat] or (declared and not first_lead):
            return False
    return pointless * len(seats) <= COPIES  # a trick without points is of 9s


def _shares_of_three() -> list[int]:
    """By the first player's card points, the second's as bits: all that tricks can make (the third has the rest)."""
    return _shares(3, 3, 0)


def _shares_of_two(left_over: bool) -> list[int]:
    """By the first player's card points, those of the cards that count for nobody as bits (the second has the rest).

    Where the winner of the last trick has the leftovers, they are like two tricks more.
    """
    return _shares(2, CARDS + 1, LEFTOVER_CARDS if left_over else 0)


@lru_cache
def _shares(first_modulus: int, second_modulus: int, second_count: int) -> list[int]:
    """By the points of a first heap, those of a second heap as bits: all that three heaps of the cards can make.

    The number of cards in the first heap is a multiple of ``first_modulus``; that in the second is ``second_count``,
    or more by multiples of ``second_modulus``.  Cards of the same value are distributed in every way.
    """
    counts = [(a, b) for a in range(COPIES + 1) for b in range(COPIES + 1 - a)]
    reached = {(0, 0, 0): 1}  # (first's points, first's cards, second's cards, of its modulus) -> second's points
    for value in CARD_VALUES:
        following: dict[tuple[int, int, int], int] = {}
        for (points, first, second), bits in reached.items():
            for a, b in counts:
                key = (points + a * value, (first + a) % first_modulus, (second + b) % second_modulus)
                following[key] = following.get(key, 0) | bits << b * value
        reached = following
    return [reached.get((points, 0, second_count), 0) for points in range(CARDS_TOTAL + 1)]
