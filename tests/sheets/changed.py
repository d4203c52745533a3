"""Figures that are changed a little: of the right form, and mostly of no deal that can be."""

from __future__ import annotations

import copy
import random
from typing import Any

from naive.tysiac_scoring import who_plays

Figures = dict[str, Any]
RANKS = "AKQJT98765432"


def changed_mille(rng: random.Random, figures: Figures) -> Figures:
    """The figures with one to three changes that keep their keys and types."""
    figures = copy.deepcopy(figures)
    for _ in range(rng.choice((1, 1, 2, 3))):
        _mille(rng, figures)
    return figures


def changed_tysiac(rng: random.Random, options: dict[str, Any], dealer: int, figures: Figures) -> Figures:
    """The same by these options (all of them)."""
    figures = copy.deepcopy(figures)
    for _ in range(rng.choice((1, 1, 2, 3))):
        _tysiac(rng, options, dealer, figures)
    return figures


def _tysiac(rng: random.Random, options: dict[str, Any], dealer: int, figures: Figures) -> None:
    playing = list(who_plays(dealer, options["players"]))
    if figures.get("void"):
        return
    first, second = rng.sample(playing, 2)
    what = rng.choice(["move", "move", "more", "contract", "declarer", "marriages", "tricks", "aces", "blind"])
    if what == "contract":
        figures["contract"] = rng.randrange(100, 401, options["step"])
    elif what == "declarer":
        figures["declarer"] = rng.choice(playing)
    elif what == "blind":
        if options["blind_bid"]:
            figures |= {"blind": True, "contract": 120}
    elif "points" not in figures or figures.get("conceded"):
        return
    elif what == "move":
        moved = rng.randrange(1, 12)
        figures["points"][first] = max(0, figures["points"][first] - moved)
        figures["points"][second] = min(400, figures["points"][second] + moved)
    elif what == "more":
        figures["points"][first] = min(400, figures["points"][first] + rng.choice((1, 40, 60, 80, 100)))
    elif what == "marriages":
        suits = rng.sample("shdc", rng.randrange(3))
        figures["marriages"] = [[rng.choice(playing), suit] for suit in suits]
    elif what == "aces":
        if options["ace_marriage"]:
            figures["aces"] = rng.choice(playing)
    else:
        tricks = [0] * options["players"]
        for _ in range(10 if options["players"] == 2 else 8):
            tricks[rng.choice((first, first, second, rng.choice(playing)))] += 1
        figures["tricks"] = tricks


def _mille(rng: random.Random, figures: Figures) -> None:
    seat = figures["seats"][rng.randrange(2)]
    if rng.random() < 0.1:
        figures["out"] = rng.choice((0, 1, "nobody"))
    elif "score" in seat:
        seat["score"] = max(-1140, seat["score"] + rng.choice((-200, -40, -1, 2, 5, 40)))
    elif "laid" in seat and rng.random() < 0.5:
        seat["left"] = max(0, seat["left"] + 5 * rng.randrange(-30, 30))
    elif "laid" in seat:
        rank = rng.choice(RANKS)
        naturals = rng.randrange(9)
        seat["laid"][rank] = [naturals, 0 if rank == "2" else rng.randrange(3)]
        if rank in "QJ":
            seat["laid"][rank].append(rng.randrange(max(0, naturals - 6), min(naturals, 2) + 1))
    elif seat["hand"] and rng.random() < 0.6:
        seat["hand"] += rng.choice((seat["hand"][:2], rng.choice(RANKS) + rng.choice("shdc")))
    else:
        rank = rng.choice(RANKS)
        cards = [rank + rng.choice("shdc") for _ in range(rng.randrange(1, 5))]
        seat["sets"][rank] = "".join([*cards, *(["2s"] if rng.random() < 0.3 and rank != "2" else [])])
