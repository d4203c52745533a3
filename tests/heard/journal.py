"""The events on a desktop, in order: keys pressed, and utterances with their outcome."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from pathlib import Path

OUTPUT = re.compile(r"^(\d\d:\d\d:\d\d\.\d+) - SPEECH OUTPUT: '(.*?)'(?: |\{|$)")
MODE = re.compile(rb"_inFocusMode: (True|False)")  # after each event
TAIL = 100_000  # bytes of Orca's log: more than it writes about an event
STRAYED = re.compile(rb"_lastCommandWas(Struct|Caret)Nav: True")


@dataclass
class Utterance:
    """A text that Orca sent to the synthesizer.

    ``said`` is the text; ``began`` and ``ended`` are seconds of the system's clock, ``ended`` None while it is spoken;
    ``cut`` says whether it was stopped before its end.
    """

    said: str
    began: float
    ended: float | None = None
    cut: bool = False


class Journal:
    """Reads the logs of Orca and of the synthesizer as they grow."""

    def __init__(self, orca: Path, speech: Path) -> None:
        self.orca, self.speech = orca, speech
        self.keys: list[tuple[float, str]] = []

    def press(self, key: str) -> None:
        self.keys.append((time.time(), key))

    def utterances(self) -> list[Utterance]:
        """All texts that the synthesizer began to speak."""
        found: list[Utterance] = []
        for line in self._lines(self.speech):
            when, what, said = (*line.split(" ", 2), "")[:3]
            if what == "BEGIN":
                found.append(Utterance(said, float(when)))
            elif found:
                found[-1].ended, found[-1].cut = float(when), what == "STOP"
        return found

    def spoken(self, since: float = 0.0) -> list[Utterance]:
        """The texts that were spoken to their end."""
        return [one for one in self.utterances() if one.began >= since and one.ended is not None and not one.cut]

    def sent(self) -> list[tuple[str, str]]:
        """The texts that Orca sent to the synthesizer, by its own log: time of day and text."""
        return [(found[1], found[2].strip()) for line in self._lines(self.orca) if (found := OUTPUT.match(line))]

    def story(self, since: float) -> str:
        """Keys and utterances in order, one per line, with seconds."""
        lines = [(when, f"        {key}") for when, key in self.keys]
        lines += [(one.began, f"{'(cut) ' if one.cut else ''}“{one.said}”") for one in self.utterances()]
        return "\n".join(f"{when - since:8.2f} {what}" for when, what in sorted(lines) if when >= since)

    def size(self) -> int:
        """How much Orca has written so far."""
        return self.orca.stat().st_size

    def focus_mode(self) -> bool:
        """Whether Orca passes letters to the page, at the end of its log."""
        with self.orca.open("rb") as log:
            log.seek(max(0, self.size() - TAIL))
            modes = MODE.findall(log.read())
        return bool(modes) and modes[-1] == b"True"

    def strayed(self, since: int) -> bool:
        """Whether Orca itself took a key since then, to move elsewhere on the page: it was in browse mode."""
        with self.orca.open("rb") as log:
            log.seek(since)
            return STRAYED.search(log.read()) is not None

    @staticmethod
    def _lines(file: Path) -> list[str]:
        if not file.exists():
            return []
        return [line for line in file.read_text(encoding="utf-8", errors="replace").split("\n")[:-1] if line]
