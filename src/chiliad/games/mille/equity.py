"""Match equity of Mille: how likely a player wins the match, from how far both players are from the target.

``tools/equity_mille.py`` makes the table: it plays deals of the tuned policy against itself, and from their scores
computes the chance at each pair of distances, until it no longer changes: ``--seed 1``, 10,000 deals, twenty
seconds of one core.
"""

from __future__ import annotations

from collections.abc import Sequence

from chiliad._jit import hot
from chiliad.game import NOBODY
from chiliad.games.mille.options import Rules
from chiliad.games.mille.scoring import game_winner
from chiliad.games.mille.state import Standing

STEP = 100  # points between two rows
SIZE = 18  # rows, and columns: 0 to 1700 points from the target
CERTAIN = 100_000
"""The unit: a match that is won."""

EQUITY: tuple[tuple[int, ...], ...] = (
    (5000, 5678, 7104, 7983, 8496, 8829, 9071, 9249, 9385, 9490, 9573, 9639, 9693, 9737, 9774, 9804, 9830, 9852),
    (4322, 5000, 6281, 7204, 7817, 8250, 8575, 8825, 9022, 9178, 9304, 9407, 9491, 9562, 9621, 9670, 9712, 9748),
    (2896, 3719, 5000, 6031, 6785, 7358, 7806, 8162, 8448, 8681, 8872, 9031, 9163, 9274, 9368, 9448, 9514, 9568),
    (2017, 2796, 3969, 5000, 5820, 6481, 7022, 7465, 7831, 8135, 8389, 8604, 8785, 8940, 9072, 9184, 9276, 9350),
    (1504, 2183, 3215, 4180, 5000, 5697, 6290, 6792, 7217, 7580, 7889, 8154, 8381, 8577, 8746, 8890, 9008, 9101),
    (1171, 1750, 2642, 3519, 4303, 5000, 5615, 6151, 6619, 7025, 7379, 7687, 7956, 8190, 8394, 8569, 8711, 8824),
    (929, 1425, 2194, 2978, 3710, 4385, 5000, 5552, 6045, 6483, 6871, 7214, 7518, 7786, 8022, 8225, 8391, 8521),
    (751, 1175, 1838, 2535, 3208, 3849, 4448, 5000, 5504, 5961, 6373, 6744, 7076, 7373, 7636, 7865, 8051, 8197),
    (615, 978, 1552, 2169, 2783, 3381, 3955, 4496, 5000, 5465, 5893, 6283, 6637, 6957, 7243, 7493, 7697, 7857),
    (510, 822, 1319, 1865, 2420, 2975, 3517, 4039, 4535, 5000, 5434, 5836, 6205, 6543, 6847, 7115, 7334, 7505),
    (427, 696, 1128, 1611, 2111, 2621, 3129, 3627, 4107, 4566, 5000, 5407, 5786, 6136, 6454, 6736, 6966, 7146),
    (361, 593, 969, 1396, 1846, 2313, 2786, 3256, 3717, 4164, 4593, 5000, 5384, 5741, 6068, 6360, 6598, 6785),
    (307, 509, 837, 1215, 1619, 2044, 2482, 2924, 3363, 3795, 4214, 4616, 5000, 5361, 5694, 5991, 6236, 6427),
    (263, 438, 726, 1060, 1423, 1810, 2214, 2627, 3043, 3457, 3864, 4259, 4639, 5000, 5335, 5637, 5885, 6079),
    (226, 379, 632, 928, 1254, 1606, 1978, 2364, 2757, 3153, 3546, 3932, 4306, 4665, 5000, 5303, 5553, 5749),
    (196, 330, 552, 816, 1110, 1431, 1775, 2135, 2507, 2885, 3264, 3640, 4009, 4363, 4697, 5000, 5250, 5447),
    (170, 288, 486, 724, 992, 1289, 1609, 1949, 2303, 2666, 3034, 3402, 3764, 4115, 4447, 4750, 5000, 5197),
    (148, 252, 432, 650, 899, 1176, 1479, 1803, 2143, 2495, 2854, 3215, 3573, 3921, 4251, 4553, 4803, 5000),
)
"""Of 10,000 matches, how many a player wins: a row for the distance of that player, a column for the other's."""


@hot
def equity_of(rules: Rules, after: Standing, seat: int, table: Sequence[int]) -> int:
    """How likely ``seat`` wins the match after a deal, of ``CERTAIN``; ``table`` is ``EQUITY`` laid out flat.

    Between the rows of the table it changes evenly; beyond the last row it no longer changes.  The table knows nothing
    of stars: where ``natural_required`` is chosen it is an estimate.
    """
    winner = game_winner(rules, after.totals, after.stars)
    if winner != NOBODY:
        return CERTAIN if winner == seat else 0
    left = rules.target - after.totals[seat], rules.target - after.totals[1 - seat]
    return between(table, 0, left[0], left[1]) // (STEP * STEP * 10_000 // CERTAIN)


@hot
def between(table: Sequence[int], place: int, own: int, other: int) -> int:
    """``STEP`` squared times the value at two distances, of the table of ``SIZE`` rows that begins at ``place``."""
    far = STEP * (SIZE - 1) - 1
    own, other = min(max(own, 0), far), min(max(other, 0), far)
    at = place + own // STEP * SIZE + other // STEP
    down, right = own % STEP, other % STEP
    above = table[at] * (STEP - right) + table[at + 1] * right
    below = table[at + SIZE] * (STEP - right) + table[at + SIZE + 1] * right
    return above * (STEP - down) + below * down
