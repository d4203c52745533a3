"""A match goes from a table to a score sheet and on at another table: nobody learns a hidden card, no point is lost."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import pytest

from chiliad.play.fair_check import check
from chiliad.records import Record, read, write
from chiliad.records.model import figures_of
from chiliad.server.sheet_tables import mark_of, sheet_names
from server.client import WAIT_S, Person, Server, asynchronous, serving
from server.matches import ENGLISH
from server.seating import plays, seated
from source import TESTS

pytestmark = pytest.mark.both_databases

GOLDEN = TESTS / "records" / "golden"
CONCEDED = {"declarer": 0, "contract": 100, "conceded": True}
SHEET: dict[str, Any] = {"game": "tysiac", "names": ["Ala", "Bo", "Cem"], "dealer": 2, "deals": [CONCEDED]}
MILLE_DEAL = {"seats": [{"score": 100, "stars": 1}, {"score": -40, "stars": 0}], "out": 0}


async def play_deals(people: list[Person], table: str, deals: int, rng: random.Random) -> None:
    """Play until so many deals are over, or the match is."""
    session = await people[0].server.session(table)
    streams = [person.listen(table) for person in people]  # bots wait for people who are away
    while not session.table.ended:
        if session.table.phase == "between" and len(session.table.playing.record.deals) >= deals:
            return
        await plays(people, table, streams, rng)


async def on_sheet(person: Person, table: str) -> Any:
    return (await person.get(f"/api/tables/{table}/real-cards")).done()


async def settled(server: Server, sheet: Any, change: Any = None) -> Any:
    return (await server.ask("POST", "/api/sheets", body={"sheet": sheet, "change": change})).done()


async def to_table(person: Person, sheet: Any, *seats: str, **more: Any) -> Any:
    return await person.post("/api/sheets/table", {"sheet": sheet, "seats": seats, **more})


def totals(record: Record) -> list[list[int]]:
    return [[*deal.settlement.after.totals] for deal in record.deals if deal.settlement is not None]


@asynchronous
async def test_from_the_table_to_the_sheet_and_to_a_table_until_the_end(database_url: str) -> None:
    async with serving(database_url) as server:
        rng = random.Random(1)
        table, people = await seated(server, "tysiac", options={"target": 400})
        ala, bo = people
        await play_deals(people, table, 2, rng)
        first = (await server.session(table)).table.playing.record
        kept = await on_sheet(ala, table)
        assert [one["_played"] for one in kept["deals"]] == [mark_of(table)] * 2, "its replay would show all cards"
        shown = await settled(server, kept)
        assert shown["played"] == ["", ""]
        assert [one["totals"] for one in shown["sheet"]["deals"]] == totals(first)
        assert (shown["target"], shown["dealer"]) == (400, first.next_dealer())

        answers = [first.next_dealer(), "100", "concede"]
        typed = await settled(server, shown["kept"], {"do": "type", "deal": 3, "answers": answers})
        assert (typed["refused"], typed["played"]) == (None, ["", "", None])
        before = read(typed["record"])

        opened = (await to_table(ala, typed["kept"], "open", "me", "bot:greedy")).done()
        code, on = opened["invite"], opened["table"]
        seats = (await bo.get(f"/api/invitations/{code}")).done()["seats"]
        assert [(one["kind"], one["name"]) for one in seats[:2]] == [("open", kept["names"][0]), ("person", "Ala")]
        listening = bo.server.listen(f"/api/tables/{on}/events", ala.headers)
        (await bo.sit(code, seat=0)).done()
        session = await server.session(on)
        record = session.table.playing.record
        assert (session.table.phase, len(record.deals)) == ("playing", 4), "the next deal is dealt at once"
        assert (record.deals[-1].dealer, record.deals[-1].before) == (before.next_dealer(), before.before_next())
        await listening.until(lambda it: it.head and it.head["phase"] == "playing")
        assert listening.head["totals"] == totals(before)[-1]

        await play_deals([bo, ala], on, 100, rng)
        assert session.table.phase == "over"
        text = (await server.ask("GET", f"/api/replays/{session.table.row.replay}/record")).body.decode()
        record = read(text)
        assert write(record) == text
        assert record.players[:2] == ["Bo", "Ala"]
        assert [figures_of(deal.typed or {}) for deal in record.deals[:3]] == [
            {key: one[key] for key in one if key != "_played"} for one in typed["kept"]["deals"]
        ]
        assert totals(record)[:3] == totals(before)
        assert all(deal.typed is None for deal in record.deals[3:])
        report = check(record)
        assert report is not None
        assert report.checked
        # The figures of each typed deal, settled once more, give the scores that the record has.
        for deal in record.deals[:3]:
            figures = figures_of(deal.typed or {})
            again = record.game.face("score_sheet").settlement(record.rules, deal.before, deal.dealer, figures)
            assert again == deal.settlement
        # And the whole of it goes onto a sheet once more.
        back = await on_sheet(ala, on)
        assert [one["_played"] for one in back["deals"][3:]] == [session.table.row.replay] * (len(record.deals) - 3)
        assert [one["totals"] for one in (await settled(server, back))["sheet"]["deals"]] == totals(record)
        replayed = (await server.ask("GET", f"/api/replays/{session.table.row.replay}")).done()
        assert [one["totals"] for one in replayed["sheet"]["deals"]] == totals(record)
        for number in (1, 4):
            deal = await server.ask("GET", f"/api/replays/{session.table.row.replay}/deals/{number}", seat="all")
            assert deal.done()["steps"]


@asynchronous
async def test_a_sheet_of_mille_for_stakes_goes_on_at_a_table_without_a_free_seat(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        sheet = {"game": "mille", "names": ["Ala", "Bo"], "small": 3, "dealer": 1, "deals": [MILLE_DEAL] * 2}
        opened = (await to_table(ala, sheet, "me", "bot:greedy")).done()
        assert opened["invite"] is None
        head = (await ala.news(opened["table"]))["head"]
        assert (head["phase"], head["deal"], head["small"], head["totals"]) == ("playing", 3, 3, [200, -80])
        record = (await server.session(opened["table"])).table.playing.record
        assert (record.deals[2].before.stars, record.deals[2].before.chapeaux) == ((2, 0), (0, 2))
        assert record.deals[2].dealer == 1


@asynchronous
async def test_it_goes_on_though_the_server_was_ended_in_between(database_url: str, tmp_path: Any) -> None:
    del database_url
    url = f"sqlite:///{tmp_path}/t.db"
    async with serving(url) as server:
        ala = await server.person("Ala")
        opened = (await to_table(ala, SHEET, "me", "open", "bot:greedy")).done()
        code = opened["invite"]
        bo = await server.person("Bo")
    async with serving(url) as server:
        bo = Person(server, "Bo", bo.guest, bo.token)
        (await bo.sit(code)).done()
        assert (await bo.news(opened["table"]))["head"]["deal"] == 2
    async with serving(url) as server:
        news = await Person(server, "Bo", bo.guest, bo.token).news(opened["table"])
        assert (news["head"]["phase"], news["head"]["totals"]) == ("playing", [0, 60, 60])


@asynchronous
async def test_four_go_on_at_a_table_too(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        sheet = {**SHEET, "names": ["Ala", "Bo", "Cem", "Dan"], "options": {"players": 4}, "dealer": 3}
        opened = (await to_table(ala, sheet, "me", *["bot:greedy"] * 3)).done()
        head = (await ala.news(opened["table"]))["head"]
        assert (head["phase"], head["deal"], head["dealer"], len(head["seats"])) == ("playing", 2, 0, 4)


@asynchronous
async def test_nothing_hidden_is_on_the_sheet(database_url: str) -> None:
    """The figures of a match that goes on follow from what all have seen; those of the deal under way are none."""
    async with serving(database_url) as server:
        table, people = await seated(server, "mille")
        await play_deals(people, table, 1, random.Random(2))
        (await people[0].command(table, "next")).done()
        told = [await on_sheet(person, table) for person in people]
        assert told[0] == told[1]
        assert len(told[0]["deals"]) == 1
        assert all({*seat} == {"laid", "left"} for seat in told[0]["deals"][0]["seats"])
        record = (await server.session(table)).table.playing.record
        assert "h" not in json.dumps(told[0]["deals"]).replace("nobody", ""), "no card has a suit"
        assert totals(record) == [(await settled(server, told[0]))["sheet"]["totals"]]


@asynchronous
async def test_a_match_that_was_ended_goes_on_from_its_replay(database_url: str) -> None:
    async with serving(database_url) as server:
        table, people = await seated(server, "tysiac")
        await play_deals(people, table, 1, random.Random(3))
        for person in people:
            (await person.command(table, "leave")).done()
        replay = (await server.session(table)).table.row.replay
        found = (await server.ask("GET", f"/api/replays/{replay}/real-cards", lang="pl")).done()
        assert [one["_played"] for one in found["deals"]] == [replay]
        assert len(set(found["names"])) == 3
        assert found["names"][0] == "Ala"
        assert (await settled(server, found))["played"] == [replay]


@asynchronous
async def test_a_played_deal_stays_as_it_was(database_url: str) -> None:
    async with serving(database_url) as server:
        played = {**SHEET, "deals": [CONCEDED, {**CONCEDED, "_played": ""}, CONCEDED]}
        answers = [1, "100", "concede"]
        changes: list[dict[str, Any]] = [
            {"do": "type", "deal": 2, "answers": answers},
            {"do": "type", "deal": 1, "answers": answers, "insert": True},
            {"do": "take-out", "deal": 1},
            {"do": "dealer", "deal": 3, "seat": 0},
            {"do": "head", "names": SHEET["names"], "preset": "kurnik", "options": {}, "small": 1},
        ]
        for change in changes:
            told = await settled(server, played, change)
            assert told["refused"] == ENGLISH.text("sheet-deal-played", deal=2), change
            assert told["kept"]["deals"] == played["deals"]
        assert (await settled(server, played, {"do": "take-out", "deal": 3}))["refused"] is None
        renamed = {"do": "head", "names": ["x", "y", "z"], "preset": "playroom", "options": {}, "small": 2}
        assert (await settled(server, played, renamed))["kept"]["names"] == ["x", "y", "z"]
        for mark in (1, "no/link", "~~", "x" * 41):
            wrong = {**SHEET, "deals": [{**CONCEDED, "_played": mark}]}
            assert (await server.ask("POST", "/api/sheets", body={"sheet": wrong})).slug == "bad-type"


@asynchronous
async def test_what_cannot_go_on_is_refused(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        seats = ("me", "open", "open")
        assert (await to_table(ala, {**SHEET, "deals": []}, *seats)).slug == "sheet-empty"
        made = {"declarer": 0, "contract": 300, "points": [300, 10, 10]}
        won = {**SHEET, "options": {"target": 300, "endgame": "none"}, "deals": [made]}
        assert (await to_table(ala, won, *seats)).slug == "match-over"
        assert (await to_table(ala, SHEET, "me", "open")).slug == "bad-seats"
        assert (await to_table(ala, SHEET, "open", "open", "open")).slug == "bad-seats"
        assert (await to_table(ala, SHEET, "me", "bot:nobody", "open")).slug == "unknown-bot"
        assert (await to_table(ala, {**SHEET, "deals": [{"declarer": 5}]}, *seats)).slug == "sheet-deal-refused"
        assert (await server.ask("POST", "/api/sheets/table", body={"sheet": SHEET, "seats": seats})).status == 401
        table = (await ala.open("tysiac", *seats))["table"]
        assert (await ala.get(f"/api/tables/{table}/real-cards")).slug == "match-not-begun"
        assert (await bo.get(f"/api/tables/{table}/real-cards")).slug == "no-seat-here"
        assert (await server.ask("GET", "/api/replays/none/real-cards")).slug == "no-such-link"
        lesson = (await ala.get("/api/lessons/tysiac")).done()["lessons"][0]["lesson"]
        taught = (await ala.post(f"/api/lessons/tysiac/{lesson}", {})).done()["table"]
        assert (await ala.get(f"/api/tables/{taught}/real-cards")).slug == "no-such-page"
        assert await server.registry.store.open_count(ala.guest) == 1, "what was refused has opened nothing"


@asynchronous
async def test_a_name_on_the_sheet_is_deleted_with_its_player(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        opened = (await to_table(ala, SHEET, "me", "open", "open")).done()
        (await bo.sit(opened["invite"], seat=1)).done()
        row = await server.registry.store.table(opened["table"])
        assert row is not None
        assert row.settings.record is not None
        assert '"Bo"' in row.settings.record
        (await bo.post("/api/me/forget", {"name": "Bo"})).done()
        row = await server.registry.store.table(opened["table"])
        assert row is not None
        assert row.settings.record is not None
        assert '"Bo"' not in row.settings.record


async def opened(server: Server, text: str, **query: Any) -> Any:
    return await server.ask("POST", "/api/sheets/open", body={"record": text}, **query)


@asynchronous
async def test_a_saved_sheet_is_opened_as_it_was(database_url: str) -> None:
    async with serving(database_url) as server:
        for sheet in (
            {**SHEET, "deals": [CONCEDED, {**CONCEDED, "_played": "x-1"}], "options": {"target": 500}},
            {**SHEET, "deals": []},
            {
                "game": "mille",
                "names": ["Ala", "Bo"],
                "small": 3,
                "dealer": 1,
                "deals": [MILLE_DEAL],
                "date": "2025-11-28",
            },
        ):
            first = await settled(server, sheet)
            found = (await opened(server, first["record"])).done()
            wanted = first["kept"] if sheet["deals"] else {**first["kept"], "dealer": 0}  # nothing says who deals first
            assert found == {"kept": wanted, "unfinished": False}
            assert (await settled(server, found["kept"]))["record"] == first["record"]


@pytest.mark.parametrize("name", sorted(path.name for path in GOLDEN.iterdir()))
@asynchronous
async def test_any_record_of_a_match_is_opened_or_says_why_not(name: str, tmp_path: Any) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        text = (GOLDEN / name).read_text("utf-8")
        record, answer = read(text), await opened(server, text)
        if record.deals and record.deals[0].before != record.game.before(record.rules):
            assert answer.slug == "record-begins-midway"
            return
        found = answer.done()
        assert [one["totals"] for one in (await settled(server, found["kept"]))["sheet"]["deals"]] == totals(record)
        assert found["unfinished"] == any(deal.settlement is None for deal in record.deals)


@asynchronous
async def test_a_file_that_is_no_record_says_where(database_url: str) -> None:
    async with serving(database_url) as server:
        good = (await settled(server, SHEET))["record"]
        cases = [
            ("", 0, 0, "format"),
            ("format = nonsense\nx = 1\n", 0, 0, "line 1"),
            (good.replace("scores = [0, 60, 60]", "scores = [1, 60, 60]"), 1, 0, "scores"),
            ((GOLDEN / "match.mille").read_text("utf-8").replace('"1 draw', '"0 draw', 1), 1, None, "deal 1"),
            ("\0", 0, 0, ""),
        ]
        for text, deal, action, said in cases:
            answer = await opened(server, text)
            assert (answer.status, answer.slug) == (400, "sheet-record-refused"), text
            details = answer.json["details"]
            assert details["deal"] == deal
            assert details["action"] == action if action is not None else details["action"] > 0
            assert said in answer.json["sentence"].lower(), answer.json["sentence"]
        assert (await opened(server, "x" * 400_001)).status == 400
        assert (await opened(server, "x" * 600_000)).status == 413
        long = good + "".join(
            f"\n[[deal]]\ndealer = {(2 + at) % 3}\ntyped = {{ declarer = {at % 3}, contract = 100, conceded = true }}\n"
            for at in range(1, 301)
        )
        long = long.replace('rules = "playroom"', 'rules = "playroom"').replace(
            "[[deal]]", "[options]\ntarget = 1000000\n\n[[deal]]", 1
        )
        assert (await opened(server, long)).slug == "too-many-deals"


def test_names_of_a_record_become_names_of_a_sheet() -> None:
    names = sheet_names(["Ala", "Ala", "x" * 60, "{K}"], ENGLISH)
    assert names[:2] == ["Ala", "Ala 2"]
    assert names[2] == "x" * 40
    assert len(set(names)) == 4
    assert len(set(sheet_names(["bot:club", "bot:club", "Ala"], ENGLISH))) == 3


@asynchronous
async def test_a_deal_that_goes_on_with_real_cards_is_counted_once(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("tysiac", "me", "bot:greedy", "bot:greedy"))["table"]
        await play_deals([ala], table, 1, random.Random(1))
        (await ala.command(table, "stop")).done()
        sheet = await on_sheet(ala, table)
        assert all(one["_played"] for one in sheet["deals"])
        played, failed = len(sheet["deals"]), {"declarer": 0, "contract": 100, "points": [40, 40, 40]}
        more = {**sheet, "deals": [*sheet["deals"], failed]}
        (await ala.post("/api/evenings", {"sheets": [more], "paid": []})).done()
        assert played > 0
        assert await counted(ala, kind="table") == (1, played)
        assert await counted(ala, kind="sheet") == (1, played + 1)
        assert await counted(ala) == (1, played + 1), "it is one match"


async def counted(person: Person, **filters: Any) -> tuple[int, int]:
    """How many matches are counted of a person, and of how many deals somebody was the declarer."""
    limit = time.monotonic() + WAIT_S
    while (found := (await person.get("/api/me/statistics", lang="en", **filters)).done())["waiting"]:
        assert time.monotonic() < limit
        await asyncio.sleep(0.01)
    if not found["tables"]:
        return found["matches"], 0
    cells = {row["label"]: row["cells"] for row in found["tables"][0]["rows"]}
    return found["matches"], int(cells["Deals as declarer"][0].split()[2])


@asynchronous
async def test_a_match_that_was_on_a_sheet_before_it_ended_at_its_table_is_counted_once(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("tysiac", "me", "bot:greedy", "bot:greedy", options={"target": 300}))["table"]
        await play_deals([ala], table, 1, random.Random(1))
        sheet = await on_sheet(ala, table)
        (await ala.post("/api/evenings", {"sheets": [sheet], "paid": []})).done()
        assert await counted(ala) == (1, 1)
        await play_deals([ala], table, 100, random.Random(2))
        alone = await counted(ala, kind="table")
        assert alone[0] == 1
        assert await counted(ala) == alone, "all that the sheet has is counted at the table"


@asynchronous
async def test_a_deal_on_two_sheets_is_counted_once(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        played, failed = {**CONCEDED, "_played": "~a"}, {"declarer": 0, "contract": 100, "points": [40, 40, 40]}
        first, longer = {**SHEET, "deals": [played, failed]}, {**SHEET, "deals": [played, failed, failed]}
        short = {**SHEET, "deals": [played]}
        (await ala.post("/api/evenings", {"sheets": [first, short], "paid": []})).done()
        assert await counted(ala) == (1, 2)
        (await ala.post("/api/evenings", {"sheets": [longer], "paid": []})).done()
        assert (await counted(ala))[1] == 4, "the deals that were typed, and the one that was played"
