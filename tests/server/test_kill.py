"""``kill -9`` at any moment while tables play: acknowledged events are stored, none is stored twice, all tables
continue.

The server is a process of its own; the players are programs that know only the protocol: a stream that resumes where
it ended, a command that is sent again under its id until there is an answer.
``KILLS=100`` is the same at length.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

import chiliad
from chiliad.play.fair_check import check
from chiliad.records import read
from chiliad.server.protocol import PROTOCOL
from chiliad.server.storage import Store
from chiliad.server.table import Table
from pace import count
from server.client import asynchronous

pytestmark = pytest.mark.both_databases
KILLS = int(os.environ.get("KILLS", count(2)))
TESTS = Path(__file__).resolve().parents[1]
START_S = 60.0  # a busy machine
RESTART_CPU_S = 2.0  # on an otherwise idle machine a server answers after that time; held to where KILLS is set
AGAIN_S = 0.05
ENDED = ("over", "stopped")


class Process:
    """The server; killed and started again on the same port and database."""

    def __init__(self, url: str, log: Path) -> None:
        self.url, self.log = url, log
        # A port that is bound, but does not listen, goes to no other process while no server runs.
        self.held = socket.socket()
        self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.held.bind(("127.0.0.1", 0))
        self.port = self.held.getsockname()[1]
        self.running: subprocess.Popen[bytes] | None = None
        self.wall_s: list[float] = []  # until the server answered, for each start
        self.cpu_s: list[float] = []  # the processor's time of that: a busy machine changes it little

    async def start(self) -> None:
        run = [sys.executable, str(TESTS / "server" / "serving.py"), self.url, str(self.port)]
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(chiliad.__file__).parents[1]), str(TESTS)])}
        said = self.log.with_suffix(".out")
        with said.open("wb") as out, self.log.open("ab") as log:
            self.running = subprocess.Popen(run, stdout=out, stderr=log, env=environ)
        began = time.monotonic()
        limit = began + START_S
        while not said.read_bytes():
            assert self.running.poll() is None, self.log.read_text()[-2000:]
            assert time.monotonic() < limit, "the server does not start"
            await asyncio.sleep(0.01)
        self.wall_s.append(time.monotonic() - began)
        self.cpu_s.append(processor_s(self.running.pid))

    def kill(self) -> None:
        if self.running is not None:
            self.running.kill()  # SIGKILL: the server can clean up nothing
            self.running.wait()
            self.running = None


def processor_s(pid: int) -> float:
    """The processor time of a process so far; 0 where the system does not report it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Told:
    """The answers and news that all players of a test received."""

    acknowledged: dict[str, tuple[str, int]] = field(default_factory=dict)  # guest:id → table, revision
    refused: dict[str, str] = field(default_factory=dict)  # guest:id → slug
    idle: set[str] = field(default_factory=set)  # those that may have had nothing to do
    again: int = 0  # commands that were sent more than once
    lost: int = 0  # streams that broke
    tables: list[str] = field(default_factory=list)


