"""Whether a card guarantees the goal: a search over all deals at once, in which all others play against the seat.

A position is a list of deals that the seat cannot tell apart.  The seat needs one move that is good in all of them; any
move of another seat, in any deal in which it is legal, must be answered.  The solver refutes early: a deal in which the
goal is lost with all cards seen, and with the help of a partner, is lost.
"""

from __future__ import annotations

from chiliad._jit import highest_index, kernel
from chiliad.games.tysiac.endings_tree import (
    DEALS,
    GOOD,
    LIMIT,
    LIVE,
    OWN,
    SET,
    SOLVED,
    TARGET,
    UNTRIED,
    frame_of,
    hand_of,
    most_points,
    moves_of,
    note_of,
    reached,
    take_back,
)
from chiliad.games.tysiac.solver_moves import COUNT, DECLARER, FRAME, HANDS, MADE, MARRY, SEAT, Memory
from chiliad.games.tysiac.solver_search import play
from chiliad.games.tysiac.state import SEATS

YES, NO, UNKNOWN = 1, 0, -1

_OPEN, _STOPPED = -1, -2
_VISITS_BITS = 4  # to look at 16 worlds of a position takes as long as to solve one


@kernel
def _enter_all(tree: Memory, depth: int, deals: int, table: Memory, stack: Memory) -> int:
    """YES or NO where that is known without trying moves, else _OPEN; the worlds that are undecided come first."""
    frame, note, first = frame_of(depth), note_of(depth), DEALS + SEATS * deals + deals * depth
    declarer = tree[DECLARER]
    tree[SOLVED] += 1 + (tree[note + SET] >> _VISITS_BITS)
    declares = tree[OWN] == declarer
    if tree[frame + MADE] >= tree[TARGET]:
        return YES if declares else NO
    if tree[frame + COUNT] == 0 and tree[HANDS + tree[OWN]] == 0:
        return NO if declares else YES
    live = 0
    for n in range(tree[note + SET]):
        world = tree[first + n]
        if most_points(tree, frame, world) < tree[TARGET]:
            if declares:
                return NO
            continue
        tree[first + n] = tree[first + live]
        tree[first + live] = world
        live += 1
    if live == 0:
        return YES
    if tree[SOLVED] > tree[LIMIT]:
        return _STOPPED
    # What the solver says can only have become worse for the seat by a move of its own, or of a partner who errs.
    mover = tree[frame - FRAME + SEAT]
    if mover == tree[OWN] or (not declares and mover != declarer):
        for n in range(live):
            if reached(tree, frame, tree[first + n], table, stack) != declares:
                return NO
            if tree[SOLVED] > tree[LIMIT]:
                return _STOPPED
    if declares and live == 1:
        return YES
    moves = 0
    for n in range(live):
        moves |= moves_of(tree, frame, hand_of(tree, tree[frame + SEAT], tree[first + n]))
        if tree[frame + SEAT] == tree[OWN]:
            break
    tree[note + LIVE], tree[note + UNTRIED] = live, moves
    tree[note + GOOD] = NO if tree[frame + SEAT] == tree[OWN] else YES
    return _OPEN


@kernel
def _descend_all(tree: Memory, depth: int, deals: int, move: int) -> None:
    """Play a move in the undecided worlds in which it is legal: the worlds of the next depth."""
    frame, first = frame_of(depth), DEALS + SEATS * deals + deals * depth
    seat = tree[frame + SEAT]
    bit = 1 << (move if move < MARRY else move - MARRY)
    count = 0
    for n in range(tree[note_of(depth) + LIVE]):
        world = tree[first + n]
        if seat != tree[OWN]:
            if not moves_of(tree, frame, hand_of(tree, seat, world)) >> move & 1:
                continue
            tree[DEALS + SEATS * world + seat] ^= bit
        tree[first + deals + count] = world
        count += 1
    tree[note_of(depth + 1) + SET] = count
    play(tree, frame, move)


@kernel
def _return_all(tree: Memory, depth: int, deals: int) -> None:
    """Take the move at a depth back."""
    seat, bit = tree[frame_of(depth) + SEAT], take_back(tree, frame_of(depth))
    if seat != tree[OWN]:
        first = DEALS + SEATS * deals + deals * (depth + 1)
        for n in range(tree[note_of(depth + 1) + SET]):
            tree[DEALS + SEATS * tree[first + n] + seat] ^= bit


@kernel
def guaranteed(tree: Memory, deals: int, table: Memory, stack: Memory) -> int:
    """Whether the goal is reached from depth 1 on in all of so many deals: YES, NO, or UNKNOWN at the limit."""
    first = DEALS + SEATS * deals + deals
    for n in range(deals):
        tree[first + n] = n
    tree[note_of(1) + SET] = deals
    depth = 1
    value = _enter_all(tree, depth, deals, table, stack)
    while value == _OPEN or depth > 1:
        note = note_of(depth)
        if value == _OPEN and tree[note + UNTRIED]:
            move = highest_index(tree[note + UNTRIED])
            tree[note + UNTRIED] ^= 1 << move
            _descend_all(tree, depth, deals, move)
            depth += 1
            value = _enter_all(tree, depth, deals, table, stack)
            if value == _STOPPED:
                return UNKNOWN
            continue
        if value == _OPEN:
            value = tree[note + GOOD]
            if depth == 1:
                return value
        depth -= 1
        _return_all(tree, depth, deals)
        # One move is enough for the seat; the others are refuted by one.
        if value != tree[note_of(depth) + GOOD]:
            tree[note_of(depth) + GOOD], tree[note_of(depth) + UNTRIED] = value, 0
        value = _OPEN
    return UNKNOWN if value == _STOPPED else value
