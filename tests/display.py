"""A display without a screen (Xvfb), with a number that no other process uses."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def display(size: str = "1366x768") -> Iterator[str]:
    """Yield the display's name, as programs read it from DISPLAY; the display ends with the block."""
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    process = subprocess.Popen(words, pass_fds=(writing,), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            name = told.readline().strip()
        assert name, "Xvfb has not started"
        yield f":{name}"
    finally:
        process.terminate()
        process.wait(30)
