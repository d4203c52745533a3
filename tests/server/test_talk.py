"""Table talk: who may say what, how often, who gets it; and nothing of it stays."""

from __future__ import annotations

import random
import re
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chiliad.play import fair
from chiliad.server.faults import RateLimited
from chiliad.server.rows import StoredEvent
from chiliad.server.settings import Settings
from chiliad.server.talk import PHRASES, Talk
from server.client import Listening, Person, asynchronous, serving
from server.refusing import hold_bots, refused, stop_the_clock, unchanged
from server.seating import plays, seated

PER_MINUTE, AT_ONCE = Settings.remarks_per_minute, Settings.remarks_at_once
LIMITS = {"remarks_per_minute": PER_MINUTE, "remarks_at_once": AT_ONCE}
MANY = 1_000


def remarks(stream: Listening) -> list[tuple[int, str]]:
    """What a stream has brought of talk: seats and phrases."""
    return [(one.data["seat"], one.data["phrase"]) for one in stream.events if one.kind == "said"]


async def heard_by(stream: Listening, count: int) -> list[tuple[int, str]]:
    await stream.until(lambda it: len(remarks(it)) >= count)
    return remarks(stream)


def dumped(url: str) -> str:
    """Everything that a SQLite database holds, as text."""
    with sqlite3.connect(url.removeprefix("sqlite:///")) as database:
        return "\n".join(database.iterdump())


# --- Who, and what ---------------------------------------------------------------------------------------------------


