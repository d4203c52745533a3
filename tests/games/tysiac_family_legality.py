"""The examples of the rules of the family of Tysiac as plain data, by section, for the twin and for the engine: what is
legal after the first lines of a deal."""

from __future__ import annotations

from typing import Any, NamedTuple


class Legality(NamedTuple):
    """Lines of a deal, and what may and may not come next.

    ``cards`` are the hands of the seats that play, in seat order, and the talon, or the two talons of two players.
    ``before`` has the keys of a record; one that is left out is zero for every seat. ``facts`` says more about the
    position: phase ('auction', 'take', 'give', 'discard', 'contract', 'play', 'over'), turn, points, trump, void, and
    hand_not_seen (the seat that has not seen its own hand).
    """

    id: str
    preset: str
    options: dict[str, Any]
    cards: tuple[str, ...]
    log: tuple[str, ...]
    legal: tuple[str, ...]
    illegal: tuple[str, ...]
    before: dict[str, Any] = {}  # noqa: RUF012  never changed
    dealer: int | None = None  # the last seat
    facts: dict[str, Any] = {}  # noqa: RUF012  never changed
    nothing_else: bool = False  # the legal lines are all there are


PLAIN = ("AhKsQdJcTsTd9c", "AsKdKcQsQhTc9d", "AdAcQcJsJdTh9s", "KhJh9h")  # no marriage in any hand
SPADES_1 = ("KdQcJhJc9h9d9c", "AsAhKsQsJdTdTc", "AcKcQhQdJsTsTh", "AdKh9s")  # seat 1 has the marriage of spades
NINES_0 = ("KhQcTh9s9h9d9c", "AsAhKdQhJcTsTc", "AcKcQsQdJsJhJd", "AdKsTd")
NINES_1 = ("AsAcKsQhJsJcTd", "KhKdKc9s9h9d9c", "AhAdQsQdJhJdTs", "QcThTc")
NINES_TALON = ("KsQhJsTd9s9h9d", "AsAcKhKdKcJhJc", "AhAdQsQdJdTsTc", "QcTh9c")
ACES_0 = ("AsAhAdAcKhTh9h", "KdKcJsJdJcTd9c", "KsQhQdQcJhTc9d", "QsTs9s")
ACES_HEARTS_0 = ("AsAhAdAcKhQhQd", "KcQsJsTdTc9h9c", "KsKdQcJcTsTh9d", "JhJd9s")
TWO = ("AsAhKsKcQhQdJcTsTd9c", "AdAcKdQsJsJdThTc9s9d", "KhQc", "Jh9h")
TWO_SPADES_0 = ("KsKdQsQcJhJdJc9h9d9c", "AsAhAcKcQhJsTsThTdTc", "AdQd", "Kh9s")
TWO_NINES_1 = ("AsAdAcKhKcQsQdJsTsTd", "QcJhJdJcThTc9s9h9d9c", "KsKd", "AhQh")

BOUGHT = ("0 bid 100", "1 pass", "2 pass")
BOUGHT_BY_TWO = ("0 bid 100", "1 pass")
BLIND = {"blind_bid": True}
RICH = {"totals": [300, 0, 0]}


def bids(seat: int, low: int, high: int, step: int) -> tuple[str, ...]:
    return tuple(f"{seat} bid {figure}" for figure in range(low, high + 1, step))


