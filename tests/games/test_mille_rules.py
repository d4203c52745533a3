"""Mille by paragraph: every expected value comes from the text of the rules."""

from collections import Counter

import pytest

from chiliad.game import CHANCE, NOBODY, OVER
from chiliad.games.mille import GAME
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import ALL, cards_count
from chiliad.games.mille.scoring import (
    PILE_EIGHT,
    PILE_OPEN,
    PILE_SEVEN,
    pile,
    points_of,
    score_deal,
)
from chiliad.games.mille.state import (
    CARD_TEXT,
    DRAW,
    MELD,
    Standing,
)
from games.mille_positions import PAGAT, cards, dealt, pair, play, player, position, random_states, refusal, steps

SPADES_AND_HEARTS = "AsKsJsTs9s8s7s6s5s4s3sAhKhJhTh"
CLUBS_AND_HEARTS = "AcKcJcTc9c8c7c6c5c4c3c9h8h7h6h"


def sides_of(state):
    return [(cards(s.hand_any, s.hand_both), cards(s.natural_any, s.natural_both)) for s in state.players]


# --- The deal --------------------------------------------------------------------------------------------------------


def test_m01_two_packs_of_52_make_104_cards_worth_1140():
    assert len(set(CARD_TEXT)) == 52
    assert cards_count(ALL, ALL) == 104
    assert points_of(ALL, ALL) == 1140


@pytest.mark.parametrize(
    "text, points",
    [("Qs", 100), ("Jd", 50), ("2s", 20), ("2c", 20), ("As", 15), ("Ad", 15), ("Ks", 10), ("Qh", 10), ("Qd", 10)]
    + [("Qc", 10), ("Js", 10), ("Jh", 10), ("Jc", 10), ("Th", 10), ("9s", 5), ("8d", 5), ("7c", 5), ("3h", 5)],
)
def test_m02_a_card_has_its_value_and_two_of_it_twice(text, points):
    assert points_of(*pair(text)) == points
    assert points_of(*pair(text + text)) == 2 * points


def test_m03_fifteen_each_one_turned_up_and_73_left():
    state = GAME.start(PAGAT, Standing(), 0)
    assert GAME.actor(state) == CHANCE
    assert [cards_count(*GAME.legal(PAGAT, state)[4:])] == [104]
    state = dealt((SPADES_AND_HEARTS, CLUBS_AND_HEARTS), "5h", dealer=0)
    assert cards_count(state.stock_any, state.stock_both) == 73
    assert [cards_count(s.hand_any, s.hand_both) for s in state.players] == [15, 15]
    assert cards(state.pack_any, state.pack_both) == "5h"
    assert GAME.next_dealer(GAME.default_rules, 0) == 1
    assert GAME.next_dealer(GAME.default_rules, 1) == 0


@pytest.mark.parametrize("dealer", [0, 1])
def test_m03_the_non_dealer_plays_first(dealer):
    assert GAME.actor(dealt((SPADES_AND_HEARTS, CLUBS_AND_HEARTS), "5h", dealer)) == 1 - dealer


def test_m03_every_physical_card_is_as_likely():
    state = play(GAME.start(PAGAT, Standing(), 0), f"deal 0 {SPADES_AND_HEARTS}")
    rng, drawn = 5, Counter()
    for _ in range(8900):
        action, rng = GAME.chance(PAGAT, state, rng)
        drawn[CARD_TEXT[action & 63]] += 1
    expected = {text: 100 if text in SPADES_AND_HEARTS else 200 for text in CARD_TEXT}
    chi = sum((drawn[text] - n) ** 2 / n for text, n in expected.items())
    assert chi < 90  # 51 degrees of freedom: once in two thousand seeds


# --- A turn ----------------------------------------------------------------------------------------------------------


def test_m04_a_turn_is_draw_meld_discard():
    state = dealt((SPADES_AND_HEARTS, CLUBS_AND_HEARTS), "5h")
    assert refusal(state, "0 discard As") == "must-draw-first"
    assert refusal(state, "0 lay A AsAhAs") == "must-draw-first"
    assert refusal(state, "1 draw Ah") == "not-your-turn"
    state = play(state, "0 draw Ad")
    assert refusal(state, "0 draw Ad") == "already-drew"
    state = play(state, "0 lay A AsAhAd", "0 discard Ks")
    assert GAME.actor(state) == 1
    assert refusal(state, "0 lay K KhKdKc") == "not-your-turn"


