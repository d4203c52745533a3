"""Lessons: short deals in which a player learns a game by playing it.

A lesson is a file ``games/GAME/lessons/NUMBER-NAME.toml``: a record of one deal (``docs/notation.md``), the table
``[lesson]`` and a ``[[step]]`` for each decision of the learner.  ``docs/lessons.md`` says how to write one.

    lessons = lessons_of("GAME")                a game's lessons in their order; () where it has none
    lesson = find_lesson("GAME", "NAME")        by name, or by number: "1"; raises Unreadable("unknown-lesson")
    lesson.game, lesson.name, lesson.number, lesson.seat, lesson.is_open, lesson.recaps, lesson.steps
    lesson.title_id, lesson.end_id              message ids: what it is called; what is said when it is over

``lesson_run.py`` plays one::

    run = LessonRun(lesson)                     or LessonRun.resumed(lesson, saved)
    run.match                                   a ``Match``: show it as any match (``play/deal_view.py``), as seen from
                                                ``lesson.seat``; all hands lie open where ``lesson.is_open``
    while run.advance(): ...                    each call plays one action of another seat; False: none is due now
    run.finished                                whether the lesson is over
    run.said()                                  the message ids of what is said now, before the learner's move
    run.expected()                              the moves that are expected, in notation; () in free play
    run.answer("play Ah")                       None: it was right and has been played; else the message id of the
                                                sentence that says why not, and nothing has changed.  Raises ``Illegal``
                                                or ``Unreadable`` where the rules refuse the move
    run.saved()                                 the progress as JSON: {"moves": [[action, ...], ...]}
    lesson_text(run.lesson, message_id, said)   the sentence; ``said`` is a ``Said`` or ``Words``
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from chiliad.cards import RANKS, SUITS
from chiliad.errors import Unreadable
from chiliad.game import CHANCE, Game
from chiliad.games import find
from chiliad.i18n.words import Words, names_of
from chiliad.records.model import Record
from chiliad.records.reading import read_tables
from chiliad.records.toml import TomlTable, TomlValue, read_toml

_FILE_NAME = re.compile(r"([1-9][0-9]?)-([a-z][a-z0-9-]*)\.toml")
_LESSON_KEYS = {"seat", "open", "recap", "start", "end"}
_STEP_KEYS = {"at", "say", "expect", "expect_all", "free", "otherwise", "instead"}


@dataclass(frozen=True)
class Step:
    """One decision of the learner, or the free play that ends a lesson.

    ``place``: the index of the action in the deal's log at which it comes.
    """

    place: int
    say: str
    """The message id of what is said before it; "": nothing."""
    expected: tuple[str, ...]
    """The moves that are expected, in notation without the seat; none in free play."""
    is_all: bool = False
    """Whether every expected move must be made, in any order; else one of them."""
    is_free: bool = False
    """Whether any legal move will do, until the deal is over."""
    otherwise: str = ""
    """The message id of what is said to any other move that ``instead`` does not name; "": there is none."""
    instead: dict[str, str] = field(default_factory=dict)
    """Message ids of what is said to moves that are not expected, by the move or a pattern: ``bid *``."""

    def answer_to(self, move: str) -> str:
        """The message id of what is said to a move that is not expected; "" where nobody has written it."""
        if move in self.instead:
            return self.instead[move]
        return next((said for pattern, said in self.instead.items() if fnmatchcase(move, pattern)), self.otherwise)

    def message_ids(self) -> list[str]:
        """All that it may say."""
        return [one for one in (self.say, self.otherwise, *self.instead.values()) if one]


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson as it was read; each is read once."""

    game: Game
    number: int
    name: str
    record: Record
    seat: int
    is_open: bool
    """Whether all cards lie open, so that the learner sees every hand."""
    recaps: bool
    """Whether it begins in a deal that has gone on for a while, so that the learner is told what lies on the table."""
    start: int
    """So many actions of the log have been played when it begins."""
    end: int
    """The log's actions from this place on are not played, unless in free play."""
    steps: tuple[Step, ...]

    @property
    def title_id(self) -> str:
        """The message id of what it is called."""
        return _message_id(self.game.name, self.name)

    @property
    def end_id(self) -> str:
        """The message id of what is said when it is over."""
        return f"{self.title_id}-end"

    def message_ids(self) -> list[str]:
        """All that it may say, each once, in the order of its steps."""
        steps = [message_id for step in self.steps for message_id in step.message_ids()]
        return list(dict.fromkeys([self.title_id, *steps, self.end_id]))


def lesson_text(lesson: Lesson, message_id: str, words: Words) -> str:
    """A sentence of a lesson.  The message may use ``$card-Ks`` for a card, ``$rank-K`` for a rank, ``$player1`` for
    the name of seat 1.
    """
    return words.text(message_id, **_arguments(lesson, words))


def _arguments(lesson: Lesson, words: Words) -> dict[str, str | int]:
    cards = {f"card-{rank}{suit}": words.card(rank + suit) for rank in RANKS for suit in SUITS}
    ranks = {f"rank-{rank}": words.rank(rank) for rank in RANKS}
    names = names_of(lesson.record.players, words.text)
    return {**cards, **ranks, **{f"player{seat}": name for seat, name in enumerate(names)}}


