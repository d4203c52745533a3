"""What the server sends of a score sheet for real cards; what is asked of it is in ``requests.py``."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chiliad.presentation.desk import Sheet
from chiliad.server.requests import Figures


class SheetVerb(Struct, frozen=True):
    """An answer besides the usual ones, and what it is called."""

    verb: str
    label: str


class SheetQuestion(Struct, frozen=True):
    """What is asked of a deal: one of ``seats``, a number (or a sum, as text), yes or no, cards, or one of ``verbs``.

    ``usual`` is the number that may be left out; ``likely`` are numbers to offer.  A number is from ``low`` to ``high``
    in steps of ``step``; these are 0 for other kinds.
    """

    kind: Literal["player", "number", "yes", "cards"]
    text: str
    seats: list[int]
    verbs: list[SheetVerb]
    usual: int | None
    likely: list[int]
    low: int
    high: int
    step: int


class SheetChange(Struct, frozen=True):
    """What a change has made of another deal's score, or of a total (``deal`` 0); ``said`` in a sentence."""

    deal: int
    seat: int
    was: int
    now: int
    said: str


class SheetSettled(Struct, frozen=True):
    """A score sheet, settled.

    ``deals`` are its deals as they were sent, with what was typed; ``dealer`` deals next, null at the end of the match.
    ``question`` is the next one about the deal that is typed; null where nothing is typed, or all of it is.
    ``changes``: what the typed deal has changed besides; ``refused``: why it can't be, and nothing has changed.
    ``record`` is the sheet as a record.
    """

    sheet: Sheet
    deals: list[Figures]
    dealer: int | None
    question: SheetQuestion | None
    changes: list[SheetChange]
    refused: str | None
    record: str
