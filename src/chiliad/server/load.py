"""How much the server has to do: when it is near what it can bear, no new table is opened.

Latency grows slowly with load and then all at once, so the limit is set before that: those who already play keep their
pace, and new ones are told when to come again.
"""

from __future__ import annotations

import asyncio
import time

from chiliad.server.faults import Busy

TICK_S = 0.1
WEIGHT = 0.05  # of one look: an average over some two seconds
CALM = 0.8  # of the limits: below it tables are opened again
RETRY_MIN_S, RETRY_MAX_S = 5.0, 60.0


class LoadMeter:
    """Averages of how late the event loop runs what is due, and of how much of its time it works."""

    def __init__(self, lag_max_s: float, busy_max: float) -> None:
        self.lag_max_s, self.busy_max = lag_max_s, busy_max
        self.lag_s = self.busy = 0.0
        self._since: float | None = None

    async def run(self) -> None:
        """Look again and again."""
        while True:
            began, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(TICK_S)
            took = time.monotonic() - began
            self.note(took - TICK_S, (time.thread_time() - worked) / took)

    def note(self, lag_s: float, busy: float) -> None:
        """One look: how late it was, and the share of the time since the last one that the loop worked."""
        self.lag_s += WEIGHT * (max(0.0, lag_s) - self.lag_s)
        self.busy += WEIGHT * (busy - self.busy)
        share = max(self.lag_s / self.lag_max_s, self.busy / self.busy_max)
        if share > 1 and self._since is None:
            self._since = time.monotonic()
        elif share < CALM:
            self._since = None

    def check(self) -> None:
        """Raise ``Busy`` where another table would be too much; the longer that lasts, the later to ask again."""
        if self._since is not None:
            lasted = time.monotonic() - self._since
            raise Busy("server-busy", retry_after=min(RETRY_MAX_S, RETRY_MIN_S + lasted / 2))
