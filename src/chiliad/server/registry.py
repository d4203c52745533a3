"""All tables of this server: opened, found, woken from storage, and let sleep again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

from chiliad.errors import Illegal, Unavailable, Unreadable
from chiliad.games import find
from chiliad.i18n.words import BOT
from chiliad.play.fair import commitment_of, new_secret
from chiliad.records.options import read_options, written_options
from chiliad.server.bot_pool import BotPool
from chiliad.server.catalog import language
from chiliad.server.compacting import compacted
from chiliad.server.device_links import DeviceLinks
from chiliad.server.evenings import Evenings
from chiliad.server.events import BotSat, Sat, TableEvent, TableOpened, TableSettings
from chiliad.server.faults import NotFound, RateLimited
from chiliad.server.figures import Figures
from chiliad.server.guests import Guests
from chiliad.server.instance_lock import InstanceLock
from chiliad.server.load import LoadMeter
from chiliad.server.my_sheets import CountedEvenings, EveningScores
from chiliad.server.opening import new_row, table_like
from chiliad.server.passkeys import Passkeys, place_of
from chiliad.server.protocol import Opened
from chiliad.server.push import Pushes
from chiliad.server.recovery import Recovery
from chiliad.server.reports import Reports
from chiliad.server.requests import Again, NewTable
from chiliad.server.rows import Guest, StoredEvent, TableRow
from chiliad.server.scheduler import Scheduler
from chiliad.server.seats import PACES, check_bot
from chiliad.server.session import TableSession
from chiliad.server.settings import Settings
from chiliad.server.storage import DAY_MS, Conflict, Store
from chiliad.server.summary import Summaries
from chiliad.server.table import Table
from chiliad.server.talk import Talk
from chiliad.server.thinking import Thinking

COMMITMENTS_KEPT = 5_000  # whose table has not been opened yet; and as many whose table has
SWEEP_S = 5.0
PRUNE_EVERY_S = 3600.0
PRUNED_AFTER_MS = 30 * DAY_MS  # tables that wait for players, guests without a table
UNFINISHED_KEPT_MS = 180 * DAY_MS  # tables where nobody has played on
FINISHED_KEPT_MS = 730 * DAY_MS  # their replays are looked at rarely after a year
COMPACTED_AT_ONCE = 20  # logs of matches that are over, each time the server looks around
SWEPT_AT_ONCE = 8  # sessions, before whoever plays has a turn
IDLE_S = 120.0  # a session nobody listens to is let go after so long,
IDLE_ENDED_S = 10.0  # and one whose match is over after so long
log = logging.getLogger(__name__)


class Registry:
    """Sessions by table, and the guests."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.guests = Guests(store)
        self.links, self.recovery = DeviceLinks(), Recovery(store)
        self.passkeys = Passkeys(store, place_of(settings.public_url))
        self.pushes = Pushes(store, settings.public_url)
        self.load = LoadMeter(settings.lag_max_s, settings.busy_max, settings.wait_max_s)
        store.on_written = self.load.waited
        self._meter: asyncio.Task[None] | None = None
        self.executor = ThreadPoolExecutor(max_workers=2, thread_name_prefix="bot")
        self.pool = BotPool(settings.bot_workers_max, settings.bot_worker_mb_max)
        self.thinking = Thinking(self.executor, self.pool)
        self.reports = Reports(settings, store)
        self.figures = Figures(store)
        self.evenings, self.counted_evenings = Evenings(store), CountedEvenings()
        self.evening_scores = EveningScores()
        self.talk = Talk(settings.remarks_per_minute, settings.remarks_at_once)
        self._sessions: dict[str, TableSession] = {}
        self.summaries = Summaries(store, self._sessions, self.session)
        self._waking: dict[str, _Turns] = {}
        self._commitments: OrderedDict[str, bytes] = OrderedDict()
        self._openings: OrderedDict[tuple[str, str], asyncio.Future[Opened]] = OrderedDict()
        self._long: deque[str] = deque(maxlen=1000)  # tables that have just been over and asleep, with a whole log
        self._compacted_to = now_ms()  # logs of matches that ended before that are still to be looked at
        self._sweeper: asyncio.Task[None] | None = None
        self._lock: InstanceLock | None = None
        self.on_lost: Callable[[], None] | None = None
        """Called once when another server has taken this one's database."""

    async def start(self, lock: InstanceLock | None = None) -> None:
        """Start to unload what nobody uses, and to watch the lock of the database."""
        self._lock = lock
        self._sweeper = asyncio.create_task(self._sweep())
        self._meter = asyncio.create_task(self.load.run())
        await self.pushes.start()

    def let_go(self) -> None:
        """End all streams, whose clients come back, and all workers."""
        self.pool.end()
        self.reports.end()
        for session in list(self._sessions.values()):
            self.summaries.keep(session.table)
            session.close()
        self._sessions.clear()

    async def stop(self) -> None:
        """Let go of everybody; what is stored stays."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        if self._meter is not None:
            self._meter.cancel()
        self.let_go()
        self.pushes.stop()
        await asyncio.to_thread(self.pool.close)
        await self.reports.stop()
        await self.figures.stop()
        self.executor.shutdown(wait=False, cancel_futures=True)
        await self.summaries.write()
        with contextlib.suppress(Unavailable):
            await self.guests.write()
        await self.store.close()

    # --- Tables ------------------------------------------------------------------------------------------------------

    def commit(self) -> str:
        """A commitment to a new secret, for a table to be opened: the host chooses a salt after seeing it."""
        secret = new_secret()
        self._commitments[commitment_of(secret)] = secret
        while len(self._commitments) > COMMITMENTS_KEPT:
            self._commitments.popitem(last=False)
        return commitment_of(secret)

    def check_commitment(self, commitment: str | None, salt: str | None) -> None:
        """Refuse a salt that is sent before the server has committed itself: it would prove nothing."""
        if salt is not None and commitment is None:
            raise Unreadable("commitment-needed")

    def _secret(self, commitment: str | None) -> bytes:
        if commitment is None:
            return new_secret()
        secret = self._commitments.pop(commitment, None)
        if secret is None:
            raise Illegal("commitment-gone")
        return secret

    async def open_table(self, guest: Guest, wanted: NewTable, record: str | None = None) -> Opened:
        """Open a table with its host seated; without a free seat the match begins.

        A client that asks again with the same commitment, because the answer was lost, gets the same table.
        """
        self.check_commitment(wanted.commitment, wanted.salt)
        if wanted.commitment is None:
            return await self._open(guest, wanted, record)
        key = guest.id, wanted.commitment
        opening = self._openings.get(key)
        if opening is None:
            opening = self._openings[key] = asyncio.ensure_future(self._open(guest, wanted, record))
            opening.add_done_callback(lambda done: self._opened(key, done))
            while len(self._openings) > COMMITMENTS_KEPT:
                self._openings.popitem(last=False)
        return await asyncio.shield(opening)

    def _opened(self, key: tuple[str, str], done: asyncio.Future[Opened]) -> None:
        """Forgets an opening that came to nothing."""
        if (done.cancelled() or done.exception() is not None) and self._openings.get(key) is done:
            del self._openings[key]

    async def _open(self, guest: Guest, wanted: NewTable, record: str | None) -> Opened:
        game = find(wanted.game)
        preset = wanted.preset or next(iter(game.presets))
        rules = read_options(game, preset, wanted.options)
        seats = game.seats(rules)
        if len(wanted.seats) != seats or wanted.seats.count("me") != 1:
            raise Unreadable("bad-seats", count=seats)
        for who in wanted.seats:
            if who.startswith(BOT):
                check_bot(game.name, who.removeprefix(BOT))
            elif who not in ("me", "open"):
                raise Unreadable("bad-seats", count=seats)
        await self.check_limits(guest)
        secret = self._secret(wanted.commitment)
        settings = TableSettings(
            preset=preset,
            options=written_options(game, preset, rules),
            host=guest.id,
            commitment=commitment_of(secret),
            clock=wanted.clock,
            absent=wanted.absent,
            grace_s=wanted.grace_s,
            spectators=wanted.spectators,
            small=wanted.small,
            pace=wanted.pace,
            coach=wanted.coach,
            record=record,
        )
        row = new_row(game.name, settings, secret, now_ms(), invites="open" in wanted.seats)
        mine = wanted.seats.index("me")
        bots = [BotSat(seat, who.removeprefix(BOT)) for seat, who in enumerate(wanted.seats) if who.startswith(BOT)]
        begun: list[TableEvent] = [TableOpened(), Sat(mine, guest.id, guest.name, wanted.salt), *bots]
        await self.add_table(row, begun, {mine: guest.id})
        return Opened(row.id, row.invite)

    async def add_table(self, row: TableRow, begun: Sequence[TableEvent], members: Mapping[int, str]) -> None:
        """Store a new table with its first events; without a free seat it begins.  ``members``: guests by seat."""
        session = self._session_of(Table(row))
        table = session.table
        log = [StoredEvent(number, row.opened_ms, None, event) for number, event in enumerate(begun, 1)]
        for stored in log:
            table.apply(stored)
        begin = table.begin() if not table.free else []
        try:
            await self.store.add_table(row, log, members)
        except Conflict as error:  # another table has that code
            raise Unavailable("table-asleep") from error
        self._sessions[row.id] = session
        with contextlib.suppress(Unavailable):  # the table is there, and goes on when it is asked for
            if begin:
                await session.do(lambda: begin)
            elif not table.free:
                await session.settle()

    async def check_limits(self, guest: Guest) -> None:
        """Refuse another table where the guest, or this server, has as many as it may have."""
        if len(self._sessions) >= self.settings.tables_always:
            self.load.check()
        if await self.store.open_count(guest.id) >= self.settings.tables_per_guest_max:
            raise RateLimited("too-many-tables", limit=self.settings.tables_per_guest_max)
        if len(self._sessions) >= self.settings.tables_live_max:
            raise RateLimited("server-full", limit=self.settings.tables_live_max)

    def awake(self, table_id: str) -> TableSession | None:
        """The table's session, if it is in memory."""
        session = self._sessions.get(table_id)
        if session is None or session.closed:
            return None
        session.used = time.monotonic()
        return session

    async def session(self, table_id: str) -> TableSession:
        """The table's session, read from storage if it is not in memory; raises ``NotFound``."""
        if (session := self.awake(table_id)) is not None:
            return session
        async with self._woken_by_one(table_id):
            session = self._sessions.get(table_id)
            return session if session is not None and not session.closed else await self._wake(table_id)

    @contextlib.asynccontextmanager
    async def _woken_by_one(self, table_id: str) -> AsyncIterator[None]:
        """Alone read what is stored of a table; the lock is there as long as somebody has it or waits for it."""
        turns = self._waking.setdefault(table_id, _Turns())
        turns.count += 1
        try:
            async with turns.lock:
                yield
        finally:
            turns.count -= 1
            if not turns.count:
                del self._waking[table_id]

    @contextlib.asynccontextmanager
    async def held(self, table_ids: Iterable[str]) -> AsyncIterator[None]:
        """Keep everybody from these tables while their rows are changed; then all find them as they are stored.

        Where the change is refused (``Illegal``), nobody notices.
        """
        ids = sorted(set(table_ids))  # in one order: two that hold tables do not wait for each other
        async with contextlib.AsyncExitStack() as locks:
            for table_id in ids:
                await locks.enter_async_context(self._woken_by_one(table_id))
                if (session := self._sessions.get(table_id)) is not None:
                    await locks.enter_async_context(session.lock)
                self.summaries.drop(table_id)
            try:
                yield
            except Illegal:
                raise
            except BaseException:  # nobody knows whether it was stored
                self._drop(ids)
                raise
            self._drop(ids)

    def _drop(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            if session := self._sessions.pop(table_id, None):
                session.close()

    def cut_streams(self, guest_id: str) -> None:
        """End at once the streams of a guest's devices that are signed out: what is written to them ends them."""
        for session in list(self._sessions.values()):
            if session.table.seat_of(guest_id) is not None:
                session.tell_heads()

    async def _wake(self, table_id: str) -> TableSession:
        row = await self.store.table(table_id)
        if row is None:
            raise NotFound("no-such-table")
        table = Table(row)
        for event in await self.store.events(table_id):
            table.apply(event)
        session = self._sessions[table_id] = self._session_of(table)
        self.pushes.woken(session)
        begin = table.begin() if not table.free and not table.ended else []
        if begin:  # the server was stopped between the last seat taken and the first deal
            await session.do(lambda: begin)
        if table.phase != row.phase:
            await session.settle()
        if session.scheduler is not None:
            session.scheduler.arrange()
        return session

    def _session_of(self, table: Table) -> TableSession:
        settings = self.settings
        session = TableSession(
            table, self.store, language, self.talk, settings.events_per_table_max, settings.seat_changes_per_minute
        )
        slower, (low, high) = PACES[table.settings.pace], self.settings.bot_pace_s
        session.scheduler = Scheduler(
            session,
            self.thinking,
            (slower * low, slower * high),
            settings.idle_s,
            hints_early=settings.hints_early,
        )
        session.scheduler.on_turn = self.pushes.turns
        session.on_over = self._match_over
        return session

    def _match_over(self, table: Table) -> None:
        self.reports.match_over(table)
        self.figures.want([table.row.id])

    async def row_by(self, **link: str) -> TableRow:
        """The table an invitation, a link to watch or a link to a replay leads to; raises ``NotFound``."""
        row = await self.store.table_by(**link)
        if row is None:
            raise NotFound("no-such-link")
        return row

    async def sit(self, code: str, guest: Guest, salt: str | None, wanted: int | None) -> str:
        """Sit down at the table that a code invites to; return its id.  A player who has a seat keeps it."""
        row = await self.row_by(invite=code)
        await _seated(await self.session(row.id), guest, salt, wanted)
        return row.id

    async def rematch(self, session: TableSession, guest: Guest) -> TableSession | None:
        """The table of the next match, where one has been opened and the guest sits there or finds a free seat."""
        if session.table.again is not None:
            with contextlib.suppress(NotFound):  # nobody came for a month
                other = await self.session(session.table.again.table)
                table = other.table
                if not table.ended and (table.free or table.seat_of(guest.id) is not None):
                    return other
        return None

    async def again(self, session: TableSession, seat: int, guest: Guest, wanted: Again) -> Opened:
        """Open another match like one that is over; where one has been opened already, sit down there.

        The request must name the commitment that the salt answers: with any other the salt would prove nothing.
        Raises ``Unreadable`` without a commitment, ``Illegal`` with another one than the table's and before the match
        is over.
        """
        if not session.table.ended or session.table.lesson is not None:
            raise Illegal("match-not-over")
        if wanted.commitment is None:
            raise Unreadable("commitment-needed")
        async with session.opening:
            other = await self.rematch(session, guest)
            if other is not None:
                table, standing = other.table, other.table.settings.commitment
                if wanted.commitment != standing:
                    raise Illegal("commitment-differs", commitment=standing)
                await _seated(other, guest, wanted.salt, seat if seat in table.free else None)
                return Opened(table.row.id, table.row.invite if table.free else None)
            opened = await self.open_table(guest, table_like(session.table, seat, wanted))
            await session.do(lambda: session.table.play_again(seat, opened.table))
        return opened

    async def _prune(self) -> None:
        """Remove tables that nobody has come to for a month, and guests who never sat down."""
        with contextlib.suppress(Unavailable):  # it has time
            now = now_ms()
            gone = await self.store.prune(now - PRUNED_AFTER_MS, now - UNFINISHED_KEPT_MS, now - FINISHED_KEPT_MS)
            self._drop(gone.tables)
            if gone.guests:
                self.guests.forget_memory()  # some of them are no guests any more
            await self.evenings.prune(now - FINISHED_KEPT_MS)

    async def compact(self, table_id: str) -> None:
        """Let go of what the record of a match that is over tells; in a thread, as it is played over for that."""
        async with self._woken_by_one(table_id):  # else a name that is changed meanwhile would come back
            row = await self.store.table(table_id)
            if row is None or row.record is None:
                return
            event = await asyncio.to_thread(compacted, row, await self.store.events(table_id))
            if event is not None:
                await self.store.compact(table_id, event)

    async def _compact_some(self) -> None:
        """The logs of matches that have just ended, and now and then of some that ended before there was this."""
        with contextlib.suppress(Unavailable):  # it has time
            for _ in range(min(COMPACTED_AT_ONCE, len(self._long))):
                await self.compact(self._long.popleft())

    async def _compact_old(self) -> None:
        with contextlib.suppress(Unavailable):
            for table_id, changed_ms in await self.store.long_logs(self._compacted_to, COMPACTED_AT_ONCE):
                self._compacted_to = changed_ms
                if table_id not in self._sessions:
                    await self.compact(table_id)

    async def _sweep(self) -> None:
        pruned = time.monotonic() - PRUNE_EVERY_S
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self._check_lock()
                if time.monotonic() - pruned > PRUNE_EVERY_S:
                    pruned = time.monotonic()
                    await self._prune()
                    await self._compact_old()
                await self._let_sleep()
                await self.summaries.write()
                await self.guests.write()
                await self._compact_some()
            except Exception:  # one fault must not keep all sessions in memory
                log.exception("fault while unloading what nobody uses")

    async def _check_lock(self) -> None:
        """End this server where another one has taken its database: only one of them can be right."""
        if self._lock is not None and not await self._lock.is_held() and self.on_lost is not None:
            log.error("another server has taken this database: this one stops")
            self.on_lost()
            self.on_lost = None

    async def _let_sleep(self) -> None:
        """Close the sessions that nobody uses, few at a time: three hundred at once would take a tenth of a second."""
        now = time.monotonic()
        for number, (table_id, session) in enumerate(list(self._sessions.items())):
            if number % SWEPT_AT_ONCE == 0:
                await asyncio.sleep(0)
            if self._sessions.get(table_id) is not session:
                continue
            idle = now - (IDLE_ENDED_S if session.table.ended else IDLE_S)
            if (
                not session.listeners
                and session.used < idle
                and not session.lock.locked()
                and not session.opening.locked()
            ):
                self.summaries.keep(session.table)
                session.close()
                del self._sessions[table_id]
                if session.table.ended and not session.table.compacted:
                    self._long.append(table_id)
            elif session.scheduler is not None and session.listeners:
                session.scheduler.arrange()  # a client without a stream leaves without a word


class _Turns:
    """A lock, and how many have it or wait for it."""

    def __init__(self) -> None:
        self.lock, self.count = asyncio.Lock(), 0


async def _seated(session: TableSession, guest: Guest, salt: str | None, wanted: int | None) -> None:
    """Sit down, unless one does already."""

    def decide() -> list[TableEvent]:
        if session.table.seat_of(guest.id) is not None:
            return []
        return session.table.sit(guest.id, guest.name, salt, wanted)

    await session.do(decide)


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(1000 * time.time())
