"""Deals of Mille in which problems are looked for: played by policies in compiled code, a hundred deals a millisecond.

A deal follows from the seed and its number: the totals before it, who plays it, and every card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chiliad._jit import compiled, kernel, popcount
from chiliad.bits import below, seed_from, step
from chiliad.games.mille import greedy, tuned
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import PlayerCards, cards_count, rank_counts
from chiliad.games.mille.rules import apply, chance, chosen, legal, start
from chiliad.games.mille.scoring import deal_score, player_score, points_of
from chiliad.games.mille.state import (
    ACTION_DRAW,
    DEAL,
    DRAW,
    KIND_DISCARD,
    MELD,
    OPEN,
    OVER,
    RANK_CARDS,
    STOCK,
    TAKE,
    TURN_TAKE,
    Standing,
    State,
)
from chiliad.games.mille.tuned import CLUB_WEIGHTS, WEIGHTS

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

PLAYERS = ("greedy", "club", "strong")
"""The policies that play the deals: those that need no search."""
TOTAL_STEP = 5
HAND_MAX = 8
"""A certain win is looked for with so many cards in hand, or fewer."""
TRIES = 30
"""So many ways to go out are tried at random, before the exact search."""
BEGINNINGS_EVERY = 8
"""In one deal of so many, decisions how to begin a turn are looked at too: there ``greedy`` errs most."""
CARD_MIN = 5  # points: the cheapest card
EVERY, SUSPECTS, TAKES = range(3)
"""Which decisions are marked: every one between the draw and the discard, or how to begin, with a choice; where a
certain win may be overlooked; where ``greedy`` leaves a pack that may be taken."""


@kernel
def _action(player: int, rules: Rules, state: State) -> int:
    if player == 0:
        return greedy.choose(rules, state)
    return tuned.choose(CLUB_WEIGHTS if player == 1 else WEIGHTS, rules, state)


@kernel
def _wins(rules: Rules, state: State, seat: int, rival_most: int) -> bool:
    """Whether the seat has gone out and won the match, if the other seat has no more than ``rival_most``."""
    if state.phase != OVER or state.out != seat:
        return False
    total = state.before.totals[seat] + deal_score(state.players, state.out).scores[seat]
    return total >= rules.target and total > rival_most


@kernel
def _on_table(player: PlayerCards) -> int:
    """The points of a player's sets."""
    points = player_score(player, False)[0]
    return points + points_of(player.hand_any, player.hand_both)


@kernel
def _rival_bound(state: State) -> int:
    """A total that the other player cannot exceed if the deal ends now, by what the player to act knows."""
    rival = state.players[1 - state.turn]
    known = cards_count(rival.known_any, rival.known_both)
    hidden = cards_count(rival.hand_any, rival.hand_both) - known
    points = _on_table(rival)
    points -= points_of(rival.known_any, rival.known_both) + CARD_MIN * hidden
    return state.before.totals[1 - state.turn] + points


@kernel
def _bound(state: State) -> int:
    """A total that the player to act cannot exceed by going out in this turn without another card."""
    me = state.players[state.turn]
    hand_any, hand_both = me.hand_any, me.hand_both
    points = _on_table(me) + points_of(hand_any, hand_both)
    counts = rank_counts(hand_any, hand_both) + rank_counts(me.natural_any, me.natural_both)
    for rank in range(13):
        if counts >> 4 * rank & 15 == RANK_CARDS and rank_counts(hand_any, hand_both) >> 4 * rank & 15:
            points += RANK_CARDS * 20
    return state.before.totals[state.turn] + (points if me.wild_any else 2 * points)