SECTION_2 = [
    Legality("2_one_pass_ends_the_auction", "kurnik", {"players": 2}, TWO, BOUGHT_BY_TWO, ("0 take 1", "0 take 2"),
             ("0 concede", "0 take 3", "0 take 0", "1 take 1", "0 discard As", "0 contract 100", "0 give 1 As"),
             facts={"phase": "take", "turn": 0}, nothing_else=True),
    Legality("2_the_non_dealer_opens", "kurnik", {"players": 2}, TWO, (), ("1 bid 100",), ("0 bid 100", "1 pass"),
             dealer=0, facts={"turn": 1}),
    Legality("2_talon_1_joins_the_hand", "kurnik", {"players": 2}, TWO, (*BOUGHT_BY_TWO, "0 take 1"),
             ("0 concede", "0 discard Kh", "0 discard Qc", *(f"0 discard {card}" for card in (
                 "As", "Ah", "Ks", "Kc", "Qh", "Qd", "Jc", "Ts", "Td", "9c"))),
             ("0 discard Jh", "0 take 2", "0 contract 100", "0 give 1 As"), facts={"phase": "discard"},
             nothing_else=True),
    Legality("2_talon_2_joins_the_hand", "kurnik", {"players": 2}, TWO, (*BOUGHT_BY_TWO, "0 take 2"),
             ("0 discard Jh", "0 discard 9h", "0 discard As", "0 concede"), ("0 discard Kh", "1 discard As")),
    Legality("2_no_concession_after_a_discard", "kurnik", {"players": 2}, TWO,
             (*BOUGHT_BY_TWO, "0 take 1", "0 discard Kh"),
             ("0 discard Qc", "0 discard As"), ("0 concede", "0 discard Kh", "0 contract 100")),
    Legality("2_contract_after_two_discards", "polish", {"players": 2}, TWO,
             (*BOUGHT_BY_TWO, "0 take 1", "0 discard 9c", "0 discard Qd"), ("0 contract 100", "0 contract 400"),
             ("0 discard As", "0 concede", "0 contract 105", "0 contract 410", "0 play As"),
             facts={"phase": "contract"}),
    Legality("2_raise_by_the_ten_cards_kept", "kurnik", {"players": 2}, TWO_SPADES_0,
             (*BOUGHT_BY_TWO, "0 take 2", "0 discard Kh", "0 discard 9s"), ("0 contract 100", "0 contract 160"),
             ("0 contract 170",)),
    Legality("2_a_marriage_laid_away", "kurnik", {"players": 2}, TWO_SPADES_0,
             (*BOUGHT_BY_TWO, "0 take 2", "0 discard Ks", "0 discard Kd"), ("0 contract 120",), ("0 contract 130",)),
    Legality("2_tricks_of_two_cards", "playroom", {"players": 2}, TWO,
             (*BOUGHT_BY_TWO, "0 take 1", "0 discard Kh", "0 discard Qc", "0 contract 100", "0 play As", "1 play Js"),
             ("0 play Ah",), ("1 play Ad",), facts={"phase": "play", "turn": 0, "points": [13, 0]}),
    Legality("2_four_nines_among_ten_cards", "kurnik", {"players": 2}, TWO_NINES_1, ("0 bid 100",), ("1 redeal",), ()),
    # Four players: the dealer sits out.
    Legality("2_the_sitter_is_skipped", "playroom", {"players": 4}, PLAIN, ("2 bid 100", "3 bid 105"),
             ("0 bid 110", "0 pass"), ("1 pass", "1 bid 110", "2 pass"), dealer=1, facts={"turn": 0}),
    Legality("2_three_passes_are_not_needed", "playroom", {"players": 4}, PLAIN, ("2 bid 100", "3 pass", "0 pass"),
             ("2 concede", "2 give 0 Kh", "2 give 3 Kh", "2 give 3 Tc"), ("2 give 1 Kh", "2 give 2 Kh", "1 pass"),
             dealer=1, facts={"phase": "give", "turn": 2}),
    Legality("2_tricks_skip_the_sitter", "playroom", {"players": 4}, PLAIN,
             ("2 bid 100", "3 pass", "0 pass", "2 give 3 Kh", "2 give 0 9d", "2 contract 100", "2 play As",
             "3 play Js"),
             ("0 play Ks", "0 play Ts"), ("1 play Ks", "0 play Ah"), dealer=1, facts={"turn": 0}, nothing_else=True),
]  # fmt: skip

