"""``chiliad learn``: the lessons at the terminal."""

import json

import pytest

from chiliad.i18n.language import available
from chiliad.play.lesson_run import LessonRun
from chiliad.play.lessons import find_lesson, lessons_of
from cli.terminal import tell


def answers(game, name) -> list[str]:
    """What a player types who does what a lesson expects; in free play the first move."""
    run, typed = LessonRun(find_lesson(game, name)), []
    while not run.finished:
        if run.advance():
            continue
        move = (run.expected() or [run.match.legal_moves()[0].text])[0]
        typed.append(move)
        run.answer(move)
    return typed


def plain(text: str) -> str:
    """A text without the marks that isolate words of another direction."""
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_all_lessons_are_played_one_after_another(game, monkeypatch, capsys):
    typed = [line for lesson in lessons_of(game) for line in [*answers(game, lesson.name), ""]]
    told = tell(monkeypatch, capsys, "learn", game, typed="\n".join(typed[:-1]) + "\n")
    assert (told.status, told.err) == (0, "")
    assert f"chiliad play {game}" in told.out.splitlines()[-1]
    assert "Not a point" not in told.out, "a mark for later deals, which do not follow"
    listed = json.loads(tell(monkeypatch, capsys, "learn", game, "--json").out)
    assert [(one["number"], one["done"], one["begun"]) for one in listed] == [(n, True, False) for n in range(1, 6)]
    again = tell(monkeypatch, capsys, "learn", game)
    assert again.status == 0
    assert f"chiliad learn {game} 1" in again.out


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_the_last_lesson_is_played_in_every_language(game, language, monkeypatch, capsys):
    typed = "\n".join(answers(game, lessons_of(game)[-1].name)) + "\n"
    told = tell(monkeypatch, capsys, "learn", game, 5, "--lang", language, typed=typed)
    assert (told.status, told.err) == (0, "")
    assert "{" not in told.out
    assert "You" not in told.out or language == "en"
    assert f"chiliad play {game}" in plain(told.out).splitlines()[-1]


def test_a_lesson_that_was_left_goes_on_where_it_was(monkeypatch, capsys):
    told = tell(monkeypatch, capsys, "learn", "tysiac", typed="Ad\nAc\nTc\nleave\n")
    assert told.status == 0
    assert "That ace would win as well" in told.out
    assert "Lesson 1" in told.out
    listed = json.loads(tell(monkeypatch, capsys, "learn", "--json").out)
    assert [one["name"] for one in listed if one["begun"]] == ["tricks"]
    told = tell(monkeypatch, capsys, "learn", "tysiac", typed="y\nh\n?\nu\nAh\nagain\n")
    assert told.err.startswith("chiliad: ")  # the input ends in the middle
    for said in ("You have made 27", "holds", "Try this: Play A♥", "Nothing needs to be taken back", "Welcome!"):
        assert said in told.out
    assert told.out.count("Lesson 1") == 2


def test_lessons_are_skipped_and_chosen(monkeypatch, capsys):
    told = tell(monkeypatch, capsys, "learn", "mille", 4, typed="skip\nskip\n")
    assert told.status == 0
    assert "Lesson 4" in told.out
    assert "Lesson 5" in told.out
    assert "last lesson" in told.out
    assert tell(monkeypatch, capsys, "learn", "mille", "9").status == 1
    assert tell(monkeypatch, capsys, "learn", "mille", "pack", typed="q\n").status == 0
    assert tell(monkeypatch, capsys, "learn", "mille", "--names", "--ascii").status == 2


def test_the_list_says_what_is_done(monkeypatch, capsys, home):
    typed = "\n".join(answers("tysiac", "barrel")) + "\n"
    told = tell(monkeypatch, capsys, "learn", "tysiac", "barrel", typed=typed)
    assert "You have won!" in told.out
    told = tell(monkeypatch, capsys, "learn")
    assert told.out.count("(done)") == 1
    assert "Mille (chiliad learn mille)" in told.out
    (path,) = home.rglob("lessons.json")
    for broken in ("", "[]", '{"tysiac": 3}', '{"tysiac": {"barrel": []}}', '{"tysiac": {"tricks": {"moves": 7}}}'):
        path.write_text(broken, encoding="utf-8")
        assert "(done)" not in tell(monkeypatch, capsys, "learn").out
        assert tell(monkeypatch, capsys, "learn", "tysiac", 1, typed="q\n").status == 0
