"""What the rule book of Tysiac needs besides its paragraphs: their variables, and worked examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chiliad.cards import SUITS, SYMBOLS, pretty
from chiliad.game import NOBODY
from chiliad.games.tysiac.options import OPTIONS, PRESETS, Rules
from chiliad.games.tysiac.rules import bid_limit
from chiliad.games.tysiac.scoring import barrel, concession_award, rounded, settle_deal
from chiliad.games.tysiac.state import CARD_TEXT, Standing, card_points, marriage_points
from chiliad.i18n.language import Language
from chiliad.presentation.rule_text import Example

TOTALS: tuple[tuple[int, int, bool, int, int], ...] = (
    # the total before, the deals used on the barrel, whether declarer, the contract, the points made
    (860, 0, True, 140, 153),
    (860, 0, True, 120, 131),
    (860, 0, True, 140, 139),
    (860, 0, False, 100, 140),
    (875, 0, False, 100, 4),
    (875, 0, False, 100, 2),
    (880, 0, True, 120, 124),
    (880, 1, True, 155, 160),
    (880, 0, True, 115, 118),
    (880, 2, True, 115, 118),
    (880, 0, True, 155, 150),
    (880, 2, True, 155, 150),
    (880, 0, False, 100, 30),
    (880, 1, False, 100, 30),
    (880, 2, False, 100, 30),
)
CONTRACTS = (100, 120, 125, 130, 135, 140, 215, 400)
POINTS = (0, 2, 3, 7, 8, 52, 53)
HELD = ("", "s", "c", "d", "h", "sh", "hdc", "shdc")


def _cards(language: Language) -> Example:
    points = {text[0]: card_points(1 << card) for card, text in enumerate(CARD_TEXT) if text[1] == "s"}
    rows: list[list[str | int]] = [[pretty(rank + "s")[:-1], value] for rank, value in reversed(points.items())]
    return Example("cards", ("card", "points"), rows)


def _bids(language: Language) -> Example:
    rules = next(iter(PRESETS.values()))
    limits = next(option.values for option in OPTIONS if option.key == "bid_limit") or {}
    rows: list[list[str | int]] = []
    for held in HELD:
        hand = sum(1 << CARD_TEXT.index(rank + suit) for suit in held for rank in "KQ")
        marriages = " ".join(SYMBOLS[SUITS.index(suit)] for suit in held)
        bids = [bid_limit(rules._replace(bid_limit=limit), hand) for limit in limits.values()]
        rows.append([marriages or "–", marriage_points(rules, hand), *bids])
    return Example("bids", ("marriages", "points", *(f"`{word}`" for word in limits)), rows)


def _rounding(language: Language) -> Example:
    rules = next(iter(PRESETS.values()))
    return Example("rounding", ("points", "score"), [[points, rounded(rules, points)] for points in POINTS])


def _concessions(language: Language) -> Example:
    rules = next(iter(PRESETS.values()))
    rows: list[list[str | int]] = [[contract, concession_award(rules, contract)] for contract in CONTRACTS]
    return Example("concessions", ("contract", "defenders-get"), rows)


def _totals(language: Language) -> Example:
    rules = next(iter(PRESETS.values()))
    rows: list[list[str | int]] = []
    for total, used, declares, contract, points in TOTALS:
        before = Standing(totals=(total, 0, 0), barrel_deals=(used, 0, 0))
        # The other two make a little: what becomes of them has no part in this.
        settled = settle_deal(rules, before, 2, 0 if declares else 1, contract, False, (points, 10, 10))
        role = language.text("rulebook-declarer" if declares else "rulebook-defender")
        if settled.winner != NOBODY:
            outcome = language.text("rulebook-wins")
        elif settled.after.totals[0] == barrel(rules):
            outcome = language.text("rulebook-on-barrel", used=settled.after.barrel_deals[0])
        elif total == barrel(rules):
            outcome = language.text("rulebook-off-barrel")
        else:
            outcome = ""
        row: Sequence[str | int] = (total, used if total == barrel(rules) else "", role, contract if declares else "")
        rows.append([*row, points, settled.after.totals[0], outcome])
    columns = ("total-before", "deals-used", "role", "contract", "points", "total-after", "outcome")
    return Example("totals", columns, rows)


def variables(rules: Rules) -> dict[str, str | int]:
    """What follows from the options, for the paragraphs."""
    on_barrel = rules.target - rules.barrel_width
    return {
        "barrel": on_barrel,
        "last": rules.target - 1,
        "fallen": on_barrel - rules.penalty,
        "locked": rules.target - rules.lock_width,
        "step": rules.step,  # a number, for sentences that show it
        "players": rules.players,
    }


EXAMPLES = (_cards, _bids, _rounding, _concessions, _totals)

_BARREL = ("endgame", "barrel")
IN_FORCE: Mapping[str, tuple[str, ...]] = {
    "T23": ("concession", "award"),
    "T24": ("empty_hand", "points", "tricks"),
    **{f"T{number}": _BARREL for number in range(25, 31)},
    "T34": ("ace_marriage", "yes"),
    "T35": ("redeal_four_nines", "yes"),
    "T36": ("blind_bid", "yes"),
    "T37": ("golden_deal", "yes"),
    "T38": ("endgame", "lock"),
    "T39": ("third_fall_resets", "yes"),
    "T40": ("dump_truck", "plus", "both"),
    "T41": ("players", "2"),
    "T42": ("players", "4"),
    "third_fall_resets": _BARREL,
}
"""Paragraphs, and options, that hold under some values of an option alone: the option, and the values."""
