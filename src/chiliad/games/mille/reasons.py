"""What a hint says in words: the moves of Mille, and the facts that speak for one."""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.bot import Candidate
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.player_cards import RANK
from chiliad.games.mille.state import (
    ACTION_BLOCKED,
    ACTION_DRAW,
    ACTION_PICK,
    ACTION_TAKE,
    ACTION_TAKE_UPCARD_TWO,
    CARD_TEXT,
    KIND_DISCARD,
    KIND_WILD,
    RANKS,
    SUITS,
)
from chiliad.information import InformationState
from chiliad.presentation.reasons import Reason

_TURNS = {ACTION_DRAW: "desk-draw", ACTION_PICK: "desk-pick", ACTION_BLOCKED: "desk-blocked"}


def move_of(observation: Observation, candidate: Candidate) -> Reason:
    """A move as the table's buttons say it."""
    kind, index = candidate.action >> 6, candidate.action & 63
    if candidate.action in _TURNS:
        return Reason(_TURNS[candidate.action])
    if candidate.action == ACTION_TAKE:
        return Reason("hint-mille-take", {"card": CARD_TEXT[observation.pack_top]})
    if candidate.action == ACTION_TAKE_UPCARD_TWO:
        return Reason("desk-uptwo", {"card": CARD_TEXT[observation.pack_top]})
    if kind == KIND_DISCARD:
        return Reason("desk-discard", {"card": CARD_TEXT[index]})
    rank = index >> 2
    card = RANKS[0] + SUITS[index & 3] if kind == KIND_WILD else CARD_TEXT[index]
    if observation.natural_any[observation.seat] >> 4 * rank & RANK:
        return Reason("desk-add", {"rank": RANKS[rank], "cards": (card,)})
    return Reason("desk-lay", {"cards": (card,)})


def why(info: InformationState[Observation], choice: Candidate, others: Sequence[Candidate]) -> tuple[Reason, ...]:
    """The facts that speak for the choice, the most telling first."""
    return ()
