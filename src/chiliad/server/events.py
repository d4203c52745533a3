"""What is stored of a table: its settings, and the events that it is folded from.

Every event is a struct with a tag, its ``kind``. Events are written in ``VERSION``. What an earlier version has written
is read through one upcaster a version: a function that makes the next version's body of a body. StoredEvent events are
never rewritten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec
from msgspec import Struct, field

from chiliad.bots.advice import Advice
from chiliad.server.seats import AwayBecause, ClockName, PaceName, TableSeat

Absent = Literal["bot", "vote"]
"""What becomes of an absent person's seat: a bot holds it, or the others vote."""
Choice = Literal["wait", "bot", "stop"]
"""What a vote about an absent person may decide."""
Answer = Literal["yes", "no", "withdrawn"]
"""What is said to a request (to take a decision back, to allow hints); ``withdrawn`` takes back what was asked."""
StoppedBecause = Literal["host", "host-left", "all-left", "vote", "too-long"]
Phase = Literal["waiting", "playing", "between", "over", "stopped"]
"""How far a table is; ``between`` two deals."""
OptionValue = bool | int | str


class TableSettings(Struct, frozen=True):
    """What a table was opened with.

    ``options`` are those that differ from the preset, ``host`` is the guest who opened it, ``record`` the match that it
    goes on from, ``grace_s`` how long an absent person is waited for, ``small`` the small stake (0: nothing),
    ``lesson`` the name of the lesson that is played here (None: a match), ``coach`` whether somebody plays their first
    matches and is helped.
    """

    preset: str
    options: dict[str, OptionValue]
    host: str
    commitment: str
    clock: ClockName = "none"
    absent: Absent = "bot"
    grace_s: int = 60
    spectators: bool = False
    small: int = 1
    pace: PaceName = "normal"
    record: str | None = None
    lesson: str | None = None
    coach: bool = False


