"""The engine of Tysiac on every example of the rules of the family, and on its settling command for three players.

The examples are data, which the naive twin is asked too (``test_tysiac_family_twin.py``).
"""

import random
import re

import pytest

from chiliad.errors import ChiliadError, Unreadable
from chiliad.game import NOBODY, OVER
from chiliad.games import GAMES
from chiliad.games.tysiac import score_sheet
from chiliad.games.tysiac.notation import deal_places
from chiliad.games.tysiac.options import CONCESSION_NO, SEATING
from chiliad.games.tysiac.rules import hand_unseen
from chiliad.games.tysiac.scoring import rounded, settle_deal, standing_keys
from chiliad.games.tysiac.state import OVER_CONCEDED, OVER_PLAYED, OVER_VOID, SUITS, cards
from chiliad.records.options import read_options
from games import tysiac_family_examples as examples
from games import tysiac_family_legality as legality
from games import tysiac_family_options as option_examples
from naive import tysiac_options, tysiac_scoring
from pace import kernel_count

TYSIAC = GAMES["tysiac"]
PHASES = ("deal", "auction", "take", "give", "contract", "play")
TWO_PHASES = ("deal", "auction", "take", "discard", "contract", "play")
SEATING_OPTIONS = {option.key: option for option in SEATING}


def by_id(cases):
    return pytest.mark.parametrize("example", [pytest.param(example, id=example.id) for example in cases])


def rules_of(example):
    options = {key: value for key, value in example.options.items() if key not in SEATING_OPTIONS}
    seating = {
        key: SEATING_OPTIONS[key].values[str(example.options[key])] for key in set(example.options) - set(options)
    }
    return read_options(TYSIAC, example.preset, options)._replace(**seating)


def standing(rules, partial):
    given = {key: tuple(value) if isinstance(value, list) else value for key, value in partial.items()}
    return TYSIAC.before(rules)._replace(**given)


@pytest.mark.parametrize("place,preset", list(enumerate(["playroom", "kurnik", "polish", "russian"])))
def test_1_presets(place, preset):
    values = {key: of[place] for key, of in option_examples.PRESETS.items()}
    seating = {key: SEATING_OPTIONS[key].values[str(values.pop(key))] for key in SEATING_OPTIONS}
    assert read_options(TYSIAC, "playroom", values)._replace(**seating) == TYSIAC.presets[preset]
    assert set(values) == {option.key for option in TYSIAC.options}


@by_id(option_examples.REFUSALS)
def test_1_problems(example):
    if example.keys is None:
        assert TYSIAC.problems(rules_of(example)) == []
        return
    with pytest.raises(Unreadable) as refused:
        rules_of(example)
    assert refused.value.slug == "options-disagree"
    assert (refused.value.details["key"], refused.value.details["other"]) == example.keys


@by_id(examples.SETTLEMENTS)
def test_settlement(example):
    rules, players = rules_of(example), example.players
    before, after = standing(rules, example.before), standing(rules, example.after)
    assert TYSIAC.check_before(rules, before) == ""
    dealer = players - 1 if example.dealer is None else example.dealer
    winner = NOBODY if example.winner is None else example.winner
    tricks = (1,) * players if example.tricks is None else example.tricks
    if not example.void:
        takers = sum(1 << seat for seat in range(players) if tricks[seat])
        settled = settle_deal(
            rules, before, dealer, example.declarer, example.contract, example.conceded, example.made or example.points,
            takers, example.blind, cards(example.talon),
        )  # fmt: skip
        assert (settled.after, settled.winner) == (after, winner)
    if players != 3:
        return  # the settling command knows three players
    scores = [new - old for new, old in zip(after.totals, before.totals, strict=True)]
    figures = {"dealer": dealer, "before": example.before}
    if example.void:
        figures["void"] = True
    else:
        figures |= {"declarer": example.declarer, "contract": example.contract, "conceded": example.conceded}
        figures |= {"blind": True} if example.blind else {}
        figures |= {} if example.conceded else {"points": list(example.points)}
        figures |= {} if example.conceded or example.tricks is None else {"tricks": list(example.tricks)}
    told = told_or_slug(rules, figures)
    if isinstance(told, str):
        # The example gives some points that no tricks can make, or leaves out who won a trick.
        assert told in ("points-no-tricks", "points-no-marriages", "missing-key")
        return
    assert (told["scores"], told["winner"]) == (scores, example.winner)
    keys = standing_keys(rules)
    assert told["after"] == {key: value if isinstance(value := getattr(after, key), int) else [*value] for key in keys}


