"""The rules of Schnapsen as data: what may be chosen, and the presets."""

from __future__ import annotations

from typing import NamedTuple

from chiliad.game import Option


class Rules(NamedTuple):
    """One choice of options; all integers."""

    target: int = 7  # S16: the game points that win the match
    talon_min: int = 2  # S8, S9: the fewest cards in the talon with which it may be exchanged from, or closed


OPTIONS: tuple[Option, ...] = (
    Option("target", "S16", low=1, high=99),
    Option("talon_min", "S8", {"2": 2, "4": 4}),
)

PRESETS: dict[str, Rules] = {"standard": Rules(), "strict": Rules(talon_min=4)}
