"""The storage of tables: the server stores an event before it sends it.

Every table appends to its own log. One task writes for all of them: it takes all waiting work, writes it in one
transaction, and answers every caller after the commit; meanwhile the next batch gathers. So callers share the cost of
a durable commit, and the cost of each falls when there is more to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple, Self, TypeVar, cast

from sqlalchemy import Executable, bindparam, case, delete, func, insert, or_, select, update
from sqlalchemy import text as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.errors import Unavailable
from chiliad.server.database import Database, connect, is_fault, is_lost, told, unavailable
from chiliad.server.migrations import migrate
from chiliad.server.rows import (
    EVENT_COLUMNS,
    TABLE_COLUMNS,
    Device,
    Found,
    Guest,
    LessonRow,
    ReportRow,
    Row,
    SeatRow,
    StoredEvent,
    TableRow,
    event_rows,
    of_table,
    seat_rows,
    stored_event,
    table_row,
)
from chiliad.server.schema import DEVICES, EVENING_WRITERS, EVENTS, GUESTS, MEMBERS, TABLES
from chiliad.server.writer_thread import WriterThread

SETTLE_S = 2.0
BATCH_MAX = 512  # callers answered by one commit: with more, the first of them would wait too long
TRIES_MAX = 5  # for one caller's work, if each try loses its connection
ENDED = ("over", "stopped")
T = TypeVar("T")
DAY_MS = 24 * 3600 * 1000


class Conflict(Exception):
    """The log has changed meanwhile: it has the number or the command already, or its table or guest is missing."""


class Pruned(NamedTuple):
    """The removed tables by id, and the number of removed guests."""

    tables: list[str]
    guests: int


_ADD_GUEST = insert(GUESTS)
_ADD_DEVICE = insert(DEVICES)
_RENAME = update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(name=bindparam("called"))
_ADD_TABLE = insert(TABLES)
_ADD_EVENT = insert(EVENTS)
_UNSEAT = sql("DELETE FROM members WHERE table_id = :table_id AND seat = :seat")
_SEAT = sql(
    "INSERT INTO members (table_id, seat, guest_id) VALUES (:table_id, :seat, :guest_id)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET guest_id = excluded.guest_id"
)
_CHANGE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        changed_ms=func.coalesce(bindparam("at", type_=TABLES.c.changed_ms.type), TABLES.c.changed_ms),
        phase=func.coalesce(bindparam("now", type_=TABLES.c.phase.type), TABLES.c.phase),
        record=func.coalesce(bindparam("written", type_=TABLES.c.record.type), TABLES.c.record),
        invite=case((bindparam("closed", type_=EVENTS.c.seat.type) == 1, None), else_=TABLES.c.invite),
    )
)
_TOUCH = update(TABLES).where(TABLES.c.id == bindparam("table")).values(changed_ms=bindparam("at"))
_SUM_UP = update(TABLES).where(TABLES.c.id == bindparam("table")).values(summary=bindparam("told"))
_KEEP_REPORT = update(TABLES).where(TABLES.c.id == bindparam("table")).values(report=bindparam("made"))
_IN_ORDER: tuple[Executable, ...] = (
    _ADD_GUEST, _ADD_DEVICE, _RENAME, _ADD_TABLE, _ADD_EVENT, _UNSEAT, _SEAT, _TOUCH, _CHANGE, _SUM_UP, _KEEP_REPORT,
)  # fmt: skip
"""The order in which a row comes after the rows that it refers to."""
_DIRECT = (_ADD_EVENT, _TOUCH, _CHANGE)
"""The statements of most batches, which SQLite's driver gets directly."""


_Rows = dict[Executable, list[Row]]


