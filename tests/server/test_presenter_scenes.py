"""The view of written positions: the words, the order of a hand, the limits, refused moves."""

from __future__ import annotations

from typing import Any

import pytest

from chiliad.errors import ChiliadError, Illegal, Unreadable
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.games.mille.state import ACTION_DRAW, ACTION_PICK, ACTION_TAKE
from chiliad.games.mille.state import Standing as StandingMille
from chiliad.games.tysiac.options import ANY_MARRIAGE, NO_LIMIT, RAISE_HELD
from chiliad.games.tysiac.state import Standing
from chiliad.i18n.language import Language
from chiliad.play.match import Match
from chiliad.play.sheet_view import sheet
from chiliad.records import Payment
from chiliad.server.presenters import Viewer
from server.matches import ENGLISH, add, scripted, sent

TYSIAC = [
    "deal 0 KsQsAhTh9dJcAc",
    "deal 1 AsTs9sKdQdJdTc",
    "deal 2 Js9hJhQhAdTd9c",
    "deal talon KhKcQc",
]
AUCTION = [*TYSIAC, "0 bid 100", "1 bid 110", "2 pass", "0 bid 115", "1 pass"]
GIVEN = [*AUCTION, "0 give 1 9d", "0 give 2 Jc"]
PLAYED = [*GIVEN, "0 contract 140", "0 play Ah", "1 play Tc", "2 play Jh"]
MILLE = ["deal 0 KsKsKhKhKdKdKcQsQsQh9s7c5h5d2d", "deal 1 AsAhJd8s8s8h8h8d8d8c8c6c4s4h4d", "deal up 6d"]


def desk(match: Match, seat: int | None) -> dict[str, Any]:
    shown = sent(Viewer(match, seat, ENGLISH).desk())
    assert shown is not None
    return shown


def labels(shown: dict[str, Any]) -> list[str]:
    return [one["label"] for one in shown["moves"]]


def refusal(match: Match, seat: int, move: str) -> ChiliadError:
    with pytest.raises((Illegal, Unreadable)) as caught:
        match.read_move(seat, move)
    return caught.value


# --- Tysiac ----------------------------------------------------------------------------------------------------------


def test_the_auction_says_what_may_be_bid_and_why():
    opening = desk(scripted("tysiac", TYSIAC, dealer=2), 0)
    assert opening["prompt"] == "You must open the auction. Bid 100 to 160."
    assert opening["call"] == {
        "low": 100,
        "high": 160,
        "step": 5,
        "why": "The first bid is 100 or more. Up to 160: 120 for any hand + 40 (the marriage of spades).",
    }
    assert labels(opening) == ["Bid 100"]
    second = desk(scripted("tysiac", TYSIAC[:4] + ["0 bid 100"], dealer=2), 1)
    assert second["call"]["why"] == "Up to 200: 120 for any hand + 80 (the marriage of diamonds)."
    assert labels(second) == ["Bid 105", "Pass"]
    assert second["bids"] == [100, None, None]
    third = desk(scripted("tysiac", [*TYSIAC, "0 bid 100", "1 bid 110"], dealer=2), 2)
    assert third["call"]["why"] == "Without a marriage in hand 120 is the limit."
    assert third["talons"] == [["??"] * 3]
    assert third["declarer"] is None
    beaten = desk(scripted("tysiac", [*TYSIAC, "0 bid 100", "1 bid 125"], dealer=2), 2)
    assert (beaten["call"], labels(beaten)) == (None, ["Pass"])
    assert beaten["prompt"] == "You may only pass: your hand allows no higher bid."


@pytest.mark.parametrize(
    "rules,why",
    [
        ({"bid_limit": NO_LIMIT}, "The first bid is 100 or more. By this table’s rules every hand may go up to 400."),
        ({"bid_limit": ANY_MARRIAGE}, "The first bid is 100 or more. You hold the marriage of spades: up to 400."),
    ],
)
def test_other_limits_of_bids_have_other_reasons(rules, why):
    assert desk(scripted("tysiac", TYSIAC, dealer=2, **rules), 0)["call"]["why"] == why


