"""The bots of Mille: the frozen ones for programs (``baselines.py``), and five levels that people play against.

``beginner`` and ``casual`` know less than they could; ``club`` and ``strong`` play a policy by weights (``tuned.py``);
``expert`` searches over whole turns (``turn_search.py``).  All follow from the seed, the observation and the budget:
none remembers anything from one decision to the next.
"""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING

from chiliad._jit import COMPILED
from chiliad.bits import seed_from
from chiliad.bot import Budget, Candidate, Decision, RandomBot
from chiliad.game import GREEDY
from chiliad.games.mille import habits
from chiliad.games.mille.arrays import unpack
from chiliad.games.mille.baselines import HALVING, HALVING_NODES_A_PLAN, TUNED_WEIGHTS, choose_thumb
from chiliad.games.mille.belief import doubted_ranks
from chiliad.games.mille.equity import CERTAIN, EQUITY
from chiliad.games.mille.greedy import choose_seen
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.plan_lines import plan_lines
from chiliad.games.mille.stakes import SMALL, stakes_table
from chiliad.games.mille.state import DRAW, MELD
from chiliad.games.mille.tuned import CLUB_WEIGHTS, TUNED, WEIGHTS
from chiliad.games.mille.tuned import choose_seen as choose_tuned
from chiliad.games.mille.turn_search import (
    COLUMNS,
    COUNT,
    FIRST,
    GAIN,
    GAIN_SQUARES,
    MARGIN,
    MATCH,
    PLANS_MAX,
    POINTS,
    SQUARES,
    STAKES,
    SUM,
    Model,
    search,
)
from chiliad.information import InformationState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chiliad.numpy_arrays import Integers

PLAIN_NODES = 60
"""The most roll-outs that a level plays by default where nothing is compiled: they take a tenth of a second."""
PACE_NODES = 200
"""Roll-outs that tell how many more a budget of milliseconds allows; less than half a millisecond where compiled."""
PACE_SHARE = 0.8  # of the time left that the search may plan for
UNITS = {MATCH: CERTAIN, POINTS: 1, STAKES: SMALL}
"""By aim: what a value of a search is divided by, to be a chance, points, or small stakes."""
WORDS = {MATCH: "match_chance", STAKES: "stakes"}
"""By aim: what a value is called in ``Candidate.more``."""
EQUITY_FLAT = tuple(chance for row in EQUITY for chance in row)


class GreedyMille:
    """Plays one seat; ``rng`` is not used, for it leaves nothing to chance."""

    def __init__(self, rng: int) -> None:
        del rng

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return choose_seen(info.observation)


class ThumbMille(GreedyMille):
    """Goes by three rules of thumb; frozen."""

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return choose_thumb(info.observation)


class TunedMille(GreedyMille):
    """Plays the tuned policy by weights that are frozen."""

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return choose_tuned(TUNED_WEIGHTS, info.observation)


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
    """Thinks as ``greedy`` does, but knows that a full pack is a burden: it takes fewer."""

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return choose_tuned(CLUB_WEIGHTS, info.observation)


class SearchingMille:
    """Plays a policy, and where it may think, searches over whole turns for what is better.

    The value of a candidate is the chance to win the match, points, or small stakes, as ``model.aim`` says.
    """

    model: Model
    nodes = 0
    """How many roll-outs it plays by default; 0: it does not search unless a budget is given."""

    def __init__(self, rng: int) -> None:
        self._rng = rng

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> Decision:
        """The action that begins the best plan, and for each action that begins another, the best of its plans."""
        seen = info.observation
        preferred = self._preferred(seen)
        if seen.phase not in (DRAW, MELD) or sum(mask.bit_count() for mask in seen.legal) == 1:
            return Decision(preferred)
        if budget is not None and budget.nodes is None and budget.milliseconds is not None:
            candidates = self._timed(info, budget.milliseconds)
        elif budget is not None and budget.nodes is not None:
            candidates = self._searched(info, budget.nodes)
        else:
            nodes = self._usual_nodes(seen)
            candidates = self._searched(info, nodes if COMPILED else min(nodes, PLAIN_NODES))
        return Decision(candidates[0].action if candidates else preferred, candidates)

    def _preferred(self, seen: Observation) -> int:
        """What the bot plays without a search."""
        return choose_tuned(self.model.weights, seen)

    def _usual_nodes(self, seen: Observation) -> int:
        """How many roll-outs the bot plays where no budget is given."""
        del seen
        return self.nodes

    def _doubted(self, info: InformationState[Observation]) -> int:
        """The ranks that the other hand hardly holds."""
        return doubted_ranks(info)

    def _searched(self, info: InformationState[Observation], nodes: int) -> tuple[Candidate, ...]:
        """The candidates after so many roll-outs, the best first; none where that is too few, or for a single plan."""
        if nodes == 0:
            return ()
        seen = info.observation
        model = self.model
        if model.aim == STAKES and stakes_table(seen.rules) is None:
            model = model._replace(aim=MATCH)
        table, states, best = _search(model, seen, self._doubted(info), nodes, self._turn_seed(seen))
        if not table[0, COUNT]:
            return ()
        plans = [
            plan_lines(seen, int(row[FIRST]), unpack(tuple(state.tolist())))
            for row, state in zip(table, states, strict=True)
        ]
        return _candidates(model, table, best, plans)

    def _timed(self, info: InformationState[Observation], milliseconds: int) -> tuple[Candidate, ...]:
        """The candidates of a search that takes so long: a short one tells how fast this position is played on."""
        pace_nodes = PACE_NODES if COMPILED else PLAIN_NODES // 2
        started = time.perf_counter()
        candidates = self._searched(info, pace_nodes)
        spent = 1000 * (time.perf_counter() - started)
        nodes = int(PACE_SHARE * (milliseconds - spent) * pace_nodes / spent)
        return self._searched(info, nodes) if candidates and nodes > pace_nodes else candidates

    def _turn_seed(self, seen: Observation) -> int:
        """The generator's state: the same in a whole turn, so that its decisions are taken in the same worlds."""
        rng = seed_from(self._rng, seen.pack_any, seen.pack_both)
        return seed_from(rng, seen.stock_count, seen.held_count[1 - seen.seat])


