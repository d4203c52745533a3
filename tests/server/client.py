"""A client of the server in the same process, like a program: every request is an ASGI request, a stream stays open.

The client keeps all that the server sends as bytes; nothing here knows the content of a table.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, NamedTuple, Self
from urllib.parse import unquote_to_bytes, urlencode

from litestar import Litestar

from chiliad.server.app import create
from chiliad.server.body_writer import WRITE
from chiliad.server.protocol import PROTOCOL
from chiliad.server.registry import Registry
from chiliad.server.session import TableSession
from chiliad.server.settings import Settings

WAIT_S = 90.0  # for answers that should come at once; a busy machine takes its time
UNREAD_MAX = 4  # pieces that are sent to a reader who has stopped reading, before its connection is cut
HOST = "table.example"
PLENTY: dict[str, Any] = {
    "bot_pace_s": (0.0, 0.0),
    "guests_per_minute": 1_000_000,
    "tables_per_minute": 1_000_000,
    "links_per_minute": 1_000_000,
    "streams_per_minute": 1_000_000,
    "commands_per_minute": 1_000_000,
    "refusals_per_minute": 1_000_000,
    "connections_per_minute": 1_000_000,
    "seat_changes_per_minute": 1_000_000,
    "remarks_per_minute": 1_000_000,
    "remarks_at_once": 1_000_000,
    "guests_per_day": 1_000_000,
    "tables_per_day": 1_000_000,
    "devices_per_minute": 1_000_000,
    "exports_per_minute": 1_000_000,
    "codes_per_minute": 1_000_000,
    "codes_per_day": 1_000_000,
    "codes_everywhere_per_minute": 1_000_000,
    "passkeys_per_minute": 1_000_000,
    "passkeys_per_day": 1_000_000,
    "hints_early": False,
    "reports_early": False,
    "lag_max_s": 1_000_000.0,
    "busy_max": 1_000_000.0,
    "wait_max_s": 1_000_000.0,
}
"""Settings of a server whose limits no test reaches."""


class Answer(NamedTuple):
    """An answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def slug(self) -> str:
        """The slug of a refusal."""
        return str(self.json["slug"])

    def done(self) -> Any:
        """The answer to a request that must have succeeded."""
        assert 200 <= self.status < 300, f"{self.status} {self.body[:500]!r}"
        return self.json


class Event(NamedTuple):
    """One server-sent event; ``raw`` is all of it."""

    kind: str
    number: int | None
    data: Any
    raw: bytes


class Listening:
    """An open stream, read event by event."""

    def __init__(self, app: Litestar, scope: dict[str, Any]) -> None:
        self.events: list[Event] = []
        self.heartbeats = 0
        self.ended = False
        self.status = 0
        self.body = b""
        self._rest = b""
        self._news = asyncio.Event()
        self._gone = asyncio.Event()
        self._asked = False
        self._reading = asyncio.Event()
        self._reading.set()
        self.unread = 0
        self._task = asyncio.ensure_future(self._run(app, {**scope, WRITE: self._write}))

    async def _run(self, app: Litestar, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self._receive, self._send)  # type: ignore[arg-type]
        finally:
            self.ended = True
            self._news.set()

    async def _receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        await self._reading.wait()  # a reader that has stopped reading holds up the writer
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self._take(message.get("body", b""))
            if not message.get("more_body", False):
                self._gone.set()  # servers report this of a complete answer
        self._news.set()

    def _write(self, piece: bytes) -> bool:
        """Take what a server writes directly; a reader that has stopped reading is cut after some pieces."""
        if self._gone.is_set():
            return False
        if not self._reading.is_set():
            self.unread += 1
            return self.unread <= UNREAD_MAX
        self._take(piece)
        self._news.set()
        return True

    def _take(self, body: bytes) -> None:
        self.body += body
        self._rest += body
        *whole, self._rest = self._rest.split(b"\n\n")
        for one in whole:
            self._one(one)

    def _one(self, raw: bytes) -> None:
        lines = raw.decode().split("\n")
        if all(not line or line.startswith(":") for line in lines):
            self.heartbeats += 1
            return
        fields = dict(line.split(": ", 1) for line in lines)
        number = int(fields["id"]) if "id" in fields else None
        self.events.append(Event(fields["event"], number, json.loads(fields["data"]), raw))

    def stop_reading(self) -> None:
        self._reading.clear()

    def read_on(self) -> None:
        self._reading.set()

    async def until(self, holds: Callable[[Self], Any]) -> Self:
        """Wait until a condition holds for the news so far."""

        async def waits() -> None:
            while not holds(self):
                assert not self.ended, f"the stream ended: {self.status} {self.body[-500:]!r}"
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(waits(), WAIT_S)
        return self

    async def until_ended(self) -> Self:
        await asyncio.wait_for(asyncio.shield(self._task), WAIT_S)
        return self

    @property
    def news(self) -> list[Any]:
        return [one.data for one in self.events if one.kind == "news"]

    @property
    def happened(self) -> list[Any]:
        return [one for news in self.news for one in news["happened"]]

    @property
    def head(self) -> Any:
        """The state of the table by this stream's news."""
        told = [one for one in self.events if one.kind in ("news", "head")]
        return (told[-1].data["head"] if told[-1].kind == "news" else told[-1].data) if told else None

    @property
    def revision(self) -> int:
        return int(self.news[-1]["revision"]) if self.news else 0

    async def close(self) -> None:
        """Lose the connection."""
        self._gone.set()
        self._reading.set()
        await asyncio.wait({self._task}, timeout=WAIT_S)
        if not self._task.done():
            self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for _ in range(3):
            await asyncio.sleep(0)  # the stream's own ending runs


