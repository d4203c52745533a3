"""How likely each hand of the other player of Mille is, by what they have done: for the balance of luck and skill.

The players of a deal keep pairs, lay sets early or late, and throw away what they need least; so their hands are not
what chance would give them.  Here the chance of a hand is in proportion to

    product over the ranks of [ways to choose its cards of the rank × exp(weight of so many cards of it)]

where the weight of *n* cards of a rank (those known to be in the hand included) is a sum of numbers of
``hand_model.py``, one for each feature of the rank that the player to decide can see (``features``).  The numbers are
those with which the hands of ``expert`` and ``club`` were likeliest (``tools/hands_mille.py``).  Such a hand can be
drawn exactly, rank by rank.  ``belief.py`` is coarser, and quick enough for a search; the bots play by that one.
"""

from __future__ import annotations

from math import comb, exp
from typing import TYPE_CHECKING

from chiliad._jit import compiled, kernel
from chiliad.bits import below, step
from chiliad.games.mille.arrays import pack
from chiliad.games.mille.events import Discarded, Drew, TookPack, TookTwo, TurnedUp
from chiliad.games.mille.hand_model import SPADE_QUEEN, WEIGHTS
from chiliad.games.mille.observation import Observation, Pair
from chiliad.games.mille.player_cards import card, cards_count, count_of_rank, with_card, without_card
from chiliad.games.mille.playout import nth_card
from chiliad.games.mille.state import HAND_CARDS_DEALT, RANKS
from chiliad.games.mille.worlds import world_of
from chiliad.information import InformationState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chiliad.numpy_arrays import Integers

COUNTS_MAX = 5
"""A rank of which a hand holds more cards has the weight of so many."""
COPIES = 8  # of a rank
WHOLE = 1 << 30
"""Chances are fractions of it."""
_UNIT = 1000  # weights are in thousandths
_SPADE_QUEEN = 1 << card("Qs")

CLASSES = (0, *[1] * 7, 2, 3, 4, 2, 5)
"""By rank, from 2 to A: those that are worth the same and have the same part in play."""
SINCE = (2, 4, 8)  # turns of the other player
HELD = (4, 7, 10, 13)
TURNS = (2, 5, 9, 15)
SIZES = ((1, 3, 5), (1, 4))  # naturals in a set of the other player, and in an own one
FEATURES = (6, 7, 8, 5, 20, 10, 6)
"""How many values each feature has."""


def features(info: InformationState[Observation]) -> list[tuple[int, ...]]:
    """Of each rank, the rows of ``WEIGHTS`` that it has in the other hand, as the player to decide sees it.

    One for each feature: its class; how long ago the other player discarded one; their set of it; how long ago they
    left a pack with such a card on top; how many cards the player to decide held at their last turn, and whether they
    had laid any; how many turns they have had; the own set of it.  A 2 has rows of its own.
    """
    seen = info.observation
    rival = 1 - seen.seat
    turns, held, top = 0, HAND_CARDS_DEALT, -1
    discarded, left = [-1] * len(RANKS), [-1] * len(RANKS)  # after how many turns
    for event in info.events:
        if isinstance(event, TurnedUp):
            top = RANKS.index(event.card[0])
        elif isinstance(event, Discarded):
            top = RANKS.index(event.card[0])
            if event.seat == rival:
                discarded[top] = turns
            else:
                held = event.held
        elif isinstance(event, Drew | TookPack | TookTwo):
            turns += event.seat == rival
            if isinstance(event, Drew) and event.seat == rival and top >= 0:
                left[top] = turns
            elif not isinstance(event, Drew):
                top = -1
    stage = 2 * _place(held, HELD) + (seen.natural_any[rival] != 0)
    found = []
    for rank in range(len(RANKS)):
        two = rank == 0
        theirs, own = (count_of_rank(seen.natural_any[at], seen.natural_both[at], rank) for at in (rival, seen.seat))
        values = (
            CLASSES[rank],
            5 + (discarded[rank] >= 0) if two else _ago(turns, discarded[rank]),
            4 * two + _place(theirs, SIZES[0]),
            _ago(turns, left[rank]),
            10 * two + stage,
            5 * two + _place(turns, TURNS),
            3 * two + _place(own, SIZES[1]),
        )
        found.append(tuple(sum(FEATURES[:at]) + value for at, value in enumerate(values)))
    return found


def _place(number: int, edges: Sequence[int]) -> int:
    """How many of the edges a number has reached."""
    return sum(number >= edge for edge in edges)