@pytest.mark.parametrize("step,points,score", examples.ROUNDING)
def test_3_rounding(step, points, score):
    assert rounded(TYSIAC.presets["playroom"]._replace(step=step), points) == score


def cases(module):
    found = [case for name, value in vars(module).items() if name.startswith("SECTION_") for case in value]
    return found


@by_id(cases(legality))
def test_what_is_legal(example):
    rules = rules_of(example)
    dealer = rules.players - 1 if example.dealer is None else example.dealer
    state = TYSIAC.start(rules, standing(rules, example.before), dealer)
    places = deal_places(rules.players, dealer)
    dealt = [f"deal {place} {cards}" for place, cards in zip(places, example.cards, strict=True)]
    for line in (*dealt, *example.log):
        for action in TYSIAC.read_line(rules, state, line):
            state = TYSIAC.apply(rules, state, action)
    seat = TYSIAC.actor(state)
    legal = set() if seat == OVER else {f"{seat} {move}" for move in TYSIAC.legal_moves(rules, state)}
    assert set(example.legal) <= legal
    assert not set(example.illegal) & legal
    assert not example.nothing_else or set(example.legal) == legal
    for line in example.illegal:
        with pytest.raises(ChiliadError):
            TYSIAC.read_line(rules, state, line)
    over = state.phase in (OVER_PLAYED, OVER_CONCEDED, OVER_VOID)
    unseen = hand_unseen(rules, state)
    facts = {
        "phase": "over" if over else PHASES[state.phase] if rules.players > 2 else TWO_PHASES[state.phase],
        "turn": None if state.turn == NOBODY else state.turn,
        "points": state.points,
        "trump": None if state.trump < 0 else SUITS[state.trump],
        "void": state.phase == OVER_VOID,
        "hand_not_seen": None if unseen == NOBODY else unseen,
    }
    for key, value in example.facts.items():
        assert facts[key] == (tuple(value) if isinstance(value, list) else value), key


def test_every_settlement_agrees_with_the_twin():
    """Random figures of random options: what ``chiliad settle`` says is what the twin says."""
    rng, settled = random.Random(1201), 0
    for _ in range(kernel_count(3000)):
        options = random_options(rng)
        rules = read_options(TYSIAC, "playroom", options)
        whole = tysiac_options.rule_set("playroom", options)
        before = random_standing(rng, rules)
        void = rules.redeal_four_nines == 1 and rng.random() < 0.05
        conceded = rules.concession != CONCESSION_NO and rng.random() < 0.2
        golden = rules.golden_deal == 1 and before["golden_deals"] < 3
        blind = rules.blind_bid == 1 and not golden and rng.random() < 0.3
        contract = 120 if golden or blind else rng.randrange(100, 401, rules.step)
        declarer, dealer, tricks = rng.randrange(3), rng.randrange(3), random_tricks(rng)
        points = [0, 0, 0] if conceded or void else random_points(rng, tricks)
        figures = {"dealer": dealer, "before": before}
        if void:
            figures["void"] = True
        else:
            figures |= {"declarer": declarer, "contract": contract, "conceded": conceded, "points": points}
            figures |= {"tricks": tricks} if not conceded else {}
            figures |= {"blind": True} if blind else {}
        told = told_or_slug(rules, figures)
        if isinstance(told, str):
            assert told in ("points-no-tricks", "points-no-marriages", "concede-on-barrel", "contract-fixed")
            continue
        scores, after, winner = tysiac_scoring.settle(
            whole, before, dealer, declarer, contract, conceded, points, blind=blind, void=void, tricks=tricks
        )
        assert told == {"scores": scores, "after": after, "winner": winner}, (options, figures)
        settled += 1
    assert settled > kernel_count(3000) // 4


