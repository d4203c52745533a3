"""How likely the worlds are that fit an observation: by the bids, gifts, contract and cards of the other players.

``worlds.py`` draws every consistent history equally often.  Here each one is weighted by how likely its players were
to do what they have done, and worlds are drawn again by these weights.  The model of a player is coarse and smooth, so
that a player who does something else is not taken for impossible.  Its numbers were read off 30 matches between three
players of the level club (6,000 bids and gifts, 10,000 cards):

* A player bids on with a chance that rises from ``BID_CHANCE_LEAST`` to the greatest, by how far the greedy estimate
  of the hand is above the figure.
* The declarer gives a card away the more readily the less it costs (``greedy.gift_cost``).
* The contract is near the greedy estimate of the eight cards kept.
* A player who has a choice of cards plays the one that the greedy policy plays with the chance ``GREEDY_CARD``.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from chiliad._jit import compiled, kernel, lowest_index, numbers, popcount
from chiliad.bits import below, step
from chiliad.games.tysiac.arrays import WIDTH, unpack
from chiliad.games.tysiac.events import Married, Played
from chiliad.games.tysiac.greedy import choose_play, estimate, gift_cost
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import CALL_STEP, apply_play, legal_play
from chiliad.games.tysiac.state import AUCTION, CARD_NUMBER, PLAY, SEATS, SECOND, State, after
from chiliad.games.tysiac.worlds import fill

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy
    from numpy.typing import NDArray

    from chiliad.game import Event
    from chiliad.numpy_arrays import Integers

DRAWN_PER_WORLD = 3
"""So many worlds are drawn and weighted for each one that is kept."""
BID_CHANCE_LEAST, BID_CHANCE_RANGE, BID_SCALE = 0.15, 0.8, 20.0  # chances; points of the estimate
GIFT_SCALE = 12.0  # in the unit of gift_cost: a card that costs so much more is given e times as seldom
CONTRACT_SCALE = 30.0  # points: the standard deviation of the contract around the estimate
GREEDY_CARD = 0.5
TEMPER = 0.8  # of the logarithm of a card's chance: one player's cards are not independent
_UNIT = 1000  # logarithms are in thousandths
_LOG_RANGE = 14 * _UNIT  # a world that is a million times less likely than the likeliest has no weight


def cards_played(events: Iterable[Event]) -> list[int]:
    """The indices of kind PLAY of the cards that have been played, in order."""
    found = []
    for event in events:
        if isinstance(event, Played):
            found.append(CARD_NUMBER[event.card])
        elif isinstance(event, Married):
            found.append(SECOND + CARD_NUMBER[event.card])
    return found


@kernel
def _bid_chance(rules: Rules, hand: int, figure: int) -> float:
    """The chance that a player with these seven cards bids the figure rather than to pass."""
    above = (estimate(rules, hand, True) - figure) / BID_SCALE
    return BID_CHANCE_LEAST + BID_CHANCE_RANGE / (1.0 + math.exp(-above))


@kernel
def _log_bids(rules: Rules, state: State, seat: int) -> float:
    """The logarithm of the chance of the other seats' bids and passes."""
    auction = state.auction
    total = 0.0
    for other in range(SEATS):
        if other == seat:
            continue
        hand = state.hands[other] | state.played[other]
        if state.phase > AUCTION:
            for receiver in range(SEATS):
                if auction.given[receiver] >= 0:
                    gift = 1 << auction.given[receiver]
                    hand = hand & ~gift if receiver == other else hand
                    hand = hand | gift if other == auction.declarer else hand
            if other == auction.declarer:
                hand &= ~auction.talon
        bid = auction.bids[other]
        if bid > rules.bid_opening or (bid > 0 and other != after(state.dealer)):
            total += math.log(_bid_chance(rules, hand, bid))
        if auction.passed >> other & 1:
            total += math.log(1.0 - _bid_chance(rules, hand, max(bid, rules.bid_opening) + CALL_STEP))
    return total


