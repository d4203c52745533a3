"""The rules of Tysiac from the last trick to the end of the match (T20 to T33); figures from the rules."""

import pytest

from chiliad.game import NOBODY
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.scoring import check_before, concession_award, rounded
from chiliad.games.tysiac.state import OVER_CONCEDED, Standing
from games.tysiac_positions import PLAYROOM, Table, bought, dealt, eights, on_barrel, rules_with, settled

EXCLUSIVE = rules_with(barrel_exclusive="yes")
CONCEDED_USES = rules_with(conceded_deal_uses_barrel="yes")


def conceded(table: Table) -> Table:
    return table.do(f"{table.turn} concede")


@pytest.mark.parametrize(
    "contract,made,score", [(140, 153, 140), (140, 139, -140), (140, 140, 140), (400, 360, -400), (100, 101, 100)]
)
def test_t20_the_declarer_scores_the_contract(contract, made, score):
    result = settled((0, 0, 0), 1, contract, (33, made, 21))
    assert result.scores[1] == score


def test_t20_as_played():
    """All 120 points and three marriages against contracts of 360 and 365."""
    hands = ("Ks Qs Kh Qh Kd Qd Kc Qc", "As Ts Js 9s Ah Th Jh 9h", "Ad Td Jd 9d Ac Tc Jc 9c")
    line = "Qs 9s Ad Ks Js Td Kh+ 9h Ac Qh Jh Tc Kd+ As 9d Qd Ts Jd Kc+ Ah 9c Qc Th Jc"
    for contract, score in ((360, 360), (365, -365)):
        table = eights(*hands, contract=contract).cards(line)
        result = GAME.settle(PLAYROOM, table.state)
        assert result.points == (360, 0, 0)
        assert result.scores == (score, 0, 0)
        assert result.after.empty_hands == (0, 1, 1)


@pytest.mark.parametrize(
    "points,score", [(1, 0), (2, 0), (3, 5), (4, 5), (5, 5), (6, 5), (7, 5), (8, 10), (0, 0), (52, 50), (53, 55)]
)
def test_t21_defenders_score_to_the_nearest_5(points, score):
    assert rounded(PLAYROOM, points) == score
    for made in (120, 99):  # with any points in the contract
        assert settled((10, 20, 30), 0, 100, (made, points, 20)).scores[1] == score


def test_t21_rounding_whatever_the_points():
    for points in range(401):
        score = rounded(PLAYROOM, points)
        assert score % 5 == 0
        assert abs(score - points) <= 2


AWARDS = {100: 60, 105: 60, 110: 60, 115: 60, 120: 60, 125: 65, 130: 65, 135: 70, 140: 70, 215: 110, 400: 200}


@pytest.mark.parametrize("contract,award", list(AWARDS.items()))
def test_t22_what_a_concession_brings(contract, award):
    assert concession_award(PLAYROOM, contract) == award
    result = settled((0, 0, 0), 1, contract, None)
    assert result.scores == (award, 0, award)
    assert result.after.empty_hands == (0, 0, 0)  # no hand counts as empty


def test_t22_half_the_contract_rounded_up():
    for contract in range(100, 401, 5):
        award = concession_award(PLAYROOM, contract)
        assert award % 5 == 0
        assert award == 60 or contract <= 2 * award < contract + 10


def test_t22_the_bid_is_the_contract():
    table = conceded(bought(dealt("Kh Qh As Ts Js Ad Td"), 215))
    assert table.state.phase == OVER_CONCEDED
    result = GAME.settle(PLAYROOM, table.state)
    assert (result.points, result.scores) == ((0, 0, 0), (0, 110, 110))
    assert result.after == Standing((0, 110, 110), (1, 0, 0))


def test_t22_before_a_card_is_given():
    table = bought(dealt()).do("0 give 1 9s")
    assert table.refusal("0 concede") == "concede-too-late"
    assert "0 concede" not in table.legal()


def test_t22_never_on_the_barrel():
    table = bought(dealt(before=on_barrel(0, None, None)))
    assert table.refusal("0 concede") == "concede-on-barrel"
    assert "0 concede" not in table.legal()
    other = bought(dealt(before=on_barrel(None, 0, None)))
    assert "0 concede" in other.legal()


def test_t23_every_third_concession_costs_120():
    before = Standing()
    for count, score in ((1, 0), (2, 0), (0, -120), (1, 0), (2, 0), (0, -120)):
        result = settled(before, 2, 100, None)
        assert result.scores == (60, 60, score)
        assert result.after.concessions == (0, 0, count)
        before = result.after


def test_t24_every_third_empty_hand_costs_120():
    before = Standing()
    for count, score in ((1, 0), (2, 0), (0, -120), (1, 0), (2, 0), (0, -120)):
        result = settled(before, 0, 110, (110, 0, 10))
        assert result.scores == (110, score, 10)
        assert result.after.empty_hands == (0, count, 0)
        before = result.after._replace(totals=(0, 0, 0))


