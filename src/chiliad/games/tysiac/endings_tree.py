"""The array that both searches of ``endings.py`` use, and what they ask about a position in it.

``tree`` has a stack of the solver's format (``solver_moves.py``), then notes for each depth, fronts, the hands of all
worlds, and lists of worlds.  Depth 0 is the seat's decision, and depth 1 what follows the candidate.  The frames have
what all worlds share; the seat's own hand is in the head, those of the others are kept for each world.
"""

from __future__ import annotations

from chiliad._jit import hot, kernel, lowest_index, popcount
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.solver_moves import (
    COUNT,
    DECLARER,
    FIRST_MARRIAGE,
    FRAME,
    HANDS,
    MADE,
    MARRY,
    MOVE,
    REST,
    ROOT,
    SEAT,
    STACK_WIDTH,
    VALUES,
    Memory,
    follows,
    married,
    ranked,
)
from chiliad.games.tysiac.solver_search import bound, play, prepare
from chiliad.games.tysiac.state import HAND_CARDS_PLAYED, SEATS, SECOND, State

FRONT_MAX = 16
"""So many plans are kept for a position; of more, those that reach the goal in the fewest worlds are left out."""

# Places in the head of the tree that it needs for nothing else: how much work may be done, the seat, the points that
# the declarer needs, the work done so far.
LIMIT, OWN, TARGET, WORK = 12, 13, 14, 15
WORK_TO_SOLVE = 8  # to solve a position; to look at so many of its worlds is 1
# Notes of each depth: its worlds (how many, or a set), those that are undecided, what is known so far, the moves not
# tried, how many more moves of the seat are chosen unseen, the size of the front, the worlds of the move on trial.
SET, LIVE, GOOD, UNTRIED, LEFT, SIZE, PLAYED = range(7)
NOTE = 8
DEPTHS = SEATS * HAND_CARDS_PLAYED + 1
NOTES = STACK_WIDTH
FRONTS = NOTES + NOTE * DEPTHS
SPARE = FRONTS + FRONT_MAX * DEPTHS
DEALS = SPARE + FRONT_MAX


@hot
def note_of(depth: int) -> int:
    """Where the notes of a depth begin."""
    return NOTES + NOTE * depth


@hot
def frame_of(depth: int) -> int:
    """Where the frame of a depth begins."""
    return ROOT + FRAME * depth


@hot
def hand_of(tree: Memory, seat: int, world: int) -> int:
    """The hand of a seat in a world; the seat's own hand is the same in all."""
    return tree[HANDS + seat] if seat == tree[OWN] else tree[DEALS + SEATS * world + seat]


@hot
def moves_of(tree: Memory, frame: int, hand: int) -> int:
    """The legal moves of a hand at a frame, as a mask of the solver's moves."""
    if tree[frame + COUNT]:
        return follows(tree, frame, hand)
    queens = married(hand)
    if queens and (tree[FIRST_MARRIAGE] or popcount(hand) < HAND_CARDS_PLAYED):
        return hand | (queens | queens << 4) << MARRY
    return hand


@kernel
def most_points(tree: Memory, frame: int, world: int) -> int:
    """No more than so many points can the declarer have at the end, in a world."""
    queens = married(hand_of(tree, tree[DECLARER], world))
    most = tree[frame + MADE] + tree[frame + REST]
    while queens:
        most += tree[VALUES + (lowest_index(queens) & 3)]
        queens &= queens - 1
    return most


@kernel
def reached(tree: Memory, frame: int, world: int, table: Memory, stack: Memory) -> bool:
    """Whether the declarer makes the contract from a frame on, in a world, if all play their best and see all cards."""
    for seat in range(SEATS):
        stack[HANDS + seat] = hand_of(tree, seat, world)
    for field in range(SEAT, REST + 1):
        stack[ROOT + field] = tree[frame + field]
    tree[WORK] += WORK_TO_SOLVE
    return bound(table, stack, tree[TARGET]) >= tree[TARGET]


@kernel
def begin(
    rules: Rules, state: State, action: int, seat: int, limit: int, tree: Memory, table: Memory, stack: Memory
) -> None:
    """Write a state of the seat's turn at depth 0, and what follows an action (of kind PLAY) at depth 1."""
    prepare(rules, state, table, stack)
    for n in range(ROOT + FRAME):
        tree[n] = stack[n]
    tree[OWN], tree[WORK], tree[LIMIT] = seat, 0, limit
    tree[TARGET] = state.auction.contract - state.points[state.auction.declarer]
    index = action & 63
    play(tree, ROOT, ranked(index) if index < SECOND else MARRY + ranked(index - SECOND))


@hot
def take_back(tree: Memory, frame: int) -> int:
    """Undo the move of a frame in the head, where the seat's own hand is; gives the card's bit."""
    move = tree[frame + MOVE]
    bit = 1 << (move if move < MARRY else move - MARRY)
    tree[HANDS + tree[frame + SEAT]] ^= bit
    return bit
