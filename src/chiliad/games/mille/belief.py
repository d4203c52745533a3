"""What a player of Mille may believe of the other hand, besides the cards that are certain.

A player seldom holds more of a rank that they have discarded, or that they have on the table.  In 1,500 deals of bots
(``tools/belief_mille.py``) the other hand had a tenth as many cards of a rank once discarded as chance would give it,
and none of the ranks of its own sets.  A search that deals these cards to the other hand as chance would fears, or
hopes for, what is not there.  On deals with another seed the true hand is more likely under this belief than among
equal ones at every point of the deal: by 2 bits after two turns, by 5 after ten.
"""

from __future__ import annotations

from chiliad._jit import hot
from chiliad.bits import below, bit_at, step
from chiliad.games.mille.events import Discarded
from chiliad.games.mille.observation import Observation, Pair
from chiliad.games.mille.player_cards import cards_count, count_of_rank, ranks_held, with_card, without_card
from chiliad.games.mille.playout import nth_card
from chiliad.games.mille.state import PAIR, RANKS, State
from chiliad.games.mille.worlds import world_of
from chiliad.information import InformationState

DOUBT = 8
"""A card of a doubted rank is so many times less likely to be in the other hand.

Bots would allow for more; people sometimes keep such cards.
"""


def doubted_ranks(info: InformationState[Observation]) -> int:
    """The ranks (lowest bit of the digit) that the other hand hardly holds: their discards and their own sets."""
    rival = 1 - info.seat
    doubted = ranks_held(info.observation.natural_any[rival])
    for event in info.events:
        if isinstance(event, Discarded) and event.seat == rival:
            doubted |= 1 << 4 * RANKS.index(event.card[0])
    return doubted & ~1  # a 2 is discarded for other reasons


@hot
def imagine(seen: Observation, doubted: int, rng: int) -> tuple[State, int]:
    """A world that fits what the seat to act sees, and the generator's state.

    Without doubts it is the world of ``worlds.resample``.
    """
    rival = 1 - seen.seat
    hand: Pair = (seen.known_any[rival], seen.known_both[rival])
    unseen: Pair = (seen.unseen_any, seen.unseen_both)
    cards = seen.held_count[rival] - cards_count(hand[0], hand[1])
    left = cards_count(unseen[0], unseen[1])
    while cards > 0:
        rng = step(rng)
        bit = nth_card(unseen[0], unseen[1], below(rng, left))
        if doubted >> (bit_at(bit, 0) & ~3) & 1:
            rng = step(rng)
            if below(rng, DOUBT) > 0:
                continue  # another card is drawn in its place
        left, cards = left - 1, cards - 1
        unseen = without_card(unseen[0], unseen[1], bit)
        hand = with_card(hand[0], hand[1], bit)
    return world_of(seen, (seen.hand_any, seen.hand_both), hand, unseen), rng


def pair_chance(seen: Observation, doubted: int, rank: int) -> float:
    """How likely the other hand holds two cards of a rank, with which it could take the pack.

    ``doubted`` as for ``imagine``, which deals in the same way: card by card, one of a doubted rank less often.
    """
    rival = 1 - seen.seat
    known = seen.known_any[rival], seen.known_both[rival]
    needed = max(0, PAIR - count_of_rank(*known, rank))
    drawn = seen.held_count[rival] - cards_count(*known)
    unseen = seen.unseen_any, seen.unseen_both
    ranks = [count_of_rank(*unseen, one) for one in range(len(RANKS))]
    weights = [1 if doubted >> 4 * one & 1 else DOUBT for one in range(len(RANKS))]
    copies, weight = ranks[rank], weights[rank]
    light = sum(n for one, n in enumerate(ranks) if weights[one] == 1 and one != rank)
    heavy = sum(n for one, n in enumerate(ranks) if weights[one] == DOUBT and one != rank)
    chances = {(0, 0): 1.0}  # by how many of the rank, and how many other doubted cards, the hand has
    for done in range(drawn):
        after: dict[tuple[int, int], float] = {}
        for (own, doubts), chance in chances.items():
            parts = (copies - own) * weight, light - doubts, (heavy - (done - own - doubts)) * DOUBT
            for place, part in zip(((own + 1, doubts), (own, doubts + 1), (own, doubts)), parts, strict=True):
                if part > 0:
                    after[place] = after.get(place, 0.0) + chance * part / sum(parts)
        chances = after
    return sum(chance for (own, _), chance in chances.items() if own >= needed)
