"""Matches that are over, to look back at, to keep, and to play on from."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from chiliad.errors import Illegal, Unreadable
from chiliad.game import NOBODY
from chiliad.i18n.words import BOT
from chiliad.play.sheet_view import sheet
from chiliad.records import Record, write
from chiliad.server.catalog import language
from chiliad.server.faults import NotFound
from chiliad.server.presenters import cut, marks, steps
from chiliad.server.projection import SeatProjection
from chiliad.server.protocol import Opened, Replay, ReplayDeal, Steps
from chiliad.server.requests import NewTable, StartFrom
from chiliad.server.routes.request_context import (
    CHANGES,
    Ask,
    Lang,
    Link,
    guest_of,
    lang_of,
    limit,
    limited,
    refusals,
    registry_of,
)
from chiliad.server.session import TableSession


async def ended(request: Ask, replay: str) -> TableSession:
    """The table a replay's link leads to; as long as it is played the link leads nowhere."""
    limit(request, "links")
    registry = registry_of(request)
    session = await registry.session((await registry.row_by(replay=replay)).id)
    if not session.table.ended or session.table.match is None or session.table.lesson is not None:
        raise NotFound("no-such-link")
    return session


def _record(session: TableSession) -> Record:
    return session.table.playing.record


@get("/api/replays/{replay:str}", responses=refusals(404), tags=["replays"])
async def head(request: Ask, replay: Link, lang: Lang = None) -> Replay:
    """A match that is over: who played, the score sheet, the deals."""
    session = await ended(request, replay)
    record, said = _record(session), language(lang_of(request, lang))
    began = datetime.fromtimestamp(session.table.row.opened_ms / 1000, UTC).isoformat(timespec="seconds")
    deals = [ReplayDeal(number, *marks(record, number)) for number in range(1, len(record.deals) + 1)]
    projection = SeatProjection(session.table, NOBODY, said)
    names, shown = projection.names(), projection.head(session)
    return Replay(shown, sheet(record, said, NOBODY), deals, began, names)


@get("/api/replays/{replay:str}/deals/{number:int}", responses=refusals(404), tags=["replays"])
async def deal(
    request: Ask, replay: Link, number: FromPath[int], lang: Lang = None, seat: FromQuery[str] = "all"
) -> Steps:
    """One deal, step by step, as a seat or the public saw it, or with all cards."""
    record = _record(await ended(request, replay))
    if not 1 <= number <= len(record.deals):
        raise NotFound("no-deal-there", number=number, count=len(record.deals))
    projections = {"all": None, "public": NOBODY, **{str(at): at for at in range(record.seats)}}
    if seat not in projections:
        raise Unreadable("bad-seat", text=seat)
    return Steps(steps(record, number, projections[seat], language(lang_of(request, lang))))


@get("/api/replays/{replay:str}/record", media_type="text/plain", responses=refusals(404), tags=["replays"])
async def record_file(request: Ask, replay: Link) -> Response[str]:
    """The whole record, as a file."""
    session = await ended(request, replay)
    name = datetime.fromtimestamp(session.table.row.opened_ms / 1000, UTC).strftime("%Y-%m-%d-%H%M%S")
    headers = {"Content-Disposition": f'attachment; filename="{name}.{session.table.game.name}"'}
    return Response(write(_record(session)), media_type="text/plain", headers=headers)


@post(
    "/api/replays/{replay:str}/tables",
    status_code=201,
    responses=refusals(*CHANGES, 401, 404, 409),
    tags=["replays"],
    guards=limited("tables"),
)
async def start_from(request: Ask, replay: Link, data: JSONBody[StartFrom]) -> Opened:
    """A new table of my own, against bots, from a place in a match that is over."""
    guest = await guest_of(request)
    session = await ended(request, replay)
    record, table = _record(session), session.table
    if not 0 <= data.seat < record.seats:
        raise Unreadable("bad-seat", text=str(data.seat))
    if data.deal > len(record.deals):
        raise NotFound("no-deal-there", number=data.deal, count=len(record.deals))
    part = cut(record, data.deal, data.step)
    if part.winner != NOBODY:
        raise Illegal("match-over")
    # Nobody's name is stored with a table of somebody else: no one could find it there when they are to be forgotten.
    part.players[:] = [guest.name if seat == data.seat else f"{BOT}{data.bots}" for seat in range(record.seats)]
    seats = ["me" if seat == data.seat else f"{BOT}{data.bots}" for seat in range(record.seats)]
    wanted = NewTable(
        table.game.name,
        seats,
        preset=table.settings.preset,
        options=table.settings.options,
        small=table.settings.small,
        pace=table.settings.pace,
        commitment=data.commitment,
        salt=data.salt,
    )
    return await registry_of(request).open_table(guest, wanted, write(part))


VERSIONED = [head, deal, start_from]
LINKED = [record_file]
