"""A record that a command is given: a file, the standard input, a folder or a pattern; read, or the one fault of it."""

from __future__ import annotations

import glob
import sys
from collections.abc import Iterable
from pathlib import Path
from string import digits

from chiliad.cli.arguments import Usage
from chiliad.errors import BadRecord
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.text_normalize import ascii_digits
from chiliad.records import Record, fault_line, read, read_file
from chiliad.records.toml import FILE_BYTES_MAX

PUBLIC = "public"
STDIN = "-"
"""A file name that means the standard input."""


def record_at(path: str) -> Record:
    """The record in a file, or in the standard input; raises ``BadRecord``."""
    if path != STDIN:
        return read_file(path)
    try:
        data = sys.stdin.buffer.read(FILE_BYTES_MAX + 1)
    except OSError as error:  # a folder, say
        raise BadRecord(0, 0, "cannot-read", problem=error.strerror or str(error)) from None
    if len(data) > FILE_BYTES_MAX:
        raise BadRecord(0, 0, "file-too-large", limit=FILE_BYTES_MAX)
    return read(data)


def record_in(path: str, language: Language) -> Record | None:
    """The record in a file, or in the standard input; None when it is bad, and its fault has been told."""
    try:
        return record_at(path)
    except BadRecord as fault:
        print(f"chiliad: {fault_line(path, fault, language)}", file=sys.stderr)
        return None


def expanded(words: Iterable[str]) -> list[str]:
    """The files that the words of a command line mean, in their order.

    A folder means all records in it and below, in the order of their names; a pattern (``*.GAME``) that no shell has
    expanded, as none does on Windows, means what it matches.  Raises ``Usage`` where that is nothing.
    """
    files: list[str] = []
    for word in words:
        found = [word]
        if word != STDIN and Path(word).is_dir():
            paths = (path for name in GAMES for path in Path(word).rglob(f"*.{name}"))
            found = sorted(str(path) for path in paths if not path.name.startswith("."))
        elif word != STDIN and glob.has_magic(word) and not Path(word).exists():
            found = sorted(glob.glob(word, recursive=True))
        if not found:
            raise Usage("no-records-there", path=word)
        files += found
    if files.count(STDIN) > 1:
        raise Usage("input-twice")
    return files


def seat_or_public(text: str) -> int:
    """A type for argparse: a digit, or NOBODY for ``public``; ``check_seat`` says whether there is such a seat."""
    if text.lower() == PUBLIC:
        return NOBODY
    seat = ascii_digits(text)
    if len(seat) != 1 or seat not in digits:
        raise Usage("bad-seat-given", text=text)
    return int(seat)


def check_seat(record: Record, seat: int) -> None:
    """Refuses a seat that this match has not."""
    if seat >= record.seats:
        raise Usage("bad-seat-given", text=str(seat))
