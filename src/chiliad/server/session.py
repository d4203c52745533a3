"""A table in memory: one command at a time, which is stored before it is sent; and the streams that listen.

A command goes on when the connection that brought it is lost.  One that is cancelled while it is stored, as the server
ends, closes the session: its clients connect again, and the table is read from storage.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import TYPE_CHECKING

from chiliad.errors import ChiliadError, Illegal, Unavailable
from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats
from chiliad.presentation.said import Said
from chiliad.server.body_writer import Write, message
from chiliad.server.coaching import slip_of
from chiliad.server.events import Back, GameEvent, Left, MatchStopped, Sat, SeatEvent, TableEvent, Waited, Warned
from chiliad.server.faults import CoachWarns, Forbidden, RateLimited, StaleRevision
from chiliad.server.hearing import Hearing
from chiliad.server.presenters import Viewer
from chiliad.server.projection import SeatProjection
from chiliad.server.protocol import Remark
from chiliad.server.rate_limit import Buckets
from chiliad.server.requests import (
    Command,
    DoAllowHints,
    DoBack,
    DoConsent,
    DoFill,
    DoHint,
    DoLeave,
    DoMove,
    DoNext,
    DoSay,
    DoStop,
    DoUndo,
    DoVote,
    LogCommand,
)
from chiliad.server.rows import StoredEvent
from chiliad.server.seats import PERSON
from chiliad.server.storage import Conflict, Store
from chiliad.server.table import Table
from chiliad.server.talk import Talk

if TYPE_CHECKING:
    from chiliad.server.scheduler import Scheduler

WAITING_MAX = 256  # messages that wait until a stream has begun; then it ends, and the client returns to where it was
HEARTBEAT_S = 15.0  # proxies close what is silent for longer than some 30 to 60 seconds
HEARTBEAT = b": \n\n"
TOUCH_S = 30.0  # who asks without a stream counts as here for so long
PROJECTIONS_MAX = 32  # a seat or the public, a language each
CHANGED_MS = 10_000  # the table's row says when it changed, to ten seconds: to write it costs half as much as an event


class Listener:
    """One stream: its projection, and the tab that opened it.

    Messages wait until the stream has begun (``begin``); from then on each is written when it is sent.
    """

    def __init__(self, projection: SeatProjection, tab: str, *, quiet: bool = False) -> None:
        """``quiet``: it never has the seat."""
        self.projection, self.tab, self.quiet = projection, tab, quiet
        self.active = not quiet
        self.since = time.monotonic()
        self.ended = asyncio.Event()
        self._write: Write | None = None
        self._waiting: list[bytes] = []
        self._sent = self.since
        self._timer: asyncio.TimerHandle | None = None

    def send(self, message: bytes) -> bool:
        """Send a message; False when the client has gone or is too slow to be kept."""
        self._sent = time.monotonic()
        if self._write is not None:
            return self._write(message)
        self._waiting.append(message)
        return len(self._waiting) <= WAITING_MAX

    def waiting(self) -> bytes:
        """All messages that wait, joined; they wait no more."""
        joined = b"".join(self._waiting)
        self._waiting.clear()
        return joined

    def begin(self, write: Write) -> None:
        """Write all further messages; none must be waiting."""
        self._write = write

    def beat(self) -> None:
        """Send a heartbeat whenever nothing was sent for long, until ``end``.  The stream has one timer for this."""
        left = self._sent + HEARTBEAT_S - time.monotonic()
        if left <= 0:
            left = HEARTBEAT_S
            if not self.send(HEARTBEAT):
                self.ended.set()
        self._timer = asyncio.get_running_loop().call_later(left, self.beat)

    def end(self) -> None:
        """Stop the heartbeats."""
        if self._timer is not None:
            self._timer.cancel()


class TableSession:
    """One table in memory."""

    def __init__(
        self,
        table: Table,
        store: Store,
        languages: Callable[[str], Language],
        talk: Talk,
        events_max: int,
        seat_changes_per_minute: int = 12,
    ) -> None:
        self.table, self.store, self._talk = table, store, talk
        self._events_max, self._seat_changes = events_max, Buckets(seat_changes_per_minute)
        self.lock = asyncio.Lock()
        self.opening = asyncio.Lock()  # held by who opens another match like this one: there is one for all
        self.listeners: set[Listener] = set()
        self._connected: frozenset[int] = frozenset()  # the seats of the listeners
        self.used = time.monotonic()
        self.closed = False
        self.scheduler: Scheduler | None = None
        self.on_over: Callable[[Table], None] | None = None  # called once the record of a match that is over is stored
        self._languages = languages
        self._projections: dict[tuple[int, str, bool], SeatProjection] = {}
        self._touched: dict[int, float] = {}
        self._warnings: dict[str, CoachWarns] = {}  # of the coach, by seat and command, until they are answered
        self._changed_ms = 0  # what the table's row was last given as the time of its last event
        self.hearing = Hearing(self.connected)
        self.turn_began = time.monotonic()

    # --- Who is here -------------------------------------------------------------------------------------------------

    def here(self, seat: int) -> bool:
        """Whether the seat's person is connected, or was heard of just now; bots always are."""
        return self.connected(seat) or self.table.seats[seat].kind != PERSON or self.touched_for(seat) > 0

    def presence(self) -> list[bool]:
        """``here`` of each seat."""
        return [self.here(seat) for seat in range(len(self.table.seats))]

    def touched_for(self, seat: int) -> float:
        """For how many seconds yet the seat counts as here because it was heard of just now."""
        return max(0.0, self._touched.get(seat, -TOUCH_S) + TOUCH_S - time.monotonic())

    def connected(self, seat: int) -> bool:
        """Whether the seat has a stream."""
        return seat in self._connected

    def people_here(self) -> list[int]:
        """The seats whose people are here and play themselves."""
        seats = enumerate(zip(self.table.seats, self.presence(), strict=True))
        return [seat for seat, (holder, here) in seats if here and holder.kind == PERSON and holder.why != "left"]

    def voters(self) -> list[int]:
        """Those who may vote: the people who are here, without the one whom it is about."""
        about = self.table.vote.about if self.table.vote else NOBODY
        return [seat for seat in self.people_here() if seat != about]

    def time_left(self, seat: int) -> tuple[int, int]:
        """What is left of the bank and of this move, in milliseconds."""
        clock, bank = self.table.clock, self.table.seats[seat].bank_ms
        if clock is None:
            return 0, 0
        used = self.elapsed_ms() if self.table.actor == seat else 0
        return max(0, bank - max(0, used - clock.move_ms)), max(0, clock.move_ms - used)

    def elapsed_ms(self) -> int:
        """How long the seat to act has been thinking."""
        return int(1000 * (time.monotonic() - self.turn_began))

    def touch(self, seat: int) -> None:
        """The seat's person was heard of."""
        was_here = self.here(seat)
        self._touched[seat] = self.used = time.monotonic()
        if not was_here and self.scheduler is not None:
            self.scheduler.came_or_went(seat)

    # --- Commands ----------------------------------------------------------------------------------------------------

    async def command(self, guest: str, order: Command, lang: str = "en") -> int:
        """Do what a seated guest asks for; the table's revision afterwards.  After a refusal nothing has changed."""
        seat = self.table.seat_of(guest)
        if seat is None:
            raise Forbidden("no-seat-here")
        self.touch(seat)
        if isinstance(order, DoSay):
            return self._say(guest, seat, order)
        key = f"{guest}:{order.id}"

        def decide() -> list[TableEvent]:
            return self._decide(seat, order, lang)

        asker = self.table.hints.asker
        revision = await self.do(decide, key, seat=seat, tab=order.tab)
        if (warning := self._warnings.pop(f"{seat} {order.id}", None)) is not None:
            raise warning
        if isinstance(order, DoHint) and self.table.hints.free(self.table):
            return await self._give_hint(seat, key, revision, lang)
        if isinstance(order, DoAllowHints) and asker is not None and self.table.hints.allowed and self.scheduler:
            self.scheduler.give_hint(asker)
        return revision

    def _say(self, guest: str, seat: int, order: DoSay) -> int:
        """Tell all who see the table what a player says; nothing of it is stored."""
        if self.closed:
            raise Unavailable("table-asleep")
        self._check_tab(seat, order.tab)
        if (phrase := self._talk.take(guest, f"{self.table.row.id} {order.id}", order.phrase)) is not None:
            told = message("said", Remark(seat, phrase))
            self._send(lambda projection: told)
        return self.table.revision

    async def _give_hint(self, seat: int, key: str, revision: int, lang: str) -> int:
        """The revision after the hint.  Only its seat waits for it: the table goes on meanwhile."""
        if key in self.table.commands:
            return revision
        if self.scheduler is None:
            raise Unavailable("hint-not-ready")
        try:
            return await self.scheduler.hinting.give(seat, key)
        except StaleRevision as late:
            late.news = self._nearest_projection(seat, lang).news(self, revision)
            raise

    async def do(
        self,
        decide: Callable[[], list[TableEvent]],
        key: str | None = None,
        *,
        seat: int | None = None,
        tab: str | None = None,
    ) -> int:
        """Decide, store, apply, tell; sent again under the same ``key`` it is not done again."""
        async with self.lock:
            if self.closed:
                raise Unavailable("table-asleep")
            if key is not None and (done := self.table.commands.get(key)) is not None:
                return done
            self._check_tab(seat, tab)
            decided = decide()
            if not decided:
                return self.table.revision
            if key is not None and isinstance(decided[0], SeatEvent | Left):
                self._seat_changes.take(str(seat))
            await self._keep(decided, key)
            done = self.table.revision
        if self.scheduler is not None:
            self.scheduler.arrange()
        return done

    def _check_tab(self, seat: int | None, tab: str | None) -> None:
        if tab and any(one.tab == tab and not one.active and one.projection.seat == seat for one in self.listeners):
            raise Illegal("another-tab")

    async def _keep(self, decided: Sequence[TableEvent], key: str | None) -> None:
        table, now = self.table, int(1000 * time.time())
        # Players who come and go do not end a match: only what is played counts.
        played = table.revision - table.seat_events + sum(not isinstance(event, SeatEvent) for event in decided)
        if played > self._events_max and not isinstance(decided[-1], MatchStopped | SeatEvent):
            if not table.ended:
                await self._keep([MatchStopped(None, "too-long")], None)
            raise RateLimited("table-too-long")
        log = [
            # The last of them has the key: sent again, a command is answered with the same revision.
            StoredEvent(table.revision + at, now, key if at == len(decided) else None, event)
            for at, event in enumerate(decided, 1)
        ]
        members = {event.seat: event.guest for event in decided if isinstance(event, Sat)}
        left = [event.seat for event in decided if isinstance(event, Left)]
        dated = now - self._changed_ms >= CHANGED_MS
        if dated:
            self._changed_ms = now
        try:
            await self.store.append(table.row.id, log, members=members, left=left, dated=dated)
        except Conflict as error:
            self.close()
            raise Unavailable("table-asleep") from error
        except BaseException:
            self.close()
            raise
        phase, before = table.phase, table.revision
        try:
            self._tell(log, before)
        except BaseException:
            self.close()  # a view of half of it could never be right again: all clients connect again, and get it whole
            raise
        if table.phase != phase:
            await self.settle()

    def _tell(self, log: Sequence[StoredEvent], before: int) -> None:
        """Apply what is stored, and tell everybody."""
        table = self.table
        for stored in log:
            table.apply(stored)
            if isinstance(stored.event, GameEvent):
                self.turn_began = time.monotonic()
            for projection in self._projections.values():
                projection.follow(stored)
            if isinstance(stored.event, Waited | Back) and self.scheduler is not None:
                self.scheduler.waited(stored.event.seat)
        self.used = time.monotonic()
        self._send(lambda projection: message("news", projection.news(self, before), table.revision))

    async def settle(self) -> None:
        """Write down what follows from the events: where the table stands, and the record of a match that is over."""
        table = self.table
        over = table.match is not None and table.ended and table.lesson is None
        record = table.playing.text() if over else None
        # As long as it is played, the code still leads those back who sit there; nobody else (routes/tables.py).
        await self.store.append(table.row.id, [], phase=table.phase, invite_closed=table.ended, record=record)
        if record is not None and self.on_over is not None:
            self.on_over(table)

    def _decide(self, seat: int, order: LogCommand, lang: str) -> list[TableEvent]:
        table = self.table
        match order:
            case DoNext():
                return table.next()
            case DoLeave():
                return table.leave(seat)
            case DoBack():
                return table.back(seat)
            case DoStop():
                return table.stop(seat)
            case DoFill():
                return table.fill(seat, order.bot)
            case DoVote():
                return table.cast(seat, order.choice, self.voters())
            case DoAllowHints():
                return table.allow_hints(seat, order.choice, order.revision)
            case DoUndo() | DoConsent() | DoHint() | DoMove():
                self._check_revision(seat, order.revision, lang)
        if isinstance(order, DoUndo):
            return table.undo(seat)
        if isinstance(order, DoHint):
            return table.ask_hint(seat)
        if isinstance(order, DoConsent):
            return table.consent(seat, order.choice, order.revision)
        if table.seats[seat].stand_in:
            raise Illegal("stand-in-plays")
        if table.actor not in (seat, None):
            raise Illegal("not-your-turn", seat=seat, turn=table.actor or 0)
        if table.match is None:
            raise Illegal("match-not-begun")
        actions = table.match.read_move(seat, order.move)
        if (reason := slip_of(table, actions)) is not None:
            warning = self._warnings[f"{seat} {order.id}"] = CoachWarns("coach-warns", slip=reason.key)
            warning.reason = reason
            return [Warned(seat, reason.key)]
        return table.move(seat, actions, self._spent_ms())

    def _check_revision(self, seat: int, revision: int, lang: str) -> None:
        try:
            self.table.check_revision(revision)
        except StaleRevision as late:
            late.news = self._nearest_projection(seat, lang).news(self, revision)
            raise

    def _spent_ms(self) -> int:
        clock = self.table.clock
        return max(0, self.elapsed_ms() - clock.move_ms) if clock else 0

    def sentence(self, seat: int | None, lang: str, error: ChiliadError) -> str:
        """A refusal as it is said to who made the mistake."""
        lesson = self.table.lesson
        if lesson is not None and (told := lesson.sentence(error, Said(self._languages(lang)))) is not None:
            return told
        if isinstance(error, CoachWarns) and error.reason is not None:
            said, players = Said(self._languages(lang)), [holder.player for holder in self.table.seats]
            return f"{error.reason.told(said, Seats(said, players, seat))} {said.text('coach-again')}"
        viewer: Viewer | None = self._nearest_projection(NOBODY if seat is None else seat, lang).viewer
        if viewer is not None:
            return viewer.sentence(error)
        return self._languages(lang).sentence(error)

    # --- Telling -----------------------------------------------------------------------------------------------------

    def projection(self, seat: int, lang: str, *, tells_table: bool = True) -> SeatProjection:
        """The projection of a seat or of the public, in one language.

        ``tells_table``: whether its desks say what lies open in sentences; if not, one that does so is not returned.
        """
        key = (seat, lang, tells_table)
        if key not in self._projections:
            if len(self._projections) >= PROJECTIONS_MAX:
                used = {one.projection for one in self.listeners}
                self._projections = {key: one for key, one in self._projections.items() if one in used}
            self._projections[key] = SeatProjection(self.table, seat, self._languages(lang), tells_table=tells_table)
        return self._projections[key]

    def _nearest_projection(self, seat: int, lang: str) -> SeatProjection:
        """The projection that a stream of the seat has, for who does not say which; else one that tells everything."""
        found = self._projections.get((seat, lang, True)) or self._projections.get((seat, lang, False))
        return found or self.projection(seat, lang)

    def _send(self, make: Callable[[SeatProjection], bytes]) -> None:
        """Send the same bytes to all streams of the same projection."""
        made: dict[SeatProjection, bytes] = {}
        for listener in list(self.listeners):
            if listener.projection not in made:
                made[listener.projection] = make(listener.projection)
            if not listener.send(made[listener.projection]):
                self._drop(listener)

    def tell_heads(self) -> None:
        """Somebody came or went, or a clock stands otherwise."""
        self._send(lambda projection: message("head", projection.head(self)))

    async def stream(
        self,
        seat: int,
        lang: str,
        tab: str,
        after: int | None,
        write: Write,
        *,
        quiet: bool = False,
        tells_table: bool = True,
    ) -> AsyncIterator[bytes]:
        """What a listener gets, from the event after ``after`` on; None: from the beginning of the deal, as history.

        Yields what is sent until the stream has begun; from then on ``write`` gets each message.
        The newest stream of a seat has it, unless it is ``quiet`` and only watches. When it ends, the newest of the
        others has the seat again.
        """
        if self.closed:
            return
        projection = self.projection(seat, lang, tells_table=tells_table)
        listener = Listener(projection, tab, quiet=quiet)
        for other in list(self.listeners):
            if seat != NOBODY and other.projection.seat == seat and other.active and not quiet:
                other.active = False
                if other.tab != tab:
                    other.send(message("elsewhere", {}))
                else:
                    self._drop(other)
        known = after is not None and 0 <= after <= self.table.revision
        self._listen(self.listeners | {listener})  # before its first news, which says who is here
        listener.send(message("news", projection.news(self, after if known else None), self.table.revision))
        self._came_or_went(seat)
        try:
            listener.beat()
            while sent := listener.waiting():
                yield sent
                yield b""  # returns when the client has read most of it: until then messages wait here
            listener.begin(write)
            await listener.ended.wait()
        finally:
            listener.end()
            self._drop(listener)
            if listener.active and seat != NOBODY:
                self._pass_on(seat)
            self._came_or_went(seat)

    def _pass_on(self, seat: int) -> None:
        """The stream that had a seat is gone: another one of the same person has it."""
        waiting = [one for one in self.listeners if one.projection.seat == seat and not one.quiet]
        if not self.closed and waiting and not any(one.active for one in waiting):
            newest = max(waiting, key=lambda one: one.since)
            newest.active = True
            newest.send(message("here", {}))

    def _drop(self, listener: Listener) -> None:
        self._listen(self.listeners - {listener})
        listener.ended.set()

    def _listen(self, listeners: set[Listener]) -> None:
        """Change who listens: who is connected is asked at every command, and changes only here."""
        self.listeners = listeners
        self._connected = frozenset(one.projection.seat for one in listeners)

    def _came_or_went(self, seat: int) -> None:
        self.used = time.monotonic()
        if self.closed:
            return
        if seat != NOBODY:
            if not self.connected(seat):
                self._touched.pop(seat, None)  # whoever has streams is here as long as they have one
            self.tell_heads()
            if self.scheduler is not None:
                self.scheduler.came_or_went(seat)

    def close(self) -> None:
        """Let go of everybody: they come back, and find the table as it is stored."""
        self.closed = True
        if self.scheduler is not None:
            self.scheduler.stop()
            self.scheduler = None  # it knows the session: without the circle both go at once
        for listener in list(self.listeners):
            self._drop(listener)
