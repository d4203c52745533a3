"""Sentences of a hint before a language is chosen: what to play, and why.

The facts come from an information state, so they may be computed where no language is known, kept, sent to programs and
said to readers of several languages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Union

from chiliad.bot import Candidate
from chiliad.i18n.words import Seats, Words

Value = Union[str, int, tuple[str, ...], "Reason"]

CARD, RANK, RANKS = ("card", "other"), "rank", "ranks"
"""The names of values that are cards in notation, and ranks; other lists are of cards.  All are said in the reader's
style."""
SEATS = {"seat": "name", "receiver": "receiver"}
"""The names of values that are seats, with the variable that has the player's name in the message."""


NOTICED = 0.005
"""A smaller difference of two chances to win the match is none to a person."""


def error_of(one: Candidate, other: Candidate) -> float:
    """The standard error of the difference of two values, as if they had nothing in common; 0 where both are exact."""
    return sqrt((one.standard_error or 0.0) ** 2 + (other.standard_error or 0.0) ** 2)


def is_worse(one: Candidate, choice: Candidate) -> bool:
    """Whether a candidate is worse than the choice beyond the error, and by more than a person would notice."""
    if one.value is None or choice.value is None:
        return False
    chances = choice.more.get("match_chance"), one.more.get("match_chance")
    least = NOTICED if all(isinstance(chance, float) for chance in chances) else 0.0
    return choice.value - one.value > max(error_of(choice, one), least)


def next_best(choice: Candidate, others: Sequence[Candidate]) -> Candidate | None:
    """The candidate with which the choice is compared: the best of those that are worse (``is_worse``).

    Where none is, the best of all; None where nothing is valued.
    """
    valued = sorted((one for one in others if one.value is not None), key=lambda one: -(one.value or 0.0))
    if choice.value is None or not valued:
        return None
    return next((one for one in valued if is_worse(one, choice)), valued[0])


@dataclass(frozen=True)
class Reason:
    """A message of the catalogues with its values.  It is addressed to the player who must act.

    A value is a number or a text; what it is follows from its name (``CARD``, ``RANK``, ``SEATS``).  A value
    may be another ``Reason``, as the move with which the choice is compared: it is said inside this one.
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def told(self, words: Words, seats: Seats) -> str:
        """The sentence in the language and style of ``words``."""
        said = self._filled(words, seats)
        return said[:1].upper() + said[1:]

    def _filled(self, words: Words, seats: Seats) -> str:
        return words.text(self.key, **dict(_said(name, value, words, seats) for name, value in self.values.items()))

    def as_object(self, words: Words, seats: Seats) -> dict[str, object]:
        """The reason for programs: cards in notation, seats by number, and the sentence."""
        values = {name: _plain(value, words, seats) for name, value in self.values.items()}
        return {"key": self.key, "values": values, "text": self.told(words, seats)}


def _said(name: str, value: Value, words: Words, seats: Seats) -> tuple[str, str | int]:
    """A value as its message needs it, with the name of the variable."""
    if isinstance(value, Reason):
        return name, value._filled(words, seats)
    if isinstance(value, tuple):
        return name, words.named([words.rank(rank) for rank in value]) if name == RANKS else words.cards(value)
    if name in SEATS:
        return SEATS[name], seats.names[int(value)]
    if name in CARD:
        return name, words.card(str(value))
    if name == RANK:
        return name, words.rank(str(value))
    return name, value


def _plain(value: Value, words: Words, seats: Seats) -> object:
    if isinstance(value, Reason):
        return value.as_object(words, seats)
    return list(value) if isinstance(value, tuple) else value
