"""The examples of the rules of the family of Tysiac as plain data, by section, for the twin and for the engine: deals
that are settled.  Options are in ``tysiac_family_options.py``, legal lines in ``tysiac_family_legality.py``.

Nothing here uses either of them. Seats in the examples: the dealer is the last seat unless it is given, so seat 0 is
the first to call. Cards and lines are written as in docs/notation.md.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Settlement(NamedTuple):
    """One deal that is over, and what becomes of the standing.

    ``before`` and ``after`` have the keys of a record; a key that is left out is zero for every seat. ``points`` are
    made in tricks and marriages; with two players ``leftovers`` are the four cards that nobody played, and ``made`` are
    the points with them, where they differ. ``tricks`` is the number that each seat has won. ``talon`` is needed for
    the bonus of the sitter alone.
    """

    id: str
    preset: str
    options: dict[str, Any]
    contract: int
    points: tuple[int, ...]
    before: dict[str, Any]
    after: dict[str, Any]
    winner: int | None = None
    declarer: int = 0
    dealer: int | None = None  # the last seat
    conceded: bool = False
    blind: bool = False
    void: bool = False
    tricks: tuple[int, ...] | None = None  # each seat that plays has won one
    talon: str = ""
    leftovers: str = ""
    last_trick: int = 0
    made: tuple[int, ...] | None = None

    @property
    def players(self) -> int:
        return len(self.points)


ROUNDING = [  # section 3 (and T21): step, points of a defender, what they bring
    (5, 2, 0), (5, 3, 5), (5, 7, 5), (5, 8, 10), (10, 4, 0), (10, 5, 10), (10, 14, 10), (10, 15, 20), (10, 64, 60),
    (10, 65, 70),
]  # fmt: skip


def totals(*numbers: int, **others: Any) -> dict[str, Any]:
    """A standing: the totals, and the counters that are not zero."""
    return {"totals": list(numbers), **others}


SECTION_2 = [
    # The table for two players.
    *(
        Settlement(f"2_leftovers_last_trick_step_{step}", "playroom", {"players": 2, "step": step}, 120, (116, 27),
                   totals(0, 0), totals(120, other), leftovers="AsKcJs9d", made=(133, 27))
        for step, other in ((5, 25), (10, 30))
    ),
    *(
        Settlement(f"2_leftovers_nobody_step_{step}", "playroom", {"players": 2, "step": step, "leftovers": "nobody"},
                   120, (116, 27), totals(0, 0), totals(-120, other), leftovers="AsKcJs9d")
        for step, other in ((5, 25), (10, 30))
    ),
    *(
        Settlement(f"2_leftovers_to_the_other_step_{step}", "playroom", {"players": 2, "step": step}, 110, (116, 27),
                   totals(0, 0), totals(110, other), leftovers="AsKcJs9d", last_trick=1, made=(116, 44))
        for step, other in ((5, 45), (10, 40))
    ),
    Settlement("2_leftovers_worth_nothing", "playroom", {"players": 2}, 100, (80, 40), totals(0, 0), totals(-100, 40),
               leftovers="9s9h9d9c", last_trick=1),
    # The rest of the section.
    Settlement("2_conceded_without_leftovers", "playroom", {"players": 2}, 110, (0, 0), totals(0, 0),
               totals(0, 60, concessions=[1, 0]), conceded=True),
    Settlement("2_empty_hand_after_the_leftovers", "playroom", {"players": 2}, 100, (103, 0), totals(0, 0),
               totals(100, 15), leftovers="AsKcJs9d", last_trick=1, made=(103, 17)),
    Settlement("2_empty_hand_leftovers_nobody", "playroom", {"players": 2, "leftovers": "nobody"}, 100, (103, 0),
               totals(0, 0), totals(100, 0, empty_hands=[0, 1]), leftovers="AsKcJs9d", last_trick=1),
    Settlement("2_exclusive_barrel", "russian", {"players": 2}, 120, (40, 80), totals(0, 880, barrel_deals=[0, 1]),
               totals(-120, 880, barrel_deals=[0, 2]), leftovers="9s9h9d9c"),
    Settlement("2_exclusive_barrel_newcomer", "russian", {"players": 2}, 100, (110, 10), totals(790, 880),
               totals(880, 760, barrel_falls=[0, 1]), leftovers="9s9h9d9c"),
    Settlement("2_bomb_second", "kurnik", {"players": 2}, 130, (0, 0), totals(0, 0, concessions=[1, 0]),
               totals(0, 60, concessions=[1, 0]), conceded=True),
    # The table for four players: seat 3 deals and sits out.
    *(
        Settlement(f"2_sitter_{case}_{column}", "kurnik", {"players": 4, "sitter": value}, 100, (70, 30, 20, 0),
                   totals(0, 0, 0, start), totals(-100, 30, 20, start + bonus), talon=talon)
        for case, talon, full in (("two_aces", "AsAh9c", 100), ("ace_and_marriage", "AhKdQd", 130),
                                  ("none", "KhQdTs", 0))
        for column, value, start, bonus in (("talon", "talon", 0, full), ("locked", "talon", 820, 0),
                                            ("nothing", "nothing", 0, 0))
    ),
    *(
        Settlement(f"2_sitter_second_bomb_{column}", "kurnik", {"players": 4, "sitter": value}, 120, (0, 0, 0, 0),
                   totals(0, 0, 0, start, concessions=[1, 0, 0, 0]),
                   totals(0, 40, 40, start + bonus, concessions=[1, 0, 0, 0]), talon="AcKsQs", conceded=True)
        for column, value, start, bonus in (("talon", "talon", 0, 130), ("locked", "talon", 820, 0),
                                            ("nothing", "nothing", 0, 40))
    ),
    Settlement("2_sitter_is_not_rounded_away", "kurnik", {"players": 4}, 100, (100, 20, 0, 0), totals(0, 0, 0, 0),
               totals(100, 20, 0, 50), talon="AhKd9c"),
    Settlement("2_sitter_on_the_barrel", "playroom", {"players": 4, "sitter": "talon"}, 100, (70, 30, 20, 0),
               totals(0, 0, 0, 880, barrel_deals=[0, 0, 0, 2]), totals(-100, 30, 20, 880, barrel_deals=[0, 0, 0, 2]),
               talon="AsAh9c"),
    Settlement("2_sitter_on_the_barrel_conceded", "russian", {"players": 4}, 100, (0, 0, 0, 0),
               totals(0, 0, 0, 880, barrel_deals=[0, 0, 0, 2]), totals(-100, 50, 50, 880, barrel_deals=[0, 0, 0, 2]),
               talon="AsAh9c", conceded=True),
    Settlement("2_sitter_thrown_off", "russian", {"players": 4}, 100, (20, 90, 10, 0),
               totals(0, 790, 0, 880, barrel_falls=[0, 0, 0, 1]), totals(-100, 880, 10, 760, barrel_falls=[0, 0, 0, 2]),
               talon="AsAh9c"),
    Settlement("2_sitter_wins", "playroom", {"players": 4, "sitter": "talon", "endgame": "none"}, 100, (70, 30, 20, 0),
               totals(0, 0, 0, 900), totals(-100, 30, 20, 1000), 3, talon="AsAh9c"),
    Settlement("2_sitter_to_the_barrel", "playroom", {"players": 4, "sitter": "talon"}, 100, (70, 30, 20, 0),
               totals(0, 0, 0, 800), totals(-100, 30, 20, 880), talon="AsAh9c"),
    Settlement("2_sitter_last_among_equals", "playroom", {"players": 4, "sitter": "talon", "endgame": "none"}, 100,
               (70, 30, 20, 0), totals(0, 970, 0, 900), totals(-100, 1000, 20, 1000), 1, talon="AsAh9c"),
    Settlement("2_sitter_last_among_equals_other_dealer", "playroom",
               {"players": 4, "sitter": "talon", "endgame": "none"}, 100, (0, 70, 20, 30), totals(900, 0, 0, 970),
               totals(1000, -100, 20, 1000), 3, talon="AsAh9c", dealer=0, declarer=1),
    Settlement("2_sitter_has_no_empty_hand", "playroom", {"players": 4}, 100, (100, 20, 0, 0), totals(0, 0, 0, 0),
               totals(100, 20, 0, 0, empty_hands=[0, 0, 1, 0])),
    Settlement("2_sitter_has_no_empty_hand_by_tricks", "russian", {"players": 4}, 100, (100, 20, 0, 0),
               totals(0, 0, 0, 0), totals(100, 20, 0, 0, empty_hands=[0, 0, 1, 0]), tricks=(6, 2, 0, 0)),
    Settlement("2_sitter_of_a_void_deal", "kurnik", {"players": 4}, 100, (0, 0, 0, 0), totals(10, 20, 30, 40),
               totals(10, 20, 30, 40), talon="AsAh9c", void=True),
    Settlement("2_sitter_is_not_doubled", "playroom", {"players": 4, "sitter": "talon", "golden_deal": True}, 120,
               (70, 30, 20, 0), totals(0, 0, 0, 0), totals(-240, 60, 40, 100, golden_deals=1), talon="AsAh9c"),
]  # fmt: skip


SECTION_3 = [
    Settlement("3_made_points_stay_exact", "kurnik", {}, 140, (139, 11, 10), totals(0, 0, 0), totals(-140, 10, 10)),
    Settlement("3_totals_keep_what_they_were", "kurnik", {}, 140, (140, 5, 15), totals(-875, 1, 2),
               totals(-735, 11, 22)),
    Settlement("3_concession_halves_step_10", "playroom", {"step": 10}, 130, (0, 0, 0), totals(0, 0, 0),
               totals(0, 70, 70, concessions=[1, 0, 0]), conceded=True),
    Settlement("3_concession_minimum_step_10", "playroom", {"step": 10}, 110, (0, 0, 0), totals(0, 0, 0),
               totals(0, 60, 60, concessions=[1, 0, 0]), conceded=True),
]  # fmt: skip

SECTION_4 = [
    Settlement("4_aces_for_the_contract", "playroom", {"ace_marriage": True}, 250, (262, 40, 18), totals(0, 0, 0),
               totals(250, 40, 20)),
    Settlement("4_aces_for_a_defender", "playroom", {"ace_marriage": True}, 100, (58, 262, 0), totals(0, 0, 0),
               totals(-100, 260, 0, empty_hands=[0, 0, 1])),
    Settlement("4_aces_and_empty_hands", "playroom", {"ace_marriage": True}, 100, (90, 200, 30), totals(0, 0, 0),
               totals(-100, 200, 30)),
]  # fmt: skip

SECTION_5 = [
    Settlement("5_1_void", "russian", {}, 100, (0, 0, 0),
               totals(880, 120, 5, empty_hands=[0, 2, 0], barrel_deals=[2, 0, 0], barrel_falls=[1, 0, 2]),
               totals(880, 120, 5, empty_hands=[0, 2, 0], barrel_deals=[2, 0, 0], barrel_falls=[1, 0, 2]), void=True),
    Settlement("5_2_blind_made", "russian", {"blind_bid": True}, 120, (131, 30, 19), totals(300, 0, 0),
               totals(540, 30, 20), blind=True),
    Settlement("5_2_blind_failed", "russian", {"blind_bid": True}, 120, (119, 30, 11), totals(300, 0, 0),
               totals(60, 30, 10), blind=True),
    Settlement("5_2_overbid_is_not_doubled", "russian", {"blind_bid": True}, 125, (30, 131, 19), totals(300, 0, 0),
               totals(330, 125, 20), declarer=1),
    Settlement("5_2_wins", "playroom", {"blind_bid": True, "opening": "hundred"}, 120, (131, 30, 19), totals(760, 0, 0),
               totals(1000, 30, 20), 0, blind=True),
    Settlement("5_2_only_reaches_the_barrel", "russian", {"blind_bid": True}, 120, (131, 30, 19), totals(760, 0, 0),
               totals(880, 30, 20), blind=True),
    Settlement("5_2_locked_bidder_gains", "kurnik", {"blind_bid": True}, 120, (131, 30, 19), totals(800, 0, 0),
               totals(1040, 30, 20), 0, blind=True),
    Settlement("5_3_golden_made", "playroom", {"golden_deal": True}, 120, (131, 22, 27), totals(0, 0, 0),
               totals(240, 40, 50, golden_deals=1)),
    Settlement("5_3_golden_failed", "playroom", {"golden_deal": True}, 120, (119, 22, 19),
               totals(0, 0, 0, golden_deals=2), totals(-240, 40, 40, golden_deals=3)),
    Settlement("5_3_step_10", "kurnik", {"golden_deal": True}, 120, (131, 22, 27), totals(0, 0, 0),
               totals(240, 40, 60, golden_deals=1)),
    Settlement("5_3_after_the_golden_deals", "playroom", {"golden_deal": True}, 120, (131, 22, 27),
               totals(0, 0, 0, golden_deals=3), totals(120, 20, 25, golden_deals=3)),
    Settlement("5_3_penalties_are_not_doubled", "playroom", {"golden_deal": True}, 120, (140, 20, 0),
               totals(0, 0, 0, empty_hands=[0, 0, 2]), totals(240, 40, -120, golden_deals=1)),
    Settlement("5_3_four_golden_deals", "russian", {"golden_deal": True, "players": 4}, 120, (131, 22, 27, 0),
               totals(0, 0, 0, 0, golden_deals=3), totals(240, 40, 50, 0, golden_deals=4)),
    Settlement("5_3_two_golden_deals", "russian", {"golden_deal": True, "players": 2}, 120, (131, 29),
               totals(0, 0, golden_deals=2), totals(120, 30, golden_deals=2), leftovers="9s9h9d9c"),
    Settlement("5_3_golden_from_the_barrel", "playroom", {"golden_deal": True}, 120, (131, 22, 27),
               totals(880, 0, 0, golden_deals=1, barrel_deals=[2, 0, 0]), totals(1120, 40, 50, golden_deals=2), 0),
]  # fmt: skip


def conceded(
    name: str, preset: str, options: dict[str, Any], contract: int, before: Any, after: Any, **rest: Any
) -> Settlement:
    """A deal that the declarer has conceded, so nobody has made a point."""
    nothing = (0,) * len(before["totals"])
    return Settlement(name, preset, options, contract, nothing, before, after, conceded=True, **rest)


SECTION_6 = [
    conceded("6_award_first", "playroom", {}, 130, totals(0, 0, 0), totals(0, 65, 65, concessions=[1, 0, 0])),
    conceded("6_award_minimum", "playroom", {}, 100, totals(0, 0, 0), totals(0, 60, 60, concessions=[1, 0, 0])),
    conceded("6_award_third", "playroom", {}, 215, totals(0, 0, 0, concessions=[2, 1, 0]),
             totals(-120, 110, 110, concessions=[0, 1, 0])),
    conceded("6_award_sitter", "playroom", {"players": 4}, 130, totals(0, 0, 0, 0),
             totals(0, 65, 65, 0, concessions=[1, 0, 0, 0])),
    conceded("6_bomb_first", "kurnik", {}, 130, totals(0, 0, 0), totals(0, 0, 0, concessions=[1, 0, 0])),
    conceded("6_bomb_second", "kurnik", {}, 130, totals(0, 0, 0, concessions=[1, 0, 0]),
             totals(0, 60, 60, concessions=[1, 0, 0])),
    conceded("6_bomb_second_opponent_at_810", "kurnik", {}, 130, totals(0, 810, 0, concessions=[1, 0, 0]),
             totals(0, 810, 60, concessions=[1, 0, 0])),
    conceded("6_bomb_first_is_per_player", "kurnik", {}, 130, totals(0, 0, 0, concessions=[1, 0, 1]),
             totals(0, 0, 0, concessions=[1, 1, 1]), declarer=1),
    conceded("6_bomb_opponent_on_the_barrel", "playroom", {"concession": "bomb"}, 130,
             totals(0, 880, 0, concessions=[1, 0, 0], barrel_deals=[0, 1, 0]),
             totals(0, 880, 60, concessions=[1, 0, 0], barrel_deals=[0, 1, 0])),
    conceded("6_bomb_of_a_locked_player", "kurnik", {}, 130, totals(810, 0, 0, concessions=[1, 0, 0]),
             totals(810, 60, 60, concessions=[1, 0, 0])),
    conceded("6_bomb_home_first", "polish", {}, 130, totals(0, 0, 0), totals(0, 60, 60, concessions=[1, 0, 0])),
    conceded("6_bomb_home_second", "polish", {}, 130, totals(0, 0, 0, concessions=[1, 0, 0]),
             totals(-130, 60, 60, concessions=[1, 0, 0])),
    conceded("6_bomb_four_first", "kurnik", {"players": 4}, 130, totals(0, 0, 0, 0),
             totals(0, 0, 0, 100, concessions=[1, 0, 0, 0]), talon="AsAh9c"),
    conceded("6_bomb_four_second", "kurnik", {"players": 4}, 130, totals(0, 0, 0, 0, concessions=[1, 0, 0, 0]),
             totals(0, 40, 40, 140, concessions=[1, 0, 0, 0]), talon="AsAh9c"),
    conceded("6_bomb_home_four_first", "polish", {"players": 4, "sitter": "nothing"}, 130, totals(0, 0, 0, 0),
             totals(0, 40, 40, 40, concessions=[1, 0, 0, 0])),
    conceded("6_bomb_home_four_second", "polish", {"players": 4}, 130, totals(0, 0, 0, 0, concessions=[1, 0, 0, 0]),
             totals(-130, 40, 40, 40, concessions=[1, 0, 0, 0]), talon="KhQdTs"),
    conceded("6_bomb_sitter_on_the_barrel", "playroom", {"concession": "bomb", "players": 4, "sitter": "talon"}, 130,
             totals(0, 0, 0, 880, concessions=[1, 0, 0, 0]), totals(0, 40, 40, 880, concessions=[1, 0, 0, 0]),
             talon="AsAh9c"),
    conceded("6_write_off_100", "russian", {}, 100, totals(0, 0, 0), totals(-100, 50, 50)),
    conceded("6_write_off_105", "russian", {}, 105, totals(0, 0, 0), totals(-105, 55, 55)),
    conceded("6_write_off_125", "russian", {}, 125, totals(0, 0, 0), totals(-125, 65, 65)),
    conceded("6_write_off_step_10", "kurnik", {"concession": "write_off"}, 110, totals(0, 0, 0), totals(-110, 60, 60)),
    conceded("6_write_off_sitter", "russian", {"players": 4, "sitter": "talon"}, 100, totals(0, 0, 0, 0),
             totals(-100, 50, 50, 100), talon="AsAh9c"),
    conceded("6_write_off_opponent_on_the_barrel", "russian", {}, 100, totals(0, 880, 0),
             totals(-100, 880, 50, barrel_deals=[0, 1, 0])),
    conceded("6_write_off_third_deal_on_the_barrel", "russian", {}, 100, totals(0, 880, 0, barrel_deals=[0, 2, 0]),
             totals(-100, 760, 50, barrel_falls=[0, 1, 0])),
    conceded("6_award_on_the_barrel_uses_none", "playroom", {}, 100, totals(0, 880, 0, barrel_deals=[0, 2, 0]),
             totals(0, 880, 60, concessions=[1, 0, 0], barrel_deals=[0, 2, 0])),
    conceded("6_award_can_win", "playroom", {"endgame": "none"}, 130, totals(0, 940, 0),
             totals(0, 1005, 65, concessions=[1, 0, 0]), winner=1),
]  # fmt: skip

TRICKS = {"empty_hand": "tricks"}

SECTION_7 = [
    Settlement("7_trick_of_nines_by_points", "playroom", {}, 100, (100, 20, 0), totals(0, 0, 0),
               totals(100, 20, 0, empty_hands=[0, 0, 1]), tricks=(5, 2, 1)),
    Settlement("7_trick_of_nines_by_tricks", "playroom", TRICKS, 100, (100, 20, 0), totals(0, 0, 0), totals(100, 20, 0),
               tricks=(5, 2, 1)),
    Settlement("7_declarer_with_a_marriage_by_tricks", "playroom", {**TRICKS, "first_trick_marriage": True}, 100,
               (40, 70, 50), totals(0, 0, 0), totals(-100, 70, 50, empty_hands=[1, 0, 0]), tricks=(0, 5, 3)),
    Settlement("7_declarer_with_a_marriage_by_points", "playroom", {"first_trick_marriage": True}, 100, (40, 70, 50),
               totals(0, 0, 0), totals(-100, 70, 50), tricks=(0, 5, 3)),
    Settlement("7_third_by_tricks", "playroom", TRICKS, 100, (100, 20, 0), totals(0, 0, 0, empty_hands=[0, 1, 2]),
               totals(100, 20, -120, empty_hands=[0, 1, 0]), tricks=(6, 2, 0)),
    Settlement("7_third_by_points", "playroom", {}, 100, (100, 20, 0), totals(0, 0, 0, empty_hands=[0, 1, 2]),
               totals(100, 20, -120, empty_hands=[0, 1, 0])),
    Settlement("7_third_of_a_declarer", "playroom", TRICKS, 100, (0, 70, 50), totals(0, 0, 0, empty_hands=[2, 0, 0]),
               totals(-220, 70, 50), tricks=(0, 5, 3)),
    Settlement("7_not_on_the_barrel", "russian", {}, 100, (100, 20, 0), totals(0, 0, 880, empty_hands=[0, 0, 2]),
               totals(100, 20, 880, empty_hands=[0, 0, 2], barrel_deals=[0, 0, 1]), tricks=(6, 2, 0)),
    *(
        Settlement(f"7_locked_is_counted_by_{way}", "kurnik", {"empty_hand": way}, 100, (100, 20, 0), totals(0, 0, 810),
                   totals(100, 20, 810, empty_hands=[0, 0, 1]), tricks=(6, 2, 0))
        for way in ("points", "tricks")
    ),
    Settlement("7_locked_third", "kurnik", {"empty_hand": "tricks"}, 100, (100, 20, 0),
               totals(0, 0, 810, empty_hands=[0, 0, 2]), totals(100, 20, 690), tricks=(6, 2, 0)),
    Settlement("7_no_count", "playroom", {"empty_hand": "no"}, 100, (120, 0, 0), totals(0, 0, 0), totals(100, 0, 0),
               tricks=(8, 0, 0)),
    conceded("7_never_conceded", "russian", {}, 100, totals(0, 0, 0, empty_hands=[2, 2, 2]),
             totals(-100, 50, 50, empty_hands=[2, 2, 2]), tricks=(0, 0, 0)),
]  # fmt: skip

SECTION_8_1 = [
    Settlement("8_1_crosses_the_line", "kurnik", {}, 100, (86, 24, 10), totals(0, 790, 0), totals(-100, 810, 10)),
    Settlement("8_1_locked_defender", "kurnik", {}, 100, (30, 60, 30), totals(0, 810, 0), totals(-100, 810, 30)),
    Settlement("8_1_locked_declarer_wins", "kurnik", {}, 190, (195, 20, 5), totals(810, 0, 0), totals(1000, 20, 10), 0),
    Settlement("8_1_locked_declarer_fails", "kurnik", {}, 100, (90, 20, 10), totals(810, 0, 0), totals(710, 20, 10)),
    Settlement("8_1_unlocked_gains_again", "kurnik", {}, 100, (85, 35, 0), totals(0, 710, 0), totals(-100, 750, 0)),
    Settlement("8_1_locked_at_800", "kurnik", {}, 100, (30, 60, 30), totals(0, 800, 0), totals(-100, 800, 30)),
    Settlement("8_1_not_locked_at_799", "kurnik", {}, 100, (30, 60, 30), totals(0, 799, 0), totals(-100, 859, 30)),
    Settlement("8_1_defender_wins", "kurnik", {}, 100, (0, 210, 10), totals(0, 790, 0), totals(-100, 1000, 10), 1),
    Settlement("8_1_no_clamp", "kurnik", {}, 100, (100, 20, 0), totals(790, 880, 950), totals(890, 880, 950)),
    Settlement("8_1_no_least_contract", "kurnik", {}, 100, (100, 20, 0), totals(900, 0, 0), totals(1000, 20, 0), 0),
    Settlement("8_1_lock_width", "kurnik", {"lock_width": 100}, 100, (30, 60, 30), totals(0, 890, 900),
               totals(-100, 950, 900)),
    Settlement("8_1_locked_empty_hands_still_cost", "kurnik", {"empty_hand": "points"}, 100, (100, 20, 0),
               totals(0, 0, 810, empty_hands=[0, 0, 2]), totals(100, 20, 690)),
    Settlement("8_1_none", "playroom", {"endgame": "none"}, 100, (30, 60, 30), totals(0, 920, 880),
               totals(-100, 980, 910)),
    Settlement("8_1_none_counts_empty_hands_at_880", "playroom", {"endgame": "none"}, 100, (100, 20, 0),
               totals(0, 0, 880, empty_hands=[0, 0, 1]), totals(100, 20, 880, empty_hands=[0, 0, 2])),
    Settlement("8_1_none_small_contract_at_880", "playroom", {"endgame": "none"}, 100, (100, 20, 0), totals(880, 0, 0),
               totals(980, 20, 0, empty_hands=[0, 0, 1])),
]  # fmt: skip

SECTION_8 = [
    # The table: A is seat 0 and B seat 1.
    Settlement("8_russian_850_and_180", "russian", {}, 180, (185, 20, 15), totals(850, 0, 0), totals(880, 20, 15)),
    Settlement("8_russian_wins_from_the_barrel", "russian", {}, 120, (120, 25, 15), totals(880, 0, 0),
               totals(1000, 25, 15), 0),
    Settlement("8_russian_thrown_off", "russian", {}, 100, (16, 10, 94), totals(880, 0, 790), totals(760, -100, 880,
               barrel_falls=[1, 0, 0]), declarer=1),
    Settlement("8_russian_failed_and_thrown_off_once", "russian", {}, 120, (16, 94, 10), totals(880, 790, 0),
               totals(760, 880, 10, barrel_falls=[1, 0, 0])),
    Settlement("8_russian_third_deal_and_thrown_off_once", "russian", {}, 100, (16, 10, 94),
               totals(880, 0, 790, barrel_deals=[2, 0, 0]), totals(760, -100, 880, barrel_falls=[1, 0, 0]), declarer=1),
    Settlement("8_russian_third_fall", "russian", {}, 100, (10, 90, 20),
               totals(880, 0, 0, barrel_deals=[2, 0, 0], barrel_falls=[2, 0, 0]), totals(0, -100, 20), declarer=1),
    Settlement("8_russian_325_failed", "russian", {}, 325, (100, 10, 10), totals(880, 0, 0),
               totals(0, 10, 10, barrel_falls=[1, 0, 0])),
    Settlement("8_russian_dump_trucks", "russian", {}, 100, (90, 20, 10), totals(-455, 535, 550), totals(0, 0, 560)),
    Settlement("8_russian_third_empty_hand", "russian", {}, 100, (100, 20, 0), totals(0, 0, 870, empty_hands=[0, 0, 2]),
               totals(100, 20, 750), tricks=(6, 2, 0)),
    Settlement("8_kurnik_declarer_first", "kurnik", {}, 140, (140, 220, 0), totals(860, 790, 0), totals(1000, 1010, 0),
               0),
    Settlement("8_kurnik_total_first", "kurnik", {"winner_first": "total"}, 140, (140, 220, 0), totals(860, 790, 0),
               totals(1000, 1010, 0), 1),
    # 8.2
    Settlement("8_2_not_required", "playroom", {}, 140, (140, 10, 10), totals(860, 0, 0), totals(1000, 10, 10), 0),
    Settlement("8_2_required_exactly_1000", "playroom", {"barrel_required": True}, 140, (140, 10, 10),
               totals(860, 0, 0), totals(880, 10, 10)),
    Settlement("8_2_required_defender", "playroom", {"barrel_required": True}, 100, (0, 210, 10), totals(0, 790, 0),
               totals(-100, 880, 10, empty_hands=[1, 0, 0])),
    Settlement("8_2_required_winner_from_the_barrel", "playroom", {"barrel_required": True}, 120, (120, 210, 10),
               totals(880, 870, 0), totals(1000, 880, 10), 0),
    Settlement("8_2_small_contract_on_the_barrel", "russian", {}, 115, (120, 25, 15), totals(880, 0, 0),
               totals(880, 25, 15, barrel_deals=[1, 0, 0])),
    Settlement("8_2_small_contract_in_the_third_deal", "russian", {}, 115, (120, 25, 15),
               totals(880, 0, 0, barrel_deals=[2, 0, 0]), totals(760, 25, 15, barrel_falls=[1, 0, 0])),
    # 8.3
    Settlement("8_3_third_fall_by_a_contract", "russian", {}, 120, (60, 40, 20), totals(880, 0, 0,
               barrel_falls=[2, 1, 0]), totals(0, 40, 20, barrel_falls=[0, 1, 0])),
    Settlement("8_3_third_fall_thrown_off", "russian", {}, 100, (16, 10, 94), totals(880, 0, 790,
               barrel_falls=[2, 0, 0]), totals(0, -100, 880), declarer=1),
    Settlement("8_3_winning_is_no_fall", "russian", {}, 120, (120, 25, 15), totals(880, 0, 0, barrel_falls=[2, 0, 1],
               barrel_deals=[2, 0, 0]), totals(1000, 25, 15, barrel_falls=[2, 0, 1]), 0),
    Settlement("8_3_without_the_option", "playroom", {}, 120, (60, 40, 20), totals(880, 0, 0), totals(760, 40, 20)),
    Settlement("8_3_a_newcomer_that_does_not_stay_has_no_fall", "russian", {}, 100, (100, 94, 6),
               totals(800, 790, 0, barrel_falls=[2, 2, 0]), totals(880, 760, 5, barrel_falls=[2, 2, 0])),
    Settlement("8_3_in_the_winning_deal", "playroom",
               {"barrel_exclusive": True, "third_fall_resets": True}, 140, (140, 8, 92), totals(860, 880, 790,
               barrel_falls=[0, 2, 0]), totals(1000, 0, 880), 0),
    Settlement("8_3_made_but_another_wins", "playroom", {"third_fall_resets": True}, 120, (120, 130, 10),
               totals(880, 875, 0, barrel_falls=[2, 0, 0]), totals(1000, 1005, 10, barrel_falls=[2, 0, 0]), 1),
    # 8.4
    Settlement("8_4_plus", "playroom", {"dump_truck": "plus"}, 100, (90, 20, 10), totals(-455, 535, 0),
               totals(-555, 0, 10)),
    Settlement("8_4_no", "playroom", {}, 100, (90, 20, 10), totals(-455, 535, 0), totals(-555, 555, 10)),
    Settlement("8_4_declarer", "playroom", {"dump_truck": "plus"}, 100, (100, 15, 5), totals(455, 0, 0),
               totals(0, 15, 5)),
    Settlement("8_4_only_where_the_total_moves", "playroom", {"dump_truck": "both"}, 100, (100, 20, 0),
               totals(0, -555, 555), totals(100, -535, 555, empty_hands=[0, 0, 1])),
    Settlement("8_4_third_empty_hand", "playroom", {"dump_truck": "plus"}, 100, (100, 20, 0),
               totals(0, 0, 675, empty_hands=[0, 0, 2]), totals(100, 20, 0)),
    Settlement("8_4_target_795", "playroom", {"dump_truck": "plus", "target": 795, "barrel_exclusive": True}, 100,
               (10, 20, 90), totals(675, 0, 600), totals(0, -100, 675), declarer=1),
    Settlement("8_4_target_795_newcomer", "playroom", {"dump_truck": "plus", "target": 795, "barrel_exclusive": True},
               100, (10, 90, 20), totals(0, 600, 665), totals(-100, 675, 0)),
    # 8.5
    Settlement("8_5_total_level_declarer", "playroom", {"endgame": "none"}, 100, (100, 20, 0), totals(900, 980, 0),
               totals(1000, 1000, 0, empty_hands=[0, 0, 1]), 0),
    Settlement("8_5_total_level_after_the_dealer", "playroom", {"endgame": "none"}, 100, (90, 20, 10),
               totals(0, 980, 990), totals(-100, 1000, 1000), 1),
    Settlement("8_5_declarer_is_not_there", "kurnik", {"endgame": "none"}, 100, (90, 20, 10), totals(0, 980, 1000 - 5),
               totals(-100, 1000, 1005), 2),
    Settlement("8_5_declarer_is_not_there_level", "kurnik", {"endgame": "none"}, 100, (30, 80, 10),
               totals(970, -10, 990), totals(1000, -110, 1000), 2, declarer=1, dealer=1),
    # 8.6
    Settlement("8_6_three_deals", "russian", {}, 100, (100, 20, 0), totals(0, 880, 0, barrel_deals=[0, 2, 0]),
               totals(100, 760, 0, barrel_falls=[0, 1, 0])),
    Settlement("8_6_newcomers_level_declarer", "russian", {}, 100, (100, 20, 0), totals(780, 860, 0),
               totals(880, 760, 0)),
    Settlement("8_6_newcomers_level_after_the_dealer", "russian", {}, 100, (60, 30, 30), totals(0, 850, 850),
               totals(-100, 880, 760)),
    Settlement("8_6_newcomers_higher_total_before_the_clamp", "russian", {}, 100, (60, 30, 30), totals(0, 860, 870),
               totals(-100, 760, 880)),
    Settlement("8_6_newcomers_above_the_target", "russian", {}, 140, (140, 40, 40), totals(865, 860, 875),
               totals(880, 760, 760)),
    Settlement("8_6_newcomers_find_somebody", "russian", {}, 100, (60, 30, 30), totals(880, 860, 870),
               totals(780, 760, 880, barrel_falls=[1, 0, 0])),
    Settlement("8_6_newcomers_throw_once", "russian", {}, 100, (100, 10, 10), totals(795, 875, 880),
               totals(880, 760, 760, barrel_falls=[0, 0, 1])),
]  # fmt: skip

SECTION_9 = [
    # Steps 6 to 8 for the others in the winning deal.
    Settlement("9_another_at_555_in_the_winning_deal", "playroom", {"dump_truck": "plus"}, 120, (120, 20, 20),
               totals(880, 535, 0), totals(1000, 0, 20), 0),
    Settlement("9_another_at_minus_555_in_the_winning_deal", "playroom", {"dump_truck": "both"}, 120, (140, 0, 20),
               totals(880, -435, 0, empty_hands=[0, 2, 0]), totals(1000, 0, 20), 0),
    Settlement("9_another_at_minus_555_without_both", "playroom", {"dump_truck": "plus"}, 120, (140, 0, 20),
               totals(880, -435, 0, empty_hands=[0, 2, 0]), totals(1000, -555, 20), 0),
    Settlement("9_another_is_thrown_off_to_555_in_the_winning_deal", "playroom",
               {"dump_truck": "plus", "target": 795, "barrel_exclusive": True}, 140, (140, 8, 92),
               totals(660, 675, 600), totals(800, 0, 675), 0),
    Settlement("9_another_reaches_the_barrel_in_the_winning_deal", "playroom", {}, 140, (140, 10, 10),
               totals(860, 0, 875), totals(1000, 10, 880), 0),
]  # fmt: skip

EXCLUSIVE = {"barrel_exclusive": True}
SECTION_10 = [
    Settlement("10_who_wins_from_off_the_barrel_is_no_newcomer", "playroom", EXCLUSIVE, 140, (140, 10, 10),
               totals(860, 880, 0), totals(1000, 880, 10, barrel_deals=[0, 1, 0]), 0),
    Settlement("10_who_reaches_the_target_and_does_not_win_is_no_newcomer", "playroom", EXCLUSIVE, 140, (140, 10, 130),
               totals(875, 880, 875), totals(1015, 880, 1005, barrel_deals=[0, 1, 0]), 0),
    Settlement("10_who_needs_the_barrel_is_a_newcomer_above_the_target", "playroom",
               {**EXCLUSIVE, "barrel_required": True}, 140, (140, 10, 10), totals(860, 880, 0),
               totals(880, 760, 10)),
]  # fmt: skip

SETTLEMENTS = [*SECTION_2, *SECTION_3, *SECTION_4, *SECTION_5, *SECTION_6, *SECTION_7, *SECTION_8_1, *SECTION_8,
               *SECTION_9, *SECTION_10]  # fmt: skip
