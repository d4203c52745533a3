"""What the server sends of a score sheet for real cards; what is asked of it is in ``requests.py``."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chiliad.presentation.desk import Sheet
from chiliad.server.requests import KeptEvening, KeptSheet, SheetTransfer


class TableTold(Struct, frozen=True):
    """Whether others at a table are told that its match continues with real cards; there may be none."""

    told: bool


class SheetStands(Struct, frozen=True):
    """The table of mine at which the match of a sheet stands as it is on the sheet; null where there is none."""

    table: str | None


class SheetVerb(Struct, frozen=True):
    """An answer besides the usual ones, and what it is called."""

    verb: str
    label: str


class SheetCountedKind(Struct, frozen=True):
    """A kind of cards that count alike: how it is written and called, what each is worth, how many there may be.

    ``alone``: whether there may be some without others of their row before them.  ``was``: how many were counted before
    the deal was corrected.
    """

    card: str
    label: str
    worth: int
    most: int
    alone: bool
    was: int


class SheetCountedGroup(Struct, frozen=True):
    """Cards of one place that are counted, row by row."""

    title: str
    rows: list[list[SheetCountedKind]]


class SheetQuestion(Struct, frozen=True):
    """What is asked of a deal: one of ``seats``, a number (or a sum, as text), yes or no, cards, cards that are
    counted, or one of ``verbs``.

    ``usual`` is the number that may be left out; ``likely`` are numbers to offer.  A number is from ``low`` to ``high``
    in steps of ``step``; these are 0 for other kinds.  Of ``cards``, with what they are called, ``count`` are answered.
    ``seat``: the player whom it is about; ``was``: what was answered before, where a deal is corrected.

    Of cards that are counted the answer has those of each row run together, the rows with blanks between, and the
    ``groups`` with a slash; ``counted`` says what the cards of ``counting`` come to so far.  ``brief`` says in a word
    or two what is asked, to stand before the answer; ``hint`` what the ``likely`` numbers are.
    """

    kind: Literal["player", "number", "yes", "cards", "count"]
    text: str
    seats: list[int]
    verbs: list[SheetVerb]
    usual: int | None
    likely: list[int]
    low: int
    high: int
    step: int
    cards: list[SheetVerb]
    count: int
    seat: int | None
    was: bool | int | str | None
    groups: list[SheetCountedGroup]
    counted: str | None
    brief: str
    hint: str


class SheetStep(Struct, frozen=True):
    """A question, and the step that comes after each kind of answer; null where nothing more is asked.

    The kinds are a seat's number, a verb, ``yes`` and ``no``, ``cards``, ``0``, and ``number`` for any other number.
    """

    question: SheetQuestion
    next: dict[str, int | None]


class SheetScript(Struct, frozen=True):
    """All questions of a deal; by its dealer the step that begins it (``first``), and who deals after it."""

    steps: list[SheetStep]
    first: list[int]
    dealers: list[int]


class SheetChange(Struct, frozen=True):
    """What a change has made of another deal's score, or of a total (``deal`` 0); ``said`` in a sentence."""

    deal: int
    seat: int
    was: int
    now: int
    said: str


class SheetSettled(Struct, frozen=True):
    """A score sheet, settled.

    ``kept`` is the sheet with what was done to it, for its keeper to keep; ``dealer`` deals next, null at the end of
    the match.  ``question`` is the next one about the deal that is typed; null where all of it is, or where something
    else was done.  ``told``: what a deal that was typed came to; ``standing``: what each player has now, in sentences;
    ``changes``: what else has changed; ``refused``: why
    nothing has.  ``target``: the total that ends the match.  The sheet as files: ``record``; ``csv``, for spreadsheets;
    ``summary``, lines to send to somebody.  ``script``: where it was asked for.  ``played``: by deal, the replay in
    which it can be seen where it was played at a table (empty where there is none), null where it was typed; no deal
    up to the last of these can be changed.
    """

    sheet: Sheet
    kept: KeptSheet
    dealer: int | None
    question: SheetQuestion | None
    told: list[str]
    standing: list[str]
    changes: list[SheetChange]
    refused: str | None
    target: int
    record: str
    script: SheetScript | None
    csv: str
    summary: list[str]
    played: list[str | None]


class SheetOpened(Struct, frozen=True):
    """A saved record as a sheet to keep; ``unfinished``: its last deal is not over, and was left out."""

    kept: KeptSheet
    unfinished: bool


class EveningMatch(Struct, frozen=True):
    """A match of an evening: totals by seat, the winner and what the loser owes, null before the end.

    ``dealer``: who would deal the next deal, if there were one.
    """

    game: str
    names: list[str]
    deals: int
    totals: list[int]
    winner: int | None
    debt: SheetTransfer | None
    dealer: int


class EveningPerson(Struct, frozen=True):
    """What the evening came to for one person; ``balance``: what the matches brought, less what they cost."""

    name: str
    matches: int
    won: int
    balance: int


class EveningSettled(Struct, frozen=True):
    """An evening: its matches, its people, and the payments that are left: the fewest, or between each two."""

    matches: list[EveningMatch]
    people: list[EveningPerson]
    fewest: list[SheetTransfer]
    each: list[SheetTransfer]


class EveningShared(Struct, frozen=True):
    """An evening that several devices show: its code, and how it stands after ``revision`` changes.

    ``mine``: I have the pen; else ``keeper`` has it, null where nobody has; ``free``: I may take it; ``over``: the
    evening was ended, and nobody may write any more.
    """

    code: str
    revision: int
    mine: bool
    keeper: str | None
    free: bool
    over: bool
    evening: KeptEvening
