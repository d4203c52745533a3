"""``GET /api/me``: stored summaries answer the list of a guest's tables, and the list wakes no table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from chiliad.server import registry as hub_module
from chiliad.server import session as sessions
from chiliad.server import summary
from server.client import Person, Server, asynchronous, serving
from server.seating import seated

pytestmark = pytest.mark.both_databases


async def opened(server: Server) -> tuple[list[Person], str]:
    """Two guests with tables in every phase, both at one that is played; and the table of one guest and a bot."""
    ala, bo = await server.person("Ala"), await server.person("Bo")
    await ala.open("mille", "me", "open")
    both = await ala.open("mille", "open", "me")
    (await bo.sit(both["invite"])).done()
    alone = (await ala.open("tysiac", "bot:greedy", "me", "bot:random"))["table"]
    stopped = (await ala.open("mille", "me", "bot:greedy"))["table"]
    (await ala.command(stopped, "stop")).done()
    unbegun = (await ala.open("mille", "me", "open"))["table"]
    (await ala.command(unbegun, "stop")).done()
    return [ala, bo], alone


async def listed(people: list[Person]) -> list[Any]:
    """The lists of some guests."""
    return [(await person.get("/api/me", lang="en")).done()["tables"] for person in people]


async def all_sleep(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """All sessions have been unused for long enough when the server looks around."""
    with monkeypatch.context() as patched:
        patched.setattr(hub_module, "IDLE_S", -1.0)
        patched.setattr(hub_module, "IDLE_ENDED_S", -1.0)
        await server.registry._let_sleep()
    assert server.registry._sessions == {}


def unfolded(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on the server may read no log."""

    def fold(*_: Any) -> None:
        raise AssertionError("a log was folded")

    monkeypatch.setattr(summary, "_folded", fold)


@asynchronous
async def test_the_list_says_of_sleeping_tables_what_it_said_before(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database_url, bot_pace_s=(600.0, 600.0)) as server:
        people, _ = await opened(server)
        awake = await listed(people)
        assert sorted(line["phase"] for line in awake[0]) == ["playing", "playing", "stopped", "stopped", "waiting"]
        (shared,) = awake[1]
        turns = [line["your_turn"] for lines in awake for line in lines if line["table"] == shared["table"]]
        assert sorted(turns) == [False, True], "one of the two must act"
        await all_sleep(server, monkeypatch)
        await server.registry.summaries.write()
        unfolded(monkeypatch)
        assert await listed(people) == awake
        assert server.registry._sessions == {}, "the list has woken a table"


@asynchronous
async def test_the_turn_of_a_seat_that_a_bot_holds_is_not_its_players(database_url: str) -> None:
    async with serving(database_url, bot_pace_s=(600.0, 600.0)) as server:
        people, _ = await opened(server)
        table = (await listed(people))[1][0]["table"]

        async def turns() -> list[bool]:
            return [line["your_turn"] for lines in await listed(people) for line in lines if line["table"] == table]

        before = await turns()
        at = people[before.index(True)]
        (await at.command(table, "leave")).done()
        assert await turns() == [False, False]
        (await at.command(table, "back")).done()
        assert await turns() == before


@asynchronous
async def test_a_server_that_stops_leaves_summaries_to_the_next(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database_url, bot_pace_s=(600.0, 600.0)) as server:
        people, _ = await opened(server)
        awake = await listed(people)
    unfolded(monkeypatch)
    async with serving(database_url, bot_pace_s=(600.0, 600.0)) as server:
        assert await listed([Person(server, one.name, one.guest, one.token) for one in people]) == awake
        assert server.registry._sessions == {}


@asynchronous
async def test_a_summary_that_is_missing_or_late_is_made_from_the_log(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database_url, bot_pace_s=(600.0, 600.0)) as server:
        people, table = await opened(server)
        awake = await listed(people)
        for session in server.registry._sessions.values():  # as after kill -9: no summary was stored
            session.close()
        server.registry._sessions.clear()
        assert await listed(people) == awake
        assert server.registry._sessions == {}, "the list has woken a table"
        with monkeypatch.context() as patched:  # it was stored meanwhile
            unfolded(patched)
            assert await listed(people) == awake
        # The match ends, and the server is killed before it stores the next summary.
        (await people[0].command(table, "stop")).done()
        stopped = await listed(people)
        assert [line["phase"] for line in stopped[0] if line["table"] == table] == ["stopped"]
        server.registry._sessions.pop(table).close()
        assert await listed(people) == stopped


@asynchronous
async def test_a_table_is_dated_again_only_after_some_seconds(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list is in the order of these dates; they are seconds old at the most, and few commands write them."""
    async with serving(database_url, bot_pace_s=(600.0, 600.0)) as server:
        table, (ala, _) = await seated(server, "mille")
        store, dates, last = server.registry.store, [], []
        for limit_ms in (0, 3_600_000, 3_600_000, 0):
            monkeypatch.setattr(sessions, "CHANGED_MS", limit_ms)
            for do in ("leave", "back"):
                (await ala.command(table, do)).done()
            row, log = await store.table(table), await store.events(table)
            assert row is not None
            dates.append(row.changed_ms)
            last.append(log[-1].at_ms)
            while hub_module.now_ms() <= last[-1]:  # the next event is of another millisecond
                await asyncio.sleep(0.001)
        assert dates == [last[0], last[0], last[0], last[3]]