class Event(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""

    @property
    def kind(self) -> str:
        """The tag."""
        return str(self.__struct_config__.tag)


class TableOpened(Event, frozen=True, tag="opened"):
    """The table, with its settings, host and bots."""


class Sat(Event, frozen=True, tag="sat"):
    """A person takes a seat; ``salt`` is their share of the shuffle."""

    seat: int
    guest: str
    name: str
    salt: str | None


class BotSat(Event, frozen=True, tag="bot-sat"):
    """A bot takes a seat."""

    seat: int
    bot: str


class Left(Event, frozen=True, tag="left"):
    """A person leaves a table that waits for players: the seat is free again."""

    seat: int


class Dealt(Event, frozen=True, tag="deal"):
    """The cards are dealt: the actions of chance that begin a deal."""

    dealer: int
    actions: list[int]


class Acted(Event, frozen=True, tag="act"):
    """A seat's move, with what chance answered.

    ``spent`` is what it took of the seat's bank, in milliseconds; ``by`` is the bot that played for the person.
    """

    seat: int
    actions: list[int]
    spent: int = 0
    by: str | None = None


class Undone(Event, frozen=True, tag="undone"):
    """A seat's decision is taken back: the deal's log is cut to ``length`` actions."""

    seat: int
    length: int


class UndoAsked(Event, frozen=True, tag="undo-asked"):
    """A seat asks the others whether it may take a decision back, which would leave ``length`` actions."""

    seat: int
    length: int


class UndoAnswered(Event, frozen=True, tag="undo-answered"):
    """One of the others answers, or the seat that asked withdraws its request."""

    seat: int
    choice: Answer


class HintAsked(Event, frozen=True, tag="hint-asked"):
    """A seat asks the others whether hints are allowed in this match."""

    seat: int


class HintAnswered(Event, frozen=True, tag="hint-answered"):
    """One of the others answers, or somebody withdraws what was asked or agreed: then hints are not allowed."""

    seat: int
    choice: Answer


class Hinted(Event, frozen=True, tag="hinted"):
    """A seat has had a hint for the decision after ``length`` actions of the deal.

    ``cards`` are those in its hand that the move needs: only the seat itself may know what the hint says.
    """

    seat: int
    length: int
    advice: Advice
    cards: list[str]


class Warned(Event, frozen=True, tag="warned"):
    """The coach has warned a seat of a kind of slip, once for the match; the move was not made."""

    seat: int
    slip: str


class StandIn(Event, frozen=True, tag="stand-in"):
    """A bot holds a seat for its person."""

    seat: int
    bot: str
    why: AwayBecause


class Back(Event, frozen=True, tag="back"):
    """The person has the seat again."""

    seat: int


class VoteCalled(Event, frozen=True, tag="vote-called"):
    """The others are asked what to do about the absent person of a seat."""

    seat: int


class Voted(Event, frozen=True, tag="voted"):
    """A seat votes about the absent person of another."""

    seat: int
    about: int
    choice: Choice


class Waited(Event, frozen=True, tag="wait"):
    """The vote about a seat's absent person is to go on waiting."""

    seat: int


class MatchStopped(Event, frozen=True, tag="stopped"):
    """The match ends unfinished; ``seat`` is who ended it, None for the server."""

    seat: int | None
    why: StoppedBecause


class RematchOpened(Event, frozen=True, tag="again"):
    """A seat has opened another match of the same table: ``table`` is its id."""

    seat: int
    table: str


class RealCards(Event, frozen=True, tag="real-cards"):
    """A seat continues with real cards and keeps the score; ``evening``: the code of the sheet, once it is shared."""

    seat: int
    evening: str | None = None


class Compacted(Event, frozen=True, tag="compacted"):
    """Takes the place of all events before the last deal of a match that is over and recorded (``compacting.py``)."""

    seats: list[TableSeat] = field(name="chairs")  # the name under which older servers stored it


TableEvent = (
    TableOpened
    | Sat
    | BotSat
    | Left
    | Dealt
    | Acted
    | Undone
    | UndoAsked
    | UndoAnswered
    | HintAsked
    | HintAnswered
    | Hinted
    | Warned
    | StandIn
    | Back
    | VoteCalled
    | Voted
    | Waited
    | MatchStopped
    | RematchOpened
    | RealCards
    | Compacted
)
Kind = Literal[
    "opened",
    "sat",
    "bot-sat",
    "left",
    "deal",
    "act",
    "undone",
    "undo-asked",
    "undo-answered",
    "hint-asked",
    "hint-answered",
    "hinted",
    "stand-in",
    "back",
    "vote-called",
    "voted",
    "wait",
    "stopped",
    "again",
    "real-cards",
]
"""The tags of all events that are told: that a log was made shorter is not, and a warning was the answer to a move."""
GameEvent = Dealt | Acted | Undone | MatchStopped
"""A move that was decided before one of these comes too late."""
SeatEvent = (
    StandIn | Back | VoteCalled | Voted | Waited | UndoAsked | UndoAnswered | HintAsked | HintAnswered | RealCards
)
"""People who come, go and ask each other: a match may have any number of these."""


def seat_of(event: TableEvent) -> int | None:
    """The seat that the event is about; None where it is about all of them."""
    return getattr(event, "seat", None)


# --- Stored, and read back -------------------------------------------------------------------------------------------

Body = dict[str, object]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableEvent).decode


def _of_version_1(body: Body) -> Body:
    """Version 1 had one kind for people and bots who sit down, and one for calling a vote and for voting."""
    if body["kind"] == "sat" and "bot" in body:
        return {**body, "kind": "bot-sat"}
    if body["kind"] == "vote":
        return {**body, "kind": "vote-called" if body["choice"] is None else "voted"}
    return body


UPCASTERS: Sequence[Callable[[Body], Body]] = (_of_version_1,)
"""The n-th, from 1, makes version n + 1 of version n."""
VERSION = 1 + len(UPCASTERS)


def written(event: TableEvent) -> str:
    """The event as it is stored, in ``VERSION``."""
    return _encode(event).decode()


def read(body: str, version: int, kind: str, seat: int | None) -> TableEvent:
    """An event that ``version`` has written; ``kind`` and ``seat`` are columns of their own, which version 1 read.

    Raises ``msgspec.MsgspecError`` for what no version has written, or only a newer one.
    """
    if version == VERSION:
        event: TableEvent = _decode(body)
        return event
    if version > VERSION:
        raise msgspec.ValidationError(f"version {version} is newer than {VERSION}")
    old = msgspec.json.decode(body, type=Body)
    if version == 1:
        old = {**old, "kind": kind, "seat": seat}
    try:
        for upcast in UPCASTERS[version - 1 :]:
            old = upcast(old)
    except KeyError as error:
        raise msgspec.ValidationError(f"no {error}") from error
    event = msgspec.convert(old, TableEvent)
    return event