SECTION_3 = [
    Legality("3_opening_hundred", "kurnik", {}, SPADES_1, (), ("0 bid 100",), ("0 bid 110", "0 pass", "0 bid 120"),
             nothing_else=True),
    Legality("3_opening_hundred_step_5", "russian", {}, SPADES_1, (), ("0 bid 100",), ("0 bid 105", "0 pass"),
             nothing_else=True),
    Legality("3_opening_any", "playroom", {}, PLAIN, (), bids(0, 100, 120, 5), ("0 pass", "0 bid 95", "0 bid 125"),
             nothing_else=True),
    Legality("3_opening_any_step_10", "playroom", {"step": 10}, PLAIN, (), bids(0, 100, 120, 10), ("0 bid 105",),
             nothing_else=True),
    Legality("3_step_10", "kurnik", {}, SPADES_1, ("0 bid 100",), (*bids(1, 110, 160, 10), "1 pass"),
             ("1 bid 105", "1 bid 100", "1 bid 170"), nothing_else=True),
    Legality("3_31_figures", "playroom", {"step": 10, "bid_limit": "none"}, PLAIN, (), bids(0, 100, 400, 10),
             ("0 bid 410",), nothing_else=True),
    Legality("3_the_opener_goes_higher_later", "kurnik", {}, SPADES_1, ("0 bid 100", "1 bid 110", "2 pass"),
             ("0 bid 120", "0 pass"), ("0 bid 110", "0 bid 130", "0 bid 115"), nothing_else=True),
    Legality("3_passed_is_out", "kurnik", {}, SPADES_1, ("0 bid 100", "1 bid 110", "2 pass", "0 bid 120"),
             ("1 bid 130", "1 pass"), ("2 bid 130", "2 pass")),
    Legality("3_raise_limit_polish", "polish", {}, PLAIN,
             (*BOUGHT, "0 give 1 9c", "0 give 2 9h", "0 contract 100"), ("0 play Ah",), ("0 contract 110",)),
    Legality("3_raise_to_400", "polish", {}, PLAIN, (*BOUGHT, "0 give 1 9c", "0 give 2 9h"),
             tuple(f"0 contract {figure}" for figure in range(100, 401, 10)), ("0 contract 105", "0 contract 90"),
             nothing_else=True),
    Legality("3_raise_by_marriages", "kurnik", {}, PLAIN, (*BOUGHT, "0 give 1 9c", "0 give 2 9h"),
             ("0 contract 100", "0 contract 110", "0 contract 120"), ("0 contract 130",), nothing_else=True),
    Legality("3_raise_by_marriages_step_5", "russian", {}, PLAIN, (*BOUGHT, "0 give 1 9c", "0 give 2 9h"),
             ("0 contract 105", "0 contract 120"), ("0 contract 125",)),
]  # fmt: skip

GIFTS = "0 give 1 9h", "0 give 2 Tc", "0 contract 100"
KURNIK_TD_KD = ("AsAdQsThTc9h9d", "KcQdQcJhJdTsTd", "AcKhKdQhJsJc9s", "AhKs9c")
KURNIK_TD_AD = ("AsKdQsThTc9h9d", "KcQdQcJhJdTsTd", "AdAcKhQhJsJc9s", "AhKs9c")
KURNIK_TD_9S = ("AcKhKcQsTh9h9d", "AsKdQhQdJdTdTc", "AhJsJhJcTs9s9c", "AdKsQc")
KURNIK_VOID = ("AhKsQsQhJhTh9h", "AsAdKdQcJdTd9d", "AcKhJcTsTc9s9c", "KcQdJs")
KURNIK_LOW_TRUMP = ("AcQhQdQcJc9h9c", "AhKhKcJsJhTc9s", "AsAdKdJdTsTd9d", "KsQsTh")
RUSSIAN_DIAMONDS = ("AhKcQcTdTc9s9c", "AdQsJsJcTsTh9d", "AcKsKhKdQhQd9h", "AsJhJd")
RUSSIAN_TRUMP = ("AsKsKhKdQcJcTs", "AhAcKcQhJsJh9s", "AdQdJdTc9h9d9c", "QsThTd")
HEARTS_THEN_ACES = ("AsAdAcKhJdThTd", "KsQsQcJsJc9h9d", "KdKcQdJhTsTc9s", "AhQh9c")
ACES_IN_TRICK_2 = ("AsAdAcJcTs9h9d", "KsKcQdJhJdTc9s", "KhKdQsQcJsTd9c", "AhQhTh")
ACES_OF_A_DEFENDER = ("KhKdKcThTdTc9s", "AsAhAdAcKsJhJd", "QhQdQcJs9h9d9c", "QsTsJc")
ACES = {"ace_marriage": True}
ALL_ACES = ("0 aces As", "0 aces Ah", "0 aces Ad", "0 aces Ac")

