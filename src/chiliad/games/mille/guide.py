"""What the guide to Mille shows: values, a picture, extracts of deals, words, and what presets differ in."""

from __future__ import annotations

from chiliad.games.mille.options import Rules
from chiliad.games.mille.scoring import payment, points_of
from chiliad.games.mille.state import CARD_NUMBER
from chiliad.presentation.guide import Extract, ValueRow, Zone


def _row(name: str, *cards: str) -> ValueRow:
    return ValueRow(name, cards, int(points_of(1 << CARD_NUMBER[cards[0]], 0)))


VALUES = (
    _row("queen-of-spades", "Qs"),
    _row("jack-of-diamonds", "Jd"),
    _row("two", "2h", "2s"),
    _row("ace", "Ad", "Ac"),
    _row("ten", "Kh", "Qd", "Jc", "Ts"),
    _row("low", "9d", "6c", "3h"),
)

PICTURE = (
    (Zone("their-sets", (("9s", "9h", "2d"), ("Tc", "Th", "Td"))),),
    (Zone("stock", (("??",),)), Zone("pack", (("5c", "Jh", "8d"),))),
    (Zone("sets", (("Qs", "Qh", "Qc"), ("4h", "4c", "2s"))),),
    (Zone("hand", (("As", "Ah", "Kc", "8s", "8h", "6d"),)),),
)

EXTRACTS = (
    Extract("take", "taking_the_pack", seat=1, first=5, last=7, ends=False),
    Extract("out", "taking_the_pack", seat=0, first=8, last=14, ends=True),
    Extract("natural", "natural_of_going_out", seat=0, first=16, last=22, ends=True),
    Extract("eight", "natural_of_eight", seat=1, first=68, last=70, ends=True),
)

TERMS = (
    "stock",
    "pack",
    "meld",
    "set",
    "wild",
    "natural-card",
    "natural",
    "star",
    "going-out",
    "chapeau",
    "stake",
    "skunk",
)

# The payment of M30 to M33, as their tables have it: what the winner and the loser have, and the small stake.
WINNER, LOSER, STARS, CHAPEAUX, SMALL, TARGET = 1252, 590, 2, 1, 1, 1200


def terms(rules: Rules) -> tuple[str, ...]:
    """The words that the game has: the same by all rules."""
    del rules
    return TERMS


def differences(rules: Rules) -> list[tuple[str, dict[str, str | int]]]:
    """What presets differ in besides their options: messages ``guide-mille-pays-…``, each with its own variables."""
    paid = payment(rules.payment, WINNER, LOSER, STARS, CHAPEAUX, SMALL, TARGET)
    example: dict[str, str | int] = {
        "winner": WINNER,
        "loser": LOSER,
        "stars": STARS,
        "chapeaux": CHAPEAUX,
        "small": SMALL,
        "amount": int(paid.amount),
    }
    parts = ("winning", "stars", "chapeaux", "difference", "skunk", "below-zero")
    return [*((f"pays-{part}", {}) for part in parts), ("pays-example", example)]
