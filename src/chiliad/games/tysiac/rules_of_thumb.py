"""The players of Tysiac that do not search: beginner and casual, who play as people do who know little.

The beginner counts aces and marriages, follows suit, wins whatever can be won with the highest card, gives away the
lowest cards, and remembers nothing.  The casual player bids by a rule of thumb, keeps marriages and guarded tens
together, wins cheaply, and remembers trumps and aces.  Neither leaves anything to chance.
"""

from __future__ import annotations

from collections.abc import Iterator

from chiliad.bits import highest_index, lowest_index, popcount
from chiliad.bot import Budget
from chiliad.games.tysiac.greedy import cards_played
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.scoring import concession_is_free
from chiliad.games.tysiac.state import (
    ACES,
    ALL,
    AUCTION,
    CONCEDE,
    CONTRACT,
    GIVE,
    KIND_BID,
    KIND_CONTRACT,
    KIND_GIVE,
    KIND_OPTION,
    KIND_PLAY,
    KING,
    LAY_AWAY,
    MARRIAGE,
    PASS,
    QUEEN,
    REDEAL,
    SECOND,
    SUIT,
    TAKE,
    TAKE_FIRST,
    TEN,
    TENS,
    card_points,
    marriage_points,
    marriages,
    suit_number,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, on_barrel
from chiliad.games.tysiac.tricks import beats, suit_of, trumps
from chiliad.information import InformationState


def cards_of(mask: int) -> Iterator[int]:
    """The cards of a set, ascending."""
    while mask:
        yield lowest_index(mask)
        mask &= mask - 1


def cheapest(mask: int) -> int:
    """The card of fewest points, of equal ones the lowest number."""
    return min(cards_of(mask), key=lambda card: (card_points(1 << card), card))


def dearest(mask: int) -> int:
    """The card of most points, of equal ones the lowest number."""
    return min(cards_of(mask), key=lambda card: (-card_points(1 << card), card))


def best_marriage(rules: Rules, hand: int) -> int:
    """The king of the marriage of most points, -1 without one."""
    kings = marriages(hand)
    return max(cards_of(kings), key=lambda king: rules.marriage_values[suit_number(king)]) if kings else -1


def winners(observation: Observation, legal: int) -> int:
    """The legal cards that beat the best card on the table so far."""
    best = observation.led
    if observation.second >= 0 and beats(observation.second, best, observation.trump):
        best = observation.second
    return sum(1 << card for card in cards_of(legal) if beats(card, best, observation.trump))


def is_last(observation: Observation) -> bool:
    """Whether the seat plays the last card of the trick on the table."""
    return observation.second >= 0 or len(observation.counts) == 2


def redeals(observation: Observation) -> bool:
    """Whether the seat may have the cards dealt again: every player does, for four nines win nothing (T35)."""
    return bool(observation.legal[KIND_OPTION] >> REDEAL & 1)


def parting(observation: Observation, card: int) -> int:
    """The action by which the declarer parts with a card: to the next seat that has none; of two players, away."""
    if len(observation.counts) == 2:
        return KIND_OPTION << 6 | LAY_AWAY + card
    return KIND_GIVE << 6 | (card if observation.legal[KIND_GIVE] & ALL else SECOND + card)


class BeginnerTysiac:
    """Plays one seat as somebody who has just learned the rules."""

    def __init__(self, rng: int) -> None:
        del rng

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        observation = info.observation
        if redeals(observation):
            return KIND_OPTION << 6 | REDEAL
        if observation.phase == AUCTION:
            return KIND_BID << 6 | self._bid(observation)
        if observation.phase == TAKE:
            return KIND_OPTION << 6 | TAKE_FIRST  # nobody has seen either talon
        if observation.phase == GIVE:
            return self._gift(observation)
        if observation.phase == CONTRACT:
            return KIND_CONTRACT << 6 | self._contract(observation)
        legal = observation.legal[KIND_PLAY]
        if legal & legal - 1 == 0:
            return KIND_PLAY << 6 | lowest_index(legal)
        return KIND_PLAY << 6 | (self._lead(observation) if observation.led < 0 else self._follow(observation, legal))

    def promise(self, rules: Rules, hand: int) -> float:
        """How many points the player hopes for."""
        king = best_marriage(rules, hand)
        return 65 + 15 * popcount(hand & ACES) + (rules.marriage_values[suit_number(king)] if king >= 0 else 0)

    def _bid(self, observation: Observation) -> int:
        calls = observation.legal[KIND_BID]
        least = lowest_index(calls)
        if not calls >> PASS & 1:
            return least
        figure = FIRST_CALL + CALL_STEP * least
        return least if least < PASS and figure <= self.promise(observation.rules, observation.hand) else PASS

    def _gift(self, observation: Observation) -> int:
        return parting(observation, self._parted_with(observation))

    def _parted_with(self, observation: Observation) -> int:
        """The card that is given away."""
        return cheapest(observation.hand)

    def _contract(self, observation: Observation) -> int:
        """The auction's figure; on the barrel at least what leaves it."""
        calls = observation.legal[KIND_CONTRACT]
        if on_barrel(observation.rules, observation.before, observation.seat):
            enough = calls >> (observation.rules.barrel_contract_min - FIRST_CALL) // CALL_STEP
            if enough:
                return (observation.rules.barrel_contract_min - FIRST_CALL) // CALL_STEP + lowest_index(enough)
        return lowest_index(calls)

    def _lead(self, observation: Observation) -> int:
        king = best_marriage(observation.rules, observation.hand)
        if king >= 0 and observation.legal[KIND_PLAY] >> SECOND + king & 1:
            return SECOND + king
        return dearest(observation.hand)

    def _follow(self, observation: Observation, legal: int) -> int:
        winning = winners(observation, legal)
        return dearest(winning) if winning else cheapest(legal)


class CasualTysiac(BeginnerTysiac):
    """Plays one seat as somebody who plays now and then."""

    def promise(self, rules: Rules, hand: int) -> float:
        """About how many points a hand of seven makes with the talon: aces, guarded tens, long suits, marriages."""
        points = 20.0 + 19 * popcount(hand & ACES)
        for suit in range(4):
            cards = hand >> 6 * suit & SUIT
            if cards >> TEN & 1 and popcount(cards) > 1:
                points += 11
            points += 5 * max(popcount(cards) - 3, 0)
        king = best_marriage(rules, hand)
        if king >= 0:
            best = rules.marriage_values[suit_number(king)]
            others = marriage_points(rules, hand) - best
            points += (best if hand & ACES else best / 2) + others / 3
        return points

    def _gift(self, observation: Observation) -> int:
        rules, seat = observation.rules, observation.seat
        if observation.legal[KIND_BID] >> CONCEDE & 1:
            free = concession_is_free(rules, observation.before, seat)
            if free and self.promise(rules, observation.hand) + 30 < observation.auction.contract:
                return KIND_BID << 6 | CONCEDE
        return super()._gift(observation)

    def _parted_with(self, observation: Observation) -> int:
        """The card that helps least: low, from a short suit, and no part of a marriage or guard of a ten."""
        hand = observation.hand

        def value(card: int) -> tuple[int, int]:
            cards = hand & suit_of(card)
            worth = 2 * card_points(1 << card) + 3 * popcount(cards)
            if marriages(cards):
                worth += 60 if card % 6 in (QUEEN, KING) else 10
            if 1 << card & ACES:
                worth += 40
            elif cards & TENS and popcount(cards) == 2:
                worth += 8
            return worth, card

        return min(cards_of(hand), key=value)

    def _contract(self, observation: Observation) -> int:
        """What the hand promises by a good margin; else the auction's figure."""
        least = super()._contract(observation)
        aim = self.promise(observation.rules, observation.hand) - 35
        within = observation.legal[KIND_CONTRACT] & (1 << max(int(aim - FIRST_CALL) // CALL_STEP + 1, 0)) - 1
        return max(least, highest_index(within)) if within else least

    def _lead(self, observation: Observation) -> int:
        hand, trump_suit = observation.hand, trumps(observation.trump)
        gone = cards_played(observation) & (ACES | trump_suit)
        king = best_marriage(observation.rules, hand)
        declares = king >= 0 and observation.legal[KIND_PLAY] >> SECOND + king & 1
        aces = hand & ACES & ~(MARRIAGE << 6 * suit_number(king) if king >= 0 else 0)
        if declares and (observation.trump < 0 or not aces):
            return SECOND + king
        trumps_out = trump_suit & ~(gone | hand)
        if observation.seat == observation.auction.declarer and trumps_out and hand & trump_suit:
            top = highest_index(hand & trump_suit)
            if top > highest_index(trumps_out):
                return top
        high = hand & (ACES | TENS & gone >> 1)
        if high:
            return dearest(high)
        plain = hand & ~trump_suit
        return self._least(observation, plain if plain else hand)

    def _follow(self, observation: Observation, legal: int) -> int:
        winning = winners(observation, legal)
        if not is_last(observation):
            winning &= ACES | trumps(observation.trump)  # the next player may beat everything else
        if not winning:
            return self._least(observation, legal)
        tens = winning & TENS & ~trumps(observation.trump)
        return lowest_index(tens) if tens and is_last(observation) else cheapest(winning)

    def _least(self, observation: Observation, cards: int) -> int:
        """The card that is missed least: of few points, and no part of a marriage that may still be declared."""
        # With it only, and no other card to take the lead by, a marriage comes too late.
        kept = marriages(observation.hand) if popcount(observation.hand) > 3 else 0
        free = cards & ~(kept | kept >> 1)
        return cheapest(free if free else cards)


__all__ = ["BeginnerTysiac", "CasualTysiac"]
