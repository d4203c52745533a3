"""The cards that a seat can't see change nothing: neither its view, nor its record, nor a bot's move there.

At each decision of matches that bots play, the unseen cards are dealt again in a way that fits all the seat has seen.
``make secrets POSITIONS=10000`` runs the same at length.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from chiliad.bits import seed_from
from chiliad.bots import BOTS, bot_class
from chiliad.game import CHANCE, NOBODY, OVER, Game
from chiliad.games import GAMES
from conformance.walks import random_before, random_rules
from pace import kernel_count

POSITIONS = int(os.environ.get("SECRETS_POSITIONS", kernel_count(150)))
PARTS = 4
DECISIONS_PER_DEAL_MAX = 400  # a few deals of random play do not end


def replayed(game: Game, rules: Any, start: Any, lines: list[str]) -> Any:
    """The state to which whole lines lead; the rules refuse impossible lines."""
    state = start
    for line in lines:
        for action in game.read_line(rules, state, line):
            state = game.apply(rules, state, action)
    return state


def check_position(game: Game, rules: Any, start: Any, log: list[int], state: Any, x: int) -> bool:
    """Check one position, for every seat and the public; return whether its record could come from another deal."""
    lines = game.write_lines(rules, start, log)
    differs = False
    for seat in (*range(game.seats), NOBODY):
        view = game.view(rules, state, seat)
        world, x = game.resample(view, x)
        assert game.view(rules, world, seat) == view
        seen = game.redact_lines(rules, lines, seat)
        other = game.complete_lines(rules, start, seen, seat, None)
        assert game.redact_lines(rules, other, seat) == seen
        assert game.view(rules, replayed(game, rules, start, other), seat) == view
        differs |= other != lines
        if seat == game.actor(state):
            for name in BOTS[game.name]:
                makes = bot_class(game.name, name)
                assert makes(x).choose(game.view(rules, world, seat)) == makes(x).choose(view)
    return differs


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_unseen_cards_change_nothing(name: str, part: int) -> None:
    game, rng = GAMES[name], random.Random(f"secrets {name} {part}")
    wanted = max(POSITIONS // PARTS, 1)
    checked = differing = 0
    while checked < wanted:
        rules = random_rules(game, rng)
        before = random_before(game, rules, rng)
        state = start = game.start(rules, before, rng.randrange(game.seats))
        x = rng.getrandbits(63)
        bots = [bot_class(name, rng.choice(BOTS[name]))(seed_from(x, seat, 0)) for seat in range(game.seats)]
        log: list[int] = []
        decisions = 0
        while (seat := game.actor(state)) != OVER and decisions < DECISIONS_PER_DEAL_MAX and checked < wanted:
            if seat == CHANCE:
                action, x = game.chance(rules, state, x)
            else:
                decisions += 1
                if rng.random() < 0.3 and _between_lines(game, rules, start, log, state):
                    differing += check_position(game, rules, start, log, state, seed_from(x, decisions, 1))
                    checked += 1
                action = bots[seat].choose(game.view(rules, state, seat))
            state = game.apply(rules, state, action)
            log.append(action)
    assert differing > checked / 2, "hardly any position had a secret: nothing was tested"


def _between_lines(game: Game, rules: Any, start: Any, log: list[int], state: Any) -> bool:
    """Whether the log so far consists of whole lines: a set being laid in Mille is in the middle of one."""
    return replayed(game, rules, start, game.write_lines(rules, start, log)) == state
