"""Whether the match of a score sheet stands at a table already, where it came from or was opened from that sheet."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from sqlalchemy import select

from chiliad.errors import Unavailable
from chiliad.game import NOBODY
from chiliad.i18n.words import BOT
from chiliad.play.score_sheet import PLAYED
from chiliad.play.sheet_of_match import sheet_of_match
from chiliad.records import Record
from chiliad.records.model import figures_of
from chiliad.server.reseating import PLAYERS
from chiliad.server.rows import TABLE_COLUMNS, Guest, table_row
from chiliad.server.schema import MEMBERS, TABLES
from chiliad.server.seats import BOTS, OPEN, PERSON, TableSeat
from chiliad.server.sheet_tables import mark_of
from chiliad.server.storage import ENDED, Store
from chiliad.server.table import Table

TABLES_MAX = 40  # of a guest that are looked at, the last changed: twice as many as a guest may have opened
KINDS = {"me": (PERSON,), "open": (PERSON, OPEN)}


async def candidates(store: Store, guest: Guest, record: Record, begun: str) -> list[str]:
    """The guest's tables with a match that goes on from this sheet, or whose deals are on it; ``begun``: as a text."""
    query = select(*TABLE_COLUMNS).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
    query = query.where(MEMBERS.c.guest_id == guest.id, TABLES.c.lesson.is_(None), TABLES.c.phase.not_in(ENDED))
    query = query.where(TABLES.c.game == record.game.name).order_by(TABLES.c.changed_ms.desc(), TABLES.c.id)
    marks = {deal.typed.get(PLAYED) for deal in record.deals if deal.typed is not None}
    found = []
    for one in await store.read(query.limit(TABLES_MAX)):
        with contextlib.suppress(Unavailable):  # an unreadable table hides no other
            row = table_row(one)
            from_here = row.settings.record is not None and _nameless(row.settings.record) == _nameless(begun)
            if from_here or mark_of(row.id) in marks:
                found.append(row.id)
    return found


def stands(table: Table, guest: Guest, record: Record, seats: list[str]) -> bool:
    """Whether a match stands at a table as on a sheet: the same deals are over, and these players are at the seats."""
    mine = table.seat_of(guest.id)
    if table.ended or len(seats) != len(table.seats) or mine is None or seats[mine] != "me":
        return False
    if not all(_fits(who, holder) for who, holder in zip(seats, table.seats, strict=True)):
        return False
    if table.match is None:  # it waits, and begins with what it was opened from
        return True
    there = sheet_of_match(table.match.record, [f"{seat}" for seat in range(len(seats))]).record
    return [*_deals(there)] == [*_deals(record)] and table.match.winner == NOBODY


def _fits(who: str, holder: TableSeat) -> bool:
    if who.startswith(BOT):
        return holder.kind == BOTS and holder.bot == who.removeprefix(BOT)
    return holder.kind in KINDS.get(who, ())


def _deals(record: Record) -> Iterator[tuple[int, object]]:
    return ((deal.dealer, figures_of(deal.typed or {})) for deal in record.deals)


def _nameless(record: str) -> list[str]:
    """A record without the line of its players: they are called otherwise at each table."""
    return [line for line in record.split("\n") if not line.startswith(PLAYERS)]
