"""The report after a match: worked out once in a process of its own, kept, and told to those who sat there."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chiliad.bots.balance import TERMS, UNIT, DealBalance
from chiliad.bots.report import DealTask, MomentsTask, Report
from chiliad.cli.reporting import report_on
from chiliad.errors import Unavailable
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.lessons import lessons_of
from chiliad.play.match import Match
from chiliad.presentation.said import Said
from chiliad.records import read
from chiliad.server import bot_worker, reports
from chiliad.server.bot_worker import Answer
from chiliad.server.events import Compacted, TableSettings
from chiliad.server.registry import now_ms
from chiliad.server.reports import Reports
from chiliad.server.rows import StoredEvent
from chiliad.server.seats import TableSeat
from chiliad.server.worker_process import Unserved
from server.client import Person, asynchronous, serving, until
from server.matches import whole_match
from server.refusing import refused
from server.seating import seated
from server.stored import row
from server.test_compacting import play

NODES = 4  # as few as a balance takes
DEALS = 2
MATCHES: dict[str, Match] = {}


def match_of(game: str) -> Match:
    """A match of some whole deals."""
    if game not in MATCHES:
        MATCHES[game] = whole_match(game, 1, DEALS)
    return MATCHES[game]


async def table_over(person: Person, game: str, *, others: tuple[Person, ...] = (), **settings: Any) -> str:
    """A table at which a person, and others, have played the match of a game to where it was stopped."""
    store, match = person.server.registry.store, match_of(game)
    preset = next(iter(GAMES[game].presets))
    name = f"{game}-{person.guest}"
    opened = TableSettings(preset, {}, person.guest, "", **settings)
    seats = [TableSeat(kind="person", guest=one.guest, name=one.name) for one in (person, *others)]
    seats += [TableSeat(kind="bot", bot="greedy")] * (GAMES[game].default_seats - len(seats))
    at = now_ms()
    ended = row(name, game=game, phase="stopped", settings=opened, record=match.text(), invite=None)
    ended = ended._replace(opened_ms=at, changed_ms=at)
    members = {seat: one.guest for seat, one in enumerate((person, *others))}
    await store.add_table(ended, [StoredEvent(9, 9, None, Compacted(seats))], members)
    return name


async def asked(person: Person, table: str, **query: Any) -> Any:
    return (await person.get(f"/api/tables/{table}/report", **query)).done()


async def made(person: Person, table: str, **query: Any) -> Any:
    """The report, once it is there."""
    while True:
        told = await asked(person, table, **query)
        if told["report"] is not None or told["why"] is not None:
            return told
        await asyncio.sleep(0.01)


def sentence(slug: str) -> str:
    return Said(Language()).why(Unavailable(slug))


def balance_of(task: DealTask) -> DealBalance:
    """A balance like a worker's: made up, but its sum is exact."""
    columns = 2 * match_of("mille").seats
    parts = dict.fromkeys(TERMS, (1 << 30, -(1 << 30)) * 2)
    before, after = (UNIT // 2,) * columns, tuple(UNIT // 2 + 5 * part for part in parts[TERMS[0]])
    return DealBalance(
        number=task.deal,
        before=before if task.deal == 1 else after,
        after=after,
        expected=(0,) * columns,
        changes=[],
        terms=parts if task.deal == 1 else dict.fromkeys(TERMS, (0,) * columns),
        errors=dict.fromkeys(TERMS, (0.0,) * columns),
        slips=[],
    )


def answered(self: Reports, task: DealTask | MomentsTask) -> Answer:
    """In place of the process."""
    del self
    if isinstance(task, MomentsTask):
        return Answer("analysed", moments=[])
    return Answer("analysed", balance=balance_of(task))


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reports, "_asked", answered)