class Server:
    """A server in this process."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.open: list[Listening] = []

    @property
    def registry(self) -> Registry:
        registry: Registry = self.app.state.registry
        return registry

    async def session(self, table: str) -> TableSession:
        return await self.registry.session(table)

    def scope(self, method: str, path: str, query: dict[str, Any], headers: dict[str, str]) -> dict[str, Any]:
        asked = {"host": HOST, **{name.lower(): value for name, value in headers.items()}}
        given = {name: value for name, value in {"protocol": PROTOCOL, **query}.items() if value is not None}
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote_to_bytes(path).decode("utf-8", "replace"),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": urlencode(given).encode(),
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in asked.items()],
            "client": ("127.0.0.1", 40000),
            "server": (HOST, 80),
            "state": {},
            WRITE: lambda piece: False,  # only a stream that is read has one that writes
        }

    async def ask(
        self,
        method: str,
        path: str,
        *,
        body: Any = None,
        raw: bytes | None = None,
        headers: dict[str, str] | None = None,
        **query: Any,
    ) -> Answer:
        """Send one complete request."""
        sent = dict(headers or {})
        content = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        if body is not None or raw is not None:
            sent.setdefault("content-type", "application/json")
            sent.setdefault("content-length", str(len(content)))
        parts = [{"type": "http.request", "body": content, "more_body": False}]
        status, found, chunks = 0, dict[str, str](), list[bytes]()

        async def receive() -> Any:
            return parts.pop() if parts else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status, found
            if message["type"] == "http.response.start":
                status = message["status"]
                found = {name.decode().lower(): value.decode("latin-1") for name, value in message["headers"]}
            else:
                chunks.append(message.get("body", b""))

        await self.app(self.scope(method, path, query, sent), receive, send)  # type: ignore[arg-type]
        return Answer(status, found, b"".join(chunks))

    def listen(self, path: str, headers: dict[str, str] | None = None, **query: Any) -> Listening:
        """Open a stream."""
        stream = Listening(self.app, self.scope("GET", path, query, headers or {}))
        self.open.append(stream)
        return stream

    async def person(self, name: str) -> Person:
        """A new guest."""
        known = (await self.ask("POST", "/api/guests", body={"name": name, "bearer": True})).done()
        return Person(self, name, known["guest"], known["token"])


class Person:
    """A guest as a program."""

    def __init__(self, server: Server, name: str, guest: str, token: str) -> None:
        self.server, self.name, self.guest, self.token = server, name, guest, token
        self._ids = itertools.count(1)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    async def get(self, path: str, **query: Any) -> Answer:
        return await self.server.ask("GET", path, headers=self.headers, **query)

    async def post(self, path: str, body: Any, **query: Any) -> Answer:
        return await self.server.ask("POST", path, body=body, headers=self.headers, **query)

    async def open(self, game: str, *seats: str, **more: Any) -> Any:
        return (await self.post("/api/tables", {"game": game, "seats": seats, **more})).done()

    async def sit(self, invite: str, **more: Any) -> Answer:
        return await self.post(f"/api/invitations/{invite}/seat", more)

    async def news(self, table: str, **query: Any) -> Any:
        return (await self.get(f"/api/tables/{table}", **query)).done()

    def command_id(self) -> str:
        return f"{self.name}-{next(self._ids)}"

    async def command(
        self, table: str, do: str, revision: int | None = None, name: str | None = None, **more: Any
    ) -> Answer:
        """Send a command, by its ``name`` where it has one; by default it refers to the table's present revision."""
        if revision is None:
            revision = (await self.server.session(table)).table.revision
        body = {"id": name or self.command_id(), "revision": revision, "do": do}
        lang = more.pop("lang", None)
        return await self.post(f"/api/tables/{table}/commands", {**body, **more}, lang=lang)

    def listen(self, table: str, last: int | None = None, **query: Any) -> Listening:
        headers = self.headers if last is None else {**self.headers, "last-event-id": str(last)}
        return self.server.listen(f"/api/tables/{table}/events", headers, **query)


@asynccontextmanager
async def serving(url: str, **changed: Any) -> AsyncIterator[Server]:
    """A server on a database, from start to end; no test reaches a limit except the given ones."""
    app = create(Settings(url, **{**PLENTY, **changed}))
    fault: Exception | None = None
    async with app.lifespan():
        server = Server(app)
        try:
            yield server
        except Exception as error:  # it is raised outside: inside, groups of exceptions would wrap it
            fault = error
        finally:
            for stream in server.open:
                await stream.close()
    if fault is not None:
        raise fault


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Mark a test that is a coroutine."""

    @wraps(test)
    def run(*args: Any, **named: Any) -> None:
        asyncio.run(test(*args, **named))

    return run


async def until(holds: Callable[[], Any]) -> None:
    """Wait for a condition that no stream reports."""

    async def waits() -> None:
        while not holds():
            await asyncio.sleep(0.005)

    await asyncio.wait_for(waits(), WAIT_S)
