"""Records of matches: read, checked, written, and shown as one seat saw them.

    model.py     Record, Deal, Payment: the parts of a record
    reading.py   text to a record; reading replays every action, and so checks it
    writing.py   a record to its one canonical text, or to a seat's view
    views.py     which seat's view a text is
    options.py   the options of a match as words, and words as options
    toml.py      TOML, read with limits and written in one way
    files.py     files, and the line that says what is wrong with one

The format is described in ``docs/notation.md``.
"""

from __future__ import annotations

from chiliad.records.files import fault_line, ok_line, read_bytes, read_file
from chiliad.records.model import Deal, Payment, Record
from chiliad.records.reading import read
from chiliad.records.writing import action_lines, redact, write

__all__ = [
    "Deal",
    "Payment",
    "Record",
    "action_lines",
    "fault_line",
    "ok_line",
    "read",
    "read_bytes",
    "read_file",
    "redact",
    "write",
]
