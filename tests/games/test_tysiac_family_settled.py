"""What is told of a deal that is over, by the rules of the family of Tysiac: the sentences follow from those rules."""

from __future__ import annotations

from typing import Any

import pytest

from chiliad.game import Settlement
from chiliad.games.tysiac.narration import Narration
from chiliad.games.tysiac.scoring import settle_deal
from chiliad.games.tysiac.state import OVER_CONCEDED, OVER_PLAYED, Standing
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats
from chiliad.presentation.said import Said
from games.tysiac_family_matches import DEALT, NAMES, begun, family_rules

ENGLISH = Language("en")


def settled(rules: Any, before: Standing, points: tuple[int, int, int], contract: int, **more: Any) -> list[str]:
    """What is told to seat 0 of a deal, of which seat 0 is the declarer unless it is given."""
    match = begun(rules._replace(golden_deal=0), DEALT + "0 bid 100\n1 pass\n2 pass\n0 give 1 Jd\n0 give 2 Jc")
    observation: Any = match.observe(0)
    auction = observation.auction._replace(
        contract=contract, declarer=more.get("declarer", 0), blind=int(more.get("blind", False))
    )
    over = observation._replace(
        before=before,
        points=points,
        auction=auction,
        takers=more.get("takers", 7),
        phase=OVER_CONCEDED if more.get("conceded") else OVER_PLAYED,
    )
    after = settle_deal(
        rules,
        before,
        2,
        auction.declarer,
        contract,
        bool(more.get("conceded")),
        (0, 0, 0) if more.get("conceded") else points,
        over.takers,
        auction.blind == 1,
    )
    said = Said(ENGLISH)
    narration = Narration(said, Seats(said, NAMES, 0), rules)
    return narration.settled(over, Settlement(points, after.scores, after.after, after.winner))


