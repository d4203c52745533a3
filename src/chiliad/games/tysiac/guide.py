"""What the guide to Tysiac shows: values, a picture of the table, extracts of deals, and words."""

from __future__ import annotations

from chiliad.games.tysiac.options import (
    CONCESSION_NO,
    EMPTY_NO,
    ENDGAME_BARREL,
    ENDGAME_LOCK,
    PRESETS,
    Rules,
    concession_name,
)
from chiliad.games.tysiac.state import CARD_NUMBER, card_points, marriage_points
from chiliad.presentation.guide import Extract, ValueRow, Zone


def _row(name: str, card: str) -> ValueRow:
    return ValueRow(name, (card,), int(card_points(1 << CARD_NUMBER[card])))


def _marriage(suit: str) -> ValueRow:
    cards = ("K" + suit, "Q" + suit)
    mask = sum(1 << CARD_NUMBER[card] for card in cards)
    return ValueRow(f"marriage-{suit}", cards, int(marriage_points(next(iter(PRESETS.values())), mask)))


VALUES = (
    _row("ace", "As"),
    _row("ten", "Th"),
    _row("king", "Kd"),
    _row("queen", "Qc"),
    _row("jack", "Js"),
    _row("nine", "9h"),
    *map(_marriage, "hdcs"),
)

PICTURE = (
    (Zone("left-hand", (("??",) * 4,)), Zone("right-hand", (("??",) * 4,))),
    (Zone("talon", (("??",) * 3,)), Zone("trick", (("Kh", "9h"),))),
    (Zone("hand", (("As", "Ts", "Qh", "Jh", "Kd", "9c"),)),),
)

EXTRACTS = (
    Extract("auction", "contract_failed", seat=0, first=5, last=11, ends=False),
    Extract("marriage", "contract_made", seat=0, first=14, last=16, ends=True),
    Extract("failed", "contract_failed", seat=0, first=15, last=20, ends=True),
    Extract("conceded", "conceded", seat=0, first=5, last=8, ends=True),
    Extract("barrel", "won_from_the_barrel", seat=0, first=18, last=20, ends=True),
)


def terms(rules: Rules) -> tuple[str, ...]:
    """The words that these rules have, in the order of a deal, then those of the total."""
    concession = {"bomb": "bomb", "write_off": "write-off"}.get(concession_name(rules), "concede")
    found = (
        ("talon", True),
        ("auction", True),
        ("bid", True),
        ("declarer", True),
        ("contract", True),
        ("defender", True),
        (concession, rules.concession != CONCESSION_NO),
        ("trick", True),
        ("lead", True),
        ("follow-suit", True),
        ("trump", True),
        ("marriage", True),
        ("sitting-out", rules.players == 4),
        ("empty-hand", rules.empty_hand != EMPTY_NO),
        ("barrel", rules.endgame == ENDGAME_BARREL),
        ("fall", rules.third_fall_resets == 1),
        ("lock", rules.endgame == ENDGAME_LOCK),
    )
    return tuple(term for term, has in found if has)


def differences(rules: Rules) -> list[tuple[str, dict[str, str | int]]]:
    """What presets differ in besides their options: nothing."""
    del rules
    return []
