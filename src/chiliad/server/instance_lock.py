"""Allow one server per database: the system releases the lock when its holder dies for any reason.

For SQLite the lock is on a file beside the database; in PostgreSQL it is an advisory lock, held by a connection of its
own.  A killed server leaves neither behind, so the next one starts at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import time

from filelock import FileLock, Timeout
from sqlalchemy import text as sql
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from chiliad.errors import Unavailable
from chiliad.server.database import is_fault, parsed_url, postgresql_engine, told

KEY = 0x6368696C69616430  # “chiliad0”: PostgreSQL's advisory lock of the server that serves this database
PATIENCE_S = 3.0  # for a server that is being stopped, or a connection whose end PostgreSQL has not noticed yet
AGAIN_S = 0.1


class InstanceLock:
    """The lock of one database; ``take`` and ``release`` it."""

    def __init__(self, url: str) -> None:
        self._url = parsed_url(url)
        self._file: FileLock | None = None
        self._engine: AsyncEngine | None = None
        self._connection: AsyncConnection | None = None

    async def take(self, patience_s: float = PATIENCE_S) -> None:
        """Take the lock; raises ``Unavailable("storage-in-use")`` where another server has it."""
        with told():
            limit = time.monotonic() + patience_s
            while not await self._try():
                if time.monotonic() > limit:
                    await self.release()
                    raise Unavailable("storage-in-use")
                await asyncio.sleep(AGAIN_S)

    async def release(self) -> None:
        """Release the lock."""
        if self._file is not None:
            self._file.release()
            self._file = None
        if self._connection is not None:
            with contextlib.suppress(Exception):  # the connection may have been lost
                await self._connection.close()
        if self._engine is not None:
            await self._engine.dispose()
        self._connection = self._engine = None

    async def is_held(self) -> bool:
        """Whether this server still holds the lock; a lost connection is made again, and the lock with it.

        False where another server took it meanwhile. A database that cannot be reached excludes every server.
        """
        if self._engine is None:
            return self._file is not None
        connection, self._connection = self._connection, None
        try:
            if connection is not None:
                await connection.execute(sql("SELECT 1"))
                self._connection = connection
                return True
        except Exception as error:
            if not is_fault(error) or connection is None:
                raise
            with contextlib.suppress(Exception):
                await connection.close()
        try:
            return await self._try()
        except Exception as error:
            if not is_fault(error):
                raise
            return True

    async def _try(self) -> bool:
        if self._url.drivername.startswith("sqlite"):
            return self._try_file(self._url)
        if self._engine is None:
            self._engine = postgresql_engine(self._url, isolation_level="AUTOCOMMIT", pool_size=1, max_overflow=0)
        if self._connection is None:
            self._connection = await self._engine.connect()
        asked = await self._connection.execute(sql("SELECT pg_try_advisory_lock(:key)"), {"key": KEY})
        return bool(asked.scalar())

    def _try_file(self, url: URL) -> bool:
        # This is not the database's own file: SQLite locks that itself, and on POSIX one close would end both locks.
        lock = FileLock(f"{url.database}.lock", mode=0o600)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            return False
        self._file = lock
        return True
