"""How fast a game's solver is: whole deals that the greedy policy has brought to their first card."""

from __future__ import annotations

import statistics
import time

from chiliad.game import Game, RulesTuple
from chiliad.search.rollouts import greedy_states
from chiliad.search.worlds import pack_states

DEALS = 500
ROUNDS = 5
# Other programs on the machine do not count, where the system measures a thread finely enough.
clock = time.thread_time if time.get_clock_info("thread_time").resolution < 1e-6 else time.perf_counter


def milliseconds_per_deal(game: Game, rules: RulesTuple) -> dict[str, float]:
    """Median milliseconds for a whole deal on one core: medians over the rounds.

    ``exact``: what the deal is worth; ``goal``: whether its goal is reached, that of the game's ``solver.py``.  The
    solver forgets all positions before each deal and each question.
    """
    import numpy

    solver = game.face("solver")
    states = list(greedy_states(game, rules, solver.is_whole_deal, DEALS, 1))
    rows, out = pack_states(game, states), numpy.zeros(1, numpy.int64)
    solver.solve_many(rules, rows[:1], out)  # compiled
    solver.makes_many(rules, rows[:1], solver.goal(states[0]), out)
    exact, goal = [], []
    for _ in range(ROUNDS):
        times: tuple[list[float], list[float]] = [], []
        for n, state in enumerate(states):
            row = rows[n : n + 1]
            solver.forget()
            started = clock()
            solver.solve_many(rules, row, out)
            times[0].append(clock() - started)
            solver.forget()
            started = clock()
            solver.makes_many(rules, row, solver.goal(state), out)
            times[1].append(clock() - started)
        exact.append(statistics.median(times[0]))
        goal.append(statistics.median(times[1]))
    return {"exact": 1e3 * statistics.median(exact), "goal": 1e3 * statistics.median(goal)}
