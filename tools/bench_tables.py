"""Measure the table server on loopback: commands per second, and the time until the other seat sees an action.

    bench_tables.py                    300 tables, 200 commands a second, 30 seconds
    bench_tables.py --matches 10000    that many short matches one after another, and the server's memory meanwhile
    bench_tables.py --overload         tables are opened until the server refuses them, and then as many again try
    bench_tables.py --bot club         one person at each table, the other seats have that bot; works1, works50: one
                                       that works for so many milliseconds in a worker (bench_bots.py)

The server runs in a process of its own, as `chiliad serve` runs it, with a database in a temporary folder; the players
are in this process, so on two cores each has one.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from bench_server import NEVER_BUSY, SERVER, UNLIMITED, cpu_seconds, memory_mb

from chiliad.server.protocol import PROTOCOL

MANY_HOMES = tuple(f"127.1.0.{number}" for number in range(1, 65))
"""Addresses of this machine (Linux): for the limits, players on different ones are different clients."""

DRAWN = "&drawn=mille,tysiac"  # as the page says of its streams
COMMANDS_A_TABLE = 0.5  # per second: one player at a table moves every two seconds, which is fast for people
OPENING_MAX = 50  # tables that are being opened at the same time
WARM = 4


MATCHES_A_LOOK = 500
TICK_S = 0.002
WORKERS_READY_S = 10  # after that long the server's workers have loaded their bots, if nothing has to be compiled


class Move(msgspec.Struct):
    """A move on offer."""

    move: str
    verb: str


class Call(msgspec.Struct):
    """The bids or contracts on offer."""

    low: int


class Desk(msgspec.Struct):
    """The part of a desk that a player here reads."""

    phase: str
    moves: list[Move]
    call: Call | None = None


class Head(msgspec.Struct):
    """The part of a head that a player here reads."""

    phase: str
    actor: int | None
    you: int | None


class News(msgspec.Struct):
    """A message of a stream."""

    revision: int
    head: Head
    desk: Desk | None


_decode = msgspec.json.Decoder(News).decode


class Http:
    """One kept connection, with one request at a time."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.port, self.source = port, source
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._lock = asyncio.Lock()

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        """Send a request; return its status and answer."""
        async with self._lock:
            if self._writer is None:
                self._reader, self._writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(self.source, 0)
                )
            assert self._reader is not None
            writer, self._writer = self._writer, None  # until the answer says that the connection stays open
            sent = b"" if body is None else json.dumps(body).encode()
            writer.write(_request(method, path, token, sent))
            head = (await self._reader.readuntil(b"\r\n\r\n")).decode()
            length = next(int(line[15:]) for line in head.lower().split("\r\n") if line.startswith("content-length:"))
            answer = await self._reader.readexactly(length)
            if "\nconnection: close" in head.lower():
                writer.close()
            else:
                self._writer = writer
            return int(head.split()[1]), json.loads(answer)


def _request(method: str, path: str, token: str, body: bytes) -> bytes:
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
    query = f"protocol={PROTOCOL}{DRAWN if path.endswith('/events') else ''}"
    return f"{method} {path}?{query} HTTP/1.1\r\nHost: 127.0.0.1\r\n{bearer}{kind}\r\n".encode() + body


@dataclass
class Player:
    """A person at a table: the latest news of their stream."""

    token: str
    table: Table
    news: News | None = None


