"""The server's event loop: asyncio's, which asks the system for news less often while it has work to do."""

from __future__ import annotations

import asyncio
import selectors
import sys
import time

POLL_EVERY_S = 0.001  # while there is work: a command takes some ten passes of the loop, each of less than 0.1 ms


class _SparingSelector(selectors.DefaultSelector):
    """Reports what is ready; asked without waiting soon after the last time, it reports nothing.

    asyncio asks before every pass through its callbacks, and each time is a system call.
    """

    _asked = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready, waiting for it up to ``timeout`` seconds (None: for as long as it takes)."""
        now = time.monotonic()
        if timeout == 0 and now < self._asked + POLL_EVERY_S:
            return []
        found = super().select(timeout)
        self._asked = now if timeout == 0 else time.monotonic()
        return found


def event_loop() -> asyncio.AbstractEventLoop:
    """A new event loop; on Windows the usual one, which waits in another way."""
    if sys.platform == "win32":
        return asyncio.ProactorEventLoop()
    return asyncio.SelectorEventLoop(_SparingSelector())
