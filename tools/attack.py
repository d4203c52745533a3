"""Attacks the table server on loopback while tables play, and measures what the players notice.

    attack.py                      50 tables, 20 seconds without and with each attack
    attack.py --tables 5 --seconds 3

The limits are those of every server. The players come from 64 addresses of this machine and the attacker from another
one, so this needs Linux; the attacker takes only what the server and the players leave of the processor, as a machine
of its own would.  For each attack: the players' p99 with and without it, how much the server's memory has grown, how
long its log is, and what the attacker was told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

from bench_tables import LIMITED, MANY_HOMES, Load, memory_mb, quantiles

ATTACKER = "127.0.0.2"
GUEST = "127.0.0.3"  # of the attacker who plays: another address, as the first has used up its guests
HALF = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
INVALID = b'{"name":"\xff"}'
Told = Counter[str]


async def told(port: int, raw: bytes, wait_s: float = 30.0) -> str:
    """The status that some bytes bring, or why there is none."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        try:
            writer.write(raw)
            return (await asyncio.wait_for(reader.readline(), wait_s)).decode().partition(" ")[2][:3] or "closed"
        finally:
            writer.close()
    except (OSError, TimeoutError) as error:
        return type(error).__name__


async def long_header(load: Load) -> Told:
    """One connection with a header of 80 MB."""
    reader, writer = await asyncio.open_connection("127.0.0.1", load.port, local_addr=(ATTACKER, 0))
    writer.write(HALF)
    with contextlib.suppress(OSError, TimeoutError):
        for _ in range(1280):
            writer.write(b"x: " + b"a" * 65530 + b"\r\n")
            await asyncio.wait_for(writer.drain(), 2)
    status = b""
    with contextlib.suppress(OSError, TimeoutError):
        status = await asyncio.wait_for(reader.readline(), 5)
    writer.close()
    return Counter([status.decode()[9:12] or "closed"])


async def half_requests(load: Load) -> Told:
    """1,500 requests that never end."""
    return Counter(await asyncio.gather(*(told(load.port, HALF) for _ in range(1500))))


async def invalid_bodies(load: Load) -> Told:
    """2,000 bodies that are no UTF-8, twenty at a time."""
    head = f"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(INVALID)}"
    raw = head.encode() + b"\r\nConnection: close\r\n\r\n" + INVALID
    found: Told = Counter()
    for _ in range(100):
        found.update(await asyncio.gather(*(told(load.port, raw) for _ in range(20))))
    return found


async def leave_and_back(load: Load) -> Told:
    """3,000 commands that leave a table of one's own and come back."""
    table = await load.table(10**6, "mille")
    player, found = table.players[1], Told()
    for number in range(3000):
        command = {"id": secrets.token_hex(8), "revision": 0, "do": ("leave", "back")[number % 2]}
        status, _ = await load.http().ask("POST", f"/api/tables/{table.id}/commands", player.token, command)
        found[str(status)] += 1
    return found


ATTACKS: tuple[Callable[[Load], Awaitable[Told]], ...] = (long_header, half_requests, invalid_bodies, leave_and_back)


async def playing(load: Load, rate: float, until: Callable[[], bool]) -> dict[str, float]:
    """Moves at a steady rate until something holds: the players' latencies."""
    load.latencies.clear()
    began, sent = time.perf_counter(), 0
    while not until():
        while sent < (time.perf_counter() - began) * rate and load.ready:
            task = asyncio.ensure_future(load.act(load.ready.popleft()))
            load.tasks.add(task)
            task.add_done_callback(load.tasks.discard)
            sent += 1
        await asyncio.sleep(0.002)
    return quantiles(load.latencies) if len(load.latencies) > 1 else {"p50_ms": 0.0, "p99_ms": 0.0}


async def attacked(port: int, pid: int, log: Path, args: argparse.Namespace) -> None:
    """Each attack in turn."""
    load = Load(port, MANY_HOMES)
    for number in range(args.tables):
        await load.table(number, "tysiac" if number % 2 else "mille")
    rate = args.tables / 2
    for attack in ATTACKS:
        end = time.perf_counter() + args.seconds
        calm = await playing(load, rate, lambda end=end: time.perf_counter() > end)  # type: ignore[misc]
        before, written, end = memory_mb(pid), log.stat().st_size, time.perf_counter() + args.seconds
        # In a process of its own: its work is not the players' delay.
        run = [sys.executable, __file__, "--only", attack.__name__, "--port", str(port)]
        attacker = await asyncio.create_subprocess_exec(*run, stdout=asyncio.subprocess.PIPE)
        work = asyncio.ensure_future(attacker.communicate())
        over = await playing(load, rate, lambda end=end, work=work: work.done() and time.perf_counter() > end)  # type: ignore[misc]
        print(
            f"{attack.__name__:16} p99 {calm['p99_ms']:.0f} -> {over['p99_ms']:.0f} ms"
            f"   memory {memory_mb(pid) - before:+.0f} MB   log {log.stat().st_size - written} bytes"
            f"   told {(await work)[0].decode().strip()}   players refused {load.refused}",
            flush=True,
        )


async def _alone(attack: Callable[[Load], Awaitable[Told]], port: int) -> Told:
    return await attack(Load(port, [GUEST]))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=[attack.__name__ for attack in ATTACKS], help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.only:
        os.nice(19)
        print(dict(asyncio.run(_alone(globals()[args.only], args.port))))
        return
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as errors:
            # Tables are opened as fast as can be, which the server takes for a load.
            unhurried = "{'lag_max_s': 1e9, 'busy_max': 1e9}"
            command = [sys.executable, "-c", LIMITED, f"sqlite:///{folder}/t.db", "0.6,1.4", unhurried]
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert server.stdout is not None
            port = next(int(line) for line in server.stdout if line.strip().isdecimal())
            asyncio.run(attacked(port, server.pid, log, args))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
