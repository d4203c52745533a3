"""The rules of Tysiac as data: the options and the presets.

A field with an entry in ``OPTIONS`` is an option of ``docs/rules/tysiac.md``; no preset changes the other numbers,
which are fields so that no kernel holds a constant of the rules.
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad.game import Option

HELD_MARRIAGES, ANY_MARRIAGE, NO_LIMIT = 0, 1, 2
"""``bid_limit``: 120 plus the marriages held; any marriage allows every bid up to the highest; no limit."""
RAISE_FREE, RAISE_HELD = 0, 1
"""``raise_limit``: up to the highest bid; up to 120 plus the marriages in the eight cards kept."""


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
    # No option changes these:
    step: int = 5  # T6, T21: bids and rounding
    bid_opening: int = 100  # T5: the least bid
    bid_without_marriage_max: int = 120  # T8
    bid_max: int = 400  # T8
    marriage_values: tuple[int, int, int, int] = (40, 100, 80, 60)  # T3: by suit, s h d c
    barrel_width: int = 120  # T25: the barrel begins this far below the target
    barrel_contract_min: int = 120  # T26
    barrel_deals_max: int = 3  # T28
    penalty: int = 120  # T23, T24, T28, T30
    offences_free: int = 2  # T23, T24: every further one costs, and the count begins again
    concession_award_min: int = 60  # T22


_YES_NO = {"no": 0, "yes": 1}

OPTIONS: tuple[Option, ...] = (
    Option("target", "T31", low=125, high=1_000_000),
    Option("bid_limit", "T8", {"held_marriages": HELD_MARRIAGES, "any_marriage": ANY_MARRIAGE, "none": NO_LIMIT}),
    Option("raise_limit", "T11", {"400": RAISE_FREE, "held_marriages": RAISE_HELD}),
    Option("must_beat", "T14", _YES_NO),
    Option("must_trump", "T15", _YES_NO),
    Option("first_trick_marriage", "T18", _YES_NO),
    Option("conceded_deal_uses_barrel", "T29", _YES_NO),
    Option("barrel_exclusive", "T30", _YES_NO),
)

PRESETS: dict[str, Rules] = {"playroom": Rules()}


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
