"""Lessons at a table, by requests: played to the end, refused where another move is expected, and seen by one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from chiliad.games import GAMES
from chiliad.play import lessons as lesson_files
from chiliad.play.lessons import Lesson, lesson_text, lessons_of
from chiliad.presentation.said import Said
from chiliad.server import lesson_tables
from chiliad.server.catalog import language
from chiliad.server.events import Acted
from server.client import Person, asynchronous, serving
from server.refusing import refused, unchanged
from server.seen import cards_in, seen, told

LESSONS = [(game, lesson.name) for game in GAMES for lesson in lessons_of(game)]
FIRST = {game: lessons_of(game)[0] for game in GAMES if lessons_of(game)}
MOVES_MAX = 200
STANDS = ("revision", "head", "desk", "lesson")


def lesson_named(game: str, name: str) -> Lesson:
    return next(one for one in lessons_of(game) if one.name == name)


async def begin(person: Person, game: str, name: str, **more: Any) -> str:
    opened = (await person.post(f"/api/lessons/{game}/{name}", more)).done()
    return str(opened["table"])


async def listed(person: Person, game: str, lang: str = "en") -> list[Any]:
    found: list[Any] = (await person.get(f"/api/lessons/{game}", lang=lang)).done()["lessons"]
    return found


async def standing(person: Person, table: str) -> list[Any]:
    news = await my_turn(person, table)
    return [news[part] for part in STANDS]


async def my_turn(person: Person, table: str) -> Any:
    """The news of a lesson's table when its person must act, or when it is over."""
    stream = person.listen(table)
    await stream.until(lambda it: it.news and it.head["actor"] in (it.head["you"], None))
    await stream.close()
    return stream.news[-1]


def wanted(lesson: Lesson, news: Any, made: list[str]) -> str:
    """A move that the lesson expects; ``made``: those of this step that have been made already."""
    step, hand = lesson.steps[news["lesson"]["step"] - 1], {held["card"] for held in news["desk"]["hand"]}
    left = [move for move in step.expected if move not in made and cards_in(move) <= hand]
    return left[0] if left else str(news["desk"]["moves"][0]["move"])


async def go_on(person: Person, table: str, lesson: Lesson, moves_max: int = MOVES_MAX) -> list[Any]:
    """Make so many moves at most, as the lesson expects them; all news on the way, the last one too."""
    found: list[Any] = []
    made: list[str] = []
    for _ in range(moves_max):
        news = await my_turn(person, table)
        if found and found[-1]["lesson"]["step"] != news["lesson"]["step"]:
            made = []
        found.append(news)
        if news["head"]["phase"] == "over":
            break
        made.append(wanted(lesson, news, made))
        (await person.command(table, "move", news["revision"], move=made[-1])).done()
    else:
        found.append(await my_turn(person, table))
    return found


def unexpected(lesson: Lesson, news: Any) -> str | None:
    """A legal move that the step does not expect, whatever it leads to; None where every move will do."""
    step = lesson.steps[news["lesson"]["step"] - 1]
    moves = [str(one["move"]) for one in news["desk"]["moves"]]
    return None if step.is_free else next((move for move in moves if move not in step.expected), None)


