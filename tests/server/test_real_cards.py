"""What is told at a table whose match goes on with real cards, and the way back from the sheet to that table."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from server.client import Person, asynchronous, serving
from server.matches import ENGLISH
from server.seating import seated
from server.test_sheet_tables import SHEET, on_sheet, play_deals, settled, to_table

pytestmark = pytest.mark.both_databases


async def tell(person: Person, place: str, evening: str | None = None) -> Any:
    return await person.post(f"/api/{place}/real-cards", {"evening": evening})


@asynchronous
async def test_the_others_at_the_table_are_told_once_and_find_the_shared_sheet(database_url: str) -> None:
    async with serving(database_url) as server:
        table, people = await seated(server, "tysiac", spectators=True)
        ala, bo = people
        await play_deals(people, table, 1, random.Random(4))
        head = (await ala.news(table))["head"]
        watch, listening = head["watch"], bo.listen(table)
        await listening.until(lambda it: it.head)
        assert head["keeper"] is None
        assert (await tell(ala, f"tables/{table}")).done() == {"told": True}
        assert (await tell(ala, f"tables/{table}")).done() == {"told": True}
        await listening.until(lambda it: it.head["keeper"] is not None)
        assert listening.head["keeper"] == {"seat": 0, "evening": None}

        def said(news: Any) -> list[str]:
            return [one for event in news["happened"] if event["kind"] == "real-cards" for one in event["told"]]

        assert said(await bo.news(table)) == [ENGLISH.text("event-real-cards", shared="no", who="other", name="Ala")]
        assert said(await ala.news(table)) == [ENGLISH.text("event-real-cards", shared="no", who="you", name="Ala")]

        sheet = await on_sheet(ala, table)
        code = (await ala.post("/api/evenings", {"sheets": [SHEET, sheet], "paid": []})).done()["code"]
        assert (await tell(bo, f"tables/{table}", code)).slug == "pen-elsewhere"
        assert (await tell(ala, f"tables/{table}", "NONE")).slug == "no-such-evening"
        assert (await bo.news(table))["head"]["keeper"]["evening"] is None
        for _ in range(2):
            assert (await tell(ala, f"tables/{table}", code)).done() == {"told": True}
        for person in people:
            news = await person.news(table)
            assert news["head"]["keeper"] == {"seat": 0, "evening": code}
            assert len(said(news)) == 2
        public = (await server.ask("GET", f"/api/watch/{watch}", lang="en")).done()
        assert public["head"]["keeper"] == {"seat": 0, "evening": None}, "the link is for the people at the table"
        assert len(said(public)) == 1
        assert code not in json.dumps(public)

        (await bo.command(table, "next")).done()
        assert (await bo.news(table))["head"]["keeper"] is None, "it goes on at the table"


@asynchronous
async def test_who_keeps_the_score_is_told_after_the_end_and_after_a_restart(database_url: str, tmp_path: Any) -> None:
    del database_url
    url = f"sqlite:///{tmp_path}/t.db"
    async with serving(url) as server:
        table, people = await seated(server, "tysiac")
        ala, bo = people
        await play_deals(people, table, 1, random.Random(5))
        for person in people:
            (await person.command(table, "leave")).done()
        replay = (await server.session(table)).table.row.replay
        stranger = await server.person("Cem")
        assert (await tell(stranger, f"replays/{replay}")).done() == {"told": False}
        assert (await bo.news(table))["head"]["keeper"] is None
        assert (await tell(stranger, f"tables/{table}")).slug == "no-seat-here"
        assert (await tell(ala, f"replays/{replay}")).done() == {"told": True}
        found = (await server.ask("GET", f"/api/replays/{replay}/real-cards")).done()
        code = (await ala.post("/api/evenings", {"sheets": [found], "paid": []})).done()["code"]
        assert (await tell(ala, f"replays/{replay}", code)).done() == {"told": True}
    async with serving(url) as server:
        bo = Person(server, "Bo", bo.guest, bo.token)
        assert (await bo.news(table))["head"]["keeper"] == {"seat": 0, "evening": code}


@asynchronous
async def test_bots_are_not_told_of_real_cards(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("tysiac", "me", "bot:greedy", "bot:greedy"))["table"]
        before = (await ala.news(table))["revision"]
        assert (await tell(ala, f"tables/{table}")).done() == {"told": False}
        assert (await server.session(table)).table.keepers.last is None
        assert before > 0
        waiting = await ala.open("tysiac", "me", "open", "bot:greedy")
        bo = await server.person("Bo")
        assert (await tell(bo, f"tables/{waiting['table']}")).slug == "no-seat-here"
        lesson = (await ala.get("/api/lessons/tysiac")).done()["lessons"][0]["lesson"]
        taught = (await ala.post(f"/api/lessons/tysiac/{lesson}", {})).done()["table"]
        assert (await tell(ala, f"tables/{taught}")).slug == "no-such-page"


async def standing(person: Person, sheet: Any, *seats: str) -> Any:
    found = await person.post("/api/sheets/table/standing", {"sheet": sheet, "seats": seats})
    return found.done()["table"]


@asynchronous
async def test_a_sheet_leads_back_to_the_table_where_its_match_stands(database_url: str) -> None:
    async with serving(database_url) as server:
        table, people = await seated(server, "tysiac")
        ala, bo = people
        bots = [holder.bot for holder in (await server.session(table)).table.seats]
        seats = ["me", "open", f"bot:{bots[2]}"]
        await play_deals(people, table, 1, random.Random(6))
        sheet = (await settled(server, await on_sheet(ala, table)))["kept"]
        assert await standing(ala, sheet, *seats) == table
        assert await standing(bo, sheet, "open", "me", seats[2]) == table
        assert await standing(bo, sheet, *seats) is None, "that is Ala's seat"
        assert await standing(ala, sheet, "me", "open", "open") is None, "a bot sits there"
        assert await standing(ala, sheet, "me", seats[2], seats[2]) is None, "Bo sits there"
        assert await standing(await server.person("Cem"), sheet, *seats) is None

        answers = [(await settled(server, sheet))["dealer"], "100", "concede"]
        longer = (await settled(server, sheet, {"do": "type", "deal": 2, "answers": answers}))["kept"]
        assert await standing(ala, longer, *seats) is None, "the sheet has gone on"
        opened = (await to_table(ala, longer, *seats)).done()
        assert await standing(ala, longer, *seats) == opened["table"]
        assert await standing(bo, longer, "open", "me", seats[2]) is None
        (await bo.sit(opened["invite"])).done()
        assert await standing(ala, longer, *seats) == opened["table"]
        assert await standing(bo, longer, "open", "me", seats[2]) == opened["table"]

        await play_deals(people, table, 2, random.Random(7))
        assert await standing(ala, sheet, *seats) is None, "the table has gone on"
        for person in people:
            (await person.command(opened["table"], "leave")).done()
        assert await standing(ala, longer, *seats) is None, "it has ended"
