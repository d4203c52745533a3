"""A lesson as it is played: ``LessonRun``.  ``lessons.py`` says at its top how it is used.

The other seats and chance do what the record has.  In free play the learner may leave the record: then the other seats
go on as the game's bot ``greedy`` does, and the cards that come follow from their places alone, so that the same moves
lead to the same deal again.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence

from chiliad.bits import seed_from
from chiliad.bot import RandomBot, ask
from chiliad.errors import ChiliadError, Illegal, Unreadable
from chiliad.game import CHANCE, Game, RulesTuple, contains
from chiliad.play.lessons import Lesson, Step, move_text
from chiliad.play.match import Match
from chiliad.records import Payment

MOVES_MAX = 200
"""So many moves of the learner are read from saved progress: a deal has a few dozen."""

Saved = dict[str, list[list[int]]]


class RecordedChance:
    """The cards that a log has at their places; others follow from the place."""

    seed: int | None = 0

    def __init__(self, actions: Sequence[int]) -> None:
        self._actions = tuple(actions)

    def first_dealer(self, seats: int) -> int:
        """The first seat: a lesson's record has its dealer already."""
        del seats
        return 0

    def card(self, game: Game, rules: RulesTuple, state: object, deal: int, place: int) -> int:
        """See ``Chance.card``."""
        recorded = self._actions[place] if place < len(self._actions) else -1
        if contains(game.legal(rules, state), recorded):
            return recorded
        return game.chance(rules, state, seed_from(0, deal, place))[0]

    def shuffle(self, over: bool) -> str | None:
        """None: there is nothing to check."""
        return None


class LessonRun:
    """One lesson, from its first step to its end."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._log = lesson.record.deals[0].actions
        self.match = Match.at(lesson.record, 1, lesson.start, chance=RecordedChance(self._log))
        self.step_number = 0
        """How many steps have been completed."""
        self._done: list[str] = []  # of a step that expects several moves, those that have been made
        self._moves: list[list[int]] = []

    @classmethod
    def resumed(cls, lesson: Lesson, saved: Mapping[str, object]) -> LessonRun:
        """The lesson where it was left; as far as the saved moves fit, for the lesson may have changed since."""
        run = cls(lesson)
        moves = saved.get("moves")
        with contextlib.suppress(ChiliadError, TypeError, ValueError):
            for move in (moves if isinstance(moves, list) else [])[:MOVES_MAX]:
                while run.advance():
                    pass
                if run.answer_actions([int(action) for action in move]) is not None:
                    break
        return run

    def saved(self) -> Saved:
        """What the learner has done, as JSON."""
        return {"moves": [list(move) for move in self._moves]}

    # --- Where it is -------------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The step under way; None when all are completed."""
        steps = self.lesson.steps
        return steps[self.step_number] if self.step_number < len(steps) else None

    @property
    def finished(self) -> bool:
        """Whether the lesson is over."""
        return self._due() is None and (self.step is None or self.match.deal_over)

    @property
    def learner_acts(self) -> bool:
        """Whether the learner must move now."""
        return self.step is not None and not self.match.deal_over and self.match.actor == self.lesson.seat

    def said(self) -> list[str]:
        """The message ids of what is said now: before a move, or when the lesson is over."""
        if self.finished:
            return [self.lesson.end_id]
        step = self.step
        if step is None or not self.learner_acts or not step.say or self._done:
            return []
        begun = step.is_free and len(self.match.deal.actions) > step.place
        return [] if begun else [step.say]

    def expected(self) -> tuple[str, ...]:
        """The moves that are expected now, in notation; none in free play, or when the learner is not to move."""
        step = self.step
        if step is None or step.is_free or not self.learner_acts:
            return ()
        return tuple(move for move in step.expected if move not in self._done and self._is_move(move))

    def _is_move(self, move: str) -> bool:
        """Whether an expected move is legal: of two that may come in either order only one is left at last."""
        try:
            self.match.read_move(self.lesson.seat, move)
        except (Illegal, Unreadable):
            return False
        return True

    # --- What happens ------------------------------------------------------------------------------------------------

    def advance(self) -> bool:
        """Play one action of another seat, if one is due; False where none is."""
        action = self._due()
        if action is None:
            return False
        self.match.play(action)
        self._pay()
        return True

    def _due(self) -> int | None:
        """What another seat does now; None where the learner must move, or the lesson ends here."""
        match, step = self.match, self.step
        if match.deal_over or match.actor in (self.lesson.seat, CHANCE):
            return None
        place = len(match.deal.actions)
        if step is not None and step.is_free and place >= step.place:
            if match.deal.actions == self._log[:place] and place < len(self._log):
                return self._log[place]
            return self._bot_plays()
        return self._log[place] if place < self.lesson.end else None

    def _bot_plays(self) -> int:
        makes = self.match.game.face("policy").BOTS.get("greedy", RandomBot)
        info = self.match.information_state(self.match.actor)
        return ask(makes(0), info).action

    def answer(self, move: str) -> str | None:
        """The learner's move in notation; see ``answer_actions``."""
        return self.answer_actions(self.match.read_move(self.lesson.seat, move))

    def answer_actions(self, actions: Sequence[int]) -> str | None:
        """The learner's move: None where it is right and has been played, else the message id of what is said to it.

        Two moves are the same where they lead to the same state.  Raises ``Illegal`` where the move is not allowed, or
        the learner is not to move.
        """
        step = self.step
        if step is None or not self.learner_acts:
            raise Illegal("lesson-waits")
        reached = self._after(actions)
        if step.is_free:
            self._play(actions)
            if self.match.deal_over:
                self.step_number += 1
            return None
        for move in self.expected():
            if self._after(self.match.read_move(self.lesson.seat, move)) == reached:
                self._play(actions)
                self._completed(move, step)
                return None
        match = self.match
        return step.answer_to(move_text(match.game, match.rules, match.state, self.lesson.seat, list(actions)))

    def _completed(self, move: str, step: Step) -> None:
        self._done.append(move)
        if not step.is_all or len(self._done) == len(step.expected):
            self.step_number += 1
            self._done = []

    def _play(self, actions: Sequence[int]) -> None:
        for action in actions:
            self.match.play(action)
        self._moves.append(list(actions))
        self._pay()

    def _pay(self) -> None:
        """Where a match with stakes has been won, note what the loser pays for the smallest stake."""
        match, record = self.match, self.match.record
        if match.over and match.game.payment is not None and record.payment is None:
            record.payment = Payment.of(match.game, match.rules, match.before, match.winner, 1)

    def _after(self, actions: Sequence[int]) -> object:
        """The state that the actions lead to, before any card comes."""
        game, rules, state = self.match.game, self.match.rules, self.match.state
        if not actions:
            raise Illegal("lesson-waits")
        for action in actions:
            if game.actor(state) != self.lesson.seat or not contains(game.legal(rules, state), action):
                raise game.explain(rules, state, action)
            state = game.apply(rules, state, action)
        return state
