"""Sentences of a hint before a language is chosen: what to play, and why.

The facts come from an information state, so they may be computed where no language is known, kept, sent to programs and
said to readers of several languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

from chiliad.i18n.words import Seats, Words

Value = Union[str, int, tuple[str, ...], "Reason"]

CARD, CARDS, RANK = ("card", "other"), "cards", "rank"
"""The names of values that are cards in notation, lists of them, and ranks; they are said in the reader's style."""
SEATS = {"seat": "name", "receiver": "receiver"}
"""The names of values that are seats, with the variable that has the player's name in the message."""


@dataclass(frozen=True)
class Reason:
    """A message of the catalogues with its values.  It is addressed to the player who must act.

    A value is a number or a text; what it is follows from its name (``CARD``, ``CARDS``, ``RANK``, ``SEATS``).  A value
    may be another ``Reason``, as the move with which the choice is compared: it is said inside this one.
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def told(self, words: Words, seats: Seats) -> str:
        """The sentence in the language and style of ``words``."""
        return words.text(self.key, **dict(_said(name, value, words, seats) for name, value in self.values.items()))

    def as_object(self, words: Words, seats: Seats) -> dict[str, object]:
        """The reason for programs: cards in notation, seats by number, and the sentence."""
        values = {name: _plain(value, words, seats) for name, value in self.values.items()}
        return {"key": self.key, "values": values, "text": self.told(words, seats)}


def _said(name: str, value: Value, words: Words, seats: Seats) -> tuple[str, str | int]:
    """A value as its message needs it, with the name of the variable."""
    if isinstance(value, Reason):
        return name, value.told(words, seats)
    if isinstance(value, tuple):
        return name, words.cards(value)
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
