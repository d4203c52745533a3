"""How answers get to a connection: heads with bodies, and streams whose messages are written directly."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chiliad.server import body_writer
from chiliad.server.body_writer import AnswerTransport, BodyWriter
from server.attacking import Served, request, served
from server.client import WAIT_S, asynchronous, serving
from server.connecting import connected, read_until

PIECE = b"x" * 10_000


async def _pair() -> tuple[asyncio.Transport, socket.socket]:
    """A transport, and the other end of its connection, which nobody reads yet."""
    near, far = socket.socketpair()
    transport, _ = await asyncio.get_running_loop().create_connection(asyncio.Protocol, sock=near)
    return transport, far


def _cycle(transport: Any, **changed: bool) -> Any:
    state = {"disconnected": False, "response_started": True, "response_complete": False, **changed}
    return SimpleNamespace(transport=transport, **state)


@asynchronous
async def test_a_client_that_does_not_read_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(body_writer, "UNREAD_MAX", 50_000)
    transport, far = await _pair()
    write = BodyWriter(_cycle(transport))
    written = 0
    while write(PIECE):
        written += 1
        assert written < 1000, "a socket holds less"
    assert written >= 5
    assert transport.is_closing()
    assert not write(PIECE)
    await asyncio.sleep(0)
    received = b""
    far.settimeout(WAIT_S)
    while part := far.recv(1 << 20):
        received += part
    far.close()
    chunk = b"2710\r\n" + PIECE + b"\r\n"  # 10,000 is 0x2710
    assert received == (chunk * written)[: len(received)]
    assert 0 < len(received) <= len(chunk) * written


@pytest.mark.parametrize("fault", ["disconnected", "response_complete"])
@asynchronous
async def test_nothing_is_written_after_an_answer(fault: str) -> None:
    transport, far = await _pair()
    assert not BodyWriter(_cycle(transport, **{fault: True}))(PIECE)
    transport.close()
    await asyncio.sleep(0)
    assert far.recv(100) == b""
    far.close()


class _Written(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.parts.append(bytes(data))

    def close(self) -> None:
        self.closed = True


def test_a_head_is_written_with_the_first_part_of_its_body() -> None:
    written = _Written()
    cycle = _cycle(written, response_started=False)
    answer = AnswerTransport(cycle)
    answer.write(b"100\r\n")  # the client is told at once to send its body
    assert written.parts == [b"100\r\n"]
    cycle.response_started = True
    answer.write(b"head\r\n")
    assert len(written.parts) == 1
    answer.write(b"body")
    answer.write(b"more")
    answer.flush()
    assert written.parts[1:] == [b"head\r\nbody", b"more"]


@pytest.mark.parametrize("way", ["flush", "close"])
def test_a_head_without_a_body_is_written_too(way: str) -> None:
    written = _Written()
    answer = AnswerTransport(_cycle(written))
    answer.write(b"head\r\n")
    assert written.parts == []
    getattr(answer, way)()
    assert written.parts == [b"head\r\n"]
    assert written.closed == (way == "close")


async def _asked(server: Served, method: str, path: str, token: str = "", body: Any = None) -> Any:
    raw = b"" if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await server.ask(request(method, f"{path}?protocol=2", raw, **headers))
    assert answer.status in (200, 201), answer.body
    return json.loads(answer.body)


async def _chunk(reader: asyncio.StreamReader) -> bytes:
    """The next chunk of a body; empty at its end."""
    size = int(await asyncio.wait_for(reader.readuntil(b"\r\n"), WAIT_S), 16)
    chunk = await asyncio.wait_for(reader.readexactly(size + 2), WAIT_S)
    assert chunk.endswith(b"\r\n")
    return chunk[:-2]


@asynchronous
async def test_a_stream_is_chunks_of_whole_messages_to_its_end(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        token = (await _asked(server, "POST", "/api/guests", body={"name": "Ala", "bearer": True}))["token"]
        wanted = {"game": "mille", "seats": ["me", "bot:greedy"]}
        table = (await _asked(server, "POST", "/api/tables", token, wanted))["table"]
        path, authorized = f"/api/tables/{table}/events", {"authorization": f"Bearer {token}"}
        reader, writer = await server.connect()
        # HEAD first, on the same connection: its answer has no body, and the stream's begins after it.
        kept = [request(method, f"{path}?protocol=2", **authorized) for method in ("HEAD", "GET")]
        heads = []
        for raw in kept:
            writer.write(raw.replace(b"close", b"keep-alive"))
            heads.append((await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WAIT_S)).decode().lower())
        assert all(head.startswith("http/1.1 200") and "text/event-stream" in head for head in heads)
        told = await _chunk(reader)
        assert b"event: news\n" in told
        body = {"id": "stop", "revision": 0, "do": "stop"}
        await _asked(server, "POST", f"/api/tables/{table}/commands", token, body)
        while b'"phase":"stopped"' not in told:
            told = await _chunk(reader)
            assert told.endswith(b"\n\n"), "a message is never cut"
        server.process.terminate()
        while told := await _chunk(reader):
            assert told.endswith(b"\n\n")
        writer.close()
        assert server.log.read_text() == ""


@asynchronous
async def test_a_request_leaves_nothing_to_the_garbage_collector(database_url: str) -> None:
    """What an answer needs refers to the request, which refers to it: without care, each request leaves a circle."""
    count = 100
    ask = request("GET", "/api/health").replace(b"close", b"keep-alive")
    async with serving(database_url) as server, connected(server) as (_, client):

        async def asks() -> None:
            for _ in range(count):
                client.send(ask)
                await read_until(client, rb'{"ok":true,"protocol":2}')
                for _ in range(10):  # passes of the event loop, in which the request's task ends
                    await asyncio.sleep(0)

        await asks()
        gc.collect()
        gc.disable()
        try:
            await asks()
            assert gc.collect() < count
        finally:
            gc.enable()
