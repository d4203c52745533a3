"""The source of the cards: the operating system for people, a seed for a match that can be repeated.

A match asks for each card by its deal and its place in the deal's log, and gets the same card when it asks again: a
move that is taken back does not turn up another card.  ``fair.py`` has a deal that others can check afterwards.
"""

from __future__ import annotations

import secrets
from typing import Protocol

from chiliad.bits import below, seed_from
from chiliad.game import Game, RulesTuple

RANDOM_BITS = 63
SEED_MAX = (1 << RANDOM_BITS) - 1
FIRST_DEALER = -1
"""The place from which the first dealer is drawn."""


class Chance(Protocol):
    """A source of cards by place."""

    @property
    def seed(self) -> int | None:
        """The seed from which all cards follow, or None."""

    def first_dealer(self, seats: int) -> int:
        """The seat that deals first."""

    def card(self, game: Game, rules: RulesTuple, state: object, deal: int, place: int) -> int:
        """The action of chance in ``state``, as the ``place``-th action of a deal, both from 0."""

    def shuffle(self, over: bool) -> str | None:
        """The text about these cards for a record, ``over`` when nothing more will be played; None: there is none."""


class _Numbers:
    """Cards that follow from one random number each, in the form that ``Game.chance`` takes."""

    def at(self, deal: int, place: int) -> int:
        """The number of 63 random bits for the ``place``-th action of a deal; a second call returns the same number."""
        raise NotImplementedError

    def first_dealer(self, seats: int) -> int:
        """See ``Chance.first_dealer``."""
        return below(self.at(0, FIRST_DEALER), seats)

    def card(self, game: Game, rules: RulesTuple, state: object, deal: int, place: int) -> int:
        """See ``Chance.card``."""
        return game.chance(rules, state, self.at(deal, place))[0]


class SystemChance(_Numbers):
    """The operating system's randomness, new for every card."""

    seed: int | None = None

    def __init__(self) -> None:
        self._deal = 0
        self._drawn: dict[int, int] = {}

    def at(self, deal: int, place: int) -> int:
        """See ``_Numbers.at``; this method forgets the numbers of earlier deals."""
        if deal != self._deal:
            self._deal, self._drawn = deal, {}
        return self._drawn.setdefault(place, secrets.randbits(RANDOM_BITS))

    def shuffle(self, over: bool) -> str | None:
        """None: there is nothing to check."""
        return None


class SeededChance(_Numbers):
    """Numbers that follow from a seed: for tests, duplicates and self-play, never for stakes."""

    def __init__(self, seed: int) -> None:
        if not 0 <= seed <= SEED_MAX:
            raise ValueError(f"a seed is a number from 0 to {SEED_MAX}")
        self.seed: int | None = seed
        self._seed = seed

    def at(self, deal: int, place: int) -> int:
        """See ``_Numbers.at``."""
        return seed_from(self._seed, deal, place)

    def shuffle(self, over: bool) -> str | None:
        """The seed, which is not secret."""
        return f"seed {self._seed}"
