"""Fits the match-equity model of Tysiac: ``python -m chiliad.games.tysiac.make_equity --seed 1``.

1. Players of a level play whole matches against one another.  What each deal came to (declarer, contract, concession,
   points, who took a trick, by seat after the dealer) goes to a pool, by which of the three seats gain as declarer
   only: they are on the barrel, or locked.
2. Matches are simulated: each deal is one of the pool that was played with the same seats in that place.
3. The model's numbers are those with which the winners of the simulated matches are likeliest (a multinomial logit,
   by Newton's method).

The command prints the model as it is written in ``equity_model.py``; the players of step 1 use the one that is there.
With 60 matches and 600,000 deals it takes a minute on one core; with its defaults, about four.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from chiliad._jit import compiled, kernel, numbers
from chiliad.bits import below, seed_from, step
from chiliad.bot import Budget
from chiliad.game import CHANCE, NOBODY, OVER
from chiliad.games.tysiac.arrays import BEFORE_WIDTH, pack_before
from chiliad.games.tysiac.equity_model import PLAYROOM, Model
from chiliad.games.tysiac.options import ENDGAME_BARREL, PRESETS, Rules
from chiliad.games.tysiac.scoring import ALL_SEATS, barrel, gains_as_declarer_only, settle, settle_deal
from chiliad.games.tysiac.state import OVER_CONCEDED, SEATS, Standing, State

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from chiliad.numpy_arrays import Integers

    Floats = NDArray[numpy.float64]

POOL_ROW = 7
"""A row of the pool: declarer (seats after the dealer), contract, conceded, points by seats after the dealer, takers
(bit n: the seat n places after the dealer took a trick)."""
KNOTS_LOCKED = (20.0, 110.0, 200.0, 240.0, 400.0, 700.0, 1000.0, 1500.0)
"""The knots for rules that have no barrel: a total may then lie anywhere below the target."""
MASKS = 8
DEALS_MAX = 300  # a simulated match that lasts longer has no winner, and does not count
FEW = 40  # a mask with fewer deals than this draws from the deals of all masks
RIDGE = 1e-3


@kernel
def near_mask(rules: Rules, before: Standing, dealer: int) -> int:
    """Which seats gain as declarer only (T27, T38): bit n is the seat n places after the dealer."""
    mask = 0
    for n in range(SEATS):
        if gains_as_declarer_only(rules, before, (dealer + n) % SEATS):
            mask |= 1 << n
    return mask


# --- Deals that players play ------------------------------------------------------------------------------------------


def played_deals(rules: Rules, matches: int, seed: int, budget: Budget | None) -> Iterator[tuple[int, list[int]]]:
    """The deals of whole matches between three players of the level ``club``: each one's mask and pool row."""
    from chiliad.games.tysiac import GAME
    from chiliad.games.tysiac.players import ClubTysiac
    from chiliad.information import InformationState

    for match in range(matches):
        before, dealer, winner, deal = Standing(), match % SEATS, NOBODY, 0
        while winner == NOBODY and deal < DEALS_MAX:
            rng = step(seed_from(seed, match, deal))
            state: State = GAME.start(rules, before, dealer)
            bots = [ClubTysiac(seed_from(seed, match, 1000 * (seat + 1) + deal)) for seat in range(SEATS)]
            while (seat := GAME.actor(state)) != OVER:
                if seat == CHANCE:
                    action, rng = GAME.chance(rules, state, rng)
                else:
                    info = InformationState.of_observation(GAME, GAME.observe(rules, state, seat))
                    action = bots[seat].decide(info, budget).action
                state = GAME.apply(rules, state, action)
            conceded = state.phase == OVER_CONCEDED
            points = [0 if conceded else state.points[(dealer + n) % SEATS] for n in range(SEATS)]
            declarer = (state.auction.declarer - dealer) % SEATS
            takers = sum((state.takers >> (dealer + n) % SEATS & 1) << n for n in range(SEATS))
            row = [declarer, state.auction.contract, int(conceded), *points, takers]
            yield near_mask(rules, before, dealer), row
            settled = settle(rules, state)
            before, winner, dealer, deal = settled.after, settled.winner, (dealer + 1) % SEATS, deal + 1


def pooled(deals: Sequence[tuple[int, list[int]]]) -> tuple[Integers, Integers]:
    """The pool, sorted by mask, and for each mask the first of its rows and how many there are."""
    import numpy

    rows = [row for _, row in sorted(deals)]
    bounds = numpy.zeros((MASKS, 2), numpy.int64)
    at = 0
    for mask in range(MASKS):
        count = sum(1 for one, _ in deals if one == mask)
        bounds[mask] = (at, count) if count >= FEW else (0, len(rows))
        at += count
    return numpy.array(rows, numpy.int64), bounds


# --- Matches that are simulated ---------------------------------------------------------------------------------------


