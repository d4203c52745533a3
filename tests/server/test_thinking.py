"""Bots that search at a table: they play from workers, and from threads as long as no worker can; the table goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chiliad.bot import Budget
from chiliad.game import Observed
from chiliad.information import InformationState
from chiliad.records import read
from chiliad.server import bot_pool, scheduler, thinking
from chiliad.server.bot_pool import Kind
from chiliad.server.events import Acted
from chiliad.server.worker_process import Unserved
from server import searching_bots as bots
from server.client import Listening, Person, Server, asynchronous, serving, until
from server.seating import a_move

KNOWN = scheduler.bot_class


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the signals between this test and its workers; no worker is too busy on a busy machine."""
    monkeypatch.setenv(bots.SIGNALS, str(tmp_path))
    monkeypatch.setattr(bot_pool, "WAIT_S", 1_000.0)
    return tmp_path


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[Any]], None]:
    """Let the bots of that name be of another class."""

    def seat(makes: type[Any]) -> None:
        monkeypatch.setattr(scheduler, "bot_class", lambda game, name: makes if name == "random" else KNOWN(game, name))

    return seat


class FakePool:
    """A pool whose answers the test gives."""

    def __init__(self, reasons: list[str] | None = None) -> None:
        self.reasons = reasons or []
        self.asked: list[int] = []
        self.given = asyncio.Event()
        self.waiting = self.cancelled = 0

    def prepare(self, kind: Kind) -> None:
        del kind

    def end(self) -> None:
        pass

    def close(self) -> None:
        pass

    async def decide(
        self, kind: Kind, seed: int, milliseconds: int, info: Callable[[], InformationState[Observed]]
    ) -> int:
        del kind, milliseconds
        self.asked.append(seed)
        if self.reasons:
            raise Unserved(self.reasons.pop(0), "as the test says")
        self.waiting += 1
        try:
            await self.given.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        finally:
            self.waiting -= 1
        return info().legal_actions()[-1]


def put(server: Server, pool: FakePool) -> None:
    """Give a server another pool."""
    server.registry.pool = server.registry.thinking.pool = pool  # type: ignore[assignment]


async def opened(server: Server, game: str) -> tuple[Person, str, Listening]:
    """A table of a person with bots."""
    ala = await server.person("Ala")
    table = (await ala.open(game, "me", *["bot:random"] * (1 if game == "mille" else 2)))["table"]
    return ala, table, ala.listen(table)


async def play(ala: Person, table: str, stream: Listening, moves: int) -> None:
    """Make so many moves, and wait until it is the person's turn again."""
    for _ in range(moves):
        await stream.until(lambda it: it.head and (it.head["actor"] == 0 or it.head["phase"] != "playing"))
        if stream.head["phase"] == "between":
            revision = (await ala.command(table, "next")).done()["revision"]
        else:
            revision = (await ala.command(table, "move", move=a_move(stream.news[-1]["desk"]))).done()["revision"]
        await stream.until(lambda it, revision=revision: it.revision >= revision)
    await stream.until(lambda it: it.head["actor"] == 0 or it.head["phase"] != "playing")


async def acts_of_bots(server: Server, table: str) -> int:
    """The moves of bots so far; the record with them is legal."""
    match = (await server.session(table)).table.playing
    assert read(match.text()).deals[0].actions
    events = [one.event for one in await server.registry.store.events(table)]
    return sum(isinstance(one, Acted) and one.seat != 0 for one in events)


