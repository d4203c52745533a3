"""What a record of the family of Tysiac may not say, and which fault is told: section 10 of the family's rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chiliad.errors import BadRecord, Unreadable
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.records import read, redact, write
from chiliad.records.options import read_options
from games.tysiac_family_options import NOT_VALUES

TYSIAC = GAMES["tysiac"]
NAMES = ["Ala", "Bo", "Cem", "Dan"]
HANDS = {
    2: ["0 AsTsKsQs9sThAcKc9h9c", "1 AhKhQhJhAdKdQdJdTcTd", "talon 1 Jc9d", "talon 2 QcJs"],
    3: ["0 AsKsJsTh9dJdAc", "1 KhQhAhTsTc9c9h", "2 AdKdTdQsJhQc9s", "talon QdKcJc"],
    4: ["0 AsTsKsQsThAcKc", "2 AhJhQhTdJdTcJs", "3 KdQd9s9hAd9c9d", "talon KhJcQc"],
}
BEFORE = {"totals": [0, 0, 0], "concessions": [0, 0, 0], "empty_hands": [0, 0, 0], "barrel_deals": [0, 0, 0]}
DEALERS = {2: 1, 3: 2, 4: 1}  # the seat after the dealer opens: 0, 0 and 2
NINES = ["0 9s9h9c9dJsJhJc", "1 AsTsKsQsAhThKh", "2 QhAcTcKcQcAdTd", "talon KdQdJd"]


def text(
    *played: str, preset: str = "playroom", players: int = 3, dealt: Any = None, before: Any = None, **options: Any
) -> str:
    """A record whose only deal is not over; ``before``: what differs before it from a match that begins."""
    options = {**({"players": players} if players != 3 else {}), **options}
    lines = [f"deal {one}" for one in dealt or HANDS[players]] + list(played)
    head = f'format = "chiliad 1"\ngame = "tysiac"\nrules = "{preset}"\nplayers = {json.dumps(NAMES[:players])}\n'
    chosen = "".join(f"{key} = {json.dumps(value)}\n" for key, value in options.items())
    standing = ", ".join(f"{key} = {json.dumps(value)}" for key, value in {**BEFORE, **(before or {})}.items())
    stood = "" if before is None else f"before = {{{standing}}}\n"
    deal = f"\n[[deal]]\ndealer = {DEALERS[players]}\n{stood}actions = {json.dumps(lines)}\n"
    return head + (f"\n[options]\n{chosen}" if chosen else "") + deal


def fault(record: str) -> tuple[int, int, str]:
    with pytest.raises(BadRecord) as caught:
        read(record)
    return caught.value.deal, caught.value.action, caught.value.slug


# --- Options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key, value", [one for one in NOT_VALUES if one != ("must_beat", "no")])
def test_1_values(key, value):
    """A record may write the words of a yes or no; the twin's options are read, so it takes true and false alone."""
    with pytest.raises(Unreadable) as refused:
        read_options(TYSIAC, "playroom", {key: value})
    assert refused.value.slug == "bad-option-value"
    assert refused.value.details["key"] == key
    record = text(target=1).replace("target = 1", f"{key} = {json.dumps(value)}")
    assert fault(record) == (0, 0, "bad-option-value")


def test_10_options_that_disagree_are_told_after_all_single_values_are_read():
    both = {"dump_truck": "plus", "step": 10}
    assert fault(text(**both)) == (0, 0, "options-disagree")
    assert fault(text(**both, opening="never")) == (0, 0, "bad-option-value")


# --- Actions ----------------------------------------------------------------------------------------------------------

BOUGHT_OF_TWO = ("0 bid 100", "1 pass")
BOUGHT = ("0 bid 100", "1 pass", "2 pass")
BOUGHT_OF_FOUR = ("2 bid 100", "3 pass", "0 pass")


@pytest.mark.parametrize(
    "played, rules, slug",
    [
        pytest.param((*BOUGHT_OF_TWO, "0 take 3"), {"players": 2}, "no-such-talon", id="a talon that there is not"),
        pytest.param((*BOUGHT_OF_FOUR, "2 give 1 As"), {"players": 4}, "bad-seat", id="a gift to who sits out"),
        pytest.param(("4 pass",), {"players": 4}, "bad-seat", id="a seat that four have not"),
        pytest.param(("0 redeal",), {}, "bad-action", id="a redeal that is switched off"),
        pytest.param(("0 blind",), {}, "bad-action", id="a blind bid that is switched off"),
        pytest.param((*BOUGHT, "0 take 1"), {}, "bad-action", id="a choice of talons for three"),
        pytest.param((*BOUGHT, "0 discard 9d"), {}, "bad-action", id="a discard of three"),
        pytest.param((*BOUGHT_OF_TWO, "0 take 1", "0 give 1 As"), {"players": 2}, "bad-action", id="a gift of two"),
        pytest.param(
            (*BOUGHT, "0 concede"),
            {"concession": "no", "before": {"totals": [880, 0, 0]}},
            "concession-off",
            id="conceding is off, and told before the barrel",
        ),
        pytest.param(("0 bid 105",), {"preset": "kurnik"}, "opening-is-hundred", id="the opening bid"),
    ],
)
def test_10_refusals(played, rules, slug):
    deal, action, told = fault(text(*played, **rules))
    assert (deal, told) == (1, slug)
    assert action == len(HANDS[rules.get("players", 3)]) + len(played)