SECTION_4 = [
    # Kurnik, spades are trump; the third player of the trick is to play.
    Legality("4_kurnik_must_beat_in_suit", "kurnik", {}, KURNIK_TD_KD,
             (*BOUGHT, *GIFTS, "0 marry Qs", "1 play Ts", "2 play Js", "1 play Td", "2 play Kd"),
             ("0 play Ad",), ("0 play 9d", "0 play As", "0 play Ks"), facts={"trump": "s"}, nothing_else=True),
    Legality("4_kurnik_neither_beats", "kurnik", {}, KURNIK_TD_AD,
             (*BOUGHT, *GIFTS, "0 marry Qs", "1 play Ts", "2 play Js", "1 play Td", "2 play Ad"),
             ("0 play Kd", "0 play 9d"), ("0 play As",), nothing_else=True),
    Legality("4_kurnik_following_under_a_trump", "kurnik", {}, KURNIK_TD_9S,
             (*BOUGHT, "0 give 1 Kc", "0 give 2 9h", "0 contract 100", "0 marry Ks", "1 play As", "2 play Ts",
             "1 play Td", "2 play 9s"), ("0 play Ad", "0 play 9d"), ("0 play Qs",), nothing_else=True),
    Legality("4_kurnik_void_over_trumps", "kurnik", {}, KURNIK_VOID,
             (*BOUGHT, "0 give 1 Qd", "0 give 2 Jh", "0 contract 100", "0 marry Ks", "1 play As", "2 play Ts",
             "1 play Td", "2 play 9s"), ("0 play Js", "0 play Qs"), ("0 play Ah",), nothing_else=True),
    Legality("4_kurnik_void_trumps_below", "kurnik", {}, KURNIK_LOW_TRUMP,
             (*BOUGHT, "0 give 1 Qh", "0 give 2 Qd", "0 contract 100", "0 marry Ks", "1 play 9s", "2 play As",
             "2 play Td", "0 play Qs"), ("1 play Js",), ("1 play Ah",), nothing_else=True),
    Legality("4_kurnik_must_beat_the_lead", "kurnik", {}, RUSSIAN_DIAMONDS,
             (*BOUGHT, "0 give 1 Ah", "0 give 2 Jd", "0 contract 100", "0 play Td"), ("1 play Ad",), ("1 play 9d",),
             nothing_else=True),
    Legality("4_russian_no_duty_to_beat", "russian", {}, RUSSIAN_DIAMONDS,
             (*BOUGHT, "0 give 1 Ah", "0 give 2 Jd", "0 contract 100", "0 play Td"), ("1 play Ad", "1 play 9d"),
             ("1 play Ah",), nothing_else=True),
    Legality("4_russian_must_trump", "russian", {"first_trick_marriage": True}, RUSSIAN_TRUMP,
             (*BOUGHT, "0 give 1 Jc", "0 give 2 Qc", "0 contract 100", "0 marry Ks", "1 play 9s", "2 play 9d",
             "0 play Td"), ("1 play Js",), ("1 play Ah",), nothing_else=True),
    # Marriages and aces.
    Legality("4_kurnik_marriage_on_the_first_lead", "kurnik", {}, RUSSIAN_TRUMP,
             (*BOUGHT, "0 give 1 Jc", "0 give 2 Qc", "0 contract 100"), ("0 marry Ks", "0 marry Qs", "0 play Ks"),
             ("0 marry As", "0 marry Kh")),
    Legality("4_russian_no_marriage_on_the_first_lead", "russian", {}, RUSSIAN_TRUMP,
             (*BOUGHT, "0 give 1 Jc", "0 give 2 Qc", "0 contract 100"), ("0 play Ks",), ("0 marry Ks", "0 marry Qs")),
    Legality("4_russian_marriage_on_a_later_lead", "russian", {}, RUSSIAN_TRUMP,
             (*BOUGHT, "0 give 1 Jc", "0 give 2 Qc", "0 contract 100", "0 play As", "1 play 9s", "2 play 9d"),
             ("0 marry Ks", "0 marry Qs"), ("0 marry Kh",), facts={"points": [11, 0, 0]}),
    Legality("4_aces_not_on_the_first_lead", "russian", ACES, ACES_IN_TRICK_2,
             (*BOUGHT, "0 give 1 9h", "0 give 2 Th", "0 contract 100"), ("0 play As",), ALL_ACES),
    Legality("4_aces_on_the_first_lead", "kurnik", ACES, ACES_IN_TRICK_2,
             (*BOUGHT, "0 give 1 9h", "0 give 2 Th", "0 contract 100"), ("0 play As", *ALL_ACES), ("0 aces Ts",)),
    Legality("4_aces_on_a_later_lead", "russian", ACES, ACES_IN_TRICK_2,
             (*BOUGHT, "0 give 1 9h", "0 give 2 Th", "0 contract 100", "0 play Ts", "1 play 9s", "2 play Js"),
             ("0 play As", *ALL_ACES), ("1 aces As",), facts={"points": [12, 0, 0]}),
    Legality("4_aces_only_with_the_option", "russian", {}, ACES_IN_TRICK_2,
             (*BOUGHT, "0 give 1 9h", "0 give 2 Th", "0 contract 100", "0 play Ts", "1 play 9s", "2 play Js"),
             ("0 play As",), ALL_ACES),
    Legality("4_aces_count_at_once", "russian", ACES, ACES_IN_TRICK_2,
             (*BOUGHT, "0 give 1 9h", "0 give 2 Th", "0 contract 100", "0 play Ts", "1 play 9s", "2 play Js",
             "0 aces As"), ("1 play Ks",), (), facts={"points": [212, 0, 0], "trump": None}),
    Legality("4_aces_of_a_defender", "russian", ACES, ACES_OF_A_DEFENDER,
             (*BOUGHT, "0 give 1 Jc", "0 give 2 Kc", "0 contract 100", "0 play 9s", "1 play Ks", "2 play Js"),
             ("1 play As", "1 aces As", "1 aces Ah", "1 aces Ad", "1 aces Ac"), ("1 aces Jh", "0 aces As"),
             facts={"points": [0, 6, 0]}),
    Legality("4_aces_of_a_defender_count_for_the_defender", "russian", ACES, ACES_OF_A_DEFENDER,
             (*BOUGHT, "0 give 1 Jc", "0 give 2 Kc", "0 contract 100", "0 play 9s", "1 play Ks", "2 play Js",
             "1 aces Ad"), ("2 play Qd", "2 play 9d"), ("2 play Qc",), facts={"points": [0, 206, 0], "trump": None}),
    Legality("4_an_ace_played_without_it_loses_it", "russian", ACES, ACES_IN_TRICK_2,
             (*BOUGHT, "0 give 1 9h", "0 give 2 Th", "0 contract 100", "0 play As", "1 play 9s", "2 play Js"),
             ("0 play Ah",), ("0 aces Ah", "0 aces Ad", "0 aces Ac")),
    Legality("4_trump_stays_after_aces", "russian", {**ACES, "first_trick_marriage": True}, HEARTS_THEN_ACES,
             (*BOUGHT, "0 give 1 Td", "0 give 2 Jd", "0 contract 100", "0 marry Kh", "1 play 9h", "2 play Jh",
             "0 aces As"), ("1 play Ks",), (), facts={"points": [306, 0, 0], "trump": "h"}),
    Legality("4_aces_alone_raise_the_limit_to_320", "playroom", ACES, ACES_0, (), bids(0, 100, 320, 5), ("0 bid 325",),
             nothing_else=True),
    Legality("4_aces_and_a_marriage_raise_it_to_400", "playroom", ACES, ACES_HEARTS_0, (), bids(0, 100, 400, 5),
             ("0 bid 405", "0 bid 420"), nothing_else=True),
    Legality("4_aces_without_the_option_raise_nothing", "playroom", {}, ACES_0, (), bids(0, 100, 120, 5),
             ("0 bid 125",), nothing_else=True),
    Legality("4_aces_are_any_marriage", "playroom", {**ACES, "bid_limit": "any_marriage"}, ACES_0, (),
             bids(0, 100, 400, 5), (), nothing_else=True),
    Legality("4_aces_raise_the_contract", "russian", ACES, ACES_0, (*BOUGHT, "0 give 1 9h", "0 give 2 9s"),
             ("0 contract 320",), ("0 contract 325",)),
    Legality("4_an_ace_given_away_raises_nothing", "russian", ACES, ACES_0, (*BOUGHT, "0 give 1 Ad", "0 give 2 9s"),
             ("0 contract 120",), ("0 contract 125",)),
]  # fmt: skip

