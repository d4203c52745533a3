"""docs/strength.md: the page says what docs/strength.json has, and the comparison with a second run can fail."""

import random
import re
from dataclasses import dataclass

import pytest

from chiliad.bots import BOTS
from page.conftest import tool

strength = tool("strength")


def result(row, share, error, **more):
    """A result of a row; the error is that of the share."""
    half = strength.student_t(row.blocks - 1) * error
    given = {
        "game": row.game,
        "player": row.player,
        "against": row.against,
        "blocks": row.blocks,
        "matches": 3 * row.blocks,
        "unfinished": 0,
        "share": share,
        "low": share - half,
        "high": share + half,
        "points": 3.25,
        "points_low": -1.0,
        "points_high": 7.5,
        "cpu_s": 90.0,
        "wall_s": 50.0,
        "played": "2026-01-31",
    }
    return strength.Result(**(given | more))


def test_the_page_is_what_the_data_say():
    assert strength.PAGE.read_text(encoding="utf-8") == strength.page(list(strength.read().values()))


def test_the_pictures_are_what_the_data_say():
    for game in strength.EQUAL:
        drawn = strength.ladder_file(game).read_text(encoding="utf-8")
        assert drawn == strength.ladder(game, list(strength.read().values()))


def test_each_row_is_played_and_names_bots_that_there_are():
    assert list(strength.read()) == list(strength.ROWS)
    for row in strength.ROWS:
        assert {row.player, row.against} <= set(BOTS[row.game])


def test_each_level_meets_the_one_below_it_and_greedy():
    for game in strength.EQUAL:
        pairs = [(row.player, row.against) for row in strength.ROWS if row.game == game]
        levels = ["beginner", "casual", "club", "strong", "expert"]
        assert set(zip(levels[1:], levels, strict=False)) <= set(pairs)
        assert {(level, "greedy") for level in levels} <= set(pairs)


def test_a_line_has_the_share_its_interval_and_the_command():
    row = strength.Row("tysiac", "club", "greedy", 100)
    told = strength.line(result(row, 0.5, 0.02))
    assert "| **50.0 % [46.0, 54.0]** | +3.2 [-1.0, +7.5] | 300 | 0 | 90 | 2026-01-31 |" in told
    assert re.search(r"`chiliad arena tysiac club greedy --blocks 100 --seed 1` \|\n$", told)


@dataclass
class Replayed:
    """A second run with shares of its own."""

    shares: list[float]
    error: float

    def __call__(self, row, seed):
        assert seed == strength.SEED_AGAIN != strength.SEED
        return result(row, self.shares.pop(0), self.error)


@pytest.mark.parametrize(
    "moved, status",
    [
        pytest.param({}, 0, id="as-chance-has-it"),
        pytest.param({0: 0.16}, 1, id="one-row-by-more-than-four-errors"),
        pytest.param({0: 0.12, 1: 0.12, 2: 0.12}, 1, id="too-many-intervals-apart"),
        pytest.param({0: 0.12}, 0, id="one-interval-of-many-apart"),
    ],
)
def test_a_second_run_is_compared(monkeypatch, moved, status):
    rows = [strength.Row("mille", f"bot{at}", "greedy", 100) for at in range(22)]
    rng, error = random.Random(5), 0.025
    first = {row: result(row, 0.5 + rng.uniform(-0.02, 0.02), error) for row in rows}
    shares = [0.5 + rng.uniform(-0.02, 0.02) + moved.get(at, 0.0) for at in range(len(rows))]
    monkeypatch.setattr(strength, "play", Replayed(shares, error))
    assert strength.again(first) == status
