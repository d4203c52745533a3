"""Evenings with real cards: settled for a page that keeps its own, and stored where several devices share one."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec.structs import replace

from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.play.evening import debt, evening
from chiliad.play.payments import Transfer
from chiliad.records import Record
from chiliad.server.catalog import language
from chiliad.server.evenings import Evenings, SharedEvening
from chiliad.server.names import clean_name
from chiliad.server.registry import now_ms
from chiliad.server.requests import EveningWritten, KeptEvening, PenMoved, SheetTransfer
from chiliad.server.routes.request_context import (
    CHANGES,
    After,
    Ask,
    Lang,
    Link,
    guest_of,
    lang_of,
    limited,
    link_picture,
    maybe_guest,
    refusals,
    registry_of,
)
from chiliad.server.routes.sheets import sheet_of
from chiliad.server.rows import Guest
from chiliad.server.sheet_protocol import EveningMatch, EveningPerson, EveningSettled, EveningShared

EVENING_BYTES_MAX = 64 * 1024  # some twenty long matches
FOLLOWED_S = 15.0  # a page that follows an evening asks again after so long: less than it waits for an answer


@post(
    "/api/evening",
    status_code=200,
    responses=refusals(*CHANGES),
    tags=["sheets"],
    guards=limited("commands"),
    request_max_body_size=EVENING_BYTES_MAX,
)
async def settle_evening(request: Ask, data: JSONBody[KeptEvening], lang: Lang = None) -> EveningSettled:
    """The matches of an evening, and who pays whom."""
    spoken = language(lang_of(request, lang))
    kept, records = await asyncio.to_thread(_checked, data, spoken)  # it may be long: the tables go on meanwhile
    told = evening(records, [Transfer(one.payer, one.payee, one.amount) for one in kept.paid])
    return EveningSettled(
        matches=[_match(record, kept.dealer) for record, kept in zip(records, data.sheets, strict=True)],
        people=[EveningPerson(*one) for one in told.people],
        fewest=[SheetTransfer(*one) for one in told.fewest],
        each=[SheetTransfer(*one) for one in told.each],
    )


@post(
    "/api/evenings",
    status_code=200,
    responses=refusals(*CHANGES, 401),
    tags=["sheets"],
    guards=limited("tables", "tables a day"),
    request_max_body_size=EVENING_BYTES_MAX,
)
async def share(request: Ask, data: JSONBody[KeptEvening], lang: Lang = None) -> EveningShared:
    """Share an evening: whoever has its code follows it, and I have the pen."""
    guest = await guest_of(request)
    kept, _ = await asyncio.to_thread(_checked, data, language(lang_of(request, lang)))
    return _shared(await _evenings(request).open(guest, kept, now_ms()), guest)


@get("/api/evenings/{code:str}", responses=refusals(404), tags=["sheets"], guards=limited("streams"))
async def follow(request: Ask, code: Link, after: After = None) -> EveningShared:
    """A shared evening; with ``after`` as soon as it has a later revision, or after some seconds."""
    guest = await maybe_guest(request)
    evenings, code = _evenings(request), code.upper()
    return _shared(await (evenings.find(code) if after is None else evenings.after(code, after, FOLLOWED_S)), guest)


@post(
    "/api/evenings/{code:str}",
    status_code=200,
    responses=refusals(*CHANGES, 401, 404, 409),
    tags=["sheets"],
    guards=limited("commands"),
    request_max_body_size=EVENING_BYTES_MAX,
)
async def write_down(request: Ask, code: Link, data: JSONBody[EveningWritten], lang: Lang = None) -> EveningShared:
    """Write into a shared evening, whose pen I have: an evening that can't be is refused, and nothing is stored."""
    guest = await guest_of(request)
    kept, _ = await asyncio.to_thread(_checked, data.evening, language(lang_of(request, lang)))
    return _shared(await _evenings(request).write(code.upper(), guest, data.revision, kept, now_ms()), guest)


@post(
    "/api/evenings/{code:str}/pen",
    status_code=200,
    responses=refusals(*CHANGES, 401, 404, 409),
    tags=["sheets"],
    guards=limited("commands"),
)
async def move_pen(request: Ask, code: Link, data: JSONBody[PenMoved]) -> EveningShared:
    """Put the pen down, take it where it is free, or end the evening with it."""
    guest, evenings, code = await guest_of(request), _evenings(request), code.upper()
    if data.do == "take":
        return _shared(await evenings.take_pen(code, guest, now_ms()), guest)
    if data.do == "end":
        return _shared(await evenings.end(code, guest, now_ms()), guest)
    return _shared(await evenings.put_pen_down(code, guest), guest)


@get(
    "/api/evenings/{code:str}/qr.svg",
    media_type="image/svg+xml",
    responses=refusals(404),
    tags=["sheets"],
    guards=limited("links"),
)
async def evening_picture(request: Ask, code: Link) -> Response[bytes]:
    """The link to a shared evening as a QR code."""
    found = await _evenings(request).find(code.upper())
    return link_picture(request, f"evening/{found.code}")


def _evenings(request: Ask) -> Evenings:
    return registry_of(request).evenings


def _shared(found: SharedEvening, guest: Guest | None) -> EveningShared:
    mine = guest is not None and found.keeper is not None and found.keeper.id == guest.id
    return EveningShared(
        code=found.code,
        revision=found.revision,
        mine=mine,
        keeper=None if found.keeper is None else found.keeper.name,
        free=not mine and found.is_free(now_ms()),
        over=found.over,
        evening=found.kept,
    )


def _checked(kept: KeptEvening, spoken: Language) -> tuple[KeptEvening, list[Record]]:
    """An evening with its names as they are stored, and its matches; raises ``Unreadable`` where it can't be."""
    records = [sheet_of(sheet, spoken).record for sheet in kept.sheets]
    sheets = [replace(sheet, names=record.players) for sheet, record in zip(kept.sheets, records, strict=True)]
    paid = [replace(one, payer=clean_name(one.payer), payee=clean_name(one.payee)) for one in kept.paid]
    return KeptEvening(sheets, paid), records


def _match(record: Record, first_dealer: int) -> EveningMatch:
    last, owed = record.deals[-1].settlement if record.deals else None, debt(record)
    return EveningMatch(
        game=record.game.name,
        names=record.players,
        deals=len(record.deals),
        totals=[*(last.after if last is not None else record.game.before(record.rules)).totals],
        winner=None if record.winner == NOBODY else record.winner,
        debt=None if owed is None else SheetTransfer(*owed),
        dealer=record.next_dealer() if record.deals else first_dealer,
    )


HANDLERS = [settle_evening, share, follow, write_down, move_pen, evening_picture]
