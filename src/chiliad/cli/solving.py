"""``chiliad problems GAME``: a person solves problems in this terminal, one after another, until they leave.

Slips of their own matches come first, unless they ask for problems of a certain kind.

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
from chiliad.bots.problem_answers import answered, hands_said, slip_answered
from chiliad.bots.problems import Position, Problem
from chiliad.cli.arguments import Usage, game_title
from chiliad.cli.console import Console, console_for
from chiliad.cli.own_slips import OwnSlip, look_back, own_slips
from chiliad.cli.problems import chosen
from chiliad.cli.saved_matches import data_folder
from chiliad.cli.signals import CLOSED, Stopped
from chiliad.cli.table import TerminalGame
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT
from chiliad.play.atomic_write import save
from chiliad.play.match import Match
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

    def is_solved(self, key: str) -> bool:
        """Whether the last answer to a problem was right; ``key``: its identity."""
        return self._right.get(key, False)

    def note(self, key: str, right: bool) -> None:
        """Keep an answer; raises ``Unavailable`` where it can't be written."""
        self._right[key] = right
        save(self.path, json.dumps(self._right, indent=0, sort_keys=True) + "\n")

    def next_of(self, keys: Sequence[str], seen: set[str]) -> str | None:
        """The first one that is not solved and was not asked in this sitting; those that were missed come later."""
        open_ones = [key for key in keys if not self.is_solved(key) and key not in seen]
        new = [key for key in open_ones if key not in self._right]
        return next(iter(new or open_ones), None)


def _ease(problem: Problem) -> int:
    return levels(problem.game).index(problem.difficulty)


class _NotSaved:
    """In the place of a saved match: a problem is not one."""

    path = Path()

    def save(self, text: str) -> None:
        """Nothing is written."""


class Asked(TerminalGame):
    """One decision at the terminal's table; ``theme``: what ``hint`` names, if anything."""

    def __init__(self, console: Console, match: Match, seat: int, theme: str | None) -> None:
        super().__init__(console, match, seat, (), _NotSaved())
        self.answer: list[int] = []
        del self._commands["undo"], self._commands["hint"]
        if theme is not None:
            named = self.said.text(f"problem-theme-{theme}")
            self._commands["hint"] = lambda desk, rest: self.console.say("problem-hint", theme=named)

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
        slips = _own_slips(console, args)
        by_id = {problem.id: problem for problem in sorted(problems, key=_ease)}
        while (key := progress.next_of(list(slips), seen) or progress.next_of(list(by_id), seen)) is not None:
            seen.add(key)
            console.line()
            goes_on = _slip(console, key, slips[key], progress) if key in slips else _one(console, by_id[key], progress)
            if not goes_on:
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


def _own_slips(console: Console, args: argparse.Namespace) -> dict[str, OwnSlip]:
    """Slips of this person's matches; none where they ask for problems of a certain kind."""
    if args.file is not None or args.theme is not None or args.level is not None:
        return {}
    with contextlib.suppress(KeyboardInterrupt):
        look_back(args.game, lambda day: console.say("slips-look-back", day=day))
    return {f"slip {slip.id}": slip for slip in own_slips(args.game)}


def _solved(progress: Progress, problems: Sequence[Problem]) -> int:
    return sum(progress.is_solved(one.id) for one in problems)


def _one(console: Console, problem: Problem, progress: Progress) -> bool:
    """One problem, its answer and the reasons; False when the person leaves."""
    level = console.words.bot(BOT + problem.difficulty)
    console.say("problem-asked", id=problem.id, level=level)
    asked = Asked(console, problem.match(), problem.seat, problem.theme)
    if not asked.ask():
        return False
    position = Position(problem)
    right = position.is_right(asked.answer)
    progress.note(problem.id, right)
    return _told(console, asked, answered(position, right, asked.said), position.match)


def _slip(console: Console, key: str, slip: OwnSlip, progress: Progress) -> bool:
    """One slip, as a problem."""
    console.say("problems-slip", day=slip.day)
    asked = Asked(console, slip.match(), slip.moment.seat, None)
    if not asked.ask():
        return False
    right, told = slip_answered(slip.moment, asked.answer, slip.record.players, asked.said)
    progress.note(key, right)
    return _told(console, asked, told, slip.match())


def _told(console: Console, asked: Asked, told: Sequence[str], before: Match) -> bool:
    """Say what is said of an answer, and all hands where the person asks for them; False when they leave."""
    for line in told:
        console.line(line)
    verbs = Verbs(asked.said, ("table", "quit"))
    while True:
        verb = verbs.read(console.ask(console.words.text("problem-ask-next")))
        if verb != "table":
            return verb != "quit"
        for line in hands_said(before, asked.person, asked.said):
            console.line(line)
