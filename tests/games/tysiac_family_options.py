"""Section 1 of the rules of the family of Tysiac as plain data, for the twin and for the engine: values, presets,
and what cannot be combined."""

from __future__ import annotations

from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """Options that cannot be combined: the keys of the first disagreement, or None where all is well."""

    id: str
    preset: str
    options: dict[str, Any]
    keys: tuple[str, str] | None


PRESETS = {  # section 1: playroom, kurnik, polish, russian
    "players": (3, 3, 3, 3),
    "target": (1000, 1000, 1000, 1000),
    "step": (5, 10, 10, 5),
    "opening": ("any", "hundred", "hundred", "hundred"),
    "bid_limit": ("held_marriages", "held_marriages", "held_marriages", "held_marriages"),
    "raise_limit": (400, "held_marriages", 400, "held_marriages"),
    "must_beat": (False, True, True, False),
    "must_trump": (True, True, True, True),
    "first_trick_marriage": (False, True, True, False),
    "ace_marriage": (False, False, False, False),
    "redeal_four_nines": (False, True, True, True),
    "blind_bid": (False, False, False, False),
    "golden_deal": (False, False, False, False),
    "concession": ("award", "bomb", "bomb_home", "write_off"),
    "empty_hand": ("points", "no", "no", "tricks"),
    "endgame": ("barrel", "lock", "lock", "barrel"),
    "lock_width": (200, 200, 200, 200),
    "barrel_required": (False, False, False, True),
    "barrel_exclusive": (False, False, False, True),
    "conceded_deal_uses_barrel": (False, False, False, True),
    "third_fall_resets": (False, False, False, True),
    "dump_truck": ("no", "no", "no", "both"),
    "winner_first": ("total", "declarer", "declarer", "total"),
    "leftovers": ("last_trick", "last_trick", "last_trick", "last_trick"),
    "sitter": ("nothing", "talon", "talon", "nothing"),
}

VALUES = {  # section 1: every value of an option that is a word or one of a few numbers
    "players": (2, 3, 4),
    "step": (5, 10),
    "opening": ("any", "hundred"),
    "bid_limit": ("held_marriages", "any_marriage", "none"),
    "raise_limit": (400, "held_marriages"),
    "concession": ("award", "bomb", "bomb_home", "write_off", "no"),
    "empty_hand": ("points", "tricks", "no"),
    "endgame": ("barrel", "lock", "none"),
    "dump_truck": ("no", "plus", "both"),
    "winner_first": ("total", "declarer"),
    "leftovers": ("last_trick", "nobody"),
    "sitter": ("nothing", "talon"),
}

NOT_VALUES = [  # section 1 and "Made exact" of section 10
    ("players", 1), ("players", 5), ("players", "3"), ("step", 1), ("lock_width", 49), ("lock_width", 501),
    ("lock_width", True), ("target", 124), ("dump_truck", False), ("concession", False), ("empty_hand", False),
    ("sitter", False), ("endgame", "no"), ("must_beat", "no"), ("golden_deal", 1), ("opening", 100),
    ("raise_limit", 300),
]  # fmt: skip

BARREL_KEYS = ("barrel_required", "barrel_exclusive", "conceded_deal_uses_barrel", "third_fall_resets")
RUSSIAN_WITHOUT_BARREL = dict.fromkeys(BARREL_KEYS, False)

REFUSALS = [
    *(Refusal(f"1_{preset}", preset, {}, None) for preset in ("playroom", "kurnik", "polish", "russian")),
    *(
        Refusal(f"1_{preset}_{players}", preset, {"players": players}, None)
        for preset in ("playroom", "kurnik", "polish", "russian")
        for players in (2, 4)
    ),
    Refusal("1_dump_truck_step", "playroom", {"dump_truck": "plus", "step": 10}, ("dump_truck", "step")),
    Refusal("1_dump_truck_step_both", "kurnik", {"dump_truck": "both"}, ("dump_truck", "step")),
    Refusal("1_dump_truck_step_5", "playroom", {"dump_truck": "plus"}, None),
    Refusal("1_dump_truck_675", "playroom", {"dump_truck": "both", "target": 675}, ("dump_truck", "target")),
    Refusal("1_dump_truck_676", "playroom", {"dump_truck": "both", "target": 676}, None),
    Refusal(
        "1_dump_truck_675_none",
        "playroom",
        {"dump_truck": "both", "target": 675, "endgame": "none"},
        ("dump_truck", "target"),
    ),
    Refusal(
        "1_dump_truck_both_reasons",
        "playroom",
        {"dump_truck": "both", "step": 10, "target": 500},
        ("dump_truck", "step"),
    ),
    Refusal("1_lock_width_target", "kurnik", {"target": 200}, ("lock_width", "target")),
    Refusal("1_lock_width_below_target", "kurnik", {"target": 201}, None),
    Refusal("1_lock_width_without_lock", "playroom", {"target": 200, "lock_width": 500}, None),
    Refusal("1_russian_lock", "russian", {"endgame": "lock"}, ("barrel_required", "endgame")),
    Refusal("1_russian_lock_with_all_off", "russian", {"endgame": "lock", **RUSSIAN_WITHOUT_BARREL}, None),
    *(Refusal(f"1_{key}_lock", "kurnik", {key: True}, (key, "endgame")) for key in BARREL_KEYS),
    *(Refusal(f"1_{key}_none", "playroom", {key: True, "endgame": "none"}, (key, "endgame")) for key in BARREL_KEYS),
    *(Refusal(f"1_{key}_barrel", "playroom", {key: True}, None) for key in BARREL_KEYS),
    Refusal(
        "1_exclusive_before_conceded",
        "russian",
        {"endgame": "none", "barrel_required": False},
        ("barrel_exclusive", "endgame"),
    ),
    Refusal("1_conceded_deal_no", "russian", {"concession": "no"}, ("conceded_deal_uses_barrel", "concession")),
    Refusal(
        "1_conceded_deal_endgame_first",
        "playroom",
        {"conceded_deal_uses_barrel": True, "concession": "no", "endgame": "none"},
        ("conceded_deal_uses_barrel", "endgame"),
    ),
    Refusal("1_blind_bid_any", "playroom", {"blind_bid": True}, ("blind_bid", "opening")),
    Refusal("1_blind_bid_hundred", "playroom", {"blind_bid": True, "opening": "hundred"}, None),
    Refusal("1_russian_of_ukraine", "russian", {"golden_deal": True, "blind_bid": True}, None),
    Refusal("1_leftovers_with_three", "playroom", {"leftovers": "nobody", "sitter": "talon", "lock_width": 50}, None),
    Refusal("1_order", "kurnik", {"dump_truck": "plus", "target": 200, "third_fall_resets": True},
            ("dump_truck", "step")),
    Refusal(
        "1_order_lock_first", "kurnik", {"target": 200, "third_fall_resets": True}, ("lock_width", "target")
    ),
    Refusal(
        "1_order_blind_last",
        "playroom",
        {"blind_bid": True, "conceded_deal_uses_barrel": True, "concession": "no"},
        ("conceded_deal_uses_barrel", "concession"),
    ),
]  # fmt: skip
