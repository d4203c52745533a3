"""The engine's counts equal those of the naive twins (``count.py`` wrote ``counts.json``)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chiliad.game import CHANCE
from chiliad.games import GAMES
from chiliad.records.options import read_options
from chiliad.search.perft import divide, perft, steps

POSITIONS = json.loads(Path(__file__).with_name("counts.json").read_text(encoding="utf-8"))


def twin_text(game: Any, text: str) -> str:
    """A step in the twin's notation: a step of Mille has no seat."""
    return text[2:] if game.name == "mille" and text[0].isdigit() else text


def position(entry: dict[str, Any]) -> tuple[Any, Any, Any]:
    """Game, rules and state of an entry."""
    game = GAMES[entry["game"]]
    rules = read_options(game, next(iter(game.presets)), entry["options"])
    state = game.start(rules, game.before(rules), 0)
    for place in entry["deal"]:
        for card in place:
            assert game.actor(state) == CHANCE
            [state] = [after for text, after in steps(game, rules, state).items() if text.endswith(f" {card}")]
    for step in entry["steps"]:
        [state] = [after for text, after in steps(game, rules, state).items() if twin_text(game, text) == step]
    return game, rules, state


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: f"{entry['game']}-{len(entry['steps'])}")
def test_counts_are_those_of_the_twin(entry: dict[str, Any]) -> None:
    game, rules, state = position(entry)
    depth = len(entry["counts"])
    found = {twin_text(game, text): count for text, count in divide(game, rules, state, depth).items()}
    wrong = {
        step: (found.get(step), entry["divide"].get(step))
        for step in found.keys() | entry["divide"].keys()
        if found.get(step) != entry["divide"].get(step)
    }
    assert wrong == {}, "by first action: the engine's count, the twin's"
    assert [perft(game, rules, state, level + 1) for level in range(depth - 1)] == entry["counts"][:-1]
    assert sum(found.values()) == entry["counts"][-1]


def test_the_data_holds_both_games_and_deep_counts() -> None:
    assert {entry["game"] for entry in POSITIONS} == set(GAMES)
    assert all(sum(entry["divide"].values()) == entry["counts"][-1] for entry in POSITIONS)
    assert max(entry["counts"][-1] for entry in POSITIONS) > 5000
