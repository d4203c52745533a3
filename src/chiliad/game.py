"""What a game must be able to do.

An *action* is one integer, ``kind << 6 | index``.  ``legal`` gives a tuple of masks, one a kind: bit ``i`` of mask
``k`` is the action ``k << 6 | i``.  Chance acts too: each card dealt or drawn is an action, so the log of actions is
the whole game and nothing random is needed to replay it.

The life of a match::

    before = game.before(rules)                         # totals and counters, all zero
    state = game.start(rules, before, dealer)           # chance is to deal
    while (seat := game.actor(state)) != OVER:
        action = …                                      # chance(rules, state, rng) when seat == CHANCE
        state = game.apply(rules, state, action)
    settled = game.settle(rules, state)                 # scores, what is before the next deal, the winner
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from chiliad.bits import below, bit_at, popcount, step
from chiliad.cards import sort_key
from chiliad.errors import Illegal

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

CHANCE = -1
"""``actor`` when a card is to be dealt or drawn."""
OVER = -2
"""``actor`` when the deal is over."""
NOBODY = -1
"""A seat that is none: no declarer yet, no winner, nobody out."""


UNIFORM, GREEDY = 0, 1
"""Policies that play deals on in kernels: every legal action equally likely; what the bot ``greedy`` does."""


class RulesTuple(Protocol):
    """What every game's ``Rules`` has: it is a NamedTuple of integers, one for each option, or of tuples of them."""

    def __init__(self, **options: object) -> None: ...

    @property
    def target(self) -> int:
        """The total that ends the match, in points."""

    @property
    def _fields(self) -> tuple[str, ...]: ...

    def _asdict(self) -> Mapping[str, object]: ...


class StandingTuple(Protocol):
    """What every game's standing before a deal has: it is a NamedTuple of totals and counters, one number a seat."""

    def __init__(self, *counters: tuple[int, ...]) -> None: ...

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals, in points."""

    @property
    def _fields(self) -> tuple[str, ...]: ...

    def _asdict(self) -> Mapping[str, tuple[int, ...]]: ...

    def __iter__(self) -> Iterator[tuple[int, ...] | int]: ...


class Observed(Protocol):
    """What every game's observation has; the rest is the game's own (``games/NAME/observation.py``)."""

    @property
    def rules(self) -> RulesTuple:
        """The options that are in force."""

    @property
    def seat(self) -> int:
        """The seat that observes; NOBODY for the public."""

    @property
    def before(self) -> StandingTuple:
        """The standing before the deal: totals and counters."""

    @property
    def dealer(self) -> int:
        """The dealer's seat."""

    @property
    def legal(self) -> tuple[int, ...]:
        """What the seat may do now, one mask a kind; zeros when another seat must act."""


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
    state: object


class Move(NamedTuple):
    """A legal action, and how it is written: ``Move(0, "bid 100")``.  It prints as its text."""

    action: int
    text: str

    def __str__(self) -> str:
        return self.text


class Seen(NamedTuple):
    """An entry of the log as one seat saw it, with the observations before and after it.

    ``events`` are redacted, ``line`` is the first of them; ``number`` counts the entries of the deal, from 1.
    """

    events: tuple[Event, ...]
    line: str
    before: Any  # the game's own observation: code for all games passes it on to the game's narration and presentation
    after: Any  # as ``before``
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
    """A deal settled: ``points`` made, each total's change, what stands before the next deal, who has won the match.

    ``void``: the deal ended without being played and counts for nothing; the same dealer deals the next one.
    """

    points: tuple[int, ...]
    scores: tuple[int, ...]
    after: Any  # the game's own standing: code for all games passes it on, the game's faces read its counters
    winner: int
    void: bool = False


Rules = TypeVar("Rules", bound=RulesTuple)
Standing = TypeVar("Standing", bound=StandingTuple)
State = TypeVar("State")
Observation = TypeVar("Observation", bound=Observed)
_RulesTaken = TypeVar("_RulesTaken", contravariant=True)
_StateTaken = TypeVar("_StateTaken", contravariant=True)


PROVED, JUDGED = "proved", "judged"
"""How the best move of a problem is known (``games/NAME/problems.py``)."""


class Played(NamedTuple):
    """A deal that players have played, in which ``problems.py`` of its game looks for problems."""

    number: int  # in the sequence of deals of a seed, from 0
    standing: StandingTuple  # before the deal
    dealer: int
    players: tuple[str, ...]  # the bots by seat
    log: tuple[int, ...]  # the actions
    places: tuple[int, ...]  # the decisions that are worth a look: indices into the log


