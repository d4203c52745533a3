"""Tables: opening them, sitting down, what happens there, and doing something."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from chiliad.errors import ChiliadError
from chiliad.game import NOBODY
from chiliad.play.fair import ALGORITHM
from chiliad.play.sheet_view import sheet
from chiliad.presentation.desk import Sheet
from chiliad.server.body_writer import Write
from chiliad.server.catalog import differs, language, unlike
from chiliad.server.faults import Forbidden, NotFound, RateLimited, Unauthenticated
from chiliad.server.projection import SeatProjection
from chiliad.server.protocol import Committed, Done, Invitation, News, Opened, Refusal, Rematch, ReplayLink
from chiliad.server.requests import Again, Command, Heard, NewTable, Sitting
from chiliad.server.routes.request_context import (
    CHANGES,
    After,
    Ask,
    Drawn,
    Lang,
    Link,
    guest_of,
    lang_of,
    limit,
    limited,
    link_picture,
    maybe_guest,
    refusal,
    refusals,
    registry_of,
    seat_of,
    token_of,
    write_of,
)
from chiliad.server.session import TableSession
from chiliad.server.table import WAITING

EVENT_STREAM = "text/event-stream"
STREAM_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
TAB_CHARS_MAX = 40


@post("/api/commitments", status_code=201, responses=refusals(*CHANGES), tags=["tables"], guards=limited("tables"))
async def commit(request: Ask) -> Committed:
    """Have the server commit to a secret before anybody's salt is known to it."""
    return Committed(ALGORITHM, registry_of(request).commit())


@post(
    "/api/tables",
    status_code=201,
    responses=refusals(*CHANGES, 401, 409),
    tags=["tables"],
    guards=limited("tables", "tables a day"),
)
async def open_table(request: Ask, data: JSONBody[NewTable]) -> Opened:
    """Open a table and sit down at it."""
    return await registry_of(request).open_table(await guest_of(request), data)


@get("/api/invitations/{code:str}", responses=refusals(404), tags=["tables"], guards=limited("links"))
async def invitation(request: Ask, code: Link, lang: Lang = None) -> Invitation:
    """What the table plays that a code invites to, and who sits there."""
    registry, said = registry_of(request), language(lang_of(request, lang))
    row = await registry.row_by(invite=code.upper())
    session = await registry.session(row.id)
    table, mine = session.table, await _sits(request, session)
    if table.phase != WAITING and not mine:
        # A guest who comes too late is not told who plays there, only how to watch where all may.
        watch = {"watch": row.watch} if table.settings.spectators else {}
        raise NotFound("table-full", **watch)
    head = SeatProjection(table, NOBODY, said).head(session)
    assert head.fair is not None, "a lesson invites nobody"
    return Invitation(
        table=row.id if mine else None,
        game=row.game,
        preset=head.preset,
        options=head.options,
        differs=differs(table.game, head.preset, table.rules, said),
        unlike=unlike(table.game, head.preset, table.rules, said),
        seats=head.seats,
        clock=head.clock,
        small=head.small,
        mine=mine,
        fair=head.fair,
    )


@get(
    "/api/invitations/{code:str}/qr.svg",
    media_type="image/svg+xml",
    responses=refusals(404),
    tags=["tables"],
    guards=limited("links"),
)
async def invitation_picture(request: Ask, code: Link) -> Response[bytes]:
    """The invitation's link as a QR code."""
    registry = registry_of(request)
    row = await registry.row_by(invite=code.upper())
    # Players who sit there may still be looking at it when the last seat is taken.
    if row.phase != WAITING and not await _sits(request, await registry.session(row.id)):
        raise NotFound("no-such-link")
    return link_picture(request, f"join/{row.invite}")


@post(
    "/api/invitations/{code:str}/seat",
    status_code=200,
    responses=refusals(*CHANGES, 401, 404, 409),
    tags=["tables"],
    guards=limited("links"),
)
async def sit(request: Ask, code: Link, data: JSONBody[Sitting]) -> Opened:
    """Sit down."""
    guest = await guest_of(request)
    return Opened(await registry_of(request).sit(code.upper(), guest, data.salt, data.seat), None)


