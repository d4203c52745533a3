"""A thread that writes batches of rows to SQLite, each in one transaction, over one connection that stays open.

Through SQLAlchemy a batch costs three times as much, most of it on the way to the driver and for a connection of its
own.  So the statements of most batches are compiled once and go directly to the driver.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from queue import SimpleQueue

from sqlalchemy import ClauseElement, Connection, Dialect, Engine, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

from chiliad.server.rows import Row

Batch = Sequence[tuple[Executable, list[Row]]]
"""Statements in the order in which they are executed, each with its rows."""


class WriterThread:
    """Writes to the database of one engine; it is used from one event loop."""

    def __init__(self, engine: Engine, direct: Collection[Executable]) -> None:
        """``direct``: statements without a result, which the driver gets directly."""
        self._engine, self._direct = engine, direct
        self._batches: SimpleQueue[tuple[Batch, asyncio.Future[None]] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
        self._thread.start()

    async def write(self, batch: Batch) -> None:
        """Write a batch; it is durable when this returns.  Raises SQLAlchemy's errors; then none of it is stored."""
        done = self._loop.create_future()
        self._batches.put((batch, done))
        await done

    async def close(self) -> None:
        """Write what waits, and end the thread."""
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (asked := self._batches.get()) is not None:
            batch, done = asked
            self._loop.call_soon_threadsafe(_report, done, self._error_of(batch))
        self._disconnect()

    def _error_of(self, batch: Batch) -> Exception | None:
        """Write a batch; the error where that fails, after which the connection is given back."""
        try:
            self._commit(batch)
        except Exception as error:
            with contextlib.suppress(Exception):  # the next batch finds out whether the database is there
                self._disconnect()
            return error
        return None

    def _disconnect(self) -> None:
        """Close the connection, which rolls back what is not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _commit(self, batch: Batch) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        if all(statement in self._direct for statement, _ in batch):
            self._commit_directly(self._connection, batch)
            return
        with self._connection.begin():
            for statement, rows in batch:
                self._connection.execute(statement, rows)

    def _commit_directly(self, connection: Connection, batch: Batch) -> None:
        dialect = connection.dialect
        kind = dialect.loaded_dbapi.Error
        cursor = connection.connection.cursor()
        # One row is a transaction of its own.  Each statement less is a struggle for Python's lock less.
        together = len(batch) > 1 or len(batch[0][1]) > 1
        try:
            if together:
                cursor.execute("BEGIN IMMEDIATE")
            for statement, rows in batch:
                text, values = _driver_text(dialect, statement)
                cursor.executemany(text, [values(row) for row in rows])
            if together:
                cursor.execute("COMMIT")
        except Exception as error:
            # At once: whoever waits for this transaction may hold a lock that Python needs to clean up.
            with contextlib.suppress(kind):  # the connection is closed in any case
                connection.connection.rollback()
            if isinstance(error, kind):
                raise DBAPIError.instance(None, None, error, kind, dialect=dialect) from error
            raise
        finally:
            cursor.close()


def _report(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # whoever waited was cancelled
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


@lru_cache
def _driver_text(dialect: Dialect, statement: Executable) -> tuple[str, Callable[[Row], tuple[object, ...]]]:
    """A statement's text for the driver, and a function that makes its values, by position, from a row."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    names, given = compiled.positiontup or (), compiled.params
    return str(compiled), lambda row: tuple(row[name] if name in row else given[name] for name in names)
