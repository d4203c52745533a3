"""The bots of Tysiac.  ``greedy.py`` has what the greedy one (B1 of its ladder) decides by."""

from __future__ import annotations

from chiliad.bits import below, step
from chiliad.bot import Budget
from chiliad.game import actions_of
from chiliad.games.tysiac.greedy import choose_seen
from chiliad.games.tysiac.state import (
    AUCTION,
    CONCEDE,
    CONTRACT,
    PAGE_BID,
    PAGE_CONTRACT,
    PASS,
)
from chiliad.games.tysiac.view import View
from chiliad.information import InformationState
from chiliad.random_bot import RandomBot


class GreedyTysiac:
    """Plays one seat; ``x`` is not used, for it leaves nothing to chance."""

    def __init__(self, x: int) -> None:
        del x

    def decide(self, info: InformationState[View], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return choose_seen(info.observation)


# --- By chance ------------------------------------------------------------------------------------------------------


class RandomTysiac(RandomBot):
    """The random bot (B0 of its ladder): plays by coin and by lot.

    Not every legal action is as likely: figures drawn evenly from 100 to 400 are hardly ever made, so that totals only
    sink and the match does not end.  So it tosses a coin: the least bid or a pass; a concession or a gift; the
    auction's figure or the next one, and so on upward.  Gifts and cards are drawn evenly from all legal ones.
    """

    def decide(self, info: InformationState[View], budget: Budget | None = None) -> int:
        """One of the legal actions."""
        view = info.observation
        calls = view.legal[PAGE_BID]
        if view.phase == AUCTION:
            least = (calls & -calls).bit_length() - 1
            return PAGE_BID << 6 | (PASS if calls >> PASS & 1 and self._coin() else least)
        if view.phase == CONTRACT:
            figures = view.legal[PAGE_CONTRACT]
            while figures & figures - 1 and self._coin():
                figures &= figures - 1
            return PAGE_CONTRACT << 6 | (figures & -figures).bit_length() - 1
        if calls >> CONCEDE & 1 and self._coin():
            return PAGE_BID << 6 | CONCEDE
        return self._one_of(actions_of((0, *view.legal[1:])))

    def _coin(self) -> int:
        self._x = step(self._x)
        return below(self._x, 2)


BOTS = {"random": RandomTysiac, "greedy": GreedyTysiac}
"""The bots of the game by name, weakest first."""
