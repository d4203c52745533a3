"""Another match of the same table: one for all, with the same rules, bots and people."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from chiliad.play.fair import commitment_of
from chiliad.server.scheduler import Scheduler
from chiliad.server.seats import PACES
from server.client import Person, Server, asynchronous, serving
from server.refusing import hold_bots, refused, unchanged


async def finished(server: Server, people: list[Person], *seats: str, game: str = "tysiac", **settings: Any) -> str:
    """A table that all people have left; its id."""
    opened = await people[0].open(game, *seats, **settings)
    for person in people[1:]:
        (await person.sit(opened["invite"])).done()
    for person in people:
        (await person.command(opened["table"], "stop" if len(people) == 1 else "leave")).done()
    assert (await people[0].news(opened["table"]))["head"]["phase"] == "stopped"
    return str(opened["table"])


async def standing(person: Person, table: str) -> str:
    """The commitment of the next match, or a new commitment where nobody has opened it."""
    told = (await person.get(f"/api/tables/{table}/again")).done()
    return str(told["commitment"] or (await person.post("/api/commitments", {})).done()["commitment"])


async def ask_again(person: Person, table: str, salt: str = "5a") -> Any:
    """Ask as the page does; of two who come at the same time, the later one asks once more."""
    body = {"commitment": await standing(person, table), "salt": salt}
    answer = await person.post(f"/api/tables/{table}/again", body)
    return await ask_again(person, table, salt) if answer.status == 409 else answer.done()


@asynchronous
async def test_friends_play_again(database_url: str) -> None:
    async with serving(database_url) as server:
        people = [await server.person(name) for name in ("Ala", "Bo", "Cy")]
        ala, bo, cy = people
        settings = {
            "options": {"target": 500},
            "clock": "relaxed",
            "absent": "vote",
            "spectators": True,
            "pace": "slow",
        }
        table = await finished(server, people, "open", "me", "open", **settings)
        seats = [seat["name"] for seat in (await ala.news(table))["head"]["seats"]]
        asked = await asyncio.gather(*(ask_again(person, table) for person in (bo, cy)))
        assert asked[0]["table"] == asked[1]["table"], "several requests at the same time open one match"
        other = asked[0]["table"]
        assert other != table
        head = (await bo.news(other))["head"]
        assert head["phase"] == "waiting"
        assert {head["seats"][at]["name"] for at, name in enumerate(seats) if name != "Ala"} == {"Bo", "Cy"}
        old = (await ala.news(table))["head"]
        assert seats[old["again"]] in ("Bo", "Cy")
        told = [one["told"] for one in (await ala.news(table))["happened"] if one["kind"] == "again"]
        assert told == [[f"{seats[old['again']]} asks for another match."]]
        assert (await ask_again(ala, table))["table"] == other
        head = (await ala.news(other))["head"]
        assert head["phase"] == "playing"
        assert [seat["name"] for seat in head["seats"]] == seats
        before = (await ala.news(table))["head"]
        for key in ("game", "preset", "options", "clock", "pace", "small", "target"):
            assert head[key] == before[key], key
        assert head["pace"] == "slow"
        assert head["watch"] not in (None, before["watch"])
        assert (await ask_again(bo, table)) == {"table": other, "invite": None}, "a player there gets its id"


@asynchronous
async def test_alone_it_begins_at_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = await finished(server, [ala], "bot:greedy", "me", "bot:random")
        committed = (await ala.post("/api/commitments", {})).done()["commitment"]
        asked = {"commitment": committed, "salt": "ab" * 16}
        other = (await ala.post(f"/api/tables/{table}/again", asked)).done()
        happened = (await ala.news(table))["happened"]
        assert [one["told"] for one in happened if one["kind"] == "again"] == [[]], "bots are not asked"
        head = (await ala.news(other["table"]))["head"]
        assert head["phase"] == "playing"
        assert [seat["bot"] for seat in head["seats"]] == ["greedy", None, "random"]
        assert head["fair"]["commitment"] == committed
        assert head["fair"]["salts"] == [None, "ab" * 16, None]
        (await ala.command(other["table"], "stop")).done()
        secret = (await ala.news(other["table"]))["head"]["fair"]["secret"]
        assert commitment_of(bytes.fromhex(secret)) == committed
        assert (await ask_again(ala, table))["table"] not in (table, other["table"]), "that match is over too"


@asynchronous
async def test_when_it_is_not_theirs_to_ask(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala, bo, eve = [await server.person(name) for name in ("Ala", "Bo", "Eve")]
        opened = await ala.open("mille", "me", "open")
        async with unchanged(server, opened["table"], ala):
            refused(await ala.post(f"/api/tables/{opened['table']}/again", {}), 409, "match-not-over")
        (await bo.sit(opened["invite"])).done()
        async with unchanged(server, opened["table"], ala, bo):
            refused(await bo.post(f"/api/tables/{opened['table']}/again", {}), 409, "match-not-over")
        for person in (ala, bo):
            (await person.command(opened["table"], "leave")).done()
        async with unchanged(server, opened["table"], ala, bo):
            refused(await eve.post(f"/api/tables/{opened['table']}/again", {}), 403, "no-seat-here")
            refused(await eve.get(f"/api/tables/{opened['table']}/again"), 403, "no-seat-here")
            refused(await ala.post(f"/api/tables/{opened['table']}/again", {"salt": "x"}), 400, "bad-request")
            for body in ({}, {"salt": "5a"}):
                refused(await ala.post(f"/api/tables/{opened['table']}/again", body), 400, "commitment-needed")
            refused(
                await ala.post(f"/api/tables/{opened['table']}/again", {"commitment": "0" * 64}), 409, "commitment-gone"
            )
            refused(await server.ask("POST", f"/api/tables/{opened['table']}/again", body={}), 401, "no-guest")


@asynchronous
async def test_the_second_player_answers_the_commitment_of_the_table(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = [await server.person(name) for name in ("Ala", "Bo")]
        table = await finished(server, [ala, bo], "me", "open", game="mille")
        assert (await bo.get(f"/api/tables/{table}/again")).done()["commitment"] is None
        opened = await ask_again(ala, table, salt="a1")
        committed = (await bo.get(f"/api/tables/{table}/again")).done()["commitment"]
        assert committed == (await ala.news(opened["table"]))["head"]["fair"]["commitment"]
        another = (await bo.post("/api/commitments", {})).done()["commitment"]
        assert another != committed
        async with unchanged(server, opened["table"], ala):
            for wrong in (another, "0" * 64):
                asked = {"commitment": wrong, "salt": "b0"}
                answer = await bo.post(f"/api/tables/{table}/again", asked)
                refused(answer, 409, "commitment-differs")
                assert answer.json["details"] == {"commitment": committed}
            refused(await bo.post(f"/api/tables/{table}/again", {"salt": "b0"}), 400, "commitment-needed")
        assert [seat["kind"] for seat in (await ala.news(opened["table"]))["head"]["seats"]] == ["person", "open"]
        asked = {"commitment": committed, "salt": "b1"}
        assert (await bo.post(f"/api/tables/{table}/again", asked)).done()["table"] == opened["table"]
        fair = (await bo.news(opened["table"]))["head"]["fair"]
        assert (fair["commitment"], fair["salts"]) == (committed, ["a1", "b1"])


@asynchronous
async def test_a_salt_comes_after_a_commitment(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        wanted = {"game": "mille", "seats": ["me", "bot:greedy"]}
        refused(await ala.post("/api/tables", {**wanted, "salt": "a1"}), 400, "commitment-needed")
        assert (await ala.get("/api/me")).done()["tables"] == []
        # A table without either says so: its host has added nothing.
        table = (await ala.post("/api/tables", wanted)).done()["table"]
        assert (await ala.news(table))["head"]["fair"]["salts"] == [None, None]


@asynchronous
async def test_nobody_is_told_a_salt_before_all_have_sat_down(database_url: str) -> None:
    """Otherwise the last player to sit down could choose a salt that depends on the others' salts."""
    async with serving(database_url) as server:
        ala, bo, cem, eve = [await server.person(name) for name in ("Ala", "Bo", "Cem", "Eve")]
        committed = (await ala.post("/api/commitments", {})).done()["commitment"]
        salts = {"Ala": "a1" * 16, "Bo": "b2" * 16, "Cem": "c3" * 16}
        settings = {"spectators": True, "commitment": committed, "salt": salts["Ala"]}
        opened = await ala.open("tysiac", "me", "open", "open", **settings)
        table, invite = opened["table"], opened["invite"]
        watch = (await ala.news(table))["head"]["watch"]
        streams = [ala.listen(table), server.listen(f"/api/watch/{watch}/events")]
        for stream in streams:
            await stream.until(lambda one: one.head)

        async def told(*people: Person) -> bytes:
            answers = [await person.get(f"/api/tables/{table}") for person in people]
            answers += [await one.get(f"/api/invitations/{invite}") for one in (ala, bo, cem, eve)]
            answers.append(await server.ask("GET", f"/api/watch/{watch}"))
            return b"".join([*(answer.body for answer in answers), *(stream.body for stream in streams)])

        for seated in ([ala], [ala, bo]):
            if bo in seated:
                (await bo.sit(invite, salt=salts["Bo"])).done()
                for stream in streams:
                    await stream.until(lambda one: any(event["kind"] == "sat" for event in one.happened))
            assert committed.encode() in (said := await told(*seated))
            assert [name for name, salt in salts.items() if salt.encode() in said] == []
        (await cem.sit(invite, salt=salts["Cem"])).done()
        for stream in streams:
            await stream.until(lambda one: one.head["phase"] == "playing")
            assert stream.head["fair"]["salts"] == list(salts.values())


