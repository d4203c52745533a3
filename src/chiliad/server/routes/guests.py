"""Guests and what is theirs."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from chiliad.i18n.words import names_of
from chiliad.server.catalog import language
from chiliad.server.device_names import device_name
from chiliad.server.guest_changes import sign_out
from chiliad.server.protocol import GuestSeen, Me, TableLine
from chiliad.server.registry import Registry
from chiliad.server.requests import NewGuest
from chiliad.server.routes.devices import signed_out
from chiliad.server.routes.request_context import (
    CHANGES,
    Ask,
    Lang,
    cookie,
    device_of,
    lang_of,
    limited,
    maybe_guest,
    refusals,
    registry_of,
    token_of,
)
from chiliad.server.rows import SeatRow, TableRow
from chiliad.server.storage import ENDED
from chiliad.server.summary import Summary

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
    registry = registry_of(request)
    called = device_name(request.headers.get("user-agent"))
    guest, token = await registry.guests.become(data.name, token_of(request), called)
    shown = GuestSeen(guest.id, guest.name, token if data.bearer else None)
    cookies = [cookie(request, token)] if token and not data.bearer else []
    return Response(shown, cookies=cookies)


@delete("/api/me", status_code=200, responses=refusals(*CHANGES, 401), tags=["guests"], guards=limited("commands"))
async def sign_out_here(request: Ask) -> Response[Me]:
    """Sign out: the token leads nowhere from now on. My other devices, and what is kept of me, stay."""
    device = await device_of(request)
    await sign_out(registry_of(request), device.guest, [device.id])
    return signed_out(request)


@get("/api/me", responses=refusals(), tags=["guests"], guards=limited("commands"))
async def me(request: Ask, lang: Lang = None) -> Me:
    """My guest and my tables, the last changed first."""
    registry, guest = registry_of(request), await maybe_guest(request)
    code = lang_of(request, lang)
    if guest is None:
        return Me(None, "", [])
    seats = await registry.store.tables_of(guest.id, TABLES_LISTED_MAX)
    lines = [await _listed(registry, one, code) for one in seats]
    return Me(guest.id, guest.name, [line for line in lines if line is not None])


async def _listed(registry: Registry, one: SeatRow, lang: str) -> TableLine | None:
    """A table in a list; None for one that does not belong there."""
    stands = await registry.summaries.seated(one)
    return None if stands is None else _line(one.row, one.seat, stands, lang)


def _line(row: TableRow, seat: int, stands: Summary, lang: str) -> TableLine:
    """A table as the guest in this seat finds it."""
    changed = datetime.fromtimestamp(row.changed_ms / 1000, UTC).isoformat(timespec="seconds")
    replay = row.replay if stands.phase in ENDED and row.record is not None else None
    names, turn = names_of(list(stands.players), language(lang).text), stands.actor == seat
    totals = list(stands.totals)
    return TableLine(row.id, row.game, stands.phase, seat, names, totals, turn, changed, replay, stands.winner)


HANDLERS = [become, me, sign_out_here]
