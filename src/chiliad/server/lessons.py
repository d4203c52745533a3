"""A lesson at a table: what the other seats do, which moves are expected, and what is said before them.

Where a lesson stands follows from the table's log alone, as everything at a table: ``TableLesson`` keeps the learner's
moves, and plays the lesson again up to there (``play/lesson_run.py``) when it is asked something.
"""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.errors import ChiliadError, Illegal, Unreadable
from chiliad.game import CHANCE
from chiliad.i18n.words import BOT
from chiliad.play.lesson_run import LessonRun, RecordedChance
from chiliad.play.lessons import Lesson, find_lesson, lesson_text, lessons_of
from chiliad.play.match import Match
from chiliad.presentation.said import Said
from chiliad.records import write
from chiliad.server.events import Acted
from chiliad.server.faults import NotFound
from chiliad.server.protocol import LessonStep
from chiliad.server.rows import TableRow


class TableLesson:
    """The lesson of one table; ``Table`` folds its events in."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self._moves: list[tuple[int, list[int]]] = []  # the learner's, each with its place in the deal's log
        self._run: tuple[int, LessonRun] | None = None  # as far as it was asked last, with the length of the log

    def match(self, players: Sequence[str]) -> Match:
        """The match as the lesson begins, with the names of who sits at the table."""
        record = self.lesson.record
        chance = RecordedChance(record.deals[0].actions)
        match = Match.at(record, 1, self.lesson.start, chance=chance)
        match.record.players[:] = players
        return match

    # --- Folding -----------------------------------------------------------------------------------------------------

    def acted(self, match: Match, event: Acted) -> None:
        """A seat is about to act, before the match has taken it in."""
        if event.seat == self.seat:
            self._moves.append((len(match.deal.actions), self._without_chance(match, event.actions)))

    def undone(self, length: int) -> None:
        """The log is cut back."""
        self._moves = [one for one in self._moves if one[0] < length]
        self._run = None

    def finished(self, match: Match) -> bool:
        """Whether the lesson is over."""
        return self._at(match).finished

    # --- Deciding ----------------------------------------------------------------------------------------------------

    def check(self, match: Match, seat: int, actions: Sequence[int]) -> None:
        """Refuse a legal move that the lesson does not expect: ``Illegal("lesson-other-move")``.

        Its detail ``message`` is the id of the lesson's sentence, or "".
        """
        if seat != self.seat:
            return
        said = self._made(len(match.deal.actions)).answer_actions(actions)
        if said is not None:
            raise Illegal("lesson-other-move", message=said)

    def reply(self, match: Match, seat: int) -> list[int]:
        """What another seat does now, all of its move; nothing where it is the learner's turn."""
        run = self._made(len(match.deal.actions))
        place, game = len(run.match.deal.actions), match.game
        while run.advance() and game.mid_move(run.match.state) and run.match.actor == seat:
            pass
        return self._without_chance(match, run.match.deal.actions[place:])

    # --- Showing -----------------------------------------------------------------------------------------------------

    def shown(self, match: Match, said: Said) -> LessonStep:
        """Where the lesson stands."""
        run, lesson = self._at(match), self.lesson
        told = [lesson_text(lesson, one, said) for one in run.said()]
        over, steps = run.finished, len(lesson.steps)
        after = next((one for one in lessons_of(lesson.game.name) if one.number == lesson.number + 1), None)
        return LessonStep(
            title=said.text(lesson.title_id),
            number=lesson.number,
            count=len(lessons_of(lesson.game.name)),
            step=min(run.step_number + 1, steps),
            steps=steps,
            said=[] if over else told,
            expects=sorted({move.split()[0] for move in run.expected()}),
            learned=" ".join(told) if over else None,
            next=after.name if after is not None else None,
        )

    def sentence(self, error: ChiliadError, said: Said) -> str | None:
        """What the lesson says to a move that it has refused; None for another error, or where it says nothing."""
        message = str(error.details.get("message", "")) if error.slug == "lesson-other-move" else ""
        return lesson_text(self.lesson, message, said) if message else None

    # --- Where it is -------------------------------------------------------------------------------------------------

    def _at(self, match: Match) -> LessonRun:
        """The lesson as the match stands; nobody may play it on."""
        length = len(match.deal.actions)
        if self._run is None or self._run[0] != length:
            self._run = length, self._made(length)
        return self._run[1]

    def _made(self, length: int) -> LessonRun:
        """The lesson, played again up to a length of the log.

        Raises ``NotFound("lesson-changed")`` where the lesson is another one than that which was begun.
        """
        run = LessonRun.resumed(self.lesson, {"moves": [actions for _, actions in self._moves]})
        while len(run.match.deal.actions) < length and run.advance():
            pass
        if len(run.match.deal.actions) != length:
            raise NotFound("lesson-changed")
        return run

    def _without_chance(self, match: Match, actions: Sequence[int]) -> list[int]:
        """The actions of a seat, without the cards that came in between."""
        state, kept = match.state, list[int]()
        for action in actions:
            if match.game.actor(state) != CHANCE:
                kept.append(action)
            state = match.game.apply(match.rules, state, action)
        return kept


def lesson_of(row: TableRow) -> TableLesson | None:
    """The lesson that a table plays, None for a match.

    Raises ``NotFound("lesson-changed")`` where this version of Chiliad has another record of the lesson, or none.
    """
    name = row.settings.lesson
    if name is None:
        return None
    try:
        lesson = find_lesson(row.game, name)
    except Unreadable as error:
        raise NotFound("lesson-changed") from error
    if row.settings.record != write(lesson.record):
        raise NotFound("lesson-changed")
    return TableLesson(lesson)


def bots_of(lesson: Lesson, otherwise: str) -> dict[int, str]:
    """The bots in whose names the other seats play; ``otherwise``: the one where the record names a person."""
    players = enumerate(lesson.record.players)
    return {
        seat: name.removeprefix(BOT) if name.startswith(BOT) else otherwise
        for seat, name in players
        if seat != lesson.seat
    }
