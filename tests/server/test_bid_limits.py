"""Why a bid may go so high, where the rules of a table have a highest figure of their own."""

from chiliad.server.presenters import Viewer
from server.matches import ENGLISH, scripted, sent


def test_a_limit_below_the_sum_of_the_marriages_is_that_of_every_hand():
    lines = ["deal 0 KsQsKhQh9dJcAc", "deal 1 AsTs9sKdQdJdTc", "deal 2 Js9hJhAhAdTd9c", "deal talon ThKcQc"]
    call = sent(Viewer(scripted("tysiac", lines, dealer=2, bid_max=250), 0, ENGLISH).desk())["call"]
    assert (call["high"], call["why"]) == (250, "The first bid is 100 or more. Up to 250: no hand may go higher.")
