"""TOML from strangers, and values as TOML text.

Reading: ``tomllib`` behind a guard, so that no file makes it hang or take memory out of proportion.  It is correct and
unbounded: it recurses at each bracket, takes time quadratic in the parts of a dotted key, and builds a dozen objects
for a table of four bytes.  The guard reads the text once, string by string, and counts; the limits are far above what
any record needs.  Up to the first text that is not TOML it sees the same strings and comments as ``tomllib``, which
does not read beyond that.

Writing: ``tomllib`` does not write, and a record keeps values whose meaning it does not know.  Only what ``tomllib``
can give is written, in one way: tables inline with their keys sorted, so that every value fits on one line.
"""

from __future__ import annotations

import datetime
import math
import re
import tomllib
from collections.abc import Mapping, Sequence

from chiliad.errors import BadRecord

TomlValue = (
    str | int | float | datetime.datetime | datetime.date | datetime.time | list["TomlValue"] | dict[str, "TomlValue"]
)
"""What ``tomllib`` gives for a value; a bool is an int."""
TomlTable = dict[str, TomlValue]

FILE_BYTES_MAX = 8 << 20  # 10 000 deals of a trick-taking game take 7 MiB
DEPTH_MAX = 32  # a record needs 3; tomllib's recursion ends some hundreds deep
KEY_DOTS_MAX = 8  # a record needs none
TABLES_MAX = 150_000  # opened brackets: a deal has 11, a record 10 000 deals
KEYS_MAX = 150_000  # equals signs: a deal has up to 10
WORD_CHARS_MAX = 1_000  # a key or number outside quotes; tomllib's patterns take 100 bytes a digit
VALUES_MAX = 1_000_000  # commas: a deal has some hundreds, and a line takes 8 bytes at least

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

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SHORT = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}
# Controls must be escaped.  The others may not be: they are where a reader's line ends or turns round.
_UNSAFE = re.compile(r'["\\\x00-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]')


def read_toml(data: bytes | str) -> TomlTable:
    """The tables of a TOML text; a byte order mark is skipped.

    Raises ``BadRecord`` (0, 0) with the slug file-too-large, bad-utf8, binary-file, toml-too-deep, toml-too-big or
    bad-toml (``line`` counts from 1, 0 is the end of the text; ``text`` is tomllib's message, in English).
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
        # These are not TOMLDecodeErrors: a date that does not exist, an integer of thousands of digits.
        raise BadRecord(0, 0, "bad-toml", line=0, text=str(error)[:200]) from None


def _guard(text: str) -> None:
    """Refuse a text that would cost more to read than a record may."""
    depth = dots = tables = keys = values = 0
    for token in _TOKEN.finditer(text):
        if token.lastgroup in ("unended", "broken"):
            return  # a string that does not end: tomllib stops at this place or before
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


def write_value(value: object) -> str:
    """A value as TOML: a string, whole number, float, yes or no, date or time, list or table."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return write_string(value)
    if isinstance(value, float):
        return _write_float(value)
    if isinstance(value, datetime.datetime | datetime.date | datetime.time):
        return value.isoformat()
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{write_key(key)} = {write_value(value[key])}" for key in sorted(value))
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, Sequence):
        return "[" + ", ".join(write_value(item) for item in value) + "]"
    raise TypeError(f"not a TOML value: {type(value).__name__}")


def write_key(key: str) -> str:
    """A key, bare where it can be."""
    return key if _BARE_KEY.fullmatch(key) else write_string(key)


def write_string(text: str) -> str:
    """A basic string on one line; what could break or turn the line is escaped."""
    return '"' + _UNSAFE.sub(_escape, text) + '"'


def _escape(match: re.Match[str]) -> str:
    char = match[0]
    return _SHORT.get(char) or f"\\u{ord(char):04x}"


def _write_float(value: float) -> str:
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return repr(value)  # the shortest text that reads back the same; always with a point or an exponent
