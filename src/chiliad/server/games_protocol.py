"""What the server sends of a guest's own games and statistics; the rest of it is in ``protocol.py``."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chiliad.presentation.statistics import FiguresTable
from chiliad.server.events import Phase

GameKind = Literal["table", "sheet"]
"""A match at a table, or an evening with real cards into which I have written."""


class MyGame(Struct, frozen=True):
    """A match of mine, or an evening, in a list.

    ``id``: the table's, or the evening's code; ``when``: its last change, ISO 8601, UTC; ``games``: what was played, an
    evening may have several; ``preset``: in words, null for an evening; ``phase``: null for an evening; ``names``: who
    played, by seat at a table; ``levels``: of bots in words, null for a person; ``seat``: mine, null in an evening.
    ``totals``: by seat, empty before the first deal; of an evening those of its only match, by ``names``.  ``won``: of
    an evening with several matches, how many each of ``names`` has won; else empty.  ``place``: mine in the end, from
    1, null while nobody has won; ``money``: what I have won at stakes, null where nothing was played for or it is not
    counted yet.
    ``replay``: the link to look back at a match that is over; ``matches``: how many an evening has.
    """

    kind: GameKind
    id: str
    when: str
    games: list[str]
    preset: str | None
    phase: Phase | None
    names: list[str]
    levels: list[str | None]
    seat: int | None
    totals: list[int]
    won: list[int]
    place: int | None
    money: int | None
    replay: str | None
    matches: int


class MyGames(Struct, frozen=True):
    """A page of my games, the last changed first; ``next``: what asks for the page after it, null on the last one."""

    games: list[MyGame]
    next: str | None
    count: int


class OpponentLine(Struct, frozen=True):
    """Somebody I have played with: ``key`` asks for what I have played with them alone.

    ``kind``: a guest of this server, a bot of some level, or a name on a score sheet.
    """

    key: str
    name: str
    kind: Literal["guest", "bot", "sheet"]


class CourseMonth(Struct, frozen=True):
    """A month in which matches of mine have ended, by its first day: how many, and how many of them I have won."""

    month: str
    matches: int
    won: int


class MyStatistics(Struct, frozen=True):
    """What is counted of my matches that are over.

    ``matches``: how many are counted, ``waiting``: how many are still to be; ask again after a second then.
    ``opponents``: everybody I have played with, whoever was asked for; ``course``: the months, the first one first.
    """

    matches: int
    waiting: int
    opponents: list[OpponentLine]
    tables: list[FiguresTable]
    course: list[CourseMonth]
