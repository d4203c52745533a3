"""The options of the family of Tysiac, for the naive twin: values, presets, what cannot be combined.

Everything is from the table of presets and the paragraph about refusals in the rules of the family. Options whose
values are yes and no are True and False here; the other values are words (also their 'no') or numbers.
"""

WORDS = {
    "bid_limit": ["held_marriages", "any_marriage", "none"],
    "raise_limit": [400, "held_marriages"],
    "opening": ["any", "hundred"],
    "concession": ["award", "bomb", "bomb_home", "write_off", "no"],
    "empty_hand": ["points", "tricks", "no"],
    "endgame": ["barrel", "lock", "none"],
    "dump_truck": ["no", "plus", "both"],
    "winner_first": ["total", "declarer"],
    "leftovers": ["last_trick", "nobody"],            # two players only
    "sitter": ["nothing", "talon"],                   # four players only
    "players": [2, 3, 4],
    "step": [5, 10],
}
YES_NO = [
    "must_beat", "must_trump", "first_trick_marriage", "ace_marriage", "redeal_four_nines", "blind_bid", "golden_deal",
    "barrel_required", "barrel_exclusive", "conceded_deal_uses_barrel", "third_fall_resets",
]
TARGET_MIN = 125
LOCK_WIDTH_MIN, LOCK_WIDTH_MAX = 50, 500

DEFAULTS = {
    "players": 3,
    "target": 1000,
    "step": 5,
    "opening": "any",
    "bid_limit": "held_marriages",
    "raise_limit": 400,
    "must_beat": False,
    "must_trump": True,
    "first_trick_marriage": False,
    "ace_marriage": False,
    "redeal_four_nines": False,
    "blind_bid": False,
    "golden_deal": False,
    "concession": "award",
    "empty_hand": "points",
    "endgame": "barrel",
    "lock_width": 200,
    "barrel_required": False,
    "barrel_exclusive": False,
    "conceded_deal_uses_barrel": False,
    "third_fall_resets": False,
    "dump_truck": "no",
    "winner_first": "total",
    "leftovers": "last_trick",
    "sitter": "nothing",
}

PRESETS = {
    "playroom": {},
    "kurnik": {
        "step": 10,
        "opening": "hundred",
        "raise_limit": "held_marriages",
        "must_beat": True,
        "first_trick_marriage": True,
        "redeal_four_nines": True,
        "concession": "bomb",
        "empty_hand": "no",
        "endgame": "lock",
        "winner_first": "declarer",
        "sitter": "talon",
    },
    "polish": {
        "step": 10,
        "opening": "hundred",
        "must_beat": True,
        "first_trick_marriage": True,
        "redeal_four_nines": True,
        "concession": "bomb_home",
        "empty_hand": "no",
        "endgame": "lock",
        "winner_first": "declarer",
        "sitter": "talon",
    },
    "russian": {
        "opening": "hundred",
        "raise_limit": "held_marriages",
        "redeal_four_nines": True,
        "concession": "write_off",
        "empty_hand": "tricks",
        "barrel_required": True,
        "barrel_exclusive": True,
        "conceded_deal_uses_barrel": True,
        "third_fall_resets": True,
        "dump_truck": "both",
    },
}


def rule_set(preset, options):
    """All options: those of the preset, except the ones given."""
    assert set(options) <= set(DEFAULTS), options
    return {**DEFAULTS, **PRESETS[preset], **options}


def value_allowed(key, value):
    """Whether the option can have this value, without regard to the other options."""
    if key in YES_NO:
        return isinstance(value, bool)
    if key in WORDS:
        return any(type(value) is type(word) and value == word for word in WORDS[key])
    if type(value) is not int:
        return False
    if key == "target":
        return value >= TARGET_MIN
    return key == "lock_width" and LOCK_WIDTH_MIN <= value <= LOCK_WIDTH_MAX


def problems(options):
    """The pairs of options that cannot be combined, in the order of the checks; a record is told of the first one.

    Each is the key that is refused and the key with which it disagrees. options: all options.
    """
    found = []
    if options["dump_truck"] != "no" and options["step"] == 10:
        found.append(("dump_truck", "step"))
    if options["dump_truck"] != "no" and options["target"] <= 675:
        found.append(("dump_truck", "target"))
    if options["endgame"] == "lock" and options["lock_width"] >= options["target"]:
        found.append(("lock_width", "target"))
    for key in ["barrel_required", "barrel_exclusive", "conceded_deal_uses_barrel", "third_fall_resets"]:
        if options[key] and options["endgame"] != "barrel":
            found.append((key, "endgame"))
    if options["conceded_deal_uses_barrel"] and options["concession"] == "no":
        found.append(("conceded_deal_uses_barrel", "concession"))
    if options["blind_bid"] and options["opening"] == "any":
        found.append(("blind_bid", "opening"))
    return found


def standing_keys(options):
    """The keys of `before`, in the order of a record."""
    keys = ["totals", "concessions", "empty_hands", "barrel_deals"]
    if options["third_fall_resets"]:
        keys.append("barrel_falls")
    if options["golden_deal"]:
        keys.append("golden_deals")
    return keys


def zero(options):
    """The standing before the first deal of a match. options: all options."""
    return {key: 0 if key == "golden_deals" else [0] * options["players"] for key in standing_keys(options)}
