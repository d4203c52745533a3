"""What is asked of a deal on a score sheet, one question after the other: for those who can't be asked in one go.

A page sends all answers so far and is given the next question, or the figures that they come to.  Which questions there
are is for the game to say (``score_sheet.asked``); the terminal asks the same ones.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, cast

from chiliad.errors import Unreadable
from chiliad.game import StandingTuple
from chiliad.i18n.words import Seats
from chiliad.play.sheet_texts import named
from chiliad.presentation.figures import COUNT_VERB, Bounds, Counted, CountedGroup, counted_before
from chiliad.presentation.said import Said
from chiliad.records import Record
from chiliad.records.toml import TomlTable

Answer = bool | int | str
Kind = Literal["player", "number", "yes", "cards", "count"]
ANSWER_CHARS_MAX = 200
_SUM = re.compile(r"[+-]?[0-9]{1,6}(?:[+-][0-9]{1,6}){0,30}", re.ASCII)


class Verb(NamedTuple):
    """An answer besides the usual ones, and what it is called."""

    verb: str
    label: str


class KindShown(NamedTuple):
    """A kind of cards that are counted (``figures.CountedKind``), with what it is called."""

    card: str
    label: str
    worth: int
    most: int
    alone: bool
    was: int


class GroupShown(NamedTuple):
    """Cards of one place that are counted, row by row."""

    title: str
    rows: tuple[tuple[KindShown, ...], ...]


class Question(NamedTuple):
    """A question about a deal.

    ``seats``: the players that may be answered; ``usual``: a number that no answer means; ``likely``: numbers that are
    offered, others within ``bounds`` may be answered too; ``cards`` with what they are called, of which ``wanted`` are
    answered, run together; ``groups`` of cards that are counted, and what those ``counted`` so far come to.  ``seat``
    is the player whom it is about; ``was`` what was answered before the deal was corrected.  ``brief`` says in a word
    or two what was asked, before the answer; ``hint`` what the likely numbers are, or what the deal
    comes to with a verb.
    """

    kind: Kind
    text: str
    seats: tuple[int, ...] = ()
    verbs: tuple[Verb, ...] = ()
    usual: int | None = None
    likely: tuple[int, ...] = ()
    bounds: Bounds | None = None
    cards: tuple[Verb, ...] = ()
    wanted: int = 0
    seat: int | None = None
    was: Answer | None = None
    groups: tuple[GroupShown, ...] = ()
    counted: str | None = None
    brief: str = ""
    hint: str = ""


class AsBefore:
    """Answers what was answered before (``figures.Asker``); raises ``NotNoted`` where that is nothing."""

    @staticmethod
    def _was(was: object) -> object:
        if was is None:
            raise NotNoted
        return was

    def player(self, question: str, seats: Sequence[int], *verbs: str, was: object = None) -> int | str:
        """The player, or the verb."""
        return cast("int | str", self._was(was))

    def number(
        self,
        question: str,
        bounds: Bounds,
        *verbs: str,
        seat: int = 0,
        usual: int | None = None,
        likely: Sequence[int] = (),
        ends: Sequence[int] = (),
        was: object = None,
    ) -> int | str:
        """The number, or the verb."""
        return cast("int | str", self._was(was))

    def yes(self, question: str, seat: int, was: object = None) -> bool:
        """Yes or no."""
        return cast("bool", self._was(was))

    def cards(self, question: str, count: int, deck: Sequence[str], was: object = None) -> str:
        """The cards."""
        return cast("str", self._was(was))

    def count(
        self, question: str, groups: Sequence[CountedGroup], counted: Callable[[str], Counted], *, seat: int
    ) -> str:
        """Cards are not noted as they were counted."""
        raise NotNoted


class NotNoted(Exception):
    """A question about a deal to which nobody has noted the answer."""


class Step(NamedTuple):
    """A question, and which step comes after each kind of answer: None where nothing more is asked.

    The kinds are a seat's number, a verb, ``yes`` and ``no``, ``cards``, ``0`` and ``number`` for any other number.
    """

    question: Question
    next: dict[str, int | None]


class Script(NamedTuple):
    """All questions of a deal, for whoever cannot ask for the next one: the step that begins it, by its dealer.

    Counting cards is left out, and so is which numbers are likely, where that depends on numbers that were answered.
    All numbers but 0 lead on alike here; where one would not, whoever has the answers settled later finds that another
    question was answered.
    """

    steps: list[Step]
    first: list[int]


def sum_in(text: str) -> int | None:
    """The number that a text is, or the sum of its numbers; None if it is neither."""
    return sum(map(int, re.findall(r"[+-]?[0-9]+", text))) if _SUM.fullmatch(text) else None


def check_number(number: int, bounds: Bounds) -> None:
    """Refuse a number that can't be the answer, before anything else is asked; raises ``Unreadable``."""
    if not bounds.low <= number <= bounds.high:
        raise Unreadable("number-out-of-bounds", number=number, low=bounds.low, high=bounds.high)
    if number % bounds.step:
        raise Unreadable("number-not-a-step", number=number, step=bounds.step)


