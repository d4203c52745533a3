"""Worked examples for the rule books: tables of figures, each worked out by the scoring functions themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from chiliad.cards import SUITS, SYMBOLS, pretty, read_cards, sort_key
from chiliad.game import NOBODY
from chiliad.play.language import Language


class Example(NamedTuple):
    """A table: its title is the message ``rulebook-example-GAME-NAME``, a column ``rulebook-…`` or `` `code` ``."""

    name: str
    columns: tuple[str, ...]
    rows: list[list[str | int]]


def examples(game_name: str, language: Language) -> list[Example]:
    """The examples of one game, in the order of its rules."""
    makers: dict[str, tuple[Callable[[Language], Example], ...]] = {
        "mille": (_mille_cards, _mille_deals, _mille_payments),
        "tysiac": (_tysiac_cards, _tysiac_bids, _tysiac_rounding, _tysiac_concessions, _tysiac_totals),
    }
    return [make(language) for make in makers[game_name]]


def signed(number: int) -> str:
    """A change of a total: +140, −15, 0."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def minus(number: int) -> str:
    """A total, with a real minus sign."""
    return str(number).replace("-", "−")


# --- Mille -----------------------------------------------------------------------------------------------------------

MILLE_DEALS: tuple[tuple[str, str], ...] = (
    # the sets, blanks between; the cards left in hand, none: out
    ("Qs2s2h", ""),
    ("QsQhQd AsAhAd KsKhKd TsThTdTc", "2d2cTsTh"),
    ("KsKhKd QhQdQc", "JdAsTs"),
    ("QhQdQc KsKh2s", ""),
    ("QhQdQc KsKhKd", ""),
    ("2s2h2d AsAhAd", ""),
    ("KsKhKdKcKsKhKdKc", "AsTs"),
    ("KsKhKdKcKsKhKdKc 7s7h2c", ""),
    ("KsKhKdKcKsKhKdKc 7s7h7d", ""),
    ("QsQhQdQcQsQhQdQc", "9s"),
    ("2s2h2d2c2s2h2d2c", "9s"),
)
MILLE_PAYMENTS: tuple[tuple[int, int, int, int, int], ...] = (
    # target, the winner's total, the loser's, the winner's stars, the loser's chapeaux
    (1200, 1252, 649, 2, 1),
    (1200, 1252, 650, 2, 1),
    (1200, 1252, 590, 2, 1),
    (1200, 1236, 1169, 0, 0),
    (1200, 1205, -50, 1, 2),
    (2000, 2100, 860, 4, 3),
    (2000, 2100, 860, 5, 3),
)


def _mille_cards(language: Language) -> Example:
    from chiliad.games.mille.scoring import points_of
    from chiliad.games.mille.state import CARD_NUMBER

    by_points: dict[int, list[str]] = {}
    for card in sorted(CARD_NUMBER, key=sort_key):
        by_points.setdefault(points_of(1 << CARD_NUMBER[card], 0), []).append(card)
    rows: list[list[str | int]] = []
    for points in sorted(by_points, reverse=True):
        cards = by_points[points]
        names = []
        for rank in dict.fromkeys(card[0] for card in cards):
            same = [card for card in cards if card[0] == rank]
            names += [pretty(same[0])[:-1]] if len(same) == len(SUITS) else [" ".join(map(pretty, same))]
        rows.append([", ".join(names), points])
    return Example("cards", ("card", "points"), rows)


def _set_text(text: str) -> str:
    """A set as people say it, ``Q♠-2-2``: a suit only where it counts."""
    return "-".join(pretty(card) if card in ("Qs", "Jd") else pretty(card)[:-1] for card in read_cards(text))


def _mille_deals(language: Language) -> Example:
    from chiliad.games.mille.scoring import score_deal

    rows: list[list[str | int]] = []
    for sets, hand in MILLE_DEALS:
        # The other player has laid nothing and is out, or holds one card of no account.
        score = score_deal([sets.split(), []], [hand, "" if hand else "3s"], 1 if hand else 0)
        laid = ", ".join(map(_set_text, sets.split()))
        held = _set_text(hand) if hand else language.text("rulebook-out")
        rows.append([laid, held, signed(score.scores[0]), score.stars[0] or "", score.chapeaux[0] or ""])
    return Example("deals", ("laid", "held", "score", "stars", "chapeaux"), rows)


