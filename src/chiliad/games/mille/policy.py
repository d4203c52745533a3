"""The bots of Mille.  ``greedy.py`` has what the greedy one (B1 of its ladder) decides by."""

from __future__ import annotations

from chiliad.bot import Budget, RandomBot
from chiliad.games.mille.greedy import choose_seen
from chiliad.games.mille.observation import Observation
from chiliad.information import InformationState


class GreedyMille:
    """Plays one seat; ``rng`` is not used, for it leaves nothing to chance."""

    def __init__(self, rng: int) -> None:
        del rng

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return choose_seen(info.observation)


BOTS = {"random": RandomBot, "greedy": GreedyMille}
"""The bots of the game by name, weakest first."""
