"""Hints at a table: who may have one, who must agree, what the others learn of it, and what the record says."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from chiliad.bots.analysis import Adviser
from chiliad.errors import Unavailable
from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.play.match import Match
from chiliad.records import read, write
from chiliad.server import hinting, thinking
from chiliad.server.events import Hinted
from server.client import Person, Server, asynchronous, serving, until
from server.refusing import hold_bots, refused, unchanged
from server.seating import a_move
from server.seen import Seen, check_news
from server.test_take_back import finished_record, plain, together

QUICK = {"mille": "strong", "tysiac": "greedy"}
"""Bots that give hints at once in these tests: what a worker adds is in `test_bot_workers.py`."""


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "adviser", lambda game, workers: QUICK[game.name])


async def my_turn(server: Server, ala: Person, table: str) -> Any:
    """The player's news at a decision with a choice; bots and forced moves come first."""
    session = await server.session(table)
    while True:
        await until(lambda: session.table.actor == 0 or session.table.phase != "playing")
        news = await ala.news(table)
        if news["head"]["hint"]:
            return news
        move = "next" if news["head"]["next"] else "move"
        more = {} if move == "next" else {"move": a_move(news["desk"])}
        (await ala.command(table, move, **more)).done()


@pytest.mark.parametrize("game", ["tysiac", "mille"])
@asynchronous
async def test_alone_a_hint_comes_at_once_and_is_marked(game: str, database_url: str) -> None:
    """It names a legal move and cards of the hand, stays until the decision, and after a restart; the record has it."""
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open(game, "me", *["bot:greedy"] * (2 if game == "tysiac" else 1)))["table"]
        stream = ala.listen(table)
        await stream.until(lambda it: it.news)
        before = await my_turn(server, ala, table)
        assert before["hint"] is None
        revision = (await ala.command(table, "hint")).done()["revision"]
        news = await ala.news(table)
        hint = news["hint"]
        assert hint["number"] == revision == news["revision"]
        assert set(hint["cards"]) <= {held["card"] for held in news["desk"]["hand"]}
        session = await server.session(table)
        match = session.table.playing
        assert match.read_move(0, hint["move"]), "a legal move"
        assert len({one["move"] for one in hint["options"]}) == len(hint["options"])
        assert plain(news["desk"]) == plain(before["desk"]), "nothing of the game has changed"
        happened = news["happened"][-1]
        assert (happened["kind"], happened["told"][0]) == ("hinted", hint["said"])
        await stream.until(lambda it: it.revision == revision)
        assert stream.news[-1]["hint"] == hint
        assert (await ala.command(table, "hint", name="once-more")).done()["revision"] == revision, "it has one"
        assert (await ala.get(f"/api/tables/{table}", lang="es")).done()["hint"]["said"] != hint["said"]
        length = len(match.deal.actions)
    async with serving(database_url) as server:
        ala = Person(server, ala.name, ala.guest, ala.token)
        assert (await ala.news(table))["hint"] == hint
        (await ala.command(table, "move", name="decided", move=hint["move"])).done()
        assert (await ala.news(table))["hint"] is None, "the decision is made"
        deal = (await server.session(table)).table.playing.deal
        assert deal.comments[length] == "hint"
        assert deal.extra["_hints"] == 1
        record = await finished_record(server, ala, table)
    marked = [line for line in write(record).splitlines() if line.endswith('# hint",')]
    assert [line.strip().split(" # ")[0].split()[1] for line in marked] == [hint["move"].split()[0]]
    assert record.deals[-1].extra["_hints"] == 1
    assert read(write(record)).deals[-1].comments == record.deals[-1].comments


