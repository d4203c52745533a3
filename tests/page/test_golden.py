"""The text of every screen is the one that was read and found right (``golden/``).

Each screen is read in English and in one other language, in turn; with ``SCREENS=all`` in all of them.
``GOLDEN=write`` writes all of it again; then read the changes.
"""

import os
import re
from pathlib import Path

from chiliad.i18n.language import available
from page.conftest import in_turn
from page.screen_text import ScreenReading

GOLDEN = Path(__file__).parent / "golden"


WRITE = os.environ.get("GOLDEN") == "write"


def sections(text: str) -> dict[str, list[str]]:
    """The lines of each screen."""
    parts = re.split(r"^== (.*)\n", text, flags=re.MULTILINE)[1:]
    return {screen: lines.splitlines() for screen, lines in zip(parts[::2], parts[1::2], strict=True)}


def test_every_screen_says_what_was_read(arrive):
    visitor = arrive(ScreenReading, "Ala")
    others = [code for code in available() if code != "en"]
    found: dict[str, dict[str, list[str]]] = {code: {} for code in available()}
    for at, screen in enumerate(visitor.pages()):
        codes = ["en", *(others if WRITE else in_turn(others, at))]
        for code, said in visitor.in_languages(codes, screen).items():
            found[code][screen] = said
    for code, screens in found.items():
        path = GOLDEN / f"{code}.txt"
        if WRITE:
            text = "\n".join("\n".join([f"== {screen}", *said, ""]) for screen, said in screens.items())
            path.write_text(text, encoding="utf-8")
        known = sections(path.read_text(encoding="utf-8"))
        assert list(known) == list(found["en"])
        for screen, said in screens.items():
            assert said == [line for line in known[screen] if line], f"{screen}, {code}"
