"""How fast roll-outs are: the greedy policy plays deals to their end from states in the middle of them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from chiliad.bits import seed_from
from chiliad.game import CHANCE, GREEDY, OVER, Game, RulesTuple
from chiliad.search.worlds import pack_states

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

STATES = 200
ROUNDS = 5
SECONDS_PER_ROUND = 0.4


def mid_deals(game: Game, rules: RulesTuple, count: int, rng: int) -> Iterator[object]:
    """So many states in the middle of deals that the greedy policy plays: one a deal, where the game says."""
    return greedy_states(game, rules, game.face("rollout").is_mid_deal, count, rng)


def greedy_states(
    game: Game, rules: RulesTuple, wanted: Callable[[object, int], bool], count: int, rng: int
) -> Iterator[object]:
    """So many states of deals that the greedy policy plays: of each deal the first one that is ``wanted``, if any.

    ``wanted`` takes a state in which a player acts, and the number of turns before it: a turn begins when another
    player acts than before.
    """
    choose = game.face("greedy").choose
    seats, deal, found = game.seats(rules), 0, 0
    while found < count:
        state = game.start(rules, game.before(rules), deal % seats)
        rng, deal = seed_from(rng, deal, 0), deal + 1
        last, turns = CHANCE, -1
        while (seat := game.actor(state)) != OVER:
            if seat == CHANCE:
                action, rng = game.chance(rules, state, rng)
            else:
                turns, last = turns + (seat != last), seat
                if wanted(state, turns):
                    found += 1
                    yield state
                    break
                action = choose(rules, state)
            state = game.apply(rules, state, action)


def rollouts_per_second(game: Game, rules: RulesTuple, cores: int) -> dict[str, float]:
    """Roll-outs per second of wall time: ``one`` core alone, ``all`` cores together, and their ``ratio``; medians.

    Compiled roll-outs let other threads run, so that each core is kept busy by a thread.  One core and all cores take
    turns: machines are seldom quiet.
    """
    worlds = pack_states(game, list(mid_deals(game, rules, STATES, 1)))
    policies = (GREEDY,) * game.seats(rules)
    played = game.face("rollout").playouts
    played(rules, worlds[:1], policies, 1, 0)  # compiled
    started = time.perf_counter()
    played(rules, worlds, policies, 1, 0)
    times = max(1, int(SECONDS_PER_ROUND / (time.perf_counter() - started)))
    rounds = [_measured(played, (rules, worlds, policies, times), cores) for _ in range(ROUNDS)]
    count = STATES * times
    return {
        "one": count / statistics.median(one for one, _ in rounds),
        "all": cores * count / statistics.median(together for _, together in rounds),
        "ratio": statistics.median(cores * one / together for one, together in rounds),
        "cores": cores,
    }


def _measured(
    played: Callable[..., object], task: tuple[RulesTuple, Integers, tuple[int, ...], int], cores: int
) -> tuple[float, float]:
    """How many seconds the task takes alone, and as many of it at once as there are cores."""
    started = time.perf_counter()
    played(*task, 0)
    alone = time.perf_counter() - started
    with ThreadPoolExecutor(cores) as threads:
        started = time.perf_counter()
        list(threads.map(lambda core: played(*task, core), range(cores)))
        return alone, time.perf_counter() - started
