"""Problems over HTTP: what the seat sees before the move, and the answer after it."""

from __future__ import annotations

import pytest

from chiliad.bots.problem_answers import hands
from chiliad.bots.problems import Position, Problem, shipped
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.presentation.said import Said
from server.client import asynchronous, serving

SAMPLE = 4


def sample(game: str) -> list[Problem]:
    problems = shipped(game)
    return problems[:: len(problems) // SAMPLE][:SAMPLE]


def path(problem: Problem) -> str:
    return f"/api/problems/{problem.game}/{problem.id}"


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_all_problems_are_listed_the_easiest_first(game: str, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        listed = (await server.ask("GET", f"/api/problems/{game}", lang="es")).done()["problems"]
        assert sorted(one["id"] for one in listed) == sorted(problem.id for problem in shipped(game))
        assert listed[0]["level"] == "principiante"
        games = (await server.ask("GET", "/api/games")).done()["games"]
        assert next(one["problems"] for one in games if one["game"] == game) == len(listed)
        assert (await server.ask("GET", "/api/problems/whist")).slug == "no-such-page"
        assert (await server.ask("GET", f"/api/problems/{game}/none")).slug == "no-such-problem"


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_nothing_is_told_that_the_seat_may_not_see(game: str, tmp_path: object) -> None:
    """Lines are redacted, hands are the seat's own, and neither the theme nor the best moves are sent."""
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        for problem in sample(game):
            answer = await server.ask("GET", path(problem))
            shown = answer.done()["news"]
            assert shown["head"]["you"] == shown["desk"]["seat"] == shown["desk"]["turn"] == problem.seat
            assert not {"best", "theme", "proof", "reasons", "record"} & set(answer.done()) | set(shown) & {"best"}
            position = Position(problem)
            own = [held["card"] for held in shown["desk"]["hand"]]
            lines = [line for event in shown["happened"] for line in event["lines"]]
            seen = position.match.game.redact_lines(
                position.match.rules,
                position.match.deal.start,
                position.match.game.write_lines(
                    position.match.rules, position.match.deal.start, position.match.deal.actions
                ),
                problem.seat,
            )
            # A record shows the talon from its first line on; here it is hidden until the declarer has it.
            assert len(lines) == len(seen)
            assert all(
                one in (letter, "?")
                for line, told in zip(lines, seen, strict=True)
                for one, letter in zip(line, told, strict=True)
            )
            for seat, cards in hands(position, Said(Language())):
                assert (cards == own) == (seat == problem.seat)


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_a_move_is_answered(game: str, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        for problem in sample(game):
            position = Position(problem)
            moves = [move.text for move in position.match.legal_moves() if not position.is_right([move.action])]
            wrong = next(one for one in moves if not one.startswith("lay"))
            for move, right in ((problem.best[0], True), (wrong, False)):
                answer = (await server.ask("POST", f"{path(problem)}/answer", lang="en", body={"move": move})).done()
                assert answer["right"] is right
                assert answer["told"][0] == ("Right." if right else "That is not the best move.")
                assert "proved" in answer["told"][2] or problem.proof != "proved"
                assert [set(cards) for cards in answer["hands"]] == [
                    set(cards) for _, cards in hands(position, Said(Language()))
                ]
                fresh = [event for event in answer["news"]["happened"] if event["fresh"]]
                assert fresh
                assert all(event["seat"] == problem.seat for event in fresh)


@asynchronous
async def test_what_is_no_move_is_refused(tmp_path: object) -> None:
    problem = shipped("tysiac")[0]
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        for move, slug in (("sing", "bad-action"), ("play Zz", "bad-card"), ("", "bad-request")):
            answer = await server.ask("POST", f"{path(problem)}/answer", body={"move": move})
            assert (answer.status, answer.slug) == (400, slug)
