"""Workers decide for bots that search: in order, in time, legally, with what the seat knows alone; or they say why not.

The pools are real, with one or two processes.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chiliad.bot import Effort, effort
from chiliad.bots import bot_class, quick_bots
from chiliad.bots.advice import advise
from chiliad.game import contains
from chiliad.games import BUILT_IN
from chiliad.information import InformationState
from chiliad.play.match import Match
from chiliad.server import bot_pool
from chiliad.server.bot_pool import BotPool, Kind, default_count
from chiliad.server.worker_process import Unserved
from server import searching_bots as bots
from server.client import asynchronous, until

ACCEPT_MS = 60_000  # a busy machine takes its time


def information(game: str = "tysiac") -> InformationState[Any]:
    """What the seat to act knows at the beginning of a deal."""
    match = Match(game, seed=4)
    match.begin_deal()
    return match.information_state()


def kind(makes: type[Any], game: str = "tysiac") -> Kind:
    return Kind(makes, Match(game).game.package)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the signals between this test and its workers; no worker is too busy on a busy machine."""
    monkeypatch.setenv(bots.SIGNALS, str(tmp_path))
    monkeypatch.setattr(bot_pool, "WAIT_S", 1_000.0)
    return tmp_path


@asynccontextmanager
async def pool_for(*makes: type[Any], count: int = 1, **more: Any) -> AsyncIterator[BotPool]:
    """A pool whose first worker is ready for these classes."""
    pool = BotPool(count, **more)
    try:
        for one in makes:
            pool.prepare(kind(one))
        for one in makes:
            await until(lambda one=one: pool.ready(kind(one)))
        yield pool
    finally:
        await asyncio.to_thread(pool.close)
        assert pool.pids == []


async def decide(pool: BotPool, makes: type[Any], seed: int = 1, milliseconds: int = ACCEPT_MS) -> int:
    return await pool.decide(kind(makes), seed, milliseconds, information)


async def refusal(pool: BotPool, makes: type[Any], milliseconds: int = ACCEPT_MS) -> Unserved:
    """Why no worker has decided."""
    with pytest.raises(Unserved) as unserved:
        await decide(pool, makes, milliseconds=milliseconds)
    return unserved.value


def seeds(folder: Path) -> list[int]:
    """The seeds of the decisions that ``Held`` has begun."""
    noted = folder / "seeds"
    return [int(line) for line in noted.read_text().split()] if noted.exists() else []


# --- What is decided --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BUILT_IN)
@asynchronous
async def test_a_bot_decides_in_a_worker_by_its_seed(game: str) -> None:
    info, pool = information(game), BotPool(1)
    try:
        pool.prepare(kind(bots.Seeded, game))
        await until(lambda: pool.ready(kind(bots.Seeded, game)))
        legal = info.legal_actions()
        for seed in range(len(legal) + 1):
            assert await pool.decide(kind(bots.Seeded, game), seed, ACCEPT_MS, lambda: info) == legal[seed % len(legal)]
    finally:
        await asyncio.to_thread(pool.close)


@pytest.mark.parametrize("game", BUILT_IN)
@asynchronous
async def test_a_hint_is_found_in_a_worker(game: str) -> None:
    """It is the one that the same bot gives here, with the actions in notation as the server has named them."""
    info, pool = information(game), BotPool(1)
    texts = tuple((action, f"action {action}") for action in info.legal_actions())
    try:
        pool.prepare(kind(bots.Seeded, game))
        await until(lambda: pool.ready(kind(bots.Seeded, game)))
        advice = await pool.advise(kind(bots.Seeded, game), 1, lambda: info, texts)
    finally:
        await asyncio.to_thread(pool.close)
    assert advice == advise(bots.Seeded(1), info, dict(texts).__getitem__)
    assert advice.choice.move == f"action {advice.choice.action}"


