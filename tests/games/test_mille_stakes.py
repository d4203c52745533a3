"""Equity for money: what a standing of Mille is worth in stakes, and the bot that plays for them."""

from itertools import pairwise

import numpy
import pytest

from chiliad.bot import Budget, ask
from chiliad.bots import bot_class, for_stakes
from chiliad.games import GAMES
from chiliad.games.mille import policy
from chiliad.games.mille.equity import SIZE
from chiliad.games.mille.options import PRESETS
from chiliad.games.mille.stakes import SMALL, STAKES_MAX, stakes_of, stakes_table
from chiliad.games.mille.state import MELD, Standing
from games.mille_positions import PAGAT, player, position
from games.stepping import observed
from pace import count

GAME = GAMES["mille"]
EVERY = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
STANDINGS = [
    Standing((0, 0)),
    Standing((600, 200), (1, 0), (0, 2)),
    Standing((1100, -300), (0, 2), (1, 0)),
    Standing((-2000, 1150), (3, 1), (1, 2)),
]


def worth(rules, standing, seat=0):
    """The value of a standing for a seat, in small stakes."""
    table = stakes_table(rules)
    assert table is not None
    return stakes_of(rules, standing, seat, numpy.array(table, numpy.int64)) / SMALL


@EVERY
def test_there_is_a_table_for_each_preset(rules):
    table = stakes_table(rules)
    assert table is not None
    assert len(table) == 4 * SIZE * SIZE
    assert stakes_table(rules._replace(target=800)) is None
    assert stakes_table(rules._replace(natural_required=1)) is None


@EVERY
@pytest.mark.parametrize("standing", STANDINGS, ids=str)
def test_what_one_expects_the_other_one_fears(rules, standing):
    assert worth(rules, standing) == pytest.approx(-worth(rules, standing, 1), abs=0.05)


@EVERY
def test_a_match_that_is_over_is_worth_its_payment(rules):
    after = Standing((1250, 590), (2, 1), (1, 1))
    assert worth(rules, after) == GAME.payment(rules, after, 0, 1)
    assert worth(rules, after, 1) == -GAME.payment(rules, after, 0, 1)


@EVERY
def test_a_lead_a_natural_and_a_chapeau_are_worth_something(rules):
    level = worth(rules, Standing((600, 600)))
    assert level == pytest.approx(0, abs=0.05)
    assert worth(rules, Standing((700, 600))) > 0.5
    assert worth(rules, Standing((600, 600), (1, 0))) > 0.5
    assert worth(rules, Standing((600, 600), (0, 0), (0, 1))) > 0.5
    assert worth(rules, Standing((600, 600), (2, 0))) > worth(rules, Standing((600, 600), (1, 0))) + 0.5


def test_in_pagat_a_player_far_behind_is_skunked_more_dearly():
    """Level steps of the lead bring more once the other player may lose with less than half the target."""
    assert worth(PAGAT, Standing((1100, 300))) - worth(PAGAT, Standing((1100, 500))) > 5


def test_the_further_naturals_pay_more_in_progressive_play():
    rules = PRESETS["progressive"]
    naturals = [worth(rules, Standing((600, 600), (n, 0))) for n in range(4)]
    steps = [after - before for before, after in pairwise(naturals)]
    assert steps == sorted(steps)
    assert steps[2] > steps[0] + 1


def test_a_value_has_a_bound():
    after = Standing((1_000_000, -1_000_000), (9, 0), (0, 9))
    assert worth(PAGAT, after) == STAKES_MAX
    assert worth(PAGAT, after, 1) == -STAKES_MAX


# --- The player ------------------------------------------------------------------------------------------------------


def decision(name, state, rules=PAGAT):
    """What a bot answers in a state."""
    info = observed(GAME, GAME.observe(rules, state, state.turn))
    return ask(bot_class("mille", name)(1), info, Budget(nodes=max(count(2000), 400)))


WON = position(
    (player(hand="KsKhKd4c", sets="AsAhAd"), player(hand="3s3h5d6c7h8s9s2c2d", sets="")),
    "3h5d",
    phase=MELD,
    before=Standing((1170, -20), (0, 0), (0, 0)),
)
"""To lay the kings and to go out wins the match, and the hand of the other player makes a chapeau."""


def test_its_candidates_are_worth_stakes():
    first = decision("expert-stakes", WON).candidates[0]
    assert first.value > 20
    assert first.more["stakes"] == first.value
    assert "match_chance" not in first.more


def test_without_a_table_it_plays_to_win():
    rules = PAGAT._replace(target=2000)
    candidates = decision("expert-stakes", WON, rules).candidates
    assert candidates == decision("expert", WON, rules).candidates
    assert "match_chance" in candidates[0].more


def test_a_level_is_replaced_only_where_the_game_names_another_bot():
    assert for_stakes("mille", "expert") == "expert-stakes"
    assert for_stakes("mille", "club") == "club"
    assert for_stakes("tysiac", "expert") == "expert"
    assert set(policy.FOR_STAKES) <= set(policy.LEVELS)
    assert set(policy.FOR_STAKES.values()) <= set(policy.BOTS)
