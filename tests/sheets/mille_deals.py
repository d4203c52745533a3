"""Deals of Mille as a score-keeper types them: made of real cards, in each of the three forms."""

from __future__ import annotations

import random
from typing import Any

from chiliad.cards import RANKS, SUITS
from naive.mille_figures import settle
from naive.mille_scoring import card_value, wilds_in

PACK = [rank + suit for rank in RANKS for suit in SUITS] * 2
DEARER = {"Q": "Qs", "J": "Jd"}
FORMS = ("cards", "counts", "plain")
Deal = tuple[list[dict[str, Any]], "int | None"]


def random_deal(rng: random.Random, wilds_most: int = 8) -> Deal:
    """The sets and the hand of both seats, as the twin has them, and the seat that is out or None."""
    while True:
        pack = rng.sample(PACK, len(PACK))
        out = rng.choice([0, 1, 0, 1, None])
        seats: list[dict[str, Any]] = []
        for seat in range(2):
            sets: dict[str, list[str]] = {}
            for rank in rng.sample(RANKS, rng.choice([1, 2, 3, 5, 8])):
                wanted = [] if rank == "2" else [card for card in pack if card[0] == "2"]
                wilds = wanted[: min(wilds_most, rng.choice([0, 0, 0, 1, 2]))]
                naturals = [card for card in pack if card[0] == rank][: rng.choice([1, 2, 3, 3, 4, 5, 7, 8, 8])]
                if naturals and len(naturals) + len(wilds) >= 3:
                    sets[rank] = naturals + wilds
                    for card in sets[rank]:
                        pack.remove(card)
            hand = [] if seat == out else [pack.pop() for _ in range(rng.choice([1, 1, 2, 3, 5, 9, 15]))]
            seats.append({"sets": sets, "hand": hand})
        if out is None or seats[out]["sets"]:
            return seats, out


def cards_form(seat: dict[str, Any]) -> dict[str, Any]:
    """A seat's figures: its very cards."""
    return {"sets": {rank: "".join(cards) for rank, cards in seat["sets"].items()}, "hand": "".join(seat["hand"])}


def counts_form(seat: dict[str, Any]) -> dict[str, Any]:
    """A seat's figures: how many cards of each rank, and the points left."""
    laid = {}
    for rank, cards in seat["sets"].items():
        wilds = wilds_in(rank, cards)
        laid[rank] = [len(cards) - wilds, wilds]
        if rank in DEARER and DEARER[rank] in cards:
            laid[rank].append(cards.count(DEARER[rank]))
    return {"laid": laid, "left": sum(map(card_value, seat["hand"]))}


def plain_form(deal: Deal, seat: int) -> dict[str, Any]:
    """A seat's figures: its score and its naturals."""
    seats, out = deal
    settled = settle([cards_form(one) for one in seats], out)
    return {"score": settled["scores"][seat], "stars": settled["stars"][seat]}


def in_form(deal: Deal, seat: int, form: str) -> dict[str, Any]:
    """A seat's figures in one of the forms."""
    if form == "plain":
        return plain_form(deal, seat)
    return cards_form(deal[0][seat]) if form == "cards" else counts_form(deal[0][seat])


def figures_of(deal: Deal, forms: list[str]) -> dict[str, Any]:
    """A deal as a record has it, each seat in its form."""
    seats = [in_form(deal, seat, form) for seat, form in enumerate(forms)]
    return {"seats": seats, "out": "nobody" if deal[1] is None else deal[1]}


def random_figures(rng: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    """The figures of a random deal by these options (all of them)."""
    most = 8 if options["max_wilds"] == "none" else options["max_wilds"]
    return figures_of(random_deal(rng, most), [rng.choice(FORMS), rng.choice(FORMS)])


def random_options(rng: random.Random) -> dict[str, Any]:
    """Any options.  Eight wilds are all there are, so that many are written as ``none``."""
    options: dict[str, Any] = {"target": 5 * rng.randrange(60, 500)}
    options |= rng.choice([{}, {"natural_required": True}])
    return options | rng.choice([{}, {"max_wilds": rng.randrange(8)}])


def random_standing(rng: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    """A standing before a deal that nobody has won; often near the end."""
    near = options["target"] - 5
    return {
        "totals": [rng.choice([near, near - 5 * rng.randrange(60), -5 * rng.randrange(80)]) for _ in range(2)],
        "stars": [rng.randrange(4) for _ in range(2)],
        "chapeaux": [rng.randrange(4) for _ in range(2)],
    }
