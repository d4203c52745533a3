"""How often a contract is made that roll-outs or solved worlds give a chance: for expert, against players like itself.

Roll-outs play on as the greedy policy does, and the solver as if all cards were seen.  Good players do neither: they
defend better than the greedy policy, above all against a declarer without a marriage, and worse than a player who sees
all cards.  So a chance is mapped to the share that was made in matches between three experts: a logistic function of
the chance's own logit, with further numbers for a hand without a marriage (gifts, bids) or for the cards in hand and
the square of the logit (play).  ``tools/calibration_tysiac.py fit`` has fitted them for each preset, in the order of
``features``.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from chiliad.bits import popcount
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules, most_like
from chiliad.games.tysiac.state import ALL, PLAY, card_points, marriage_points, marriages

GIFTS, DECLARER, DEFENDER = 0, 1, 2
Four = tuple[float, float, float, float]
Six = tuple[float, float, float, float, float, float]


class Model(NamedTuple):
    """The numbers of a preset, in the order of ``features``."""

    rows: tuple[Four, Six, Six]
    """For gifts and contracts; for the declarer in play; for a defender."""
    bids: Four
    """As the row of gifts, for the chance ``(made + 1/2) / 9`` that eight roll-outs give."""
    bolder: float = 0.0
    """Added to the logit of that chance in the auction, where bids came to more than they were thought worth."""


MODELS: dict[str, Model] = {
    "playroom": Model(
        rows=(
            (-0.724, 0.807, -1.209, 0.378),
            (-0.073, 0.685, 0.792, -0.002, -0.021, 0.009),
            (1.324, 1.069, 0.521, 0.084, 0.026, 0.053),
        ),
        bids=(-0.408, 1.061, -1.481, 0.241),
    ),
    "kurnik": Model(
        rows=(
            (-0.282, 0.659, -1.681, 0.427),
            (-0.239, 0.91, 1.108, -0.143, 0.0, 0.0),
            (1.212, 0.934, 0.327, -0.393, 0.0, 0.0),
        ),
        bids=(-0.051, 0.9, -1.749, 0.235),
    ),
    "russian": Model(
        rows=(
            (-1.048, 0.855, -1.175, 0.283),
            (-0.279, 0.85, 0.867, -0.038, 0.0, 0.0),
            (0.947, 1.03, 0.091, -0.229, 0.0, 0.0),
        ),
        bids=(-0.776, 1.152, -1.667, 0.398),
        bolder=1.0,
    ),
    "polish": Model(
        rows=(
            (-0.628, 0.717, -1.258, 0.681),
            (-0.481, 0.702, 1.022, 0.013, 0.0, 0.0),
            (0.965, 0.995, 0.256, -0.296, 0.0, 0.0),
        ),
        bids=(-0.352, 0.939, -1.422, 0.371),
    ),
}
"""By preset.  From ``fit --seed 21 --matches 30``, with ``--preset`` and its name; the Russian ones from 20 matches.
The playroom's rows of the play are from ``fit --seed 23 24 --matches 120``; those of the other presets were fitted
without the square of the logit.

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


def features(observation: Observation, chance: float, hand: int) -> Four | Six:
    """1 and the logit, and both for a ``hand`` without a marriage; in play, both by the number of cards in it.

    In play the square of the logit comes next, and the same by the number of cards.  Before the play, ``hand`` is what
    the declarer keeps.
    """
    chance = min(max(chance, CHANCE_LEAST), 1 - CHANCE_LEAST)
    logit = math.log(chance / (1 - chance))
    if observation.phase != PLAY:
        weight = float(not marriages(hand))
        return 1.0, logit, weight, weight * logit
    weight, square = (popcount(hand) - 5) / 3, logit * logit
    return 1.0, logit, weight, weight * logit, square, weight * square


def calibrated(observation: Observation, chance: float, hand: int) -> float:
    """The chance that the declarer makes the contract, from the share of the worlds in which it is made.

    ``hand`` is that of ``features``.  A contract that is made in all worlds stays certain; so does, in play, one that
    can't be made any more with all the points that are left.
    """
    if chance >= 1 or is_lost(observation):
        return chance
    model = model_of(observation.rules).rows[kind_of(observation)]
    value = sum(one * weight for one, weight in zip(features(observation, chance, hand), model, strict=True))
    return 1 / (1 + math.exp(-value))


def is_lost(observation: Observation) -> bool:
    """Whether the contract can't be made any more in play, not even with all the points that are left."""
    if observation.phase != PLAY:
        return False
    rest = ALL & ~(observation.played[0] | observation.played[1] | observation.played[2])
    most = card_points(rest) + marriage_points(observation.rules, rest)
    return most + observation.points[observation.auction.declarer] < observation.auction.contract
