"""The numbers of the belief of Tysiac: what ``tools/belief_tysiac.py fit`` has fitted.  ``belief.py`` explains them."""

from __future__ import annotations

BID = (-0.374, 0.397, 0.19, 1.284, -0.776, 2.224)
PLAY_ON = (1.813, 0.86, 0.381, 1.633, 0.437, 0.0)
GIFT = (-0.973, -0.076, -1.5, 1.581, 0.132, 0.024, -2.781, -0.468)
RAISE = (-0.307, 1.038)
RAISED_BY, RAISED_ERROR = -5.1, 24.5
CARD = (
    (0.479, -0.006, -0.24, -0.921, -3.577, 0.928, 0.0, -0.088, -0.225, -0.228, -0.483),
    (1.066, -1.287, 1.007, -0.739, 0.0, 1.399, 0.0, -0.412, -0.039, -0.404, 0.321),
    (0.582, -0.667, 1.594, -0.085, 0.854, -1.907, -1.047, 0.088, -0.078, -0.081, -0.037),
    (0.341, -0.866, 3.428, -2.105, -0.459, -3.178, -1.209, -0.894, -0.367, -0.284, -0.752),
)
"""``CARD``: to follow as a defender, as the declarer; to lead as a defender, as the declarer.

Made by ``tools/belief_tysiac.py fit --seed 11 --matches 30``.
"""
