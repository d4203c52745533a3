"""A guest's own matches at tables: which there are, who sat opposite, and what is counted of them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import Select, select

from chiliad.i18n.words import BOT, FORGOTTEN
from chiliad.play.statistics import Kind, Opponent, OwnMatch
from chiliad.server.events import Phase
from chiliad.server.figures import KeptFigures, kept_figures
from chiliad.server.schema import GUESTS, MEMBERS, TABLES
from chiliad.server.sheet_tables import mark_of
from chiliad.server.storage import ENDED, Store

MATCHES_MAX = 10_000  # of one guest in two years
KEY_CHARS = 16


class OwnSeat(NamedTuple):
    """A seat of a guest at a table; ``others``: the guests at the other seats, each with an id and a name."""

    table: str
    game: str
    changed_ms: int
    phase: Phase
    replay: str
    seat: int
    figures: KeptFigures | None  # None: not counted (yet)
    others: Mapping[int, tuple[str, str]]

    @property
    def ended(self) -> bool:
        """Whether the match is over."""
        return self.phase in ENDED

    def opponents(self, me: str) -> dict[int, Opponent]:
        """The players at the other seats; those that are not known before the match is counted are left out."""
        found = {at: opponent(me, "guest", guest, name) for at, (guest, name) in self.others.items()}
        for at, bot in enumerate(self.figures.bots if self.figures is not None else ()):
            if at != self.seat and at not in found:
                found[at] = (
                    opponent(me, "guest", FORGOTTEN, FORGOTTEN) if bot is None else opponent(me, "bot", bot, BOT + bot)
                )
        return found


def opponent(me: str, kind: Kind, same: str, name: str) -> Opponent:
    """An opponent of mine; the key tells nobody which guest it is."""
    key = hashlib.sha256(f"{me}\0{kind}\0{same}".encode()).hexdigest()[:KEY_CHARS]
    return Opponent(key, name, kind)


async def own_seats(store: Store, me: str) -> list[OwnSeat]:
    """All seats of a guest, without lessons, the last changed first; the records stay in the database."""
    columns = [TABLES.c[name] for name in ("id", "game", "changed_ms", "phase", "replay")]
    query = select(*columns, MEMBERS.c.seat, TABLES.c.figures).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
    query = query.where(MEMBERS.c.guest_id == me, TABLES.c.lesson.is_(None))
    query = query.order_by(TABLES.c.changed_ms.desc(), TABLES.c.id.desc()).limit(MATCHES_MAX)
    sat, rows = await store.read(_others(me)), await store.read(query)

    def read() -> list[OwnSeat]:
        others: dict[str, dict[int, tuple[str, str]]] = {}
        for table, seat, guest, name in sat:
            others.setdefault(table, {})[seat] = (guest, name)
        found = []
        for table, game, changed_ms, phase, replay, seat, figures in rows:
            kept = kept_figures(figures) if phase in ENDED else None
            found.append(OwnSeat(table, game, changed_ms, phase, replay, seat, kept, others.get(table, {})))
        return found

    return await asyncio.to_thread(read)  # the figures of thousands of matches take a while


def _others(me: str) -> Select[tuple[str, int, str, str]]:
    mine = MEMBERS.alias()
    columns = MEMBERS.c.table_id, MEMBERS.c.seat, MEMBERS.c.guest_id, GUESTS.c.name
    query = select(*columns).join(mine, mine.c.table_id == MEMBERS.c.table_id)
    query = query.join(GUESTS, GUESTS.c.id == MEMBERS.c.guest_id)
    return query.where(mine.c.guest_id == me, MEMBERS.c.guest_id != me)


def own_matches(me: str, seats: Iterable[OwnSeat]) -> dict[str, OwnMatch]:
    """The matches that are counted, by table."""
    return {
        one.table: OwnMatch(one.game, day_of(one.changed_ms), one.figures.seats, one.seat, one.opponents(me))
        for one in seats
        if one.figures is not None and one.figures.seats
    }


def marks_of(seats: Iterable[OwnSeat]) -> dict[str, OwnSeat]:
    """The seats of matches that are counted, by all that deals of theirs are marked with on a sheet."""
    counted = [one for one in seats if one.figures is not None and one.figures.seats]
    return {mark: one for one in counted for mark in (one.replay, mark_of(one.table))}


def waiting(seats: Iterable[OwnSeat]) -> list[str]:
    """The tables whose match is over and still to be counted."""
    return [one.table for one in seats if one.ended and one.figures is None]


def day_of(at_ms: int) -> str:
    """The day of a moment, UTC, in ISO 8601."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).date().isoformat()
