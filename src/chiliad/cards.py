"""Cards as people write them: a rank and a suit, ``Ks``.  Both games use this notation.

    ranks   A K Q J T 9 8 7 6 5 4 3 2      written from A down; ``10`` is read as T
    suits   s h d c                        spades, hearts, diamonds, clubs; the symbols are read too
    hidden  ??                             a card the reader may not know

Each game's ``state.py`` defines how it numbers its cards.  In both games a suit's number is its index in ``SUITS``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from chiliad.errors import Unreadable

RANKS = "AKQJT98765432"
SUITS = "shdc"
SYMBOLS = "♠♥♦♣"
HIDDEN = "??"
CARDS_PER_LINE_MAX = 104  # two whole packs: no line of any game names more

_READ_SUIT = {**{s: s for s in SUITS}, **dict(zip(SYMBOLS, SUITS, strict=True))}
_CARD = re.compile(r"(?:\?\?|(10|[AKQJT98765432akqjt])([shdcSHDC♠♥♦♣]))")


def sort_key(card: str) -> tuple[int, int]:
    """Return the key that sorts cards as a record does: from A down to 2, then s h d c; hidden cards last."""
    return (len(RANKS), 0) if card == HIDDEN else (RANKS.index(card[0]), SUITS.index(card[1]))


def read_cards(text: str) -> list[str]:
    """The cards that are written together in ``text``, each in canonical form, in the order written.

    Raises ``Unreadable("bad-card")`` at the first text that is not a card.
    """
    cards: list[str] = []
    at = 0
    while at < len(text):
        match = _CARD.match(text, at)
        if match is None or len(cards) == CARDS_PER_LINE_MAX:
            raise Unreadable("bad-card", text=text[at : at + 8])
        rank, suit = match.groups()
        cards.append(HIDDEN if rank is None else ("T" if rank == "10" else rank.upper()) + _READ_SUIT[suit.lower()])
        at = match.end()
    return cards


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in canonical order."""
    return tuple(sorted(cards, key=sort_key))


def write_cards(cards: Iterable[str]) -> str:
    """Write cards together, in canonical order."""
    return "".join(in_order(cards))


def pretty(card: str) -> str:
    """A card with its suit's symbol, ``K♠``, and 10 for T."""
    return card if card == HIDDEN else card[0].replace("T", "10") + SYMBOLS[SUITS.index(card[1])]


def described(value: NamedTuple, fields: Mapping[str, Callable[[int], str]]) -> str:
    """A NamedTuple as Python writes it, the integers of some fields by functions of their own; for ``__repr__``."""

    def part(name: str, inner: int | tuple[int, ...]) -> str:
        if name not in fields:
            return repr(inner)
        if isinstance(inner, tuple):
            return f"({', '.join(map(fields[name], inner))})"
        return fields[name](inner)

    parts = ", ".join(f"{name}={part(name, inner)}" for name, inner in zip(value._fields, value, strict=True))
    return f"{type(value).__name__}({parts})"
