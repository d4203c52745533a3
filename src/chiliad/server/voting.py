"""The vote about somebody who does not respond."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from chiliad.errors import Unreadable
from chiliad.server.events import Choice

CHOICES: tuple[Choice, ...] = get_args(Choice)


class Vote:
    """What the others think should become of an absent person's seat."""

    def __init__(self, about: int) -> None:
        self.about = about
        self.cast: dict[int, Choice] = {}

    def outcome(self, voters: Sequence[int]) -> Choice | None:
        """The choice that more than half of the voters have made."""
        for choice in CHOICES:
            if 2 * sum(self.cast.get(seat) == choice for seat in voters) > len(voters):
                return choice
        return None


def read_choice(text: str) -> Choice:
    """The choice of that name; raises ``Unreadable("unknown-choice")``."""
    for choice in CHOICES:
        if choice == text:
            return choice
    raise Unreadable("unknown-choice", text=text, known=", ".join(CHOICES))
