"""The frozen baselines of Tysiac that other players are measured against, besides ``random`` (B0) and ``greedy`` (B1).

* ``thumb`` (B2) plays by rules of thumb: it counts marriages and aces.
* ``flat32`` (B3) plays every legal card in 32 worlds to the end of the deal with ``greedy``'s cards in all seats.  It
  bids, gives, raises and concedes by the same roll-outs (``baseline_bidding.py``).
* ``pimc20`` (B4) bids in that way too, and solves 20 worlds with all cards seen for each card that it may play.

They never change, so that a measurement can be compared with one of last year: each states its own numbers, and takes
from elsewhere only what follows from the rules (worlds that fit, solved positions) and the frozen policy ``greedy``.  A
test pins deals of each.  They do not use what the levels are tuned by: their worlds are drawn evenly, without a belief,
and they count what a deal is worth in points, without match equity.

``budget.nodes`` below ``FULL_NODES`` takes fewer worlds, in proportion; a larger one changes nothing, and a time is not
kept.  Without compiled code they play the same, more slowly: ``flat32`` takes about a second for a bid, ``pimc20`` some
seconds for each of the first cards of a deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chiliad.bits import lowest_index, popcount, seed_from
from chiliad.bot import Budget, Candidate, Decision
from chiliad.game import GREEDY
from chiliad.games.tysiac import two_players
from chiliad.games.tysiac.arrays import BEFORE_WIDTH, WIDTH
from chiliad.games.tysiac.as_three import as_three
from chiliad.games.tysiac.baseline_bidding import Bidding, points_ahead
from chiliad.games.tysiac.greedy import cards_played
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rollout import evaluate
from chiliad.games.tysiac.rules_of_thumb import best_marriage, cheapest, dearest, is_last, parting, redeals, winners
from chiliad.games.tysiac.scoring import concession_is_free
from chiliad.games.tysiac.search import makes_exactly
from chiliad.games.tysiac.solver import workspace
from chiliad.games.tysiac.state import (
    ACES,
    AUCTION,
    CONCEDE,
    CONTRACT,
    GIVE,
    KIND_BID,
    KIND_CONTRACT,
    KIND_OPTION,
    KIND_PLAY,
    PASS,
    PLAY,
    REDEAL,
    SEATS,
    SECOND,
    SEED_PLACES,
    TAKE,
    TAKE_FIRST,
    marriage_points,
    marriages,
    suit_number,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, call_index, on_barrel
from chiliad.games.tysiac.worlds import fill
from chiliad.information import InformationState

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

FLAT_WORLDS = 32
SOLVED_WORLDS = 20
FULL_NODES = 2560
"""The budget from which on a baseline takes all its worlds: the roll-outs of the auction's first step."""


# --- By rules of thumb ------------------------------------------------------------------------------------------------


class ThumbTysiac:
    """Plays one seat by marriages and aces (B2); it searches nothing and leaves nothing to chance."""

    def __init__(self, rng: int) -> None:
        del rng

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        observation = info.observation
        if redeals(observation):
            return KIND_OPTION << 6 | REDEAL
        if observation.phase == AUCTION:
            return KIND_BID << 6 | _thumb_bid(observation)
        if observation.phase == TAKE:
            return KIND_OPTION << 6 | TAKE_FIRST
        if observation.phase == GIVE:
            return _thumb_gift(observation)
        if observation.phase == CONTRACT:
            return KIND_CONTRACT << 6 | _thumb_contract(observation)
        return KIND_PLAY << 6 | (_thumb_lead(observation) if observation.led < 0 else _thumb_follow(observation))