SECTION_5_1 = [
    Legality("5_1_as_a_first_call", "kurnik", {}, NINES_1, ("0 bid 100",),
             ("1 redeal", "1 bid 110", "1 bid 120", "1 pass"), ("0 redeal", "2 redeal"), nothing_else=True),
    Legality("5_1_void", "kurnik", {}, NINES_1, ("0 bid 100", "1 redeal"), (), ("2 pass", "2 bid 110"),
             facts={"phase": "over", "void": True, "turn": None, "points": [0, 0, 0]}, nothing_else=True),
    Legality("5_1_not_after_a_call", "kurnik", {}, NINES_1, ("0 bid 100", "1 bid 110", "2 pass", "0 bid 120"),
             ("1 pass",), ("1 redeal",), nothing_else=True),
    Legality("5_1_the_opener", "kurnik", {}, NINES_0, (), ("0 redeal", "0 bid 100"), ("0 pass",), nothing_else=True),
    Legality("5_1_not_without_four_nines", "kurnik", {}, PLAIN, (), ("0 bid 100",), ("0 redeal",)),
    Legality("5_1_not_in_playroom", "playroom", {}, NINES_0, (), ("0 bid 100",), ("0 redeal",)),
    Legality("5_1_not_by_the_talon", "kurnik", {}, NINES_TALON, BOUGHT, ("0 concede", "0 give 1 9c"), ("0 redeal",)),
    Legality("5_1_not_in_a_golden_deal", "kurnik", {"golden_deal": True}, NINES_0, (), ("0 give 1 9c",), ("0 redeal",)),
    Legality("5_1_last_to_call", "kurnik", {"players": 4}, NINES_1, ("3 bid 100", "0 bid 110"), ("1 redeal",), (),
             dealer=2)
]  # fmt: skip

