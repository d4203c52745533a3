"""What the valuations answer for some positions; ``test_valuation.py`` also runs this without a compiler."""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy

from chiliad._jit import COMPILED
from chiliad.game import Game, actions_of
from chiliad.games import GAMES
from chiliad.games.tysiac.state import AUCTION
from chiliad.search.worlds import pack_states
from games.stepping import deals, decisions, observed

TIMES = 2  # roll-outs of each action
WORLDS = 20  # drawn in each position


def positions(game: Game) -> tuple[Any, list[Any]]:
    """The rules, and the start, all kinds of decisions and the end of a deal."""
    for rules, states in deals(game, 40, 81):
        first: dict[int, Any] = {}
        for state in decisions(game, states):
            first.setdefault(state.phase, state)
        if len(first) >= (4 if game.name == "tysiac" else 3):
            return rules, [states[0], *first.values(), decisions(game, states)[-3], states[-1]]
    raise AssertionError(f"{game.name}: no deal with all phases")


def answers(game: Game) -> dict[str, Any]:
    """The values of positions and actions, and the worlds that are drawn."""
    face = game.face("valuation")
    rules, states = positions(game)
    found: dict[str, Any] = {"states": repr(states), "values": [], "worlds": []}
    for n, state in enumerate(states):
        legal = actions_of(game.legal(rules, state)) if game.actor(state) >= 0 else [-1]
        runs = numpy.array([[-1], [legal[0]], [legal[-1]]], numpy.int64)
        found["values"].append(face.evaluate(rules, state.before, pack_states(game, [state]), runs, TIMES, n).tolist())
        if game.name == "mille" and game.actor(state) >= 0:
            info = observed(game, game.observe(rules, state, state.turn))
            found["worlds"].append(face.believed(info, WORLDS, n).tolist())
        elif game.name == "tysiac" and state.phase == AUCTION:
            rows = numpy.zeros((WORLDS, len(pack_states(game, [state])[0])), numpy.int64)
            found["worlds"].append([int(face.exchange(state, rows, n)), rows.tolist()])
    return found


if __name__ == "__main__":
    json.dump({"compiled": COMPILED, **{name: answers(game) for name, game in GAMES.items()}}, sys.stdout)