def test_two_marriages_are_both_named():
    lines = ["deal 0 KsQsKhQh9dJcAc", "deal 1 AsTs9sKdQdJdTc", "deal 2 Js9hJhAhAdTd9c", "deal talon ThKcQc"]
    why = desk(scripted("tysiac", lines, dealer=2), 0)["call"]["why"]
    assert why.endswith("Up to 260: 120 for any hand + 40 (the marriage of spades) + 100 (the marriage of hearts).")


def test_the_contract_says_how_far_and_why():
    free = desk(scripted("tysiac", GIVEN, dealer=2), 0)
    why = "By this table’s rules every hand may go up to 400."
    assert free["call"] == {"low": 115, "high": 400, "step": 5, "why": why}
    assert (free["prompt"], labels(free)) == ("Name the contract, 115 to 400.", ["Contract 115"])
    held = desk(scripted("tysiac", GIVEN, dealer=2, raise_limit=RAISE_HELD), 0)
    assert held["call"]["high"] == 220  # 120, the marriages of spades (40) and clubs (60)
    why = "Up to 220: 120 for any hand + 40 (the marriage of spades) + 60 (the marriage of clubs)."
    assert held["call"]["why"] == why
    broken = [*TYSIAC, "0 bid 100", "1 bid 125", "2 pass", "0 bid 145", "1 pass", "0 give 1 Ks", "0 give 2 Kc"]
    stands = desk(scripted("tysiac", broken, dealer=2, raise_limit=RAISE_HELD), 0)
    assert (stands["call"]["low"], stands["call"]["high"]) == (145, 145)
    assert stands["call"]["why"] == "Your hand allows no more than you have bid."


def test_giving_names_the_receivers_and_hides_the_gifts_of_others():
    match = scripted("tysiac", AUCTION, dealer=2)
    giving = desk(match, 0)
    assert giving["talons"] == [["Kh", "Kc", "Qc"]]
    assert len(giving["moves"]) == 2 * 10 + 1
    assert labels(giving)[0] == "Give {Ks} to Boris"
    assert labels(giving)[-1] == "Concede"
    assert {one["card"] for one in giving["hand"] if one["fresh"]} == {"Kh", "Kc", "Qc"}
    add(match, "0 give 1 9d", "0 give 2 Jc")
    gifts = {seat: [one["card"] for one in desk(match, seat)["given"]] for seat in (0, 1, 2, NOBODY, None)}
    assert gifts == {0: ["9d", "Jc"], 1: ["9d", "??"], 2: ["??", "Jc"], NOBODY: ["??", "??"], None: ["9d", "Jc"]}
    assert [one["card"] for one in desk(match, 1)["hand"] if one["fresh"]] == ["9d"]


def test_a_hand_is_sorted_and_knows_the_order_in_which_it_came():
    hand = desk(scripted("tysiac", GIVEN, dealer=2), 0)["hand"]
    assert [one["card"] for one in hand] == ["Ks", "Qs", "Ah", "Th", "Kh", "Ac", "Kc", "Qc"]
    # Dealt AhAcKsQsJcTh9d as a record writes a hand, from A down; then the talon.
    assert [one["card"] for one in sorted(hand, key=lambda one: one["at"])] == [
        *("Ah", "Ac", "Ks", "Qs", "Th"),
        *("Kh", "Kc", "Qc"),
    ]
    assert [one["points"] for one in hand] == [4, 3, 11, 10, 4, 11, 4, 3]


def test_what_came_is_fresh_through_the_first_turn_after_and_no_longer():
    match = scripted("tysiac", [*GIVEN, "0 contract 140", "0 play Ah"], dealer=2)
    assert [one["card"] for one in desk(match, 1)["hand"] if one["fresh"]] == ["9d"]
    add(match, "1 play Tc", "2 play Jh")
    assert [one["card"] for one in desk(match, 0)["hand"] if one["fresh"]] == []


