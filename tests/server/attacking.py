"""A server in a process of its own, and a hostile client's messages to it: bytes, not requests.

The client uses another address of this machine than the players, so that only the attacker is counted.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import chiliad

TESTS = Path(__file__).resolve().parents[1]
WAIT_S = 90.0  # for answers that should come at once: a busy machine takes its time
ATTACKER = "127.0.0.2" if sys.platform == "linux" else "127.0.0.1"


@dataclass
class Served:
    """A server that runs."""

    port: int
    log: Path
    process: subprocess.Popen[bytes]

    async def connect(self, source: str = ATTACKER) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from an address of this machine."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))

    async def ask(self, raw: bytes, source: str = ATTACKER) -> Answered:
        """Send bytes on a new connection; return all that comes back until the server closes it."""
        reader, writer = await self.connect(source)
        try:
            with contextlib.suppress(ConnectionError):
                writer.write(raw)
                await writer.drain()
            return await answered(reader)
        finally:
            writer.close()


@dataclass
class Answered:
    """The answer on a connection until its end; status 0: nothing came."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def slug(self) -> str:
        return str(json.loads(self.body)["slug"])


async def answered(reader: asyncio.StreamReader) -> Answered:
    """Read one answer to the end of its connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := await asyncio.wait_for(reader.read(1 << 16), WAIT_S):
            found += part
    if not found:
        return Answered(0, {}, b"")
    head, _, body = found.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    return Answered(int(first.split()[1]), {k.lower(): v for k, v in (line.split(": ", 1) for line in lines)}, body)


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """A request after which the connection ends."""
    given = {"host": "table.example", "connection": "close", **headers}
    if body:
        given = {"content-type": "application/json", "content-length": str(len(body)), **given}
    lines = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body


@asynccontextmanager
async def served(folder: Path, **changed: Any) -> AsyncIterator[Served]:
    """A server on a new database; ends with the test."""
    run = [sys.executable, str(TESTS / "server" / "serving.py"), f"sqlite:///{folder / 't.db'}", "0"]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(chiliad.__file__).parents[1]), str(TESTS)])}
    log = folder / "server.log"
    with log.open("wb") as errors:
        process = subprocess.Popen([*run, json.dumps(changed)], stdout=subprocess.PIPE, stderr=errors, env=environ)
    try:
        assert process.stdout is not None
        said = await asyncio.wait_for(asyncio.to_thread(process.stdout.readline), WAIT_S)
        assert said, log.read_text()[-3000:]
        yield Served(int(said), log, process)
    finally:
        process.terminate()
        try:
            await asyncio.to_thread(process.wait, WAIT_S)
        finally:
            process.kill()
            process.stdout.close()
