"""``chiliad settle tysiac`` for two, three and four players: the examples of the rules of the family, and the twin."""

from __future__ import annotations

import os
import random
import re
from typing import Any

import pytest

from chiliad.errors import ChiliadError, Unreadable
from chiliad.games import GAMES
from chiliad.games.tysiac import score_sheet
from chiliad.games.tysiac.options import CONCESSION_NO
from chiliad.games.tysiac.scoring import standing_keys
from chiliad.i18n.language import Language, available
from chiliad.records.options import read_options
from games import tysiac_family_examples as examples
from naive import tysiac_cards, tysiac_figures, tysiac_options, tysiac_scoring
from pace import kernel_count

TYSIAC: Any = GAMES["tysiac"]
PLAYERS = [2, 3, 4]


def tricks_of(players: int) -> int:
    return 10 if players == 2 else 8


# ------------------------------------------------------------------------------- the examples of the rules


def figures_of(example: examples.Settlement) -> dict[str, object]:
    """What a score-keeper would say of an example."""
    options = tysiac_options.rule_set(example.preset, example.options)
    dealer = example.players - 1 if example.dealer is None else example.dealer
    figures: dict[str, object] = {"dealer": dealer, "before": example.before}
    if example.void:
        return {**figures, "void": True}
    figures |= {"declarer": example.declarer, "contract": example.contract, "conceded": example.conceded}
    figures |= {"blind": True} if example.blind else {}
    if options["players"] == 4 and options["sitter"] == "talon":
        figures["talon"] = example.talon or "9s9h9d"
    if not example.conceded:
        playing = tysiac_scoring.who_plays(dealer, example.players)
        tricks = [int(seat in playing) for seat in range(example.players)]
        tricks[playing[0]] += tricks_of(example.players) - len(playing)
        figures |= {"points": list(example.made or example.points), "tricks": list(example.tricks or tricks)}
    return figures


@pytest.mark.parametrize("example", [pytest.param(example, id=example.id) for example in examples.SETTLEMENTS])
def test_an_example_of_the_rules(example: examples.Settlement) -> None:
    options = tysiac_options.rule_set(example.preset, example.options)
    rules: Any = read_options(TYSIAC, example.preset, example.options)
    told = score_sheet.settled(rules, figures_of(example))
    after = {**tysiac_options.zero(options), **example.after}
    before = {**tysiac_options.zero(options), **example.before}
    scores = [new - old for new, old in zip(after["totals"], before["totals"], strict=True)]
    assert told == {"scores": scores, "after": after, "winner": example.winner}
    assert list(told["after"]) == list(after)


# ------------------------------------------------------------------------------------ random settlements


MIXED = "mixed"
SETTLEMENTS = int(os.environ.get("SETTLEMENTS", "0")) or kernel_count(300)  # of each; make agreement: 2,000


def told_or_slug(rules: Any, figures: dict[str, object]) -> Any:
    """What ``chiliad settle`` says, or the slug of why it refuses."""
    try:
        return score_sheet.settled(rules, figures)
    except ChiliadError as error:
        return error.slug


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


