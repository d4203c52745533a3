"""The terminal, line by line: no cursor is moved and nothing is erased, so it reads well aloud and through a pipe."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Mapping
from typing import TextIO

from chiliad.cards import SYMBOLS as SUIT_SYMBOLS
from chiliad.i18n.language import Language
from chiliad.i18n.text_normalize import ascii_digits, one_line
from chiliad.i18n.words import ASCII, NAMES, SYMBOLS, Words

WIDTH_MIN = 20
PIPE_WIDTH = 100
LINE_CHARS_MAX = 1000  # of an answer: nobody types more, and a pipe may never end its line
_CARD = re.compile(rf"(?:10|[2-9AKQJT])?([{SUIT_SYMBOLS}])")
_COLOURS = dict(
    zip(SUIT_SYMBOLS, ("1", "31", "36", "32"), strict=True)
)  # bold, red, cyan, green: readable on any ground


class Console:
    """Prints lines and asks for lines."""

    def __init__(
        self,
        words: Words,
        colour: bool = False,
        width: int = 0,
        out: TextIO | None = None,
        source: TextIO | None = None,
    ) -> None:
        """``width``: where lines are wrapped between words, 0 for nowhere."""
        self.words = words
        self._colour = colour
        self._width = width
        self._out = out
        self._source = source

    def line(self, text: str = "") -> None:
        """One line (or several) as it stands."""
        if self._width:
            text = "\n".join(textwrap.fill(part, self._width, subsequent_indent="  ") for part in text.split("\n"))
        print(self._painted(text), file=self._out or sys.stdout, flush=True)

    def paragraph(self, text: str) -> None:
        """A long text, wrapped once: to the terminal's width, or to lines that a pipe's reader can read."""
        self.line(one_line(text) if self._width else textwrap.fill(text, PIPE_WIDTH))

    def say(self, message_id: str, /, **args: str | int) -> None:
        """One message of the catalogue as a line."""
        self.line(self.words.text(message_id, **args))

    def ask(self, prompt: str) -> str:
        """What is typed after a prompt, without blanks around it and with any digits as 0 to 9; raises EOFError."""
        source, out = self._source or sys.stdin, self._out or sys.stdout
        out.write(self._painted(prompt) + " ")
        out.flush()
        text = source.readline(LINE_CHARS_MAX)
        while text and not text.endswith("\n") and len(text) == LINE_CHARS_MAX:
            rest = source.readline(LINE_CHARS_MAX)  # the rest of a line that nobody can have meant
            if not rest or rest.endswith("\n"):
                break
        if not text:
            out.write("\n")
            out.flush()
            raise EOFError
        if not source.isatty():
            out.write("\n")  # what comes from a pipe has not ended the prompt's line
        return ascii_digits("".join(char for char in text if char.isprintable() or char == "\t").strip())

    def _painted(self, text: str) -> str:
        if not self._colour:
            return text
        return _CARD.sub(lambda found: f"\x1b[{_COLOURS[found[1]]}m{found[0]}\x1b[0m", text)


def console_for(language: Language, names: bool, ascii_only: bool, environ: Mapping[str, str]) -> Console:
    """The console for this terminal: symbols where its encoding has them, colour where it is one and NO_COLOR unset."""
    style = NAMES if names else ASCII if ascii_only or not _has_symbols(sys.stdout) else SYMBOLS
    colour = sys.stdout.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
    # A pipe gets each sentence on a line of its own; a terminal would break words.
    width = max(WIDTH_MIN, shutil.get_terminal_size().columns) if sys.stdout.isatty() else 0
    return Console(Words(language, style), colour, width)


def _has_symbols(out: TextIO) -> bool:
    try:
        SUIT_SYMBOLS.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
