"""A guest who wants to be forgotten: what is theirs goes, and others keep their matches with “a player”."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.i18n.language import Language
from chiliad.i18n.words import FORGOTTEN, names_of
from chiliad.records import read
from chiliad.server import reseating
from chiliad.server.database import connect
from chiliad.server.names import clean_name
from chiliad.server.reseating import renamed_in_record
from server.client import Person, Server, asynchronous, serving
from server.joining import another_device, code_of, compacted_match, named, recover
from server.refusing import refused

SLOW: dict[str, Any] = {"bot_pace_s": (600.0, 600.0)}
NAME = 'Zofia "Zo\\sia" ZŁOTA'  # found wherever it is stored, also where it is escaped
TRACES = ("Zofia", "ZŁOTA", "\\u0141OTA")


async def traces(url: str, *wanted: str) -> list[str]:
    """In which columns of the database one of these texts is found."""
    database, found = connect(url), []
    async with database.reading.connect() as connection:
        for table in ("guests", "devices", "recovery_codes", "passkeys", "members", "tables", "events"):
            for row in (await connection.execute(text(f"SELECT * FROM {table}"))).mappings():
                found += [f"{table}.{key}" for key, value in row.items() if any(one in str(value) for one in wanted)]
    await database.close()
    return found


async def called_so(server: Server) -> Person:
    """A guest with that name."""
    known = await server.person(NAME)
    return Person(server, "zo", known.guest, known.token)  # this one is part of the ids of commands


async def forget(person: Person, name: str | None = None) -> Any:
    return await person.post("/api/me/forget", {"name": name or await named(person) or ""})


@pytest.mark.both_databases
@asynchronous
async def test_nothing_of_a_guest_stays_but_seats_of_a_player(database_url: str) -> None:
    async with serving(database_url, **SLOW) as server:
        zo, bo, cy = await called_so(server), await server.person("Bo"), await server.person("Cy")
        phone = await another_device(zo)
        words = " ".join(await code_of(zo))
        alone = (await zo.open("mille", "me", "bot:greedy"))["table"]
        lesson = (await zo.post("/api/lessons/mille/turns", {})).done()["table"]
        over = await zo.open("mille", "me", "open", spectators=True)
        (await bo.sit(over["invite"])).done()
        (await bo.command(over["table"], "leave")).done()
        (await zo.command(over["table"], "leave")).done()  # all have left: the match is over
        playing = await bo.open("tysiac", "me", "open", "open")
        (await zo.sit(playing["invite"])).done()
        (await cy.sit(playing["invite"])).done()
        left = await bo.open("mille", "me", "open")
        (await zo.sit(left["invite"])).done()
        (await zo.command(left["table"], "leave")).done()
        hosted = await zo.open("tysiac", "me", "open", "open")
        (await cy.sit(hosted["invite"])).done()
        replay = (await bo.get(f"/api/tables/{over['table']}/replay")).done()["replay"]
        place = {"deal": 1, "step": 3, "seat": 0, "bots": "greedy"}
        (await bo.post(f"/api/replays/{replay}/tables", place)).done()  # a table of Bo's alone
        tab = phone.listen(playing["table"])
        await tab.until(lambda it: it.news)

        refused(await forget(zo, "Zo"), 409, "forget-name-differs")
        assert await named(zo) == NAME
        gone = await forget(zo)
        assert gone.done() == {"guest": None, "name": "", "tables": []}
        assert "max-age=0" in gone.headers["set-cookie"].lower()

        await tab.until_ended()
        assert [await named(one) for one in (zo, phone, bo)] == [None, None, "Bo"]
        refused(await recover(server, words), 404, "no-such-recovery-code")
        for table in (alone, lesson):
            refused(await bo.get(f"/api/tables/{table}"), 404, "no-such-table")
        for lang, said in (("en", "a player"), ("pl", "gracz"), ("fa", "یک بازیکن")):
            now = (await bo.get(f"/api/tables/{playing['table']}", lang=lang)).done()
            seats = now["head"]["seats"]
            assert [seat["name"] for seat in seats] == ["Bo", said, "Cy"]
            assert (seats[1]["kind"], bool(seats[1]["stand_in"])) == ("person", True)
            names = {line["table"]: line["names"] for line in (await bo.get("/api/me", lang=lang)).done()["tables"]}
            assert names[over["table"]] == [said, "Bo"]
        assert (await cy.news(hosted["table"]))["head"]["phase"] == "stopped"
        record = (await server.ask("GET", f"/api/replays/{replay}/record")).body.decode()
        assert read(record).players == [FORGOTTEN, "Bo"]
        assert (await server.ask("GET", f"/api/replays/{replay}")).done()["players"] == ["a player", "Bo"]
        (await bo.command(playing["table"], "leave")).done()  # the match goes on, and ends as always
        (await cy.command(playing["table"], "leave")).done()
        assert (await cy.news(playing["table"]))["head"]["phase"] == "stopped"
    assert await traces(database_url, *TRACES) == []
    found = set(await traces(database_url, zo.guest))
    assert found <= {"events.command"}, "the random id is left in the ids of commands alone"
    async with serving(database_url, **SLOW) as server:  # the same after the server has read it back
        again = Person(server, "Bo", bo.guest, bo.token)
        assert (await again.news(over["table"]))["head"]["seats"][0]["name"] == "a player"


@pytest.mark.both_databases
@asynchronous
async def test_a_match_that_is_compacted_keeps_its_other_players(database_url: str) -> None:
    async with serving(database_url) as server:
        zo, bo = await called_so(server), await server.person("Bo")
        alone = await compacted_match(zo)
        opened = await zo.open("mille", "me", "open")
        (await bo.sit(opened["invite"])).done()
        (await forget(zo)).done()
        refused(await bo.get(f"/api/tables/{alone}"), 404, "no-such-table")
        assert (await bo.news(opened["table"]))["head"]["seats"][0]["name"] == "a player"
    assert await traces(database_url, *TRACES) == []


@asynchronous
async def test_the_names_of_two_who_are_forgotten_can_be_told_apart(database_url: str) -> None:
    async with serving(database_url, **SLOW) as server:
        ala, bo, cy = [await server.person(name) for name in ("Ala", "Bo", "Cy")]
        opened = await ala.open("tysiac", "me", "open", "open")
        for other in (bo, cy):
            (await other.sit(opened["invite"])).done()
        for other in (ala, cy):
            (await forget(other)).done()
        seats = (await bo.news(opened["table"]))["head"]["seats"]
        assert [seat["name"] for seat in seats] == ["a player", "Bo", "a player 2"]


@pytest.mark.both_databases
@asynchronous
async def test_many_tables_are_changed_with_few_statements(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else can write until all are changed, so a thousand tables must not take thousands of statements."""
    monkeypatch.setattr(reseating, "TOGETHER", 3)
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        tables = []
        for _ in range(8):
            opened = await ala.open("mille", "me", "open")
            (await bo.sit(opened["invite"])).done()
            tables.append(opened["table"])
        new = reseating.NewOwner(ala.guest, "", FORGOTTEN)

        async def run(connection: AsyncConnection) -> int:
            statements: list[object] = []

            def count(*asked: object) -> None:
                statements.append(asked)

            event.listen(connection.sync_connection, "before_cursor_execute", count)
            await reseating.reseat(connection, tables, new)
            return len(statements)

        async with server.registry.held(tables):
            assert await server.registry.store.run(run) == 3 * 4 + 1
        for table in tables:
            seats = (await bo.news(table))["head"]["seats"]
            assert [seat["name"] for seat in seats] == ["a player", "Bo"]


