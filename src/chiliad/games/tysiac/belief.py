"""How likely the worlds are that fit an observation: by the calls, gifts, contract and cards of the other players.

``worlds.py`` draws every consistent history equally often.  Here each one is weighted by how likely its players were
to do what they have done, and worlds are drawn again by these weights.  The model of a player is coarse and smooth, so
that a player who does something else is not taken for impossible.  A decision depends on *features* of it, numbers
of the size of 1; ``belief_model.py`` has a weight for each, the likeliest ones for the decisions of matches between
``club``, ``strong`` and ``expert`` by the rules of each preset (``tools/belief_tysiac.py fit``):

* A player bids on rather than to pass, and a declarer plays rather than to concede, with the logistic function of the
  weighted features of the hand (``hand_features``).
* The declarer gives the card, and a player plays the card, with a chance in proportion to the exponential of its
  weighted features (``gift_features``, ``card_features``): a multinomial logit.
* The contract is the auction's figure or above it, by a logistic function of the greedy estimate; if it is above, then
  near the estimate.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from chiliad._jit import compiled, kernel, lowest_index, numbers, popcount
from chiliad.bits import below, step
from chiliad.games.tysiac.arrays import WIDTH, unpack
from chiliad.games.tysiac.belief_model import MODELS, Eight, Eleven, Model, Six
from chiliad.games.tysiac.events import Bid, Married, Passed, Played
from chiliad.games.tysiac.greedy import choose_play, estimate, gift_cost
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules, most_like
from chiliad.games.tysiac.rules import bid_limit
from chiliad.games.tysiac.state import (
    ACES,
    ALL,
    CARD_NUMBER,
    GIVE,
    KINGS,
    PLAY,
    QUEENS,
    SEATS,
    SECOND,
    TENS,
    State,
    after,
    card_points,
    marriage_points,
    marriages,
    suit_number,
)
from chiliad.games.tysiac.talon import on_barrel
from chiliad.games.tysiac.tricks import apply_play, beats, best_on_table, higher, legal_play, suit_of
from chiliad.games.tysiac.worlds import fill, unplayed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy
    from numpy.typing import NDArray

    from chiliad.game import Event
    from chiliad.numpy_arrays import Integers

DRAWN_PER_WORLD = 3
"""So many worlds are drawn and weighted for each one that is kept."""
LAPSE = 0.02
"""The chance that a player bids, passes or plays a card as if by lot: so no world is impossible."""
TEMPER = 0.8  # of the logarithm of a chance: one player's decisions are not independent
_UNIT = 1000  # logarithms are in thousandths
_LOG_RANGE = 14 * _UNIT  # a world that is a million times less likely than the likeliest has no weight


# --- What the events of a deal say ------------------------------------------------------------------------------------


def cards_played(events: Iterable[Event]) -> list[int]:
    """The indices of kind PLAY of the cards that have been played, in order."""
    found = []
    for event in events:
        if isinstance(event, Played):
            found.append(CARD_NUMBER[event.card])
        elif isinstance(event, Married):
            found.append(SECOND + CARD_NUMBER[event.card])
    return found


def calls_made(rules: Rules, events: Iterable[Event]) -> list[int]:
    """The calls of the auction, three numbers each: the seat, the figure, and 1 for a bid or 0 for a pass.

    The figure of a pass is the lowest bid that the seat might have made.  The opening bid is forced, and says nothing.
    """
    found: list[int] = []
    figure = 0
    for event in events:
        if isinstance(event, Bid):
            if figure:
                found += (event.seat, event.points, 1)
            figure = event.points
        elif isinstance(event, Passed):
            found += (event.seat, figure + rules.step, 0)
    return found


# --- Features ---------------------------------------------------------------------------------------------------------


@kernel
def hand_features(rules: Rules, state: State, seat: int, hand: int, figure: int) -> Six:
    """What a player sees in a hand before a figure: seven cards before the talon, ten after it."""
    before_talon = popcount(hand) < 8
    kings = marriages(hand)
    halves = hand & (KINGS | QUEENS) & ~(kings | kings >> 1)
    return (
        1.0,
        (estimate(rules, hand, before_talon) - figure) / 20,
        popcount(hand & ACES) / 1.0,
        marriage_points(rules, hand) / 100,
        popcount(halves) / 4,
        1.0 if on_barrel(rules, state.before, seat) else 0.0,
    )


@kernel
def gift_features(rules: Rules, hand: int, card: int) -> Eight:
    """What a declarer sees in a card to give away: ``hand`` has the ten cards with the talon."""
    bit, cards = 1 << card, hand & suit_of(card)
    held = marriages(cards)
    half = bit & (KINGS | QUEENS)
    return (
        gift_cost(rules, hand, card) / 20,
        card_points(bit) / 10,
        1.0 if bit & ACES else 0.0,
        1.0 if half and held else 0.0,
        1.0 if half and not held else 0.0,
        1.0 if cards & TENS and popcount(cards) == 2 and not bit & TENS else 0.0,
        popcount(cards) / 4,
        1.0 if cards == bit else 0.0,
    )


@kernel
def card_features(rules: Rules, state: State, index: int, greedy: bool) -> Eleven:
    """What a player sees in a card to lead or to follow with; ``greedy``: whether the greedy policy plays it."""
    seat, declarer = state.turn, state.auction.declarer
    card = index % SECOND
    bit, hand = 1 << card, state.hands[seat]
    cards = hand & suit_of(card)
    unseen = ALL & ~(hand | state.played[0] | state.played[1] | state.played[2])
    points = card_points(bit) / 10
    master = higher(card) & unseen == 0
    held = marriages(cards)
    breaks = bit & (KINGS | QUEENS) != 0 and held != 0 and index < SECOND
    trump = state.trump >= 0 and suit_number(card) == state.trump
    greed = 1.0 if greedy else 0.0
    broken = 1.0 if breaks else 0.0
    length = popcount(cards) / 4
    if state.led < 0:
        return (
            greed,
            points,
            1.0 if master else 0.0,
            1.0 if trump else 0.0,
            1.0 if index >= SECOND else 0.0,
            broken,
            length,
            1.0 if bit & TENS and not master else 0.0,
            1.0 if bit & (KINGS | QUEENS) and not held else 0.0,
            popcount(unseen & suit_of(card)) / 4,
            1.0 if bit & ACES else 0.0,
        )
    best = best_on_table(state)
    last = state.second >= 0
    leader = after(seat) if last else after(after(seat))
    holder = leader if best == state.led else after(leader)
    taking = beats(card, best, state.trump)
    against = holder == declarer or seat == declarer
    follows = suit_number(card) == suit_number(state.led)
    return (
        greed,
        points if taking and (last or master) else 0.0,
        points if taking and not last and not master else 0.0,
        points if not taking and against else 0.0,
        points if not taking and not against else 0.0,
        1.0 if taking else 0.0,
        1.0 if trump and not follows else 0.0,
        broken,
        1.0 if cards & TENS and popcount(cards) == 2 and not bit & TENS else 0.0,
        length if not follows else 0.0,
        1.0 if master and not taking else 0.0,
    )


# --- Likelihood -------------------------------------------------------------------------------------------------------


@kernel
def weighted(features: Sequence[float], weights: Sequence[float]) -> float:
    """The sum of the features, each times its weight."""
    total = 0.0
    for n in range(len(weights)):
        total += features[n] * weights[n]
    return total


@kernel
def _log_logistic(value: float) -> float:
    """The logarithm of the logistic function, with lapses."""
    return math.log(LAPSE / 2 + (1 - LAPSE) / (1.0 + math.exp(-value)))


@kernel
def dealt_hand(state: State, seat: int) -> int:
    """The seven cards that a seat was dealt; in a state after the auction."""
    auction = state.auction
    hand = state.hands[seat] | state.played[seat]
    for receiver in range(SEATS):
        if auction.given[receiver] >= 0:
            gift = 1 << auction.given[receiver]
            hand = hand & ~gift if receiver == seat else hand
            hand = hand | gift if seat == auction.declarer else hand
    return hand & ~auction.talon if seat == auction.declarer else hand


@kernel
def _log_calls(rules: Rules, model: Model, state: State, seat: int, calls: Sequence[int]) -> float:
    """The logarithm of the chance of the other seats' calls."""
    total = 0.0
    for n in range(len(calls) // 3):
        other, figure = calls[3 * n], calls[3 * n + 1]
        if other == seat:
            continue
        hand = dealt_hand(state, other) if state.phase >= GIVE else state.hands[other]
        if bid_limit(rules, hand) < figure:
            continue  # a pass that was forced
        value = weighted(hand_features(rules, state, other, hand, figure), model.bid)
        total += _log_logistic(value if calls[3 * n + 2] else -value)
    return total


@kernel
def _log_declared(rules: Rules, model: Model, state: State) -> float:
    """The logarithm of the chance of the declarer's gifts and contract."""
    auction = state.auction
    declarer = auction.declarer
    kept = state.hands[declarer] | state.played[declarer]
    figure = auction.bids[declarer]
    hand = dealt_hand(state, declarer) | auction.talon
    total = 0.0
    if not on_barrel(rules, state.before, declarer):
        total += _log_logistic(weighted(hand_features(rules, state, declarer, hand, figure), model.play_on))
    weights = 0.0
    cards = hand
    while cards:
        weights += math.exp(weighted(gift_features(rules, hand, lowest_index(cards)), model.gift))
        cards &= cards - 1
    for receiver in range(SEATS):
        if auction.given[receiver] >= 0:
            total += weighted(gift_features(rules, hand, auction.given[receiver]), model.gift) - math.log(weights)
    above = estimate(rules, kept, False) - figure
    value = model.raises[0] + model.raises[1] * above / 20
    if auction.contract == figure:
        return total + _log_logistic(-value)
    off = (auction.contract - figure - above - model.raised_by) / model.raised_error
    return total + _log_logistic(value) - off * off / 2


@kernel
def _log_card(rules: Rules, model: Model, state: State, index: int) -> float:
    """The logarithm of the chance that the seat to act plays the card."""
    cards = legal_play(rules, state)
    count = popcount(cards)
    if count < 2:
        return 0.0
    greedy = choose_play(rules, state)
    weights = model.card[(2 if state.led < 0 else 0) + (1 if state.turn == state.auction.declarer else 0)]
    every = own = 0.0
    while cards:
        one = lowest_index(cards)
        cards &= cards - 1
        chance = math.exp(weighted(card_features(rules, state, one, one == greedy), weights))
        every += chance
        own = chance if one == index else own
    return math.log(LAPSE / count + (1 - LAPSE) * own / every)


@compiled
def log_weights(
    rules: Rules, model: Model, worlds: Integers, seat: int, made: Integers, played: Integers, logs: Integers
) -> int:
    """Write the logarithm of each world's likelihood, in thousandths; gives how many worlds there are.

    ``made``: the calls, as ``calls_made`` has them; ``played``: the indices of kind PLAY of all cards played so far, in
    order.  None where that is not known.
    """
    calls, cards = numbers(made), numbers(played)
    for w in range(len(worlds)):
        world = unpack(numbers(worlds[w]))
        total = _log_calls(rules, model, world, seat, calls)
        if world.phase == PLAY and world.auction.declarer != seat:
            total += _log_declared(rules, model, world)
        hands = (
            world.hands[0] | world.played[0],
            world.hands[1] | world.played[1],
            world.hands[2] | world.played[2],
        )
        state = unplayed(world, PLAY, world.auction.declarer, hands, world.auction)
        for n in range(len(cards)):
            if state.turn != seat:
                total += _log_card(rules, model, state, cards[n])
            state = apply_play(rules, state, cards[n])
        logs[w] = int(TEMPER * total * _UNIT)
    return len(worlds)


class Pool(NamedTuple):
    """Worlds that fit an observation, each as often as any other, and how likely they are."""

    rows: Integers
    bounds: NDArray[numpy.float64]
    """The sums of the worlds' weights, up to each one."""


def weights_of(observation: Observation, events: Iterable[Event], rows: Integers) -> NDArray[numpy.float64]:
    """How likely worlds are, the likeliest 1."""
    import numpy

    logs = numpy.zeros(len(rows), numpy.int64)
    rules, seen = observation.rules, tuple(events)
    model = MODELS[most_like(rules, MODELS)]
    calls, cards = (numpy.array(one, numpy.int64) for one in (calls_made(rules, seen), cards_played(seen)))
    log_weights(rules, model, rows, observation.seat, calls, cards, logs)
    weights: NDArray[numpy.float64] = numpy.exp((numpy.maximum(logs - logs.max(), -_LOG_RANGE)) / _UNIT)
    return weights


def weighted_worlds(observation: Observation, events: Iterable[Event], count: int, rng: int) -> tuple[Pool, int]:
    """A pool to draw so many worlds from, and the generator's next state."""
    import numpy

    rows = numpy.zeros((DRAWN_PER_WORLD * count, WIDTH), numpy.int64)
    rng = fill(observation, rows, rng)
    return Pool(rows, numpy.cumsum(weights_of(observation, events, rows))), rng


def drawn(pool: Pool, count: int, rng: int) -> tuple[Integers, int]:
    """So many worlds of a pool, drawn by their weights, a row each, and the generator's next state."""
    import numpy

    rng = step(rng)
    start = below(rng, 1 << 20) / (1 << 20)
    places = (numpy.arange(count) + start) * (pool.bounds[-1] / count)
    return pool.rows[numpy.searchsorted(pool.bounds, places).clip(0, len(pool.rows) - 1)], rng