@dataclass(eq=False)
class Table:
    """A table and its people."""

    id: str
    game: str
    players: dict[int, Player] = field(default_factory=dict)
    waits: tuple[float, int] | None = None  # the time and the revision of the command that waits
    sender: int = -1
    over: bool = False
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    http: Http | None = None  # a connection of its own, where its players must not wait for others in this process

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots."""
        return len(self.players) == 1


class Refused(Exception):
    """The server opens no table now."""


class Load:
    """All tables, and the measurements."""

    def __init__(self, port: int, sources: Sequence[str] = ("127.0.0.1",) * 32) -> None:
        """Open one connection from each source, and streams from all of them."""
        self.port, self.rng, self.bot = port, random.Random(1), "greedy"
        self.https = [Http(port, source) for source in sources]
        self.ready: deque[Table] = deque()
        self.latencies: list[float] = []
        self.commands = self.refused = self.events = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def http(self) -> Http:
        """One of the connections."""
        return self.rng.choice(self.https)

    async def guest(self, name: str) -> str:
        """Create a guest and return the token."""
        _, answer = await self.http().ask("POST", "/api/guests", body={"name": name, "bearer": True})
        return str(answer["token"])

    async def table(
        self, number: int, game: str, *, alone: bool = False, options: dict[str, Any] | None = None
    ) -> Table:
        """Open a table with two people, and a bot where there are three seats; or with one person among bots."""
        token = await self.guest(f"Ala {number}")
        free = [] if alone else ["open"]
        bots = (2 if game == "tysiac" else 1) - len(free)
        wanted = {"game": game, "seats": ["me", *free, *[f"bot:{self.bot}"] * bots], "options": options or {}}
        status, opened = await self.http().ask("POST", "/api/tables", token, wanted)
        if status == 503:
            raise Refused
        table = Table(opened["table"], game)
        self.sit(table, 0, token)
        if free:
            other = await self.guest(f"Bo {number}")
            await self.http().ask("POST", f"/api/invitations/{opened['invite']}/seat", other, {})
            self.sit(table, 1, other)
        return table

    def sit(self, table: Table, seat: int, token: str) -> None:
        """Open a stream at a seat."""
        table.players[seat] = player = Player(token, table)
        task = asyncio.ensure_future(self.listen(player, seat))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def listen(self, player: Player, seat: int) -> None:
        """Read a stream to the end of the match."""
        source = (self.http().source, 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20, local_addr=source)
        writer.write(_request("GET", f"/api/tables/{player.table.id}/events", player.token, b""))
        kind = b""
        async for line in reader:
            if line.startswith(b"event: "):
                kind = line[7:].strip()
            elif line.startswith(b"data: ") and kind == b"news":
                self.heard(player, seat, _decode(line[6:]))
                if player.table.over:
                    break
        writer.close()

    def heard(self, player: Player, seat: int, news: News) -> None:
        """Read news: a command is seen when another seat than the sender's has it, or the sender who is alone."""
        self.events += 1
        table, player.news = player.table, news
        if table.waits is not None and news.revision > table.waits[1] and (seat != table.sender or table.alone):
            self.latencies.append(time.perf_counter() - table.waits[0])
            table.waits = None
        table.over = news.head.phase in ("over", "stopped")
        table.heard.set()
        self.look(table)

    def look(self, table: Table) -> None:
        """Put the table in line if one of our people must act there."""
        if table.waits is None and not table.over and table not in self.ready and self.turn(table) is not None:
            self.ready.append(table)

    def turn(self, table: Table) -> int | None:
        """Our seat that must act, if its own stream has reported it."""
        newest = max(
            (player.news for player in table.players.values() if player.news), key=lambda n: n.revision, default=None
        )
        if newest is None:
            return None
        if newest.head.phase == "between":
            return 0
        seat = newest.head.actor
        mine = table.players.get(seat) if seat is not None else None
        return seat if mine is not None and mine.news is not None and mine.news.revision == newest.revision else None

    async def act(self, table: Table) -> None:
        """Send one command at a table."""
        seat = self.turn(table)
        player = table.players[seat] if seat is not None else None
        if player is None or player.news is None or table.waits is not None:
            return
        news = player.news
        command: dict[str, Any] = {"id": secrets.token_hex(8), "revision": news.revision}
        command |= {"do": "next"} if news.head.phase == "between" else {"do": "move", "move": self.chosen(news.desk)}
        table.sender = seat if seat is not None else -1
        table.waits = (time.perf_counter(), news.revision)
        http = table.http or self.http()
        status, answer = await http.ask("POST", f"/api/tables/{table.id}/commands", player.token, command)
        self.commands += 1
        if status != 200:
            self.refused += 1
            table.waits = None
            if self.refused < 5:
                print(status, answer.get("slug"), command, file=sys.stderr)

    def chosen(self, desk: Desk | None) -> str:
        """Choose a move without a plan: pass and lay where possible, so that matches end."""
        assert desk is not None
        if desk.phase == "contract" and desk.call is not None:
            return f"contract {desk.call.low}"
        moves = [move for move in desk.moves if move.verb != "concede"]
        calm = [move for move in moves if move.verb in ("pass", "lay")]
        return self.rng.choice(calm or moves).move


