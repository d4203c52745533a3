"""The lessons: each is walked through by every way that it allows, and by none that it does not."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from catalogues import LANGUAGES, messages
from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.bots.analysis import strongest
from chiliad.errors import Illegal, Unreadable
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import MARKED, NAMES
from chiliad.play.lesson_run import LessonRun
from chiliad.play.lessons import Lesson, find_lesson, lesson_text, lessons_of, read_lesson
from chiliad.presentation.reasons import is_worse
from chiliad.presentation.said import Said
from source import PACKAGE

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
NAMED = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.name}-{lesson.name}")


def go_on(run: LessonRun) -> None:
    """Let the other seats act until the learner must."""
    while run.advance():
        pass


def begin(lesson: Lesson) -> LessonRun:
    run = LessonRun(lesson)
    go_on(run)
    return run


@cache
def branches(lesson: Lesson) -> tuple[LessonRun, ...]:
    """The lesson at each decision that it can lead to, with every expected move tried; in free play the first legal."""
    found: dict[object, LessonRun] = {}
    open_ = [begin(lesson)]
    while open_:
        run = open_.pop()
        if run.finished or (run.step_number, run.match.state) in found:
            continue
        found[run.step_number, run.match.state] = run
        for move in run.expected() or [run.match.legal_moves()[0].text]:
            after = LessonRun.resumed(lesson, run.saved())
            go_on(after)
            assert after.answer(move) is None, (move, after.match.deal.actions)
            go_on(after)
            assert after.finished or after.learner_acts, move
            open_.append(after)
    return tuple(found.values())


def wrong_moves(run: LessonRun) -> Iterator[str]:
    """The legal actions that are neither expected nor begin an expected move, as text."""
    match, seat = run.match, run.lesson.seat
    expected = {match.read_move(seat, move)[0] for move in run.expected()}
    for move in match.legal_moves():
        if move.action not in expected:
            yield move.text


def test_each_game_has_five_lessons_in_order():
    for game in ("mille", "tysiac"):
        assert [lesson.number for lesson in lessons_of(game)] == [1, 2, 3, 4, 5]
        assert [lesson.is_open for lesson in lessons_of(game)] == [True, False, False, False, False]


@NAMED
def test_every_expected_move_is_legal_on_every_way_through(lesson):
    runs = branches(lesson)
    assert {run.step_number for run in runs} == set(range(len(lesson.steps)))
    for run in runs:
        assert run.learner_acts
        assert run.step.is_free or run.expected()
    legal = {move for run in runs for move in run.expected()}
    assert {move for step in lesson.steps for move in step.expected} == legal


@NAMED
def test_the_record_is_one_of_the_ways(lesson):
    run = begin(lesson)
    while not run.finished and not run.step.is_free:
        place = len(run.match.deal.actions)
        assert run.step.place == place if not run.step.is_all else run.step.place <= place
        assert run.answer(run.expected()[0]) is None
        go_on(run)
        log = run.match.deal.actions
        assert log == lesson.record.deals[0].actions[: len(log)]


@NAMED
def test_every_wrong_move_has_its_sentence_and_every_sentence_a_move(lesson):
    reached: dict[int, set[str]] = {}
    for run in branches(lesson):
        if run.step.is_free:
            continue
        for text in wrong_moves(run):
            said = run.step.answer_to(text)
            assert said, (run.step_number, text)
            reached.setdefault(run.step_number, set()).add(said)
    for number, step in enumerate(lesson.steps):
        wanted = {said for said in (step.otherwise, *step.instead.values()) if said}
        assert wanted == reached.get(number, set()), number


@NAMED
def test_a_wrong_move_changes_nothing(lesson):
    for run in branches(lesson)[::3]:
        before = list(run.match.deal.actions), run.step_number
        for text in list(wrong_moves(run))[:2] if not run.step.is_free else []:
            try:
                said = run.answer(text)
            except (Illegal, Unreadable):
                continue  # a set that is only begun
            assert said == run.step.answer_to(text)
        assert (list(run.match.deal.actions), run.step_number) == before


@NAMED
def test_a_lesson_that_was_left_is_taken_up_where_it_was(lesson):
    run = begin(lesson)
    while not run.finished:
        again = LessonRun.resumed(lesson, run.saved())
        go_on(again)
        assert again.match.text() == run.match.text()
        assert (again.said(), again.expected()) == (run.said(), run.expected())
        assert run.answer((run.expected() or [run.match.legal_moves()[-1].text])[0]) is None
        go_on(run)
    for saved in ({}, {"moves": None}, {"moves": [[99999]]}, {"moves": ["x"]}, {"moves": [[]]}):
        assert LessonRun.resumed(lesson, saved).step_number == 0


@NAMED
def test_nobody_moves_for_another_and_nothing_illegal_is_played(lesson):
    run = LessonRun(lesson)
    go_on(run)
    with pytest.raises((Illegal, Unreadable)):
        run.answer("bid 990" if lesson.game.name == "tysiac" else "discard 2s2h")
    with pytest.raises(Illegal):
        run.answer_actions([])
    with pytest.raises(Illegal):
        run.answer_actions([1 << 20])
    while not run.finished:
        run.answer((run.expected() or [run.match.legal_moves()[0].text])[0])
        go_on(run)
    with pytest.raises(Illegal):
        run.answer_actions([0])


@NAMED
def test_free_play_ends_well_whatever_is_played(lesson):
    free = [run for run in branches(lesson) if run.step.is_free]
    for seed in range(6 if free else 0):
        rng, run = Random(seed), LessonRun.resumed(lesson, free[0].saved())
        go_on(run)
        while not run.finished:
            assert run.answer(rng.choice(run.match.legal_moves()).text) is None
            go_on(run)
        assert run.match.deal_over
        assert run.match.winner == lesson.seat


def test_the_last_lesson_of_mille_ends_with_the_payment_that_it_explains():
    run = begin(find_lesson("mille", "out"))
    while not run.finished:
        run.answer(run.expected()[0])
        go_on(run)
    assert (run.match.totals, run.match.record.payment.amount) == ((1255, 635), 13)
    text = lesson_text(run.lesson, run.lesson.end_id, Said(Language("en"), NAMES))
    for number in ("250", "120", "1255", "635", "13"):
        assert number in text


def test_the_third_lesson_of_tysiac_says_how_high_bids_and_contracts_may_go():
    run, highest = begin(find_lesson("tysiac", "auction")), {}
    while "contract" not in highest:
        words = [move.text.split() for move in run.match.legal_moves()]
        for verb in ("bid", "contract"):
            if called := [int(rest[0]) for found, *rest in words if found == verb]:
                highest[verb] = max(called)
        step = run.step
        assert run.answer(run.expected()[0]) is None
        go_on(run)
    text = lesson_text(run.lesson, step.say, Said(Language("en"), NAMES))
    assert (str(highest["bid"]) in text, str(highest["contract"]) in text) == (True, True), highest


# ------------------------------------------------------------------------------------------------ what is said


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_the_lessons_is_said(game):
    said = {message_id for lesson in lessons_of(game) for message_id in lesson.message_ids()}
    written = messages("en", f"lessons-{game}.ftl") if lessons_of(game) else {}
    assert said == written.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    marked, named = Said(Language(language), MARKED), Said(Language(language), NAMES)
    for lesson in LESSONS:
        for message_id in lesson.message_ids():
            text = lesson_text(lesson, message_id, marked)
            assert text
            assert "$" not in text
            assert "{" not in lesson_text(lesson, message_id, named)


# ------------------------------------------------------------------------------------------------ good advice


@NAMED
def test_what_a_lesson_recommends_is_among_the_best(lesson):
    judged = 0
    solver = lesson.game.face_or_none("solver")
    run = begin(lesson)
    while not run.finished and not run.step.is_free:
        match = run.match
        legal = {move.action: move.text for move in match.legal_moves()}
        # Where all expected moves are made, the first is the one that is judged: bots compare no orders of moves.
        moves = run.expected()[:1] if run.step.is_all else run.expected()
        wanted = {match.read_move(lesson.seat, move)[0] for move in moves}
        if len(legal) > 1:
            best = best_by_solver(solver, match) if solver else None
            best = {begun(legal[action]) for action in best or best_by_expert(match)}
            assert {begun(legal[action]) for action in wanted} <= best, run.step_number
            judged += 1
        run.answer(run.expected()[0])
        go_on(run)
    assert judged >= 3


def begun(move: str) -> str:
    """What an action begins, as far as it matters.

    The first card of a set says only which set is laid, and of equal cards of Mille bots try one: suits do not matter.
    """
    if move.startswith("discard") and move[-2:] not in ("Qs", "Jd"):
        return move[:-1]
    return " ".join(move.split()[:2]) if move.startswith("lay") else move


def best_by_solver(solver, match) -> set[int] | None:
    """The best actions with all cards known; None before the play."""
    try:
        values = solver.action_values(match.rules, match.state)
    except Illegal:
        return None
    declarer = match.state.auction.declarer
    best = (max if match.actor == declarer else min)(values.values())
    return {action for action, value in values.items() if value == best}


def best_by_expert(match) -> set[int]:
    """The actions that the strongest level does not find worse than its choice beyond the error."""
    decision = ask(bot_class(match.game.name, strongest(match.game.name))(1), match.information_state())
    candidates = {one.action: one for one in decision.candidates or []}
    choice = candidates.get(decision.action)
    if choice is None:
        return {decision.action}
    return {action for action, one in candidates.items() if not is_worse(one, choice)} | {decision.action}


# ------------------------------------------------------------------------------------------------ finding and reading


def test_a_lesson_is_found_by_name_and_by_number():
    assert find_lesson("tysiac", "tricks") is find_lesson("tysiac", "1")
    with pytest.raises(Unreadable) as refused:
        find_lesson("mille", "tricks")
    assert refused.value.slug == "unknown-lesson"


@pytest.mark.parametrize(
    "change",
    [
        ("seat = 7\n", "open = true\n"),
        ("pages = 3\n", "open = true\n"),
        ("start = 99\n", "start = 10\n"),
        ("at = 99\n", "at = 10\n"),
        ("expects = 1\nat = 10\n", "at = 10\n"),
        ('expect = "play Ac"\nat = 10\n', "at = 10\n"),
        ("say = 7\n", 'say = "lead"\n'),
    ],
)
def test_a_lesson_with_a_fault_is_refused(tmp_path, change):
    lesson = find_lesson("tysiac", "tricks")
    text = (PACKAGE / "games" / "tysiac" / "lessons" / "1-tricks.toml").read_text(encoding="utf-8")
    path = tmp_path / "1-tricks.toml"
    path.write_text(text, encoding="utf-8")
    assert read_lesson(lesson.game, path).steps == lesson.steps
    new, old = change
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ValueError, match="1-tricks"):
        read_lesson(lesson.game, path)
