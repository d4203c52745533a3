"""Random deals of any game, for every check of ``checks.py``: all presets, random options, random standings."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from chiliad.game import OVER, Game, Option, actions_of

SEED = 20_260_101
BEFORE_TRIES_MAX = 200  # about one standing of five is possible


@dataclass(frozen=True)
class Walk:
    """One random deal: ``states[n]`` is the state in which ``actions[n]`` was chosen; there is one more state."""

    rules: Any
    dealer: int
    actions: list[int] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)

    @property
    def start(self) -> Any:
        return self.states[0]

    @property
    def last(self) -> Any:
        return self.states[-1]

    def sample(self, most: int) -> list[Any]:
        """The first state, the last, and others from between, at most ``most`` and the same ones every time."""
        if len(self.states) <= most:
            return self.states
        inside = random.Random(len(self.states)).sample(range(1, len(self.states) - 1), most - 2)
        return [self.states[n] for n in (0, *sorted(inside), len(self.states) - 1)]


def random_value(option: Option, rng: random.Random) -> int:
    """An allowed value; one with a word is as likely as all that are plain numbers together."""
    values = list((option.values or {}).values())
    if option.low is not None and option.high is not None:
        values.append(rng.choice([option.low, option.high, rng.randint(option.low, min(option.high, 2000))]))
    return rng.choice(values)


def random_rules(game: Game, rng: random.Random) -> Any:
    """A preset, with some of its options changed."""
    rules = rng.choice(list(game.presets.values()))
    share = 0.5
    while True:
        changed = {option.key: random_value(option, rng) for option in game.options if rng.random() < share}
        if not any(game.disagreements(rules._replace(**changed))):
            return rules._replace(**changed)
        share = rng.random()  # fewer changes exclude each other less often


def all_rules(game: Game, rng: random.Random) -> Iterator[Any]:
    """Every preset, then random choices without end."""
    yield from game.presets.values()
    while True:
        yield random_rules(game, rng)


def usual_seats(game: Game, rules: Any) -> Any:
    """The same rules for as many players as by the first preset."""
    return rules._replace(**{game.seats_option: game.default_seats}) if game.seats_option else rules


def random_counter(zero: Any, rng: random.Random) -> Any:
    """A count from 0 to 2 for each seat, or one for the match."""
    if isinstance(zero, tuple):
        return tuple(rng.choice((0, 0, 1, 2)) for _ in zero)
    return rng.choice((0, 0, 1, 2))


def random_before(game: Game, rules: Any, rng: random.Random) -> Any:
    """Zero, or any standing that ``check_before`` allows: totals near the target too, counters from 0 to 2."""
    zero = game.before(rules)
    for _ in range(BEFORE_TRIES_MAX if rng.random() < 0.75 else 0):
        # Totals are steps of five down from the target, or multiples of five: a game may require either.
        highest = rules.target - rng.choice((0, rules.target % 5))
        before = zero._replace(totals=tuple(highest - 5 * rng.randint(0, 60) for _ in zero.totals))
        keys = game.standing_keys(rules)[1:]
        counters = {key: random_counter(getattr(zero, key), rng) for key in keys}
        before = before._replace(**counters)
        if game.check_before(rules, before) == "":
            return before
    return zero


def walk(game: Game, rules: Any, before: Any, dealer: int, rng: random.Random, most: int | None = None) -> Walk:
    """Walk a deal of random legal actions, chance's too, to its end or to ``most`` actions."""
    state = game.start(rules, before, dealer)
    walked = Walk(rules, dealer, [], [state])
    most = game.actions_per_deal_max if most is None else most
    while game.actor(state) != OVER and len(walked.actions) < most:
        choices = actions_of(game.legal(rules, state))
        if not choices:
            break
        action = rng.choice(choices)
        try:
            state = game.apply(rules, state, action)
        except AssertionError:
            raise AssertionError(f"apply refused a legal action: {action} in {state!r}") from None
        walked.actions.append(action)
        walked.states.append(state)
    return walked


_walked: dict[tuple[Any, ...], list[Walk]] = {}


def walks_of(game: Game, deals: int) -> list[Walk]:
    """A number of random deals, each preset's first; games that play alike share one walk."""
    limit, presets = game.actions_per_deal_max, tuple(game.presets)
    rules_of_play = (game.seats, game.start, game.actor, game.legal, game.apply, game.before, game.check_before)
    key = (*rules_of_play, limit, presets, deals)
    if key not in _walked:
        rng = random.Random(SEED)
        rules = all_rules(game, rng)
        _walked[key] = []
        for _ in range(deals):
            chosen = next(rules)
            before = random_before(game, chosen, rng)
            _walked[key].append(walk(game, chosen, before, rng.randrange(game.seats(chosen)), rng))
    return _walked[key]