SECTION_5_2 = [
    Legality("5_2_offered", "russian", BLIND, PLAIN, (), ("0 bid 100", "0 blind"), ("0 pass", "0 bid 120"), RICH,
             facts={"hand_not_seen": 0}, nothing_else=True),
    Legality("5_2_at_240", "russian", BLIND, PLAIN, (), ("0 blind",), (), {"totals": [240, 0, 0]}),
    Legality("5_2_not_at_235", "russian", BLIND, PLAIN, (), ("0 bid 100",), ("0 blind",), {"totals": [235, 875, 0]},
             facts={"hand_not_seen": None}, nothing_else=True),
    Legality("5_2_not_without_the_option", "russian", {}, PLAIN, (), ("0 bid 100",), ("0 blind",), RICH),
    Legality("5_2_the_opener_only", "russian", BLIND, PLAIN, ("0 bid 100",), ("1 pass",), ("1 blind",),
             {"totals": [300, 300, 300]}, facts={"hand_not_seen": None}),
    Legality("5_2_not_with_somebody_on_the_barrel", "russian", BLIND, PLAIN, (), ("0 bid 100",), ("0 blind",),
             {"totals": [300, 880, 0]}),
    Legality("5_2_not_with_the_sitter_on_the_barrel", "russian", {**BLIND, "players": 4}, PLAIN, (), ("0 bid 100",),
             ("0 blind",), {"totals": [300, 0, 0, 880]}),
    Legality("5_2_with_a_locked_player", "kurnik", BLIND, PLAIN, (), ("0 blind",), (), {"totals": [300, 880, 0]}),
    Legality("5_2_not_in_a_golden_deal", "russian", {**BLIND, "golden_deal": True}, PLAIN, (), (), ("0 blind",), RICH,
             facts={"hand_not_seen": None}),
    Legality("5_2_not_with_four_nines", "russian", BLIND, NINES_0, (), ("0 bid 100", "0 redeal"), ("0 blind",), RICH,
             facts={"hand_not_seen": None}, nothing_else=True),
    Legality("5_2_with_four_nines_without_5_1", "russian", {**BLIND, "redeal_four_nines": False}, NINES_0, (),
             ("0 bid 100", "0 blind"), ("0 redeal",), RICH, facts={"hand_not_seen": 0}, nothing_else=True),
    Legality("5_2_four_nines_of_another_after_it", "russian", BLIND, NINES_1, ("0 blind",), ("1 redeal", "1 pass"),
             ("1 bid 125",), RICH, facts={"hand_not_seen": 0}, nothing_else=True),
    Legality("5_2_overbidding", "russian", BLIND, SPADES_1, ("0 blind",), (*bids(1, 125, 160, 5), "1 pass"),
             ("1 bid 120",), RICH, facts={"hand_not_seen": 0}, nothing_else=True),
    Legality("5_2_a_pass_shows_nothing", "russian", BLIND, SPADES_1, ("0 blind", "1 pass"), ("2 pass",), ("2 bid 125",),
             RICH, facts={"hand_not_seen": 0}, nothing_else=True),
    Legality("5_2_overbid_it_is_ordinary", "russian", BLIND, SPADES_1, ("0 blind", "1 bid 125", "2 pass"), ("0 pass",),
             ("0 bid 130", "0 blind"), RICH, facts={"hand_not_seen": None}, nothing_else=True),
    Legality("5_2_overbid_he_passes", "russian", BLIND, SPADES_1, ("0 blind", "1 bid 125", "2 pass", "0 pass"),
             ("1 concede", "1 give 0 9s"), (), RICH, facts={"phase": "give", "turn": 1}),
    Legality("5_2_overbid_and_won_all_the_same", "russian", {**BLIND, "bid_limit": "none"}, SPADES_1,
             ("0 blind", "1 bid 125", "2 pass", "0 bid 130", "1 pass"), ("0 concede", "0 give 1 9s"), (), RICH),
    Legality("5_2_overbid_and_won_may_raise", "russian", {**BLIND, "bid_limit": "none", "raise_limit": 400}, SPADES_1,
             ("0 blind", "1 bid 125", "2 pass", "0 bid 130", "1 pass", "0 give 1 9s", "0 give 2 9h"),
             ("0 contract 130", "0 contract 135"), ("0 contract 120",), RICH),
    Legality("5_2_no_concession", "russian", BLIND, SPADES_1, ("0 blind", "1 pass", "2 pass"), ("0 give 1 9s",),
             ("0 concede",), RICH, facts={"phase": "give", "hand_not_seen": None}),
    Legality("5_2_no_raise", "russian", {**BLIND, "raise_limit": 400}, SPADES_1,
             ("0 blind", "1 pass", "2 pass", "0 give 1 9s", "0 give 2 9h"), ("0 contract 120",),
             ("0 contract 125", "0 contract 100"), RICH, nothing_else=True),
    Legality("5_2_two_players_choose_blind", "russian", {**BLIND, "players": 2}, TWO, ("0 blind", "1 pass"),
             ("0 take 1", "0 take 2"), (), {"totals": [300, 0]}, facts={"hand_not_seen": 0}, nothing_else=True),
    Legality("5_2_two_players_see_the_hand_with_the_talon", "russian", {**BLIND, "players": 2}, TWO,
             ("0 blind", "1 pass", "0 take 1"), ("0 discard Kh",), ("0 concede",), {"totals": [300, 0]},
             facts={"hand_not_seen": None}),
]  # fmt: skip

