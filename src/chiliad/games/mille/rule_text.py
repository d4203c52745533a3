"""What the rule book of Mille needs besides its paragraphs: their variables, and worked examples."""

from __future__ import annotations

from collections.abc import Mapping

from chiliad.cards import SUITS, pretty, read_cards, sort_key
from chiliad.games.mille.options import PRESETS, Rules
from chiliad.games.mille.scoring import payment, points_of, score_deal
from chiliad.games.mille.state import CARD_NUMBER
from chiliad.i18n.language import Language
from chiliad.presentation.rule_text import Example, minus, signed

DEALS: tuple[tuple[str, str], ...] = (
    # the sets, blanks between; the cards left in hand, none: out
    ("Qs2s2h", ""),
    ("QsQhQd AsAhAd KsKhKd TsThTdTc", "2d2cTsTh"),
    ("KsKhKd QhQdQc", "JdAsTs"),
    ("QhQdQc KsKh2s", ""),
    ("QhQdQc KsKhKd", ""),
    ("2s2h2d AsAhAd", ""),
    ("KsKhKdKcKsKhKdKc", "AsTs"),
    ("KsKhKdKcKsKhKdKc 7s7h2c", ""),
    ("KsKhKdKcKsKhKdKc 7s7h7d", ""),
    ("QsQhQdQcQsQhQdQc", "9s"),
    ("2s2h2d2c2s2h2d2c", "9s"),
)
PAYMENTS: tuple[tuple[int, int, int, int, int], ...] = (
    # target, the winner's total, the loser's, the winner's stars, the loser's chapeaux
    (1200, 1252, 649, 2, 1),
    (1200, 1252, 650, 2, 1),
    (1200, 1252, 590, 2, 1),
    (1200, 1236, 1169, 0, 0),
    (1200, 1205, -50, 1, 2),
    (2000, 2100, 860, 4, 3),
    (2000, 2100, 860, 5, 3),
)


def _cards(language: Language) -> Example:
    by_points: dict[int, list[str]] = {}
    for card in sorted(CARD_NUMBER, key=sort_key):
        by_points.setdefault(points_of(1 << CARD_NUMBER[card], 0), []).append(card)
    rows: list[list[str | int]] = []
    for points in sorted(by_points, reverse=True):
        cards = by_points[points]
        names = []
        for rank in dict.fromkeys(card[0] for card in cards):
            same = [card for card in cards if card[0] == rank]
            names += [pretty(same[0])[:-1]] if len(same) == len(SUITS) else [" ".join(map(pretty, same))]
        rows.append([", ".join(names), points])
    return Example("cards", ("card", "points"), rows)


def _set_text(text: str) -> str:
    """A set as people say it, ``Q♠-2-2``: a suit only where it counts."""
    return "-".join(pretty(card) if card in ("Qs", "Jd") else pretty(card)[:-1] for card in read_cards(text))


def _deals(language: Language) -> Example:
    rows: list[list[str | int]] = []
    for sets, hand in DEALS:
        # The other player has laid nothing and is out, or holds one card of no account.
        score = score_deal([sets.split(), []], [hand, "" if hand else "3s"], 1 if hand else 0)
        laid = ", ".join(map(_set_text, sets.split()))
        held = _set_text(hand) if hand else language.text("rulebook-out")
        rows.append([laid, held, signed(score.scores[0]), score.stars[0] or "", score.chapeaux[0] or ""])
    return Example("deals", ("laid", "held", "score", "stars", "chapeaux"), rows)


def _payments(language: Language) -> Example:
    rows: list[list[str | int]] = []
    for target, winner, loser, stars, chapeaux in PAYMENTS:
        paid = [payment(rules.payment, winner, loser, stars, chapeaux, 1, target) for rules in PRESETS.values()]
        rows.append([target, winner, minus(loser), stars, chapeaux, *(each.amount for each in paid)])
    columns = ("target", "winner-total", "loser-total", "winner-stars", "loser-chapeaux")
    return Example("payments", (*columns, *(f"`{name}`" for name in PRESETS)), rows)


def variables(rules: Rules) -> dict[str, str | int]:
    """What follows from the options, for the paragraphs."""
    # The way to pay is not an option: a preset decides it.
    way = next(name for name, preset in PRESETS.items() if preset.payment == rules.payment)
    half = -(-rules.target // 2)  # below half of an odd target is below this whole number
    return {"payment": way, "half": half}


EXAMPLES = (_cards, _deals, _payments)

IN_FORCE: Mapping[str, tuple[str, ...]] = {
    "M30": ("payment", "pagat"),
    "M31": ("payment", "wikipedia"),
    "M32": ("payment", "progressive"),
}
"""Paragraphs that hold under some values of an option alone: the option, and the values."""
