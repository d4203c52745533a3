"""Values as TOML text, one way to write each: what a record keeps without knowing what it means.

``tomllib`` reads and does not write.  Only what it can give is written here; tables stand inline, their keys sorted,
so that every value fits on one line.
"""

from __future__ import annotations

import datetime
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SHORT = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}
# Controls must be escaped.  The others may not be: they are where a reader's line ends or turns round.
_UNSAFE = re.compile(r'["\\\x00-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]')


def write_value(value: Any) -> str:
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