class Entries(Protocol[_RulesTaken, _StateTaken]):
    """The type of ``TypedGame.entries``."""

    def __call__(
        self,
        rules: _RulesTaken,
        start: _StateTaken,
        actions: Sequence[int],
        states: Sequence[_StateTaken] | None = None,
        /,
    ) -> Iterator[Entry]:
        """Read a deal's log from ``start`` on; ``states``: those after each action, where the caller has them."""


_BY_DEFAULT: Any = None  # takes the place of functions of every type
"""What a game gets that leaves a function out: one of ``_DEFAULTS``."""


@dataclass(frozen=True, kw_only=True)
class TypedGame(Generic[Rules, Standing, State, Observation]):
    """A game as data and functions; ``games/NAME/__init__.py`` builds one.  Kernels take ``rules`` first.

    The type variables are the game's own NamedTuples: its options, what stands before a deal, a state, an observation.
    A plain game may leave out the functions that are ``_BY_DEFAULT`` here: what it gets instead is in ``_DEFAULTS``.

    ``reasons`` names what ``why_illegal`` answers: the index is the code, the text the slug; index 0 is ``""``, legal.
    """

    name: str
    package: str
    """The package whose modules are the game's other faces.

    Each has ``narration``, ``presentation``, ``policy`` and ``rule_text``; it may lack ``answers``, ``guide``,
    ``reasons``, ``score_sheet``, ``solver`` and ``statistics``.
    """
    seats: Callable[[Rules], int]
    """``seats(rules)``: how many seats a match has under these rules, also under rules that contradict themselves."""
    options: tuple[Option, ...]
    presets: Mapping[str, Rules]
    """Rules by preset, the default one first."""
    telling: Mapping[str, tuple[str, str, str]] = field(default_factory=dict)
    """The options by which people know each preset, for a game that asks how they play it; empty for any other."""
    seats_option: str = ""
    """The key of the option that says how many play; empty for a game of which all matches have as many seats."""
    reasons: tuple[str, ...]
    action_kinds: int
    """How many masks ``legal`` gives."""
    actions_per_deal_max: int
    """A limit on the length of a deal's log: beyond it a record is refused."""

    problems: Callable[[Rules], list[str]] = _BY_DEFAULT
    """``problems(rules)``: slugs of all that is wrong with a choice of options."""
    disagreements: Callable[[Rules], Iterable[tuple[str, str]]] = _BY_DEFAULT
    """``disagreements(rules)``: the pairs of options whose values exclude each other, the first to be told first."""
    before: Callable[[Rules], Standing]
    standing_keys: Callable[[Rules], tuple[str, ...]] = _BY_DEFAULT
    """``standing_keys(rules)``: the totals and counters that a standing has under these rules, in a record's order."""
    start: Callable[[Rules, Standing, int], State]
    actor: Callable[[State], int]
    legal: Callable[[Rules, State], tuple[int, ...]]
    why_illegal: Callable[[Rules, State, int], int]
    explain: Callable[[Rules, State, int], Illegal]
    """``explain(rules, state, action)``: the refusal as an exception with the details its sentence needs."""
    apply: Callable[[Rules, State, int], State]
    chance: Callable[[Rules, State, int], tuple[int, int]] = _BY_DEFAULT
    """``chance(rules, state, rng) -> (action, rng)``: one card, every physical card equally likely."""
    cards_to_come: Callable[[Rules, State], list[int]] = _BY_DEFAULT
    """``cards_to_come(rules, state)`` when chance acts: its actions, one for each physical card that may come.

    In a record's order of cards: from A down to 2, then s h d c; two equal cards are the same action twice.
    """
    mid_move: Callable[[State], bool] = _BY_DEFAULT
    """``mid_move(state)``: whether a move of several actions has begun and is not complete."""
    check: Callable[[Rules, State], int]
    """``check(rules, state)``: 0, or the number of the invariant that fails."""
    check_before: Callable[[Rules, Standing], str]
    """``check_before(rules, before)``: "", or the slug of why it is impossible."""
    settle: Callable[[Rules, State], Settlement]
    next_dealer: Callable[[Rules, int], int] = _BY_DEFAULT
    """``next_dealer(rules, dealer)``: the seat that deals after ``dealer``, where the deal was not void."""

    observe: Callable[[Rules, State, int], Observation]
    unseen_count: Callable[[Observation], int]
    """``unseen_count(observation)``: how many cards the observing seat has not seen, nor can name the place of."""
    resample: Callable[[Observation, int], tuple[State, int]]
    """``resample(observation, rng) -> (state, rng)``: a world that fits, each possible one equally likely."""
    fill_worlds: Callable[[Observation, Integers, int], int] | None = None
    """``fill_worlds(observation, rows, rng) -> rng``: a world of ``resample`` into each row.

    See ``search.worlds.resample_many``; None: the game has no worlds in batches.
    """
    every_world: Callable[[Observation, int], Iterator[tuple[State, int]]] | None = None
    """``every_world(observation, tries_max)``: every world that fits, with its weight.

    See ``search.worlds.all_worlds``; None: the game can't list them.
    """
    random_deal: Callable[[Rules, Standing, int, int], tuple[State, int, int]] = _BY_DEFAULT
    """``random_deal(rules, before, dealer, rng) -> (state, decisions, rng)``: a deal, every legal action as likely."""

    random_deals: Callable[[Rules, Standing, int, int], tuple[int, int]] = _BY_DEFAULT
    """``random_deals(rules, before, count, rng) -> (decisions, rng)``: many of them, for measuring."""

    action_text: Callable[[Rules, State, int], str]
    """``action_text(rules, state, action)``: the action alone, as a step (``"1 lay K Ks"``)."""
    entries: Entries[Rules, State]
    """``entries(rules, start, actions, states=None)``: a deal's log as typed events, without an incomplete last entry.

    ``states``: those after each action, where the caller has them; else they are computed.
    """
    redact: Callable[[Event, int], Event]
    """``redact(event, seat)``: the event as a seat (NOBODY: the public) may know it when it happens."""
    line: Callable[[Event], str]
    """``line(event)``: the first event of an entry as a canonical line."""
    read_line: Callable[[Rules, State, str], list[int]]
    """``read_line(rules, state, line)``: the actions of one line; raises Unreadable or Illegal."""
    read_move: Callable[[Rules, State, int, str], list[int]] = _BY_DEFAULT
    """``read_move(rules, state, seat, text)``: the actions that a player's move means, a line without the seat.

    It may leave out what the state tells, or what is not known yet (a card that is drawn).  Raises as ``read_line``.
    """
    redact_lines: Callable[[Rules, State, list[str], int], list[str]]
    """``redact_lines(rules, start, lines, seat)``: a deal's lines as a seat (NOBODY: the public) may see them."""
    reconstruct_deal: Callable[[Rules, State, list[str], int, tuple[int, ...] | None], list[str]]
    """``reconstruct_deal(rules, start, lines, seat, scores)``: a whole deal that would be redacted to these lines.

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

    def __post_init__(self) -> None:
        for name, function in _DEFAULTS.items():
            given = getattr(self, name)
            # A game that is made of another by ``replace`` has that game's defaults, which would ask that game.
            if given is _BY_DEFAULT or isinstance(given, _Default):
                object.__setattr__(self, name, _Default(function, self))

    rival: tuple[str, int] | None = None
    """OpenSpiel's nearest game, for ``bench``, and how many of its roll-outs fill a round; None: there is none."""

    @property
    def default_rules(self) -> Rules:
        """The rules of the default preset."""
        return next(iter(self.presets.values()))

    @property
    def default_seats(self) -> int:
        """How many seats a match has under the rules of the default preset."""
        return self.seats(self.default_rules)

    def face(self, name: str) -> ModuleType:
        """A face of the game that is loaded when it is asked for: ``game.face("narration")``."""
        return import_module(f"{self.package}.{name}")

    def face_or_none(self, name: str) -> ModuleType | None:
        """A face that a game may lack (``answers``, ``guide``, ``reasons``, ``solver`` …); None where it does."""
        module = f"{self.package}.{name}"
        return self.face(name) if find_spec(module) is not None else None

    def legal_moves(self, rules: Rules, state: State) -> list[Move]:
        """What may be done in a state, as actions and as text without the seat, ascending; chance's cards too."""
        seat = f"{self.actor(state)} "
        actions = actions_of(self.legal(rules, state))
        return [Move(action, self.action_text(rules, state, action).removeprefix(seat)) for action in actions]

    def write_lines(self, rules: Rules, start: State, actions: Sequence[int]) -> list[str]:
        """A deal's log as canonical lines."""
        return [self.line(entry.events[0]) for entry in self.entries(rules, start, actions)]


