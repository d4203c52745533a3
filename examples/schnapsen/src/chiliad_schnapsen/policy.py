"""The bots of Schnapsen: one that plays anything, and one that looks a trick ahead."""

from __future__ import annotations

from chiliad.bot import Budget, RandomBot
from chiliad.game import NOBODY, actions_of
from chiliad.information import InformationState
from chiliad_schnapsen.observation import Observation
from chiliad_schnapsen.rules import higher, is_strict, marriages
from chiliad_schnapsen.state import (
    ACES,
    ALL,
    CARDS,
    CLOSE,
    EXCHANGE,
    GOAL,
    KIND_PLAY,
    KIND_TALON,
    SECOND,
    TENS,
    card_points,
    counted,
    marriage_points,
    popcount,
    suit_mask,
)

CLOSING_HOPE = 14  # points that the lead of a closed talon is taken to bring besides the sure tricks: chosen by trial


class GreedySchnapsen:
    """Exchanges when it may, declares marriages, takes tricks that are worth it; leaves nothing to chance."""

    def __init__(self, rng: int) -> None:
        del rng

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """Return one of the legal actions, at once."""
        del budget
        return choose(info.observation)


def choose(observation: Observation) -> int:
    """Return the action that promises most by simple rules."""
    talon = observation.legal[KIND_TALON]
    if talon >> EXCHANGE & 1:
        return KIND_TALON << 6 | EXCHANGE
    if talon >> CLOSE & 1 and _promise(observation) >= GOAL:
        return KIND_TALON << 6 | CLOSE
    cards = actions_of((observation.legal[KIND_PLAY],))
    if observation.led < 0:
        return KIND_PLAY << 6 | max(cards, key=lambda index: _lead_value(observation, index))
    return KIND_PLAY << 6 | max(cards, key=lambda card: _answer_value(observation, card))


def _unseen(observation: Observation) -> int:
    """Return the cards that the other player may hold or draw."""
    turned_up = 1 << observation.turned_up if observation.turned_up >= 0 and observation.closer == NOBODY else 0
    return (
        ALL
        & ~(observation.hand | observation.played[0] | observation.played[1] | turned_up)
        & ~observation.excluded[1 - observation.seat]
    )


def _sure(observation: Observation, card: int) -> bool:
    """Return whether a card led takes its trick for certain while suit must be followed."""
    unseen, trumps = _unseen(observation), suit_mask(observation.trump)
    return not unseen & higher(card) and (1 << card & trumps != 0 or not unseen & trumps)


def _promise(observation: Observation) -> int:
    """Return about how many points a closed talon would bring: mine, marriages, and tricks of top cards."""
    unseen, hand = _unseen(observation), observation.hand
    points = counted(observation.points[observation.seat], observation.tricks[observation.seat])
    pairs = marriages(hand)
    points += sum(marriage_points(suit, observation.trump) for suit in range(4) if pairs & suit_mask(suit))
    masters = [card for card in range(CARDS) if hand >> card & 1 and not unseen & higher(card)]
    trumps = popcount(sum(1 << card for card in masters) & suit_mask(observation.trump))
    points += sum(card_points(1 << card) + 3 for card in masters)
    return points + (CLOSING_HOPE if trumps >= 2 and len(masters) >= 4 else 0) if trumps else 0


def _lead_value(observation: Observation, index: int) -> float:
    """Return what it is worth to lead a card, with its marriage or without."""
    card = index % SECOND
    points, trump = card_points(1 << card), card // 5 == observation.trump
    if index >= SECOND:
        return 100 + marriage_points(card // 5, observation.trump) - points
    broken = 15 if 1 << card & marriages(observation.hand) else 0
    if is_strict(observation.closer, observation.talon):
        return (20 + points if _sure(observation, card) else -points - 4 * trump) - broken
    return -points - (6 if trump else 0) - broken


def _answer_value(observation: Observation, card: int) -> float:
    """Return what it is worth to answer the card led with this one."""
    points, trump, led = card_points(1 << card), card // 5 == observation.trump, observation.led
    wins = card > led if card // 5 == led // 5 else trump
    broken = 15 if 1 << card & marriages(observation.hand) else 0
    if not wins:
        return -points - card_points(1 << led) - (6 if trump else 0) - broken
    made = observation.points[observation.seat] + points + card_points(1 << led)
    if made >= GOAL:
        return 1000
    # A ten or an ace that takes a trick of its own suit comes home; a trump is spent for a good trick alone.
    gain = points + card_points(1 << led) if not trump else card_points(1 << led) - 5
    return gain - broken - (4 if 1 << card & (ACES | TENS) and trump else 0)


BOTS = {"random": RandomBot, "greedy": GreedySchnapsen}
"""The bots of the game by name, weakest first."""
