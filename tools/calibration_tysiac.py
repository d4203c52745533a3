"""Measure how true the chances are that expert gives its contracts: ``calibration_tysiac.py --seed 21 --matches 60``.

Plays matches between three experts.  For each decision that has a chance to make the contract (``make_chance`` of the
chosen candidate), it looks whether the declarer made it in the end.  Prints, by kind of decision and for all together,
in bins of 10 %: how many decisions, the mean chance, and the share that was made.  It ends with 1 if in a bin of
``CASES_MIN`` decisions or more the two differ by more than ``OFF_MAX``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from deals_tysiac import Deal, deals

from chiliad.bits import popcount
from chiliad.games.tysiac.state import GIVE, OVER_PLAYED, PLAY

BINS, CASES_MIN, OFF_MAX = 10, 2000, 0.03


class Case(NamedTuple):
    """A decision: its kind, the chance that was given, and whether the contract was made."""

    kind: str
    chance: float
    made: bool


def cases(deal: Deal) -> Iterator[Case]:
    """The decisions of a deal that name a chance."""
    moments, end = deal
    made = end.phase == OVER_PLAYED and end.points[end.auction.declarer] >= end.auction.contract
    for moment in moments:
        state, action = moment.state, moment.decision.action
        chosen = [one for one in moment.decision.candidates if one.action == action]
        chance = chosen[0].more.get("make_chance") if chosen else None
        if state.phase < GIVE or not isinstance(chance, float):
            continue
        side = "declarer" if state.turn == end.auction.declarer else "defender"
        kind = f"card, {popcount(state.hands[state.turn])} in hand, {side}" if state.phase == PLAY else "gift, contract"
        yield Case(kind, chance, made)


def binned(found: Iterable[Case]) -> list[tuple[int, float, float]]:
    """For each bin: how many cases, the mean chance, the share made."""
    bins: list[list[Case]] = [[] for _ in range(BINS)]
    for case in found:
        bins[min(int(case.chance * BINS), BINS - 1)].append(case)
    return [
        (len(one), sum(case.chance for case in one) / len(one), sum(case.made for case in one) / len(one))
        if one
        else (0, 0.0, 0.0)
        for one in bins
    ]


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--matches", type=int, default=60)
    chosen = parser.parse_args()
    found = [case for deal in deals(("expert",) * 3, chosen.matches, chosen.seed) for case in cases(deal)]
    within = True
    for kind in (*sorted({case.kind for case in found}), "all"):
        print(kind)
        for n, (count, chance, made) in enumerate(binned(one for one in found if kind in (one.kind, "all"))):
            off = made - chance
            within = within and (count < CASES_MIN or abs(off) <= OFF_MAX)
            if count:
                said = f"{count:6} decisions, chance {chance:.3f}, made {made:.3f} ({off:+.3f})"
                print(f"  {10 * n:3}-{10 * n + 10:3} %: {said}")
    return int(not within)


if __name__ == "__main__":
    sys.exit(main())