async def _sits(request: Ask, session: TableSession) -> bool:
    """Whether who asks has a seat there."""
    guest = await maybe_guest(request)
    return guest is not None and session.table.seat_of(guest.id) is not None


@get("/api/tables/{table_id:str}", responses=refusals(401, 403, 404), tags=["tables"], guards=limited("commands"))
async def table(request: Ask, table_id: Link, lang: Lang = None, after: After = None, drawn: Drawn = "") -> News:
    """How my table stands, with the whole deal, or with what happened after a revision."""
    session, seat = await seat_of(request, table_id)
    session.touch(seat)
    projection = session.projection(seat, lang_of(request, lang), tells_table=_tells_table(session, drawn))
    return projection.news(session, after if after and after <= session.table.revision else None)


@get("/api/tables/{table_id:str}/events", media_type=EVENT_STREAM, responses=refusals(401, 403, 404), tags=["tables"])
async def events(
    request: Ask,
    table_id: Link,
    lang: Lang = None,
    tab: FromQuery[str] = "",
    after: After = None,
    quiet: FromQuery[bool] = False,
    drawn: Drawn = "",
) -> Stream:
    """What happens at my table as it happens; the newest stream has the seat, a ``quiet`` one only watches."""
    session, seat = await seat_of(request, table_id)
    return _stream(request, session, seat, lang_of(request, lang), tab, after, drawn, quiet=quiet)


def _tells_table(session: TableSession, drawn: str) -> bool:
    """Whether a client that draws the games named in ``drawn`` needs the sentences of what lies open."""
    return session.table.game.name not in drawn.split(",")


def _stream(
    request: Ask,
    session: TableSession,
    seat: int,
    lang: str,
    tab: str,
    after: int | None,
    drawn: str,
    *,
    quiet: bool = False,
) -> Stream:
    limit(request, "streams")
    settings = request.app.state.settings
    most = settings.streams_per_seat_max if seat != NOBODY else settings.spectators_max
    if sum(one.projection.seat == seat for one in session.listeners) >= most:
        raise RateLimited("too-many-streams", limit=most)
    last = request.headers.get("last-event-id", "")
    if last.isascii() and last.isdecimal() and len(last) < 10:
        after = int(last)
    tells_table = _tells_table(session, drawn)
    write = _while_signed_in(request) if seat != NOBODY else write_of(request)
    stream = session.stream(seat, lang, tab[:TAB_CHARS_MAX], after, write, quiet=quiet, tells_table=tells_table)
    return Stream(stream, media_type=EVENT_STREAM, headers=STREAM_HEADERS)


def _while_signed_in(request: Ask) -> Write:
    """What writes to the client as long as its device is not signed out; then the session ends the stream."""
    guests, write = registry_of(request).guests, write_of(request)
    device = guests.known(token_of(request))

    def written(piece: bytes) -> bool:
        return device is not None and not guests.is_signed_out(device.id) and write(piece)

    return written


@post(
    "/api/tables/{table_id:str}/commands",
    status_code=200,
    responses=refusals(*CHANGES, 401, 403, 404, 409),
    tags=["tables"],
    guards=limited("commands"),
)
async def command(
    request: Ask, table_id: Link, data: JSONBody[Command], lang: Lang = None
) -> Response[Done] | Response[Refusal]:
    """Do something at my table; sent twice under one id it is done once."""
    guest = await guest_of(request)
    session = await registry_of(request).session(table_id)
    code = lang_of(request, lang)
    try:
        return Response(Done(await session.command(guest.id, data, code)))
    except ChiliadError as error:
        return command_refused(request, error, session, session.table.seat_of(guest.id), code)


def command_refused(
    request: Ask, error: ChiliadError, session: TableSession, seat: int | None, code: str
) -> Response[Refusal]:
    """A command's refusal as an answer; its sentence is said as at the table, to the person at ``seat``."""
    if isinstance(error, (Unauthenticated, Forbidden, NotFound)):
        return refusal(request, error)
    return refusal(request, error, session.sentence(seat, code, error))