class _Work:
    """The work that one caller waits for: rows for each statement, or a function that runs alone."""

    def __init__(
        self,
        rows: _Rows | None = None,
        run: Callable[[AsyncConnection], Awaitable[object]] | None = None,
    ) -> None:
        self.rows = rows or {}
        self.run = run
        self.answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    def done(self, value: object = None) -> None:
        if not self.answer.done():  # the caller may have gone
            self.answer.set_result(value)

    def failed(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Store:
    """All tables and guests of a server.  Every method may raise ``Unavailable``."""

    def __init__(self, database: Database) -> None:
        """Use ``open``."""
        self._database = database
        self._thread = WriterThread(database.at_once, _DIRECT) if database.at_once is not None else None
        self._waiting: asyncio.Queue[_Work | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.on_written: Callable[[float], None] | None = None
        """The store calls this with the seconds that a caller has waited until its work was stored."""

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store at a URL; its schema is created or brought up to date.

        ``sqlite:////absolute/path`` or ``postgresql://user:password@host/name``.  Raises ``Unreadable`` for another
        kind of URL, ``Unavailable`` where the database is not available or a newer version of Chiliad has written it.
        """
        threads = set(threading.enumerate())
        database = connect(url)
        try:
            with told():
                await migrate(database.writing)
        except BaseException:
            await database.close()
            # SQLite's driver answers once more from its thread for a connection that it could not open.
            limit = time.monotonic() + SETTLE_S
            while set(threading.enumerate()) - threads and time.monotonic() < limit:
                await asyncio.sleep(0.01)
            raise
        store = cls(database)
        store._writer = asyncio.create_task(store._write_on(), name="storage")
        return store

    async def close(self) -> None:
        """Write the waiting work, and close."""
        if self._writer is not None:
            self._waiting.put_nowait(None)
            await self._writer
            self._writer = None
            if self._thread is not None:
                await self._thread.close()
            await self._database.close()

    # ------------------------------------------------------------------------------------------------- writing

    async def add_table(self, row: TableRow, log: Sequence[StoredEvent], members: Mapping[int, str]) -> None:
        """Store a new table with its first events; ``members``: guests by seat.  Raises ``Conflict``."""
        rows: _Rows = {
            _ADD_TABLE: [of_table(row)],
            _ADD_EVENT: event_rows(row.id, log),
            _SEAT: seat_rows(row.id, members),
        }
        await self._written(_Work(rows))

    async def append(
        self,
        table_id: str,
        log: Sequence[StoredEvent],
        *,
        phase: str | None = None,
        invite_closed: bool = False,
        record: str | None = None,
        members: Mapping[int, str] | None = None,
        left: Sequence[int] = (),
        dated: bool = True,
    ) -> None:
        """Append events to a table's log, and change the other given columns; all of it or nothing.

        ``dated``: whether the table's row gets the time of the last event too.

        The events are durable when this returns. Raises ``Conflict`` where a number or a command exists already. A
        caller that is cancelled while it waits does not know the result: the events may have been stored.
        """
        at_ms = max((one.at_ms for one in log), default=None)
        rows: _Rows = {_ADD_EVENT: event_rows(table_id, log)}
        if left:
            rows[_UNSEAT] = [{"table_id": table_id, "seat": seat} for seat in left]
        if members:
            rows[_SEAT] = seat_rows(table_id, members)
        if phase is None and record is None and not invite_closed:  # nearly always; it changes one index only
            rows[_TOUCH] = [{"table": table_id, "at": at_ms}] if dated and at_ms is not None else []
        else:
            closed = int(invite_closed)
            rows[_CHANGE] = [{"table": table_id, "at": at_ms, "now": phase, "written": record, "closed": closed}]
        await self._written(_Work(rows))

    async def add_guest(self, guest: Guest, token_hash: bytes, at_ms: int, device: str = "") -> None:
        """Store a new guest with a first device, named ``device``, that has a token of that digest.

        Raises ``Conflict``.
        """
        row = {"id": guest.id, "name": guest.name, "since_ms": at_ms}
        own: dict[str, object] = {"id": guest.id, "guest_id": guest.id, "token_hash": token_hash, "name": device}
        own |= {"added_ms": at_ms, "seen_day": at_ms // DAY_MS}
        await self._written(_Work({_ADD_GUEST: [row], _ADD_DEVICE: [own]}))

    async def rename(self, guest_id: str, name: str) -> None:
        """Give a guest another name."""
        await self._written(_Work({_RENAME: [{"guest": guest_id, "called": name}]}))

    async def sum_up(self, summaries: Mapping[str, str]) -> None:
        """Store summaries by table."""
        if summaries:
            rows: list[Row] = [{"table": table_id, "told": summary} for table_id, summary in summaries.items()]
            await self._written(_Work({_SUM_UP: rows}))

    async def keep_report(self, table_id: str, report: str) -> None:
        """Store the report on a match that is over."""
        await self._written(_Work({_KEEP_REPORT: [{"table": table_id, "made": report}]}))

    async def ping(self) -> None:
        """Check that the database answers."""
        await self._read(select(1))

    async def compact(self, table_id: str, event: StoredEvent) -> None:
        """Replace all events up to a number by one event, where the table's match is over."""

        async def run(connection: AsyncConnection) -> None:
            ended = select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.phase.in_(ENDED))
            if (await connection.execute(ended)).first() is None:
                return
            old = delete(EVENTS).where(EVENTS.c.table_id == table_id, EVENTS.c.number <= event.number)
            await connection.execute(old)
            await connection.execute(_ADD_EVENT, event_rows(table_id, [event]))

        await self._written(_Work(run=run))

    async def long_logs(self, before_ms: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose match is over and whose log is not compacted, with their last change, from a time back."""
        whole = select(EVENTS.c.table_id).where(EVENTS.c.table_id == TABLES.c.id, EVENTS.c.number == 1).exists()
        query = select(TABLES.c.id, TABLES.c.changed_ms).where(TABLES.c.record.is_not(None), whole)
        query = query.where(TABLES.c.phase.in_(ENDED), TABLES.c.changed_ms < before_ms)
        return [tuple(row) for row in await self._read(query.order_by(TABLES.c.changed_ms.desc()).limit(limit))]

    async def prune(self, before_ms: int, unfinished_ms: int = 0, finished_ms: int = 0) -> Pruned:
        """Remove tables that have not changed for long, and guests of nothing from before ``before_ms``.

        ``before_ms`` is for tables that wait for players, the other two are for matches in progress and for ended ones.
        """

        async def run(connection: AsyncConnection) -> Pruned:
            tables: list[str] = []
            ages = {"waiting": before_ms, "playing": unfinished_ms, "between": unfinished_ms}
            for phase, age in (ages | dict.fromkeys(ENDED, finished_ms)).items():
                old = delete(TABLES).where(TABLES.c.phase == phase, TABLES.c.changed_ms < age)
                tables += [row.id for row in await connection.execute(old.returning(TABLES.c.id))]
            sits = select(MEMBERS.c.table_id).where(MEMBERS.c.guest_id == GUESTS.c.id).exists()
            keeps = select(EVENING_WRITERS.c.code).where(EVENING_WRITERS.c.guest_id == GUESTS.c.id).exists()
            gone = await connection.execute(delete(GUESTS).where(GUESTS.c.since_ms < before_ms, ~sits, ~keeps))
            return Pruned(tables, gone.rowcount)

        pruned = await self._written(_Work(run=run))
        assert isinstance(pruned, Pruned), "what ``run`` gives"
        return pruned

    async def run(self, function: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run a function alone in one transaction, which is rolled back where it raises.  Raises ``Conflict``."""
        return cast("T", await self._written(_Work(run=function)))

    async def read(self, query: Executable) -> Sequence[Found]:
        """All rows of a query."""
        return await self._read(query)

    async def _written(self, work: _Work) -> object:
        if self._writer is None or self._writer.done():
            raise unavailable(RuntimeError("closed"))
        began = time.monotonic()
        self._waiting.put_nowait(work)
        try:
            return await work.answer
        finally:
            if self.on_written is not None:
                self.on_written(time.monotonic() - began)

    async def _write_on(self) -> None:
        """The one task that writes, until it receives None."""
        going_on = True
        while going_on:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH_MAX and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            going_on = None not in batch
            works = [work for work in batch if work is not None]
            try:
                await self._write(works)
            except BaseException:
                for work in works:
                    work.failed(unavailable(RuntimeError("closed")))
                raise

    async def _write(self, works: Sequence[_Work]) -> None:
        if not works:
            return
        try:
            answers = await self._commit(works)
        except Exception as error:
            # The work is written one by one, so that only the failing caller gets the error. If the connection broke,
            # nobody knows whether the batch was committed: then a log that holds exactly these events is no conflict.
            broken = _is_broken(error)
            if len(works) == 1 and not broken:
                works[0].failed(_as_told(error))
                return
            gone: Exception | None = None  # no connection is possible: the loop waits for that once
            for work in works:
                if gone is None:
                    gone = await self._write_one(work, broken)
                else:
                    work.failed(_as_told(gone))
            return
        for work, answer in zip(works, answers, strict=True):
            work.done(answer)

    async def _write_one(self, work: _Work, broken: bool) -> Exception | None:
        """Write one caller's work; return the reason why the database is not reachable, or None.

        ``broken``: a connection was lost during this work.
        """
        for tries_left in reversed(range(TRIES_MAX)):
            try:
                work.done(await self._commit_one(work, broken))
                return None
            except Exception as error:
                if not tries_left or not is_lost(error):
                    work.failed(_as_told(error))
                    return error if isinstance(error, (OSError, TimeoutError)) else None
            broken = True
        return None

    async def _commit_one(self, work: _Work, broken: bool) -> object:
        try:
            return (await self._commit([work]))[0]
        except IntegrityError:
            if broken and await self._is_stored(work):
                return None
            raise

    async def _commit(self, works: Sequence[_Work]) -> list[object]:
        batch = [
            (statement, [row for work in works for row in work.rows.get(statement, ())]) for statement in _IN_ORDER
        ]
        batch = [(statement, rows) for statement, rows in batch if rows]
        if self._thread is not None and not any(work.run for work in works):
            await self._thread.write(batch)
            return [None] * len(works)
        async with self._database.writing.begin() as connection:
            for statement, rows in batch:
                await connection.execute(statement, rows)
            return [await work.run(connection) if work.run else None for work in works]

    async def _is_stored(self, work: _Work) -> bool:
        """Whether all of a caller's events (or its guest) are stored, word for word."""
        async with self._database.reading.connect() as connection:
            for statement, source in ((_ADD_EVENT, EVENTS), (_ADD_GUEST, GUESTS), (_ADD_DEVICE, DEVICES)):
                for row in work.rows.get(statement, ()):
                    query = select(source)
                    for key in source.primary_key:
                        query = query.where(key == row[key.name])
                    found = (await connection.execute(query)).mappings().first()
                    if found is None or dict(found) != row:
                        return False
        return bool(work.rows.get(_ADD_EVENT) or work.rows.get(_ADD_GUEST))

    # ------------------------------------------------------------------------------------------------- reading

    async def table(self, table_id: str) -> TableRow | None:
        """The table with that id; None for a text that can't be an id."""
        if not _is_text(table_id):
            return None
        found = await self._read(select(*TABLE_COLUMNS).where(TABLES.c.id == table_id))
        return table_row(found[0]) if found else None

    async def report(self, table_id: str) -> str | None:
        """The report on a table's match, if one is stored."""
        found = await self._read(select(TABLES.c.report).where(TABLES.c.id == table_id))
        return found[0][0] if found else None

    async def reports_of(self, guest_id: str, game: str, limit: int) -> list[ReportRow]:
        """The reports on a guest's matches of a game, the most recently changed first."""
        columns = TABLES.c.id, MEMBERS.c.seat, TABLES.c.changed_ms, TABLES.c.report
        query = select(*columns).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        query = query.where(MEMBERS.c.guest_id == guest_id, TABLES.c.game == game, TABLES.c.report.is_not(None))
        query = query.order_by(TABLES.c.changed_ms.desc(), TABLES.c.id)
        return [ReportRow(*row) for row in await self._read(query.limit(limit))]

    async def table_by(
        self, *, invite: str | None = None, watch: str | None = None, replay: str | None = None
    ) -> TableRow | None:
        """The table that one of its links leads to."""
        given = {name: code for name, code in (("invite", invite), ("watch", watch), ("replay", replay)) if code}
        if len(given) != 1:
            raise TypeError("one link, and one only")
        ((name, code),) = given.items()
        if not _is_text(code):
            return None
        found = await self._read(select(*TABLE_COLUMNS).where(TABLES.c[name] == code))
        return table_row(found[0]) if found else None

    async def events(self, table_id: str, after: int = 0) -> list[StoredEvent]:
        """A table's log in order, from the event after number ``after``.

        Raises ``Unavailable("table-unreadable")`` where it holds something that no version has written.
        """
        mine = EVENTS.c.table_id == table_id
        query = select(*EVENT_COLUMNS).where(mine, EVENTS.c.number > after).order_by(EVENTS.c.number)
        rows = await self._read(query)
        return [stored_event(table_id, row) for row in rows]

    async def device_by_token(self, token_hash: bytes) -> Device | None:
        """The device whose token has that digest, with its guest."""
        query = select(DEVICES.c.id, GUESTS.c.id, GUESTS.c.name, DEVICES.c.seen_day)
        query = query.join(GUESTS, GUESTS.c.id == DEVICES.c.guest_id).where(DEVICES.c.token_hash == token_hash)
        found = await self._read(query)
        return Device(found[0][0], Guest(*found[0][1:3]), found[0][3]) if found else None

    async def tables_of(self, guest_id: str, limit: int, among: Sequence[str] | None = None) -> list[SeatRow]:
        """The tables at which a guest sits, without lessons, the most recently changed first; ``among``: of these."""
        last = select(func.max(EVENTS.c.number)).where(EVENTS.c.table_id == TABLES.c.id).scalar_subquery()
        columns = [*TABLE_COLUMNS, MEMBERS.c.seat, func.coalesce(last, 0), TABLES.c.summary]
        query = select(*columns).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        query = query.where(MEMBERS.c.guest_id == guest_id, TABLES.c.lesson.is_(None))
        query = query if among is None else query.where(TABLES.c.id.in_(among))
        query = query.order_by(TABLES.c.changed_ms.desc(), TABLES.c.id)
        found = []
        for row in await self._read(query.limit(limit)):
            with contextlib.suppress(Unavailable):  # an unreadable table hides no other
                found.append(SeatRow(table_row(row), *row[-3:]))
        return found

    async def lessons_of(self, guest_id: str) -> list[LessonRow]:
        """The lessons that a guest has begun, the most recently changed table first."""
        columns = TABLES.c.game, TABLES.c.lesson, TABLES.c.id, TABLES.c.phase
        query = select(*columns).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        query = query.where(MEMBERS.c.guest_id == guest_id, TABLES.c.lesson.is_not(None))
        query = query.order_by(TABLES.c.changed_ms.desc(), TABLES.c.opened_ms.desc(), TABLES.c.id)
        return [LessonRow(*row) for row in await self._read(query)]

    async def open_count(self, guest_id: str | None = None) -> int:
        """How many tables are not over: a guest's matches, or all tables."""
        query = select(func.count()).select_from(TABLES).where(~or_(*(TABLES.c.phase == phase for phase in ENDED)))
        if guest_id is not None:
            query = query.where(TABLES.c.host == guest_id, TABLES.c.lesson.is_(None))
        return int((await self._read(query))[0][0])

    async def _read(self, query: Executable) -> Sequence[Found]:
        with told():
            async with self._database.reading.connect() as connection:
                return (await connection.execute(query)).all()


def _is_broken(error: Exception) -> bool:
    """Whether the outcome of the transaction is unknown."""
    return isinstance(error, OSError) or is_lost(error)


def _as_told(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict(str(error.orig))
    return unavailable(error) if is_fault(error) else error


def _is_text(value: str) -> bool:
    """Whether a database can hold the text: it has no zero (PostgreSQL) and no half of a surrogate pair."""
    return "\0" not in value and value.isprintable()
