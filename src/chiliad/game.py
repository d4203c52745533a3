"""What a game must be able to do.

An *action* is one integer, ``page << 6 | bit``.  ``legal`` gives a tuple of masks, one a page: bit ``b`` of page ``p``
is the action ``p << 6 | b``.  Chance acts too: each card dealt or drawn is an action, so the log of actions is the
whole game and nothing random is needed to replay it.

The life of a match::

    before = game.before(rules)                         # totals and counters, all zero
    state = game.start(rules, before, dealer)           # chance is to deal
    while (seat := game.actor(state)) != OVER:
        action = …                                      # chance(rules, state, x) when seat == CHANCE
        state = game.apply(rules, state, action)
    settled = game.settle(rules, state)                 # scores, what is before the next deal, the winner
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

from chiliad.errors import Illegal

CHANCE = -1
"""``actor`` when a card is to be dealt or drawn."""
OVER = -2
"""``actor`` when the deal is over."""
NOBODY = -1
"""A seat that is none: no declarer yet, no winner, nobody out."""


class Event:
    """Something that happens in a deal; each game has its own (``games/NAME/events.py``)."""

    __slots__ = ()


class Entry(NamedTuple):
    """One entry of a deal's log: what chance or a player does at once, and what follows from it.

    ``events``: the first is what is done, and what the entry's line of notation says; ``length``: how many actions the
    log has up to its end; ``state``: the state then.
    """

    events: tuple[Event, ...]
    length: int
    state: Any


class Move(NamedTuple):
    """A legal action, and how it is written: ``Move(0, "bid 100")``.  It prints as its text."""

    action: int
    text: str

    def __str__(self) -> str:
        return self.text


class Seen(NamedTuple):
    """An entry of the log as one seat saw it, with the views before and after it.

    ``events`` are redacted, ``line`` is the first of them; ``number`` counts the entries of the deal, from 1.
    """

    events: tuple[Event, ...]
    line: str
    before: Any
    after: Any
    number: int


@dataclass(frozen=True)
class Option:
    """One option of the rules, as people set it.

    ``values`` maps each word a person may write to the number in ``Rules``; None for a plain number, which then lies
    in ``low .. high``.  A number may have words besides (``none``): both are then given.
    ``paragraph`` is the rule it belongs to.
    """

    key: str
    paragraph: str
    values: Mapping[str, int] | None = None
    low: int | None = None
    high: int | None = None


@dataclass(frozen=True)
class Settlement:
    """A deal settled: ``points`` made, each total's change, what stands before the next deal, who has won the match."""

    points: tuple[int, ...]
    scores: tuple[int, ...]
    after: Any
    winner: int


Rules = TypeVar("Rules")
Standing = TypeVar("Standing")
State = TypeVar("State")
Observation = TypeVar("Observation")