def test_m05_the_drawn_card_comes_from_the_stock():
    state = dealt((SPADES_AND_HEARTS, CLUBS_AND_HEARTS), "5h")
    assert steps(state) == ["0 draw"]
    after = play(state, "0 draw 7d")
    assert cards_count(after.stock_any, after.stock_both) == 72
    assert "7d" in sides_of(after)[0][0]
    state = position((player("KsKs3h"), player("4s")), "5h", phase=DRAW)
    assert refusal(state, "0 draw Ks") == "not-in-stock"
    assert refusal(state, "0 draw 5h") == ""  # the other copy


def test_m06_melding_is_optional_in_any_number_and_order():
    state = position((player("KsKhKd7s7h7d5c4c"), player("4s")), "5h")
    whole = ["0 lay 7 7s7h7d", "0 lay K KsKhKd", "0 discard 5c"]
    assert refusal(state, "0 discard Ks") == ""
    assert sides_of(play(state, *whole)) == sides_of(play(state, whole[1], whole[0], whole[2]))
    part = position((player("KsKhKdKc5c"), player("4s")), "5h")
    assert sides_of(play(part, "0 lay K KsKhKd"))[0] == ("Kc5c", "KsKhKd")


def test_m07_the_discard_ends_the_turn_any_card_may_go_even_the_drawn_one_or_a_2():
    state = position((player("2sKhKd"), player("4s")), "5h", phase=DRAW)
    state = play(state, "0 draw Qs")
    assert [text for text in steps(state) if "discard" in text] == [
        "0 discard 2s",
        "0 discard Qs",
        "0 discard Kh",
        "0 discard Kd",
    ]
    after = play(state, "0 discard Qs")
    assert CARD_TEXT[after.pack_top] == "Qs"
    assert GAME.actor(after) == 1
    assert refusal(play(state, "0 discard 2s"), "0 discard Kh") == "not-your-turn"


def test_m07_there_is_no_floating():
    state = position((player("KsKhKd5c"), player("4s")), "5h")
    state = play(state, "0 lay K KsKhKd")
    assert steps(state) == ["0 discard 5c"]


# --- Taking the pack -------------------------------------------------------------------------------------------------


def test_m08_taking_the_pack_needs_a_natural_pair():
    state = position((player("KsKhKc5c"), player("4s")), "9h8hKd", phase=DRAW)
    assert steps(state) == ["0 draw", "0 take"]
    assert refusal(state, "0 take Ks") == "take-incomplete"
    assert refusal(state, "0 take KsKh") == ""
    assert refusal(state, "0 take KsKhKc") == ""
    assert refusal(state, "0 take KsKd") == "not-in-hand"
    assert refusal(state, "0 take Ks5c") == "wrong-rank"
    assert refusal(position((player("Ks2s2h"), player("4s")), "9hKd", phase=DRAW), "0 take Ks2s") == "no-pair"
    assert refusal(position((player("KsKh2h"), player("4s")), "9hKd", phase=DRAW), "0 take Ks2h") == "wild-cannot-take"
    empty = position((player("KsKh2h"), player("4s")), "", phase=DRAW)
    assert refusal(empty, "0 take KsKh") == "pack-empty"


def test_m08_a_set_on_the_table_does_not_replace_the_pair_and_is_joined():
    table = "QsQhQd2s"
    assert refusal(position((player("Qc5c", table), player("4s")), "9hQc", phase=DRAW), "0 take Qc") == "no-pair"
    state = position((player("QhQd5c", table), player("4s")), "9hQc", phase=DRAW)
    assert sides_of(play(state, "0 take QhQd"))[0] == ("9h5c", "QsQhQhQdQdQc")


def test_m08_two_of_one_card_are_a_pair():
    state = position((player("KsKs5c"), player("4s")), "9h8hKd", phase=DRAW)
    assert sides_of(play(state, "0 take KsKs"))[0] == ("9h8h5c", "KsKsKd")


