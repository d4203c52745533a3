"""Players who hear the table, and for whom bots wait until all that has happened has been spoken to them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

HEARD_S_MAX = 30.0
"""A bot waits so long at most: a client that is lost does not hold the table."""


class Hearing:
    """Up to which revision each listening seat of one table has heard what happened."""

    def __init__(self, connected: Callable[[int], bool], max_s: float = HEARD_S_MAX) -> None:
        self.connected, self.max_s = connected, max_s
        self._heard: dict[int, int] = {}
        self._changed = asyncio.Event()

    def heard(self, seat: int, revision: int, *, listening: bool) -> None:
        """Note that a seat has heard everything up to a revision, or that bots need no longer wait for it."""
        if listening:
            self._heard[seat] = max(revision, self._heard.get(seat, 0))
        else:
            self._heard.pop(seat, None)
        self.wake()

    def wake(self) -> None:
        """Look again at who is waited for: a seat may have lost its connection."""
        self._changed.set()

    def waits(self, revision: int) -> bool:
        """Whether a connected listener has not heard everything up to a revision."""
        return any(heard < revision and self.connected(seat) for seat, heard in self._heard.items())

    async def all_heard(self, revision: int) -> None:
        """Wait until every connected listener has heard everything up to a revision, or for ``max_s`` seconds."""
        until = time.monotonic() + self.max_s
        while self.waits(revision) and (left := until - time.monotonic()) > 0:
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), left)
            except TimeoutError:
                return
