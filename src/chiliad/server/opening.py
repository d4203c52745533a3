"""What a table is opened with."""

from __future__ import annotations

import secrets

from chiliad.i18n.words import BOT
from chiliad.server.events import TableSettings
from chiliad.server.requests import Again, NewTable
from chiliad.server.rows import TableRow
from chiliad.server.seats import PERSON
from chiliad.server.table import Table

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that is taken for another
CODE_LENGTH = 6


def new_row(game: str, settings: TableSettings, secret: bytes, at_ms: int, *, invites: bool = False) -> TableRow:
    """The row of a new table; ``invites``: it has a free seat, to which a code leads."""
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game,
        opened_ms=at_ms,
        changed_ms=at_ms,
        phase="waiting",
        invite="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) if invites else None,
        watch=secrets.token_urlsafe(9),
        replay=secrets.token_urlsafe(9),
        settings=settings,
        secret=secret,
        record=None,
    )


def table_like(table: Table, seat: int, wanted: Again) -> NewTable:
    """A table like this one, seen from a seat: its bots sit again, and the other people's seats are free for them."""
    settings = table.settings
    seats = ["open" if holder.kind == PERSON else f"{BOT}{holder.bot}" for holder in table.seats]
    seats[seat] = "me"
    return NewTable(
        table.game.name,
        seats,
        preset=settings.preset,
        options=settings.options,
        clock=settings.clock,
        absent=settings.absent,
        grace_s=settings.grace_s,
        spectators=settings.spectators,
        small=settings.small,
        pace=settings.pace,
        coach=settings.coach,
        commitment=wanted.commitment,
        salt=wanted.salt,
    )
