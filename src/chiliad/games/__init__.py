"""The games, by name: Chiliad's own, and those of packages that are installed beside it.

A package brings a game with an entry point, whose name is the game's::

    [project.entry-points."chiliad.games"]
    schnapsen = "chiliad_schnapsen:GAME"

Its catalogues (``locales/LANGUAGE/*.ftl`` in the game's package) and its faces come with it.  A game is loaded when it
is first asked for: the code of all games takes a moment to load.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from chiliad.errors import Unavailable, Unreadable, unknown_name
from chiliad.game import Game, TypedGame
from chiliad.i18n.language import add_catalogues

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "chiliad.games"
"""The entry points of games in other packages."""
BUILT_IN: tuple[str, ...] = tuple(sorted(module.name for module in iter_modules(__path__)))
"""Chiliad's own games."""

_NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
_registered: dict[str, Game] = {}


@cache
def _installed() -> dict[str, list[EntryPoint]]:
    """The games of other packages, by name; none of them takes the name of one of ours."""
    from importlib.metadata import entry_points  # a tenth of what a short command takes

    found = sorted(entry_points(group=GROUP), key=lambda one: one.name)
    names = dict.fromkeys(one.name for one in found if one.name not in BUILT_IN)
    return {name: [one for one in found if one.name == name] for name in names}


@cache
def _load(name: str) -> Game:
    """The game of that name, which is built in or installed; raises ``Unavailable("broken-game")``."""
    if name in BUILT_IN:
        game: Game = import_module(f"{__name__}.{name}").GAME
        return game
    entry, *others = _installed()[name]
    try:
        if others:
            raise LookupError(f"{', '.join(one.value for one in others)} has the same name")
        found: object = entry.load()
        if not isinstance(found, TypedGame) or found.name != name or not _NAME.fullmatch(name):
            raise TypeError(f"{entry.value} is not a Game whose name is {name}, in small letters and digits")
        add_catalogues(_catalogues(found))
    except Exception as error:  # a package may fail in any way: the player learns which one it is
        reason = f"{type(error).__name__}: {error}"
        raise Unavailable("broken-game", game=name, package=entry.value, reason=reason) from error
    return found


def _catalogues(game: Game) -> Path:
    """Where a game's package has its catalogues."""
    return Path(str(files(game.package))) / "locales"


class _Games(Mapping[str, Game]):
    def __getitem__(self, name: str) -> Game:
        if name in _registered:
            return _registered[name]
        if name not in BUILT_IN and name not in _installed():
            raise KeyError(name)
        return _load(name)

    def __contains__(self, name: object) -> bool:
        return name in _registered or name in BUILT_IN or name in _installed()

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*BUILT_IN, *_installed(), *_registered)))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __repr__(self) -> str:
        return f"GAMES({', '.join(self)})"


GAMES: Mapping[str, Game] = _Games()
"""Every game by name."""


def usable() -> list[Game]:
    """All games that can be loaded and shown; a warning names each other one, so that the rest can be played."""
    found = []
    for name in GAMES:
        try:
            game = GAMES[name]
            game.face("presentation")
            found.append(game)
        except (Unavailable, ImportError) as error:
            _warned(f"{name}: {error}")
    return found


@cache
def _warned(sentence: str) -> None:
    logging.getLogger(__name__).warning(sentence)


def register(game: Game) -> None:
    """Add a game to this process, as an installed package does with an entry point: for notebooks and tests.

    Register it before the server is imported, whose messages are made of the games there are.  Raises
    ``Unreadable("game-name-taken")`` where another game has the name.
    """
    if game.name in GAMES and GAMES[game.name] is not game:
        raise Unreadable("game-name-taken", game=game.name)
    add_catalogues(_catalogues(game))
    _registered[game.name] = game


def find(name: str) -> Game:
    """The game of that name; raises ``Unavailable("broken-game")`` or ``Unreadable("unknown-game")``."""
    if name not in GAMES:
        raise Unreadable("unknown-game", **unknown_name("game", name, GAMES))
    return GAMES[name]
