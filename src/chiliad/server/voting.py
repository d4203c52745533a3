"""The vote about somebody who does not respond."""

from __future__ import annotations

from collections.abc import Sequence

CHOICES = ("wait", "bot", "stop")


class Vote:
    """What the others think should become of an absent person's seat."""

    def __init__(self, about: int) -> None:
        self.about = about
        self.cast: dict[int, str] = {}

    def outcome(self, voters: Sequence[int]) -> str | None:
        """The choice that more than half of the voters have made."""
        for choice in CHOICES:
            if 2 * sum(self.cast.get(seat) == choice for seat in voters) > len(voters):
                return choice
        return None
