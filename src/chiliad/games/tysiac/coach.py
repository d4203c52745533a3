"""Slips of beginners at Tysiac that rules of thumb find: what a move gives up, from what the seat itself knows."""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.bits import popcount
from chiliad.games.tysiac.card_facts import completes_trick, taker
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.state import (
    ACES,
    CALLS,
    CARD_TEXT,
    CARDS,
    KIND_BID,
    KIND_CONTRACT,
    KIND_GIVE,
    KIND_OPTION,
    KIND_PLAY,
    LAY_AWAY,
    MARRIAGE,
    SECOND,
    card_points,
    marriage_points,
    suit_number,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, declarable_points
from chiliad.information import InformationState
from chiliad.presentation.reasons import Reason, Value

DEAR = 10
"""The points of a ten: such a card is no present."""
CHEAP = 4
"""The points of a king: a card that costs no more is cheap."""
ACE_WORTH = 25
"""What an ace brings about, with the cards of the others that fall on it."""
REST_WORTH = 30
"""What the other cards bring about."""
HOPE = 20
"""So much more may be promised without a warning: the talon helps."""


def slip(info: InformationState[Observation], actions: Sequence[int]) -> Reason | None:
    """What the seat's move gives up, if it is a slip that a rule of thumb finds; else None."""
    seen = info.observation
    kind, index = actions[0] >> 6, actions[0] & 63
    if kind == KIND_GIVE:
        return _broken(seen, index % SECOND) or _gift(seen, index % SECOND)
    if kind == KIND_OPTION and index >= LAY_AWAY:
        return _broken(seen, index - LAY_AWAY)
    if kind == KIND_PLAY and index < SECOND:
        return _undeclared(seen, index) or _broken(seen, index) or _given_away(seen, index)
    if kind in (KIND_BID, KIND_CONTRACT) and index < CALLS:
        return _bold(seen, FIRST_CALL + CALL_STEP * index)
    return None


def _other_cards(seen: Observation, card: int) -> list[int]:
    """The other cards that may be given, laid away or played now, the cheapest first."""
    cards = seen.legal[KIND_GIVE] | seen.legal[KIND_PLAY] | seen.legal[KIND_OPTION] >> LAY_AWAY
    cards = (cards | cards >> SECOND) & (1 << CARDS) - 1 & ~(1 << card)
    return sorted((one for one in range(CARDS) if cards >> one & 1), key=_points)


def _points(card: int) -> int:
    return int(card_points(1 << card))


def _pair(seen: Observation, card: int) -> int:
    """The marriage in hand that a card is half of, as a mask; 0 where it is half of none."""
    pair = MARRIAGE << 6 * suit_number(card)
    return pair if pair >> card & 1 and seen.hand & pair == pair else 0


def _undeclared(seen: Observation, card: int) -> Reason | None:
    """A king or queen is led without declaring the marriage."""
    if not seen.legal[KIND_PLAY] >> SECOND + card & 1:
        return None
    points = int(marriage_points(seen.rules, _pair(seen, card)))
    return Reason("coach-tysiac-undeclared", {"card": CARD_TEXT[card], "points": points})


def _broken(seen: Observation, card: int) -> Reason | None:
    """Half a marriage goes, though another card could."""
    pair = _pair(seen, card)
    if not pair or all(_pair(seen, one) for one in _other_cards(seen, card)):
        return None
    other = next(one for one in range(CARDS) if pair >> one & 1 and one != card)
    points = int(marriage_points(seen.rules, pair))
    return Reason("coach-tysiac-broken", {"card": CARD_TEXT[card], "other": CARD_TEXT[other], "points": points})


def _gift(seen: Observation, card: int) -> Reason | None:
    """An ace or a ten is given away, though a cheap card could be."""
    cheap = [one for one in _other_cards(seen, card) if not _pair(seen, one)]
    if _points(card) < DEAR or not cheap or _points(cheap[0]) > CHEAP:
        return None
    values: dict[str, Value] = {"card": CARD_TEXT[card], "points": _points(card), "other": CARD_TEXT[cheap[0]]}
    return Reason("coach-tysiac-gift", values)


def _given_away(seen: Observation, card: int) -> Reason | None:
    """The last card of a trick that the other side takes is an ace or a ten, though a cheap card would lose as well."""
    if not completes_trick(seen) or _points(card) < DEAR:
        return None
    declarer, winner = seen.auction.declarer, int(taker(seen, card))
    cheap = [one for one in _other_cards(seen, card) if taker(seen, one) == winner and not _pair(seen, one)]
    is_lost = winner != seen.seat and declarer in (seen.seat, winner)
    if not is_lost or not cheap or _points(cheap[0]) > CHEAP:
        return None
    values: dict[str, Value] = {
        "seat": winner,
        "card": CARD_TEXT[card],
        "points": _points(card),
        "other": CARD_TEXT[cheap[0]],
    }
    return Reason("coach-tysiac-given-away", values)


def _bold(seen: Observation, contract: int) -> Reason | None:
    """More is promised than the cards in hand make, counted roughly."""
    rules, opening = seen.rules, seen.rules.bid_opening
    worth = int(declarable_points(rules, seen.hand)) + ACE_WORTH * popcount(seen.hand & ACES) + REST_WORTH
    least = max(seen.auction.contract + rules.step, opening) if seen.legal[KIND_BID] else seen.auction.contract
    if contract <= worth + HOPE or contract <= opening or (seen.legal[KIND_CONTRACT] and contract == least):
        return None
    return Reason("coach-tysiac-bold", {"contract": contract, "points": worth})