@asynchronous
async def test_a_seat_that_somebody_else_has_taken(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo, eve = [await server.person(name) for name in ("Ala", "Bo", "Eve")]
        table = await finished(server, [ala, bo], "me", "open", game="mille")
        first = await ask_again(ala, table)
        (await eve.sit(first["invite"])).done()
        second = await ask_again(bo, table)
        assert second["table"] != first["table"], "that table is full, so there is a new one"
        assert (await ask_again(ala, table))["table"] == second["table"]
        assert (await bo.news(second["table"]))["head"]["phase"] == "playing"


@asynchronous
async def test_for_nothing_nobody_pays(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        for small in (0, 3):
            opened = await ala.open("mille", "me", "bot:greedy", small=small, options={"target": 50})
            table, rng = opened["table"], random.Random("nothing")
            while (await ala.news(table))["head"]["phase"] != "over":
                news = await ala.news(table)
                if news["head"]["phase"] == "between":
                    (await ala.command(table, "next")).done()
                elif news["head"]["actor"] == 0:
                    moves = [one["move"] for one in news["desk"]["moves"]]
                    await ala.command(table, "move", move=rng.choice(moves))
                else:
                    await asyncio.sleep(0.01)
            assert (await ala.news(table))["head"]["small"] == (small or None)
            payment = (await ala.get(f"/api/tables/{table}/sheet")).done()["payment"]
            replay = (await ala.get(f"/api/tables/{table}/replay")).done()["replay"]
            record = (await server.ask("GET", f"/api/replays/{replay}/record")).body.decode()
            assert (payment is not None) == ("payment" in record) == (small > 0)


@asynchronous
async def test_bots_keep_the_tables_pace(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    paces: dict[str, tuple[float, float]] = {}

    def note(self: Scheduler, seat: int, name: str) -> None:
        paces[self.session.table.row.id] = self.pace_s

    monkeypatch.setattr(Scheduler, "_bot_begins", note)
    async with serving(database_url, bot_pace_s=(1.0, 2.0)) as server:
        ala = await server.person("Ala")
        for pace, slower in PACES.items():
            table = (await ala.open("tysiac", "bot:greedy", "me", "bot:greedy", pace=pace))["table"]
            assert (await ala.news(table))["head"]["pace"] == pace
            assert (await server.session(table)).scheduler.pace_s == (slower, 2 * slower)  # type: ignore[union-attr]
        assert PACES["quick"] < PACES["normal"] == 1.0 < PACES["slow"]
