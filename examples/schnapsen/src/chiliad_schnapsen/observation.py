"""What one seat may know of a deal, and the worlds that fit it."""

from __future__ import annotations

from typing import NamedTuple

from chiliad.bits import below, bit_at, step
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.rules import actor, cards_left, legal
from chiliad_schnapsen.state import ACTION_KINDS, SEATS, Standing, State, Two, popcount, set_at


class Observation(NamedTuple):
    """A deal as ``seat`` knows it.  Masks and numbers as in ``State``."""

    rules: Rules
    seat: int  # 0 or 1; NOBODY for the public
    hand: int  # mask of this seat's cards; 0 for the public
    counts: Two  # how many cards each seat holds
    held: Two  # masks: cards that this seat knows another seat to hold
    before: Standing
    dealer: int
    phase: int
    turn: int
    played: Two
    excluded: Two
    shown: int
    married: int
    turned_up: int
    trump: int
    talon: int
    closer: int
    stake: int
    led: int
    leader: int
    points: Two
    tricks: Two
    legal: tuple[int, ...]  # this seat's legal actions, one mask a kind; zeros when another acts


_SEEN_BY_ALL = tuple(name for name in State._fields if name in Observation._fields)


def observe(rules: Rules, state: State, seat: int) -> Observation:
    """Return what ``seat`` (NOBODY: the public) may know."""
    held = (
        state.hands[0] & state.shown if seat != 0 else 0,
        state.hands[1] & state.shown if seat != 1 else 0,
    )
    return Observation(
        rules=rules,
        seat=seat,
        hand=state.hands[seat] if seat >= 0 else 0,
        counts=(popcount(state.hands[0]), popcount(state.hands[1])),
        held=held,
        legal=legal(rules, state) if seat >= 0 and actor(state) == seat else (0,) * ACTION_KINDS,
        **{name: getattr(state, name) for name in _SEEN_BY_ALL},
    )


def _hidden(observation: Observation) -> int:
    """Return the cards that this seat has not seen, as a mask."""
    hands = (
        (observation.hand | observation.held[0], observation.held[1])
        if observation.seat != 1
        else (observation.held[0], observation.hand)
    )
    return cards_left(_world(observation, hands))


def unseen_count(observation: Observation) -> int:
    """Return how many cards this seat has not seen, or does not know the place of."""
    return popcount(_hidden(observation))


def _world(observation: Observation, hands: Two) -> State:
    return State(hands=hands, **{name: getattr(observation, name) for name in _SEEN_BY_ALL})


def resample(observation: Observation, rng: int) -> tuple[State, int]:
    """Return a world that fits the observation, each possible one equally likely, and the generator's next state."""
    hidden = _hidden(observation)
    seats = [seat for seat in range(SEATS) if seat != observation.seat]
    while True:
        free, hands = hidden, observation.held
        if observation.seat >= 0:
            hands = set_at(hands, observation.seat, observation.hand)
        for seat in seats:
            # With one hand to fill, each set of possible cards is as likely. With two, drawing from the possible cards
            # would prefer some worlds, so all free cards are drawn from, and a world that is not possible is dropped.
            pool = free & ~observation.excluded[seat] if len(seats) == 1 else free
            for _ in range(observation.counts[seat] - popcount(hands[seat])):
                rng = step(rng)
                card = 1 << bit_at(pool, below(rng, popcount(pool)))
                hands, free, pool = set_at(hands, seat, hands[seat] | card), free & ~card, pool & ~card
        if not any(hands[seat] & observation.excluded[seat] for seat in seats):
            return _world(observation, hands), rng
