"""All tables of this server: opened, found, woken from storage, and let sleep again."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

from chiliad.errors import Illegal, Unavailable, Unreadable
from chiliad.games import GAMES
from chiliad.play.fair import commitment_of, new_secret
from chiliad.play.language import Language, available
from chiliad.play.options_text import read_options, written_options
from chiliad.play.telling.words import BOT
from chiliad.server.chairs import PACES, PERSON
from chiliad.server.driver import Driver
from chiliad.server.faults import Missing, Stranger, TooMany
from chiliad.server.protocol import Again, NewTable, Opened
from chiliad.server.room import Room
from chiliad.server.settings import Settings
from chiliad.server.storage import Conflict, Guest, Store, Stored, TableRow
from chiliad.server.table import Draft, Table, check_bot

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that is taken for another
CODE_LENGTH = 6
COMMITMENTS_KEPT = 5_000  # whose table has not been opened yet; and as many whose table has
NAME_CHARS_MAX = 40
JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))  # unseen, and part of how Persian and other names are spelt
GUESTS_KEPT = 10_000  # in memory, by token
TOKEN_CHARS_MAX = 100  # ours have 43
SWEEP_S = 5.0
PRUNE_EVERY_S = 3600.0
PRUNED_AFTER_MS = 30 * 24 * 3600 * 1000
IDLE_S = 120.0  # a room nobody listens to is let go after so long,
IDLE_ENDED_S = 10.0  # and one whose match is over after so long
log = logging.getLogger(__name__)


@lru_cache(maxsize=16)
def language(code: str) -> Language:
    """A language, kept once it is read.  Player names stand in sentences of both directions: always isolated there."""
    return Language(code)


class Hub:
    """Rooms by table, guests by token."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.executor = ThreadPoolExecutor(max_workers=2, thread_name_prefix="bot")
        self._rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self._commitments: OrderedDict[str, bytes] = OrderedDict()
        self._openings: OrderedDict[tuple[str, str], asyncio.Future[Opened]] = OrderedDict()
        self._guests: OrderedDict[bytes, Guest] = OrderedDict()
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to let go of what nobody uses."""
        self._sweeper = asyncio.create_task(self._sweep())

    def let_go(self) -> None:
        """End all streams: who listens comes back."""
        for room in list(self._rooms.values()):
            room.close()
        self._rooms.clear()

    async def stop(self) -> None:
        """Let go of everybody; what is stored stays."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.let_go()
        self.executor.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    # --- Guests ------------------------------------------------------------------------------------------------------

    def known(self, token: str | None) -> Guest | None:
        """Whose token this is, as far as that is remembered; None: nobody's, or somebody's who was not here of late."""
        return self._guests.get(token_hash(token)) if token and len(token) <= TOKEN_CHARS_MAX else None

    async def guest(self, token: str | None) -> Guest:
        """Whose token this is; raises ``Stranger``."""
        if not token or len(token) > TOKEN_CHARS_MAX:
            raise Stranger("no-guest")
        key = token_hash(token)
        if key in self._guests:
            self._guests.move_to_end(key)
            return self._guests[key]
        guest = await self.store.guest_by_token(key)
        if guest is None:
            raise Stranger("no-guest")
        self._keep(key, guest)
        return guest

    async def new_guest(self, name: str, token: str | None) -> tuple[Guest, str | None]:
        """A guest with a new token, or the one this token belongs to under another name (and then no token)."""
        name = clean_name(name)
        try:
            known = await self.guest(token)
        except Stranger:
            guest, token = Guest(secrets.token_urlsafe(9), name), secrets.token_urlsafe(32)
            await self.store.add_guest(guest, token_hash(token), now_ms())
            self._keep(token_hash(token), guest)
            return guest, token
        await self.store.rename(known.id, name)
        guest = Guest(known.id, name)
        self._keep(token_hash(token or ""), guest)
        return guest, None

    def _keep(self, key: bytes, guest: Guest) -> None:
        self._guests[key] = guest
        self._guests.move_to_end(key)
        while len(self._guests) > GUESTS_KEPT:
            self._guests.popitem(last=False)

    # --- Tables ------------------------------------------------------------------------------------------------------

    def commit(self) -> str:
        """A commitment to a new secret, for a table to be opened: its host chooses his salt when he has seen it."""
        secret = new_secret()
        self._commitments[commitment_of(secret)] = secret
        while len(self._commitments) > COMMITMENTS_KEPT:
            self._commitments.popitem(last=False)
        return commitment_of(secret)

    def _secret(self, commitment: str | None) -> bytes:
        if commitment is None:
            return new_secret()
        secret = self._commitments.pop(commitment, None)
        if secret is None:
            raise Illegal("commitment-gone")
        return secret

    async def open_table(self, guest: Guest, wanted: NewTable, record: str | None = None) -> Opened:
        """Open a table with its host seated; without a free seat the match begins.

        Who asks again with the same commitment, because the answer was lost, is given the same table.
        """
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
        game = GAMES[wanted.game]
        if len(wanted.seats) != game.seats or wanted.seats.count("me") != 1:
            raise Unreadable("bad-seats", count=game.seats)
        for who in wanted.seats:
            if who.startswith(BOT):
                check_bot(game.name, who.removeprefix(BOT))
            elif who not in ("me", "open"):
                raise Unreadable("bad-seats", count=game.seats)
        preset = wanted.preset or next(iter(game.presets))
        rules = read_options(game, preset, wanted.options)
        await self._check_limits(guest)
        secret = self._secret(wanted.commitment)
        head: dict[str, Any] = {
            "preset": preset,
            "options": written_options(game, preset, rules),
            "clock": wanted.clock,
            "absent": wanted.absent,
            "grace_s": wanted.grace_s,
            "spectators": wanted.spectators,
            "small": wanted.small,
            "pace": wanted.pace,
            "host": guest.id,
            "commitment": commitment_of(secret),
            "record": record,
        }
        invite = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) if "open" in wanted.seats else None
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=game.name,
            opened_ms=now_ms(),
            changed_ms=now_ms(),
            phase="waiting",
            invite=invite,
            watch=secrets.token_urlsafe(9),
            replay=secrets.token_urlsafe(9),
            head=head,
            secret=secret,
            record=None,
        )
        room = self._room_of(Table(row))
        mine = wanted.seats.index("me")
        drafts = [
            Draft("opened", None, {}),
            Draft("sat", mine, {"guest": guest.id, "name": guest.name, "salt": wanted.salt}),
        ]
        for seat, who in enumerate(wanted.seats):
            if who.startswith(BOT):
                drafts.append(Draft("sat", seat, {"bot": who.removeprefix(BOT)}))
        await self._store_new(room, row, drafts, {mine: guest.id})
        return Opened(row.id, invite)

    async def _store_new(self, room: Room, row: TableRow, drafts: list[Draft], members: Mapping[int, str]) -> None:
        table = room.table
        events = [
            Stored(n, row.opened_ms, draft.kind, draft.seat, None, draft.body) for n, draft in enumerate(drafts, 1)
        ]
        for event in events:
            table.apply(event)
        begin = table.begin() if not table.free else []
        try:
            await self.store.add_table(row, events, members)
        except Conflict as error:  # another table has that code
            raise Unavailable("table-asleep") from error
        self._rooms[row.id] = room
        with contextlib.suppress(Unavailable):  # the table is there, and goes on when it is asked for
            if begin:
                await room.do(lambda: begin)
            elif not table.free:
                await room.settle()

    async def _check_limits(self, guest: Guest) -> None:
        if await self.store.open_count(guest.id) >= self.settings.tables_per_guest_max:
            raise TooMany("too-many-tables", limit=self.settings.tables_per_guest_max)
        if len(self._rooms) >= self.settings.tables_live_max:
            raise TooMany("server-full", limit=self.settings.tables_live_max)

    async def room(self, table_id: str) -> Room:
        """The table's room, woken from storage where it sleeps; raises ``Missing``."""
        room = self._rooms.get(table_id)
        if room is not None and not room.closed:
            room.used = time.monotonic()
            return room
        lock = self._waking.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                room = self._rooms.get(table_id)
                return room if room is not None and not room.closed else await self._wake(table_id)
        finally:
            self._waking.pop(table_id, None)

    async def _wake(self, table_id: str) -> Room:
        row = await self.store.table(table_id)
        if row is None:
            raise Missing("no-such-table")
        table = Table(row)
        for event in await self.store.events(table_id):
            table.apply(event)
        room = self._rooms[table_id] = self._room_of(table)
        begin = table.begin() if not table.free and not table.ended else []
        if begin:  # the server was stopped between the last seat taken and the first deal
            await room.do(lambda: begin)
        if table.phase != row.phase:
            await room.settle()
        if room.driver is not None:
            room.driver.arrange()
        return room

    def _room_of(self, table: Table) -> Room:
        room = Room(table, self.store, language, self.settings.events_per_table_max)
        slower, (low, high) = PACES[table.pace], self.settings.bot_pace_s
        room.driver = Driver(room, self.executor, (slower * low, slower * high))
        return room

    async def row_by(self, **link: str) -> TableRow:
        """The table an invitation, a link to watch or a link to a replay leads to; raises ``Missing``."""
        row = await self.store.table_by(**link)
        if row is None:
            raise Missing("no-such-link")
        return row

    async def sit(self, code: str, guest: Guest, salt: str | None, wanted: int | None) -> str:
        """Sit down at the table a code invites to; the table's id.  Who sits there already stays where he is."""
        row = await self.row_by(invite=code)
        await _seated(await self.room(row.id), guest, salt, wanted)
        return row.id

    async def again(self, room: Room, seat: int, guest: Guest, wanted: Again) -> Opened:
        """Another match like one that is over: who asks first opens its table, the others sit down there.

        Raises ``Illegal`` before the match is over.
        """
        if not room.table.ended:
            raise Illegal("match-not-over")
        async with room.opening:
            if room.table.again is not None:
                with contextlib.suppress(Missing):  # nobody came for a month
                    other = await self.room(room.table.again.table)
                    table = other.table
                    if not table.ended and (table.free or table.seat_of(guest.id) is not None):
                        await _seated(other, guest, wanted.salt, seat if seat in table.free else None)
                        return Opened(table.row.id, table.row.invite if table.free else None)
            opened = await self.open_table(guest, _like(room.table, seat, wanted))
            await room.do(lambda: room.table.play_again(seat, opened.table))
        return opened

    async def _prune(self) -> None:
        """Remove tables that nobody has come to for a month, and guests who never sat down."""
        with contextlib.suppress(Unavailable):  # it has time
            gone = await self.store.prune(now_ms() - PRUNED_AFTER_MS)
            for table_id in gone.tables:
                if room := self._rooms.pop(table_id, None):
                    room.close()
            if gone.guests:
                self._guests.clear()  # some of them are no guests any more

    async def _sweep(self) -> None:
        pruned = time.monotonic() - PRUNE_EVERY_S
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                if time.monotonic() - pruned > PRUNE_EVERY_S:
                    pruned = time.monotonic()
                    await self._prune()
                self._let_sleep()
            except Exception:  # one fault must not leave all rooms standing for ever
                log.exception("fault while letting go of what nobody uses")

    def _let_sleep(self) -> None:
        """Close the rooms that nobody uses."""
        now = time.monotonic()
        for table_id, room in list(self._rooms.items()):
            idle = now - (IDLE_ENDED_S if room.table.ended else IDLE_S)
            if not room.listeners and room.used < idle and not room.lock.locked() and not room.opening.locked():
                room.close()
                del self._rooms[table_id]
            elif room.driver is not None and room.listeners:
                room.driver.arrange()  # who asks without a stream goes without a word