def test_playing_says_what_may_be_led_and_why_a_card_may_not_be_played():
    match = scripted("tysiac", PLAYED, dealer=2)
    lead = desk(match, 0)
    assert lead["prompt"] == "You lead: play any card, or declare a marriage with its king or queen."
    assert "Declare the marriage with {Ks}: 40 points" in labels(lead)
    held = [{"suit": "s", "points": 40, "why": None}, {"suit": "c", "points": 60, "why": None}]
    assert lead["my_marriages"] == held
    assert next(one["can"] for one in lead["hand"] if one["card"] == "Ks") == ["play", "marry"]
    assert lead["last_trick"] == {
        "cards": [
            {"seat": 0, "card": "Ah", "points": 11},
            {"seat": 1, "card": "Tc", "points": 10},
            {"seat": 2, "card": "Jh", "points": 2},
        ],
        "winner": 0,
        "points": 23,
    }
    assert (lead["tricks"], lead["points"], lead["leader"]) == ([1, 0, 0], [23, 0, 0], 0)
    add(match, "0 marry Ks")
    follow = desk(match, 1)
    assert (follow["trump"], follow["leader"], follow["trick"]) == ("s", 0, [{"seat": 0, "card": "Ks", "points": 4}])
    assert follow["marriages"] == [{"seat": 0, "suit": "s", "points": 40}]
    assert follow["prompt"] == "Your turn to play."
    assert labels(follow) == ["Play {As}", "Play {Ts}", "Play {9s}"]
    refused = {one["card"]: one["why"] for one in follow["hand"]}
    assert refused["As"] is None
    assert refused["Kd"] == "You must follow spades."
    waiting = desk(match, 2)
    assert (waiting["prompt"], waiting["moves"], waiting["call"]) == (None, [], None)
    assert {one["why"] for one in waiting["hand"]} == {None}
    add(match, "1 play As")
    assert desk(match, 2)["prompt"] == "Only {Js} can be played."


def test_a_marriage_in_hand_says_why_it_cannot_be_declared_now():
    first = desk(scripted("tysiac", [*GIVEN, "0 contract 140"], dealer=2), 0)
    why = "Nothing may be declared with the lead to the first trick."
    held = [{"suit": "s", "points": 40, "why": why}, {"suit": "c", "points": 60, "why": why}]
    assert first["my_marriages"] == held
    follow = desk(scripted("tysiac", [*GIVEN, "0 contract 140", "0 play Ah"], dealer=2), 1)
    why = "A marriage is declared only with the lead to a trick."
    assert follow["my_marriages"] == [{"suit": "d", "points": 80, "why": why}]
    assert desk(scripted("tysiac", AUCTION, dealer=2), 1)["my_marriages"][0]["why"] is None


@pytest.mark.parametrize(
    "bid, before, said",
    [
        (
            115,
            Standing((0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)),
            [
                "You give up your bid of 115.",
                "It costs you nothing; 1 more is free, then one costs 120.",
                "Boris gets 60: the total becomes 60.",
                "Cem gets 60: the total becomes 60.",
            ],
        ),
        (
            135,  # half of it, rounded up to a multiple of 5; the third concession; the barrel gains nothing
            Standing((300, 880, -45), (2, 0, 0), (0, 0, 0), (0, 1, 0)),
            [
                "You give up your bid of 135.",
                "It costs you 120: your total becomes 180.",
                "Boris gets nothing: the total stays 880.",
                "Cem gets 70: the total becomes 25.",
            ],
        ),
    ],
)
def test_a_concession_says_what_it_would_bring_everybody(bid, before, said):
    lines = [*TYSIAC, "0 bid 100", f"1 bid {bid - 5}", "2 pass", f"0 bid {bid}", "1 pass"]
    match = scripted("tysiac", lines, dealer=2, before=before)
    shown = desk(match, 0)
    told = shown["concession"]
    assert told == said
    assert desk(match, 1)["concession"] is None
    totals = [int(one.rstrip(".").split()[-1]) for one in told if "total" in one]
    add(match, "0 concede")
    after = list(desk(match, 0)["settled"]["totals"])
    assert (totals if len(totals) == 3 else [before.totals[0], *totals]) == after


def test_who_cannot_concede_is_told_nothing_of_it():
    assert desk(scripted("tysiac", [*AUCTION, "0 give 1 9d"], dealer=2), 0)["concession"] is None


