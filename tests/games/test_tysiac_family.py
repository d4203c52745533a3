"""The engine of Tysiac on every example of the rules of the family.

The examples are data, which the naive twin is asked too (``test_tysiac_family_twin.py``).
"""

import pytest

from chiliad.errors import ChiliadError, Unreadable
from chiliad.game import NOBODY, OVER
from chiliad.games import GAMES
from chiliad.games.tysiac.notation import deal_places
from chiliad.games.tysiac.rules import hand_unseen
from chiliad.games.tysiac.scoring import rounded, settle_deal
from chiliad.games.tysiac.state import OVER_CONCEDED, OVER_PLAYED, OVER_VOID, SUITS, cards
from chiliad.records.options import read_options
from games import tysiac_family_examples as examples
from games import tysiac_family_legality as legality
from games import tysiac_family_options as option_examples

TYSIAC = GAMES["tysiac"]
PHASES = ("deal", "auction", "take", "give", "contract", "play")
TWO_PHASES = ("deal", "auction", "take", "discard", "contract", "play")


def by_id(cases):
    return pytest.mark.parametrize("example", [pytest.param(example, id=example.id) for example in cases])


def rules_of(example):
    return read_options(TYSIAC, example.preset, example.options)


def standing(rules, partial):
    given = {key: tuple(value) if isinstance(value, list) else value for key, value in partial.items()}
    return TYSIAC.before(rules)._replace(**given)


@pytest.mark.parametrize("place,preset", list(enumerate(["playroom", "kurnik", "polish", "russian"])))
def test_1_presets(place, preset):
    values = {key: of[place] for key, of in option_examples.PRESETS.items()}
    assert read_options(TYSIAC, "playroom", values) == TYSIAC.presets[preset]
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
