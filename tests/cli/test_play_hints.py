"""Hints in a match at the terminal, asked for with a word of each language; the record marks the decision."""

import pytest

from chiliad.bots.analysis import Adviser
from chiliad.cli import playing_hints
from chiliad.i18n.language import Language, available
from chiliad.i18n.words import Seats, Words
from chiliad.records import read_file
from cli.terminal import saved, tell

QUICK = {"mille": "strong", "tysiac": "greedy"}


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch):
    monkeypatch.setattr(playing_hints, "strongest", QUICK.__getitem__)


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("game", QUICK)
def test_a_hint_is_told_and_marked(game, language, monkeypatch, capsys, home):
    verb = Language(language).text("verb-hint").split()[-1]
    begin = "d\n" if game == "mille" else ""
    typed = f"{begin}{verb}\ny\nq\n"
    words = ["play", game, "--bots", "greedy", "--seed", 2, "--lang", language]
    told = tell(monkeypatch, capsys, *words, typed=typed)
    assert told.status == 0, told.err
    (path,) = saved(home)
    record = read_file(path)
    assert record.deals[-1].extra["_hints"] == 1, "asked for twice, it is the same hint"
    hint = Adviser(record, QUICK[game]).hint()
    said = Words(Language(language))
    move = hint.move.told(said, Seats(said, record.players, hint.seat))
    assert told.out.count(said.text("advice-move", move=move)) == 2
    for reason in hint.reasons:
        assert reason.told(said, Seats(said, record.players, hint.seat)) in told.out
    assert record.deals[-1].comments == {}, "nothing is decided yet"


def test_the_decision_after_a_hint_is_marked_also_when_it_is_taken_back(monkeypatch, capsys, home):
    words = ["play", "tysiac", "--bots", "greedy", "--seed", 1]
    told = tell(monkeypatch, capsys, *words, typed="hint\n180\nu\n180\nq\n")
    assert told.status == 0, told.err
    (path,) = saved(home)
    deal = read_file(path).deals[-1]
    assert list(deal.comments.values()) == ["hint"]
    assert deal.extra["_hints"] == 1


def test_a_forced_move_has_no_hint(monkeypatch, capsys, home):
    told = tell(monkeypatch, capsys, "play", "mille", "--bots", "greedy", "--seed", 3, typed="y\nq\n")
    assert told.status == 0
    assert "A hint helps only where you have a choice" in told.out
    (path,) = saved(home)
    assert "_hints" not in read_file(path).deals[-1].extra
