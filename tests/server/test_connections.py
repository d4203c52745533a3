"""Limits on connections: long headers, half requests, endless bodies, too many at once."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from chiliad.server import session as sessions
from chiliad.server.rate_limit import Buckets, RateLimited, client_key
from server.attacking import ATTACKER, Served, answered, request, served
from server.client import asynchronous, serving, until
from server.connecting import connected, read_until, stream_request
from server.refusing import hold_bots
from server.seating import seated

HEALTH = request("GET", "/api/health")
HALF = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"


async def serves(server: Served, source: str = "127.0.0.1") -> None:
    """Check that another client gets an answer."""
    assert (await server.ask(HEALTH, source)).status == 200


async def quiet(server: Served) -> None:
    """Check that the attack wrote no line to the log."""
    await serves(server)  # by then the effects of the attack have ended
    assert server.log.read_text() == ""


@asynchronous
async def test_an_endless_header_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        for line in (b"x-long: " + b"a" * 65536, b"x: y\r\n" * 10_000, b"cookie: " + b"a=b;" * 16384):
            reader, writer = await server.connect()
            writer.write(HALF)
            sent = 0
            with contextlib.suppress(ConnectionError, TimeoutError):
                while sent < 80_000_000:
                    writer.write(line)
                    await asyncio.wait_for(writer.drain(), 0.2)  # the server stops reading, and so this waits
                    sent += len(line)
            refused = await answered(reader)
            writer.close()
            assert (refused.status, refused.slug) == (431, "header-too-large")
            assert refused.headers["connection"] == "close"
            assert sent < 20_000_000  # of 80 MB; Linux itself accepts some ten where nobody reads
            await serves(server)
        too_long = await server.ask(request("GET", "/" + "a" * 20_000))
        assert (too_long.status, too_long.slug) == (431, "header-too-large")
        long = "a" * 15_000
        assert (await server.ask(request("GET", "/api/health", cookie=long))).status == 200
        reader, writer = await server.connect()
        for cookie in ("a" * 10_000, "b" * 10_000):  # the count begins at each one's own beginning
            writer.write(request("GET", "/api/health", cookie=cookie).replace(b"close", b"keep-alive"))
            await reader.readuntil(b'{"ok":true,"protocol":2}')
        writer.write(request("GET", "/api/health", cookie="c" * 20_000))
        assert (await answered(reader)).status == 431
        writer.close()
        await quiet(server)


HALVES = [
    HALF,
    b"G",
    request("POST", "/api/guests", b'{"name":"Ala"}')[:-3],
    (
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n5\r\n{"
    ),
]


@asynchronous
async def test_half_a_request_is_ended(tmp_path: Path) -> None:
    async with served(tmp_path, head_s=0.3, body_s=0.3) as server:
        for half in HALVES:
            late = await server.ask(half)
            assert (late.status, late.slug) == (408, "request-too-slow"), half
            assert late.headers["connection"] == "close"
            await quiet(server)


@asynchronous
async def test_a_connection_that_asks_nothing_is_closed_without_a_word(tmp_path: Path) -> None:
    async with served(tmp_path, head_s=0.3) as server:
        assert (await server.ask(b"")).status == 0
        dripping = asyncio.create_task(_drip(server))
        assert (await dripping).status in (408, 431)
        await quiet(server)


async def _drip(server: Served) -> object:
    """After a request that is answered, send a line break from time to time."""
    reader, writer = await server.connect()
    writer.write(HEALTH.replace(b"close", b"keep-alive"))
    await reader.readuntil(b'{"ok":true,"protocol":2}')
    reading = asyncio.create_task(answered(reader))
    with contextlib.suppress(ConnectionError):
        while not reading.done():
            writer.write(b"\r\n")
            await asyncio.wait({reading}, timeout=0.05)
    writer.close()
    return await reading


@asynchronous
async def test_one_client_has_so_many_connections(tmp_path: Path) -> None:
    async with served(tmp_path, connections_per_client_max=20, half_open_per_client_max=1000) as server:
        held = [await server.connect() for _ in range(20)]
        for _, writer in held:
            writer.write(HALF)
        refused = await server.ask(HEALTH)
        assert (refused.status, refused.slug) == (429, "too-many-connections")
        assert int(refused.headers["retry-after"]) >= 1
        if ATTACKER != "127.0.0.1":
            await serves(server)
        held.pop()[1].close()
        while (await server.ask(HEALTH)).status != 200:  # as soon as the server has noticed
            await asyncio.sleep(0.01)
        for _, writer in held:
            writer.close()
        await quiet(server)


@asynchronous
async def test_one_client_has_so_many_half_requests(tmp_path: Path) -> None:
    async with served(tmp_path, half_open_per_client_max=10) as server:
        held = [await server.connect() for _ in range(10)]
        for _, writer in held:
            writer.write(HALF)
        refused = await server.ask(HEALTH)
        assert (refused.status, refused.slug) == (429, "too-many-connections")
        assert int(refused.headers["retry-after"]) >= 10  # until the server ends the first of them
        held[0][1].write(b"\r\n")
        assert (await held[0][0].readline()).startswith(b"HTTP/1.1 200")
        while (await server.ask(HEALTH)).status != 200:
            await asyncio.sleep(0.01)
        for _, writer in held:
            writer.close()


@asynchronous
async def test_of_too_many_half_requests_the_oldest_is_ended(tmp_path: Path) -> None:
    async with served(tmp_path, half_open_max=10, half_open_per_client_max=1000) as server:
        held = []
        for _ in range(12):
            held.append(await server.connect())
            held[-1][1].write(HALF)
            await serves(server)  # this is one more, and ends the oldest as soon as there are ten
        assert (await answered(held[0][0])).status == 408
        held[-1][1].write(b"\r\n")
        assert (await held[-1][0].readline()).startswith(b"HTTP/1.1 200")
        for _, writer in held:
            writer.close()


@asynchronous
async def test_there_are_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with served(tmp_path, connections_max=20) as server:
        held = [await server.connect() for _ in range(20)]
        refused = await server.ask(HEALTH, "127.0.0.1")
        assert (refused.status, refused.slug) == (503, "server-busy")
        assert int(refused.headers["retry-after"]) >= 1
        more = [await server.connect() for _ in range(200)]  # the server cuts those beyond the answered ones
        assert (await answered(more[-1][0])).status == 0
        for _, writer in [*held, *more]:
            writer.close()
        while (await server.ask(HEALTH)).status != 200:
            await asyncio.sleep(0.01)
        await quiet(server)


@asynchronous
async def test_a_body_that_is_too_long_ends_the_connection(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        for body in (b"Content-Length: 80000000\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n10000\r\n"):
            reader, writer = await server.connect()
            writer.write(head + body)
            sent = 0
            with contextlib.suppress(ConnectionError, TimeoutError):
                while sent < 80_000_000:
                    writer.write(b"a" * 65536)
                    await asyncio.wait_for(writer.drain(), 0.2)
                    sent += 65536
            assert (await answered(reader)).status in (400, 413)
            writer.close()
            assert sent < 20_000_000  # of 80 MB; Linux itself accepts some ten where nobody reads
        await quiet(server)


NO_REQUESTS = [
    b"\0" * 100 + b"\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"a" * 50,
    b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n",
    b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: a:b:c\r\nConnection: close\r\n\r\n",
]


@asynchronous
async def test_what_is_no_request_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        for raw in NO_REQUESTS:
            refused = await server.ask(raw)
            assert (refused.status, refused.slug) == (400, "bad-request"), raw
            await quiet(server)


@asynchronous
async def test_requests_ahead_of_their_answers_are_few(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ahead = HEALTH.replace(b"close", b"keep-alive")
        few = await server.ask(ahead * 5 + HEALTH)
        assert few.body.count(b"HTTP/1.1 200") + 1 == 6
        many = await server.ask(ahead * 5000)
        assert many.body.count(b"HTTP/1.1 200") < 5000
        await quiet(server)


@asynchronous
async def test_an_upgrade_is_answered_as_any_request(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        for upgrade in ("h2c", "websocket"):
            asked = request("GET", "/api/health", connection="Upgrade", upgrade=upgrade)
            assert (await server.ask(asked)).status == 200
        await quiet(server)


@asynchronous
async def test_a_lost_stream_is_noticed_while_a_request_waits_behind_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server notices it as soon as it has tried to write: no further message or heartbeat is needed."""
    monkeypatch.setattr(sessions, "HEARTBEAT_S", 3600.0)
    hold_bots(monkeypatch)
    async with serving(database_url) as server, connected(server) as (connection, client):
        table, (ala,) = await seated(server, "mille", 1)
        session = await server.session(table)
        client.send(stream_request(ala, table) + HEALTH)
        await read_until(client, b"event: news\n")
        await until(lambda: connection.pipeline)
        client.close()
        (listener,) = session.listeners
        await until(lambda: not listener.send(sessions.HEARTBEAT))
        for _ in range(100):  # passes of the event loop: the stream's end waits for nothing else
            await asyncio.sleep(0)
        assert not session.listeners


def test_clients_are_counted_by_what_they_can_choose() -> None:
    assert client_key("192.0.2.7") == client_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert client_key("2001:db8:1:2::1") == client_key("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert client_key("2001:db8:1:3::1") != client_key("2001:db8:1:2::1")
    assert client_key("fe80::1%eth0") == "fe80::/64"
    assert client_key("") == ""


def test_retry_after_is_when_the_next_one_is_allowed() -> None:
    buckets = Buckets(30)
    for _ in range(30):
        buckets.take("a", 0.0)
    for at, seconds in ((0.0, 2), (0.5, 2), (1.1, 1)):
        with pytest.raises(RateLimited) as refused:
            buckets.take("a", at)
        assert refused.value.retry_after_s == seconds
    buckets.take("a", 2.0)
