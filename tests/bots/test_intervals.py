"""Intervals over blocks and the sequential test, against tables, a computation by hand and other methods."""

from math import isclose, sqrt
from random import Random

import numpy as np
import pytest

from chiliad.bots.intervals import Sprt, ratio, share, student_t

TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 7: 2.365, 9: 2.262, 19: 2.093, 30: 2.042, 120: 1.980}
"""Student's t for a two-sided probability of 95 %, from a printed table."""


@pytest.mark.parametrize("freedom", TABLE)
def test_students_t(freedom):
    assert abs(student_t(freedom) - TABLE[freedom]) < 0.0015


def test_an_interval_computed_by_hand():
    """Wins of 3 matches in four blocks: 2, 3, 1, 2. Mean 2/3; the squares of 2 - 2, 3 - 2, 1 - 2, 2 - 2 sum to 2.

    The variance of a block's wins is 2 / 3; the standard error of the mean is sqrt(2 / 3 / 4) / 3 = 0.136083; t with 3
    degrees of freedom is 3.182446: the interval is 0.666667 ± 0.433076.
    """
    blocks = [(2, 3), (3, 3), (1, 3), (2, 3)]
    found = ratio(blocks)
    assert isclose(found.mean, 2 / 3)
    assert abs(found.low - 0.233591) < 1e-5
    assert abs(found.high - 1.099743) < 1e-5
    assert share(blocks) == (found.mean, found.low, 1.0)  # no share is above 1


def test_a_mean_of_equal_blocks_is_numpys():
    rng = Random(1)
    wins = [rng.randrange(4) for _ in range(50)]
    found = ratio([(won, 3) for won in wins])
    shares = np.array(wins) / 3
    error = shares.std(ddof=1) / sqrt(50)
    assert isclose(found.mean, shares.mean())
    assert isclose(found.high - found.mean, 2.009575 * error, rel_tol=1e-4)  # t with 49 degrees of freedom


def test_a_ratio_is_as_sure_as_the_bootstrap_says():
    """Blocks of unequal length, points that depend on it: blocks drawn again with replacement give the same spread."""
    rng = np.random.default_rng(7)
    deals = rng.integers(5, 60, 300)
    points = 3.0 * deals + rng.normal(0, 40, 300) - 20
    found = ratio(list(zip(points.tolist(), deals.tolist(), strict=True)))
    chosen = rng.integers(0, 300, (4000, 300))
    again = points[chosen].sum(axis=1) / deals[chosen].sum(axis=1)
    low, high = np.quantile(again, [0.025, 0.975])
    width = found.high - found.low
    assert abs(found.low - low) < 0.08 * width
    assert abs(found.high - high) < 0.08 * width
    wrong = points.sum() / deals.sum()
    assert isclose(found.mean, wrong)


def test_nineteen_intervals_in_twenty_contain_the_truth():
    rng = Random(3)
    hits = 0
    for _ in range(1000):
        blocks = [(sum(rng.random() < 0.4 for _ in range(3)), 3) for _ in range(30)]
        found = share(blocks)
        hits += found.low <= 0.4 <= found.high
    assert 930 <= hits <= 970  # 950 is expected, with a standard deviation of 7


def test_too_few_blocks_and_shares_at_the_ends():
    assert ratio([]) is None
    assert ratio([(0, 0), (0, 0)]) is None
    assert ratio([(6, 3)]) == (2.0, None, None)
    assert share([]) == (0.0, 0.0, 1.0)
    assert share([(1, 3)]) == (1 / 3, 0.0, 1.0)
    certain = share([(3, 3)] * 20)  # Wilson's interval for 20 of 20 begins at 0.8389
    assert (certain.mean, round(certain.low, 4), certain.high) == (1.0, 0.8389, 1.0)
    never = share([(0, 3)] * 20)
    assert (never.mean, never.low, round(never.high, 4)) == (0.0, 0.0, 0.1611)
    assert share([(1, 3)] * 20) == (1 / 3, 1 / 3, 1 / 3)  # the same player at every seat


def decide(sprt: Sprt, blocks, limit: int = 5000) -> tuple[float | None, int]:
    for count, value in enumerate(blocks, 1):
        sprt.add(value)
        if sprt.decided is not None or count == limit:
            return sprt.decided, count
    raise AssertionError("there are too few blocks")


def coin(rng: Random, p: float):
    while True:
        yield float(rng.random() < p)


def thirds(rng: Random, p: float):
    while True:
        yield sum(rng.random() < p for _ in range(3)) / 3


@pytest.mark.parametrize("flips", [coin, thirds])
@pytest.mark.parametrize("low,high", [(0.45, 0.55), (0.33, 0.42)])
def test_the_sequential_test_errs_as_seldom_as_it_says(flips, low, high):
    rng = Random(11)
    for truth in (low, high):
        ends = [decide(Sprt(low, high), flips(rng, truth)) for _ in range(400)]
        wrong = sum(decided != truth for decided, _ in ends)
        assert wrong <= 400 * 0.05 + 3 * sqrt(400 * 0.05 * 0.95), (truth, wrong)
        assert max(count for _, count in ends) < 5000


def test_the_sequential_test_is_quicker_the_clearer_it_is():
    rng = Random(5)
    lengths = [
        np.mean([decide(Sprt(0.45, 0.55), coin(rng, p))[1] for _ in range(100)]) for p in (0.52, 0.55, 0.65, 0.8)
    ]
    assert lengths == sorted(lengths, reverse=True)
    assert decide(Sprt(0.45, 0.55), [1.0] * 100) == (0.55, 13)  # n² / 50 is above log 19 = 2.944 from 13 on


def test_the_log_ratio_computed_by_hand():
    """Ten blocks, six of them 1 and four 0: m = 0.6; v = (10 * 0.24 + 10 * 0.25) / 10 = 0.49; 10 * 0.1 * 0.1 / v."""
    sprt = Sprt(0.45, 0.55)
    assert sprt.log_ratio == 0
    for value in [1.0] * 6 + [0.0] * 4:
        sprt.add(value)
    assert isclose(sprt.log_ratio, 0.1 / 0.49)
    assert sprt.decided is None


@pytest.mark.parametrize("low,high", [(0.5, 0.5), (0.6, 0.4), (-0.1, 0.5), (0.5, 1.1)])
def test_the_sequential_test_needs_two_shares_in_order(low, high):
    with pytest.raises(ValueError, match="in order"):
        Sprt(low, high)
