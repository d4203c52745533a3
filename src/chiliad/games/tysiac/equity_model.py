"""The match-equity models of Tysiac, by preset: what ``make_equity.py`` has fitted.  ``equity.py`` explains them."""

from __future__ import annotations

from typing import NamedTuple


class Model(NamedTuple):
    """The logarithm of a seat's strength; only differences between seats count."""

    distances: tuple[float, ...]  # points from the target, ascending: the knots
    values: tuple[float, ...]  # at the knots, for a seat that is not on the barrel
    barrel: tuple[float, float, float]  # on the barrel, by the deals used
    concessions: tuple[float, float, float]  # added, by the count of concessions
    empty_hands: tuple[float, float, float]  # added, by the count of empty hands
    barrel_falls: tuple[float, float, float] = (0.0, 0.0, 0.0)  # added, by the count of falls from the barrel (T39)


PLAYROOM = Model(
    distances=(125.0, 180.0, 240.0, 400.0, 700.0, 1000.0, 1500.0),
    values=(1.041, 0.773, 0.562, 0.028, -0.849, -1.638, -2.869),
    barrel=(1.107, 1.002, 0.842),
    concessions=(0.0, -0.061, -0.166),
    empty_hands=(0.0, -0.087, -0.18),
)
"""Made by ``make_equity --seed 1 --matches 60 --rows 600000``; the players of that run still used a guessed model."""

KURNIK = Model(
    distances=(20.0, 110.0, 200.0, 240.0, 400.0, 700.0, 1000.0, 1500.0),
    values=(1.937, 1.614, 0.755, 0.842, 0.226, -0.718, -1.6, -3.056),
    barrel=(0.0, 0.0, 0.0),
    concessions=(0.0, -0.093, 0.0),
    empty_hands=(0.0, 0.0, 0.0),
)
"""Made by ``make_equity --seed 1 --matches 200 --preset kurnik``, as the two that follow by theirs."""

POLISH = Model(
    distances=(20.0, 110.0, 200.0, 240.0, 400.0, 700.0, 1000.0, 1500.0),
    values=(2.025, 1.641, 0.849, 0.835, 0.171, -0.808, -1.694, -3.019),
    barrel=(0.0, 0.0, 0.0),
    concessions=(0.0, -0.096, 0.0),
    empty_hands=(0.0, 0.0, 0.0),
)

RUSSIAN = Model(
    distances=(125.0, 180.0, 240.0, 400.0, 700.0, 1000.0, 1500.0),
    values=(0.654, 0.495, 0.384, -0.044, -0.606, -1.068, -1.604),
    barrel=(0.756, 0.632, 0.399),
    concessions=(0.0, 0.0, 0.0),
    empty_hands=(0.0, -0.064, -0.139),
    barrel_falls=(0.0, -0.197, -0.593),
)

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

MODELS: dict[str, Model] = {"playroom": PLAYROOM, "kurnik": KURNIK, "polish": POLISH, "russian": RUSSIAN}
"""By preset."""
