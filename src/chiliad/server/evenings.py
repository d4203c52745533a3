"""Evenings with real cards that several devices show: whoever has the pen writes, and the others follow.

An evening is stored whole with each change, under a revision that counts the changes: one hand writes, so there is
nothing to merge.  Who has its code may read it, and take the pen when it is free, until a writer has ended the evening.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from typing import NamedTuple

import msgspec
from sqlalchemy import Update, delete, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.errors import Illegal
from chiliad.server.faults import Forbidden, NotFound
from chiliad.server.opening import CODE_LETTERS
from chiliad.server.requests import KeptEvening
from chiliad.server.rows import Guest
from chiliad.server.schema import EVENING_WRITERS, EVENINGS, GUESTS
from chiliad.server.storage import Store

CODE_LENGTH = 8  # it stays valid for years, so it is longer than that of an invitation
PEN_KEPT_MS = 10 * 60 * 1000  # after so long without a change anybody may take the pen: its holder's phone may be lost
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(KeptEvening).decode


class SharedEvening(NamedTuple):
    """An evening as it is stored; ``keeper``: the guest who has the pen, None where it was put down.

    ``over``: it was ended, and nobody writes any more.
    """

    code: str
    revision: int
    keeper: Guest | None
    changed_ms: int
    kept: KeptEvening
    over: bool = False

    def is_free(self, now_ms: int) -> bool:
        """Whether somebody else may take the pen."""
        if self.over:
            return False
        return self.keeper is None or now_ms - self.changed_ms >= PEN_KEPT_MS


class Evenings:
    """All shared evenings of a server.  Every method may raise ``Unavailable``."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._changed: dict[str, asyncio.Event] = {}  # of the evenings that somebody waits for
        self._waiting: Counter[str] = Counter()

    async def open(self, guest: Guest, kept: KeptEvening, now_ms: int) -> SharedEvening:
        """Share an evening; its guest has the pen."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        row = {
            "code": code,
            "revision": 1,
            "keeper": guest.id,
            "changed_ms": now_ms,
            "body": _encode(kept).decode(),
        }

        async def run(connection: AsyncConnection) -> None:
            await connection.execute(insert(EVENINGS), [row])
            await _note_writer(connection, code, guest.id)

        await self._store.run(run)
        return SharedEvening(code, 1, guest, now_ms, kept)

    async def find(self, code: str) -> SharedEvening:
        """The evening of a code; raises ``NotFound``."""
        columns = (*EVENINGS.c, GUESTS.c.name)
        query = select(*columns).join(GUESTS, GUESTS.c.id == EVENINGS.c.keeper, isouter=True)
        found = await self._store.read(query.where(EVENINGS.c.code == code)) if code.isalnum() else []
        if not found:
            raise NotFound("no-such-evening")
        return _shared(*found[0])

    async def written_by(self, guest: Guest, limit: int | None = None) -> list[SharedEvening]:
        """The evenings whose pen a guest has or has had, the last changed first; ``limit``: so many of them."""
        query = select(*EVENINGS.c, GUESTS.c.name).join(EVENING_WRITERS, EVENING_WRITERS.c.code == EVENINGS.c.code)
        query = query.join(GUESTS, GUESTS.c.id == EVENINGS.c.keeper, isouter=True)
        query = query.where(EVENING_WRITERS.c.guest_id == guest.id).order_by(EVENINGS.c.changed_ms.desc())
        rows = await self._store.read(query.limit(limit))

        def read() -> list[SharedEvening]:
            return [_shared(*row) for row in rows]

        return await asyncio.to_thread(read)  # hundreds of evenings have megabytes: the tables go on meanwhile

    async def after(self, code: str, revision: int, wait_s: float) -> SharedEvening:
        """The evening of a code, as soon as it has a later revision than this, or after that time."""
        changed = self._changed.setdefault(code, asyncio.Event())
        self._waiting[code] += 1
        try:
            found = await self.find(code)
            if found.revision > revision:
                return found
            try:
                await asyncio.wait_for(changed.wait(), wait_s)
            except TimeoutError:
                return found
            return await self.find(code)
        finally:
            self._waiting[code] -= 1
            if not self._waiting[code]:
                del self._waiting[code]
                self._changed.pop(code, None)

    async def write(self, code: str, guest: Guest, revision: int, kept: KeptEvening, now_ms: int) -> SharedEvening:
        """Store what the evening has become after this revision.

        Raises ``Forbidden`` for a guest who has not the pen, and ``Illegal`` where it is another revision by now or was
        ended; an evening that is what it was to become already is no error: the answer to the first request was lost.
        """
        body = _encode(kept).decode()
        own = EVENINGS.c.code == code, EVENINGS.c.keeper == guest.id, EVENINGS.c.revision == revision
        values = {"revision": revision + 1, "body": body, "changed_ms": now_ms}
        if await self._change(code, update(EVENINGS).where(*own).values(values)):
            return SharedEvening(code, revision + 1, guest, now_ms, kept)
        found = await self.find(code)
        _check_pen(found, guest)
        if found.kept != kept:
            raise Illegal("evening-changed")
        return found

    async def put_pen_down(self, code: str, guest: Guest) -> SharedEvening:
        """Let somebody else take the pen; does nothing where this guest has not got it."""
        own = EVENINGS.c.code == code, EVENINGS.c.keeper == guest.id
        await self._change(code, update(EVENINGS).where(*own).values(keeper=None, revision=EVENINGS.c.revision + 1))
        return await self.find(code)

    async def take_pen(self, code: str, guest: Guest, now_ms: int) -> SharedEvening:
        """Take a pen that is free; raises ``Forbidden`` where somebody writes with it, ``Illegal`` at the end."""
        mine = or_(EVENINGS.c.keeper.is_(None), EVENINGS.c.changed_ms <= now_ms - PEN_KEPT_MS)
        own = EVENINGS.c.code == code, EVENINGS.c.ended_ms.is_(None), mine
        values = {"keeper": guest.id, "revision": EVENINGS.c.revision + 1, "changed_ms": now_ms}
        await self._change(code, update(EVENINGS).where(*own).values(values), guest)
        found = await self.find(code)
        _check_pen(found, guest)
        return found

    async def end(self, code: str, guest: Guest, now_ms: int) -> SharedEvening:
        """End an evening for everybody who follows it; raises ``Forbidden`` for a guest who has not the pen.

        One that was ended already is no error: the answer to the first request was lost.
        """
        own = EVENINGS.c.code == code, EVENINGS.c.keeper == guest.id
        values = {"keeper": None, "revision": EVENINGS.c.revision + 1, "changed_ms": now_ms, "ended_ms": now_ms}
        await self._change(code, update(EVENINGS).where(*own).values(values))
        found = await self.find(code)
        if not found.over:
            raise Forbidden("pen-elsewhere")
        return found

    async def prune(self, before_ms: int) -> None:
        """Remove evenings that have not changed for long."""

        async def run(connection: AsyncConnection) -> None:
            await connection.execute(delete(EVENINGS).where(EVENINGS.c.changed_ms < before_ms))

        await self._store.run(run)

    async def _change(self, code: str, statement: Update, writer: Guest | None = None) -> bool:
        """Change an evening, after which ``writer`` is one of those who have had its pen; whether it has changed."""

        async def run(connection: AsyncConnection) -> int:
            count = (await connection.execute(statement)).rowcount
            if count and writer is not None:
                await _note_writer(connection, code, writer.id)
            return count

        changed = bool(await self._store.run(run))
        if changed and (waiting := self._changed.pop(code, None)) is not None:
            waiting.set()
        return changed


def _shared(
    code: str, revision: int, keeper: str, changed_ms: int, body: str, ended_ms: int | None, name: str | None
) -> SharedEvening:
    guest = None if name is None else Guest(keeper, name)
    return SharedEvening(code, revision, guest, changed_ms, _decode(body), ended_ms is not None)


def _check_pen(found: SharedEvening, guest: Guest) -> None:
    """Refuse a guest who has not the pen."""
    if found.over:
        raise Illegal("evening-over")
    if found.keeper is None or found.keeper.id != guest.id:
        raise Forbidden("pen-elsewhere")


async def _note_writer(connection: AsyncConnection, code: str, guest: str) -> None:
    own = EVENING_WRITERS.c.code == code, EVENING_WRITERS.c.guest_id == guest
    if (await connection.execute(select(EVENING_WRITERS.c.code).where(*own))).first() is None:
        await connection.execute(insert(EVENING_WRITERS), [{"code": code, "guest_id": guest}])


async def give_evenings(connection: AsyncConnection, gone: str, guest: str) -> None:
    """Give what a guest has written, and their pens, to another guest."""
    theirs = select(EVENING_WRITERS.c.code).where(EVENING_WRITERS.c.guest_id == guest)
    given = select(EVENING_WRITERS.c.code, literal(guest)).where(EVENING_WRITERS.c.guest_id == gone)
    moved = given.where(EVENING_WRITERS.c.code.not_in(theirs))
    await connection.execute(insert(EVENING_WRITERS).from_select(["code", "guest_id"], moved))
    await connection.execute(delete(EVENING_WRITERS).where(EVENING_WRITERS.c.guest_id == gone))
    await connection.execute(update(EVENINGS).where(EVENINGS.c.keeper == gone).values(keeper=guest))


async def put_pens_down(connection: AsyncConnection, guest: str) -> None:
    """Free the pens of a guest who is forgotten."""
    await connection.execute(update(EVENINGS).where(EVENINGS.c.keeper == guest).values(keeper=None))