class Player:
    """One person: a stream of a table, and commands."""

    def __init__(self, client: httpx.AsyncClient, name: str, rng: random.Random, told: Told) -> None:
        self.client, self.name, self.rng, self.told = client, name, rng, told
        self.guest = ""
        self.commands = 0
        self.stopping = asyncio.Event()
        self.numbers: list[int] = []
        self.news: Any = None
        self.arrived = asyncio.Event()

    async def ask(self, path: str, body: Any = None) -> httpx.Response:
        """Send a request until there is an answer; 503 is not one."""
        spoken = f"{path}?protocol={PROTOCOL}"
        while True:
            try:
                if body is None:
                    answer = await self.client.get(spoken)
                else:
                    answer = await self.client.post(spoken, json=body)
                if answer.status_code != 503:
                    assert answer.status_code < 500, answer.text
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(AGAIN_S)

    async def arrive(self) -> None:
        known = (await self.ask("/api/guests", {"name": self.name, "bearer": True})).json()
        self.guest = known["guest"]
        self.client.headers["Authorization"] = f"Bearer {known['token']}"

    async def follow(self, table: str) -> None:
        """Read the table's events until its end, over every loss of the connection."""
        while not (self.news and self.news["head"]["phase"] in ENDED):
            last = {"Last-Event-ID": str(self.news["revision"])} if self.news else {}
            try:
                path = f"/api/tables/{table}/events?protocol={PROTOCOL}&tab={self.name}"
                async with self.client.stream("GET", path, headers=last) as stream:
                    if stream.status_code == 200:
                        async for kind, data in events(stream):
                            if kind == "news":
                                self.heard(data)
                            if data.get("phase") in ENDED or (kind == "news" and data["head"]["phase"] in ENDED):
                                break
            except httpx.TransportError:
                self.told.lost += 1
            await asyncio.sleep(AGAIN_S * self.rng.random())
        self.arrived.set()

    def heard(self, news: Any) -> None:
        assert self.news is None or news["revision"] >= self.news["revision"], "the revision went back"
        for one in news["happened"]:
            if self.news is None or one["fresh"]:
                self.numbers.append(one["number"])
        self.news = news
        self.arrived.set()

    async def command(self, table: str, do: str, **more: Any) -> None:
        """Do something once, however often the client has to send it."""
        self.commands += 1
        body = {"id": f"c{self.commands}", "revision": self.news["revision"], "do": do, "tab": self.name, **more}
        began = self.told.lost
        answer = await self.ask(f"/api/tables/{table}/commands", body)
        self.told.again += self.told.lost > began
        key = f"{self.guest}:{body['id']}"
        if answer.status_code == 200:
            self.told.acknowledged[key] = (table, answer.json()["revision"])
            if do in ("leave", "back"):
                self.told.idle.add(key)
        else:
            self.told.refused[key] = answer.json()["slug"]

    async def play(self, table: str) -> None:
        """Make any legal move whenever it is the player's turn; at the end of the test all leave."""
        self.numbers, self.news = [], None
        reading = asyncio.create_task(self.follow(table))
        done = -1
        try:
            while True:
                self.arrived.clear()
                if reading.done():
                    await reading  # this raises what went wrong there
                news = self.news
                if news is not None and news["head"]["phase"] in ENDED:
                    break
                if news is not None and (news["revision"] != done or self.stopping.is_set()):
                    done = news["revision"]
                    await self.act(table, news["head"], news["desk"])
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.arrived.wait(), 0.5)
            await reading
        finally:
            reading.cancel()
        assert self.numbers == list(range(self.numbers[0], self.numbers[0] + len(self.numbers))), self.numbers
        assert self.numbers[-1] == self.news["revision"]

    async def act(self, table: str, head: Any, desk: Any) -> None:
        if self.stopping.is_set():
            await self.command(table, "stop" if head["stop"] else "leave")
        elif head["phase"] == "between":
            await self.command(table, "next")
        elif head["actor"] == head["you"] and desk and desk["moves"]:
            if head["seats"][head["you"]]["stand_in"]:
                await self.command(table, "back")
            else:
                move = self.rng.choice(desk["moves"])["move"]
                await self.command(table, "move", move=move)
                await asyncio.sleep(0.02 * self.rng.random())


async def events(stream: httpx.Response) -> AsyncIterator[tuple[str, Any]]:
    """The events of a stream."""
    fields: dict[str, str] = {}
    async for line in stream.aiter_lines():
        if line:
            name, _, value = line.partition(": ")
            fields[name] = value
        elif "event" in fields:
            yield fields["event"], json.loads(fields["data"])
            fields = {}


async def one_table(players: list[Player], game: str, bots: int, told: Told) -> None:
    """Open a table, play, and open another one where the match has ended before the test."""
    while not players[0].stopping.is_set():
        seats = ["me", *["open"] * (len(players) - 1), *["bot:greedy"] * bots]
        opened = (await players[0].ask("/api/tables", {"game": game, "seats": seats, "grace_s": 600})).json()
        table = opened["table"]
        told.tables.append(table)
        for player in players[1:]:
            sat = await player.ask(f"/api/invitations/{opened['invite']}/seat", {})
            assert sat.status_code == 200, sat.text
            assert sat.json()["table"] == table
        await asyncio.gather(*(player.play(table) for player in players))