def next_question(
    record: Record,
    before: StandingTuple | None,
    dealer: int,
    answers: Sequence[Answer],
    said: Said,
    was: TomlTable | None = None,
    counting: str | None = None,
    *,
    rest: bool = False,
) -> Question | TomlTable:
    """The question after these answers about a deal, or its figures where nothing more is asked.

    ``before``: what stood before it, None where that is not known: then it may be any deal of the match.  ``was``: the
    figures that it has now, where they are corrected; ``counting``: the cards counted so far, where cards
    are, None for those that were counted before; ``rest``: what is not answered is as it was before.  Raises
    ``Unreadable`` for an answer that can't be one, and where not all the rest was answered before.
    """
    asker = _Answered(said, Seats(said, record.players, None), answers, counting, rest)
    try:
        figures: TomlTable = record.game.face("score_sheet").asked(record.rules, before, dealer, was or {}, asker)
    except _Unanswered as unanswered:
        if rest:
            raise Unreadable("sheet-rest-unanswered") from None
        return unanswered.question
    asker.check_all_used()
    return figures


def script(record: Record, said: Said) -> Script:
    """The questions of the deals of a match, whatever stands before them."""
    steps: list[Step] = []
    places: dict[str, int] = {}  # of steps that are the same

    def place(dealer: int, answers: tuple[Answer, ...], numbers: bool) -> int | None:
        question = next_question(record, None, dealer, answers, said)
        if not isinstance(question, Question):
            return None
        # What cards come to must be asked.
        question = question._replace(verbs=tuple(one for one in question.verbs if one.verb != COUNT_VERB))
        after = {
            kind: place(dealer, (*answers, answer), numbers or question.kind == "number")
            for kind, answer in _kinds(question)
        }
        step = Step(question._replace(likely=(), hint="") if numbers else question, after)
        if (known := repr(step)) not in places:
            places[known] = len(steps)
            steps.append(step)
        return places[known]

    first = [place(dealer, (), False) for dealer in range(record.seats)]
    return Script(steps, [one for one in first if one is not None])


def _kinds(question: Question) -> list[tuple[str, Answer]]:
    """The kinds of answers to a question, each with one of them."""
    found: list[tuple[str, Answer]] = [(str(seat), seat) for seat in question.seats]
    found += [(verb, verb) for verb, _ in question.verbs]
    if question.kind == "yes":
        found += [("yes", True), ("no", False)]
    elif question.kind == "cards":
        found.append(("cards", ""))
    elif question.bounds is not None:
        low, high, step = question.bounds
        if low <= 0 <= high:
            found.append(("0", 0))
        found.append(("number", max(low, step)))
    return found


class _Unanswered(Exception):
    def __init__(self, question: Question) -> None:
        super().__init__(question.text)
        self.question = question


