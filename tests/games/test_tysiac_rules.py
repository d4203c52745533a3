"""The rules of Tysiac from the deal to the last trick (T1 to T19), paragraph by paragraph; figures from the rules."""

from itertools import permutations

import pytest

from chiliad.errors import Unreadable
from chiliad.game import CHANCE, NOBODY, OVER, actions_of
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.state import ALL, AUCTION, CONTRACT, GIVE, OVER_PLAYED, PLAY, card_points
from games.tysiac_positions import PLAYROOM, bought, dealt, eights, rules_with, texts, words

ORDER = "ATKQJ9"  # from the highest to the lowest (T1)
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}  # T2
MARRIAGES = {"h": 100, "d": 80, "c": 60, "s": 40}  # T3
SUITS = "shdc"
NONE = "As Ts Ks Js Ad Td Kd"  # seven cards without a marriage
NO_MARRIAGES = (NONE, "Ah Th Kh Jh Ac Tc Kc", "9s Qs 9h Qh 9d Qd 9c")

# Seat 0 holds all the spades and the marriage of hearts; the others must trump once it is declared.
RUFFS = ("As Ts Ks Qs Js 9s Kh Qh", "Ah Jh Ad Kd Jd Ac Kc Jc", "Th 9h Td Qd 9d Tc Qc 9c")
# Seats 0 and 1 have no clubs; seat 2, which has them all, gets the lead.
OVERRUFF = ("Kh Qh As Ts Ks Td Jd 9d", "Ah Th 9h Qs Js 9s Kd Qd", "Jh Ad Ac Tc Kc Qc Jc 9c")
UNDERRUFF = ("Kh Qh As Ts Ks Td Jd 9d", "Th Jh 9h Qs Js 9s Kd Qd", "Ah Ad Ac Tc Kc Qc Jc 9c")
# Seat 0 holds all four marriages; nobody has to take a trick from it.
ALL_MARRIAGES = ("Ks Qs Kh Qh Kd Qd Kc Qc", "As Ts Js 9s Ah Th Jh 9h", "Ad Td Jd 9d Ac Tc Jc 9c")
# Seat 1 has spades and no hearts; seat 0 has the marriages of both.
TWO_TRUMPS = ("Ks Qs As Kh Qh Ah Ad 9d", "Ts Js 9s Td Kd Jd Ac Tc", "Th Jh 9h Qd Kc Qc Jc 9c")


@pytest.mark.parametrize("led,followed", [a + b for a, b in permutations(ORDER, 2)])
@pytest.mark.parametrize("suit", SUITS)
def test_t01_ace_ten_king_queen_jack_nine(suit, led, followed):
    """Two players hold the suit between them; the third has none of it."""
    others = [rank + s for s in SUITS if s != suit for rank in "9JQKTA"]
    first = " ".join([rank + suit for rank in ORDER if rank != followed] + others[:3])
    second = " ".join([followed + suit, *others[3:10]])
    table = eights(first, second).cards(f"{led}{suit} {followed}{suit}")
    table = table.cards(sorted(table.may("play"))[0])
    assert table.turn == (0 if ORDER.index(led) < ORDER.index(followed) else 1)


@pytest.mark.parametrize("second,third", list(permutations("ATJ9", 2)))
@pytest.mark.parametrize("led", "KQ")
def test_t01_the_same_order_in_trumps(led, second, third):
    one, two = [rank + "h" for rank in "ATJ9" if rank not in (second, third)]
    table = eights(
        "As Ts Ks Qs Js 9s Kh Qh",
        f"{second}h {one} Ad Td Kd Ac Tc Kc",
        f"{third}h {two} Qd Jd 9d Qc Jc 9c",
    ).cards(f"As Ad 9d {led}h+ {second}h {third}h")
    assert table.turn == min(range(3), key=lambda seat: ORDER.index((led, second, third)[seat]))


def test_t01_three_players_24_cards():
    table = dealt()
    assert GAME.default_seats == 3
    assert texts(ALL) == {rank + suit for rank in ORDER for suit in SUITS}
    assert set().union(*(table.hand(seat) for seat in range(3)), texts(table.state.auction.talon)) == texts(ALL)


