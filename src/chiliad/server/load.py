"""Measure how much the server has to do: when it is near its limits, it opens no new table.

Latency grows slowly with load and then suddenly, so the limits are set before that point: the present players keep
their pace, and new ones learn when to try again.  Three values are measured, because each fails first somewhere: the
processor time of the event loop, its delay in running what is due (other programs take the processor), and how long
moves wait until they are stored (a slow disk, and all the hand-overs between threads on the way there).
"""

from __future__ import annotations

import asyncio
import time

from chiliad.server.faults import Busy

TICK_S = 0.1
WEIGHT = 0.05  # of one measurement: an average over some two seconds
CALM = 0.8  # of the limits: below it tables are opened again
LAG_CAP_S, WAIT_CAP_S = 0.1, 0.15  # longer values count as this much, so that one slow moment is no load
RETRY_MIN_S, RETRY_MAX_S = 5.0, 60.0


class LoadMeter:
    """Averages of the event loop's delay, of its share of working time, and of how long a write waits."""

    def __init__(self, lag_max_s: float, busy_max: float, wait_max_s: float) -> None:
        self.lag_max_s, self.busy_max, self.wait_max_s = lag_max_s, busy_max, wait_max_s
        self.lag_s = self.busy = self.wait_s = 0.0
        self._waits: list[float] = []
        self._since: float | None = None

    async def run(self) -> None:
        """Measure again and again."""
        while True:
            began, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(TICK_S)
            took = time.monotonic() - began
            self.note(took - TICK_S, (time.thread_time() - worked) / took)

    def waited(self, seconds: float) -> None:
        """Note how long one write has waited until it was stored."""
        self._waits.append(min(seconds, WAIT_CAP_S))

    def note(self, lag_s: float, busy: float) -> None:
        """Note one measurement: the delay, and the share of the time since the last one in which the loop worked."""
        wait_s = sum(self._waits) / len(self._waits) if self._waits else 0.0
        self._waits.clear()
        self.lag_s += WEIGHT * (min(max(0.0, lag_s), LAG_CAP_S) - self.lag_s)
        self.busy += WEIGHT * (busy - self.busy)
        self.wait_s += WEIGHT * (wait_s - self.wait_s)
        share = max(self.lag_s / self.lag_max_s, self.busy / self.busy_max, self.wait_s / self.wait_max_s)
        if share > 1 and self._since is None:
            self._since = time.monotonic()
        elif share < CALM:
            self._since = None

    def check(self) -> None:
        """Raise ``Busy`` where another table would be too much; the longer that lasts, the later a client may ask."""
        if self._since is not None:
            lasted = time.monotonic() - self._since
            raise Busy("server-busy", retry_after=min(RETRY_MAX_S, RETRY_MIN_S + lasted / 2))
