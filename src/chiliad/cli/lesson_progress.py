"""What a person has learned: which lessons are done, and how far one was played that was left.

It is one file of JSON in the person's data folder:
``{"GAME": {"FIRST": {"done": true}, "SECOND": {"moves": [[96], …]}}}``.
"""

from __future__ import annotations

import json
from pathlib import Path

from chiliad.cli.saved_matches import data_folder
from chiliad.play.atomic_write import save
from chiliad.play.lesson_run import LessonRun
from chiliad.play.lessons import Lesson

FILE_BYTES_MAX = 1 << 20  # ten lessons take some kB


class Progress:
    """The progress of this person, read once; each change is written at once."""

    def __init__(self, path: Path | None = None) -> None:
        """A file that can't be read counts as none: lessons can be done again."""
        self.path = path or data_folder() / "lessons.json"
        self._noted: dict[str, dict[str, dict[str, object]]] = _read(self.path)

    def is_done(self, lesson: Lesson) -> bool:
        """Whether the lesson was played to its end once."""
        return self._of(lesson).get("done") is True

    def is_begun(self, lesson: Lesson) -> bool:
        """Whether the lesson was left in the middle."""
        return bool(self._of(lesson).get("moves"))

    def run(self, lesson: Lesson) -> LessonRun:
        """The lesson where it was left, or at its beginning."""
        return LessonRun.resumed(lesson, self._of(lesson))

    def keep(self, run: LessonRun) -> None:
        """Note how far a lesson has been played."""
        self._note(run.lesson, run.saved()["moves"], self.is_done(run.lesson))

    def finish(self, lesson: Lesson) -> None:
        """Note that a lesson is done; the next time it begins at its beginning."""
        self._note(lesson, [], True)

    def forget(self, lesson: Lesson) -> None:
        """The next time a lesson begins at its beginning."""
        self._note(lesson, [], self.is_done(lesson))

    def _of(self, lesson: Lesson) -> dict[str, object]:
        return self._noted.get(lesson.game.name, {}).get(lesson.name, {})

    def _note(self, lesson: Lesson, moves: list[list[int]], done: bool) -> None:
        noted: dict[str, object] = {"done": True} if done else {}
        if moves:
            noted["moves"] = moves
        self._noted.setdefault(lesson.game.name, {})[lesson.name] = noted
        save(self.path, json.dumps(self._noted) + "\n")


def _read(path: Path) -> dict[str, dict[str, dict[str, object]]]:
    try:
        if path.stat().st_size > FILE_BYTES_MAX:
            return {}
        stored = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    games = stored if isinstance(stored, dict) else {}
    return {
        game: {name: noted for name, noted in lessons.items() if isinstance(noted, dict)}
        for game, lessons in games.items()
        if isinstance(lessons, dict)
    }