@pytest.mark.parametrize("card", [rank + suit for suit in SUITS for rank in ORDER])
def test_t02_what_a_card_is_worth(card):
    """The player who has the whole suit leads it; the others throw nines."""
    rank, suit = card
    nines = ["9" + s for s in SUITS if s != suit]
    own = " ".join(r + suit for r in ORDER)
    table = eights(own, nines[0], nines[1]).cards(f"{card} {nines[0]} {nines[1]}")
    assert table.points == (POINTS[rank], 0, 0)


def test_t02_all_cards_are_worth_120():
    assert card_points(ALL) == sum(POINTS[rank] for rank in ORDER) * 4 == 120
    table = eights(*RUFFS)
    while GAME.actor(table.state) != OVER:
        table = table.cards(sorted(table.may("play"))[0])
    assert sum(table.points) == 120


@pytest.mark.parametrize("suit,value", list(MARRIAGES.items()))
def test_t03_what_a_marriage_is_worth(suit, value):
    table = eights(*ALL_MARRIAGES, rules=rules_with(first_trick_marriage="yes"))
    assert table.cards(f"K{suit}+").points == (value, 0, 0)
    assert table.cards(f"Q{suit}+").points == (value, 0, 0)


def test_t03_all_marriages_are_worth_280_and_400_with_the_cards():
    table = eights(*ALL_MARRIAGES, rules=rules_with(first_trick_marriage="yes"))
    table = table.cards("Ks+ 9s Ad  Qs Js Td  Kh+ 9h Ac  Qh Jh Tc")
    assert table.points[0] == 40 + 100 + 2 * (4 + 3) + 2 * (0 + 2) + 2 * (11 + 10)
    table = table.cards("Kd+ As 9d  Qd Ts Jd  Kc+ Ah 9c  Qc Th Jc")
    assert table.points == (280 + 120, 0, 0)


def test_t04_seven_cards_each_and_three_face_down():
    state = GAME.start(PLAYROOM, GAME.before(PLAYROOM), 1)
    for card in range(24):
        assert GAME.actor(state) == CHANCE
        assert len(actions_of(GAME.legal(PLAYROOM, state))) == 24 - card
        state = GAME.apply(PLAYROOM, state, actions_of(GAME.legal(PLAYROOM, state))[0])
    assert [hand.bit_count() for hand in state.hands] == [7, 7, 7]
    assert state.auction.talon.bit_count() == 3
    assert [GAME.observe(PLAYROOM, state, seat).auction.talon for seat in (0, 1, 2, NOBODY)] == [0, 0, 0, 0]


def test_t04_the_deal_moves_on_clockwise():
    assert [GAME.next_dealer(GAME.default_rules, dealer) for dealer in (0, 1, 2)] == [1, 2, 0]


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_t05_the_seat_after_the_dealer_must_open(dealer):
    table = dealt(*NO_MARRIAGES, dealer=dealer)
    seat = (dealer + 1) % 3
    assert table.turn == seat
    assert table.legal() == {f"{seat} bid {figure}" for figure in (100, 105, 110, 115, 120)}
    assert table.refusal(f"{seat} pass") == "must-open"
    with pytest.raises(Unreadable, match="bad-call"):
        table.do(f"{seat} bid 95")


def test_t06_each_bids_higher_or_passes():
    table = dealt(*NO_MARRIAGES).do("0 bid 105")
    assert table.turn == 1
    assert table.legal() == {"1 bid 110", "1 bid 115", "1 bid 120", "1 pass"}
    assert table.refusal("1 bid 105") == "bid-too-low"
    with pytest.raises(Unreadable, match="bad-call"):
        table.do("1 bid 112")
    table = table.do("1 bid 115")  # a jump
    assert table.legal() == {"2 bid 120", "2 pass"}
    assert table.do("2 bid 120").legal() == {"0 pass"}


def test_t06_who_has_passed_is_out():
    table = dealt(*NO_MARRIAGES).do("0 bid 100", "1 pass", "2 bid 105", "0 bid 110")
    assert table.turn == 2
    assert table.refusal("1 bid 115") == "not-your-turn"
    assert table.do("2 bid 115").turn == 0


def test_t07_the_one_left_is_the_declarer():
    table = dealt(*NO_MARRIAGES).do("0 bid 100", "1 bid 105", "2 pass", "0 pass")
    assert (table.state.phase, table.turn) == (GIVE, 1)
    assert (table.state.auction.declarer, table.state.auction.contract) == (1, 105)