@pytest.mark.parametrize("game, name", LESSONS)
@asynchronous
async def test_a_lesson_is_played_to_its_end(database_url: str, game: str, name: str) -> None:
    lesson = lesson_named(game, name)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        number = lesson.number - 1
        assert (await listed(ala, game))[number]["state"] == "new"
        table = await begin(ala, game, name)
        assert (await listed(ala, game))[number] == {
            "lesson": name,
            "title": language("en").text(lesson.title_id),
            "state": "begun",
            "table": table,
        }
        assert await begin(ala, game, name) == table, "it goes on where it was"
        news = await go_on(ala, table, lesson)
        shown, last = [one["lesson"]["step"] for one in news], news[-1]
        assert last["head"]["phase"] == "over"
        assert shown == sorted(shown)
        assert set(shown) == set(range(1, len(lesson.steps) + 1))
        said = Said(language("en"))
        assert last["lesson"]["learned"] == lesson_text(lesson, lesson.end_id, said)
        assert last["lesson"]["said"] == []
        following = [one.name for one in lessons_of(game) if one.number == lesson.number + 1]
        assert last["lesson"]["next"] == (following[0] if following else None)
        for one in news[:-1]:
            step = lesson.steps[one["lesson"]["step"] - 1]
            told_now = [lesson_text(lesson, step.say, said)] if step.say else []
            assert one["lesson"]["said"] in (told_now, []), "nothing else is said"
            assert set(one["lesson"]["expects"]) == {move.split()[0] for move in step.expected}
        assert any(one["lesson"]["said"] for one in news)
        told = [sentence for one in news for event in one["happened"] for sentence in event["told"]]
        assert not [one for one in told if "Not a point" in one], "a mark for later deals, which do not follow"
        hands = [one["desk"]["shown"] for one in news]
        assert all(hands) if lesson.is_open else not any(hands)
        assert (await ala.command(table, "move", move="pass")).status == 409
        line = (await listed(ala, game))[number]
        assert (line["state"], line["table"]) == ("done", None)
        assert await begin(ala, game, name) != table, "it begins again"
        assert (await listed(ala, game))[number]["state"] == "begun"


@pytest.mark.parametrize("game", FIRST)
@asynchronous
async def test_a_move_that_is_not_expected_changes_nothing_and_is_answered_by_the_lesson(
    database_url: str, game: str
) -> None:
    lesson, tried = FIRST[game], 0
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = await begin(ala, game, lesson.name)
        while (news := await my_turn(ala, table))["head"]["phase"] != "over":
            wrong = unexpected(lesson, news)
            if wrong is not None:
                async with unchanged(server, table, ala):
                    for lang in ("en", "fa"):
                        answer = await ala.command(table, "move", news["revision"], move=wrong, lang=lang)
                        said = refused(answer, 409, "lesson-other-move")
                        message = said["details"]["message"]
                        spoken = lesson_text(lesson, message, Said(language(lang)))
                        assert said["sentence"] == spoken
                        tried += 1
            await go_on(ala, table, lesson, 1)
        assert tried > 2


@pytest.mark.parametrize("game", FIRST)
@asynchronous
async def test_a_lesson_goes_on_when_the_server_was_stopped_and_where_a_move_was_taken_back(
    database_url: str, game: str
) -> None:
    lesson = FIRST[game]
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = await begin(ala, game, lesson.name)
        before = await go_on(ala, table, lesson, 2)
        token = ala.token
    async with serving(database_url) as server:
        ala = Person(server, "Ala-again", ala.guest, token)
        assert await standing(ala, table) == [before[-1][part] for part in STANDS]
        assert await begin(ala, game, lesson.name) == table
        await go_on(ala, table, lesson, 1)
        (await ala.command(table, "undo")).done()
        again = await my_turn(ala, table)
        same = next(one for one in before if one["desk"] == again["desk"])
        assert again["lesson"] == same["lesson"], "it says what it said before that move"
        assert (await go_on(ala, table, lesson))[-1]["lesson"]["learned"] is not None


