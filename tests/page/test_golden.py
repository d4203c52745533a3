"""The text of every screen in every language is the one that was read and found right (``golden/``).

``GOLDEN=write`` writes it again; then read the changes.
"""

import os
from pathlib import Path

from chiliad.i18n.language import available
from page.screen_text import ScreenReading

GOLDEN = Path(__file__).parent / "golden"


def test_every_screen_says_what_was_read(arrive):
    visitor = arrive(ScreenReading, "Ala")
    found: dict[str, dict[str, list[str]]] = {code: {} for code in available()}
    for screen in visitor.pages():
        for code, said in visitor.in_each_language(screen).items():
            found[code][screen] = said
    for code, screens in found.items():
        path = GOLDEN / f"{code}.txt"
        text = "\n".join("\n".join([f"== {screen}", *said, ""]) for screen, said in screens.items())
        if os.environ.get("GOLDEN") == "write":
            path.write_text(text, encoding="utf-8")
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
