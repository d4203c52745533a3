"""The rules of Tysiac as data: the options, the presets, and what cannot be combined.

A field with an entry in ``OPTIONS`` is an option; no preset changes the other numbers, which are fields so that no
kernel holds a constant of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from chiliad.game import Option

HELD_MARRIAGES, ANY_MARRIAGE, NO_LIMIT = 0, 1, 2
"""``bid_limit``: 120 plus the marriages held; any marriage allows every bid up to the highest; no limit."""
RAISE_FREE, RAISE_HELD = 0, 1
"""``raise_limit``: up to the highest bid; up to 120 plus the marriages in the eight cards kept."""
OPENING_ANY, OPENING_HUNDRED = 0, 1
"""``opening``: the first bid is the lowest one or more; it is the lowest one."""
CONCESSION_AWARD, CONCESSION_BOMB, CONCESSION_BOMB_HOME, CONCESSION_WRITE_OFF, CONCESSION_NO = range(5)
"""``concession``: what conceding costs and awards; ``scoring.py`` has the table."""
EMPTY_POINTS, EMPTY_TRICKS, EMPTY_NO = range(3)
"""``empty_hand``: counted for no point made; for no trick won; not counted."""
ENDGAME_BARREL, ENDGAME_LOCK, ENDGAME_NONE = range(3)
"""``endgame``: the barrel; who is near the target gains as declarer only; neither."""
DUMP_NO, DUMP_PLUS, DUMP_BOTH = range(3)
"""``dump_truck``: a total of 555 becomes 0: never; yes; and -555 too."""
WINNER_TOTAL, WINNER_DECLARER = range(2)
"""``winner_first``: of several who reach the target in one deal, the highest total wins; the declarer."""

LEFTOVERS_LAST_TRICK, LEFTOVERS_NOBODY = range(2)
"""``leftovers``: with two players, the cards out of play count for who takes the last trick; for nobody."""
SITTER_NOTHING, SITTER_TALON = range(2)
"""``sitter``: with four players, the dealer scores nothing; the talon's aces and marriage."""


class Rules(NamedTuple):
    """One choice of options; all integers, in points where nothing else is written."""

    target: int = 1000  # T31: the total that wins, 125 or more
    bid_limit: int = HELD_MARRIAGES  # T8
    raise_limit: int = RAISE_FREE  # T11
    must_beat: int = 0  # T14: 1 when a player must beat if they can
    must_trump: int = 1  # T15: 1 when a void hand must trump
    first_trick_marriage: int = 0  # T18: 1 when the first lead may declare
    conceded_deal_uses_barrel: int = 0  # T29
    barrel_exclusive: int = 0  # T30
    step: int = 5  # T6, T21: bids, contracts and rounding
    opening: int = OPENING_ANY  # T5
    ace_marriage: int = 0  # T34: 1 when four aces may be declared
    redeal_four_nines: int = 0  # T35: 1 when four nines may be dealt again
    blind_bid: int = 0  # T36: 1 when the opener may bid without a look at the cards
    golden_deal: int = 0  # T37: 1 when the match begins with deals without an auction
    concession: int = CONCESSION_AWARD  # T22, T23
    empty_hand: int = EMPTY_POINTS  # T24
    endgame: int = ENDGAME_BARREL  # T25, T38
    lock_width: int = 200  # T38: how far below the target a total is locked
    barrel_required: int = 0  # T31: 1 when only a player on the barrel can win
    third_fall_resets: int = 0  # T39: 1 when a player's third fall from the barrel brings the total to 0
    dump_truck: int = DUMP_NO  # T40
    winner_first: int = WINNER_TOTAL  # T31
    players: int = 3  # T1: 2, 3 or 4
    leftovers: int = LEFTOVERS_LAST_TRICK  # T41: for two players
    sitter: int = SITTER_NOTHING  # T42: for four players
    # No option changes these:
    bid_opening: int = 100  # T5: the least bid
    bid_without_marriage_max: int = 120  # T8
    bid_max: int = 400  # T8
    marriage_values: tuple[int, int, int, int] = (40, 100, 80, 60)  # T3: by suit, s h d c
    ace_marriage_value: int = 200  # T34
    blind_bid_points: int = 120  # T36, T37: what a blind bid, and a golden deal, are for
    blind_bid_total_min: int = 240  # T36: the total that allows a blind bid
    barrel_width: int = 120  # T25: the barrel begins this far below the target
    barrel_contract_min: int = 120  # T26
    barrel_deals_max: int = 3  # T28
    barrel_falls_max: int = 3  # T39
    penalty: int = 120  # T23, T24, T28, T30
    offences_free: int = 2  # T23, T24: every further one costs, and the count begins again
    concession_award_min: int = 60  # T22
    concession_award_four: int = 40  # T22: of a bomb, with four players
    sitter_ace: int = 50  # T42: for each ace in the talon
    dump_truck_total: int = 555  # T40