@compiled
def simulate(
    rules: Rules, start: Standing, pool: Integers, bounds: Integers, rng: int, table: Integers, winners: Integers
) -> int:
    """Fill ``table`` with the standings before the deals of matches simulated from ``start``; gives how many there are.

    ``winners``: the winner of the match of each row.  The last match may be cut off; its rows are not counted.
    """
    row = done = 0
    before, dealer = start, 0
    while row < len(table):
        pack_before(before, table[row])
        row += 1
        place = numbers(bounds[near_mask(rules, before, dealer)])
        rng = step(rng)
        deal = numbers(pool[place[0] + below(rng, place[1])])
        points = (
            deal[3 + (0 - dealer) % SEATS],
            deal[3 + (1 - dealer) % SEATS],
            deal[3 + (2 - dealer) % SEATS],
        )
        declarer = (dealer + deal[0]) % SEATS
        takers = (deal[6] << dealer | deal[6] << dealer >> SEATS) & ALL_SEATS
        settled = settle_deal(rules, before, dealer, declarer, deal[1], deal[2] == 1, points, takers)
        before, dealer = settled.after, (dealer + 1) % SEATS
        if settled.winner != NOBODY:
            winners[done:row] = settled.winner
            done = row
            before = start
        elif row - done >= DEALS_MAX:
            row = done
            before = start
    return done


# --- The fit ----------------------------------------------------------------------------------------------------------


def features(rules: Rules, distances: tuple[float, ...], standings: Integers) -> Floats:
    """The model's variables, by standing, seat and variable, so that a seat's log strength is linear in its numbers."""
    import numpy

    knots = len(distances)
    found = numpy.zeros((len(standings), SEATS, knots + 9))
    for seat in range(SEATS):
        totals = standings[:, seat]
        off = (totals != barrel(rules)) | (rules.endgame != ENDGAME_BARREL)
        distance = (rules.target - totals).astype(float)
        at = numpy.clip(numpy.searchsorted(numpy.array(distances), distance), 1, knots - 1)
        low, high = numpy.array(distances)[at - 1], numpy.array(distances)[at]
        weight = (distance - low) / (high - low)
        rows = numpy.arange(len(standings))
        found[rows, seat, at - 1] = (1 - weight) * off
        found[rows, seat, at] = weight * off
        for used in range(3):
            found[:, seat, knots + used] = ~off & (standings[:, 9 + seat] == used)
        for count in (1, 2):
            found[:, seat, knots + 2 + count] = standings[:, 3 + seat] == count
            found[:, seat, knots + 4 + count] = standings[:, 6 + seat] == count
            found[:, seat, knots + 6 + count] = standings[:, 12 + seat] == count
    return found


def fitted(rules: Rules, distances: tuple[float, ...], standings: Integers, winners: Integers) -> Model:
    """The likeliest model of these winners."""
    import numpy

    x = features(rules, distances, standings)
    own = x[numpy.arange(len(x)), winners]
    width = x.shape[2]
    beta = numpy.zeros(width)
    for _ in range(12):
        logs = x @ beta
        chances = numpy.exp(logs - logs.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        mean = numpy.einsum("ns,nsk->nk", chances, x)
        gradient = (own - mean).sum(axis=0) - RIDGE * len(x) * beta * 1e-3
        hessian = numpy.einsum("ns,nsk,nsl->kl", chances, x, x, optimize=True) - mean.T @ mean
        beta += numpy.linalg.solve(hessian + RIDGE * numpy.eye(width) * len(x) * 1e-3, gradient)
    knots = len(distances)
    value = [round(float(one), 3) for one in beta]
    return Model(
        distances=distances,
        values=tuple(value[:knots]),
        barrel=(value[knots], value[knots + 1], value[knots + 2]),
        concessions=(0.0, value[knots + 3], value[knots + 4]),
        empty_hands=(0.0, value[knots + 5], value[knots + 6]),
        barrel_falls=(0.0, value[knots + 7], value[knots + 8]),
    )


def make(rules: Rules, matches: int, rows: int, seed: int, budget: Budget | None = None) -> Model:
    """The model that so many played matches, and so many deals of simulated ones, give."""
    import numpy

    pool, bounds = pooled(list(played_deals(rules, matches, seed, budget)))
    table = numpy.zeros((rows, BEFORE_WIDTH), numpy.int64)
    winners = numpy.zeros(rows, numpy.int64)
    done = simulate(rules, Standing(), pool, bounds, seed_from(seed, 0, 1), table, winners)
    knots = PLAYROOM.distances if rules.endgame == ENDGAME_BARREL else KNOTS_LOCKED
    return fitted(rules, knots, table[:done], winners[:done])


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the model."""
    parser = argparse.ArgumentParser(prog="python -m chiliad.games.tysiac.make_equity", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", choices=sorted(PRESETS), default="playroom")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--rows", type=int, default=1_000_000)
    chosen = parser.parse_args(arguments)
    sys.stdout.write(f"{make(PRESETS[chosen.preset], chosen.matches, chosen.rows, chosen.seed)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
