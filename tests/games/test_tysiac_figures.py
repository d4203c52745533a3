"""The points with which a deal of Tysiac can end: compared with deals that were played, and with impossible tricks."""

import itertools

import pytest

from chiliad.games import GAMES
from chiliad.games.tysiac.figures import impossible
from chiliad.games.tysiac.options import Rules
from naive import tysiac as naive
from pace import count

GAME = GAMES["tysiac"]
PLAYROOM = Rules()


def test_t02_t03_every_deal_that_is_played_ends_with_possible_points():
    rng = 20
    before = GAME.before(PLAYROOM)
    for _ in range(count(400)):
        state, _, rng = GAME.random_deal(PLAYROOM, before, 0, rng)
        points = GAME.settle(PLAYROOM, state).points
        if any(points):  # not conceded
            assert impossible(PLAYROOM, points) == "", points


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
        assert impossible(PLAYROOM, order) == slug
    if points == (400, 0, 0):
        assert impossible(Rules(first_trick_marriage=1), points) == ""


def test_t02_any_tricks_a_player_may_take_are_possible():
    """The cards of one trick, in every combination of values, against the whole rest for another player."""
    values = [naive.CARD_POINTS[card[0]] for card in naive.PACK]
    tricks = {sum(cards) for cards in itertools.combinations(values, 3)}
    for first in tricks:
        assert impossible(PLAYROOM, (first, sum(values) - first, 0)) == "", first
    assert 1 not in tricks