def test_t24_the_declarer_too():
    result = settled(Standing(empty_hands=(2, 0, 0)), 0, 100, (0, 90, 30))
    assert result.scores == (-100 - 120, 90, 30)
    assert result.after.empty_hands == (0, 0, 0)


def test_t24_points_rounded_to_nothing_are_no_empty_hand():
    result = settled(Standing(empty_hands=(0, 2, 0)), 0, 100, (118, 2, 0))
    assert result.scores == (100, 0, 0)
    assert result.after.empty_hands == (0, 2, 1)


def test_t24_not_counted_on_the_barrel():
    before = on_barrel(None, 0, None)._replace(empty_hands=(0, 2, 0))
    result = settled(before, 0, 100, (100, 0, 20))
    assert result.scores == (100, 0, 20)
    assert result.after.empty_hands == (0, 2, 0)


@pytest.mark.parametrize(
    "total,points,after",
    [(860, 20, 880), (875, 4, 880), (875, 2, 875), (870, 100, 880), (870, 127, 880), (864, 15, 879)],
)
def test_t25_a_total_of_880_to_999_becomes_880(total, points, after):
    result = settled((0, total, 0), 0, 100, (101, points, 9))
    assert result.after.totals[1] == after
    assert result.after.barrel_deals == (0, 0, 0)  # the deal in which a player reaches the barrel is none of the three
    assert result.after.empty_hands == (0, 0, 0)
    assert result.winner == NOBODY


def test_t25_as_declarer():
    assert settled((860, 0, 0), 0, 120, (131, 4, 5)).after.totals == (880, 5, 5)
    assert settled((760, 0, 0), 0, 120, (131, 4, 5)).after.totals == (880, 5, 5)
    assert settled((755, 0, 0), 0, 120, (131, 4, 5)).after.totals == (875, 5, 5)


def test_t25_before_the_deal_counts():
    """A player who reaches 880 by this deal scores in it as anybody does, and may concede it."""
    table = bought(dealt(before=Standing(totals=(875, 0, 0))))
    assert "0 concede" in table.legal()
    assert settled((0, 875, 0), 0, 100, None).after.totals == (0, 880, 60)


def test_t25_by_the_target():
    rules = PLAYROOM._replace(target=500)
    result = settled((0, 370, 0), 0, 100, (101, 20, 9), rules=rules)
    assert result.after.totals[1] == 380


@pytest.mark.parametrize("used", [0, 1, 2])
@pytest.mark.parametrize("contract,after", [(120, 1000), (155, 1035), (360, 1240)])
def test_t26_a_contract_of_120_wins(used, contract, after):
    result = settled(on_barrel(None, used, None), 1, contract, (10, 360, 0))
    assert (result.after.totals[1], result.winner) == (after, 1)
    assert result.after.barrel_deals == (0, 0, 0)


def test_t26_the_raised_contract_counts():
    hands = ("Ks Qs Kh Qh Kd Qd Kc Qc", "As Ts Js 9s Ah Th Jh 9h", "Ad Td Jd 9d Ac Tc Jc 9c")
    line = "Qs 9s Ad Ks Js Td Kh+ 9h Ac Qh Jh Tc Kd+ As 9d Qd Ts Jd Kc+ Ah 9c Qc Th Jc"
    for contract, after, winner in ((100, 880, NOBODY), (115, 880, NOBODY), (120, 1000, 0)):
        table = eights(*hands, bid=100, contract=contract).cards(line)
        result = GAME.settle(PLAYROOM, table.state._replace(before=on_barrel(0, None, None)))
        assert (result.after.totals[0], result.winner) == (after, winner)


def test_t27_a_defender_gains_nothing_on_the_barrel():
    result = settled(on_barrel(None, 0, None), 0, 100, (20, 100, 0))
    assert (result.scores, result.after.barrel_deals) == ((-100, 0, 0), (0, 1, 0))


def test_t27_nor_from_a_concession():
    result = settled(on_barrel(None, 0, None), 0, 215, None)
    assert result.scores == (0, 0, 110)


def test_t27_a_contract_below_120_made_uses_a_deal():
    for contract in (100, 105, 110, 115):
        result = settled(on_barrel(0, None, None), 0, contract, (118, 1, 1))
        assert (result.after.totals[0], result.after.barrel_deals[0]) == (880, 1)


@pytest.mark.parametrize("used", [0, 1, 2])
@pytest.mark.parametrize("contract,after", [(100, 780), (115, 765), (120, 760), (155, 725), (400, 480)])
def test_t27_a_contract_failed_is_subtracted(used, contract, after):
    result = settled(on_barrel(used, None, None), 0, contract, (90, 20, 10))
    assert (result.after.totals[0], result.after.barrel_deals[0]) == (after, 0)


