"""The effects at a table when a bot fails, is overtaken, or nobody acts."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from chiliad.bot import Budget
from chiliad.errors import Unavailable
from chiliad.information import InformationState
from chiliad.records import read
from chiliad.server import scheduler
from chiliad.server.events import Acted
from server.client import Person, Server, asynchronous, serving, until
from server.refusing import refused


class Raising:
    """A bot that raises on its turn."""

    def __init__(self, seed: int) -> None:
        del seed

    def decide(self, info: InformationState[Any], budget: Budget | None = None) -> int:
        raise ValueError("a bot's own fault")


class Illegal:
    """A bot that chooses an illegal action."""

    def __init__(self, seed: int) -> None:
        del seed

    def decide(self, info: InformationState[Any], budget: Budget | None = None) -> int:
        del budget
        return next(action for action in range(1 << 12) if action not in info.legal_actions())


@pytest.mark.parametrize("game, bots", [("mille", 1), ("tysiac", 2)])
@pytest.mark.parametrize("failing", [Raising, Illegal])
@pytest.mark.parametrize("substitute", ["random", "fails too"])
@asynchronous
async def test_a_bot_that_fails_plays_on(
    game: str,
    bots: int,
    failing: type[Any],
    substitute: str,
    database_url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    known = scheduler.bot_class

    def bot_class(game: str, name: str) -> Any:
        return failing if name == "greedy" or substitute == "fails too" else known(game, name)

    monkeypatch.setattr(scheduler, "bot_class", bot_class)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open(game, "me", *["bot:greedy"] * bots))["table"]
        stream = ala.listen(table)
        for _ in range(6):
            await stream.until(lambda it: it.head and (it.head["actor"] == 0 or it.head["phase"] == "between"))
            if stream.head["phase"] == "between":
                revision = (await ala.command(table, "next")).done()["revision"]
                await stream.until(lambda it, revision=revision: it.revision >= revision)
                continue
            desk = stream.news[-1]["desk"]
            contract = desk["phase"] == "contract" and f"contract {desk['call']['low']}"
            done = await ala.command(table, "move", move=contract or desk["moves"][-1]["move"])
            revision = done.done()["revision"]
            await stream.until(lambda it, revision=revision: it.revision >= revision)
        events = [one.event for one in await server.registry.store.events(table)]
        acts = [one for one in events if isinstance(one, Acted) and one.seat != 0]
        assert acts, "no bot has moved"
        match = (await server.session(table)).table.playing
        assert read(match.text()).deals[0].actions, "a record is refused where one of its moves is not legal"
    faults = [record for record in caplog.records if failing.__name__ in record.getMessage()]
    assert len(faults) >= len(acts), "each of their moves is a fault that is logged"
    if failing is Raising:
        assert all(record.exc_info and record.exc_info[0] is ValueError for record in faults)
    assert {record.levelname for record in caplog.records} == {"ERROR"}


@asynchronous
async def test_a_bot_that_cannot_be_made_does_not_stop_the_table(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot of another package may fail when it is loaded or made: the game's own bot plays for it."""
    known = scheduler.bot_class

    def fails(game: str, name: str) -> Any:
        if name == "greedy":
            raise Unavailable("broken-bot", bot=name, package="theirs", reason="ImportError")
        return known(game, name)

    monkeypatch.setattr(scheduler, "bot_class", fails)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("tysiac", "me", "bot:greedy", "bot:greedy"))["table"]
        stream = ala.listen(table)
        await stream.until(lambda it: it.head and it.head["actor"] == 0)
    assert "the bot greedy can't be made" in caplog.text
    caplog.clear()


class Slow:
    """A bot that thinks until the test lets it continue."""

    may_go_on = threading.Event()
    thinking = threading.Event()

    def __init__(self, seed: int) -> None:
        del seed

    def decide(self, info: InformationState[Any], budget: Budget | None = None) -> int:
        del budget
        self.thinking.set()
        assert self.may_go_on.wait(90)
        return info.legal_actions()[0]


