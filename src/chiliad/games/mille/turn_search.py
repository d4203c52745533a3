"""A search over whole turns of Mille: plans are played in worlds that they share, and the worse half goes, and again.

In the engine one action moves one card; here a candidate is a *plan*: a draw or the pack taken, or all that is laid in
a turn and the discard.  Plan 0 is what a policy would do; the others differ from it in a set, the 2s or the
discard.  Each round of the *sequential halving* plays every plan that is left in the same new worlds (the same hidden
cards, drawn in the same order).  The seat plays on by that policy.  The ``Model`` says which policy it is, and how the
other seat plays: for ``expert`` both play the tuned policy, but the other seat plays ``greedy`` in every second world,
because a search that knows one opponent finds plans that only this one allows: with the tuned policy alone the
search won 75 % against that policy and no more than it against ``greedy``.  At the end the best plan is chosen only if
it is better than plan 0 by more than one standard error of their difference: a search that trusts noise loses.

Values are integers: of match equity (``equity.py``) in units of ``CERTAIN``, of stakes (``stakes.py``) in units of
``SMALL``, or of points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from chiliad._jit import compiled, highest_index, hot, kernel, lowest_index, numbers, popcount
from chiliad.bits import seed_from
from chiliad.games.mille import greedy, tuned
from chiliad.games.mille.arrays import pack, unpack
from chiliad.games.mille.belief import imagine
from chiliad.games.mille.equity import equity_of
from chiliad.games.mille.greedy import (
    NO_WAY,
    dearest,
    lay_to_go_out,
    natural_first,
    one_each,
    seen_from,
    spare_rank,
)
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import RANK, cards_count, rank_counts, ranks_held
from chiliad.games.mille.rollout import to_end
from chiliad.games.mille.rules import apply, legal, masks_meld, masks_open
from chiliad.games.mille.scoring import after_deal, deal_score
from chiliad.games.mille.stakes import stakes_of
from chiliad.games.mille.state import (
    ACTION_DRAW,
    DRAW,
    KIND_DISCARD,
    KIND_LAY,
    KIND_TURN,
    KIND_WILD,
    MELD,
    OPEN,
    TAKE,
    TURN_DRAW,
    State,
    with_player,
)
from chiliad.games.mille.tuned import TUNED, Weights

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

PLANS_MAX = 40  # plan 0, six ways to lay, thirteen ranks, the 2s, and DISCARDS_MAX
DISCARDS_MAX = 6
WORLDS_MAX = 16_384  # a plan: squares of sums stay within 63 bits
WORLDS_MIN = 2  # a plan: with fewer there is no standard error
_TWOS_ALL = 8

FIRST, COUNT, SUM, SQUARES, GAIN, GAIN_SQUARES, MARGIN, COLUMNS = range(8)
"""Columns of the table of plans: the first action; the worlds played; the sum of its values and of their squares; the
same of what it has more than plan 0 in the same world; the sum of the points by which the seat's score is higher."""

MATCH, POINTS, STAKES = range(3)
"""What a search aims at: the chance to win the match; the points by which the seat's score of the deal is higher; what
the seat is paid when the match is over, or pays."""


class Model(NamedTuple):
    """By what a search goes: the policy that it betters, the opponent it expects, and its aim."""

    policy: int  # GREEDY or TUNED: what plan 0 follows, and how the seat plays on
    weights: Weights  # of TUNED in both seats; plans try the discards that cost least by them
    rivals: tuple[int, int]  # the policies of the other seat, in even worlds and in odd ones
    aim: int  # MATCH, POINTS or STAKES


# --- Plans -----------------------------------------------------------------------------------------------------------


@kernel
def _chosen(model: Model, rules: Rules, state: State) -> int:
    """What the policy of the model would do."""
    if model.policy == TUNED:
        return tuned.choose(model.weights, rules, state)
    return greedy.choose(rules, state)


