"""One seat's information states of a deal, kept up to date as the log of the deal grows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from chiliad.game import Entry, Event, Game, Observed, RulesTuple, StandingTuple
from chiliad.information import InformationState


def entries_seen(game: Game, rules: RulesTuple, state: object, actions: Sequence[int], seat: int) -> Iterator[Entry]:
    """The entries of a log that goes on from ``state``, their events as ``seat`` may know them.

    The states in the entries are whole: they are for the caller, and must not be passed on.
    """
    for entry in game.entries(rules, state, actions):
        yield entry._replace(events=events_seen(game, entry.events, seat))


def events_seen(game: Game, events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """The events of an entry as ``seat`` may know them (None: all)."""
    return tuple(events if seat is None else [game.redact(event, seat) for event in events])


class _Read(NamedTuple):
    """A beginning of the log that has been read: its actions, the state that it leads to, the events the seat saw."""

    actions: tuple[int, ...]
    state: object
    events: tuple[Event, ...]


class Observer:
    """Observes one deal from one seat (NOBODY: as the public).

    It holds no part of a match that changes, and reads the log only when somebody asks for the events: so an
    information state may be handed to a thread while the match goes on.
    """

    def __init__(
        self, game: Game, rules: RulesTuple, standing: StandingTuple, start: object, dealer: int, seat: int
    ) -> None:
        """``start``: the state before the first card, ``standing`` and ``dealer`` as it was made from."""
        self.game, self.rules, self.seat = game, rules, seat
        self._standing, self._dealer = standing, dealer
        self._start = _Read((), start, ())
        self._read = self._start  # replaced as a whole: two threads at most read the same entries twice

    def information_state(self, state: object, actions: Sequence[int]) -> InformationState[Observed]:
        """What the seat knows in ``state``, which the log ``actions`` leads to."""
        log = tuple(actions)
        observation = self.game.observe(self.rules, state, self.seat)
        return InformationState(
            self.game, self.rules, self.seat, self._standing, self._dealer, observation, lambda: self._events(log)
        )

    def _events(self, log: tuple[int, ...]) -> tuple[Event, ...]:
        """The events of a log.  What an earlier log began with as well is not read again."""
        read = self._read
        if log[: len(read.actions)] != read.actions:  # a move was taken back, or the log is an earlier one
            read = self._start
        known = len(read.actions)
        entries = list(entries_seen(self.game, self.rules, read.state, log[known:], self.seat))
        events = read.events + tuple(event for entry in entries for event in entry.events)
        if len(entries) > 1:
            # The last entry may still grow: a set that is begun can get the next card.  The others are complete.
            complete = entries[-2]
            self._read = _Read(
                log[: known + complete.length], complete.state, events[: len(events) - len(entries[-1].events)]
            )
        return events
