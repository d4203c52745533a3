"""What is counted of the matches that are over on this server: counted once, kept beside the table, and added up later.

A match is counted when it ends; those that ended before there were figures, when somebody asks for them.  Figures name
seats and bots, and no person: a guest who is forgotten, or becomes another one, is in none.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Iterable

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.errors import BadRecord, Unavailable
from chiliad.i18n.words import BOT
from chiliad.play.statistics import VERSION, counts_of
from chiliad.presentation.statistics import Counts
from chiliad.records import read
from chiliad.server.rows import TableRow
from chiliad.server.schema import TABLES
from chiliad.server.storage import Store

WANTED_MAX = 20_000  # matches that wait to be counted: all of the two guests who have played most

log = logging.getLogger(__name__)


class KeptFigures(msgspec.Struct, frozen=True):
    """What is counted of a match, by seat; empty where it is not to be counted.

    ``bots``: the bot of each seat, None where a person sat.
    """

    version: int
    seats: list[Counts]
    bots: list[str | None]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(KeptFigures).decode


def kept_figures(stored: str | None) -> KeptFigures | None:
    """Figures as they were kept; None where they are still to be counted, or another version has counted."""
    if stored is None:
        return None
    try:
        found = _decode(stored)
    except msgspec.MsgspecError:
        return None
    return found if found.version == VERSION else None


def figures_of(row: TableRow) -> KeptFigures:
    """Count a match from its record.

    A match that goes on from another one has deals that others have played: nothing of it is counted.
    """
    if row.record is None or row.settings.record is not None:
        return KeptFigures(VERSION, [], [])
    try:
        record = read(row.record)
    except BadRecord as error:  # of a game whose package is no longer there, say
        log.warning("table %s is not counted: %s", row.id, error)
        return KeptFigures(VERSION, [], [])
    bots = [player.removeprefix(BOT) if player.startswith(BOT) else None for player in record.players]
    return KeptFigures(VERSION, counts_of(record), bots)


class Figures:
    """Counts the matches of a server, one after another and apart from its event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted: OrderedDict[str, None] = OrderedDict()
        self._running: asyncio.Task[None] | None = None
        self._closing = False

    def want(self, table_ids: Iterable[str]) -> None:
        """Count these matches as soon as possible."""
        for table_id in table_ids:
            if len(self._wanted) < WANTED_MAX:
                self._wanted[table_id] = None
        if self._wanted and self._running is None and not self._closing:
            self._running = asyncio.create_task(self._run(), name="figures")

    async def _run(self) -> None:
        try:
            while self._wanted and not self._closing:
                table_id = next(iter(self._wanted))
                with contextlib.suppress(Unavailable):  # whoever asks again begins again
                    await self._count(table_id)
                del self._wanted[table_id]
        finally:
            self._running = None

    async def _count(self, table_id: str) -> None:
        row = await self._store.table(table_id)
        if row is None:
            return
        try:
            found = await asyncio.to_thread(figures_of, row)
        except Exception:  # or whoever looks at their games would ask for it again and again
            log.exception("table %s is not counted", table_id)
            found = KeptFigures(VERSION, [], [])
        text = _encode(found).decode()

        async def run(connection: AsyncConnection) -> None:
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(figures=text))

        await self._store.run(run)

    async def stop(self) -> None:
        """Stop counting; what is not counted yet is counted when somebody asks for it."""
        self._closing = True
        if self._running is not None:
            await asyncio.wait({self._running})
