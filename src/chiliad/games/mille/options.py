"""The rules of Mille as data: the options and the presets.

The three presets differ only in ``payment``, which the name of a preset sets: it is not an option.
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad.game import Option

PAGAT, WIKIPEDIA, PROGRESSIVE = 0, 1, 2
"""``payment``: the three ways to pay (M30, M31, M32)."""

WILDS_UNLIMITED = 8
"""``max_wilds`` without a limit: there are eight 2s in two packs."""

TARGET_MIN, TARGET_MAX = 5, 1_000_000  # a deal scores in fives; far beyond any sitting, and far inside 63 bits


class Rules(NamedTuple):
    """One choice of options; all integers."""

    target: int = 1200  # M26: the total, in points, that ends the game
    natural_required: int = 0  # M28: 1 when only a player with a star can end and win
    max_wilds: int = WILDS_UNLIMITED  # M14: the most 2s laid as wilds in one set, 0 to 8
    payment: int = PAGAT  # M30 to M32: set by the preset


OPTIONS: tuple[Option, ...] = (
    Option("target", "M26", low=TARGET_MIN, high=TARGET_MAX),
    Option("natural_required", "M28", {"no": 0, "yes": 1}),
    Option("max_wilds", "M14", {"none": WILDS_UNLIMITED}, low=0, high=WILDS_UNLIMITED),
)

PRESETS: dict[str, Rules] = {
    "pagat": Rules(payment=PAGAT),
    "wikipedia": Rules(payment=WIKIPEDIA),
    "progressive": Rules(payment=PROGRESSIVE),
}


def problems(rules: Rules) -> list[str]:
    """The keys of all options whose value is not allowed, in the order of ``OPTIONS``."""
    wrong = []
    for option in OPTIONS:
        value = getattr(rules, option.key)
        fine = option.values is not None and value in option.values.values()
        if option.low is not None and option.high is not None:
            fine = fine or option.low <= value <= option.high
        if not fine:
            wrong.append(option.key)
    if rules.payment not in (PAGAT, WIKIPEDIA, PROGRESSIVE):
        wrong.append("payment")
    return wrong
