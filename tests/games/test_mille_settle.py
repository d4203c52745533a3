"""``chiliad settle mille`` in its three forms, against the naive twin, on random deals; and what it refuses."""

import os
import random
from collections import Counter

import pytest

from chiliad.cards import RANKS
from chiliad.errors import Unreadable
from chiliad.games.mille.options import PRESETS
from chiliad.games.mille.score_sheet import OUT_SCORE_MIN, settled
from chiliad.presentation.figures import BadFigures
from naive.mille_scoring import card_value, game_winner, score_deal
from pace import kernel_count
from sheets.mille_deals import DEARER, PACK, cards_form, counts_form, random_deal

DEALS = int(os.environ.get("SETTLEMENTS", "0")) or kernel_count(2000)  # make agreement: 2,000


def told(seats, out, preset="pagat", **more):
    return settled(PRESETS[preset], {"seats": seats, "out": out, **more})


def settled_deals(seed):
    """Random deals, and what the twin makes of each."""
    rng = random.Random(seed)
    for _ in range(DEALS):
        seats, out = random_deal(rng)
        yield rng, seats, out, score_deal(seats, out)


def test_each_form_is_settled_as_the_twin_does():
    seen = Counter()
    for _, seats, out, wanted in settled_deals(1):
        plain = [
            {"score": score, "stars": stars} for score, stars in zip(wanted["scores"], wanted["stars"], strict=True)
        ]
        forms = [(cards_form(seat), counts_form(seat), one) for seat, one in zip(seats, plain, strict=True)]
        for first in forms[0]:
            for second in forms[1]:
                assert told([first, second], out) == wanted, (seats, out)
        seen.update({"stars": max(wanted["stars"]) > 0, "chapeaux": max(wanted["chapeaux"]), "blocked": out is None})
    assert min(seen["stars"], seen["chapeaux"], seen["blocked"]) > DEALS / 20


def test_the_standing_follows_as_the_twin_has_it():
    winners = Counter()
    for rng, seats, out, deal in settled_deals(2):
        preset = rng.choice(sorted(PRESETS))
        options = rng.choice([{}, {"natural_required": True}])
        before = {
            "totals": [5 * rng.randrange(-40, 240), 5 * rng.randrange(-40, 240)],
            "stars": [rng.randrange(3), rng.randrange(3)],
            "chapeaux": [rng.randrange(3), rng.randrange(3)],
        }
        rules = PRESETS[preset]._replace(natural_required=int(bool(options)))
        after = {
            key: [was + new for was, new in zip(before[key], deal["scores" if key == "totals" else key], strict=True)]
            for key in before
        }
        winner = game_winner({"target": rules.target, **options}, after["totals"], after["stars"])
        figures = {"seats": [counts_form(seat) for seat in seats], "out": out, "before": before}
        assert settled(rules, figures) == {**deal, "after": after, "winner": winner}
        winners[winner] += 1
    assert min(winners[0], winners[1], winners[None]) > DEALS / 20


def test_what_is_left_out_of_the_standing_is_zero():
    seats = [{"score": 30, "stars": 0}, {"score": -5, "stars": 0}]
    after = {"totals": [130, -5], "stars": [0, 0], "chapeaux": [0, 1]}
    assert told(seats, 0, before={"totals": [100, 0]})["after"] == after


