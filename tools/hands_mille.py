"""Fit the hands of Mille (``src/chiliad/games/mille/hand_belief.py``), and measure the fit.

    hands_mille.py fit --seed 1 --matches 300        print the numbers of ``hand_model.py``
    hands_mille.py measure --seed 3 --matches 20     print how much likelier they make the true hands

Both play matches of ``expert`` against ``club``, the same as ``balance.py luck mille expert,club`` with the same
seed, and look at the other hand at some beginnings of a turn and after some draws.  ``fit`` takes the numbers with
which these hands are likeliest, by L-BFGS; it takes a quarter of an hour of one core, most of it to play.  ``measure``
prints by how many bits the true hand is likelier than if all hands were equally likely, under these numbers and under
``belief.py``, and how many cards of each rank the other hand holds and should hold.  Use another seed for it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import comb, log
from typing import TYPE_CHECKING, NamedTuple, cast

import numpy
from balance import tasks
from belief_mille import chance_of

from chiliad.bits import seed_from
from chiliad.bots import play_out
from chiliad.game import CHANCE
from chiliad.games.mille import GAME
from chiliad.games.mille.belief import doubted_ranks
from chiliad.games.mille.hand_belief import COPIES, COUNTS_MAX, FEATURES, features
from chiliad.games.mille.hand_model import SPADE_QUEEN, WEIGHTS
from chiliad.games.mille.player_cards import card, count_of_rank, difference
from chiliad.games.mille.state import DRAW, MELD, RANKS
from chiliad.play.match import Match
from chiliad.play.observing import Observer

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from chiliad.games.mille.observation import Observation
    from chiliad.games.mille.options import Rules
    from chiliad.games.mille.state import State
    from chiliad.information import InformationState
    from chiliad.records import Record

    Floats = NDArray[numpy.float64]

PLAYERS = ("expert", "club")
RIDGE = 1.0  # of the weights' squares, in units of the logarithm of the likelihood
STEPS_MAX = 80
GAIN_MIN = 3e-5  # of the loss of a hand: a smaller one ends the fit
SAMPLED = 3  # one in so many hands is looked at, for one tells nearly what the next one tells
MEMORY = 8  # of L-BFGS: steps that shape the next one
ROUNDS = 2  # the weights with a queen of spades as it counts, then how much she counts, and again
UNIT = 1000


class Hand(NamedTuple):
    """The other hand as a player should have guessed it: numbers by rank."""

    player: str
    rows: list[tuple[int, ...]]  # of ``WEIGHTS``
    unseen: list[int]
    known: list[int]
    hidden: list[int]  # cards of the hand that are not known
    spades: tuple[int, int]  # the queens of spades among the hidden cards, and among the unseen ones
    believed: float  # log2 of the hand's chance by ``belief.py``


def _counts(pair: tuple[int, int]) -> list[int]:
    return [count_of_rank(*pair, rank) for rank in range(len(RANKS))]


def _copies(pair: tuple[int, int], one: int) -> int:
    return (pair[0] >> one & 1) + (pair[1] >> one & 1)


def hands_of(record: Record) -> Iterator[Hand]:
    """The other hand at some beginnings of a turn, and after some draws, of a match."""
    queen, rules = card("Qs"), cast("Rules", record.rules)
    for deal in record.deals:
        state, drawn, passed = cast("State", deal.start), False, 0
        observers = [Observer(GAME, record.rules, deal.before, deal.start, deal.dealer, seat) for seat in range(2)]
        for at, action in enumerate(deal.actions):
            seat = GAME.actor(state)
            if seat != CHANCE and (state.phase == DRAW or (state.phase == MELD and drawn)):
                told: object = observers[seat].information_state(state, deal.actions[:at])
                info = cast("InformationState[Observation]", told)
                seen, rival = info.observation, state.players[1 - seat]
                unseen = seen.unseen_any, seen.unseen_both
                known = seen.known_any[1 - seat], seen.known_both[1 - seat]
                hidden = difference(rival.hand_any, rival.hand_both, *known)
                passed += 1
                if any(hidden) and seen.stock_count and passed % SAMPLED == 0:
                    doubted = [doubted_ranks(info) >> 4 * rank & 1 for rank in range(len(RANKS))]
                    there, held = _counts(unseen), _counts(hidden)
                    parts = [
                        sum(n for n, doubt in zip(some, doubted, strict=True) if doubt == one)
                        for some in (there, held)
                        for one in (1, 0)
                    ]
                    yield Hand(
                        record.players[1 - seat],
                        features(info),
                        there,
                        _counts(known),
                        held,
                        (_copies(hidden, queen), _copies(unseen, queen)),
                        log(chance_of(parts[0], parts[1], (parts[2], parts[3])), 2),
                    )
            drawn = seat == CHANCE or state.phase == DRAW
            state = GAME.apply(rules, state, action)


def matches(count: int, seed: int) -> Iterator[Record]:
    """The matches that are looked at."""
    for task in tasks("mille", PLAYERS, count, 0, seed):
        match = Match(task.game, preset=task.preset, seed=task.seed)
        play_out(match, list(task.bots), seed=seed_from(task.seed, 1, 0))
        match.record.players[:] = task.bots
        yield match.record


class Hands:
    """Hands as arrays, and their likelihood."""

    def __init__(self, hands: list[Hand]) -> None:
        self.rows, self.unseen, self.known, self.hidden, self.spades = (
            numpy.array([hand[at] for hand in hands]) for at in range(1, 6)
        )
        self.cards = self.hidden.sum(axis=1)
        self.counts = numpy.minimum(self.known[:, :, None] + numpy.arange(COPIES + 1), COUNTS_MAX)
        self.weights = sum(FEATURES), COUNTS_MAX + 1  # with a column for no card

    def ways(self, queen: float) -> tuple[Floats, Floats]:
        """In how many ways each number of hidden cards of each rank is chosen; how many queens of spades it has then.

        ``queen``: how much such a queen counts.
        """
        size = COPIES + 1
        table = numpy.zeros((3, size, size, 2))  # by queens of spades, cards of the rank, and hidden ones
        for dear, there, n, q in numpy.ndindex(3, size, size, 3):
            if q <= dear <= there and n - q >= 0:
                ways = comb(dear, q) * comb(there - dear, n - q) * queen**q
                table[dear, there, n] += ways, ways * q
        dear = numpy.zeros_like(self.unseen)
        dear[:, card("Qs") >> 2] = self.spades[:, 1]
        found = table[dear, self.unseen]
        return found[..., 0], found[..., 1] / numpy.maximum(found[..., 0], 1e-300)

    def likelihood(self, weights: Floats, ways: Floats) -> tuple[float, Floats, Floats, Floats]:
        """The logarithm's sum, its gradient; by hand the logarithm; by hand, rank and number of cards its chance."""
        logs = numpy.zeros(self.counts.shape)
        for at in range(len(FEATURES)):
            logs += weights[self.rows[:, :, at, None], self.counts]
        parts = numpy.where(ways > 0, ways * numpy.exp(logs - logs.max(axis=2, keepdims=True)), 0.0)
        parts /= parts.sum(axis=2, keepdims=True)
        count, ranks, most = len(parts), parts.shape[1], int(self.cards.max()) + 1
        before = numpy.zeros((ranks + 1, count, most))  # how likely the ranks before have so many cards
        after = numpy.zeros((ranks + 1, count, most))  # how likely the others then have the rest
        before[0, :, 0] = 1
        after[ranks, numpy.arange(count), self.cards] = 1
        for rank in range(ranks):
            for n in range(min(COPIES + 1, most)):
                before[rank + 1, :, n:] += parts[:, rank, n, None] * before[rank, :, : most - n]
        for rank in reversed(range(ranks)):
            for n in range(min(COPIES + 1, most)):
                after[rank, :, : most - n] += parts[:, rank, n, None] * after[rank + 1, :, n:]
        total = after[0, :, 0]
        chances = numpy.zeros_like(parts)
        for rank in range(ranks):
            for n in range(min(COPIES + 1, most)):
                both = numpy.einsum("ij,ij->i", before[rank, :, : most - n], after[rank + 1, :, n:])
                chances[:, rank, n] = parts[:, rank, n] * both / total
        true = numpy.arange(COPIES + 1) == self.hidden[:, :, None]
        found = numpy.log(parts[true].reshape(count, ranks)).sum(axis=1) - numpy.log(total)
        gradient = numpy.zeros(self.weights)
        for at in range(len(FEATURES)):
            rows = numpy.broadcast_to(self.rows[:, :, at, None], self.counts.shape)
            numpy.add.at(gradient, (rows, self.counts), true - chances)
        gradient[:, 0] = 0
        return float(found.sum()), gradient, found, chances

    def fitted(self, weights: Floats, ways: Floats) -> Floats:
        """The likeliest weights, by L-BFGS."""

        def loss(x: Floats) -> tuple[float, Floats]:
            value, gradient, _, _ = self.likelihood(x, ways)
            return (RIDGE / 2 * float((x**2).sum()) - value) / len(self.rows), (RIDGE * x - gradient) / len(self.rows)

        x, (value, slope) = weights, loss(weights)
        memory: list[tuple[Floats, Floats]] = []
        for _ in range(STEPS_MAX):
            way, shares = slope.copy(), []
            for step, change in reversed(memory):
                shares.append(float((step * way).sum() / (step * change).sum()))
                way -= shares[-1] * change
            way *= (memory[-1][0] * memory[-1][1]).sum() / (memory[-1][1] ** 2).sum() if memory else 1.0
            for (step, change), share in zip(memory, reversed(shares), strict=True):
                way += step * (share - (change * way).sum() / (step * change).sum())
            size, fall = 1.0, float((slope * way).sum())
            while True:
                reached = x - size * way
                lower, there = loss(reached)
                if lower <= value - 1e-4 * size * fall or size < 1e-6:
                    break
                size /= 2
            memory = [*memory[1 - MEMORY :], (reached - x, there - slope)]
            gain, x, value, slope = value - lower, reached, lower, there
            print(f"loss {value:.5f}", file=sys.stderr, flush=True)
            if gain < GAIN_MIN:
                break
        return x


