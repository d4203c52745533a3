"""``chiliad play --coach``: what cards are worth, and warnings before a slip."""

import pytest

from chiliad.play.lessons import find_lesson
from chiliad.records import write
from cli.terminal import tell


@pytest.mark.parametrize("game, says", [("tysiac", "an ace is worth 11"), ("mille", "queen of spades is worth 100")])
def test_the_values_are_told_once(game, says, monkeypatch, capsys):
    told = tell(monkeypatch, capsys, "play", game, "--coach", "--bots", "greedy", "--seed", 1, typed="q\n")
    assert told.out.count(says) == 1
    assert says not in tell(monkeypatch, capsys, "play", game, "--bots", "greedy", "--seed", 1, typed="q\n").out


def test_a_slip_is_asked_about_and_may_be_taken_back(monkeypatch, capsys, home):
    lesson = find_lesson("mille", "sets")
    record = lesson.record.cut(1, lesson.start + 2)  # after the draw: a set of jacks is in hand
    record.players[0] = "Guest"
    path = home / "chiliad" / "matches" / "2026-05-01-183000.mille"
    path.parent.mkdir(parents=True)
    path.write_text(write(record), encoding="utf-8")
    told = tell(monkeypatch, capsys, "play", "mille", "--coach", typed="yes\ndiscard Jh\nno\nq\n")
    assert (told.status, told.err) == (0, "")
    assert "laid as a set" in told.out
    assert "discard Jh" not in path.read_text(encoding="utf-8")
    told = tell(monkeypatch, capsys, "play", "mille", "--coach", typed="yes\ndiscard Jh\nyes\nq\n")
    assert told.out.count("laid as a set") == 1
    assert "discard Jh" in path.read_text(encoding="utf-8")
    assert "laid as a set" not in tell(monkeypatch, capsys, "play", "mille", typed="yes\nq\n").out
