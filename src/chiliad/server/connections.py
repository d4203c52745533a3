"""Limits on connections: how many there may be, how long a request's header may be, and how long it may take.

uvicorn limits none of these, so one client could hold up everybody with an endless header or with requests that it
never finishes. ``protocol`` makes the class that uvicorn speaks HTTP with: its own, with these limits.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import math
import os
import socket
import sys
import time
from collections import Counter
from functools import lru_cache
from typing import Any

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from chiliad.errors import ChiliadError, Unreadable
from chiliad.server.body_writer import WRITE, AnswerTransport, BodyWriter
from chiliad.server.catalog import language
from chiliad.server.faults import Busy, RateLimited, retry_after_of, status_of
from chiliad.server.protocol import Refusal
from chiliad.server.rate_limit import Buckets, client_key
from chiliad.server.settings import Settings

PIECE = 16 * 1024  # the parser is fed so many bytes at once, so that a header is counted before it is read
PIPELINE_MAX = 8  # requests sent ahead on one connection; browsers send none
LINGER_S = 1.0  # how long a client that is still sending has to read why it is refused
UNREAD_MAX = 256 * 1024  # what it still sends is dropped so far, and then no longer taken
WRITE_S = 60.0  # in which a client must acknowledge what it was sent, and read what waits once that is over 64 kB
FILES_SPARE = 128  # file descriptors for the database, its journal and whatever else is open
REFUSED_SPARE = 64  # connections above a limit that still get an answer; any more are cut
ANSWERED_PER_MINUTE = 60  # refused connections of a client that get an answer, once it has had those 64
CUT_AT_ONCE = 16  # connections that are cut before the players have a turn
PROXIES = "FORWARDED_ALLOW_IPS"  # uvicorn's own variable

_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class ConnectionLimits:
    """All connections of a server, by client, and what each of them may do."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.connections_max = min(settings.connections_max, _files_allowed(settings.connections_max) - FILES_SPARE)
        # A proxy connects for many clients, and limits them itself.
        self._proxies = trusted_proxies() if settings.public_url is not None else []
        self._kept = 0
        self._open: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()
        self._new = Buckets(settings.connections_per_minute, settings.connections_per_client_max)
        self._answers = Buckets(ANSWERED_PER_MINUTE, REFUSED_SPARE)
        self._all: dict[LimitedProtocol, None] = {}
        self._half_open: dict[LimitedProtocol, None] = {}
        """Connections whose request has not wholly arrived, the oldest first."""
        self._half_open_by: Counter[str] = Counter()

    def opened(self, connection: LimitedProtocol, address: str) -> ChiliadError | None:
        """Count a new connection; why it is refused, or None."""
        self._all[connection] = None
        client = "" if self._is_proxy(address) else client_key(address)
        refusal = self._refusal(client)
        if refusal is None:  # a refused one is no reason to refuse the next
            connection.counted_as = client
            self._open[client] += 1
            self._kept += 1
        else:
            connection.refused_as = client
            self._refused[client] += 1
        return refusal

    def cuts(self, address: str) -> bool:
        """Whether a connection from there is closed when it is accepted, before anything is read or written.

        So are those that would be refused, except that a client gets an answer now and then that says why.
        """
        if len(self._all) > self.connections_max + REFUSED_SPARE:
            return True
        client = "" if self._is_proxy(address) else client_key(address)
        if not client or not self._is_over(client):
            return False
        if self._refused[client] >= REFUSED_SPARE:
            return True
        try:
            self._answers.take(client)
        except RateLimited:
            return True
        return False

    def _is_over(self, client: str) -> bool:
        """Whether a client has as many connections as it may, or has opened as many as it may for now."""
        return (
            self._open[client] >= self.settings.connections_per_client_max
            or self._half_open_by[client] >= self.settings.half_open_per_client_max
            or self._new.wait_s(client) > 0
        )

    def _refusal(self, client: str) -> ChiliadError | None:
        if self._kept >= self.connections_max:
            return Busy("server-busy", retry_after=self.settings.head_s)
        if not client:
            return None
        if self._open[client] >= (most := self.settings.connections_per_client_max):
            return RateLimited("too-many-connections", limit=most)
        if self._half_open_by[client] >= (most := self.settings.half_open_per_client_max):
            return RateLimited("too-many-connections", retry_after=self.settings.head_s, limit=most)
        try:
            self._new.take(client)
        except RateLimited as often:
            return RateLimited("too-many-connections", retry_after=often.retry_after_s, limit=round(self._new.at_once))
        return None

    def closed(self, connection: LimitedProtocol) -> None:
        """A connection has ended."""
        self.arrived(connection)
        del self._all[connection]
        if connection.counted_as is not None:
            self._kept -= 1
            _one_less(self._open, connection.counted_as)
        if connection.refused_as is not None:
            _one_less(self._refused, connection.refused_as)

    def begins(self, connection: LimitedProtocol) -> None:
        """A request begins to arrive: where too many do, the oldest of them is ended."""
        self._half_open[connection] = None
        self._half_open_by[connection.counted_as or ""] += 1
        if len(self._half_open) > self.settings.half_open_max:
            next(iter(self._half_open)).too_slow()

    def arrived(self, connection: LimitedProtocol) -> None:
        """A request is there, or will never be."""
        if connection in self._half_open:
            del self._half_open[connection]
            _one_less(self._half_open_by, connection.counted_as or "")

    def sweep(self) -> None:
        """End whatever has taken too long; called every second."""
        now = time.monotonic()
        for connection in list(self._all):
            connection.check_time(now)

    def crowded(self, connection: LimitedProtocol) -> bool:
        """Whether so many connections are refused, of all or of its client, that this one is cut, not answered."""
        client = connection.refused_as
        mine = self._refused[client] if client else 0
        return mine > REFUSED_SPARE or len(self._all) > self.connections_max + REFUSED_SPARE

    def _is_proxy(self, address: str) -> bool:
        if not self._proxies:
            return False
        try:
            asked = ipaddress.ip_address(address)
        except ValueError:
            return True  # a socket in the file system: only a proxy asks there
        return any(asked in network for network in self._proxies)


