"""Kernels of the searching players: many roll-outs at one compiled call, rows of worlds in, arrays out.

A roll-out plays a deal to its end with the greedy policy in all seats.  Its result is the chance of one seat to win
the match afterwards (``equity.share``, in units of ``1 / ONE``).  Masks, seats and actions are those of ``state.py``;
worlds are rows of ``arrays.py``.  Only ``declared`` draws random numbers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from chiliad._jit import compiled, hot, kernel, lowest_index, numbers, popcount, set_at
from chiliad.bits import below, bit_at, seed_from, step
from chiliad.games.tysiac.arrays import unpack
from chiliad.games.tysiac.equity import share
from chiliad.games.tysiac.greedy import choose, choose_play, gift_cost
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import (
    apply,
    won,
)
from chiliad.games.tysiac.scoring import settle_deal, settle_state
from chiliad.games.tysiac.solver import declarer_reaches
from chiliad.games.tysiac.state import (
    ALL,
    GIVE,
    HAND_CARDS_DEALT,
    OVER_PLAYED,
    PLAY,
    SEATS,
    SECOND,
    State,
    after,
    marriages,
)
from chiliad.games.tysiac.talon import (
    apply_contract,
    apply_give,
    call_index,
    contract_fixed,
    contract_limit,
    may_concede,
)
from chiliad.games.tysiac.tricks import apply_play
from chiliad.games.tysiac.worlds import unplayed

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

Three = tuple[int, int, int]
SHARE, MADE, SCORE = range(3)
"""What ``evaluate`` writes of each roll-out: the seat's share; whether the contract is made; the seat's score."""

RAW = (0.0, 0.0, 0.0, 0.0)
"""The model of ``declared`` that leaves chances as the roll-outs give them."""
CONTRACT_STRIDE = 20
"""``declared`` tries contracts so many points apart, from the auction's figure on."""


@hot
def _played(rules: Rules, state: State) -> State:
    while state.phase == PLAY:
        state = apply_play(rules, state, choose_play(rules, state))
    return state


@kernel
def _to_end(rules: Rules, state: State) -> State:
    while state.phase < PLAY:
        state = apply(rules, state, choose(rules, state))
    return _played(rules, state)


@kernel
def settled_share(
    rules: Rules, state: State, contract: int, conceded: bool, points: Three, table: Sequence[int], seat: int
) -> int:
    """A seat's share after the deal of ``state``, had it ended with this contract and these points."""
    before = state.before
    made = (0, 0, 0) if conceded else points
    settled = settle_deal(rules, before, state.dealer, state.auction.declarer, contract, conceded, made)
    return share(rules, before, settled, table, seat)


@compiled
def evaluate(
    rules: Rules, worlds: Integers, candidates: Integers, strengths: Integers, seat: int, results: Integers
) -> int:
    """Play every candidate (an action) in every world to the end of the deal; gives how many roll-outs that were.

    Writes ``results[SHARE, c, w]``, ``results[MADE, c, w]`` (1 or 0) and ``results[SCORE, c, w]`` (the change of the
    seat's total).
    """
    table, actions = numbers(strengths), numbers(candidates)
    for w in range(len(worlds)):
        world = unpack(numbers(worlds[w]))
        for c in range(len(actions)):
            state = _to_end(rules, apply(rules, world, actions[c]))
            auction = state.auction
            settled = settle_state(rules, state)
            results[SHARE, c, w] = share(rules, state.before, settled, table, seat)
            results[MADE, c, w] = state.phase == OVER_PLAYED and state.points[auction.declarer] >= auction.contract
            results[SCORE, c, w] = settled.scores[seat]
    return len(worlds) * len(candidates)


@compiled
def makes_exactly(
    rules: Rules, worlds: Integers, candidates: Integers, table: Integers, stack: Integers, results: Integers
) -> int:
    """Solve every world after every candidate (an action that plays a card); gives how many positions that were.

    Writes 1 into ``results[c, w]`` if the declarer makes the contract there when all play their best and see all
    cards, else 0.  ``table`` and ``stack`` are those of ``solver.workspace``.
    """
    memory, frames, actions = numbers(table), numbers(stack), numbers(candidates)
    for w in range(len(worlds)):
        world = unpack(numbers(worlds[w]))
        for c in range(len(actions)):
            state = apply_play(rules, world, actions[c] & 63)
            results[c, w] = 1 if declarer_reaches(rules, state, world.auction.contract, memory, frames) else 0
    return len(worlds) * len(candidates)


# --- Gifts and contracts ----------------------------------------------------------------------------------------------