GOLDEN = {"golden_deal": True}

SECTION_5_3 = [
    Legality("5_3_no_auction", "playroom", GOLDEN, PLAIN, (), ("0 give 1 9c", "0 give 2 Kh"),
             ("0 bid 100", "0 bid 120", "0 pass", "0 concede"), facts={"phase": "give", "turn": 0}),
    Legality("5_3_no_raise", "playroom", GOLDEN, PLAIN, ("0 give 1 9c", "0 give 2 Kh"), ("0 contract 120",),
             ("0 contract 125", "0 contract 100"), nothing_else=True),
    Legality("5_3_the_third", "playroom", GOLDEN, PLAIN, (), ("2 give 0 9s",), ("2 bid 100",), {"golden_deals": 2},
             dealer=1),
    Legality("5_3_then_an_auction", "playroom", GOLDEN, PLAIN, (), bids(0, 100, 120, 5), ("0 give 1 9c",),
             {"golden_deals": 3}, nothing_else=True),
    Legality("5_3_two_players_choose", "kurnik", {**GOLDEN, "players": 2}, TWO, (), ("0 take 1", "0 take 2"),
             ("0 bid 100",), facts={"phase": "take"}, nothing_else=True),
    Legality("5_3_two_players_no_concession", "kurnik", {**GOLDEN, "players": 2}, TWO, ("0 take 1",), ("0 discard Kh",),
             ("0 concede",)),
    Legality("5_3_four_players_play_four", "playroom", {**GOLDEN, "players": 4}, PLAIN, (), ("0 give 1 9c",),
             ("0 bid 100", "0 give 3 9c"), {"golden_deals": 3}),
]  # fmt: skip

