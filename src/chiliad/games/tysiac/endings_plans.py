"""The best share of some worlds in which the seat reaches the goal by one plan: alpha-mu.

A position is a set of worlds that the seat cannot tell apart, and is worth a *front*: vectors, as masks of worlds, in
which one plan each reaches the goal; none contains another.  The seat adds the fronts of its moves.  Another seat
chooses in each world by itself, so that every plan after one of its moves goes with every plan after another; an
opponent takes what is left in both, a defender's partner what is won in either.
"""

from __future__ import annotations

from chiliad._jit import highest_index, hot, kernel, lowest_index, popcount
from chiliad.games.tysiac.endings_tree import (
    DEALS,
    FRONT_MAX,
    FRONTS,
    GOOD,
    LEFT,
    LIMIT,
    LIVE,
    NOTE,
    OWN,
    PLAYED,
    SET,
    SIZE,
    SPARE,
    TARGET,
    UNTRIED,
    WORK,
    frame_of,
    hand_of,
    most_points,
    moves_of,
    note_of,
    reached,
    take_back,
)
from chiliad.games.tysiac.solver_moves import COUNT, DECLARER, HANDS, MADE, MARRY, SEAT, Memory
from chiliad.games.tysiac.solver_search import play
from chiliad.games.tysiac.state import SEATS


@hot
def _plan_added(tree: Memory, base: int, size: int, plan: int) -> int:
    """Add a vector of worlds to a front, unless another contains it; those that it contains go.  The front's size."""
    kept = 0
    for n in range(size):
        other = tree[base + n]
        if plan & ~other == 0:
            return size
        if other & ~plan:
            tree[base + kept] = other
            kept += 1
    if kept < FRONT_MAX:
        tree[base + kept] = plan
        return kept + 1
    least = 0
    for n in range(1, kept):
        if popcount(tree[base + n]) < popcount(tree[base + least]):
            least = n
    if popcount(plan) > popcount(tree[base + least]):
        tree[base + least] = plan
    return kept


@kernel
def solved_set(tree: Memory, frame: int, worlds: int, table: Memory, stack: Memory) -> int:
    """Those of a set of worlds in which the goal is reached from a frame on, if all play their best and see all."""
    declares = tree[OWN] == tree[DECLARER]
    found, left = 0, worlds
    while left:
        world = lowest_index(left)
        left &= left - 1
        if reached(tree, frame, world, table, stack) == declares:
            found |= 1 << world
    return found


@kernel
def _enter_some(tree: Memory, depth: int, table: Memory, stack: Memory) -> bool:
    """Whether the front of a depth is known without trying moves; else they are noted."""
    frame, note, base = frame_of(depth), note_of(depth), FRONTS + FRONT_MAX * depth
    declares, worlds = tree[OWN] == tree[DECLARER], tree[note + SET]
    tree[note + SIZE] = 1
    if tree[frame + MADE] >= tree[TARGET]:
        tree[base] = worlds if declares else 0
        return True
    if tree[frame + COUNT] == 0 and tree[HANDS + tree[OWN]] == 0:
        tree[base] = 0 if declares else worlds
        return True
    live, left, moves = 0, worlds, 0
    while left:
        world = lowest_index(left)
        left &= left - 1
        if most_points(tree, frame, world) >= tree[TARGET]:
            live |= 1 << world
            moves |= moves_of(tree, frame, hand_of(tree, tree[frame + SEAT], world))
    good = 0 if declares else worlds & ~live
    if live & (live - 1) == 0:
        tree[base] = good | solved_set(tree, frame, live, table, stack)
        return True
    own = tree[frame + SEAT] == tree[OWN]
    tree[note + LIVE], tree[note + GOOD], tree[note + UNTRIED] = live, good, moves
    tree[note + SIZE] = 0 if own else 1
    tree[base] = live if _hostile(tree, frame) else 0
    return False


@hot
def _hostile(tree: Memory, frame: int) -> bool:
    """Whether the seat to act plays against the goal."""
    return (tree[frame + SEAT] == tree[DECLARER]) != (tree[OWN] == tree[DECLARER])


