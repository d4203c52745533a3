"""``chiliad settle tysiac`` for two, three and four players: the examples of the rules of the family, and the twin."""

from __future__ import annotations

import os
import random
import re
from typing import Any

import pytest

from chiliad.errors import ChiliadError, Unreadable
from chiliad.games import GAMES
from chiliad.games.tysiac import score_sheet
from chiliad.games.tysiac.options import CONCESSION_NO
from chiliad.i18n.language import Language, available
from chiliad.records.options import read_options
from games import tysiac_family_examples as examples
from naive import tysiac_options, tysiac_scoring, tysiac_typed
from pace import kernel_count
from sheets import tysiac_deals
from sheets.answers import Keeper
from sheets.changed import changed_tysiac

TYSIAC: Any = GAMES["tysiac"]
PLAYERS = [2, 3, 4]


# ------------------------------------------------------------------------------- the examples of the rules


def figures_of(example: examples.Settlement) -> dict[str, object]:
    """What a score-keeper would say of an example."""
    options = tysiac_options.rule_set(example.preset, example.options)
    dealer = example.players - 1 if example.dealer is None else example.dealer
    figures: dict[str, object] = {"dealer": dealer, "before": example.before}
    if example.void:
        return {**figures, "void": True}
    figures |= {"declarer": example.declarer, "contract": example.contract, "conceded": example.conceded}
    figures |= {"blind": True} if example.blind else {}
    if options["players"] == 4 and options["sitter"] == "talon":
        figures["talon"] = example.talon or "9s9h9d"
    if not example.conceded:
        playing = tysiac_scoring.who_plays(dealer, example.players)
        tricks = [int(seat in playing) for seat in range(example.players)]
        tricks[playing[0]] += tysiac_deals.tricks_of(example.players) - len(playing)
        figures |= {"points": list(example.made or example.points), "tricks": list(example.tricks or tricks)}
    return figures


@pytest.mark.parametrize("example", [pytest.param(example, id=example.id) for example in examples.SETTLEMENTS])
def test_an_example_of_the_rules(example: examples.Settlement) -> None:
    options = tysiac_options.rule_set(example.preset, example.options)
    rules: Any = read_options(TYSIAC, example.preset, example.options)
    told = score_sheet.settled(rules, figures_of(example))
    after = {**tysiac_options.zero(options), **example.after}
    before = {**tysiac_options.zero(options), **example.before}
    scores = [new - old for new, old in zip(after["totals"], before["totals"], strict=True)]
    assert told == {"scores": scores, "after": after, "winner": example.winner}
    assert list(told["after"]) == list(after)


# ------------------------------------------------------------------------------------ random settlements


MIXED = "mixed"
SETTLEMENTS = int(os.environ.get("SETTLEMENTS", "0")) or kernel_count(300)  # of each; make agreement: 2,000


REFUSED = (
    "points-too-many",
    "points-no-tricks",
    "points-no-marriages",
    "points-no-leftovers",
    "points-conceded",
    "concede-on-barrel",
    "contract-fixed",
    "declarer-not-opener",
    "blind-not-offered",
)


def told_or_slug(rules: Any, figures: dict[str, object]) -> Any:
    """What ``chiliad settle`` says, or the slug of why it refuses."""
    try:
        return score_sheet.settled(rules, figures)
    except ChiliadError as error:
        return error.slug


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("preset", [MIXED, *TYSIAC.presets])
def test_every_settlement_agrees_with_the_twin(preset: str, players: int) -> None:
    """Random figures of a preset, or of random options: what ``chiliad settle`` says is what the twin says."""
    rng, settled = random.Random(f"settle {players}"), 0
    mixed, base = preset == MIXED, "playroom" if preset == MIXED else preset
    for _ in range(SETTLEMENTS):
        options = tysiac_deals.random_options(rng, players) if mixed else {"players": players}
        rules: Any = read_options(TYSIAC, base, options)
        whole = tysiac_options.rule_set(base, options)
        before, dealer = tysiac_deals.random_standing(rng, rules), rng.randrange(players)
        figures = tysiac_deals.random_figures(rng, whole, before, dealer)
        if rng.random() < 0.4:
            figures = changed_tysiac(rng, whole, dealer, figures)
        told = told_or_slug(rules, {"dealer": dealer, "before": before, **figures})
        if isinstance(told, str):
            assert told in REFUSED
            assert not tysiac_typed.can_be(whole, before, dealer, figures), (told, options, before, dealer, figures)
            continue
        assert tysiac_typed.can_be(whole, before, dealer, figures), (options, before, dealer, figures)
        _, scores, after, winner, _ = tysiac_typed.settle_figures(whole, before, dealer, figures)
        assert told == {"scores": scores, "after": after, "winner": winner}, (options, figures)
        settled += 1
    assert settled > SETTLEMENTS // 2