def test_a_deal_that_is_over_is_settled_in_the_desk_and_in_what_is_told():
    match = scripted("tysiac", [*AUCTION, "0 concede"], dealer=2)
    viewer = Viewer(match, 1, ENGLISH)
    shown, told = sent(viewer.desk()), viewer.catch_up()
    reasons = [
        "Ala conceded: no points.",
        "That is concession 1 of 2 that cost Ala nothing.",
        "Your share of the concession: plus 60.",
        "Cem’s share of the concession: plus 60.",
    ]
    assert shown["settled"] == {
        "headline": "Ala conceded the deal",
        "won": None,
        "moments": [],
        "told": reasons,
        "points": [0, 0, 0],
        "scores": [0, 60, 60],
        "totals": [0, 60, 60],
        "left": None,
        "played": None,
    }
    counted = {"concessions": 1, "free_concessions": 2, "empty_hands": 0, "free_empty": 2}
    rest = {"total": 0, "barrel_left": None, "falls": None, "falls_max": 3, "locked": False}
    assert shown["standing"][0] == counted | rest
    totals = ["Ala’s total: 0.", "Your total: 60.", "Cem’s total: 60."]
    assert told[-1].told == ["Ala concedes the deal, at 115.", "Deal 1 is over.", *reasons, *totals]


def test_the_barrel_stands_in_the_standing_and_forbids_to_concede():
    before = Standing((880, 880, -45), (2, 1, 0), (1, 0, 2), (1, 2, 0))
    shown = desk(scripted("tysiac", AUCTION, dealer=2, before=before), 0)
    assert [one["barrel_left"] for one in shown["standing"]] == [2, 1, None]
    assert (shown["prompt"], "Concede" in labels(shown)) == ("Give a card to each of the others.", False)


# --- Mille -----------------------------------------------------------------------------------------------------------


def test_a_turn_of_mille_from_the_draw_to_the_discard():
    match = scripted("mille", MILLE, dealer=1)
    shown = desk(match, 0)
    assert (shown["phase"], shown["stock"], shown["pack"], shown["top"]) == ("draw", 73, ["6d"], "6d")
    assert (shown["prompt"], labels(shown)) == ("Draw a card.", ["Draw a card"])
    assert {one["why"] for one in shown["hand"]} == {"First you must draw a card or take the pack."}
    match = scripted("mille", [*MILLE, "0 draw 2h"], dealer=1)
    shown = desk(match, 0)
    assert shown["prompt"] == "Lay cards, or discard one to end your turn."
    assert labels(shown)[:3] == [
        "Lay {Qs}, {Qs}, {Qh}",
        "Lay {Ks}, {Ks}, {Kh}, {Kh}, {Kd}, {Kd}, {Kc}",
        "Lay {5h}, {5d}, {2h}",
    ]
    assert shown["moves"][3]["move"] == "lay 9 9s2h2d"
    two = next(one for one in shown["hand"] if one["card"] == "2h")
    assert two == {"card": "2h", "points": 20, "can": ["discard"], "why": None, "fresh": True, "at": 15}
    assert len([one for one in shown["moves"] if one["verb"] == "discard"]) == 12
    add(match, "0 lay K KsKsKhKhKdKdKc", "0 lay Q QsQsQh2d")
    shown = desk(match, 0)
    assert shown["sets"][0] == [
        {
            "rank": "K",
            "naturals": ["Ks", "Ks", "Kh", "Kh", "Kd", "Kd", "Kc"],
            "wilds": [],
            "lies": "seven",
            "points": 70,
        },
        {"rank": "Q", "naturals": ["Qs", "Qs", "Qh"], "wilds": ["2d"], "lies": "open", "points": 230},
    ]
    assert "Add to {K}: {2h}" in labels(shown)
    assert next(one["can"] for one in shown["hand"] if one["card"] == "2h") == ["wild", "discard"]


