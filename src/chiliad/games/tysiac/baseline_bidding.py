"""How the frozen baselines of Tysiac bid, give, raise and concede: by roll-outs of the policy ``greedy``.

* Auction: the lowest bid, if to be the declarer at that figure is worth at least as much as to pass.  To pass is judged
  in 128 worlds.  To be the declarer is judged for 16 talons: gifts and contract are chosen in 8 worlds as below (one of
  five contracts, 20 points apart), and judged in 8 others.
* Gifts: the 20 pairs of the five cards that ``greedy`` would rather give are played in 32 worlds, the best four again
  in 128; each pair counts with its best contract.  The deal is conceded if that is worth more.
* Contract: the best of all that may be named, in 128 worlds.

What a deal is worth to a seat is what it gains on the others: the change of its total less the mean of theirs.  These
numbers are part of the baselines and never change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chiliad._jit import compiled, kernel, lowest_index, numbers, popcount, set_at
from chiliad.bits import below, bit_at, seed_from, step
from chiliad.bot import Candidate, Decision
from chiliad.game import GREEDY
from chiliad.games.tysiac.arrays import BEFORE_WIDTH, WIDTH, pack, unpack
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rollout import evaluate
from chiliad.games.tysiac.rules import won
from chiliad.games.tysiac.scoring import settle_deal
from chiliad.games.tysiac.search import cheapest_cards, gift_points
from chiliad.games.tysiac.state import (
    ALL,
    AUCTION,
    CARDS,
    CONCEDE,
    GIVE,
    HAND_CARDS_DEALT,
    KIND_BID,
    KIND_CONTRACT,
    KIND_GIVE,
    PASS,
    SEATS,
    SECOND,
    State,
    after,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, call_index, contract_fixed, contract_limit, may_concede
from chiliad.games.tysiac.worlds import fill, unplayed

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    from chiliad.numpy_arrays import Integers

    Floats = NDArray[float64]

PASS_WORLDS, TALONS, TALON_WORLDS, TALON_CONTRACTS, TALON_STRIDE = 128, 16, 8, 5, 20
GIFT_CARDS, GIFT_WORLDS, GIFTS_KEPT, GIFT_WORLDS_AGAIN = 5, 32, 4, 128
NOT_ALLOWED = -(1 << 20)
"""What a contract is worth that may not be named."""

Pair = tuple[int, int]
"""Two indices of kind GIVE, to the next seat and to the last one; -1 for a card that is given already."""


def points_ahead(scores: Integers, seat: int) -> list[tuple[float, float]]:
    """What a seat gains on the others, in points: the mean for each candidate, and its standard error.

    ``scores[c, w, seat]``: the changes of the totals.
    """
    gains = (3 * scores[:, :, seat] - scores.sum(axis=2)) / 2
    errors = gains.std(axis=1) / max(gains.shape[1] - 1, 1) ** 0.5
    return list(zip(gains.mean(axis=1).tolist(), errors.tolist(), strict=True))


@kernel
def _points_ahead(rules: Rules, state: State, contract: int, conceded: bool, points: tuple[int, int, int]) -> int:
    """Twice what the declarer gains on the others, if the deal ends with this contract and these points."""
    seat = state.auction.declarer
    settled = settle_deal(rules, state.before, state.dealer, seat, contract, conceded, points)
    scores = settled.scores
    return 3 * scores[seat] - scores[0] - scores[1] - scores[2]


@compiled
def contract_gains(
    rules: Rules, world: Integers, gifts: Integers, stride: int, points: Integers, gains: Integers
) -> int:
    """Write twice what the declarer gains for each pair of gifts, contract and world; gives that of a concession.

    ``world``: a row of the declarer's deal before the gifts; ``points`` are those of ``search.gift_points``.  Contract
    ``b`` is the auction's figure and ``b * stride`` points more: ``gains[p, b, w]``.  What may not be named or done is
    ``NOT_ALLOWED``.
    """
    state = unpack(numbers(world))
    seat, figure = state.auction.declarer, state.auction.contract
    for p in range(gains.shape[0]):
        kept = state.hands[seat]
        for gift in numbers(gifts[p]):
            if gift >= 0:
                kept &= ~(1 << (gift - SECOND if gift >= SECOND else gift))
        limit = max(contract_limit(rules, kept, figure), figure)
        for b in range(gains.shape[1]):
            contract = figure + b * stride
            for w in range(gains.shape[2]):
                made = numbers(points[p, w])
                gain = _points_ahead(rules, state, contract, False, (made[0], made[1], made[2]))
                gains[p, b, w] = gain if contract <= limit else NOT_ALLOWED
    return _points_ahead(rules, state, figure, True, (0, 0, 0)) if may_concede(rules, state) else NOT_ALLOWED


@compiled
def declare(world: Integers, seat: int, contract: int, rows: Integers, rng: int) -> int:
    """Write into each row the deal in which ``seat`` has won the auction, the other hands drawn evenly.

    ``world``: a row of the deal during the auction, whose talon it has.  Gives the generator's next state.
    """
    state = unpack(numbers(world))
    own = state.hands[seat] | state.auction.talon
    auction = won(state.auction, seat, contract)
    for row in range(len(rows)):
        left, hand = ALL & ~own, 0
        for _ in range(HAND_CARDS_DEALT):
            rng = step(rng)
            card = 1 << bit_at(left, below(rng, popcount(left)))
            hand |= card
            left &= ~card
        hands = set_at(set_at(state.hands, seat, own), after(seat), hand)
        declared = unplayed(state, GIVE, seat, set_at(hands, after(after(seat)), left), auction)
        pack(declared, rows[row])
    return rng


class Bidding:
    """One decision before the first card; ``scale`` is 1, or less where a small budget takes fewer worlds."""

    def __init__(self, observation: Observation, rng: int, scale: float) -> None:
        self._observation, self._rng, self._scale = observation, rng, scale

    def decide(self) -> Decision:
        """The best action."""
        return self._bid() if self._observation.phase == AUCTION else self._give()

    def _count(self, full: int) -> int:
        """How many worlds the budget allows of so many."""
        return max(1, int(full * self._scale))

    def _worlds(self, count: int) -> Integers:
        import numpy

        rows = numpy.zeros((count, WIDTH), numpy.int64)
        self._rng = fill(self._observation, rows, self._rng)
        return rows

    # --- The auction --------------------------------------------------------------------------------------------------

    def _bid(self) -> Decision:
        calls = self._observation.legal[KIND_BID]
        least = lowest_index(calls)
        if least == PASS or not calls >> PASS & 1:
            return Decision(KIND_BID << 6 | least)
        passing, error = self._passing()
        declaring = [
            self._declaring(world, FIRST_CALL + CALL_STEP * least) for world in self._worlds(self._count(TALONS))
        ]
        found = [
            Candidate(KIND_BID << 6 | least, sum(declaring) / len(declaring)),
            Candidate(KIND_BID << 6 | PASS, passing, error),
        ]
        found.sort(key=lambda one: -(one.value or 0.0))
        return Decision(found[0].action, tuple(found))

    def _passing(self) -> tuple[float, float]:
        """What it is worth to pass, and the standard error of that."""
        import numpy

        observation = self._observation
        worlds = self._worlds(self._count(PASS_WORLDS))
        scores = numpy.zeros((1, len(worlds), SEATS), numpy.int64)
        standings = numpy.zeros((1, len(worlds), BEFORE_WIDTH), numpy.int64)
        won = numpy.zeros((1, len(worlds)), numpy.int64)
        action = numpy.array([KIND_BID << 6 | PASS], numpy.int64)
        evaluate(observation.rules, worlds, action, (GREEDY, GREEDY, GREEDY), 0, scores, standings, won)
        return points_ahead(scores, observation.seat)[0]

    def _declaring(self, world: Integers, contract: int) -> float:
        """What it is worth to win the auction at ``contract``, with the talon of this world."""
        import numpy

        observation = self._observation
        count = self._count(TALON_WORLDS)
        rows = numpy.zeros((2 * count, WIDTH), numpy.int64)
        self._rng = declare(world, observation.seat, contract, rows, seed_from(self._rng, 0, 0))
        hand = observation.hand | unpack(tuple(world.tolist())).auction.talon
        pairs = _pairs(observation.rules, hand, True, True)
        gains, conceded = self._gains(pairs, contract, rows[:count], TALON_STRIDE, TALON_CONTRACTS)
        pair, figure = divmod(int(gains.argmax()), gains.shape[1])
        if conceded > gains[pair, figure]:
            return conceded
        return float(self._gains([pairs[pair]], contract, rows[count:], TALON_STRIDE, TALON_CONTRACTS)[0][0, figure])

    # --- Gifts, contract, concession ----------------------------------------------------------------------------------

    def _give(self) -> Decision:
        observation = self._observation
        figure, stride = observation.auction.contract, observation.rules.step
        fixed = contract_fixed(observation.rules, observation.before, observation.auction)
        contracts = 1 if fixed else 1 + (observation.rules.bid_max - figure) // stride
        given, seat = observation.auction.given, observation.seat
        pairs = _pairs(observation.rules, observation.hand, given[after(seat)] < 0, given[after(after(seat))] < 0)
        if len(pairs) > GIFTS_KEPT:
            first, _ = self._gains(pairs, figure, self._worlds(self._count(GIFT_WORLDS)), stride, contracts)
            order = sorted(range(len(pairs)), key=lambda n: -float(first[n].max()))
            pairs = [pairs[n] for n in order[:GIFTS_KEPT]]
        gains, conceded = self._gains(pairs, figure, self._worlds(self._count(GIFT_WORLDS_AGAIN)), stride, contracts)
        found = []
        for pair, of_pair in zip(pairs, gains, strict=True):
            gift = pair[0] if pair[0] >= 0 else pair[1]
            if gift >= 0:
                found.append(Candidate(KIND_GIVE << 6 | gift, float(of_pair.max())))
                continue
            named = [(figure + stride * b, float(gain)) for b, gain in enumerate(of_pair)]
            legal = observation.legal[KIND_CONTRACT]
            found += [
                Candidate(KIND_CONTRACT << 6 | call_index(contract), gain)
                for contract, gain in named
                if legal >> call_index(contract) & 1
            ]
        if conceded > NOT_ALLOWED / 2:
            found.append(Candidate(KIND_BID << 6 | CONCEDE, conceded))
        found.sort(key=lambda one: -(one.value or 0.0))
        return Decision(found[0].action, tuple(found))

    def _gains(
        self, pairs: list[Pair], figure: int, worlds: Integers, stride: int, contracts: int
    ) -> tuple[Floats, float]:
        """What each pair of gifts with each contract gains in these worlds, in points, and what a concession does.

        Contracts are ``figure``, that of the auction, and so many more of them, ``stride`` points apart.
        """
        import numpy

        rules = self._observation.rules
        gifts = numpy.array(pairs, numpy.int64)
        points = numpy.zeros((len(pairs), len(worlds), SEATS), numpy.int64)
        gift_points(rules, worlds, gifts, figure, points)
        gains = numpy.zeros((len(pairs), contracts, len(worlds)), numpy.int64)
        conceded = contract_gains(rules, worlds[0], gifts, stride, points, gains)
        return gains.mean(axis=2) / 2, conceded / 2


def _pairs(rules: Rules, hand: int, first: bool, last: bool) -> list[Pair]:
    """The pairs of gifts that are compared; ``first``, ``last``: whether the next seat, the last one, gets one."""
    if not first and not last:
        return [(-1, -1)]
    pool = cheapest_cards(rules, hand, GIFT_CARDS)
    cards = [card for card in range(CARDS) if pool >> card & 1]
    if first and last:
        return [(a, SECOND + b) for a in cards for b in cards if a != b]
    return [(card, -1) if first else (-1, SECOND + card) for card in cards]
