"""The bots of Mille: two frozen ones for programs, and five levels that people play against.

``beginner`` and ``casual`` know less than they could; ``club`` plays the tuned policy (``tuned.py``); ``strong`` and
``expert`` search over whole turns (``turn_search.py``).  All follow from the seed, the observation and the budget: none
remembers anything from one decision to the next.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from chiliad._jit import COMPILED
from chiliad.bits import seed_from
from chiliad.bot import Budget, Candidate, Decision, RandomBot
from chiliad.games.mille import habits
from chiliad.games.mille.equity import CERTAIN, EQUITY
from chiliad.games.mille.greedy import choose_seen
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.state import DRAW, MELD
from chiliad.games.mille.tuned import choose_seen as choose_tuned
from chiliad.games.mille.turn_search import (
    COLUMNS,
    COUNT,
    FIRST,
    GAIN,
    GAIN_SQUARES,
    MARGIN,
    PLANS_MAX,
    SQUARES,
    SUM,
    search,
)
from chiliad.information import InformationState

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

NODES_PER_MILLISECOND = 500
"""Roll-outs that a search plays in a millisecond of one core of the machine of ``docs/strength.md``, or fewer."""


PLAIN_PER_MILLISECOND, PLAIN_NODES = 0.7, 60
"""The same where nothing is compiled, and the most that a level plays by default there: a tenth of a second."""


class GreedyMille:
    """Plays one seat; ``rng`` is not used, for it leaves nothing to chance."""

    def __init__(self, rng: int) -> None:
        del rng

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return choose_seen(info.observation)


class BeginnerMille(GreedyMille):
    """Takes the pack where it can, lays all it can, and discards the dearest card that has no other of its rank."""

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return habits.choose_beginner(info.observation)


class CasualMille(GreedyMille):
    """Plays as ``greedy`` does, but forgets which cards have gone, and which the other player has taken."""

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return choose_seen(habits.forgetful(info.observation))


class ClubMille(GreedyMille):
    """Plays the tuned policy, at once."""

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return choose_tuned(info.observation)


class StrongMille:
    """Searches over whole turns with ``nodes`` roll-outs, fewer where nothing is compiled.

    The value of a candidate is the chance to win the match.
    """

    nodes = 400

    def __init__(self, rng: int) -> None:
        self._rng = rng

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> Decision:
        """The action that begins the best plan, and for each action that begins another, the best of its plans."""
        seen = info.observation
        preferred = choose_tuned(seen)
        nodes = self._nodes(budget)
        if seen.phase not in (DRAW, MELD) or nodes == 0 or sum(mask.bit_count() for mask in seen.legal) == 1:
            return Decision(preferred)
        import numpy

        table = numpy.zeros((PLANS_MAX, COLUMNS), numpy.int64)
        equity, after = _arrays()
        count, best = search(seen, nodes, self._turn_seed(seen), equity, after.copy(), table)
        if table[0, COUNT] == 0:
            return Decision(preferred)  # one plan, or too few roll-outs to compare any
        candidates = _candidates(table[:count], best)
        return Decision(candidates[0].action, candidates)

    def _nodes(self, budget: Budget | None) -> int:
        """How many roll-outs a decision may take."""
        if budget is not None and budget.nodes is not None:
            return budget.nodes
        if budget is not None and budget.milliseconds is not None:
            return max(1, int(budget.milliseconds * (NODES_PER_MILLISECOND if COMPILED else PLAIN_PER_MILLISECOND)))
        return self.nodes if COMPILED else min(self.nodes, PLAIN_NODES)

    def _turn_seed(self, seen: Observation) -> int:
        """The generator's state: the same in a whole turn, so that its decisions are taken in the same worlds."""
        rng = seed_from(self._rng, seen.pack_any, seen.pack_both)
        return seed_from(rng, seen.stock_count, seen.held_count[1 - seen.seat])


class ExpertMille(StrongMille):
    """Searches as ``strong`` does, longer."""

    nodes = 16_000


@cache
def _arrays() -> tuple[Integers, Integers]:
    """The table of match equity, flat, and an empty array of states for the plans of a search."""
    import numpy

    from chiliad.games.mille.arrays import WIDTH

    return numpy.array(EQUITY, numpy.int64).reshape(-1), numpy.zeros((PLANS_MAX, WIDTH), numpy.int64)


def _candidates(table: Integers, best: int) -> tuple[Candidate, ...]:
    """A candidate for each action that begins a plan, by its best plan, the plan chosen first.

    Plans that left the search early were played in fewer worlds; their values are set against plan 0's in the same
    worlds, so that the values of two candidates can be compared.
    """
    base = float(table[0, SUM]) / float(table[0, COUNT])
    found: dict[int, Candidate] = {}

    def value_of(plan: int) -> float:
        return float(table[plan, GAIN]) / float(table[plan, COUNT])

    order = sorted(range(len(table)), key=lambda plan: (plan != best, -value_of(plan)))
    for plan in order:
        action, count = int(table[plan, FIRST]), int(table[plan, COUNT])
        if action in found:
            continue
        total, squares = (SUM, SQUARES) if plan == 0 else (GAIN, GAIN_SQUARES)
        mean = float(table[plan, total]) / count
        variance = max(0.0, float(table[plan, squares]) / count - mean * mean)
        value = (base + value_of(plan)) / CERTAIN
        more = {"points": float(table[plan, MARGIN]) / count, "match_chance": value, "worlds": count}
        found[action] = Candidate(action, value, (variance / max(1, count - 1)) ** 0.5 / CERTAIN, more)
    return tuple(found.values())


LEVELS: tuple[str, ...] = ("beginner", "casual", "club", "strong", "expert")
"""The levels that people play against, weakest first."""

BOTS = {
    "random": RandomBot,
    "greedy": GreedyMille,
    "beginner": BeginnerMille,
    "casual": CasualMille,
    "club": ClubMille,
    "strong": StrongMille,
    "expert": ExpertMille,
}
"""The bots of the game by name: those for programs, then the levels."""