@kernel
def _suspicious(rules: Rules, state: State, rng: int) -> bool:
    """Whether going out in this turn may win the match for certain, and ``greedy`` does not find it."""
    seat, me = state.turn, state.players[state.turn]
    count, most = cards_count(me.hand_any, me.hand_both), _rival_bound(state)
    if state.phase == MELD:
        if not 2 <= count <= HAND_MAX or _bound(state) < rules.target or _bound(state) <= most:
            return False
    elif state.phase != DRAW or count > HAND_MAX or not legal(rules, state)[0] >> 1 & 1:
        return False
    simple = state
    while simple.phase in (MELD, OPEN, DRAW, TAKE) and simple.turn == seat:
        action = greedy.choose(rules, simple)
        if action == ACTION_DRAW:
            break
        simple = apply(rules, simple, action)
    if _wins(rules, simple, seat, most):
        return False
    for _ in range(TRIES):
        trial = state
        while trial.phase in (MELD, OPEN, DRAW, TAKE) and trial.turn == seat:
            masks = legal(rules, trial)
            held = cards_count(trial.players[seat].hand_any, trial.players[seat].hand_both)
            discards = masks[KIND_DISCARD] if held == 1 else 0
            turn = masks[0] & ~1 if trial.phase == DRAW else masks[0]
            able = (turn, masks[1], masks[2], discards, 0, 0)
            if turn | masks[1] | masks[2] | discards == 0:
                break
            action, rng = chosen(able, rng)
            trial = apply(rules, trial, action)
        if _wins(rules, trial, seat, most):
            return True
    return False


@compiled
def play(
    rules: Rules, seed: int, number: int, low: int, high: int, marked_ones: int, log: Integers, marks: Integers
) -> tuple[int, int, int]:
    """Play a deal: write its actions into ``log`` and the decisions worth a look into ``marks``.

    ``low``, ``high``: of the totals before it.  ``marked_ones``: ``EVERY``, ``SUSPECTS`` or ``TAKES``.  Gives how many
    actions and marks, and ``player 0 * 3 + player 1``.
    """
    state, one, two, rng = _begun(rules, seed, number, low, high)
    length = marked = 0
    while state.phase != OVER:
        if state.phase == DEAL or state.phase == STOCK:
            action, rng = chance(rules, state, rng)
        else:
            if marked_ones == SUSPECTS:
                look = _suspicious(rules, state, seed_from(rng, length, 1))
            elif marked_ones == TAKES:
                takes = state.phase == DRAW and legal(rules, state)[0] >> TURN_TAKE & 1 == 1
                look = takes and greedy.choose(rules, state) == ACTION_DRAW
            else:
                begins = state.phase == DRAW and number % BEGINNINGS_EVERY == 0
                look = state.phase == MELD or (begins and popcount(legal(rules, state)[0]) > 1)
            if look and marked < len(marks):
                marks[marked] = length
                marked += 1
            action = _action(one if state.turn == 0 else two, rules, state)
        log[length] = action
        length += 1
        state = apply(rules, state, action)
    return length, marked, one * 3 + two


@kernel
def _begun(rules: Rules, seed: int, number: int, low: int, high: int) -> tuple[State, int, int, int]:
    """The state before the first card, both players, and the generator's state."""
    rng = seed_from(seed, number, 0)
    span = (high - low) // TOTAL_STEP + 1
    rng = step(rng)
    first = low + TOTAL_STEP * below(rng, span)
    rng = step(rng)
    second = low + TOTAL_STEP * below(rng, span)
    rng = step(rng)
    one = below(rng, 3)
    rng = step(rng)
    two = below(rng, 3)
    return start(rules, Standing((first, second), (0, 0), (0, 0)), number & 1), one, two, rng


@compiled
def next_suspect(rules: Rules, seed: int, first: int, low: int, high: int, log: Integers, marks: Integers) -> int:
    """The number of the next deal, from ``first`` on, in which a certain win may be overlooked."""
    number = first
    while True:
        _, marked, _ = play(rules, seed, number, low, high, SUSPECTS, log, marks)
        if marked:
            return number
        number += 1


def standing(rules: Rules, seed: int, number: int, low: int, high: int) -> Standing:
    """The totals before a deal."""
    state, _, _, _ = _begun(rules, seed, number, low, high)
    return state.before
