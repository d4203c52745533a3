"""docs/strength.md: the page says what docs/strength.json has, and the comparison with a second run can fail."""

import random
import re
import sys
from collections import Counter
from threading import Thread
from types import SimpleNamespace

import pytest

from chiliad.bots import BOTS
from chiliad.bots.intervals import student_t
from page.conftest import tool
from source import TOOLS

sys.path.append(str(TOOLS))  # its parts import one another
strength = tool("strength")
rows = sys.modules["strength_rows"]
pages = sys.modules["strength_page"]


def match(row, share, error, seed=1, **more):
    """A result of a row of matches; the error is that of the share."""
    half = student_t(row.size - 1) * error
    said = {
        "matches": 3 * row.size,
        "unfinished": 0,
        "share": {row.player: share},
        "interval": {row.player: [share - half, share + half]},
        "per_deal": {row.player: [3.25, -1.0, 7.5]},
    }
    given = {"said": said, "cpu_s": 90.0, "wall_s": 50.0, "played": "2026-01-31"}
    return strength.Result(**row._asdict(), seed=seed, **(given | more))


def row_of(player="club", against="greedy", size=100, game="tysiac"):
    return rows.Row(rows.MATCH, game, player, size, against)


# --- The page ---------------------------------------------------------------------------------------------------------


def test_the_page_and_its_pictures_are_what_the_data_say():
    for name, text in strength.written(strength.read()).items():
        assert strength.PAGE.with_name(name).read_text(encoding="utf-8") == text


def test_each_result_is_of_a_row_and_each_row_is_told_or_said_to_be_missing():
    names = [row.name for row in rows.ROWS]
    assert Counter(names).most_common(1)[0][1] == 1, "two rows have one name"
    results = strength.read()
    assert {one.row.name for one in results} <= set(names)
    told = strength.written(results)[strength.PAGE.name]
    played = strength.of_seed(strength.SEED, results)
    for name in names:
        assert (f"`{name}`" in told.partition("## How to check")[0]) == (name not in played)


def test_rows_name_bots_that_there_are():
    for row in rows.ROWS:
        assert {row.player, row.against or row.player} <= set(BOTS[row.game])


def test_each_level_meets_the_one_below_it_and_greedy_in_1000_matches():
    """Expert meets strong in 600: a match takes it two core seconds."""
    for game, in_block in (("tysiac", 3), ("mille", 2)):
        of_game = [row for row in rows.ROWS if (row.game, row.preset) == (game, "")]
        sizes = {(row.player, row.against): row.size * in_block for row in of_game}
        levels = rows.LEVELS
        for pair in [*zip(levels[1:], levels, strict=False), *((level, "greedy") for level in levels[:-1])]:
            assert sizes[pair] >= (600 if pair[0] == "expert" else 1000), pair


@pytest.mark.parametrize("preset", ["kurnik", "russian"])
def test_each_level_meets_the_one_below_it_in_500_matches_by_other_rules_too(preset):
    of_preset = [row for row in rows.ROWS if row.preset == preset]
    sizes = {(row.player, row.against): 3 * row.size for row in of_preset}
    for pair in [*zip(rows.LEVELS[1:], rows.LEVELS, strict=False), ("beginner", "random"), ("strong", "greedy")]:
        assert sizes[pair] >= 500, pair
    assert all(row.command(1)[-2:] == ["--preset", preset] for row in of_preset)
    assert all(row.name.startswith(f"tysiac-{preset}:") for row in of_preset)


def test_the_best_meet_every_baseline():
    pairs = {(row.player, row.against) for row in rows.ROWS if row.game == "tysiac"}
    assert {("expert", one) for one in ("greedy", "thumb", "flat32", "pimc20", "strong")} <= pairs


def test_a_line_has_the_share_its_interval_and_the_command():
    told = pages.line(match(row_of(), 0.5, 0.02))
    assert "| **50.0 % [46.0, 54.0]** | +3.2 [-1.0, +7.5] | 300 | 0 | 90 | 2026-01-31 |" in told
    assert re.search(r"`chiliad arena tysiac club greedy --blocks 100 --seed 1` \|\n$", told)


def test_lines_of_the_other_kinds():
    given = {"cpu_s": 90.0, "wall_s": 50.0, "played": "2026-01-31", "seed": 1, "game": "tysiac", "player": "club"}
    side = {"change": [-8.0, -9.0, -7.0], "change_x": [-30.0, -35.0, -25.0], "closed": [0.25, 0.2, 0.3]}
    said = {"deals": 64, "declarer": side, "defenders": side}
    told = pages.line(strength.Result(kind="cards", size=64, said=said, **given))
    assert told.count("| **-8.0 [-9.0, -7.0]** | 25.0 % [20.0, 30.0] |") == 1
    assert "-30.0 [-35.0, -25.0], -30.0 [-35.0, -25.0] | 64 | 90 |" in told
    said = {"fed": 6, "needed": 1, "certain": 2, "chances": 200, "deals": 500, "share": 0.015, "interval": [0.01, 0.02]}
    told = pages.line(strength.Result(kind="feeding", size=20, said=said, **given))
    assert "| **1.5 % [1.0, 2.0]** | 6 | 1 | 2 | 200 | 500 | 90 |" in told
    assert "`python tools/feeding.py club --matches 20 --seed 1`" in told
    said = {"median": 0.5, "p99": 2.25, "longest": 3.0, "decisions": 1234}
    told = pages.line(strength.Result(kind="times", size=2, said=said, **given))
    assert "| 0.50 | 2.25 | 3.00 | 1234 | 90 |" in told


