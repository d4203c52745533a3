"""Months of the calendar that the readers of a language use: the Persian one in Persian, else the Gregorian.

No library of dates is installed for the one calendar that Python lacks.  Its leap years are those of the cycle of 33
years, which gives every day from 1900 to 2123 the date that browsers show.
"""

from __future__ import annotations

from datetime import date, timedelta

PERSIAN = frozenset({"fa"})
"""The languages whose readers use the Persian calendar."""
_ERA = 226_895  # 1 Farvardin 1, as ``date.toordinal`` counts
_LONG_MONTHS, _LONG_DAYS, _SHORT_DAYS = 6, 31, 30
_LONG_HALF = _LONG_MONTHS * _LONG_DAYS


def month_of(day: str, code: str) -> str:
    """The first day of the month of a day, both in ISO 8601; empty where the text is no day.  ``code``: a language."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return ""
    past = _persian(found)[2] if code in PERSIAN else found.day - 1
    return (found - timedelta(days=past)).isoformat()


def month_written(first: str, code: str) -> str:
    """Year and month of this first day, as figures: 2025-11."""
    year, month, _ = (
        _persian(date.fromisoformat(first)) if code in PERSIAN else date.fromisoformat(first).timetuple()[:3]
    )
    return f"{year}-{month:02}"


def _persian(day: date) -> tuple[int, int, int]:
    """Year, month, and how many days of the month have passed before this one."""
    days = day.toordinal() - _ERA
    year = 1 + (33 * days + 3) // 12_053
    past = days - 365 * (year - 1) - (8 * year + 21) // 33
    if past < _LONG_HALF:
        return year, 1 + past // _LONG_DAYS, past % _LONG_DAYS
    past -= _LONG_HALF
    return year, 1 + _LONG_MONTHS + past // _SHORT_DAYS, past % _SHORT_DAYS
