"""What can be wrong between a table and who speaks to it, besides a game's own refusals.

ChiliadError
├── Unreadable      400   not of the form it should have
├── Unauthenticated        401   nobody we know
├── Forbidden       403   not yours to do or see
├── NotFound         404   there is no such thing
├── Illegal         409   well formed, and not allowed now
│   ├── StaleRevision        409   decided on an older revision of the table
│   └── CoachWarns           409   a slip, of which the coach warns once
├── RateLimited         429   more than a limit allows
└── Unavailable     503   the surroundings fail
    └── Busy        503   the server has as much to do as it can
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from chiliad.errors import ChiliadError, Illegal, Unavailable, Unreadable

if TYPE_CHECKING:
    from chiliad.presentation.reasons import Reason
    from chiliad.server.protocol import News


class Unauthenticated(ChiliadError):
    """No guest is known by what was sent."""


class Forbidden(ChiliadError):
    """Somebody else's to do, or to see."""


class NotFound(ChiliadError):
    """There is no such table, link, or deal."""


class StaleRevision(Illegal):
    """A command decided on a revision that the game has left; ``news`` is what its sender has missed."""

    news: News | None = None


class CoachWarns(Illegal):
    """The coach warns of a slip, for a ``reason``: the move has not been made, and is when it is sent again."""

    reason: Reason | None = None


class RateLimited(ChiliadError):
    """A limit is reached; what was asked has not been done, and may succeed after ``retry_after`` seconds."""

    def __init__(self, slug: str, *, retry_after: float = 60, **details: str | int) -> None:
        super().__init__(slug, **details)
        self.retry_after_s = whole_seconds(retry_after)


class Busy(Unavailable):
    """The server could do it and does not, so that those who already play are not kept waiting."""

    def __init__(self, slug: str, *, retry_after: float = 10, **details: str | int) -> None:
        super().__init__(slug, **details)
        self.retry_after_s = whole_seconds(retry_after)


UNAVAILABLE_S = 2  # a database that restarts, or a table that is read again: soon over


STATUS: tuple[tuple[type[ChiliadError], int], ...] = (
    (Unreadable, 400),
    (Unauthenticated, 401),
    (Forbidden, 403),
    (NotFound, 404),
    (Illegal, 409),
    (RateLimited, 429),
    (Unavailable, 503),
)


def status_of(error: ChiliadError) -> int:
    """The HTTP status that goes with an error."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


def retry_after_of(error: ChiliadError) -> int | None:
    """After how many seconds the same request may succeed; None where waiting changes nothing."""
    if isinstance(error, (RateLimited, Busy)):
        return error.retry_after_s
    return UNAVAILABLE_S if isinstance(error, Unavailable) else None


def whole_seconds(seconds: float) -> int:
    """Seconds as the header Retry-After gives them: whole, and at least one."""
    return max(1, math.ceil(seconds))
