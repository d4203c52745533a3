"""Taking back: against bots to the player's last decision at any time, among people by consent, and always marked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from chiliad.game import NOBODY
from chiliad.play.fair_check import check
from chiliad.records import read, write
from chiliad.server.events import seat_of
from server.client import Listening, Person, Server, asynchronous, serving, until
from server.refusing import hold_bots, refused, unchanged
from server.seen import Seen, check_news

TURNS = {"tysiac": 9, "mille": 12}
ALONE = {"tysiac": ("me", "bot:greedy", "bot:greedy"), "mille": ("me", "bot:greedy")}


def had_a_choice(desk: Any) -> bool:
    """Whether more than one move was open: the desk lists only the lowest bid, ``call`` has the others."""
    call = desk.get("call")
    return len(desk["moves"]) > 1 or (call is not None and call["high"] > call["low"])


def plain(desk: Any) -> Any:
    """The desk without what depends on when its viewer looked."""
    return {**desk, "hand": [one["card"] for one in desk["hand"]]}


async def turns(server: Server, ala: Person, table: str, count: int, rng: random.Random) -> list[Any]:
    """Play some turns; return the desks before those of the player's moves that left a choice, each with the move."""
    session = await server.session(table)
    decided: list[Any] = []
    for _ in range(count):
        await until(lambda: session.table.actor in (0, None))
        if session.table.actor is None:
            break
        desk = (await ala.news(table))["desk"]
        moves = [one["move"] for one in desk["moves"] if one["move"] != "concede"]
        move = (
            "bid 120" if desk.get("call") and desk["call"]["high"] >= 120 > desk["call"]["low"] else rng.choice(moves)
        )
        (await ala.command(table, "move", move=move)).done()
        if had_a_choice(desk):
            decided.append((plain(desk), move))
    await until(lambda: session.table.actor in (0, None))
    return decided


async def finished_record(server: Server, ala: Person, table: str) -> Any:
    """The record of the match, stopped now; its cards are those of the fair deal."""
    (await ala.command(table, "stop", name="the-end")).done()
    async with (await server.session(table)).lock:
        row = await server.registry.store.table(table)
    assert row is not None
    assert row.record is not None
    record = read(row.record)
    report = check(record)
    assert report is not None
    assert report.fault is None, report
    return record


