"""Why an action is not legal: ``REASONS[why_illegal(...)]`` is the slug, and the catalogues have its sentence."""

from __future__ import annotations

from chiliad.errors import Illegal
from chiliad.game import NOBODY
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.rules import actor, legal, legal_follow
from chiliad_schnapsen.state import (
    ACTION_KINDS,
    CARD_TEXT,
    CARDS,
    DEAL,
    DRAW,
    KIND_CHANCE,
    KIND_PLAY,
    KIND_TALON,
    KINGS,
    OVER,
    QUEENS,
    SECOND,
    SUITS,
    State,
    suit_mask,
)

REASONS = (
    "",
    "no-such-action",
    "deal-over",
    "not-dealt-yet",
    "card-dealt-twice",
    "drawing-not-over",
    "no-card-comes",
    "card-not-in-talon",
    "talon-not-leading",
    "talon-closed",
    "talon-too-small",
    "jack-not-held",
    "not-in-hand",
    "marriage-not-leading",
    "marriage-other-card",
    "marriage-not-held",
    "must-follow-suit",
    "must-trump",
    "must-beat",
)
_INDICES = {KIND_PLAY: 2 * CARDS, KIND_TALON: 2, KIND_CHANCE: CARDS}


def why_illegal(rules: Rules, state: State, action: int) -> int:
    """Return 0 when ``action`` is legal, else an index of ``REASONS``."""
    kind, index = action >> 6, action & 63
    if 0 <= kind < ACTION_KINDS and index < _INDICES[kind] and legal(rules, state)[kind] >> index & 1:
        return 0
    return REASONS.index(_reason(rules, state, kind, index))


def _reason(rules: Rules, state: State, kind: int, index: int) -> str:
    if not 0 <= kind < ACTION_KINDS or index >= _INDICES[kind]:
        return "no-such-action"
    if state.phase == OVER:
        return "deal-over"
    if kind == KIND_CHANCE:
        return {DEAL: "card-dealt-twice", DRAW: "card-not-in-talon"}.get(state.phase, "no-card-comes")
    if state.phase in (DEAL, DRAW):
        return "not-dealt-yet" if state.phase == DEAL else "drawing-not-over"
    return _why_not_talon(rules, state) if kind == KIND_TALON else _why_not_play(state, index)


def _why_not_talon(rules: Rules, state: State) -> str:
    """Return why the talon may not be exchanged from or closed (S8, S9)."""
    if state.led >= 0:
        return "talon-not-leading"
    if state.closer != NOBODY:
        return "talon-closed"
    return "talon-too-small" if state.talon < rules.talon_min else "jack-not-held"


def _why_not_play(state: State, index: int) -> str:
    """Return why a card may not be played, or its marriage not be declared (S7, S10)."""
    hand, card = state.hands[state.turn], index % SECOND
    if not hand >> card & 1:
        return "not-in-hand"
    if index >= SECOND:
        if state.led >= 0:
            return "marriage-not-leading"
        return "marriage-not-held" if 1 << card & (KINGS | QUEENS) else "marriage-other-card"
    if hand & suit_mask(state.led // 5):
        return "must-beat" if card // 5 == state.led // 5 else "must-follow-suit"
    return "must-trump"


def explain(rules: Rules, state: State, action: int) -> Illegal:
    """Return the refusal of an illegal action, with what its sentence needs.

    Details, where they apply: ``seat`` (who acts), ``card`` (the one refused), ``held`` (one that must be played
    instead), ``best`` (the one to beat), ``suit`` (a letter), ``least`` (cards in the talon).
    """
    slug = REASONS[why_illegal(rules, state, action)]
    kind, index = action >> 6, action & 63
    details: dict[str, str | int] = {}
    if actor(state) >= 0:
        details["seat"] = state.turn
    if kind in (KIND_PLAY, KIND_CHANCE) and index < _INDICES[kind]:
        details["card"] = CARD_TEXT[index % SECOND]
    if slug == "talon-too-small":
        details["least"] = rules.talon_min
    if slug in ("must-follow-suit", "must-trump", "must-beat"):
        held = legal_follow(state).bit_length() - 1
        details |= {"held": CARD_TEXT[held], "suit": SUITS[held // 5], "best": CARD_TEXT[state.led]}
    return Illegal(slug, **details)
