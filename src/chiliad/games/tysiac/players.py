"""The players of Tysiac that search: club, strong and expert.

Each decides from the information state alone, by ``decision_search.py``; a level says with how many nodes, and what of
it the player does.  A decision follows from the seed and the information state: a player keeps nothing from one
decision to the next.
"""

from __future__ import annotations

import time

from chiliad._jit import COMPILED
from chiliad.bits import popcount, seed_from
from chiliad.bot import Budget, Decision
from chiliad.games.tysiac import two_players
from chiliad.games.tysiac.as_three import as_three
from chiliad.games.tysiac.decision_search import DecisionSearch
from chiliad.games.tysiac.equity import ONE
from chiliad.games.tysiac.greedy import cards_played
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.rules_of_thumb import redeals
from chiliad.games.tysiac.state import AUCTION, KIND_BID, KIND_OPTION, PASS, PLAY, REDEAL, SEED_PLACES, TAKE
from chiliad.information import InformationState

PACE_NODES = 800 if COMPILED else 8
"""Roll-outs that tell how many more a budget of milliseconds allows: they take a millisecond or two where compiled."""
PACE_NODES_PER_MILLISECOND = 100
"""Fewer than that in a budget of a few milliseconds."""
PACE_SHARE = 0.75
"""Of the time left, the part that the search may plan for: some positions are played on more slowly than others."""
PLAIN_SHARE, PLAIN_NODES_MAX = 40, 400
"""Without compilation, a player's own budget is so many times smaller, and not above so many nodes."""


class SearchTysiac:
    """Plays one seat by search; a level sets how many nodes it spends on a decision."""

    searches = True
    milliseconds = 10  # of a slow decision
    nodes = 300
    reluctance = 0.01
    """How much better than to play a concession must be, as a chance to win the match: the others want to play."""
    believes = False
    """Whether it weights worlds by what the other players have done."""
    solves = False
    """Whether it solves worlds exactly where few cards are left."""
    calibrates = False
    """Whether its chances are those that have come true (``calibration.py``)."""

    def __init__(self, rng: int) -> None:
        self._rng = rng

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> Decision:
        """The best action that the budget finds; ``budget.nodes`` is the number of roll-outs."""
        info = as_three(info)
        observation = info.observation
        actions = info.legal_actions()
        if len(actions) == 1:
            return Decision(actions[0])
        if redeals(observation):
            return Decision(KIND_OPTION << 6 | REDEAL)
        if observation.phase == TAKE:
            return Decision(actions[0])  # nobody has seen either talon
        if observation.phase == AUCTION and not observation.legal[KIND_BID] >> PASS & 1:
            return Decision(actions[0])  # the opening bid is forced, and the lowest one is enough
        if observation.phase == AUCTION and actions[0] == KIND_BID << 6 | PASS:
            return Decision(actions[0])
        place = SEED_PLACES[observation.phase] << 12 | observation.auction.contract << 4 | popcount(observation.hand)
        rng = seed_from(self._rng, place, _cards_played(observation))
        if budget is not None and budget.milliseconds is not None:
            return self._timed(info, budget.milliseconds, budget.nodes, rng)
        return self._decided(info, _nodes(self.nodes, budget), rng)

    def _timed(
        self, info: InformationState[Observation], milliseconds: int, nodes_max: int | None, rng: int
    ) -> Decision:
        """The decision of a search that takes so long: a short one tells how many roll-outs this position allows."""
        pace = max(1, min(PACE_NODES, PACE_NODES_PER_MILLISECOND * milliseconds, nodes_max or PACE_NODES))
        started = time.perf_counter()
        decision = self._decided(info, pace, rng)
        spent = 1000 * (time.perf_counter() - started)
        nodes = int(PACE_SHARE * (milliseconds - spent) * pace / spent)
        nodes = nodes if nodes_max is None else min(nodes, nodes_max)
        return self._decided(info, nodes, rng) if nodes > pace else decision

    def _decided(self, info: InformationState[Observation], nodes: int, rng: int) -> Decision:
        """The decision of a search with so many roll-outs."""
        if len(info.observation.counts) == 2:
            return two_players.decided(info.observation, info.legal_actions(), nodes, rng)
        one = self._search(info, nodes, rng)
        if info.observation.phase == AUCTION:
            return one.bid()
        return one.play() if info.observation.phase == PLAY else one.give()

    def _search(self, info: InformationState[Observation], nodes: int, rng: int) -> DecisionSearch:
        events = info.events if self.believes else None
        return DecisionSearch(
            info.observation, nodes, rng, int(self.reluctance * ONE), events, self.solves, self.calibrates
        )


def _nodes(default: int, budget: Budget | None) -> int:
    """How many roll-outs a budget without a time allows."""
    if budget is not None and budget.nodes is not None:
        return max(1, budget.nodes)
    return default if COMPILED else min(max(default // PLAIN_SHARE, 8), PLAIN_NODES_MAX)


def _cards_played(observation: Observation) -> int:
    return popcount(cards_played(observation))


class ClubTysiac(SearchTysiac):
    """A few hundred roll-outs for a decision, and a dislike of conceding: the player whom a person meets by default."""

    nodes = 300
    reluctance = 0.03


class StrongTysiac(SearchTysiac):
    """Some thousand roll-outs for a decision."""

    milliseconds = 20
    nodes = 4000


class ExpertTysiac(SearchTysiac):
    """Tens of thousands of roll-outs for a decision, in the worlds that the other players' moves make likely."""

    milliseconds = 50
    nodes = 60000
    believes = solves = calibrates = True
