"""How often a contract is made that roll-outs or solved worlds give a chance: for expert, against players like itself.

Roll-outs play on as the greedy policy does, and the solver as if all cards were seen.  Good players do neither: they
defend better than the greedy policy, and worse than who sees all cards.  So a chance is mapped to the share that was
made in matches between three experts: a logistic function of the chance's own logit, with numbers for the cards in
hand.  ``tools/calibration_tysiac.py fit`` has fitted them, in the order of ``features``.
"""

from __future__ import annotations

import math

from chiliad.bits import popcount
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.state import ALL, PLAY, card_points, marriage_points

GIFTS, DECLARER, DEFENDER = 0, 1, 2
MODEL = (
    (-1.295, 0.991, 0.0, 0.0),
    (0.077, 0.813, 0.498, -0.13),
    (1.533, 1.08, -0.128, -0.29),
)
"""By kind, in the order of ``features``.  From the first 400 deals of ``fit --seed 21 --matches 40``."""
CHANCE_LEAST = 0.005
"""A chance of 0, which worlds drawn at random can give, is taken for this one."""


def kind_of(observation: Observation) -> int:
    """Which row of the model an observation has."""
    if observation.phase != PLAY:
        return GIFTS
    return DECLARER if observation.seat == observation.auction.declarer else DEFENDER


def features(observation: Observation, chance: float) -> tuple[float, float, float, float]:
    """1 and the logit, and both by the cards in hand."""
    chance = min(max(chance, CHANCE_LEAST), 1 - CHANCE_LEAST)
    logit = math.log(chance / (1 - chance))
    cards = (popcount(observation.hand) - 5) / 3 if observation.phase == PLAY else 0.0
    return 1.0, logit, cards, cards * logit


def calibrated(observation: Observation, chance: float) -> float:
    """The chance that the declarer makes the contract, from the share of the worlds in which it is made.

    Made in all worlds, it stays certain; so does what can't be made any more with all the points that are left.
    """
    auction = observation.auction
    rest = ALL & ~(observation.played[0] | observation.played[1] | observation.played[2])
    most = card_points(ALL) + marriage_points(observation.rules, rest)
    if auction.declarer >= 0 and observation.phase == PLAY:
        most += observation.points[auction.declarer] - card_points(ALL & ~rest)
    if chance >= 1 or most < auction.contract:
        return chance
    model = MODEL[kind_of(observation)]
    value = sum(one * weight for one, weight in zip(features(observation, chance), model, strict=True))
    return 1 / (1 + math.exp(-value))