@kernel
def _laid(rules: Rules, state: State, ranks: int, twos: int) -> tuple[State, int]:
    """The state after all cards of these ranks are laid and so many 2s as wilds; the first action, -1 where none."""
    first = -1
    while state.phase == MELD or state.phase == OPEN:
        me = state.players[state.turn]
        if state.phase == OPEN:
            lay, wild = masks_open(rules.max_wilds, me, state.rank_open)
            action = natural_first(lay, wild)
        else:
            lay, wild = masks_meld(rules.max_wilds, me)
            found = ranks_held(lay) & ranks
            if found:
                action = KIND_LAY << 6 | dearest(lay & RANK << highest_index(found))
            elif wild and twos > 0:
                action, twos = KIND_WILD << 6 | lowest_index(wild), twos - 1
            else:
                break
        state = apply(rules, state, action)
        first = action if first < 0 else first
    return state, first


@kernel
def _laid_out(rules: Rules, state: State) -> tuple[State, int]:
    """The state after the player has gone out, if they can; else the state as it is.  The first action, -1: none."""
    position = seen_from(rules, state)
    sets = ranks_held(position.natural_any)
    spare = spare_rank(position, rank_counts(position.hand_any, position.hand_both), sets)
    first = -1
    while spare != NO_WAY and (state.phase == MELD or state.phase == OPEN):
        me = state.players[state.turn]
        if state.phase == OPEN:
            lay, wild = masks_open(rules.max_wilds, me, state.rank_open)
            action = natural_first(lay, wild)
        else:
            lay, wild = masks_meld(rules.max_wilds, me)
            counts, cards = rank_counts(me.hand_any, me.hand_both), cards_count(me.hand_any, me.hand_both)
            action = lay_to_go_out(counts, cards, ranks_held(me.natural_any), spare, lay, wild)
            if action < 0:
                break
        state = apply(rules, state, action)
        first = action if first < 0 else first
    return state, first


@kernel
def _add(state: State, first: int, count: int, after: Integers, table: Integers) -> int:
    """Write a plan, by the state that it leads to, unless there is one like it; gives how many plans there are."""
    if count >= PLANS_MAX:
        return count
    pack(state, after[count])
    for other in range(count):
        if (after[other] == after[count]).all():
            return count
    table[count, :] = 0
    table[count, FIRST] = first
    return count + 1


@kernel
def _add_discarded(
    model: Model, rules: Rules, state: State, first: int, card: int, count: int, after: Integers, table: Integers
) -> int:
    """``_add`` after the discard of ``card`` (-1: the policy's choice), where the turn is not over yet."""
    if state.phase == MELD:
        if card < 0:
            card = _discard(model, rules, state)
        action = KIND_DISCARD << 6 | card
        state = apply(rules, state, action)
        first = action if first < 0 else first
    return _add(state, first, count, after, table)


@kernel
def _discard(model: Model, rules: Rules, state: State) -> int:
    """The card that the policy of the model would discard."""
    position = seen_from(rules, state)
    if model.policy == TUNED:
        return tuned.choose_discard(model.weights, position)
    counts, sets = rank_counts(position.hand_any, position.hand_both), ranks_held(position.natural_any)
    hidden = position.other_count - cards_count(position.known_any, position.known_both)
    return greedy.choose_discard(position, counts, sets, hidden)


@kernel
def _usual_plan(model: Model, rules: Rules, state: State) -> tuple[State, int, int, int]:
    """What the policy lays: the state before its discard, the first action, the ranks laid, the 2s laid."""
    first, ranks, twos = -1, 0, 0
    while state.phase == MELD or state.phase == OPEN:
        action = _chosen(model, rules, state)
        if action >> 6 == KIND_DISCARD:
            break
        if action >> 6 == KIND_WILD and state.phase == MELD:
            twos += 1
        elif action >> 6 == KIND_LAY:
            ranks |= 1 << (action & 60)
        state = apply(rules, state, action)
        first = action if first < 0 else first
    return state, first, ranks, twos


@kernel
def _plans_to_meld(model: Model, rules: Rules, world: State, after: Integers, table: Integers) -> int:
    """All plans from the draw to the discard."""
    laid, first, ranks, twos = _usual_plan(model, rules, world)
    count = _add_discarded(model, rules, laid, first, -1, 0, after, table)
    me = world.players[world.turn]
    lay, _ = masks_meld(rules.max_wilds, me)
    every, own = ranks_held(lay), ranks_held(me.natural_any)
    out, out_first = _laid_out(rules, world)
    count = _add_discarded(model, rules, out, out_first, -1, count, after, table)
    for chosen, wilds in ((0, 0), (every, 0), (every, _TWOS_ALL), (own, 0), (ranks, twos + 1), (ranks, 0)):
        state, begun = _laid(rules, world, chosen, wilds)
        count = _add_discarded(model, rules, state, begun, -1, count, after, table)
    left = every
    while left:
        rank = left & -left
        left &= left - 1
        state, begun = _laid(rules, world, ranks ^ rank, twos)
        count = _add_discarded(model, rules, state, begun, -1, count, after, table)
    if laid.phase == MELD:
        count = _plans_to_discard(model, rules, laid, first, count, after, table)
    return count