_YES_NO = {"no": 0, "yes": 1}
_CONCESSIONS = {
    "award": CONCESSION_AWARD,
    "bomb": CONCESSION_BOMB,
    "bomb_home": CONCESSION_BOMB_HOME,
    "write_off": CONCESSION_WRITE_OFF,
    "no": CONCESSION_NO,
}

OPTIONS: tuple[Option, ...] = (
    Option("players", "T1", {"2": 2, "3": 3, "4": 4}),
    Option("target", "T31", low=125, high=1_000_000),
    Option("step", "T6", {"5": 5, "10": 10}),
    Option("opening", "T5", {"any": OPENING_ANY, "hundred": OPENING_HUNDRED}),
    Option("bid_limit", "T8", {"held_marriages": HELD_MARRIAGES, "any_marriage": ANY_MARRIAGE, "none": NO_LIMIT}),
    Option("raise_limit", "T11", {"400": RAISE_FREE, "held_marriages": RAISE_HELD}),
    Option("must_beat", "T14", _YES_NO),
    Option("must_trump", "T15", _YES_NO),
    Option("first_trick_marriage", "T18", _YES_NO),
    Option("ace_marriage", "T34", _YES_NO),
    Option("redeal_four_nines", "T35", _YES_NO),
    Option("blind_bid", "T36", _YES_NO),
    Option("golden_deal", "T37", _YES_NO),
    Option("concession", "T22", _CONCESSIONS),
    Option("empty_hand", "T24", {"points": EMPTY_POINTS, "tricks": EMPTY_TRICKS, "no": EMPTY_NO}),
    Option("endgame", "T25", {"barrel": ENDGAME_BARREL, "lock": ENDGAME_LOCK, "none": ENDGAME_NONE}),
    Option("lock_width", "T38", low=50, high=500),
    Option("barrel_required", "T31", _YES_NO),
    Option("barrel_exclusive", "T30", _YES_NO),
    Option("conceded_deal_uses_barrel", "T29", _YES_NO),
    Option("third_fall_resets", "T39", _YES_NO),
    Option("dump_truck", "T40", {"no": DUMP_NO, "plus": DUMP_PLUS, "both": DUMP_BOTH}),
    Option("winner_first", "T31", {"total": WINNER_TOTAL, "declarer": WINNER_DECLARER}),
    Option("leftovers", "T41", {"last_trick": LEFTOVERS_LAST_TRICK, "nobody": LEFTOVERS_NOBODY}),
    Option("sitter", "T42", {"nothing": SITTER_NOTHING, "talon": SITTER_TALON}),
)

