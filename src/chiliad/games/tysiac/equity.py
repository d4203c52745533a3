"""Match equity in Tysiac: each seat's chance to win the match from a standing before a deal.

A seat has a *strength*, which follows from its distance to the target, its deals on the barrel and its counts of
concessions, empty hands and falls from the barrel; its chance is its share of the three strengths.  The logarithm of
the strength is linear between the knots of ``equity_model.py``, which ``make_equity.py`` fits to simulated matches.
Rules that are no preset have the model of the one most like them: distances are in points from the target, whatever it
is.

Compiled searches take integers: ``strengths`` lays the strengths of one deal's possible results out in an array, and
``share`` reads a settled deal's chance from it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from chiliad._jit import hot, kernel
from chiliad.game import NOBODY
from chiliad.games.tysiac.equity_model import MODELS, Model
from chiliad.games.tysiac.options import Rules, most_like
from chiliad.games.tysiac.scoring import Settled
from chiliad.games.tysiac.state import SEATS, Standing
from chiliad.games.tysiac.talon import on_barrel

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

ONE = 1 << 20
"""The share of a seat that has won, in the integers of ``share``."""

_CHANGE_MAX = 700  # points: no deal changes a total by more (400 for a contract, and the way to the barrel)
_STEP = 5
_TOTALS = 2 * _CHANGE_MAX // _STEP + 1
_BARREL = _TOTALS  # three columns: by the deals used on the barrel
_CONCESSIONS = _BARREL + 3  # three columns of factors, by the count
_EMPTY_HANDS = _CONCESSIONS + 3
_BARREL_FALLS = _EMPTY_HANDS + 3
_WIDTH = _BARREL_FALLS + 3
_STRENGTH_ONE = 1 << 30
_FACTOR_BITS = 12


def model_of(rules: Rules) -> Model:
    """The model of the preset that these rules are most like."""
    return MODELS[most_like(rules, MODELS)]


def log_strength(model: Model, distance: float) -> float:
    """The logarithm of the strength of a seat that is so many points from the target and not on the barrel."""
    knots, values = model.distances, model.values
    at = 1
    while at < len(knots) - 1 and distance > knots[at]:
        at += 1
    slope = (values[at] - values[at - 1]) / (knots[at] - knots[at - 1])
    return values[at - 1] + slope * (distance - knots[at - 1])


@lru_cache(maxsize=256)
def strengths(rules: Rules, before: Standing, own_model: Model | None = None) -> Integers:
    """The strengths that the seats may have after a deal that begins from ``before``, one row after the other.

    ``own_model``: another model than that of the rules.
    Integers, so that compiled and plain code agree; the strongest seat before the deal has about ``2**30 / 64``.
    """
    import numpy

    model = own_model or model_of(rules)
    now = [
        model.barrel[before.barrel_deals[seat]]
        if on_barrel(rules, before, seat)
        else log_strength(model, rules.target - before.totals[seat])
        for seat in range(SEATS)
    ]
    top = max(now) + math.log(64)

    def scaled(log: float) -> int:
        return max(1, int(_STRENGTH_ONE * math.exp(min(log - top, 0.0))))

    table = numpy.ones(SEATS * _WIDTH, numpy.int64)
    for seat in range(SEATS):
        row = table[seat * _WIDTH : (seat + 1) * _WIDTH]
        first = rules.target - before.totals[seat] + _CHANGE_MAX
        row[:_TOTALS] = [scaled(log_strength(model, first - _STEP * n)) for n in range(_TOTALS)]
        row[_BARREL:_CONCESSIONS] = [scaled(log) for log in model.barrel]
        row[_CONCESSIONS:_EMPTY_HANDS] = [round(math.exp(log) * (1 << _FACTOR_BITS)) for log in model.concessions]
        row[_EMPTY_HANDS:_BARREL_FALLS] = [round(math.exp(log) * (1 << _FACTOR_BITS)) for log in model.empty_hands]
        row[_BARREL_FALLS:] = [round(math.exp(log) * (1 << _FACTOR_BITS)) for log in model.barrel_falls]
    return table


@hot
def _strength(rules: Rules, before: Standing, after: Standing, table: Sequence[int], seat: int) -> int:
    row = seat * _WIDTH
    total = after.totals[seat]
    if on_barrel(rules, after, seat):
        column = _BARREL + after.barrel_deals[seat]
    else:
        column = min(max((total - before.totals[seat] + _CHANGE_MAX) // _STEP, 0), _TOTALS - 1)
    strength = table[row + column] * table[row + _CONCESSIONS + after.concessions[seat]] >> _FACTOR_BITS
    strength = strength * table[row + _EMPTY_HANDS + after.empty_hands[seat]] >> _FACTOR_BITS
    return max(strength * table[row + _BARREL_FALLS + after.barrel_falls[seat]] >> _FACTOR_BITS, 1)


@kernel
def share(rules: Rules, before: Standing, settled: Settled, table: Sequence[int], seat: int) -> int:
    """The seat's chance to win the match after a deal, in units of ``1 / ONE``; ``table`` is from ``strengths``."""
    if settled.winner != NOBODY:
        return ONE if settled.winner == seat else 0
    first = _strength(rules, before, settled.after, table, 0)
    second = _strength(rules, before, settled.after, table, 1)
    third = _strength(rules, before, settled.after, table, 2)
    own = first if seat == 0 else second if seat == 1 else third
    return own * ONE // (first + second + third)


def chances(rules: Rules, before: Standing) -> tuple[float, float, float]:
    """The three seats' chances to win the match, before a deal."""
    table = cast("Sequence[int]", strengths(rules, before))  # an array, as in compiled code
    level = Settled((0, 0, 0), before, NOBODY)
    first, second = (float(share(rules, before, level, table, seat)) / ONE for seat in (0, 1))
    return first, second, max(0.0, 1 - first - second)
