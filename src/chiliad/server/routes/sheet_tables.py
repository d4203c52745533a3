"""A match goes on with real cards, or a sheet's match goes on at a table."""

from __future__ import annotations

import asyncio
import contextlib

from litestar import get, post
from litestar.params import JSONBody

from chiliad.errors import Unavailable
from chiliad.i18n.language import Language
from chiliad.server.catalog import language
from chiliad.server.faults import Forbidden, NotFound
from chiliad.server.protocol import Opened
from chiliad.server.requests import KeepScore, KeptSheet, OpenRecord, SheetTable
from chiliad.server.routes.replays import ended
from chiliad.server.routes.request_context import (
    CHANGES,
    Ask,
    Lang,
    Link,
    guest_of,
    lang_of,
    limited,
    maybe_guest,
    refusals,
    registry_of,
    seat_of,
)
from chiliad.server.routes.sheets import sheet_of
from chiliad.server.session import TableSession
from chiliad.server.sheet_protocol import SheetOpened, SheetStands, TableTold
from chiliad.server.sheet_tables import mark_of, record_of, sheet_kept, table_wanted, tell_table
from chiliad.server.standing_tables import candidates, stands

RECORD_BYTES_MAX = 512 * 1024  # of a request: the longest match that bots have played is a fifth of it


@get(
    "/api/tables/{table_id:str}/real-cards",
    responses=refusals(401, 403, 404, 409),
    tags=["sheets"],
    guards=limited("commands"),
)
async def table_on_sheet(request: Ask, table_id: Link, lang: Lang = None) -> KeptSheet:
    """My match so far, to go on with real cards: the deals that are over, as everybody saw them."""
    session, _ = await seat_of(request, table_id)
    if session.table.lesson is not None:
        raise NotFound("no-such-page")
    return await _on_sheet(session, language(lang_of(request, lang)))


@get("/api/replays/{replay:str}/real-cards", responses=refusals(404, 409), tags=["sheets"])
async def replay_on_sheet(request: Ask, replay: Link, lang: Lang = None) -> KeptSheet:
    """A match that has ended, to go on with real cards."""
    return await _on_sheet(await ended(request, replay), language(lang_of(request, lang)))


@post(
    "/api/tables/{table_id:str}/real-cards",
    status_code=200,
    responses=refusals(*CHANGES, 401, 403, 404, 409),
    tags=["sheets"],
    guards=limited("commands"),
)
async def tell_table_of_sheet(request: Ask, table_id: Link, data: JSONBody[KeepScore]) -> TableTold:
    """I continue with real cards and keep the score: the others at the table are told."""
    session, seat = await seat_of(request, table_id)
    if session.table.lesson is not None:
        raise NotFound("no-such-page")
    return TableTold(await tell_table(session, seat, await _evening(request, data)))


@post(
    "/api/replays/{replay:str}/real-cards",
    status_code=200,
    responses=refusals(*CHANGES, 401, 403, 404),
    tags=["sheets"],
    guards=limited("commands"),
)
async def tell_players_of_sheet(request: Ask, replay: Link, data: JSONBody[KeepScore]) -> TableTold:
    """The same of a match that has ended; nobody is told by somebody who had no seat there."""
    session, guest = await ended(request, replay), await maybe_guest(request)
    seat = session.table.seat_of(guest.id if guest is not None else None)
    return TableTold(seat is not None and await tell_table(session, seat, await _evening(request, data)))


async def _evening(request: Ask, asked: KeepScore) -> str | None:
    """The evening that the others are told of; raises ``Forbidden`` for one in which somebody else writes."""
    if asked.evening is None:
        return None
    found, guest = await registry_of(request).evenings.find(asked.evening.upper()), await guest_of(request)
    if found.keeper is None or found.keeper.id != guest.id:
        raise Forbidden("pen-elsewhere")
    return found.code


async def _on_sheet(session: TableSession, spoken: Language) -> KeptSheet:
    table, record = session.table, session.table.playing.record
    if not table.ended:  # it may go on meanwhile, so all of it is read at once
        return sheet_kept(record, spoken, mark_of(table.row.id))
    return await asyncio.to_thread(sheet_kept, record, spoken, table.row.replay)  # three hundred deals take a while


@post(
    "/api/sheets/table",
    status_code=201,
    responses=refusals(*CHANGES, 401, 409),
    tags=["sheets"],
    guards=limited("tables", "tables a day"),
)
async def go_on_at_table(request: Ask, data: JSONBody[SheetTable], lang: Lang = None) -> Opened:
    """A table at which the match of a sheet goes on: its deals stand in the record as they were typed."""
    guest, spoken = await guest_of(request), language(lang_of(request, lang))
    sheet = await asyncio.to_thread(sheet_of, data.sheet, spoken)
    wanted, record = table_wanted(sheet.record, guest, data)
    return await registry_of(request).open_table(guest, wanted, record)


@post(
    "/api/sheets/table/standing",
    status_code=200,
    responses=refusals(*CHANGES, 401, 409),
    tags=["sheets"],
    guards=limited("commands"),
)
async def standing_table(request: Ask, data: JSONBody[SheetTable], lang: Lang = None) -> SheetStands:
    """Where the match of a sheet stands already, with such seats: another table would be one too many."""
    guest, spoken, registry = await guest_of(request), language(lang_of(request, lang)), registry_of(request)
    sheet = (await asyncio.to_thread(sheet_of, data.sheet, spoken)).record
    _, begun = table_wanted(sheet, guest, data)
    for table_id in await candidates(registry.store, guest, sheet, begun):
        with contextlib.suppress(Unavailable, NotFound):  # one that can't be read, or was removed, leads nowhere
            if stands((await registry.session(table_id)).table, guest, sheet, data.seats):
                return SheetStands(table_id)
    return SheetStands(None)


@post(
    "/api/sheets/open",
    status_code=200,
    responses=refusals(*CHANGES, 409),
    tags=["sheets"],
    guards=limited("commands", "scripts"),
    request_max_body_size=RECORD_BYTES_MAX,
)
async def open_record(request: Ask, data: JSONBody[OpenRecord], lang: Lang = None) -> SheetOpened:
    """A record that was saved, as a sheet to keep; nothing is stored."""
    spoken = language(lang_of(request, lang))
    # A whole match is played over to check it: the tables go on meanwhile.
    return await asyncio.to_thread(_opened, data.record, spoken)


def _opened(text: str, spoken: Language) -> SheetOpened:
    record = record_of(text, spoken)
    return SheetOpened(sheet_kept(record, spoken), any(deal.settlement is None for deal in record.deals))


VERSIONED = [table_on_sheet, replay_on_sheet, tell_table_of_sheet, tell_players_of_sheet]
HANDLERS = [go_on_at_table, standing_table, open_record]
