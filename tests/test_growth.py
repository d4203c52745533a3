"""How many files of Chiliad a change touches: the table in docs/design.md, "What a change touches", counted again."""

from __future__ import annotations

import re
import shutil

import pytest

from chiliad.bots import BOTS
from chiliad.games import BUILT_IN, GAMES
from chiliad.i18n import language
from chiliad.i18n.language import Language, available
from source import PACKAGE, ROOT, python_files

TABLE = (ROOT / "docs" / "design.md").read_text("utf-8").partition("## What a change touches")[2].partition("\n## ")[0]
NOW = {name: int(now) for name, now in re.findall(r"^\| (\w[\w ]*) \| \d+ \| (\d+) \|", TABLE, re.MULTILINE)}


def files_with(pattern: str, *folders: str, endings: tuple[str, ...] = (".py", ".ts", ".svelte")) -> set[str]:
    """The files below the folders in which a pattern occurs, without those that are generated."""
    found = set()
    for folder in folders:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in endings and path.name != "wire.ts" and "__pycache__" not in path.parts:
                if re.search(pattern, path.read_text(encoding="utf-8")):
                    found.add(path.relative_to(ROOT).as_posix())
    return found


def test_the_table_names_every_kind_of_change():
    assert sorted(NOW) == ["a bot", "a game", "a language", "an endpoint", "an option"]


def test_a_game_touches_no_file():
    """``tests/test_game_names.py`` searches for the names of games; ``tests/examples/`` installs a game."""
    listed = "|".join(BUILT_IN)
    generic = [path for path in python_files(PACKAGE) if not {"mille", "tysiac"} & set(path.parts)]
    named = {path for path in generic if re.search(rf"[\"'](?:{listed})[\"']", path.read_text(encoding="utf-8"))}
    assert len(named) == NOW["a game"]


def test_a_bot_touches_the_policy_of_its_game():
    for name in BUILT_IN:
        assert "greedy" in BOTS[name]
        assert len(files_with(r"\"greedy\": \w", f"src/chiliad/games/{name}")) == NOW["a bot"]
    assert not files_with(r"\"greedy\": \w", "src/chiliad/bots", "src/chiliad/play", "src/chiliad/server", "web/src")


def test_a_language_is_a_folder(tmp_path, monkeypatch):
    shutil.copytree(PACKAGE / "locales", tmp_path / "locales")
    shutil.copytree(PACKAGE / "locales" / "pl", tmp_path / "locales" / "xx")
    monkeypatch.setattr(language, "LOCALES", tmp_path / "locales")
    assert "xx" in available()
    assert Language("xx").text("game-tysiac") == "Tysiąc"
    named = files_with(r"[\"']pl[\"']", "src/chiliad", "web/src")
    assert len({place for place in named if not place.endswith(".test.ts")}) == NOW["a language"]


@pytest.mark.parametrize("struct", ["Rematch", "ReplayLink", "Committed", "Sheet"])
def test_an_endpoint_touches_its_struct_and_its_route(struct):
    """What is sent is described once, in the protocol; a route answers with it; the page's types are generated."""
    declared = files_with(
        rf"^(?:class|interface|export (?:interface|type)) {struct}\b(?!.*Wire\.)", "src/chiliad/server", "web/src"
    )
    written = files_with(rf"-> {struct}:", "src/chiliad/server/routes")
    assert declared <= {"src/chiliad/server/protocol.py"}
    assert len({"src/chiliad/server/protocol.py"} | written) == NOW["an endpoint"]


def test_an_option_touches_the_options_and_the_rules():
    """Its words are in the catalogues besides, two messages in each language."""
    assert any(option.key == "must_beat" for option in GAMES["tysiac"].options)
    places = files_with(r"\bmust_beat\b", "src/chiliad", "web/src")
    assert places == {"src/chiliad/games/tysiac/options.py", "src/chiliad/games/tysiac/tricks.py"}
    assert len(places) == NOW["an option"]
