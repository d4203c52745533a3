"""A guest's own evenings with real cards: who sat there by name, and what is counted of their matches.

On a score sheet people are known by their names alone, so a guest is whoever has the guest's name there.
"""

from __future__ import annotations

import threading
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from chiliad.errors import ChiliadError
from chiliad.game import NOBODY
from chiliad.i18n.text_normalize import folded
from chiliad.play.score_sheet import PLAYED
from chiliad.play.statistics import Opponent, OwnMatch, counts_of
from chiliad.presentation.statistics import Counts, added
from chiliad.records import Record
from chiliad.server.evenings import SharedEvening
from chiliad.server.my_matches import OwnSeat, day_of, opponent
from chiliad.server.requests import KeptSheet
from chiliad.server.rows import Guest

EVENINGS_MAX = 200  # of one guest, the last changed: a year of playing every other day
SCORES_MAX = 10_000  # evenings whose scores are remembered, some numbers each
COUNTED_MAX = 10_000  # matches whose counts are remembered, 3 kB each: all that one guest may have, and some of others

Read = Callable[[KeptSheet], Record]
"""Settles a sheet; raises ``ChiliadError`` where it can't be."""


class CountedSheet(NamedTuple):
    """A match of an evening, and what is counted of it by seat; ``begun``: where its first deal was played."""

    game: str
    day: str
    names: tuple[str, ...]
    counts: list[Counts]
    begun: str


class CountedDeals:
    """Which deals that were played at tables are counted already: each counts once, on however many sheets it is."""

    def __init__(self, tables: Mapping[str, OwnSeat]) -> None:
        """``tables``: the matches that are counted for themselves, by the marks of their deals."""
        self._tables = tables
        self._counted = set[tuple[str, int]]()
        self._gone_on = set[str]()

    def without(self, sheet: KeptSheet) -> frozenset[int]:
        """The numbers of the deals of a sheet that are counted elsewhere; from now on its others are counted here."""
        found = set[int]()
        for number, mark in _marks(sheet):
            if mark in self._tables or (mark, number) in self._counted:
                found.add(number)
            self._counted.add((mark, number))
        return frozenset(found)

    def begun_at(self, sheet: CountedSheet) -> str | None:
        """The table at which the match of a sheet was stopped before it went on there; one sheet has it."""
        found = self._tables.get(sheet.begun)
        if found is None or found.figures is None or found.phase != "stopped" or found.table in self._gone_on:
            return None
        if (found.game, len(found.figures.seats)) != (sheet.game, len(sheet.counts)):  # somebody has written it so
            return None
        self._gone_on.add(found.table)
        return found.table


class CountedEvenings:
    """What is counted of evenings, by code and revision, without some deals; threads may share it."""

    def __init__(self) -> None:
        self._counted: OrderedDict[tuple[str, int, tuple[frozenset[int], ...]], list[CountedSheet]] = OrderedDict()
        self._matches = 0  # that are remembered
        self._lock = threading.Lock()

    def of(self, evening: SharedEvening, read: Read, deals: CountedDeals) -> list[CountedSheet]:
        """The matches of an evening with a deal that is not counted elsewhere.

        This takes a while where they are not remembered.
        """
        without = tuple(deals.without(sheet) for sheet in evening.kept.sheets)
        key = evening.code, evening.revision, without
        with self._lock:
            if key in self._counted:
                self._counted.move_to_end(key)
                return self._counted[key]
        counted = (_counted(*one, evening, read) for one in zip(evening.kept.sheets, without, strict=True))
        found = [one for one in counted if one is not None]
        with self._lock:
            self._matches += len(found) - len(self._counted.pop(key, ()))
            self._counted[key] = found
            while self._matches > COUNTED_MAX or len(self._counted) > COUNTED_MAX:
                self._matches -= len(self._counted.popitem(last=False)[1])
        return found


class EveningScore(NamedTuple):
    """What an evening came to for each name in it: the totals of its only match, else how many matches each has won.

    Both are empty where nothing was played yet, or a match can't be settled any more.
    """

    names: list[str]
    totals: list[int]
    won: list[int]


class EveningScores:
    """What evenings came to, by code and revision; threads may share it."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int], EveningScore] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, shared: SharedEvening, read: Read) -> EveningScore:
        """What an evening came to; this takes a while where it is not remembered."""
        key = shared.code, shared.revision
        with self._lock:
            if (known := self._known.get(key)) is not None:
                self._known.move_to_end(key)
                return known
        found = _score(shared.kept.sheets, read)
        with self._lock:
            self._known[key] = found
            while len(self._known) > SCORES_MAX:
                self._known.popitem(last=False)
        return found


def _score(sheets: Sequence[KeptSheet], read: Read) -> EveningScore:
    names = list(dict.fromkeys(name for sheet in sheets for name in sheet.names))
    played = [sheet for sheet in sheets if sheet.deals]
    try:
        records = [read(sheet) for sheet in played]
    except ChiliadError:
        return EveningScore(names, [], [])
    if len(sheets) == 1:
        return EveningScore(names, [*records[0].before_next().totals] if records else [], [])
    won = Counter(record.players[record.winner] for record in records if record.winner != NOBODY)
    return EveningScore(names, [], [won[name] for name in names] if records else [])


def _marks(sheet: KeptSheet) -> list[tuple[int, str]]:
    """The deals of a sheet that say where they were played: their numbers, and what they say."""
    deals = enumerate(sheet.deals, 1)
    return [(number, mark) for number, figures in deals if isinstance(mark := figures.get(PLAYED), str) and mark]


def _counted(sheet: KeptSheet, without: Collection[int], evening: SharedEvening, read: Read) -> CountedSheet | None:
    """A match of an evening; None where all of it is counted elsewhere, or its game is no longer here."""
    if len(sheet.deals) == len(without):
        return None
    try:
        record = read(sheet)
    except ChiliadError:
        return None
    day = sheet.date.isoformat() if sheet.date is not None else day_of(evening.changed_ms)
    begun = sheet.deals[0].get(PLAYED)
    counts = counts_of(record, without)
    return CountedSheet(sheet.game, day, tuple(record.players), counts, begun if isinstance(begun, str) else "")


def seat_named(names: Sequence[str], me: str) -> int | None:
    """The only seat of that name, without regard to case and accents."""
    found = [seat for seat, name in enumerate(names) if folded(name) == folded(me)]
    return found[0] if len(found) == 1 else None


def own_sheet(me: Guest, one: CountedSheet) -> OwnMatch | None:
    """A match at which a guest sat by name; None where they are not to be found."""
    seat = seat_named(one.names, me.name)
    if seat is None:
        return None
    others = {at: by_name(me, name) for at, name in enumerate(one.names) if at != seat}
    return OwnMatch(one.game, one.day, one.counts, seat, others)


def gone_on(begun: OwnMatch, rest: CountedSheet) -> OwnMatch:
    """A match that was stopped at its table, with the deals that a sheet has besides: it is one match."""
    counts = [added(pair) for pair in zip(begun.counts, rest.counts, strict=True)]
    return begun._replace(day=max(begun.day, rest.day), counts=counts)


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
