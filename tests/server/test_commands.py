"""Wrong, late, repeated, huge and hostile commands: each gets its slug, and the table does not change."""

from __future__ import annotations

import ast
import asyncio
import random
from pathlib import Path

import pytest

from chiliad.errors import ChiliadError
from chiliad.server.events import Back
from chiliad.server.rows import StoredEvent
from pace import count
from server.client import Person, asynchronous, serving, until
from server.refusing import hold_bots, refused, stop_the_clock, unchanged
from source import ROOT

TABLES_MAX, SLUGS_MIN = 200, 4  # until this many rules have refused something

SERVER = ROOT / "src" / "chiliad" / "server"
COMMANDS: dict[str, dict[str, str]] = {
    "move": {"move": "draw"}, "next": {}, "fill": {"bot": "greedy"}, "undo": {}, "consent": {"choice": "yes"},
    "hint": {}, "hint-consent": {"choice": "yes"}, "leave": {}, "back": {}, "vote": {"choice": "bot"}, "stop": {},
    "say": {"phrase": "hello"},
}  # fmt: skip
"""Every command with its own words."""
FILES = (
    *("test_problems.py", "test_score.py", "test_evenings.py", "test_reports.py", "test_slips.py", "test_my_games.py"),
    *("test_passkeys.py", "test_push.py", "test_sheet_tables.py"),
    "test_commands.py",
    "test_requests.py",
    "test_streams.py",
    "test_take_back.py",
    "test_talk.py",
    "test_hints.py",
    "test_lessons.py",
    "test_coach.py",
    "test_tabs.py",
    "test_again.py",
    "test_backup.py",
    "test_connections.py",
    "test_edge.py",
    "test_devices.py",
    "test_merge.py",
    "test_recovery.py",
    "test_forget.py",
    "test_instance_lock.py",
)
ELSEWHERE = {
    # these occur before there is a server: test_storage.py, cli
    "bad-database-url",
    "cannot-listen",
    "extra-missing",
    # only a copy of the source without a built page answers this
    "page-not-built",
    "storage-newer",
    "storage-unavailable",
    # answered only after a fault of the server
    "internal-fault",
}


# --- By phase --------------------------------------------------------------------------------------------------------