@kernel
def _given(state: State, next_gift: int, last_gift: int) -> State:
    """The state after the gifts (indices of kind GIVE; -1 for one that is given already)."""
    if next_gift >= 0:
        state = apply_give(state, next_gift)
    if last_gift >= 0:
        state = apply_give(state, last_gift)
    return state


@compiled
def gift_points(rules: Rules, worlds: Integers, gifts: Integers, contract: int, points: Integers) -> int:
    """Play every pair of gifts in every world, with this contract: writes ``points[p, w, seat]``, unrounded.

    ``gifts[p]``: two indices of kind GIVE, to the next seat and to the last one; -1 for a card that is given already.
    """
    for w in range(len(worlds)):
        world = unpack(numbers(worlds[w]))
        for p in range(len(gifts)):
            pair = numbers(gifts[p])
            state = apply_contract(_given(world, pair[0], pair[1]), call_index(contract))
            state = _played(rules, state)
            for seat in range(SEATS):
                points[p, w, seat] = state.points[seat]
    return len(worlds) * len(gifts)


@compiled
def contract_shares(
    rules: Rules, world: Integers, gifts: Integers, stride: int, strengths: Integers, points: Integers, shares: Integers
) -> int:
    """The declarer's share for each pair of gifts, contract and world; gives that of a concession,
    -1 where it is not legal.

    ``world``: a row of the declarer's deal before the gifts; ``points`` are those of ``gift_points``.  Contract ``b``
    is the auction's figure and ``b * stride`` points more.  Writes ``shares[p, b, w]``, -1 where it may not be named.
    """
    table = numbers(strengths)
    state = unpack(numbers(world))
    seat, figure = state.auction.declarer, state.auction.contract
    fixed = contract_fixed(rules, state.before, state.auction)
    for p in range(shares.shape[0]):
        pair = numbers(gifts[p])
        kept = _given(state, pair[0], pair[1]).hands[seat]
        limit = figure if fixed else max(contract_limit(rules, kept, figure), figure)
        for b in range(shares.shape[1]):
            contract = figure + b * stride
            for w in range(shares.shape[2]):
                if contract > limit:
                    shares[p, b, w] = -1
                    continue
                made = numbers(points[p, w])
                shares[p, b, w] = settled_share(rules, state, contract, False, (made[0], made[1], made[2]), table, seat)
    if not may_concede(rules, state):
        return -1
    return settled_share(rules, state, figure, True, (0, 0, 0), table, seat)


# --- The auction ------------------------------------------------------------------------------------------------------


@kernel
def cheapest_cards(rules: Rules, hand: int, count: int) -> int:
    """So many cards of a hand that cost least to give away, as a mask."""
    pool = 0
    for _ in range(min(count, popcount(hand))):
        left, best, least = hand & ~pool, -1, 1e9
        while left:
            card = lowest_index(left)
            left &= left - 1
            cost = gift_cost(rules, hand, card)
            if cost < least:
                best, least = card, cost
        pool |= 1 << best
    return pool


@kernel
def _as_declarer(state: State, seat: int, contract: int, next_hand: int) -> State:
    """The deal in which ``seat`` has won the auction at ``contract``; the next seat's hand is ``next_hand``."""
    own = state.hands[seat] | state.auction.talon
    hands = set_at(state.hands, seat, own)
    hands = set_at(hands, after(seat), next_hand)
    hands = set_at(hands, after(after(seat)), ALL & ~(own | next_hand))
    return unplayed(state, GIVE, seat, hands, won(state.auction, seat, contract))


@kernel
def _draw_hands(unseen: int, rows: Integers, rng: int) -> int:
    """Write into column 0 of each row seven of the unseen cards, each choice equally likely; the generator's state."""
    for row in range(len(rows)):
        left, hand = unseen, 0
        for _ in range(HAND_CARDS_DEALT):
            rng = step(rng)
            card = 1 << bit_at(left, below(rng, popcount(left)))
            hand |= card
            left &= ~card
        rows[row, 0] = hand
    return rng


@kernel
def _pair_points(rules: Rules, state: State, pair: int, rows: Integers, first: int, last: int) -> None:
    """Play a pair of gifts (``next << 5 | last``, cards) with the hands of some rows; columns 1 to 3: the points."""
    seat, contract = state.turn, state.auction.contract
    for row in range(first, last):
        world = _as_declarer(state, seat, contract, int(rows[row, 0]))
        world = _given(world, pair >> 5, SECOND + (pair & 31))
        end = _played(rules, apply_contract(world, call_index(contract)))
        for other in range(SEATS):
            rows[row, 1 + other] = end.points[other]


