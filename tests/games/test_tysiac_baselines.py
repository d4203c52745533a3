"""The frozen baselines of Tysiac: what they decide is pinned, so that a change is noticed, and in part known."""

import hashlib

import pytest

from chiliad.bot import Budget, ask
from chiliad.bots import bot_class, play_out
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.state import PLAY
from chiliad.play.duplicate import DuplicateChance
from chiliad.play.match import Match
from games.stepping import observed
from games.tysiac_positions import bought, dealt, eights, on_barrel


def digest(lines):
    return hashlib.sha256("\n".join(map(str, lines)).encode()).hexdigest()[:16]


def decided(name, table, seed=5, nodes=None):
    info = observed(GAME, GAME.observe(table.rules, table.state, table.state.turn))
    budget = None if nodes is None else Budget(nodes=nodes)
    return GAME.action_text(table.rules, table.state, ask(bot_class("tysiac", name)(seed), info, budget).action)


# --- Pinned -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, nodes, pinned",
    [
        ("greedy", 1, "c6315955e53c2ab7"),
        ("thumb", 1, "d87656eacbee3513"),
        ("flat32", 300, "a4d44ea246ffa511"),
        ("pimc20", 60, "8da1a0a8846a8e50"),
    ],
)
def test_a_match_of_each_baseline_is_what_it_has_always_been(name, nodes, pinned):
    """Three of them play three deals with a small budget.

    If this fails, a published figure no longer means what it says: give the changed player another name.
    """
    match = Match("tysiac", [f"bot:{name}"] * 3, chance=DuplicateChance(12))
    play_out(match, [name] * 3, deals_max=3, seed=34, budget=Budget(nodes=nodes))
    assert digest(action for deal in match.record.deals for action in deal.actions) == pinned


@pytest.mark.parametrize("name, pinned", [("flat32", "5eb06f270e3877f7"), ("pimc20", "4c7bf0c5c1c19621")])
def test_the_last_cards_with_all_worlds_are_what_they_have_always_been(name, pinned):
    """Greedy's cards until each seat has four; from there with the baseline's own numbers, which no budget cuts."""
    lines = []
    for deal in range(3):
        match = Match("tysiac", ["bot:greedy"] * 3, chance=DuplicateChance(100 + deal))
        match.begin_deal()
        while not match.deal_over:
            late = match.state.phase == PLAY and sum(match.observe(0).counts) <= 12
            bot = bot_class("tysiac", name if late else "greedy")(deal)
            decision = ask(bot, match.information_state())
            lines += [f"{one.action} {one.value:.3f}" for one in decision.candidates]
            match.play(decision.action)
    assert digest(lines) == pinned


def test_bid_and_gift_with_all_worlds_are_what_they_have_always_been():
    deal = dealt("9s Js Ts 9h Jh", "As Kh Qh 9d Jd 9c Jc", "Ks Qs").do("0 bid 100")
    bid, gift = (
        ask(bot_class("tysiac", "flat32")(3), observed(GAME, GAME.observe(table.rules, table.state, 1)))
        for table in (deal, deal.do("1 bid 120", "2 pass", "0 pass"))
    )
    lines = [f"{one.action} {one.value:.3f}" for one in (*bid.candidates, *gift.candidates)]
    assert digest(lines) == "14e902a2dc523227"


# --- Rules of thumb ---------------------------------------------------------------------------------------------------


def test_thumb_bids_by_aces_and_marriages():
    promising = dealt("9s Js Ts 9h Jh", "As Kh Qh 9d Jd 9c Jc", "Ks Qs").do("0 bid 100")
    assert decided("thumb", promising) == "1 bid 105"  # 60 + 15 + 100 are promised
    assert decided("thumb", promising.do("1 bid 160", "2 bid 180", "0 pass")) == "1 pass"
    poor = dealt("As Ks Qs", "9s Js Ts 9d Jd 9c Jc").do("0 bid 100")
    assert decided("thumb", poor) == "1 pass"


def test_thumb_keeps_marriages_and_concedes_what_it_can_not_make():
    kept = bought(dealt("As Ac Kh Qh Td Tc Ts", "", "", "9s 9d Jd"))
    assert decided("thumb", kept) == "0 give 1 9s"
    hopeless = bought(dealt("9s Js 9h Jh 9d Jd 9c", "", "", "Jc Qs Qd"))
    assert decided("thumb", hopeless) == "0 concede"


def test_thumb_on_the_barrel_names_what_leaves_it():
    table = bought(dealt("As Ac Kh Qh Td Tc Ts", "", "", "9s 9d Jd", before=on_barrel(0, None, None)))
    assert decided("thumb", table.do("0 give 1 9s", "0 give 2 9d")) == "0 contract 120"


def test_thumb_leads_aces_then_marriages_and_takes_what_it_can():
    table = eights("Ah Ks Qs 9s Js Td Jd 9d", "Jh 9h Kd Qd As Ts Tc 9c", "Th Kh Qh Ad Ac Kc Qc Jc")
    assert decided("thumb", table) == "0 play Ah"
    table = table.cards("Ah 9h Qh")
    assert decided("thumb", table) == "0 marry Ks"
    table = table.cards("Ks+")
    assert decided("thumb", table) == "1 play As"


# --- Roll-outs and solving --------------------------------------------------------------------------------------------

LONG_SPADES = "As Ks Qs Js Ts 9s Ah Kh", "Qh Jh Th 9h Ad Kd Qd Jd", "Td 9d Ac Kc Qc Jc Tc 9c"


def two_left():
    """Six tricks of spades are over, and all others are needed."""
    played = "As Qh Td  Ts Jh 9d  Ks 9h Qc  Qs Qd Jc  Js Jd Tc  9s Kd 9c"
    return eights(*LONG_SPADES, contract=120).cards(played)


@pytest.mark.parametrize("name", ["flat32", "pimc20"])
def test_searching_baselines_find_what_is_plain(name):
    assert decided(name, two_left(), nodes=400) == "0 play Ah"  # the ten still out takes the king
    sure = bought(dealt("As Ks Qs Ah Kh Qh Ad", "", "", "Ac 9d 9c"))
    assert decided(name, sure, nodes=400) in {"0 give 1 9d", "0 give 1 9c"}
    hopeless = bought(dealt("9s Js 9h Jh 9d Jd 9c", "", "", "Jc Qs Qd"))
    assert decided(name, hopeless, nodes=400) == "0 concede"


@pytest.mark.parametrize("name", ["flat32", "pimc20"])
def test_a_small_budget_takes_fewer_worlds_and_a_large_one_changes_nothing(name):
    table = eights(*LONG_SPADES, contract=120).cards("As Qh Td  Ts Jh 9d  Ks 9h Qc  Qs Qd Jc")
    info = observed(GAME, GAME.observe(table.rules, table.state, table.turn))
    none, large, small = (
        ask(bot_class("tysiac", name)(9), info, budget) for budget in (None, Budget(nodes=10**6), Budget(nodes=200))
    )
    assert large == none != small
    assert {one.action for one in small.candidates} == set(info.legal_actions())
