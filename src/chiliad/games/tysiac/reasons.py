"""What a hint says in words: the moves of Tysiac, and the facts that speak for one."""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.bot import Candidate
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.rules import CALL_STEP, FIRST_CALL
from chiliad.games.tysiac.state import (
    CARD_TEXT,
    CONCEDE,
    KIND_BID,
    KIND_CONTRACT,
    KIND_GIVE,
    PASS,
    SECOND,
    SUIT,
    after,
    marriage_points,
    suit_number,
)
from chiliad.information import InformationState
from chiliad.presentation.reasons import Reason


def move_of(observation: Observation, candidate: Candidate) -> Reason:
    """A move as the table's buttons say it."""
    kind, index = candidate.action >> 6, candidate.action & 63
    if kind == KIND_BID and index in (PASS, CONCEDE):
        return Reason("desk-pass" if index == PASS else "desk-concede")
    if kind in (KIND_BID, KIND_CONTRACT):
        return Reason("desk-bid" if kind == KIND_BID else "desk-contract", {"points": FIRST_CALL + CALL_STEP * index})
    card = index % SECOND
    if kind == KIND_GIVE:
        receiver = after(observation.seat) if index < SECOND else after(after(observation.seat))
        return Reason("desk-give", {"card": CARD_TEXT[card], "receiver": receiver})
    if index >= SECOND:
        suit = SUIT << 6 * suit_number(card)
        points = int(marriage_points(observation.rules, observation.hand & suit))
        return Reason("desk-marry", {"card": CARD_TEXT[card], "points": points})
    return Reason("desk-play", {"card": CARD_TEXT[card]})


def why(info: InformationState[Observation], choice: Candidate, others: Sequence[Candidate]) -> tuple[Reason, ...]:
    """The facts that speak for the choice, the most telling first."""
    return ()
