"""Check whether a deal of Tysiac can have ended with these points (T2, T3, T17, T18), for a score-keeper's figures.

All cards together make 120 points, and each declared marriage adds its value to the player who declared it.  So the
points above 120 must be a sum of different marriages, and tricks must be able to make each player's share of the cards.
The test is necessary, and nearly sufficient: it does not check whether the tricks could be played in some order.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.state import HAND_CARDS_PLAYED, SEATS, Numbers

CARD_VALUES = (11, 10, 4, 3, 2, 0)  # T2: of A 10 K Q J 9; each four times
COPIES = 4
CARDS_TOTAL = COPIES * sum(CARD_VALUES)
TRICK_CARDS = 3


Declared = tuple[int | None, ...]
"""Who declared each marriage, in the order of the suits, and the four aces last; None: nobody."""


def impossible(rules: Rules, points: Numbers, declared: Declared | None = None) -> str:
    """The slug of why no deal that was played to its end makes these points, or ``""``.

    ``points``: by seat, cards and marriages, unrounded, each 0 or more.  ``declared``: where it is known.
    """
    values = (*rules.marriage_values, rules.ace_marriage_value)
    aces: tuple[int | None, ...] = (*range(SEATS), None) if rules.ace_marriage else (None,)
    marriages = product((*range(SEATS), None), repeat=len(rules.marriage_values))
    ways = [declared] if declared is not None else [(*suits, owner) for suits in marriages for owner in aces]
    sums = {sum(v for v, owner in zip(values, way, strict=True) if owner is not None) for way in ways}
    if sum(points) - CARDS_TOTAL not in sums:
        return "points-no-marriages"
    if any(_fits(rules, points, way) for way in ways):
        return ""
    return "points-no-tricks"


def _fits(rules: Rules, points: Numbers, owners: Declared) -> bool:
    """Whether the points are right if the seats in ``owners`` declared the marriages and the aces."""
    cards = list(points)
    held = [0] * SEATS  # cards of a hand that were declared
    values = (*rules.marriage_values, rules.ace_marriage_value)
    sizes = (*(2 for _ in rules.marriage_values), 4)
    for value, size, owner in zip(values, sizes, owners, strict=True):
        if owner is not None:
            cards[owner] -= value
            held[owner] += size
    if min(cards) < 0 or sum(cards) != CARDS_TOTAL:
        return False
    # What is declared must lie in one hand, and a whole hand only if the first lead may declare (T18): it breaks it.
    if max(held) > HAND_CARDS_PLAYED or (max(held) == HAND_CARDS_PLAYED and not rules.first_trick_marriage):
        return False
    # A player who declares has led, so has won a trick; a trick without points is three 9s, and there are four 9s.
    if sum(1 for seat in range(SEATS) if held[seat] and cards[seat] == 0) > 1:
        return False
    return bool(_shares()[cards[0]] >> cards[1] & 1)


@lru_cache(maxsize=1)
def _shares() -> list[int]:
    """By the first player's card points, the second's as bits: all that tricks can make (the third has the rest).

    Cards of the same value are distributed in every way; only the number of cards modulo three counts.
    """
    counts = [(a, b) for a in range(COPIES + 1) for b in range(COPIES + 1 - a)]
    reached = {(0, 0, 0): 1}  # (first's points, first's cards mod 3, second's cards mod 3) -> second's points as bits
    for value in CARD_VALUES:
        following: dict[tuple[int, int, int], int] = {}
        for (points, first, second), bits in reached.items():
            for a, b in counts:
                key = (points + a * value, (first + a) % TRICK_CARDS, (second + b) % TRICK_CARDS)
                following[key] = following.get(key, 0) | bits << b * value
        reached = following
    return [reached.get((points, 0, 0), 0) for points in range(CARDS_TOTAL + 1)]
