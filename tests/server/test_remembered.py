"""What is remembered to make a desk sooner changes no desk: not another viewer's, not a later one."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import msgspec
import pytest

from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.server.presenters import Viewer
from server.matches import dealt, everybody, played

LANGUAGES = [Language("en"), Language("pl")]


def desks(name: str, *, forgetful: bool) -> Iterator[bytes]:
    """All desks of some deals for all viewers in two languages; ``forgetful``: nothing is remembered between them."""
    game = GAMES[name]
    for number in range(2):
        rng = random.Random(f"remembered {number}")
        match = dealt(game, rng)
        viewers = [Viewer(match, seat, language) for seat in everybody(game, match.rules) for language in LANGUAGES]
        for _ in played(match, rng, ("anything", "greedy")[number % 2]):
            for viewer in viewers:
                if forgetful:
                    forget()
                yield msgspec.json.encode(viewer.desk())


def forget() -> None:
    """Empty what the functions of the games remember."""
    for module in [module for name, module in sys.modules.items() if name.startswith("chiliad.games.")]:
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


@pytest.mark.parametrize("name", GAMES)
def test_a_desk_is_the_same_with_and_without_what_is_remembered(name):
    forget()
    assert list(desks(name, forgetful=False)) == list(desks(name, forgetful=True))
