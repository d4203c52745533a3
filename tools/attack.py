"""Attack the table server on loopback while tables play, and measure the effect on the players.

    attack.py                      50 tables; three rounds of 20 seconds without and 20 seconds with each attack
    attack.py --tables 5 --seconds 3 --rounds 1 half_requests

The limits are those of every server. The players come from 64 addresses of this machine and the attacker from another
one in each round, so this needs Linux. The attacker is a process of its own, at the lowest priority (``nice`` 19): it
takes only the processor time that the server and the players leave, as an attacker with another machine would.

The result for each attack: the median over all rounds of the players' p99 without it and with it, its cost in processor
time of the server, the growth of the server's memory, the length of its log, and the answers to the attacker.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench_server import NEVER_BUSY, SERVER, cpu_seconds, memory_mb
from bench_tables import MANY_HOMES, Load, quantiles

ATTACKER = "127.2.{}.1"  # by round: an address gets its used limits back only slowly
HALF = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
INVALID = b'{"name":"\xff"}'
Told = Counter[str]


async def told(load: Load, raw: bytes, wait_s: float = 30.0) -> str:
    """The status that some bytes cause, or the reason why there is none."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", load.port, local_addr=(load.http().source, 0))
        try:
            writer.write(raw)
            return (await asyncio.wait_for(reader.readline(), wait_s)).decode().partition(" ")[2][:3] or "closed"
        finally:
            writer.close()
    except (OSError, TimeoutError) as error:
        return type(error).__name__


async def long_header(load: Load) -> Told:
    """Send one connection with a header of 80 MB."""
    reader, writer = await asyncio.open_connection("127.0.0.1", load.port, local_addr=(load.http().source, 0))
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
    """Send 1,500 requests that never end."""
    return Counter(await asyncio.gather(*(told(load, HALF) for _ in range(1500))))


async def invalid_bodies(load: Load) -> Told:
    """Send 2,000 bodies that are not UTF-8, twenty at a time."""
    head = f"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(INVALID)}"
    raw = head.encode() + b"\r\nConnection: close\r\n\r\n" + INVALID
    found: Told = Counter()
    for _ in range(100):
        found.update(await asyncio.gather(*(told(load, raw) for _ in range(20))))
    return found


async def leave_and_back(load: Load) -> Told:
    """Send 3,000 commands that leave a table of the attacker's own and come back."""
    table = await load.table(10**6, "mille")
    player, found = table.players[1], Told()
    for number in range(3000):
        command = {"id": secrets.token_hex(8), "revision": 0, "do": ("leave", "back")[number % 2]}
        try:
            status, _ = await load.http().ask("POST", f"/api/tables/{table.id}/commands", player.token, command)
            found[str(status)] += 1
        except (OSError, EOFError) as error:  # the server has closed the connection, and accepts no other one
            found[type(error).__name__] += 1
    return found


ATTACKS: tuple[Callable[[Load], Awaitable[Told]], ...] = (long_header, half_requests, invalid_bodies, leave_and_back)
NAMES = tuple(attack.__name__ for attack in ATTACKS)


async def playing(load: Load, rate: float, until: Callable[[], bool]) -> dict[str, float]:
    """Make moves at a steady rate until a condition holds; return the players' latencies."""
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


class Round(NamedTuple):
    """Run one attack once."""

    calm_ms: float
    over_ms: float
    cpu_s: float
    memory_mb: float
    log_bytes: int
    told: str


async def attacked(load: Load, pid: int, log: Path, attack: str, number: int, args: argparse.Namespace) -> Round:
    """Measure the players' latencies without an attack, and with it."""
    rate = args.tables / 2
    end = time.perf_counter() + args.seconds
    calm = await playing(load, rate, lambda: time.perf_counter() > end)
    memory, written, cpu, began = memory_mb(pid), log.stat().st_size, cpu_seconds(pid), time.perf_counter()
    # It runs in a process of its own: its work must not delay the players.
    run = [sys.executable, __file__, attack, "--only", ATTACKER.format(number), "--port", str(load.port)]
    attacker = await asyncio.create_subprocess_exec(*run, stdout=asyncio.subprocess.PIPE)
    work = asyncio.ensure_future(attacker.communicate())
    over = await playing(load, rate, lambda: work.done() and time.perf_counter() > began + args.seconds)
    said = (await work)[0].decode().strip()
    spent = cpu_seconds(pid) - cpu, memory_mb(pid) - memory, log.stat().st_size - written
    return Round(calm["p99_ms"], over["p99_ms"], *spent, said)


async def all_attacks(port: int, pid: int, log: Path, args: argparse.Namespace) -> None:
    """Run each attack in turn, and all of them again in the next round."""
    load = Load(port, MANY_HOMES)
    for number in range(args.tables):
        await load.table(number, "tysiac" if number % 2 else "mille")
    rounds: dict[str, list[Round]] = {name: [] for name in args.attacks}
    for number in range(args.rounds):
        for at, name in enumerate(args.attacks):
            one = await attacked(load, pid, log, name, number * len(args.attacks) + at, args)
            rounds[name].append(one)
            print(f"  {name:14} p99 {one.calm_ms:.0f} -> {one.over_ms:.0f} ms   {one.told}", flush=True)
    for name, found in rounds.items():
        print(
            f"{name:14} p99 {median(one.calm_ms for one in found):.0f} -> {median(one.over_ms for one in found):.0f} ms"
            f"   processor {median(one.cpu_s for one in found):.2f} s"
            f"   memory {max(one.memory_mb for one in found):+.0f} MB   log {max(one.log_bytes for one in found)} bytes"
        )
    print(f"players refused: {load.refused}")


async def _alone(attack: Callable[[Load], Awaitable[Told]], port: int, source: str) -> Told:
    return await attack(Load(port, [source]))


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[*NAMES, []], help=f"of {', '.join(NAMES)}; by default all")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", help=argparse.SUPPRESS)  # the address of the attacker
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    args.attacks = args.attacks or list(NAMES)
    if args.only:
        os.setpriority(os.PRIO_PROCESS, 0, 19)
        print(dict(asyncio.run(_alone(globals()[args.attacks[0]], args.port, args.only))))
        return
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as errors:
            # Tables are opened as fast as possible, which the server counts as load.
            command = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/t.db", "0.6,1.4", json.dumps(NEVER_BUSY)]
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert server.stdout is not None
            port = next(int(line) for line in server.stdout if line.strip().isdecimal())
            asyncio.run(all_attacks(port, server.pid, log, args))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
