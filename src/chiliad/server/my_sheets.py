"""A guest's own evenings with real cards: who sat there by name, and what is counted of their matches.

On a score sheet people are known by their names alone, so a guest is whoever has the guest's name there.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from chiliad.errors import ChiliadError
from chiliad.i18n.text_normalize import folded
from chiliad.play.score_sheet import PLAYED
from chiliad.play.statistics import Opponent, OwnMatch, counts_of
from chiliad.presentation.statistics import Counts
from chiliad.records import Record
from chiliad.server.evenings import SharedEvening
from chiliad.server.my_matches import day_of, opponent
from chiliad.server.requests import KeptSheet
from chiliad.server.rows import Guest

EVENINGS_MAX = 200  # of one guest, the last changed: a year of playing every other day
COUNTED_MAX = 5_000  # matches whose counts are remembered, of whichever evenings: 3 kB each

Read = Callable[[KeptSheet], Record]
"""Settles a sheet; raises ``ChiliadError`` where it can't be."""


class CountedSheet(NamedTuple):
    """A match of an evening, and what is counted of it by seat."""

    game: str
    day: str
    names: tuple[str, ...]
    counts: list[Counts]


class CountedEvenings:
    """What is counted of evenings, by code and revision, without some deals; threads may share it."""

    def __init__(self) -> None:
        self._counted: OrderedDict[tuple[str, int, frozenset[str]], list[CountedSheet]] = OrderedDict()
        self._matches = 0  # that are remembered
        self._lock = threading.Lock()

    def of(self, evening: SharedEvening, read: Read, tables: Collection[str] = ()) -> list[CountedSheet]:
        """The matches of an evening in which there was a deal; this takes a while where they are not remembered.

        ``tables``: the replays of matches that are counted for themselves: a deal that was played there counts once.
        """
        without = frozenset(mark for sheet in evening.kept.sheets for mark in _marks(sheet) if mark in tables)
        key = evening.code, evening.revision, without
        with self._lock:
            if key in self._counted:
                self._counted.move_to_end(key)
                return self._counted[key]
        counted = (_counted(sheet, evening, read, without) for sheet in evening.kept.sheets)
        found = [one for one in counted if one is not None]
        with self._lock:
            self._matches += len(found) - len(self._counted.pop(key, ()))
            self._counted[key] = found
            while self._matches > COUNTED_MAX or len(self._counted) > COUNTED_MAX:
                self._matches -= len(self._counted.popitem(last=False)[1])
        return found


def _marks(sheet: KeptSheet) -> list[str]:
    """The replays in which deals of a sheet were played."""
    return [mark for figures in sheet.deals if isinstance(mark := figures.get(PLAYED), str)]


def _counted(sheet: KeptSheet, evening: SharedEvening, read: Read, without: Collection[str]) -> CountedSheet | None:
    """A match of an evening; None where nothing was played, or its game is no longer here."""
    if not sheet.deals:
        return None
    try:
        record = read(sheet)
    except ChiliadError:
        return None
    day = sheet.date.isoformat() if sheet.date is not None else day_of(evening.changed_ms)
    return CountedSheet(sheet.game, day, tuple(record.players), counts_of(record, without))


def seat_named(names: Sequence[str], me: str) -> int | None:
    """The only seat of that name, without regard to case and accents."""
    found = [seat for seat, name in enumerate(names) if folded(name) == folded(me)]
    return found[0] if len(found) == 1 else None


def own_sheets(me: Guest, sheets: Sequence[CountedSheet]) -> list[OwnMatch]:
    """The matches at which a guest sat by name."""
    found = []
    for one in sheets:
        seat = seat_named(one.names, me.name)
        if seat is not None:
            others = {at: by_name(me, name) for at, name in enumerate(one.names) if at != seat}
            found.append(OwnMatch(one.game, one.day, one.counts, seat, others))
    return found


def paid_to(me: Guest, evening: SharedEvening) -> list[tuple[Opponent, int]]:
    """What others have paid a guest by the sheets of an evening; below 0, what the guest has paid them."""
    found = []
    for one in evening.kept.paid:
        payer, payee = (folded(name) == folded(me.name) for name in (one.payer, one.payee))
        if payee and not payer:
            found.append((by_name(me, one.payer), one.amount))
        elif payer and not payee:
            found.append((by_name(me, one.payee), -one.amount))
    return found


def by_name(me: Guest, name: str) -> Opponent:
    """Somebody who is known by a name on score sheets."""
    return opponent(me.id, "sheet", folded(name), name)