# ------------------------------------------------------------------------------------- what is refused

THREE = {"dealer": 2, "declarer": 0, "contract": 100, "points": [70, 30, 20], "tricks": [4, 2, 2]}
TWO = {"dealer": 1, "declarer": 0, "contract": 100, "points": [73, 47], "tricks": [6, 4]}
FOUR = {**THREE, "dealer": 3, "points": [70, 30, 20, 0], "tricks": [4, 2, 2, 0], "talon": "AhKdQd"}


def refused(rules: Any, figures: dict[str, object]) -> Unreadable:
    with pytest.raises(Unreadable) as raised:
        score_sheet.settled(rules, figures)
    assert re.fullmatch("[a-z-]+", raised.value.slug)
    for language in available():
        assert raised.value.slug not in Language(language).sentence(raised.value)
    return raised.value


def test_the_figures_that_are_refused() -> None:
    rules = TYSIAC.presets["russian"]._replace(ace_marriage=1)
    aces = {**THREE, "points": [270, 30, 20], "aces": 0}
    assert score_sheet.settled(rules, aces)["scores"] == [100, 30, 20]
    hearts = {**THREE, "points": [70, 130, 20], "marriages": [[1, "h"]]}
    assert score_sheet.settled(rules, hearts)["scores"] == [-100, 130, 20]
    cases: dict[str, dict[str, object]] = {
        "missing-key": {"dealer": 2, "declarer": 0},
        "void-and-more": {"dealer": 2, "void": True, "points": [0, 0, 0]},
        "not-marriages": {**hearts, "marriages": [["h", 1]]},
        "marriage-twice": {**hearts, "marriages": [[1, "h"], [0, "h"]]},
        "points-no-marriages": {**hearts, "marriages": [[1, "d"]]},
        "tricks-sum": {**THREE, "tricks": [4, 2, 1]},
        "not-yes-or-no": {**THREE, "void": 1},
        "bad-key": {**THREE, "blind": True},
    }
    for slug, figures in cases.items():
        assert refused(rules, figures).slug == slug, figures
    off = refused(rules._replace(concession=CONCESSION_NO), {**THREE, "points": [0, 0, 0], "conceded": True})
    assert off.slug == "concession-off"


def test_t24_who_has_won_no_trick_has_no_points_of_cards() -> None:
    rules = TYSIAC.presets["russian"]
    for tricks in ([8, 0, 0], [5, 3, 0]):
        assert refused(rules, {**THREE, "tricks": tricks}).slug == "points-no-tricks"
    lone = {**THREE, "points": [120, 0, 0]}
    assert score_sheet.settled(rules, {**lone, "tricks": [7, 1, 0]})["after"]["empty_hands"] == [0, 0, 1]
    assert refused(rules, {**lone, "tricks": [6, 1, 1]}).slug == "points-no-tricks"  # two tricks of 9s
    # The rules of the family, 7: the declarer marries on the first lead, and wins nothing.
    first_lead = {**THREE, "points": [40, 70, 50], "tricks": [0, 5, 3]}
    assert refused(rules, first_lead).slug == "points-no-tricks"
    settled = score_sheet.settled(rules._replace(first_trick_marriage=1), first_lead)
    assert (settled["scores"], settled["after"]["empty_hands"]) == ([-100, 70, 50], [1, 0, 0])
    another = {**first_lead, "declarer": 1, "points": [40, 70, 50]}
    assert refused(rules._replace(first_trick_marriage=1), another).slug == "points-no-tricks"


