"""What can be wrong between a table and who speaks to it, besides a game's own refusals.

ChiliadError
├── Unreadable      400   not of the form it should have
├── Stranger        401   nobody we know
├── Forbidden       403   not yours to do or see
├── Missing         404   there is no such thing
├── Illegal         409   well formed, and not allowed now
│   └── Late        409   decided on an older revision of the table
├── TooMany         429   more than a limit allows
└── Unavailable     503   the surroundings fail
"""

from __future__ import annotations

from typing import Any

from chiliad.errors import ChiliadError, Illegal, Unavailable, Unreadable


class Stranger(ChiliadError):
    """No guest is known by what was sent."""


class Forbidden(ChiliadError):
    """Somebody else's to do, or to see."""


class Missing(ChiliadError):
    """There is no such table, link, or deal."""


class Late(Illegal):
    """A command decided on a revision that the game has left; ``news`` is what its sender has missed."""

    news: dict[str, Any] | None = None


class TooMany(ChiliadError):
    """A limit is reached; what was asked has not been done."""


STATUS: tuple[tuple[type[ChiliadError], int], ...] = (
    (Unreadable, 400),
    (Stranger, 401),
    (Forbidden, 403),
    (Missing, 404),
    (Illegal, 409),
    (TooMany, 429),
    (Unavailable, 503),
)


def status_of(error: ChiliadError) -> int:
    """The HTTP status that goes with an error."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)
