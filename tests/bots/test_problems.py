"""The problems that come with the games.  ``make problems`` proves and judges all of them again."""

import json
import os
import re
from dataclasses import replace
from itertools import islice
from types import SimpleNamespace

import pytest

from bots.problem_twin import CertainWins, best_of_tysiac, mille_deal, steps_of
from chiliad._jit import COMPILED
from chiliad.bot import ask
from chiliad.bots import bot_class, levels
from chiliad.bots.problems import (
    MOVES_MIN,
    SIMPLE,
    Choice,
    Position,
    candidates,
    faces,
    fault,
    read_set,
    reasons_for,
    shipped,
    solves,
)
from chiliad.errors import Unavailable, Unreadable
from chiliad.game import JUDGED, PROVED
from chiliad.games import find
from chiliad.records import write
from chiliad.records.toml import read_toml

GAMES = {"tysiac": 400, "mille": 200}
PROVED_MIN = {"tysiac": 0.5, "mille": 0.25}
BYTES_MAX = 3_000_000
SAMPLE = int(os.environ.get("PROBLEMS_SAMPLE", "20"))
LOOKED_FOR = {"tysiac": "play-on", "mille": "take-pack"}
LOOKED_FOR_MIN = 20
TWIN = {"tysiac": 40, "mille": 30}
TWIN_CARDS, TWIN_WORLDS = 4, 40  # more take the twin seconds
compiled = pytest.mark.skipif(not COMPILED, reason="without compilation nothing is searched in a test's time")


