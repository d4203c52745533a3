"""The naive twin of Tysiac on every example of the rules of the family, and whole matches of the twin alone.

The examples are data (``tysiac_family_examples.py``), by section; the engine is asked the same ones elsewhere.
"""

import itertools
import re

import pytest

from games import tysiac_family_examples as examples
from games import tysiac_family_legality as examples_of_legality
from games import tysiac_family_options as option_examples
from naive import tysiac, tysiac_options, tysiac_scoring


def by_id(cases):
    return pytest.mark.parametrize("example", [pytest.param(example, id=example.id) for example in cases])


def cards_of(text):
    return re.findall("..", text)


def standing(options, partial):
    """A whole standing: what is left out is zero."""
    assert set(partial) <= set(tysiac_options.standing_keys(options)), partial
    return {**tysiac_options.zero(options), **partial}


# ---------------------------------------------------------------------------------------------------- the options


@pytest.mark.parametrize("place,preset", list(enumerate(["playroom", "kurnik", "polish", "russian"])))
def test_1_presets(place, preset):
    wanted = {key: values[place] for key, values in option_examples.PRESETS.items()}
    assert tysiac_options.rule_set(preset, {}) == wanted
    if preset == "playroom":
        assert wanted == tysiac_options.DEFAULTS


def test_1_values():
    for key, values in option_examples.VALUES.items():
        assert tuple(tysiac_options.WORDS[key]) == values
        assert all(tysiac_options.value_allowed(key, value) for value in values)
    for key in tysiac_options.YES_NO:
        assert tysiac_options.value_allowed(key, True)
        assert tysiac_options.value_allowed(key, False)
    assert {*option_examples.VALUES, *tysiac_options.YES_NO, "target", "lock_width"} == set(tysiac_options.DEFAULTS)
    assert all(tysiac_options.value_allowed("lock_width", width) for width in (50, 123, 500))
    assert all(tysiac_options.value_allowed("target", target) for target in (125, 1000, 5000))
    for key, value in option_examples.NOT_VALUES:
        assert not tysiac_options.value_allowed(key, value), (key, value)


@by_id(option_examples.REFUSALS)
def test_1_problems(example):
    found = tysiac_options.problems(tysiac_options.rule_set(example.preset, example.options))
    assert (found[0] if found else None) == example.keys


# ------------------------------------------------------------------------------------------------ settling a deal


def could_be(example):
    """Whether a deal can end with these points: 120 in cards, and marriages and aces."""
    options = tysiac_options.rule_set(example.preset, example.options)
    total = sum(example.points) + tysiac_scoring.card_points(cards_of(example.leftovers))
    if example.conceded or example.void:
        return total == 0
    extras = [40, 60, 80, 100, *([200] if options["ace_marriage"] else [])]
    return total - 120 in {sum(some) for n in range(6) for some in itertools.combinations(extras, n)}


def test_the_examples_can_happen():
    assert len({example.id for example in examples.SETTLEMENTS}) == len(examples.SETTLEMENTS)
    for example in examples.SETTLEMENTS:
        options = tysiac_options.rule_set(example.preset, example.options)
        assert not tysiac_options.problems(options), example.id
        assert options["players"] == example.players, example.id
        assert could_be(example), example.id
        if options["endgame"] == "barrel":
            there = [total for total in example.before["totals"] if total >= options["target"] - 120]
            assert set(there) <= {options["target"] - 120}, example.id
            assert len(there) < 2 or not options["barrel_exclusive"], example.id
        if example.tricks is not None and not example.conceded:
            assert sum(example.tricks) == (10 if example.players == 2 else 8), example.id
        assert example.contract % options["step"] == 0, example.id


@by_id(examples.SETTLEMENTS)
def test_settlement(example):
    options = tysiac_options.rule_set(example.preset, example.options)
    before, after = standing(options, example.before), standing(options, example.after)
    dealer = example.players - 1 if example.dealer is None else example.dealer
    points = list(example.points)
    if example.leftovers:
        points = tysiac_scoring.with_leftovers(options, points, cards_of(example.leftovers), example.last_trick)
        assert points == list(example.made or example.points)
    tricks = [1] * example.players if example.tricks is None else list(example.tricks)
    scores, found, winner = tysiac_scoring.settle(
        options, before, dealer, example.declarer, example.contract, example.conceded, points,
        blind=example.blind, void=example.void, tricks=tricks, talon=cards_of(example.talon),
    )  # fmt: skip
    assert found == after
    assert list(found) == list(after)
    assert scores == [new - old for new, old in zip(after["totals"], before["totals"], strict=True)]
    assert winner == example.winner


@pytest.mark.parametrize("step,points,rounded", examples.ROUNDING)
def test_3_rounding(step, points, rounded):
    options = tysiac_options.rule_set("playroom", {"step": step})
    before = tysiac_options.zero(options)
    scores, _, _ = tysiac_scoring.settle(options, before, 2, 0, 100, False, [115 - points, points, 5])
    assert scores[1] == rounded


# ------------------------------------------------------------------------------------------------- what is legal


def deal_of(example):
    """The twin's deal of an example, after its log."""
    options = tysiac_options.rule_set(example.preset, example.options)
    players = options["players"]
    dealer = players - 1 if example.dealer is None else example.dealer
    deal = tysiac.Deal(options, standing(options, example.before), dealer)
    cards = [cards_of(text) for text in example.cards]
    if players == 2:
        deal.deal(cards[:2], cards[2:])
    else:
        hands = cards[:3]
        if players == 4:
            hands.insert(dealer, [])
        deal.deal(hands, cards[3])
    for line in example.log:
        deal.apply(line)
    return deal


@by_id(examples_of_legality.LEGALITY)
def test_legality(example):
    deal = deal_of(example)
    legal = deal.legal()
    assert set(example.legal) <= legal
    assert not set(example.illegal) & legal
    if example.nothing_else:
        assert set(example.legal) == legal
    snapshot = deal.snapshot()
    assert {key: snapshot[key] for key in example.facts} == example.facts


def test_the_examples_of_legality_have_their_own_names():
    names = [example.id for example in examples_of_legality.LEGALITY]
    assert len(set(names)) == len(names)
