"""One saved match has one player: who holds it, how another terminal takes it over, and how it is written.

Beside the folder of the matches, in ``locks/``, a match that is being played has two files:

    NAME.lock    locked by the terminal that plays; the system releases it when that process ends, however it ends
    NAME.holder  which terminal plays, as JSON: whoever takes a match over writes itself in

They are looked at and changed, and the match is written, while ``guard`` in that folder is locked, for a moment each.
So the loser of a match learns it before its next action is written, and nothing that was played is ever lost.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import time
from pathlib import Path
from typing import NamedTuple

from filelock import FileLock, Timeout

from chiliad.cli.signals import CLOSED, Stopped
from chiliad.errors import Unavailable
from chiliad.play.atomic_write import save

LOCKS = "locks"


class Holder(NamedTuple):
    """The terminal that plays a match: its process, and since when (local time, hours and minutes)."""

    pid: int
    since: str


class Held(Exception):
    """Another terminal plays this match."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(holder)
        self.holder = holder


class Holding:
    """The right to write one match, until ``release`` or until another terminal takes it over."""

    def __init__(self, path: Path, *, take_over: bool = False) -> None:
        """Take hold of the match at ``path``; raises ``Held`` if another terminal has it, unless it is taken over."""
        self.path = path
        folder = path.parent.parent / LOCKS
        self._holder = folder / f"{path.name}.holder"
        self._lock = FileLock(folder / f"{path.name}.lock")
        self._guard = FileLock(folder / "guard")
        self._token = secrets.token_hex(8)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with self._guard:
                if not self._locked() and not take_over:
                    raise Held(self._read()[0])
                since = time.strftime("%H:%M")
                told = {"token": self._token, "pid": os.getpid(), "since": since}
                self._holder.write_text(json.dumps(told), "utf-8")
        except OSError as error:
            raise Unavailable("cannot-write", path=str(folder), reason=error.strerror or str(error)) from error

    def save(self, text: str) -> None:
        """Write the match; raises ``Stopped("taken-over")`` if it is another terminal's now, ``Unavailable``."""
        with self._guard:
            self._check()
            self._locked()  # the terminal it was taken from may have ended meanwhile
            save(self.path, text)

    def __enter__(self) -> Holding:
        return self

    def __exit__(self, *problem: object) -> None:
        self.release()

    def release(self) -> None:
        """Let go of the match."""
        with contextlib.suppress(OSError), self._guard:
            if self._read()[1] == self._token:
                self._holder.unlink(missing_ok=True)
                Path(self._lock.lock_file).unlink(missing_ok=True)
            self._lock.release()

    def _locked(self) -> bool:
        """Whether this process has the lock, now if it can be had."""
        with contextlib.suppress(Timeout):
            if not self._lock.is_locked:
                self._lock.acquire(timeout=0)
        return self._lock.is_locked

    def _check(self) -> None:
        if self._read()[1] != self._token:
            raise Stopped("taken-over", CLOSED, path=str(self.path))

    def _read(self) -> tuple[Holder, str]:
        """The process that holds the match, and the token of that hold; zero and empty where none is noted."""
        try:
            told = json.loads(self._holder.read_text("utf-8"))
            return Holder(int(told["pid"]), str(told["since"])), str(told["token"])
        except (OSError, ValueError, KeyError, TypeError):
            return Holder(0, ""), ""
