"""Every place where people choose a bot names each bot: in every language, and in the documentation."""

import re
from pathlib import Path

import pytest

from catalogues import all_messages
from chiliad.bots import BOTS, levels
from chiliad.i18n.language import available

DOCS = Path(__file__).resolve().parents[2] / "docs"
NAMES = sorted({name for names in BOTS.values() for name in names})


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("name", NAMES)
def test_every_language_says_how_a_bot_plays(language: str, name: str) -> None:
    assert f"bot-{name}" in all_messages(language)


def test_the_documentation_of_play_names_every_level_and_says_where_the_other_bots_are() -> None:
    row = re.search(r"^\| `--bots` \|.*$", (DOCS / "play.md").read_text("utf-8"), re.MULTILINE)
    assert row is not None
    assert {name for game in BOTS for name in levels(game) if f"`{name}`" not in row.group()} == set()
    assert "(commands.md#baselines)" in row.group()


@pytest.mark.parametrize("game", sorted(BOTS))
def test_the_table_of_baselines_has_every_other_bot_of_a_game(game: str) -> None:
    commands = (DOCS / "commands.md").read_text("utf-8")
    section = commands.partition("\n### Baselines\n")[2].partition("\n#")[0]
    rows = re.findall(r"^\| (\w+) \| `([\w-]+)`(?: \(B\d\))? \|", section, re.MULTILINE)
    named = [bot for shown, bot in rows if shown.lower() in ("both", game)]
    assert sorted(named) == sorted(set(BOTS[game]) - set(levels(game)))