def random_play(rng: random.Random, options: dict[str, Any], playing: list[int]) -> tuple[list[int], list[int], Any]:
    """Cards put into tricks by lot, and declarations: the points, the tricks won, who declared which marriage.

    Now and then some points are moved from one seat to another, or there is one too many.
    """
    players = options["players"]
    pack = list(tysiac_cards.PACK)
    rng.shuffle(pack)
    if rng.random() < 0.1:
        pack.sort(key=lambda card: card[0] == "9")  # the leftovers, or a trick, of 9s
    size, seats = (2, playing) if players == 2 else (3, playing)
    points, tricks = [0] * players, [0] * players
    takers = rng.sample(seats, rng.choice((1, *range(1, len(seats) + 1))))
    for number in range(tricks_of(players)):
        seat = rng.choice(takers)
        tricks[seat] += 1
        points[seat] += tysiac_cards.card_points(pack[size * number : size * number + size])
    if players == 2:
        points = tysiac_scoring.with_leftovers(options, points, pack[20:], rng.choice(takers))
    all_of_them = [*tysiac_cards.MARRIAGE, *(["aces"] if options["ace_marriage"] else [])]
    what = rng.sample(all_of_them, rng.choice((0, 0, 1, 3)))
    declared: list[list[str]] = [[] for _ in range(players)]
    for one in what:
        seat = rng.choice(takers)
        declared[seat].append(one)
        points[seat] += tysiac_cards.ACES if one == "aces" else tysiac_cards.MARRIAGE[one]
    giver = rng.choice(takers)
    if rng.random() < 0.2 and points[giver]:
        moved = rng.randrange(1, min(points[giver], 9) + 1)
        points[giver] -= moved
        points[rng.choice([seat for seat in seats if seat != giver])] += moved
    elif rng.random() < 0.1:
        points[giver] += 1
    return points, tricks, declared if rng.random() < 0.5 else None


def said_of(declared: Any) -> dict[str, object]:
    """The declarations as a score-keeper writes them."""
    pairs = [[seat, one] for seat, suits in enumerate(declared) for one in suits if one != "aces"]
    aces = [seat for seat, suits in enumerate(declared) if "aces" in suits]
    return {"marriages": pairs, **({"aces": aces[0]} if aces else {})}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("preset", [MIXED, *TYSIAC.presets])
def test_every_settlement_agrees_with_the_twin(preset: str, players: int) -> None:
    """Random figures of a preset, or of random options: what ``chiliad settle`` says is what the twin says."""
    rng, settled = random.Random(f"settle {players}"), 0
    mixed, base = preset == MIXED, "playroom" if preset == MIXED else preset
    for _ in range(SETTLEMENTS):
        options = random_options(rng, players) if mixed else {"players": players}
        rules: Any = read_options(TYSIAC, base, options)
        whole = tysiac_options.rule_set(base, options)
        before = random_standing(rng, rules)
        void = rules.redeal_four_nines == 1 and rng.random() < 0.05
        conceded = rules.concession != CONCESSION_NO and rng.random() < 0.2
        golden = tysiac_scoring.is_golden(whole, before)
        blind = rules.blind_bid == 1 and not golden and rng.random() < 0.3
        contract = 120 if golden or blind else rng.randrange(100, 401, rules.step)
        dealer = rng.randrange(players)
        playing = tysiac_scoring.who_plays(dealer, players)
        declarer = rng.choice(playing)
        points, tricks, declared = random_play(rng, whole, playing)
        if conceded or void:
            points, tricks, declared = [0] * players, [0] * players, None
        talon = rng.sample(tysiac_cards.PACK, 3)
        figures: dict[str, object] = {"dealer": dealer, "before": before}
        if void:
            figures["void"] = True
        else:
            figures |= {"declarer": declarer, "contract": contract, "conceded": conceded, "points": points}
            figures |= {} if conceded else {"tricks": tricks}
            figures |= {"blind": True} if blind else {}
            figures |= {"talon": "".join(talon)} if players == 4 and whole["sitter"] == "talon" else {}
            figures |= said_of(declared) if declared is not None else {}
        told = told_or_slug(rules, figures)
        if told in ("concede-on-barrel", "contract-fixed"):
            assert conceded
            continue
        if isinstance(told, str):
            assert told in ("points-no-tricks", "points-no-marriages", "points-no-leftovers")
            assert not tysiac_figures.possible(whole, dealer, points, declared), (options, figures)
            continue
        assert void or conceded or tysiac_figures.possible(whole, dealer, points, declared), (options, figures)
        more = {"blind": blind, "void": void, "tricks": tricks, "talon": talon}
        scores, after, winner = tysiac_scoring.settle(
            whole, before, dealer, declarer, contract, conceded, points, **more
        )
        assert told == {"scores": scores, "after": after, "winner": winner}, (options, figures)
        settled += 1
    assert settled > SETTLEMENTS // 2