def test_m09_the_rest_of_the_pack_goes_to_the_hand_and_is_known():
    state = position((player("KsKhKc5c"), player("4s")), "9h9hKd", phase=DRAW)
    state = play(state, "0 take KsKh")
    mine = state.players[0]
    assert sides_of(state)[0] == ("Kc9h9h5c", "KsKhKd")
    assert cards(mine.known_any, mine.known_both) == "9h9h"
    assert (state.pack_any, state.pack_top, state.phase) == (0, -1, MELD)
    state = play(state, "0 lay K Kc", "0 discard 9h")
    mine = state.players[0]
    assert cards(mine.known_any, mine.known_both) == "9h"


def test_m09_nothing_comes_between_the_pair_and_picking_up():
    state = position((player("KsKhKc5c5d5s2h"), player("4s")), "9hKd", phase=DRAW)
    take, lay_ks, lay_kh = GAME.read_line(PAGAT, state, "0 take KsKh")[:3]
    state = GAME.apply(PAGAT, state, take)
    assert steps(state) == ["0 lay K Ks", "0 lay K Kh", "0 lay K Kc"]
    state = GAME.apply(PAGAT, GAME.apply(PAGAT, state, lay_ks), lay_kh)
    assert steps(state) == ["0 pick", "0 lay K Kc"]
    assert refusal(state, "0 discard 5c") == "must-pick-up"
    assert refusal(state, "0 lay 5 5c5d5s") == "must-pick-up"
    assert refusal(state, "0 lay K 2h") == "wild-cannot-take"


def test_m10_a_discarded_2_needs_two_2s_and_makes_a_set_of_twos():
    state = position((player("2s2h5c"), player("4s")), "9h2d", phase=DRAW)
    assert sides_of(play(state, "0 take 2s2h"))[0] == ("9h5c", "2s2h2d")
    assert play(state, "0 take 2s2h").players[0].wild_any == 0
    assert refusal(position((player("2s5c5d"), player("4s")), "9h2d", phase=DRAW), "0 take 2s5c") == "no-pair"


def test_m11_the_up_card_2_is_taken_instead_of_drawing():
    hands = (SPADES_AND_HEARTS, CLUBS_AND_HEARTS)
    state = dealt(hands, "2h")
    assert steps(state) == ["0 draw", "0 uptwo"]
    after = play(state, "0 uptwo")
    mine = after.players[0]
    assert (after.phase, after.pack_any, after.pack_top) == (MELD, 0, -1)
    assert cards(mine.known_any, mine.known_both) == "2h"
    assert refusal(after, "0 draw 7d") == "already-drew"
    assert refusal(play(after, "0 discard 5s"), "1 uptwo") == "no-uptwo"


def test_m11_only_the_non_dealer_on_his_first_turn():
    hands = (SPADES_AND_HEARTS, CLUBS_AND_HEARTS)
    assert refusal(dealt(hands, "5h"), "0 uptwo") == "no-uptwo"
    state = play(dealt(hands, "2h"), "0 draw 2d", "0 discard 2d")
    assert refusal(state, "1 uptwo") == "no-uptwo"
    state = play(state, "1 draw 7d", "1 discard 7d")
    assert refusal(state, "0 uptwo") == "no-uptwo"


def test_m11_with_two_2s_it_may_be_taken_as_a_pack_too():
    state = dealt(("2s2d" + SPADES_AND_HEARTS[4:], CLUBS_AND_HEARTS), "2h")
    assert steps(state) == ["0 draw", "0 take", "0 uptwo"]
    assert sides_of(play(state, "0 take 2s2d"))[0][1] == "2s2h2d"


# --- Sets ------------------------------------------------------------------------------------------------------------


def test_m12_a_set_is_three_or_more_of_a_rank():
    state = position((player("KsKhKd5c5d4c"), player("4s")), "9h")
    assert refusal(state, "0 lay K KsKh") == "set-needs-three"
    assert refusal(state, "0 lay 5 5c5d") == "set-needs-three"
    assert refusal(state, "0 lay K KsKh5c") == "wrong-rank"
    assert refusal(state, "0 lay K KsKhKc") == "not-in-hand"
    assert refusal(state, "0 lay K KsKhKd") == ""
    assert "0 lay 5 5c" not in steps(state)