# Python has no type for "some game, with states of its own": the functions of one game take no other game's states.
Game = TypedGame[Any, Any, Any, Any]
"""A game whose types are not known: what the registry gives, and what code for all games works with.

Such code annotates rules as ``RulesTuple``, a standing as ``StandingTuple``, an observation as ``Observed`` and a state
as ``object``: this is all that it may know about them.
"""


def with_options(rules: RulesTuple, changes: Mapping[str, int]) -> RulesTuple:
    """The rules with other values for some options, by key."""
    return type(rules)(**{**rules._asdict(), **changes})


class _Default(partial[object]):
    """A default function of one game."""


def _problems(game: Game, rules: RulesTuple) -> list[str]:
    """The keys of all options whose value is not allowed, in the order of ``Game.options``."""
    wrong = []
    for option in game.options:
        value = getattr(rules, option.key)
        in_range = option.low is not None and option.high is not None and option.low <= value <= option.high
        if not in_range and value not in (option.values or {}).values():
            wrong.append(option.key)
    return wrong


def _chance(game: Game, rules: RulesTuple, state: object, rng: int) -> tuple[int, int]:
    """One of the legal actions, each as likely: right where every card is there once."""
    masks = game.legal(rules, state)
    rng = step(rng)
    place = below(rng, sum(map(popcount, masks)))
    for kind, mask in enumerate(masks):
        if place < popcount(mask):
            return kind << 6 | bit_at(mask, place), rng
        place -= popcount(mask)
    raise ValueError("no card comes")