def told_or_slug(rules, figures):
    """What ``chiliad settle`` says, or the slug of why it refuses."""
    try:
        return score_sheet.settled(rules, figures)
    except ChiliadError as error:
        return error.slug


def random_options(rng):
    """Options that do not exclude each other."""
    while True:
        options = {}
        for key, words in [*tysiac_options.WORDS.items(), *((key, [False, True]) for key in tysiac_options.YES_NO)]:
            if key not in SEATING_OPTIONS and rng.random() < 0.5:
                options[key] = rng.choice(words)
        if not tysiac_options.problems(tysiac_options.rule_set("playroom", options)):
            return options


def random_standing(rng, rules):
    near = (0, 235, 240, 555, -555, 675, 760, 790, 800, 860, 880)
    while True:
        before = {"totals": [rng.choice(near) - rng.choice((0, 0, 5, 40, 100)) for _ in range(3)]}
        for key in standing_keys(rules)[1:]:
            before[key] = rng.randrange(4) if key == "golden_deals" else [rng.choice((0, 0, 0, 1, 2)) for _ in range(3)]
        if TYSIAC.check_before(rules, standing(rules, before)) == "":
            return before


def random_tricks(rng):
    takers = rng.choice(([0], [0, 1], [0, 1, 2], [0, 1, 2]))
    seats = rng.sample(range(3), len(takers))
    tricks = [0, 0, 0]
    for _ in range(8):
        tricks[rng.choice(seats)] += 1
    return tricks


def random_points(rng, tricks):
    """120 points in cards to those who won tricks, and perhaps a marriage."""
    points, left = [0, 0, 0], 120
    seats = [seat for seat in range(3) if tricks[seat]]
    for seat in seats[:-1]:
        points[seat] = rng.randrange(left + 1)
        left -= points[seat]
    points[seats[-1]] = left
    points[rng.choice(seats)] += rng.choice((0, 0, 40, 60, 80, 100))
    return points


def test_the_figures_that_are_refused():
    rules = TYSIAC.presets["russian"]._replace(ace_marriage=1)
    plain = {"dealer": 2, "declarer": 0, "contract": 100, "points": [70, 30, 20], "tricks": [4, 2, 2]}
    aces = {**plain, "points": [270, 30, 20], "aces": 0}
    assert score_sheet.settled(rules, aces)["scores"] == [100, 30, 20]
    hearts = {**plain, "points": [70, 130, 20], "marriages": [[1, "h"]]}
    assert score_sheet.settled(rules, hearts)["scores"] == [-100, 130, 20]
    for slug, figures in {
        "missing-key": {"dealer": 2, "declarer": 0},
        "void-and-more": {"dealer": 2, "void": True, "points": [0, 0, 0]},
        "not-marriages": {**hearts, "marriages": [["h", 1]]},
        "marriage-twice": {**hearts, "marriages": [[1, "h"], [0, "h"]]},
        "points-no-marriages": {**hearts, "marriages": [[1, "d"]]},
        "tricks-sum": {**plain, "tricks": [4, 2, 1]},
        "not-yes-or-no": {**plain, "void": 1},
        "bad-key": {**plain, "blind": True},
    }.items():
        with pytest.raises(Unreadable) as refused:
            score_sheet.settled(rules, figures)
        assert refused.value.slug == slug, figures
    with pytest.raises(Unreadable, match="concession-off"):
        score_sheet.settled(rules._replace(concession=CONCESSION_NO), {**plain, "points": [0, 0, 0], "conceded": True})
    assert re.fullmatch("[a-z-]+", refused.value.slug)
