"""Streams: nothing is lost or sent twice, who is here, and the table's own actions when a player is away."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from chiliad.records import read
from chiliad.server import session as sessions
from chiliad.server.events import Acted
from chiliad.server.seats import CLOCKS, Clock
from server.client import Listening, Person, Server, asynchronous, serving, until
from server.refusing import hold_bots, refused, unchanged, wait_for
from server.seating import numbers, plays, seated

GRACE_S = 0.05


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who asked just now counts as here for a twentieth of a second."""
    monkeypatch.setattr(sessions, "TOUCH_S", GRACE_S)


async def lose_patience(server: Server, table: str) -> None:
    """From now on, when all have come, a table waits a twentieth of a second for a player whose connection is lost."""
    session = await server.session(table)
    wait_for(session.table, GRACE_S)
    assert session.scheduler is not None
    session.scheduler.arrange()


def plain(happened: list[Any]) -> list[Any]:
    """The events, without the note whether they are to be spoken."""
    return [{key: value for key, value in one.items() if key != "fresh"} for one in happened]


def acted(stream: Listening, seat: int, after: int = 0) -> bool:
    """Whether a seat has acted since an event."""
    return any(one["kind"] == "act" and one["seat"] == seat and one["number"] > after for one in stream.happened)


# --- Nothing lost, nothing twice -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mille", "tysiac"])
@asynchronous
async def test_a_stream_goes_on_where_it_ended(name: str, database_url: str) -> None:
    """One reader is never cut off; another loses the connection all the time, over the ends of deals too."""
    rng = random.Random(f"streams {name}")
    async with serving(database_url) as server:
        table, people = await seated(server, name)
        whole = await people[0].listen(table).until(lambda it: it.news)
        other = await people[1].listen(table, tab="a").until(lambda it: it.news)
        heard: list[Any] = []
        for _ in range(90):
            if whole.head["phase"] in ("over", "stopped"):
                break
            await plays(people, table, [whole], rng)
            if rng.random() < 0.5:
                await other.close()
                heard += other.happened
                last = max(one.number or 0 for one in other.events)
                for _ in range(rng.randrange(4)):
                    if whole.head["phase"] not in ("over", "stopped"):
                        await plays(people, table, [whole], rng)
                other = people[1].listen(table, last, tab="a")
                await other.until(lambda it: it.news)
                assert other.news[0]["revision"] >= last
                assert all(one["fresh"] for one in other.happened)
        session = await server.session(table)
        # No further event occurs.
        await until(lambda: session.table.actor in (0, 1, None) and other.revision == session.table.revision)
        await until(lambda: whole.revision == session.table.revision)
        heard += other.happened
        first = heard[0]["number"]
        assert numbers(heard) == list(range(first, whole.revision + 1))
        assert name == "mille" or sum(one["kind"] == "deal" for one in whole.happened) > 2
        # Its content is the same as for a reader who was there all the time, except for what each may see.
        mine = {one["number"]: one for one in whole.happened}
        for one in heard:
            assert (one["kind"], one["seat"]) == (mine[one["number"]]["kind"], mine[one["number"]]["seat"])


