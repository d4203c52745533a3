"""Limits on how often a client may ask: token buckets in memory, a fixed number of them."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache

from chiliad.server.faults import RateLimited

BUCKETS_MAX = 50_000  # some 10 MB; the bucket that was unused for the longest time is removed first


def daily(number: int) -> Buckets:
    """A number of requests per day; a client may use them all at once."""
    return Buckets(number / (24 * 60), number)


class Buckets:
    """A number of requests per minute for each key; a burst may use those of one minute at once, or of one day."""

    def __init__(self, per_minute: float, at_once: int | None = None) -> None:
        self.per_minute, self.at_once = per_minute, float(per_minute if at_once is None else at_once)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> None:
        """Count one request; raise ``RateLimited`` where there were too many."""
        now = time.monotonic() if now is None else now
        left, since = self._buckets.pop(key, (self.at_once, now))
        left = min(self.at_once, left + (now - since) * self.per_minute / 60)
        fine = left >= 1
        self._buckets[key] = (left - 1 if fine else left, now)
        if len(self._buckets) > BUCKETS_MAX:
            self._buckets.popitem(last=False)
        if not fine:
            raise RateLimited(
                "too-many-requests", retry_after=(1 - left) * 60 / self.per_minute, limit=round(self.at_once)
            )

    def wait_s(self, key: str, now: float | None = None) -> float:
        """How long ``take`` would still refuse; 0 where it would not. This counts nothing."""
        if key not in self._buckets:
            return 0.0
        left, since = self._buckets[key]
        now = time.monotonic() if now is None else now
        return max(0.0, (1 - left) * 60 / self.per_minute - (now - since))


@lru_cache(maxsize=4096)
def client_key(address: str) -> str:
    """The key under which a client is counted: its address; of IPv6 the first half, as one customer has the rest."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(parsed) >> 64 << 64)) + "/64"
