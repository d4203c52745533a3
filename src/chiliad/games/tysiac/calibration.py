"""How often a contract is made that roll-outs or solved worlds give a chance: for expert, against players like itself.

Roll-outs play on as the greedy policy does, and the solver as if all cards were seen.  Good players do neither: they
defend better than the greedy policy, above all against a declarer without a marriage, and worse than a player who sees
all cards.  So a chance is mapped to the share that was made in matches between three experts: a logistic function of
powers of the chance's own logit, alone and for a hand without a marriage (gifts, contracts), or alone, by the cards in
hand and for the first trick (play).

Gifts and contracts are compared by other numbers (``compared``), with which the strength of expert was measured.  What
is told of the chosen one was fitted later, to more matches, and changes no move.  ``tools/calibration_tysiac.py fit``
has fitted all these numbers for each preset.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from chiliad.bits import popcount
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules, most_like
from chiliad.games.tysiac.state import (
    ALL,
    HAND_CARDS_PLAYED,
    PLAY,
    TWO_HAND_CARDS,
    card_points,
    marriage_points,
    marriages,
)

GIFTS, DECLARER, DEFENDER = 0, 1, 2
Four = tuple[float, float, float, float]
Eight = tuple[float, float, float, float, float, float, float, float]
Nine = tuple[float, float, float, float, float, float, float, float, float]


class Model(NamedTuple):
    """The numbers of a preset."""

    rows: tuple[Eight, Nine, Nine]
    """In the order of ``features``: for gifts and contracts; for the declarer in play; for a defender."""
    compared: Four
    """In the order of ``comparing``: for gifts and contracts while they are compared."""
    bids: Four
    """The same for the chance ``(made + 1/2) / 9`` that eight roll-outs give in the auction."""
    bolder: float = 0.0
    """Added to the logit of that chance in the auction, where bids came to more than they were thought worth."""


MODELS: dict[str, Model] = {
    "playroom": Model(
        rows=(
            (-1.002, 1.173, -0.064, -0.007, -0.68, -0.269, -0.016, 0.018),
            (-0.236, 0.691, 1.207, -0.003, -0.001, -0.009, -0.39, 0.032, 0.007),
            (1.316, 1.089, 0.59, -0.074, 0.044, -0.01, -0.166, 0.226, 0.073),
        ),
        compared=(-0.724, 0.807, -1.209, 0.378),
        bids=(-0.408, 1.061, -1.481, 0.241),
    ),
    "kurnik": Model(
        rows=(
            (-0.282, 0.659, 0.0, 0.0, -1.681, 0.427, 0.0, 0.0),
            (-0.239, 0.91, 1.108, -0.143, 0.0, 0.0, 0.0, 0.0, 0.0),
            (1.36, 0.843, 0.427, -0.283, 0.027, -0.02, 0.019, 0.271, 0.067),
        ),
        compared=(-0.282, 0.659, -1.681, 0.427),
        bids=(-0.051, 0.9, -1.749, 0.235),
    ),
    "russian": Model(
        rows=(
            (-1.048, 0.855, 0.0, 0.0, -1.175, 0.283, 0.0, 0.0),
            (-0.236, 0.682, 1.262, 0.05, -0.023, -0.005, -0.44, -0.029, 0.009),
            (1.042, 1.046, 0.599, -0.105, 0.024, -0.025, -0.23, 0.26, 0.078),
        ),
        compared=(-1.048, 0.855, -1.175, 0.283),
        bids=(-0.776, 1.152, -1.667, 0.398),
        bolder=1.0,
    ),
    "polish": Model(
        rows=(
            (-0.628, 0.717, 0.0, 0.0, -1.258, 0.681, 0.0, 0.0),
            (-0.35, 0.807, 0.973, -0.022, -0.013, 0.009, -0.072, -0.004, -0.007),
            (1.128, 1.108, 0.546, -0.142, 0.054, -0.026, -0.338, 0.017, 0.048),
        ),
        compared=(-0.628, 0.717, -1.258, 0.681),
        bids=(-0.352, 0.939, -1.422, 0.371),
    ),
}
"""By preset.  ``compared`` and ``bids`` are from ``fit --seed 21 --matches 30``, with ``--preset`` and its name (the
Russian ones from 20 matches), and so are the rows with zeros: those were fitted when ``features`` had no squares and
cubes and no first trick.  The playroom's rows are from ``fit --seed $(seq 31 70) --matches 25``, the other rows from
``fit --seed 31 32 33 34 --matches 25``: too few matches for a row that rises everywhere, where zeros are left.