# --- Playing rows -----------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Data, page and locks of their own."""
    monkeypatch.setattr(strength, "DATA", tmp_path / "strength.json")
    monkeypatch.setattr(strength, "PAGE", tmp_path / "strength.md")
    monkeypatch.setattr(strength, "LOCKS", tmp_path)
    monkeypatch.setattr(strength, "BEGUN", tmp_path / "begun")
    return tmp_path


@pytest.fixture
def played(monkeypatch):
    """The rows that are played, each with a share of one half, in the place of playing them."""
    names = []

    def play(row, seed):
        names.append(row.name)
        return match(row, 0.5, 0.02, seed)

    monkeypatch.setattr(strength, "play", play)
    return names


@pytest.mark.parametrize("row", rows.ROWS, ids=lambda row: row.name)
def test_a_result_is_of_the_row_that_was_played(row, folder, monkeypatch):
    asked = []

    def run(command, **_more):
        asked.append(command)
        return SimpleNamespace(stdout=b'{"matches": 0.12345678}')

    monkeypatch.setattr(strength.subprocess, "run", run)
    result = strength.play(row, 2)
    assert result.row == row
    assert (result.seed, result.said) == (2, {"matches": 0.123457})
    command, rest = asked[0], [*row.command(2)[1:], "--json"]
    at = command.index(rest[0])
    assert [word for word in command[at:] if "begun" not in word and word != "--out"] == rest
    assert ("--out" in command) == (row.kind == rows.MATCH)


MATCHES = [row for row in rows.ROWS if row.kind == rows.MATCH][:4]


def test_only_missing_rows_are_played_unless_all_are_wanted(folder, played):
    strength.keep(match(MATCHES[0], 0.4, 0.02))
    strength.keep(match(MATCHES[1]._replace(size=7), 0.4, 0.02))  # of another size: a new one is wanted
    strength.play_missing(MATCHES[:3], 1, all_anew=False)
    assert played == [MATCHES[1].name, MATCHES[2].name]
    strength.play_missing(MATCHES[:1], 1, all_anew=True)
    strength.play_missing(MATCHES[:1], 2, all_anew=False)
    assert played[2:] == [MATCHES[0].name] * 2
    kept = strength.read()
    assert [(one.row.name, one.seed) for one in kept] == [(row.name, 1) for row in MATCHES[:3]] + [(MATCHES[0].name, 2)]
    assert {one.share().mean for one in kept} == {0.5}
    assert MATCHES[2].player in strength.PAGE.read_text(encoding="utf-8")
    assert not any((folder / "begun").iterdir()), "the matches of a row that is kept are not"


def test_processes_that_play_at_once_lose_no_result(folder, played, capsys):
    threads = [Thread(target=strength.keep, args=(match(row, 0.4, 0.02),)) for row in MATCHES]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(strength.read()) == len(MATCHES)
    row = MATCHES[0]
    with strength.FileLock(folder / f".strength-{row.name.replace(':', '-')}-1.lock"):
        strength.play_missing(MATCHES[:1], 1, all_anew=True)
    assert played == []
    assert "another process" in capsys.readouterr().out


def test_a_row_is_played_by_its_command(folder):
    row = row_of("greedy", "random", 1)
    result = strength.play(row, 3)
    assert result.row == row
    assert result.said["matches"] == 3
    assert result.share().mean == 1.0
    assert result.cpu_s > 0


def test_a_row_that_was_stopped_goes_on_unless_the_code_is_another(folder, monkeypatch):
    row = row_of("greedy", "random", 2)
    whole = strength.play(row, 3)
    strength.shutil.rmtree(strength.begun(row, 3).parent)
    begun = strength.begun(row, 3)
    arena = [sys.executable, "-m", *row_of("greedy", "random", 1).command(3), "--out", str(begun)]
    strength.subprocess.run(arena, check=True, stdout=strength.subprocess.DEVNULL)
    first = sorted(begun.glob("000001-*"))
    assert len(first) == 3
    written = [one.stat().st_mtime_ns for one in first]
    assert strength.play(row, 3).said == whole.said
    assert [one.stat().st_mtime_ns for one in first] == written
    assert len(list(begun.glob("*-*"))) == 6
    monkeypatch.setattr(strength, "source_digest", lambda without: "other")
    assert list(strength.begun(row, 3).parent.iterdir()) == [strength.begun(row, 3)]


# --- Played again -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "moved, fine",
    [
        pytest.param({}, True, id="as-chance-has-it"),
        pytest.param({0: 0.16}, False, id="one-row-by-more-than-four-errors"),
        pytest.param({0: 0.12, 1: 0.12, 2: 0.12}, False, id="too-many-intervals-apart"),
        pytest.param({0: 0.12}, True, id="one-interval-of-many-apart"),
    ],
)
def test_a_second_run_is_compared(moved, fine):
    rng, error = random.Random(5), 0.025
    some = [row_of(f"bot{at}", game="mille") for at in range(22)]
    first = [match(row, 0.5 + rng.uniform(-0.02, 0.02), error) for row in some]
    shares = [0.5 + rng.uniform(-0.02, 0.02) + moved.get(at, 0.0) for at in range(len(some))]
    second = [match(row, share, error, seed=2) for row, share in zip(some, shares, strict=True)]
    found, sentence = strength.comparison(first + second)
    assert found == fine
    assert sentence.startswith("Of 22 figures")
    assert strength.comparison(first) == (True, "")


def test_results_of_different_sizes_are_not_compared():
    first, second = match(row_of(size=50), 0.5, 0.02), match(row_of(size=60), 0.9, 0.02, seed=2)
    assert strength.comparison([first, second]) == (True, "")
