"""Tysiac for a score-keeper: a deal settled from plain figures (T20 to T32)."""

from __future__ import annotations

from chiliad.game import NOBODY
from chiliad.games.tysiac.figures import impossible
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.scoring import barrel, check_before, settle_deal
from chiliad.games.tysiac.state import SEATS, Standing
from chiliad.presentation.figures import BadFigures, check_keys, table_of, whole, wholes

NEEDED = ("dealer", "declarer", "contract")
OTHERS = ("before", "conceded", "points")

TOTAL_MAX = 100_000_000
POINTS_MAX = 400  # all cards and all marriages


def settled(rules: Rules, figures: dict[str, object]) -> dict[str, object]:
    """The scores, totals and counters after the deal, the winner or None; raises ``Unreadable``."""
    before = _before(figures.get("before", {}))
    slug = check_before(rules, before)
    if slug:
        raise BadFigures(slug)
    dealer = whole(figures["dealer"], "dealer", 0, SEATS - 1)
    declarer = whole(figures["declarer"], "declarer", 0, SEATS - 1)
    contract = whole(figures["contract"], "contract", rules.bid_opening, rules.bid_max)
    if contract % rules.step:
        raise BadFigures("contract-not-a-step", step=rules.step)
    conceded = figures.get("conceded", False)
    if not isinstance(conceded, bool):
        raise BadFigures("not-yes-or-no", key="conceded")
    points = _points(figures, conceded)
    if not conceded and (slug := impossible(rules, points)):
        total, (first, second, third) = sum(points), points
        raise BadFigures(slug, total=total, first=first, second=second, third=third)
    if conceded and before.totals[declarer] == barrel(rules):
        raise BadFigures("concede-on-barrel")
    scores, after, winner = settle_deal(rules, before, dealer, declarer, contract, conceded, points)
    told_after = {key: [int(n) for n in value] for key, value in zip(Standing._fields, after, strict=True)}
    return {
        "scores": [int(score) for score in scores],
        "after": told_after,
        "winner": None if winner == NOBODY else int(winner),
    }


def _before(value: object) -> Standing:
    """What stood before the deal; what is left out is zero."""
    table = table_of(value, "before")
    check_keys(table, (), Standing._fields, "before.")
    read = {}
    for key in table:
        bounds = (-TOTAL_MAX, TOTAL_MAX) if key == "totals" else (0, TOTAL_MAX)
        read[key] = wholes(table[key], f"before.{key}", SEATS, *bounds)
    return Standing(**read)  # type: ignore[arg-type]


def _points(figures: dict[str, object], conceded: bool) -> tuple[int, int, int]:
    """The points each seat made; a conceded deal has none."""
    if "points" not in figures and conceded:
        return 0, 0, 0
    if "points" not in figures:
        raise BadFigures("missing-key", key="points")
    first, second, third = wholes(figures["points"], "points", SEATS, 0, POINTS_MAX)
    if conceded and (first or second or third):
        raise BadFigures("points-conceded")
    if first + second + third > POINTS_MAX:
        raise BadFigures("points-too-many", limit=POINTS_MAX)
    return first, second, third