@kernel
def _plans_to_discard(
    model: Model, rules: Rules, laid: State, first: int, count: int, after: Integers, table: Integers
) -> int:
    """The plans that differ from plan 0 in the discard: the cards whose loss costs least by the tuned policy."""
    position = seen_from(rules, laid)
    terms = tuned.discard_terms(model.weights, position)
    cards = one_each(position.hand_any)
    for _ in range(DISCARDS_MAX):
        best, least, left = -1, 0, cards
        while left:
            card = lowest_index(left)
            left &= left - 1
            loss = tuned.discard_loss(model.weights, terms, card)
            if best < 0 or loss < least:
                best, least = card, loss
        if best < 0:
            break
        cards &= ~(1 << best)
        count = _add_discarded(model, rules, laid, first, best, count, after, table)
    return count


@kernel
def _plans_to_begin(model: Model, rules: Rules, world: State, after: Integers, table: Integers) -> int:
    """Draw, or take the pack or the up-card 2: the policy's choice first."""
    preferred = _chosen(model, rules, world)
    turn, count = legal(rules, world)[KIND_TURN], 0
    count = _add_begun(model, rules, world, preferred, count, after, table)
    while turn:
        action = KIND_TURN << 6 | lowest_index(turn)
        turn &= turn - 1
        if action != preferred:
            count = _add_begun(model, rules, world, action, count, after, table)
    return count


@kernel
def _add_begun(
    model: Model, rules: Rules, world: State, action: int, count: int, after: Integers, table: Integers
) -> int:
    if action == ACTION_DRAW:
        return _add(world, action, count, after, table)  # what it leads to is hidden: each world plays it
    state = apply(rules, world, action)
    while state.phase == TAKE:
        state = apply(rules, state, _chosen(model, rules, state))
    return _add(state, action, count, after, table)


# --- Worlds ----------------------------------------------------------------------------------------------------------


@hot
def _in_world(rules: Rules, plan: State, world: State, seat: int) -> State:
    """The state that a plan leads to in a world: the hidden cards are the world's."""
    if plan.phase == DRAW and plan.turn == seat:
        return apply(rules, world, KIND_TURN << 6 | TURN_DRAW)
    return State(
        before=plan.before,
        dealer=plan.dealer,
        turn=plan.turn,
        phase=plan.phase,
        players=with_player(world.players, seat, plan.players[seat]),
        stock_any=world.stock_any,
        stock_both=world.stock_both,
        stock_idle=plan.stock_idle,
        pack_any=plan.pack_any,
        pack_both=plan.pack_both,
        pack_top=plan.pack_top,
        upcard_two_open=plan.upcard_two_open,
        rank_open=plan.rank_open,
        laid_count=plan.laid_count,
        out=plan.out,
    )


@kernel
def _played(
    model: Model, rules: Rules, state: State, seat: int, number: int, rng: int, equity: Sequence[int]
) -> tuple[int, int]:
    """Play a plan on to the end of the deal: its value, and by how many points the seat's score is higher.

    ``number``: that of the world.
    """
    own, rival = model.policy, model.rivals[number & 1]
    policies = (own, rival) if seat == 0 else (rival, own)
    end, _ = to_end(rules, state, policies, (model.weights, model.weights), seed_from(rng, number, 2))
    score = deal_score(end.players, end.out)
    margin = score.scores[seat] - score.scores[1 - seat]
    if model.aim == POINTS:
        return margin, margin
    after = after_deal(end.before, score)
    if model.aim == STAKES:
        return stakes_of(rules, after, seat, equity), margin
    return equity_of(rules, after, seat, equity), margin


