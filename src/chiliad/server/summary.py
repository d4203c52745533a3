"""Summaries: what a list of matches shows of a table, stored beside the table so that a list wakes no table.

The server stores a summary when it lets a table sleep.  A summary names the number of the last event that it knows; a
reader who finds a later event (the server was killed) makes a new one from the log.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from chiliad.errors import Unavailable
from chiliad.game import NOBODY
from chiliad.server.events import Phase
from chiliad.server.rows import SeatRow, StoredEvent, TableRow
from chiliad.server.storage import Store
from chiliad.server.table import Table

if TYPE_CHECKING:
    from chiliad.server.session import TableSession


class Summary(msgspec.Struct, frozen=True):
    """The state of a table: public facts only."""

    revision: int
    phase: Phase
    players: tuple[str, ...]  # in the form of a record, by seat; empty where a seat is free
    totals: tuple[int, ...]
    actor: int | None  # the seat to act; None while a bot plays for its player
    winner: int | None


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Summary).decode


def summary_of(table: Table) -> Summary:
    """The summary of a table in its present state."""
    match, actor = table.match, table.actor
    return Summary(
        revision=table.revision,
        phase=table.phase,
        players=tuple(holder.player for holder in table.seats),
        totals=match.totals if match is not None else (0,) * len(table.seats),
        actor=actor if actor is None or table.seats[actor].stand_in is None else None,
        winner=match.winner if match is not None and match.winner != NOBODY else None,
    )


class Summaries:
    """The summaries of all tables of a server: of those in memory, and of those that sleep."""

    def __init__(
        self, store: Store, sessions: Mapping[str, TableSession], wake: Callable[[str], Awaitable[TableSession]]
    ) -> None:
        self._store, self._sessions, self._wake = store, sessions, wake
        self._kept: dict[str, str] = {}

    def keep(self, table: Table) -> None:
        """Keep the summary of a table that goes to sleep, to store it with others."""
        self._kept[table.row.id] = _encode(summary_of(table)).decode()

    def drop(self, table_id: str) -> None:
        """Store no summary that was kept of a table: it changes otherwise than by events."""
        self._kept.pop(table_id, None)

    async def write(self) -> None:
        """Store the kept summaries; a list makes those that can't be stored now from the log."""
        kept, self._kept = self._kept, {}
        with contextlib.suppress(Unavailable):
            await self._store.sum_up(kept)

    async def of(self, one: SeatRow) -> Summary:
        """The summary of a table in its present state.  This wakes no table, except one whose row is behind its log."""
        session = self._sessions.get(one.row.id)
        if session is not None and not session.closed:
            return summary_of(session.table)
        return _stored(one) or await self._made(one.row)

    async def seated(self, one: SeatRow) -> Summary | None:
        """The same for a list of whoever sits there: None for a table that can't be read, which hides no other.

        None too where they have just left the seat.
        """
        try:
            found = await self.of(one)
        except Unavailable as error:
            if error.slug != "table-unreadable":
                raise
            return None
        return found if found.players[one.seat] else None

    async def _made(self, row: TableRow) -> Summary:
        events = await self._store.events(row.id)
        # Folding a log takes some milliseconds, and no other client may wait for that.
        table = await asyncio.to_thread(_folded, row, events)
        if table.phase != row.phase:  # the server was killed between an event and what follows from it
            return summary_of((await self._wake(row.id)).table)
        self.keep(table)
        await self.write()
        return summary_of(table)


def _stored(one: SeatRow) -> Summary | None:
    """The stored summary, if it describes the table's last event."""
    if one.summary is None:
        return None
    try:
        found = _decode(one.summary)
    except msgspec.MsgspecError:  # another version wrote it
        return None
    return found if found.revision == one.revision else None


def _folded(row: TableRow, events: Sequence[StoredEvent]) -> Table:
    table = Table(row)
    for event in events:
        table.apply(event)
    return table