async def at_rate(load: Load, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    """Play many tables with a fixed number of commands per second; measure how long the other seat waits for each."""
    before = memory_mb(pid)
    for number in range(args.tables):
        await load.table(number, "tysiac" if number % 2 else "mille", alone=args.bot is not None)
        _show(f"opening tables: {number + 1} of {args.tables}")
    await asyncio.sleep(2 if args.bot is None else WORKERS_READY_S)
    each = (memory_mb(pid) - before) * 1024 / args.tables
    load.latencies.clear()
    load.commands = load.events = 0
    began, cpu = time.perf_counter(), cpu_seconds(pid)
    sent = 0
    while (now := time.perf_counter() - began) < args.seconds:
        while sent < now * args.rate and load.ready:
            table = load.ready.popleft()
            task = asyncio.ensure_future(load.act(table))
            load.tasks.add(task)
            task.add_done_callback(load.tasks.discard)
            sent += 1
        _show(f"{now:4.0f} s, {sent} commands")
        await asyncio.sleep(TICK_S)
    spent, cpu = time.perf_counter() - began, cpu_seconds(pid) - cpu
    await asyncio.sleep(1)
    return {
        "tables": args.tables,
        "server_cpu_ms_per_command": 1000 * cpu / load.commands,
        "commands_per_second": load.commands / spent,
        "refused": load.refused,
        "events_per_second": load.events / spent,
        **quantiles(load.latencies),
        "memory_kb_per_table": each,
        "server_memory_mb": memory_mb(pid),
    }


async def overloaded(load: Load, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    """Open more and more tables until the server opens none; then as many again try to get in.

    All tables play at the pace of people.  The last figures are of all moves after the first refusal, also at tables
    that were opened later: the server opens some whenever its load has fallen.
    """
    opened = refused = 0
    late: list[float] = []
    before: list[float] = []
    opening: set[asyncio.Task[None]] = set()

    async def arrive(number: int) -> None:
        nonlocal opened, refused
        try:
            table = await load.table(number, "tysiac" if number % 2 else "mille")
            table.http = Http(load.port, load.http().source)
            opened += 1
        except Refused:
            if not refused:
                before.extend(load.latencies)
                load.latencies.clear()
            refused += 1

    for number in range(WARM):  # the first ones wait until everything is loaded
        await arrive(number)
    load.latencies.clear()
    began = last = time.perf_counter()
    arrivals = due = 0.0
    numbers, full_s = itertools.count(WARM), 0.0
    while refused < opened or time.perf_counter() - began < full_s + args.seconds:
        now = time.perf_counter()
        arrivals, due = arrivals + (now - last) * args.arrivals, due + (now - last) * opened * COMMANDS_A_TABLE
        late.append(now - last - TICK_S)
        last = now
        while arrivals >= 1 and len(opening) < OPENING_MAX:
            arrivals -= 1
            task = asyncio.ensure_future(arrive(next(numbers)))
            opening.add(task)
            task.add_done_callback(opening.discard)
        due = min(due, 1 + opened * COMMANDS_A_TABLE)  # nobody makes up for the moves of more than a second
        while due >= 1 and load.ready:
            due -= 1
            task = asyncio.ensure_future(load.act(load.ready.popleft()))
            load.tasks.add(task)
            task.add_done_callback(load.tasks.discard)
        if refused and not full_s:
            full_s, full, cpu, sent = now - began, opened, cpu_seconds(pid), load.commands
        _show(f"{now - began:4.0f} s, {opened} tables, {refused} refused")
        await asyncio.sleep(TICK_S)
    spent = time.perf_counter() - began - full_s
    return {
        "tables_before_first_refusal": full,
        "seconds_before_first_refusal": full_s,
        "p99_ms_before": quantiles(before)["p99_ms"] if len(before) > 1 else None,
        "tables_at_the_end": opened,
        "tables_refused": refused,
        "seconds_after": spent,
        "commands_per_second": (load.commands - sent) / spent,
        "commands_refused": load.refused,
        "server_processor_share": (cpu_seconds(pid) - cpu) / spent,
        **quantiles(load.latencies),
        "p99_ms_of_the_players_themselves": quantiles(late)["p99_ms"],
    }


async def many_matches(load: Load, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    """Play short matches against bots, one after another at every table, and measure the server's memory meanwhile."""
    began = time.perf_counter()
    memory: list[float] = []
    numbers, done = iter(range(args.matches)), itertools.count(1)

    async def table_after_table() -> None:
        for number in numbers:
            game = "tysiac" if number % 2 else "mille"
            target = 125 if game == "tysiac" else 5
            table = await load.table(number, game, alone=True, options={"target": target})
            while not table.over:
                table.heard.clear()
                await load.act(table)
                await table.heard.wait()
            load.ready.clear()
            finished = next(done)
            _show(f"{finished} matches, {load.commands} commands")
            if finished % MATCHES_A_LOOK == 0:
                memory.append(round(memory_mb(pid)))
                print(f"\r{finished} matches, {load.commands} commands, server {memory[-1]} MB   ", file=sys.stderr)

    await asyncio.gather(*(table_after_table() for _ in range(args.tables)))
    spent = time.perf_counter() - began
    return {
        "matches": args.matches,
        "seconds": spent,
        "commands_per_second": load.commands / spent,
        "refused": load.refused,
        "memory_mb": memory,
    }


def quantiles(seconds: list[float]) -> dict[str, float]:
    """The figures of some latencies."""
    cut = statistics.quantiles(seconds, n=100)
    return {"p50_ms": 1000 * cut[49], "p99_ms": 1000 * cut[98], "worst_ms": 1000 * max(seconds), "seen": len(seconds)}


_shown = 0.0


def _show(line: str) -> None:
    global _shown
    if sys.stderr.isatty() and time.perf_counter() - _shown > 0.2:
        _shown = time.perf_counter()
        print(f"\r{line}   ", end="", file=sys.stderr, flush=True)


def _bounds(args: argparse.Namespace) -> dict[str, float]:
    """The limits of the load that the arguments give; for the others the server keeps its own."""
    return {name: getattr(args, name) for name in NEVER_BUSY if getattr(args, name) is not None}


async def measured(args: argparse.Namespace) -> dict[str, Any]:
    """Start a server, measure it, end it."""
    with tempfile.TemporaryDirectory() as folder:
        url = args.database or f"sqlite:///{folder}/bench.db"
        pace = "0,0" if args.matches else "0.6,1.4"
        limits = UNLIMITED | (_bounds(args) if args.overload else NEVER_BUSY)
        more = [str(Path(__file__).resolve().parent), args.bot] if args.bot else []
        command = [sys.executable, "-c", SERVER, url, pace, json.dumps(limits), *more]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            said = next(line for line in server.stdout if line.strip().isdecimal())
            load = Load(int(said))
            load.bot = args.bot or load.bot
            work = overloaded if args.overload else many_matches if args.matches else at_rate
            return await work(load, server.pid, args)
        finally:
            server.terminate()
            server.wait(20)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=200, help="commands a second that are sent, at most")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--overload", action="store_true", help="open tables until the server refuses them")
    parser.add_argument("--arrivals", type=float, default=10, help="tables a second that somebody wants to open")
    parser.add_argument("--lag-max", type=float, dest="lag_max_s", help="another bound than the server's own, seconds")
    parser.add_argument("--busy-max", type=float, help="another bound than the server's own, a share of the time")
    parser.add_argument(
        "--wait-max", type=float, dest="wait_max_s", help="another bound than the server's own, seconds"
    )
    parser.add_argument("--bot", metavar="NAME", help="the bot of the other seats; one person is at each table then")
    parser.add_argument("--database")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    result = asyncio.run(measured(args))
    if args.json:
        print(json.dumps(result))
        return
    for key, value in result.items():
        print(f"{key:32} {value:.2f}" if isinstance(value, float) else f"{key:32} {value}")


if __name__ == "__main__":
    main()
