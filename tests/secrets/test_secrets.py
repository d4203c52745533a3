"""The cards that a seat can't see change nothing: neither its observation, history, its record, nor a bot's move there.

At each decision of matches that bots play, the unseen cards are dealt again in a way that fits all the seat has seen.
Every bot of the game is asked at every position, and so is the bot that gives hints, with a record of either deal.
``make secrets POSITIONS=10000`` runs the same at length: so many positions of each game, for each of its levels.
"""

from __future__ import annotations

import os
import pickle
import random
from typing import Any

import pytest

from chiliad.bits import seed_from
from chiliad.bot import Budget, Candidate, Decision, ask
from chiliad.bots import BOTS, bot_class, levels
from chiliad.bots.analysis import Adviser, Hint, strongest
from chiliad.bots.balance import valuation
from chiliad.bots.reasons import option, why
from chiliad.game import CHANCE, NOBODY, OVER, Game
from chiliad.games import GAMES
from chiliad.information import InformationState
from chiliad.play.observing import Observer
from chiliad.presentation.reasons import Reason
from chiliad.records import Deal, Record
from chiliad.server.bot_worker import Decide, written
from conformance.walks import random_before, random_rules
from pace import count, kernel_count

POSITIONS = int(os.environ.get("SECRETS_POSITIONS", kernel_count(150)))
PARTS = 4
ORDER_BYTES_MAX = 60_000
BUDGET = Budget(nodes=count(200))
"""A search that is short, so that many positions are checked; every part of a search is reached, the solver too."""
DECISIONS_PER_DEAL_MAX = 400  # a few deals of random play do not end


def replayed(game: Game, rules: Any, start: Any, lines: list[str]) -> tuple[Any, list[int]]:
    """The state to which whole lines lead, and their actions; the rules refuse impossible lines."""
    state, log = start, list[int]()
    for line in lines:
        for action in game.read_line(rules, state, line):
            state = game.apply(rules, state, action)
            log.append(action)
    return state, log


def information(game: Game, rules: Any, start: Any, log: list[int], state: Any, seat: int) -> InformationState[Any]:
    """What the seat knows, from all its events."""
    observer = Observer(game, rules, start.before, start, start.dealer, seat)
    return observer.information_state(state, log)


def sent(info: InformationState[Any]) -> bytes:
    """The bytes with which the server asks a worker for a decision."""
    order = written(Decide(bot_class(info.game.name, "greedy"), 7, info, 1))
    assert len(order) < ORDER_BYTES_MAX, "a pipe would not take it at once"
    return order


def hinted(game: Game, rules: Any, start: Any, log: list[int], x: int) -> Hint:
    """What the strongest level says of the end of a record."""
    record = Record.new(game, next(iter(game.presets)), rules, ["a"] * game.seats(rules))
    record.deals.append(Deal(start.dealer, start.before, start, list(log)))
    return Adviser(record, strongest(game.name), BUDGET, x).hint()


def explained(info: InformationState[Any], decision: Decision) -> list[Reason]:
    """The move and the reasons of a hint; a bot that compares nothing is given all legal actions to compare."""
    actions = [action for action in info.legal_actions() if action != decision.action]
    made_up = [Candidate(action, -0.1 * place, 0.0) for place, action in enumerate([decision.action, *actions])]
    options = [option(info, one, str(one.action)) for one in decision.candidates or made_up]
    chosen = next(one for one in options if one.candidate.action == decision.action)
    return [chosen.move, chosen.brief, *why(info, chosen, options)]


def check_position(game: Game, rules: Any, start: Any, log: list[int], state: Any, x: int) -> bool:
    """Check one position, for every seat and the public; return whether its record could come from another deal."""
    lines = game.write_lines(rules, start, log)
    differs = False
    for seat in (*range(game.seats(rules)), NOBODY):
        observation = game.observe(rules, state, seat)
        world, x = game.resample(observation, x)
        assert game.observe(rules, world, seat) == observation
        seen = game.redact_lines(rules, start, lines, seat)
        other = game.reconstruct_deal(rules, start, seen, seat, None)
        assert game.redact_lines(rules, start, other, seat) == seen
        other_state, other_log = replayed(game, rules, start, other)
        assert game.observe(rules, other_state, seat) == observation
        info = information(game, rules, start, log, state, seat)
        other_info = information(game, rules, start, other_log, other_state, seat)
        assert other_info == info, f"seat {seat} can tell two deals apart by their events"
        assert repr(pickle.loads(pickle.dumps(other_info))) == repr(info)
        assert sent(other_info) == sent(info), "what a worker of the server gets differs"
        assert (other_info.history_array() == info.history_array()).all()
        assert (other_info.observation_array() == info.observation_array()).all()
        differs |= other != lines
        if seat == game.actor(state):
            for name in BOTS[game.name]:
                makes = bot_class(game.name, name)
                imagined = InformationState.of_observation(game, game.observe(rules, world, seat))
                told = InformationState.of_observation(game, observation)
                assert ask(makes(x), imagined, BUDGET) == ask(makes(x), told, BUDGET)
                decision = ask(makes(x), info, BUDGET)
                assert ask(makes(x), other_info, BUDGET) == decision
                assert explained(other_info, decision) == explained(info, decision)
            assert hinted(game, rules, start, other_log, x) == hinted(game, rules, start, log, x)
            if game.seats(rules) == game.face("valuation").SEATS:  # a report is made of these alone
                believed = valuation(game, rules).believed
                assert (believed(other_info, 2, x) == believed(info, 2, x)).all(), "the report's worlds tell a card"
    return differs


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_unseen_cards_change_nothing(name: str, part: int) -> None:
    game, rng = GAMES[name], random.Random(f"secrets {name} {part}")
    wanted = max(POSITIONS // PARTS, 1)
    assert set(levels(name)) <= set(BOTS[name])
    checked = differing = 0
    while checked < wanted:
        rules = random_rules(game, rng)
        before = random_before(game, rules, rng)
        state = start = game.start(rules, before, rng.randrange(game.seats(rules)))
        x = rng.getrandbits(63)
        bots = [bot_class(name, rng.choice(BOTS[name]))(seed_from(x, seat, 0)) for seat in range(game.seats(rules))]
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
                action = ask(bots[seat], information(game, rules, start, log, state, seat), BUDGET).action
            state = game.apply(rules, state, action)
            log.append(action)
    print(f"{name}: {checked} positions, {differing} of them with another deal; asked at each: {', '.join(BOTS[name])}")
    assert differing > checked / 2, "hardly any position had a secret: nothing was tested"


def _between_lines(game: Game, rules: Any, start: Any, log: list[int], state: Any) -> bool:
    """Whether the log so far consists of whole lines: a set being laid in Mille is in the middle of one."""
    return replayed(game, rules, start, game.write_lines(rules, start, log))[0] == state
