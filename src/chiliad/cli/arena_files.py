"""The files of ``chiliad arena``: the folder of a run, its results, and the pictures of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from chiliad.bots.arena import Played, Tally, Task, played_in
from chiliad.bots.picture import Bar, picture
from chiliad.cli.arguments import Usage, game_title
from chiliad.errors import BadRecord, Unavailable
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.atomic_write import save
from chiliad.records import read_file

BLOCKS_MAX = 999_999  # six digits name a block
HEAD = "arena.json"
"""The file that says which run a folder belongs to."""


class Folder:
    """The folder of a run: ``arena.json``, and a record a match (``000001-1.GAME``: block and seating)."""

    def __init__(self, path: Path, head: dict[str, object] | None) -> None:
        self._path, self._head = path, head

    @classmethod
    def of(cls, path: str | None, task: Task) -> Folder | None:
        """The folder, which is made later; None where no path is given.

        Raises ``Usage("arena-other-run")`` where it has records of something else.
        """
        if path is None:
            return None
        where = Path(path)
        try:
            text = (where / HEAD).read_text("utf-8")
            head = json.loads(text)
        except FileNotFoundError:
            if any(where.glob(f"*.{task.game}")):
                raise Usage("arena-other-run", path=path) from None
            return cls(where, None)
        except (ValueError, RecursionError):
            raise Usage("arena-other-run", path=path) from None
        except OSError as error:
            raise Unavailable("cannot-write", path=path, reason=error.strerror or str(error)) from error
        return cls(where, head if isinstance(head, dict) else {})

    @property
    def seed(self) -> int | None:
        """The seed of the run that the folder has begun."""
        seed = None if self._head is None else self._head.get("seed")
        return seed if isinstance(seed, int) and not isinstance(seed, bool) else None

    def begin(self, task: Task) -> None:
        """Say which run the folder belongs to, or refuse to continue another one.

        The number of blocks is not part of it: a longer run continues a shorter one.
        """
        players = [player.label for player in task.players]
        head: dict[str, object] = {"game": task.game, "rules": task.preset, "options": dict(task.options)}
        head |= {"players": players, "seed": task.seed}
        if self._head is None:
            save(self._path / HEAD, json.dumps(head) + "\n")
        elif self._head != head:
            raise Usage("arena-other-run", path=str(self._path))

    def known(self, tasks: Sequence[Task]) -> dict[tuple[int, int], Played]:
        """What became of the matches that have a whole record here, by block and seating."""
        found = {}
        for task in tasks:
            try:
                played = played_in(read_file(self._file(task)), task) if self._file(task).exists() else None
            except BadRecord:  # somebody has changed it: the match is played again
                played = None
            if played is not None:
                found[task.block, task.seating] = played
        return found

    def text(self, task: Task) -> str:
        """The record of a match that is known."""
        return self._file(task).read_text("utf-8")

    def save(self, task: Task, text: str) -> None:
        """Write the record of a match."""
        save(self._file(task), text)

    def _file(self, task: Task) -> Path:
        return self._path / f"{task.block:06}-{task.seating}.{task.game}"


def save_picture(path: str, tally: Tally, language: Language) -> None:
    """Draw the players of a run."""
    bars = []
    for number, player in enumerate(tally.players):
        share = tally.share(number)
        bars.append(Bar(player.label, share.mean, share.low or 0.0, share.high or 0.0, tally.equal))
    title = language.text("arena-picture", game=game_title(tally.game.name, language), blocks=tally.blocks)
    save(Path(path), picture(bars, title, language.text("arena-legend")))


def draw_ladder(paths: Sequence[str], path: str, language: Language) -> None:
    """Draw earlier results, each the object that ``--json`` prints: the first player of each against the others."""
    results = [result for one in paths for result in _results(one)]
    titles = {game: game_title(game, language) for _, game, *_ in results}
    bars = []
    for label, game, equal, share, low, high in results:
        named = label if len(titles) == 1 else f"{titles[game]}: {label}"
        bars.append(Bar(named, share, low, high, equal))
    title = language.text("arena-ladder", games=", ".join(titles.values()))
    save(Path(path), picture(bars, title, language.text("arena-legend")))


def _results(path: str) -> list[tuple[str, str, float, float, float, float]]:
    """The results in a file, one object a line: label, game, share of an equal player, of the first, its interval."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise Unavailable("cannot-read", problem=getattr(error, "strerror", None) or str(error)) from error
    found = []
    for line in filter(str.strip, text.splitlines()):
        try:
            said = json.loads(line)
            first, *others = said["players"]
            low, high = map(float, said["interval"][first])
            label = f"{first} – {', '.join(others)}"
            game = GAMES[said["game"]]
            # Earlier versions did not write the seats: then every match of the game had as many as by default.
            equal = 1 / int(said.get("seats", game.default_seats))
            found.append((label, game.name, equal, float(said["share"][first]), low, high))
        except (ValueError, ArithmeticError, KeyError, TypeError, IndexError, RecursionError):
            raise Usage("no-arena-result", path=path) from None
    if not found:
        raise Usage("no-arena-result", path=path)
    return found
