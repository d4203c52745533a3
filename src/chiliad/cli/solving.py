"""``chiliad problems GAME``: a person solves problems in this terminal, one after another, until they leave.

The table of a match is shown and asked as in ``chiliad play`` (``table.py``); here it is one decision.  What has been
solved is kept in the user's data folder.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from chiliad.bots import levels
from chiliad.bots.problem_answers import answered, hands_said
from chiliad.bots.problems import Position, Problem
from chiliad.cli.arguments import Usage, game_title
from chiliad.cli.console import Console, console_for
from chiliad.cli.problems import chosen
from chiliad.cli.saved_matches import data_folder
from chiliad.cli.signals import CLOSED, Stopped
from chiliad.cli.table import TerminalGame
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT
from chiliad.play.atomic_write import save
from chiliad.presentation.answers import Verbs

if TYPE_CHECKING:
    from chiliad.presentation.desk import Desk

SOLVED = "solved-problems.json"
"""The file in the data folder that has, for each problem that was answered, whether the last answer was right."""
FILE_BYTES_MAX = 1 << 22


class Progress:
    """Which problems a person has answered, and whether their last answer was right."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._right: dict[str, bool] = {}
        with contextlib.suppress(OSError, ValueError):  # a file that is missing or damaged: nothing is solved yet
            if path.stat().st_size <= FILE_BYTES_MAX:
                table = json.loads(path.read_text("utf-8"))
                self._right = {str(key): value is True for key, value in table.items()}

    def is_solved(self, problem: Problem) -> bool:
        """Whether the last answer to a problem was right."""
        return self._right.get(problem.id, False)

    def note(self, problem: Problem, right: bool) -> None:
        """Keep an answer; raises ``Unavailable`` where it can't be written."""
        self._right[problem.id] = right
        save(self.path, json.dumps(self._right, indent=0, sort_keys=True) + "\n")

    def next_of(self, problems: Sequence[Problem], seen: set[str]) -> Problem | None:
        """The next problem that is not solved and was not asked in this sitting, the easiest first."""
        open_ones = [one for one in problems if not self.is_solved(one) and one.id not in seen]
        new = [one for one in open_ones if one.id not in self._right]  # a problem that was missed comes again later
        return next(iter(sorted(new or open_ones, key=_ease)), None)


def _ease(problem: Problem) -> int:
    return levels(problem.game).index(problem.difficulty)


class _NotSaved:
    """In the place of a saved match: a problem is not one."""

    path = Path()

    def save(self, text: str) -> None:
        """Nothing is written."""


class Asked(TerminalGame):
    """One problem at the terminal's table."""

    def __init__(self, console: Console, problem: Problem) -> None:
        super().__init__(console, problem.match(), problem.seat, (), _NotSaved())
        self.problem = problem
        self.answer: list[int] = []
        del self._commands["undo"]
        self._commands["hint"] = lambda desk, rest: self.console.say(
            "problem-hint", theme=self.said.text(f"problem-theme-{problem.theme}")
        )

    def ask(self) -> bool:
        """Ask until a move is made; False when the person leaves."""
        self._follow()
        self._show(self._narration.standing(self.match.before))
        self._show(self._desk().table)
        return self._decide()

    def _actions(self, words: list[str], verb: str | None, desk: Desk) -> list[int]:
        self.answer = super()._actions(words, verb, desk)
        return self.answer

    def _ask(self, prompt: str) -> str:
        return self.console.ask(prompt)


def solve(args: argparse.Namespace, language: Language) -> int:
    """Asks problems until the person leaves or none is left; 0."""
    if args.names and args.ascii:
        raise Usage("not-both", first="--names", second="--ascii")
    if args.game is None:
        raise Usage("missing-argument", name="GAME")
    problems = chosen(args, language)
    console = console_for(language, args.names, args.ascii, os.environ)
    title = game_title(args.game, language)
    if not problems:
        console.say("problems-none", game=title)
        return 0
    progress, seen = Progress(data_folder() / SOLVED), set[str]()
    console.say("problems-greeting", game=title, count=len(problems), solved=_solved(progress, problems))
    console.say("problems-greeting-help")
    try:
        while (problem := progress.next_of(problems, seen)) is not None:
            seen.add(problem.id)
            if not _one(console, problem, progress):
                break
        else:
            console.say("problems-all-done")
    except KeyboardInterrupt:
        raise Stopped("stopped-at-once", 130) from None
    except EOFError:
        if sys.stdin.isatty():
            raise Stopped("input-ended-at-once", CLOSED) from None
    console.say("problems-left", count=len(problems), solved=_solved(progress, problems))
    return 0


def _solved(progress: Progress, problems: Sequence[Problem]) -> int:
    return sum(progress.is_solved(one) for one in problems)


def _one(console: Console, problem: Problem, progress: Progress) -> bool:
    """One problem, its answer and the reasons; False when the person leaves."""
    console.line()
    level = console.words.bot(BOT + problem.difficulty)
    console.say("problem-asked", id=problem.id, level=level)
    asked = Asked(console, problem)
    if not asked.ask():
        return False
    position = Position(problem)
    right = position.is_right(asked.answer)
    progress.note(problem, right)
    for line in answered(position, right, asked.said):
        console.line(line)
    verbs = Verbs(asked.said, ("table", "quit"))
    while True:
        verb = verbs.read(console.ask(console.words.text("problem-ask-next")))
        if verb != "table":
            return verb != "quit"
        for line in hands_said(position, asked.said):
            console.line(line)
