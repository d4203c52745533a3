"""The bots of Mille.  ``greedy.py`` has what the greedy one (B1 of its ladder) decides by."""

from __future__ import annotations

from chiliad.bot import Budget
from chiliad.games.mille.greedy import choose_seen
from chiliad.games.mille.view import View
from chiliad.information import InformationState
from chiliad.random_bot import RandomBot


class GreedyMille:
    """Plays one seat; ``x`` is not used, for it leaves nothing to chance."""

    def __init__(self, x: int) -> None:
        del x

    def decide(self, info: InformationState[View], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return choose_seen(info.observation)


BOTS = {"random": RandomBot, "greedy": GreedyMille}
"""The bots of the game by name, weakest first."""
