"""tools/feeding.py: which turns are a chance to feed the other defender, and what is counted of a match."""

import json
import random
import subprocess
import sys

import pytest

from chiliad._jit import COMPILED
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.state import CARDS, KIND_PLAY
from chiliad.games.tysiac.tricks import apply_play
from games.solver_endings import OPTION_SETS, Minimax, random_ending, rules_of
from games.test_tysiac_endings import all_hands, endings_of
from games.tysiac_positions import eights, mask_of
from games.unseen_endings import Unseen, hands_of, move_of, position, words_of
from page.conftest import tool
from source import TOOLS

feeding = tool("feeding")

# Seat 0 is the declarer and leads, seat 1 plays second.
LEADS = "9s Js 9h Jh 9d Jd 9c Jc"
RICH, POOR = "As Qs Ah Kh Ad Qd Ac Kc", "Ts Ks Qh Th Kd Td Qc Tc"


def chance(cards, *hands):
    table = eights(*hands).cards(cards)
    return feeding.chance_to_feed(table.rules, table.state).feeding


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


def test_there_is_need_where_that_card_alone_breaks_the_contract():
    rng, options, found = random.Random(5), OPTION_SETS[0], []
    rules = rules_of(options)
    while sum(found) < 3 or len(found) < 100:
        state = random_ending(rules, rng, 3)
        fed, harmless = feeding.chance_to_feed(rules, state)
        minimax = Minimax(options, state.auction.declarer)
        worth = {
            card: minimax.points(apply_play(rules, state, card))
            for card in range(CARDS)
            if (fed | harmless) >> card & 1
        }
        for card in (card for card in worth if fed >> card & 1):
            least = min(points for other, points in worth.items() if harmless >> other & 1)
            contract = rng.choice([*worth.values(), worth[card] + 1])
            auction = state.auction._replace(contract=contract)
            found.append(worth[card] < contract <= least)
            assert feeding.needed(rules, state._replace(auction=auction), KIND_PLAY << 6 | card, harmless) == found[-1]


def test_a_card_is_certain_where_it_alone_breaks_the_contract_against_every_hand():
    rng, found = random.Random(6), []
    for rules, state in endings_of(1000, 3, 33):
        fed, harmless = feeding.chance_to_feed(rules, state)
        if not fed:
            continue
        contract = state.points[state.auction.declarer] + rng.randrange(10, 40)
        state = state._replace(auction=state.auction._replace(contract=contract))
        twin = Unseen(words_of(rules), state, state.turn)
        worlds = [hands_of(hands) for hands in all_hands(GAME.observe(rules, state, state.turn))]
        breaks = {
            card: twin.forced_after(worlds, *position(state), move_of(KIND_PLAY << 6 | card))
            for card in range(CARDS)
            if (fed | harmless) >> card & 1
        }
        alone = not any(breaks[card] for card in breaks if harmless >> card & 1)
        for card in (card for card in breaks if fed >> card & 1):
            found.append(alone and breaks[card])
            assert feeding.certain(rules, state, KIND_PLAY << 6 | card, harmless) == found[-1]
    assert found
    assert not all(found)
    assert any(found) or not COMPILED, "a plain engine plays few deals"


def test_greedy_feeds():
    found = list(feeding.measured("greedy", 4, 1, 1))
    told = feeding.summary("greedy", found)
    assert told["chances"] >= told["fed"] > 0.3 * told["chances"]
    assert told["share"] == (told["fed"] - told["needed"] - told["certain"]) / told["chances"]
    assert told["deals"] > told["matches"] == 4
    command = [sys.executable, TOOLS / "feeding.py", "greedy", "--matches", "4", "--workers", "2", "--json"]
    assert json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout) == told
