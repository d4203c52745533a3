"""The matches a person has played or left, in the user's data folder, one record each."""

from __future__ import annotations

import time
import tomllib
from pathlib import Path
from typing import NamedTuple

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
    try:
        paths = sorted(where.glob(f"*.{game}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError as error:
        raise Unavailable("cannot-write", path=str(where), reason=error.strerror or str(error)) from error
    found, damaged = [], []
    for path in paths[:FILES_LOOKED_AT_MAX]:
        try:
            saved = _look(path, game)
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            damaged.append(path.name)
        else:
            found += [] if saved is None else [saved]
    return found, damaged


def _look(path: Path, game: str) -> Saved | None:
    """A match that is not over, by a first look: the engine reads it when the player continues it.

    None for one that is over; raises what reading raises for a file that is no match.
    """
    if path.stat().st_size > FILE_BYTES_MAX:
        raise ValueError("larger than any match")
    table = tomllib.loads(path.read_text("utf-8"))
    players, deals = table["players"], table.get("deal", [])
    fine = table["game"] == game and isinstance(deals, list) and isinstance(players, list)
    if not (fine and all(isinstance(player, str) for player in players)):
        raise ValueError("not a match of this game")
    return None if "result" in table else Saved(path, game, list(players), len(deals))
