"""A match at a table goes on with real cards: the others there are told who keeps the score, and where to follow it.

A sheet that is in its keeper's browser alone has no link, so they are told only that.  Once its keeper shares it, which
says so, the link is at the table: for those who have a seat there, and for nobody who watches.
"""

from __future__ import annotations

from msgspec import Struct

from chiliad.server.events import RealCards, TableEvent


class SheetKeeper(Struct, frozen=True):
    """The seat whose player keeps the score of a table's match with real cards.

    ``evening``: the code of the sheet, null where it is in that player's browser alone, or I only watch.
    """

    seat: int
    evening: str | None


class Keepers:
    """Who keeps the score of a match with real cards, until its next deal is dealt at the table."""

    def __init__(self) -> None:
        self._told: list[SheetKeeper] = []

    @property
    def last(self) -> SheetKeeper | None:
        """Whoever said so last."""
        return self._told[-1] if self._told else None

    def news(self, seat: int, evening: str | None) -> list[TableEvent]:
        """What is to be stored of a player who keeps the score, or shares the sheet; nothing where it was told."""
        keeper = SheetKeeper(seat, evening)
        known = keeper in self._told or (evening is None and any(one.seat == seat for one in self._told))
        return [] if known else [RealCards(seat, evening)]

    def told(self, event: RealCards) -> None:
        """Somebody keeps the score, or has shared the sheet."""
        self._told.append(SheetKeeper(event.seat, event.evening))

    def deal(self) -> None:
        """The match goes on at the table."""
        self._told.clear()