def test_t24_a_declarer_who_may_have_declared_on_the_first_lead_is_asked_for_tricks() -> None:
    first_lead = {"declarer": 0, "contract": 100, "points": [40, 70, 50], "tricks": [0, 5, 3]}
    rules = TYSIAC.presets["russian"]
    for allowed, tricks in ((0, [6, 1, 1]), (1, [0, 7, 1])):
        keeper = Keeper("tysiac", first_lead)
        assert score_sheet.asked(rules._replace(first_trick_marriage=allowed), None, 2, {}, keeper)["tricks"] == tricks
        assert keeper.asked_for_tricks == ([0] if allowed else [])


def test_t22_a_conceded_deal_has_no_tricks_and_no_marriages() -> None:
    conceded = {"dealer": 2, "declarer": 0, "contract": 100, "conceded": True}
    for more in ({"tricks": [8, 0, 0]}, {"marriages": [[0, "h"]]}, {"points": [120, 0, 0]}):
        assert refused(TYSIAC.presets["playroom"], {**conceded, **more}).slug == "points-conceded"
    idle = {**conceded, "tricks": [0, 0, 0], "marriages": [], "points": [0, 0, 0]}
    assert score_sheet.settled(TYSIAC.presets["playroom"], idle)["scores"] == [0, 60, 60]


def test_t36_a_blind_bid_is_the_openers_where_it_was_on_offer() -> None:
    rules = TYSIAC.presets["russian"]._replace(blind_bid=1)
    blind = {**THREE, "contract": 120, "blind": True, "points": [130, 20, 10], "before": {"totals": [240, 0, 0]}}
    assert score_sheet.settled(rules, blind)["scores"] == [240, 20, 10]
    assert refused(rules, {**blind, "before": {"totals": [235, 300, 300]}}).slug == "blind-not-offered"
    assert refused(rules, {**blind, "before": {"totals": [240, 880, 0]}}).slug == "blind-not-offered"
    assert refused(rules, {**blind, "declarer": 1}).slug == "declarer-not-opener"
    assert refused(rules, {**blind, "contract": 130}).slug == "contract-fixed"
    golden = {**blind, "before": {"totals": [240, 0, 0], "golden_deals": 2}}
    assert refused(rules._replace(golden_deal=1), golden).slug == "blind-not-offered"


def test_t37_a_golden_deal_has_the_opener_as_declarer_and_is_never_void() -> None:
    rules = TYSIAC.presets["russian"]._replace(golden_deal=1)
    golden = {**THREE, "contract": 120, "points": [130, 20, 10]}
    assert score_sheet.settled(rules, golden)["scores"] == [240, 40, 20]
    assert refused(rules, {**golden, "declarer": 1}).details == {"seat": 0}
    assert refused(rules, {**golden, "declarer": 1}).slug == "declarer-not-opener"
    assert refused(rules, {"dealer": 2, "void": True}).slug == "bad-key"
    later = {"before": {"totals": [0, 0, 0], "golden_deals": 3}}
    assert score_sheet.settled(rules, {"dealer": 2, "void": True, **later})["scores"] == [0, 0, 0]


@pytest.mark.parametrize(
    "options,change,slug",
    [
        # The sums: 120 in cards, the leftovers in them.
        ({}, {"points": [73, 46]}, "points-no-marriages"),
        ({}, {"points": [73, 47 + 40]}, ""),
        ({}, {"points": [400, 0]}, ""),  # ten cards can make 400
        ({}, {"points": [401, 0]}, "figure-out-of-bounds"),
        ({}, {"points": [1, 119]}, "points-no-tricks"),
        ({}, {"points": [73, 47, 0]}, "wrong-number-count"),
        # With nobody the worth of the four cards is missing.
        ({"leftovers": "nobody"}, {"points": [73, 47]}, ""),
        ({"leftovers": "nobody"}, {"points": [116, 27]}, ""),  # 76 + 40 and 27: As 9d Kc Js are left over
        ({"leftovers": "nobody"}, {"points": [40, 36]}, ""),  # the four aces are left over
        ({"leftovers": "nobody"}, {"points": [40, 35]}, "points-no-leftovers"),
        ({"leftovers": "nobody"}, {"points": [40, 79]}, ""),  # with 40 for a marriage, and an ace and three tens left
        ({"leftovers": "nobody"}, {"points": [40, 79], "marriages": []}, "points-no-leftovers"),  # no cards are worth 1
        ({"leftovers": "nobody"}, {"points": [40, 78]}, ""),
        ({"leftovers": "nobody"}, {"points": [1, 117]}, "points-no-tricks"),
        # Ten tricks, no fourth seat, no talon.
        ({}, {"tricks": [4, 4]}, "tricks-sum"),
        ({}, {"tricks": [11, 0]}, "figure-out-of-bounds"),
        ({}, {"declarer": 2}, "figure-out-of-bounds"),
        ({}, {"marriages": [[2, "h"]]}, "figure-out-of-bounds"),
        ({}, {"talon": "AhKdQd"}, "bad-key"),
        ({}, {"before": {"totals": [0, 0, 0]}}, "wrong-number-count"),
        ({}, {"before": {"totals": [0, 880]}}, ""),
    ],
)
def test_figures_of_two_players(options: dict[str, Any], change: dict[str, object], slug: str) -> None:
    rules: Any = read_options(TYSIAC, "playroom", {"players": 2, **options})
    if slug:
        assert refused(rules, {**TWO, **change}).slug == slug
    else:
        assert len(score_sheet.settled(rules, {**TWO, **change})["scores"]) == 2


