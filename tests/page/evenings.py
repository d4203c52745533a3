"""Matches on score sheets as a browser keeps them: long ones too, with every sign that is noted on paper."""

from __future__ import annotations

import random
from typing import Any

from chiliad.errors import BadRecord
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.play.score_sheet import ScoreSheet
from chiliad.records import Record

DAY = "2025-11-28"
CONTRACTS = (100, 110, 120, 130, 150, 170)
PUT = "kept => localStorage.setItem('chiliad-evening', JSON.stringify({ mine: kept }))"


def _tysiac(rng: random.Random, seats: int, dealer: int, last: bool) -> dict[str, Any]:
    playing = [(dealer + step) % seats for step in range(1, 4)]
    if last:  # whoever is on the barrel goes over it
        declarer, contract, made = playing[0], 120, 120
    else:
        declarer, contract = rng.choice(playing), rng.choice(CONTRACTS)
        made = contract if rng.random() < 0.85 else contract // 2
    if not last and rng.random() < 0.1:
        return {"declarer": declarer, "contract": contract, "conceded": True}
    points, others = [0] * seats, [seat for seat in playing if seat != declarer]
    left = next(cards for cards in (120, 160, 180, 200, 220) if cards >= made) - made
    first = rng.randint(0, left // 5) * 5
    points[declarer], points[others[0]], points[others[1]] = made, first, left - first
    return {"declarer": declarer, "contract": contract, "points": points}


def _mille(rng: random.Random, last: bool) -> dict[str, Any]:
    if last:
        return {"seats": [{"score": 1400, "stars": 2}, {"score": -60, "stars": 0}], "out": 0}
    scores = [rng.randint(-11, 12) * 5, rng.randint(-9, 10) * 5]
    out = rng.choice([seat for seat in (0, 1) if scores[seat] >= 0] or ["nobody"])
    stars = [int(score > 45) for score in scores]
    return {"seats": [{"score": s, "stars": n} for s, n in zip(scores, stars, strict=True)], "out": out}


def sheet_of(game: str, names: list[str], deals: int, *, ends: bool = False, seed: int = 1) -> ScoreSheet:
    """A match of so many deals; ``ends``: with the last one, where its totals allow it."""
    rng = random.Random(f"{game} {deals} {seed}")
    options = {"players": len(names)} if game == "tysiac" and len(names) != 3 else {}
    sheet = ScoreSheet.new(GAMES[game], names, None, options)
    sheet.small = 5
    while len(sheet.record.deals) < deals:
        number = len(sheet.record.deals) + 1
        last = ends and number == deals
        dealer = sheet.dealer_of(number, len(names) - 1)
        figures = _tysiac(rng, len(names), dealer, last) if game == "tysiac" else _mille(rng, last)
        try:
            sheet.insert(number, figures, dealer)
        except BadRecord:
            continue
        if sheet.record.winner != NOBODY and not last:
            sheet.undo()
    return sheet


def kept(sheet: ScoreSheet) -> dict[str, Any]:
    """The match of a sheet as a browser keeps it."""
    record: Record = sheet.record
    options = {"players": record.seats} if record.game.name == "tysiac" and record.seats != 3 else {}
    return {
        "game": record.game.name,
        "names": record.players,
        "preset": record.preset,
        "options": options,
        "small": 5,
        "dealer": record.deals[0].dealer if record.deals else 0,
        "date": DAY,
        "deals": [deal.typed for deal in record.deals],
    }
