"""Scoring and payment of Mille by paragraph: every expected value comes from the text of the rules."""

import pytest

from chiliad.errors import Unreadable
from chiliad.game import NOBODY
from chiliad.games.mille import GAME
from chiliad.games.mille.options import PAGAT as PAGAT_PAYS
from chiliad.games.mille.options import PROGRESSIVE, WIKIPEDIA, Rules
from chiliad.games.mille.scoring import (
    game_winner,
    payment,
    score_deal,
)
from chiliad.games.mille.state import (
    Standing,
)
from games.mille_positions import PAGAT, play, player, position


def test_m21_sets_less_the_hand():
    # A goes out with 140; B has 235 laid and 60 in hand.
    mine = ["QhQdQc", "KsKhKdKc", "TsTh2c", "5s5h2s"]
    score = score_deal([mine, ["QsQs2d", "3s3h3d"]], ["", "2hAsAhTd"], 0)
    assert score.scores == (140, 175)


def test_m21_a_set_with_the_queen_of_spades():
    assert score_deal([["Qs2s2h"], ["KsKhKd"]], ["", "4s"], 0).scores[0] == 140


EIGHT_KINGS = "KsKsKhKhKdKdKcKc"


@pytest.mark.parametrize(
    "sets, hand, out, score, stars",
    [
        ([EIGHT_KINGS], "KAs", 1, 135, 1),
        ([EIGHT_KINGS, "7s7h2c"], "", 0, 190, 1),
        (["QsQsQhQhQdQdQcQc"], "3s", 1, 515, 1),
        (["2s2s2h2h2d2d2c2c"], "3s", 1, 315, 1),
        ([EIGHT_KINGS + "2s"], "3s", 1, 95, 0),
        ([EIGHT_KINGS, "QsQsQhQhQdQdQcQc"], "3s", 1, 675, 2),
    ],
)
def test_m22_an_eight_set_natural_counts_double_and_is_a_star(sets, hand, out, score, stars):
    hand = "TsAs" if hand == "KAs" else hand
    other = [["3c3d3h"], ["4c"]]
    result = score_deal([sets, other[0]], [hand, "4c" if out == 0 else ""], out)
    assert (result.scores[0], result.stars[0]) == (score, stars)


@pytest.mark.parametrize(
    "sets, score, stars",
    [
        (["QhQdQc", "KsKh2c"], 70, 0),
        (["QhQdQc", "KsKhKd"], 120, 1),
        (["2s2h2d", "AsAhAd"], 210, 1),
    ],
)
def test_m23_going_out_with_no_wild_doubles_all(sets, score, stars):
    result = score_deal([sets, ["3c3d3h"]], ["", "4c"], 0)
    assert (result.scores[0], result.stars[0]) == (score, stars)
    hand = "Ac" if sets[0][0] != "2" else "Kc"
    assert score_deal([sets, ["3c3d3h"]], [hand, ""], 1).stars[0] == 0


def test_m24_both_naturals_count_the_eight_set_four_times():
    result = score_deal([[EIGHT_KINGS, "7s7h7d"], ["3c3d3h"]], ["", "4c"], 0)
    assert (result.scores[0], result.stars[0]) == (350, 2)


def test_m25_a_score_below_zero_of_who_did_not_go_out_is_a_chapeau():
    # B lays 60 and holds 75.
    result = score_deal([["QhQdQc"], ["2s2h2d"]], ["", "2cJd7c"], 0)
    assert (result.scores[1], result.chapeaux) == (-15, (0, 1))
    level = score_deal([["QhQdQc"], ["2s2h2d"]], ["", "2cTdTcTsTh"], 0)
    assert (level.scores[1], level.chapeaux) == (0, (0, 0))
    doubled = score_deal([["QhQdQc"], ["3s3s3h3h3d3d3c3c"]], ["", "Jd2s"], 0)
    assert (doubled.scores[1], doubled.chapeaux) == (10, (0, 0))


def test_m21_to_m25_by_the_engine_as_by_the_score_keeper():
    state = position((player("KdQh", "KsKh2c QsQsQdQc"), player("4sJd2s", "3c3d3h")), "9h")
    settled = GAME.settle(PAGAT, play(state, "0 lay K Kd", "0 lay Q Qh"))
    score = score_deal([["KsKhKd2c", "QsQsQhQdQc"], ["3c3d3h"]], ["", "4sJd2s"], 0)
    assert settled.scores == score.scores == (280, -60)
    assert settled.after == Standing((280, -60), (0, 0), (0, 1))


@pytest.mark.parametrize(
    "sets, hands, out, slug",
    [
        ([["KsKh"], []], ["", "4s"], 0, "bad-set"),
        ([["KsKhQd"], []], ["", "4s"], 0, "bad-set"),
        ([["KsKhKd", "KsKhKc"], []], ["", "4s"], 0, "bad-set"),
        ([["KsKhKd"], []], ["", ""], 0, "bad-hand"),
        ([["KsKhKd"], []], ["5c", "4s"], 0, "bad-hand"),
        ([["KsKhKd"], []], ["", "KsKs"], 0, "too-many-copies"),
        ([["KsKs?"], []], ["", "4s"], 0, "bad-card"),
        ([["KsKs??"], []], ["", "4s"], 0, "bad-card"),
    ],
)
def test_m21_the_score_keeper_is_told_what_can_not_be(sets, hands, out, slug):
    with pytest.raises(Unreadable) as fault:
        score_deal(sets, hands, out)
    assert fault.value.slug == slug


# --- The game --------------------------------------------------------------------------------------------------------