@pytest.mark.parametrize("name", ["mille", "tysiac"])
@asynchronous
async def test_a_stream_goes_on_after_a_restart_and_in_another_language(name: str, database_url: str) -> None:
    """A server that has read the table back sends the same as the first one, event by event."""
    rng = random.Random(f"restart {name}")
    for length in (3, 12, 25):
        async with serving(database_url) as server:
            table, people = await seated(server, name)
            watched = [await person.listen(table).until(lambda it: it.news) for person in people]
            for _ in range(length):
                await plays(people, table, watched, rng)
            session = await server.session(table)
            await until(lambda: all(it.revision == session.table.revision for it in watched))  # noqa: B023
            known = [(person.name, person.guest, person.token) for person in people]
            said = [plain(stream.happened) for stream in watched]
        for lang in ("en", "es"):
            async with serving(database_url, bot_pace_s=(60.0, 60.0)) as server:
                again = [Person(server, *one) for one in known]
                for seat, person in enumerate(again):
                    for after in {0, 1, 5, length // 2, len(said[seat]) - 3, said[seat][-1]["number"]}:
                        after = max(0, after)
                        stream = await person.listen(table, after, lang=lang).until(lambda it: it.news)
                        heard = numbers(stream.happened)
                        assert (
                            heard == list(range(heard[0], stream.revision + 1)) if heard else after == stream.revision
                        )
                        both = range(said[seat][0]["number"], said[seat][-1]["number"] + 1)
                        told = [one for one in plain(stream.happened) if one["number"] in both]
                        kept = [one for one in said[seat] if one["number"] > after]
                        kept = [one for one in kept if not told or one["number"] >= told[0]["number"]]
                        if after >= said[seat][-1]["number"] - 5:
                            assert numbers(told) == list(range(after + 1, said[seat][-1]["number"] + 1))
                        assert numbers(told) == numbers(kept)
                        assert [one["lines"] for one in told] == [one["lines"] for one in kept]
                        if lang == "en":
                            assert told == kept
                        await stream.close()


@asynchronous
async def test_a_fresh_stream_begins_with_the_deal(database_url: str) -> None:
    """Without a last event the stream sends the present deal as history; with it, later events as news."""
    rng = random.Random("fresh")
    async with serving(database_url) as server:
        table, people = await seated(server, "tysiac", 1)
        stream = await people[0].listen(table).until(lambda it: it.news)
        while stream.head["deal"] < 2 or stream.head["phase"] != "playing":
            await plays(people, table, [stream], rng)
        session = await server.session(table)
        await until(lambda: session.table.actor in (0, None))
        fresh = await people[0].listen(table, tab="b").until(lambda it: it.news)
        assert not any(one["fresh"] for one in fresh.happened)
        assert fresh.happened[0]["kind"] == "deal"
        assert fresh.happened[0]["told"][0].startswith("Deal 2.")
        assert numbers(fresh.happened) == list(range(fresh.happened[0]["number"], fresh.revision + 1))
        # This number has not existed: the table may be an older copy than the reader has seen.
        strange = await people[0].listen(table, 10_000, tab="c").until(lambda it: it.news)
        assert plain(strange.happened) == plain(fresh.happened)
        assert not any(one["fresh"] for one in strange.happened)


@pytest.mark.parametrize("lang", ["en", "es"])
@asynchronous
async def test_after_a_move_was_taken_back(lang: str, database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later reader does not receive what was taken back; they receive everything after it."""
    rng = random.Random("undo")
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:random"))["table"]
        session = await server.session(table)
        stream = await ala.listen(table).until(lambda it: it.news)
        undone = 0
        while undone < 2 and not session.table.ended:
            await until(lambda: session.table.actor in (0, None))
            if session.table.actor is None:
                (await ala.command(table, "next")).done()
                continue
            news = await ala.news(table)
            moves = [one["move"] for one in news["desk"]["moves"]]
            laid = [text for text in moves if text.startswith("lay")]
            if laid:
                lying = news["desk"]["sets"], news["desk"]["hand"]
                (await ala.command(table, "move", move=laid[0])).done()
                assert (await ala.news(table))["head"]["undo"]
                (await ala.command(table, "undo")).done()
                news = await ala.news(table)
                assert [one["card"] for one in news["desk"]["hand"]] == [one["card"] for one in lying[1]]
                assert news["desk"]["sets"] == lying[0]
                undone += 1
                moves = [one["move"] for one in news["desk"]["moves"]]
            (await ala.command(table, "move", move=rng.choice(moves))).done()
        hold_bots(monkeypatch)
        (await ala.command(table, "back")).done()
        await until(lambda: stream.revision == session.table.revision)
        known = (ala.name, ala.guest, ala.token)
        lines = {one["number"]: one["lines"] for one in stream.happened}
        undos = [one["number"] for one in stream.happened if one["kind"] == "undone"]
        assert len(undos) == 2
    async with serving(database_url) as server:
        ala = Person(server, *known)
        again = await ala.listen(table, 2, lang=lang).until(lambda it: it.news)
        taken = {number - 1 for number in undos}
        for one in [one for one in again.happened if one["number"] in lines]:
            wanted = [] if one["number"] in taken else lines[one["number"]]
            assert one["lines"] == wanted, one
        assert numbers(again.happened)[-1] == again.revision
        assert any(one["lines"] for one in again.happened if one["number"] > undos[-1])


@asynchronous
async def test_played_on_from_a_place_in_a_replay(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stream sends the given lines once, as history of the first event."""
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("tysiac", "me", "bot:greedy", "bot:greedy"))["table"]
        (await ala.command(table, "stop")).done()
        replay = (await ala.get(f"/api/tables/{table}/replay")).done()["replay"]
        body = {"deal": 1, "step": 4, "seat": 0, "bots": "greedy"}
        second = (await ala.post(f"/api/replays/{replay}/tables", body)).done()["table"]
        stream = await ala.listen(second).until(lambda it: it.news)
        assert numbers(stream.happened) == list(range(1, stream.revision + 1))
        lines = [line for one in stream.happened for line in one["lines"]]
        assert [line.split()[:2] for line in lines[:4]] == [["deal", where] for where in ("0", "1", "2", "talon")]
        for lang in ("es", "en"):
            later = await ala.listen(second, stream.revision, tab="b", lang=lang).until(lambda it: it.news)
            assert later.happened == []


# --- The stream itself -----------------------------------------------------------------------------------------------


@asynchronous
async def test_heartbeats(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "HEARTBEAT_S", 0.01)
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        table, people = await seated(server, "mille", 1)
        stream = people[0].listen(table)
        await stream.until(lambda it: it.heartbeats >= 3)
        assert stream.status == 200
        (await people[0].command(table, "stop")).done()
        await stream.until(lambda it: it.head["phase"] == "stopped")
        assert all(one.kind in ("news", "head") for one in stream.events)
        assert all((one.number is not None) == (one.kind == "news") for one in stream.events)


@asynchronous
async def test_what_can_not_be_told_is_seen_anew(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server fails while it sends an event: it is stored, streams end, and a reader who returns finds it."""
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        table, people = await seated(server, "mille", 1)
        stream = await people[0].listen(table).until(lambda it: it.news)
        at = stream.revision
        with monkeypatch.context() as patched:
            patched.setattr("chiliad.server.session.SeatProjection.news", lambda *asked: 1 / 0)
            answer = await people[0].command(table, "stop", name="s")
            refused(answer, 500, "internal-fault")
            await stream.until_ended()
        assert (await people[0].command(table, "stop", name="s")).done()["revision"] == at + 1
        back = await people[0].listen(table, at).until(lambda it: it.news)
        assert numbers(back.happened) == [at + 1]
        assert back.head["phase"] == "stopped"


@asynchronous
async def test_who_is_here_is_told(database_url: str) -> None:
    async with serving(database_url) as server:
        table, people = await seated(server, "mille", 2, spectators=True)
        mine = await people[0].listen(table).until(lambda it: it.news)
        watch = mine.head["watch"]
        public = await server.listen(f"/api/watch/{watch}/events").until(lambda it: it.news)
        assert mine.head["seats"][0]["here"], "a player with a stream is here"
        other = await people[1].listen(table).until(lambda it: it.news)
        assert other.head["seats"][1]["here"]
        await mine.until(lambda it: it.head["seats"][1]["here"])
        await other.close()
        for stream in (mine, public):
            await stream.until(lambda it: not it.head["seats"][1]["here"])
        heads = len(mine.events)
        await public.close()
        await asyncio.sleep(0.02)
        assert len(mine.events) == heads, "spectators must cause no event"


# --- Automatic actions -----------------------------------------------------------------------------------------------


async def _turn_of(server: Server, table: str, seat: int, people: list[Person], rng: random.Random) -> None:
    """Play until it is a seat's turn."""
    session = await server.session(table)
    while session.table.actor != seat:
        await plays(people, table, [], rng)


@pytest.mark.parametrize("polls", [False, True])
@asynchronous
async def test_a_bot_holds_the_seat_of_who_is_lost(polls: bool, database_url: str, impatient: None) -> None:
    """This holds with a stream or with requests only; the player has the seat again on return."""
    rng = random.Random("lost")
    async with serving(database_url) as server:
        table, people = await seated(server, "tysiac", 2)
        ala, bo = people
        mine = await ala.listen(table).until(lambda it: it.news)
        his = None if polls else await bo.listen(table).until(lambda it: it.news)
        await _turn_of(server, table, 1, people, rng)
        await lose_patience(server, table)
        if his is not None:
            (await bo.command(table, "back")).done()  # heard of just now, and then lost
            await his.close()
        await mine.until(lambda it: it.head["seats"][1]["stand_in"] == "club")
        stood = next(one for one in mine.happened if one["kind"] == "stand-in")
        assert stood["seat"] == 1
        assert stood["told"] == ["Bo does not respond; a bot plays on."]
        await mine.until(lambda it: acted(it, 1, stood["number"]))
        back = await bo.listen(table).until(lambda it: it.news)
        await mine.until(lambda it: it.head["seats"][1]["stand_in"] is None)
        await back.until(lambda it: it.head["seats"][1]["stand_in"] is None)
        await _turn_of(server, table, 1, people, rng)
        at = mine.revision
        await plays(people, table, [mine], rng)
        assert mine.revision > at
        await _ends(server, table, people, mine)


async def _ends(server: Server, table: str, people: list[Person], mine: Listening) -> None:
    """All leave: the match stops, and its record says which moves a bot made."""
    for person in people:
        (await person.command(table, "leave")).done()
    await mine.until(lambda it: it.head["phase"] == "stopped")
    replay = (await people[0].get(f"/api/tables/{table}/replay")).done()["replay"]
    record = read((await server.ask("GET", f"/api/replays/{replay}/record")).body.decode())
    marked = {text for deal in record.deals for text in deal.comments.values()}
    assert marked == {"bot:club"}
    events = await server.registry.store.events(table)
    stood_in = [one.event for one in events if isinstance(one.event, Acted) and one.event.by is not None]
    assert sum(len(deal.comments) for deal in record.deals) == len(stood_in)
    assert {one.seat for one in stood_in} <= {0, 1}, "a bot's own seat needs no mark"


@asynchronous
async def test_who_leaves_is_followed_by_a_bot_at_once(database_url: str) -> None:
    rng = random.Random("left")
    async with serving(database_url) as server:
        table, people = await seated(server, "tysiac", 2)
        ala, bo = people
        mine = await ala.listen(table).until(lambda it: it.news)
        his = await bo.listen(table).until(lambda it: it.news)
        await _turn_of(server, table, 1, people, rng)
        at = mine.revision
        (await bo.command(table, "leave")).done()
        await mine.until(lambda it: acted(it, 1, at))
        await his.close()
        again = await bo.listen(table).until(lambda it: it.news)
        await asyncio.sleep(0.05)
        assert again.head["seats"][1]["stand_in"] == "club", "a player who has left must say that they are back"
        (await bo.command(table, "back")).done()
        await mine.until(lambda it: it.head["seats"][1]["stand_in"] is None)
        session = await server.session(table)
        await until(lambda: session.table.actor in (0, None) or session.table.actor == 1)
        await _ends(server, table, people, mine)


@pytest.mark.parametrize("choice", ["wait", "bot", "stop"])
@asynchronous
async def test_a_vote(choice: str, database_url: str, impatient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random("vote")
    async with serving(database_url) as server:
        table, people = await seated(server, "tysiac", 3, absent="vote")
        ala, bo = people[:2]
        streams = [await person.listen(table).until(lambda it: it.news) for person in people]
        await _turn_of(server, table, 2, people, rng)
        await lose_patience(server, table)
        await streams[2].close()
        await streams[0].until(lambda it: it.head["vote"])
        assert streams[0].head["vote"] == {"seat": 2, "mine": None, "cast": 0, "of": 2}
        async with unchanged(server, table, ala, bo):
            refused(await ala.command(table, "vote", choice="burn"), 400, "unknown-choice")
        (await ala.command(table, "vote", choice=choice)).done()
        await streams[0].until(lambda it: it.head["vote"]["mine"] == choice)
        assert streams[1].head["vote"]["mine"] is None
        if choice == "wait":  # patience begins again, and is long
            wait_for((await server.session(table)).table, 60)
        at = (await server.session(table)).table.revision
        (await bo.command(table, "vote", choice=choice)).done()
        await streams[0].until(lambda it: not it.head["vote"])
        kinds = [one["kind"] for one in streams[0].happened if one["number"] > at][:2]
        assert kinds == ["voted", {"wait": "wait", "bot": "stand-in", "stop": "stopped"}[choice]]
        if choice == "bot":
            await streams[0].until(lambda it: it.head["actor"] != 2)
        if choice == "wait":
            await asyncio.sleep(5 * GRACE_S)
            assert not streams[0].head["vote"], "after a vote to wait there is no new vote at once"
            assert streams[0].head["actor"] == 2
        if choice == "stop":
            assert streams[0].head["phase"] == "stopped"
            assert streams[0].head["replay"]


@asynchronous
async def test_a_vote_ends_when_he_is_back(database_url: str, impatient: None) -> None:
    rng = random.Random("vote")
    async with serving(database_url) as server:
        table, people = await seated(server, "tysiac", 3, absent="vote")
        streams = [await person.listen(table).until(lambda it: it.news) for person in people]
        await _turn_of(server, table, 2, people, rng)
        await lose_patience(server, table)
        await streams[2].close()
        await streams[0].until(lambda it: it.head["vote"])
        (await people[0].command(table, "vote", choice="bot")).done()
        back = await people[2].listen(table).until(lambda it: it.news)
        await streams[0].until(lambda it: not it.head["vote"])
        refused(await people[1].command(table, "vote", choice="bot"), 409, "no-vote")
        await back.until(lambda it: not it.head["vote"])
        assert back.head["seats"][2]["stand_in"] is None
        await plays(people, table, [back], rng)


@asynchronous
async def test_a_clock_runs_out(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bank is used up and stays so; a bot plays until the person says that they are back."""
    monkeypatch.setitem(CLOCKS, "fast", Clock(bank_ms=150, move_ms=100))
    async with serving(database_url) as server:
        table, people = await seated(server, "tysiac", 2, clock="fast")
        mine = await people[0].listen(table).until(lambda it: it.news)
        assert [one["bank_s"] is None for one in mine.head["seats"]] == [False, False, True]
        other = await people[1].listen(table).until(lambda it: it.news)
        await mine.until(lambda it: any(one["kind"] == "stand-in" for one in it.happened))
        stood = next(one for one in mine.happened if one["kind"] == "stand-in")
        seat = stood["seat"]
        assert "time" in stood["told"][0].lower()
        await other.until(lambda it: acted(it, seat))
        (await people[seat].command(table, "back")).done()
        await mine.until(lambda it: it.head["seats"][seat]["stand_in"] is None or it.head["phase"] != "playing")


@asynchronous
async def test_nobody_here_and_nothing_happens(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots wait for people, and continue when a person comes."""
    monkeypatch.setattr(sessions, "TOUCH_S", 0.0)  # a person who asks without a stream isn't here
    async with serving(database_url) as server:
        table, (ala,) = await seated(server, "mille", 1)
        session = await server.session(table)
        stream = await ala.listen(table).until(lambda it: it.news)
        await until(lambda: session.table.actor == 0)
        await stream.close()
        await until(lambda: not session.here(0))
        while session.table.actor == 0:
            moves = (await ala.news(table))["desk"]["moves"]
            (await ala.command(table, "move", move=moves[-1]["move"])).done()
        at = session.table.revision
        await asyncio.sleep(0.2)
        assert (session.table.actor, session.table.revision) == (1, at)
        again = await ala.listen(table).until(lambda it: it.news)
        await again.until(lambda it: acted(it, 1, at))
