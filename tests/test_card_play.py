"""tools/card_play.py: what X plays, how a deal is scored for both sides, and what is told of many deals."""

import pytest

from chiliad.game import actions_of
from chiliad.games.tysiac import GAME
from games.tysiac_positions import PLAYROOM, eights
from page.conftest import tool

cards = tool("card_play")

LONG_SPADES = "As Ks Qs Js Ts 9s Ah Kh", "Qh Jh Th 9h Ad Kd Qd Jd", "Td 9d Ac Kc Qc Jc Tc 9c"


def two_left():
    """All tricks so far are the declarer's, who needs the two others: the ace takes the ten, then the king is best."""
    return eights(*LONG_SPADES, contract=120).cards("As Qh Td  Ts Jh 9d  Ks 9h Qc  Qs Qd Jc  Js Jd Tc  9s Kd 9c")


def line(action, table):
    return GAME.action_text(PLAYROOM, table.state, action)


def test_x_plays_what_is_best_if_all_see_all_cards():
    table = two_left()
    assert line(cards.sees_all(table.state, ()), table) == "0 play Ah"
    table = table.cards("Ah Th")
    assert line(cards.sees_all(table.state, ()), table) == "2 play Kc"  # the ace would be given away


def test_the_score_is_that_of_the_declarer():
    assert cards.score(two_left().state, (), cards.greedy, cards.greedy) == 120

    def lowest(state, log):
        """The lowest legal card: the king, which the ten takes."""
        return actions_of(GAME.legal(PLAYROOM, state))[0]

    assert cards.score(two_left().state, (), lowest, cards.greedy) == -120


def test_deals_that_greedy_concedes_are_left_out():
    numbers = list(cards.numbers_of(3, 8))
    assert len(numbers) == 8
    skipped = set(range(numbers[-1])) - set(numbers)
    assert skipped
    assert all(cards.first_card(3, number) is None for number in skipped)


def test_greedy_is_as_good_as_greedy_and_goes_no_part_of_the_way():
    found = list(cards.measured("greedy", 2, 1, 1))
    assert [one.declarer for one in found] == [one.defenders for one in found] == [one.greedy for one in found]


def test_a_result_has_the_change_and_the_share_of_the_way_to_x():
    found = [cards.Scores(100, 100, 100, 100, 100)] * 6 + [
        cards.Scores(-100, 100, 100, -100, -100),
        cards.Scores(-120, -120, 120, -120, -120),
        cards.Scores(100, 100, 100, -100, -100),
        cards.Scores(110, 110, 110, 110, -110),
    ]
    change, change_x, closed = cards.result(cards.DECLARER, found)
    assert (change.mean, change_x.mean) == (20, 44)
    assert closed.mean == pytest.approx(200 / 440)
    change, change_x, closed = cards.result(cards.DEFENDERS, found)
    assert (change.mean, change_x.mean) == (-20, -42)
    assert closed.mean == pytest.approx(200 / 420)
    assert closed.low < closed.mean < closed.high
    told = cards.summary("club", found)
    assert told["deals"] == 10
    assert told["defenders"]["change_x"][0] == -42
