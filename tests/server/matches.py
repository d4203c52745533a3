"""Matches for the tests of the table: random, by bots, or line by line from a script."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.game import NOBODY, OVER, Game
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.match import Match
from chiliad.records import Record
from chiliad.server.presenters import Viewer
from conformance.walks import random_before
from records.playing import random_rules

ENGLISH = Language("en")
Viewers = dict[int | None, Viewer]
NAMES = ("Ala", "bot:greedy", "Cem", "Dan")
DECISIONS_MAX = 300  # of a deal: some of random play do not end


def sent(value: Any) -> Any:
    """The data that a client reads."""
    return msgspec.json.decode(msgspec.json.encode(value))


def held(value: Any, shape: Any) -> Any:
    """The data that a client reads; the test fails if they are not exactly what the struct defines."""
    read = msgspec.convert(value, shape, strict=True)
    assert sent(read) == value, "the data must have exactly the keys of the struct"
    return value


def everybody(game: Game, rules: Any) -> list[int | None]:
    """All viewers: the seats, the public, and the viewer of all cards."""
    return [*range(game.seats(rules)), NOBODY, None]


def dealt(game: Game, rng: random.Random, rules: Any = None, before: Any = None) -> Match:
    """A match in its first deal, with random rules and a random standing where none are given."""
    preset, drawn = random_rules(rng, game)
    rules = drawn if rules is None else rules
    record = Record.new(game, preset, rules, NAMES[: game.seats(rules)])
    record.extra["shuffle"] = f"seed {rng.getrandbits(60)}"
    record.begin_deal(rng.randrange(game.seats(rules)), random_before(game, rules, rng) if before is None else before)
    return Match.of_record(record)


def played(match: Match, rng: random.Random, policy: str) -> Iterator[Match]:
    """The match before each decision and after the last of its deal; ``policy``: anything, or a bot's name."""
    game = match.game
    bots = [bot_class(game.name, "random" if policy == "anything" else policy)(rng.getrandbits(60))] * match.seats
    for _ in range(DECISIONS_MAX):
        yield match
        if match.deal_over:
            return
        action = (
            rng.choice(match.legal())
            if policy == "anything"
            else ask(bots[match.actor], match.information_state()).action
        )
        match.play(action)


def whole_match(name: str, seed: int, deals: int) -> Match:
    """A match of greedy bots, with at most this number of deals."""
    match = Match(name, list(NAMES[: GAMES[name].default_seats]), seed=seed)
    rng = random.Random(seed)
    while not match.over and len(match.record.deals) < deals:
        match.begin_deal()
        for _ in played(match, rng, "greedy"):
            pass
    return match


def positions(name: str, seed: str, deals: int, share: float = 1.0) -> Iterator[tuple[Match, Viewers]]:
    """A share of the positions of some deals, each with every possible viewer.

    Half of the deals are random and half by greedy bots; the end of each is always among the positions.
    """
    game = GAMES[name]
    for number in range(deals):
        rng = random.Random(f"{seed} {name} {number}")
        match = dealt(game, rng)
        viewers = {seat: Viewer(match, seat, ENGLISH) for seat in everybody(game, match.rules)}
        for _ in played(match, rng, ("anything", "greedy")[number % 2]):
            if match.deal_over or rng.random() < share:
                yield match, viewers


def scripted(name: str, lines: Sequence[str], dealer: int, before: Any = None, **rules: int) -> Match:
    """A match whose first deal has these lines."""
    game = GAMES[name]
    chosen = game.default_rules._replace(**rules)
    record = Record.new(game, next(iter(game.presets)), chosen, NAMES[: game.seats(chosen)])
    deal = record.begin_deal(dealer, before)
    state = deal.start
    for line in lines:
        for action in game.read_line(chosen, state, line):
            state = game.apply(chosen, state, action)
            deal.append(action)
    if game.actor(state) == OVER:
        record.settle(state)
    return Match.of_record(record)


def add(match: Match, *lines: str) -> None:
    """Play lines of a record."""
    for line in lines:
        for action in match.game.read_line(match.rules, match.state, line):
            if match.game.actor(match.state) >= 0:
                match.play(action)
