"""What the rule book of Schnapsen needs besides its paragraphs: a worked example."""

from __future__ import annotations

from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.presentation.rule_text import Example
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.scoring import game_points, stake_against

LOSERS = ((50, 3), (33, 2), (32, 2), (0, 0))  # points and tricks


def _game_points(language: Language) -> Example:
    del language
    rows: list[list[str | int]] = []
    for points, tricks in LOSERS:
        stake = stake_against(points, tricks)
        scores = [game_points(0, closer, stake, points, tricks) for closer in (NOBODY, 0, 1)]
        rows.append([points, tricks, *scores])
    columns = ("loser", "tricks", "open", "won", "failed")
    return Example("points", tuple(f"schnapsen-{name}" for name in columns), rows)


def variables(rules: Rules) -> dict[str, str | int]:
    """Return what follows from the options, for the paragraphs: nothing."""
    del rules
    return {}


EXAMPLES = (_game_points,)
IN_FORCE: dict[str, tuple[str, str | int]] = {}
"""Every paragraph holds under all options."""