def _cards_to_come(game: Game, rules: RulesTuple, state: object) -> list[int]:
    """The legal actions by the card that ends their text: right where every card is there once."""
    actions = actions_of(game.legal(rules, state))
    return sorted(actions, key=lambda action: sort_key(game.action_text(rules, state, action).split()[-1]))


def _random_deal(
    game: Game, rules: RulesTuple, before: StandingTuple, dealer: int, rng: int
) -> tuple[object, int, int]:
    """A deal by ``chance``, ``legal`` and ``apply``, step by step."""
    state, decisions = game.start(rules, before, dealer), 0
    while (seat := game.actor(state)) != OVER and decisions < game.actions_per_deal_max:
        if seat == CHANCE:
            action, rng = game.chance(rules, state, rng)
        else:
            actions, rng = actions_of(game.legal(rules, state)), step(rng)
            action = actions[below(rng, len(actions))]
            decisions += 1
        state = game.apply(rules, state, action)
    return state, decisions, rng


def _random_deals(game: Game, rules: RulesTuple, before: StandingTuple, count: int, rng: int) -> tuple[int, int]:
    """``count`` deals of ``random_deal``, the deal going round."""
    total, seats = 0, game.seats(rules)
    for number in range(count):
        _, decisions, rng = game.random_deal(rules, before, number % seats, rng)
        total += decisions
    return total, rng


_DEFAULTS: Mapping[str, Callable[..., object]] = {
    "problems": _problems,
    "disagreements": lambda game, rules: (),
    "standing_keys": lambda game, rules: game.before(rules)._fields,
    "chance": _chance,
    "cards_to_come": _cards_to_come,
    "mid_move": lambda game, state: False,  # each action is a move of its own
    "next_dealer": lambda game, rules, dealer: (dealer + 1) % game.seats(rules),
    "random_deal": _random_deal,
    "random_deals": _random_deals,
    "read_move": lambda game, rules, state, seat, text: game.read_line(rules, state, f"{seat} {text}"),
}
"""What a game gets that leaves a function out; each takes the game first."""


def steps(
    apply: Callable[[Rules, State, int], State],
    rules: Rules,
    start: State,
    actions: Sequence[int],
    states: Sequence[State] | None,
) -> Iterator[tuple[State, int, State]]:
    """Each action of a log with the states before and after it; ``states``: those after each, where they are known."""
    state = start
    for place, action in enumerate(actions):
        reached = apply(rules, state, action) if states is None else states[place]
        yield state, action, reached
        state = reached


def actions_of(masks: tuple[int, ...]) -> list[int]:
    """The actions in a tuple of masks, ascending."""
    actions = []
    for kind, mask in enumerate(masks):
        while mask:
            actions.append(kind << 6 | (mask & -mask).bit_length() - 1)
            mask &= mask - 1
    return actions


def contains(masks: tuple[int, ...], action: int) -> bool:
    """Whether ``action`` is among ``masks``."""
    return 0 <= action >> 6 < len(masks) and bool(masks[action >> 6] >> (action & 63) & 1)
