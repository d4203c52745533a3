"""What a seat can reach in an ending without seeing the hidden cards: its later moves depend on what it will have seen.

A solver that looks at each world alone assumes that the seat will see all cards from its next move on (*strategy
fusion*), and so takes a guess that must be made later for no guess at all.  Here the seat makes the same move in all
worlds that it cannot tell apart; the opponents see all cards.  The *goal* of the declarer is to make the contract, that
of a defender is that it fails.

    proved(observation, actions, nodes)                which actions reach the goal in every world, against all play
    goal_chances(rules, worlds, actions, cards, nodes)      the best share of worlds for each action

``proved`` takes every deal that fits the observation, and both other seats play against the seat: a guarantee
(``endings_proof.py``).  ``goal_chances`` takes some worlds, and follows alpha-mu (Cazenave and Ventos, "The alpha-mu
search algorithm for the game of bridge", 2019; ``endings_plans.py``): after so many moves of the seat the solver
answers for each world.  A defender's partner sees all cards there and plays for the goal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chiliad._jit import compiled, kernel, lowest_index, numbers, popcount
from chiliad.games.tysiac.arrays import HANDS_AT, unpack
from chiliad.games.tysiac.endings_plans import found_front, solved_set
from chiliad.games.tysiac.endings_proof import MEMO_BITS, NO, UNKNOWN, YES, guaranteed
from chiliad.games.tysiac.endings_tree import (
    DEALS,
    DEPTHS,
    FRONT_MAX,
    FRONTS,
    LEFT,
    SET,
    SIZE,
    WORK,
    WORK_TO_SOLVE,
    begin,
    frame_of,
    note_of,
)
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.solver import workspace
from chiliad.games.tysiac.solver_moves import by_rank
from chiliad.games.tysiac.state import HAND_CARDS_PLAYED, SEATS, State
from chiliad.games.tysiac.worlds import Apart, every_deal, world_of

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

__all__ = ["NO", "UNKNOWN", "YES", "goal_chances", "goal_weights", "proved"]

Three = tuple[int, int, int]
WORLDS_MAX = 62
"""How many worlds ``goal_weights`` takes: a vector of them is one integer."""
DEALS_MAX = 4000
"""More deals are not looked at by ``proved``: at seven cards a declarer faces 3,432."""
NODES_PER_SOLVED = (1, 1, 2, 3, 4, 7, 12, 60, 200)
"""To solve a position with so many cards in hand takes about as long as so many roll-outs."""
_PASSES = (2, 3, HAND_CARDS_PLAYED)
"""How many moves of the seat are chosen without seeing the cards, one search after the other."""


@kernel
def _with_hands(observation: Observation, hands: Three) -> State:
    """A state that the seat cannot tell from the one it observes; the gifts are those it has seen."""
    return world_of(observation, hands, Apart(0, 0, 0), observation.auction.given)


@compiled
def _proved_rows(
    observation: Observation,
    deals: Integers,
    actions: Integers,
    limit: int,
    one_is_enough: bool,
    tree: Integers,
    table: Integers,
    stack: Integers,
    results: Integers,
) -> int:
    """Write YES, NO or UNKNOWN for each action, UNKNOWN before; gives the work that was done."""
    any_deal = numbers(deals[0])
    rules, state = observation.rules, _with_hands(observation, (any_deal[0], any_deal[1], any_deal[2]))
    nodes, memory, frames, candidates = numbers(tree), numbers(table), numbers(stack), numbers(actions)
    solved, found = 0, False
    for quick in (True, False):
        for c in range(len(candidates)):
            if results[c] != UNKNOWN or (one_is_enough and found and not quick):
                continue
            for n in range(len(deals)):
                row = numbers(deals[n])
                for seat in range(SEATS):
                    nodes[DEALS + SEATS * n + seat] = by_rank(row[seat])
            left = limit - solved
            share = left // (16 * len(candidates)) if quick else left // (2 if one_is_enough else len(candidates) - c)
            begin(rules, state, candidates[c], state.turn, share, nodes, memory, frames)
            results[c] = guaranteed(nodes, len(deals), memory, frames)
            solved += nodes[WORK]
            found = found or results[c] == YES
    return solved


def proved(observation: Observation, actions: Sequence[int], nodes: int, *, one_is_enough: bool = False) -> list[int]:
    """For each action of the seat to act whether it guarantees the goal: YES, NO, or UNKNOWN.

    Every deal that fits the observation is looked at, and both other seats play against the seat.  After a quick
    look at all actions, those left get the same part of the nodes; if ``one_is_enough``, the search ends with the first
    that is proved, and every action gets half of what is left, so that the likeliest should come first.
    """
    import numpy

    deals = numpy.zeros((DEALS_MAX, SEATS), numpy.int64)
    count = every_deal(observation, deals)
    results = numpy.full(len(actions), UNKNOWN, numpy.int64)
    if 0 < count <= DEALS_MAX:
        tree = numpy.zeros(DEALS + (SEATS + DEPTHS) * count + (2 << MEMO_BITS), numpy.int64)
        candidates = numpy.array(actions, numpy.int64)
        limit = WORK_TO_SOLVE * nodes // NODES_PER_SOLVED[popcount(observation.hand)]
        _proved_rows(observation, deals[:count], candidates, limit, one_is_enough, tree, *workspace(), results)
    return [int(one) for one in results]


@compiled
def _weight_rows(
    rules: Rules,
    worlds: Integers,
    weights: Integers,
    actions: Integers,
    moves: int,
    limit: int,
    tree: Integers,
    table: Integers,
    stack: Integers,
    results: Integers,
) -> int:
    """Write for each action the weight of the worlds of its best plan; gives the work done, -1 at the limit."""
    nodes, memory, frames = numbers(tree), numbers(table), numbers(stack)
    candidates, each = numbers(actions), numbers(weights)
    solved = 0
    for c in range(len(candidates)):
        for n in range(len(worlds)):
            world = unpack(numbers(worlds[n]))
            for seat in range(SEATS):
                nodes[DEALS + SEATS * n + seat] = by_rank(world.hands[seat])
        state = unpack(numbers(worlds[0]))
        begin(rules, state, candidates[c], state.turn, limit - solved, nodes, memory, frames)
        first = note_of(1)
        granted = solved_set(nodes, frame_of(1), (1 << len(worlds)) - 1, memory, frames)
        nodes[first + SET], nodes[first + LEFT], nodes[first + SIZE] = granted, moves - 1, 1
        nodes[FRONTS + FRONT_MAX] = granted
        if moves > 1 and not found_front(nodes, memory, frames):
            return -1
        best = 0
        for n in range(nodes[first + SIZE]):
            plan, total = nodes[FRONTS + FRONT_MAX + n], 0
            while plan:
                total += each[lowest_index(plan)]
                plan &= plan - 1
            best = max(best, total)
        results[c] = best
        solved += nodes[WORK]
    return solved


def goal_weights(
    rules: Rules, worlds: Integers, weights: Integers, actions: Sequence[int], moves: int, limit: int
) -> list[int] | None:
    """For each action of the seat to act the greatest weight of worlds in which one plan reaches the goal.

    ``worlds``: at most ``WORLDS_MAX`` rows that the seat cannot tell apart, each with its weight.  ``moves``: how many
    moves of the seat, this one included, are chosen without seeing the cards; after them the solver answers.  None
    where that takes more work than ``limit``.
    """
    import numpy

    tree = numpy.zeros(DEALS + SEATS * len(worlds), numpy.int64)
    results = numpy.zeros(len(actions), numpy.int64)
    candidates = numpy.array(actions, numpy.int64)
    found = _weight_rows(rules, worlds, weights, candidates, moves, limit, tree, *workspace(), results)
    return None if found < 0 else [int(one) for one in results]


def goal_chances(rules: Rules, worlds: Integers, actions: Sequence[int], cards: int, nodes: int) -> list[float] | None:
    """For each action of the seat to act the share of the worlds in which the best plan found reaches the goal.

    ``worlds``: rows of the seat's turn, by how likely they are; ``cards``: how many it holds.  As many of its moves are
    chosen without seeing the cards as ``nodes`` allow; None where that is none but the first.
    """
    import numpy

    hands = worlds[:, HANDS_AT : HANDS_AT + SEATS]
    _, first, weights = numpy.unique(hands, axis=0, return_index=True, return_counts=True)
    kept = numpy.argsort(-weights, kind="stable")[:WORLDS_MAX]
    distinct, weights = worlds[first[kept]], weights[kept].astype(numpy.int64)
    limit = WORK_TO_SOLVE * nodes // (2 * NODES_PER_SOLVED[cards])
    found = None
    for moves in sorted({min(moves, cards) for moves in _PASSES} - {1}):
        reached = goal_weights(rules, distinct, weights, actions, moves, limit)
        if reached is None:
            break
        found = [one / int(weights.sum()) for one in reached]
    return found