def test_what_can_be_laid_without_wilds_is_offered_first_then_what_is_worth_most():
    hand = "deal 0 KsKsKhAsAhAdQsQhQd9s9h7c5h4d2d"
    match = scripted("mille", [hand, "deal 1 JdJd8s8s8h8h8d8d8c8c6c4s4h3d3c", "deal up 6d", "0 draw 2h"], dealer=1)
    lays = [one["move"] for one in desk(match, 0)["moves"] if one["verb"] == "lay"]
    assert lays[:4] == ["lay Q QsQhQd", "lay A AsAhAd", "lay K KsKsKh", "lay 9 9s9h2h"]


def test_why_the_pack_cannot_be_taken():
    before = desk(scripted("mille", MILLE, dealer=1), 0)
    assert before["take_why"] == "To take {6d} you must lay 2 cards of its rank from your hand."
    drawn = scripted("mille", [*MILLE, "0 draw 2h"], dealer=1)
    assert desk(drawn, 0)["take_why"] == "You have drawn already in this turn."
    assert desk(drawn, 1)["take_why"] is None
    assert desk(scripted("mille", [*MILLE[:2], "deal up Qd"], dealer=1), 0)["take_why"] is None
    assert desk(scripted("mille", [*MILLE[:2], "deal up 2c"], dealer=1), 0)["take_why"] is None


def test_eight_of_a_rank_count_double_and_lie_turned_over():
    lines = [*MILLE, "0 draw 2h", "0 discard 9s", "1 draw 3c", "1 lay 8 8s8s8h8h8d8d8c8c"]
    eight = desk(scripted("mille", lines, dealer=1), 0)["sets"][1][0]
    assert (eight["lies"], eight["points"], len(eight["naturals"])) == ("eight", 80, 8)


def test_the_pack_is_taken_with_a_pair_or_more():
    match = scripted("mille", [*MILLE[:2], "deal up Qd"], dealer=1)
    shown = desk(match, 0)
    assert shown["prompt"] == "Draw a card, or take the pack with {Qd} on top."
    assert [one["move"] for one in shown["moves"]] == ["draw", "take QsQs", "take QsQh", "take QsQsQh"]
    assert labels(shown)[1] == "Take the pack with {Qs}, {Qs}"
    assert [one["can"] for one in shown["hand"] if one["card"][0] == "Q"] == [["take"]] * 3
    actions = match.read_move(0, "take QsQh")
    assert (actions[0], actions[-1], len(actions)) == (ACTION_TAKE, ACTION_PICK, 4)


def test_a_turned_up_two_may_be_taken_into_hand():
    match = scripted("mille", [*MILLE[:2], "deal up 2c"], dealer=1)
    shown = desk(match, 0)
    assert labels(shown) == ["Draw a card", "Take the turned-up {2c}"]
    assert shown["prompt"] == "Draw a card, or take the turned-up {2c} into your hand."
    assert labels(desk(match, 1)) == []
    add(match, "0 uptwo")
    shown = desk(match, 0)
    assert [(one["at"], one["fresh"]) for one in shown["hand"] if one["card"] == "2c"] == [(15, True)]
    assert (shown["pack"], shown["top"]) == ([], None)
    assert desk(match, 1)["known"] == [["2c"], []]
    two = desk(scripted("mille", [MILLE[0].replace("5h", "2h"), MILLE[1], "deal up 2c"], dealer=1), 0)
    assert two["prompt"] == "Draw a card, take the turned-up {2c} into your hand, or take it with a pair of 2s."
    assert "take 2h2d" in [one["move"] for one in two["moves"]]


def test_a_set_that_was_begun_is_completed():
    """A table plays whole moves; a match read from a record may stop inside one."""
    match = scripted("mille", [*MILLE, "0 draw 2h"], dealer=1)
    match.play(match.read_move(0, "lay 5h5d2d")[0])
    shown = desk(match, 0)
    assert (shown["phase"], shown["prompt"]) == ("open", "First complete the set of {5}.")
    assert [one["move"] for one in shown["moves"]] == ["lay 5 5d2h"]
    assert next(one["why"] for one in shown["hand"] if one["card"] == "Ks")
    for action in match.read_move(0, "lay 5d2h"):
        match.play(action)
    assert [one["rank"] for one in desk(match, 0)["sets"][0]] == ["5"]
    match = scripted("mille", [*MILLE[:2], "deal up Qd"], dealer=1)
    match.play(ACTION_TAKE)
    shown = desk(match, 0)
    assert (shown["phase"], shown["top"]) == ("take", None)
    assert [one["move"] for one in shown["moves"]] == ["take QsQs"]
    for action in match.read_move(0, "take QsQs")[:2]:
        match.play(action)
    assert labels(desk(match, 0)) == ["Pick up the rest of the pack"]
    for action in match.read_move(0, "take"):
        match.play(action)
    assert desk(match, 0)["phase"] == "meld"


