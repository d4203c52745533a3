"""Pearson's chi-square: how well counts agree with expected counts."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping

CELL_MIN = 5.0  # cells with a smaller expected count are merged


def p_value(statistic: float, freedom: int) -> float:
    """The chance of a statistic at least this large (Wilson and Hilferty 1931: correct to some percent)."""
    spread = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(z / math.sqrt(2)) / 2


def fit(counts: Mapping[Hashable, int], chances: Mapping[Hashable, float]) -> float:
    """The p-value of ``counts`` where ``chances`` has each key's probability; a key without one has p 0."""
    if set(counts) - set(chances):
        return 0.0
    assert abs(sum(chances.values()) - 1) < 1e-9
    total = sum(counts.values())
    statistic, cells = 0.0, 0
    seen, expected = 0, 0.0
    left = 1.0
    for key in sorted(chances, key=repr):
        seen += counts.get(key, 0)
        expected += total * chances[key]
        left -= chances[key]
        if expected >= CELL_MIN and (left * total >= CELL_MIN or left < 1e-9):
            statistic += (seen - expected) ** 2 / expected
            cells += 1
            seen, expected = 0, 0.0
    assert cells > 1, "too few draws for a result"
    return p_value(statistic, cells - 1)


def even(keys: list[Hashable]) -> dict[Hashable, float]:
    """The p-value of ``counts`` where every key is equally likely."""
    return {key: 1 / len(keys) for key in keys}
