"""The bot that plays anything: every legal action equally likely."""

from __future__ import annotations

from chiliad.bits import below, step
from chiliad.bot import Budget
from chiliad.information import SomeInformation


class RandomBot:
    """Plays one of its legal actions, each equally likely."""

    def __init__(self, x: int) -> None:
        self._x = x

    def decide(self, info: SomeInformation, budget: Budget | None = None) -> int:
        """One of the legal actions."""
        return self._one_of(info.legal_actions())

    def _one_of(self, actions: list[int]) -> int:
        self._x = step(self._x)
        return actions[below(self._x, len(actions))]
