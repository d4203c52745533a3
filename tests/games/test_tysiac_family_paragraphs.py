"""The paragraphs of Tysiac that only some options bring, T34 to T40: an example of each rule they have."""

import pytest

from chiliad.bits import seed_from
from chiliad.game import CHANCE, GREEDY, NOBODY
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.scoring import settle_deal
from chiliad.games.tysiac.state import AUCTION, OVER_VOID, Standing
from games.stepping import stepped
from games.tysiac_positions import bought, dealt, eights, rules_with

RUSSIAN = GAME.presets["russian"]
KURNIK = GAME.presets["kurnik"]
ACES = ("As Ah Ad Ac Ks Qs Ts 9s", "Kh Qh Th Jh 9h Kd Qd Td", "Jd 9d Kc Qc Tc Jc 9c Js")


def totals_after(rules, totals, declarer, contract, points, *, conceded=False, blind=False, **counters):
    before = Standing(totals=totals, **counters)
    return settle_deal(rules, before, 2, declarer, contract, conceded, points, blind=blind).after.totals


def test_t34_four_aces_bring_200_and_leave_the_trump():
    rules = rules_with(ace_marriage="yes", first_trick_marriage="yes")
    table = eights(*ACES, rules=rules).cards("Ks+").do("1 play 9h", "2 play Js")
    assert table.points == (46, 0, 0)
    assert table.do("0 aces As").points == (246, 0, 0)
    assert table.do("0 aces As").state.trump == table.state.trump
    assert table.do("0 play As").points == (46, 0, 0)


def test_t34_four_aces_are_not_declared_on_the_first_lead():
    rules = rules_with(ace_marriage="yes")
    assert eights(*ACES, rules=rules).may("aces") == set()
    later = eights(*ACES, rules=rules).cards("Ts 9h Js")
    assert later.may("aces") == {"As", "Ah", "Ad", "Ac"}
    assert later.do("0 play Ah").state.points[0] == 12
    without = eights(*ACES).cards("Ts 9h Js")
    assert without.may("aces") == set()


def test_t35_four_nines_may_be_dealt_again_as_the_first_call():
    table = dealt("Ks Ts", "9s 9h 9d 9c", rules=KURNIK)
    void = table.do("0 bid 100", "1 redeal")
    assert void.state.phase == OVER_VOID
    settled = GAME.settle(KURNIK, void.state)
    assert (settled.void, settled.scores, settled.winner) == (True, (0, 0, 0), NOBODY)
    assert settled.after == void.state.before
    assert table.do("0 bid 100", "1 bid 110", "2 pass", "0 bid 120").may("redeal") == set()
    assert "1 redeal" not in dealt("Ks Ts", "9s 9h 9d", "9c", rules=KURNIK).do("0 bid 100").legal()


def test_t36_a_blind_bid_counts_double_until_it_is_overbid():
    rules = rules_with(opening="hundred", blind_bid="yes")
    before = Standing(totals=(300, 0, 0))
    table = dealt("Ks", "Kh Qh", rules=rules, before=before)
    assert table.legal() == {"0 bid 100", "0 blind"}
    assert "0 blind" not in dealt("Ks", rules=rules, before=Standing(totals=(235, 0, 0))).legal()
    assert "0 blind" not in dealt("Ks", rules=rules, before=Standing(totals=(300, 880, 0))).legal()
    assert totals_after(rules, (300, 0, 0), 0, 120, (131, 10, 20), blind=True) == (540, 10, 20)
    assert totals_after(rules, (300, 0, 0), 0, 120, (119, 10, 20), blind=True) == (60, 10, 20)
    overbid = table.do("0 blind", "1 bid 125", "2 pass", "0 pass")
    assert overbid.state.auction.declarer == 1
    assert "1 concede" in overbid.legal()
    alone = table.do("0 blind", "1 pass", "2 pass")
    assert "0 concede" not in alone.legal()