# --- Finding ---------------------------------------------------------------------------------------------------------


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where it has none."""
    found = find(game)
    return tuple(read_lesson(found, path) for path in _files(found))


def _files(game: Game) -> list[Path]:
    spec = find_spec(game.package)
    folders = [Path(place) / "lessons" for place in (spec.submodule_search_locations or ())] if spec else []
    paths = [path for folder in folders if folder.is_dir() for path in folder.glob("*.toml")]
    return sorted(paths, key=lambda path: int(path.name.partition("-")[0]))


def find_lesson(game: str, name: str) -> Lesson:
    """The lesson with this name or number; raises ``Unreadable("unknown-lesson")``."""
    lessons = lessons_of(game)
    for lesson in lessons:
        if name in (lesson.name, str(lesson.number)):
            return lesson
    raise Unreadable("unknown-lesson", lesson=name[:40], known=", ".join(lesson.name for lesson in lessons))


# --- Reading ---------------------------------------------------------------------------------------------------------


def read_lesson(game: Game, path: Path) -> Lesson:
    """Read a lesson's file.

    Raises ``BadRecord`` where its record is none, ``ValueError`` for any other fault of the file: its author's.
    """
    named = _FILE_NAME.fullmatch(path.name)
    if named is None:
        raise ValueError(f"{path.name}: a lesson is called NUMBER-NAME.toml")
    tables = read_toml(path.read_bytes())
    head, steps = tables.pop("lesson", {}), tables.pop("step", [])
    record = read_tables(tables)
    if record.game.name != game.name or len(record.deals) != 1:
        raise ValueError(f"{path.name}: a lesson is one deal of {game.name}")
    return _Reader(path.name, record, named[2]).lesson(int(named[1]), head, steps)


class _Reader:
    """Reads the tables of a lesson beside its record."""

    def __init__(self, file: str, record: Record, name: str) -> None:
        self._file, self._record, self._name = file, record, name
        self._places: dict[int, int] = {}  # the index of its first action, by the index of a line
        for place, line in enumerate(record.deals[0].lines_read):
            self._places.setdefault(line - 1, place)

    def lesson(self, number: int, head: TomlValue, steps: TomlValue) -> Lesson:
        """The lesson of these tables."""
        if not isinstance(head, dict) or not isinstance(steps, list) or set(head) - _LESSON_KEYS:
            raise self._fault(f"[lesson] has {', '.join(sorted(_LESSON_KEYS))}; [[step]] is a list of tables")
        length = len(self._record.deals[0].actions)
        seat = head.get("seat", 0)
        if not isinstance(seat, int) or not 0 <= seat < self._record.seats:
            raise self._fault("seat")
        return Lesson(
            game=self._record.game,
            number=number,
            name=self._name,
            record=self._record,
            seat=seat,
            is_open=bool(head.get("open", False)),
            recaps=bool(head.get("recap", False)),
            start=self._place(head.get("start", 0)),
            end=self._place(head["end"]) if "end" in head else length,
            steps=tuple(self._step(at, table, seat) for at, table in enumerate(steps)),
        )

    def _step(self, at: int, table: TomlValue, seat: int) -> Step:
        if not isinstance(table, dict) or set(table) - _STEP_KEYS:
            raise self._fault(f"step {at + 1} has {', '.join(sorted(_STEP_KEYS))}")
        place, instead = self._place(table.get("at")), table.get("instead", {})
        if not isinstance(instead, dict):
            raise self._fault(f"step {at + 1}: instead is a table")
        is_free = bool(table.get("free", False))
        expected = self._texts(table.get("expect_all", table.get("expect", [])))
        if not expected and not is_free:
            expected = (self._own_move(place, seat),)
        return Step(
            place=place,
            say=self._id(table, "say"),
            expected=expected,
            is_all="expect_all" in table,
            is_free=is_free,
            otherwise=self._id(table, "otherwise"),
            instead={move: self._id(instead, move) for move in instead},
        )

    def _own_move(self, place: int, seat: int) -> str:
        """The move that the record has at this place: the line without the cards that chance gives in it."""
        record, deal = self._record, self._record.deals[0]
        game, rules, state, actions = record.game, record.rules, record.at(1, place), list[int]()
        for at in range(place, len(deal.actions)):
            if deal.lines_read[at] != deal.lines_read[place] or game.actor(state) == CHANCE:
                break
            actions.append(deal.actions[at])
            state = game.apply(rules, state, deal.actions[at])
        return move_text(game, rules, record.at(1, place), seat, actions)

    def _place(self, line: TomlValue | None) -> int:
        if not isinstance(line, int) or line not in self._places:
            raise self._fault(f"the record has no line {line}, counted from 0")
        return self._places[line]

    def _texts(self, value: TomlValue) -> tuple[str, ...]:
        texts = [one for one in value if isinstance(one, str)] if isinstance(value, list) else []
        if not isinstance(value, list) or len(texts) < len(value):
            raise self._fault("expected moves are a list of texts")
        return tuple(texts)

    def _id(self, table: TomlTable, key: str) -> str:
        """A message id: what the file has is its last part."""
        value = table.get(key, "")
        if not isinstance(value, str):
            raise self._fault(f"{key} is a text")
        return _message_id(self._record.game.name, f"{self._name}-{value}") if value else ""

    def _fault(self, told: str) -> ValueError:
        return ValueError(f"{self._file}: {told}")


def _message_id(game: str, rest: str) -> str:
    return f"lesson-{game}-{rest}"


def move_text(game: Game, rules: object, state: object, seat: int, actions: list[int]) -> str:
    """A move of several actions as a line without its seat; of one action as ``legal_moves`` writes it."""
    if len(actions) > 1 and (lines := game.write_lines(rules, state, actions)):
        return lines[0].removeprefix(f"{seat} ")
    return game.action_text(rules, state, actions[0]).removeprefix(f"{seat} ")