def test_t28_three_deals_without_success():
    before = on_barrel(None, 0, None)
    for total, used in ((880, 1), (880, 2), (760, 0)):
        result = settled(before._replace(totals=(0, 880, 0)), 0, 100, (100, 20, 0))
        assert (result.after.totals[1], result.after.barrel_deals[1]) == (total, used)
        before = result.after
    # In the third deal, a contract below 120 that is made does not help.
    assert settled(on_barrel(2, None, None), 0, 115, (118, 1, 1)).after.totals[0] == 760


@pytest.mark.parametrize("used", [0, 1, 2])
def test_t29_a_deal_another_concedes(used):
    result = settled(on_barrel(None, used, None), 0, 100, None)
    assert (result.after.totals, result.after.barrel_deals) == ((0, 880, 60), (0, used, 0))
    result = settled(on_barrel(None, used, None), 0, 100, None, rules=CONCEDED_USES)
    if used < 2:
        assert (result.after.totals, result.after.barrel_deals) == ((0, 880, 60), (0, used + 1, 0))
    else:
        assert (result.after.totals, result.after.barrel_deals) == ((0, 760, 60), (0, 0, 0))


def test_t30_several_may_be_on_the_barrel():
    before = Standing(totals=(880, 875, 0), barrel_deals=(1, 0, 0))
    result = settled(before, 2, 100, (9, 8, 103))
    assert (result.after.totals, result.after.barrel_deals) == ((880, 880, 100), (2, 0, 0))
    both = settled((870, 860, 0), 2, 100, (12, 28, 180))
    assert both.after.totals == (880, 880, 100)


def test_t30_exclusive_one_newcomer_throws_the_other_off():
    before = Standing(totals=(880, 875, 0), barrel_deals=(1, 0, 0))
    result = settled(before, 2, 100, (9, 8, 103), rules=EXCLUSIVE)
    assert (result.after.totals, result.after.barrel_deals) == ((760, 880, 100), (0, 0, 0))
    # The same holds in a conceded deal.
    result = settled(before, 2, 100, None, rules=EXCLUSIVE)
    assert (result.after.totals, result.after.barrel_deals) == ((760, 880, 0), (0, 0, 0))


def test_t30_exclusive_a_newcomer_at_880_exactly():
    """Level with the player who was there, and behind in order: the newcomer stays all the same."""
    before = Standing(totals=(880, 870, 0), barrel_deals=(1, 0, 0))
    result = settled(before, 2, 100, (9, 8, 103), dealer=2, rules=EXCLUSIVE)
    assert (result.after.totals, result.after.barrel_deals) == ((760, 880, 100), (0, 0, 0))


def test_t30_exclusive_without_a_newcomer():
    result = settled(on_barrel(None, 1, None), 0, 100, (100, 10, 10), rules=EXCLUSIVE)
    assert (result.after.totals, result.after.barrel_deals) == ((100, 880, 10), (0, 2, 0))


@pytest.mark.parametrize(
    "totals,points,declarer,dealer,after",
    [
        ((870, 860, 0), (12, 38, 180), 2, 2, (760, 880, 100)),  # 880 and 900
        ((870, 860, 0), (32, 23, 180), 2, 2, (880, 760, 100)),  # 900 and 885
        ((870, 860, 0), (12, 23, 180), 2, 2, (760, 880, 100)),  # 880 and 885
        ((780, 860, 0), (110, 20, 0), 0, 0, (880, 760, 0)),  # level: the declarer, though last after the dealer
        ((870, 860, 0), (12, 20, 180), 2, 2, (880, 760, 100)),  # level: seat 0 comes first after dealer 2
        ((870, 860, 0), (12, 20, 180), 2, 0, (760, 880, 100)),  # level: seat 1 comes first after dealer 0
        ((870, 860, 0), (12, 20, 180), 2, 1, (880, 760, 100)),  # level: after dealer 1 comes 2, then 0
    ],
)
def test_t30_exclusive_two_newcomers(totals, points, declarer, dealer, after):
    result = settled(totals, declarer, 100, points, dealer, EXCLUSIVE)
    assert result.after.totals == after
    assert result.winner == NOBODY


def test_t30_exclusive_the_penalty_is_paid_once():
    """Two newcomers throw off the player who was there, and one of them throws off the other."""
    before = Standing(totals=(860, 880, 870), barrel_deals=(0, 1, 0))
    result = settled(before, 0, 100, (100, 10, 20), rules=EXCLUSIVE)
    assert result.after.totals == (880, 760, 760)  # 960 and 890
    # A player who is off by the third deal is not thrown off again.
    result = settled(before._replace(barrel_deals=(0, 2, 0)), 0, 100, (100, 10, 0), rules=EXCLUSIVE)
    assert result.after.totals == (880, 760, 870)


