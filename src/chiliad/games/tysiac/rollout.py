"""Roll-outs of Tysiac: a deal played to its end from any state, many worlds and candidates at one compiled call.

Worlds are rows of integers (``arrays.py``).  The generator's numbers go to chance and to the policy ``UNIFORM`` only;
``GREEDY`` draws none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chiliad._jit import compiled, hot, kernel, numbers, popcount
from chiliad.bits import seed_from
from chiliad.game import GREEDY
from chiliad.games.tysiac.arrays import pack_before, unpack
from chiliad.games.tysiac.greedy import choose, choose_play
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.playout import pick_action
from chiliad.games.tysiac.rules import apply, chance, legal
from chiliad.games.tysiac.scoring import settle_state
from chiliad.games.tysiac.state import DEAL, OVER_PLAYED, PLAY, SEATS, State
from chiliad.games.tysiac.tricks import apply_play

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

Three = tuple[int, int, int]
MID_DEAL_CARDS = 7


def is_mid_deal(state: State, turns: int) -> bool:
    """Whether roll-outs are measured from here: before a lead with seven cards each.  ``turns`` is not needed."""
    del turns
    return state.phase == PLAY and state.led < 0 and popcount(state.hands[0]) == MID_DEAL_CARDS


@hot
def _played(rules: Rules, state: State) -> State:
    """The end of a deal whose phase is PLAY, all seats playing greedily."""
    while state.phase == PLAY:
        state = apply_play(rules, state, choose_play(rules, state))
    return state


@kernel
def _stepped(rules: Rules, state: State, policies: Three, rng: int) -> tuple[State, int]:
    """One action of chance or of a player."""
    if state.phase == DEAL:
        action, rng = chance(rules, state, rng)
    elif policies[state.turn] == GREEDY:
        action = choose(rules, state)
    else:
        action, rng = pick_action(legal(rules, state), rng)
    return apply(rules, state, action), rng


@kernel
def _to_end(rules: Rules, state: State, policies: Three, rng: int) -> tuple[State, int]:
    greedy = policies[0] == GREEDY and policies[1] == GREEDY and policies[2] == GREEDY
    while state.phase < OVER_PLAYED and not (greedy and state.phase == PLAY):
        state, rng = _stepped(rules, state, policies, rng)
    return _played(rules, state), rng


@compiled
def playout(rules: Rules, state: State, policies: Three, rng: int) -> tuple[State, int]:
    """The state at the end of the deal, and the generator's state.

    ``policies``: a policy for each seat, UNIFORM or GREEDY.  The same as stepping ``legal``, ``chance`` and ``apply``.
    """
    return _to_end(rules, state, policies, rng)


@compiled
def playouts(rules: Rules, worlds: Integers, policies: Three, times: int, rng: int) -> int:
    """Play every world (a row each) to its end, ``times`` times: a checksum of the points, for measuring."""
    total = 0
    for n in range(times):
        for row in range(len(worlds)):
            state, _ = _to_end(rules, unpack(numbers(worlds[row])), policies, seed_from(rng, n, row))
            total += state.points[0] + 2 * state.points[1] + 3 * state.points[2]
    return total


@compiled
def evaluate(
    rules: Rules,
    worlds: Integers,
    candidates: Integers,
    policies: Three,
    rng: int,
    scores: Integers,
    after: Integers,
    winners: Integers,
) -> int:
    """Play every candidate (an action) in every world (a row) to the end of the deal; gives how many were played.

    World ``w`` has the generator state ``seed_from(rng, w, 0)`` for every candidate.  Writes ``scores[c, w, seat]``
    (the change of the seat's total), ``after[c, w]`` (what is before the next deal, a row) and ``winners[c, w]`` (the
    seat that has won the match, or NOBODY).
    """
    actions = numbers(candidates)
    for w in range(len(worlds)):
        world = unpack(numbers(worlds[w]))
        for c in range(len(actions)):
            state = apply(rules, world, actions[c])
            state, _ = _to_end(rules, state, policies, seed_from(rng, w, 0))
            settled = settle_state(rules, state)
            for seat in range(SEATS):
                scores[c, w, seat] = settled.scores[seat]
            pack_before(settled.after, after[c, w])
            winners[c, w] = settled.winner
    return len(worlds) * len(candidates)