@kernel
def _log_gifts(rules: Rules, state: State) -> float:
    """The logarithm of the chance of the declarer's gifts and contract."""
    auction = state.auction
    declarer = auction.declarer
    kept = state.hands[declarer] | state.played[declarer]
    hand = kept
    for receiver in range(SEATS):
        if auction.given[receiver] >= 0:
            hand |= 1 << auction.given[receiver]
    weights = 0.0
    cards = hand
    while cards:
        weights += math.exp(-gift_cost(rules, hand, lowest_index(cards)) / GIFT_SCALE)
        cards &= cards - 1
    total = 0.0
    for receiver in range(SEATS):
        if auction.given[receiver] >= 0:
            total -= gift_cost(rules, hand, auction.given[receiver]) / GIFT_SCALE + math.log(weights)
    off = (estimate(rules, kept, False) - auction.contract) / CONTRACT_SCALE
    return total - off * off / 2


@kernel
def _before_play(state: State) -> State:
    """The deal before the first lead."""
    hands = (
        state.hands[0] | state.played[0],
        state.hands[1] | state.played[1],
        state.hands[2] | state.played[2],
    )
    return State(
        before=state.before,
        dealer=state.dealer,
        phase=PLAY,
        turn=state.auction.declarer,
        hands=hands,
        auction=state.auction,
        played=(0, 0, 0),
        excluded=(0, 0, 0),
        shown=0,
        trump=-1,
        led=-1,
        second=-1,
        points=(0, 0, 0),
    )


@compiled
def log_weights(rules: Rules, worlds: Integers, seat: int, played: Integers, logs: Integers) -> int:
    """Write the logarithm of each world's likelihood, in thousandths; gives how many worlds there are.

    ``played``: the indices of kind PLAY of all cards played so far, in order; none where the order is not known.
    """
    cards = numbers(played)
    for w in range(len(worlds)):
        world = unpack(numbers(worlds[w]))
        total = _log_bids(rules, world, seat)
        if world.phase == PLAY and world.auction.declarer != seat:
            total += _log_gifts(rules, world)
        state = _before_play(world)
        for n in range(len(cards)):
            if state.turn != seat:
                choices = popcount(legal_play(rules, state))
                if choices > 1:
                    greedy = choose_play(rules, state) == cards[n]
                    chance = GREEDY_CARD if greedy else (1.0 - GREEDY_CARD) / (choices - 1)
                    total += TEMPER * math.log(chance)
            state = apply_play(rules, state, cards[n])
        logs[w] = int(total * _UNIT)
    return len(worlds)


class Pool(NamedTuple):
    """Worlds that fit an observation, each as often as any other, and how likely they are."""

    rows: Integers
    bounds: NDArray[numpy.float64]
    """The sums of the worlds' weights, up to each one."""


def weighted_worlds(observation: Observation, events: Iterable[Event], count: int, rng: int) -> tuple[Pool, int]:
    """A pool to draw so many worlds from, and the generator's next state."""
    import numpy

    rows = numpy.zeros((DRAWN_PER_WORLD * count, WIDTH), numpy.int64)
    rng = fill(observation, rows, rng)
    played = numpy.array(cards_played(events), numpy.int64)
    logs = numpy.zeros(len(rows), numpy.int64)
    log_weights(observation.rules, rows, observation.seat, played, logs)
    weights = numpy.exp((numpy.maximum(logs - logs.max(), -_LOG_RANGE)) / _UNIT)
    return Pool(rows, numpy.cumsum(weights)), rng


def drawn(pool: Pool, count: int, rng: int) -> tuple[Integers, int]:
    """So many worlds of a pool, drawn by their weights, a row each, and the generator's next state."""
    import numpy

    rng = step(rng)
    start = below(rng, 1 << 20) / (1 << 20)
    places = (numpy.arange(count) + start) * (pool.bounds[-1] / count)
    return pool.rows[numpy.searchsorted(pool.bounds, places).clip(0, len(pool.rows) - 1)], rng
