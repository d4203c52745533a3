"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol


class Bot(Protocol):
    """Plays one seat for one deal.  It is made with a generator state (``bits.py``) and sees views only."""

    def choose(self, view: Any, clock: float | None = None) -> int:
        """One of ``view.legal``; ``clock`` is the time left in seconds, None for no limit."""
