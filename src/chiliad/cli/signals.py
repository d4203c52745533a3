"""How a person leaves a table without saying so: the terminal closes, Ctrl-C, the machine goes down."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType

from chiliad.errors import Unavailable

CLOSED = 3  # the exit status when the input ends
_SLUGS = {"SIGINT": "stopped-by-person", "SIGHUP": "terminal-closed", "SIGTERM": "stopped-by-system"}


class Stopped(Unavailable):
    """The table is left in the middle of something; ``status`` is the command's."""

    def __init__(self, slug: str, status: int, **details: str | int) -> None:
        super().__init__(slug, **details)
        self.status = status


class Signals:
    """Turns signals into ``Stopped``, never in the middle of writing a file."""

    def __init__(self, path: str) -> None:
        """``path``: where the match is kept, for the sentence."""
        self._path = path
        self._held = False
        self._pending: Stopped | None = None

    def _arrived(self, number: int, frame: FrameType | None) -> None:
        del frame
        stopped = Stopped(_SLUGS[signal.Signals(number).name], 128 + number, path=self._path)
        if self._held:
            self._pending = stopped
        else:
            raise stopped

    @contextlib.contextmanager
    def caught(self) -> Iterator[None]:
        """Signals that end a program become ``Stopped``."""
        before = {}
        for name in _SLUGS:
            number = getattr(signal, name, None)
            if number is not None:
                before[number] = signal.signal(number, self._arrived)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Signals wait until this is done."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._pending is not None:
            stopped, self._pending = self._pending, None
            raise stopped