def test_the_rank_may_be_left_out_where_the_cards_tell_it():
    match = scripted("mille", [*MILLE, "0 draw 2h"], dealer=1)
    assert match.read_move(0, "lay KsKh2d") == match.read_move(0, "lay K KsKh2d")
    assert match.read_move(0, "LAY 5h5d2d") == match.read_move(0, "lay 5 5h5d2d")
    assert refusal(match, 0, "lay KsKhQs").slug == "wrong-rank"
    assert refusal(match, 0, "lay 2d").slug == "set-needs-three"
    add(match, "0 lay K KsKsKhKhKdKdKc")
    assert match.read_move(0, "lay 2d") == match.read_move(0, "lay K 2d")
    add(match, "0 lay Q QsQsQh")
    refused = refusal(match, 0, "lay 2d")
    assert Viewer(match, 0, ENGLISH).sentence(refused) == "{2d} can join more than one set: name its rank"


def test_a_match_that_is_over_tells_who_has_won_and_what_is_paid():
    before = StandingMille((1160, 0), (1, 0), (0, 0))
    lines = ["deal 0 KsKsKhKhKdKdKcQsQsQhQhQdQd5h5d", MILLE[1], "deal up 6d"]
    lines += ["0 draw 5s", "0 lay K KsKsKhKhKdKdKc", "0 lay Q QsQsQhQhQdQd", "0 lay 5 5s5h5d"]
    match = scripted("mille", lines, dealer=1, before=before)
    assert match.winner == 0
    viewer = Viewer(match, 0, ENGLISH)
    assert viewer.catch_up()[-1].told[-1] == "The match is over after 1 deal. You have won!"
    match.record.payment = Payment.of(GAMES["mille"], match.rules, match.before, 0, 2)
    told = Viewer(match, 1, ENGLISH).catch_up()[-1].told
    assert told[-1] == f"In all you pay Ala {match.record.payment.amount} (small stake 2)."
    payment = sheet(match.record, ENGLISH, 1).payment
    assert payment is not None
    assert payment.lines == told[-len(payment.lines) :]
    assert payment.payer == 1


# --- Moves that are refused ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["draw 7c", "", "deal 0 Ks", "lay", "discard", "discard Kx", "x" * 5000, "1 draw"])
def test_what_is_no_move_of_mille_is_unreadable(move):
    """Above all, a player cannot name the card that they draw."""
    refused = refusal(scripted("mille", [*MILLE, "0 draw 2h"], dealer=1), 0, move)
    assert isinstance(refused, Unreadable)
    assert refusal(scripted("mille", MILLE, dealer=1), 0, "draw 7c").slug == "bad-action"
    assert scripted("mille", MILLE, dealer=1).read_move(0, "draw") == [ACTION_DRAW]


@pytest.mark.parametrize(
    "move", ["", "deal 0 Ks", "fly", "bid", "bid x", "bid 120 130", "give 0 Ks", "0 bid 120", "play"]
)
def test_what_is_no_move_of_tysiac_is_unreadable(move):
    assert isinstance(refusal(scripted("tysiac", TYSIAC, dealer=2), 0, move), Unreadable)


def test_only_whose_turn_it_is_moves():
    match = scripted("tysiac", TYSIAC, dealer=2)
    assert refusal(match, 1, "pass").slug == "not-your-turn"
    assert Viewer(match, 1, ENGLISH).sentence(refusal(match, 1, "pass")) == "It is not your turn"
    assert refusal(scripted("mille", MILLE, dealer=1), 1, "blocked").slug == "not-your-turn"
    assert refusal(scripted("tysiac", [*AUCTION, "0 concede"], dealer=2), 0, "pass").slug == "deal-over"
    assert refusal(match, NOBODY, "pass").slug == "not-your-turn"


