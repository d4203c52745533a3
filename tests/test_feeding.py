"""tools/feeding.py: which turns are a chance to feed the other defender, and what is counted of a match."""

import json
import subprocess
import sys

import pytest

from games.tysiac_positions import eights, mask_of
from page.conftest import tool
from source import TOOLS

feeding = tool("feeding")

# Seat 0 is the declarer and leads, seat 1 plays second.
LEADS = "9s Js 9h Jh 9d Jd 9c Jc"
RICH, POOR = "As Qs Ah Kh Ad Qd Ac Kc", "Ts Ks Qh Th Kd Td Qc Tc"


def chance(cards, *hands):
    table = eights(*hands).cards(cards)
    return feeding.chance_to_feed(table.rules, table.state)


def test_a_defender_who_plays_last_to_the_other_defenders_trick_may_feed_it():
    assert chance("Js As", LEADS, RICH, POOR) == mask_of("Ts")
    assert chance("Js Qs", LEADS, RICH, POOR) == 0, "the ten would take the trick"


@pytest.mark.parametrize(
    "why, cards, hands",
    [
        ("the declarer leads", "", (LEADS, RICH, POOR)),
        ("the second player does not know who takes the trick", "Js", (LEADS, RICH, POOR)),
        ("the declarer takes the trick", "As Js", ("As 9s 9h Jh 9d Jd 9c Jc", "Js Qs Ah Kh Ad Qd Ac Kc", POOR)),
        (
            "the ten is all there is",
            "Js As",
            ("9s Js Qs 9h Jh 9d Jd 9c", "As Ks Ah Kh Ad Qd Ac Kc", "Ts Qh Th Kd Td Qc Tc Jc"),
        ),
        ("half of a marriage is not harmless", "Js As", (LEADS, "As Tc Ah Kh Ad Qd Ac Kc", "Ts Ks Qs Th Kd Td Qc Qh")),
    ],
)
def test_no_other_turn_is_a_chance(why, cards, hands):
    assert chance(cards, *hands) == 0, why


def test_greedy_feeds():
    found = list(feeding.measured("greedy", 4, 1, 1))
    told = feeding.summary("greedy", found)
    assert told["chances"] >= told["fed"] > 0.3 * told["chances"]
    assert told["deals"] > told["matches"] == 4
    command = [sys.executable, TOOLS / "feeding.py", "greedy", "--matches", "4", "--workers", "2", "--json"]
    assert json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout) == told