def test_points_that_are_left_are_a_sum_of_the_other_cards():
    rng = random.Random(3)
    seen = Counter()
    for _ in range(max(DEALS // 10, 20)):
        # Nearly all cards are laid, so many sums cannot be made.
        laid = {rank: [8, 0, 2] if rank in DEARER else [8, 0] for rank in RANKS}
        kept = rng.sample(RANKS, 3)
        rest = [card for card in PACK if card[0] in kept]
        for rank in kept:
            del laid[rank]
        sums = {0}
        for card in rest:
            sums |= {one + card_value(card) for one in sums}
        for left in rng.sample(range(5, 1141, 5), 30):
            figures = [{"laid": laid, "left": 0}, {"laid": {}, "left": left}]
            seen[left in sums] += 1
            if left in sums:
                assert told(figures, 0)["scores"][1] == -left
                continue
            with pytest.raises(BadFigures, match="left-impossible"):
                told(figures, 0)
    assert min(seen[True], seen[False]) > 0


def test_points_that_are_left_in_two_hands_are_sums_of_different_cards():
    # A 3 and a 10 are left, and no card is in both hands.
    laid = {rank: [8, 0, 2] if rank in DEARER else [8, 0] for rank in RANKS}
    laid |= {"3": [7, 0], "T": [7, 0]}
    hands = {(5, 10): True, (10, 5): True, (5, 5): False, (10, 10): False, (15, 5): False}
    for (first, second), possible in hands.items():
        figures = [{"laid": laid, "left": first}, {"laid": {}, "left": second}]
        if possible:
            assert told(figures, None)["scores"][1] == -second
            continue
        with pytest.raises(BadFigures, match="left-impossible"):
            told(figures, None)


def test_who_goes_out_scores_thirty_at_least():
    # Every set that the rules allow, out on it alone: the twin's smallest score is the bound that is refused below.
    scores = []
    for rank in RANKS:
        copies = [card for card in PACK if card[0] == rank]
        twos = [] if rank == "2" else [card for card in PACK if card[0] == "2"]
        for naturals in range(1, 9):
            for wilds in range(len(twos) + 1):
                if naturals + wilds < 3 or (wilds and naturals == 8):
                    continue
                cheapest = sorted(copies, key=card_value)[:naturals] + twos[:wilds]
                seats = [{"sets": {rank: cheapest}, "hand": []}, {"sets": {}, "hand": ["9s"]}]
                scores.append(score_deal(seats, 0)["scores"][0])
    assert min(scores) == OUT_SCORE_MIN


OUT, IN = {"laid": {"K": [3, 0]}, "left": 0}, {"laid": {}, "left": 5}


@pytest.mark.parametrize(
    "seats, slug",
    [
        pytest.param([{}, IN], "missing-key", id="no-figures"),
        pytest.param([{"laid": {"K": [3, 0]}}, IN], "missing-key", id="no-points-left"),
        pytest.param([{"score": 40}, IN], "missing-key", id="no-stars"),
        pytest.param([{**OUT, "hand": ""}, IN], "bad-key", id="two-forms"),
        pytest.param([{"laid": {"K": 3}, "left": 0}, IN], "bad-type", id="not-a-list"),
        pytest.param([{"laid": {"K": [3]}, "left": 0}, IN], "wrong-number-count", id="no-wilds"),
        pytest.param([{"laid": {"K": [3, 0, 0]}, "left": 0}, IN], "wrong-number-count", id="no-dearer-king"),
        pytest.param([{"laid": {"K": [9, 0]}, "left": 0}, IN], "figure-out-of-bounds", id="nine-kings"),
        pytest.param([{"laid": {"K": [3, -1]}, "left": 0}, IN], "figure-out-of-bounds", id="fewer-than-none"),
        pytest.param([{"laid": {"2": [3, 1]}, "left": 0}, IN], "figure-out-of-bounds", id="a-wild-among-twos"),
        pytest.param([{"laid": {"Q": [3, 0, 3]}, "left": 0}, IN], "figure-out-of-bounds", id="three-queens-of-spades"),
        pytest.param([{"laid": {"Q": [7, 0]}, "left": 0}, IN], "figure-out-of-bounds", id="seven-queens-no-spades"),
        pytest.param([{"laid": {"K": [0, 3]}, "left": 0}, IN], "bad-set", id="wilds-alone"),
        pytest.param([{"laid": {"K": [1, 1]}, "left": 0}, IN], "bad-set", id="two-cards"),
        pytest.param([{"laid": {"K": [3, 0], "k": [3, 0]}, "left": 0}, IN], "bad-rank", id="a-rank-twice"),
        pytest.param([{"laid": {"X": [3, 0]}, "left": 0}, IN], "bad-rank", id="no-rank"),
        pytest.param([{**OUT, "left": 5}, IN], "bad-hand", id="out-with-cards"),
        pytest.param([OUT, {**IN, "left": 0}], "bad-hand", id="both-without-cards"),
        pytest.param([OUT, {**IN, "left": 12}], "figure-not-a-step", id="left-no-multiple-of-five"),
        pytest.param([OUT, {**IN, "left": 1145}], "figure-out-of-bounds", id="left-more-than-all"),
        pytest.param([OUT, {**IN, "left": 1115}], "left-impossible", id="left-more-than-the-rest"),
        pytest.param([{"laid": {}, "left": 0}, IN], "score-of-out", id="out-with-nothing-laid"),
        pytest.param([{"score": 25, "stars": 0}, IN], "score-of-out", id="out-with-less-than-a-set"),
        pytest.param([{"score": 41, "stars": 0}, IN], "figure-not-a-step", id="score-no-multiple-of-five"),
        pytest.param([OUT, {"score": -1145, "stars": 0}], "figure-out-of-bounds", id="score-less-than-all-cards"),
        pytest.param([OUT, {"score": 0, "stars": 14}], "figure-out-of-bounds", id="more-stars-than-ranks"),
        pytest.param([OUT, {"laid": {"K": [6, 0]}, "left": 5}], "too-many-of-kind", id="nine-kings-of-both"),
        pytest.param([{"laid": {"Q": [4, 0]}, "left": 0}, {"laid": {"Q": [3, 0]}, "left": 5}], "too-many-of-kind",
                     id="seven-queens-of-both-without-spades"),
        pytest.param([{"laid": {"J": [4, 0, 1]}, "left": 0}, {"laid": {"J": [3, 0, 2]}, "left": 5}], "too-many-of-kind",
                     id="three-jacks-of-diamonds"),
        pytest.param([{"laid": {"K": [4, 5]}, "left": 0}, {"laid": {"2": [4, 0]}, "left": 5}], "too-many-of-kind",
                     id="nine-twos"),
        pytest.param([{"laid": {"K": [6, 0]}, "left": 0}, {"sets": {}, "hand": "KsKhKc"}], "too-many-of-kind",
                     id="nine-kings-one-form-each"),
        pytest.param([OUT, {"sets": {}, "hand": "KsKsKs"}], "too-many-copies", id="a-card-three-times"),
    ],
)  # fmt: skip
def test_figures_that_no_deal_can_have_are_refused(seats, slug):
    with pytest.raises(Unreadable) as refusal:
        told(seats, 0)
    assert refusal.value.slug == slug


@pytest.mark.parametrize(
    "before, slug",
    [
        ({"totals": [1, 0]}, "total-impossible"),
        ({"totals": [1200, 0]}, "game-over"),
        ({"stars": [-1, 0]}, "figure-out-of-bounds"),
        ({"stars": [0]}, "wrong-number-count"),
        ({"barrel": [0, 0]}, "bad-key"),
    ],
)
def test_a_standing_that_cannot_be_is_refused(before, slug):
    with pytest.raises(Unreadable) as refusal:
        told([OUT, IN], 0, before=before)
    assert refusal.value.slug == slug


def test_the_wilds_that_a_set_may_hold_are_those_of_the_rules():
    figures = {"seats": [{"laid": {"K": [2, 2]}, "left": 0}, IN], "out": 0}
    assert settled(PRESETS["pagat"], figures)["scores"] == [60, -5]
    with pytest.raises(BadFigures, match="too-many-wilds"):
        settled(PRESETS["pagat"]._replace(max_wilds=1), figures)