def sample(game, count=SAMPLE):
    problems = shipped(game)
    return problems[:: max(1, len(problems) // count)][:count]


def lines_of(problem):
    table = read_toml(problem.record)
    return table["deal"][0]["actions"], table["deal"][0]


# --- The sets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_enough_of_them_are_proved(game):
    problems = shipped(game)
    assert len(problems) >= GAMES[game]
    assert sum(problem.proof == PROVED for problem in problems) >= PROVED_MIN[game] * len(problems)
    assert len({problem.id for problem in problems}) == len(problems)
    assert {problem.proof for problem in problems} == {PROVED, JUDGED}
    assert {problem.theme for problem in problems} <= set(faces(game).THEMES)
    assert {problem.difficulty for problem in problems} == set(levels(game)) - (
        {"casual"} if game == "mille" else set()
    )


def test_all_sets_together_are_small():
    texts = ["\n".join(problem.as_json() for problem in shipped(game)) for game in GAMES]
    assert sum(len(text.encode()) for text in texts) < BYTES_MAX


@pytest.mark.parametrize("game", GAMES)
def test_a_problem_is_a_decision_with_three_moves_that_greedy_fails(game):
    for problem in sample(game):
        position = Position(problem)
        assert position.match.actor == problem.seat
        assert faces(game).choices(position.info.observation) >= MOVES_MIN
        assert not position.is_right([ask(bot_class(game, SIMPLE)(0), position.info).action])
        assert all(position.is_right(best) for best in position.best)
        assert write(position.match.record) == problem.record


@pytest.mark.parametrize("game", GAMES)
def test_problems_are_unique_up_to_the_names_of_suits(game):
    signature = faces(game).signature
    found = [signature(Position(problem).info.observation) for problem in sample(game, 3 * SAMPLE)]
    assert len(set(found)) == len(found)


def test_suits_that_are_alike_change_no_signature():
    """Hearts and clubs of a problem of Mille change places: neither has a dear card."""
    problem = shipped("mille")[0]
    head, actions = problem.record.split("actions = [")
    swapped = re.sub(r"(?<=[AKQJT2-9])[hc]", lambda found: "c" if found[0] == "h" else "h", actions)
    moved = replace(problem, record=f"{head}actions = [{swapped}", best=())
    assert moved.record != problem.record
    signature = faces("mille").signature
    one, other = (signature(Position(each).info.observation) for each in (problem, moved))
    assert one == other


# --- A second search --------------------------------------------------------------------------------------------------


def test_plain_search_proves_the_same_moves_of_tysiac():
    checked = 0
    for problem in shipped("tysiac"):
        lines, _ = lines_of(problem)
        position = Position(problem)
        observation = position.info.observation
        if problem.proof != PROVED or observation.hand.bit_count() > TWIN_CARDS:
            continue
        worlds = sum(1 for _ in islice(position.match.game.every_world(observation, 10**6), 8 * TWIN_WORLDS))
        if worlds >= 8 * TWIN_WORLDS:
            continue
        best, _ = best_of_tysiac(lines, problem.seat)
        assert best == set(problem.best), problem.id
        checked += 1
        if checked == TWIN["tysiac"]:
            break
    assert checked == TWIN["tysiac"]


def test_plain_search_finds_the_same_certain_wins_of_mille():
    checked = 0
    for problem in shipped("mille"):
        if problem.proof != PROVED or checked == TWIN["mille"]:
            continue
        lines, table = lines_of(problem)
        deal = mille_deal(lines, table["before"], table["dealer"])
        assert deal.turn == problem.seat
        steps = {step for move in problem.best for step in steps_of(move)}
        assert CertainWins(deal).winning_steps() == steps & deal.legal(), problem.id
        checked += 1
    assert checked == TWIN["mille"]


# --- Making and checking ----------------------------------------------------------------------------------------------


@compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_shipped_problem_is_made_again(game):
    """The same command finds it again, with all that is said of it."""
    problem = next(one for one in shipped(game) if one.proof == PROVED)
    _, proof, seed, number, _ = problem.id.split("-")
    if game == "tysiac":
        assert next(candidates(find(game), proof, int(seed), int(number))) == (int(number), problem)
    assert fault(problem) is None


@compiled
@pytest.mark.parametrize("game, theme", LOOKED_FOR.items())
def test_a_problem_that_its_theme_was_looked_for_is_made_again(game, theme):
    problems = [one for one in shipped(game) if one.theme == theme]
    assert len(problems) >= LOOKED_FOR_MIN
    problem = problems[-1]
    _, proof, seed, number, _ = problem.id.split("-")
    assert next(candidates(find(game), proof, int(seed), int(number), theme=theme)) == (int(number), problem)


@compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_spoiled_problem_is_found(game):
    problem, tempting, others = next(filter(None, map(spoiling, shipped(game))))
    assert fault(replace(problem, best=(tempting,))) == "greedy"
    assert fault(replace(problem, best=(*problem.best, *others))) == "proof"
    assert fault(replace(problem, seat=1 - problem.seat % 2)) == "decision"
    theme = next(one for one in faces(game).THEMES if one != problem.theme)
    assert fault(replace(problem, theme=theme)) == "theme"


def spoiling(problem):
    """A proved problem with the wrong move that greedy makes, and its other wrong moves; None where there are none."""
    position = Position(problem)
    wrong = ask(bot_class(problem.game, SIMPLE)(0), position.info).action
    moves = {move.action: move.text for move in position.match.legal_moves() if not position.is_right([move.action])}
    others = [text for action, text in moves.items() if action != wrong and not text.startswith("lay")]
    return (problem, moves[wrong], others) if problem.proof == PROVED and others and wrong in moves else None


@compiled
@pytest.mark.parametrize("game", GAMES)
def test_expert_solves_a_sample_and_says_why(game):
    for number, problem in enumerate(sample(game, 4)):
        position = Position(problem)
        assert solves(position, levels(game)[-1], number), problem.id
        wrong = ask(bot_class(game, SIMPLE)(0), position.info).action
        assert reasons_for(position, wrong) == problem.reasons


@pytest.mark.parametrize("game", GAMES)
def test_a_set_takes_no_problem_twice(game):
    choice = Choice(game, 50)
    problem = shipped(game)[0]
    assert choice.wanted == PROVED
    assert choice.take(problem)
    assert not choice.take(replace(problem, id=problem.id + "0"))
    assert choice.taken == [problem]


def test_a_set_goes_on_with_a_theme_and_takes_no_other():
    before = next(one for one in shipped("tysiac") if one.theme != "play-on")
    wanted, more, *_ = (one for one in shipped("tysiac") if one.theme == "play-on")
    other = next(one for one in shipped("tysiac") if one.theme != "play-on" and one != before)
    choice = Choice("tysiac", 1, [before], "play-on")
    assert choice.wanted == JUDGED
    assert not choice.take(other)
    assert choice.take(wanted)
    assert choice.wanted is None
    assert choice.taken == [before, wanted]
    assert Choice("tysiac", 2, [before, wanted], "play-on").wanted == JUDGED
    assert not Choice("tysiac", 2, [before, wanted], "play-on").take(replace(wanted, id=more.id))


# --- Files ------------------------------------------------------------------------------------------------------------


def test_a_set_is_read_as_it_is_written():
    problems = sample("tysiac", 5) + sample("mille", 5)
    assert any(problem.reasons for problem in problems)
    assert read_set("\n".join(problem.as_json() for problem in problems)) == problems


@pytest.mark.parametrize(
    "line", ["", "[]", "{}", '{"id": 1}', json.dumps({"id": "x", "reasons": [{"key": "a", "values": {"b": None}}]})]
)
def test_what_is_no_problem_is_refused(line):
    whole = sample("mille", 1)[0].as_json()
    with pytest.raises(Unreadable, match="bad-problems") as caught:
        read_set(f"{whole}\n{line}\n{whole}")
    assert caught.value.details == {"line": 2}


def test_a_game_without_problems_is_refused(monkeypatch):
    monkeypatch.setattr("chiliad.bots.problems.find", lambda name: SimpleNamespace(face_or_none=lambda face: None))
    assert shipped("schnapsen") == []
    with pytest.raises(Unavailable, match="no-problems"):
        faces("schnapsen")