@asynchronous
async def test_a_bot_may_be_overtaken_by_an_undo(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    known = scheduler.bot_class
    monkeypatch.setattr(scheduler, "bot_class", lambda game, name: Slow if name == "greedy" else known(game, name))
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("tysiac", "me", "bot:random", "bot:random"))["table"]
        Slow.may_go_on.set()
        stream = ala.listen(table)
        session = await server.session(table)
        for holder in session.table.seats[1:]:
            holder.bot = "greedy"  # from here on the bots wait for a signal
        undone = 0
        while not undone:
            await stream.until(lambda it: it.head and it.head["actor"] == 0)
            desk = stream.news[-1]["desk"]
            Slow.may_go_on.clear()
            Slow.thinking.clear()
            contract = desk["phase"] == "contract" and f"contract {desk['call']['low']}"
            revision = (await ala.command(table, "move", move=contract or desk["moves"][0]["move"])).done()["revision"]
            if session.table.actor != 0:
                await until(Slow.thinking.is_set)
                undone += (await ala.command(table, "undo")).status == 200
            Slow.may_go_on.set()
            await stream.until(lambda it, revision=revision: it.revision >= revision)
        assert session.table.actor == 0
        assert not session.closed
    assert not caplog.records


async def two_people(server: Server, **more: Any) -> tuple[Person, Person, str]:
    ala, bo = await server.person("Ala"), await server.person("Bo")
    opened = await ala.open("mille", "me", "open", **more)
    (await bo.sit(opened["invite"])).done()
    return ala, bo, opened["table"]


@asynchronous
async def test_the_others_vote_on_somebody_who_is_here_and_does_nothing(database_url: str) -> None:
    async with serving(database_url, idle_s=0.2) as server:
        ala, bo, table = await two_people(server)
        streams = ala.listen(table), bo.listen(table)
        await streams[0].until(lambda it: it.head and it.head["vote"])
        idle = streams[0].head["vote"]["seat"]
        assert idle == streams[0].head["actor"]
        other, sleeper = (bo, ala) if idle == 0 else (ala, bo)
        refused(await sleeper.command(table, "vote", choice="stop"), 409, "no-vote")
        (await other.command(table, "vote", choice="wait")).done()
        await streams[0].until(lambda it: [one["kind"] for one in it.happened].count("vote-called") == 2)  # asked again
        move = (await sleeper.news(table))["desk"]["moves"][0]["move"]
        (await sleeper.command(table, "move", move=move)).done()
        session = await server.session(table)
        assert session.table.vote is None or session.table.vote.about != idle or session.table.actor == idle
        await streams[0].until(lambda it: it.head["vote"])
        idle = streams[0].head["vote"]["seat"]
        other = bo if idle == 0 else ala
        (await other.command(table, "vote", choice="bot")).done()
        await streams[0].until(lambda it: it.head["seats"][idle]["stand_in"])


@asynchronous
async def test_nobody_is_voted_on_while_a_clock_runs(database_url: str) -> None:
    async with serving(database_url, idle_s=0.0) as server:
        ala, bo, table = await two_people(server, clock="relaxed")
        streams = ala.listen(table), bo.listen(table)
        for stream in streams:
            await stream.until(lambda it: it.head)
        session = await server.session(table)
        assert session.scheduler is not None
        assert session.scheduler._out_of_patience(session.table.actor or 0) is None


@asynchronous
async def test_coming_and_going_is_limited_and_ends_no_match(database_url: str) -> None:
    async with serving(database_url, seat_changes_per_minute=10, events_per_table_max=20) as server:
        ala, bo, table = await two_people(server)
        answers = [await bo.command(table, ("leave", "back")[at % 2]) for at in range(60)]
        assert [answer.status for answer in answers[:10]] == [200] * 10
        late = [answer for answer in answers if answer.status != 200]
        assert len(late) >= 20
        assert {answer.slug for answer in late} == {"too-many-requests"}
        assert 1 <= int(late[0].headers["retry-after"]) <= 6  # ten a minute
        session = await server.session(table)
        assert session.table.phase == "playing"
        for seat_events in range(40):  # the scheduler's own are not refused, and end nothing either
            seat = seat_events % 2
            await session.do(lambda seat=seat: [*session.table.stand_in(seat, "left"), *session.table.back(seat)])
        await session.do(lambda: session.table.back(1))
        assert session.table.revision > 20
        assert session.table.phase == "playing"
        actor = session.table.actor or 0
        move = (await (ala, bo)[actor].news(table))["desk"]["moves"][0]["move"]
        (await (ala, bo)[actor].command(table, "move", move=move)).done()
