"""Views: which seat's view a record with hidden cards is, and whether it hides what that seat can't know.

The game decides which cards those are (``games/*/redact.py``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from chiliad.cards import HIDDEN, read_cards
from chiliad.errors import Unreadable
from chiliad.game import NOBODY, Game, RulesTuple
from chiliad.records.model import Record

_DEAL_LINE = re.compile(r"\s*deal\s+([0-9])\s+(\S+)\s*", re.ASCII | re.IGNORECASE)


def viewer_of(record: Record, deals: Sequence[Mapping[str, object]]) -> int | None:
    """The seat whose view a record is: the one whose deal lines are open; NOBODY for the public, None if all is open.

    This is a first look at tables with any content.  ``check_hidden`` checks whether each line shows what that seat
    saw.
    """
    any_hidden = False
    opened: set[int] = set()
    covered: set[int] = set()
    for table in deals:
        actions = table.get("actions")
        for action in actions[: record.game.actions_per_deal_max] if isinstance(actions, list) else ():
            if not isinstance(action, str):
                continue
            line = action.partition(" # ")[0]
            hidden = HIDDEN in line
            any_hidden |= hidden
            match = _DEAL_LINE.fullmatch(line)
            if match and int(match[1]) < record.seats:
                (covered if hidden else opened).add(int(match[1]))
    # A seat that is to bid blind does not see its own hand yet, in the last deal alone.
    own = next(iter(opened)) if len(opened) == 1 else NOBODY
    return min(opened - covered, default=own) if any_hidden else None


def check_hidden(
    game: Game, rules: RulesTuple, start: object, lines: list[str], whole: list[str], viewer: int | None
) -> int:
    """The first of ``lines``, from 1, that hides more or less than it must for ``viewer``; 0 when all are right.

    ``whole`` are the same lines with nothing hidden.
    """
    if viewer is None:
        return 0
    redacted = game.redact_lines(rules, start, whole, viewer)
    for n, (line, full, seen) in enumerate(zip(lines, whole, redacted, strict=True), 1):
        if HIDDEN in line + seen and _cards(line) != _cards(seen):
            return n
        # Completing replaces hidden cards, and changes nothing else.
        if line != full and (HIDDEN not in line or line.lower().split()[:-1] != full.lower().split()[:-1]):
            return n
    return 0


def _cards(line: str) -> list[str]:
    """The cards that a line names last, in order; a word that is not a card is returned unchanged."""
    words = line.split()
    try:
        return sorted(read_cards(words[-1])) if words else []
    except Unreadable:
        return words
