"""A lesson at the terminal: the table of ``chiliad play``, where only the expected moves are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from chiliad.cli.console import Console
from chiliad.cli.lesson_progress import Progress
from chiliad.cli.table import TerminalGame
from chiliad.errors import ChiliadError, Illegal
from chiliad.play.deal_view import DealView, Scene
from chiliad.play.lesson_run import LessonRun
from chiliad.play.lessons import lesson_text
from chiliad.presentation.answers import Verbs, as_typed
from chiliad.presentation.desk import Desk

Ending = Literal["done", "left", "skipped", "again"]


class _Notebook:
    """Writes how far a lesson has been played, instead of the record of its match."""

    def __init__(self, progress: Progress, run: LessonRun) -> None:
        self.path = progress.path
        self._progress, self._run = progress, run

    def save(self, text: str) -> None:
        """Write the progress; the record can be made again from it."""
        del text
        self._progress.keep(self._run)


class LessonTable(TerminalGame):
    """One lesson, until it is done or the person leaves it."""

    def __init__(self, console: Console, run: LessonRun, progress: Progress) -> None:
        run.match.record.players[run.lesson.seat] = console.words.text("default-name")
        super().__init__(console, run.match, run.lesson.seat, [], _Notebook(progress, run))
        self._narration.tells_marks = False  # no other deal follows
        self._run, self._progress = run, progress
        self._help, self._ending = "lesson-help", {"skip", "again"}
        self._asked_for: Ending | None = None
        self._typed_before: set[str] = set()  # the verbs of which the person has been told how they are typed
        self._commands |= {
            "undo": lambda desk, rest: self.console.say("lesson-no-undo"),
            "hint": lambda desk, rest: self._show_expected(desk),
            "table": lambda desk, rest: self._show([*desk.table, *self._open_hands()]),
            "skip": lambda desk, rest: self._end("skipped"),
            "again": lambda desk, rest: self._end("again"),
        }

    def learn(self) -> Ending:
        """Play the lesson; raises as ``play``."""
        with self.signals.caught():
            lesson = self._run.lesson
            self.console.line()
            self.console.say("lesson-begins", number=lesson.number, title=self.said.text(lesson.title_id))
            self.console.say("lesson-help")
            begun = len(self.match.deal.actions) > lesson.start
            while begun and self._run.advance():  # what the others did was told before
                pass
            self._follow()
            self._show([*(self._desk().table if begun or lesson.recaps else []), *self._open_hands()])
            while True:
                self._others_act()
                if self._run.finished:
                    break
                for message_id in self._run.said():
                    self._say(message_id)
                self._say_how_to_type()
                if not self._decide():
                    return "left"
                if self._asked_for:
                    return self._asked_for
            self._show(self._scene.won())
            for message_id in self._run.said():
                self._say(message_id)
            with self.signals.held():
                self._progress.finish(lesson)
        return "done"

    def _others_act(self) -> None:
        while True:
            seat = self.match.actor
            if not self._run.advance():
                return
            if self.match.actor != seat:
                self._tell()

    def _take(self, actions: Sequence[int]) -> bool:
        """Play an expected move; to another one say why not."""
        wrong = self._run.answer_actions(actions)
        if wrong is not None:
            self._say(wrong)
            return False
        self._save()
        self._tell()
        return True

    def _say(self, message_id: str) -> None:
        """A sentence of the lesson, apart from what happens."""
        if message_id:
            self.console.line()
            self.console.paragraph(lesson_text(self._run.lesson, message_id, self.said))

    def _prompt(self, desk: Desk) -> str:
        """A short question: the game's own asks for any card, while the lesson expects a certain one."""
        if self._run.expected() and self.match.has_choice():
            return self.said.text("lesson-ask")
        return super()._prompt(desk)

    def _refuse(self, error: ChiliadError, desk: Desk) -> None:
        """Why not, and what the lesson expects instead."""
        if not self._run.expected():
            return super()._refuse(error, desk)
        self.console.line(self.said.refusal(error))
        self._show_expected(desk)

    def _say_how_to_type(self) -> None:
        """Say how the expected move is typed, where its verb is the first of its kind in this lesson."""
        for move in self._run.expected()[:1]:
            verb, *rest = move.split()
            if verb not in self._typed_before and self.match.has_choice():
                self._typed_before.add(verb)
                written = Verbs(self.said, (verb,)).written(verb)
                self.console.say("lesson-typed", typed=" ".join([written, *map(as_typed, rest)]))

    def _show_expected(self, desk: Desk) -> None:
        """The moves that the lesson expects, as they are typed."""
        expected = self._run.expected()
        if not expected:
            raise Illegal("lesson-free")
        labels = {move.move: move.label for move in desk.moves}
        shown = self.said.listed([labels.get(move, as_typed(move)) for move in expected])
        self.console.say("lesson-expects", moves=shown)

    def _open_hands(self) -> list[str]:
        """The other hands in sentences, in a lesson with all cards open."""
        if not self._run.lesson.is_open:
            return []
        view = DealView(Scene(self.match.record, None, self.said), len(self.match.record.deals) - 1)
        for _ in view.lines(len(self.match.deal.actions)):
            pass
        shown = view.desk(self.match.state).shown or []
        return [
            self.said.text("lesson-hand", cards=self._narration.hand(cards), **self.seats.who(seat))
            for seat, cards in enumerate(shown)
            if seat != self.person
        ]

    def _end(self, how: Ending) -> None:
        self._asked_for = how
