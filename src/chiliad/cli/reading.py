"""A record that a command is given: read, or the command's one fault."""

from __future__ import annotations

import sys

from chiliad.cli.arguments import Usage
from chiliad.errors import BadRecord
from chiliad.game import NOBODY
from chiliad.play.language import Language
from chiliad.play.record import Record, fault_line, read_file
from chiliad.play.typed import ascii_digits

PUBLIC = "public"


def record_in(path: str, language: Language) -> Record | None:
    """The record in a file; None when it is bad, and its fault has been told."""
    try:
        return read_file(path)
    except BadRecord as fault:
        print(f"chiliad: {fault_line(path, fault, language)}", file=sys.stderr)
        return None


def seat_or_public(text: str) -> int:
    """A type for argparse: a seat's number, or NOBODY for ``public``."""
    if text.lower() == PUBLIC:
        return NOBODY
    if (seat := ascii_digits(text)) not in ("0", "1", "2"):
        raise Usage("bad-seat-given", text=text)
    return int(seat)


def check_seat(record: Record, seat: int) -> None:
    """Refuses a seat that this game has not."""
    if seat >= record.game.seats:
        raise Usage("bad-seat-given", text=str(seat))
