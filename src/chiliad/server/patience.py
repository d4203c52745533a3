"""Limit what one client's requests may cost the others: prepared refusals, and turns.

A refusal by a route passes through the whole application and takes about half a millisecond.  When a client has used
up its refusals, the server refuses its requests before they reach the application, with prepared bytes, and ends the
connection: then the limits on new connections apply to it as well (connections.py).

Of the requests that one client sends at once, one begins in each pass of the event loop; so the other players wait
for one of twenty requests, not for all twenty.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from functools import lru_cache

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from chiliad.server.catalog import check_language, language
from chiliad.server.faults import RateLimited
from chiliad.server.protocol import Refusal
from chiliad.server.rate_limit import Buckets
from chiliad.server.routes.request_context import counted_as
from chiliad.server.security import HEADERS

COUNTED = frozenset({400, 401, 403, 404, 405, 413, 415, 422, 429, 431})
"""Statuses that a well-made client rarely gets; a command that comes too late (409) is part of the game."""


class Turns:
    """Lets one request of each client begin in each pass of the event loop."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def take(self, client: str) -> None:
        """Wait for this request's turn; return at once, unless another request of the client has just begun."""
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
    """An ASGI middleware around the whole application: counts the refusals of each client, and answers them early."""

    def __init__(self, app: ASGIApp, refusals: Buckets) -> None:
        self.app, self._refusals, self._turns = app, refusals, Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the application, unless it has refused this client too often."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        client = counted_as(ASGIConnection(scope))
        if wait_s := self._refusals.wait_s(client):
            refused = RateLimited("too-many-requests", retry_after=wait_s, limit=round(self._refusals.at_once))
            await _refuse(scope, send, refused)
            return

        await self._turns.take(client)

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] in COUNTED:
                with contextlib.suppress(RateLimited):
                    self._refusals.take(client)
            await send(message)

        await self.app(scope, receive, counting)


async def _refuse(scope: Scope, send: Send, error: RateLimited) -> None:
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
    error = RateLimited("too-many-requests", limit=limit)
    sentence = language(code).sentence(error)
    return msgspec.json.encode(Refusal(error.slug, sentence[:1].upper() + sentence[1:], dict(error.details), None))
