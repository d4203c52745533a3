"""``chiliad solve``: the value of each legal card with all cards known, and what cannot be solved."""

import json
import re

import pytest

from chiliad._jit import COMPILED
from chiliad.bots import play_out, seat_bots
from chiliad.games import GAMES
from chiliad.games.tysiac import solver
from chiliad.games.tysiac.state import PLAY
from chiliad.play.match import Match
from chiliad.records import read, redact
from cli.terminal import tell
from source import ROOT

DEALT = 4  # lines: three hands and the talon
TRICK = 3


@pytest.fixture(scope="module")
def text():
    match = Match("tysiac", seed=4, options={"target": 200})
    play_out(match, seat_bots(match, ["greedy"] * 3, seed=4))
    return match.text()


@pytest.fixture
def path(text, tmp_path):
    saved = tmp_path / "one.tysiac"
    saved.write_text(text, encoding="utf-8")
    return saved


@pytest.fixture
def run(monkeypatch, capsys):
    return lambda *words, typed="": tell(monkeypatch, capsys, "solve", *words, typed=typed)


def played(text):
    """The first deal that was played: its number, its lines, its points and its declarer."""
    for number, deal in enumerate(text.split("[[deal]]")[1:], 1):
        lines = re.findall(r'^  "(.*)",$', deal, re.MULTILINE)
        if " play " in lines[-1]:
            points = [int(figure) for figure in re.search(r"points = \[(.*)\]", deal)[1].split(", ")]
            declarer = next(int(line[0]) for line in lines if " contract " in line)
            return number, lines, points, declarer
    raise AssertionError("every deal was conceded")


def test_in_the_last_trick_the_declarer_has_what_the_record_says(run, path, text):
    number, lines, points, declarer = played(text)
    for step in range(len(lines) - TRICK, len(lines)):
        told = run(path, "--deal", number, "--step", step, "--json")
        assert (told.status, told.err) == (0, "")
        seat, card = lines[step].split(" ", 1)
        assert json.loads(told.out) == {"to_play": int(seat), "declarer_points": {card: points[declarer]}}


def test_every_legal_card_has_the_value_that_the_solver_finds(run, path, text):
    number, lines, _, _ = played(text)
    step = len(lines) - (TRICK * 6 if COMPILED else TRICK * 4)
    record = read(text)
    deal = record.deals[number - 1]
    count = sum(line <= step for line in deal.lines_read)
    state = record.at(number, count)
    values = solver.action_values(record.rules, state)
    found = json.loads(run(path, "--deal", number, "--step", step, "--json").out)
    assert found["to_play"] == state.turn
    assert list(found["declarer_points"].values()) == list(values.values())
    assert [word.split()[0] for word in found["declarer_points"]] == [
        "play" if a & 63 < 24 else "marry" for a in values
    ]
    assert len(values) > 1


def test_people_read_a_table_with_the_dearest_card_first(run, path, text):
    number, lines, _, _ = played(text)
    step = len(lines) - (TRICK * 5 if COMPILED else TRICK * 4)
    values = json.loads(run(path, "--deal", number, "--step", step, "--json").out)["declarer_points"]
    for code, title in (("en", "The declarer’s points at the end"), ("es", "Puntos del tomador al final")):
        told = run(path, "--deal", number, "--step", step, "--lang", code)
        head, *table = told.out.splitlines()
        assert title in head
        rows = [re.fullmatch(r"  (\w+ \w\w) +(\d+)", line).groups() for line in table]
        assert {card: int(value) for card, value in rows} == values
        assert [int(value) for _, value in rows] == sorted(values.values(), reverse=True)


def test_the_last_deal_and_its_end_are_meant_where_nothing_is_said(run, path, text):
    """A record that stops before its last card is solved there; chance's cards are lines too."""
    assert run(path).err.endswith("(not-in-play)\n")
    number, lines, points, declarer = played(text)
    kept = "[[deal]]".join(text.split("[[deal]]")[: number + 1])
    kept = kept.partition(f'  "{lines[-1]}"')[0] + "]\n"
    told = run("-", "--json", typed=kept)
    card = lines[-1].split(" ", 1)[1]
    assert json.loads(told.out)["declarer_points"] == {card: points[declarer]}


@pytest.mark.parametrize("step", [0, 1, DEALT, DEALT + 1])
def test_before_the_play_nothing_is_solved(step, run, path):
    told = run(path, "--deal", 1, "--step", step, "--json")
    assert told == (
        1,
        "",
        "chiliad: only a position of the play can be solved, where a seat must play a card (not-in-play)\n",
    )


@pytest.mark.parametrize("seat", ["0", "public"])
def test_a_view_is_not_solved(seat, run, text):
    view = redact(read(text), -1 if seat == "public" else int(seat))
    told = run("-", "--deal", 1, typed=view)
    assert (told.status, told.out) == (2, "")
    assert told.err.endswith("(cards-not-known)\n")


def test_a_game_without_a_solver_is_refused(run, tmp_path):
    match = Match("mille", seed=1)
    match.begin_deal()
    saved = tmp_path / "one.mille"
    saved.write_text(match.text(), encoding="utf-8")
    assert GAMES["mille"].face_or_none("solver") is None
    assert run(saved) == (2, "", "chiliad: positions of Mille cannot be solved (no-solver)\n")


def test_what_is_not_there_is_refused(run, path, text):
    deals = len(read(text).deals)
    assert run(path, "--deal", deals + 1).err.endswith("(no-such-deal)\n")
    lines = re.findall(r'^  "(.*)",$', text.split("[[deal]]")[1], re.MULTILINE)
    told = run(path, "--deal", 1, "--step", len(lines) + 1)
    assert told.err == (
        f"chiliad: there is no line {len(lines) + 1}: the last line of the deal is {len(lines)} (no-such-line)\n"
    )
    assert run(path, "--step", "x").err.endswith("(bad-number)\n")
    assert run().err.endswith("(missing-argument)\n")
    assert run("gone.tysiac").status == 1


def test_the_example_of_the_page_is_what_is_printed(run, monkeypatch, capsys, tmp_path):
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8").partition("\n## solve\n")[2]
    begins, *examples = re.findall(r"^\$ chiliad (.*)\n((?:[^$`].*\n)*)", page, re.MULTILINE)
    monkeypatch.chdir(tmp_path)
    assert tell(monkeypatch, capsys, *begins[0].split()).status == 0
    for words, output in examples[:2]:
        assert run(*words.split()[1:]) == (0, output, "")


@pytest.mark.parametrize("players", [2, 4])
def test_only_matches_of_three_can_be_solved(players, run, tmp_path):
    match = Match("tysiac", seed=4, options={"players": players, "concession": "no"})
    match.begin_deal()
    while match.state.phase != PLAY:
        match.play(match.legal()[0])
    saved = tmp_path / "other.tysiac"
    saved.write_text(match.text(), encoding="utf-8")
    found = run(saved)
    assert (found.status, found.err) == (
        1,
        "chiliad: only deals of a match between three players can be solved (only-three-solved)\n",
    )
