"""Watching a match that another terminal plays: its record is read again whenever it has changed on disk."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

from chiliad.cli.console import Console
from chiliad.cli.replay import Teller
from chiliad.errors import BadRecord
from chiliad.game import NOBODY
from chiliad.i18n.words import BOT
from chiliad.records import Record, read_file

LOOK_EVERY_S = 0.25


def watch(console: Console, path: Path) -> None:
    """Tell the deal under way from its beginning, then what happens, until the match is over or Ctrl-C.

    It is told as the person sees it who plays: both terminals are theirs.
    """
    console.say("watching")
    seen = _Seen(console)
    changed = -1
    with contextlib.suppress(KeyboardInterrupt):
        while not seen.over:
            now = path.stat().st_mtime_ns
            if now != changed:
                changed = now
                with contextlib.suppress(BadRecord):  # the player has just taken a move back; it is read again soon
                    seen.tell(read_file(path))
            else:
                time.sleep(LOOK_EVERY_S)


class _Seen:
    """How much of a record has been told: lines, deal by deal."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._deal = -1
        self._told: list[str] = []
        self.over = False

    def tell(self, record: Record) -> None:
        """Tell what the record has that has not been told yet."""
        first = len(record.deals) - 1 if self._deal < 0 else self._deal
        for at in range(max(0, first), len(record.deals)):
            if at != self._deal:
                self._deal, self._told = at, []
            lines = self._lines(record, at)
            same = next((n for n, pair in enumerate(zip(lines, self._told, strict=False)) if pair[0] != pair[1]), None)
            known = min(len(lines), len(self._told)) if same is None else same
            for line in lines[known:]:
                self._console.line(line)
            self._told = lines
        self.over = record.winner != NOBODY

    def _lines(self, record: Record, at: int) -> list[str]:
        """A deal as it is told, without the line that says it is unfinished."""
        person = next((seat for seat, player in enumerate(record.players) if not player.startswith(BOT)), 0)
        teller = Teller(self._console, record, person)
        return teller.lines(at, unfinished=False)