def test_m26_who_reaches_the_target_with_the_higher_total_wins():
    assert game_winner(PAGAT, (1195, 1190), (0, 0)) == NOBODY
    assert game_winner(PAGAT, (1200, 1190), (0, 0)) == 0
    assert game_winner(PAGAT, (1200, 1290), (0, 0)) == 1
    assert game_winner(Rules(target=2000), (1200, 1290), (0, 0)) == NOBODY


def test_m26_who_did_not_go_out_may_win():
    before = Standing(totals=(1000, 1190))
    state = position((player("KsKhKd2c", "Qs2s2h"), player("4s", "JdJhJs")), "9h", before=before)
    settled = GAME.settle(PAGAT, play(state, "0 lay K KsKhKd2c"))
    assert (settled.after.totals, settled.winner) == ((1190, 1255), 1)


def test_m26_a_game_that_is_over_is_no_beginning():
    assert GAME.check_before(PAGAT, Standing()) == ""
    assert GAME.check_before(PAGAT, Standing(totals=(1200, 0))) == "game-over"
    assert GAME.check_before(PAGAT, Standing(totals=(1200, 1200))) == ""
    assert GAME.check_before(PAGAT, Standing(totals=(3, 0))) == "total-impossible"
    assert GAME.check_before(PAGAT, Standing(stars=(0, -1))) == "counter-impossible"


def test_m27_level_totals_play_on():
    assert game_winner(PAGAT, (1250, 1250), (3, 0)) == NOBODY
    assert game_winner(PAGAT, (1250, 1255), (3, 0)) == 1


def test_m28_natural_required():
    rules = Rules(natural_required=1)
    assert game_winner(rules, (1300, 900), (0, 5)) == NOBODY
    assert game_winner(rules, (1300, 1250), (0, 1)) == 1
    assert game_winner(rules, (1300, 1250), (1, 1)) == 0
    assert game_winner(rules, (1250, 1250), (1, 1)) == NOBODY
    assert game_winner(rules, (1250, 1250), (1, 0)) == 0
    paid = payment(PAGAT_PAYS, 1250, 1900, 1, 0, 1, 1200)
    assert (paid.difference, paid.amount) == (0, 6)


# --- The payment -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("small", [1, 2, 3])
def test_m29_the_large_stake_is_three_small_ones(small):
    assert payment(PAGAT_PAYS, 1236, 1169, 0, 0, small, 1200).game == 3 * small
    assert payment(PAGAT_PAYS, 1252, 590, 2, 1, small, 1200).amount == 38 * small


def test_m29_only_the_winners_naturals_and_the_losers_chapeaux_pay():
    paid = payment(PAGAT_PAYS, 1252, 649, 2, 1, 1, 1200)
    assert (paid.naturals, paid.chapeaux) == (6, 3)


VECTORS = [
    (1252, 649, 2, 1, 19, 19),
    (1252, 650, 2, 1, 18, 19),
    (1252, 590, 2, 1, 38, 22),
    (1236, 1169, 0, 0, 3, 4),
]


@pytest.mark.parametrize("won, lost, naturals, chapeaux, amount, other", VECTORS)
def test_m30_payment_pagat(won, lost, naturals, chapeaux, amount, other):
    assert payment(PAGAT_PAYS, won, lost, naturals, chapeaux, 1, 1200).amount == amount


def test_m30_a_skunk_doubles_and_below_zero_trebles_everything():
    assert payment(PAGAT_PAYS, 1252, 649, 2, 1, 1, 1200)[:4] == (3, 7, 6, 3)
    assert payment(PAGAT_PAYS, 1200, 600, 0, 0, 1, 1200).multiplier == 1
    assert payment(PAGAT_PAYS, 1200, 599, 0, 0, 1, 1200).multiplier == 2
    assert payment(PAGAT_PAYS, 1200, 0, 0, 0, 1, 1200).amount == 2 * (3 + 12)
    assert payment(PAGAT_PAYS, 1200, -5, 0, 0, 1, 1200).amount == 3 * (3 + 12)
    assert payment(PAGAT_PAYS, 1005, 502, 0, 0, 1, 1005).multiplier == 2
    assert payment(PAGAT_PAYS, 1005, 503, 0, 0, 1, 1005).multiplier == 1


@pytest.mark.parametrize("won, lost, naturals, chapeaux, other, amount", VECTORS)
def test_m31_payment_wikipedia(won, lost, naturals, chapeaux, other, amount):
    assert payment(WIKIPEDIA, won, lost, naturals, chapeaux, 1, 1200).amount == amount


def test_m31_below_zero_is_as_a_skunk():
    assert payment(WIKIPEDIA, 1200, -5, 0, 0, 1, 1200)[:] == (3, 13, 0, 0, 3, 1, 19)


def test_m32_payment_progressive():
    assert payment(PROGRESSIVE, 2100, 860, 4, 3, 1, 2000)[:] == (3, 12, 30, 18, 3, 1, 66)
    assert payment(PROGRESSIVE, 2100, 860, 5, 3, 1, 2000).amount == 81
    assert payment(PROGRESSIVE, 1200, -5, 0, 0, 1, 1200).skunk == 3
    assert payment(PROGRESSIVE, 1252, 650, 0, 0, 1, 1200)[:] == (3, 6, 0, 0, 0, 1, 9)


@pytest.mark.parametrize("total, rounded", [(650, 7), (649, 6), (-50, 0), (-51, -1), (-150, -1), (-151, -2), (0, 0)])
def test_m33_half_goes_up_below_zero_too(total, rounded):
    assert payment(PAGAT_PAYS, 1200, total, 0, 0, 1, 1200).difference == 12 - rounded


def test_m33_any_integers_are_paid():
    assert payment(PAGAT_PAYS, 10**30, 1, 0, 0, 1, 1200).difference == 10**28
    assert payment(WIKIPEDIA, 1201, 1200, 0, 0, 1, 1200).difference == 1
