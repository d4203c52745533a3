"""What one client's requests may cost the others: refusals that are ready, and turns.

A refusal by a route goes through the whole application and takes some half a millisecond.  A client that has used up
its refusals is refused before the application is asked, with bytes that are ready, and its connection ends: then the
limits on new connections hold for it as well (connections.py).

Of the requests that one client sends at once, one begins in each pass of the event loop; so twenty of them keep the
other players waiting for one request, not for twenty.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from functools import lru_cache
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Send

from chiliad.server.faults import TooMany
from chiliad.server.guarding import HEADERS
from chiliad.server.limits import Buckets
from chiliad.server.protocol import Refusal
from chiliad.server.routes.asking import counted_as
from chiliad.server.wording import check_language, language

COUNTED = frozenset({400, 401, 403, 404, 405, 413, 415, 422, 429, 431})
"""What no well-made client is told often; a command that comes too late (409) is part of the game."""


class Turns:
    """Lets one request of each client begin in each pass of the event loop."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def take(self, client: str) -> None:
        """Wait until it is this request's turn: not at all, unless another one of the client has just begun."""
        loop = asyncio.get_running_loop()
        if client not in self._waiting:
            self._waiting[client] = deque()
            loop.call_soon(self._next, loop, client)
            return
        turn = loop.create_future()
        self._waiting[client].append(turn)
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop, client: str) -> None:
        waiting = self._waiting[client]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():  # a request whose connection was lost has been cancelled
                turn.set_result(None)
                loop.call_soon(self._next, loop, client)
                return
        del self._waiting[client]


class Patience:
    """An ASGI middleware around the whole application: counts the refusals of each client, and shortens them."""

    def __init__(self, app: ASGIApp, refusals: Buckets) -> None:
        self.app, self._refusals, self._turns = app, refusals, Turns()

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

        await self._turns.take(client)

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
    (b"connection", b"close"),
]


@lru_cache(maxsize=64)
def _body(code: str, limit: int) -> bytes:
    error = TooMany("too-many-requests", limit=limit)
    sentence = language(code).sentence(error)
    return msgspec.json.encode(Refusal(error.slug, sentence[:1].upper() + sentence[1:], dict(error.details), None))
