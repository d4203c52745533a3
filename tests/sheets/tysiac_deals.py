"""Deals of Tysiac as a score-keeper types them, by any options: cards in tricks, declarations, a contract."""

from __future__ import annotations

import random
from typing import Any

from chiliad.games import GAMES
from chiliad.games.tysiac.scoring import standing_keys
from chiliad.records.options import read_options
from naive import tysiac_cards, tysiac_options, tysiac_scoring
from naive.tysiac_typed import blind_is_offered, can_be

TYSIAC: Any = GAMES["tysiac"]


def tricks_of(players: int) -> int:
    """How many tricks a deal has."""
    return 10 if players == 2 else 8


def random_options(rng: random.Random, players: int) -> dict[str, Any]:
    """Options that do not exclude each other."""
    while True:
        options: dict[str, Any] = {}
        for key, words in [*tysiac_options.WORDS.items(), *((key, [False, True]) for key in tysiac_options.YES_NO)]:
            if rng.random() < 0.5:
                options[key] = rng.choice(words)
        options["players"] = players
        if not tysiac_options.problems(tysiac_options.rule_set("playroom", options)):
            return options


def random_standing(rng: random.Random, rules: Any) -> dict[str, Any]:
    """A standing that can be before a deal, near the figures at which a rule takes effect."""
    near = (0, 235, 240, 555, -555, 675, 760, 790, 800, 860, 880)
    seats = range(rules.players)
    while True:
        before: dict[str, Any] = {"totals": [rng.choice(near) - rng.choice((0, 0, 5, 40, 100)) for _ in seats]}
        for key in standing_keys(rules)[1:]:
            before[key] = [rng.choice((0, 0, 0, 1, 2)) for _ in seats]
        if "golden_deals" in before:
            before["golden_deals"] = rng.randrange(rules.players + 1)
        given = {key: tuple(value) if isinstance(value, list) else value for key, value in before.items()}
        if TYSIAC.check_before(rules, TYSIAC.before(rules)._replace(**given)) == "":
            return before


Play = tuple[list[int], list[int], "list[list[str]]"]


def random_play(rng: random.Random, options: dict[str, Any], playing: list[int], declarer: int) -> Play:
    """Cards put into tricks by lot, and declarations: the points, the tricks won, what each seat has declared."""
    players = options["players"]
    pack = list(tysiac_cards.PACK)
    rng.shuffle(pack)
    if rng.random() < 0.1:
        pack.sort(key=lambda card: card[0] == "9")  # the leftovers, or a trick, of 9s
    size = 2 if players == 2 else 3
    points, tricks = [0] * players, [0] * players
    takers = rng.sample(playing, rng.choice((1, *range(1, len(playing) + 1))))
    for number in range(tricks_of(players)):
        seat = rng.choice(takers)
        tricks[seat] += 1
        points[seat] += tysiac_cards.card_points(pack[size * number : size * number + size])
    if players == 2:
        last = rng.choice([seat for seat in takers if tricks[seat]])
        points = tysiac_scoring.with_leftovers(options, points, pack[20:], last)
    all_of_them = [*tysiac_cards.MARRIAGE, *(["aces"] if options["ace_marriage"] else [])]
    declared: list[list[str]] = [[] for _ in range(players)]
    lone = declarer not in takers and bool(options["first_trick_marriage"])  # may declare on the first lead
    for one in rng.sample(all_of_them, rng.choice((0, 0, 1, 1, 3))):
        seat = declarer if lone else rng.choice(takers)
        lone = False
        declared[seat].append(one)
        points[seat] += tysiac_cards.ACES if one == "aces" else tysiac_cards.MARRIAGE[one]
    return points, tricks, declared


def said_of(declared: list[list[str]]) -> dict[str, object]:
    """The declarations as a score-keeper writes them."""
    pairs = [[seat, one] for seat, suits in enumerate(declared) for one in suits if one != "aces"]
    aces = [seat for seat, suits in enumerate(declared) if "aces" in suits]
    return {"marriages": pairs, **({"aces": aces[0]} if aces else {})}


def random_contract(rng: random.Random, step: int, made: int) -> int:
    """Any contract; often one that was just made, or just missed."""
    if rng.random() < 0.4:
        return rng.randrange(100, 401, step)
    return min(400, max(100, made // step * step + rng.choice((0, 0, -step, step))))


def random_figures(rng: random.Random, options: dict[str, Any], before: dict[str, Any], dealer: int) -> dict[str, Any]:
    """The figures of a random deal by these options (all of them) that can be, after this standing."""
    while True:
        figures = _any_figures(rng, options, before, dealer)
        if can_be(options, before, dealer, figures):
            return figures


def _any_figures(rng: random.Random, options: dict[str, Any], before: dict[str, Any], dealer: int) -> dict[str, Any]:
    golden = tysiac_scoring.is_golden(options, before)
    if options["redeal_four_nines"] and not golden and rng.random() < 0.04:
        return {"void": True}
    playing = tysiac_scoring.who_plays(dealer, options["players"])
    blind = rng.random() < 0.4 and blind_is_offered(options, before, playing[0], golden)
    declarer = playing[0] if golden or blind else rng.choice(playing)
    points, tricks, declared = random_play(rng, options, playing, declarer)
    contract = 120 if golden or blind else random_contract(rng, options["step"], points[declarer])
    figures: dict[str, Any] = {"declarer": declarer, "contract": contract}
    if blind:
        figures["blind"] = True
    if options["players"] == 4 and options["sitter"] == "talon":
        figures["talon"] = "".join(rng.sample(tysiac_cards.PACK, 3))
    on_barrel = tysiac_scoring.on_the_barrel(options, before["totals"][declarer])
    if options["concession"] != "no" and not (golden or blind or on_barrel) and rng.random() < 0.15:
        figures["conceded"] = True
        return figures | ({"points": [0] * options["players"]} if rng.random() < 0.3 else {})
    figures["points"] = points
    if options["empty_hand"] == "tricks" or rng.random() < 0.4:
        figures["tricks"] = tricks
    if rng.random() < 0.5:
        figures |= said_of(declared)
    elif rng.random() < 0.1:
        figures["conceded"] = False
    return figures


def rules_of(preset: str, options: dict[str, Any]) -> Any:
    """The product's rules."""
    return read_options(TYSIAC, preset, options)
