"""Checks of ``tests/conformance``: the knowledge of a seat, and the worlds that fit it."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from chiliad.cards import HIDDEN
from chiliad.game import CHANCE, NOBODY, OVER, Game
from conformance.checks_play import SIXTY_THREE_BITS, leaves
from conformance.walks import SEED, Walk, walks_of


def seats_of(game: Game, rules: Any) -> tuple[int, ...]:
    """Every seat, and the public."""
    return (*range(game.seats(rules)), NOBODY)


def check_observations_hide(game: Game, deals: int) -> None:
    """Worlds that a seat can't distinguish look the same to it, in every phase: nothing hidden is in an observation."""
    rng = random.Random(SEED)
    for walked in walks_of(game, deals):
        for state in walked.sample(12):
            for seat in seats_of(game, walked.rules):
                observation = game.observe(walked.rules, state, seat)
                world, _ = game.resample(observation, rng.getrandbits(63))
                again = game.observe(walked.rules, world, seat)
                assert again == observation, f"seat {seat} can tell {world!r} from {state!r}"
                assert hash(again) == hash(observation), "equal observations with different hashes"


def check_resample_fits(game: Game, deals: int) -> None:
    """``resample`` gives a checked state, in which the same seat has the same legal actions."""
    rng = random.Random(SEED + 1)
    for walked in walks_of(game, deals):
        for state in walked.sample(12):
            for seat in seats_of(game, walked.rules):
                observation = game.observe(walked.rules, state, seat)
                world, x = game.resample(observation, rng.getrandbits(63))
                broken = game.check(walked.rules, world)
                assert broken == 0, f"an impossible world for seat {seat}: invariant {broken} fails in {world!r}"
                assert type(world) is type(state), f"no state: {world!r}"
                assert all(type(leaf) is int for leaf in leaves(world)), f"not a plain integer in {world!r}"
                assert 0 <= x < SIXTY_THREE_BITS, f"no generator state: {x}"
                actor = game.actor(world)
                assert actor == game.actor(state), f"another seat acts: {actor} in {world!r}"
                if actor == OVER or actor == seat != NOBODY:
                    same = game.legal(walked.rules, world) == game.legal(walked.rules, state)
                    assert same, f"seat {seat} may do something else in {world!r}"


def check_resample_varies(game: Game, deals: int) -> None:
    """Different numbers give different worlds, the same number gives the same world."""
    rng = random.Random(SEED + 2)
    for walked in walks_of(game, deals):
        state = next(state for state in walked.states if game.actor(state) >= 0)  # all cards are dealt, none is shown
        for seat in seats_of(game, walked.rules):
            observation = game.observe(walked.rules, state, seat)
            numbers = [rng.getrandbits(63) for _ in range(6)]
            worlds = [game.resample(observation, x) for x in numbers]
            assert worlds[0] == game.resample(observation, numbers[0]), "resample differs from time to time"
            assert len({world for world, _ in worlds}) > 1, f"always the same world for seat {seat}: {worlds[0][0]!r}"


def check_observed_legal_actions(game: Game, deals: int) -> None:
    """An observation names its rules and its seat, and has the actions of the acting seat; zeros for any other seat."""
    for walked in walks_of(game, deals):
        for state in walked.sample(30):
            actor = game.actor(state)
            for seat in seats_of(game, walked.rules):
                observation: Any = game.observe(walked.rules, state, seat)
                assert (observation.rules, observation.seat) == (walked.rules, seat), (
                    f"whose observation: {observation!r}"
                )
                wanted = game.legal(walked.rules, state) if actor == seat != NOBODY else (0,) * game.action_kinds
                assert observation.legal == wanted, (
                    f"seat {seat} is told it may do {observation.legal}, actor {actor} in {state!r}"
                )
                assert all(type(leaf) is int for leaf in leaves(observation)), f"not a plain integer in {observation!r}"


def check_unseen_count(game: Game, deals: int) -> None:
    """Nobody has seen the cards to come; after its own act a seat sees a card exactly when its log shows one more."""
    for walked in walks_of(game, deals):
        rules = walked.rules

        def hidden(place: int, seat: int, walked: Walk = walked) -> int:
            lines = game.write_lines(walked.rules, walked.start, walked.actions[:place])
            return "".join(game.redact_lines(walked.rules, walked.start, lines, seat)).count(HIDDEN)

        for place, (state, after) in enumerate(pairwise(walked.states)):
            actor = game.actor(state)
            if actor == CHANCE:
                coming = len(game.cards_to_come(rules, state))
                for seat in seats_of(game, walked.rules):
                    unseen = game.unseen_count(game.observe(rules, state, seat))
                    assert unseen >= coming, f"{seat} has seen all but {unseen} cards, and {coming} are to come"
            # A card drawn is seen only when it has come; the observation after it shows which seats saw it.
            elif game.actor(after) != CHANCE and (game.actor(after) != actor or place % 8 == 0):
                sees = game.unseen_count(game.observe(rules, state, actor)) - game.unseen_count(
                    game.observe(rules, after, actor)
                )
                shown = hidden(place, actor) - hidden(place + 1, actor)
                assert (sees > 0) == (shown > 0), f"{actor} sees {sees} cards more, its log {shown}: {state!r}"
                assert sees >= 0, f"{actor} forgets {-sees} cards: {state!r}"
