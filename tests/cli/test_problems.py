"""``chiliad problems GAME``: problems and own slips, asked and answered in the terminal."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace

import pytest

from chiliad.bots import levels
from chiliad.bots.problem_answers import answered, hands_said
from chiliad.bots.problems import Position, shipped
from chiliad.cli import own_slips
from chiliad.i18n.language import Language
from chiliad.i18n.words import SYMBOLS
from chiliad.play.match import Match
from chiliad.presentation.said import Said
from chiliad.records import write
from cli.terminal import tell
from page.reported import moments_of
from server.matches import whole_match

GAMES = ["mille", "tysiac"]
SAID = Said(Language(), SYMBOLS)


def by_ease(game):
    return sorted(shipped(game), key=lambda one: levels(game).index(one.difficulty))


def wrong(problem):
    """A move of one action that is not best."""
    position = Position(problem)
    return next(
        move.text
        for move in position.match.legal_moves()
        if not position.is_right([move.action]) and not move.text.startswith(("lay", "take"))
    )


@pytest.mark.parametrize("game", GAMES)
def test_one_problem_is_solved_and_one_missed(game, home, monkeypatch, capsys):
    first, second, third = by_ease(game)[:3]
    typed = f"{first.best[0]}\nc\n\n{wrong(second)}\n\nq\n"
    told = tell(monkeypatch, capsys, "problems", game, typed=typed)
    assert (told.status, told.err) == (0, "")
    lines = told.out.splitlines()
    places = [next(at for at, line in enumerate(lines) if one.id in line) for one in (first, second, third)]
    for problem, right, since, until in zip((first, second), (True, False), places, places[1:], strict=False):
        said = answered(Position(problem), right, SAID)
        assert [line for line in lines[since:until] if line in said] == said
    hands = hands_said(first.match(), first.seat, SAID)
    assert [line for line in lines[: places[1]] if line in hands] == hands
    kept = json.loads((home / "chiliad" / "solved-problems.json").read_text())
    assert kept == {first.id: True, second.id: False}

    # In another sitting the one that was missed comes after those that were never asked.
    again = tell(monkeypatch, capsys, "problems", game, typed="q\n")
    assert third.id in again.out
    assert second.id not in again.out


@pytest.fixture(params=GAMES)
def played(request, home, monkeypatch):
    """A match of this person that is over, and the moments of its report, which is made at once; how often it is."""
    record = whole_match(request.param, 1, 100).record
    record.players[0] = "Ala"
    made, own = [], [with_another(record, one) for one in moments_of(record, 0)]

    def report_on(record, *rest):
        made.append(record)
        return SimpleNamespace(moments=[*moments_of(record, 1), *own])

    monkeypatch.setattr(own_slips, "report_on", report_on)
    path = home / "chiliad" / "matches" / f"2026-11-24-120000.{request.param}"
    path.parent.mkdir(parents=True)
    path.write_text(write(record))
    return SimpleNamespace(game=request.param, record=record, moments=own, made=made)


def with_another(record, moment):
    """A moment whose better move is another one than that of the match: the bot of these reports would do the same."""
    moves = Match.of_record(record.cut(moment.deal, moment.step)).legal_moves()
    other = next(move for move in moves if move.action != moment.did and not move.text.startswith(("lay", "take")))
    return replace(moment, choice=other.action)


def text_of(record, moment, action):
    """An action of a moment as a move that can be typed."""
    moves = Match.of_record(record.cut(moment.deal, moment.step)).legal_moves()
    return next(move.text for move in moves if move.action == action)


def test_own_slips_come_first(played, monkeypatch, capsys):
    first, second = played.moments[:2]
    better, did = text_of(played.record, first, first.choice), text_of(played.record, second, second.did)
    typed = f"{better}\nc\n\n{did}\n\nq\n"
    told = tell(monkeypatch, capsys, "problems", played.game, typed=typed)
    assert (told.status, told.err) == (0, "")
    _, *asked = told.out.split("From your match: ")
    assert len(asked) == 3
    assert "Right." in asked[0]
    assert f"cost {round(100 * first.loss)} ± 2 points" in asked[0]
    assert all(
        line in asked[0] for line in hands_said(Match.of_record(played.record.cut(first.deal, first.step)), 0, SAID)
    )
    assert "You played this in the match." in asked[1]
    assert "Right." not in asked[1]

    # The match is looked back at once.  What was missed comes before the problems; a kind that is named has no slips.
    again = tell(monkeypatch, capsys, "problems", played.game, typed="q\n")
    assert len(played.made) == 1
    assert "From your match:" in again.out
    kind = tell(monkeypatch, capsys, "problems", played.game, "--level", "club", typed="q\n")
    assert "From your match:" not in kind.out


def test_the_problems_are_asked_where_the_look_back_is_stopped_or_has_found_nothing(played, monkeypatch, capsys):
    def stopped(*given):
        raise KeyboardInterrupt

    monkeypatch.setattr(own_slips, "report_on", stopped)
    told = tell(monkeypatch, capsys, "problems", played.game, typed="q\n")
    assert (told.status, told.err) == (0, "")
    assert by_ease(played.game)[0].id in told.out
    monkeypatch.setattr(own_slips, "report_on", lambda *given: SimpleNamespace(moments=[]))
    told = tell(monkeypatch, capsys, "problems", played.game, typed="q\n")
    assert by_ease(played.game)[0].id in told.out
    assert "looked back at" not in tell(monkeypatch, capsys, "problems", played.game, typed="q\n").out


def test_a_theme_that_no_problem_has_is_refused(monkeypatch, capsys):
    for words in (["problems", "mille"], ["problems", "make", "mille", "--count", 1, "--seed", 1]):
        told = tell(monkeypatch, capsys, *words, "--theme", "take-pac")
        assert told.status == 2
        assert "take-pack" in told.err