@kernel
def _descend_some(tree: Memory, depth: int, move: int) -> None:
    """Play a move in the undecided worlds in which it is legal: the worlds of the next depth."""
    frame, note = frame_of(depth), note_of(depth)
    seat, worlds = tree[frame + SEAT], tree[note + LIVE]
    if seat != tree[OWN]:
        bit, left = 1 << (move if move < MARRY else move - MARRY), worlds
        while left:
            world = lowest_index(left)
            left &= left - 1
            if moves_of(tree, frame, hand_of(tree, seat, world)) >> move & 1:
                tree[DEALS + SEATS * world + seat] ^= bit
            else:
                worlds ^= 1 << world
    tree[note + NOTE + SET], tree[note + NOTE + LEFT] = worlds, tree[note + LEFT] - (seat == tree[OWN])
    tree[note + PLAYED] = worlds
    play(tree, frame, move)


@kernel
def _return_some(tree: Memory, depth: int) -> None:
    """Take the move at a depth back."""
    seat, bit, left = tree[frame_of(depth) + SEAT], take_back(tree, frame_of(depth)), tree[note_of(depth) + PLAYED]
    while seat != tree[OWN] and left:
        tree[DEALS + SEATS * lowest_index(left) + seat] ^= bit
        left &= left - 1


@kernel
def _join(tree: Memory, depth: int) -> None:
    """Take the front of a move into that of its depth.

    A move of the seat's own is another plan; of others, every plan goes with every plan.
    """
    note, base, new = note_of(depth), FRONTS + FRONT_MAX * depth, FRONTS + FRONT_MAX * (depth + 1)
    count, size = tree[note + NOTE + SIZE], tree[note + SIZE]
    if tree[frame_of(depth) + SEAT] == tree[OWN]:
        for n in range(count):
            size = _plan_added(tree, base, size, tree[new + n])
        tree[note + SIZE] = size
        return
    hostile, others = _hostile(tree, frame_of(depth)), tree[note + LIVE] & ~tree[note + PLAYED]
    joined = 0
    for a in range(size):
        for b in range(count):
            plan = tree[base + a] & (tree[new + b] | others) if hostile else tree[base + a] | tree[new + b]
            joined = _plan_added(tree, SPARE, joined, plan)
    for n in range(joined):
        tree[base + n] = tree[SPARE + n]
    tree[note + SIZE] = joined
    # Where nothing more can change, the other moves need no look.
    if joined == 1 and tree[base] == (0 if hostile else tree[note + LIVE]):
        tree[note + UNTRIED] = 0


@kernel
def _own_move(tree: Memory, depth: int, table: Memory, stack: Memory) -> bool:
    """Whether a move of the seat that was just played must be followed further, in the worlds that the solver grants.

    Else it is dominated, or no more of the seat's moves are to be followed: what the solver says is then its front.
    """
    note, base = note_of(depth), FRONTS + FRONT_MAX * depth
    plan = solved_set(tree, frame_of(depth + 1), tree[note + NOTE + SET], table, stack)
    for n in range(tree[note + SIZE]):
        if plan & ~tree[base + n] == 0:
            return False
    if tree[note + LEFT] <= 1:
        tree[note + SIZE] = _plan_added(tree, base, tree[note + SIZE], plan)
        return False
    tree[note + NOTE + SET] = plan
    return True


@kernel
def found_front(tree: Memory, table: Memory, stack: Memory) -> bool:
    """Find the front of depth 1, whose worlds and moves left are noted; False at the limit."""
    depth = 1
    if _enter_some(tree, depth, table, stack):
        return True
    while True:
        if tree[WORK] > tree[LIMIT]:
            return False
        note = note_of(depth)
        if tree[note + UNTRIED]:
            move = highest_index(tree[note + UNTRIED])
            tree[note + UNTRIED] ^= 1 << move
            _descend_some(tree, depth, move)
            own = tree[frame_of(depth) + SEAT] == tree[OWN]
            if own and not _own_move(tree, depth, table, stack):
                _return_some(tree, depth)
            elif _enter_some(tree, depth + 1, table, stack):
                _return_some(tree, depth)
                _join(tree, depth)
            else:
                depth += 1
            continue
        base = FRONTS + FRONT_MAX * depth
        for n in range(tree[note + SIZE]):
            tree[base + n] |= tree[note + GOOD]
        if depth == 1:
            return True
        depth -= 1
        _return_some(tree, depth)
        _join(tree, depth)