def test_a_refusal_is_said_to_the_person_with_cards_marked():
    match = scripted("tysiac", [*PLAYED, "0 marry Ks"], dealer=2)
    viewer = Viewer(match, 1, ENGLISH)
    assert viewer.sentence(refusal(match, 1, "play Kd")) == "You must follow spades"
    assert viewer.sentence(refusal(match, 1, "play Ah")) == "You do not hold {Ah}"
    assert viewer.sentence(Unreadable("bad-card", text="Kx")) == "“Kx” is not a card"
    mille = scripted("mille", [*MILLE, "0 draw 2h"], dealer=1)
    said = Viewer(mille, 0, ENGLISH).sentence(refusal(mille, 0, "lay 7c"))
    assert said == "A new set of {7} needs 3 cards, 2s included"


# --- All that lies open, in sentences --------------------------------------------------------------------------------


def test_the_table_of_tysiac_says_the_bids_and_then_the_contract_and_the_trick():
    auction = scripted("tysiac", AUCTION[:-1], dealer=2)
    assert desk(auction, 0)["table"] == ["Cem dealt.", "Your bid is 115.", "Boris’s bid is 110.", "Cem has passed."]
    assert desk(scripted("tysiac", TYSIAC, dealer=2), 2)["table"][0] == "You dealt."
    playing = scripted("tysiac", PLAYED[:-1], dealer=2)
    assert desk(playing, NOBODY)["table"] == [
        "Cem dealt.",
        "Ala is declarer at 140. The talon was {Kh}, {Kc}, {Qc}.",
        "There is no trump yet.",
        "Ala has made 0 and holds 7 cards.",
        "Boris has made 0 and holds 7 cards.",
        "Cem has made 0 and holds 8 cards.",
        "On the table: {Ah} (Ala); {Tc} (Boris). No trump.",
    ]
    assert desk(scripted("tysiac", PLAYED, dealer=2), 0)["table"][3:5] == [
        "You have made 23 and hold 7 cards.",  # ace, ten and jack
        "Boris has made 0 and holds 7 cards.",
    ]


def test_the_table_of_mille_says_the_pack_and_the_stock_and_then_each_players_sets():
    match = scripted("mille", [*MILLE, "0 draw 2h"], dealer=1)
    add(match, "0 lay K KsKsKhKhKdKdKc", "0 lay Q QsQsQh2d", "0 discard 9s")
    assert desk(match, 1)["table"] == [
        "Pack: 2 cards, {9s} on top. Stock: 72.",
        "In the pack: {9s}; {6d}.",
        "You hold 15 cards. On the table you have:",
        "- nothing yet",
        "Ala holds 4 cards and has on the table:",
        "- {K}: {Ks}, {Ks}, {Kh}, {Kh}, {Kd}, {Kd}, {Kc} (seven, in one pile)",
        "- {Q}: {Qs}, {Qs}, {Qh}, {2d} (1 wild)",
    ]


def test_a_card_that_all_saw_come_to_a_hand_is_told_to_the_others():
    match = scripted("mille", [*MILLE[:2], "deal up 2c", "0 uptwo"], dealer=1)
    assert desk(match, 1)["table"][-1] == "Known to be in Ala’s hand: {2c}."
    assert desk(match, NOBODY)["table"][-1] == "Known to be in Ala’s hand: {2c}."
    assert desk(match, 0)["table"][-1] == "- nothing yet"
    assert desk(match, 0)["table"][0] == "There is no pack. Stock: 73."


@pytest.mark.parametrize("code", ["en", "es"])
def test_two_languages_say_the_same_of_one_match(code):
    match = scripted("tysiac", PLAYED, dealer=2)
    shown, english = sent(Viewer(match, 0, Language(code)).desk()), desk(match, 0)
    said = ("prompt", "moves", "hand", "table", "settled")
    assert shown is not None
    assert {key: shown[key] for key in shown if key not in said} == {
        key: english[key] for key in english if key not in said
    }
    assert [one["move"] for one in shown["moves"]] == [one["move"] for one in english["moves"]]
