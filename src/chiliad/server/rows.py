"""Rows of the database as values, and back.

The module refuses rows that no version of this server has written as ``table-unreadable``; the log says why.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from chiliad.errors import Unavailable
from chiliad.server import events
from chiliad.server.events import Phase, TableEvent, TableSettings
from chiliad.server.schema import EVENTS, TABLES

log = logging.getLogger(__name__)


class StoredEvent(NamedTuple):
    """One event of a table."""

    number: int  # from 1
    at_ms: int
    command: str | None  # the id that its sender chose: once a table
    event: TableEvent


class TableRow(NamedTuple):
    """A table: its settings and its state."""

    id: str
    game: str
    opened_ms: int
    changed_ms: int  # the last event's time, or some seconds before it (session.py)
    phase: Phase
    invite: str | None  # None when nobody can be invited any more
    watch: str
    replay: str
    settings: TableSettings
    secret: bytes  # the server's, of the fair deal
    record: str | None  # the record of the match, when it is over


class SeatRow(NamedTuple):
    """A guest's seat at a table, with what a list shows of the table."""

    row: TableRow
    seat: int
    revision: int  # the number of the table's last event
    summary: str | None  # as it was stored, perhaps before that event


class LessonRow(NamedTuple):
    """A table at which a guest has begun a lesson."""

    game: str
    lesson: str
    table: str
    phase: Phase


class ReportRow(NamedTuple):
    """The report on a guest's match, as it was stored."""

    table: str
    seat: int
    changed_ms: int
    report: str


class Guest(NamedTuple):
    """A person who sits at tables."""

    id: str
    name: str


class Device(NamedTuple):
    """A browser or a program that has a token, and the guest whose it is."""

    id: str
    guest: Guest
    seen_day: int  # the last day on which it asked for anything, counted from 1970


TABLE_COLUMNS = [TABLES.c["head" if name == "settings" else name] for name in TableRow._fields]
EVENT_COLUMNS = [EVENTS.c[name] for name in ("number", "at_ms", "command", "body", "version", "kind", "seat")]
Row = Mapping[str, object]
# Only the database knows what its columns hold: ``TableRow`` and ``StoredEvent`` say what they must hold.
Found = Sequence[Any]
_SETTINGS = TableRow._fields.index("settings")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableSettings).decode


def of_table(row: TableRow) -> Row:
    """The columns of a table."""
    settings = row.settings
    columns: dict[str, object] = row._asdict()
    columns |= {"head": _encode(settings).decode(), "host": settings.host, "lesson": settings.lesson}
    del columns["settings"]
    return columns


def table_row(row: Found) -> TableRow:
    """A table, from its columns, which come first in a row; raises ``Unavailable("table-unreadable")``."""
    found = TableRow(*row[: len(TableRow._fields)])
    try:
        return found._replace(settings=_decode(row[_SETTINGS]), secret=bytes(found.secret))
    except msgspec.MsgspecError as error:
        raise _unreadable(found.id) from error


def event_rows(table_id: str, stored: Sequence[StoredEvent]) -> list[Row]:
    """The columns of a table's events."""
    return [
        {
            "table_id": table_id,
            "number": one.number,
            "at_ms": one.at_ms,
            "kind": one.event.kind,
            "seat": events.seat_of(one.event),
            "command": one.command,
            "body": events.written(one.event),
            "version": events.VERSION,
        }
        for one in stored
    ]


def stored_event(table_id: str, row: Found) -> StoredEvent:
    """An event, from its columns; raises ``Unavailable("table-unreadable")``."""
    try:
        number, at_ms, command, body, version, kind, seat = row
        event = events.read(body, version or 1, kind, seat)
    except msgspec.MsgspecError as error:
        raise _unreadable(table_id) from error
    return StoredEvent(number, at_ms, command, event)


def seat_rows(table_id: str, members: Mapping[int, str]) -> list[Row]:
    """The columns of the members of a table; ``members``: guests by seat."""
    return [{"table_id": table_id, "seat": seat, "guest_id": guest} for seat, guest in members.items()]


def _unreadable(table_id: str) -> Unavailable:
    """The refusal of a table that cannot be read; the reason is for the log."""
    log.exception("table %s cannot be read", table_id)
    return Unavailable("table-unreadable", table=table_id)
