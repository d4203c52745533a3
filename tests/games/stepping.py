"""Deals played step by step, in plain Python: what compiled roll-outs are compared with."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from chiliad.bits import below, step
from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.game import CHANCE, GREEDY, OVER, Game, actions_of
from chiliad.information import InformationState, SomeInformation
from conformance.walks import all_rules, random_before, usual_seats


def observed(game: Game, observation: Any) -> SomeInformation:
    """The information state of an observation without its history."""
    return InformationState.of_observation(game, observation)


def one_step(game: Game, rules: Any, state: Any, policies: Sequence[int], x: int) -> tuple[int, int]:
    """What chance or the policy of the seat to act does, by the public functions alone; the generator's state."""
    seat = game.actor(state)
    if seat == CHANCE:
        return game.chance(rules, state, x)
    if policies[seat] == GREEDY:
        return ask(bot_class(game.name, "greedy")(0), observed(game, game.observe(rules, state, seat))).action, x
    choices = actions_of(game.legal(rules, state))
    x = step(x)
    return choices[below(x, len(choices))], x


def stepped(game: Game, rules: Any, state: Any, policies: Sequence[int], x: int) -> tuple[Any, int]:
    """The state at the end of the deal, and the generator's state."""
    while game.actor(state) != OVER:
        action, x = one_step(game, rules, state, policies, x)
        state = game.apply(rules, state, action)
    return state, x


def deals(game: Game, count: int, seed: int, random_share: float = 0.0) -> Iterator[tuple[Any, list[Any]]]:
    """So many deals of greedy players, under every preset and random options for the usual number of them.

    Yields the rules and all states of each.  ``random_share``: how often a random legal action takes the place of the
    greedy one.
    """
    rng = random.Random(seed)
    rules_of = all_rules(game, rng)
    for _ in range(count):
        rules = usual_seats(game, next(rules_of))
        policies = (GREEDY,) * game.seats(rules)
        states = [game.start(rules, random_before(game, rules, rng), rng.randrange(game.seats(rules)))]
        x = rng.getrandbits(63)
        while game.actor(states[-1]) != OVER:
            action, x = one_step(game, rules, states[-1], policies, x)
            if game.actor(states[-1]) != CHANCE and rng.random() < random_share:
                action = rng.choice(actions_of(game.legal(rules, states[-1])))
            states.append(game.apply(rules, states[-1], action))
        yield rules, states


def decisions(game: Game, states: list[Any]) -> list[Any]:
    """The states in which a player acts."""
    return [state for state in states if game.actor(state) >= 0]