@pytest.mark.parametrize("name", ALONE)
@asynchronous
async def test_against_bots_to_ones_last_decision_at_any_time(
    name: str, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From decision to decision, back to the first; bots have acted and cards were seen; the same after a restart."""
    rng = random.Random(f"take back {name}")
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open(name, *ALONE[name]))["table"]
        await ala.listen(table).until(lambda it: it.news)  # bots wait for people
        decided = await turns(server, ala, table, TURNS[name], rng)
        assert len(decided) > 4, "there was hardly a decision: nothing was tested"
        hold_bots(monkeypatch)
        for desk, _ in reversed(decided[2:]):
            assert (await ala.news(table))["head"]["undo"]
            (await ala.command(table, "undo")).done()
            assert plain((await ala.news(table))["desk"]) == desk
        before = (await ala.news(table))["desk"]
    async with serving(database_url) as server:
        ala = Person(server, ala.name, ala.guest, ala.token)
        assert (await ala.news(table))["desk"] == before
        for number, (desk, _) in enumerate(reversed(decided[:2])):
            (await ala.command(table, "undo", name=f"again-{number}")).done()
            assert plain((await ala.news(table))["desk"]) == desk
        assert not (await ala.news(table))["head"]["undo"]
        async with unchanged(server, table, ala):
            refused(await ala.command(table, "undo", name="one-too-many"), 409, "nothing-to-undo")
        (await ala.command(table, "move", name="first", move=decided[0][1])).done()
        record = await finished_record(server, ala, table)
    deal = record.deals[-1]
    assert deal.extra["_undone"] == len(decided)
    assert "undone" in deal.comments.values()


@asynchronous
async def test_the_same_cards_come_again(database_url: str) -> None:
    """A draw that was taken back brings the same card, and the record with it is correct to the letter."""
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", *ALONE["mille"]))["table"]
        await ala.listen(table).until(lambda it: it.news)  # bots wait for people
        session = await server.session(table)
        drawn = 0
        while drawn < 2:
            await until(lambda: session.table.actor in (0, None))
            if session.table.actor is None:
                (await ala.command(table, "next")).done()
                continue
            desk = (await ala.news(table))["desk"]
            move = desk["moves"][0]["move"]
            (await ala.command(table, "move", move=move)).done()
            if move != "draw" or not had_a_choice(desk):
                continue
            after = (await ala.news(table))["desk"]
            (await ala.command(table, "undo")).done()
            assert plain((await ala.news(table))["desk"]) == plain(desk)
            (await ala.command(table, "move", move="draw")).done()
            assert plain((await ala.news(table))["desk"]) == plain(after)
            drawn += 1
        record = await finished_record(server, ala, table)
    assert sum(deal.extra.get("_undone", 0) for deal in record.deals) == 2
    marked = [line for line in write(record).splitlines() if line.endswith('# undone",')]
    assert len(marked) == 2
    assert all(line.strip().startswith('"0 draw ') for line in marked), "the mark is at the new decision"


@asynchronous
async def test_the_end_of_a_deal_is_taken_back_until_the_next_begins(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("tysiac", *ALONE["tysiac"]))["table"]
        await ala.listen(table).until(lambda it: it.news)  # bots wait for people
        session = await server.session(table)
        await turns(server, ala, table, 40, random.Random("to the end"))
        news = await ala.news(table)
        assert news["head"]["phase"] == "between"
        assert news["head"]["undo"]
        totals = news["head"]["totals"]
        (await ala.command(table, "undo")).done()
        news = await ala.news(table)
        assert (news["head"]["phase"], news["desk"]["settled"], news["head"]["totals"]) == ("playing", None, [0, 0, 0])
        (await ala.command(table, "move", move=news["desk"]["moves"][0]["move"])).done()
        await turns(server, ala, table, 40, random.Random("to the end"))
        assert session.table.phase == "between"
        assert any(totals)
        (await ala.command(table, "next")).done()
        await until(lambda: session.table.actor == 0)
        refused(await ala.command(table, "undo"), 409, "nothing-to-undo")


@asynchronous
async def test_not_past_what_a_table_was_opened_with(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", *ALONE["mille"]))["table"]
        session = await server.session(table)
        if session.table.actor == 1:
            (await ala.command(table, "stop")).done()
            return
        for move in ("draw", None):
            desk = (await ala.news(table))["desk"]
            (await ala.command(table, "move", move=move or desk["moves"][-1]["move"])).done()
        (await ala.command(table, "stop")).done()
        replay = (await ala.get(f"/api/tables/{table}/replay")).done()["replay"]
        steps = (await ala.get(f"/api/replays/{replay}/deals/1", seat=0)).done()["steps"]
        at = next(one["number"] for one in steps if one["line"].startswith("0 draw"))
        body = {"deal": 1, "step": at, "seat": 0, "bots": "greedy"}
        second = (await ala.post(f"/api/replays/{replay}/tables", body)).done()["table"]
        async with unchanged(server, second, ala):
            refused(await ala.command(second, "undo"), 409, "nothing-to-undo")


# --- Among people ----------------------------------------------------------------------------------------------------


async def together(server: Server, game: str = "tysiac") -> tuple[str, list[Person], list[Listening]]:
    """A table of people, with everything that each of them and a spectator receives."""
    people = [await server.person(name) for name in ("Ala", "Bo", "Cem")[: 3 if game == "tysiac" else 2]]
    opened = await people[0].open(game, "me", *["open"] * (len(people) - 1), spectators=True)
    for person in people[1:]:
        (await person.sit(opened["invite"])).done()
    table = opened["table"]
    row = await server.registry.store.table(table)
    assert row is not None
    heard = [person.listen(table) for person in people] + [server.listen(f"/api/watch/{row.watch}/events")]
    for stream in heard:
        await stream.until(lambda it: it.news)
    return table, people, heard


@asynchronous
async def test_among_people_all_must_agree(database_url: str) -> None:
    async with serving(database_url) as server:
        table, people, _ = await together(server)
        session = await server.session(table)
        seat = session.table.actor
        assert seat is not None
        asker, second, third = (people[(seat + step) % 3] for step in range(3))
        before = [plain((await person.news(table))["desk"]) for person in people]
        (await asker.command(table, "move", move="bid 105")).done()
        assert [(await person.news(table))["head"]["undo"] for person in people].count(True) == 1
        asked_at = (await asker.command(table, "undo")).done()["revision"]
        assert session.table.actor == (seat + 1) % 3, "nothing is taken back yet"
        async with unchanged(server, table, *people):
            refused(await asker.command(table, "undo"), 409, "undo-asked-already")
            refused(await second.command(table, "undo"), 409, "undo-asked-already")
            refused(await asker.command(table, "consent", choice="yes"), 409, "nobody-asks-to-undo")
            refused(await second.command(table, "consent", choice="perhaps"), 400, "unknown-choice")
            refused(await second.command(table, "consent", asked_at - 1, choice="yes"), 409, "late-command")
        (await second.command(table, "consent", choice="yes")).done()
        heads = [(await person.news(table))["head"] for person in (asker, second, third)]
        assert [one["consent"]["mine"] for one in heads] == [None, "yes", None]
        assert {(one["consent"]["seat"], one["consent"]["agreed"], one["consent"]["of"]) for one in heads} == {
            (seat, 1, 2)
        }
        assert session.table.actor == (seat + 1) % 3, "one of two has agreed"
        known = [(person.name, person.guest, person.token) for person in people]
        third_seat = (seat + 2) % 3
    async with serving(database_url) as server:  # the request is in the log
        people = [Person(server, *one) for one in known]
        third = people[third_seat]
        (await third.command(table, "consent", name="third", choice="yes")).done()
        assert [plain((await person.news(table))["desk"]) for person in people] == before
        kinds = [(one.event.kind, seat_of(one.event)) for one in await server.registry.store.events(table)][-4:]
        second_seat = (seat + 1) % 3
        assert kinds == [
            ("undo-asked", seat),
            *(("undo-answered", at) for at in (second_seat, third_seat)),
            ("undone", seat),
        ]
        (await people[seat].command(table, "move", name="again", move="bid 110")).done()
        session = await server.session(table)
        assert session.table.playing.deal.comments == {24: "undone"}, "the first line after 24 cards"
        assert session.table.playing.deal.extra == {"_undone": 1}


@asynchronous
async def test_a_refusal_a_withdrawal_and_the_next_action_end_a_request(database_url: str) -> None:
    async with serving(database_url) as server:
        table, people, _ = await together(server)
        session = await server.session(table)
        seat = session.table.actor
        assert seat is not None
        asker, second, third = (people[(seat + step) % 3] for step in range(3))
        async with unchanged(server, table, *people):
            refused(await asker.command(table, "undo"), 409, "nothing-to-undo")
            refused(await second.command(table, "consent", choice="no"), 409, "nobody-asks-to-undo")
        (await asker.command(table, "move", move="bid 105")).done()
        (await asker.command(table, "undo")).done()
        (await third.command(table, "consent", choice="no")).done()
        async with unchanged(server, table, *people):
            refused(await asker.command(table, "undo"), 409, "undo-refused")
            refused(await second.command(table, "consent", choice="yes"), 409, "nobody-asks-to-undo")
        (await second.command(table, "move", move="bid 110")).done()
        (await second.command(table, "undo")).done()
        (await second.command(table, "consent", choice="no")).done()
        told = (await second.news(table))["happened"][-1]
        assert (told["kind"], told["told"]) == ("undo-answered", ["You leave your move as it is."])
        (await third.command(table, "move", move="bid 115")).done()
        (await third.command(table, "undo")).done()
        (await asker.command(table, "move", move="pass")).done()
        assert (await third.news(table))["head"]["consent"] is None
        refused(await second.command(table, "consent", choice="yes"), 409, "nobody-asks-to-undo")
        assert session.table.playing.deal.extra == {}
        # A player who is away cannot agree.
        (await third.command(table, "leave")).done()
        async with unchanged(server, table, asker, second):
            refused(await asker.command(table, "undo"), 409, "undo-needs-all")


@pytest.mark.parametrize("game", ["tysiac", "mille"])
@asynchronous
async def test_among_people_nothing_seen_is_taken_back_and_nothing_unseen_is_sent(game: str, database_url: str) -> None:
    """Random play with many requests: after a granted request nobody has seen a card of its deal."""
    rng = random.Random(f"consent {game}")
    async with serving(database_url) as server:
        table, people, heard = await together(server, game)
        session = await server.session(table)
        granted = refusals = 0
        for _ in range(80):
            seat = session.table.actor
            if seat is None:
                break
            desk = (await people[seat].news(table))["desk"]
            moves = [one["move"] for one in desk["moves"]]
            eager = [one for one in moves if one.startswith(("lay", "give", "contract"))]
            held, lying = plain(desk)["hand"], desk.get("pack", [])
            (await people[seat].command(table, "move", move=rng.choice(eager or moves))).done()
            answer = await people[seat].command(table, "undo")
            now = (await people[seat].news(table))["desk"]
            if answer.status != 200:
                assert answer.slug == "nothing-to-undo"
                refusals += 1
                continue
            assert set(plain(now)["hand"]) <= {*held, *lying}, "only face-up cards may come to the hand"
            for person in people:
                if person is not people[seat]:
                    (await person.command(table, "consent", choice="yes")).done()
            assert plain((await people[seat].news(table))["desk"])["hand"] == held
            granted += 1
            seen_again = [one["move"] for one in (await people[seat].news(table))["desk"]["moves"]]
            assert seen_again == moves
            (await people[seat].command(table, "move", move=rng.choice(moves))).done()
        assert granted > 10
        assert refusals > 5
        await until(lambda: all(one.revision == session.table.revision for one in heard))
        match = session.table.playing
        known = Seen(
            game, match.rules, await server.registry.store.events(table), [one.start for one in match.record.deals]
        )
        viewers = [*range(len(people)), NOBODY]
        cards = sum(
            check_news(known, viewer, news) for viewer, one in zip(viewers, heard, strict=True) for news in one.news
        )
        assert cards > 500
