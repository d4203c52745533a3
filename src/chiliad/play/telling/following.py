"""What has happened at the table, line by line, as one seat may know it.

Only redacted lines and views leave this file, so nothing told from them can show a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from chiliad.game import NOBODY, OVER
from chiliad.play.match import Match
from chiliad.play.record import Deal, Record


class Event(NamedTuple):
    """One line of the log with the view before and after it; ``action`` is the count of lines so far, from 1."""

    line: str
    before: Any
    after: Any
    action: int


class Follower:
    """Walks through one deal of a record as it grows."""

    def __init__(self, record: Record, deal: Deal, seat: int | None) -> None:
        """``seat``: who looks on; NOBODY for the public, None for somebody who may see all."""
        self._game, self._rules = record.game, record.rules
        self._deal = deal
        self._seat = seat
        self._state = deal.start
        self._actions = 0
        self._lines: list[str] = []

    @property
    def actions_told(self) -> int:
        """How many actions of the log the lines so far stand for."""
        return self._actions

    def news(self) -> Iterator[Event]:
        """Each line since the last call."""
        game, rules, deal = self._game, self._rules, self._deal
        new = game.write_lines(rules, self._state, deal.actions[self._actions :])
        told = len(self._lines)
        self._lines += new
        seen = self._lines if self._seat is None else game.redact_lines(rules, self._lines, self._seat)
        for number in range(told, len(self._lines)):
            before = self._view()
            for action in game.read_line(rules, self._state, self._lines[number]):
                self._state = game.apply(rules, self._state, action)
                self._actions += 1
            yield Event(seen[number], before, self._view(), number + 1)

    def views_at_end(self) -> list[Any]:
        """Each seat's own view of a deal that is over; ``ValueError`` before.

        What is left in hand then counts against its holder, and both players count it openly (M20, M21).
        """
        if self._game.actor(self._state) != OVER:
            raise ValueError("hands are turned up when the deal is over")
        return [self._game.view(self._rules, self._state, seat) for seat in range(self._game.seats)]

    def skip(self) -> None:
        """Go on from where the deal is now, telling nothing."""
        for _ in self.news():
            pass

    def _view(self) -> Any:
        return self._game.view(self._rules, self._state, NOBODY if self._seat is None else self._seat)


def follow(match: Match, seat: int) -> Follower:
    """A follower of a match's last deal, from its beginning."""
    return Follower(match.record, match.deal, seat)
