"""At the end of a long run: how many deals and edits there were of each kind."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Add up what the tests have counted; only where ``make sheets`` asks for so many deals."""
    if not os.environ.get("SHEETS_DEALS"):
        return
    counted: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        if report.when == "call":
            counted.update(dict(report.user_properties))
    terminalreporter.section("score sheets")
    for what in sorted(counted):
        terminalreporter.write_line(f"{counted[what]:7} {what}")