@pytest.mark.parametrize(
    "options,change,slug",
    [
        ({}, {}, ""),
        ({}, {"talon": "A♥ K♦ Q♦".replace(" ", "")}, ""),
        ({}, {"declarer": 3}, "dealer-not-declarer"),
        ({}, {"points": [70, 30, 10, 10]}, "dealer-has-none"),
        ({}, {"points": [70, 30, 20, 40], "marriages": [[3, "s"]]}, "dealer-has-none"),
        ({}, {"points": [70, 30, 60, 0], "marriages": [[3, "s"]]}, "dealer-has-none"),
        ({"ace_marriage": True}, {"points": [270, 30, 20, 0], "aces": 3}, "dealer-has-none"),
        ({}, {"tricks": [4, 2, 1, 1]}, "dealer-has-none"),
        ({}, {"tricks": [4, 2, 1, 0]}, "tricks-sum"),
        ({}, {"points": [70, 30, 20]}, "wrong-number-count"),
        ({}, {"points": [70, 30, 21, 0]}, "points-no-marriages"),
        ({}, {"points": [119, 1, 0, 0]}, "points-no-tricks"),
        ({}, {"dealer": 4}, "figure-out-of-bounds"),
        ({}, {"talon": "AhKd"}, "wrong-card-count"),
        ({}, {"talon": "AhKdQdJd"}, "wrong-card-count"),
        ({}, {"talon": "AhKdKd"}, "card-dealt-twice"),
        ({}, {"talon": "AhKd8d"}, "bad-card"),
        ({}, {"talon": "AhKd??"}, "bad-card"),
        ({}, {"talon": ["Ah", "Kd", "Qd"]}, "bad-type"),
        ({"sitter": "nothing"}, {}, "bad-key"),
    ],
)
def test_figures_of_four_players(options: dict[str, Any], change: dict[str, object], slug: str) -> None:
    rules: Any = read_options(TYSIAC, "kurnik", {"players": 4, **options})
    if slug:
        assert refused(rules, {**FOUR, **change}).slug == slug
    else:
        assert score_sheet.settled(rules, {**FOUR, **change})["scores"] == [-100, 30, 20, 130]


def test_the_talon_is_needed_where_it_counts() -> None:
    bare = {key: value for key, value in FOUR.items() if key != "talon"}
    four = TYSIAC.presets["kurnik"]._replace(players=4)
    assert refused(four, bare).slug == "missing-key"
    assert refused(four, {**bare, "points": [0, 0, 0, 0], "conceded": True}).slug == "missing-key"
    assert score_sheet.settled(four._replace(sitter=0), bare)["scores"] == [-100, 30, 20, 0]
    assert score_sheet.settled(four, {"dealer": 3, "void": True})["scores"] == [0, 0, 0, 0]


def test_a_key_that_these_rules_do_not_have_is_said_without_a_guess() -> None:
    sentence = Language("en").sentence(refused(TYSIAC.presets["playroom"], {**THREE, "talon": "AhKdQd"}))
    assert sentence == "“talon” is not a key that may stand here"
