"""Roll-outs of Mille: a deal played to its end from any state, many worlds and candidates at one compiled call.

Worlds are rows of integers (``arrays.py``).  The hidden stock of a world has a drawn order: the n-th card drawn from it
follows from the generator's n-th number, which nobody but chance takes as long as no seat plays ``UNIFORM``.  So all
candidates that are played in one world draw the same cards in the same order, until the pack becomes the stock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chiliad._jit import compiled, hot, kernel, lowest_index, numbers
from chiliad.bits import seed_from
from chiliad.game import GREEDY, NOBODY, UNIFORM
from chiliad.games.mille import tuned
from chiliad.games.mille.arrays import pack_before, unpack
from chiliad.games.mille.greedy import Position, choose, choose_begin, choose_meld, dearest, natural_first, seen_by
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import RANK, PlayerCards, add_to_meld, meld_natural, meld_wild, remove_card
from chiliad.games.mille.playout import Layout, begun, deal_over, discarded
from chiliad.games.mille.rules import (
    apply,
    chance,
    has_pair,
    masks_draw,
    masks_meld,
    masks_open,
    masks_take,
    random_action,
    under_top,
)
from chiliad.games.mille.scoring import after_deal, deal_score, game_winner
from chiliad.games.mille.state import (
    DEAL,
    DRAW,
    KIND_DISCARD,
    KIND_LAY,
    KIND_WILD,
    OVER,
    PAIR,
    SEATS,
    SET_CARDS_MIN,
    STOCK,
    TURN_BLOCKED,
    TURN_TAKE,
    State,
)
from chiliad.games.mille.tuned import TUNED, WEIGHTS, Weights

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

Two = tuple[int, int]
MID_DEAL_TURNS = 8


def is_mid_deal(state: State, turns: int) -> bool:
    """Whether roll-outs are measured from here: at the beginning of a turn, after eight turns of the deal."""
    return state.phase == DRAW and turns == MID_DEAL_TURNS


# --- A turn of a policy ----------------------------------------------------------------------------------------------


@hot
def _begin(
    rules: Rules, policy: int, weights: Weights, me: PlayerCards, other: PlayerCards, totals: Two, layout: Layout
) -> int:
    """What the turn begins with: an index of kind TURN."""
    drawable = (layout.stock_any | under_top(layout.pack_any, layout.pack_both, layout.stock_idle)) != 0
    takable = layout.pack_top >= 0 and has_pair(me, layout.pack_top)
    turn = masks_draw(drawable, takable, layout.upcard_two_open)
    if turn & turn - 1 == 0:
        return lowest_index(turn)
    position = _seen(rules, me, other, totals, layout)
    if policy == TUNED:
        return tuned.choose_begin(weights, position, turn)
    return choose_begin(position, turn)


@hot
def _seen(rules: Rules, me: PlayerCards, other: PlayerCards, totals: Two, layout: Layout) -> Position:
    stock, pack = (layout.stock_any, layout.stock_both), (layout.pack_any, layout.pack_both)
    return seen_by(rules, me, other, totals, stock, pack, layout.pack_top)


@hot
def _taken(player: PlayerCards, top: int) -> PlayerCards:
    """The top of the pack joined to its set with two naturals from hand (M8)."""
    player = add_to_meld(player, 1 << top)
    for laid_count in range(PAIR):
        player = meld_natural(player, 1 << dearest(masks_take(player, top >> 2, laid_count)[1]))
    return player


@hot
def _opened(max_wilds: int, player: PlayerCards, rank: int) -> PlayerCards:
    """The second and the third card of a new set (M12)."""
    for _ in range(SET_CARDS_MIN - 1):
        lay, wild = masks_open(max_wilds, player, rank)
        action = natural_first(lay, wild)
        player = meld_natural(player, 1 << (action & 63)) if action >> 6 == KIND_LAY else meld_wild(player, action & 63)
    return player


@hot
def _melded(
    rules: Rules, policy: int, weights: Weights, me: PlayerCards, other: PlayerCards, totals: Two, layout: Layout
) -> tuple[PlayerCards, int, int]:
    """Melding until the discard: the cards after it, the discard (-1: out without one), and how many were laid."""
    laid_count = 0
    while me.hand_any:
        lay, wild = masks_meld(rules.max_wilds, me)
        position = _seen(rules, me, other, totals, layout)
        if policy == TUNED:
            action = tuned.choose_meld(weights, position, lay, wild)
        else:
            action = choose_meld(position, lay, wild)
        place = action & 63
        if action >> 6 == KIND_DISCARD:
            return remove_card(me, 1 << place), place, laid_count
        laid_count += 1
        if action >> 6 == KIND_WILD:
            me = meld_wild(me, place)
        else:
            opening = me.natural_any >> (place & ~3) & RANK == 0
            me = meld_natural(me, 1 << place)
            if opening:
                me = _opened(rules.max_wilds, me, place >> 2)
    return me, -1, laid_count


@hot
def turns_to_end(
    rules: Rules, state: State, policies: Two, weights: tuple[Weights, Weights], rng: int
) -> tuple[State, int]:
    """The end of a deal from the beginning of a turn, each seat by its policy, GREEDY or TUNED, and its weights."""
    seat = state.turn
    me, other = (state.players[0], state.players[1]) if seat == 0 else (state.players[1], state.players[0])
    totals = state.before.totals if seat == 0 else (state.before.totals[1], state.before.totals[0])
    layout = Layout(
        state.stock_any,
        state.stock_both,
        state.stock_idle,
        state.pack_any,
        state.pack_both,
        state.pack_top,
        state.upcard_two_open,
    )
    out = NOBODY
    while True:  # every deal ends: ``ACTIONS_PER_DEAL_MAX``
        policy, own = policies[seat], weights[seat]
        index = _begin(rules, policy, own, me, other, totals, layout)
        if index == TURN_TAKE:
            me = _taken(me, layout.pack_top)
        me, other, layout, rng = begun(me, other, layout, index, rng)
        if index == TURN_BLOCKED:
            break
        me, card, laid_count = _melded(rules, policy, own, me, other, totals, layout)
        layout = discarded(layout, card, laid_count)
        if me.hand_any == 0:
            out = seat
            break
        me, other, seat = other, me, 1 - seat
        totals = totals[1], totals[0]
    return deal_over(state.before, state.dealer, seat, me, other, layout, out), rng


# --- From any state --------------------------------------------------------------------------------------------------


@kernel
def _stepped(
    rules: Rules, state: State, policies: Two, weights: tuple[Weights, Weights], rng: int
) -> tuple[State, int]:
    """One action of chance or of a player."""
    if state.phase == DEAL or state.phase == STOCK:
        action, rng = chance(rules, state, rng)
    elif policies[state.turn] == GREEDY:
        action = choose(rules, state)
    elif policies[state.turn] == TUNED:
        action = tuned.choose(weights[state.turn], rules, state)
    else:
        action, rng = random_action(rules, state, rng)
    return apply(rules, state, action), rng


@kernel
def to_end(rules: Rules, state: State, policies: Two, weights: tuple[Weights, Weights], rng: int) -> tuple[State, int]:
    """The end of the deal from any state: ``playout`` for compiled code, with the weights of each seat."""
    quick = policies[0] != UNIFORM and policies[1] != UNIFORM
    while state.phase != OVER and not (quick and state.phase == DRAW):
        state, rng = _stepped(rules, state, policies, weights, rng)
    if state.phase == OVER:
        return state, rng
    return turns_to_end(rules, state, policies, weights, rng)


@compiled
def playout(rules: Rules, state: State, policies: Two, rng: int) -> tuple[State, int]:
    """The state at the end of the deal, and the generator's state.

    ``policies``: for each seat UNIFORM, GREEDY or TUNED.  The same as stepping ``legal``, ``chance`` and ``apply``.
    """
    return to_end(rules, state, policies, (WEIGHTS, WEIGHTS), rng)


@compiled
def playouts(rules: Rules, worlds: Integers, policies: Two, times: int, rng: int) -> int:
    """Play every world (a row each) to its end, ``times`` times: a checksum of the scores, for measuring."""
    total = 0
    for n in range(times):
        for row in range(len(worlds)):
            state, _ = to_end(rules, unpack(numbers(worlds[row])), policies, (WEIGHTS, WEIGHTS), seed_from(rng, n, row))
            score = deal_score(state.players, state.out)
            total += score.scores[0] + 2 * score.scores[1]
    return total


@compiled
def evaluate(
    rules: Rules,
    worlds: Integers,
    candidates: Integers,
    policies: Two,
    rng: int,
    scores: Integers,
    after: Integers,
    winners: Integers,
) -> int:
    """Play every candidate (an action) in every world (a row) to the end of the deal; gives how many were played.

    World ``w`` has the generator state ``seed_from(rng, w, 0)`` for every candidate.  Writes ``scores[c, w, seat]``
    (the change of the seat's total), ``after[c, w]`` (what is before the next deal, a row) and ``winners[c, w]`` (the
    seat that has won the match, or NOBODY).
    """
    actions = numbers(candidates)
    for w in range(len(worlds)):
        world = unpack(numbers(worlds[w]))
        for c in range(len(actions)):
            state = apply(rules, world, actions[c])
            state, _ = to_end(rules, state, policies, (WEIGHTS, WEIGHTS), seed_from(rng, w, 0))
            score = deal_score(state.players, state.out)
            following = after_deal(state.before, score)
            for seat in range(SEATS):
                scores[c, w, seat] = score.scores[seat]
            pack_before(following, after[c, w])
            winners[c, w] = game_winner(rules, following.totals, following.stars)
    return len(worlds) * len(candidates)
