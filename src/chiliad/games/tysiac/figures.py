"""Check whether a deal of Tysiac can have ended with these points (T2, T3, T17, T18), for a score-keeper's figures.

All cards together make 120 points, and each declared marriage adds its value to the player who declared it.  So the
points above 120 must be a sum of different marriages, and tricks must be able to make each player's share of the cards.
The test is necessary, and nearly sufficient: it does not check whether the tricks could be played in some order.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.state import SEATS

CARD_VALUES = (11, 10, 4, 3, 2, 0)  # T2: of A 10 K Q J 9; each four times
COPIES = 4
CARDS_TOTAL = COPIES * sum(CARD_VALUES)
TRICK_CARDS = 3


def impossible(rules: Rules, points: tuple[int, int, int]) -> str:
    """The slug of why no deal that was played to its end makes these points, or ``""``.

    ``points``: by seat, cards and marriages, unrounded, each 0 or more.
    """
    values = rules.marriage_values
    owners = list(product((*range(SEATS), None), repeat=len(values)))
    sums = {sum(v for v, owner in zip(values, chosen, strict=True) if owner is not None) for chosen in owners}
    if sum(points) - CARDS_TOTAL not in sums:
        return "points-no-marriages"
    if any(_fits(rules, points, chosen) for chosen in owners):
        return ""
    return "points-no-tricks"


def _fits(rules: Rules, points: tuple[int, int, int], owners: tuple[int | None, ...]) -> bool:
    """Whether the points are right if the seats in ``owners`` declared the marriages (None: nobody did)."""
    cards = list(points)
    declared = [0] * SEATS
    for value, owner in zip(rules.marriage_values, owners, strict=True):
        if owner is not None:
            cards[owner] -= value
            declared[owner] += 1
    if min(cards) < 0 or sum(cards) != CARDS_TOTAL:
        return False
    # All four marriages are a whole hand: unless the first lead may declare, one of them cannot be declared (T18).
    if max(declared) == len(rules.marriage_values) and not rules.first_trick_marriage:
        return False
    # A player who declares has led, so has won a trick; a trick without points is three 9s, and there are four 9s.
    if sum(1 for seat in range(SEATS) if declared[seat] and cards[seat] == 0) > 1:
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
