"""Migrations bring a database to this version: from every earlier one, once, by one of many servers."""

import asyncio

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from chiliad.errors import Unavailable
from chiliad.server.database import Database, connect
from chiliad.server.device_store import DeviceRow, devices_of
from chiliad.server.migrations import STEPS, migrate
from chiliad.server.rows import Device, Guest
from chiliad.server.schema import METADATA
from chiliad.server.storage import Store

pytestmark = pytest.mark.both_databases
LATER = (*STEPS, ("ALTER TABLE guests ADD COLUMN seen_ms BIGINT", "CREATE INDEX guests_seen ON guests (seen_ms)"))


def described(connection: Connection) -> dict:
    """The tables, columns, keys and indexes of a database."""
    inspector, found = inspect(connection), {}
    for name in METADATA.tables:
        found[name] = {
            "columns": {one["name"]: one["nullable"] for one in inspector.get_columns(name)},
            "key": inspector.get_pk_constraint(name)["constrained_columns"],
            "foreign": {
                (*one["constrained_columns"], one["referred_table"], one["options"].get("ondelete"))
                for one in inspector.get_foreign_keys(name)
            },
            "indexes": {
                one["name"]: (tuple(one["column_names"]), bool(one["unique"])) for one in inspector.get_indexes(name)
            },
        }
    return found


def intended() -> dict:
    """The same by schema.py."""
    return {
        name: {
            "columns": {column.name: column.nullable for column in table.columns},
            "key": [column.name for column in table.primary_key],
            "foreign": {(one.parent.name, one.column.table.name, one.ondelete) for one in table.foreign_keys},
            "indexes": {one.name: (tuple(c.name for c in one.columns), bool(one.unique)) for one in table.indexes},
        }
        for name, table in METADATA.tables.items()
    }


async def version(database: Database) -> int:
    async with database.reading.connect() as connection:
        return (await connection.execute(text("SELECT version FROM schema_version"))).scalar_one()


@pytest.mark.parametrize("earlier", range(len(STEPS) + 1))
def test_every_earlier_version_becomes_this_one(database_url, earlier):
    async def run():
        database = connect(database_url)
        assert await migrate(database.writing, STEPS[:earlier]) == earlier
        assert await migrate(database.writing) == len(STEPS) - earlier
        assert await migrate(database.writing) == 0
        assert await version(database) == len(STEPS)
        async with database.reading.connect() as connection:
            assert await connection.run_sync(described) == intended()
        await database.close()

    asyncio.run(run())


def test_a_step_leaves_what_is_there(database_url):
    async def run():
        store = await Store.open(database_url)
        await store.add_guest(Guest("ann", "Ann"), b"token", 1)
        await store.close()
        database = connect(database_url)
        assert await migrate(database.writing, LATER) == 1
        async with database.reading.connect() as connection:
            assert [tuple(one) for one in await connection.execute(text("SELECT id, name, seen_ms FROM guests"))] == [
                ("ann", "Ann", None)
            ]
        await database.close()

    asyncio.run(run())


def test_the_one_token_of_a_guest_becomes_that_of_its_first_device(database_url):
    """Version 5 knew no devices: who had a cookie keeps the seat."""

    async def run():
        database = connect(database_url)
        await migrate(database.writing, STEPS[:6])
        add = text("INSERT INTO guests (id, name, token_hash, since_ms) VALUES (:id, :name, :digest, :since)")
        since = 20_000 * 86_400_000 + 5
        async with database.writing.begin() as connection:
            for id_, digest in (("ann", b"\0token"), ("bo", b"other\xff")):
                given = {"id": id_, "name": id_.title(), "digest": digest, "since": since}
                await connection.execute(add, given)
        await database.close()
        store = await Store.open(database_url)
        assert await store.device_by_token(b"\0token") == Device("ann", Guest("ann", "Ann"), 20_000)
        assert await store.device_by_token(b"other\xff") == Device("bo", Guest("bo", "Bo"), 20_000)
        assert await store.device_by_token(b"token") is None
        assert await devices_of(store, "ann") == [DeviceRow("ann", "", since, 20_000)]
        await store.close()

    asyncio.run(run())


def test_a_database_of_a_newer_version_is_left_alone(database_url):
    async def run():
        database = connect(database_url)
        await migrate(database.writing, LATER)
        with pytest.raises(Unavailable, match="storage-newer") as raised:
            await Store.open(database_url)
        assert raised.value.details == {"found": len(LATER), "known": len(STEPS)}
        assert await version(database) == len(LATER)
        await database.close()

    asyncio.run(run())


def test_a_version_that_knew_no_compacted_logs_refuses_them(database_url):
    async def run():
        database = connect(database_url)
        await migrate(database.writing)
        with pytest.raises(Unavailable, match="storage-newer"):
            await migrate(database.writing, STEPS[:1])  # the first released version: its logs were complete
        assert await version(database) == len(STEPS)
        await database.close()

    asyncio.run(run())


def test_a_step_that_fails_is_undone_whole(database_url):
    wrong = (*STEPS, ("CREATE TABLE extra (x INTEGER)", "DROP TABLE members", "no SQL at all"))

    async def run():
        database = connect(database_url)
        with pytest.raises(DBAPIError):
            await migrate(database.writing, wrong)
        assert await version(database) == len(STEPS)
        async with database.reading.connect() as connection:
            assert await connection.run_sync(described) == intended()
            assert not await connection.run_sync(lambda one: inspect(one).has_table("extra"))
        assert await migrate(database.writing, LATER) == 1
        await database.close()

    asyncio.run(run())


def test_of_servers_that_start_at_once_one_migrates(database_url):
    async def run():
        databases = [connect(database_url) for _ in range(6)]
        taken = await asyncio.gather(*(migrate(one.writing, LATER) for one in databases))
        # The first server takes a step; each step is taken once in all.
        assert sum(taken) == len(LATER)
        assert await version(databases[0]) == len(LATER)
        for one in databases:
            await one.close()

    asyncio.run(run())