@asynchronous
async def test_after_that_the_same_browser_is_somebody_new(database_url: str) -> None:
    async with serving(database_url, **SLOW) as server:
        ala = await server.person("Ala")
        (await forget(ala)).done()
        refused(await forget(ala), 401, "no-guest")
        body = {"name": "Ala", "bearer": True}
        new = (await server.ask("POST", "/api/guests", body=body, headers=ala.headers)).done()
        assert new["token"] not in (None, ala.token)
        assert new["guest"] != ala.guest


def test_no_person_can_have_the_name_of_a_player_who_is_forgotten() -> None:
    with pytest.raises(Exception, match="name-cannot-stand"):
        clean_name(FORGOTTEN)
    for lang in ("en", "es", "fa", "fr", "pl", "ru", "uk"):
        names = names_of([FORGOTTEN, "bot:greedy", FORGOTTEN], Language(lang).text)
        assert len(set(names)) == 3
        assert FORGOTTEN not in names


def test_a_record_is_renamed_in_one_line() -> None:
    record = 'format = "chiliad 1"\nplayers = ["A\\"b\\u0007", "bot:club"]\n\n[options]\nplayers = ["x", "y"]\n'
    assert renamed_in_record(record, {0}, "?") == record.replace('"A\\"b\\u0007"', '"?"')
    assert renamed_in_record(record, set(), "?") == record
    assert renamed_in_record("x", {0}, "?") == "x"


# --- All that is kept, as one file -----------------------------------------------------------------------------------


@pytest.mark.both_databases
@asynchronous
async def test_the_file_has_all_of_me_and_nothing_that_is_hidden(database_url: str) -> None:
    async with serving(database_url, **SLOW) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        phone = await another_device(ala)
        words = await code_of(ala)
        over = (await ala.open("mille", "me", "bot:greedy"))["table"]
        (await ala.command(over, "stop")).done()
        opened = await bo.open("mille", "me", "open")
        (await ala.sit(opened["invite"])).done()
        theirs = (await bo.open("mille", "me", "bot:greedy"))["table"]
        answer = await ala.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.done()
        assert (told["guest"], told["name"]) == (ala.guest, "Ala")
        assert [one["name"] for one in told["devices"]] == ["Firefox/Android", ""]
        assert told["code"] is not None
        tables = {one["table"]: one for one in told["tables"]}
        assert set(tables) == {over, opened["table"]}
        assert read(tables[over]["record"]).players == ["Ala", "bot:greedy"]
        playing = tables[opened["table"]]
        assert (playing["record"], playing["seat"], playing["players"]) == (None, 1, ["Bo", "Ala"])
        whole = answer.body.decode()
        hidden = [bo.guest, theirs, ala.token, phone.token, " ".join(words), *(f'"{word}"' for word in words)]
        session = await server.session(opened["table"])
        hidden += [session.table.row.secret.hex(), session.table.row.watch]
        assert [one for one in hidden if one in whole] == []
        assert json.loads(answer.body) == told


@asynchronous
async def test_the_file_is_made_so_often_and_no_more(database_url: str) -> None:
    async with serving(database_url, exports_per_minute=1) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        for person in (ala, bo):
            (await person.get("/api/me/export")).done()
            refused(await person.get("/api/me/export"), 429, "too-many-requests")
