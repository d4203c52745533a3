"""A database by its URL: SQLite in a file, or PostgreSQL.  This file has every difference between the two.

Each has two engines. One writes: a single connection, whose transactions take the database's lock when they begin, so
that none fails midway for lack of it. The other reads, statement by statement, and never waits.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from chiliad.errors import ChiliadError, Unavailable, Unreadable

SCHEMES = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
BUSY_MS = 10_000  # how long SQLite waits for another process: a backup, or a second server that starts
CONNECT_S = 10  # how long PostgreSQL may take to answer a new connection
READERS = 4  # connections that read at the same time: each is a thread (SQLite) or a process (PostgreSQL)
REASON_CHARS_MAX = 300

WAL_TRIES_MAX, WAL_PAUSE_S = 100, 0.02
LOST = ("57P01", "57P02", "57P03", "08000", "08003", "08006")  # SQLSTATE: the connection ended, during any statement

WAL = "PRAGMA journal_mode = WAL"  # readers do not wait for the writer
PRAGMAS = (
    # Not NORMAL, which loses the last commits when the power fails: the database must keep every acknowledged move. One
    # commit takes all that waits (storage.py), so this costs no more than one fsync a batch.
    "PRAGMA synchronous = FULL",
    f"PRAGMA busy_timeout = {BUSY_MS}",
    "PRAGMA foreign_keys = ON",
)


class Database(NamedTuple):
    """The two engines of one database."""

    writing: AsyncEngine
    reading: AsyncEngine
    at_once: Engine | None = None
    """SQLite: this engine writes a whole batch in one thread.  The driver for asyncio hands each statement to its
    thread and back several times; that is most of the cost of a commit, and each hand-over waits for the processor.
    """

    async def close(self) -> None:
        """Close all connections."""
        if self.at_once is not None:
            self.at_once.dispose()
        await self.writing.dispose()
        await self.reading.dispose()


def connect(url: str) -> Database:
    """The engines for a URL; nothing is connected yet, but a missing SQLite file is created.

    Raises ``Unreadable`` for an unsupported URL, ``Unavailable`` without the driver or without the right to write.
    """
    parsed = parsed_url(url)
    with told():
        try:
            return _sqlite(parsed) if parsed.drivername.startswith("sqlite") else _postgresql(parsed)
        except ImportError as error:
            raise Unavailable("extra-missing", extra="postgres") from error


def parsed_url(url: str) -> URL:
    """A URL with the driver that is used here; raises ``Unreadable`` for an unsupported URL."""
    try:
        parsed = make_url(url)
    except (SQLAlchemyError, ValueError):
        raise Unreadable("bad-database-url") from None  # it may hold a password, so the error does not repeat it
    if parsed.drivername not in SCHEMES:
        raise Unreadable("bad-database-url")
    parsed = parsed.set(drivername=SCHEMES[parsed.drivername])
    in_memory = parsed.database in (None, "", ":memory:")
    if parsed.drivername.startswith("sqlite") and in_memory:
        raise Unreadable("bad-database-url")  # every connection would have a database of its own
    return parsed


def _sqlite(url: URL) -> Database:
    path = Path(url.database or "")
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        # The file holds the secrets of fair deals: only this user may read it. The files beside it get the same mode.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    writing = create_async_engine(url, pool_size=1, max_overflow=0)
    reading = create_async_engine(url, pool_size=READERS, max_overflow=0)
    # One thread at a time uses it, and another one closes it.
    own = {"check_same_thread": False}
    at_once = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0, connect_args=own)
    for engine in (writing.sync_engine, reading.sync_engine, at_once):
        event.listen(engine, "connect", _set_up)
    for engine in (writing.sync_engine, at_once):
        event.listen(engine, "begin", _begin)
    return Database(writing, reading, at_once)


def _set_up(connection: DBAPIConnection, record: object) -> None:
    del record
    # The driver would begin transactions only when it considers one necessary, and none before DDL.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    _use_wal(cursor)
    cursor.close()


def _use_wal(cursor: DBAPICursor) -> None:
    # If two connections do so at once on a new file, SQLite reports a lock to the second instead of letting it wait.
    for tries_left in reversed(range(WAL_TRIES_MAX)):
        try:
            cursor.execute(WAL)
            return
        except sqlite3.OperationalError as error:
            if not tries_left or "locked" not in str(error):
                raise
            time.sleep(WAL_PAUSE_S)


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _postgresql(url: URL) -> Database:
    writing = postgresql_engine(url, pool_size=1, max_overflow=0)
    reading = postgresql_engine(
        url, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT", pool_pre_ping=True
    )
    return Database(writing, reading)


def postgresql_engine(url: URL, **settings: object) -> AsyncEngine:
    """An engine for a URL of PostgreSQL, which may give ``sslmode`` as other programs write it."""
    asked: dict[str, object] = {"timeout": CONNECT_S}
    if "sslmode" in url.query:
        asked["ssl"] = url.query["sslmode"]
        url = url.difference_update_query(["sslmode"])
    return create_async_engine(url, connect_args=asked, **settings)


@contextlib.contextmanager
def told() -> Iterator[None]:
    """Convert what a driver raises into ``Unavailable``."""
    try:
        yield
    except ChiliadError:
        raise
    except Exception as error:
        if not is_fault(error):
            raise
        raise unavailable(error) from error


def is_fault(error: Exception) -> bool:
    """Whether the error is the database's. SQLAlchemy does not wrap errors of PostgreSQL's driver while it connects."""
    return isinstance(error, (SQLAlchemyError, OSError, TimeoutError)) or _is_raw(error)


def is_lost(error: Exception) -> bool:
    """Whether a connection was lost, or ended before it was complete; a new one may work."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in LOST
    return _is_raw(error)


def _is_raw(error: Exception) -> bool:
    return type(error).__module__.split(".")[0] == "asyncpg"


def unavailable(error: Exception) -> Unavailable:
    """The error of a driver, in a form for a person."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    reason = " ".join(str(cause).split()) or type(cause).__name__
    return Unavailable("storage-unavailable", reason=reason[:REASON_CHARS_MAX])