@kernel
def _mean_share(
    rules: Rules,
    state: State,
    contract: int,
    kept: int,
    rows: Integers,
    first: int,
    last: int,
    table: Sequence[int],
    model: tuple[float, float, float, float],
) -> int:
    """The declarer's mean share of some rows' points with a contract.

    Unless ``model`` is ``RAW``, the rows in which the contract is made, and those in which it fails, have the weights
    that the calibrated chance gives them; ``kept``: the declarer's hand after the gifts.
    """
    won, lost, made, seat = 0, 0, 0, state.turn
    for row in range(first, last):
        points = (int(rows[row, 1]), int(rows[row, 2]), int(rows[row, 3]))
        one = settled_share(rules, state, contract, False, points, table, seat)
        if points[seat] >= contract:
            made += 1
            won += one
        else:
            lost += one
    count = last - first
    if model[1] == 0.0:
        return (won + lost) // count
    logit = math.log((made + 0.5) / (count - made + 0.5))
    value = model[0] + model[1] * logit
    if not marriages(kept):
        value += model[2] + model[3] * logit
    chance = 1.0 / (1.0 + math.exp(-value))
    success, failure, nothing = won / max(made, 1), lost / max(count - made, 1), (0, 0, 0)
    if not made:
        points = set_at(nothing, seat, contract)
        success = float(settled_share(rules, state, contract, False, points, table, seat))
    if made == count:
        points = set_at(nothing, seat, contract - 1)
        failure = float(settled_share(rules, state, contract, False, points, table, seat))
    return int(failure + chance * (success - failure))


@kernel
def _best_share(
    rules: Rules,
    state: State,
    gift_cards: int,
    contracts: int,
    reluctance: int,
    rows: Integers,
    table: Sequence[int],
    model: tuple[float, float, float, float],
) -> tuple[int, bool]:
    """The declarer's mean share before the gifts, and whether the contract is then played, not conceded.

    The first half of the rows chooses gifts and contract, the second half judges them: else luck would flatter them.
    """
    half = len(rows) // 2
    seat, figure = state.turn, state.auction.contract
    hand = state.hands[seat]
    pool = cheapest_cards(rules, hand, gift_cards)
    conceded = -1
    if may_concede(rules, state):
        conceded = max(settled_share(rules, state, figure, True, (0, 0, 0), table, seat) - reluctance, 0)
    best, pair, contract = conceded, -1, figure
    firsts = pool
    while firsts:
        a = lowest_index(firsts)
        firsts &= firsts - 1
        seconds = pool & ~(1 << a)
        while seconds:
            b = lowest_index(seconds)
            seconds &= seconds - 1
            _pair_points(rules, state, a << 5 | b, rows, 0, half)
            kept = hand & ~(1 << a | 1 << b)
            limit = contract_limit(rules, kept, figure)
            for n in range(contracts):
                tried = figure + n * CONTRACT_STRIDE
                if n and tried > limit:
                    break
                mean = _mean_share(rules, state, tried, kept, rows, 0, half, table, model)
                if mean > best:
                    best, pair, contract = mean, a << 5 | b, tried
    if pair < 0:
        return conceded, False
    _pair_points(rules, state, pair, rows, half, len(rows))
    kept = hand & ~(1 << (pair >> 5) | 1 << (pair & 31))
    return _mean_share(rules, state, contract, kept, rows, half, len(rows), table, model), True


@compiled
def declared(
    rules: Rules,
    worlds: Integers,
    seat: int,
    contract: int,
    gift_cards: int,
    contracts: int,
    reluctance: int,
    strengths: Integers,
    model: tuple[float, float, float, float],
    scratch: Integers,
    rng: int,
    shares: Integers,
) -> int:
    """What it is worth to win the auction at ``contract``: the seat's share, once for the talon of each world.

    ``worlds``: rows of a deal during the auction.  For each of their talons, gifts among the ``gift_cards`` cheapest
    cards and one of so many ``contracts`` are chosen by roll-outs in other players' hands drawn again, or the deal is
    conceded, which must be better by ``reluctance``.  ``model`` calibrates the chances of contracts
    (``calibration.Model.bids``), or is ``RAW``.  ``scratch``: shape (2 * hands drawn for each talon, 4).  Gives
    how many talons are played.
    """
    table = numbers(strengths)
    played = 0
    for w in range(len(worlds)):
        world = unpack(numbers(worlds[w]))
        own = world.hands[seat] | world.auction.talon
        _draw_hands(ALL & ~own, scratch, seed_from(rng, w, 1))
        state = _as_declarer(world, seat, contract, 0)
        shares[w], plays = _best_share(rules, state, gift_cards, contracts, reluctance, scratch, table, model)
        played += 1 if plays else 0
    return played