PRESETS: dict[str, Rules] = {
    "playroom": Rules(),
    "kurnik": Rules(
        step=10,
        opening=OPENING_HUNDRED,
        raise_limit=RAISE_HELD,
        must_beat=1,
        first_trick_marriage=1,
        redeal_four_nines=1,
        concession=CONCESSION_BOMB,
        empty_hand=EMPTY_NO,
        endgame=ENDGAME_LOCK,
        winner_first=WINNER_DECLARER,
        sitter=SITTER_TALON,
    ),
    "polish": Rules(
        step=10,
        opening=OPENING_HUNDRED,
        must_beat=1,
        first_trick_marriage=1,
        redeal_four_nines=1,
        concession=CONCESSION_BOMB_HOME,
        empty_hand=EMPTY_NO,
        endgame=ENDGAME_LOCK,
        winner_first=WINNER_DECLARER,
        sitter=SITTER_TALON,
    ),
    "russian": Rules(
        opening=OPENING_HUNDRED,
        raise_limit=RAISE_HELD,
        redeal_four_nines=1,
        concession=CONCESSION_WRITE_OFF,
        empty_hand=EMPTY_TRICKS,
        barrel_required=1,
        conceded_deal_uses_barrel=1,
        barrel_exclusive=1,
        third_fall_resets=1,
        dump_truck=DUMP_BOTH,
    ),
}
"""Each as its source publishes it; what a source leaves open is decided in ``docs/rules/tysiac.md``."""

TELLING: dict[str, tuple[str, str, str]] = {
    "playroom": ("opening", "must_beat", "empty_hand"),
    "kurnik": ("must_beat", "endgame", "concession"),
    "polish": ("must_beat", "endgame", "concession"),
    "russian": ("barrel_required", "third_fall_resets", "dump_truck"),
}
"""The three options by which each preset is told from every other one."""


_CONCESSION_NAMES = {CONCESSION_BOMB: "bomb", CONCESSION_BOMB_HOME: "bomb", CONCESSION_WRITE_OFF: "write_off"}


def concession_name(rules: Rules) -> str:
    """What people call a concession by these rules: ``bomb``, ``write_off`` or ``concession`` (T22)."""
    return _CONCESSION_NAMES.get(rules.concession, "concession")


def most_like(rules: Rules, presets: Iterable[str]) -> str:
    """Of some presets the one that ends a match as these rules do, and of several the one with most equal options."""

    def likeness(preset: str) -> tuple[bool, int]:
        known = PRESETS[preset]
        return known.endgame == rules.endgame, sum(ours == theirs for ours, theirs in zip(rules, known, strict=True))

    return max(presets, key=likeness)


def problems(rules: Rules) -> list[str]:
    """The keys of all options whose value is not allowed, in the order of ``OPTIONS``."""
    wrong = []
    for option in OPTIONS:
        value = getattr(rules, option.key)
        if option.values is not None:
            fine = value in option.values.values()
        else:
            fine = option.low is not None and option.high is not None and option.low <= value <= option.high
        if not fine:
            wrong.append(option.key)
    return wrong


def disagreements(rules: Rules) -> Iterator[tuple[str, str]]:
    """The pairs of options whose values exclude each other, the first to be told first; each value alone is allowed."""
    if rules.dump_truck != DUMP_NO:
        # A total of 555 can't be reached by tens, and must not lie on the barrel.
        if rules.step == 10:
            yield "dump_truck", "step"
        if rules.target <= rules.dump_truck_total + rules.barrel_width:
            yield "dump_truck", "target"
    if rules.endgame == ENDGAME_LOCK and rules.lock_width >= rules.target:
        yield "lock_width", "target"
    if rules.endgame != ENDGAME_BARREL:
        for key in ("barrel_required", "barrel_exclusive", "conceded_deal_uses_barrel", "third_fall_resets"):
            if getattr(rules, key):
                yield key, "endgame"
    if rules.conceded_deal_uses_barrel and rules.concession == CONCESSION_NO:
        yield "conceded_deal_uses_barrel", "concession"
    if rules.blind_bid and rules.opening == OPENING_ANY:
        yield "blind_bid", "opening"
