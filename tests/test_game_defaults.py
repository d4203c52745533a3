"""A game may leave functions out: Tysiac with every default conforms, and each says what its own function says."""

from dataclasses import replace

import pytest

from chiliad.errors import Illegal, Unreadable
from chiliad.game import _DEFAULTS, CHANCE, Game
from chiliad.games.tysiac import GAME
from conformance.checks import CHECKS
from conformance.walks import walks_of

KEPT = {"disagreements"}  # by default no values exclude each other, and the rules of Tysiac would make no sense
PLAIN: Game = replace(GAME, **dict.fromkeys(_DEFAULTS.keys() - KEPT))
WALKS = walks_of(GAME, 10)


@pytest.mark.parametrize(
    "check",
    [
        "options",
        "start",
        "matches_end",
        "random_deal",
        "random_deal_is_stepping",
        "chance_is_legal",
        "chance_is_uniform",
        "cards_to_come",
        "mid_move",
    ],
)
def test_a_game_with_every_default_conforms(check):
    CHECKS[check](PLAIN, 10)


def test_the_defaults_say_what_the_game_itself_says():
    for rules in (walked.rules for walked in WALKS):
        seats = range(GAME.seats(rules))
        assert [PLAIN.next_dealer(rules, seat) for seat in seats] == [GAME.next_dealer(rules, seat) for seat in seats]
        for wrong in (rules, rules._replace(target=124), rules._replace(must_beat=2, bid_limit=-1)):
            assert PLAIN.problems(wrong) == GAME.problems(wrong)
    for walked in WALKS:
        for state in walked.sample(20):
            assert PLAIN.mid_move(state) == GAME.mid_move(state)
            if GAME.actor(state) == CHANCE:
                assert PLAIN.cards_to_come(walked.rules, state) == GAME.cards_to_come(walked.rules, state)


def read(game, *given):
    try:
        return game.read_move(*given)
    except (Illegal, Unreadable) as error:
        return str(error)


def test_a_move_is_a_line_with_the_seat_before_it():
    told = set()
    for walked in WALKS:
        for state in walked.sample(20):
            for text in ("bid 100", "pass", "play Ks", "concede", "nothing", ""):
                given = (walked.rules, state, 1, text)
                assert read(PLAIN, *given) == read(GAME, *given)
                told.add(str(read(PLAIN, *given))[:12])
    assert len(told) > 5


def test_a_random_deal_that_does_not_end_is_cut():
    endless = replace(
        PLAIN, actor=lambda state: 0, legal=lambda rules, state: (1,), apply=lambda rules, state, one: state
    )
    rules = GAME.default_rules
    assert endless.random_deal(rules, GAME.before(rules), 0, 1)[1] == GAME.actions_per_deal_max


def test_a_game_made_of_another_asks_itself():
    other = replace(PLAIN, legal=lambda rules, state: (0, 0, 0, 0, 1))
    rules = GAME.default_rules
    start = GAME.start(rules, GAME.before(rules), 0)
    assert other.chance(rules, start, 1)[0] == 4 << 6
    assert "Game" in repr(other)