@asynchronous
async def test_at_a_table_that_waits(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo, cy = [await server.person(name) for name in ("Ala", "Bo", "Cy")]
        opened = await ala.open("tysiac", "me", "open", "open")
        table, invite = opened["table"], opened["invite"]
        assert (await bo.sit(invite, seat=2)).done() == {"table": table, "invite": None}
        async with unchanged(server, table, ala, bo):
            for person in (ala, bo):
                refused(await person.command(table, "move", move="pass"), 409, "match-not-begun")
                refused(await person.command(table, "undo"), 409, "match-not-begun")
                refused(await person.command(table, "next"), 409, "deal-not-over")
                refused(await person.command(table, "vote", choice="wait"), 409, "no-vote")
                refused(await person.command(table, "move", 999, move="pass"), 400, "revision-unknown")
                refused(await person.get(f"/api/tables/{table}/replay"), 403, "match-not-over")
                refused(await person.get(f"/api/tables/{table}/sheet"), 409, "match-not-begun")
            refused(await ala.command(table, "fill", bot="deep-blue"), 400, "unknown-bot")
            refused(await bo.command(table, "fill", bot="greedy"), 409, "host-only")
            refused(await bo.command(table, "stop"), 409, "host-only")
            assert (await bo.sit(invite)).done()["table"] == table, "a player who sits there keeps the seat"
            assert (await bo.sit(invite, seat=1)).done()["table"] == table
            refused(await cy.sit(invite, seat=2), 409, "seat-taken")
            refused(await cy.sit(invite, seat=3), 409, "seat-taken")
            refused(await cy.sit(invite, seat=4), 400, "bad-request")
            refused(await cy.sit(invite, salt="abc"), 400, "bad-request")
            refused(await cy.sit(invite, salt="ab" * 33), 400, "bad-request")
            refused(await (await server.person("ALA")).sit(invite), 409, "name-taken")
            refused(await cy.sit("NOSUCH"), 404, "no-such-link")
        (await bo.command(table, "leave")).done()
        assert (await bo.get("/api/me")).done()["tables"] == [], "a player who has left is not listed"
        assert [one["table"] for one in (await ala.get("/api/me")).done()["tables"]] == [table]
        assert (await cy.sit(invite, seat=2)).done()["table"] == table


@asynchronous
async def test_in_the_middle_of_a_deal(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        people = [await server.person(name) for name in ("Ala", "Bo", "Cy")]
        ala, bo, cy = people
        opened = await ala.open("tysiac", "me", "open", "open")
        table = opened["table"]
        for person in (bo, cy):
            (await person.sit(opened["invite"])).done()
        head = (await ala.news(table))["head"]
        actor = people[head["actor"]]
        others = [person for person in people if person is not actor]
        for person in people:
            await person.get(f"/api/tables/{table}")
        before = (await server.session(table)).table.revision
        async with unchanged(server, table, *people):
            for person in others:
                said = refused(await person.command(table, "move", move="bid 100"), 409, "not-your-turn")
                assert said["details"]["turn"] == head["actor"]
                refused(await person.command(table, "move", move="\0"), 409, "not-your-turn")
            refused(await actor.command(table, "move", move="bid 95"), 400, "bad-call")
            refused(await actor.command(table, "move", move="bid 400"), 409, "bid-over-limit")
            refused(await actor.command(table, "move", move="pass"), 409, "must-open")
            refused(await actor.command(table, "move", move="play As"), 409, "auction-not-over")
            for text in ("", " ", "bid", "BID", "0 bid 100", "bid 100 100", "♥", "play"):
                refused(await actor.command(table, "move", move=text), 400, "bad-action")
            for text in ("bid x", "bid -5", "bid 1e2", "bid " + "9" * 300):
                assert (await actor.command(table, "move", move=text)).slug in ("bad-number", "bad-call", "bad-action")
            for text in ("play Xx", "play 2s", "play ??", "give 1 Zz"):
                assert (await actor.command(table, "move", move=text)).status in (400, 409)
            refused(await actor.command(table, "undo"), 409, "nothing-to-undo")
            refused(await actor.command(table, "consent", choice="yes"), 409, "nobody-asks-to-undo")
            refused(await actor.command(table, "next"), 409, "deal-not-over")
            refused(await ala.command(table, "fill", bot="greedy"), 409, "table-full")
            refused(await ala.command(table, "stop"), 409, "stop-alone-only")
            refused(await bo.command(table, "stop"), 409, "host-only")
            refused(await bo.command(table, "vote", choice="stop"), 409, "no-vote")
            refused(await actor.command(table, "move", 10**9, move="bid 100"), 400, "revision-unknown")
        moved = (await actor.command(table, "move", before, move="bid 100")).done()
        assert moved == {"revision": before + 1}
        turn = (await ala.news(table))["head"]["actor"]
        late = refused(await people[turn].command(table, "move", before, move="bid 105"), 409, "late-command")
        assert [one["number"] for one in late["news"]["happened"]] == [before + 1]
        assert late["news"]["head"]["you"] == turn
        (await cy.command(table, "leave")).done()
        async with unchanged(server, table, ala, bo):
            refused(await cy.command(table, "move", move="pass"), 409, "stand-in-plays")


@asynchronous
async def test_alone_and_after_the_end(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        async with unchanged(server, table, ala):
            refused(await ala.command(table, "undo"), 409, "nothing-to-undo")
            assert (await ala.command(table, "leave")).done() == (await ala.command(table, "back")).done()
        (await ala.command(table, "stop")).done()
        bot = (await ala.news(table))["head"]["seats"][1]["name"]
        told = (await ala.news(table))["happened"][-1]["told"]
        assert told == ["The match is stopped as it stands.", "Your total: 0.", f"{bot}’s total: 0."]
        async with unchanged(server, table, ala):
            refused(await ala.command(table, "stop"), 409, "match-over")
            refused(await ala.command(table, "next"), 409, "match-over")
            refused(await ala.command(table, "undo"), 409, "match-over")
            answer = await ala.command(table, "move", move="draw")
            assert (answer.status, answer.slug) in ((409, "match-over"), (409, "not-your-turn")), answer.body
            refused(await ala.command(table, "move", 1, move="draw"), 409, "late-command")


@asynchronous
async def test_between_two_deals(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("tysiac", "me", "bot:greedy", "bot:greedy"))["table"]
        stream = ala.listen(table)
        while True:
            await stream.until(lambda it: it.head and (it.head["actor"] == 0 or it.head["phase"] != "playing"))
            if stream.head["phase"] != "playing":
                break
            revision, moves = stream.revision, [one["move"] for one in stream.news[-1]["desk"]["moves"]]
            (await ala.command(table, "move", revision, move="concede" if "concede" in moves else moves[0])).done()
            await stream.until(lambda it: it.revision > revision)  # noqa: B023
        assert stream.head["phase"] == "between"
        async with unchanged(server, table, ala):
            refused(await ala.command(table, "move", move="pass"), 409, "deal-over")
            refused(await ala.command(table, "fill", bot="greedy"), 409, "table-full")
        first, second = await asyncio.gather(ala.command(table, "next"), ala.command(table, "next"))
        assert sorted((first.status, second.status)) == [200, 409], "two requests begin only one deal"
        refused(first if first.status == 409 else second, 409, "deal-not-over")


@pytest.mark.parametrize("name", ["mille", "tysiac"])
@asynchronous
async def test_what_the_rules_do_not_allow(name: str, database_url: str) -> None:
    """At any moment, an action that isn't legal is refused with the engine's own slug and changes nothing."""
    rng = random.Random(f"illegal {name}")
    asked, slugs = 0, set[str]()
    wanted = count(400)
    async with serving(database_url, tables_per_guest_max=10_000) as server:
        ala = await server.person("Ala")
        for _ in range(TABLES_MAX):
            if asked >= wanted and len(slugs) >= SLUGS_MIN:
                break
            table = (await ala.open(name, "me", *["bot:random"] * (1 + (name == "tysiac"))))["table"]
            session = await server.session(table)
            ala_sees = ala.listen(table)
            for _ in range(40):
                await until(lambda: session.table.actor in (0, None))  # noqa: B023
                if session.table.actor is None:
                    break
                match = session.table.playing
                legal = set(match.legal())
                actions = [kind << 6 | index for kind in range(match.game.action_kinds) for index in range(60)]
                async with unchanged(server, table, ala):
                    for action in rng.sample(actions, 6):
                        if action in legal or match.game.why_illegal(match.rules, match.state, action) == 1:
                            continue  # the action is legal, or has no notation
                        try:
                            text = match.game.action_text(match.rules, match.state, action).partition(" ")[2]
                            wanted_slug = match.game.explain(match.rules, match.state, action).slug
                        except (AssertionError, IndexError, KeyError, ValueError):
                            continue  # an action of chance or of nobody has no text as a seat's
                        if wanted_slug == "wild-in-twos":
                            continue  # in writing, a 2 on the set of twos is a natural
                        answer = await ala.command(table, "move", move=text)
                        if answer.status == 200:
                            pytest.fail(f"{text} was accepted: {wanted_slug}")
                        assert answer.status in (400, 409), answer.body
                        if answer.status == 409:
                            assert answer.slug == wanted_slug, text
                            slugs.add(answer.slug)
                        asked += 1
                at = session.table.revision
                (await ala.command(table, "move", move=rng.choice(ala_sees.news[-1]["desk"]["moves"])["move"])).done()
                await ala_sees.until(lambda it: it.revision > at)  # noqa: B023
            await ala_sees.close()
    assert asked >= wanted
    assert len(slugs) >= SLUGS_MIN, slugs


# --- Again, and at once ----------------------------------------------------------------------------------------------


@pytest.mark.both_databases
@asynchronous
async def test_sent_again_it_is_done_once(database_url: str) -> None:
    """The repetition comes in turn, all at once, after later moves, from another tab, and after a restart."""
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        opened = await ala.open("tysiac", "me", "open", "open")
        table = opened["table"]
        (await bo.sit(opened["invite"])).done()
        before = (await ala.news(table))["revision"]
        # One command, two events: a bot sits down, and the cards are dealt.
        answers = await asyncio.gather(*(ala.command(table, "fill", before, name="f", bot="greedy") for _ in range(5)))
        done = {answer.done()["revision"] for answer in answers}
        events = await server.registry.store.events(table)
        assert done == {before + 2}
        assert [one.event.kind for one in events[before:][:2]] == ["bot-sat", "deal"]
        again = await ala.command(table, "fill", name="f", bot="greedy")
        assert again.done()["revision"] == before + 2
        assert (await ala.command(table, "stop", name="f")).done()["revision"] == before + 2, "an id works only once"
        refused(await bo.command(table, "fill", name="f", bot="greedy"), 409, "host-only")
        sat = await bo.sit(opened["invite"])
        assert sat.done()["table"] == table, "sitting again after a lost answer works, although the match has begun"
        token = ala.token
    async with serving(database_url) as server:
        ala = Person(server, "Ala", ala.guest, token)
        assert (await ala.command(table, "fill", name="f", bot="greedy")).done()["revision"] == before + 2
        events = await server.registry.store.events(table)
        assert sum(one.command == f"{ala.guest}:f" for one in events) == 1


@pytest.mark.both_databases
@asynchronous
async def test_many_commands_at_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a hundred moves for one revision the server performs one; the others are late."""
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        session = None
        while session is None or session.table.actor != 0:  # the dealer is drawn
            table = (await ala.open("mille", "me", "bot:greedy"))["table"]
            session = await server.session(table)
        at = session.table.revision
        answers = await asyncio.gather(*(ala.command(table, "move", at, move="draw") for _ in range(100)))
        assert sorted(answer.status for answer in answers) == [200] + [409] * 99
        assert {answer.slug for answer in answers if answer.status == 409} == {"late-command"}
        assert len(await server.registry.store.events(table)) == at + 1


# --- Somebody else's -------------------------------------------------------------------------------------------------


@asynchronous
async def test_links_open_no_more_than_they_say(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo, eve = [await server.person(name) for name in ("Ala", "Bo", "Eve")]
        opened = await ala.open("mille", "me", "open")
        table, invite = opened["table"], opened["invite"]
        row = await server.registry.store.table(table)
        assert row is not None
        (await bo.sit(invite)).done()
        await ala.get(f"/api/tables/{table}")
        await bo.get(f"/api/tables/{table}")
        stranger = Person(server, "nobody", "", "no-such-token")
        async with unchanged(server, table, ala, bo):
            refused(await eve.sit(invite), 409, "table-full")
            refused(late := await eve.get(f"/api/invitations/{invite}"), 404, "table-full")
            assert late.json["details"] == {}, "the refusal names no player and no link to watch"
            picture = f"/api/invitations/{invite}/qr.svg"
            refused(await server.ask("GET", picture), 404, "no-such-link")
            refused(await eve.get(picture), 404, "no-such-link")
            assert (await bo.get(picture)).body.startswith(b"<?xml")  # that player may still be looking at it
            answers = []
            for person, status, slug in ((eve, 403, "no-seat-here"), (stranger, 401, "no-guest")):
                base = f"/api/tables/{table}"
                for path in (base, f"{base}/events", f"{base}/sheet", f"{base}/replay"):
                    answers.append(await person.get(path))
                    refused(answers[-1], status, slug)
                for do, words in COMMANDS.items():
                    answers.append(await person.command(table, do, **words))
                    refused(answers[-1], status, slug)
            for answer in answers:  # a refusal says nothing of the table
                assert b"Ala" not in answer.body
                assert b"Bo" not in answer.body
                assert answer.json["news"] is None
            for code in (row.watch, row.replay, table, row.invite or ""):
                for path in (f"/api/watch/{code}", f"/api/watch/{code}/events", f"/api/watch/{code}/sheet"):
                    refused(await eve.get(path), 404, "no-such-link")
                for path in ("", "/deals/1", "/record"):
                    refused(await eve.get(f"/api/replays/{code}{path}"), 404, "no-such-link")
                body = {"deal": 1, "step": 5, "seat": 0, "bots": "greedy"}
                refused(await eve.post(f"/api/replays/{code}/tables", body), 404, "no-such-link")
            for code in (row.watch, row.replay, invite):
                refused(await ala.get(f"/api/tables/{code}"), 404, "no-such-table")
            mine = (await ala.get(f"/api/invitations/{invite}")).done()
            assert mine["mine"]
            assert mine["table"] == table
        assert (await eve.get("/api/me")).done()["tables"] == []
        nobody = {"guest": None, "name": "", "tables": []}
        assert (await stranger.get("/api/me")).done() == nobody
        assert (await server.ask("GET", "/api/me")).done() == nobody
        refused(await server.ask("GET", f"/api/tables/{table}"), 401, "no-guest")


@asynchronous
async def test_what_a_link_of_a_table_does_not_give(database_url: str) -> None:
    """A spectator gets neither the table's id nor the invitation; nor does a person who has only the invitation."""
    async with serving(database_url) as server:
        ala, eve = await server.person("Ala"), await server.person("Eve")
        opened = await ala.open("tysiac", "me", "open", "bot:greedy", spectators=True)
        row = await server.registry.store.table(opened["table"])
        assert row is not None
        secret = row.secret.hex()
        watched = await server.ask("GET", f"/api/watch/{row.watch}")
        invited = await eve.get(f"/api/invitations/{opened['invite']}")
        own = await ala.get(f"/api/tables/{opened['table']}")
        for answer, hidden in (
            (watched, (row.id, row.invite, row.replay, secret, ala.guest, ala.token)),
            (invited, (row.id, row.watch, row.replay, secret, ala.guest, ala.token)),
            (own, (row.replay, secret, ala.token)),
        ):
            answer.done()
            for text in hidden:
                assert text is not None
                assert text.encode() not in answer.body


# --- Limits ----------------------------------------------------------------------------------------------------------


@asynchronous
async def test_how_often(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_the_clock(monkeypatch)
    async with serving(
        database_url,
        guests_per_minute=3,
        tables_per_minute=2,
        links_per_minute=4,
        streams_per_minute=2,
        commands_per_minute=5,
    ) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "open"))["table"]
        for _ in range(2):
            await server.person("Bo")
        too_many = await server.ask("POST", "/api/guests", body={"name": "Cy"})
        refused(too_many, 429, "too-many-requests")
        assert int(too_many.headers["retry-after"]) > 0
        (await ala.post("/api/commitments", {})).done()
        refused(await ala.post("/api/tables", {"game": "mille", "seats": ["me", "open"]}), 429, "too-many-requests")
        for _ in range(4):
            await ala.get("/api/invitations/NOSUCH")
        refused(await ala.get("/api/invitations/NOSUCH"), 429, "too-many-requests")
        refused(await ala.get("/api/watch/NOSUCH"), 429, "too-many-requests")
        refused(await ala.get("/api/replays/NOSUCH"), 429, "too-many-requests")
        refused(await ala.sit("NOSUCH"), 429, "too-many-requests")
        for _ in range(2):
            await ala.listen(table, tab="a").until(lambda it: it.news)
        refused(await ala.get(f"/api/tables/{table}/events"), 429, "too-many-requests")
        statuses = [(await ala.command(table, "next")).status for _ in range(8)]
        assert statuses == [409] * 5 + [429] * 3
        for path in ("/api/me", f"/api/tables/{table}", f"/api/tables/{table}/sheet", "/api/rules/mille"):
            refused(await ala.get(path), 429, "too-many-requests")


@asynchronous
async def test_how_many(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_bots(monkeypatch)
    async with serving(
        database_url,
        tables_per_guest_max=2,
        tables_live_max=3,
        events_per_table_max=6,
        streams_per_seat_max=2,
        spectators_max=1,
    ) as server:
        ala, bo, cy = [await server.person(name) for name in ("Ala", "Bo", "Cy")]
        opened = await ala.open("mille", "me", "open", spectators=True)
        await ala.open("mille", "me", "open")
        refused(await ala.post("/api/tables", {"game": "mille", "seats": ["me", "open"]}), 429, "too-many-tables")
        await bo.open("mille", "me", "open")
        refused(await cy.post("/api/tables", {"game": "mille", "seats": ["me", "open"]}), 429, "server-full")
        table = opened["table"]
        for tab in "ab":
            await ala.listen(table, tab=tab).until(lambda it: it.news)
        refused(await ala.get(f"/api/tables/{table}/events", tab="c"), 429, "too-many-streams")
        watch = (await ala.news(table))["head"]["watch"]
        await server.listen(f"/api/watch/{watch}/events").until(lambda it: it.news)
        refused(await server.ask("GET", f"/api/watch/{watch}/events"), 429, "too-many-streams")
        (await bo.sit(opened["invite"])).done()  # 4 events
        for do in ("leave", "back") * 3:  # these don't count: nobody can end a match by coming and going
            (await bo.command(table, do)).done()
        statuses = []
        for _ in range(3):
            actor = (ala, bo)[(await ala.news(table))["head"]["actor"]]
            move = (await actor.news(table))["desk"]["moves"][0]["move"]
            answer = await actor.command(table, "move", move=move)
            statuses.append(answer.status)
        assert statuses == [200, 200, 429]
        refused(answer, 429, "table-too-long")
        news = await ala.news(table)
        assert news["head"]["phase"] == "stopped"
        assert (
            news["happened"][-1]["told"][0]
            == "The log of this table has grown too long; the match is stopped as it stands."
        )
        async with unchanged(server, table, ala, bo):
            refused(await bo.command(table, "next"), 409, "match-over")


@pytest.mark.both_databases
@asynchronous
async def test_a_table_that_can_not_be_written(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log wins if another process has written it: the session closes, and is read back complete."""
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        stream = await ala.listen(table).until(lambda it: it.news)
        at = stream.revision
        await server.registry.store.append(table, [StoredEvent(at + 1, 1, None, Back(0))])
        refused(await ala.command(table, "stop", at), 503, "table-asleep")
        await stream.until_ended()
        assert (await ala.news(table))["revision"] == at + 1
        (await ala.command(table, "stop")).done()
        await server.registry.store.append(table, [StoredEvent(at + 5, 1, None, Back(0))])
        (await server.session(table)).close()
        refused(await ala.get(f"/api/tables/{table}"), 503, "table-unreadable")


# --- All of it -------------------------------------------------------------------------------------------------------


def test_every_slug_has_a_case() -> None:
    """A test requests each slug that the server raises, or the list says where else one does."""
    raised = set[str]()
    for path in [*SERVER.glob("*.py"), *(SERVER / "routes").glob("*.py"), *(SERVER / "presenters").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                made = node.args[0]
                if node.func.id in _ERRORS and isinstance(made, ast.Constant):
                    raised.add(made.value)
    here = "".join(Path(__file__).with_name(name).read_text("utf-8") for name in FILES)
    missing = {slug for slug in raised - ELSEWHERE if f'"{slug}"' not in here}
    shown = {"which-set-is-meant", "bad-card"}
    assert not missing - shown, "test_presenters.py and test_presenter_scenes.py have these two"
    assert len(raised) > 40


def _all_errors(kind: type) -> set[str]:
    return {kind.__name__}.union(*(_all_errors(below) for below in kind.__subclasses__()))


_ERRORS = _all_errors(ChiliadError)