@pytest.mark.parametrize("game", FIRST)
@asynchronous
async def test_only_its_guest_sees_a_lesson_and_it_is_no_match(database_url: str, game: str) -> None:
    lesson = FIRST[game]
    async with serving(database_url, tables_per_guest_max=1) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        table = await begin(ala, game, lesson.name)
        await go_on(ala, table, lesson, 1)
        async with unchanged(server, table, ala):
            for path in ("", "/sheet", "/replay"):
                refused(await bo.get(f"/api/tables/{table}{path}"), 403, "no-seat-here")
            refused(await bo.command(table, "move", move="pass"), 403, "no-seat-here")
            stream = await bo.listen(table).until_ended()
            assert stream.status == 403
            row = await server.registry.store.table(table)
            assert row is not None
            assert row.invite is None
            assert (await ala.news(table))["head"]["watch"] is None
            for link in (f"/api/watch/{row.watch}", f"/api/replays/{row.replay}"):
                refused(await ala.get(link), 404, "no-such-link")
            refused(await ala.command(table, "hint"), 409, "hint-in-lesson")
            assert (await ala.get("/api/me")).done()["tables"] == []
            assert (await listed(bo, game))[0]["state"] == "new"
        await ala.open(game, "me", *["bot:greedy"] * (GAMES[game].default_seats - 1))  # lessons leave room for matches
        await go_on(ala, table, lesson)
        async with (await server.session(table)).lock:
            pass  # what follows from the last move is stored
        row = await server.registry.store.table(table)
        assert row is not None
        assert (row.phase, row.record) == ("over", None)
        refused(await ala.get(f"/api/replays/{row.replay}"), 404, "no-such-link")
        refused(await ala.get(f"/api/tables/{table}/replay"), 403, "match-not-over")
        refused(await ala.post(f"/api/tables/{table}/again", {"commitment": "ab" * 32}), 409, "match-not-over")
        assert len((await ala.get("/api/me")).done()["tables"]) == 1
        refused(await server.ask("POST", f"/api/lessons/{game}/{lesson.name}", body={}), 401, "no-guest")
        assert (await server.ask("GET", f"/api/lessons/{game}")).done()["lessons"][0]["state"] == "new"
        refused(await ala.get("/api/lessons/whist"), 404, "no-such-page")
        refused(await ala.post(f"/api/lessons/{game}/nothing", {}), 400, "unknown-lesson")


@pytest.mark.parametrize("game, name", [one for one in LESSONS if not lesson_named(*one).is_open])
@asynchronous
async def test_where_hands_are_closed_no_unseen_card_is_sent(database_url: str, game: str, name: str) -> None:
    lesson = lesson_named(game, name)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = await begin(ala, game, name)
        stream = ala.listen(table)
        await go_on(ala, table, lesson)
        played = (await server.session(table)).table
        match, length, hidden = played.playing, played.given_length, 0
        lengths = {1: length}
        for stored in await server.registry.store.events(table):
            length += len(stored.event.actions) if isinstance(stored.event, Acted) else 0
            lengths[stored.number] = length
        deck = {card for line in _lines(match, len(match.deal.actions)) for card in cards_in(line)}
        for news in stream.news:
            known = seen(game, _lines(match, lengths[news["revision"]]), lesson.seat)
            assert told(news["desk"]) <= known, news["revision"]
            assert told(news["happened"]) <= known, news["revision"]
            hidden += len(deck - known)
        assert hidden > 0, "there was something to hide"


def _lines(match: Any, length: int) -> list[str]:
    """The lines of the deal up to an action of its log."""
    lines: list[str] = match.game.write_lines(match.rules, match.deal.start, match.deal.actions[:length])
    return lines


@pytest.mark.parametrize("game", FIRST)
@asynchronous
async def test_again_stops_what_was_begun_and_a_changed_lesson_can_only_begin_again(
    database_url: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = FIRST[game]
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        first = await begin(ala, game, lesson.name)
        await go_on(ala, first, lesson, 1)
        second = await begin(ala, game, lesson.name, again=True)
        assert second != first
        assert (await ala.news(first))["head"]["phase"] == "stopped"
        assert (await listed(ala, game))[0]["table"] == second
    record = lesson.record.cut(1, len(lesson.record.deals[0].actions))
    record.players[1] = "bot:random"  # another record under the same name
    changed = replace(lesson, record=record)
    monkeypatch.setattr(lesson_files, "lessons_of", lambda name: (changed,))
    monkeypatch.setattr(lesson_tables, "lessons_of", lambda name: (changed,))
    async with serving(database_url) as server:
        ala = Person(server, "Ala-again", ala.guest, ala.token)
        refused(await ala.get(f"/api/tables/{second}"), 404, "lesson-changed")
        third = await begin(ala, game, lesson.name)
        assert third != second
        assert (await ala.news(third))["head"]["phase"] == "playing"
        assert [one["table"] for one in await listed(ala, game)] == [third]
