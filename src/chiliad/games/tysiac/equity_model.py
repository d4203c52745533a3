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
    distances=(125.0, 180.0, 240.0, 400.0, 700.0, 1000.0, 1500.0),
    values=(1.041, 0.773, 0.562, 0.028, -0.849, -1.638, -2.869),
    barrel=(1.107, 1.002, 0.842),
    concessions=(0.0, -0.061, -0.166),
    empty_hands=(0.0, -0.087, -0.18),
)
"""Made by ``make_equity --seed 1 --matches 60 --rows 600000``; the players of that run still used a guessed model."""

REFERENCE = Model(
    distances=(125.0, 180.0, 240.0, 400.0, 700.0, 1000.0, 1500.0),
    values=(1.262, 0.895, 0.606, -0.046, -1.065, -2.007, -3.196),
    barrel=(1.274, 1.231, 1.045),
    concessions=(0.0, -0.046, -0.145),
    empty_hands=(0.0, -0.087, -0.224),
)
"""The model of the reference player (``reference.py``), for the balance of luck and skill only.

Made by ``make_reference --seed 1``.
"""

MODELS: dict[tuple[int, ...], Model] = {}
"""By the options that change play (all of ``Rules`` from ``bid_limit`` to ``barrel_exclusive``)."""
