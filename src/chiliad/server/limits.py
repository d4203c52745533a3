"""How often somebody may ask: token buckets in memory, a fixed number of them."""

from __future__ import annotations

import time
from collections import OrderedDict

from chiliad.server.faults import TooMany

BUCKETS_MAX = 50_000  # some 10 MB; who was heard of longest ago is forgotten first


class Buckets:
    """So many requests a minute for each key, with as many at once as one minute allows."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> None:
        """Count one request; raises ``TooMany`` where there were too many."""
        now = time.monotonic() if now is None else now
        left, since = self._buckets.pop(key, (float(self.per_minute), now))
        left = min(float(self.per_minute), left + (now - since) * self.per_minute / 60)
        fine = left >= 1
        self._buckets[key] = (left - 1 if fine else left, now)
        if len(self._buckets) > BUCKETS_MAX:
            self._buckets.popitem(last=False)
        if not fine:
            raise TooMany("too-many-requests", limit=self.per_minute)
