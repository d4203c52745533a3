"""The games, by name.  A game is loaded when it is first asked for: its kernels take a moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from chiliad.errors import Unreadable
from chiliad.game import Game

NAMES = ("mille", "tysiac")


class _Games(Mapping[str, Game]):
    def __getitem__(self, name: str) -> Game:
        if name not in NAMES:
            raise KeyError(name)
        game: Game = import_module(f"chiliad.games.{name}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES: Mapping[str, Game] = _Games()
"""Every game by name: ``GAMES["tysiac"]``."""


def find(name: str) -> Game:
    """The game of that name; raises ``Unreadable("unknown-game")``."""
    if name not in NAMES:
        raise Unreadable("unknown-game", game=name, known=", ".join(NAMES))
    return GAMES[name]
