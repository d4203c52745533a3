"""The guest of a request, its language, and the answer to a refusal."""

from __future__ import annotations

import io
import logging
from typing import Any

import msgspec
import segno
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.types import Guard

from chiliad.errors import ChiliadError, Unavailable, Unreadable
from chiliad.server.addresses import is_loopback
from chiliad.server.body_writer import WRITE, Write
from chiliad.server.catalog import check_language, language
from chiliad.server.faults import Forbidden, NotFound, StaleRevision, Unauthenticated, retry_after_of, status_of
from chiliad.server.protocol import PROTOCOL, Refusal
from chiliad.server.rate_limit import Buckets, client_key
from chiliad.server.registry import Registry
from chiliad.server.rows import Device, Guest
from chiliad.server.session import TableSession

COOKIE = "chiliad"
KNOWN = "chiliad.known"
"""The key of the device in a request's scope."""
COOKIE_S = 400 * 24 * 3600  # as long as browsers keep one
Connection = ASGIConnection[Any, Any, Any, Any]  # a request is one too, and Litestar's parameters are invariant
Ask = Request[object, object, State]
Link = FromPath[str]
Lang = FromQuery[str | None]
After = FromQuery[int | None]
Drawn = FromQuery[str]
"""Games, separated by commas, whose desks the client draws from their parts: it gets no sentences of what lies open."""
CHANGES = (403, 415)
"""Refusals of whatever changes something: sent by another site's page, or no JSON (security.py)."""
PROTOCOL_ASKED = QueryParameter(
    annotation=int, required=True, ge=PROTOCOL, le=PROTOCOL, description="the version of the protocol that is spoken"
)
FOR_A_GUEST, FOR_ALL = ("commands", "devices", "exports"), "codes everywhere"
"""Limits that do not count by address."""
EVERYBODY = ""
log = logging.getLogger(__name__)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a route may answer with, for the OpenAPI document."""
    common = (400, 405, 413, 429, 503)
    said = "why not, with a slug for machines and a sentence for people"
    return {
        status: ResponseSpec(Refusal, description=said, generate_examples=False)
        for status in sorted({*common, *statuses})
    }


def registry_of(connection: Connection) -> Registry:
    """The tables of this server."""
    registry: Registry = connection.app.state.registry
    return registry


def write_of(connection: Connection) -> Write:
    """What writes pieces of the answer directly to the client."""
    scope: Any = connection.scope  # Any: a TypedDict, to which ASGI lets a server add keys
    write: Write = scope[WRITE]
    return write


def token_of(connection: Connection) -> str | None:
    """The guest's token: of a program's header, else of the page's cookie."""
    for name, value in connection.scope["headers"]:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].strip().decode("latin-1")
    return connection.cookies.get(COOKIE)


def known_of(connection: Connection) -> Guest | None:
    """The guest who asks, where the registry remembers them; looked up once for each request."""
    scope: Any = connection.scope  # Any: a TypedDict, to which ASGI lets an application add keys
    if KNOWN not in scope:
        scope[KNOWN] = registry_of(connection).guests.known(token_of(connection))
    known: Device | None = scope[KNOWN]
    return None if known is None else known.guest


async def guest_of(connection: Connection) -> Guest:
    """The guest who asks; raises ``Unauthenticated``."""
    return (await device_of(connection)).guest


async def device_of(connection: Connection) -> Device:
    """The device that asks, with its guest; raises ``Unauthenticated``."""
    return await registry_of(connection).guests.device(token_of(connection))


async def seat_of(connection: Connection, table_id: str) -> tuple[TableSession, int]:
    """A table, and the seat of the guest who asks; raises ``Unauthenticated``, ``Forbidden`` or ``NotFound``."""
    guest = await guest_of(connection)
    session = await registry_of(connection).session(table_id)
    seat = session.table.seat_of(guest.id)
    if seat is None:
        raise Forbidden("no-seat-here")
    return session, seat


async def maybe_guest(connection: Connection) -> Guest | None:
    """The guest who asks, None for an unknown client."""
    try:
        return await guest_of(connection)
    except Unauthenticated:
        return None


def lang_of(connection: Connection, lang: str | None) -> str:
    """The language to answer in."""
    headers = connection.scope["headers"]
    accepted = next((value.decode("latin-1") for name, value in headers if name == b"accept-language"), None)
    return check_language(lang, accepted)


def client_of(connection: Connection) -> str:
    """What the client is counted by; behind a proxy the server is told which address to believe."""
    return client_key(connection.client.host) if connection.client else ""