def fit(hands: Hands) -> tuple[Floats, float]:
    """The weights, and how much a queen of spades counts."""
    weights, queen = numpy.zeros(hands.weights), 1.0
    for _ in range(ROUNDS):
        ways, queens = hands.ways(queen)
        weights = hands.fitted(weights, ways)
        chances = hands.likelihood(weights, ways)[3]
        queen *= float(hands.spades[:, 0].sum() / (chances * queens).sum())
    ways, _ = hands.ways(queen)
    return hands.fitted(weights, ways), queen


def printed(weights: Floats, queen: float) -> None:
    """Print the numbers as ``hand_model.py`` has them."""
    print(f"SPADE_QUEEN = {round(UNIT * queen)}")
    print("WEIGHTS = (")
    for row in weights[:, 1:]:
        print("    (" + ", ".join(str(round(UNIT * float(one))) for one in row) + "),")
    print(")")


def measure(found: list[Hand]) -> None:
    """Print how likely the true hands are."""
    hands = Hands(found)
    weights = numpy.zeros(hands.weights)
    weights[:, 1:] = numpy.array(WEIGHTS) / UNIT
    ways, queens = hands.ways(SPADE_QUEEN / UNIT)
    _, _, logs, chances = hands.likelihood(weights, ways)
    # The chance of the numbers by rank, less the ways to choose such cards, is that of each such hand.
    chosen, _ = hands.ways(1.0)
    true = numpy.arange(COPIES + 1) == hands.hidden[:, :, None]
    equal = numpy.array([log(comb(sum(hand.unseen), sum(hand.hidden)), 2) for hand in found])
    each = (logs - numpy.log(chosen[true].reshape(logs.shape[0], -1)).sum(axis=1)) / log(2)
    believed = numpy.array([hand.believed for hand in found])
    for player in PLAYERS:
        some = numpy.array([hand.player == player for hand in found])
        print(
            f"hands of {player}: {some.sum()}; likelier than by chance by {(each + equal)[some].mean():.2f} bits, "
            f"by belief.py {(believed + equal)[some].mean():.2f}"
        )
        expected = (chances * numpy.arange(COPIES + 1)).sum(axis=2)
        for rank, name in enumerate(RANKS):
            print(f"  {name}: {hands.hidden[some, rank].mean():.3f} cards, believed {expected[some, rank].mean():.3f}")
        pairs = chances * (hands.known[:, :, None] + numpy.arange(COPIES + 1) >= 2)
        held = hands.hidden + hands.known >= 2
        print(f"  pairs: {held[some].sum(axis=1).mean():.3f}, believed {pairs[some].sum(axis=(1, 2)).mean():.3f}")
        sum_ = (chances * queens)[some].sum(axis=(1, 2)).mean()
        print(f"  queens of spades: {hands.spades[some, 0].mean():.3f}, believed {sum_:.3f}")


def main() -> None:
    """Run what the words of the command line say."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["fit", "measure"])
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--matches", type=int, default=300)
    args = parser.parse_args()
    found = [hand for record in matches(args.matches, args.seed) for hand in hands_of(record)]
    if args.what == "measure":
        measure(found)
    else:
        printed(*fit(Hands(found)))


if __name__ == "__main__":
    main()
