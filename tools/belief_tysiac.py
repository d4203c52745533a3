"""Fit the belief of Tysiac (``src/chiliad/games/tysiac/belief.py``), and measure it.

    belief_tysiac.py fit --seed 11 --matches 30       print the numbers of ``belief_model.py``
    belief_tysiac.py measure --seed 12 --matches 4    print the belief's log2 loss, and the uniform one's

``fit`` plays matches between club, strong and expert, and takes the numbers with which the decisions of these matches
are likeliest.  ``measure`` plays other matches, between greedy, club, strong and expert, and asks at the end of the
auction, after the gifts, and at each seat's turn in each trick, how likely the belief takes the true world to be: the
mean of -log2 of that chance, over all worlds that fit, where there are at most ``WORLDS_MAX`` of them.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy
from deals_tysiac import Deal, deals

from chiliad.bits import popcount
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.arrays import WIDTH, pack
from chiliad.games.tysiac.belief import (
    calls_made,
    card_features,
    dealt_hand,
    gift_features,
    hand_features,
    weights_of,
)
from chiliad.games.tysiac.greedy import choose_play, estimate
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import PRESETS, Rules
from chiliad.games.tysiac.rules import bid_limit
from chiliad.games.tysiac.state import CONCEDE, CONTRACT, GIVE, KIND_BID, KIND_GIVE, PLAY, SEATS, SECOND, State
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, may_concede
from chiliad.games.tysiac.tricks import legal_play
from chiliad.games.tysiac.worlds import every_world

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from chiliad.game import Event

    Floats = NDArray[numpy.float64]

FIT_PLAYERS = ("club", "strong", "expert")
MEASURED_PLAYERS = ("greedy", "club", "strong", "expert")
WORLDS_MAX = 10_000
RIDGE = 1.0  # of the weights' squares, in units of the logarithm of the likelihood


# --- The fit ----------------------------------------------------------------------------------------------------------


class Choices:
    """Decisions, each with the features of all that could be chosen, and the place of what was."""

    def __init__(self) -> None:
        self.rows: list[tuple[float, ...]] = []
        self.firsts: list[int] = []
        self.chosen: list[int] = []

    def add(self, features: Iterable[tuple[float, ...]], chosen: int) -> None:
        """One decision."""
        self.firsts.append(len(self.rows))
        self.chosen.append(len(self.rows) + chosen)
        self.rows.extend(features)

    def fitted(self) -> tuple[float, ...]:
        """The likeliest weights, by Newton's method."""
        x = numpy.array(self.rows)
        x = x - numpy.repeat(
            numpy.add.reduceat(x, self.firsts) / self._sizes()[:, None], self._sizes(), axis=0
        )  # only differences count
        beta = numpy.zeros(x.shape[1])
        for _ in range(15):
            values = numpy.exp(numpy.clip(x @ beta, -30, 30))
            chances = values / numpy.repeat(numpy.add.reduceat(values, self.firsts), self._sizes())
            weighted = chances[:, None] * x
            means = numpy.add.reduceat(weighted, self.firsts)
            gradient = x[self.chosen].sum(axis=0) - weighted.sum(axis=0) - RIDGE * beta
            hessian = x.T @ weighted - means.T @ means + RIDGE * numpy.eye(len(beta))
            beta += numpy.linalg.solve(hessian, gradient)
        return tuple(round(float(one), 3) for one in beta)

    def _sizes(self) -> NDArray[numpy.int64]:
        return numpy.diff([*self.firsts, len(self.rows)])


