"""Compact the log of a finished match: its record contains everything except the players at the seats.

What stays: ``compacted`` with the seats as the players left them, under the number of the last event before the last
deal; that deal's own events, which the table still shows; and every later event (``again``).  The numbers stay.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from chiliad.server.events import Compacted, Dealt
from chiliad.server.rows import StoredEvent, TableRow
from chiliad.server.table import Table

log = logging.getLogger(__name__)


def compacted(row: TableRow, events: Sequence[StoredEvent]) -> StoredEvent | None:
    """The event that replaces all events up to its number; None where that would save nothing or lose something."""
    if row.record is None or not events or isinstance(events[0].event, Compacted):
        return None
    deal = max((at for at, event in enumerate(events) if isinstance(event.event, Dealt)), default=0)
    if deal < 2:
        return None
    whole = _folded(row, events)
    if not whole.ended or whole.match is None:
        return None
    last = events[deal - 1]
    one = StoredEvent(last.number, last.at_ms, None, Compacted(whole.seats))
    try:
        short = _folded(row, [one, *events[deal:]])
    except Exception:  # the long log is as good, and nothing is lost
        log.exception("table %s can't be read from its record", row.id)
        return None
    if _standing(short) != _standing(whole):
        log.warning("table %s is not what its record tells: its log stays", row.id)
        return None
    return one


def _folded(row: TableRow, events: Sequence[StoredEvent]) -> Table:
    table = Table(row)
    for event in events:
        table.apply(event)
    return table


def _standing(table: Table) -> tuple[object, ...]:
    """Everything that clients can ask of a table whose match is over."""
    match = table.playing
    told = match.text(), match.totals, match.winner, match.stopped, match.deal_over, match.deal.dealer
    again = table.again.table if table.again else None
    return told, table.seats, table.phase, table.revision, again, table.vote is None
