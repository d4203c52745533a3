"""Backups: all tables of a database in one file, and back; a consistent snapshot, taken while the server runs.

The file is gzip of JSON lines: a head with the version of the schema, then one row per line, ``[table, {column:
value}]`` with bytes as base64, and at the end the number of rows, so that a truncated file is not accepted.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Table, delete, func, insert, select
from sqlalchemy import text as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.errors import Unavailable, Unreadable
from chiliad.server.database import connect, told
from chiliad.server.instance_lock import InstanceLock
from chiliad.server.migrations import STEPS, migrate
from chiliad.server.schema import (
    DEVICES,
    EVENING_WRITERS,
    EVENINGS,
    EVENTS,
    GUESTS,
    MEMBERS,
    PASSKEYS,
    PUSHES,
    RECOVERY_CODES,
    SERVER_KEYS,
    TABLES,
)
from chiliad.server.storage import DAY_MS

IN_ORDER = (
    *(GUESTS, DEVICES, RECOVERY_CODES, PASSKEYS, PUSHES, SERVER_KEYS),
    *(TABLES, EVENTS, MEMBERS, EVENINGS, EVENING_WRITERS),
)
"""The order in which a row comes after the rows that it refers to."""
BATCH_ROWS = 500
BYTES = "base64"


async def backup(url: str, path: Path) -> int:
    """Write all tables of the database at ``url`` into a file; return how many card tables there are."""
    part = path.with_name(path.name + ".part")
    database = connect(url)
    counts: Counter[str] = Counter()
    try:
        with told():
            await migrate(database.writing)
        descriptor = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)  # it has the secrets of fair deals
        with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as file, told():
            file.write(json.dumps({"chiliad": "backup", "version": len(STEPS)}) + "\n")
            async with database.reading.connect() as connection:
                await _begin_snapshot(connection)
                for table in IN_ORDER:
                    rows = await connection.stream(select(table).order_by(*table.primary_key))
                    async for row in rows.mappings():
                        file.write(json.dumps([table.name, {key: _plain(row[key]) for key in row}]) + "\n")
                        counts[table.name] += 1
                await connection.exec_driver_sql("ROLLBACK")
            file.write(json.dumps({"rows": counts.total()}) + "\n")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
        await database.close()
    return counts[TABLES.name]


async def _begin_snapshot(connection: AsyncConnection) -> None:
    """From here on every read sees the present state, whatever is written meanwhile."""
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    else:
        await connection.exec_driver_sql("BEGIN")
        await connection.execute(sql("SELECT count(*) FROM schema_version"))  # SQLite's read transaction begins here


async def restore(url: str, path: Path, *, force: bool = False) -> int:
    """Fill the database at ``url`` from a backup, completely or not at all; return how many card tables there are.

    Raises ``Unavailable("storage-in-use")`` while a server uses it, ``Unavailable("restore-not-empty")`` where it
    holds anything and ``force`` is not given, and ``Unreadable("no-backup")`` for a file that is not a backup.
    """
    lock = InstanceLock(url)
    await lock.take(0)
    try:
        database = connect(url)
        try:
            with told():
                await migrate(database.writing)
                try:
                    async with database.writing.begin() as connection:
                        return await _filled(connection, path, force=force)
                except IntegrityError:  # a row refers to one that is missing
                    raise Unreadable("no-backup") from None
        finally:
            await database.close()
    finally:
        await lock.release()


async def _filled(connection: AsyncConnection, path: Path, *, force: bool) -> int:
    for table in reversed(IN_ORDER):
        if force:
            await connection.execute(delete(table))
        elif (await connection.execute(select(func.count()).select_from(table))).scalar():
            raise Unavailable("restore-not-empty")
    counts: Counter[str] = Counter()
    waiting: list[dict[str, object]] = []
    current = IN_ORDER[0]
    by_name = {table.name: table for table in IN_ORDER}
    for name, row in _upcast(_rows(path)):
        if name not in by_name or not _needed(by_name[name]) <= row.keys() <= set(by_name[name].columns.keys()):
            raise Unreadable("no-backup")
        row = dict.fromkeys(by_name[name].columns.keys()) | row
        if waiting and (by_name[name] is not current or len(waiting) >= BATCH_ROWS):
            await connection.execute(insert(current), waiting)
            waiting = []
        current = by_name[name]
        waiting.append(row)
        counts[name] += 1
    if waiting:
        await connection.execute(insert(current), waiting)
    return counts[TABLES.name]


def _upcast(rows: Iterator[tuple[str, dict[str, object]]]) -> Iterator[tuple[str, dict[str, object]]]:
    """The rows as this version has them: before there were devices, a guest had a token."""
    devices: list[tuple[str, dict[str, object]]] = []
    for name, row in rows:
        since_ms = row.get("since_ms")
        if name == GUESTS.name and "token_hash" in row and isinstance(since_ms, int):
            own = {"id": row["id"], "guest_id": row["id"], "token_hash": row.pop("token_hash"), "name": ""}
            devices.append((DEVICES.name, own | {"added_ms": since_ms, "seen_day": since_ms // DAY_MS}))
        elif devices and name != GUESTS.name:  # all guests are there
            yield from devices
            devices = []
        yield name, row
    yield from devices


def _needed(table: Table) -> set[str]:
    """The columns that every backup has; a backup of an earlier version lacks the columns that were added later."""
    return {column.name for column in table.columns if not column.nullable}


def _rows(path: Path) -> Iterator[tuple[str, dict[str, object]]]:
    """The rows of a backup; raises ``Unreadable`` before the last row if the file is not complete."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline())
            if head["chiliad"] != "backup":
                raise Unreadable("no-backup")
            if head["version"] > len(STEPS):
                raise Unavailable("storage-newer", found=head["version"], known=len(STEPS))
            for found, line in enumerate(file):
                row = json.loads(line)
                if isinstance(row, dict):
                    if row["rows"] != found:
                        raise Unreadable("no-backup")
                    return
                yield row[0], {key: _read(value) for key, value in row[1].items()}
    except (ValueError, KeyError, IndexError, TypeError, AttributeError, EOFError, gzip.BadGzipFile, zlib.error):
        raise Unreadable("no-backup") from None
    raise Unreadable("no-backup")  # the file ends before its last line


def _plain(value: object) -> object:
    return {BYTES: base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _read(value: object) -> object:
    return base64.b64decode(value[BYTES]) if isinstance(value, dict) else value
