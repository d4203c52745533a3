"""Tables whose seats go to another guest, or to nobody: what is stored of them is changed.

Events are otherwise never rewritten.  These are, because a person who is to be forgotten must not be found in them, and
because a log in which a seat had two owners would have to be understood by all that reads it.  The numbers of the
events and all that was played stay.  Bodies are changed as plain JSON: every version that has stored some has the same
keys.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.records.toml import write_value
from chiliad.server.schema import EVENTS, MEMBERS, TABLES
from chiliad.server.storage import Store

PLAYERS = "players = "
"""The line of a record that names its players begins so; no line before it does."""
_encode = msgspec.json.Encoder().encode
_Json = dict[str, object]


class NewOwner(NamedTuple):
    """Whose seats change, and whose they become: ``to`` is empty for nobody.  ``name``: what they are called then."""

    guest: str
    to: str
    name: str | None = None  # None: as before


class Sitting(NamedTuple):
    """A seat that a guest has."""

    table: str
    seat: int
    phase: str


async def sittings_of(store: Store, guest_id: str) -> list[Sitting]:
    """All seats of a guest, at matches and lessons."""
    query = select(MEMBERS.c.table_id, MEMBERS.c.seat, TABLES.c.phase).join(TABLES, TABLES.c.id == MEMBERS.c.table_id)
    return [Sitting(*row) for row in await store.read(query.where(MEMBERS.c.guest_id == guest_id))]


async def tables_left_by(store: Store, guest_id: str) -> list[str]:
    """The tables whose log says that the guest sat there: also those that they left before the match began."""
    sat: ColumnElement[bool] = sql("kind = 'sat'")  # type: ignore[assignment]  # in letters, as the index has it
    query = select(EVENTS.c.table_id).where(sat, EVENTS.c.body.contains(guest_id, autoescape=True)).distinct()
    return [row[0] for row in await store.read(query)]


async def reseat(connection: AsyncConnection, tables: Sequence[str], new: NewOwner) -> None:
    """Change the owner of a guest's seats at these tables, in one transaction with whatever else is done."""
    for table_id in tables:
        query = select(TABLES.c.head, TABLES.c.record, TABLES.c.report).where(TABLES.c.id == table_id)
        row = (await connection.execute(query)).first()
        if row is None:
            continue
        seats, sat = await _reseat_events(connection, table_id, new)
        changed: dict[str, object] = {"summary": None}  # it is made again, from the log
        head = msgspec.json.decode(row.head, type=_Json)
        if head.get("host") == new.guest:
            head["host"] = new.to
            changed |= {"head": _encode(head).decode(), "host": new.to or None}
        begun = head.get("record")  # of the match that the table goes on from
        if new.name is not None and isinstance(begun, str):
            head["record"] = renamed_in_record(begun, sat, new.name)
            changed["head"] = _encode(head).decode()
        if new.name is not None and row.record is not None:
            changed["record"] = renamed_in_record(row.record, seats, new.name)
        if new.name is not None and row.report is not None:
            changed["report"] = _renamed_in_report(row.report, seats, new.name)
        await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(changed))
    mine = (MEMBERS.c.guest_id == new.guest, MEMBERS.c.table_id.in_(tables))
    if new.to:
        await connection.execute(update(MEMBERS).where(*mine).values(guest_id=new.to))
    else:
        await connection.execute(delete(MEMBERS).where(*mine))


async def _reseat_events(connection: AsyncConnection, table_id: str, new: NewOwner) -> tuple[set[int], set[int]]:
    """Change the events that say who sat down; return at which seats the guest sits in the end, and ever sat."""
    query = select(EVENTS.c.number, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.body)
    query = query.where(EVENTS.c.table_id == table_id, EVENTS.c.kind.in_(("sat", "left", "compacted")))
    seats, sat = set[int](), set[int]()
    for number, kind, seat, body in (await connection.execute(query.order_by(EVENTS.c.number))).all():
        event = msgspec.json.decode(body, type=_Json)
        if kind == "left":
            seats.discard(seat)
            continue
        chairs = event.get("chairs")
        found = (
            [(at, one) for at, one in enumerate(chairs) if isinstance(one, dict)] if isinstance(chairs, list) else []
        )
        mine = [(at, one) for at, one in [*found, (seat, event)] if one.get("guest") == new.guest]
        if not mine:
            continue
        for at, one in mine:
            seats.add(at)
            sat.add(at)
            one["guest"] = new.to
            if new.name is not None:
                one["name"] = new.name
        where = EVENTS.c.table_id == table_id, EVENTS.c.number == number
        await connection.execute(update(EVENTS).where(*where).values(body=_encode(event).decode()))
    return seats, sat


def renamed_in_record(record: str, seats: set[int], name: str) -> str:
    """A record, as this server has written it, with another name for the players at some seats."""
    lines = record.split("\n")
    at = next((at for at, line in enumerate(lines) if line.startswith(PLAYERS)), None)
    if at is None:
        return record
    # The names are written as TOML writes strings, which JSON reads: records keep to what both know.
    players = msgspec.json.decode(lines[at].removeprefix(PLAYERS), type=list[str])
    lines[at] = PLAYERS + write_value([name if seat in seats else one for seat, one in enumerate(players)])
    return "\n".join(lines)


def _renamed_in_report(report: str, seats: set[int], name: str) -> str:
    told = msgspec.json.decode(report, type=_Json)
    players = told.get("players")
    if isinstance(players, list):
        told["players"] = [name if seat in seats else one for seat, one in enumerate(players)]
    return _encode(told).decode()