@asynchronous
async def test_the_process_is_another_one_and_stays() -> None:
    async with pool_for(bots.Failing, bots.Cheating, bots.Steady) as pool:
        (pid,) = pool.pids
        assert pid != os.getpid()
        for _ in range(4):
            failed = await refusal(pool, bots.Failing)
            assert failed.reason == "failed"
            assert re.findall(r"ValueError: in process (\d+)", failed.said) == [str(pid)]
            illegal = await refusal(pool, bots.Cheating)
            assert illegal.reason == "illegal"
            assert not contains(information().observation.legal, int(illegal.said))
            assert contains(information().observation.legal, await decide(pool, bots.Steady))
        assert pool.pids == [pid], "a failure is no reason to begin a process again"


@asynchronous
async def test_a_dead_process_is_replaced_and_a_bot_that_ends_many_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool_for(bots.Dying, bots.Steady) as pool:
        for _ in range(bot_pool.FAILURES_MAX):
            pids = pool.pids
            died = await refusal(pool, bots.Dying)
            assert (died.reason, died.said) == ("died", "exit code 3")
            await until(lambda: pool.ready(kind(bots.Steady)))
            await decide(pool, bots.Steady)
            assert pool.pids != pids
            await until(lambda: pool.ready(kind(bots.Dying)) or pool._wanted[kind(bots.Dying)].rests_until)
        assert (await refusal(pool, bots.Dying)).reason == "resting"
        await decide(pool, bots.Steady)
        later = SimpleNamespace(monotonic=lambda: time.monotonic() + bot_pool.REST_S)
        monkeypatch.setattr(bot_pool, "time", later)
        assert (await refusal(pool, bots.Dying)).reason == "starting", "its rest is over"
        await until(lambda: pool.ready(kind(bots.Dying)))


@asynchronous
async def test_a_bot_that_overruns_is_ended_and_nobody_else_notices() -> None:
    async with pool_for(bots.Endless, bots.Steady) as pool:
        (pid,) = pool.pids
        assert (await refusal(pool, bots.Endless, bots.Endless.milliseconds)).reason == "late"
        await until(lambda: pool.ready(kind(bots.Steady)))
        await decide(pool, bots.Steady)
        assert pid not in pool.pids


@asynchronous
async def test_a_bot_that_cannot_get_ready_rests(caplog: pytest.LogCaptureFixture) -> None:
    pool = BotPool(1)
    try:
        assert (await refusal(pool, bots.Unready)).reason == "starting"
        await until(lambda: caplog.records)
        assert "can't get ready for Unready" in caplog.text
        assert "ValueError: not today" in caplog.text
        assert (await refusal(pool, bots.Unready)).reason == "resting"
        pool.prepare(kind(bots.Steady))
        await until(lambda: pool.ready(kind(bots.Steady)))
        assert not pool.ready(kind(bots.Unready))
    finally:
        await asyncio.to_thread(pool.close)


@asynchronous
async def test_a_class_that_a_worker_cannot_find_rests(caplog: pytest.LogCaptureFixture) -> None:
    class Hidden(bots.Steady):
        pass

    pool = BotPool(1)
    try:
        assert (await refusal(pool, Hidden)).reason == "starting"
        await until(lambda: caplog.records)
        assert "Hidden" in caplog.text
        assert (await refusal(pool, Hidden)).reason == "resting"
    finally:
        await asyncio.to_thread(pool.close)


# --- Who waits for what -----------------------------------------------------------------------------------------------


@asynchronous
async def test_nobody_waits_for_a_worker_that_starts_or_is_busy(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1)
    try:
        assert (await refusal(pool, bots.Held)).reason == "starting"
        await until(lambda: pool.ready(kind(bots.Held)))
        held = asyncio.create_task(decide(pool, bots.Held, 5))
        await until(lambda: seeds(folder) == [5])
        monkeypatch.setattr(bot_pool, "WAIT_S", 0.0)
        assert (await refusal(pool, bots.Held)).reason == "busy"
        (folder / "go").touch()
        assert await held == information().legal_actions()[-1]
        assert seeds(folder) == [5], "what was refused is not done later"
    finally:
        await asyncio.to_thread(pool.close)


@asynchronous
async def test_without_workers_nobody_waits_either() -> None:
    pool = BotPool(0)
    pool.prepare(kind(bots.Steady))
    assert (await refusal(pool, bots.Steady)).reason == "starting"
    pool.close()
    assert (await refusal(pool, bots.Steady)).reason == "ended"