class LimitedSocket(socket.socket):
    """A socket that listens, and closes connections above the limits of ``guard`` as soon as it has accepted them.

    A connection costs the event loop ten times as much once it has a transport and a protocol, so an attacker who opens
    thousands would hold up everybody.  The proactor loop of Windows does not call ``accept``; there the limits hold
    one step later (``ConnectionLimits.opened``).
    """

    guard: ConnectionLimits | None = None

    def accept(self) -> tuple[socket.socket, object]:
        """Accept the next connection that is not cut; raises ``BlockingIOError`` without one, or after some cuts."""
        for _ in range(CUT_AT_ONCE):
            accepted, address = super().accept()
            if self.guard is None or not self.guard.cuts(address[0] if address else ""):
                return accepted, address
            accepted.close()
        raise BlockingIOError(errno.EAGAIN, "others have a turn")


class LimitedProtocol(HttpToolsProtocol):
    """One connection, within the limits of ``guard``."""

    guard: ConnectionLimits
    counted_as: str | None = None
    refused_as: str | None = None
    _due: float | None = None  # when the request must have gone on
    _stuck_since: float | None = None  # since when more waits than a client should leave unread
    _refused: ChiliadError | None = None
    _answering: RequestResponseCycle | None = None  # the request being answered; ``cycle`` is the newest one
    _in_head, _ending = True, False
    _head_bytes = _body_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; a refused one is told so when it asks."""
        super().connection_made(transport)
        self._due = time.monotonic() + self.guard.settings.head_s
        _end_with_its_peer(transport)
        self._refused = self.guard.opened(self, self.client[0] if self.client else "")
        if self._refused is not None:
            self._due = time.monotonic() + LINGER_S
            if self.guard.crowded(self):
                transport.abort()
        else:
            self.guard.begins(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self.guard.closed(self)
        if self._answering is not None and not self._answering.response_complete:
            # uvicorn tells only the newest request, which may wait behind this one.
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    # --- What arrives ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, unless the connection is refused or ending."""
        if self._ending:
            self._body_bytes += len(data)
            if self._body_bytes > UNREAD_MAX:
                self.transport.pause_reading()
            return
        if self._refused is not None:
            self._end(self._refused)
            return
        self._unset_keepalive_if_required()
        if self._due is None:
            self._due = time.monotonic() + self.guard.settings.head_s
            self.guard.begins(self)
        try:
            self._feed(data)
        except httptools.HttpParserUpgrade:  # the request has arrived, and is answered as any other
            self.cycle.keep_alive = False
        except httptools.HttpParserError:
            self._end(Unreadable("bad-request", text="HTTP"))

    def _feed(self, data: bytes) -> None:
        at, most = 0, self.guard.settings.head_bytes_max
        while at < len(data) and not self._is_over():
            piece = data[at : at + (min(PIECE, most - self._head_bytes) if self._in_head else PIECE)]
            at += len(piece)
            if self._in_head:
                self._head_bytes += len(piece)
            self.parser.feed_data(piece)
            if self._in_head and self._head_bytes >= most:
                self._end(Unreadable("header-too-large", limit=most // 1024), 431)
            elif len(self.pipeline) > PIPELINE_MAX:
                self._end(None)

    def _is_over(self) -> bool:
        return self._ending or self.transport.is_closing()

    def on_message_begin(self) -> None:
        """Another request: its header is counted from its first byte, here its body."""
        super().on_message_begin()
        self._body_bytes = 0

    def on_headers_complete(self) -> None:
        """The body has a time of its own."""
        self._in_head = False
        self._due = time.monotonic() + self.guard.settings.body_s
        super().on_headers_complete()
        if not self.pipeline:
            self._answer(self.cycle)

    def on_response_complete(self) -> None:
        """Answer the next of the requests that were sent ahead."""
        if self._answering is not None and isinstance(self._answering.transport, AnswerTransport):
            self._answering.transport.flush()
            self._answered(self._answering)
        if self.pipeline:
            self._answer(self.pipeline[-1][0])
        super().on_response_complete()

    def _answer(self, cycle: RequestResponseCycle) -> None:
        """Let a request be answered from now on, by its own writers."""
        self._answering = cycle
        cycle.transport = AnswerTransport(cycle)
        scope: Any = cycle.scope  # Any: a TypedDict, to which ASGI lets a server add keys
        scope[WRITE] = BodyWriter(cycle)

    def _answered(self, cycle: RequestResponseCycle) -> None:
        """Part a request from its writers, which know it: else it would stay until the garbage collector runs."""
        cycle.transport = self.transport
        scope: Any = cycle.scope  # Any: as in ``_answer``
        scope.pop(WRITE, None)

    def on_body(self, body: bytes) -> None:
        """End a body that goes on after it was refused."""
        self._body_bytes += len(body)
        super().on_body(body)
        if self.cycle.response_complete and self._body_bytes > self.guard.settings.body_bytes_max:
            self._end(None)

    def on_message_complete(self) -> None:
        """The request has arrived."""
        super().on_message_complete()
        self._in_head, self._head_bytes, self._due = True, 0, None
        self.guard.arrived(self)

    # --- Time --------------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """More than 64 kB wait until the client reads: asyncio's limit."""
        self._stuck_since = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client has read all but 16 kB."""
        self._stuck_since = None
        super().resume_writing()

    def check_time(self, now: float) -> None:
        """End the connection if something of it has taken too long."""
        if self._stuck_since is not None and now > self._stuck_since + WRITE_S:
            self.transport.abort()
        elif self._due is not None and now > self._due:
            if self._ending or self._refused is not None:
                self.transport.abort()
            else:
                self.too_slow()

    def too_slow(self) -> None:
        """End a request that does not arrive; an unused connection, as browsers open them ahead, without a word."""
        self._end(Unreadable("request-too-slow") if self._head_bytes or not self._in_head else None, 408)

    def _end(self, error: ChiliadError | None, status: int | None = None) -> None:
        """Say why, and close; a client that is still sending has a moment to read it."""
        cycle = self._answering
        if cycle is not None and cycle.response_complete:
            cycle = None
        if error is not None and not (cycle is not None and cycle.response_started):
            self.transport.write(answer(error, status))
        self._ending = True
        self.guard.arrived(self)
        self._due = time.monotonic() + LINGER_S
        if cycle is not None:  # it must write nothing more, nor wait for the rest of its body
            cycle.disconnected = True
            cycle.message_event.set()
        self.pipeline.clear()
        self._body_bytes = 0
        if self.transport.can_write_eof():
            self.transport.write_eof()


def _one_less(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]


def protocol(limits: ConnectionLimits) -> type[LimitedProtocol]:
    """The class of this server's connections."""
    return type("Connection", (LimitedProtocol,), {"guard": limits})


def answer(error: ChiliadError, status: int | None = None) -> bytes:
    """A whole HTTP answer that refuses, after which the connection ends. Nobody knows the reader's language here."""
    return _answer(error.slug, tuple(error.details.items()), status or status_of(error), retry_after_of(error))


@lru_cache(maxsize=256)
def _answer(slug: str, details: tuple[tuple[str, str | int], ...], status: int, seconds: int | None) -> bytes:
    """The same bytes for the same refusal: whoever is refused by the thousand costs little."""
    sentence = language("en").sentence(ChiliadError(slug, **dict(details)))
    body = msgspec.json.encode(Refusal(slug, sentence[:1].upper() + sentence[1:], dict(details), None))
    lines = [STATUS_LINE[status], b"content-type: application/json\r\n"]
    if seconds is not None:
        lines.append(b"retry-after: %d\r\n" % seconds)
    lines.append(b"cache-control: no-store\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body))
    return b"".join([*lines, body])


def trusted_proxies() -> list[_Network]:
    """The proxies whose word is taken for where a request comes from: this machine unless the variable says more."""
    found: list[_Network] = []
    for part in os.environ.get(PROXIES, "127.0.0.1").split(","):
        if part.strip() == "*":
            return [ipaddress.ip_network("0.0.0.0/0"), ipaddress.ip_network("::/0")]
        try:
            found.append(ipaddress.ip_network(part.strip(), strict=False))
        except ValueError:
            continue
    return found


def _files_allowed(wanted: int) -> int:
    """How many files and connections this process may have open, after asking for as many as are wanted."""
    if sys.platform == "win32":
        return wanted + FILES_SPARE
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + FILES_SPARE + REFUSED_SPARE
    if soft != resource.RLIM_INFINITY and soft < needed:
        most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        except (OSError, ValueError):
            pass
    return needed if soft == resource.RLIM_INFINITY else min(soft, needed) - REFUSED_SPARE


def _end_with_its_peer(transport: asyncio.BaseTransport) -> None:
    """Have the system end a connection whose other side has vanished: a phone out of reach says no goodbye."""
    found = transport.get_extra_info("socket")
    if found is not None and hasattr(socket, "TCP_USER_TIMEOUT") and found.family != getattr(socket, "AF_UNIX", None):
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, math.ceil(1000 * WRITE_S))
