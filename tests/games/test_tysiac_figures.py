"""The points with which a deal of Tysiac can end: compared with deals that were played, and with impossible tricks."""

import itertools

import pytest

from chiliad.games import GAMES
from chiliad.games.tysiac.figures import impossible
from chiliad.games.tysiac.options import LEFTOVERS_LAST_TRICK, LEFTOVERS_NOBODY, Rules
from naive import tysiac as naive
from naive.tysiac_figures import possible
from pace import count

GAME = GAMES["tysiac"]
PLAYROOM = Rules()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("leftovers", [LEFTOVERS_LAST_TRICK, LEFTOVERS_NOBODY])
@pytest.mark.parametrize("preset", ["playroom", "kurnik"])
def test_t02_t03_every_deal_that_is_played_ends_with_possible_points(players, leftovers, preset):
    rules = GAME.presets[preset]._replace(players=players, leftovers=leftovers, ace_marriage=1)
    whole = {**naive.rule_set(preset, {}), "players": players, "ace_marriage": True}
    whole["leftovers"] = "nobody" if leftovers == LEFTOVERS_NOBODY else "last_trick"
    rng, before = 20, GAME.before(rules)
    for number in range(count(400)):
        dealer = number % players
        state, _, rng = GAME.random_deal(rules, before, dealer, rng)
        points = GAME.settle(rules, state).points
        if any(points):  # not conceded, nor void
            assert impossible(rules, points, dealer) == "", points
            assert possible(whole, dealer, points), points


@pytest.mark.parametrize(
    "points,slug",
    [
        ((120, 0, 0), ""),
        ((40, 40, 40), ""),
        ((160, 0, 0), ""),
        ((2, 118, 0), ""),
        ((360, 0, 0), ""),  # three marriages and every card
        ((180, 220, 0), ""),  # all four, two players
        ((121, 0, 0), "points-no-marriages"),
        ((60, 60, 101), "points-no-marriages"),
        ((119, 0, 0), "points-no-marriages"),
        ((1, 119, 0), "points-no-tricks"),  # no cards make 1
        ((119, 1, 40), "points-no-tricks"),
        ((400, 0, 0), "points-no-tricks"),  # the fourth marriage would be the first lead
        ((0, 40, 120), ""),  # 40 may come from cards, or from a marriage over three 9s
        ((61, 99, 0), ""),
    ],
)
def test_t18_points_that_can_and_cannot_be(points, slug):
    for order in itertools.permutations(points):
        assert impossible(PLAYROOM, order, 0) == slug
    if points == (400, 0, 0):
        assert impossible(Rules(first_trick_marriage=1), points, 0) == ""


def test_t02_any_tricks_a_player_may_take_are_possible():
    """The cards of one trick, in every combination of values, against the whole rest for another player."""
    values = [naive.CARD_POINTS[card[0]] for card in naive.PACK]
    tricks = {sum(cards) for cards in itertools.combinations(values, 3)}
    for first in tricks:
        assert impossible(PLAYROOM, (first, sum(values) - first, 0), 0) == "", first
    assert 1 not in tricks


def test_t18_where_the_first_lead_may_declare_its_player_needs_no_trick():
    """Spades from the first lead, which another trumps or takes; clubs of a player with a trick of three 9s."""
    both, spades = (0, None, None, 1, None), (0, None, None, None, None)
    assert impossible(PLAYROOM, (40, 60, 120), 2, both) == "points-no-tricks"
    assert impossible(Rules(first_trick_marriage=1), (40, 60, 120), 2, both) == ""
    assert impossible(PLAYROOM, (40, 0, 120), 2, spades) == ""


@pytest.mark.parametrize("leftovers", [LEFTOVERS_LAST_TRICK, LEFTOVERS_NOBODY])
def test_t41_two_players_agree_with_the_twin_on_any_sum(leftovers):
    rules = Rules(players=2, leftovers=leftovers)
    whole = {**naive.DEFAULTS, "players": 2, "leftovers": "nobody" if leftovers == LEFTOVERS_NOBODY else "last_trick"}
    for first in range(0, 401, 19):
        for second in range(401 - first):
            slug = impossible(rules, (first, second), 0)
            assert (slug == "") == possible(whole, 0, (first, second)), (first, second, slug)


@pytest.mark.parametrize("dealer", range(4))
def test_t42_the_dealer_of_four_has_no_part(dealer):
    rules = Rules(players=4)
    for points in ((120, 0, 0), (2, 118, 0), (180, 220, 0)):
        for order in itertools.permutations(points):
            assert impossible(rules, (*order[:dealer], 0, *order[dealer:]), dealer) == ""
    aside = [1, 118, 1]
    aside.insert(dealer, 0)
    assert impossible(rules, tuple(aside), dealer) == "points-no-tricks"
