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
from sqlalchemy import ColumnElement, bindparam, delete, select, update
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.records.toml import write_value
from chiliad.server.schema import EVENTS, MEMBERS, TABLES
from chiliad.server.storage import Store

PLAYERS = "players = "
"""The line of a record that names its players begins so; no line before it does."""
TOGETHER = 100
"""Tables whose rows are changed together: their records are in memory, 50 kB each and rarely more."""
_CHANGE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        head=bindparam("now"),
        host=bindparam("whose"),
        record=bindparam("written"),
        report=bindparam("made"),
        summary=None,
    )
)
_CHANGE_EVENT = (
    update(EVENTS)
    .where(EVENTS.c.table_id == bindparam("table"), EVENTS.c.number == bindparam("at"))
    .values(body=bindparam("now"))
)
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
    """Change the owner of a guest's seats at these tables, in one transaction with whatever else is done.

    Nobody else can write meanwhile, so many tables are read with one statement and written with another.
    """
    for start in range(0, len(tables), TOGETHER):
        await _reseat_some(connection, tables[start : start + TOGETHER], new)
    mine = (MEMBERS.c.guest_id == new.guest, MEMBERS.c.table_id.in_(tables))
    if new.to:
        await connection.execute(update(MEMBERS).where(*mine).values(guest_id=new.to))
    else:
        await connection.execute(delete(MEMBERS).where(*mine))


async def _reseat_some(connection: AsyncConnection, tables: Sequence[str], new: NewOwner) -> None:
    columns = [TABLES.c[name] for name in _Stored._fields]
    rows = (await connection.execute(select(*columns).where(TABLES.c.id.in_(tables)))).all()
    seated = await _reseat_events(connection, tables, new)
    found = [_Stored(*row) for row in rows]
    changed = [_changed(row, seated.get(row.id, Seated(set(), set())), new) for row in found]
    if changed:
        await connection.execute(_CHANGE_TABLE, changed)


class _Stored(NamedTuple):
    """What a table's row may say of a guest."""

    id: str
    head: str
    host: str | None
    record: str | None
    report: str | None


def _changed(row: _Stored, seated: Seated, new: NewOwner) -> _Json:
    """What becomes of a table's row; its summary is made again, from the log."""
    head, record, report = msgspec.json.decode(row.head, type=_Json), row.record, row.report
    hosted = head.get("host") == new.guest
    if hosted:
        head["host"] = new.to
    begun = head.get("record")  # of the match that the table goes on from
    if new.name is not None and isinstance(begun, str):
        head["record"] = renamed_in_record(begun, seated.ever, new.name)
    if new.name is not None and record is not None:
        record = renamed_in_record(record, seated.last, new.name)
    if new.name is not None and report is not None:
        report = _renamed_in_report(report, seated.last, new.name)
    host = (new.to or None) if hosted else row.host
    return {"table": row.id, "now": _encode(head).decode(), "whose": host, "written": record, "made": report}


class Seated(NamedTuple):
    """The seats of a table at which a guest sits in the end, and those at which they ever sat."""

    last: set[int]
    ever: set[int]


async def _reseat_events(connection: AsyncConnection, tables: Sequence[str], new: NewOwner) -> dict[str, Seated]:
    """Change the events that say who sat down; return where the guest sits and sat, by table."""
    query = select(EVENTS.c.table_id, EVENTS.c.number, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.body)
    query = query.where(EVENTS.c.table_id.in_(tables), EVENTS.c.kind.in_(("sat", "left", "compacted")))
    found = dict[str, Seated]()
    changed: list[_Json] = []
    for table_id, number, kind, seat, body in (
        await connection.execute(query.order_by(EVENTS.c.table_id, EVENTS.c.number))
    ).all():
        seated = found.setdefault(table_id, Seated(set(), set()))
        if kind == "left":
            seated.last.discard(seat)
            continue
        event = msgspec.json.decode(body, type=_Json)
        if mine := _own_seats(event, seat, new):
            seated.last.update(mine)
            seated.ever.update(mine)
            changed.append({"table": table_id, "at": number, "now": _encode(event).decode()})
    if changed:
        await connection.execute(_CHANGE_EVENT, changed)
    return found


def _own_seats(event: _Json, seat: int, new: NewOwner) -> list[int]:
    """Give the guest's seats in an event to the new owner; return which they are."""
    chairs = event.get("chairs")
    found = [(at, one) for at, one in enumerate(chairs) if isinstance(one, dict)] if isinstance(chairs, list) else []
    mine = [(at, one) for at, one in [*found, (seat, event)] if one.get("guest") == new.guest]
    for _, one in mine:
        one["guest"] = new.to
        if new.name is not None:
            one["name"] = new.name
    return [at for at, _ in mine]


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
