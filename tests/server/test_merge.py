"""Two guests become one: the seats go over, on both databases, or nothing does."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from chiliad.server import summary
from chiliad.server.database import connect
from server.client import Person, asynchronous, serving
from server.joining import another_device, code_of, compacted_match, devices, link_of, named, recover, use
from server.refusing import refused

SLOW: dict[str, Any] = {"bot_pace_s": (600.0, 600.0)}


async def merged(into: Person, gone: Person) -> Person:
    """The device of ``gone``, once its guest has become one with the other one."""
    joined = (await use(into.server, await link_of(into), gone, merge=True)).done()
    assert joined["guest"] == into.guest
    return Person(into.server, into.name, joined["guest"], joined["token"])


async def mentioned(url: str, guest: str) -> list[str]:
    """Where the database still has the id of a guest, besides the ids of commands that were sent."""
    database, found = connect(url), []
    columns = {
        "guests": ("id",),
        "devices": ("guest_id",),
        "members": ("guest_id",),
        "recovery_codes": ("guest_id",),
        "passkeys": ("guest_id",),
        "tables": ("host", "head", "summary"),
        "events": ("body",),
    }
    async with database.reading.connect() as connection:
        for table, names in columns.items():
            for name in names:
                rows = (await connection.execute(text(f"SELECT {name} FROM {table}"))).scalars().all()
                found += [f"{table}.{name}" for one in rows if one is not None and guest in str(one)]
    await database.close()
    return found


@pytest.mark.both_databases
@asynchronous
async def test_seats_tables_and_devices_go_over(database_url: str) -> None:
    async with serving(database_url, **SLOW) as server:
        ala, bo, cy = [await server.person(name) for name in ("Ala", "Bo", "Cy")]
        alone = (await bo.open("mille", "me", "bot:greedy"))["table"]
        over = (await bo.open("mille", "me", "bot:greedy"))["table"]
        (await bo.command(over, "stop")).done()
        opened = await bo.open("mille", "open", "me")
        (await cy.sit(opened["invite"])).done()
        waiting = (await bo.open("mille", "me", "open"))["table"]
        lesson = (await bo.post("/api/lessons/mille/sets", {})).done()["table"]
        laptop, own = await another_device(bo), (await ala.open("mille", "me", "bot:greedy"))["table"]
        before = [await bo.news(table) for table in (alone, over, opened["table"], waiting)]
        stream = cy.listen(opened["table"])
        await stream.until(lambda it: it.news)

        phone = await merged(ala, bo)
        await stream.until_ended()  # and the friend's page comes back to the same table
        assert [await named(one) for one in (ala, phone, laptop, bo)] == ["Ala", "Ala", "Ala", None]
        assert len(await devices(ala)) == 3
        listed = {line["table"] for line in (await ala.get("/api/me")).done()["tables"]}
        assert listed == {alone, over, opened["table"], waiting, own}
        for table, was in zip((alone, over, opened["table"], waiting), before, strict=True):
            now = await laptop.news(table)
            assert (now["revision"], now["head"]["you"], now["desk"]) == (
                was["revision"],
                was["head"]["you"],
                was["desk"],
            )
            assert [seat["name"] for seat in now["head"]["seats"]] == [seat["name"] for seat in was["head"]["seats"]]
        (await phone.command(opened["table"], "leave")).done()
        (await phone.command(waiting, "stop")).done()  # only its host may
        assert (await cy.news(opened["table"]))["head"]["seats"][1]["stand_in"] is not None
        assert (await ala.get(f"/api/tables/{lesson}")).status == 200
        known = {one["lesson"]: one["state"] for one in (await ala.get("/api/lessons/mille")).done()["lessons"]}
        assert known["sets"] == "begun"
    assert await mentioned(database_url, bo.guest) == []
    async with serving(database_url, **SLOW) as server:
        again = Person(server, "Ala", ala.guest, phone.token)
        assert (await again.news(alone))["head"]["host"]


@pytest.mark.both_databases
@asynchronous
async def test_a_table_where_both_sit_is_refused_whole(database_url: str) -> None:
    async with serving(database_url, **SLOW) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        opened = await ala.open("mille", "me", "open")
        (await bo.sit(opened["invite"])).done()
        alone = (await bo.open("mille", "me", "bot:greedy"))["table"]
        link, stream = await link_of(ala), bo.listen(alone)
        await stream.until(lambda it: it.news)
        told = refused(await use(server, link, bo, merge=True), 409, "both-at-one-table")
        assert told["details"] == {"count": 1}
        words = " ".join(await code_of(ala))
        refused(await recover(server, words, bo, merge=True), 409, "both-at-one-table")
        assert [await named(one) for one in (ala, bo)] == ["Ala", "Bo"]
        assert not stream.ended, "nobody notices a refusal"
        assert (await bo.news(alone))["head"]["you"] == 0
        assert len(await devices(ala)) == len(await devices(bo)) == 1
        assert len((await ala.get("/api/me")).done()["tables"]) == 1


@pytest.mark.both_databases
@asynchronous
async def test_a_match_that_is_over_and_compacted_goes_over_too(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        table = await compacted_match(bo)
        assert (await server.session(table)).table.compacted
        phone = await merged(ala, bo)
        news = await phone.news(table)
        assert (news["head"]["phase"], news["head"]["you"]) == ("stopped", 0)
        assert (await phone.get(f"/api/tables/{table}/replay")).status == 200


@asynchronous
async def test_who_sits_down_meanwhile_is_not_torn_in_two(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The guest opens one more table after its tables were counted: nothing is done, and the link serves again."""
    async with serving(database_url, **SLOW) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        first = (await bo.open("mille", "me", "bot:greedy"))["table"]
        link, run = await link_of(ala), server.registry.store.run

        async def late(function: Any) -> None:
            monkeypatch.setattr(server.registry.store, "run", run)
            await bo.open("mille", "me", "bot:greedy")
            await run(function)

        monkeypatch.setattr(server.registry.store, "run", late)
        refused(await use(server, link, bo, merge=True), 503, "table-asleep")
        assert await named(bo) == "Bo"
        assert len((await bo.get("/api/me")).done()["tables"]) == 2
        assert (await bo.news(first))["head"]["you"] == 0
        assert (await use(server, link, bo, merge=True)).done()["name"] == "Ala"
        assert len((await ala.get("/api/me")).done()["tables"]) == 2


