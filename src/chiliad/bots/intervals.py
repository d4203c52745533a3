"""How sure a measured strength is: intervals over blocks, and a sequential test.

A block's matches have the same cards, so they are not independent; blocks are.  Every interval here takes one pair a
block, and none takes a match for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
SPRT_ERROR = 0.05
SPRT_PRIOR_BLOCKS = 10
_Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
_T_OF_FEW = {1: 12.7062, 2: 4.30265, 3: 3.18245}  # where the expansion below is not good enough


class Estimate(NamedTuple):
    """A mean with its interval of 95 %; an end is None where there are too few blocks to tell."""

    mean: float
    low: float | None
    high: float | None


def student_t(freedom: int) -> float:
    """Student's t for a two-sided interval of 95 %, with so many degrees of freedom (at least 1).

    Source: Abramowitz and Stegun, *Handbook of Mathematical Functions*, 26.7.5.  The error is below 0.001.
    """
    if freedom in _T_OF_FEW:
        return _T_OF_FEW[freedom]
    z: float = _Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def ratio(blocks: Sequence[tuple[float, float]]) -> Estimate | None:
    """The ratio of two sums over blocks (points and deals, say), each block a pair; None where the second sum is 0.

    With n blocks ``(y, d)`` and R = Σy / Σd, the standard error is ``sqrt(n / (n - 1) * Σ(y - R d)²) / Σd``, and the
    interval is R ± t times that, with n - 1 degrees of freedom.  Where all d are equal, it is the usual interval of a
    mean.  Source: Cochran, *Sampling Techniques*, 3rd edition, 2.11 (the variance of a ratio, linearised).
    """
    over, under = sum(y for y, _ in blocks), sum(d for _, d in blocks)
    if not under:
        return None
    mean, count = over / under, len(blocks)
    if count < 2:
        return Estimate(mean, None, None)
    squares = sum((y - mean * d) ** 2 for y, d in blocks)
    half = student_t(count - 1) * sqrt(count / (count - 1) * squares) / under
    return Estimate(mean, mean - half, mean + half)


def share(blocks: Sequence[tuple[float, float]]) -> Estimate:
    """The share of matches won: a ``ratio`` of wins and matches, within 0 and 1.

    Where every match was won, or none, no block differs from another, and the formula would say that the share is
    certain.  Then the interval is Wilson's with one trial a block: down from 1 to ``n / (n + z²)``, or up from 0 to
    ``z² / (n + z²)``.  With one block alone it is from 0 to 1.
    """
    found = ratio(blocks) or Estimate(0.0, None, None)
    if found.low is None or found.high is None:
        return Estimate(found.mean, 0.0, 1.0)
    count = len(blocks)
    if found.mean == 1:
        return Estimate(1.0, count / (count + _Z**2), 1.0)
    if found.mean == 0:
        return Estimate(0.0, 0.0, _Z**2 / (count + _Z**2))
    return Estimate(found.mean, max(found.low, 0.0), min(found.high, 1.0))


class Sprt:
    """A sequential test of a share over blocks: is it ``low`` at most, or ``high`` at least?

    After n blocks with the mean m, the logarithm of the likelihood ratio is about
    ``n * (high - low) * (m - (low + high) / 2) / v``, where v is the variance of a block's share.  The test ends when
    it is beyond ``± log((1 - e) / e)``, where e = 0.05 is the chance of each error.

    v is measured: ``(Σ(x - m)² + 10 p (1 - p)) / n``, where p is midway between the two shares.  The second term counts
    as ten blocks of the greatest variance: without it a few blocks that happen to be alike would decide, and the test
    would err in up to 10 % of runs (simulated; with it, in 5 % at most).

    Sources: Wald, *Sequential Analysis* (1947), for the limits; Van den Bergh, *A Practical Introduction to the
    GSPRT*, for the normal approximation with a measured variance, as the tests of chess engines use it.
    """

    def __init__(self, low: float, high: float) -> None:
        if not 0 <= low < high <= 1:
            raise ValueError("the shares of a sequential test are in order, between 0 and 1")
        self.low, self.high = low, high
        self._count, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, share_of_block: float) -> None:
        """Take one more block."""
        self._count += 1
        self._sum += share_of_block
        self._squares += share_of_block**2

    @property
    def log_ratio(self) -> float:
        """The logarithm of the likelihood ratio of ``high`` to ``low``; 0 before the first block."""
        if not self._count:
            return 0.0
        mean, middle = self._sum / self._count, (self.low + self.high) / 2
        spread = max(0.0, self._squares - self._count * mean**2) + SPRT_PRIOR_BLOCKS * middle * (1 - middle)
        variance = spread / self._count
        return self._count * (self.high - self.low) * (mean - middle) / variance

    @property
    def decided(self) -> float | None:
        """``high`` or ``low``, whichever the test has decided for; None while it has not."""
        limit = log((1 - SPRT_ERROR) / SPRT_ERROR)
        if abs(self.log_ratio) < limit:
            return None
        return self.high if self.log_ratio > 0 else self.low
