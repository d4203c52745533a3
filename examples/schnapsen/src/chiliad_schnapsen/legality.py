"""Why an action is not legal: ``REASONS[why_illegal(...)]`` is the slug, and the catalogues have its sentence."""

from __future__ import annotations

from chiliad.errors import Illegal
from chiliad.game import NOBODY
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.rules import actor, legal, legal_follow
from chiliad_schnapsen.state import (
    CARD_TEXT,
    CARDS,
    DEAL,
    DRAW,
    KINGS,
    OVER,
    PAGE_CHANCE,
    PAGE_PLAY,
    PAGE_TALON,
    PAGES,
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
_BITS = {PAGE_PLAY: 2 * CARDS, PAGE_TALON: 2, PAGE_CHANCE: CARDS}


def why_illegal(rules: Rules, state: State, action: int) -> int:
    """Return 0 when ``action`` is legal, else an index of ``REASONS``."""
    page, bit = action >> 6, action & 63
    if 0 <= page < PAGES and bit < _BITS[page] and legal(rules, state)[page] >> bit & 1:
        return 0
    return REASONS.index(_reason(rules, state, page, bit))


def _reason(rules: Rules, state: State, page: int, bit: int) -> str:
    if not 0 <= page < PAGES or bit >= _BITS[page]:
        return "no-such-action"
    if state.phase == OVER:
        return "deal-over"
    if page == PAGE_CHANCE:
        return {DEAL: "card-dealt-twice", DRAW: "card-not-in-talon"}.get(state.phase, "no-card-comes")
    if state.phase in (DEAL, DRAW):
        return "not-dealt-yet" if state.phase == DEAL else "drawing-not-over"
    return _why_not_talon(rules, state) if page == PAGE_TALON else _why_not_play(state, bit)


def _why_not_talon(rules: Rules, state: State) -> str:
    """Return why the talon may not be exchanged from or closed (S8, S9)."""
    if state.led >= 0:
        return "talon-not-leading"
    if state.closer != NOBODY:
        return "talon-closed"
    return "talon-too-small" if state.talon < rules.talon_min else "jack-not-held"


def _why_not_play(state: State, bit: int) -> str:
    """Return why a card may not be played, or its marriage not be declared (S7, S10)."""
    hand, card = state.hands[state.turn], bit % SECOND
    if not hand >> card & 1:
        return "not-in-hand"
    if bit >= SECOND:
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
    page, bit = action >> 6, action & 63
    details: dict[str, str | int] = {}
    if actor(state) >= 0:
        details["seat"] = state.turn
    if page in (PAGE_PLAY, PAGE_CHANCE) and bit < _BITS[page]:
        details["card"] = CARD_TEXT[bit % SECOND]
    if slug == "talon-too-small":
        details["least"] = rules.talon_min
    if slug in ("must-follow-suit", "must-trump", "must-beat"):
        held = legal_follow(state).bit_length() - 1
        details |= {"held": CARD_TEXT[held], "suit": SUITS[held // 5], "best": CARD_TEXT[state.led]}
    return Illegal(slug, **details)
