"""Where the cards come from: the operating system for people, a seed for whoever wants the same match again.

One number a card, by deal and place in the deal's log, is all a game asks for (``Game.chance``).  Numbers once drawn
are kept while a deal lasts, so that a move taken back does not turn up another card.
"""

from __future__ import annotations

import secrets
from typing import Protocol

from chiliad.bits import seed_from

RANDOM_BITS = 63
SEED_MAX = (1 << RANDOM_BITS) - 1
FIRST_DEALER = -1
"""The place from which the first dealer is drawn."""


class Chance(Protocol):
    """A source of random numbers by place."""

    def at(self, deal: int, place: int) -> int:
        """The number of 63 random bits for the ``place``-th action of a deal; asked twice it is the same."""

    @property
    def seed(self) -> int | None:
        """The seed all numbers follow from, or None."""


class SystemChance:
    """The operating system's randomness, fresh for every card."""

    seed = None

    def __init__(self) -> None:
        self._deal = 0
        self._drawn: dict[int, int] = {}

    def at(self, deal: int, place: int) -> int:
        """See ``Chance.at``; numbers of earlier deals are forgotten."""
        if deal != self._deal:
            self._deal, self._drawn = deal, {}
        return self._drawn.setdefault(place, secrets.randbits(RANDOM_BITS))


class SeededChance:
    """Numbers that follow from a seed: for tests, duplicates and self-play, never for stakes."""

    def __init__(self, seed: int) -> None:
        if not 0 <= seed <= SEED_MAX:
            raise ValueError(f"a seed is a number from 0 to {SEED_MAX}")
        self.seed = seed

    def at(self, deal: int, place: int) -> int:
        """See ``Chance.at``."""
        return seed_from(self.seed, deal, place)
