"""The log of a match that is over: the server removes what its record contains, and nobody sees a difference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import text

from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.games import GAMES
from chiliad.server.compacting import compacted
from chiliad.server.database import connect
from chiliad.server.events import Acted, Compacted, TableEvent, TableOpened, TableSettings
from chiliad.server.rows import StoredEvent, TableRow
from chiliad.server.storage import Store
from chiliad.server.table import BETWEEN, Table
from server.client import Person, Server, asynchronous, serving
from server.stored import HOST, row

pytestmark = pytest.mark.both_databases


async def play(person: Person, table: str, deals: int) -> Any:
    """Play against bots to the end of the match, or until this number of deals is over; return the head."""
    stream, taken_back = person.listen(table), False
    while True:
        await stream.until(lambda it: it.head and (it.head["actor"] == 0 or it.head["phase"] in ("between", "over")))
        news = await person.news(table)
        head = news["head"]
        if head["phase"] == "over" or (head["phase"] == "between" and head["deal"] >= deals):
            await stream.close()
            return head
        if head["phase"] == "between":
            (await person.command(table, "next")).done()
        elif head["actor"] == 0:
            moves = [one for one in news["desk"]["moves"] if one["verb"] != "concede"]
            calm = [one for one in moves if one["verb"] in ("pass", "lay")]
            if news["desk"]["phase"] == "contract" and news["desk"].get("call"):
                move = f"contract {news['desk']['call']['low']}"
            else:
                move = (calm or moves)[-1]["move"]
            (await person.command(table, "move", move=move, revision=news["revision"])).done()
            if not taken_back:
                taken_back = (await person.command(table, "undo")).status == 200
        done = (await person.news(table))["revision"]
        await stream.until(lambda it, done=done: it.revision >= done)


async def sleep(server: Server, table: str) -> None:
    (await server.session(table)).close()
    server.registry._sessions.pop(table)


async def seen(person: Person, table: str) -> list[Any]:
    """All answers about a match that is over."""
    await person.get(f"/api/tables/{table}")  # a person who sent a request just now counts as here
    replay = (await person.get(f"/api/tables/{table}/replay")).done()["replay"]
    head = (await person.get(f"/api/replays/{replay}")).done()
    deals = [f"/api/replays/{replay}/deals/{number}" for number in range(1, len(head["deals"]) + 1)]
    paths = [f"/api/tables/{table}", f"/api/tables/{table}/sheet", f"/api/replays/{replay}/record", "/api/me", *deals]
    found = [await person.get(path) for path in paths]
    assert {one.status for one in found} == {200}
    return [head, *(one.body for one in found)]


@pytest.mark.parametrize("game", ["mille", "tysiac"])
@pytest.mark.parametrize("end", ["over", "stopped"])
@asynchronous
async def test_a_short_log_tells_what_the_long_one_told(database_url: str, game: str, end: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        bots = ["bot:greedy"] * (2 if game == "tysiac" else 1)
        options = {"target": {"mille": 5000, "tysiac": 1000}[game]} if end == "stopped" else {"target": 300}
        opened = await ala.open(game, "me", *bots, small=1 if game == "mille" else 0, options=options)
        table = opened["table"]
        head = await play(ala, table, 2 if end == "stopped" else 100)
        if end == "stopped":
            (await ala.command(table, "stop")).done()
        else:
            assert head["deal"] >= 2, "the log of one deal has nothing to remove"
        store = server.registry.store
        await sleep(server, table)
        before, log = await seen(ala, table), await store.events(table)
        await sleep(server, table)
        await server.registry.compact(table)
        short = await store.events(table)
        assert short[0].event.kind == "compacted"
        assert [one.event.kind for one in short].count("deal") == 1
        assert len(short) < len(log)
        assert short[1:] == log[-len(short) + 1 :]
        assert await seen(ala, table) == before
        commitment = (await ala.post("/api/commitments", {})).done()["commitment"]
        again = (await ala.post(f"/api/tables/{table}/again", {"commitment": commitment, "salt": "5a"})).done()
        await sleep(server, table)
        assert (await server.session(table)).table.again.table == again["table"]  # type: ignore[union-attr]
        row = await store.table(table)
        assert row is not None
        assert compacted(row, await store.events(table)) is None, "once"


@asynchronous
async def test_a_match_that_is_played_keeps_its_log(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        await play(ala, table, 2)
        log = await server.registry.store.events(table)
        await server.registry.compact(table)
        await server.registry.store.compact(table, log[3]._replace(event=Compacted([])))  # nor at a caller's request
        assert await server.registry.store.events(table) == log


@asynchronous
async def test_old_logs_are_found_the_last_ended_first(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        tables = []
        for _ in range(3):
            tables.append((await ala.open("mille", "me", "bot:greedy", options={"target": 5000}))["table"])
            await play(ala, tables[-1], 2)
            (await ala.command(tables[-1], "stop")).done()
            await sleep(server, tables[-1])
        await ala.open("mille", "me", "bot:greedy")
        server.registry._compacted_to = 2**60
        found = await server.registry.store.long_logs(2**60, 10)
        assert {table for table, _ in found} == set(tables)
        await server.registry._compact_old()
        assert await server.registry.store.long_logs(2**60, 10) == []


def finished(game: str) -> tuple[TableRow, list[StoredEvent]]:
    """A match that greedy players have finished, to the usual target, with the log of a server."""
    opened = row(game=game, settings=TableSettings(next(iter(GAMES[game].presets)), {}, HOST, "", small=0))
    table, log = Table(opened), list[StoredEvent]()
    bot = bot_class(game, "greedy")(1)

    def do(decided: Sequence[TableEvent]) -> None:
        for event in decided:
            number = table.revision + 1
            command = f"{HOST}:{number:016x}" if isinstance(event, Acted) else None
            log.append(StoredEvent(number, number, command, event))
            table.apply(log[-1])

    do([TableOpened()])
    for seat in range(GAMES[game].default_seats):
        do(table.sit(HOST if seat == 0 else f"guest {seat}", ["Ala", "Bo", "Cem"][seat], None, seat))
    while not table.ended:
        seat = table.actor
        if table.phase == BETWEEN:
            do(table.next())
        else:
            assert seat is not None
            do(table.move(seat, [ask(bot, table.playing.information_state(seat)).action]))
    return opened._replace(phase=table.phase, record=table.playing.text()), log


async def stored_bytes(url: str) -> tuple[int, int]:
    """The size of a database's only match: in the log, and in the record."""
    columns = "length(kind) + coalesce(length(command), 0) + length(body)"
    database = connect(url)
    try:
        async with database.reading.connect() as connection:
            log = (await connection.execute(text(f"SELECT sum({columns}) FROM events"))).scalar_one()
            record = (await connection.execute(text("SELECT length(record) FROM tables"))).scalar_one()
    finally:
        await database.close()
    return int(log), int(record)


@pytest.mark.parametrize("game", ["mille", "tysiac"])
@asynchronous
async def test_how_much_smaller_a_match_becomes(database_url: str, game: str) -> None:
    ended, log = finished(game)
    one = compacted(ended, log)
    assert one is not None
    store = await Store.open(database_url)
    try:
        await store.add_table(ended, log, {})
        whole, record = await stored_bytes(database_url)
        assert whole > 0.6 * (whole + record), "most of what is kept is the log"
        await store.compact(ended.id, one)
        short, same = await stored_bytes(database_url)
    finally:
        await store.close()
    assert same == record
    assert short < 0.2 * whole
    assert short + record < 0.5 * (whole + record)