class HalvingMille(SearchingMille):
    """Betters ``greedy`` by 100 roll-outs a plan; frozen.  Its candidates are worth points."""

    searches = True
    milliseconds = 5  # of a slow decision
    model = HALVING

    def _preferred(self, seen: Observation) -> int:
        return choose_seen(seen)

    def _usual_nodes(self, seen: Observation) -> int:
        plans, _, _ = _search(self.model, seen, 0, 0, 0)
        return HALVING_NODES_A_PLAN * len(plans)

    def _doubted(self, info: InformationState[Observation]) -> int:
        return 0


class StrongMille(SearchingMille):
    """Plays the tuned policy, at once; where a budget is given, it searches over whole turns as ``expert`` does."""

    model = Model(policy=TUNED, weights=WEIGHTS, rivals=(GREEDY, TUNED), aim=MATCH)


class ExpertMille(StrongMille):
    """Searches over whole turns with ``nodes`` roll-outs, fewer where nothing is compiled."""

    searches = True
    milliseconds = 50  # of a slow decision
    nodes = 10_000


class ExpertForStakes(ExpertMille):
    """Searches as ``expert`` does, and maximises the stakes that are paid at the end of the match.

    Under rules for which there is no table of stakes (``stakes.py``) it plays to win.
    """

    model = StrongMille.model._replace(aim=STAKES)


def _search(model: Model, seen: Observation, doubted: int, nodes: int, rng: int) -> tuple[Integers, Integers, int]:
    """The rows of the plans that a search has compared, the states they lead to, and the plan that it chooses."""
    import numpy

    table = numpy.zeros((PLANS_MAX, COLUMNS), numpy.int64)
    paid = stakes_table(seen.rules) if model.aim == STAKES else None
    equity = _flat(EQUITY_FLAT if paid is None else paid)
    states = _states().copy()
    count, best = search(model, seen, doubted, nodes, rng, equity, states, table)
    return table[:count], states[:count], best


@cache
def _flat(table: tuple[int, ...]) -> Integers:
    """A table of equity as an array."""
    import numpy

    return numpy.array(table, numpy.int64)


@cache
def _states() -> Integers:
    """An empty array of states for the plans of a search."""
    import numpy

    from chiliad.games.mille.arrays import WIDTH

    return numpy.zeros((PLANS_MAX, WIDTH), numpy.int64)


def _candidates(model: Model, table: Integers, best: int, plans: Sequence[list[str]]) -> tuple[Candidate, ...]:
    """A candidate for each action that begins a plan, by its best plan, the plan chosen first.

    Plans that left the search early were played in fewer worlds; their values are set against plan 0's in the same
    worlds, so that the values of two candidates can be compared.
    """
    base, unit = float(table[0, SUM]) / float(table[0, COUNT]), UNITS[model.aim]
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
        value = (base + value_of(plan)) / unit
        more: dict[str, object] = {"points": float(table[plan, MARGIN]) / count, "worlds": count, "plan": plans[plan]}
        if model.aim in WORDS:
            more[WORDS[model.aim]] = value
        found[action] = Candidate(action, value, (variance / max(1, count - 1)) ** 0.5 / unit, more)
    return tuple(found.values())


FOR_STAKES = {"expert": "expert-stakes"}
"""The bots that play in the place of a level where a match is played for stakes."""

LEVELS: tuple[str, ...] = ("beginner", "casual", "club", "strong", "expert")
"""The levels that people play against, weakest first."""

BOTS = {
    "random": RandomBot,
    "greedy": GreedyMille,
    "thumb": ThumbMille,
    "tuned": TunedMille,
    "halving100": HalvingMille,
    "expert-stakes": ExpertForStakes,
    "beginner": BeginnerMille,
    "casual": CasualMille,
    "club": ClubMille,
    "strong": StrongMille,
    "expert": ExpertMille,
}
"""The bots of the game by name: those for programs, then the levels."""
