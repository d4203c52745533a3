"""What happens at a table, in words: one telling for the terminal and for the web."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

_TELLINGS = {"tysiac": "tysiac:TysiacTelling", "mille": "mille:MilleTelling"}


def telling_of(game: str) -> Callable[..., Any]:
    """The class that tells a game: ``telling_of("mille")(words, seats, rules)``."""
    module, _, attribute = _TELLINGS[game].partition(":")
    made: Callable[..., Any] = getattr(import_module(f"chiliad.play.telling.{module}"), attribute)
    return made