def _mille_payments(language: Language) -> Example:
    from chiliad.games.mille.options import PRESETS
    from chiliad.games.mille.scoring import payment

    rows: list[list[str | int]] = []
    for target, winner, loser, stars, chapeaux in MILLE_PAYMENTS:
        paid = [payment(rules.payment, winner, loser, stars, chapeaux, 1, target) for rules in PRESETS.values()]
        rows.append([target, winner, minus(loser), stars, chapeaux, *(each.amount for each in paid)])
    columns = ("target", "winner-total", "loser-total", "winner-stars", "loser-chapeaux")
    return Example("payments", (*columns, *(f"`{name}`" for name in PRESETS)), rows)


# --- Tysiac ----------------------------------------------------------------------------------------------------------

TYSIAC_TOTALS: tuple[tuple[int, int, bool, int, int], ...] = (
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
TYSIAC_CONTRACTS = (100, 120, 125, 130, 135, 140, 215, 400)
TYSIAC_POINTS = (0, 2, 3, 7, 8, 52, 53)
TYSIAC_HELD = ("", "s", "c", "d", "h", "sh", "hdc", "shdc")


def _tysiac_cards(language: Language) -> Example:
    from chiliad.games.tysiac.state import CARD_TEXT, card_points

    points = {text[0]: card_points(1 << card) for card, text in enumerate(CARD_TEXT) if text[1] == "s"}
    rows: list[list[str | int]] = [[pretty(rank + "s")[:-1], value] for rank, value in reversed(points.items())]
    return Example("cards", ("card", "points"), rows)


def _tysiac_bids(language: Language) -> Example:
    from chiliad.games.tysiac.options import OPTIONS, PRESETS
    from chiliad.games.tysiac.rules import bid_limit
    from chiliad.games.tysiac.state import CARD_TEXT, marriage_points

    rules = next(iter(PRESETS.values()))
    limits = next(option.values for option in OPTIONS if option.key == "bid_limit") or {}
    rows: list[list[str | int]] = []
    for held in TYSIAC_HELD:
        hand = sum(1 << CARD_TEXT.index(rank + suit) for suit in held for rank in "KQ")
        marriages = " ".join(SYMBOLS[SUITS.index(suit)] for suit in held)
        bids = [bid_limit(rules._replace(bid_limit=limit), hand) for limit in limits.values()]
        rows.append([marriages or "–", marriage_points(rules, hand), *bids])
    return Example("bids", ("marriages", "points", *(f"`{word}`" for word in limits)), rows)


def _tysiac_rounding(language: Language) -> Example:
    from chiliad.games.tysiac.options import PRESETS
    from chiliad.games.tysiac.scoring import rounded

    rules = next(iter(PRESETS.values()))
    return Example("rounding", ("points", "score"), [[points, rounded(rules, points)] for points in TYSIAC_POINTS])


def _tysiac_concessions(language: Language) -> Example:
    from chiliad.games.tysiac.options import PRESETS
    from chiliad.games.tysiac.scoring import concession_award

    rules = next(iter(PRESETS.values()))
    rows: list[list[str | int]] = [[contract, concession_award(rules, contract)] for contract in TYSIAC_CONTRACTS]
    return Example("concessions", ("contract", "defenders-get"), rows)


def _tysiac_totals(language: Language) -> Example:
    from chiliad.games.tysiac.options import PRESETS
    from chiliad.games.tysiac.scoring import barrel, settle_deal
    from chiliad.games.tysiac.state import Before

    rules = next(iter(PRESETS.values()))
    rows: list[list[str | int]] = []
    for total, used, declares, contract, points in TYSIAC_TOTALS:
        before = Before(totals=(total, 0, 0), barrel_deals=(used, 0, 0))
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
