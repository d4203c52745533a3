"""My games and statistics: only one's own, page by page, filtered; and what merging and forgetting leave of them."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.inspect import type_info
from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.bots import play_out
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.match import Match
from chiliad.records import Payment, Record
from chiliad.server import figures, my_sheets
from chiliad.server.evenings import SharedEvening
from chiliad.server.events import Compacted, TableSettings
from chiliad.server.figures import figures_of
from chiliad.server.my_sheets import CountedDeals, CountedEvenings
from chiliad.server.registry import now_ms
from chiliad.server.requests import KeptEvening, KeptSheet
from chiliad.server.routes.sheets import sheet_of
from chiliad.server.rows import StoredEvent
from chiliad.server.schema import TABLES
from chiliad.server.seats import TableSeat
from naive.statistics import count as naive_count
from server.client import WAIT_S, Person, Server, asynchronous, serving
from server.joining import another_device, link_of, named, use
from server.stored import row

pytestmark = pytest.mark.both_databases

PLAYED: dict[str, Any] = {"declarer": 0, "contract": 120, "points": [140, 10, 10]}
MILLE = {"game": "mille", "names": ["Bo", "Ala"], "small": 2, "dealer": 0, "options": {"target": 300}}
_numbers = itertools.count(1)


def match_of(game: str, players: list[str], small: int) -> Match:
    """A whole match of these players, whom greedy bots have played for; ``small``: the small stake."""
    match = Match(game, players, seed=3)
    play_out(match, ["greedy"] * match.seats)
    if match.game.payment is not None:
        after = match.record.before_next()
        match.record.payment = Payment.of(match.game, match.rules, after, match.winner, small)
    return match


async def over(game: str, *seats: Person | str, small: int = 1, **settings: Any) -> str:
    """A table whose match is over, as it is stored: a person at a seat, or a bot by its name."""
    people = {seat: one for seat, one in enumerate(seats) if isinstance(one, Person)}
    host = next(iter(people.values()))
    match = match_of(game, [one.name if isinstance(one, Person) else f"bot:{one}" for one in seats], small)
    opened = TableSettings(next(iter(GAMES[game].presets)), {}, host.guest, "", small=small, **settings)
    name, at = f"t{next(_numbers)}", now_ms()
    ended = row(name, game=game, phase="over", settings=opened, record=match.text(), invite=None)
    sat = [
        TableSeat(kind="person", guest=one.guest, name=one.name)
        if isinstance(one, Person)
        else TableSeat(kind="bot", bot=one)
        for one in seats
    ]
    await host.server.registry.store.add_table(
        ended._replace(opened_ms=at, changed_ms=at + 1000 * int(name[1:])),
        [StoredEvent(9, 9, None, Compacted(sat))],
        {seat: one.guest for seat, one in people.items()},
    )
    return name


async def games(person: Person, **more: Any) -> Any:
    return (await person.get("/api/me/games", lang="en", **more)).done()


async def counted(person: Person, **more: Any) -> Any:
    """Statistics, as soon as everything is counted."""
    return await until(person, lambda found: not found["waiting"], **more)


async def until(person: Person, holds: Callable[[Any], bool], **more: Any) -> Any:
    limit = time.monotonic() + WAIT_S
    while True:
        found = (await person.get("/api/me/statistics", lang="en", **more)).done()
        if holds(found):
            return found
        assert time.monotonic() < limit, found
        await asyncio.sleep(0.01)


def cells(found: Any, caption: str) -> dict[str, list[str]]:
    """The rows of a table by their labels."""
    (table,) = [one for one in found["tables"] if one["caption"] == caption]
    return {row["label"]: row["cells"] for row in table["rows"]}


async def two(server: Server) -> tuple[Person, Person, str]:
    """Ala and Bo, and a match of Mille between them that is over."""
    ala, bo = await server.person("Ala"), await server.person("Bo")
    return ala, bo, await over("mille", ala, bo, small=5)


@asynchronous
async def test_a_match_is_listed_and_counted_for_those_who_sat_there(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo, table = await two(server)
        cem = await server.person("Cem")
        for person, seat in ((ala, 0), (bo, 1)):
            await counted(person)
            page = await games(person)
            (line,) = page["games"]
            assert (line["kind"], line["id"], line["seat"], page["count"], page["next"]) == (
                "table",
                table,
                seat,
                1,
                None,
            )
            assert (line["games"], line["names"], line["phase"]) == (["mille"], ["Ala", "Bo"], "over")
            stored = await server.registry.store.table(table)
            assert stored is not None
            assert stored.record is not None
            counts = naive_count(stored.record)[seat]
            assert line["place"] == (1 if counts["won"][0] else 2)
            assert line["money"] == counts["money"][0]
            found = await counted(person)
            amount, of = counts["score"]
            mean, deals = f"{amount / of:.1f}".replace("-", "−"), f"{of} deal" + "s" * (of > 1)
            assert cells(found, "Mille: figures")["Score in a deal"][0] == f"{mean} ({deals})"
            assert [one["name"] for one in found["opponents"]] == ["Bo" if seat == 0 else "Ala"]
            assert found["course"] == [{"month": found["course"][0]["month"], "matches": 1, "won": counts["won"][0]}]
            won, lost, settled, open_ = next(iter(cells(found, "Who has paid whom").values()))
            assert (int(won) - int(lost), settled) == (counts["money"][0], "0")
            assert int(open_.replace("−", "-")) == counts["money"][0]
        assert (await games(cem))["games"] == []
        nothing = await counted(cem)
        assert (nothing["matches"], nothing["tables"], nothing["opponents"]) == (0, [], [])
        assert (await server.ask("GET", "/api/me/games")).status == 401
        assert (await server.ask("GET", "/api/me/statistics")).status == 401


@asynchronous
async def test_filters_and_pages(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, _bo, both = await two(server)
        bots = [await over("mille", ala, "greedy") for _ in range(3)]
        tysiac = await over("tysiac", "greedy", ala, "random")
        running = (await ala.open("mille", "me", "bot:greedy"))["table"]
        lesson = (await ala.post("/api/lessons/mille/turns", {})).done()["table"]
        await counted(ala)
        every = [running, tysiac, *bots, both]
        assert {one["id"] for one in (await games(ala))["games"]} == set(every)
        assert lesson not in every
        found, place = list[str](), None
        for _ in every:
            page = await games(ala, count=2, **({"before": place} if place else {}))
            found += [one["id"] for one in page["games"]]
            place = page["next"]
            if place is None:
                break
        assert sorted(found) == sorted(every)
        assert [one["id"] for one in (await games(ala, count=6))["games"]] == found
        assert {one["id"] for one in (await games(ala, game="tysiac"))["games"]} == {tysiac}
        people = {one["name"]: one["key"] for one in (await counted(ala))["opponents"]}
        assert set(people) == {"Bo", "Bot, greedy", "Bot, random"}
        against = (await games(ala, against=people["Bot, greedy"]))["games"]
        assert {one["id"] for one in against} == {*bots, tysiac}
        assert {one["id"] for one in (await games(ala, against=people["Bo"]))["games"]} == {both}
        assert (await games(ala, against="nobody"))["games"] == []
        assert (await games(ala, kind="sheet"))["games"] == []
        only = await counted(ala, against=people["Bo"])
        assert only["matches"] == 1
        assert {one["name"] for one in only["opponents"]} == set(people)
        assert only["tables"][0]["head"] == ["You", "Bo"]
        assert (await counted(ala, game="tysiac"))["matches"] == 1
        assert (await counted(ala, against="nobody"))["tables"] == []
        for wrong in ("x", "1", "1.", "9" * 20 + ".a", "1.a b"):
            assert (await ala.get("/api/me/games", before=wrong)).slug == "bad-page"
        assert (await ala.get("/api/me/games", kind="x")).status == 400
        assert len((await games(ala, count=0))["games"]) == 1


@asynchronous
async def test_evenings_that_one_keeps_are_listed_and_counted_by_name(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        deal = {"seats": [{"score": -40, "stars": 0}, {"score": 320, "stars": 1}], "out": 1}
        sheets = [
            {**MILLE, "deals": [deal], "date": "2025-11-20"},
            {"game": "tysiac", "names": ["Ala", "Bo", "Cem"], "preset": "playroom", "dealer": 2, "deals": [PLAYED]},
            {"game": "tysiac", "names": ["Bo", "Cem", "Dan"], "preset": "playroom", "dealer": 2, "deals": [PLAYED]},
        ]
        evening = {"sheets": sheets, "paid": [{"payer": "Bo", "payee": "Ala", "amount": 4}]}
        code = (await ala.post("/api/evenings", evening)).done()["code"]
        (line,) = (await games(ala))["games"]
        assert (line["kind"], line["id"], line["matches"], line["games"]) == ("sheet", code, 3, ["mille", "tysiac"])
        assert line["names"] == ["Bo", "Ala", "Cem", "Dan"]
        assert (await games(bo))["games"] == []  # who only follows it does not keep it
        found = await counted(ala)
        assert found["matches"] == 2
        assert cells(found, "Mille: figures")["Stars (naturals)"] == ["1 in 1 deal", "0 in 1 deal"]
        assert cells(found, "Tysiac: figures")["Contracts made"][0] == "1 of 1 (100%)"
        assert "Marriages declared" not in cells(found, "Tysiac: figures")
        owed = (await ala.post("/api/evening", evening)).done()["matches"][0]["debt"]["amount"]
        assert cells(found, "Who has paid whom") == {"Bo (score sheet)": [str(owed), "0", "+4", f"+{owed - 4}"]}
        assert {one["kind"] for one in found["opponents"]} == {"sheet"}
        keys = {one["name"]: one["key"] for one in found["opponents"]}
        assert (await games(ala, against=keys["Cem (score sheet)"]))["count"] == 1
        assert (await counted(ala, against=keys["Cem (score sheet)"]))["matches"] == 1
        assert (await counted(ala, kind="table"))["matches"] == 0
        assert (await games(ala, game="mille"))["count"] == 1
        assert (line["totals"], line["won"]) == ([], [0, 1, 0, 0])


@asynchronous
async def test_an_evening_is_listed_for_everybody_who_has_written_into_it(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo, cem = [await server.person(name) for name in ("Ala", "Bo", "Cem")]
        sheet = {"game": "tysiac", "names": ["Ala", "Bo", "Cem"], "preset": "playroom", "dealer": 2}
        code = (await ala.post("/api/evenings", {"sheets": [{**sheet, "deals": []}], "paid": []})).done()["code"]
        (line,) = (await games(ala))["games"]
        assert (line["id"], line["totals"], line["won"]) == (code, [], [])
        played = {"sheets": [{**sheet, "deals": [PLAYED]}], "paid": []}
        (await ala.post(f"/api/evenings/{code}", {"revision": 1, "evening": played})).done()
        (await ala.post(f"/api/evenings/{code}/pen", {"do": "put-down"})).done()
        (await bo.post(f"/api/evenings/{code}/pen", {"do": "take"})).done()
        for person in (ala, bo):
            (line,) = (await games(person))["games"]
            assert (line["id"], line["names"], line["won"]) == (code, sheet["names"], [])
            totals = (await person.post("/api/evening", played)).done()["matches"][0]["totals"]
            assert line["totals"] == totals
            assert (await counted(person))["matches"] == 1
        assert (await games(cem))["games"] == []
        (await bo.post(f"/api/evenings/{code}/pen", {"do": "end"})).done()
        assert [len((await games(person))["games"]) for person in (ala, bo)] == [1, 1]


@asynchronous
async def test_a_guest_who_becomes_another_brings_their_games(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo, table = await two(server)
        await counted(bo)
        cem = await server.person("Cem")
        own = await over("mille", cem, "greedy")
        (await use(server, await link_of(cem), bo, merge=True)).done()
        assert {one["id"] for one in (await games(cem))["games"]} == {table, own}
        assert (await counted(cem))["matches"] == 2
        (opponent,) = (await counted(ala))["opponents"]
        assert opponent["name"] == "Cem"
        phone = await another_device(cem)
        assert (await games(phone))["count"] == 2


@asynchronous
async def test_an_opponent_is_called_by_the_name_they_have_now(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo, _ = await two(server)
        before = (await counted(ala))["opponents"]
        (await bo.post("/api/guests", {"name": "Bogdan"})).done()
        after = (await counted(ala))["opponents"]
        assert [one["name"] for one in (*before, *after)] == ["Bo", "Bogdan"]
        assert before[0]["key"] == after[0]["key"]
        assert bo.guest not in json.dumps(after)


@asynchronous
async def test_a_guest_who_is_forgotten_is_a_player_in_what_is_counted(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo, table = await two(server)
        alone = await over("mille", bo, "greedy")
        await counted(ala)
        await counted(bo)
        (await bo.post("/api/me/forget", {"name": "Bo"})).done()
        assert await named(bo) is None
        assert (await bo.get("/api/me/games")).status == 401
        found = await counted(ala)
        assert found["matches"] == 1
        (opponent,) = found["opponents"]
        assert "Bo" not in opponent["name"]
        assert (await games(ala, against=opponent["key"]))["games"][0]["id"] == table
        rows = await server.registry.store.read(text("SELECT id, figures FROM tables"))
        assert alone not in {row[0] for row in rows}
        assert all(bo.guest not in row[1] and '"Bo"' not in row[1] for row in rows)


@asynchronous
async def test_what_others_played_of_a_match_is_not_counted(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, _, table = await two(server)
        replay = (await ala.get(f"/api/tables/{table}/replay")).done()["replay"]
        start = {"deal": 1, "step": 20, "seat": 1, "bots": "greedy"}
        again = (await ala.post(f"/api/replays/{replay}/tables", start)).done()["table"]
        (await ala.command(again, "stop")).done()
        assert (await counted(ala))["matches"] == 1
        assert {one["id"] for one in (await games(ala))["games"]} == {table, again}


@asynchronous
async def test_a_match_is_counted_when_it_ends_before_anybody_asks(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        (await ala.command(table, "stop")).done()
        limit = time.monotonic() + WAIT_S
        while not (await server.registry.store.read(text("SELECT figures FROM tables")))[0][0]:
            assert time.monotonic() < limit
            await asyncio.sleep(0.01)
        found = (await ala.get("/api/me/statistics", lang="en")).done()
        assert (found["matches"], found["waiting"]) == (1, 0)


@asynchronous
async def test_matches_from_before_there_were_figures_are_counted_when_somebody_asks(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, _, _ = await two(server)
        wanted = await counted(ala)

        async def forget(connection: AsyncConnection, figures: str | None = None) -> None:
            await connection.execute(update(TABLES).values(figures=figures))

        await server.registry.store.run(forget)
        asked = (await ala.get("/api/me/statistics", lang="en")).done()
        assert (asked["matches"], asked["waiting"], asked["tables"]) == (0, 1, [])
        assert await counted(ala) == wanted
        for unfit in ("{", '{"version": 0, "seats": [], "bots": []}'):
            await server.registry.store.run(lambda connection, unfit=unfit: forget(connection, unfit))
            assert await counted(ala) == wanted


@asynchronous
async def test_a_record_that_cannot_be_read_is_not_counted(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, _, table = await two(server)
        await counted(ala)

        async def spoil(connection: AsyncConnection) -> None:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(record="?", figures=None))

        await server.registry.store.run(spoil)
        assert (await counted(ala))["matches"] == 0


@asynchronous
async def test_a_match_that_cannot_be_counted_is_not_tried_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Record] = []

    def fail(record: Record) -> None:
        tried.append(record)
        raise RuntimeError("no figures")

    monkeypatch.setattr(figures, "counts_of", fail)
    async with serving(database_url) as server:
        ala, _, _ = await two(server)
        # Nothing waits to be counted any more; whoever asked while it was tried may have had it tried once more.
        assert (await counted(ala))["matches"] == 0
        assert tried


@asynchronous
async def test_a_thousand_matches_are_listed_and_added_up_quickly(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, _, table = await two(server)
        await counted(ala)
        stored = await server.registry.store.table(table)
        assert stored is not None
        members, log = {0: ala.guest}, await server.registry.store.events(table)
        figures = (await server.registry.store.read(text("SELECT figures FROM tables")))[0][0]
        assert figures_of(stored).seats
        for number in range(999):
            name = f"t{number:03}"
            copy = stored._replace(
                id=name, watch=f"w{name}", replay=f"r{name}", changed_ms=now_ms() - number * 3_600_000
            )
            await server.registry.store.add_table(copy, log, members)

        async def count_all(connection: AsyncConnection) -> None:
            await connection.execute(update(TABLES).values(figures=figures))

        await server.registry.store.run(count_all)
        await games(ala)
        began = time.process_time()
        page = await games(ala)
        listed = time.process_time() - began
        began = time.process_time()
        found = await counted(ala)
        added = time.process_time() - began
        assert (page["count"], found["matches"]) == (1000, 1000)
        assert listed < 0.3
        assert added < 1.0


def test_all_evenings_that_a_guest_may_have_are_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they do not fit, each one drives out another before it is asked for again: all are counted each time."""
    monkeypatch.setattr(my_sheets, "counts_of", lambda record, without: [{}] * record.seats)
    deal = {"declarer": 0, "contract": 100, "conceded": True}
    sheet = KeptSheet("tysiac", ["Ala", "Bo", "Cem"], preset="playroom", deals=[deal])
    record, settled = sheet_of(sheet, Language("en")).record, list[KeptSheet]()

    def settle(kept: KeptSheet) -> Record:
        settled.append(kept)
        return record

    most = next(one.type.max_length for one in type_info(KeptEvening).fields if one.name == "sheets")  # type: ignore[attr-defined]
    evening = SharedEvening("", 1, None, 0, KeptEvening([sheet] * most))
    counted = CountedEvenings()
    for _ in range(2):
        for number in range(my_sheets.EVENINGS_MAX):
            counted.of(evening._replace(code=str(number)), settle, CountedDeals({}))
    assert len(settled) == my_sheets.EVENINGS_MAX * most


def test_no_more_matches_of_evenings_are_remembered_than_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(my_sheets, "COUNTED_MAX", 7)
    deal = {"declarer": 0, "contract": 100, "conceded": True}
    sheet = KeptSheet("tysiac", ["Ala", "Bo", "Cem"], preset="playroom", deals=[deal])
    counted, read = CountedEvenings(), list[KeptSheet]()

    def settle(kept: KeptSheet) -> Record:
        read.append(kept)
        return sheet_of(kept, Language("en")).record

    for code in "ABCCAD":
        evening = SharedEvening(code, 1, None, 0, KeptEvening([sheet] * 3))
        assert len(counted.of(evening, settle, CountedDeals({}))) == 3
    assert len(read) == 3 * len("ABCAD"), "the second C was remembered, A no longer"
