"""A connection to a server in this process, over a socket: the server's own protocol writes to it and reads from it."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from chiliad.server.connections import ConnectionLimits, LimitedProtocol, protocol
from chiliad.server.protocol import PROTOCOL
from server.attacking import request
from server.client import WAIT_S, Person, Server


@asynccontextmanager
async def connected(server: Server) -> AsyncIterator[tuple[LimitedProtocol, socket.socket]]:
    """The server's side of a connection, and the client's socket.  The client reads only when the test does."""
    near, far = socket.socketpair()
    far.setblocking(False)
    kind = protocol(ConnectionLimits(replace(server.app.state.settings, connections_max=10)))
    config = uvicorn.Config(server.app, http=kind, lifespan="off", log_config=None, access_log=False, ws="none")
    loop = asyncio.get_running_loop()
    transport, connection = await loop.connect_accepted_socket(lambda: kind(config, ServerState(), {}), near)
    try:
        yield connection, far
    finally:
        far.close()
        transport.abort()


def stream_request(person: Person, table: str) -> bytes:
    """A request for the events of a person's table; the connection may have another request after it."""
    path = f"/api/tables/{table}/events?protocol={PROTOCOL}"
    return request("GET", path, **person.headers).replace(b"connection: close", b"connection: keep-alive")


async def read_until(client: socket.socket, pattern: bytes) -> bytes:
    """What the client reads until it has received bytes that match the pattern."""
    received = bytearray()
    while re.search(pattern, received, re.DOTALL) is None:
        part = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(client, 1 << 20), WAIT_S)
        assert part, "the connection ended"
        received += part
    return bytes(received)


def happened(received: bytes) -> list[Any]:
    """The events in the news of a stream, of which the client has received whole messages."""
    news = [part.partition(b"\ndata: ")[2] for part in received.split(b"\n\n") if b"event: news\n" in part]
    return [event for one in news for event in json.loads(one)["happened"]]
