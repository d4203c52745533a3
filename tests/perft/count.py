"""Count with the naive twins in how many ways a deal can continue, and write ``counts.json`` for the tests of the
engine.

PYTHONPATH=tests python tests/perft/count.py
"""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

from naive import mille, tysiac

DATA = Path(__file__).with_name("counts.json")
LEAVES_MAX = 12_000  # of a position: a plain run counts that many in a few seconds
DEPTH_MAX = 6

POSITIONS = [
    # game, options, seed, steps played at random before the count
    *[("tysiac", {}, seed, steps) for seed, steps in ((1, 0), (2, 3), (3, 8), (4, 12), (5, 18), (6, 22), (7, 26))],
    ("tysiac", {"must_beat": True, "first_trick_marriage": True}, 8, 12),
    ("tysiac", {"must_beat": True}, 9, 20),
    ("tysiac", {"must_trump": False}, 10, 18),
    ("tysiac", {"bid_limit": "none", "raise_limit": "held_marriages"}, 11, 0),
    ("tysiac", {"bid_limit": "any_marriage"}, 12, 2),
    *[("mille", {}, seed, steps) for seed, steps in ((1, 0), (2, 5), (3, 20), (4, 60), (5, 110), (6, 160))],
    ("mille", {"max_wilds": 0}, 7, 60),
    ("mille", {"max_wilds": 1}, 8, 90),
]


def dealt(game: str, options: dict[str, Any], seed: int) -> tuple[Any, list[list[str]]]:
    """A twin's deal of shuffled cards, and the cards by place, in the order of a record's deal lines."""
    rng = random.Random(seed)
    if game == "tysiac":
        cards = [rank + suit for suit in "shdc" for rank in "AKQJT9"]
        rng.shuffle(cards)
        places = [cards[0:7], cards[7:14], cards[14:21], cards[21:]]
        deal = tysiac.Deal(
            options, {key: [0, 0, 0] for key in ("totals", "concessions", "empty_hands", "barrel_deals")}, 0
        )
        deal.deal(places[:3], places[3])
    else:
        cards = [rank + suit for suit in "shdc" for rank in "AKQJT98765432"] * 2
        rng.shuffle(cards)
        places = [cards[0:15], cards[15:30], cards[30:31]]
        deal = mille.Deal(options, {key: [0, 0] for key in ("totals", "stars", "chapeaux")}, 0)
        deal.deal(places[:2], places[2][0])
    return deal, places


def walked(deal: Any, seed: int, count: int) -> list[str]:
    """Take this number of random steps, fewer where the deal would end; with low bids, so that cards are played."""
    rng, taken = random.Random(f"walk {seed}"), []
    for _ in range(count):
        choices = sorted(deal.legal(), key=lambda step: (len(step), step))
        if "contract" in choices[0]:
            choices = choices[:1]
        step = rng.choice([choice for choice in choices if "concede" not in choice])
        trial = copy.deepcopy(deal)
        trial.apply(step)
        if not trial.legal():
            break
        deal.apply(step)
        taken.append(step)
    return taken


def counted(deal: Any, depth: int) -> int:
    """How many sequences of ``depth`` steps there are."""
    if depth == 0:
        return 1
    legal = deal.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for step in legal:
        after = copy.deepcopy(deal)
        after.apply(step)
        total += counted(after, depth - 1)
    return total


def main() -> None:
    """Count every position as deep as ``LEAVES_MAX`` allows."""
    found = []
    for game, options, seed, steps in POSITIONS:
        deal, places = dealt(game, options, seed)
        taken = walked(deal, seed, steps)
        counts: list[int] = []
        while len(counts) < DEPTH_MAX and (not counts or 0 < counts[-1] * len(deal.legal()) < 10 * LEAVES_MAX):
            count = counted(deal, len(counts) + 1)
            if counts and count > LEAVES_MAX:
                break
            counts.append(count)
        divide = {}
        for step in sorted(deal.legal()):
            after = copy.deepcopy(deal)
            after.apply(step)
            divide[step] = counted(after, len(counts) - 1)
        entry = {"game": game, "options": options, "deal": places, "steps": taken, "counts": counts, "divide": divide}
        found.append(entry)
        print(game, options, len(taken), counts)
    lines = ",\n".join(" " + json.dumps(entry) for entry in found)
    DATA.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
