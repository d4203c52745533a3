"""The bot that plays anything: every legal action equally likely (B0 of Mille's ladder, not of Tysiac's)."""

from __future__ import annotations

from typing import Any

from chiliad.bits import below, step
from chiliad.game import actions_of


class RandomBot:
    """Plays one of its legal actions, each equally likely."""

    def __init__(self, x: int) -> None:
        self._x = x

    def choose(self, view: Any, clock: float | None = None) -> int:
        """One of ``view.legal``."""
        actions = actions_of(view.legal)
        self._x = step(self._x)
        return actions[below(self._x, len(actions))]
