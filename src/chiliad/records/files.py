"""Records in files, and the one line that says what is wrong with one."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Protocol

from chiliad.errors import BadRecord, ChiliadError
from chiliad.game import NOBODY
from chiliad.records.model import Record
from chiliad.records.reading import read
from chiliad.records.toml import FILE_BYTES_MAX

_FILE_FAULTS = frozenset({"cannot-read", "file-too-large"})
SENTENCE_CHARS_MAX = 500  # of a fault's sentence: a line of a terminal or two


class Speaks(Protocol):
    """A translator of errors into the reader's language: ``i18n.language.Language``."""

    def sentence(self, error: ChiliadError) -> str:
        """The error as a sentence."""


def read_file(path: str | os.PathLike[str]) -> Record:
    """The record in a file, checked; raises BadRecord with the first fault, which may be that of the file itself."""
    return read(read_bytes(path), Path(path).suffix)


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """A file's bytes; raises ``BadRecord(0, 0)`` with cannot-read or file-too-large."""
    try:
        # The file is opened without blocking: opening a named pipe would otherwise wait for a writer without limit.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with open(handle, "rb") as file:
            status = os.fstat(handle)
            if not stat.S_ISREG(status.st_mode):
                raise BadRecord(0, 0, "cannot-read", problem="not a file")
            if status.st_size > FILE_BYTES_MAX:
                raise BadRecord(0, 0, "file-too-large", limit=FILE_BYTES_MAX)
            return file.read(FILE_BYTES_MAX + 1)
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadRecord(0, 0, "cannot-read", problem=problem) from None


def fault_line(path: str | os.PathLike[str], fault: BadRecord, language: Speaks | None = None) -> str:
    """One line that describes a record's fault: file, deal, action, slug, sentence (without a language its details).

    A file that cannot be read at all has no deal and no action.
    """
    if language is None:
        sentence = ", ".join(f"{key} {value}" for key, value in fault.details.items())
    else:
        sentence = language.sentence(fault)
    where = f"{one_line(os.fspath(path))}: deal {fault.deal}, action {fault.action}: {fault.slug}"
    if fault.slug in _FILE_FAULTS:  # the file could not be read: the fault has no place in it
        where = f"{one_line(os.fspath(path))}: {fault.slug}"
    return f"{where}: {one_line(sentence)[:SENTENCE_CHARS_MAX]}" if sentence else where


def ok_line(path: str | os.PathLike[str], record: Record) -> str:
    """One line that says that a record is right, and whose view it is."""
    view = ""
    if record.viewer is not None:
        view = " (public)" if record.viewer == NOBODY else f" (seat {record.viewer})"
    return f"ok {one_line(os.fspath(path))}{view}"


def one_line(text: str) -> str:
    """Text without characters that end a line or control a terminal."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)
