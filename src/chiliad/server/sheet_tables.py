"""Matches that go on: from a table to a score sheet for real cards, and from a sheet to a table."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from chiliad.errors import BadRecord, Illegal, Unreadable
from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.i18n.words import names_of
from chiliad.play.score_sheet import UNDER_WAY
from chiliad.play.sheet_of_match import sheet_of_match
from chiliad.records import Record, read, write
from chiliad.records.options import written_options
from chiliad.records.toml import read_toml
from chiliad.server.names import NAME_CHARS_MAX, clean_name
from chiliad.server.requests import Figures, KeptSheet, NewTable, SheetTable
from chiliad.server.rows import Guest
from chiliad.server.table import Table

if TYPE_CHECKING:
    from chiliad.server.session import TableSession

_SUFFIX_CHARS = 3  # of a number behind a name that two players have
_MARK_CHARS = 16  # 64 bits: two matches never have the same


def mark_of(table_id: str) -> str:
    """What the deals of a match that is not over are marked with on a sheet: nobody can tell the table from it."""
    return UNDER_WAY + hashlib.sha256(f"sheet\0{table_id}".encode()).hexdigest()[:_MARK_CHARS]


def sheet_kept(record: Record, spoken: Language, replay: str = "") -> KeptSheet:
    """A match as a page keeps it on a score sheet; ``replay``: where the deals were played (``PLAYED``).

    Bots have the names that they are called by.  Raises as ``sheet_of_match``.
    """
    sheet = sheet_of_match(record, sheet_names(record.players, spoken), replay)
    kept, date = sheet.record, sheet.record.extra.get("date")
    return KeptSheet(
        game=kept.game.name,
        names=kept.players,
        preset=kept.preset,
        options=written_options(kept.game, kept.preset, kept.rules),
        small=max(1, sheet.small or 1),
        dealer=record.deals[0].dealer if record.deals else 0,
        date=date if isinstance(date, datetime.date) else None,
        deals=[_figures(deal.typed) for deal in kept.deals],
    )


def _figures(typed: object) -> Figures:
    assert isinstance(typed, dict), "all deals of a sheet are typed"
    return typed


def record_of(text: str, spoken: Language) -> Record:
    """The record in a text that somebody has saved; raises ``Unreadable`` with the place of its first fault."""
    try:
        return read(text)
    except BadRecord as error:
        place = {"deal": error.deal, "action": error.action}
        raise Unreadable("sheet-record-refused", **place, why=spoken.sentence(error)) from None


def sheet_names(players: Sequence[str], spoken: Language) -> list[str]:
    """The names of a record's players as a sheet has them: short, without what no name may have, each another."""
    found: list[str] = []
    for seat, player in enumerate(names_of(players, spoken.text), 1):
        try:
            name = clean_name(player[:NAME_CHARS_MAX])
        except Unreadable:
            name = spoken.text("player-forgotten", number=seat)
        number, plain = 1, name[: NAME_CHARS_MAX - _SUFFIX_CHARS]
        while name in found:
            number += 1
            name = f"{plain} {number}"
        found.append(name)
    return found


def table_wanted(record: Record, guest: Guest, asked: SheetTable) -> tuple[NewTable, str]:
    """The table at which the match of a sheet goes on, and the record that it begins with.

    Raises ``Illegal`` where no deal has been typed, or the match is over.
    """
    if record.winner != NOBODY:
        raise Illegal("match-over")
    if not record.deals:
        raise Illegal("sheet-empty")
    if len(asked.seats) != record.seats:
        raise Unreadable("bad-seats", count=record.seats)
    # Whoever the others are, the seat that is meant for them has the name that they have on the sheet.
    names = {"me": guest.name, "open": None}
    record.players[:] = [names.get(who, who) or name for who, name in zip(asked.seats, record.players, strict=True)]
    wanted = NewTable(
        record.game.name,
        asked.seats,
        preset=record.preset,
        options=written_options(record.game, record.preset, record.rules),
        small=asked.sheet.small if record.game.payment is not None else 0,
        commitment=asked.commitment,
        salt=asked.salt,
    )
    return wanted, write(record)


def place_of(table: Table, seat: int) -> str:
    """For whom a free seat of a table is meant that goes on from a score sheet: their name there; else ``""``."""
    begun = table.settings.record
    if begun is None or seat not in table.free or table.lesson is not None:
        return ""
    return _players(begun)[seat]


@lru_cache(maxsize=64)
def _players(record: str) -> list[str]:
    players = read_toml(record)["players"]
    return [str(name) for name in players] if isinstance(players, list) else []


# --- The others at the table are told --------------------------------------------------------------------------------


async def tell_table(session: TableSession, seat: int, evening: str | None = None) -> bool:
    """Tell the others at a table that a seat's player continues with real cards, and in which shared ``evening``.

    Returns False where there are no others.
    """
    table = session.table
    if len(table.people) < 2:
        return False
    if table.match is None:
        raise Illegal("match-not-begun")
    await session.do(lambda: table.keepers.news(seat, evening))
    return True
