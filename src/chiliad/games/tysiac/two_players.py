"""A decision of one of two players by roll-outs: flat Monte Carlo in worlds that fit, both seats playing greedily on.

No tables and no solver know a deal of two (T41).  The value of an action is the mean of how many points the seat gains
on the other in the deal, with ``MATCH_POINTS`` for a match won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chiliad._jit import compiled, kernel, numbers
from chiliad.bot import Candidate, Decision
from chiliad.games.tysiac.greedy import choose
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.rules import apply
from chiliad.games.tysiac.scoring import settle_state
from chiliad.games.tysiac.state import OVER_PLAYED, State
from chiliad.games.tysiac.worlds import resample

if TYPE_CHECKING:
    from chiliad.games.tysiac.options import Rules
    from chiliad.numpy_arrays import Integers

MATCH_POINTS = 300
"""What a match won counts for beside the points of its last deal."""
WORLDS_MIN = 4


@kernel
def points_gained(rules: Rules, state: State, seat: int) -> int:
    """How many points a seat gains on the other one, when both play greedily from here to the end of the deal."""
    while state.phase < OVER_PLAYED:
        state = apply(rules, state, choose(rules, state))
    settled = settle_state(rules, state)
    gained = settled.scores[seat] - settled.scores[1 - seat]
    if settled.winner >= 0:
        gained += MATCH_POINTS if settled.winner == seat else -MATCH_POINTS
    return gained


@compiled
def evaluate_two(observation: Observation, actions: Integers, worlds: int, rng: int, gained: Integers) -> int:
    """Write the points gained by each action in each world into ``gained[action, world]``; the generator's state."""
    plain = numbers(actions)
    for world in range(worlds):
        state, rng = resample(observation, rng)
        for place in range(len(actions)):
            after = apply(observation.rules, state, plain[place])
            gained[place, world] = points_gained(observation.rules, after, observation.seat)
    return rng


def decided(observation: Observation, actions: Sequence[int], nodes: int, rng: int) -> Decision:
    """The action of the greatest mean; ``nodes`` is the number of roll-outs, of all actions together."""
    import numpy

    worlds = max(WORLDS_MIN, nodes // len(actions))
    gained = numpy.zeros((len(actions), worlds), numpy.int64)
    evaluate_two(observation, numpy.array(actions, numpy.int64), worlds, rng, gained)
    means, errors = gained.mean(axis=1), gained.std(axis=1) / worlds**0.5
    candidates = [
        Candidate(action, float(mean), float(error)) for action, mean, error in zip(actions, means, errors, strict=True)
    ]
    ordered = sorted(candidates, key=lambda one: -(one.value or 0.0))
    return Decision(ordered[0].action, tuple(ordered))
