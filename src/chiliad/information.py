"""What a seat has observed of a deal, in order, and what it observes now: all that a bot may decide from.

The term is OpenSpiel's: two histories that a seat cannot tell apart have the same information state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from chiliad.errors import Unavailable
from chiliad.game import Event, Game, Observed, RulesTuple, StandingTuple, actions_of

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

Events = tuple[Event, ...]


Observation = TypeVar("Observation", bound=Observed, covariant=True)
Position = TypeVar("Position", bound=Observed)


@dataclass(frozen=True, eq=False, repr=False)
class InformationState(Generic[Observation]):
    """One seat's knowledge of a deal.  Equal, hashed, printed and pickled by what the seat has seen, nothing else.

    ``seat`` is NOBODY for the public.  ``standing``: totals and counters before the deal.  ``observation``: what the
    seat observes now (``game.observe``).  ``events`` are read from the deal's log when they are first asked for: a bot
    that does not ask costs nothing.
    """

    game: Game
    rules: RulesTuple
    seat: int
    standing: StandingTuple
    dealer: int
    observation: Observation
    _events: Events | Callable[[], Events]

    @classmethod
    def of_observation(cls, game: Game, seen: Position) -> InformationState[Position]:
        """The information state of a position that has no history: a diagram, or a world that a search imagined."""
        return InformationState(game, seen.rules, seen.seat, seen.before, seen.dealer, seen, ())

    @property
    def events(self) -> Events:
        """All that the seat has observed since the deal began, in order, redacted (``game.redact``).

        The events follow from the log alone: it does not matter when they are read.  A move of several actions that is
        not complete yet, as a set that the player has begun, is in the observation only.
        """
        if not isinstance(self._events, tuple):
            object.__setattr__(self, "_events", self._events())  # the log is no longer needed, nor kept
        assert isinstance(self._events, tuple)
        return self._events

    def legal_actions(self) -> list[int]:
        """What the seat may do now, ascending; nothing when another seat must act."""
        return actions_of(self.observation.legal)

    def observation_array(self) -> Integers:
        """The observation as a NumPy array of int64; ``games/NAME/observed_arrays.py`` has its layout."""
        array: Integers = self._arrays().observation_array(self.observation)
        return array

    def history_array(self) -> Integers:
        """The events as a NumPy array of int64, one row an event; ``games/NAME/observed_arrays.py`` has its layout."""
        rows: Integers = self._arrays().history_array(self.events)
        return rows

    def _arrays(self) -> ModuleType:
        module = self.game.face_or_none("observed_arrays")
        if module is None:
            raise Unavailable("no-arrays", game=self.game.name)
        return module

    def _key(self) -> tuple[object, ...]:
        return (self.game.name, self.rules, self.seat, self.standing, self.dealer, self.observation, self.events)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, InformationState) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        events = ", ".join(map(repr, self.events))
        return f"<InformationState of {self.game.name}, seat {self.seat}: {self.observation!r}, after [{events}]>"

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        # The log would travel with events that are not read yet, and the log has all cards.
        return _loaded, (self.game.package, self.rules, self.seat, self.standing, self.dealer, *self._key()[-2:])


# A bot takes the observations of its own game only, and is a bot all the same: Python has no type for that.
SomeInformation = InformationState[Any]
"""An information state of the game that a bot plays, whichever it is."""


def _loaded(
    package: str,
    rules: RulesTuple,
    seat: int,
    standing: StandingTuple,
    dealer: int,
    observation: Observed,
    events: Events,
) -> InformationState[Observed]:
    """An information state that was pickled: its game is loaded by name."""
    return InformationState(import_module(package).GAME, rules, seat, standing, dealer, observation, events)
