"""Requirements for every bot (``test_bots.py``): legal actions, the same for one ``rng``, from its observation alone.

Each check plays deals of one bot in all seats, under presets and random options, from random standings; it raises
AssertionError with the fault.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from chiliad.bits import seed_from
from chiliad.bot import Bot, Budget, ask
from chiliad.game import CHANCE, OVER, Game, contains
from chiliad.information import InformationState
from conformance.walks import SEED, all_rules, random_before
from pace import count

DECISIONS_PER_DEAL_MAX = 500  # under some options a deal of random play never ends
WORLDS_PER_POSITION = 2
BUDGET = Budget(nodes=count(200))  # a search that is short, so that many decisions are checked

Makes = Callable[[int], Bot]


@dataclass(frozen=True)
class Position:
    """A decision: its place, and the actions of a bot and of a second one made alike that has seen the same."""

    rules: Any
    state: Any
    bot: Bot
    twin: Bot
    x: int


def decide(game: Game, rules: Any, state: Any, bot: Bot) -> Any:
    """The action of a bot.  A bot that peeks finds ``state`` in the frame of its caller."""
    info = InformationState.of_observation(game, game.observe(rules, state, game.actor(state)))
    return ask(bot, info, BUDGET).action


def positions(game: Game, makes: Makes, deals: int, first: int = 0) -> Iterator[Position]:
    """The decisions of a number of deals from the ``first`` on, each of which must be legal.

    A test may let the twin decide; then the bot's own move is played.
    """
    rng = random.Random(SEED)
    rules_of = all_rules(game, rng)
    for deal in range(first + deals):
        rules = next(rules_of)
        state = game.start(rules, random_before(game, rules, rng), rng.randrange(game.seats(rules)))
        if deal < first:
            continue
        x = seed_from(SEED, deal, 0)
        bots = [(makes(seed_from(x, 1, seat)), makes(seed_from(x, 1, seat))) for seat in range(game.seats(rules))]
        decisions = 0
        while (seat := game.actor(state)) != OVER and decisions < DECISIONS_PER_DEAL_MAX:
            if seat == CHANCE:
                action, x = game.chance(rules, state, x)
            else:
                decisions += 1
                yield Position(rules, state, *bots[seat], seed_from(x, deal, decisions))
                action = decide(game, rules, state, bots[seat][0])
                assert type(action) is int, f"no plain integer: {action!r}"
                assert contains(game.legal(rules, state), action), f"not legal: {action} in {state!r}"
            state = game.apply(rules, state, action)


def check_legal(game: Game, makes: Makes, deals: int) -> None:
    """Check that the action is always legal, in other deals than those in which the other checks see to it."""
    assert sum(1 for _ in positions(game, makes, deals, first=DEALS["blind"])) >= 5 * deals, "hardly a decision"


def check_same(game: Game, makes: Makes, deals: int) -> None:
    """Check that two bots made alike act alike, whatever is played in between."""
    moves: list[list[Any]] = []
    for _ in range(2):
        played = []
        for position in positions(game, makes, deals):
            played.append(decide(game, position.rules, position.state, position.twin))
        moves.append(played)
    assert moves[0] == moves[1], "another move the second time"


def check_blind(game: Game, makes: Makes, deals: int) -> None:
    """Check that cards which the bot can't see change neither its observation nor its move."""
    for n, position in enumerate(positions(game, makes, deals)):
        seat = game.actor(position.state)
        seen = game.observe(position.rules, position.state, seat)
        worlds, x = [], position.x
        for _ in range(WORLDS_PER_POSITION if n % 5 == 0 else 0):
            world, x = game.resample(seen, x)
            assert game.observe(position.rules, world, seat) == seen, f"another observation: {world!r}"
            worlds.append(world)
        # Each world gets a new bot: it has no memory, so the first one decides without any too.
        moves = {decide(game, position.rules, world, makes(position.x)) for world in (position.state, *worlds)}
        assert len(moves) == 1, f"hidden cards change the move: {moves} in {position.state!r}"


CHECKS: dict[str, Callable[[Game, Makes, int], None]] = {
    "legal": check_legal,
    "same": check_same,
    "blind": check_blind,
}
DEALS = {"legal": 20, "same": 20, "blind": 40}
