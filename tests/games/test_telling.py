"""The three options by which people know a preset: they tell it from every other."""

from __future__ import annotations

import pytest

from catalogues import LANGUAGES
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.option_words import word_of

ASKED = [(game, preset) for game in GAMES.values() for preset in game.telling]

# What the sources say of each preset (docs/rules/tysiac.md): the words of its three options.
TYSIAC = {
    "playroom": {"opening": "any", "must_beat": "no", "empty_hand": "points"},
    "kurnik": {"must_beat": "yes", "endgame": "lock", "concession": "bomb"},
    "polish": {"must_beat": "yes", "endgame": "lock", "concession": "bomb_home"},
    "russian": {"barrel_required": "yes", "third_fall_resets": "yes", "dump_truck": "both"},
}


def test_a_game_that_asks_tells_of_every_preset():
    assert {game.name for game, _ in ASKED} == {"tysiac"}
    for game in {game.name: game for game, _ in ASKED}.values():
        assert list(game.telling) == list(game.presets)


@pytest.mark.parametrize("game, preset", ASKED, ids=lambda one: getattr(one, "name", one))
def test_three_options_tell_a_preset_from_every_other(game, preset):
    telling, rules = game.telling[preset], game.presets[preset]
    assert len(set(telling)) == 3
    assert set(telling) <= {option.key for option in game.options}
    for name, other in game.presets.items():
        same = all(getattr(other, key) == getattr(rules, key) for key in telling)
        assert same == (name == preset), name


@pytest.mark.parametrize("preset", TYSIAC)
def test_tysiac_tells_what_its_sources_say(preset):
    game = GAMES["tysiac"]
    options = {option.key: option for option in game.options}
    rules = game.presets[preset]
    told = {key: word_of(options[key], getattr(rules, key)) for key in game.telling[preset]}
    assert told == TYSIAC[preset]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_offers_presets_first_that_there_are(code):
    first = Language(code).text("presets-usual").split()
    assert first
    assert set(first) <= {preset for _, preset in ASKED}
