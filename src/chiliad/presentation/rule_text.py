"""Worked examples in rule books: tables of figures, each worked out by a game's scoring functions themselves."""

from __future__ import annotations

from typing import NamedTuple


class Example(NamedTuple):
    """A table: its title is the message ``rulebook-example-GAME-NAME``, a column ``rulebook-…`` or `` `code` ``."""

    name: str
    columns: tuple[str, ...]
    rows: list[list[str | int]]


def signed(number: int) -> str:
    """A change of a total: +140, −15, 0."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def minus(number: int) -> str:
    """A total, with a real minus sign."""
    return str(number).replace("-", "−")
