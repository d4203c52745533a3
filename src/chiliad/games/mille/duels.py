"""Deals and matches of Mille between two policies, in compiled code: what tunes and measures them.

The unit is the duplicate: the same cards are played twice, with the seats of the two players swapped.  The n-th card
drawn in a deal follows from its number, as in ``rollout.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chiliad._jit import compiled, hot
from chiliad.bits import seed_from
from chiliad.game import NOBODY
from chiliad.games.mille.options import Rules
from chiliad.games.mille.playout import dealt
from chiliad.games.mille.rollout import turns_to_end
from chiliad.games.mille.scoring import DealScore, after_deal, deal_score, game_winner
from chiliad.games.mille.state import DRAW, SEATS, Standing, State
from chiliad.games.mille.tuned import Weights

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

DEALS_PER_MATCH_MAX = 400
"""A match between policies that cannot end is given up: nobody has won it.  One of ``greedy`` has 7 deals."""


class Duellist(NamedTuple):
    """One of the two players."""

    policy: int  # GREEDY or TUNED
    weights: Weights  # what TUNED goes by


@hot
def deal_played(rules: Rules, before: Standing, dealer: int, seats: tuple[Duellist, Duellist], rng: int) -> DealScore:
    """The score of one deal from the first card."""
    first, second, layout, rng = dealt(rng)
    state = State(
        before=before,
        dealer=dealer,
        turn=1 - dealer,
        phase=DRAW,
        players=(first, second),
        stock_any=layout.stock_any,
        stock_both=layout.stock_both,
        stock_idle=0,
        pack_any=layout.pack_any,
        pack_both=layout.pack_both,
        pack_top=layout.pack_top,
        upcard_two_open=layout.upcard_two_open,
        rank_open=-1,
        laid_count=0,
        out=NOBODY,
    )
    policies = seats[0].policy, seats[1].policy
    end, _ = turns_to_end(rules, state, policies, (seats[0].weights, seats[1].weights), rng)
    return deal_score(end.players, end.out)


@compiled
def deals(rules: Rules, before: Standing, one: Duellist, two: Duellist, rng: int, margins: Integers) -> int:
    """Write into ``margins``, for each duplicate, how many points ``one`` scored more than ``two`` in both deals."""
    for n in range(len(margins)):
        margin = 0
        for seat in range(SEATS):  # of player ``one``
            seats = (one, two) if seat == 0 else (two, one)
            score = deal_played(rules, before, n & 1, seats, seed_from(rng, n, 0))
            margin += score.scores[seat] - score.scores[1 - seat]
        margins[n] = margin
    return len(margins)


@compiled
def matches(rules: Rules, one: Duellist, two: Duellist, rng: int, wins: Integers, played: Integers) -> int:
    """Write into ``wins``, for each duplicate, how many of its two matches ``one`` won; into ``played`` the deals."""
    for n in range(len(wins)):
        for seat in range(SEATS):
            seats = (one, two) if seat == 0 else (two, one)
            before, winner, deal = Standing((0, 0), (0, 0), (0, 0)), NOBODY, 0
            while winner == NOBODY and deal < DEALS_PER_MATCH_MAX:
                score = deal_played(rules, before, n + deal & 1, seats, seed_from(rng, n, deal))
                before = after_deal(before, score)
                winner = game_winner(rules, before.totals, before.stars)
                deal += 1
            wins[n] += 1 if winner == seat else 0
            played[n] += deal
    return len(wins)


@compiled
def score_deals(rules: Rules, before: Standing, one: Duellist, two: Duellist, rng: int, scores: Integers) -> int:
    """Write the results of a deal of ``one`` (seat 0) and ``two`` into each row; the dealer alternates.

    A row has both scores, both numbers of naturals, and both of chapeaux.
    """
    for n in range(len(scores)):
        score = deal_played(rules, before, n & 1, (one, two), seed_from(rng, n, 0))
        for seat in range(SEATS):
            scores[n, seat] = score.scores[seat]
            scores[n, 2 + seat] = score.stars[seat]
            scores[n, 4 + seat] = score.chapeaux[seat]
    return len(scores)