class _Answered:
    """Answers a game's questions with what was answered before (``figures.Asker``)."""

    def __init__(self, said: Said, seats: Seats, answers: Sequence[Answer], counting: str | None, rest: bool) -> None:
        self._said, self._seats, self._answers = said, seats, [*answers]
        self._counting, self._rest = counting, rest

    def check_all_used(self) -> None:
        if self._answers:
            raise self._bad(self._answers[0])

    def player(self, question: str, seats: Sequence[int], *verbs: str, was: object = None) -> int | str:
        names = self._said.named([self._seats.names[seat] for seat in seats])
        before = was if isinstance(was, int | str) and was in (*seats, *verbs) else None
        text = self._said.text(question, names=names)
        asked = Question("player", text, tuple(seats), self._verbs(verbs), was=before)
        answer = self._next(asked._replace(brief=self._more(question, "brief")))
        if answer in verbs or (type(answer) is int and answer in seats):
            return answer
        raise self._bad(answer)

    def number(
        self,
        question: str,
        bounds: Bounds,
        *verbs: str,
        seat: int = 0,
        usual: int | None = None,
        likely: Sequence[int] = (),
        ends: Sequence[int] = (),
        was: object = None,
    ) -> int | str:
        before = was if isinstance(was, int) or (isinstance(was, str) and was in verbs) else None
        asked = Question("number", self._said.text(question, **self._seats.who(seat)), (), self._verbs(verbs), usual)
        asked = asked._replace(likely=tuple(likely), bounds=bounds, seat=seat, was=before)
        hint = self._more(question, "hint") if likely else self._scores(ends)
        answer = self._next(asked._replace(brief=self._more(question, "brief", seat), hint=hint))
        if answer in verbs and isinstance(answer, str):
            return answer
        found = sum_in(answer) if isinstance(answer, str) else answer
        if found is None or isinstance(found, bool):
            raise self._bad(answer)
        check_number(found, bounds)
        return found

    def yes(self, question: str, seat: int, was: object = None) -> bool:
        before = was if isinstance(was, bool) else None
        text = self._said.text(question, **self._seats.who(seat))
        answer = self._next(Question("yes", text, seat=seat, was=before, brief=self._more(question, "brief", seat)))
        if not isinstance(answer, bool):
            raise self._bad(answer)
        return answer

    def cards(self, question: str, count: int, deck: Sequence[str], was: object = None) -> str:
        cards = tuple(Verb(card, self._said.cards([card])) for card in deck)
        before = was if isinstance(was, str) else None
        asked = Question("cards", self._said.text(question), cards=cards, wanted=count, was=before)
        answer = self._next(asked._replace(brief=self._more(question, "brief")))
        if not isinstance(answer, str):
            raise self._bad(answer)
        return answer

    def count(
        self, question: str, groups: Sequence[CountedGroup], counted: Callable[[str], Counted], *, seat: int
    ) -> str:
        so_far = counted(counted_before(groups) if self._counting is None else self._counting)
        shown = tuple(
            GroupShown(
                self._said.text(group.title, left=group.left),
                tuple(
                    tuple(KindShown(one.card, self._called(one.card), *one[1:]) for one in row) for row in group.rows
                ),
            )
            for group in groups
        )
        text, told = self._said.text(question, **self._seats.who(seat)), self._said.text(so_far.message, **so_far.args)
        brief = self._more(question, "brief", seat)
        answer = self._next(Question("count", text, groups=shown, counted=told, brief=brief))
        if not isinstance(answer, str):
            raise self._bad(answer)
        return answer

    def _called(self, card: str) -> str:
        return self._said.cards([card]) if len(card) > 1 else self._said.rank(card)

    def _next(self, question: Question) -> Answer:
        if not self._answers and self._rest and question.was is not None:
            return question.was
        if not self._answers:
            raise _Unanswered(question)
        return self._answers.pop(0)

    def _more(self, question: str, what: str, seat: int | None = None) -> str:
        """What the catalogues say of a question besides; nothing where they don't."""
        message = f"{question}.{what}"
        who = {} if seat is None else self._seats.who(seat)
        return self._said.text(message, **who) if self._said.language.has(message) else ""

    def _scores(self, scores: Sequence[int]) -> str:
        """What each player gets in a deal; nothing where that is not known."""
        signed = [self._said.language.number(f"{score:+}" if score else "0") for score in scores]
        return named(signed, self._seats.names, self._said) if signed else ""

    def _verbs(self, verbs: Sequence[str]) -> tuple[Verb, ...]:
        return tuple(Verb(verb, self._said.text(f"score-verb-{verb}")) for verb in verbs)

    @staticmethod
    def _bad(answer: Answer) -> Unreadable:
        return Unreadable("sheet-answer", text=str(answer)[:ANSWER_CHARS_MAX])
