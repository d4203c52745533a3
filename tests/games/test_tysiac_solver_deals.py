"""The solver of Tysiac against full tables: all positions between two tricks of a deal, by the engine's rules.

``make solver`` takes three whole deals for each set of options.
"""

from __future__ import annotations

import os
import random

import numpy
import pytest

from chiliad._jit import COMPILED, STEPS_COMPILED
from chiliad.games.tysiac import GAME, solver
from chiliad.search.rollouts import greedy_states
from chiliad.search.worlds import pack_states
from games.solver_endings import OPTION_SETS, random_ending, rules_of
from games.solver_tables import Tables

FAST = COMPILED and not STEPS_COMPILED
DEALS = int(os.environ.get("SOLVER_DEALS", "2" if FAST else "0"))
SIZE = 7 if FAST else 3
POSITIONS = 400


def check(rules, root, rng):
    """Compare the root and many positions below it, solved all in one call, as their tables have them."""
    tables = Tables(rules, root)
    assert solver.solve(rules, root) == tables.value(), (rules, root)
    positions = list(tables.positions(rng, POSITIONS))
    out = numpy.zeros(len(positions), numpy.int64)
    solver.solve_many(rules, pack_states(GAME, [state for state, _ in positions]), out)
    for (state, value), found in zip(positions, out.tolist(), strict=True):
        assert found == value, (rules, state)


@pytest.mark.parametrize("options", OPTION_SETS[::3], ids=str)
def test_every_position_of_a_short_deal_is_worth_what_its_table_has(options):
    rules, rng = rules_of(options), random.Random(f"short {options}")
    root = random_ending(rules, rng, SIZE)
    while root.led >= 0:
        root = random_ending(rules, rng, SIZE)
    check(rules, root, rng)


@pytest.mark.skipif(DEALS == 0, reason="here the table of a whole deal would take minutes")
@pytest.mark.parametrize("number", range(max(DEALS, 1)))
def test_a_whole_deal_is_worth_what_its_table_has(number):
    rules, rng = rules_of(OPTION_SETS[number % len(OPTION_SETS)]), random.Random(f"whole {number}")
    (root,) = greedy_states(GAME, rules, solver.is_whole_deal, 1, number)
    check(rules, root, rng)
