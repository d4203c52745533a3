"""Patience with who is refused again and again: from some number a minute on the answer costs the server nothing.

A refusal by a route goes through the whole application, some half a millisecond of everybody's time.  Who has used up
its refusals is told so before the application is asked, in bytes that are ready.
"""

from __future__ import annotations

import contextlib
from functools import lru_cache
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Send

from chiliad.server.faults import TooMany
from chiliad.server.guarding import HEADERS
from chiliad.server.hub import check_language, language
from chiliad.server.limits import Buckets
from chiliad.server.protocol import Refusal
from chiliad.server.routes.asking import counted_as

COUNTED = frozenset({400, 401, 403, 404, 405, 413, 415, 422, 429, 431})
"""What no well-made client is told often; a command that comes too late (409) is part of the game."""


class Patience:
    """An ASGI middleware around the whole application: counts the refusals of each client, and shortens them."""

    def __init__(self, app: ASGIApp, refusals: Buckets) -> None:
        self.app, self._refusals = app, refusals

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Ask the application, unless it has refused this client too often."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        client = counted_as(ASGIConnection(scope))
        if wait_s := self._refusals.wait_s(client):
            refused = TooMany("too-many-requests", retry_after=wait_s, limit=round(self._refusals.at_once))
            await _refuse(scope, send, refused)
            return

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] in COUNTED:
                with contextlib.suppress(TooMany):
                    self._refusals.take(client)
            await send(message)

        await self.app(scope, receive, counting)


async def _refuse(scope: Any, send: Send, error: TooMany) -> None:
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    body = _body(check_language(None, accepted.decode("latin-1")), int(error.details["limit"]))
    headers = [*_HEADERS, (b"retry-after", b"%d" % error.retry_after_s), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


_HEADERS = [
    *((name.lower().encode(), value.encode()) for name, value in HEADERS.items()),
    (b"content-type", b"application/json"),
    (b"cache-control", b"no-store"),
]


@lru_cache(maxsize=64)
def _body(code: str, limit: int) -> bytes:
    error = TooMany("too-many-requests", limit=limit)
    sentence = language(code).sentence(error)
    return msgspec.json.encode(Refusal(error.slug, sentence[:1].upper() + sentence[1:], dict(error.details)))