@asynchronous
async def test_a_move_and_a_merge_at_the_same_moment_are_both_whole(database_url: str) -> None:
    async with serving(database_url, **SLOW) as server:
        ala, bo, cy = [await server.person(name) for name in ("Ala", "Bo", "Cy")]
        opened = await bo.open("mille", "me", "open")
        table = opened["table"]
        (await cy.sit(opened["invite"])).done()
        link = await link_of(ala)
        answers = await asyncio.gather(
            use(server, link, bo, merge=True), cy.command(table, "leave"), cy.command(table, "leave", name="other")
        )
        assert answers[0].status == 200
        assert {one.status for one in answers[1:]} <= {200, 503}  # asked again, it is done
        assert (await cy.command(table, "leave")).status == 200
        assert (await ala.news(table))["head"]["seats"][1]["stand_in"] is not None


@asynchronous
async def test_a_summary_that_waits_to_be_stored_is_made_again(database_url: str) -> None:
    async with serving(database_url, **SLOW) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        table = (await bo.open("mille", "me", "bot:greedy"))["table"]
        server.registry.summaries.keep((await server.session(table)).table)
        await merged(ala, bo)
        assert server.registry.summaries._kept == {}
        assert isinstance(server.registry.summaries, summary.Summaries)
        assert [line["table"] for line in (await ala.get("/api/me")).done()["tables"]] == [table]