def test_t37_the_first_deals_are_golden():
    rules = rules_with(golden_deal="yes")
    golden = dealt("Js 9s", rules=rules)
    assert golden.may("bid") == set()
    assert "0 concede" not in golden.legal()
    assert totals_after(rules, (0, 0, 0), 0, 120, (131, 22, 27)) == (240, 40, 50)
    assert totals_after(rules, (0, 0, 0), 0, 120, (119, 22, 27)) == (-240, 40, 50)
    fourth = dealt("Js 9s", rules=rules, before=Standing(golden_deals=3))
    assert 100 in fourth.calls()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t37_as_many_deals_in_a_row_are_golden_as_there_are_players(players):
    rules = rules_with(golden_deal="yes", players=str(players))
    before, dealer, declarers = GAME.before(rules), players - 1, []
    for deal in range(players + 1):
        state, x = GAME.start(rules, before, dealer), seed_from(37, players, deal)
        while GAME.actor(state) == CHANCE:
            action, x = GAME.chance(rules, state, x)
            state = GAME.apply(rules, state, action)
        assert (state.phase == AUCTION) == (deal == players)
        declarers.append(state.turn)
        settled = GAME.settle(rules, stepped(GAME, rules, state, (GREEDY,) * players, x)[0])
        assert settled.after.golden_deals == min(deal + 1, players)
        before, dealer = settled.after, GAME.next_dealer(rules, dealer)
    assert declarers == [*range(players), 0], "each opens once"


def test_t38_a_locked_player_gains_as_declarer_only():
    assert totals_after(KURNIK, (0, 790, 810), 0, 100, (50, 24, 60)) == (-100, 810, 810)
    assert totals_after(KURNIK, (810, 0, 0), 0, 190, (190, 0, 0)) == (1000, 0, 0)
    assert totals_after(KURNIK, (810, 0, 0), 0, 100, (90, 0, 30)) == (710, 0, 30)
    assert totals_after(KURNIK, (0, 800, 0), 0, 100, (100, 60, 0)) == (100, 800, 0)
    assert totals_after(KURNIK._replace(lock_width=100), (0, 800, 0), 0, 100, (100, 60, 0)) == (100, 860, 0)


def test_t39_the_third_fall_brings_the_total_to_zero():
    third = {"barrel_deals": (0, 2, 0), "barrel_falls": (0, 2, 0)}
    assert totals_after(RUSSIAN, (0, 880, 0), 0, 100, (110, 10, 0), **third) == (100, 0, 0)
    second = {"barrel_deals": (0, 2, 0), "barrel_falls": (0, 1, 0)}
    assert totals_after(RUSSIAN, (0, 880, 0), 0, 100, (110, 10, 0), **second) == (100, 760, 0)
    thrown = {"barrel_falls": (0, 2, 0)}
    assert totals_after(RUSSIAN, (790, 880, 0), 0, 100, (110, 10, 0), **thrown) == (880, 0, 0)


def test_t40_a_total_of_exactly_555_becomes_zero():
    both = (535, -455, 550)
    assert totals_after(RUSSIAN, both, 1, 100, (20, 60, 10)) == (0, 0, 560)
    plus = RUSSIAN._replace(dump_truck=1)
    assert totals_after(plus, both, 1, 100, (20, 60, 10)) == (0, -555, 560)
    assert totals_after(RUSSIAN, (555, 0, 0), 1, 100, (0, 120, 0))[0] == 555


def test_t31_only_the_barrel_wins_where_it_is_required():
    assert totals_after(RUSSIAN, (850, 0, 0), 0, 180, (180, 10, 10)) == (880, 10, 10)
    assert totals_after(RUSSIAN, (880, 0, 0), 0, 120, (120, 10, 10)) == (1000, 10, 10)


def test_t22_a_concession_costs_what_its_option_says():
    def conceded(name, contract, before=0):
        rules = rules_with(concession=name)
        return totals_after(rules, (0, 0, 0), 0, contract, (0, 0, 0), conceded=True, concessions=(before, 0, 0))

    assert conceded("bomb", 130) == (0, 0, 0)
    assert conceded("bomb", 130, 1) == (0, 60, 60)
    assert conceded("bomb_home", 130) == (0, 60, 60)
    assert conceded("bomb_home", 130, 1) == (-130, 60, 60)
    assert conceded("write_off", 100) == (-100, 50, 50)
    assert conceded("write_off", 105) == (-105, 55, 55)
    assert conceded("write_off", 125) == (-125, 65, 65)
    assert bought(dealt("Js 9s", rules=rules_with(concession="no"))).may("concede") == set()
