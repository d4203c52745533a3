"""Fit and measure how true the chances are that expert gives its contracts.

    calibration_tysiac.py fit --seed $(seq 31 70) --matches 25  print the numbers of ``calibration.py``
    calibration_tysiac.py measure --seed 22 --matches 200       print chances and what came true

Both play matches between three experts.  For each decision that has a chance to make the contract (``make_chance`` of
the chosen candidate), they look whether the declarer made it in the end.  ``fit`` takes the chances as they were before
they were calibrated, and prints the likeliest numbers.  ``measure`` prints, by kind of decision and for all together,
in bins of 10 %: how many decisions, the mean chance, and the share that was made.  It ends with 1 if in a bin of
``CASES_MIN`` decisions or more the two differ by more than ``OFF_MAX``.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple
from unittest.mock import patch

from belief_tysiac import Choices
from deals_tysiac import Deal, deals

from chiliad.bits import popcount
from chiliad.games.tysiac import calibration, decision_search
from chiliad.games.tysiac.decision_search import effort
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import PRESETS
from chiliad.games.tysiac.players import ExpertTysiac
from chiliad.games.tysiac.state import CONTRACT, GIVE, OVER_PLAYED, PLAY

BINS, CASES_MIN, OFF_MAX = 10, 2000, 0.03
BID_HANDS = effort(ExpertTysiac.nodes).hands  # that give a chance in the auction


class Case(NamedTuple):
    """A decision: its kind, the chance that was given, and whether the contract was made."""

    kind: str
    chance: float
    made: bool
    row: int = 0  # of the model
    features: tuple[float, ...] = ()
    comparing: tuple[float, ...] = ()  # the features by which a contract was compared with others
    bid: tuple[float, ...] = ()  # the features, if the chance came from so few roll-outs as in the auction


Raw = dict[tuple[int, int, float], float]
"""The chances of a deal before they were calibrated, by seat, its cards, and the chance that they became."""


def keep_raw() -> Raw:
    """Let experts say which chances they calibrate."""
    kept: Raw = {}

    def calibrated(observation: Observation, chance: float, hand: int) -> float:
        found = calibration.calibrated(observation, chance, hand)
        kept[observation.seat, observation.hand, found] = chance
        return found

    patch.object(decision_search, "calibrated", calibrated).start()
    return kept


def cases(deal: Deal, raw: Raw, coin: random.Random) -> Iterator[Case]:
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
        seen = moment.info.observation
        before = raw.get((seen.seat, seen.hand, chance), 1.0)  # what is proved is not calibrated
        # Of a first gift, it is not told what would be kept; what is certain or lost stays so.
        fits = state.phase != GIVE and before < 1 and not calibration.is_lost(seen)
        features = calibration.features(seen, before, seen.hand) if fits else ()
        comparing: tuple[float, ...] = ()
        bid: tuple[float, ...] = ()
        if state.phase == CONTRACT:
            comparing = calibration.comparing(before, seen.hand) if fits else ()
            drawn = sum(coin.random() < before for _ in range(BID_HANDS))
            bid = calibration.comparing((drawn + 0.5) / (BID_HANDS + 1), seen.hand)
        yield Case(kind, chance, made, calibration.kind_of(seen), features, comparing, bid)


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


def fitted(found: Sequence[Case]) -> str:
    """The likeliest numbers, as ``calibration.py`` has them."""
    rows = []
    for row in (calibration.GIFTS, calibration.DECLARER, calibration.DEFENDER):
        known = ((case.features, case.made) for case in found if case.row == row and case.features)
        rows.append(f"        {likeliest(known)},")
    compared = likeliest((case.comparing, case.made) for case in found if case.comparing)
    bids = likeliest((case.bid, case.made) for case in found if case.bid)
    numbers = f"    compared={compared},", f"    bids={bids},"
    return "\n".join(("Model(", "    rows=(", *rows, "    ),", *numbers, ")"))


def likeliest(cases: Iterable[tuple[tuple[float, ...], bool]]) -> tuple[float, ...]:
    """The numbers with which a logistic function of the features tells best what was made."""
    choices = Choices()
    for features, made in cases:
        choices.add((features, (0.0,) * len(features)), int(not made))
    return choices.fitted()


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("fit", "measure"))
    parser.add_argument("--seed", type=int, nargs="+", default=[21])
    parser.add_argument("--matches", type=int, default=40, help="for each seed")
    parser.add_argument("--preset", choices=sorted(PRESETS), default="playroom")
    chosen = parser.parse_args()
    rules = PRESETS[chosen.preset]
    raw, found = keep_raw(), list[Case]()
    for seed in chosen.seed:
        coin = random.Random(seed)
        for deal in deals(rules, ("expert",) * 3, chosen.matches, seed):
            found += cases(deal, raw, coin)
            raw.clear()
    if chosen.what == "fit":
        print(fitted(found))
        return 0
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