@pytest.fixture
def step(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Lets one more part of the reports be done."""
    gate = threading.Semaphore(0)

    def held(self: Reports, task: DealTask | MomentsTask) -> Answer:
        while not gate.acquire(timeout=0.01):
            if self._closing:
                raise Unserved("ended")
        return answered(self, task)

    monkeypatch.setattr(Reports, "_asked", held)
    yield gate.release
    gate.release(100)


# --- What it says -----------------------------------------------------------------------------------------------------


def test_it_is_that_of_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = match_of("mille").text()
    # First, so that the process finds all of it compiled; with its usual priority a busy machine would starve it.
    terminal = report_on(read(text), text, NODES, reports.SEED, 1)
    assert reports.NICENESS > bot_worker.NICENESS
    monkeypatch.setattr(reports, "NICENESS", 1)
    worked_out(tmp_path, terminal)


@asynchronous
async def worked_out(tmp_path: Path, terminal: Report) -> None:
    """A process of its own works it out, which gives way to others and ends."""
    async with serving(f"sqlite:///{tmp_path}/t.db", report_nodes=NODES) as server:
        ala, made_by, store = await server.person("Ala"), server.registry.reports, server.registry.store
        table = await table_over(ala, "mille")
        assert (await asked(ala, table))["report"] is None
        await until(lambda: made_by.pid)
        assert made_by.pid not in (os.getpid(), *server.registry.pool.pids)
        if sys.platform == "linux":
            await until(lambda: made_by.pid is None or os.getpriority(os.PRIO_PROCESS, made_by.pid) == reports.NICENESS)
        told, kept = await made(ala, table), await store.report(table)
        await until(lambda: made_by.pid is None)
    report = told["report"]
    short = replace(terminal, deals=[replace(deal, changes=[]) for deal in terminal.deals])
    assert reports._decode(kept or "") == short
    assert told["done"] == told["of"] == DEALS + len(terminal.players)
    assert report["chances"] == [list(chances) for chances in terminal.chances()]
    check_sums(report, short)


@pytest.mark.usefixtures("at_once")
@asynchronous
async def test_one_that_cannot_be_read_is_made_again(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        ala, store = await server.person("Ala"), server.registry.store
        table = await table_over(ala, "mille")
        told, kept = await made(ala, table), await store.report(table)
        await store.keep_report(table, "of a later version")
        assert await made(ala, table) == told
        assert await store.report(table) == kept


def check_sums(report: Any, terminal: Report) -> None:
    """The parts of each seat lead from what was expected to the result."""
    assert [seat["seat"] for seat in report["balance"]] == list(range(len(terminal.players)))
    for seat, own in zip(report["balance"], terminal.balance(), strict=True):
        assert [part["term"] for part in seat["parts"]] == list(TERMS)
        assert [part["points"] / 100 for part in seat["parts"]] == pytest.approx(
            [own.terms[term] / UNIT for term in TERMS]
        )
        parts = sum(part["points"] for part in seat["parts"])
        assert 100 * seat["expected"] + parts == pytest.approx(100 * seat["result"], abs=1e-9)
        assert {seat["summary"], seat["bands"], *(part["text"] for part in seat["parts"])} <= set(report["sentences"])


@pytest.mark.usefixtures("at_once")
@asynchronous
async def test_each_is_told_their_own_moments_in_their_language(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        table = await table_over(ala, "mille", others=(bo,))
        for seat, one in enumerate((ala, bo)):
            report = (await made(one, table))["report"]
            assert (report["you"], report["deals"]) == (seat, 2)
            assert f"{report['names'][seat]}: no decision of yours cost a point for certain." in report["sentences"]
            assert "Luck of the draw" in [part["name"] for part in report["balance"][seat]["parts"]]
        spanish = (await made(bo, table, lang="es"))["report"]
        assert "Decisiones propias" in [part["name"] for part in spanish["balance"][0]["parts"]]


@pytest.mark.usefixtures("at_once")
@asynchronous
async def test_the_payment_is_balanced_where_it_is_played_for(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        plain = (await made(ala, await table_over(ala, "mille", small=0)))["report"]
        assert [seat["money"] for seat in plain["balance"]] == [None, None]
        played = (await made(bo, await table_over(bo, "mille", small=3 * 2**11)))["report"]
        for seat, sign in zip(played["balance"], (1, -1), strict=True):
            # Five parts of 2**-10 small stakes each, six of money, where both began with half a stake.
            assert [part["exact"] for part in seat["money"]["parts"]] == [sign * 6.0] * len(TERMS)
            assert [part["whole"] for part in seat["money"]["parts"]] == [sign * 6] * len(TERMS)
            assert seat["money"]["result"] == seat["money"]["expected"] + sign * 30


# --- When it is made --------------------------------------------------------------------------------------------------


@pytest.mark.both_databases
@pytest.mark.usefixtures("at_once")
@asynchronous
async def test_it_is_begun_when_the_match_ends_and_goes_with_its_table(database_url: str) -> None:
    async with serving(database_url, reports_early=True) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        await play(ala, table, 1)
        refused(await ala.get(f"/api/tables/{table}/report"), 409, "match-not-over")
        (await ala.command(table, "stop")).done()
        store = server.registry.store
        await until(lambda: not server.registry.reports._jobs)
        assert await store.report(table) is not None
        assert (await asked(ala, table))["report"]["deals"] == 1
        assert (await store.prune(0, 0, 2**60)).tables == [table]
        assert await store.report(table) is None


@asynchronous
async def test_how_far_it_is(step: Callable[[], None], tmp_path: object) -> None:
    """One match at a time; what is not done when the server ends is done when somebody asks again."""
    url = f"sqlite:///{tmp_path}/t.db"
    async with serving(url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        first, second = await table_over(ala, "mille"), await table_over(bo, "mille")
        assert await asked(ala, first) == {"done": 0, "of": DEALS + 2, "report": None, "why": None}
        assert (await asked(bo, second))["done"] == 0
        step()
        while (await asked(ala, first))["done"] < 1:
            await asyncio.sleep(0.01)
        assert (await asked(bo, second))["done"] == 0
    async with serving(url) as server:
        again = Person(server, "Ala", ala.guest, ala.token)
        assert (await asked(again, first))["done"] == 0
        for _ in range(DEALS + 2):
            step()
        told = await made(again, first)
        assert (told["done"], told["of"]) == (DEALS + 2, DEALS + 2)
        assert list(server.registry.reports._jobs) == []


@asynchronous
async def test_a_failure_is_told_once_and_noted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: object
) -> None:
    tries = []

    def dies(self: Reports, task: DealTask | MomentsTask) -> Answer:
        del self
        tries.append(task)
        raise Unserved("died", "exit code 3")

    monkeypatch.setattr(Reports, "_asked", dies)
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        table, other = await table_over(ala, "mille"), await table_over(bo, "mille")
        why = sentence("report-failed")
        assert await made(ala, table) == {"done": 0, "of": 0, "report": None, "why": why}
        assert f"report on table {table} can't be made: died exit code 3" in caplog.text
        assert (await asked(ala, table))["why"] == why
        assert len(tries) == 1
        monkeypatch.setattr(Reports, "_asked", answered)
        assert (await made(bo, other))["report"] is not None, "another match has its report"
    caplog.clear()


# --- Who is told, and why there is none -------------------------------------------------------------------------------


@pytest.mark.usefixtures("at_once")
@asynchronous
async def test_nobody_else_is_told(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        table = await table_over(ala, "mille", spectators=True)
        path = f"/api/tables/{table}/report"
        for _ in range(2):  # before it is made, and after
            refused(await bo.get(path), 403, "no-seat-here")
            refused(await server.ask("GET", path), 401, "no-guest")
            await made(ala, table)
        refused(await ala.get("/api/tables/none/report"), 404, "no-such-table")
        lesson = lessons_of("mille")[0].name
        learning = (await ala.post(f"/api/lessons/mille/{lesson}", {})).done()["table"]
        refused(await ala.get(f"/api/tables/{learning}/report"), 404, "no-such-page")


@pytest.mark.usefixtures("at_once")
@asynchronous
async def test_why_there_is_none(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        ala = await server.person("Ala")
        part = await table_over(ala, "mille", record=match_of("mille").text())
        assert (await asked(ala, part))["why"] == sentence("report-on-a-part")
    async with serving(f"sqlite:///{tmp_path}/t.db", bot_workers_max=0) as server:
        ala = Person(server, "Ala", ala.guest, ala.token)
        assert (await asked(ala, part))["why"] == sentence("report-without-workers")
    async with serving(f"sqlite:///{tmp_path}/s.db") as server:
        table, (ala,) = await seated(server, "mille", 1)
        (await ala.command(table, "stop")).done()
        assert (await asked(ala, table))["why"] == sentence("no-whole-deal")