SECTION_6 = [
    Legality("6_after_the_talon", "kurnik", {}, PLAIN, BOUGHT, ("0 concede",), ("1 concede",)),
    Legality("6_not_before_the_talon", "kurnik", {}, PLAIN, ("0 bid 100", "1 pass"), ("2 pass",), ("0 concede",)),
    Legality("6_not_after_a_gift", "kurnik", {}, PLAIN, (*BOUGHT, "0 give 1 9c"), ("0 give 2 Kh",),
             ("0 concede", "0 give 1 Kh")),
    Legality("6_no", "playroom", {"concession": "no"}, PLAIN, BOUGHT, ("0 give 1 9c",), ("0 concede",)),
    Legality("6_conceded", "polish", {}, PLAIN, (*BOUGHT, "0 concede"), (), ("0 give 1 9c",),
             facts={"phase": "over", "points": [0, 0, 0]}, nothing_else=True),
    *(
        Legality(f"6_{way}_not_on_the_barrel", "playroom", {"concession": way}, PLAIN, BOUGHT, ("0 give 1 9c",),
                 ("0 concede",), {"totals": [880, 0, 0]})
        for way in ("award", "bomb", "bomb_home", "write_off")
    ),
    Legality("6_a_locked_player_may", "kurnik", {}, PLAIN, BOUGHT, ("0 concede",), (), {"totals": [880, 0, 0]}),
    Legality("6_at_880_without_an_endgame", "playroom", {"endgame": "none"}, PLAIN, BOUGHT, ("0 concede",), (),
             {"totals": [880, 0, 0]}),
    Legality("6_no_limit_of_number", "kurnik", {}, PLAIN, BOUGHT, ("0 concede",), (), {"concessions": [1, 0, 0]}),
]  # fmt: skip

LEGALITY = [*SECTION_2, *SECTION_3, *SECTION_4, *SECTION_5_1, *SECTION_5_2, *SECTION_5_3, *SECTION_6]
