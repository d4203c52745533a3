"""The balance of luck and skill of a deal: what each of its events changed, in chance of winning the match.

Every state has a value for each seat (``games/NAME/valuation.py``): what a *reference* player in all seats makes of it,
who sees no hidden card.  The value before an event of chance is the mean over what could have come, so that

* luck of an event of chance = value after it − value before it, which is zero on average;
* a decision changes the value by value after it − value before it; its *slip* is the mean of that change over worlds
  that the player could not tell from the true one, and *luck of the hidden cards* is, averaged over the same worlds,
  how much more it changed in the true world.

The sum of all changes is the result less what was expected: Zare's identity, and the base of AIVAT (Burch et al. 2018).
``docs/analysis.md`` explains and works through a deal.

Values are integers in units of ``1 / UNIT``; numbers of roll-outs and of worlds are powers of two, so no mean is
rounded, every sum is exact, and a value as a float is exact too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from chiliad.bits import seed_from
from chiliad.errors import Unavailable
from chiliad.game import CHANCE, NOBODY, Game, RulesTuple
from chiliad.information import InformationState
from chiliad.play.observing import Observer
from chiliad.records import Deal, Record
from chiliad.search.worlds import pack_states

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from chiliad.game import Observed
    from chiliad.numpy_arrays import Integers

    Floats = NDArray[numpy.float64]

UNIT = 1 << 40
"""Values are stored in this unit: a match that is won, or a small stake that is paid."""
_VALUED = 1 << 20  # the unit of the games' own values

LUCK_DEAL, LUCK_DRAWS, LUCK_HIDDEN = "luck_deal", "luck_draws", "luck_hidden"
OWN, OTHERS = "own_slips", "others_slips"
LUCK = (LUCK_DEAL, LUCK_DRAWS, LUCK_HIDDEN)
TERMS = (*LUCK, OWN, OTHERS)
"""The parts of a balance: luck of the cards dealt, of the talon and the draws, of the hidden cards; decisions."""


@dataclass(frozen=True)
class Effort:
    """How much a balance samples.  All numbers are powers of two."""

    times: int
    """Roll-outs for the value of a state that chance still has a part in."""
    worlds: int
    """Worlds in which a decision is judged."""
    world_times: int
    """Roll-outs in each of them, where chance still has a part."""

    @classmethod
    def of(cls, face: ModuleType, nodes: int | None) -> Effort:
        """How to spend so many roll-outs on a value and on each action of a decision (None: the game's usual number).

        The number is rounded down to a power of two; it is at least 4.
        """
        nodes = face.NODES if nodes is None else nodes
        times = 1 << max(2, min(nodes, NODES_MAX).bit_length() - 1)
        judged = max(4, times // face.WORLDS_SHARE)
        world_times = min(face.WORLD_TIMES, judged // 4)
        return cls(times, judged // world_times, world_times)


ROLLOUTS_SEED = 0xBA1A
"""Apart from the places of a log, so that roll-outs share no random numbers with cards that were dealt by a seed."""
NODES_MAX = 1 << 14
"""More roll-outs than that would not fit the exact sums, and take minutes a deal."""


@dataclass(frozen=True)
class Change:
    """What one event changed.

    ``terms``: by its name, each part of the change, a number for each column: the seats by their match chance, then by
    their stakes where there are any; in units of ``1 / UNIT``.  ``errors``: the standard errors of the same.
    """

    step: int
    """How many actions of the deal come before the event."""
    seat: int
    """Who decided; CHANCE."""
    terms: dict[str, tuple[int, ...]]
    errors: dict[str, tuple[float, ...]]


@dataclass(frozen=True)
class Slip:
    """A decision that seems to have cost something.

    ``loss``: of the seat's chance to win the match, and its standard error, in the samples in which it was found.
    """

    step: int
    """How many actions of the deal come before the decision."""
    seat: int
    loss: float
    error: float


class Comparison(NamedTuple):
    """A seat's chance to win the match after what it did and after another move; the loss and its standard error."""

    played: float
    other: float
    loss: float
    error: float


@dataclass(frozen=True)
class DealBalance:
    """The balance of a deal, in the units and columns of ``Change``."""

    number: int
    """From 1."""
    before: tuple[int, ...]
    """What the standing before the deal is worth."""
    after: tuple[int, ...]
    """What the standing after it is worth; at the end of the match, the result."""
    expected: tuple[int, ...]
    """What the deal changes on average, between reference players.

    It would be zero if the table of match chances were made by these players, and knew who deals.
    """
    changes: list[Change]
    terms: dict[str, tuple[int, ...]]
    errors: dict[str, tuple[float, ...]]
    slips: tuple[Slip, ...] = ()
    """The decisions that seem to have cost something, as ``slips.py`` finds them."""


def valuation(game: Game, rules: RulesTuple) -> ModuleType:
    """The game's valuation.

    Raises ``Unavailable``: ``no-balance`` where the game has none, ``no-balance-of-seats`` where it has none for the
    number of seats that a match has under these rules.
    """
    face = game.face_or_none("valuation")
    if face is None:
        raise Unavailable("no-balance", game=game.name)
    if game.seats(rules) != face.SEATS:
        raise Unavailable("no-balance-of-seats", seats=game.seats(rules), valued=face.SEATS)
    return face


@dataclass
class _Value:
    """What a state is worth: a row of columns for each roll-out, or a single row where it is certain."""

    samples: Integers

    @property
    def exact(self) -> tuple[int, ...]:
        """The mean, in units of ``1 / UNIT``."""
        count = len(self.samples)
        return tuple(int(total) * (UNIT // _VALUED) // count for total in self.samples.sum(axis=0))


@dataclass
class _Sum:
    """A term of the deal as it grows: its columns, its roll-outs' deviations, and the variance of sampled worlds."""

    total: list[int]
    samples: Floats
    variance: Floats

    def add(self, change: Sequence[int], after: _Value, before: _Value) -> None:
        for column, number in enumerate(change):
            self.total[column] += number
        self.samples += after.samples - before.samples  # a certain value has one row for all roll-outs

    def errors(self) -> tuple[float, ...]:
        """The standard errors of the columns."""
        return _errors(self.samples, self.variance)


def _errors(samples: Floats, variance: Floats) -> tuple[float, ...]:
    import numpy

    count = len(samples)
    spread = samples.var(axis=0, ddof=1) / count if count > 1 else 0.0
    return tuple(float(one) for one in numpy.sqrt(spread + variance) / _VALUED)


@dataclass(frozen=True)
class _Step:
    """An event of the deal: the actions from ``begin`` up to ``end``, and the states around them."""

    begin: int
    end: int
    seat: int
    state: object
    after: object


class Balancer:
    """Works out the balance of a deal of a record."""

    def __init__(self, record: Record, number: int, nodes: int | None = None, seed: int = 0) -> None:
        """``number`` counts the deals from 1.  Raises ``Unavailable`` where the game has no valuation."""
        self.record, self.number = record, number
        self.game: Game = record.game
        self.rules: RulesTuple = record.rules
        self.deal: Deal = record.deals[number - 1]
        self.face = valuation(self.game, record.rules)
        self.effort = Effort.of(self.face, nodes)
        self.seed = seed_from(seed, number, ROLLOUTS_SEED)
        self.columns = record.seats * len(self.face.aims(self.rules))
        self.changes: list[Change] = []
        self.sums: dict[str, _Sum] = {}

    def balance(self) -> DealBalance:
        """The balance of the deal.  The deal must be over (``ValueError``)."""
        import numpy

        deal, settlement = self.deal, self.deal.settlement
        if settlement is None:
            raise ValueError("the deal is not over")
        shape = (self.effort.times, self.columns)
        for term in TERMS:
            self.sums[term] = _Sum([0] * self.columns, numpy.zeros(shape), numpy.zeros(self.columns))
        steps = list(self._steps())
        standing = _certain(self.face.standing_values(self.rules, deal.before, deal.before, NOBODY))
        end = _certain(self.face.standing_values(self.rules, deal.before, settlement.after, settlement.winner))
        values = self._values(steps, end)
        self._deal_luck(steps[0], values[0], values[1])
        for at, step in enumerate(steps[1:], 1):
            if step.seat == CHANCE:
                self._count(step, {LUCK_DRAWS: (values[at + 1], values[at])})
            else:
                self._decision(step, values[at], values[at + 1])
        return DealBalance(
            number=self.number,
            before=standing.exact,
            after=end.exact,
            expected=tuple(mean - table for mean, table in zip(values[0].exact, standing.exact, strict=True)),
            changes=self.changes,
            terms={term: tuple(one.total) for term, one in self.sums.items()},
            errors={term: one.errors() for term, one in self.sums.items()},
        )

    def decisions(self) -> list[tuple[int, int]]:
        """The decisions of the deal: how many of its actions come before each, and up to its end."""
        return [(step.begin, step.end) for step in self._steps() if step.seat != CHANCE]

    def compared(self, place: int, run: Sequence[int]) -> Comparison:
        """A decision against another run of actions, in worlds that its seat could not tell from the true one.

        The decision is the one that begins after ``place`` actions; after either the reference plays on.
        """
        step = self._step(place)
        worlds = self.face.believed(self._information(step), self.effort.worlds, seed_from(self.seed, 2, place))
        times = self.effort.world_times if self.face.left_to_chance(step.state) else 1
        runs = [self.deal.actions[step.begin : step.end], run]
        values = self._evaluated(worlds, runs, times, seed_from(self.seed, 3, place)).sum(axis=2)
        chances = values[:, :, step.seat] / (times * _VALUED)
        losses = chances[1] - chances[0]
        error = float(losses.std(ddof=1)) / len(losses) ** 0.5
        return Comparison(float(chances[0].mean()), float(chances[1].mean()), float(losses.mean()), error)

    def information(self, place: int) -> InformationState[Observed]:
        """What the seat knew whose decision begins after ``place`` actions."""
        return self._information(self._step(place))

    def _step(self, place: int) -> _Step:
        return next(step for step in self._steps() if step.begin == place)

    # --- Events and their values --------------------------------------------------------------------------------------

    def _steps(self) -> Iterator[_Step]:
        """The events of the deal: the cards dealt, each decision, each card drawn."""
        game, rules, actions = self.game, self.rules, self.deal.actions
        state = begun = self.deal.start
        begin = 0
        for place, action in enumerate(actions):
            seat = game.actor(state)
            after = game.apply(rules, state, action)
            acts = game.actor(after)
            whole = acts != CHANCE or begin > 0 if seat == CHANCE else self.face.ends_decision(state, after)
            if whole or place + 1 == len(actions):
                yield _Step(begin, place + 1, seat, begun, after)
                begin, begun = place + 1, after
            state = after

    def _values(self, steps: Sequence[_Step], end: _Value) -> list[_Value]:
        """The value before each event, and at the end.

        Where a seat does what the reference does, the values before and after are the same one: the decision changes
        nothing, exactly.  No value depends on what chance brings after it.
        """
        values = [end]
        for step in reversed(steps):
            follows = step.seat != CHANCE and self._is_reference(step)
            values.append(values[-1] if follows else self._value(step.state))
        return values[::-1]

    def _is_reference(self, step: _Step) -> bool:
        """Whether the decision leads where the reference's leads."""
        state = step.state
        while True:
            after = self.game.apply(self.rules, state, self.face.reference(self.rules, state))
            if self.face.ends_decision(state, after):
                return bool(after == step.after)
            state = after

    def _value(self, state: object) -> _Value:
        """The value of a state by roll-outs.  All states of a deal share their random numbers."""
        times = self.effort.times if self.face.left_to_chance(state) else 1
        rows = pack_states(self.game, [state])
        return _Value(self._evaluated(rows, [()], times, self.seed)[0, 0])

    def _evaluated(self, rows: Integers, runs: Sequence[Sequence[int]], times: int, rng: int) -> Integers:
        """The values of runs of actions in worlds, by run, world, roll-out and column."""
        import numpy

        table = numpy.full((len(runs), max(1, *map(len, runs)) if len(runs) > 1 else max(1, len(runs[0]))), -1)
        for row, run in zip(table, runs, strict=True):
            row[: len(run)] = run
        values: Integers = self.face.evaluate(self.rules, self.deal.before, rows, table, times, rng)
        return values

    # --- Terms --------------------------------------------------------------------------------------------------------

    def _deal_luck(self, step: _Step, before: _Value, after: _Value) -> None:
        """The luck of the cards dealt; in a game that can, that of the hands apart from that of the talon."""
        rows = self.face.half_dealt(self.rules, step.after, self.effort.times, seed_from(self.seed, 1, 0))
        if rows is None:
            self._count(step, {LUCK_DEAL: (after, before)})
            return
        half = _Value(self._evaluated(rows, [()], 1, self.seed)[0, :, 0])
        self._count(step, {LUCK_DEAL: (half, before), LUCK_DRAWS: (after, half)})

    def _count(self, step: _Step, parts: dict[str, tuple[_Value, _Value]]) -> None:
        """Add an event of chance to the terms; ``parts``: by term, the values after and before."""
        import numpy

        terms, errors = {}, {}
        for term, (after, before) in parts.items():
            change = tuple(a - b for a, b in zip(after.exact, before.exact, strict=True))
            self.sums[term].add(change, after, before)
            terms[term], errors[term] = (
                change,
                _errors((after.samples - before.samples).astype(float), numpy.zeros(self.columns)),
            )
        self.changes.append(Change(step.begin, CHANCE, terms, errors))

    def _decision(self, step: _Step, before: _Value, after: _Value) -> None:
        """Add a decision: its slip, and the luck of the cards that its seat did not see."""
        import numpy

        if after is before:
            return
        face, run = self.face, self.deal.actions[step.begin : step.end]
        rng = seed_from(self.seed, 2, step.begin)
        worlds = face.believed(self._information(step), self.effort.worlds, rng)
        times = self.effort.world_times if face.left_to_chance(step.state) else 1
        values = self._evaluated(worlds, [run, ()], times, seed_from(rng, 1, 0)).sum(axis=2)
        scale = UNIT // _VALUED
        changes = (values[0] - values[1]) * (scale // times)  # by world and column
        slip = _slip(changes)
        hidden = _hidden(numpy.array(after.exact) - numpy.array(before.exact), changes)
        spread = (changes / scale).var(axis=0, ddof=1) / len(worlds)
        own = numpy.arange(self.columns) % self.record.seats == step.seat
        terms = {
            LUCK_HIDDEN: hidden,
            OWN: tuple(one if mine else 0 for one, mine in zip(slip, own, strict=True)),
            OTHERS: tuple(0 if mine else one for one, mine in zip(slip, own, strict=True)),
        }
        self.sums[LUCK_HIDDEN].add(hidden, after, before)
        self.sums[LUCK_HIDDEN].variance += spread
        for term, mine in ((OWN, own), (OTHERS, ~own)):
            for column, number in enumerate(terms[term]):
                self.sums[term].total[column] += number
            self.sums[term].variance += spread * mine
        nothing = numpy.zeros((1, self.columns))
        errors = {
            LUCK_HIDDEN: _errors((after.samples - before.samples).astype(float), spread),
            OWN: _errors(nothing, spread * own),
            OTHERS: _errors(nothing, spread * ~own),
        }
        self.changes.append(Change(step.begin, step.seat, terms, errors))

    def _information(self, step: _Step) -> InformationState[Observed]:
        deal = self.deal
        observer = Observer(self.game, self.rules, deal.before, deal.start, deal.dealer, step.seat)
        return observer.information_state(step.state, deal.actions[: step.begin])


def _slip(changes: Integers) -> tuple[int, ...]:
    """The mean, over the worlds, of what a decision changed in each."""
    return tuple(int(total) // len(changes) for total in changes.sum(axis=0))


def _hidden(change: Integers, changes: Integers) -> tuple[int, ...]:
    """The mean, over the worlds, of how much more it changed in the true one."""
    return tuple(int(total) // len(changes) for total in (change - changes).sum(axis=0))


def _certain(values: Sequence[int]) -> _Value:
    import numpy

    return _Value(numpy.array([values], numpy.int64))
