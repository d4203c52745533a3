"""Random matches as records: the input for the tests of records."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from chiliad.bits import seed_from
from chiliad.game import CHANCE, NOBODY, OVER, Game, actions_of
from chiliad.games import GAMES
from chiliad.records import Record

Policy = Callable[[random.Random, Game, Any, Any, list[int]], int]


def anything(rng: random.Random, game: Game, rules: Any, state: Any, actions: list[int]) -> int:
    """Choose each legal action with equal chance."""
    return rng.choice(actions)


def random_rules(rng: random.Random, game: Game) -> tuple[str, Any]:
    """A preset with about half of its options changed; matches stay short."""
    while True:
        preset, rules = _any_rules(rng, game)
        if not any(game.disagreements(rules)):
            return preset, rules


def _any_rules(rng: random.Random, game: Game) -> tuple[str, Any]:
    preset = rng.choice(list(game.presets))
    changes = {}
    for option in game.options:
        values = sorted(set((option.values or {}).values()))
        if option.key == "target":
            values = [300, 600, 1000]
        elif option.low is not None and option.high is not None:
            values = list(range(option.low, option.high + 1))
        if rng.random() < 0.5:
            changes[option.key] = rng.choice(values)
    return preset, game.presets[preset]._replace(**changes)


def play_deal(record: Record, dealer: int, rng: random.Random, policy: Policy = anything, stop: int = 10**9) -> None:
    """Play one more deal, of at most ``stop`` actions (the last line is then finished, or left out)."""
    game, rules = record.game, record.rules
    deal = record.begin_deal(dealer)
    state, x = deal.start, seed_from(rng.getrandbits(60), len(record.deals), 1)
    while (seat := game.actor(state)) != OVER and len(deal.actions) < stop:
        if seat == CHANCE:
            action, x = game.chance(rules, state, x)
        else:
            action = policy(rng, game, rules, state, actions_of(game.legal(rules, state)))
        deal.append(action)
        state = game.apply(rules, state, action)
    if game.actor(state) == OVER:
        record.settle(state)


def play_match(name: str, seed: int, deals_max: int = 3, policy: Policy = anything, rules: Any = None) -> Record:
    """Play a match of this number of deals, or fewer if a player wins, with options that depend on the seed."""
    rng = random.Random(seed)
    game = GAMES[name]
    preset, drawn = random_rules(rng, game)
    if rules is not None:
        preset, drawn = next(iter(game.presets)), rules
    record = Record.new(game, preset, drawn, [f"Player {seat}" for seat in range(game.seats(drawn))])
    dealer = rng.randrange(game.seats(drawn))
    while len(record.deals) < deals_max and record.winner == NOBODY:
        play_deal(record, dealer, rng, policy)
        dealer = game.next_dealer(drawn, dealer)
    return record


def stopped(text: str, lines_kept: int) -> str:
    """A record's text with its last deal stopped after this number of lines."""
    head, _, tail = text.rpartition("actions = [\n")
    lines = tail.partition("\n]")[0].splitlines()[:lines_kept]
    if not lines:
        return head + "actions = []\n"
    return head + "actions = [\n" + "\n".join(lines) + "\n]\n"


def lines_count(text: str) -> int:
    """How many lines the last deal has."""
    return text.rpartition("actions = [\n")[2].partition("\n]")[0].count("\n") + 1
