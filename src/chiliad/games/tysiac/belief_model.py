"""The numbers of the belief of Tysiac, by preset: what ``tools/belief_tysiac.py fit`` has fitted.

``belief.py`` explains them.
"""

from __future__ import annotations

from typing import NamedTuple

Two = tuple[float, float]
Six = tuple[float, float, float, float, float, float]
Eight = tuple[float, float, float, float, float, float, float, float]
Eleven = tuple[float, float, float, float, float, float, float, float, float, float, float]


class Model(NamedTuple):
    """The weights of the features of each kind of decision."""

    bid: Six  # to bid on rather than to pass
    play_on: Six  # to play rather than to concede
    gift: Eight
    raises: Two  # to name more than the auction's figure
    raised_by: float  # points above the estimate, where more is named
    raised_error: float  # points: how far from that
    card: tuple[Eleven, Eleven, Eleven, Eleven]
    """To follow as a defender, as the declarer; to lead as a defender, as the declarer."""


PLAYROOM = Model(
    bid=(-0.374, 0.397, 0.19, 1.284, -0.776, 2.224),
    play_on=(1.813, 0.86, 0.381, 1.633, 0.437, 0.0),
    gift=(-0.973, -0.076, -1.5, 1.581, 0.132, 0.024, -2.781, -0.468),
    raises=(-0.307, 1.038),
    raised_by=-5.1,
    raised_error=24.5,
    card=(
        (0.479, -0.006, -0.24, -0.921, -3.577, 0.928, 0.0, -0.088, -0.225, -0.228, -0.483),
        (1.066, -1.287, 1.007, -0.739, 0.0, 1.399, 0.0, -0.412, -0.039, -0.404, 0.321),
        (0.582, -0.667, 1.594, -0.085, 0.854, -1.907, -1.047, 0.088, -0.078, -0.081, -0.037),
        (0.341, -0.866, 3.428, -2.105, -0.459, -3.178, -1.209, -0.894, -0.367, -0.284, -0.752),
    ),
)
"""Made by ``tools/belief_tysiac.py fit --seed 11 --matches 30``, as the others with ``--preset`` and their name.

Those of the Russian rules are from 20 matches.
"""

KURNIK = Model(
    bid=(-0.625, 0.026, 0.055, 1.619, -0.428, 0.0),
    play_on=(-0.08, 0.784, 0.25, 3.326, 0.173, 0.0),
    gift=(-1.163, -0.026, -1.557, 1.577, -0.303, -0.156, -1.867, -0.499),
    raises=(-0.955, 0.888),
    raised_by=-4.1,
    raised_error=30.0,
    card=(
        (0.657, -0.155, 0.22, -0.927, -2.163, 0.0, 0.0, 0.023, -0.288, -0.64, -0.34),
        (1.285, -1.306, 0.524, -0.634, 0.0, 0.0, 0.0, -0.569, -0.224, -1.64, 0.409),
        (0.392, -0.691, 0.927, -0.122, 1.43, -1.529, -1.878, -0.262, -0.441, -0.441, -0.001),
        (0.315, -0.71, 2.781, -2.088, -0.146, -3.055, -0.751, -1.829, -0.333, -0.551, -0.625),
    ),
)

RUSSIAN = Model(
    bid=(-1.039, 0.045, -0.094, 2.172, -0.646, 2.835),
    play_on=(2.547, 0.049, 0.321, 1.537, 1.026, 0.0),
    gift=(-1.296, 0.159, -1.546, 2.18, -0.082, -0.132, -1.731, -0.335),
    raises=(-0.822, 1.212),
    raised_by=-8.8,
    raised_error=22.7,
    card=(
        (0.483, 0.027, -0.04, -1.198, -3.93, 0.747, 0.0, -0.1, -0.298, -0.283, -0.262),
        (1.064, -0.852, 0.923, -0.726, 0.0, 0.882, 0.0, 0.033, -0.119, -1.077, 0.13),
        (0.697, -0.529, 1.592, 0.001, 0.475, -2.169, -1.015, -0.06, -0.094, -0.231, -0.218),
        (0.308, -0.735, 3.262, -2.071, 0.007, -2.679, -0.784, -0.889, -0.319, -0.14, -0.722),
    ),
)

POLISH = Model(
    bid=(-1.759, 0.109, 0.186, 2.377, -0.176, 0.0),
    play_on=(1.426, 0.547, 0.45, 3.289, 0.35, 0.0),
    gift=(-1.192, 0.045, -0.894, 1.499, -0.212, -0.15, -1.742, -0.311),
    raises=(-0.917, 0.976),
    raised_by=-1.8,
    raised_error=29.3,
    card=(
        (0.655, 0.353, 0.851, -0.959, -3.368, 0.0, 0.0, -0.032, -0.233, -0.631, -0.273),
        (1.201, -1.22, 1.011, -0.388, 0.0, 0.0, 0.0, -0.926, -0.086, -1.103, -0.193),
        (0.602, -0.717, 1.405, -0.012, 0.825, -1.537, -1.383, -0.265, -0.269, -0.183, -0.071),
        (0.196, -0.545, 2.671, -1.678, -0.062, -3.086, -0.86, -1.385, -0.384, -0.624, -0.575),
    ),
)

MODELS: dict[str, Model] = {"playroom": PLAYROOM, "kurnik": KURNIK, "russian": RUSSIAN, "polish": POLISH}
"""By preset."""
