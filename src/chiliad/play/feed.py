"""What has happened at the table, entry by entry, as one seat may know it.

Only redacted events and observations leave this file, so nothing told from them can show a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from chiliad.game import NOBODY, OVER, Entry, Observed, Seen
from chiliad.play.computed import Computed
from chiliad.play.match import Match
from chiliad.play.observing import events_seen
from chiliad.records import Deal, Record


class DealFeed:
    """The entries of one deal as its log grows.  Each entry is read from the log once, for all viewers.

    The log is cut when a decision is taken back: the next reading forgets the entries that the log no longer has.
    """

    def __init__(self, record: Record, deal: Deal, computed: Computed | None = None) -> None:
        """``computed``: what the match has computed of this deal, which is its last."""
        self.game, self.rules, self.seats, self.deal = record.game, record.rules, record.seats, deal
        self._computed = computed if computed is not None else Computed(record.game, record.rules)
        self._read: list[int] = []
        self._entries: list[Entry] = []  # each with the length of the log at its end
        self._seen: dict[int | None, list[Seen]] = {}

    def entries(self, end: int | None = None) -> list[Entry]:
        """The entries of the log up to its ``end``-th action (None: all); one that is not complete is left out.

        The answer may hold entries beyond ``end`` that were read before.  No entry goes beyond an ``end`` that was
        asked for while the deal grew, and a table asks after every event.
        """
        log = self.deal.actions
        if log[: len(self._read)] != self._read:
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(log, self._read, strict=False)))
            self._entries = [entry for entry in self._entries if entry.length <= same]
            self._seen = {seat: seen[: len(self._entries)] for seat, seen in self._seen.items()}
            self._read = log[: self._entries[-1].length if self._entries else 0]
        end = len(log) if end is None else min(end, len(log))
        told = self._entries[-1].length if self._entries else 0
        if end > len(self._read):
            state = self._entries[-1].state if self._entries else self.deal.start
            states = self._computed.states_after(told, end)
            for entry in self.game.entries(self.rules, state, log[told:end], states):
                self._entries.append(Entry(entry.events, told + entry.length, entry.state))
            self._read += log[len(self._read) : end]
        return self._entries

    def seen(self, seat: int | None) -> list[Seen]:
        """The entries as ``seat`` saw them (NOBODY: the public, None: somebody who may see all)."""
        found = self._seen.setdefault(seat, [])
        for number, entry in enumerate(self._entries[len(found) :], len(found) + 1):
            before = found[-1].after if found else self.observe(self.deal.start, seat)
            events = events_seen(self.game, entry.events, seat)
            found.append(Seen(events, self.game.line(events[0]), before, self.observe(entry.state, seat), number))
        return found

    def observe(self, state: object, seat: int | None) -> Observed:
        """What ``seat`` may know of a state of the deal."""
        return self._computed.observe(state, NOBODY if seat is None else seat)


class FeedReader:
    """Walks through one deal of a record as it grows."""

    def __init__(self, record: Record, deal: Deal, seat: int | None, feed: DealFeed | None = None) -> None:
        """``seat``: the viewer; NOBODY for the public, None for somebody who may see all.

        ``feed``: the deal's feed, where several viewers share one.
        """
        self._feed = feed if feed is not None else DealFeed(record, deal)
        self._seat = seat
        self._number = 0
        self._last: Entry | None = None
        self._last_seen: Seen | None = None

    @property
    def actions_told(self) -> int:
        """The number of actions of the log that the entries so far have."""
        return self._last.length if self._last is not None else 0

    def news(self, end: int | None = None) -> Iterator[Seen]:
        """Each entry since the last call, up to the ``end``-th action of the log (None: all)."""
        entries = self._feed.entries(end)
        seen = self._feed.seen(self._seat)
        while self._number < len(entries) and (end is None or entries[self._number].length <= end):
            self._last, self._last_seen = entries[self._number], seen[self._number]
            self._number += 1
            yield self._last_seen

    def observe(self) -> Observed:
        """What the seat may know after the last entry."""
        if self._last_seen is None:
            return self._feed.observe(self._feed.deal.start, self._seat)
        seen: Observed = self._last_seen.after
        return seen

    def observe_state(self, state: object) -> Observed:
        """What the seat may know of another state of the deal."""
        return self._feed.observe(state, self._seat)

    def observations_at_end(self) -> list[Observed]:
        """Each seat's own observation of a deal that is over; ``ValueError`` before.

        What is left in hand then counts against its holder, and both players count it openly (M20, M21).
        """
        feed = self._feed
        if self._last is None or feed.game.actor(self._last.state) != OVER:
            raise ValueError("hands are turned up when the deal is over")
        return [feed.observe(self._last.state, seat) for seat in range(feed.seats)]

    def skip(self) -> None:
        """Go on from where the deal is now, telling nothing."""
        for _ in self.news():
            pass


class MatchFeed:
    """The feed of the deal that is under way in a match, shared by all viewers."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._feed: DealFeed | None = None

    def of(self, deal: Deal) -> DealFeed:
        """The feed of a deal of the match."""
        if self._feed is not None and self._feed.deal is deal:
            return self._feed
        record = self._match.record
        if deal is not record.deals[-1]:
            return DealFeed(record, deal)
        self._feed = DealFeed(record, deal, self._match.computed)
        return self._feed


def follow(match: Match, seat: int) -> FeedReader:
    """A follower of a match's last deal, from its beginning."""
    return FeedReader(match.record, match.deal, seat)
