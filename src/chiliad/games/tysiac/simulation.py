"""Many deals at one compiled call, as rows of figures: what ``chiliad.simulate`` runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chiliad._jit import compiled, hot, kernel
from chiliad.bits import below, bit_at, lowest_index, popcount, step
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.playout import deal_cards
from chiliad.games.tysiac.rules import apply_auction, apply_option, legal_auction, may_redeal, void
from chiliad.games.tysiac.scoring import points_made, settle_state
from chiliad.games.tysiac.state import AUCTION, GIVE, PASS, PLAY, TAKE, Standing, State
from chiliad.games.tysiac.talon import (
    apply_concede,
    apply_contract,
    apply_give,
    legal_contract,
    legal_give,
    legal_option,
    may_concede,
)
from chiliad.games.tysiac.tricks import apply_play, legal_play

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

FIGURES = ("declarers", "contracts")
SEAT_FIGURES = ("points",)
"""What a row has after the scores and the length: a number each, then a number for each seat.

The declarer's seat and contract (of a deal conceded too), and the points that each seat has made, 0 in such a deal, and
of a dealer who sits out.
"""


@kernel
def write_row(rules: Rules, state: State, decisions: int, table: Integers, row: int) -> None:
    """Write a deal that is over into a row of a two-dimensional array: scores by seat, its length, its figures."""
    auction = state.auction
    points = points_made(state)
    settled = settle_state(rules, state)
    players = len(points)
    for seat in range(players):
        table[row, seat] = settled.scores[seat]
        table[row, players + 3 + seat] = points[seat]
    table[row, players] = decisions
    table[row, players + 1] = auction.declarer
    table[row, players + 2] = auction.contract


@hot
def _coin(rng: int) -> tuple[int, int]:
    rng = step(rng)
    return below(rng, 2), rng


@hot
def _one_of(mask: int, rng: int) -> tuple[int, int]:
    rng = step(rng)
    return bit_at(mask, below(rng, popcount(mask))), rng


@kernel
def random_bots_deal(rules: Rules, before: Standing, dealer: int, rng: int) -> tuple[State, int, int]:
    """A whole deal by the bot ``random`` (``policy.RandomTysiac``) in all seats: the last state, decisions, x.

    It takes the same random numbers in the same order as one such bot that plays for all: a test compares them.
    """
    state, rng = deal_cards(rules, before, dealer, rng)
    players, decisions = len(state.hands), 0
    while state.phase == AUCTION:
        if may_redeal(rules, state):
            decisions += 1
            return void(state), decisions, rng
        calls = legal_auction(rules, state)
        call, heads = lowest_index(calls), 0
        if calls >> PASS & 1:
            heads, rng = _coin(rng)
        state = apply_auction(rules, state, PASS if heads else call)
        decisions += 1
    if state.phase == TAKE:
        talon, rng = _one_of(legal_option(state), rng)
        state = apply_option(rules, state, talon)
        decisions += 1
    while state.phase == GIVE:
        decisions += 1
        if may_concede(rules, state):
            heads, rng = _coin(rng)
            if heads:
                return apply_concede(state), decisions, rng
        gift, rng = _one_of(legal_option(state) if players == 2 else legal_give(state), rng)
        state = apply_option(rules, state, gift) if players == 2 else apply_give(state, gift)
    figures, heads = legal_contract(rules, state), 1
    while figures & (figures - 1) and heads:
        heads, rng = _coin(rng)
        if heads:
            figures &= figures - 1
    state = apply_contract(state, lowest_index(figures))
    decisions += 1
    while state.phase == PLAY:
        card, rng = _one_of(legal_play(rules, state), rng)
        state = apply_play(rules, state, card)
        decisions += 1
    return state, decisions, rng


@compiled
def simulate_random(rules: Rules, before: Standing, table: Integers, rng: int) -> int:
    """Fill a table, one row a deal, the deal going round, by the bot ``random`` in all seats; the generator's state."""
    for row in range(len(table)):
        state, decisions, rng = random_bots_deal(rules, before, row % len(before.totals), rng)
        write_row(rules, state, decisions, table, row)
    return rng


SIMULATORS = {"random": simulate_random}
"""Policies that play all seats of whole deals in compiled code, by the name of the bot that they are."""
