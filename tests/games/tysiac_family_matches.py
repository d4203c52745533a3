"""Deals of the family of Tysiac for the tests of what is told: played from lines, by random options and standings."""

from __future__ import annotations

import random
from typing import Any

from chiliad.games import GAMES
from chiliad.games.tysiac.options import Rules, disagreements
from chiliad.games.tysiac.scoring import standing_keys
from chiliad.games.tysiac.state import Standing
from chiliad.play.match import Match
from chiliad.records import Record
from chiliad.records.options import read_options

TYSIAC: Any = GAMES["tysiac"]
NAMES = ("Ala", "Bo", "Cem")
FOUR = (*NAMES, "Dan")
TOTALS = (0, 230, 240, 300, 535, 550, -455, 555, 700, 760, 790, 800, 860, 880, 900)

# Nobody has four nines or four aces; seat 1 has the marriage of hearts.
DEALT = """
deal 0 AsKsJsTh9dJdAc
deal 1 KhQhAhTsTc9c9h
deal 2 AdKdTdQsJhQc9s
deal talon QdKcJc
"""


def family_rules(preset: str = "playroom", **options: Any) -> Any:
    """A preset of the family with some options by their words."""
    return read_options(TYSIAC, preset, options)


def random_rules(rng: random.Random) -> Rules:
    """Options that do not exclude each other, for three players."""
    while True:
        chosen = {
            option.key: rng.choice(list(option.values.values()))
            for option in TYSIAC.options
            if option.values is not None and option.key != "players" and rng.random() < 0.5
        }
        rules = Rules(**chosen)
        if not list(disagreements(rules)):
            return rules


def random_standing(rng: random.Random, rules: Rules) -> Standing:
    """A standing that may be before a deal, often near one of the totals where something happens."""
    while True:
        found: dict[str, Any] = {"totals": tuple(rng.choice(TOTALS) for _ in range(rules.players))}
        for key in standing_keys(rules)[1:]:
            counts = tuple(rng.choice((0, 0, 1, 2)) for _ in range(rules.players))
            found[key] = rng.randrange(rules.players + 1) if key == "golden_deals" else counts
        if not TYSIAC.check_before(rules, before := TYSIAC.before(rules)._replace(**found)):
            return before


def begun(rules: Rules, lines: str, before: Standing | None = None, dealer: int = 2) -> Match:
    """A match in its first deal, after these lines: those that deal, then those that are played."""
    record = Record.new(TYSIAC, "playroom", rules, FOUR[: rules.players])
    record.extra["shuffle"] = "seed 1"
    deal = record.begin_deal(dealer, before or TYSIAC.before(rules))
    state: Any = deal.start
    said = [line.strip() for line in lines.strip().splitlines()]
    for line in (one for one in said if one.startswith("deal")):
        for action in TYSIAC.read_line(rules, state, line):
            deal.actions.append(action)
            state = TYSIAC.apply(rules, state, action)
    match = Match.of_record(record)
    for line in (one for one in said if not one.startswith("deal")):
        match.play(line)
    return match