def _ago(turns: int, then: int) -> int:
    """0: never; else 1 to 4, by how many turns have been since."""
    return 0 if then < 0 else 1 + _place(turns - then, SINCE)


def rank_chances(
    seen: Observation, rows: Sequence[Sequence[int]], weights: Sequence[Sequence[int]] = WEIGHTS
) -> list[list[float]]:
    """For each rank, and so many hidden cards of it in the other hand, a number in proportion to its chance.

    ``rows`` as ``features`` gives them.
    """
    rival = 1 - seen.seat
    spades = sum(one >> card("Qs") & 1 for one in (seen.unseen_any, seen.unseen_both))
    found = []
    for rank, mine in enumerate(rows):
        unseen = count_of_rank(seen.unseen_any, seen.unseen_both, rank)
        known = count_of_rank(seen.known_any[rival], seen.known_both[rival], rank)
        dear = spades if rank == card("Qs") >> 2 else 0
        chances = []
        for hidden in range(unseen + 1):
            count = min(known + hidden, COUNTS_MAX)
            weight = sum(weights[row][count - 1] for row in mine) if count else 0
            chances.append(_ways(unseen, dear, hidden) * exp(weight / _UNIT))
        most = max(chances)
        found.append([chance / most for chance in chances])
    return found


def _ways(unseen: int, dear: int, hidden: int) -> float:
    """In how many ways so many cards of a rank can be chosen, where some are the queen of spades: these count less."""
    return sum(
        comb(dear, n) * (SPADE_QUEEN / _UNIT) ** n * comb(unseen - dear, hidden - n)
        for n in range(min(dear, hidden) + 1)
    )


def thresholds(chances: Sequence[Sequence[float]], cards: int) -> Integers:
    """By rank and number of cards to come: from which number below ``WHOLE`` on there are more cards of the rank.

    A number is drawn for each rank in turn, from the first; the hand gets ``cards`` in all.
    """
    import numpy

    table = numpy.zeros((len(chances), cards + 1, COPIES), numpy.int64)
    rest = [1.0] + [0.0] * cards  # how likely the ranks after this one get so many cards
    for rank in reversed(range(len(chances))):
        mine, following = chances[rank], [0.0] * (cards + 1)
        for count in range(cards + 1):
            parts = [mine[n] * rest[count - n] if n < len(mine) and n <= count else 0.0 for n in range(COPIES + 1)]
            following[count] = total = sum(parts)
            if total > 0:
                for n in range(COPIES):
                    table[rank, count, n] = round(WHOLE * min(1.0, sum(parts[: n + 1]) / total))
        most = max(following)
        rest = [one / most for one in following]
    return table


@kernel
def _with_cards(hand: Pair, unseen: Pair, rank: int, count: int, rng: int) -> tuple[Pair, Pair, int]:
    """So many unseen cards of a rank come to a hand; a choice with a queen of spades is as often taken as it counts."""
    own = 0b1111 << 4 * rank
    while True:
        filled, rest, taken = hand, unseen, True
        for n in range(
            count_of_rank(unseen[0], unseen[1], rank), count_of_rank(unseen[0], unseen[1], rank) - count, -1
        ):
            rng = step(rng)
            bit = nth_card(rest[0] & own, rest[1] & own, below(rng, n))
            rest = without_card(rest[0], rest[1], bit)
            filled = with_card(filled[0], filled[1], bit)
            if bit == _SPADE_QUEEN:
                rng = step(rng)
                taken = taken and below(rng, _UNIT) < SPADE_QUEEN
        if taken:
            return filled, rest, rng


@compiled
def imagine_hands(seen: Observation, table: Integers, rows: Integers, rng: int) -> int:
    """Write worlds into rows, in which the other hand is drawn by ``thresholds``; gives the generator's state."""
    rival = 1 - seen.seat
    known: Pair = (seen.known_any[rival], seen.known_both[rival])
    cards = seen.held_count[rival] - cards_count(known[0], known[1])
    for row in range(len(rows)):
        hand, unseen, left = known, (seen.unseen_any, seen.unseen_both), cards
        for rank in range(len(table)):
            rng = step(rng)
            chance, count = below(rng, WHOLE), 0
            while count < COPIES and chance >= table[rank, left, count]:
                count += 1
            left -= count
            hand, unseen, rng = _with_cards(hand, unseen, rank, count, rng)
        pack(world_of(seen, (seen.hand_any, seen.hand_both), hand, unseen), rows[row])
    return rng