async def _seated(room: Room, guest: Guest, salt: str | None, wanted: int | None) -> None:
    """Sit down, unless one does already."""

    def decide() -> list[Draft]:
        if room.table.seat_of(guest.id) is not None:
            return []
        return room.table.sit(guest.id, guest.name, salt, wanted)

    await room.do(decide)


def _like(table: Table, seat: int, wanted: Again) -> NewTable:
    """A table like this one, seen from a seat: its bots sit again, and the other people's seats are free for them."""
    settings = table.settings
    seats = ["open" if chair.kind == PERSON else f"{BOT}{chair.bot}" for chair in table.chairs]
    seats[seat] = "me"
    return NewTable(
        table.game.name,  # type: ignore[arg-type]
        seats,
        **{key: settings[key] for key in ("preset", "options", "clock", "absent", "grace_s", "spectators", "small")},
        pace=table.pace,  # type: ignore[arg-type]
        commitment=wanted.commitment,
        salt=wanted.salt,
    )


def clean_name(name: str) -> str:
    """A name as it is kept; raises ``Unreadable("name-cannot-stand")`` for what can't be one."""
    name = " ".join(name.split())
    shown = name.translate(JOINERS)
    # Braces mark cards in sentences, and what begins with bot: is one.
    if (
        not shown
        or len(name) > NAME_CHARS_MAX
        or not shown.isprintable()
        or name.startswith(BOT)
        or set(name) & set("{}")
    ):
        raise Unreadable("name-cannot-stand", text=name)
    return name


def token_hash(token: str) -> bytes:
    """What is kept of a token: it has 256 random bits, so a plain hash can't be turned back."""
    return hashlib.sha256(token.encode()).digest()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(1000 * time.time())


def check_language(code: str | None, header: str | None) -> str:
    """The language asked for, else the best that a browser's Accept-Language names, else English."""
    known = available()
    if code:
        if code not in known:
            raise Unreadable("unknown-language", text=code, known=", ".join(known))
        return code
    for part in (header or "").split(",")[:10]:
        wanted = part.split(";")[0].strip().lower().split("-")[0]
        if wanted in known:
            return wanted
    return "en"