def test_m12_a_set_begun_is_completed_before_anything_else():
    state = position((player("KsKhKdKc5c5d5s"), player("4s")), "9h")
    state = GAME.apply(PAGAT, state, GAME.read_line(PAGAT, state, "0 lay K KsKhKd")[0])
    assert steps(state) == ["0 lay K Kh", "0 lay K Kd", "0 lay K Kc"]
    assert refusal(state, "0 discard 5c") == "set-incomplete"
    fives = 1 << 6 | CARD_TEXT.index("5c")
    assert GAME.reasons[GAME.why_illegal(PAGAT, state, fives)] == "set-incomplete"


def test_m12_a_second_set_of_a_rank_merges_with_the_first():
    state = position((player("KhKdKc5c", "KsKhKd"), player("4s")), "9h")
    after = play(state, "0 lay K KhKdKc")
    assert sides_of(after)[0][1] == "KsKhKhKdKdKc"
    assert refusal(state, "0 lay K Kc") == ""  # an existing set takes one card


@pytest.mark.parametrize("text", ["8s8h2c", "Qs2s2h", "6s6h6d2s2s"])
def test_m13_twos_are_wild_in_any_set(text):
    state = position((player(text + "5c"), player("4s")), "9h")
    rank = text[0]
    after = play(state, f"0 lay {rank} {text}")
    assert cards(after.players[0].hand_any, 0) == "5c"
    assert cards_count(after.players[0].wild_any, after.players[0].wild_both) == text.count("2")


def test_m13_at_least_one_natural_and_2s_stand_for_no_rank_alone():
    state = position((player("2s2h2d5c"), player("4s")), "9h")
    assert refusal(state, "0 lay K 2s2h2d") == "wild-needs-natural"
    after = play(state, "0 lay 2 2s2h2d")
    assert sides_of(after)[0] == ("5c", "2s2h2d")
    assert after.players[0].wild_any == 0
    place = 2 << 6 | 1  # the 2 of hearts as a wild among 2s
    assert GAME.reasons[GAME.why_illegal(PAGAT, after, place)] == "not-in-hand"
    assert GAME.reasons[GAME.why_illegal(PAGAT, state, place)] == "wild-in-twos"


def test_m13_no_limit_on_wilds():
    state = position((player("Ks2s2s2h2h2d2d2c2c5c"), player("4s")), "9h")
    assert cards_count(*play(state, "0 lay K Ks2s2s2h2h2d2d2c2c").players[0][8:]) == 8


@pytest.mark.parametrize("most, slug", [(0, "too-many-wilds"), (1, "too-many-wilds"), (2, ""), (8, "")])
def test_m14_max_wilds_limits_a_set(most, slug):
    rules = Rules(max_wilds=most)
    state = position((player("Ks2s2h5c"), player("4s")), "9h")
    assert refusal(state, "0 lay K Ks2s2h", rules) == slug


def test_m14_a_wild_too_many_is_refused():
    rules = Rules(max_wilds=1)
    state = position((player("2s5c", "KsKh2d"), player("4s")), "9h")
    assert refusal(state, "0 lay K 2s", rules) == "too-many-wilds"
    assert refusal(state, "0 lay K 2s") == ""
    opening = position((player("KsKh2s2d5c"), player("4s")), "9h")
    assert refusal(opening, "0 lay K KsKh2s2d", rules) == "too-many-wilds"
    assert refusal(opening, "0 lay K KsKh2d", rules) == ""


def test_m14_the_choices_are_none_and_0_to_8():
    option = next(option for option in GAME.options if option.key == "max_wilds")
    assert (option.values, option.low, option.high) == ({"none": 8}, 0, 8)
    assert GAME.problems(Rules(max_wilds=9)) == ["max_wilds"]
    assert GAME.problems(Rules(max_wilds=-1, target=0, natural_required=2)) == [
        "target",
        "natural_required",
        "max_wilds",
    ]
    assert all(GAME.problems(rules) == [] for rules in GAME.presets.values())
    assert list(GAME.presets) == ["pagat", "wikipedia", "progressive"]


