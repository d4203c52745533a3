"""``chiliad stats``: the figures of many records, as tables and for a program."""

import json

import pytest

from chiliad.bots import play_out
from chiliad.i18n.language import available
from chiliad.play.match import Match
from cli.terminal import tell
from naive.statistics import count as naive_count

SEEDS = (1, 2, 3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Records of both games: those of Tysiac have a person and two bots of a kind, those of Mille two people."""
    place = tmp_path_factory.mktemp("records")
    for seed in SEEDS:
        tysiac = Match("tysiac", ["bot:club", "Zoë", "bot:club"], seed=seed)
        mille = Match("mille", ["Zoë", "Bo"] if seed % 2 else ["Bo", "zoe"], seed=seed)
        for match in (tysiac, mille):
            play_out(match, ["greedy"] * match.seats, seed=seed)
            match.record.extra["date"] = f"2025-0{seed}-07"
            (place / f"{seed}.{match.game.name}").write_text(match.text(), encoding="utf-8")
    return place


def told(monkeypatch, capsys, *words):
    found = tell(monkeypatch, capsys, "stats", *words)
    assert (found.status, found.err) == (0, "")
    return found.out


def summed(folder, game, name):
    """The counts of whoever has a name (without case and accents), added up from the texts."""
    found, matches = {}, 0
    for path in sorted(folder.glob(f"*.{game}")):
        text = path.read_text("utf-8")
        players = next(line for line in text.splitlines() if line.startswith("players"))
        names = [one.lower().replace("ë", "e") for one in json.loads(players.partition("=")[2])]
        for seat, counts in enumerate(naive_count(text)):
            if names[seat] == name:
                matches += 1
                for key, (amount, of) in counts.items():
                    was = found.get(key, [0, 0])
                    found[key] = [was[0] + amount, was[1] + of]
    return matches, found


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_a_player_is_counted_over_all_files_of_a_folder(monkeypatch, capsys, folder, game):
    out = json.loads(told(monkeypatch, capsys, folder, "--player", "ZOE", "--json"))
    matches, counts = summed(folder, game, "zoe")
    assert matches == len(SEEDS)
    assert out["games"][game]["matches"] == matches
    assert out["games"][game]["own"] == counts
    assert set(out["opponents"]) == {"bot:club", "Bo"}
    assert out["opponents"]["bot:club"]["matches"] == len(SEEDS)
    assert set(out["months"]) == {"2025-01", "2025-02", "2025-03"}


def test_without_a_name_every_player_is_counted(monkeypatch, capsys, folder):
    out = json.loads(told(monkeypatch, capsys, folder, "--json"))["games"]
    matches, counts = summed(folder, "tysiac", "bot:club")
    assert out["tysiac"]["bot:club"] == {"matches": matches, "own": counts}
    assert set(out["mille"]) == {"Zoë", "zoe", "Bo"}


@pytest.mark.parametrize("language", available())
def test_the_tables_are_printed_in_every_language(monkeypatch, capsys, folder, language):
    for words in ((), ("--player", "zoë")):
        out = told(monkeypatch, capsys, folder, "--lang", language, *words)
        assert "Zoë" in out or "zoë" in out
        assert "{" not in out
        assert "$" not in out


def test_the_tables_have_the_figures(monkeypatch, capsys, folder):
    out = told(monkeypatch, capsys, folder, "--player", "zoe")
    won, of = summed(folder, "tysiac", "zoe")[1]["won"]
    assert f"{won} of {of}" in out
    assert "contracts by level" in out
    assert "Bot, club" in out
    assert "2025-03" in out


def test_a_name_that_nobody_has_is_refused_with_the_nearest(monkeypatch, capsys, folder):
    found = tell(monkeypatch, capsys, "stats", folder, "--player", "Zoy")
    assert found.status == 2
    assert "Zoë" in found.err
    assert "(no-player-called)" in found.err


def test_a_file_that_cannot_be_read_is_named_and_the_others_are_counted(monkeypatch, capsys, folder, tmp_path):
    bad = tmp_path / "bad.mille"
    bad.write_text("nothing", encoding="utf-8")
    found = tell(monkeypatch, capsys, "stats", bad, folder, "--player", "zoe", "--json")
    assert found.status == 1
    assert "bad.mille" in found.err
    assert json.loads(found.out)["games"]["mille"]["matches"] == len(SEEDS)


def test_without_a_file_it_asks_for_one(monkeypatch, capsys):
    assert "(missing-argument)" in tell(monkeypatch, capsys, "stats").err


def test_more_players_than_fit_are_counted_in_a_sentence(monkeypatch, capsys, tmp_path):
    for number in range(4):
        match = Match("mille", [f"A{number}", f"B{number}"], seed=number)
        play_out(match, ["greedy"] * 2, 1)
        (tmp_path / f"{number}.mille").write_text(match.text(), encoding="utf-8")
    assert "And 2 more players" in told(monkeypatch, capsys, tmp_path)