@pytest.mark.parametrize("contract", [100, 105, 125, 130, 400])
def test_10_a_golden_contract_is_fixed_before_it_is_anything_else(contract):
    played = ("0 give 1 As", "0 give 2 Ks", f"0 contract {contract}")
    assert fault(text(*played, golden_deal=True))[2] == "contract-fixed"


@pytest.mark.parametrize("preset, told", [("playroom", "100 or more"), ("kurnik", "100")])
def test_3_who_must_open_is_told_with_how_much(preset, told):
    with pytest.raises(BadRecord) as caught:
        read(text("0 pass", preset=preset))
    assert Language("en").sentence(caught.value) == f"seat 0 must open with {told}"


def test_10_two_talons_come_in_their_order():
    first, second, one, two = HANDS[2]
    assert fault(text(players=2, dealt=[first, second, two, one]))[2] == "deal-line-order"


# --- Before a deal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "before, rules, slug",
    [
        ({"barrel_falls": [1, 0, 0]}, {}, "bad-key"),
        ({"golden_deals": 1}, {}, "bad-key"),
        ({"golden_deals": 4}, {"golden_deal": True}, "before-bad-counter"),
        ({"concessions": [2, 0, 0]}, {"preset": "kurnik"}, "before-bad-counter"),
        ({"concessions": [1, 0, 0], "barrel_falls": [0, 0, 0]}, {"preset": "russian"}, "before-bad-counter"),
        ({"concessions": [1, 0, 0]}, {"concession": "no"}, "before-bad-counter"),
        ({"empty_hands": [1, 0, 0]}, {"preset": "kurnik"}, "before-bad-counter"),
        ({"barrel_deals": [1, 0, 0]}, {"preset": "polish"}, "before-bad-counter"),
    ],
)
def test_10_counters_that_can_not_stand_before_a_deal(before, rules, slug):
    assert fault(text(before=before, **rules))[2] == slug


def test_10_no_golden_deals_played_is_nothing_before_the_first_deal():
    record = read(text(golden_deal=True, before={"golden_deals": 0}))
    assert "before" not in write(record)
    assert write(read(text(golden_deal=True))) == write(record)


# --- Void deals -------------------------------------------------------------------------------------------------------


def void_deals(number: int, last_dealer: int = 2) -> str:
    """Deals that four nines end; the next one is dealt by a dealer of the test."""
    one = text("0 redeal", preset="kurnik", dealt=NINES)
    head, _, deal = one.partition("\n[[deal]]\n")
    figures = "points = [0, 0, 0]\nscores = [0, 0, 0]\n"
    lines = json.dumps([f"deal {hand}" for hand in NINES])
    after = f"\n[[deal]]\ndealer = {last_dealer}\nactions = {lines}\n"
    return head + f"\n[[deal]]\n{deal}{figures}" * number + after


def test_10_any_number_of_deals_in_a_row_may_be_void():
    record = read(void_deals(3))
    assert [(deal.dealer, deal.settlement and deal.settlement.scores) for deal in record.deals[:3]] == [
        (2, (0, 0, 0))
    ] * 3
    assert record.deals[3].before == record.deals[0].before
    assert write(read(write(record))) == write(record)


def test_10_the_same_dealer_deals_after_a_void_deal():
    assert fault(void_deals(2, last_dealer=0)) == (3, 0, "wrong-dealer")


def test_10_a_void_deal_scores_nothing():
    wrong = void_deals(1).replace("scores = [0, 0, 0]", "scores = [0, 0, 5]")
    assert fault(wrong)[:2] == (1, 0)


# --- Hands that nobody may see yet ------------------------------------------------------------------------------------


def test_5_2_the_blind_opener_knows_what_the_public_knows():
    """The record that the opener may see is that of the public, until the hand is seen."""
    rules = {"preset": "kurnik", "blind_bid": True, "before": {"totals": [300, 0, 0]}}
    for played in ((), ("0 blind",), ("0 blind", "1 pass")):
        record = read(text(*played, **rules))
        assert redact(record, 0) == redact(record, None)
    seen = read(text("0 blind", "1 pass", "2 pass", **rules))
    assert redact(seen, 0) != redact(seen, None)
    for played in ((), ("0 bid 100",)):
        record = read(text(*played, **{**rules, "before": None}))
        assert redact(record, 0) != redact(record, None), "below 240 the blind bid is not on offer"


def test_5_2_with_four_nines_the_opener_alone_learns_of_them():
    rules = {"preset": "kurnik", "blind_bid": True, "before": {"totals": [300, 0, 0]}}
    record = read(text(dealt=NINES, **rules))
    assert "deal 0 JsJhJc9s9h9d9c" in redact(record, 0)
    for other in (1, 2, None):
        assert "deal 0 ??????????????" in redact(record, other)
