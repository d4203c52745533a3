"""Guests and what is theirs."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache

from litestar import Response, get, post
from litestar.params import JSONBody

from chiliad.play.telling.words import BOT
from chiliad.server.hub import Hub, language
from chiliad.server.protocol import GuestSeen, Me, NewGuest, TableLine
from chiliad.server.routes.asking import (
    CHANGES,
    Ask,
    Lang,
    cookie,
    hub_of,
    lang_of,
    limit,
    maybe_guest,
    refusals,
    token_of,
)
from chiliad.server.storage import TableRow

TABLES_LISTED_MAX = 30


@post("/api/guests", status_code=200, responses=refusals(*CHANGES), tags=["guests"])
async def become(request: Ask, data: JSONBody[NewGuest]) -> Response[GuestSeen]:
    """Become a guest, or change one's name."""
    limit(request, "guests")
    hub = hub_of(request)
    guest, token = await hub.new_guest(data.name, token_of(request))
    shown = GuestSeen(guest.id, guest.name, token if data.bearer else None)
    cookies = [cookie(request, token)] if token and not data.bearer else []
    return Response(shown, cookies=cookies)


@get("/api/me", responses=refusals(), tags=["guests"])
async def me(request: Ask, lang: Lang = None) -> Me:
    """Who I am here, and my tables, the last changed first."""
    hub, guest = hub_of(request), await maybe_guest(request)
    limit(request, "commands")
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
        players, totals = _result(row.record)
        names = _named(players, lang)
        return TableLine(row.id, row.game, row.phase, seat, names, list(totals), False, changed, row.replay)
    table = (await hub.room(row.id)).table
    if table.seat_of(guest) != seat:
        return None
    totals = table.match.totals if table.match else (0,) * len(table.chairs)
    names = _named([chair.player for chair in table.chairs], lang)
    return TableLine(row.id, row.game, table.phase, seat, names, list(totals), table.actor == seat, changed, None)


def _named(players: Sequence[str], lang: str) -> list[str]:
    say = language(lang).text
    return [say("bot-name", seat=seat) if player.startswith(BOT) else player for seat, player in enumerate(players)]


@lru_cache(maxsize=2000)
def _result(record: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The players and the last totals of a record that this server wrote: a list of matches need not replay them."""
    table = tomllib.loads(record)
    totals = [deal["totals"] for deal in table.get("deal", []) if "totals" in deal]
    return tuple(table["players"]), tuple(totals[-1]) if totals else (0,) * len(table["players"])


HANDLERS = [become, me]
