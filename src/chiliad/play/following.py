"""What has happened at the table, entry by entry, as one seat may know it.

Only redacted events and views leave this file, so nothing told from them can show a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator

from chiliad.game import NOBODY, OVER, Observed, Seen
from chiliad.play.match import Match
from chiliad.play.observing import entries_seen
from chiliad.records import Deal, Record


class Follower:
    """Walks through one deal of a record as it grows."""

    def __init__(self, record: Record, deal: Deal, seat: int | None) -> None:
        """``seat``: who looks on; NOBODY for the public, None for somebody who may see all."""
        self._game, self._rules = record.game, record.rules
        self._deal = deal
        self._seat = seat
        self._state = deal.start
        self._actions = 0
        self._number = 0

    @property
    def actions_told(self) -> int:
        """The number of actions of the log that the entries so far have."""
        return self._actions

    def news(self) -> Iterator[Seen]:
        """Each entry since the last call."""
        told = self._actions
        log = self._deal.actions[told:]
        for entry in list(entries_seen(self._game, self._rules, self._state, log, self._seat)):
            before = self._view()
            self._state, self._actions = entry.state, told + entry.length
            self._number += 1
            yield Seen(entry.events, self._game.line(entry.events[0]), before, self._view(), self._number)

    def views_at_end(self) -> list[Observed]:
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

    def _view(self) -> Observed:
        seen: Observed = self._game.view(self._rules, self._state, NOBODY if self._seat is None else self._seat)
        return seen


def follow(match: Match, seat: int) -> Follower:
    """A follower of a match's last deal, from its beginning."""
    return Follower(match.record, match.deal, seat)
