"""What is counted of matches of Mille, by seat: who goes out, stars, chapeaux, skunks."""

from __future__ import annotations

from chiliad.games.mille.events import TookPack
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.options import Rules
from chiliad.games.mille.scoring import payment
from chiliad.games.mille.state import SEATS, Standing
from chiliad.presentation.statistics import Count, Counts, DealEnd, Figure

FIGURES = (
    Figure("mille-out", "share"),
    Figure("mille-stars", "rate"),
    Figure("mille-chapeaux", "rate"),
    Figure("mille-packs", "rate"),
    Figure("mille-skunks", "share"),
)
GRID = None


def deal_counts(end: DealEnd[Rules, Observation]) -> list[Counts]:
    """For each seat: whether it went out first, its stars and chapeaux.

    How often it took the pack is known only of a deal that was played here.
    """
    before, after = end.seen.before, end.settlement.after
    found = []
    for seat in range(SEATS):
        counts = {
            "score": Count(end.settlement.scores[seat], 1),
            "mille-out": Count(int(end.seen.out == seat), 1),
            "mille-stars": Count(after.stars[seat] - before.stars[seat], 1),
            "mille-chapeaux": Count(after.chapeaux[seat] - before.chapeaux[seat], 1),
        }
        if end.events is not None:
            packs = sum(isinstance(event, TookPack) and event.seat == seat for event in end.events)
            counts["mille-packs"] = Count(packs, 1)
        found.append(counts)
    return found


def match_counts(rules: Rules, after: Standing, winner: int) -> list[Counts]:
    """Whether the winner's match is a skunk: the payment for it says so (M31 to M33)."""
    # Nothing else costs a multiple, and with a stake of 1 a skunk that is added costs something.
    paid = payment(rules.payment, after.totals[winner], after.totals[1 - winner], 0, 0, 1, rules.target)
    skunk = Count(int(paid.skunk > 0 or paid.multiplier > 1), 1)
    return [{"mille-skunks": skunk} if seat == winner else {} for seat in range(SEATS)]