def limit(connection: Connection, name: str) -> None:
    """Count a request against the limit of that name; raises ``RateLimited``.

    Commands count for a guest, as a whole family may ask from one address; guesses from all addresses count together.
    """
    buckets: Buckets = connection.app.state.buckets[name]
    if name in FOR_A_GUEST:
        buckets.take(counted_as(connection))
    else:
        buckets.take(EVERYBODY if name == FOR_ALL else client_of(connection))


def counted_as(connection: Connection) -> str:
    """A guest who is known, else the address: anybody may invent as many tokens as they like."""
    known = known_of(connection)
    return known.id if known is not None else client_of(connection)


def limited(*names: str) -> list[Guard]:
    """The guards of a route that count each request against these limits, before its body is read."""

    # Asynchronous, although it waits for nothing: Litestar would run a plain function in a thread.
    async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
        del handler
        for name in names:
            limit(connection, name)

    return [guard]


async def same_protocol(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard: refuse a client that speaks another version of the protocol, before anything is done.

    A client that names no version speaks version 1, which had no versions.
    """
    del handler
    said = connection.query_params.get("protocol", "1")
    if said == str(PROTOCOL):
        return
    older = {str(number) for number in range(PROTOCOL)}
    raise Unreadable("client-too-old" if said in older else "protocol-unknown", protocol=PROTOCOL)


def cookie(connection: Connection, token: str) -> Cookie:
    """The guest's cookie: no script reads it, and no other site sends it."""
    secure = connection.app.state.settings.secure_cookies
    return Cookie(key=COOKIE, value=token, max_age=COOKIE_S, path="/", httponly=True, samesite="lax", secure=secure)


def link_picture(request: Ask, path: str) -> Response[bytes]:
    """A link to this server as a QR code, which a phone reads."""
    settings = request.app.state.settings
    base = settings.public_url or str(request.base_url)
    if settings.network_urls and is_loopback(request.base_url.hostname or ""):
        base = settings.network_urls[0]  # a phone that reads the code cannot reach a loopback address
    picture = io.BytesIO()
    segno.make(f"{base.rstrip('/')}/{path}", micro=False).save(picture, kind="svg", scale=6, border=3)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def refusal(connection: Connection, error: ChiliadError, sentence: str | None = None) -> Response[Refusal]:
    """A refusal as an answer."""
    if error.slug == "storage-unavailable":  # what the database says is for who runs it, and not for strangers
        log.warning("%s", error)
        error, sentence = Unavailable("table-asleep"), None
    if sentence is None:
        try:
            code = check_language(connection.query_params.get("lang"), connection.headers.get("accept-language"))
        except Unreadable:
            code = "en"
        sentence = language(code).sentence(error)
    sentence = sentence[:1].upper() + sentence[1:]
    news = error.news if isinstance(error, StaleRevision) else None
    body = Refusal(error.slug, sentence, dict(error.details), news)
    seconds = retry_after_of(error)
    headers = None if seconds is None else {"Retry-After": str(seconds)}
    return Response(body, status_code=status_of(error), media_type="application/json", headers=headers)


def on_refusal(request: Ask, error: ChiliadError) -> Response[Refusal]:
    """A refusal that no route has answered itself."""
    return refusal(request, error)


_HTTP_SLUGS = {404: "no-such-page", 405: "method-not-allowed", 413: "request-too-large", 415: "not-json"}


def on_http(request: Ask, error: HTTPException) -> Response[Refusal]:
    """What is no well-formed request of ours."""
    slug = _HTTP_SLUGS.get(error.status_code, "bad-request")
    problem: ChiliadError = NotFound(slug) if error.status_code == 404 else Unreadable(slug)
    if slug == "bad-request":
        problem = Unreadable(slug, text=_what(error))
    answer = refusal(request, problem)
    answer.status_code = error.status_code if error.status_code in (*_HTTP_SLUGS, 401, 403) else 400
    return answer


def on_bad_body(request: Ask, error: msgspec.MsgspecError | RecursionError | UnicodeError) -> Response[Refusal]:
    """A body that can't be read."""
    text = "invalid UTF-8" if isinstance(error, UnicodeError) else str(error)
    return refusal(request, Unreadable("bad-request", text=text))


def on_fault(request: Ask, error: Exception) -> Response[Refusal]:
    """A mistake of ours: told to the log, not to the person."""
    log.exception("fault at %s %r", request.method, request.scope["path"], exc_info=error)
    answer = refusal(request, Unreadable("internal-fault"))
    answer.status_code = 500
    return answer


def _what(error: HTTPException) -> str:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra[:5])
    return str(error.detail)
