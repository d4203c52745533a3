"""The engine and the naive twin agree: random deals of random rules, and whole matches down to the record's bytes.

The environment sets how many deals and matches are played, so that a thorough run uses the same command as a quick one:
``make agreement DEALS=100000 MATCHES=2000``; each preset for each number of players: ``make presets DEALS=20000``;
mixtures of options: ``make mixtures MIXTURES=300``.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from agreement.pairs import PAIRS, any_action, before_of
from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.games.tysiac.options import EMPTY_NO, ENDGAME_BARREL
from chiliad.games.tysiac.scoring import concessions_max
from chiliad.information import InformationState
from chiliad.records import Record, read, write
from chiliad.records.options import written_options
from naive import mille_scoring, tysiac_options
from naive.record import write_record
from pace import kernel_count

DEALS = int(os.environ.get("AGREEMENT_DEALS", kernel_count(400)))
MATCHES = int(os.environ.get("AGREEMENT_MATCHES", kernel_count(40)))
PRESET_DEALS = int(os.environ.get("PRESET_DEALS", kernel_count(100)))
PRESET_MATCHES = int(os.environ.get("PRESET_MATCHES", kernel_count(4)))
MIXTURES = int(os.environ.get("MIXTURES", kernel_count(4)))
MIXTURE_MATCHES = int(os.environ.get("MIXTURE_MATCHES", kernel_count(1)))
PARTS = 8 if DEALS <= 10_000 else 100
DEALS_MAX = 300  # a match in which random play makes no progress is compared up to this deal


def random_rules(game: Any, rng: random.Random) -> Any:
    """A preset, and half the time any choice of its options."""
    rules = rng.choice(list(game.presets.values()))
    while rng.random() < 0.5:
        mixed = _mixed(game, rules, rng)
        if not any(game.disagreements(mixed)):
            rules = mixed
            break
    assert game.problems(rules) == [] == list(game.disagreements(rules))
    return rules


def _mixed(game: Any, rules: Any, rng: random.Random) -> Any:
    """Rules with most options drawn by lot; they may exclude each other."""
    return rules._replace(
        **{option.key: random_value(option, rules, rng) for option in game.options if rng.random() < 0.7}
    )


def random_value(option: Any, rules: Any, rng: random.Random) -> int:
    """An allowed value of an option."""
    if option.values and (option.low is None or rng.random() < 0.5):
        return rng.choice(list(option.values.values()))
    if option.key == "target":
        return rng.choice([rules.target, 125, 300, 500, 2000])
    return rng.randint(option.low, option.high)


def random_before(game: Any, rules: Any, rng: random.Random) -> Any:
    """A possible standing before a deal, often close to the figures at which a rule takes effect."""
    while True:
        near, seats = rules.target - 120, range(game.seats(rules))
        totals = [rng.choice((0, near, near - 5 * rng.randrange(1, 30), -5 * rng.randrange(100))) for _ in seats]
        if game.name == "tysiac":
            counters = {
                "concessions": tuple(rng.randrange(concessions_max(rules) + 1) for _ in totals),
                "empty_hands": tuple(rng.randrange(3) if rules.empty_hand != EMPTY_NO else 0 for _ in totals),
                "barrel_deals": tuple(
                    rng.randrange(3) if total == near and rules.endgame == ENDGAME_BARREL else 0 for total in totals
                ),
                "barrel_falls": tuple(rng.randrange(3) if rules.third_fall_resets else 0 for _ in totals),
                "golden_deals": rng.randrange(len(totals) + 1) if rules.golden_deal else 0,
            }
        else:
            counters = {key: tuple(rng.randrange(4) for _ in totals) for key in ("stars", "chapeaux")}
        before = game.before(rules)._replace(totals=tuple(totals), **counters)
        if not game.check_before(rules, before):
            return before


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", PAIRS)
def test_random_deals_agree(name: str, part: int) -> None:
    game, rng = GAMES[name], random.Random(f"deals {name} {part}")
    deals = max(DEALS // PARTS, 1)
    for _ in range(deals):
        _compare_deal(game, rng, random_rules(game, rng))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", PAIRS)
def test_whole_matches_agree(name: str, part: int) -> None:
    game, rng = GAMES[name], random.Random(f"matches {name} {part}")
    for _ in range(max(MATCHES // PARTS, 1)):
        _compare_match(game, rng, *_drawn(game, rng))


@pytest.mark.parametrize("number", range(MIXTURES))
@pytest.mark.parametrize("name", PAIRS)
def test_each_mixture_agrees(name: str, number: int) -> None:
    game, rng = GAMES[name], random.Random(f"mixture {name} {number}")
    preset = rng.choice(list(game.presets))
    while True:
        rules = _mixed(game, game.presets[preset], rng)
        if rules not in game.presets.values() and not any(game.disagreements(rules)):
            break
    for _ in range(MIXTURE_MATCHES):
        _compare_match(game, rng, preset, rules)


def _of_each_number() -> Iterator[Any]:
    """Each preset of each game, for each number of players that the game has."""
    for name in PAIRS:
        game = GAMES[name]
        option = next((option for option in game.options if option.key == game.seats_option), None)
        for preset, rules in game.presets.items():
            for number in option.values.values() if option else [None]:
                chosen = rules if option is None else rules._replace(**{option.key: number})
                yield pytest.param(name, preset, chosen, id=f"{name}-{preset}-{game.seats(chosen)}")


@pytest.mark.parametrize("name, preset, rules", list(_of_each_number()))
def test_each_preset_agrees_for_each_number_of_players(name: str, preset: str, rules: Any) -> None:
    game, rng = GAMES[name], random.Random(f"{preset} {GAMES[name].seats(rules)}")
    assert game.problems(rules) == [] == list(game.disagreements(rules))
    for _ in range(PRESET_DEALS):
        _compare_deal(game, rng, rules)
    for _ in range(PRESET_MATCHES):
        _compare_match(game, rng, preset, rules)


def _compare_deal(game: Any, rng: random.Random, rules: Any) -> None:
    before, dealer = random_before(game, rules, rng), rng.randrange(game.seats(rules))
    pair = PAIRS[game.name](rules, before, dealer, rng.getrandbits(63))
    pair.play(any_action(rng))


def _players(game: Any, rules: Any, rng: random.Random) -> Any:
    """Greedy bots, and possibly random actions at one seat: such matches end, and in many ways."""
    wild = rng.randrange(-1, game.seats(rules))
    bots = [bot_class(game.name, "greedy")(rng.getrandbits(63)) for _ in range(game.seats(rules))]
    anything = any_action(rng)

    def choose(pair: Any, actions: list[int]) -> int:
        seat = game.actor(pair.state)
        if seat == wild:
            return anything(pair, actions)
        observation = game.observe(pair.rules, pair.state, seat)
        return ask(bots[seat], InformationState.of_observation(game, observation)).action

    return choose


def _drawn(game: Any, rng: random.Random) -> tuple[str, Any]:
    """A preset, and rules of its family: its own, or any mixture."""
    preset = rng.choice(list(game.presets))
    rules = game.presets[preset] if rng.random() < 0.3 else random_rules(game, rng)
    return next((key for key, value in game.presets.items() if _same_family(game, rules, value)), preset), rules


def _compare_match(game: Any, rng: random.Random, preset: str, rules: Any) -> None:
    players = [f"P{seat} “ü”" for seat in range(game.seats(rules))]
    record = Record.new(game, preset, rules, players)
    twins: list[dict[str, Any]] = []
    dealer = rng.randrange(game.seats(rules))
    while record.winner == NOBODY and len(record.deals) < DEALS_MAX:
        deal = record.begin_deal(dealer)
        pair = PAIRS[game.name](rules, deal.before, dealer, rng.getrandbits(63))
        settled = pair.play(_players(game, rules, rng))
        deal.actions = pair.log
        record.settle(pair.state)
        twins.append(_twin_deal(game, pair, settled))
        dealer = record.next_dealer()
    result = None if record.winner == NOBODY else {"winner": record.winner}
    theirs = write_record(game.name, preset, written_options(game, preset, rules), players, twins, result)
    ours = write(record)
    assert ours == theirs
    assert write(read(ours)) == ours


def _same_family(game: Any, rules: Any, preset: Any) -> bool:
    """Whether ``rules`` differ from ``preset`` only in its options: the rest, such as the payment, is the preset's."""
    keys = {option.key for option in game.options}
    return all(a == b for key, a, b in zip(rules._fields, rules, preset, strict=True) if key not in keys)


def _twin_deal(game: Any, pair: Any, settled: Any) -> dict[str, Any]:
    before = before_of(game, pair.rules, pair.start.before)
    deal = {"dealer": pair.dealer, "before": before, "lines": pair.twin.lines, "scores": pair.twin.scores}
    deal["totals"] = pair.twin.after["totals"]
    if game.name == "tysiac":
        deal["points"] = pair.twin.points
    return deal


def test_the_twins_know_every_option() -> None:
    known = {"mille": mille_scoring.DEFAULTS, "tysiac": tysiac_options.DEFAULTS}
    for game in GAMES.values():
        assert {option.key for option in game.options} <= set(known[game.name])