def test_t07_two_passes_end_it_and_nothing_else():
    table = dealt(NONE, rules=rules_with(bid_limit="none")).do("0 bid 400")
    assert table.legal() == {"1 pass"}
    table = table.do("1 pass")
    assert (table.state.phase, table.legal()) == (AUCTION, {"2 pass"})
    table = table.do("2 pass")
    assert (table.state.phase, table.state.auction.declarer, table.state.auction.contract) == (GIVE, 0, 400)


LIMITS = [  # a hand, its highest bid under held_marriages, any_marriage, none
    (NONE, 120, 120, 400),
    ("Ks Qh Kd Qc As Ah Ad", 120, 120, 400),  # kings and queens of other suits
    ("Ks Qs 9h 9d 9c Ad Ac", 160, 400, 400),
    ("Kc Qc 9h 9d 9s Ad As", 180, 400, 400),
    ("Kd Qd 9h 9s 9c As Ac", 200, 400, 400),
    ("Kh Qh 9s 9d 9c Ad Ac", 220, 400, 400),
    ("Ks Qs Kh Qh 9d 9c Ac", 260, 400, 400),
    ("Kh Qh Kd Qd Kc Qc 9s", 360, 400, 400),
    ("Ks Qs Kd Qd Kc Qc 9h", 300, 400, 400),
]


@pytest.mark.parametrize("hand,held,any_marriage,none", LIMITS)
def test_t08_how_high_you_may_bid(hand, held, any_marriage, none):
    for option, limit in (("held_marriages", held), ("any_marriage", any_marriage), ("none", none)):
        table = dealt(hand, rules=rules_with(bid_limit=option))
        assert table.calls() == list(range(100, limit + 1, 5))
        if limit < 400:
            assert table.refusal(f"0 bid {limit + 5}") == "bid-over-limit"


def test_t08_each_seat_by_its_own_hand():
    table = dealt(NONE, "Ah Th Jh Ac Tc Qd Qs", "Kh Qh Kc Qc 9s 9d 9h").do("0 bid 120")
    assert table.legal() == {"1 pass"}
    assert table.do("1 pass").calls() == list(range(125, 281, 5))


def test_t08_the_hand_before_the_talon_counts():
    table = dealt("Ks Qh Kd As Ah Ad Ac", "", "", "Qs Kh Qd")
    assert table.calls()[-1] == 120


def test_t09_the_talon_is_shown_and_taken():
    table = dealt(NONE, "", "", "Ah Th 9h")
    assert GAME.observe(PLAYROOM, table.state, 1).auction.talon == 0
    table = bought(table)
    assert table.hand(0) == words(NONE + " Ah Th 9h")
    for seat in (0, 1, 2, NOBODY):
        assert texts(GAME.observe(PLAYROOM, table.state, seat).auction.talon) == {"Ah", "Th", "9h"}
    assert "0 concede" in table.legal()


def test_t10_one_card_to_each_from_the_talon_or_not():
    table = bought(dealt(NONE, "", "", "Ah Th 9h"))
    ten = words(NONE + " Ah Th 9h")
    assert table.legal() == {f"0 give {seat} {card}" for seat in (1, 2) for card in ten} | {"0 concede"}
    table = table.do("0 give 2 9h")
    assert table.legal() == {f"0 give 1 {card}" for card in ten - {"9h"}}
    table = table.do("0 give 1 Js")
    assert [len(table.hand(seat)) for seat in range(3)] == [8, 8, 8]
    assert "Js" in table.hand(1)
    assert "9h" in table.hand(2)
    assert (table.state.phase, table.turn) == (CONTRACT, 0)


def test_t10_only_the_receiver_sees_it():
    table = bought(dealt(NONE)).do("0 give 1 Js", "0 give 2 As")
    told = {seat: GAME.observe(PLAYROOM, table.state, seat).auction.given for seat in (0, 1, 2, NOBODY)}
    one, two = table.state.auction.given[1:]
    assert told[0] == (-1, one, two)
    assert told[1][1] == one
    assert told[2][2] == two
    assert told[1][2] == told[2][1] == told[NOBODY][1] == told[NOBODY][2] == 24  # no card is visible


