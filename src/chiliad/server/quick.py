"""Commands, answered without the framework: most requests are commands, and the framework took a fifth of their time.

``Quick`` answers a request that is plainly a command: well formed, of a guest who is remembered, for a table that is
awake.  It gives the same answer as the route (``routes/tables.py``), which gets every other request, unchanged.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, ReceiveMessage, Scope, Send

from chiliad.errors import ChiliadError
from chiliad.server.protocol import PROTOCOL, Done
from chiliad.server.rate_limit import Buckets
from chiliad.server.requests import Command
from chiliad.server.routes.request_context import Ask, known_of, lang_of, on_fault, registry_of
from chiliad.server.routes.tables import command_refused
from chiliad.server.rows import Guest
from chiliad.server.security import refused
from chiliad.server.session import TableSession

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]+)/commands")
QUERY = re.compile(rb"protocol=%d(?:&lang=([A-Za-z-]+))?" % PROTOCOL)
_encode = msgspec.json.Encoder().encode
_MALFORMED = (msgspec.MsgspecError, UnicodeError, RecursionError)


class _Body(msgspec.Struct):
    """A command as a field: msgspec looks into a struct once, and into a union at every call."""

    order: Command


class Asked(NamedTuple):
    """A command before its body is read: the guest, the table's session, the language of the answer."""

    guest: Guest
    session: TableSession
    code: str


class Quick:
    """An ASGI middleware inside the application: answers plain commands, and passes every other request on."""

    def __init__(self, app: ASGIApp, commands: Buckets, body_bytes_max: int) -> None:
        """``commands``: counts each guest's commands; ``body_bytes_max``: the limit of a request's body."""
        self.app, self._commands, self._body_bytes_max = app, commands, body_bytes_max

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a command, or ask the application."""
        asked = self._asked(scope) if scope["type"] == ScopeType.HTTP else None
        if asked is None:
            await self.app(scope, receive, send)
            return
        first = await receive()
        order = _order(first)
        if order is None:
            await self.app(scope, _again(first, receive), send)
            return
        guest, session, code = asked
        try:
            self._commands.take(guest.id)
            revision = await session.command(guest.id, order, code)
        except Exception as error:
            request: Ask = Ask(scope)
            seat = session.table.seat_of(guest.id)
            if isinstance(error, ChiliadError):
                answer = command_refused(request, error, session, seat, code)
            else:
                answer = on_fault(request, error)
            await answer.to_asgi_response(None, request)(scope, receive, send)
            return
        body = _encode(Done(revision))
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _asked(self, scope: HTTPScope) -> Asked | None:
        """What is asked, where that is plain and nothing refuses it before its body is read; None for the framework."""
        if scope["method"] != "POST":
            return None
        path, query = PATH.fullmatch(scope["path"]), QUERY.fullmatch(scope["query_string"])
        if path is None or query is None or not self._is_short(list(scope["headers"])) or refused(scope) is not None:
            return None
        connection: ASGIConnection[object, object, object, State] = ASGIConnection(scope)
        registry = registry_of(connection)
        guest, session = known_of(connection), registry.awake(path[1])
        if guest is None or session is None or self._commands.wait_s(guest.id) > 0:
            return None
        try:
            return Asked(guest, session, lang_of(connection, query[1].decode() if query[1] else None))
        except ChiliadError:
            return None

    def _is_short(self, headers: list[tuple[bytes, bytes]]) -> bool:
        """Whether the request states the length of its body, within the limit, and has each header once."""
        found = dict(headers)
        length = found.get(b"content-length", b"")
        return (
            0 < len(length) < len("1000000")
            and length.isdigit()
            and 0 < int(length) <= self._body_bytes_max
            and len(found) == len(headers)
            and b"transfer-encoding" not in found
        )


def _order(message: ReceiveMessage) -> Command | None:
    """The command, where the message holds all of it and it can be read."""
    if message["type"] != "http.request" or message.get("more_body"):
        return None
    try:
        # The framework decodes in these two steps too, so that both read odd bodies (a key twice) in the same way.
        return msgspec.convert({"order": msgspec.json.decode(message["body"])}, _Body).order
    except _MALFORMED:
        return None


def _again(first: ReceiveMessage, receive: Receive) -> Receive:
    """``receive`` with the first message put back."""
    left = [first]

    async def received() -> ReceiveMessage:
        return left.pop() if left else await receive()

    return received
