"""The compiled kernels of the valuations answer as the plain ones do, bit for bit."""

import json
import os
import subprocess
import sys

import pytest

from chiliad._jit import STEPS_COMPILED
from chiliad.games import GAMES
from chiliad.games.tysiac.state import PHASES
from games.valuation_probe import answers, positions
from source import PACKAGE, TESTS


@pytest.fixture(scope="module")
def plain():
    """The answers of a process without a compiler."""
    environ = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), str(TESTS)])}
    command = [sys.executable, "-m", "games.valuation_probe"]
    run = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert not found["compiled"]
    return found


@pytest.mark.skipif(not STEPS_COMPILED, reason="only where every step is compiled are these kernels compiled too")
@pytest.mark.parametrize("name", GAMES)
def test_the_compiled_valuation_is_the_plain_one(name, plain):
    assert answers(GAMES[name]) == plain[name]


@pytest.mark.parametrize("name, phases, drawn", [("mille", 5, 4), ("tysiac", len(PHASES) - 3, 1)])
def test_every_phase_of_a_deal_is_valued(name, phases, drawn, plain):
    _, states = positions(GAMES[name])
    assert len({state.phase for state in states}) >= phases
    assert len(plain[name]["values"]) == len(states)
    assert len(plain[name]["worlds"]) >= drawn