def test_t11_the_contract_may_be_raised_to_400():
    table = bought(dealt(NONE), 110).do("0 give 1 Js", "0 give 2 As")
    assert table.calls() == list(range(110, 401, 5))
    assert table.legal() == {f"0 contract {figure}" for figure in range(110, 401, 5)}
    assert table.refusal("0 contract 105") == "contract-below-bid"
    table = table.do("0 contract 275")
    assert (table.state.phase, table.turn, table.state.auction.contract) == (PLAY, 0, 275)


@pytest.mark.parametrize(
    "hand,talon,gifts,bid,limit",
    [
        (NONE, "9h 9d 9c", ("9h", "9d"), 110, 120),
        ("Kh Qh As Ts Js Ad Td", "9h 9d 9c", ("9h", "9d"), 100, 220),
        ("Kh Qh As Ts Js Ad Td", "9h 9d 9c", ("9h", "Qh"), 100, 120),  # the marriage given away
        ("Kh Qh As Ts Js Ad Td", "9h 9d 9c", ("9h", "Qh"), 200, 200),  # the auction's figure remains allowed
        ("Kh Ks Kd As Ts Js Ad", "Qh Qs 9c", ("9c", "Js"), 100, 260),  # the talon helps
        ("Ks Kh Kd Kc Qs Qh Qd", "Qc 9s 9h", ("9s", "9h"), 100, 400),
    ],
)
def test_t11_raise_limit_held_marriages(hand, talon, gifts, bid, limit):
    rules = rules_with(raise_limit="held_marriages")
    table = bought(dealt(hand, "", "", talon, rules=rules), bid).do(f"0 give 1 {gifts[0]}", f"0 give 2 {gifts[1]}")
    assert table.calls() == list(range(bid, limit + 1, 5))
    if limit < 400:
        assert table.refusal(f"0 contract {limit + 5}") == "contract-over-limit"


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_t12_the_declarer_leads(declarer):
    assert eights(declarer=declarer).turn == declarer


def test_t12_the_highest_card_of_the_suit_led_wins_and_leads():
    table = eights(*RUFFS).cards("9s Ad Td")  # without trumps no other suit beats a nine
    assert (table.turn, table.points) == (0, (21, 0, 0))
    table = eights("Js", "Ks", "As").cards("Js Ks As")
    assert (table.turn, table.points) == (2, (0, 0, 17))
    table = eights("Js", "Ts", "Ks").cards("Js Ts Ks")
    assert (table.turn, table.points) == (1, (0, 16, 0))


def test_t12_the_highest_trump_wins():
    table = eights(*RUFFS).cards("9s Ad Td  Kh+ Jh 9h  As Ah Th")
    assert (table.turn, table.points) == (1, (21 + 106, 32, 0))
    assert table.cards("Kd Qd Qh").turn == 0  # the only trump


def test_t12_eight_tricks():
    table = eights(*RUFFS)
    for _ in range(24):
        assert table.state.phase == PLAY
        table = table.cards(sorted(table.may("play"))[0])
    assert (table.state.phase, GAME.actor(table.state), table.legal()) == (OVER_PLAYED, OVER, set())


def test_t13_follow_suit():
    table = eights(*OVERRUFF).cards("As")
    assert table.may("play") == words("Qs Js 9s")
    assert table.refusal("1 play Th") == "must-follow-suit"


def test_t13_a_void_hand_must_trump_and_without_trump_is_free():
    table = eights(*RUFFS).cards("9s")
    assert table.may("play") == words(RUFFS[1])  # no trump yet
    table = table.cards("Ad Td  Kh+ Jh 9h  As")
    assert table.may("play") == {"Ah"}
    table = table.cards("Ah")
    assert table.may("play") == {"Th"}
    table = table.cards("Th  Kd Qd Qh  Ts")  # all the trumps are gone
    assert table.may("play") == words("Jd Ac Kc Jc")


def test_t13_leading_any_card():
    assert eights(*RUFFS).may("play") == words(RUFFS[0])


BEATING = ("Js Ah Th Kh Qh Ad Td 9c", "Ks Ts Kd Qd Jd 9d Jh 9h", "As Qs 9s Ac Tc Kc Qc Jc")