@asynchronous
async def test_all_who_see_the_table_get_each_phrase_once_and_in_no_language(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        table, (ala, bo) = await seated(server, "mille", spectators=True)
        watch = (await ala.news(table))["head"]["watch"]
        streams = [ala.listen(table, lang="pl"), bo.listen(table, lang="es"), bo.listen(table, tab="b", quiet="true")]
        streams.append(server.listen(f"/api/watch/{watch}/events", lang="fa"))
        for stream in streams:
            await stream.until(lambda it: it.news)
        at = streams[0].revision
        for seat, (person, phrase) in enumerate([(ala, "well-played"), (bo, "applause")]):
            assert (await person.command(table, "say", phrase=phrase)).done() == {"revision": at}, seat
        for stream in streams:
            assert await heard_by(stream, 2) == [(0, "well-played"), (1, "applause")]
            assert stream.revision == at
        raw = [[one.raw for one in stream.events if one.kind == "said"] for stream in streams]
        assert raw == [raw[0]] * len(raw)
        assert b"id:" not in b"".join(raw[0]), "a client resumes after the last event of the log"


@asynchronous
async def test_every_phrase_can_be_said_and_nothing_else(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        table, (ala, bo) = await seated(server, "mille")
        stream = await bo.listen(table).until(lambda it: it.news)
        for phrase in PHRASES:
            (await ala.command(table, "say", phrase=phrase)).done()
        assert await heard_by(stream, len(PHRASES)) == [(0, phrase) for phrase in PHRASES]
        async with unchanged(server, table, ala, bo):
            for wrong in ("", "Hello", "hello ", "you fool", "well_played", "\0", "👍", "page-home"):
                said = refused(await ala.command(table, "say", phrase=wrong), 400, "unknown-phrase")
                assert said["details"]["known"].split(", ") == list(PHRASES)
            for more in ({}, {"phrase": None}, {"phrase": ["hello"]}, {"phrase": "x" * 41}, {"text": "hello"}):
                refused(await ala.command(table, "say", **more), 400, "bad-request")
            refused(await ala.command(table, "say", phrase="hello", text="you fool"), 400, "bad-request")
        assert len(remarks(stream)) == len(PHRASES)


@asynchronous
async def test_only_those_who_sit_there_speak_from_the_tab_that_plays(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        table, (ala, bo) = await seated(server, "tysiac", spectators=True)
        eve, stranger = await server.person("Eve"), Person(server, "nobody", "", "no-such-token")
        watch = (await ala.news(table))["head"]["watch"]
        stream = await server.listen(f"/api/watch/{watch}/events").until(lambda it: it.news)
        await bo.listen(table, tab="old").until(lambda it: it.news)
        await bo.listen(table, tab="new").until(lambda it: it.news)
        async with unchanged(server, table, ala):
            refused(await eve.command(table, "say", phrase="hello"), 403, "no-seat-here")
            refused(await stranger.command(table, "say", phrase="hello"), 401, "no-guest")
            refused(await ala.command("no-such", "say", 0, phrase="hello"), 404, "no-such-table")
            refused(await bo.command(table, "say", phrase="hello", tab="old"), 409, "another-tab")
        assert remarks(stream) == []
        (await bo.command(table, "say", phrase="hello", tab="new")).done()
        assert await heard_by(stream, 1) == [(1, "hello")]


@asynchronous
async def test_people_speak_before_the_match_and_after_it(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        opened = await ala.open("mille", "me", "open")
        stream = await ala.listen(opened["table"]).until(lambda it: it.news)
        (await ala.command(opened["table"], "say", phrase="hello")).done()
        refused(await bo.command(opened["table"], "say", phrase="hello"), 403, "no-seat-here")
        (await ala.command(opened["table"], "stop")).done()
        (await ala.command(opened["table"], "say", phrase="goodbye")).done()
        assert await heard_by(stream, 2) == [(0, "hello"), (0, "goodbye")]


@asynchronous
async def test_a_phrase_that_is_sent_again_is_said_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        table, (ala, bo) = await seated(server, "mille")
        other, _ = await seated(server, "mille")
        stream = await bo.listen(table).until(lambda it: it.news)
        for _ in range(3):
            (await ala.command(table, "say", name="same", phrase="sorry")).done()
        (await bo.command(table, "say", name="same", phrase="thank-you")).done()  # ids are each guest's own
        refused(await ala.command(other, "say", name="same", phrase="hello"), 403, "no-seat-here")
        (await ala.command(table, "say", name="another", phrase="goodbye")).done()
        assert await heard_by(stream, 3) == [(0, "sorry"), (1, "thank-you"), (0, "goodbye")]


# --- How often -------------------------------------------------------------------------------------------------------


def test_a_guest_says_some_phrases_at_once_and_then_as_many_a_minute() -> None:
    talk = Talk(PER_MINUTE, AT_ONCE)
    for at in range(AT_ONCE):
        assert talk.take("ala", f"first-{at}", "hello", 0.0) == "hello"
    with pytest.raises(RateLimited) as often:
        talk.take("ala", "one-more", "hello", 0.0)
    assert (often.value.slug, often.value.retry_after_s) == ("too-much-talk", 60 / PER_MINUTE)
    assert often.value.details == {"limit": PER_MINUTE}
    assert talk.take("bo", "hello", "hello", 0.0), "each guest has their own limit"
    later = 60 / PER_MINUTE
    assert talk.take("ala", "one-more", "hello", later), "what was refused can be sent again"
    assert talk.take("ala", "one-more", "hello", later) is None
    said = 0
    for tenth in range(600):
        try:
            said += talk.take("ala", f"minute-{tenth}", "hello", 100.0 + tenth / 10) is not None
        except RateLimited:
            continue
    assert said == AT_ONCE - 1 + PER_MINUTE


@asynchronous
async def test_a_thousand_phrases_reach_nobody_beyond_the_limit(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold_bots(monkeypatch)
    stop_the_clock(monkeypatch)
    async with serving(database_url, **LIMITS) as server:
        table, (ala, bo) = await seated(server, "mille", spectators=True)
        other, (_, cy) = await seated(server, "mille")
        watch = (await ala.news(table))["head"]["watch"]
        streams = [bo.listen(table), server.listen(f"/api/watch/{watch}/events"), cy.listen(other)]
        for stream in streams:
            await stream.until(lambda it: it.news)
        answers = [await ala.command(table, "say", phrase=PHRASES[at % len(PHRASES)]) for at in range(MANY)]
        assert [one.status for one in answers] == [200] * AT_ONCE + [429] * (MANY - AT_ONCE)
        said = refused(answers[-1], 429, "too-much-talk")
        assert said["sentence"] == f"That is enough for now: at most {PER_MINUTE} phrases a minute; wait a moment"
        assert answers[-1].headers["retry-after"] == str(60 // PER_MINUTE)
        (await bo.command(table, "say", phrase="one-moment")).done()  # the others still speak
        for stream in streams[:2]:
            assert await heard_by(stream, AT_ONCE + 1) == [(0, one) for one in PHRASES[:AT_ONCE]] + [(1, "one-moment")]
        assert remarks(streams[2]) == []


# --- Nothing stays ---------------------------------------------------------------------------------------------------


@asynchronous
async def test_talk_is_not_stored_and_nobody_gets_it_later(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        table, (ala, bo) = await seated(server, "mille")
        stream = await bo.listen(table).until(lambda it: it.news)
        async with (await server.session(table)).lock:
            before = dumped(database_url)
        async with unchanged(server, table, ala, bo):
            for phrase in PHRASES:
                (await ala.command(table, "say", phrase=phrase)).done()
        await heard_by(stream, len(PHRASES))
        assert dumped(database_url) == before, "not a byte of the database has changed"
        at = stream.revision
        await stream.close()
        for last in (None, at):  # a client that comes back, with and without what it had
            again = await bo.listen(table, last).until(lambda it: it.news)
            (await ala.command(table, "say", phrase="hello")).done()
            assert await heard_by(again, 1) == [(0, "hello")], "nothing of what was said before"
            await again.close()


def test_log_record_and_replay_are_the_same_with_and_without_talk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = played(tmp_path / "silent.db", monkeypatch, talkative=False)
    talking = played(tmp_path / "talking.db", monkeypatch, talkative=True)
    assert talking == silent
    assert len(silent["log"]) > 20


def played(database: Path, monkeypatch: pytest.MonkeyPatch, *, talkative: bool) -> dict[str, Any]:
    """What is left of a short match, whose cards and moves are the same each time."""
    drawn = random.Random(1)
    monkeypatch.setattr(fair, "secrets", SimpleNamespace(token_bytes=drawn.randbytes))
    found: dict[str, Any] = {}

    @asynchronous
    async def play() -> None:
        async with serving(f"sqlite:///{database}") as server:
            table, people = await seated(server, "mille", options={"target": 100})
            streams = [await person.listen(table).until(lambda it: it.news) for person in people]
            session, rng, said = await server.session(table), random.Random(1), 0
            while not session.table.ended:
                for person in people if talkative else []:
                    (await person.command(table, "say", phrase=PHRASES[said % len(PHRASES)])).done()
                    said += 1
                await plays(people, table, streams, rng)
            for stream in streams:
                assert len(await heard_by(stream, said)) == said
            replay = (await people[0].get(f"/api/tables/{table}/replay")).done()["replay"]
            found["log"] = [nameless(one) for one in await server.registry.store.events(table)]
            found["record"] = (await server.ask("GET", f"/api/replays/{replay}/record")).body
            whole = (await server.ask("GET", f"/api/replays/{replay}")).json
            found["deals"] = whole["deals"]
            found["sheet"] = whole["sheet"]
            for deal in range(1, len(whole["deals"]) + 1):
                found[f"deal {deal}"] = (await server.ask("GET", f"/api/replays/{replay}/deals/{deal}")).body

    play()
    return found


def nameless(event: StoredEvent) -> tuple[int, str]:
    """An event without what differs between two matches: the guests, and when it happened."""
    return event.number, re.sub(r"guest='[^']*'", "", repr(event.event))