@pytest.mark.parametrize("game", ["mille", "tysiac"])
@asynchronous
async def test_a_bot_plays_from_a_worker(
    game: str, database_url: str, seat: Callable[[type[Any]], None], caplog: pytest.LogCaptureFixture
) -> None:
    seat(bots.Steady)
    async with serving(database_url, bot_workers_max=1) as server:
        ala, table, stream = await opened(server, game)
        kind = Kind(bots.Steady, (await server.session(table)).table.game.package)
        await until(lambda: server.registry.pool.ready(kind))
        caplog.clear()
        await play(ala, table, stream, 5)
        assert await acts_of_bots(server, table)
        assert server.registry.pool.pids
    assert not caplog.records, "a worker has failed, or was not asked"
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("game", ["mille", "tysiac"])
@pytest.mark.parametrize("makes", [bots.Failing, bots.Cheating, bots.Dying, bots.Endless, bots.Unready])
@asynchronous
async def test_a_table_goes_on_whatever_its_bots_do(
    game: str,
    makes: type[Any],
    database_url: str,
    seat: Callable[[type[Any]], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    seat(makes)
    async with serving(database_url, bot_workers_max=1) as server:
        ala, table, stream = await opened(server, game)
        kind = Kind(makes, (await server.session(table)).table.game.package)
        await until(lambda: server.registry.pool.ready(kind) or "get ready" in caplog.text)
        await play(ala, table, stream, 6)
        assert await acts_of_bots(server, table)
    said = {
        bots.Failing: "fault of the bot random in a worker: failed Traceback",
        bots.Cheating: "fault of the bot random in a worker: illegal",
        bots.Dying: "fault of the bot random in a worker: died exit code 3",
        bots.Endless: "fault of the bot random in a worker: late",
        bots.Unready: "a bot worker can't get ready for Unready",
    }
    assert said[makes] in caplog.text
    caplog.clear()


@pytest.mark.parametrize("reason", ["starting", "busy", "resting"])
@asynchronous
async def test_a_bot_plays_a_small_budget_as_long_as_no_worker_can(
    reason: str,
    database_url: str,
    seat: Callable[[type[Any]], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    seat(bots.Plain)
    monkeypatch.setattr(bots.Plain, "budgets", [])
    now = [100.0]
    monkeypatch.setattr(thinking, "time", type("Time", (), {"monotonic": staticmethod(lambda: now[0])}))
    async with serving(database_url) as server:
        put(server, FakePool([reason] * 10_000))
        ala, table, stream = await opened(server, "tysiac")
        await play(ala, table, stream, 3)
        assert [record.levelname for record in caplog.records] == ["WARNING"], "once a minute is enough"
        assert thinking.LASTING[reason] in caplog.text
        now[0] += thinking.TOLD_EVERY_S
        await play(ala, table, stream, 3)
        assert len(caplog.records) == 2
        assert await acts_of_bots(server, table) == len(bots.Plain.budgets)
    assert set(bots.Plain.budgets) == {Budget(nodes=bots.Plain.plain_nodes)}
    caplog.clear()


@pytest.mark.parametrize("makes", [bots.Steady, bots.Plain])
@asynchronous
async def test_the_best_bot_that_does_not_search_plays_for_one_that_has_failed(
    makes: type[Any], database_url: str, seat: Callable[[type[Any]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    seat(makes)
    monkeypatch.setattr(bots.Plain, "budgets", [])
    decided: list[str] = []
    real = thinking.decision

    def decision(position: Any, quick: list[thinking.Quick]) -> list[int]:
        decided.append(type(quick[0].bot).__name__)
        return real(position, quick)

    monkeypatch.setattr(thinking, "decision", decision)
    async with serving(database_url) as server:
        put(server, FakePool(["failed"] * 10_000))
        ala, table, stream = await opened(server, "tysiac")
        await play(ala, table, stream, 3)
        assert await acts_of_bots(server, table) == len(decided)
    assert set(decided) == {"CasualTysiac"}  # the strongest level that does not search
    assert not bots.Plain.budgets, "it has failed just now: it is not asked again"


@asynchronous
async def test_a_seat_has_one_seed_for_a_deal(
    database_url: str, seat: Callable[[type[Any]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    seat(bots.Steady)
    async with serving(database_url) as server:
        pool = FakePool()
        pool.given.set()
        put(server, pool)
        ala, table, stream = await opened(server, "mille")
        match = (await server.session(table)).table.playing
        await play(ala, table, stream, 4)
        assert len(match.record.deals) == 1
        assert len(pool.asked) > 1
        assert len(set(pool.asked)) == 1
        deals = 1
        while deals == 1:
            await play(ala, table, stream, 1)
            deals = len(match.record.deals)
        await play(ala, table, stream, 4)
        assert len(set(pool.asked)) == len(match.record.deals)


@asynchronous
async def test_thinking_is_cancelled_when_a_move_is_taken_back(
    database_url: str, seat: Callable[[type[Any]], None], caplog: pytest.LogCaptureFixture
) -> None:
    seat(bots.Steady)
    async with serving(database_url) as server:
        pool = FakePool()
        pool.given.set()
        put(server, pool)
        ala, table, stream = await opened(server, "tysiac")
        session = await server.session(table)
        while not pool.cancelled:
            await stream.until(lambda it: it.head and it.head["actor"] == 0)
            pool.given.clear()
            await ala.command(table, "move", move=a_move(stream.news[-1]["desk"]))
            if session.table.actor != 0:
                await until(lambda: pool.waiting)
                if (await ala.command(table, "undo")).status == 200:
                    await until(lambda: pool.cancelled)
                    assert not pool.waiting, "nobody thinks about a move that was taken back"
                    assert session.table.actor == 0
            pool.given.set()
            await stream.until(lambda it: it.revision == session.table.revision)
        await play(ala, table, stream, 2)
        assert not session.closed
    assert not caplog.records


@asynchronous
async def test_thinking_is_cancelled_when_a_person_returns(
    database_url: str, seat: Callable[[type[Any]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot holds the seat of somebody who has left; what it thinks about there is theirs again."""
    seat(bots.Steady)
    async with serving(database_url) as server:
        pool = FakePool()
        put(server, pool)
        ala, bo = await server.person("Ala"), await server.person("Bo")
        invited = await ala.open("mille", "me", "open")
        (await bo.sit(invited["invite"])).done()
        streams = ala.listen(invited["table"]), bo.listen(invited["table"])
        for stream in streams:
            await stream.until(lambda it: it.head)
        session = await server.session(invited["table"])
        monkeypatch.setattr(scheduler, "bot_class", lambda game, name: bots.Steady)
        leaves, stays = (ala, bo) if session.table.actor == 0 else (bo, ala)
        (await leaves.command(invited["table"], "leave")).done()
        await until(lambda: pool.waiting == 1)
        (await stays.news(invited["table"]))["head"]
        assert pool.waiting == 1, "others who ask change nothing"
        (await leaves.command(invited["table"], "back")).done()
        await until(lambda: pool.cancelled == 1)
        assert pool.waiting == 0
        assert len(pool.asked) == 1
        assert not session.closed
