"""Guests and what is theirs."""

from __future__ import annotations

import tomllib
from datetime import UTC, datetime
from functools import lru_cache

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from chiliad.play.telling.words import names_of
from chiliad.server.hub import Hub, language
from chiliad.server.protocol import GuestSeen, Me, NewGuest, TableLine
from chiliad.server.routes.asking import (
    CHANGES,
    Ask,
    Lang,
    cookie,
    hub_of,
    lang_of,
    limited,
    maybe_guest,
    refusals,
    token_of,
)
from chiliad.server.storage import TableRow

TABLES_LISTED_MAX = 30


@post(
    "/api/guests",
    status_code=200,
    responses=refusals(*CHANGES),
    tags=["guests"],
    guards=limited("guests", "guests a day"),
)
async def become(request: Ask, data: JSONBody[NewGuest]) -> Response[GuestSeen]:
    """Become a guest, or change one's name."""
    hub = hub_of(request)
    guest, token = await hub.new_guest(data.name, token_of(request))
    shown = GuestSeen(guest.id, guest.name, token if data.bearer else None)
    cookies = [cookie(request, token)] if token and not data.bearer else []
    return Response(shown, cookies=cookies)


@delete("/api/me", status_code=200, responses=refusals(*CHANGES, 401), tags=["guests"], guards=limited("commands"))
async def forget(request: Ask) -> Response[Me]:
    """Log out: my token leads nowhere from now on, on any device."""
    await hub_of(request).forget(token_of(request))
    gone = cookie(request, "")
    gone.max_age = 0
    return Response(Me(None, "", []), cookies=[gone])


@get("/api/me", responses=refusals(), tags=["guests"], guards=limited("commands"))
async def me(request: Ask, lang: Lang = None) -> Me:
    """Who I am here, and my tables, the last changed first."""
    hub, guest = hub_of(request), await maybe_guest(request)
    code = lang_of(request, lang)
    if guest is None:
        return Me(None, "", [])
    rows = await hub.store.tables_of(guest.id, TABLES_LISTED_MAX)
    lines = [await _line(hub, row, guest.id, seat, code) for row, seat in rows]
    return Me(guest.id, guest.name, [line for line in lines if line is not None])


async def _line(hub: Hub, row: TableRow, guest: str, seat: int, lang: str) -> TableLine | None:
    """A table as its guest finds it; None where he has got up again before the match."""
    changed = datetime.fromtimestamp(row.changed_ms / 1000, UTC).isoformat(timespec="seconds")
    if row.phase in ("over", "stopped") and row.record is not None:
        players, totals, winner = _result(row.record)
        names = names_of(players, language(lang).text)
        return TableLine(row.id, row.game, row.phase, seat, names, list(totals), False, changed, row.replay, winner)
    table = (await hub.room(row.id)).table
    if table.seat_of(guest) != seat:
        return None
    totals = table.match.totals if table.match else (0,) * len(table.chairs)
    names = names_of([chair.player for chair in table.chairs], language(lang).text)
    return TableLine(row.id, row.game, table.phase, seat, names, list(totals), table.actor == seat, changed, None)


@lru_cache(maxsize=2000)
def _result(record: str) -> tuple[tuple[str, ...], tuple[int, ...], int | None]:
    """Players, last totals and winner of a record that this server wrote: a list of matches need not replay them."""
    table = tomllib.loads(record)
    totals = [deal["totals"] for deal in table.get("deal", []) if "totals" in deal]
    last = tuple(totals[-1]) if totals else (0,) * len(table["players"])
    return tuple(table["players"]), last, table.get("result", {}).get("winner")


HANDLERS = [become, me, forget]
