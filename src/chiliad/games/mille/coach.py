"""Slips of beginners at Mille that rules of thumb find: what a move gives up, from what the seat itself knows."""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.games.mille.hand_facts import TWO, Knowledge
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.player_cards import count_of_rank
from chiliad.games.mille.state import CARD_TEXT, KIND_DISCARD, KIND_LAY, PAIR, RANKS, SET_CARDS_MIN
from chiliad.information import InformationState
from chiliad.presentation.reasons import Reason

NATURAL_NEAR = 6
"""With so few cards in hand and no wild on the table, a player may give away a 2 to go out with a natural."""
PACK_WORTH_TAKING = 4
"""A smaller pack is no great loss."""


def slip(info: InformationState[Observation], actions: Sequence[int]) -> Reason | None:
    """What the seat's move gives up, if it is a slip that a rule of thumb finds; else None."""
    if actions[-1] >> 6 != KIND_DISCARD:
        return None
    known, card = Knowledge(info), CARD_TEXT[actions[-1] & 63]
    if len(known.hand) == 1:  # the last card: the player goes out
        return None
    return _two(known, card) or _fits(known, card) or _whole_set(known, card) or _pack(known, card)


def _two(known: Knowledge, card: str) -> Reason | None:
    """A 2 is given away, and no natural is near."""
    near = not known.seen.wild_any[known.seat] and len(known.hand) <= NATURAL_NEAR
    return Reason("coach-mille-two", {"card": card}) if card[0] == TWO and not near else None


def _fits(known: Knowledge, card: str) -> Reason | None:
    """The card could be added to the player's own set."""
    legal = known.seen.legal[KIND_LAY]
    can_lay = any(legal >> number & 1 and CARD_TEXT[number] == card for number in range(len(CARD_TEXT)))
    if not can_lay or not known.in_set(card[0]):
        return None
    return Reason("coach-mille-fits", {"card": card, "rank": card[0]})


def _whole_set(known: Knowledge, card: str) -> Reason | None:
    """The card is one of three or more of a rank, which could be laid as a set."""
    count = sum(one[0] == card[0] for one in known.hand)
    return Reason("coach-mille-set", {"count": count, "rank": card[0]}) if count >= SET_CARDS_MIN else None


def _pack(known: Knowledge, card: str) -> Reason | None:
    """The other player is known to hold a pair of that rank, and the pack is worth taking."""
    seen, rival = known.seen, known.rival
    pair = count_of_rank(seen.known_any[rival], seen.known_both[rival], RANKS.index(card[0]))
    pack = seen.pack_any.bit_count() + seen.pack_both.bit_count()
    if pair < PAIR or card[0] == TWO or pack + 1 < PACK_WORTH_TAKING:
        return None
    return Reason("coach-mille-pack", {"seat": rival, "count": pack + 1, "rank": card[0]})
