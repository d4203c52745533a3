"""TOML from strangers: ``tomllib`` behind a guard, so that no file makes it hang or take memory out of proportion.

``tomllib`` is correct and unbounded: it recurses at each bracket, takes time quadratic in the parts of a dotted key,
and builds a dozen objects for a table of four bytes.  The guard reads the text once, string by string, and counts; the
limits are far above what any record needs.  Up to the first thing that is no TOML it sees the same strings and
comments as ``tomllib``, and beyond that ``tomllib`` does not read.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from chiliad.errors import BadRecord

FILE_BYTES_MAX = 8 << 20  # 10 000 deals of Tysiac take 7 MiB
DEPTH_MAX = 32  # a record needs 3; tomllib's recursion ends some hundreds deep
KEY_DOTS_MAX = 8  # a record needs none
TABLES_MAX = 150_000  # opened brackets: a deal has 11, a record 10 000 deals
KEYS_MAX = 150_000  # equals signs: a deal has up to 10
WORD_CHARS_MAX = 1_000  # a key or number outside quotes; tomllib's patterns take 100 bytes a digit
VALUES_MAX = 1_000_000  # commas: a deal of Mille has some hundreds, and a line takes 8 bytes at least

_TOKEN = re.compile(
    r'(?P<long>"""(?:[^"\\]++|\\.|"(?!""))*+"{3,5}+|\'\'\'(?:[^\']++|\'(?!\'\'))*+\'{3,5}+)'
    r"|(?P<unended>\"\"\"|\'\'\')"
    r'|(?P<short>"(?:[^"\\\n]++|\\.)*+"|\'[^\'\n]*+\')'
    r"|(?P<comment>(?:#[^\n]*+\s*+)++)"
    r"|(?P<broken>[\"'])"
    rf"|(?P<endless>[^\s\"'#\[\]{{}}=,.]{{{WORD_CHARS_MAX}}})"
    r"|(?P<word>[^\s\"'#\[\]{}=,.]++)"
    r"|(?P<mark>[\[\]{}=,.]|\n\s*+)",
    re.DOTALL,
)
_POSITION = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def read_toml(data: bytes | str) -> dict[str, Any]:
    """The tables of a TOML text; a byte order mark is passed over.

    Raises ``BadRecord`` (0, 0) with the slug file-too-large, bad-utf8, binary-file, toml-too-deep, toml-too-big or
    bad-toml (``line`` counts from 1, 0 the end of the text; ``text`` is tomllib's complaint, in English).
    """
    if len(data) > FILE_BYTES_MAX:
        raise BadRecord(0, 0, "file-too-large", limit=FILE_BYTES_MAX)
    if isinstance(data, bytes):
        try:
            data = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise BadRecord(0, 0, "bad-utf8", at=error.start) from None
    if "\0" in data:
        raise BadRecord(0, 0, "binary-file", at=data.index("\0"))
    text = data.removeprefix("\ufeff")
    _guard(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        complaint = str(error)[-400:]
        position = _POSITION.search(complaint)
        line = int(position[1]) if position and position[1] else 0
        raise BadRecord(0, 0, "bad-toml", line=line, text=_POSITION.sub("", complaint)[-200:]) from None
    except (ValueError, OverflowError, RecursionError) as error:
        # Not TOMLDecodeError: a date that is none, an integer of thousands of digits.
        raise BadRecord(0, 0, "bad-toml", line=0, text=str(error)[:200]) from None


def _guard(text: str) -> None:
    """Refuses a text that would cost more to read than a record may."""
    depth = dots = tables = keys = values = 0
    for token in _TOKEN.finditer(text):
        if token.lastgroup in ("unended", "broken"):
            return  # a string that does not end: tomllib stops here at the latest
        if token.lastgroup == "endless":
            raise BadRecord(0, 0, "toml-too-big", limit=WORD_CHARS_MAX)
        if token.lastgroup != "mark":
            continue
        mark = token[0]
        if mark == ".":
            dots += 1
            if dots > KEY_DOTS_MAX:
                raise BadRecord(0, 0, "toml-too-deep", limit=KEY_DOTS_MAX)
            continue
        dots = 0
        if mark == ",":
            values += 1
        elif mark == "=":
            keys += 1
        elif mark in "[{":
            tables += 1
            depth += 1
            if depth > DEPTH_MAX:
                raise BadRecord(0, 0, "toml-too-deep", limit=DEPTH_MAX)
        elif mark in "]}":
            depth -= 1
        for count, limit in ((tables, TABLES_MAX), (keys, KEYS_MAX), (values, VALUES_MAX)):
            if count > limit:
                raise BadRecord(0, 0, "toml-too-big", limit=limit)