@pytest.mark.parametrize(
    "totals,declarer,contract,points,dealer,winner,after",
    [
        ((860, 0, 0), 0, 140, (153, 40, 28), 2, 0, (1000, 40, 30)),  # without a barrel
        ((0, 860, 0), 0, 100, (101, 140, 5), 2, 1, (100, 1000, 5)),  # as a defender
        ((0, 860, 0), 0, 100, (101, 139, 5), 2, 1, (100, 1000, 5)),  # by rounding
        ((0, 860, 0), 0, 100, (101, 137, 5), 2, NOBODY, (100, 880, 5)),
        ((0, 800, 0), 0, 400, None, 2, 1, (0, 1000, 200)),  # by a concession
        ((870, 860, 0), 0, 140, (150, 160, 5), 2, 1, (1010, 1020, 5)),  # two at once: the higher
        ((875, 860, 0), 0, 165, (170, 160, 5), 2, 0, (1040, 1020, 5)),
        ((860, 860, 0), 0, 140, (150, 140, 5), 0, 0, (1000, 1000, 5)),  # level: the declarer
        ((860, 860, 0), 2, 100, (140, 140, 100), 2, 0, (1000, 1000, 100)),  # then the order after the dealer
        ((860, 860, 0), 2, 100, (140, 140, 100), 1, 0, (1000, 1000, 100)),
        ((860, 860, 0), 2, 100, (140, 140, 100), 0, 1, (1000, 1000, 100)),
        ((860, 860, 860), 2, 140, (140, 140, 140), 0, 2, (1000, 1000, 1000)),
    ],
)
def test_t31_a_total_of_1000_wins(totals, declarer, contract, points, dealer, winner, after):
    result = settled(totals, declarer, contract, points, dealer)
    assert (result.winner, result.after.totals) == (winner, after)


def test_t31_the_target():
    rules = PLAYROOM._replace(target=200)
    assert settled((75, 0, 0), 0, 125, (130, 5, 5), rules=rules).winner == 0
    assert settled((75, 0, 0), 0, 120, (130, 5, 5), rules=rules).winner == NOBODY


def test_t32_the_win_comes_before_the_barrel():
    """860 + 140 wins: the total does not become 880 first.  The others' totals do, in the winning deal too."""
    result = settled((860, 860, 875), 0, 140, (150, 50, 5))
    assert (result.winner, result.after.totals) == (0, (1000, 880, 880))


def test_t32_the_three_deals_come_before_the_win():
    result = settled(Standing(totals=(860, 880, 880), barrel_deals=(0, 2, 1)), 0, 140, (150, 50, 5))
    assert (result.winner, result.after.totals) == (0, (1000, 760, 880))


def test_t32_penalties_come_after_the_scores():
    """A third concession: the totals that are compared with the barrel's range are those after all penalties."""
    before = Standing(totals=(875, 830, 815), concessions=(2, 0, 0))
    result = settled(before, 0, 120, None)
    assert (result.after.totals, result.after.concessions) == ((755, 880, 875), (0, 0, 0))
    before = Standing(totals=(-50, 0, 0), empty_hands=(2, 2, 0))
    assert settled(before, 0, 100, (0, 0, 120)).after.totals == (-270, -120, 120)


def test_t33_totals_may_be_negative():
    before = Standing()
    for deal in range(1, 6):
        result = settled(before, 0, 400, (10, 60, 50))
        assert result.after.totals[0] == -400 * deal
        before = result.after._replace(totals=(result.after.totals[0], 0, 0))
    assert check_before(PLAYROOM, Standing(totals=(-100_000, 0, 0))) == ""


@pytest.mark.parametrize(
    "before,slug",
    [
        (Standing(totals=(1000, 0, 0)), "before-game-over"),
        (Standing(totals=(0, 881, 0)), "before-inside-barrel"),
        (Standing(totals=(0, 999, 0)), "before-inside-barrel"),
        (Standing(concessions=(0, 3, 0)), "before-bad-counter"),
        (Standing(empty_hands=(0, 0, -1)), "before-bad-counter"),
        (Standing(barrel_deals=(1, 0, 0)), "before-bad-counter"),
        (Standing(totals=(880, 0, 0), barrel_deals=(3, 0, 0)), "before-bad-counter"),
        (Standing(totals=(880, 880, 0)), ""),
    ],
)
def test_what_can_stand_before_a_deal(before, slug):
    assert check_before(PLAYROOM, before) == slug


def test_an_exclusive_barrel_is_not_shared():
    assert check_before(EXCLUSIVE, Standing(totals=(880, 880, 0))) == "before-barrel-shared"
    assert check_before(EXCLUSIVE, Standing(totals=(880, 879, 0))) == ""
