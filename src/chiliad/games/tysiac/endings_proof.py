"""Whether a card guarantees the goal: a search over all deals at once, in which all others play against the seat.

A position is a list of deals that the seat cannot tell apart.  The seat needs one move that is good in all of them; any
move of another seat, in any deal in which it is legal, must be answered.  The solver refutes early: a deal in which the
goal is lost with all cards seen, and with the help of a partner, is lost.
"""

from __future__ import annotations

from chiliad._jit import highest_index, kernel, lowest_index, multiply_add, popcount
from chiliad.games.tysiac.endings_tree import (
    DEALS,
    DEPTHS,
    GOOD,
    LIMIT,
    LIVE,
    OWN,
    SET,
    SIZE,
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
from chiliad.games.tysiac.solver_moves import (
    COUNT,
    DECLARER,
    FRAME,
    HANDS,
    MADE,
    MARRY,
    SEAT,
    SUIT,
    TRUMP,
    Memory,
    above,
    points_of,
)
from chiliad.games.tysiac.solver_search import lowest_points, play
from chiliad.games.tysiac.state import SEATS, after

YES, NO, UNKNOWN = 1, 0, -1

MEMO_BITS = 12
"""Two to the power of this are the positions between tricks that are remembered, two integers each."""
_OPEN, _STOPPED = -1, -2
_ALL_WON, _ONE_LOST = -1, -2
_SPREAD, _MASK = 0x5851F42D4C957F2D, (1 << 63) - 1


@kernel
def _undecided(tree: Memory, depth: int, deals: int) -> int:
    """How many deals are undecided, which come first from now on; YES or NO, as numbers below 0, where the rest is."""
    frame, note, first = frame_of(depth), note_of(depth), DEALS + SEATS * deals + deals * depth
    declares = tree[OWN] == tree[DECLARER]
    if tree[frame + MADE] >= tree[TARGET]:
        return _ALL_WON if declares else _ONE_LOST
    if tree[frame + COUNT] == 0 and tree[HANDS + tree[OWN]] == 0:
        return _ONE_LOST if declares else _ALL_WON
    live = 0
    for n in range(tree[note + SET]):
        world = tree[first + n]
        if most_points(tree, frame, world) < tree[TARGET]:
            if declares:
                return _ONE_LOST
            continue
        tree[first + n] = tree[first + live]
        tree[first + live] = world
        live += 1
    return live if live else _ALL_WON


@kernel
def _cashes(tree: Memory, frame: int, first: int, live: int) -> bool:
    """Whether the declarer, who leads, makes the contract at once with cards that nobody can beat in any deal."""
    own, trump, foreign = tree[HANDS + tree[OWN]], tree[frame + TRUMP], 0
    one, two = after(tree[OWN]), after(after(tree[OWN]))
    for n in range(live):
        foreign |= hand_of(tree, one, tree[first + n]) | hand_of(tree, two, tree[first + n])
    tricks, missing = 0, tree[TARGET] - tree[frame + MADE]
    for suit in range(4):
        led = SUIT << suit
        if led != trump and foreign & trump:
            continue
        cards, others = own & led, foreign & led
        if others:
            cards &= above(highest_index(others))
        tricks += popcount(cards)
        while cards:
            missing -= points_of(lowest_index(cards))
            cards &= cards - 1
    if tricks == 0:
        return False
    for n in range(live):
        world = tree[first + n]
        thrown = lowest_points(hand_of(tree, one, world), tricks) + lowest_points(hand_of(tree, two, world), tricks)
        if thrown < missing:
            return False
    return True


@kernel
def _memo(tree: Memory, depth: int, deals: int, live: int) -> int:
    """The place of a position between tricks in the memory, and note its key; 0 within a trick.

    The hands of the other seats in the head are those of no deal, but change with every card that is played.
    """
    frame, note, first = frame_of(depth), note_of(depth), DEALS + SEATS * deals + deals * depth
    if tree[frame + COUNT]:
        return 0
    key = tree[frame + SEAT] | tree[frame + TRUMP] << 2 | tree[frame + MADE] << 28
    for seat in range(SEATS):
        key = multiply_add(key ^ tree[HANDS + seat] << 20, _SPREAD, seat)
        key ^= key >> 31
    together = 0
    for n in range(live):
        one = multiply_add(tree[first + n] + 1, _SPREAD, 1)
        together = (together + (one ^ one >> 29)) & _MASK
    key = multiply_add(key ^ together, _SPREAD, 1) | 1
    tree[note + SIZE] = key
    return DEALS + (SEATS + DEPTHS) * deals + 2 * (key >> 63 - MEMO_BITS)


@kernel
def _enter_all(tree: Memory, depth: int, deals: int, table: Memory, stack: Memory) -> int:
    """YES or NO where that is known without trying moves, else _OPEN; the deals that are undecided come first."""
    frame, note, first = frame_of(depth), note_of(depth), DEALS + SEATS * deals + deals * depth
    declarer = tree[DECLARER]
    declares = tree[OWN] == declarer
    tree[WORK] += 1 + (tree[note + SET] >> 3)
    live = _undecided(tree, depth, deals)
    if live < 0:
        return YES if live == _ALL_WON else NO
    if tree[WORK] > tree[LIMIT]:
        return _STOPPED
    place = _memo(tree, depth, deals, live)
    if place and tree[place] == tree[note + SIZE]:
        return tree[place + 1]
    # What the solver says can only have become worse for the seat by a move of its own, or of a partner who errs.
    mover = tree[frame - FRAME + SEAT]
    if mover == tree[OWN] or (not declares and mover != declarer):
        for n in range(live):
            if reached(tree, frame, tree[first + n], table, stack) != declares:
                return NO
            if tree[WORK] > tree[LIMIT]:
                return _STOPPED
    leads = tree[frame + COUNT] == 0 and tree[frame + SEAT] == declarer
    if declares and (live == 1 or (leads and _cashes(tree, frame, first, live))):
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
            if tree[frame_of(depth) + COUNT] == 0:
                place = DEALS + (SEATS + DEPTHS) * deals + 2 * (tree[note + SIZE] >> 63 - MEMO_BITS)
                tree[place], tree[place + 1] = tree[note + SIZE], value
            if depth == 1:
                return value
        depth -= 1
        _return_all(tree, depth, deals)
        # One move is enough for the seat; the others are refuted by one.
        if value != tree[note_of(depth) + GOOD]:
            tree[note_of(depth) + GOOD], tree[note_of(depth) + UNTRIED] = value, 0
        value = _OPEN
    return UNKNOWN if value == _STOPPED else value
