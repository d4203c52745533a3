"""Full tables of deals of Tysiac with all cards seen: every position between two tricks, by the engine's own rules.

A level has every choice of so many cards from each of the three hands, with every leader and every trump suit.  Its
values follow from those of the level below: all cards are tried in a trick, without a bound and without an order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy

from chiliad._jit import compiled, highest_index, hot, kernel, lowest_index, numbers, popcount
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.state import CARDS, PLAY, SEATS, SECOND, State, marriages
from chiliad.games.tysiac.tricks import apply_play, legal_play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chiliad.numpy_arrays import Integers

TRUMPS = 5
NONE = -(1 << 20)


@hot
def position(root: State, hands: tuple[int, int, int], leader: int, trump: int) -> State:
    """The state before a trick with these cards left; the declarer has made nothing yet."""
    return State(
        before=root.before,
        dealer=root.dealer,
        phase=PLAY,
        turn=leader,
        hands=hands,
        auction=root.auction,
        played=(
            root.played[0] | root.hands[0] & ~hands[0],
            root.played[1] | root.hands[1] & ~hands[1],
            root.played[2] | root.hands[2] & ~hands[2],
        ),
        excluded=(0, 0, 0),
        shown=0,
        trump=trump,
        led=-1,
        second=-1,
        points=(0, 0, 0),
        takers=0,
    )


@hot
def better(declarer: bool, value: int, best: int) -> int:
    """The better one of two values for a side; NONE is no value yet."""
    if best == NONE:
        return value
    return max(value, best) if declarer else min(value, best)


@hot
def subsets_of(place: list[int]) -> int:
    """How many subsets a hand has: ``place`` has an entry for each choice of three."""
    return 1 << (highest_index(len(place)) // SEATS)


@kernel
def trick_value(rules: Rules, before: State, bits: list[int], place: list[int], left: tuple, below: Integers) -> int:
    """What the declarer makes from before a trick on; ``left``: the subset that each hand has."""
    declarer, subsets = before.auction.declarer, subsets_of(place)
    best = NONE
    leads = legal_play(rules, before)
    while leads:
        one = lowest_index(leads)
        leads &= leads - 1
        after_one = apply_play(rules, before, one)
        best_second = NONE
        seconds = legal_play(rules, after_one)
        while seconds:
            two = lowest_index(seconds)
            seconds &= seconds - 1
            after_two = apply_play(rules, after_one, two)
            best_third = NONE
            thirds = legal_play(rules, after_two)
            while thirds:
                three = lowest_index(thirds)
                thirds &= thirds - 1
                end = apply_play(rules, after_two, three)
                gone = 1 << bits[one % SECOND] | 1 << bits[two] | 1 << bits[three]
                value = end.points[declarer]
                if end.phase == PLAY:
                    at = ((left[0] & ~gone) * subsets + (left[1] & ~(gone >> 8) & 255)) * subsets + (
                        left[2] & ~(gone >> 16) & 255
                    )
                    value += below[place[at], end.turn * TRUMPS + end.trump + 1]
                best_third = better(after_two.turn == declarer, value, best_third)
            best_second = better(after_one.turn == declarer, best_third, best_second)
        best = better(before.turn == declarer, best_second, best)
    return best


@compiled
def fill_level(
    rules: Rules,
    root: State,
    size: int,
    cards: Integers,
    bits: Integers,
    place: Integers,
    below: Integers,
    out: Integers,
) -> None:
    """Write the values of a level: ``out[place, leader * TRUMPS + trump + 1]``.

    ``cards[seat, subset]`` is the mask of a subset; ``bits[card]`` is the bit of a card in its subset, plus 8 a seat.
    """
    places, hand_bits = numbers(place), numbers(bits)
    ones, twos, threes = numbers(cards[0]), numbers(cards[1]), numbers(cards[2])
    subsets = subsets_of(places)
    suits = marriages(root.hands[0]) | marriages(root.hands[1]) | marriages(root.hands[2])
    for first in range(subsets):
        for second in range(subsets):
            for third in range(subsets):
                at = (first * subsets + second) * subsets + third
                if popcount(first) == size and popcount(second) == size and popcount(third) == size:
                    hands = (ones[first], twos[second], threes[third])
                    for leader in range(SEATS):
                        for trump in range(-1, TRUMPS - 1):
                            if trump < 0 or trump == root.trump or suits >> 6 * trump & 0b111111:
                                before = position(root, hands, leader, trump)
                                out[places[at], leader * TRUMPS + trump + 1] = trick_value(
                                    rules, before, hand_bits, places, (first, second, third), below
                                )


class Tables:
    """The full tables of a state before a trick."""

    def __init__(self, rules: Rules, root: State) -> None:
        self.root = root
        hands = [[card for card in range(CARDS) if hand >> card & 1] for hand in root.hands]
        self.size = len(hands[0])
        subsets_count = 1 << self.size
        self.cards = numpy.zeros((SEATS, subsets_count), numpy.int64)
        self.bits = numpy.zeros(CARDS, numpy.int64)
        for seat, hand in enumerate(hands):
            for bit, card in enumerate(hand):
                self.bits[card] = 8 * seat + bit
            for subset in range(subsets_count):
                self.cards[seat, subset] = sum(1 << card for bit, card in enumerate(hand) if subset >> bit & 1)
        self.place = numpy.full(subsets_count**3, -1, numpy.int64)
        self.levels = [numpy.zeros((1, SEATS * TRUMPS), numpy.int64)]
        for size in range(1, self.size + 1):
            chosen = [subset for subset in range(subsets_count) if subset.bit_count() == size]
            count = len(chosen)
            ats = [(a * subsets_count + b) * subsets_count + c for a in chosen for b in chosen for c in chosen]
            self.place[ats] = numpy.arange(count**3)
            level = numpy.full((count**3, SEATS * TRUMPS), NONE, numpy.int64)
            fill_level(rules, root, size, self.cards, self.bits, self.place, self.levels[-1], level)
            self.levels.append(level)

    def value(self) -> int:
        """The declarer's points at the end, from the root."""
        root = self.root
        made = self.levels[self.size][0, root.turn * TRUMPS + root.trump + 1]
        return root.points[root.auction.declarer] + int(made)

    def positions(self, rng, count: int) -> Iterator[tuple[State, int]]:
        """Positions of all sizes below the root, with the declarer's points from there on."""
        for _ in range(count):
            size = rng.randrange(1, self.size)
            chosen = [sum(1 << bit for bit in rng.sample(range(self.size), size)) for _ in range(SEATS)]
            at = (chosen[0] << 2 * self.size) + (chosen[1] << self.size) + chosen[2]
            columns = [n for n, made in enumerate(self.levels[size][self.place[at]]) if made != NONE]
            column = rng.choice(columns)
            hands = tuple(int(self.cards[seat, subset]) for seat, subset in enumerate(chosen))
            yield (
                position(self.root, hands, column // TRUMPS, column % TRUMPS - 1),
                int(self.levels[size][self.place[at], column]),
            )
