"""The terminal's text of a match in each language is the text that was read and found right (``golden/``).

A golden text has each line once, where it was printed first.  ``GOLDEN=write`` writes it again; then read the
changes.
"""

import os
from pathlib import Path

import pytest

from chiliad.i18n.language import available
from cli.terminal import tell

GOLDEN = Path(__file__).parent / "golden"
MARKS = str.maketrans({"\u2068": "⟨", "\u2069": "⟩"})  # marks of direction, made visible to a reader
EVERY_QUESTION = "h\nc\ns\nl\nr\nr 5\nu\nabc\nKs\n"
ON_AND_ON = ("?\n1\n" * 9 + "c\ns\nl\nh\n") * 200
MATCHES = {
    "tysiac": ("--bots", "greedy", "--seed", "3", "--option", "target=125"),
    "mille": ("--bots", "greedy", "--seed", "2", "--option", "target=200"),
}


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("game", MATCHES)
def test_a_match_says_what_was_read(game, language, monkeypatch, capsys, home):
    words = ["play", game, "--lang", language, "--names", *MATCHES[game]]
    told = tell(monkeypatch, capsys, *words, typed=EVERY_QUESTION + ON_AND_ON)
    assert (told.status, told.err) == (0, "")
    lines = dict.fromkeys(told.out.translate(MARKS).splitlines())
    found = [line if str(home) not in line else line.split(str(home))[0] + "PATH" for line in lines]
    path = GOLDEN / f"{game}.{language}.txt"
    if os.environ.get("GOLDEN") == "write":
        path.write_text("\n".join([*found, ""]), encoding="utf-8")
    assert found == path.read_text(encoding="utf-8").splitlines()