@post(
    "/api/tables/{table_id:str}/heard",
    status_code=200,
    responses=refusals(*CHANGES, 401, 403, 404),
    tags=["tables"],
    guards=limited("commands"),
)
async def heard(request: Ask, table_id: Link, data: JSONBody[Heard]) -> Done:
    """Say that I have heard what happened at my table: bots wait for it."""
    session, seat = await seat_of(request, table_id)
    session.hearing.heard(seat, data.revision, listening=data.listening)
    return Done(session.table.revision)


@get(
    "/api/tables/{table_id:str}/sheet",
    responses=refusals(401, 403, 404, 409),
    tags=["tables"],
    guards=limited("commands"),
)
async def table_sheet(request: Ask, table_id: Link, lang: Lang = None) -> Sheet:
    """The score sheet of my table."""
    session, seat = await seat_of(request, table_id)
    return sheet(session.table.playing.record, language(lang_of(request, lang)), seat)


@get(
    "/api/tables/{table_id:str}/replay",
    responses=refusals(401, 403, 404, 409),
    tags=["tables"],
    guards=limited("commands"),
)
async def table_replay(request: Ask, table_id: Link) -> ReplayLink:
    """Where my match can be looked back at, once it is over."""
    session, _ = await seat_of(request, table_id)
    if not session.table.ended or session.table.match is None or session.table.lesson is not None:
        raise Forbidden("match-not-over")
    return ReplayLink(session.table.row.replay)


@get(
    "/api/tables/{table_id:str}/again",
    responses=refusals(401, 403, 404),
    tags=["tables"],
    guards=limited("tables"),
)
async def rematch(request: Ask, table_id: Link) -> Rematch:
    """To what the table of the next match is committed, where somebody of mine has opened it: a salt answers that."""
    session, _ = await seat_of(request, table_id)
    other = await registry_of(request).rematch(session, await guest_of(request))
    return Rematch(ALGORITHM, other.table.settings.commitment if other else None)


@post(
    "/api/tables/{table_id:str}/again",
    status_code=201,
    responses=refusals(*CHANGES, 401, 403, 404, 409),
    tags=["tables"],
    guards=limited("tables"),
)
async def again(request: Ask, table_id: Link, data: JSONBody[Again]) -> Opened:
    """Another match of my table, once it is over: the first request opens it, the others sit down there."""
    guest = await guest_of(request)
    session, seat = await seat_of(request, table_id)
    return await registry_of(request).again(session, seat, guest, data)


async def _watched(request: Ask, watch: str) -> TableSession:
    limit(request, "links")
    registry = registry_of(request)
    session = await registry.session((await registry.row_by(watch=watch)).id)
    if not session.table.settings.spectators:
        raise NotFound("no-such-link")
    return session


@get("/api/watch/{watch:str}", responses=refusals(404), tags=["spectators"])
async def watched(request: Ask, watch: Link, lang: Lang = None, drawn: Drawn = "") -> News:
    """How a table stands, as all may see it."""
    session = await _watched(request, watch)
    tells_table = _tells_table(session, drawn)
    return session.projection(NOBODY, lang_of(request, lang), tells_table=tells_table).news(session, None)


@get("/api/watch/{watch:str}/events", media_type=EVENT_STREAM, responses=refusals(404), tags=["spectators"])
async def watched_events(
    request: Ask, watch: Link, lang: Lang = None, after: After = None, drawn: Drawn = ""
) -> Stream:
    """What happens at a table, as all may see it."""
    session = await _watched(request, watch)
    return _stream(request, session, NOBODY, lang_of(request, lang), "", after, drawn)


@get("/api/watch/{watch:str}/sheet", responses=refusals(404, 409), tags=["spectators"])
async def watched_sheet(request: Ask, watch: Link, lang: Lang = None) -> Sheet:
    """The score sheet of a table, as all may see it."""
    session = await _watched(request, watch)
    return sheet(session.table.playing.record, language(lang_of(request, lang)), NOBODY)


VERSIONED = [
    commit,
    open_table,
    invitation,
    sit,
    table,
    events,
    command,
    heard,
    table_sheet,
    table_replay,
    rematch,
    again,
    watched,
    watched_events,
    watched_sheet,
]
LINKED = [invitation_picture]
