"""The random bot of Tysiac (B0 of its ladder).

Not every legal action is as likely: figures drawn evenly from 100 to 400 are hardly ever made, so that totals only
sink and the match does not end.  So it tosses a coin: the least bid or a pass; a concession or a gift; the auction's
figure or the next one, and so on upward.  Gifts and cards are drawn evenly from all legal ones.
"""

from __future__ import annotations

from chiliad.bits import below, step
from chiliad.bots.random import RandomBot
from chiliad.games.tysiac.state import AUCTION, CONCEDE, CONTRACT, PAGE_BID, PAGE_CONTRACT, PASS
from chiliad.games.tysiac.view import View


class RandomTysiac(RandomBot):
    """Plays by coin and by lot."""

    def choose(self, view: View, clock: float | None = None) -> int:
        """One of ``view.legal``."""
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
        return super().choose(view._replace(legal=(0, *view.legal[1:])), clock)

    def _coin(self) -> int:
        self._x = step(self._x)
        return below(self._x, 2)