KURNIK, POLISH, RUSSIAN = (family_rules(name) for name in ("kurnik", "polish", "russian"))
SETTLED = {
    "lock: a locked defender gets nothing": (
        KURNIK,
        Standing(totals=(0, 810, 100)),
        (100, 0, 64),
        100,
        {},
        [
            "You made 100 with a contract of 100: plus 100.",
            "Bo’s total is locked, and another player is declarer: no points.",
            "Cem made 64 as defender, rounded: plus 60.",
        ],
    ),
    "lock: a total that reaches the line": (
        KURNIK,
        Standing(totals=(790, 0, 0)),
        (24, 100, 0),
        100,
        {"declarer": 1},
        [
            "Bo made 100 with a contract of 100: plus 100.",
            "Cem made 0 as defender: plus 0.",
            "You made 24 as defender, rounded: plus 20.",
            "Your total is locked now: only contracts of your own add to it.",
        ],
    ),
    "lock: a contract that fails unlocks": (
        KURNIK,
        Standing(totals=(810, 0, 0)),
        (60, 40, 20),
        100,
        {},
        [
            "You made 60, less than the contract of 100: minus 100.",
            "Your total is no longer locked.",
            "Bo made 40 as defender: plus 40.",
            "Cem made 20 as defender: plus 20.",
        ],
    ),
    "bomb, the first": (
        KURNIK,
        Standing(),
        (0, 0, 0),
        130,
        {"conceded": True},
        [
            "You dropped a bomb: no points.",
            "That was your first bomb: a further one gives each of the others 60.",
            "A player’s first bomb brings Bo no points.",
            "A player’s first bomb brings Cem no points.",
        ],
    ),
    "bomb, the second": (
        KURNIK,
        Standing(totals=(0, 810, 0), concessions=(1, 0, 0)),
        (0, 0, 0),
        130,
        {"conceded": True},
        [
            "You dropped a bomb: no points.",
            "Bo’s total is locked, and another player is declarer: no points.",
            "Cem’s share of the concession: plus 60.",
        ],
    ),
    "bomb_home, the first": (
        POLISH,
        Standing(),
        (0, 0, 0),
        130,
        {"conceded": True},
        [
            "You dropped a bomb: no points.",
            "That was your first bomb: a further one costs you the contract.",
            "Bo’s share of the concession: plus 60.",
            "Cem’s share of the concession: plus 60.",
        ],
    ),
    "bomb_home, the second": (
        POLISH,
        Standing(concessions=(1, 0, 0)),
        (0, 0, 0),
        130,
        {"conceded": True},
        [
            "You dropped a bomb: minus 130.",
            "Bo’s share of the concession: plus 60.",
            "Cem’s share of the concession: plus 60.",
        ],
    ),
    "write_off": (
        RUSSIAN,
        Standing(),
        (0, 0, 0),
        105,
        {"conceded": True},
        [
            "You wrote the deal off: minus 105.",
            "Bo’s share of the concession: plus 55.",
            "Cem’s share of the concession: plus 55.",
        ],
    ),
    "tricks: no trick won": (
        RUSSIAN,
        Standing(),
        (100, 20, 0),
        100,
        {"takers": 3},
        [
            "You made 100 with a contract of 100: plus 100.",
            "Bo made 20 as defender: plus 20.",
            "Cem made 0 as defender: plus 0.",
            "Not a trick: empty hand 1 of 2 that cost Cem nothing.",
        ],
    ),
    "barrel_required: 850 and 180": (
        RUSSIAN,
        Standing(totals=(850, 0, 0)),
        (190, 10, 20),
        180,
        {},
        [
            "You made 190 with a contract of 180: plus 180.",
            "You reach 1030, but the match is won only from the barrel: your total stops at 880.",
            "You are on the barrel at 880, with 3 deals to win from it.",
            "Bo made 10 as defender: plus 10.",
            "Cem made 20 as defender: plus 20.",
        ],
    ),
    "a fall by another who takes the barrel": (
        RUSSIAN,
        Standing(totals=(880, 790, 0)),
        (0, 94, 26),
        100,
        {"declarer": 2},
        [
            "Cem made 26, less than the contract of 100: minus 100.",
            "You are on the barrel and not declarer: no points.",
            "Another player takes the barrel: minus 120, you are off it.",
            "That was your fall 1 from the barrel; fall 3 makes the total 0.",
            "Bo made 94 as defender, rounded: plus 95.",
            "Bo’s total stops at 880: 5 of these points do not count.",
            "Bo is on the barrel at 880, with 3 deals to win from it.",
        ],
    ),
    "the third fall": (
        RUSSIAN,
        Standing(totals=(0, 880, 0), barrel_deals=(0, 2, 0), barrel_falls=(0, 2, 0)),
        (100, 10, 10),
        100,
        {},
        [
            "You made 100 with a contract of 100: plus 100.",
            "Bo is on the barrel and not declarer: no points.",
            "That was Bo’s last deal on the barrel: minus 120, and off it.",
            "That was fall 3 of Bo from the barrel: the total becomes 0.",
            "Cem made 10 as defender: plus 10.",
        ],
    ),
    "a contract failed on the barrel that leads to 555": (
        RUSSIAN,
        Standing(totals=(880, 0, 0)),
        (60, 40, 20),
        325,
        {},
        [
            "You made 60, less than the contract of 325: minus 325.",
            "You have fallen off the barrel.",
            "That was your fall 1 from the barrel; fall 3 makes the total 0.",
            "Your total comes to exactly 555: it becomes 0.",
            "Bo made 40 as defender: plus 40.",
            "Cem made 20 as defender: plus 20.",
        ],
    ),
    "555 of a defender": (
        RUSSIAN,
        Standing(totals=(0, 535, 0)),
        (100, 20, 0),
        100,
        {},
        [
            "You made 100 with a contract of 100: plus 100.",
            "Bo made 20 as defender: plus 20.",
            "Bo’s total comes to exactly 555: it becomes 0.",
            "Cem made 0 as defender: plus 0.",
        ],
    ),
    "golden: all scores double": (
        KURNIK._replace(golden_deal=1),
        Standing(),
        (131, 22, 27),
        120,
        {},
        [
            "You made 131 with a contract of 120, which counts double: plus 240.",
            "Bo made 22 as defender; 20 doubled: plus 40.",
            "Cem made 27 as defender; 30 doubled: plus 60.",
        ],
    ),
    "blind: the contract alone doubles": (
        RUSSIAN._replace(blind_bid=1),
        Standing(totals=(300, 0, 0)),
        (119, 1, 0),
        120,
        {"blind": True},
        [
            "You made 119, less than the contract of 120, which counts double: minus 240.",
            "Bo made 1 as defender, rounded: plus 0.",
            "Cem made 0 as defender: plus 0.",
        ],
    ),
}


@pytest.mark.parametrize("name", SETTLED)
def test_what_a_deal_brought(name: str) -> None:
    rules, before, points, contract, more, sentences = SETTLED[name]
    assert settled(rules, before, points, contract, **more) == sentences
