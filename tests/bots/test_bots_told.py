"""Every place where people choose a bot names each bot: in every language, and in the documentation."""

import re
from pathlib import Path

import pytest

from catalogues import all_messages
from chiliad.bots import BOTS
from chiliad.i18n.language import available

DOCS = Path(__file__).resolve().parents[2] / "docs"
NAMES = sorted({name for names in BOTS.values() for name in names})


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("name", NAMES)
def test_every_language_says_how_a_bot_plays(language: str, name: str) -> None:
    assert f"bot-{name}" in all_messages(language)


@pytest.mark.parametrize("name", NAMES)
def test_the_documentation_names_every_bot(name: str) -> None:
    row = re.search(r"^\| `--bots` \|.*$", (DOCS / "play.md").read_text(), re.MULTILINE)
    assert row is not None
    assert f"`{name}`" in row.group()