@asynchronous
async def test_decisions_are_made_in_the_order_of_asking(folder: Path) -> None:
    async with pool_for(bots.Held) as pool:
        first = asyncio.create_task(decide(pool, bots.Held, 0))
        await until(lambda: seeds(folder) == [0])
        others = [asyncio.create_task(decide(pool, bots.Held, seed)) for seed in (3, 1, 4, 2)]
        await until(lambda: len(pool._tasks) == len(others))
        others[2].cancel()
        await asyncio.wait({others[2]})
        (folder / "go").touch()
        await asyncio.gather(first, *others, return_exceptions=True)
        assert seeds(folder) == [0, 3, 1, 2], "what is cancelled while it waits is never begun"
        await decide(pool, bots.Held, 9)


@asynchronous
async def test_a_table_that_moves_on_while_a_bot_thinks_leaves_the_worker_whole(folder: Path) -> None:
    async with pool_for(bots.Held) as pool:
        pids = pool.pids
        task = asyncio.create_task(decide(pool, bots.Held, 1))
        await until(lambda: seeds(folder) == [1])
        task.cancel()
        await asyncio.wait({task})
        assert task.cancelled()
        (folder / "go").touch()
        await until(lambda: pool._idle == 1)
        await decide(pool, bots.Held, 2)
        assert pool.pids == pids


@asynchronous
async def test_another_worker_starts_when_all_are_busy(folder: Path) -> None:
    async with pool_for(bots.Held, count=2) as pool:
        assert len(pool.pids) == 1
        tasks = [asyncio.create_task(decide(pool, bots.Held, seed)) for seed in range(3)]
        await until(lambda: len(seeds(folder)) == 2)
        assert len(pool.pids) == 2
        (folder / "go").touch()
        await asyncio.gather(*tasks)


@asynchronous
async def test_a_worker_without_work_ends_and_another_one_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool_for(bots.Steady) as pool:
        monkeypatch.setattr(bot_pool, "IDLE_S", 0.0)
        await decide(pool, bots.Steady)
        await until(lambda: pool.pids == [])
        monkeypatch.undo()
        assert (await refusal(pool, bots.Steady)).reason == "starting"
        await until(lambda: pool.ready(kind(bots.Steady)))
        await decide(pool, bots.Steady)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux reports and limits the memory of a process")
@asynchronous
async def test_the_memory_of_a_worker_is_bounded(caplog: pytest.LogCaptureFixture) -> None:
    async with pool_for(bots.Hoarding, memory_mb_max=350) as pool:
        (pid,) = pool.pids
        await decide(pool, bots.Hoarding)
        assert pool.pids == [pid]
        await decide(pool, bots.Hoarding)
        await until(lambda: pool.ready(kind(bots.Hoarding)))
        assert pool.pids != [pid], "a worker that has grown is replaced"
        assert "a bot worker is replaced" in caplog.text
    async with pool_for(bots.Hoarding, memory_mb_max=90) as pool:  # 180 MB are the end
        failed = await refusal(pool, bots.Hoarding)
        assert "MemoryError" in failed.said
    caplog.clear()


# --- What bots declare ------------------------------------------------------------------------------------------------


def test_a_class_declares_that_its_bots_search() -> None:
    class Searcher:
        searches = True

    assert effort(Searcher) == Effort(1_000, 0)
    assert effort(bots.Plain) == Effort(bots.Plain.milliseconds, bots.Plain.plain_nodes)
    assert effort(lambda seed: Searcher()) is None


@pytest.mark.parametrize("game", BUILT_IN)
def test_some_bot_of_each_game_plays_at_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert effort(bot_class(game, "greedy")) is None
    assert effort(bot_class(game, "random")) is None
    policy = Match(game).game.face("policy")
    monkeypatch.setattr(policy, "BOTS", {"a": bots.Seeded, "b": policy.BOTS["greedy"], "c": bots.Steady})
    assert quick_bots(game) == ("b",)


def test_there_is_always_a_worker_and_never_a_crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, workers in ((1, 1), (2, 1), (3, 2), (64, 8)):
        monkeypatch.setattr(bot_pool.os, "sched_getaffinity", lambda _, cores=cores: range(cores), raising=False)
        assert default_count() == workers
