"""One server per database: the second one refuses to start, and a dead one does not block the next."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from chiliad.errors import Unavailable
from chiliad.server.database import connect
from chiliad.server.instance_lock import InstanceLock
from cli.terminal import start
from server.client import asynchronous, serving

HOLDER = """
import asyncio, sys
from chiliad.server.instance_lock import InstanceLock
async def main():
    lock = InstanceLock(sys.argv[1])
    await lock.take(0)
    print("held", flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


@pytest.mark.both_databases
@asynchronous
async def test_a_database_has_one_server(database_url: str) -> None:
    async with serving(database_url):
        second = InstanceLock(database_url)
        with pytest.raises(Unavailable, match="storage-in-use"):
            await second.take(0)
    await second.take(0)  # the first one has ended
    assert await second.is_held()
    await second.release()


@pytest.mark.both_databases
@asynchronous
async def test_a_lock_dies_with_its_holder(database_url: str) -> None:
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, database_url], stdout=subprocess.PIPE)
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        mine = InstanceLock(database_url)
        with pytest.raises(Unavailable, match="storage-in-use"):
            await mine.take(0)
        holder.kill()
        holder.wait()
        await mine.take()
        await mine.release()
    finally:
        holder.kill()
        holder.communicate()


@asynchronous
async def test_a_lost_connection_is_made_again_and_the_lock_with_it(
    postgresql: str, request: pytest.FixtureRequest
) -> None:
    from server.databases import create_database

    url = await create_database(postgresql, f"lock_{os.getpid()}")
    first, second = InstanceLock(url), InstanceLock(url)
    await first.take(0)
    database = connect(url)
    try:
        ended = text(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
        )
        async with database.reading.connect() as connection:
            await connection.execute(ended)
        assert await first.is_held()
        with pytest.raises(Unavailable, match="storage-in-use"):
            await second.take(0)
        async with database.reading.connect() as connection:
            await connection.execute(ended)
        await second.take()  # as soon as PostgreSQL has noticed
        assert not await first.is_held()
    finally:
        await first.release()
        await second.release()
        await database.close()


def test_the_second_server_says_so(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, f"sqlite:///{tmp_path / 'chiliad' / 'tables.db'}"], stdout=subprocess.PIPE
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        process = start("serve", "--port", "0", home=tmp_path)
        out, err = process.communicate(timeout=120)
        assert (process.returncode, out) == (3, "")
        assert err == (
            "chiliad: another Chiliad already serves this database: stop it, or give this one another --database"
            " (storage-in-use)\n"
        )
    finally:
        holder.kill()
        holder.communicate()