@hot
def _count(row: Integers, value: int, gain: int, margin: int) -> None:
    """Add what a plan has brought in a world to its row; ``gain``: what it has brought more than plan 0."""
    row[COUNT] += 1
    row[SUM] += value
    row[SQUARES] += value * value
    row[GAIN] += gain
    row[GAIN_SQUARES] += gain * gain
    row[MARGIN] += margin


@kernel
def _halved(alive: int, table: Integers) -> int:
    """The better half of the plans (a mask), plan 0 always among them; two at least."""
    keep = max(1, (popcount(alive) - 1) // 2)
    kept, left = 1, alive & ~1
    for _ in range(keep):
        best, rest = -1, left
        while rest:
            plan = lowest_index(rest)
            rest &= rest - 1
            if best < 0 or table[plan, SUM] > table[best, SUM]:
                best = plan
        kept |= 1 << best
        left &= ~(1 << best)
    return kept


@compiled
def search(
    model: Model,
    seen: Observation,
    doubted: int,
    nodes: int,
    rng: int,
    equity: Integers,
    after: Integers,
    table: Integers,
) -> tuple[int, int]:
    """Compare the plans of the seat to act by about ``nodes`` roll-outs; the number of plans, and the plan chosen.

    The seat begins a turn or melds.  ``equity``: the table for ``model.aim``, flat.
    ``doubted``: ranks that the other hand hardly holds (``belief.py``).
    ``after`` (``PLANS_MAX`` rows of states) is for its own use; into ``table``
    (``PLANS_MAX`` rows of ``COLUMNS``) it writes what it found of each plan.  With one plan, or fewer roll-outs than
    ``WORLDS_MIN`` a plan, it plays nothing and chooses plan 0.
    """
    rules, seat = seen.rules, seen.seat
    world, _ = imagine(seen, doubted, rng)
    if world.phase == DRAW:
        count = _plans_to_begin(model, rules, world, after, table)
    else:
        count = _plans_to_meld(model, rules, world, after, table)
    if nodes < WORLDS_MIN * count:
        return count, 0
    alive, chances = (1 << count) - 1, numbers(equity)
    rounds, left = 1, count
    while left > 2:
        rounds, left = rounds + 1, 1 + max(1, (left - 1) // 2)
    played = 0
    for number in range(rounds if count > 1 else 0):
        for _ in range(max(1, nodes // (rounds * popcount(alive)))):
            if played >= WORLDS_MAX:
                break
            world, _ = imagine(seen, doubted, seed_from(rng, played, 1))
            reference, plans = 0, alive
            while plans:
                plan = lowest_index(plans)
                plans &= plans - 1
                state = _in_world(rules, unpack(numbers(after[plan])), world, seat)
                value, margin = _played(model, rules, state, seat, played, rng, chances)
                reference = value if plan == 0 else reference
                _count(table[plan], value, value - reference, margin)
            played += 1
        if number < rounds - 1:
            alive = _halved(alive, table)
    best = lowest_index(alive & ~1) if count > 1 else 0
    gain = int(table[best, GAIN])
    # More than one standard error: gain / n > sqrt((squares - gain² / n) / (n * (n - 1))), without fractions.
    better = best > 0 and gain > 0 and gain * gain > int(table[best, GAIN_SQUARES])
    return count, best if better else 0


@compiled
def plan_margins(
    model: Model,
    seen: Observation,
    doubted: int,
    draws: int,
    rng: int,
    equity: Integers,
    after: Integers,
    out: Integers,
) -> int:
    """Write into ``out[w, p]`` by how many points the seat's score is higher with plan ``p`` in world ``w``, in sum.

    A world is what the other player holds; each is played with ``draws`` orders of the stock, the same for all plans.
    ``after``: a row for each plan, the state it leads to.  Gives how many roll-outs were played.
    """
    rules, chances = seen.rules, numbers(equity)
    for w in range(len(out)):
        world, _ = imagine(seen, doubted, seed_from(rng, w, 1))
        for draw in range(draws):
            for plan in range(len(after)):
                state = _in_world(rules, unpack(numbers(after[plan])), world, seen.seat)
                _, margin = _played(model, rules, state, seen.seat, w * draws + draw, rng, chances)
                out[w, plan] += margin
    return len(out) * draws * len(after)