def _thumb_promise(rules: Rules, hand: int) -> int:
    """About how many points a hand makes: 60, an ace 15, the best marriage (half without an ace), half the others."""
    king = best_marriage(rules, hand)
    best = rules.marriage_values[suit_number(king)] if king >= 0 else 0
    others = (marriage_points(rules, hand) - best) // 2
    return 60 + 15 * popcount(hand & ACES) + (best if hand & ACES else best // 2) + others


def _thumb_bid(observation: Observation) -> int:
    calls = observation.legal[KIND_BID]
    least = lowest_index(calls)
    if not calls >> PASS & 1:
        return least
    figure = FIRST_CALL + CALL_STEP * least
    return least if least < PASS and figure <= _thumb_promise(observation.rules, observation.hand) else PASS


def _thumb_gift(observation: Observation) -> int:
    """The card of fewest points that is no half of a marriage.

    It concedes if that is free and 30 points are missing.
    """
    rules, seat, hand = observation.rules, observation.seat, observation.hand
    if observation.legal[KIND_BID] >> CONCEDE & 1 and concession_is_free(rules, observation.before, seat):
        if _thumb_promise(rules, hand) + 30 < observation.auction.contract:
            return KIND_BID << 6 | CONCEDE
    gift = cheapest(_without_marriages(hand, hand))
    return parting(observation, gift)


def _thumb_contract(observation: Observation) -> int:
    """The auction's figure; on the barrel at least what leaves it."""
    calls, rules = observation.legal[KIND_CONTRACT], observation.rules
    if on_barrel(rules, observation.before, observation.seat):
        enough = calls & ~((1 << call_index(rules.barrel_contract_min)) - 1)
        return lowest_index(enough if enough else calls)
    return lowest_index(calls)


def _thumb_lead(observation: Observation) -> int:
    """An ace, the best marriage, else the card of fewest points that is no half of a marriage."""
    hand = observation.hand
    king = best_marriage(observation.rules, hand)
    aces = hand & ACES
    if aces:
        return lowest_index(aces)
    if king >= 0 and observation.legal[KIND_PLAY] >> SECOND + king & 1:
        return SECOND + king
    return cheapest(_without_marriages(hand, hand))


def _thumb_follow(observation: Observation) -> int:
    """As the last player the dearest card that takes the trick, before that an ace; else the card of fewest points."""
    legal = observation.legal[KIND_PLAY]
    taking = winners(observation, legal)
    if not is_last(observation):
        taking &= ACES
    return dearest(taking) if taking else cheapest(_without_marriages(legal, observation.hand))


def _without_marriages(cards: int, hand: int) -> int:
    """The cards that are no half of a marriage of the hand; all of them, where there is no other."""
    kings = marriages(hand)
    free = cards & ~(kings | kings >> 1)
    return free if free else cards


# --- By roll-outs and by solving --------------------------------------------------------------------------------------


class Flat32Tysiac:
    """Plays one seat by flat Monte Carlo (B3): 32 worlds, and roll-outs for bids, gifts, raises and concessions."""

    searches = True
    milliseconds = 30  # of a slow decision
    worlds = FLAT_WORLDS

    def __init__(self, rng: int) -> None:
        self._rng = rng

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> Decision:
        """The best action that its worlds find; ``budget.nodes`` below ``FULL_NODES`` takes fewer of them."""
        info = as_three(info)
        observation = info.observation
        actions = info.legal_actions()
        if len(actions) == 1 or observation.phase == TAKE:
            return Decision(actions[0])
        if redeals(observation):
            return Decision(KIND_OPTION << 6 | REDEAL)
        nodes = FULL_NODES if budget is None or budget.nodes is None else min(budget.nodes, FULL_NODES)
        place = SEED_PLACES[observation.phase] << 12 | observation.auction.contract << 4 | popcount(observation.hand)
        rng = seed_from(self._rng, place, popcount(cards_played(observation)))
        if len(observation.counts) == 2:
            roll_outs = max(1, self.worlds * nodes // FULL_NODES) * len(actions)
            return two_players.decided(observation, actions, roll_outs, rng)
        if observation.phase != PLAY:
            return Bidding(observation, rng, nodes / FULL_NODES).decide()
        worlds = _worlds(observation, max(1, self.worlds * nodes // FULL_NODES), rng)
        return self._play(observation, actions, worlds)

    def _play(self, observation: Observation, actions: list[int], worlds: Integers) -> Decision:
        """The card that is worth most on average."""
        values = _rolled_out(observation, actions, worlds)
        return _best([Candidate(action, *value) for action, value in zip(actions, values, strict=True)])


class Pimc20Tysiac(Flat32Tysiac):
    """Plays one seat by perfect-information Monte Carlo (B4): 20 worlds, solved with all cards seen.

    It plays the card with which the contract is made (or, of a defender, beaten) in most of them.  Of equal ones it
    plays the card that roll-outs in the same worlds prefer.
    """

    milliseconds = 200  # of the first cards of a deal
    worlds = SOLVED_WORLDS

    def _play(self, observation: Observation, actions: list[int], worlds: Integers) -> Decision:
        import numpy

        made = numpy.zeros((len(actions), len(worlds)), numpy.int64)
        makes_exactly(observation.rules, worlds, numpy.array(actions, numpy.int64), *workspace(), made)
        wanted = 1 if observation.seat == observation.auction.declarer else -1
        values = _rolled_out(observation, actions, worlds)
        found = [
            (wanted * int(solved.sum()), Candidate(action, *value, {"make_chance": float(solved.mean())}))
            for action, solved, value in zip(actions, made, values, strict=True)
        ]
        most = max(count for count, _ in found)
        best = _best([one for count, one in found if count == most])
        return Decision(best.action, (*best.candidates, *(one for count, one in found if count < most)))


def _worlds(observation: Observation, count: int, rng: int) -> Integers:
    """So many worlds that fit, each one equally likely, a row each."""
    import numpy

    rows = numpy.zeros((count, WIDTH), numpy.int64)
    fill(observation, rows, rng)
    return rows


def _rolled_out(observation: Observation, actions: list[int], worlds: Integers) -> list[tuple[float, float]]:
    """What each action is worth by roll-outs in all worlds, and the standard error of that: ``points_ahead``."""
    import numpy

    shape = len(actions), len(worlds)
    scores, after = numpy.zeros((*shape, SEATS), numpy.int64), numpy.zeros((*shape, BEFORE_WIDTH), numpy.int64)
    winners_, greedy = numpy.zeros(shape, numpy.int64), (GREEDY, GREEDY, GREEDY)
    evaluate(observation.rules, worlds, numpy.array(actions, numpy.int64), greedy, 0, scores, after, winners_)
    return points_ahead(scores, observation.seat)


def _best(candidates: list[Candidate]) -> Decision:
    """The candidate of the greatest value, of equal ones the first, and after it the others in order of value."""
    ordered = sorted(candidates, key=lambda one: -(one.value or 0.0))
    return Decision(ordered[0].action, tuple(ordered))