@asynchronous
async def test_a_hint_is_what_the_command_says_of_the_same_position(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        await ala.listen(table).until(lambda it: it.news)
        await my_turn(server, ala, table)
        (await ala.command(table, "hint")).done()
        session = await server.session(table)
        said = Adviser(session.table.playing.record, "strong").hint()
        given = session.table.hints.given
        assert given is not None
        assert given.advice.choice.move.split()[0] == said.choice.split()[0]


@asynchronous
async def test_a_decision_that_is_taken_back_keeps_its_hint(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The position comes again, so its hint is still known: it is shown again, and the new decision has both marks."""
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("tysiac", "me", "bot:greedy", "bot:greedy"))["table"]
        await ala.listen(table).until(lambda it: it.news)
        desk = (await my_turn(server, ala, table))["desk"]
        hold_bots(monkeypatch)
        (await ala.command(table, "hint")).done()
        hint = (await ala.news(table))["hint"]
        (await ala.command(table, "move", move=a_move(desk))).done()
        assert (await ala.news(table))["hint"] is None
        (await ala.command(table, "undo")).done()
        assert (await ala.news(table))["hint"] == hint
        (await ala.command(table, "move", name="again", move=a_move(desk))).done()
        deal = (await server.session(table)).table.playing.deal
        assert list(deal.comments.values())[-1] == "undone; hint"
        assert (deal.extra["_undone"], deal.extra["_hints"]) == (1, 1)


@asynchronous
async def test_who_may_have_no_hint_now(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, other = await server.person("Ala"), await server.person("Bo")
        opened = await ala.open("tysiac", "me", "open", "bot:greedy")
        table = opened["table"]
        refused(await ala.command(table, "hint"), 409, "match-not-begun")
        refused(await other.command(table, "hint"), 403, "no-seat-here")
        (await other.sit(opened["invite"])).done()
        session = await server.session(table)
        await until(lambda: session.table.actor in (0, 1))
        seat = session.table.actor
        assert seat is not None
        idle = (ala, other)[1 - seat]
        async with unchanged(server, table, ala, other):
            refused(await idle.command(table, "hint"), 409, "not-your-turn")
            refused(await idle.command(table, "hint", 1), 409, "late-command")
            refused(await idle.command(table, "hint-consent", choice="yes"), 409, "nobody-asks-for-hints")
            refused(await idle.command(table, "hint-consent", choice="no"), 409, "nobody-asks-for-hints")
            refused(await idle.command(table, "hint-consent", choice="perhaps"), 400, "unknown-choice")


@asynchronous
async def test_a_forced_move_has_no_hint(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "has_choice", lambda match: False)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        await ala.listen(table).until(lambda it: it.news)
        session = await server.session(table)
        await until(lambda: session.table.actor == 0)
        assert not (await ala.news(table))["head"]["hint"]
        async with unchanged(server, table, ala):
            refused(await ala.command(table, "hint"), 409, "hint-no-choice")


@asynchronous
async def test_a_hint_that_comes_too_late_is_dropped(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the bot thinks, its seat plays: nobody gets the hint, and nothing is marked."""
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        await ala.listen(table).until(lambda it: it.news)
        desk = (await my_turn(server, ala, table))["desk"]
        session = await server.session(table)
        found = server.registry.thinking.advise

        async def slow(*asked: Any) -> Any:
            advice = await found(*asked)
            (await ala.command(table, "move", name="meanwhile", move=a_move(desk))).done()
            return advice

        monkeypatch.setattr(server.registry.thinking, "advise", slow)
        answer = await ala.command(table, "hint", name="late")
        refused(answer, 409, "late-command")
        assert session.table.playing.deal.extra == {}
        assert session.table.hints.given is None


@asynchronous
async def test_a_hint_that_is_not_ready_says_so(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        await ala.listen(table).until(lambda it: it.news)
        await my_turn(server, ala, table)

        async def unready(*asked: Any) -> Any:
            raise Unavailable("hint-not-ready")

        with monkeypatch.context() as patched:
            patched.setattr(server.registry.thinking, "advise", unready)
            async with unchanged(server, table, ala):
                refused(await ala.command(table, "hint", name="asked"), 503, "hint-not-ready")
        (await ala.command(table, "hint", name="asked")).done()
        assert (await ala.news(table))["hint"] is not None


@pytest.mark.parametrize("game", ["tysiac", "mille"])
@asynchronous
async def test_a_simple_bot_gives_hints_until_the_strong_one_is_ready(
    game: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "adviser", lambda game, workers: "expert")
    monkeypatch.setattr(thinking, "READY_S", 0.0)
    async with serving(f"sqlite:///{tmp_path}/t.db", bot_workers_max=0) as server:  # nobody is ever ready
        ala = await server.person("Ala")
        table = (await ala.open(game, "me", *["bot:greedy"] * (2 if game == "tysiac" else 1)))["table"]
        await ala.listen(table).until(lambda it: it.news)
        await my_turn(server, ala, table)
        (await ala.command(table, "hint")).done()
        hint = cast("Any", (await ala.news(table))["hint"])
        session = await server.session(table)
        assert session.table.playing.read_move(0, hint["move"]), "a legal move"
        assert hint["reasons"][-1] == Language().text("advice-quick")
        given = session.table.hints.given
        assert given is not None
        assert given.advice.quick


# --- Among people ----------------------------------------------------------------------------------------------------


async def with_a_choice(server: Server, people: list[Person], table: str) -> int:
    """The seat to act, at a decision with a choice; forced moves come first."""
    session = await server.session(table)
    while True:
        seat = session.table.actor
        assert seat is not None
        news = await people[seat].news(table)
        if news["head"]["hint"]:
            return seat
        (await people[seat].command(table, "move", move=a_move(news["desk"]))).done()


@asynchronous
async def test_among_people_all_agree_once_and_only_the_seat_learns_the_hint(database_url: str) -> None:
    async with serving(database_url) as server:
        table, people, _ = await together(server)
        session = await server.session(table)
        seat = session.table.actor
        assert seat is not None
        asker, second, third = (people[(seat + step) % 3] for step in range(3))
        asked_at = (await asker.command(table, "hint")).done()["revision"]
        assert session.table.hints.given is None, "nobody has agreed yet"
        async with unchanged(server, table, *people):
            refused(await asker.command(table, "hint", name="twice"), 409, "hint-asked-already")
            refused(await asker.command(table, "hint-consent", choice="yes"), 409, "nobody-asks-for-hints")
            refused(await second.command(table, "hint-consent", asked_at - 1, choice="yes"), 409, "late-command")
        (await second.command(table, "hint-consent", choice="yes")).done()
        heads = [(await person.news(table))["head"] for person in (asker, second, third)]
        assert [one["hint_consent"]["mine"] for one in heads] == [None, "yes", None]
        assert {(one["hint_consent"]["seat"], one["hint_consent"]["agreed"]) for one in heads} == {(seat, 1)}
        assert not any(one["hints"] for one in heads)
        known = [(person.name, person.guest, person.token) for person in people]
    async with serving(database_url) as server:  # the request is in the log
        people = [Person(server, *one) for one in known]
        session = await server.session(table)
        third = people[(seat + 2) % 3]
        (await third.command(table, "hint-consent", name="third", choice="yes")).done()
        await until(lambda: session.table.hints.given is not None)  # the player who asked need not ask again
        news = [await person.news(table) for person in people]
        assert [one["hint"] is not None for one in news] == [at == seat for at in range(3)]
        assert all(one["head"]["hints"] and one["head"]["hint_consent"] is None for one in news)
        for at, one in enumerate(news):
            told = [happened["told"] for happened in one["happened"] if happened["kind"] == "hinted"]
            assert (told == [[f"{people[seat].name} has had a hint."]]) == (at != seat)
        move = cast("Any", news[seat]["hint"])["move"]
        (await people[seat].command(table, "move", name="bid", move=move)).done()
        following = session.table.actor
        assert following is not None
        (await people[following].command(table, "hint", name="the-next")).done()
        assert session.table.hints.current(session.table, following) is not None, "the others are not asked again"
        (await third.command(table, "hint-consent", name="enough", choice="no")).done()
        assert not (await third.news(table))["head"]["hints"]
        refused(await third.command(table, "hint-consent", name="more", choice="no"), 409, "nobody-asks-for-hints")


@asynchronous
async def test_a_refusal_holds_for_the_deal_and_a_withdrawal_does_not(database_url: str) -> None:
    async with serving(database_url) as server:
        table, people, _ = await together(server, "mille")
        session = await server.session(table)
        seat = await with_a_choice(server, people, table)
        asker, other = people[seat], people[1 - seat]
        (await asker.command(table, "hint")).done()
        (await asker.command(table, "hint-consent", choice="no")).done()
        told = (await asker.news(table))["happened"][-1]
        assert (told["kind"], told["told"]) == ("hint-answered", ["You take it back: no hints."])
        (await asker.command(table, "hint", name="again")).done()
        (await asker.command(table, "move", name="on", move=a_move((await asker.news(table))["desk"]))).done()
        assert (await other.news(table))["head"]["hint_consent"] is not None, "the question is about the match"
        (await other.command(table, "hint-consent", choice="no")).done()
        assert not (await people[session.table.actor or 0].news(table))["head"]["hint"]
        while not session.table.playing.has_choice():
            seat = session.table.actor or 0
            (await people[seat].command(table, "move", move=a_move((await people[seat].news(table))["desk"]))).done()
        now = people[session.table.actor or 0]
        async with unchanged(server, table, *people):
            refused(await now.command(table, "hint", name="after-no"), 409, "hint-refused")
        session.table.hints.deal()
        (await now.command(table, "hint", name="next-deal")).done()
        # A player who is away cannot agree.
        (await now.command(table, "hint-consent", name="withdrawn", choice="no")).done()
        away = people[1 - people.index(now)]
        (await away.command(table, "leave")).done()
        refused(await now.command(table, "hint", name="alone-here"), 409, "hint-needs-all")


@pytest.mark.parametrize("game", ["tysiac", "mille"])
@asynchronous
async def test_nothing_of_a_hint_reaches_another_stream(game: str, database_url: str) -> None:
    """Many hints among people: what the others and a spectator receive says who had one, and is else as without."""
    rng = random.Random(f"hints {game}")
    async with serving(database_url) as server:
        table, people, heard = await together(server, game)
        session = await server.session(table)
        seat = await with_a_choice(server, people, table)
        (await people[seat].command(table, "hint")).done()
        for at, person in enumerate(people):
            if at != seat:
                (await person.command(table, "hint-consent", choice="yes")).done()
        await until(lambda: session.table.hints.given is not None)
        given = 0
        for number in range(40):
            seat = session.table.actor
            if seat is None:
                break
            news = await people[seat].news(table)
            if news["head"]["hint"]:
                at = (await people[seat].command(table, "hint", name=f"hint-{number}")).done()["revision"]
                for stream in heard:
                    await stream.until(lambda it, at=at: it.revision >= at)
                for viewer, stream in enumerate(heard):
                    latest = stream.news[-1]
                    own = viewer == seat
                    assert (latest["hint"] is not None) == own
                    if not own:
                        hinted = [one for one in latest["happened"] if one["kind"] == "hinted"]
                        assert all(one["lines"] == [] and len(one["told"]) == 1 for one in hinted)
                        assert all("{" not in one["told"][0] for one in hinted), "it names no card"
                given += 1
            moves = [one["move"] for one in news["desk"]["moves"]]
            (await people[seat].command(table, "move", name=f"move-{number}", move=rng.choice(moves))).done()
        assert given > 8
        stored = [one.event for one in await server.registry.store.events(table) if isinstance(one.event, Hinted)]
        assert len(stored) >= given
        match = session.table.playing
        log = await server.registry.store.events(table)
        known = Seen(game, match.rules, log, [one.start for one in match.record.deals])
        viewers = [*range(len(people)), NOBODY]
        cards = sum(
            check_news(known, viewer, news) for viewer, one in zip(viewers, heard, strict=True) for news in one.news
        )
        assert cards > 300
