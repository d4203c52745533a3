"""Rules for every answer and every request: headers that restrict the browser, and the origins that are allowed."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from chiliad.errors import ChiliadError, Unreadable
from chiliad.server.catalog import check_language, language
from chiliad.server.faults import Forbidden
from chiliad.server.protocol import PROTOCOL, Refusal

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the address of a table is sent to no other site
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
_HOST = re.compile(rb"([\w.~%-]*|\[[0-9A-Fa-f:.]+\])(:[0-9]{0,5})?")


class Guarding:
    """An ASGI middleware that refuses requests from another site's page."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request of another site's page, and one that is not JSON: a page needs permission to send JSON."""
        refusal = refused(scope) if scope["type"] == ScopeType.HTTP else None
        if refusal is not None:
            await _refuse(scope, send, *refusal)
            return
        await self.app(scope, receive, send)


def refused(scope: HTTPScope) -> tuple[ChiliadError, int] | None:
    """Why a request is refused whatever its path, with the status; None where it is not."""
    if not _has_host(scope):
        return Unreadable("bad-request", text="Host"), 400
    if scope["method"] not in SAFE:
        if not own_origin(scope):
            return Forbidden("wrong-origin"), 403
        if not _is_json(scope):
            return Unreadable("not-json"), 415
    return None


class HeadAsGet:
    """Answer HEAD as GET, without the body: monitors and link previews send HEAD."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return
        started = False

        async def without_body(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start" and not started:
                started = True
                await send(message)
                # The answer ends at once: a stream would have no end.
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        asked = scope.copy()
        asked["method"] = "GET"
        await self.app(asked, receive, without_body)


def binding(public_url: str | None) -> Callable[[Message, Scope], Awaitable[None]]:
    """A hook of the application that adds the headers to every answer: refusals bypass every middleware."""
    bound = {name.lower().encode(): value.encode() for name, value in HEADERS.items()}
    if (public_url or "").startswith("https:"):
        bound[b"strict-transport-security"] = b"max-age=31536000"
    everywhere = list(bound.items())
    api = [*everywhere, (b"chiliad-protocol", str(PROTOCOL).encode())]

    async def bind(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        of_api = scope["path"].startswith("/api")
        headers = [header for header in message["headers"] if header[0].lower() not in bound]
        headers += api if of_api else everywhere
        if of_api and not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers

    return bind


def own_origin(scope: Scope) -> bool:
    """Whether a request that changes something comes from our own page, or from no page at all.

    Browsers state the origin of every such request; programs don't.
    """
    headers = {name.lower(): value for name, value in scope["headers"]}
    origin = headers.get(b"origin")
    if headers.get(b"sec-fetch-site") in (b"cross-site", b"same-site"):
        return False
    if origin is None:
        return True
    public = scope["litestar_app"].state.settings.public_url
    allowed = {urlsplit(public).netloc.encode()} if public else set()
    try:
        said = urlsplit(origin.decode("latin-1")).netloc.encode()
    except ValueError:
        return False
    return bool(said) and said in {headers.get(b"host", b""), *allowed}


def _has_host(scope: Scope) -> bool:
    """Whether the host is valid: addresses of this server are made of it."""
    return all(_HOST.fullmatch(value) for name, value in scope["headers"] if name == b"host")


def _is_json(scope: Scope) -> bool:
    """Whether a request has no body, or declares its body as JSON."""
    headers = dict(scope["headers"])
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return True
    return bool(headers.get(b"content-type", b"").partition(b";")[0].strip().lower() == b"application/json")


async def _refuse(scope: Scope, send: Send, error: ChiliadError, status: int) -> None:
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    sentence = language(check_language(None, accepted)).sentence(error)
    body = msgspec.json.encode(Refusal(error.slug, sentence[:1].upper() + sentence[1:], {}, None))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