@asynchronous
async def test_killed_at_any_moment(database_url: str, tmp_path: Path) -> None:
    rng = random.Random(f"kill {KILLS}")
    process, told = Process(database_url, tmp_path / "server.log"), Told()
    async with contextlib.AsyncExitStack() as stack:
        stack.callback(process.held.close)
        stack.callback(process.kill)
        await process.start()
        players = []
        for number in range(8):
            timeout = httpx.Timeout(10.0, read=30.0)
            url = f"http://127.0.0.1:{process.port}"
            client = httpx.AsyncClient(base_url=url, timeout=timeout, trust_env=False)
            await stack.enter_async_context(client)
            players.append(Player(client, f"P{number}", random.Random(f"{rng.random()}"), told))
        await asyncio.gather(*(player.arrive() for player in players))
        groups = [
            one_table(players[:3], "tysiac", 0, told),
            one_table(players[3:5], "mille", 0, told),
            one_table(players[5:6], "tysiac", 2, told),
            one_table(players[6:7], "mille", 1, told),
            one_table(players[7:8], "tysiac", 2, told),
        ]
        playing = asyncio.gather(*groups)
        for _ in range(KILLS):
            before = len(told.acknowledged)
            while len(told.acknowledged) < before + 5:  # the players continue
                assert not playing.done(), playing.exception()
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.random() * 0.4)
            process.kill()
            await asyncio.sleep(rng.random() * 0.1)
            await process.start()
        for player in players:
            player.stopping.set()
        await asyncio.wait_for(playing, 120)
        for player in players:
            # If a kill comes between a table's last event and its summary, the next request makes the summary.
            lines = (await player.ask("/api/me")).json()["tables"]
            # There may be more: tables whose answer was lost, and that a player then requested again.
            assert {line["phase"] for line in lines if line["table"] in told.tables} <= set(ENDED)
    again, cost = process.wall_s[1:], process.cpu_s[1:]
    print(
        f"{len(again)} starts after kill -9: {statistics.median(again):.2f} s, at most {max(again):.2f} s,"
        f" processor at most {max(cost):.2f} s"
    )
    assert len(again) == KILLS
    if "KILLS" in os.environ:  # beside other tests a processor's second is worth less
        assert statistics.median(cost) < RESTART_CPU_S, "the server takes too long to answer again"
    assert told.lost >= KILLS
    assert len(told.acknowledged) >= 5 * KILLS
    assert "Traceback" not in process.log.read_text(), process.log.read_text()[-3000:]
    await check_logs(database_url, told)


async def check_logs(url: str, told: Told) -> None:
    """Check that the stored events are the acknowledged ones, once each, and that each match can be verified."""
    store = await Store.open(url)
    try:
        found: dict[str, tuple[str, int]] = {}
        for name in told.tables:
            row, log = await store.table(name), await store.events(name)
            assert row is not None
            assert [event.number for event in log] == list(range(1, len(log) + 1))
            table = Table(row)
            for event in log:
                table.apply(event)
                if event.command is not None:
                    assert event.command not in found, "a command was done twice"
                    found[event.command] = (name, event.number)
            assert table.ended
            assert row.phase == table.phase
            assert row.record == table.playing.text()
            record = read(row.record)
            report = check(record)
            assert report is not None
            assert report.checked, report.fault
            assert report.cards > 0
        for command, where in found.items():
            assert told.acknowledged.get(command) == where, f"{command} is stored at {where}"
        assert told.acknowledged.keys() - told.idle <= found.keys(), "acknowledged commands are lost"
        assert not found.keys() & told.refused.keys(), "a refused command was done"
    finally:
        await store.close()