@dataclass(frozen=True)
class TypedGame(Generic[Rules, Standing, State, Observation]):
    """A game as data and functions; ``games/NAME/__init__.py`` builds one.  Kernels take ``rules`` first.

    The type variables are the game's own NamedTuples: its options, what stands before a deal, a state, a view.
    ``reasons`` names what ``why_illegal`` answers: the index is the code, the text the slug; index 0 is ``""``, legal.
    """

    name: str
    package: str
    """The package whose modules are the game's other faces: ``narration``, ``presentation``, ``policy``."""
    seats: int
    options: tuple[Option, ...]
    presets: Mapping[str, Rules]
    """Rules by preset, the default one first."""
    reasons: tuple[str, ...]
    pages: int
    """How many masks ``legal`` gives."""
    actions_per_deal_max: int
    """A limit on the length of a deal's log: beyond it a record is refused."""

    problems: Callable[[Rules], list[str]]
    """``problems(rules)``: slugs of all that is wrong with a choice of options."""
    before: Callable[[Rules], Standing]
    start: Callable[[Rules, Standing, int], State]
    actor: Callable[[State], int]
    legal: Callable[[Rules, State], tuple[int, ...]]
    why_illegal: Callable[[Rules, State, int], int]
    explain: Callable[[Rules, State, int], Illegal]
    """``explain(rules, state, action)``: the refusal as an exception with the details its sentence needs."""
    apply: Callable[[Rules, State, int], State]
    chance: Callable[[Rules, State, int], tuple[int, int]]
    """``chance(rules, state, x) -> (action, x)``: one card, every physical card equally likely."""
    cards_to_come: Callable[[Rules, State], list[int]]
    """``cards_to_come(rules, state)`` when chance acts: its actions, one for each physical card that may come.

    In a record's order of cards: from A down to 2, then s h d c; two equal cards are the same action twice.
    """
    midway: Callable[[State], bool]
    """``midway(state)``: whether what takes several actions and is one move to people has begun and is not complete."""
    check: Callable[[Rules, State], int]
    """``check(rules, state)``: 0, or the number of the invariant that fails."""
    check_before: Callable[[Rules, Standing], str]
    """``check_before(rules, before)``: "", or the slug of why it is impossible."""
    settle: Callable[[Rules, State], Settlement]
    next_dealer: Callable[[int], int]

    view: Callable[[Rules, State, int], Observation]
    unseen: Callable[[Observation], int]
    """``unseen(view)``: how many cards the view's seat has not seen, nor can name the place of."""
    resample: Callable[[Observation, int], tuple[State, int]]
    """``resample(view, x) -> (state, x)``: a world that fits the view, each possible one equally likely."""
    random_deal: Callable[[Rules, Standing, int, int], tuple[State, int, int]]
    """``random_deal(rules, before, dealer, x) -> (state, decisions, x)``: a deal, every legal action as likely."""

    random_deals: Callable[[Rules, Standing, int, int], tuple[int, int]]
    """``random_deals(rules, before, count, x) -> (decisions, x)``: many of them, for measuring."""

    action_text: Callable[[Rules, State, int], str]
    """``action_text(rules, state, action)``: the action alone, as a step (``"1 lay K Ks"``)."""
    entries: Callable[[Rules, State, Sequence[int]], Iterator[Entry]]
    """``entries(rules, start, actions)``: a deal's log as typed events; an entry that is not complete is left out."""
    redact: Callable[[Event, int], Event]
    """``redact(event, seat)``: the event as a seat (NOBODY: the public) may know it when it happens."""
    line: Callable[[Event], str]
    """``line(event)``: the first event of an entry as a canonical line."""
    read_line: Callable[[Rules, State, str], list[int]]
    """``read_line(rules, state, line)``: the actions one line stands for; raises Unreadable or Illegal."""
    read_move: Callable[[Rules, State, int, str], list[int]]
    """``read_move(rules, state, seat, text)``: the actions that a player's move means, a line without the seat.

    It may leave out what the state tells, or what is not known yet (a card that is drawn).  Raises as ``read_line``.
    """
    redact_lines: Callable[[Rules, list[str], int], list[str]]
    """``redact_lines(rules, lines, seat)``: the lines as a seat (NOBODY: the public) may see them."""
    complete_lines: Callable[[Rules, State, list[str], int, tuple[int, ...] | None], list[str]]
    """``complete_lines(rules, start, lines, seat, scores)``: a whole deal that would be redacted to these lines.

    ``scores``, where the record states them, may tell what a hidden hand was worth.  Line by line; where no deal can be
    found, the engine refuses what is given at the line that can't be.
    """

    has_points: bool = True
    """Whether a deal's points are a figure of their own, apart from its scores; else ``Settlement.points`` is empty."""
    payment: Callable[[Rules, Standing, int, int], int] | None = None
    """``payment(rules, after, winner, small)``: what the loser pays, in the stakes' unit; None: no stakes."""
    large_stake: int = 0
    """How many small stakes the large one is, where there are stakes."""
    paragraph_letter: str = ""
    """What the numbers of its rules begin with (``M8``), in small; "": the first letter of its name."""

    def face(self, name: str) -> ModuleType:
        """A face of the game that is loaded when it is asked for: ``game.face("narration")``."""
        return import_module(f"{self.package}.{name}")

    def legal_moves(self, rules: Rules, state: State) -> list[Move]:
        """What may be done in a state, as actions and as text without the seat, ascending; chance's cards too."""
        seat = f"{self.actor(state)} "
        actions = actions_of(self.legal(rules, state))
        return [Move(action, self.action_text(rules, state, action).removeprefix(seat)) for action in actions]

    def write_lines(self, rules: Rules, start: State, actions: Sequence[int]) -> list[str]:
        """A deal's log as canonical lines."""
        return [self.line(entry.events[0]) for entry in self.entries(rules, start, actions)]


Game = TypedGame[Any, Any, Any, Any]
"""A game whose types are not known: what the registry gives, and what code for all games works with."""


def actions_of(masks: tuple[int, ...]) -> list[int]:
    """The actions in a tuple of masks, ascending."""
    actions = []
    for page, mask in enumerate(masks):
        while mask:
            actions.append(page << 6 | (mask & -mask).bit_length() - 1)
            mask &= mask - 1
    return actions


def contains(masks: tuple[int, ...], action: int) -> bool:
    """Whether ``action`` is among ``masks``."""
    return 0 <= action >> 6 < len(masks) and bool(masks[action >> 6] >> (action & 63) & 1)
