"""Records of games: read, checked, written, and shown as one seat saw them.

    record_parts.py     Record, Deal, Payment: what a record is made of
    record_reading.py   text to a record; reading replays, and replaying is the check
    record_writing.py   a record to its one canonical text, or to a seat's view
    record_views.py     whose view a text is
    record_files.py     files, and the line that tells a fault

The format is described in ``docs/notation.md``.
"""

from __future__ import annotations

from chiliad.play.record_files import fault_line, ok_line, read_bytes, read_file
from chiliad.play.record_parts import Deal, Payment, Record
from chiliad.play.record_reading import read
from chiliad.play.record_writing import action_lines, redact, write

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