def test_m15_wilds_never_move_and_only_own_sets_grow():
    state = position((player("Ks5c4c", "7s7h2d"), player("4s", "KhKdKc")), "9h")
    assert refusal(state, "0 lay K Ks") == "set-needs-three"
    assert refusal(state, "0 lay 8 2d") == "not-in-hand"
    for begun, action in random_states(PAGAT, 11):
        if action == NOBODY:
            continue
        before, after = begun.players, GAME.apply(PAGAT, begun, action).players
        for seat in range(2):
            assert before[seat].wild_any & ~after[seat].wild_any == 0
            assert before[seat].natural_any & ~after[seat].natural_any == 0
            if seat != begun.turn:
                assert before[seat][6:] == after[seat][6:]


def test_m16_piles_of_seven_and_eight():
    assert [pile(n, 0) for n in (3, 6, 7, 8)] == [PILE_OPEN, PILE_OPEN, PILE_SEVEN, PILE_EIGHT]
    assert [pile(n, 1) for n in (6, 7, 8)] == [PILE_OPEN] * 3


def test_m16_no_wild_joins_eight_naturals():
    eight = "KsKsKhKhKdKdKcKc"
    state = position((player("2s5c", eight), player("4s")), "9h")
    assert refusal(state, "0 lay K 2s") == "closed-set"
    assert steps(state) == ["0 discard 2s", "0 discard 5c"]
    seven = position((player("2s2hKc5c", eight[:-2]), player("4s")), "9h")
    after = play(seven, "0 lay K 2sKc")  # as a whole line: the wild before the eighth natural
    assert refusal(after, "0 lay K 2h") == ""  # a set with a wild is not closed
    assert refusal(play(seven, "0 lay K Kc"), "0 lay K 2s") == "closed-set"


def test_m17_both_players_see_that_two_cards_are_left_or_one():
    state = position((player("Ks5c"), player("4s")), "9h")
    for seat in (0, 1, NOBODY):
        assert GAME.observe(PAGAT, state, seat).held_count == (2, 1)


# --- The end of a deal -----------------------------------------------------------------------------------------------


def test_m18_melding_all_ends_the_deal():
    state = play(position((player("KsKhKd"), player("4s")), "9h"), "0 lay K KsKhKd")
    assert (GAME.actor(state), state.out) == (OVER, 0)
    assert refusal(state, "0 discard 5c") == "deal-over"


def test_m18_melding_all_but_one_and_discarding_it_too():
    state = play(position((player("KsKhKd5c"), player("4s")), "9h"), "0 lay K KsKhKd", "0 discard 5c")
    assert (GAME.actor(state), state.out) == (OVER, 0)


def test_m18_taking_a_pack_of_one_card_with_the_last_two():
    state = play(position((player("KsKh"), player("4s")), "Kd", phase=DRAW), "0 take KsKh")
    assert (GAME.actor(state), state.out) == (OVER, 0)
    state = play(position((player("KsKh"), player("4s")), "9hKd", phase=DRAW), "0 take KsKh")
    assert GAME.actor(state) == 0


def test_m19_all_but_the_top_of_the_pack_becomes_the_stock_when_a_draw_is_needed():
    state = position((player("KsKh", "3s3h3d"), player("4s")), "9h8h7h", phase=DRAW, rest="1")
    state = GAME.apply(PAGAT, state, 0)
    assert cards(state.stock_any, state.stock_both) == "9h8h"
    assert (cards(state.pack_any, state.pack_both), CARD_TEXT[state.pack_top]) == ("7h", "7h")
    assert GAME.actor(state) == CHANCE
    assert sorted(steps(state)) == ["stock 8h", "stock 9h"]
    for mine in state.players:
        assert (mine.known_any, mine.known_both) == (mine.hand_any, mine.hand_both)
        assert mine.shown_any == 0


