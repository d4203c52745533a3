"""Worlds that fit what a seat has observed, and deals that are played on from any state: for every game, compiled.

    state, x = playout(game, rules, state, [GREEDY] * game.seats(rules), x)
    worlds, x = resample_many(info, 200, x)
    outcomes = evaluate(info, candidates, worlds, x)
    outcomes.scores.mean(axis=1)        # of each candidate, by seat

A world is a whole state that fits the observation; many of them are the rows of one array (``games/NAME/arrays.py``).
A game without the faces ``arrays`` and ``rollout`` is refused: ``Unavailable("no-rollouts")``.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from chiliad.errors import Unavailable
from chiliad.game import GREEDY, Game, RulesTuple, contains

if TYPE_CHECKING:
    from chiliad.information import SomeInformation
    from chiliad.numpy_arrays import Integers

TRIES_PER_WORLD = 100
"""How many ways to place the unseen cards ``all_worlds`` looks at for each world that it may find."""


class Outcomes(NamedTuple):
    """The outcomes of candidates in worlds, as arrays of int64 (``evaluate``)."""

    scores: Integers  # (candidate, world, seat): the change of the seat's total
    after: Integers  # (candidate, world, field): the standing after the deal, laid out flat
    winners: Integers  # (candidate, world): the seat that has won the match; NOBODY


def _face(game: Game, name: str) -> ModuleType:
    module = game.face_or_none(name)
    if module is None:
        raise Unavailable("no-rollouts", game=game.name)
    return module


def playout(game: Game, rules: RulesTuple, state: object, policies: Sequence[int], rng: int) -> tuple[object, int]:
    """Return the state at the end of the deal that is played on from ``state``, and the generator's state.

    ``policies`` has one of UNIFORM and GREEDY for each seat.  The result is that of stepping ``chance``, the policies
    and ``apply``.
    """
    end, rng = _face(game, "rollout").playout(rules, state, tuple(policies), rng)
    return end, rng


def pack_states(game: Game, states: Sequence[object]) -> Integers:
    """Return states as rows of integers: their fields in order, tuples laid out flat."""
    import numpy

    arrays = _face(game, "arrays")
    rows = numpy.zeros((len(states), arrays.WIDTH), numpy.int64)
    for state, row in zip(states, rows, strict=True):
        arrays.pack(state, row)
    return rows


def unpack_state(game: Game, row: Integers) -> object:
    """Return the state that a row holds, in plain integers."""
    state: object = _face(game, "arrays").unpack(tuple(row.tolist()))
    return state


def resample_many(info: SomeInformation, count: int, rng: int) -> tuple[Integers, int]:
    """Return so many worlds that fit, a row each, in one compiled call, and the generator's state.

    They are the worlds that as many calls of ``game.resample`` give.
    """
    import numpy

    game = info.game
    if game.fill_worlds is None:
        raise Unavailable("no-rollouts", game=game.name)
    rows = numpy.zeros((count, _face(game, "arrays").WIDTH), numpy.int64)
    return rows, game.fill_worlds(info.observation, rows, rng)


def all_worlds(info: SomeInformation, limit: int) -> tuple[Integers, Integers] | None:
    """Return every world that fits, a row each, and the weight of each; None where there are more than ``limit``.

    A world's chance is its share of all weights.  The worlds are in the order of their states as tuples.  The search
    gives up, with None, where it would look at more than ``TRIES_PER_WORLD * limit`` ways to place the cards.
    """
    import numpy

    game = info.game
    if game.every_world is None:
        raise Unavailable("no-rollouts", game=game.name)
    found = []
    try:
        for world in game.every_world(info.observation, TRIES_PER_WORLD * limit):
            found.append(world)
            if len(found) > limit:
                return None
    except OverflowError:
        return None
    found.sort()
    return pack_states(game, [state for state, _ in found]), numpy.array([weight for _, weight in found], numpy.int64)


def evaluate(
    info: SomeInformation, candidates: Sequence[int], worlds: Integers, rng: int, policies: Sequence[int] | None = None
) -> Outcomes:
    """Return the outcome of each candidate in each world, from one compiled call.

    ``candidates`` are legal actions of the seat; ``worlds`` are rows that fit what it has observed.  Each candidate is
    played in each world, and then the deal to its end by ``policies`` (one for each seat; GREEDY where left out).  All
    candidates share the worlds and the numbers of each: world ``w`` begins with ``seed_from(rng, w, 0)``.  Raises
    ValueError for a candidate that is not legal.
    """
    import numpy

    game, observation = info.game, info.observation
    wrong = [action for action in candidates if not contains(observation.legal, action)]
    if wrong:
        raise ValueError(f"not a legal action of the observation: {wrong[0]}")
    shape = (len(candidates), len(worlds))
    seats = game.seats(observation.rules)
    outcomes = Outcomes(
        scores=numpy.zeros((*shape, seats), numpy.int64),
        after=numpy.zeros((*shape, _face(game, "arrays").BEFORE_WIDTH), numpy.int64),
        winners=numpy.zeros(shape, numpy.int64),
    )
    chosen = tuple(policies) if policies is not None else (GREEDY,) * seats
    actions = numpy.array(candidates, numpy.int64)
    _face(game, "rollout").evaluate(observation.rules, worlds, actions, chosen, rng, *outcomes)
    return outcomes