# ------------------------------------------------------------------------------------- what is refused

THREE = {"dealer": 2, "declarer": 0, "contract": 100, "points": [70, 30, 20], "tricks": [4, 2, 2]}
TWO = {"dealer": 1, "declarer": 0, "contract": 100, "points": [73, 47], "tricks": [6, 4]}
FOUR = {**THREE, "dealer": 3, "points": [70, 30, 20, 0], "tricks": [4, 2, 2, 0], "talon": "AhKdQd"}


def refused(rules: Any, figures: dict[str, object]) -> Unreadable:
    with pytest.raises(Unreadable) as raised:
        score_sheet.settled(rules, figures)
    assert re.fullmatch("[a-z-]+", raised.value.slug)
    for language in available():
        assert raised.value.slug not in Language(language).sentence(raised.value)
    return raised.value


def test_the_figures_that_are_refused() -> None:
    rules = TYSIAC.presets["russian"]._replace(ace_marriage=1)
    aces = {**THREE, "points": [270, 30, 20], "aces": 0}
    assert score_sheet.settled(rules, aces)["scores"] == [100, 30, 20]
    hearts = {**THREE, "points": [70, 130, 20], "marriages": [[1, "h"]]}
    assert score_sheet.settled(rules, hearts)["scores"] == [-100, 130, 20]
    cases: dict[str, dict[str, object]] = {
        "missing-key": {"dealer": 2, "declarer": 0},
        "void-and-more": {"dealer": 2, "void": True, "points": [0, 0, 0]},
        "not-marriages": {**hearts, "marriages": [["h", 1]]},
        "marriage-twice": {**hearts, "marriages": [[1, "h"], [0, "h"]]},
        "points-no-marriages": {**hearts, "marriages": [[1, "d"]]},
        "tricks-sum": {**THREE, "tricks": [4, 2, 1]},
        "not-yes-or-no": {**THREE, "void": 1},
        "bad-key": {**THREE, "blind": True},
    }
    for slug, figures in cases.items():
        assert refused(rules, figures).slug == slug, figures
    off = refused(rules._replace(concession=CONCESSION_NO), {**THREE, "points": [0, 0, 0], "conceded": True})
    assert off.slug == "concession-off"


@pytest.mark.parametrize(
    "options,change,slug",
    [
        # The sums: 120 in cards, the leftovers in them.
        ({}, {"points": [73, 46]}, "points-no-marriages"),
        ({}, {"points": [73, 47 + 40]}, ""),
        ({}, {"points": [400, 0]}, ""),  # ten cards can make 400
        ({}, {"points": [401, 0]}, "figure-out-of-bounds"),
        ({}, {"points": [1, 119]}, "points-no-tricks"),
        ({}, {"points": [73, 47, 0]}, "wrong-number-count"),
        # With nobody the worth of the four cards is missing.
        ({"leftovers": "nobody"}, {"points": [73, 47]}, ""),
        ({"leftovers": "nobody"}, {"points": [116, 27]}, ""),  # 76 + 40 and 27: As 9d Kc Js are left over
        ({"leftovers": "nobody"}, {"points": [40, 36]}, ""),  # the four aces are left over
        ({"leftovers": "nobody"}, {"points": [40, 35]}, "points-no-leftovers"),
        ({"leftovers": "nobody"}, {"points": [40, 79]}, ""),  # with 40 for a marriage, and an ace and three tens left
        ({"leftovers": "nobody"}, {"points": [40, 79], "marriages": []}, "points-no-leftovers"),  # no cards are worth 1
        ({"leftovers": "nobody"}, {"points": [40, 78]}, ""),
        ({"leftovers": "nobody"}, {"points": [1, 117]}, "points-no-tricks"),
        # Ten tricks, no fourth seat, no talon.
        ({}, {"tricks": [4, 4]}, "tricks-sum"),
        ({}, {"tricks": [11, 0]}, "figure-out-of-bounds"),
        ({}, {"declarer": 2}, "figure-out-of-bounds"),
        ({}, {"marriages": [[2, "h"]]}, "figure-out-of-bounds"),
        ({}, {"talon": "AhKdQd"}, "bad-key"),
        ({}, {"before": {"totals": [0, 0, 0]}}, "wrong-number-count"),
        ({}, {"before": {"totals": [0, 880]}}, ""),
    ],
)
def test_figures_of_two_players(options: dict[str, Any], change: dict[str, object], slug: str) -> None:
    rules: Any = read_options(TYSIAC, "playroom", {"players": 2, **options})
    if slug:
        assert refused(rules, {**TWO, **change}).slug == slug
    else:
        assert len(score_sheet.settled(rules, {**TWO, **change})["scores"]) == 2


