"""The solver of Tysiac: what a deal is worth with all cards seen, the declarer against both defenders.

    solve(rules, state)                              the declarer's points at the end if all play their best
    makes(rules, state, points)                      whether the declarer reaches so many: many times as fast
    action_values(rules, state)                      what each legal action leads to
    solve_many(rules, rows, out)                     the same for rows of states (``arrays.py``), in one compiled call
    makes_many(rules, rows, points, out)
    values_many(rules, rows, actions, out)

The declarer plays for the most points, cards and marriages; the defenders together for the fewest that the declarer
makes.  A marriage of a defender gives the declarer nothing, so it matters only as the new trump.  Points that were made
before the state count too.  States are in the phase PLAY.

``solver_search.py`` has the search.  Its memory, a table of positions and a stack, belongs to the thread that calls:
threads share nothing, and a compiled call lets other threads run.  Compiled code calls ``declarer_points`` and
``declarer_reaches`` with the two arrays of ``workspace()``.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from chiliad._jit import COMPILED, compiled, kernel, numbers
from chiliad.errors import Illegal
from chiliad.game import actions_of
from chiliad.games.tysiac.arrays import WIDTH, pack, unpack
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import legal
from chiliad.games.tysiac.solver_moves import STACK_WIDTH, Memory
from chiliad.games.tysiac.solver_search import TABLE_HEAD, exact, prepare, reaches
from chiliad.games.tysiac.state import CARDS, KIND_PLAY, PLAY, SEATS, State
from chiliad.games.tysiac.tricks import apply_play, legal_play

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

VALUED = "declarer_points"
"""What the values of actions are, as programs name it."""
TABLE_BITS = 15 if COMPILED else 10
"""The table has 2**TABLE_BITS places, 16 bytes each.  Plain Python copies it at every call, so there it is small."""
NOT_LEGAL = -1
"""The value of an action that is not legal in a row's state."""

_of_thread = threading.local()


def workspace() -> tuple[Integers, Integers]:
    """The table and the stack of this thread: arrays that the kernels of this file write into."""
    import numpy

    arrays: tuple[Integers, Integers] | None = getattr(_of_thread, "arrays", None)
    if arrays is None:
        table = numpy.zeros(TABLE_HEAD + (2 << TABLE_BITS), numpy.int64)
        arrays = _of_thread.arrays = table, numpy.zeros(STACK_WIDTH, numpy.int64)
    return arrays


def forget() -> None:
    """Empty the table of this thread, so that nothing is known from earlier questions: for measuring."""
    workspace()[0][:] = 0


# --- For compiled code ------------------------------------------------------------------------------------------------


@kernel
def declarer_points(rules: Rules, state: State, guess: int, table: Memory, stack: Memory) -> int:
    """The declarer's points at the end if all play their best.

    ``guess``: what they may be, from another world for example; -1 for none.  It changes only how long it takes.
    """
    made = state.points[state.auction.declarer]
    if state.phase != PLAY:
        return made
    prepare(rules, state, table, stack)
    return made + exact(table, stack, guess - made)


@kernel
def declarer_reaches(rules: Rules, state: State, points: int, table: Memory, stack: Memory) -> bool:
    """Whether the declarer has at least so many points at the end if all play their best."""
    missing = points - state.points[state.auction.declarer]
    if missing <= 0:
        return True
    if state.phase != PLAY:
        return False
    prepare(rules, state, table, stack)
    return reaches(table, stack, missing)


# --- Many states ------------------------------------------------------------------------------------------------------


@compiled
def _solve_rows(rules: Rules, rows: Integers, out: Integers, table: Integers, stack: Integers) -> None:
    memory, frames = numbers(table), numbers(stack)
    for row in range(len(rows)):
        out[row] = declarer_points(rules, unpack(numbers(rows[row])), -1, memory, frames)


@compiled
def _makes_rows(rules: Rules, rows: Integers, points: int, out: Integers, table: Integers, stack: Integers) -> None:
    memory, frames = numbers(table), numbers(stack)
    for row in range(len(rows)):
        out[row] = 1 if declarer_reaches(rules, unpack(numbers(rows[row])), points, memory, frames) else 0


@compiled
def _values_rows(
    rules: Rules, rows: Integers, actions: Integers, out: Integers, table: Integers, stack: Integers
) -> None:
    memory, frames, candidates = numbers(table), numbers(stack), numbers(actions)
    for row in range(len(rows)):
        state = unpack(numbers(rows[row]))
        playable, guess = legal_play(rules, state), -1
        for n in range(len(candidates)):
            index = candidates[n] - (KIND_PLAY << 6)
            if 0 <= index < 2 * CARDS and playable >> index & 1:
                guess = declarer_points(rules, apply_play(rules, state, index), guess, memory, frames)
                out[row, n] = guess
            else:
                out[row, n] = NOT_LEGAL


def solve_many(rules: Rules, rows: Integers, out: Integers) -> None:
    """Write the declarer's points at the end of each row's deal into ``out``, if all play their best."""
    _solve_rows(rules, rows, out, *workspace())


def makes_many(rules: Rules, rows: Integers, points: int, out: Integers) -> None:
    """Write 1 into ``out`` for each row in which the declarer reaches so many points, else 0."""
    _makes_rows(rules, rows, points, out, *workspace())


def values_many(rules: Rules, rows: Integers, actions: Integers, out: Integers) -> None:
    """Write into ``out[row, n]`` the declarer's points after action ``n`` in the row's state; else NOT_LEGAL."""
    _values_rows(rules, rows, actions, out, *workspace())


# --- One state --------------------------------------------------------------------------------------------------------


def solve(rules: Rules, state: State) -> int:
    """The declarer's points at the end if all play their best; raises ``Illegal`` outside the play."""
    rows, out = _row(state), _room(1)
    solve_many(rules, rows, out)
    return int(out[0])


def makes(rules: Rules, state: State, points: int) -> bool:
    """Whether the declarer reaches so many points if all play their best; raises ``Illegal`` outside the play."""
    rows, out = _row(state), _room(1)
    makes_many(rules, rows, points, out)
    return bool(out[0])


def action_values(rules: Rules, state: State) -> dict[int, int]:
    """What each legal action is worth if all play their best, ``VALUED``; raises ``Illegal`` outside the play."""
    rows = _row(state)
    actions = actions_of(legal(rules, state))
    candidates, out = _room(len(actions)), _room(len(actions))
    candidates[:] = actions
    values_many(rules, rows, candidates, out.reshape(1, -1))
    return dict(zip(actions, out.tolist(), strict=True))


def _row(state: State) -> Integers:
    """The state as the one row of an array; raises ``Illegal`` outside the play, and where not three play a match."""
    if len(state.hands) != SEATS:
        raise Illegal("only-three-solved")
    if state.phase != PLAY:
        raise Illegal("not-in-play")
    rows = _room(WIDTH).reshape(1, WIDTH)
    pack(state, rows[0])
    return rows


def _room(width: int) -> Integers:
    import numpy

    return numpy.zeros(width, numpy.int64)


# --- For measuring ----------------------------------------------------------------------------------------------------


def is_whole_deal(state: State, turns: int) -> bool:
    """Whether a state is one before the first card.  ``turns`` is not needed."""
    del turns
    return state.phase == PLAY and state.played == (0, 0, 0)


def goal(state: State) -> int:
    """The points that the declarer needs: the contract (T20)."""
    return state.auction.contract