def test_m20_a_deal_is_blocked_with_no_stock_and_one_card_in_the_pack():
    state = position((player("KsKhKd7h", "3s3h3d"), player("4s")), "Kc", phase=DRAW, rest="1")
    assert steps(state) == ["0 take", "blocked"]
    assert refusal(state, "0 draw 5c") == "nothing-to-draw"
    state = play(state, "blocked")
    assert (GAME.actor(state), state.out) == (OVER, NOBODY)
    settled = GAME.settle(PAGAT, state)
    assert settled.scores[0] == 15 - 35
    assert settled.after.chapeaux == (0, 0)
    assert refusal(position((player("Ks"), player("4s")), "9h", phase=DRAW), "blocked") == "not-blocked"
    two = position((player("Ks"), player("4s")), "9h8h", phase=DRAW, rest="1")
    assert refusal(two, "blocked") == "not-blocked"
    none = position((player("Ks"), player("4s")), "", phase=DRAW, rest="1")
    assert steps(none) == ["blocked"]


def test_m20_a_blocked_deal_counts_eight_sets_and_no_going_out():
    score = score_deal([["KsKsKhKhKdKdKcKc"], ["QhQdQc"]], ["7s", "AsAh4s"], NOBODY)
    assert score == ((160 - 5, 30 - 35), (1, 0), (0, 0))


def test_m20_the_game_may_end_by_it():
    before = Standing(totals=(1195, 0))
    hand = player("5s", "KsKhKd")
    state = position((hand, player("4s")), "9h", phase=DRAW, rest="1", before=before)
    assert GAME.settle(PAGAT, play(state, "blocked")).winner == 0


def stale(hand="Ks", pack="9h8h7h", **changed):
    """The stock was made from the pack and drawn to its end, and nobody has laid a card since."""
    return position((player(hand, "3s3h3d"), player("4s")), pack, phase=DRAW, rest="1", stock_idle=1, **changed)


def test_m20_a_stalemate_blocks_the_deal():
    state = stale()
    assert steps(state) == ["blocked"]
    assert refusal(state, "0 draw 9h") == "stalemate"
    state = play(state, "blocked")
    assert (GAME.actor(state), state.out) == (OVER, NOBODY)
    settled = GAME.settle(PAGAT, state)
    assert settled.scores[0] == 15 - 10
    assert settled.after.chapeaux == (0, 0)


def test_m20_in_a_stalemate_the_pack_may_still_be_taken():
    state = stale(hand="KsKh7s7d")
    assert steps(state) == ["0 take", "blocked"]
    state = play(state, "0 take 7s7d", "0 discard Ks")
    assert state.stock_idle == 0
    assert steps(state) == ["1 take", "blocked"]
    assert refusal(state, "1 draw Ks") == "nothing-to-draw"  # one card in the pack


def test_m20_the_pack_is_shuffled_again_after_a_card_was_laid():
    state = position((player("KsKh5c", "3s3h3d"), player("4s4h", "5s5h5d")), "9h8h7h", phase=DRAW, rest="1")
    state = play(state, "0 draw 8h")  # the pack becomes the stock
    assert (state.stock_idle, cards(state.stock_any, state.stock_both)) == (1, "9h")
    idle = play(state, "0 discard 8h", "1 draw 9h", "1 discard 9h")
    assert (idle.stock_idle, steps(idle)) == (1, ["blocked"])
    laid = play(state, "0 discard 8h", "1 draw 9h", "1 lay 5 5s", "1 discard 9h")  # a card of either player is enough
    assert (laid.stock_idle, steps(laid)) == (0, ["0 draw"])
    assert play(laid, "0 draw 8h").stock_idle == 1


def test_m20_a_card_laid_before_the_pack_was_shuffled_does_not_count():
    state = position((player("KsKh3c", "3s3h3d"), player("4s4h")), "9h8h7h", rest="1")
    state = play(state, "0 lay 3 3c", "0 discard Kh", "1 draw 9h", "1 discard 9h", "0 draw 8h", "0 discard 8h")
    state = play(state, "1 draw 7h", "1 discard 7h")
    assert (state.stock_idle, steps(state)) == (1, ["blocked"])


def test_m20_taking_the_pack_lays_cards():
    state = position((player("KsKh5c", "3s3h3d"), player("9s9d4h")), "9h8h7h", phase=DRAW, rest="0")
    state = play(state, "0 draw 8h", "0 discard 9c")
    assert (state.stock_idle, steps(state)) == (1, ["1 draw", "1 take"])
    state = play(state, "1 take 9s9d")
    assert state.stock_idle == 0