class Fit:
    """The decisions of deals, by kind."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.bids, self.plays_on, self.gifts, self.raises = Choices(), Choices(), Choices(), Choices()
        self.cards = [Choices() for _ in range(4)]
        self.off: list[float] = []  # how far a raised contract is above the estimate

    def add(self, deal: Deal) -> None:
        """Count a deal."""
        moments, end = deal
        self._add_calls(moments[-1].info.events, end)
        for moment in moments:
            state, action = moment.state, moment.decision.action
            seat, hand = state.turn, state.hands[state.turn]
            if state.phase == GIVE and may_concede(self.rules, state):
                features = hand_features(self.rules, state, seat, hand, state.auction.contract)
                self.plays_on.add((features, (0.0,) * len(features)), int(action == KIND_BID << 6 | CONCEDE))
            if action >> 6 == KIND_GIVE:
                whole = dealt_hand(state, seat) | state.auction.talon
                cards = [card for card in range(SECOND) if whole >> card & 1]
                self.gifts.add(
                    [gift_features(self.rules, whole, card) for card in cards], cards.index((action & 63) % 24)
                )
            if state.phase == CONTRACT:
                above = estimate(self.rules, hand, False) - state.auction.contract
                raised = FIRST_CALL + CALL_STEP * (action & 63) - state.auction.contract
                self.raises.add(((1.0, above / 20), (0.0, 0.0)), int(raised == 0))
                self.off += [raised - above] if raised else []
            if state.phase == PLAY:
                self._add_card(state, action & 63)

    def _add_calls(self, events: Iterable[Event], end: State) -> None:
        calls = calls_made(self.rules, events)
        for seat, figure, bids in zip(calls[::3], calls[1::3], calls[2::3], strict=True):
            hand = dealt_hand(end, seat)
            if bid_limit(self.rules, hand) >= figure:
                features = hand_features(self.rules, end, seat, hand, figure)
                self.bids.add((features, (0.0,) * len(features)), 1 - bids)

    def _add_card(self, state: State, action: int) -> None:
        legal = legal_play(self.rules, state)
        cards = [card for card in range(2 * SECOND) if legal >> card & 1]
        if len(cards) > 1:
            greedy = choose_play(self.rules, state)
            context = (2 if state.led < 0 else 0) + int(state.turn == state.auction.declarer)
            features = [card_features(self.rules, state, card, card == greedy) for card in cards]
            self.cards[context].add(features, cards.index(action))

    def model(self) -> str:
        """The numbers, as ``belief_model.py`` has them."""
        off = numpy.array(self.off)
        return "\n".join(
            (
                "Model(",
                f"    bid={self.bids.fitted()},",
                f"    play_on={self.plays_on.fitted()},",
                f"    gift={self.gifts.fitted()},",
                f"    raises={self.raises.fitted()},",
                f"    raised_by={off.mean():.1f},",
                f"    raised_error={off.std():.1f},",
                "    card=(",
                *(f"        {one.fitted()}," for one in self.cards),
                "    ),",
                ")",
            )
        )


# --- The loss ---------------------------------------------------------------------------------------------------------


class Loss(NamedTuple):
    """-log2 of the chance of the true world."""

    belief: float
    uniform: float


def loss(observation: Observation, events: Iterable[Event], truth: State) -> Loss | None:
    """The loss of what a seat believes; None where too many worlds fit."""
    try:
        worlds = [world for world, _ in every_world(observation, 40 * WORLDS_MAX)]
    except OverflowError:
        return None
    if len(worlds) > WORLDS_MAX:
        return None
    rows = numpy.zeros((len(worlds), WIDTH), numpy.int64)
    for world, row in zip(worlds, rows, strict=True):
        pack(world, row)
    weights = weights_of(observation, events, rows)
    return Loss(-math.log2(weights[worlds.index(truth)] / weights.sum()), math.log2(len(worlds)))


def asked(deal: Deal) -> Iterator[tuple[str, Observation, tuple[Event, ...], State]]:
    """When the belief is asked for: a name of the moment, what the seat knows, and the truth."""
    named = set()
    for moment in deal[0]:
        state, declarer = moment.state, moment.state.auction.declarer
        rules = moment.info.observation.rules
        events = tuple(moment.info.events)
        for name, phase in (("auction", GIVE), ("gifts", PLAY)):
            if state.phase == phase and name not in named:
                named.add(name)
                # Of events, a belief takes only those that all seats have seen.
                for seat in range(SEATS):
                    side = "declarer" if seat == declarer else "defender"
                    yield (
                        f"after {name}, {side}",
                        GAME.observe(rules, state, seat),
                        events,
                        state,
                    )
        if state.phase == PLAY:
            side = "declarer" if state.turn == declarer else "defender"
            trick = 1 + popcount(state.played[state.turn])
            yield f"in trick {trick}, {side}", moment.info.observation, events, state


def measured(found: Iterable[Deal]) -> dict[str, list[Loss]]:
    """The losses in deals, by moment."""
    rows: dict[str, list[Loss]] = {}
    for deal in found:
        for name, observation, events, truth in asked(deal):
            one = loss(observation, events, truth)
            if one is not None:
                rows.setdefault(name, []).append(one)
    return dict(sorted(rows.items()))


def main() -> int:
    """Run the command; 1 if the belief is anywhere no better than the uniform one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("fit", "measure"))
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--preset", choices=sorted(PRESETS), default="playroom")
    chosen = parser.parse_args()
    rules = PRESETS[chosen.preset]
    if chosen.what == "fit":
        fit = Fit(rules)
        for deal in deals(rules, FIT_PLAYERS, chosen.matches, chosen.seed):
            fit.add(deal)
        print(fit.model())
        return 0
    better = True
    for name, losses in measured(deals(rules, MEASURED_PLAYERS, chosen.matches, chosen.seed)).items():
        belief, uniform = numpy.array(losses).mean(axis=0)
        better = better and bool(belief < uniform or uniform == 0)
        print(f"{name:24} {len(losses):6} moments   belief {belief:6.3f}   uniform {uniform:6.3f} bits")
    return int(not better)


if __name__ == "__main__":
    sys.exit(main())