``bolder`` is not fitted but tried with ``tools/bidding_tysiac.py``.
"""
CHANCE_LEAST = 0.005
"""A chance of 0, which worlds drawn at random can give, is taken for this one."""


@lru_cache(maxsize=64)
def model_of(rules: Rules) -> Model:
    """The model of the preset that these rules are most like."""
    return MODELS[most_like(rules, MODELS)]


def bid_numbers(rules: Rules) -> Four:
    """What turns the features of a contract that is bid into the logit of its chance."""
    model = model_of(rules)
    first, second, third, fourth = model.bids
    return first + model.bolder, second, third, fourth


def kind_of(observation: Observation) -> int:
    """Which row of the model an observation has."""
    if observation.phase != PLAY:
        return GIFTS
    return DECLARER if observation.seat == observation.auction.declarer else DEFENDER


def features(observation: Observation, chance: float, hand: int) -> Eight | Nine:
    """What the numbers of the observation's row are multiplied by; before the play, ``hand`` is what is kept."""
    if observation.phase != PLAY:
        return _before_play(_logit(chance), hand)
    count = popcount(hand)
    whole = TWO_HAND_CARDS if observation.rules.players == 2 else HAND_CARDS_PLAYED
    return _in_play(_logit(chance), (count - 5) / 3, first=float(count == whole))


def _before_play(logit: float, hand: int) -> Eight:
    """1, the logit, its square and its cube; all again for a hand without a marriage."""
    alone, square, cube = float(not marriages(hand)), logit * logit, logit**3
    return 1.0, logit, square, cube, alone, alone * logit, alone * square, alone * cube


def _in_play(logit: float, cards: float, first: float) -> Nine:
    """1, the logit and its square, each also by the ``cards`` in hand; and the three again for the ``first`` trick."""
    square = logit * logit
    return 1.0, logit, cards, cards * logit, square, cards * square, first, first * logit, first * square


def comparing(chance: float, hand: int) -> Four:
    """1 and the logit; both again for a hand without a marriage."""
    logit, alone = _logit(chance), float(not marriages(hand))
    return 1.0, logit, alone, alone * logit


def _logit(chance: float) -> float:
    chance = min(max(chance, CHANCE_LEAST), 1 - CHANCE_LEAST)
    return math.log(chance / (1 - chance))


def calibrated(observation: Observation, chance: float, hand: int) -> float:
    """The chance that the declarer makes the contract, from the share of the worlds in which it is made, to be told.

    ``hand`` is that of ``features``.  A contract that is made in all worlds stays certain; so does, in play, one that
    can't be made any more with all the points that are left.
    """
    if chance >= 1 or is_lost(observation):
        return chance
    return _logistic(features(observation, chance, hand), model_of(observation.rules).rows[kind_of(observation)])


def compared(rules: Rules, chance: float, hand: int) -> float:
    """The chance by which a gift or contract is compared with others, from the share of worlds; ``hand`` is kept."""
    return _logistic(comparing(chance, hand), model_of(rules).compared)


def _logistic(features: Sequence[float], numbers: Sequence[float]) -> float:
    return 1 / (1 + math.exp(-sum(one * weight for one, weight in zip(features, numbers, strict=True))))


def is_lost(observation: Observation) -> bool:
    """Whether the contract can't be made any more in play, not even with all the points that are left."""
    if observation.phase != PLAY:
        return False
    rest = ALL & ~(observation.played[0] | observation.played[1] | observation.played[2])
    most = card_points(rest) + marriage_points(observation.rules, rest)
    return most + observation.points[observation.auction.declarer] < observation.auction.contract