@pytest.mark.parametrize(
    "options,change,slug",
    [
        ({}, {}, ""),
        ({}, {"talon": "A♥ K♦ Q♦".replace(" ", "")}, ""),
        ({}, {"declarer": 3}, "dealer-not-declarer"),
        ({}, {"points": [70, 30, 10, 10]}, "dealer-has-none"),
        ({}, {"points": [70, 30, 20, 40], "marriages": [[3, "s"]]}, "dealer-has-none"),
        ({}, {"points": [70, 30, 60, 0], "marriages": [[3, "s"]]}, "dealer-has-none"),
        ({"ace_marriage": True}, {"points": [270, 30, 20, 0], "aces": 3}, "dealer-has-none"),
        ({}, {"tricks": [4, 2, 1, 1]}, "dealer-has-none"),
        ({}, {"tricks": [4, 2, 1, 0]}, "tricks-sum"),
        ({}, {"points": [70, 30, 20]}, "wrong-number-count"),
        ({}, {"points": [70, 30, 21, 0]}, "points-no-marriages"),
        ({}, {"points": [119, 1, 0, 0]}, "points-no-tricks"),
        ({}, {"dealer": 4}, "figure-out-of-bounds"),
        ({}, {"talon": "AhKd"}, "wrong-card-count"),
        ({}, {"talon": "AhKdQdJd"}, "wrong-card-count"),
        ({}, {"talon": "AhKdKd"}, "card-dealt-twice"),
        ({}, {"talon": "AhKd8d"}, "bad-card"),
        ({}, {"talon": "AhKd??"}, "bad-card"),
        ({}, {"talon": ["Ah", "Kd", "Qd"]}, "bad-type"),
        ({"sitter": "nothing"}, {}, "bad-key"),
    ],
)
def test_figures_of_four_players(options: dict[str, Any], change: dict[str, object], slug: str) -> None:
    rules: Any = read_options(TYSIAC, "kurnik", {"players": 4, **options})
    if slug:
        assert refused(rules, {**FOUR, **change}).slug == slug
    else:
        assert score_sheet.settled(rules, {**FOUR, **change})["scores"] == [-100, 30, 20, 130]


def test_the_talon_is_needed_where_it_counts() -> None:
    bare = {key: value for key, value in FOUR.items() if key != "talon"}
    four = TYSIAC.presets["kurnik"]._replace(players=4)
    assert refused(four, bare).slug == "missing-key"
    assert refused(four, {**bare, "points": [0, 0, 0, 0], "conceded": True}).slug == "missing-key"
    assert score_sheet.settled(four._replace(sitter=0), bare)["scores"] == [-100, 30, 20, 0]
    assert score_sheet.settled(four, {"dealer": 3, "void": True})["scores"] == [0, 0, 0, 0]


def test_a_key_that_these_rules_do_not_have_is_said_without_a_guess() -> None:
    sentence = Language("en").sentence(refused(TYSIAC.presets["playroom"], {**THREE, "talon": "AhKdQd"}))
    assert sentence == "“talon” is not a key that may stand here"
