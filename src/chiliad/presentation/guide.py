"""The guide to a game, which a person reads before the numbered rules: its data in a game, and what is sent of it."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct, to_builtins

from chiliad.presentation.desk import Card


class ValueRow(NamedTuple):
    """Cards that are worth the same: their name in ``guide-GAME-value-NAME``, and some of them to be drawn.

    ``points`` are what a card counts, or what the cards count together where they are a ``group``.
    """

    name: str
    cards: tuple[str, ...]
    points: int


class Zone(NamedTuple):
    """A place in the picture of the table: its label in ``guide-GAME-zone-NAME``, and the cards there in groups."""

    name: str
    groups: tuple[tuple[str, ...], ...]


class Extract(NamedTuple):
    """A part of a deal that shows a rule, as one seat saw it; its texts are in ``guide-GAME-example-NAME``.

    ``record`` is a file in the folder ``situations`` of the game without its ending; its only deal is shown from line
    ``first`` to line ``last``, counted from 1.  ``ends``: whether the result of the deal is told too.
    """

    name: str
    record: str
    seat: int
    first: int
    last: int
    ends: bool


class GuideValue(Struct, frozen=True):
    """What cards are worth: ``said`` names them, ``cards`` are some of them to be drawn."""

    said: str
    cards: list[Card]
    points: int


class GuideZone(Struct, frozen=True):
    """A place in the picture of the table, with its label and the cards there, in groups."""

    label: str
    groups: list[list[Card]]


class GuideExample(Struct, frozen=True, kw_only=True):
    """A situation of a real deal: what I hold, what happens, and why.

    ``lead`` says what to look at; ``hand`` is my hand before the first of the ``lines``, and ``played`` are the cards
    of it that leave it there; ``result`` is what the deal brings in the end, empty where that is not shown; ``why``
    names the rules.  Sentences have their cards in braces.
    """

    name: str
    title: str
    lead: str
    hand: list[Card]
    played: list[Card]
    lines: list[str]
    result: list[str]
    why: str


class GuideTerm(Struct, frozen=True):
    """A word of the game: its name, the forms in which it occurs in sentences, and what it means."""

    key: str
    name: str
    forms: list[str]
    said: str


class GuidePresetRow(Struct, frozen=True):
    """One thing in which presets may differ: what each preset says of it; ``differs``: whether they do."""

    title: str
    cells: list[str]
    differs: bool


class Guide(Struct, frozen=True, kw_only=True):
    """The guide to a game.

    ``aim``, ``steps`` and ``notes`` are sentences: what one plays for, what one does in turn, and what else to know;
    ``picture`` has rows of places on the table; ``examples_hint`` says by which rules the ``examples`` were played.  A
    game may lack all of them: they are empty then.  ``presets`` names the columns of ``preset_rows``.
    """

    aim: str
    steps_title: str
    steps: list[str]
    notes: list[str]
    values: list[GuideValue]
    caption: str
    picture: list[list[GuideZone]]
    examples_hint: str
    examples: list[GuideExample]
    glossary: list[GuideTerm]
    presets: list[str]
    preset_rows: list[GuidePresetRow]


def as_data(guide: Guide) -> dict[str, object]:
    """Return the guide as lists and dicts, as it is sent."""
    data: dict[str, object] = to_builtins(guide)
    return data
