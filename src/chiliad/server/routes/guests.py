"""Guests and what is theirs."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import Response, get, post
from litestar.params import JSONBody

from chiliad.games import GAMES
from chiliad.play.telling.words import BOT
from chiliad.server.hub import Hub, language
from chiliad.server.protocol import GuestSeen, Me, NewGuest, TableLine
from chiliad.server.routes.asking import Ask, Lang, cookie, guest_of, hub_of, lang_of, limit, refusals, token_of
from chiliad.server.storage import TableRow

TABLES_LISTED_MAX = 30


@post("/api/guests", status_code=200, responses=refusals(), tags=["guests"])
async def become(request: Ask, data: JSONBody[NewGuest]) -> Response[GuestSeen]:
    """Become a guest, or change one's name."""
    limit(request, "guests")
    hub = hub_of(request)
    guest, token = await hub.new_guest(data.name, token_of(request))
    shown = GuestSeen(guest.id, guest.name, token if data.bearer else None)
    cookies = [cookie(request, token)] if token and not data.bearer else []
    return Response(shown, cookies=cookies)


@get("/api/me", responses=refusals(401), tags=["guests"])
async def me(request: Ask, lang: Lang = None) -> Me:
    """Who I am here, and my tables, the last changed first."""
    hub, guest = hub_of(request), await guest_of(request)
    code = lang_of(request, lang)
    rows = await hub.store.tables_of(guest.id, TABLES_LISTED_MAX)
    return Me(guest.id, guest.name, [await _line(hub, row, guest.id, code) for row in rows])


async def _line(hub: Hub, row: TableRow, guest: str, lang: str) -> TableLine:
    changed = datetime.fromtimestamp(row.changed_ms / 1000, UTC).isoformat(timespec="seconds")
    ended = row.phase in ("over", "stopped")
    room = await hub.room(row.id)
    table = room.table
    names = [
        language(lang).text("bot-name", seat=seat) if chair.player.startswith(BOT) else chair.name
        for seat, chair in enumerate(table.chairs)
    ]
    totals = list(table.match.totals) if table.match else [0] * GAMES[row.game].seats
    mine = table.actor is not None and table.actor == table.seat_of(guest)
    replay = row.replay if ended and table.match else None
    return TableLine(row.id, row.game, table.phase, names, totals, mine, changed, replay)


HANDLERS = [become, me]