def test_t14_no_duty_to_beat():
    table = eights(*BEATING).cards("Js")
    assert table.may("play") == {"Ks", "Ts"}
    assert table.cards("Ts").may("play") == {"As", "Qs", "9s"}


def test_t14_must_beat_the_best_card_on_the_table():
    table = eights(*BEATING, rules=rules_with(must_beat="yes")).cards("Js")
    assert table.may("play") == {"Ks", "Ts"}
    assert table.cards("Ts").may("play") == {"As"}  # the queen beats the card led, not the ten
    assert table.cards("Ts").refusal("2 play Qs") == "must-beat"
    lower = eights(*BEATING, rules=rules_with(must_beat="yes")).cards("Ah")
    assert lower.may("play") == {"Jh", "9h"}  # none beats the ace


def test_t14_following_under_a_trump_is_free():
    hands = ("Kh Qh Ad Td 9d Jc As Ts", "Ah Th 9h Ks Qs Kd Qd Jd", "Jh Js 9s Ac Tc Kc Qc 9c")
    table = eights(*hands, rules=rules_with(must_beat="yes")).cards("As Qs 9s  Kh+")
    assert table.may("play") == {"Ah", "Th"}
    table = table.cards("Th Jh  Kd Kc")
    assert table.may("play") == {"Ad", "Td"}
    table = table.cards("Ad  Jc")
    assert table.may("play") == {"Ah", "9h"}  # both beat the jack of clubs
    assert table.cards("9h").may("play") == {"Ac", "Tc", "Qc", "9c"}


def over_ruffing(hands, **options):
    """Seat 2 leads a club, seat 0 has trumped it with the king, seat 1 has no club either."""
    table = eights(*hands, rules=rules_with(**options))
    second, third = ("Ah", "Jh") if "Ah" in hands[1] else ("Th", "Ah")
    table = table.cards(f"As 9s Jc  Qh+ {second} {third}")
    if table.turn == 1:
        table = table.cards("Kd Ad 9d")
    return table.cards("Ac Kh")


def test_t14_must_beat_with_a_trump():
    assert over_ruffing(OVERRUFF).may("play") == {"Th", "9h"}
    table = over_ruffing(OVERRUFF, must_beat="yes")
    assert table.may("play") == {"Th"}
    assert table.refusal("1 play 9h") == "must-beat"
    # Without must_trump a void hand is free of both duties.
    assert over_ruffing(OVERRUFF, must_beat="yes", must_trump="no").may("play") == words("Th 9h Qs Js Qd")


def test_t15_trump_even_under_a_higher_trump():
    for options in ({}, {"must_beat": "yes"}):
        table = over_ruffing(UNDERRUFF, **options)
        assert table.may("play") == {"Jh", "9h"}
        assert table.refusal("1 play Qs") == "must-trump"
        assert table.refusal("1 play Kd") == "must-trump"


def test_t15_must_trump_no():
    table = over_ruffing(UNDERRUFF, must_trump="no")
    assert table.may("play") == words("Jh 9h Qs Js Kd Qd")
    follows = eights(*UNDERRUFF, rules=rules_with(must_trump="no")).cards("As")
    assert follows.may("play") == words("Qs Js 9s")


def test_t16_a_marriage_counts_at_once_whoever_wins():
    table = eights(*OVERRUFF).cards("As 9s 9c")
    assert table.points == (15 - 4, 0, 0)
    assert table.may("marry") == {"Kh", "Qh"}
    assert table.may("play") == words("Kh Qh Ts Ks Td Jd 9d")  # no player has to declare
    table = table.cards("Qh+")
    assert table.points == (11 + 100, 0, 0)
    table = table.cards("Ah Jh")
    assert (table.turn, table.points) == (1, (111, 16, 0))


def test_t16_defenders_may_declare():
    table = eights(*OVERRUFF).cards("As 9s 9c  Qh+ Ah Jh")
    assert table.may("marry") == {"Kd", "Qd"}
    assert table.cards("Kd+").points == (111, 16 + 80, 0)


def test_t16_only_on_lead():
    table = eights(*TWO_TRUMPS).cards("9d Td Qd")  # seat 1 wins
    assert table.turn == 1
    table = table.cards("Ac")
    assert table.refusal("2 marry Kc") == "marriage-not-leading"
    assert table.cards("Qc").refusal("0 marry Kh") == "marriage-not-leading"


