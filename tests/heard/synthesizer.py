"""A voice for Speech Dispatcher without sound: it takes as long as the words would, and notes which words were spoken.

Speech Dispatcher starts it as an output module and talks to it over standard input and output (the protocol of its
``module_process.c``).  Each line of the journal is ``SECONDS BEGIN|END|STOP TEXT``, seconds of the system's clock.

    python3 synthesizer.py JOURNAL RATE

RATE is a file with the seconds that a word takes; it may change between two messages.
"""

from __future__ import annotations

import html
import re
import sys
import threading
import time
from pathlib import Path

PAUSE_S = 0.03  # before the first word, whatever the rate
VOICE = "200-silent\ten\tnone\n200 OK VOICE LIST SENT"
# The answers to a command: at once, and after the lines that follow it.
FOLLOWED = {
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
}
SPOKEN = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")


def words(message: str) -> str:
    """The words of a message in SSML."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", message)).split())


class Voice:
    """Speaks one message at a time."""

    def __init__(self, journal: str, rate: str) -> None:
        self.journal = open(journal, "a", buffering=1, encoding="utf-8")  # noqa: SIM115
        self.rate = Path(rate)
        self.writing = threading.Lock()
        self.stopped = threading.Event()
        self.speaking: threading.Thread | None = None

    def answer(self, said: str) -> None:
        with self.writing:
            sys.stdout.write(said + "\n")
            sys.stdout.flush()

    def note(self, what: str, said: str) -> None:
        self.journal.write(f"{time.time():.6f} {what} {said}\n")

    def speak(self, said: str) -> None:
        if self.speaking:
            self.speaking.join()
        self.stopped.clear()
        self.speaking = threading.Thread(target=self._speak, args=(said,), daemon=True)
        self.speaking.start()

    def _speak(self, said: str) -> None:
        self.note("BEGIN", said)
        self.answer("701 BEGIN")
        cut = self.stopped.wait(PAUSE_S + float(self.rate.read_text()) * len(said.split()))
        self.note("STOP" if cut else "END", said)
        self.answer("703 STOP" if cut else "702 END")

    def stop(self) -> None:
        self.stopped.set()


def lines() -> list[str]:
    """The lines that follow a command, up to the line with a full stop."""
    found = []
    for line in sys.stdin:
        line = line.rstrip("\n")
        if line == ".":
            break
        found.append(line.removeprefix(".") if line.startswith("..") else line)
    return found


def main(journal: str, rate: str) -> None:
    voice = Voice(journal, rate)
    while command := sys.stdin.readline():
        word = command.strip()
        if word in SPOKEN:
            voice.answer("202 OK RECEIVING MESSAGE")
            said = words("\n".join(lines()))
            voice.answer("200 OK SPEAKING")
            voice.speak(said)
        elif word in FOLLOWED:
            voice.answer(FOLLOWED[word][0])
            lines()
            voice.answer(FOLLOWED[word][1])
        elif word in ("STOP", "PAUSE"):  # both end the current utterance; neither gets an answer
            voice.stop()
        elif word == "INIT":
            voice.answer("299-A voice without sound\n299 OK LOADED SUCCESSFULLY")
        elif word == "LIST VOICES":
            voice.answer(VOICE)
        elif word == "QUIT":
            voice.stop()
            voice.answer("210 OK QUIT")
            return
        else:  # DEBUG ON, DEBUG OFF
            voice.answer("200 OK DEBUGGING")


if __name__ == "__main__":
    main(*sys.argv[1:])
