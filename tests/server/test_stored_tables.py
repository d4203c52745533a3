"""Tables that each version has stored: their state is as that version sent it, and players can continue."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from sqlalchemy import text

from chiliad.server import events
from chiliad.server.backup import restore
from chiliad.server.database import connect
from server.client import Person, asynchronous, serving
from server.older import acts, play, told

STORED = Path(__file__).parent / "stored"
VERSIONS = sorted(path.stem for path in STORED.glob("*.json"))
FIRST_IN = {events.HintAsked: 2, events.HintAnswered: 2, events.Hinted: 2, events.Warned: 3, events.RealCards: 3}
"""By kind of event: the version whose tables have it first, where that is not version 1.

Warnings and real cards came after the tables of version 2 were made: test_coach.py and test_real_cards.py store one
and read it back.
"""


def saved(version: str) -> Any:
    return json.loads((STORED / f"{version}.json").read_text(encoding="utf-8"))


def rows(version: str) -> list[dict[str, Any]]:
    """The events as they were stored."""
    with gzip.open(STORED / f"{version}.backup", "rt", encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    return [line[1] for line in lines if isinstance(line, list) and line[0] == "events"]


def test_each_version_has_left_tables() -> None:
    assert [str(version) for version in range(1, events.VERSION + 1)] == VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_what_was_stored_has_every_kind_of_event(version: str) -> None:
    read = [events.read(one["body"], one.get("version") or 1, one["kind"], one["seat"]) for one in rows(version)]
    known = {kind for kind in get_args(events.TableEvent) if FIRST_IN.get(kind, 1) <= int(version)}
    assert {type(one) for one in read} == known
    for one in read:
        written = events.written(one)
        assert events.read(written, events.VERSION, "", None) == one


@pytest.mark.both_databases
@pytest.mark.parametrize("version", VERSIONS)
@asynchronous
async def test_tables_of_each_version_stand_and_play_on(version: str, database_url: str) -> None:
    before = saved(version)
    rng = random.Random(version)
    await restore(database_url, STORED / f"{version}.backup")
    async with serving(database_url) as server:
        people = [Person(server, *one) for one in before["people"]]
        ids = {purpose: table for purpose, (table, _) in before["tables"].items()}
        for purpose, (table, was) in before["tables"].items():
            assert await told(people, table) == was, purpose
        # Their commands have other names: the server would answer those that were sent before, and not perform them
        # again.
        people = [Person(server, f"{one.name}-again", one.guest, one.token) for one in people]
        ala, bo, _ = people
        friends = await server.session(ids["friends"])
        revision = friends.table.revision
        await acts(people, ids["friends"], 3, rng)
        assert friends.table.revision == revision + 3
        for purpose in ("between", "from a replay"):
            stream = await ala.listen(ids[purpose]).until(lambda it: it.news)
            await play(ala, ids[purpose], 3, rng)
            await stream.close()
        invite = (await ala.news(ids["waiting"]))["head"]["invite"]
        (await bo.sit(invite)).done()
        assert (await ala.news(ids["waiting"]))["head"]["phase"] == "playing"
        assert (await server.registry.store.events(ids["over"]))[0].event == events.Compacted(
            (await server.session(ids["over"])).table.seats
        )


@pytest.mark.parametrize(
    "body, version",
    [
        ("[]", 1),
        ("{", 1),
        ("{}", 1),  # a vote without its choice
        ('{"choice":"burn"}', 1),
        ('{"kind":"burnt","seat":1}', events.VERSION),
        ('{"kind":"back","seat":1}', events.VERSION + 1),
    ],
)
def test_what_no_version_has_written_is_not_read(body: str, version: int) -> None:
    with pytest.raises(msgspec.MsgspecError):
        events.read(body, version, "vote", 1)


@pytest.mark.parametrize(
    "change, stored",
    [
        ("UPDATE events SET body = :stored WHERE table_id = :table AND number = 3", '{"kind":"burnt","seat":1}'),
        ("UPDATE tables SET head = :stored WHERE id = :table", '{"preset":5}'),
    ],
    ids=["an event", "settings"],
)
@asynchronous
async def test_a_table_that_can_not_be_read_spoils_no_other(
    change: str, stored: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The server refuses it and logs the reason; the list of its player's tables has the others."""
    url = f"sqlite:///{tmp_path / 't.db'}"
    async with serving(url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        other = (await ala.open("mille", "me", "bot:greedy"))["table"]
    database = connect(url)
    async with database.writing.begin() as connection:
        await connection.execute(text("UPDATE tables SET summary = NULL"))
        await connection.execute(text(change), {"table": table, "stored": stored})
    await database.close()
    async with serving(url) as server:
        again = Person(server, ala.name, ala.guest, ala.token)
        answer = await again.get(f"/api/tables/{table}")
        assert (answer.status, answer.slug) == (503, "table-unreadable")
        assert table in caplog.text
        assert [one["table"] for one in (await again.get("/api/me")).done()["tables"]] == [other]


@asynchronous
async def test_settings_of_a_table_from_before_they_were_all_there_have_their_defaults(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.db'}"
    async with serving(url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy", pace="slow"))["table"]
    database = connect(url)
    async with database.writing.begin() as connection:
        head = json.loads((await connection.execute(text("SELECT head FROM tables"))).scalar_one())
        assert head.pop("pace") == "slow"
        await connection.execute(text("UPDATE tables SET head = :head"), {"head": json.dumps(head)})
    await database.close()
    async with serving(url) as server:
        again = Person(server, ala.name, ala.guest, ala.token)
        assert (await again.news(table))["head"]["pace"] == "normal"
