"""The match-equity models of Tysiac, by rules: what ``make_equity.py`` has fitted.  ``equity.py`` explains them."""

from __future__ import annotations

from typing import NamedTuple


class Model(NamedTuple):
    """The logarithm of a seat's strength; only differences between seats count."""

    distances: tuple[float, ...]  # points from the target, ascending: the knots
    values: tuple[float, ...]  # at the knots, for a seat that is not on the barrel
    barrel: tuple[float, float, float]  # on the barrel, by the deals used
    concessions: tuple[float, float, float]  # added, by the count of concessions
    empty_hands: tuple[float, float, float]  # added, by the count of empty hands


PLAYROOM = Model(
    distances=(125.0, 240.0, 400.0, 700.0, 1000.0, 1500.0),
    values=(1.3, 0.9, 0.3, -0.9, -2.0, -4.0),
    barrel=(1.9, 1.7, 1.3),
    concessions=(0.0, -0.08, -0.25),
    empty_hands=(0.0, -0.02, -0.1),
)
"""A closed form, before any fit."""

MODELS: dict[tuple[int, ...], Model] = {}
"""By the options that change play (all of ``Rules`` from ``bid_limit`` to ``barrel_exclusive``)."""
