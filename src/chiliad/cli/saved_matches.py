"""The matches a person has played or left, in the user's data folder, one record each."""

from __future__ import annotations

import contextlib
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from platformdirs import user_data_path

from chiliad.errors import Unavailable

FILES_LOOKED_AT_MAX = 200  # of the newest: a list longer than that is no help
FILE_BYTES_MAX = 1 << 20  # a long match has some 50 kB; what is larger is none of ours


class Saved(NamedTuple):
    """A match left unfinished."""

    path: Path
    game: str
    players: list[str]
    deals: int


def data_folder() -> Path:
    """The folder of this person's data: ``chiliad`` below XDG_DATA_HOME, or where the system keeps such data."""
    return user_data_path("chiliad", appauthor=False)


def folder() -> Path:
    """The folder of the matches that are played in the terminal."""
    return data_folder() / "matches"


def new_path(where: Path, game: str) -> Path:
    """A file for a new match, named after this moment; nothing has that name yet."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = where / f"{stamp}.{game}"
    number = 2
    while path.exists():
        path = where / f"{stamp}-{number}.{game}"
        number += 1
    return path


def unfinished(where: Path, game: str) -> tuple[list[Saved], list[str]]:
    """The matches of a game that were left, the last one first; and the names of the files that can't be read."""
    found, damaged = [], []
    for path in _newest(where, game):
        try:
            table = _look(path, game)
        except _NO_MATCH:
            damaged.append(path.name)
        else:
            if "result" not in table:
                found.append(Saved(path, game, table["players"], len(table.get("deal", []))))
    return found, damaged


def finished(where: Path, game: str) -> Iterator[tuple[list[str], int]]:
    """The players and the winner's seat of each match of a game that is over, the last one first."""
    for _, table in _over(where, game):
        yield table["players"], int(table["result"]["winner"])


def over(where: Path, game: str) -> Iterator[Path]:
    """The files of the matches of a game that are over, the last one first."""
    return (path for path, _ in _over(where, game))


def _over(where: Path, game: str) -> Iterator[tuple[Path, dict[str, Any]]]:  # as ``_look``
    for path in _newest(where, game):
        with contextlib.suppress(*_NO_MATCH):
            table = _look(path, game)
            if "winner" in table.get("result", ()):
                yield path, table


_NO_MATCH = (OSError, ValueError, KeyError, TypeError, RecursionError)
"""What reading a file raises that is not a match."""


def _newest(where: Path, game: str) -> list[Path]:
    """The files of a game, the one written last first."""
    try:
        paths = sorted(where.glob(f"*.{game}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError as error:
        raise Unavailable("cannot-write", path=str(where), reason=error.strerror or str(error)) from error
    return paths[:FILES_LOOKED_AT_MAX]


def _look(path: Path, game: str) -> dict[str, Any]:  # TOML has values of any kind
    """A match as TOML, by a first look: the engine reads it when the player continues it.

    Raises one of ``_NO_MATCH`` for a file that is no match.
    """
    if path.stat().st_size > FILE_BYTES_MAX:
        raise ValueError("larger than any match")
    table = tomllib.loads(path.read_text("utf-8"))
    players, deals = table["players"], table.get("deal", [])
    fine = table["game"] == game and isinstance(deals, list) and isinstance(players, list)
    if not (fine and all(isinstance(player, str) for player in players)):
        raise ValueError("not a match of this game")
    return table