def test_t16_king_and_queen_of_one_suit():
    table = eights("Ks Qh As Ah Ad Td Jd 9d").cards("As")
    while table.turn != 0 or table.state.led >= 0:
        table = table.cards(min(table.may("play"), key=lambda card: POINTS[card[0]]))
    assert table.may("marry") == set()
    assert table.refusal("0 marry Ks") == "marriage-not-held"
    assert table.refusal("0 marry Ah") == "marriage-other-card"


def test_t17_no_trump_before_the_first_marriage():
    table = eights(*RUFFS)
    assert table.state.trump == -1
    assert table.cards("Kh Jh 9h").state.trump == -1  # led, not declared


def test_t17_trump_from_this_very_trick():
    table = eights(*TWO_TRUMPS).cards("As 9s Jc  Ks+")
    assert table.state.trump == SUITS.index("s")
    table = table.cards("Js 9c")
    # Spades are trump: a player without hearts must trump with the last spade, and would win.
    assert table.cards("Kh").may("play") == {"Ts"}
    assert table.cards("Kh Ts 9h").turn == 1
    # Hearts are declared: from this trick on spades are no trump.
    table = table.cards("Kh+")
    assert table.state.trump == SUITS.index("h")
    assert table.may("play") == words("Ts Td Kd Jd Ac Tc")
    table = table.cards("Ts 9h")
    assert (table.turn, table.points) == (0, (13 + 46 + 114, 0, 0))


def test_t18_not_with_the_first_lead():
    table = eights(*RUFFS)
    assert table.may("marry") == set()
    assert table.refusal("0 marry Kh") == "marriage-first-trick"
    assert table.cards("9s Ad Td").may("marry") == words("Kh Qh Ks Qs")


def test_t18_first_trick_marriage_yes():
    table = eights(*RUFFS, rules=rules_with(first_trick_marriage="yes"))
    assert table.may("marry") == words("Kh Qh Ks Qs")
    assert table.cards("Qh+").points == (100, 0, 0)


def test_t18_at_most_360_in_a_deal():
    """All four marriages fill a hand: its first card breaks one, spades the cheapest; the hand wins all the rest."""
    table = eights(*ALL_MARRIAGES).cards("Qs 9s Ad")
    assert table.may("marry") == words("Kh Qh Kd Qd Kc Qc")
    table = table.cards("Ks Js Td  Kh+ 9h Ac  Qh Jh Tc  Kd+ As 9d  Qd Ts Jd  Kc+ Ah 9c  Qc Th Jc")
    assert table.points == (360, 0, 0)


@pytest.mark.parametrize("first,second", [("Kh", "Qh"), ("Qh", "Kh")])
def test_t19_lost_when_led_undeclared(first, second):
    table = eights(*RUFFS).cards(f"9s Ad Td  {first} Jh 9h")
    assert table.turn == 0
    assert table.may("marry") == words("Ks Qs")
    assert table.refusal(f"0 marry {second}") == "marriage-not-held"
    assert table.state.trump == -1


def test_t19_lost_when_played_to_a_trick():
    hands = ("Ah As Ts Ks Qs Js 9s 9d", "Kh Qh Th Ad Td Kd Jd 9c", "Jh 9h Qd Ac Tc Kc Qc Jc")
    table = eights(*hands)
    assert table.cards("9d Ad Qd").may("marry") == {"Kh", "Qh"}
    table = table.cards("Ah Qh 9h  9d Ad Qd")
    assert table.turn == 1
    assert table.may("marry") == set()
    assert table.refusal("1 marry Kh") == "marriage-not-held"


def test_t19_a_marriage_made_by_the_talon_or_a_gift_counts():
    table = eights("As Ts Ks Js 9s Ad Kh Qh", "Kd Ah Th Jh 9h Ac Tc Qd").cards("As Ac Qs")
    assert "Kh" in table.may("marry")
    table = eights("As Ts Ks Js 9s Ad Kh 9d", "Kd Ah Th Jh 9h Ac Tc Qd").cards("Kh Ah Qh")
    assert (table.turn, table.may("marry")) == (1, {"Kd", "Qd"})
