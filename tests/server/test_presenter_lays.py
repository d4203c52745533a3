"""The ways to lay cards of Mille, and the reasons against them: all numbers of naturals and wilds of each rank."""

from __future__ import annotations

from collections import Counter
from typing import Any

from chiliad.errors import Illegal
from chiliad.play.match import Match
from chiliad.server.presenters import Viewer
from pace import count
from server.matches import ENGLISH, positions, scripted, sent

MILLE = ["deal 0 KsKsKhKhKdKdKcQsQsQh9s7c5h5d2d", "deal 1 AsAhJd8s8s8h8h8d8d8c8c6c4s4h4d", "deal up 6d"]


def desk(match: Match, seat: int) -> dict[str, Any]:
    shown = sent(Viewer(match, seat, ENGLISH).desk())
    assert shown is not None
    return shown


def test_every_way_to_lay_cards_of_a_rank_is_told_and_why_there_is_no_other():
    shown = desk(scripted("mille", [*MILLE, "0 draw 2h"], dealer=1), 0)
    ways = {one["rank"]: one for one in shown["lays"]}
    assert list(ways) == ["K", "Q", "9", "7", "5", "2"]
    assert (ways["9"]["naturals"], ways["9"]["wilds"], ways["9"]["lies"]) == (["9s"], ["2h", "2d"], False)
    assert ways["9"]["ways"] == [[1, 2]]  # M12: three cards
    few = "A new set of {9} needs 3 cards, 2s included."
    assert ways["9"]["refused"] == [{"ways": [[1, 0], [1, 1]], "why": few}]
    assert ways["2"]["ways"] == []
    assert ways["Q"]["ways"] == [[3, 0], [2, 1], [1, 2], [3, 1], [2, 2], [3, 2]]
    match = scripted("mille", [*MILLE, "0 draw 2h", "0 lay Q QsQsQh"], dealer=1)
    queens = next(one for one in desk(match, 0)["lays"] if one["rank"] == "Q")
    assert (queens["lies"], queens["naturals"], queens["ways"]) == (True, [], [[0, 1], [0, 2]])
    assert desk(match, 1)["lays"] == []


def test_ways_to_lay_are_those_that_the_notation_reads():
    """Every number of naturals and 2s of each rank, compared with the line's own reader."""
    tried: Counter[bool] = Counter()
    for match, viewers in positions("mille", "ways", count(10), 0.1):
        if match.deal_over or match.game.mid_move(match.state):
            continue
        viewer = viewers[match.actor]
        for one in sent(viewer.desk())["lays"]:
            for naturals in range(len(one["naturals"]) + 1):
                for wilds in range(not naturals, len(one["wilds"]) + 1):
                    cards = "".join([*one["naturals"][:naturals], *one["wilds"][:wilds]])
                    try:
                        match.read_move(match.actor, f"lay {one['rank']} {cards}")
                    except Illegal:
                        legal = False
                    else:
                        legal = True
                    whys = [some["why"] for some in one["refused"] if [naturals, wilds] in some["ways"]]
                    assert ([naturals, wilds] in one["ways"]) == legal
                    assert len(whys) == (not legal and (naturals > 0 or one["lies"]))
                    tried[legal] += 1
    assert min(tried.values()) > count(50)


def test_a_limit_of_wilds_is_the_reason_for_no_more_of_them():
    match = scripted("mille", [*MILLE, "0 draw 2h", "0 lay Q QsQsQh2d"], dealer=1, max_wilds=1)
    queens = next(one for one in desk(match, 0)["lays"] if one["rank"] == "Q")
    assert (queens["ways"], queens["refused"]) == ([], [{"ways": [[0, 1]], "why": "A set may hold 1 wild at most."}])


def test_too_many_wilds_in_a_new_set_are_the_reason_where_the_cards_are_enough():
    """By M12 a new set has three cards, by M14 no more wilds than the option allows."""
    shown = desk(scripted("mille", [*MILLE, "0 draw 2h"], dealer=1, max_wilds=1), 0)
    ways = {one["rank"]: one for one in shown["lays"]}
    few, wild = "A new set of {9} needs 3 cards, 2s included.", "A set may hold 1 wild at most."
    # One 9 and two 2s: the 2s make it three cards, but only one of them is allowed.
    assert ways["9"]["ways"] == []
    assert ways["9"]["refused"] == [{"ways": [[1, 0], [1, 1]], "why": few}, {"ways": [[1, 2]], "why": wild}]
    # Three queens and two 2s: the set may have one of these, but not both.
    assert ways["Q"]["ways"] == [[3, 0], [2, 1], [3, 1]]
    few = few.replace("9", "Q")
    assert ways["Q"]["refused"] == [
        {"ways": [[1, 0], [2, 0], [1, 1]], "why": few},
        {"ways": [[1, 2], [2, 2], [3, 2]], "why": wild},
    ]


def test_what_is_offered_first_keeps_the_2s():
    """Natural sets come by their points, then a pair with one 2, a 2 to a laid set, and two 2s with a single card."""

    def offered(match: Match) -> list[str]:
        return [move["move"].split()[1] for move in desk(match, 0)["moves"] if move["verb"] == "lay"]

    match = scripted("mille", [*MILLE, "0 draw 2h"], dealer=1)
    assert offered(match) == ["Q", "K", "5", "9", "7"]  # two black queens are worth 210, seven kings 70
    match = scripted("mille", [*MILLE, "0 draw 2h", "0 lay Q QsQsQh"], dealer=1)
    assert offered(match) == ["K", "5", "Q", "Q", "9", "7"]


def test_a_deal_that_is_over_has_a_headline_and_its_hands_turned_up():
    """M21: the cards left in hand count against their holder; before the end nobody sees them."""
    lines = [*MILLE, "0 draw 2h", "0 lay K KsKsKhKhKdKdKc", "0 lay Q QsQsQh", "0 lay 5 5h5d2d"]
    match = scripted("mille", [*lines, "0 discard 7c", "1 draw 3s", "1 discard 3s", "0 draw 9h"], dealer=1)
    assert desk(match, 1)["settled"] is None
    match = scripted(
        "mille",
        [*lines, "0 discard 7c", "1 draw 3s", "1 discard 3s", "0 draw 9h", "0 lay 9 9s9h2h"],
        dealer=1,
    )
    settled = desk(match, 1)["settled"]
    assert settled["headline"] == f"Ala went out: +{70 + 210 + 30 + 30}"
    assert len(settled["left"][1]) == 15
    assert set(settled["left"][1]) == {"As", "Ah", "Jd", "8s", "8h", "8d", "8c", "6c", "4s", "4h", "4d"}
    assert settled["left"][0] == []
