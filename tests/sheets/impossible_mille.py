"""Deals of Mille that cannot be, one kind of impossibility after the other, and the slug that each is refused with.

As ``impossible_tysiac.py``: a kind spoils the figures of a deal that can be, or returns None.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from chiliad.cards import RANKS, SUITS

Figures = dict[str, Any]
Bad = tuple[Figures, tuple[str, ...]] | None
Kind = Callable[[random.Random, Any, Figures], Bad]
DEARER = {"Q": "Qs", "J": "Jd"}
NO_NUMBERS = ("40", 40.0, True, [40], {"points": 40})


def with_seat(figures: Figures, seat: int, changed: Figures) -> Figures:
    """The figures with others of one seat."""
    seats = [changed if at == seat else one for at, one in enumerate(figures["seats"])]
    return {**figures, "seats": seats}


def seat_in(rng: random.Random, figures: Figures, key: str) -> int | None:
    """A seat whose figures are in the form that has this key."""
    found = [seat for seat, one in enumerate(figures["seats"]) if key in one]
    return rng.choice(found) if found else None


def laid_as(rng: random.Random, figures: Figures, rank: str, numbers: list[Any], *slugs: str) -> Bad:
    """Other numbers of one rank in a seat's counts."""
    seat = seat_in(rng, figures, "laid")
    if seat is None:
        return None
    one = figures["seats"][seat]
    return with_seat(figures, seat, {**one, "laid": {**one["laid"], rank: numbers}}), slugs


def sets_as(rng: random.Random, figures: Figures, rank: str, cards: Any, *slugs: str) -> Bad:
    """Another set of one rank among a seat's cards."""
    seat = seat_in(rng, figures, "sets")
    if seat is None:
        return None
    one = figures["seats"][seat]
    return with_seat(figures, seat, {**one, "sets": {**one["sets"], rank: cards}}), slugs


def common(rng: random.Random) -> str:
    """A rank whose cards are all worth the same, and are not wild."""
    return rng.choice([rank for rank in RANKS if rank not in "2QJ"])


# ------------------------------------------------------------------------------------------------------------ sets


def nine_of_a_rank(rng: random.Random, match: Any, figures: Figures) -> Bad:
    return laid_as(rng, figures, common(rng), [rng.choice((9, 12, -1, 10**9)), 0], "figure-out-of-bounds")


def wilds_out_of_bounds(rng: random.Random, match: Any, figures: Figures) -> Bad:
    return laid_as(rng, figures, common(rng), [3, rng.choice((-1, 9))], "figure-out-of-bounds")


def wilds_among_twos(rng: random.Random, match: Any, figures: Figures) -> Bad:
    return laid_as(rng, figures, "2", [3, rng.randrange(1, 4)], "figure-out-of-bounds")


def more_wilds_than_the_rules_allow(rng: random.Random, match: Any, figures: Figures) -> Bad:
    most = match.whole["max_wilds"]
    if most == "none" or most > 5:
        return None
    return laid_as(rng, figures, common(rng), [3, rng.randrange(most + 1, 7)], "too-many-wilds")


def dearer_cards_that_are_not_there(rng: random.Random, match: Any, figures: Figures) -> Bad:
    rank = rng.choice("QJ")
    numbers = rng.choice(([3, 0, 3], [7, 0], [8, 0, 1], [7, 1, 0], [3, 0, -1], [1, 3, 2]))
    return laid_as(rng, figures, rank, numbers, "figure-out-of-bounds")


def numbers_of_no_set(rng: random.Random, match: Any, figures: Figures) -> Bad:
    return laid_as(rng, figures, common(rng), rng.choice(([3], [], [3, 0, 0], [3, 0, 0, 0])), "wrong-number-count")


def a_count_that_is_no_number(rng: random.Random, match: Any, figures: Figures) -> Bad:
    wrong = rng.choice((3, "3", {"naturals": 3}, [rng.choice(NO_NUMBERS), 0]))
    return laid_as(rng, figures, common(rng), wrong, "bad-type")  # type: ignore[arg-type]


def counts_of_no_set(rng: random.Random, match: Any, figures: Figures) -> Bad:
    numbers = rng.choice(([0, 3], [0, 0], [2, 0], [1, 0], [1, 1] if match.whole["max_wilds"] != 0 else [2, 0]))
    allowed = ("bad-set",) if match.whole["max_wilds"] in ("none", *range(3, 9)) else ("bad-set", "too-many-wilds")
    return laid_as(rng, figures, common(rng), numbers, *allowed)


def cards_of_no_set(rng: random.Random, match: Any, figures: Figures) -> Bad:
    rank = common(rng)
    other = rng.choice([one for one in RANKS if one not in (rank, "2")])
    cards = rng.choice((f"{rank}s{rank}h", f"{rank}s{rank}h{other}d", "2s2h2d", "", f"{other}s{other}h{other}d"))
    return sets_as(rng, figures, rank, cards, "bad-set")


def a_rank_that_is_none(rng: random.Random, match: Any, figures: Figures) -> Bad:
    rank = rng.choice(("X", "1", "11", "", "KK", "king"))
    if seat_in(rng, figures, "laid") is not None:
        return laid_as(rng, figures, rank, [3, 0], "bad-rank")
    return sets_as(rng, figures, rank, "KsKhKd", "bad-rank")


def a_rank_twice(rng: random.Random, match: Any, figures: Figures) -> Bad:
    seat = seat_in(rng, figures, "laid")
    if seat is None:
        return None
    one, rank = figures["seats"][seat], rng.choice("KAT")
    other = "10" if rank == "T" else rank.lower()
    laid = {key: value for key, value in one["laid"].items() if key != rank}
    return with_seat(figures, seat, {**one, "laid": {**laid, rank: [3, 0], other: [3, 0]}}), ("bad-rank",)


def a_card_that_is_none(rng: random.Random, match: Any, figures: Figures) -> Bad:
    rank = common(rng)
    return sets_as(
        rng, figures, rank, f"{rank}s{rank}h" + rng.choice(("??", f"{rank}x", rank, "1s")), "bad-card", "bad-set"
    )


# ------------------------------------------------------------------------------------------- more than two packs


def a_card_three_times(rng: random.Random, match: Any, figures: Figures) -> Bad:
    seat = seat_in(rng, figures, "sets")
    if seat is None or seat == figures["out"]:
        return None
    card = rng.choice(RANKS) + rng.choice(SUITS)
    return with_seat(figures, seat, {**figures["seats"][seat], "hand": card * 3}), ("too-many-copies",)


def more_of_a_rank_than_there_are(rng: random.Random, match: Any, figures: Figures) -> Bad:
    rank, first = common(rng), rng.randrange(3, 7)
    seats = [{"laid": {rank: [first, 0]}, "left": 0}, {"laid": {rank: [9 - first, 0]}, "left": 5}]
    if rng.random() < 0.5 and 9 - first <= 4:
        seats[1] = {"sets": {rank: "".join(rank + suit for suit in SUITS[: 9 - first])}, "hand": "3s"}
    if 9 - first < 3 or (rank == "3" and "hand" in seats[1]):
        return None
    return {"seats": seats, "out": 0}, ("too-many-of-kind",)


def more_dearer_cards_than_there_are(rng: random.Random, match: Any, figures: Figures) -> Bad:
    rank, slugs = rng.choice("QJ"), ("too-many-of-kind",)
    first, second = rng.choice((([4, 0, 1], [3, 0, 2]), ([4, 0], [3, 0]), ([5, 0, 2], [3, 0, 1])))
    seats: list[Figures] = [{"laid": {rank: first}, "left": 0}, {"laid": {rank: second}, "left": 5}]
    return {"seats": seats, "out": 0}, slugs


def more_twos_than_there_are(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if match.whole["max_wilds"] != "none":
        return None
    wilds = rng.randrange(3, 7)
    seats: list[Figures] = [
        {"laid": {common(rng): [3, wilds]}, "left": 0},
        {"laid": {"2": [9 - wilds, 0]}, "left": 5},
    ]
    return {"seats": seats, "out": 0}, ("too-many-of-kind",)


def points_that_no_cards_make(rng: random.Random, match: Any, figures: Figures) -> Bad:
    """All but a few cards are laid, as many as the numbers say."""
    kept = rng.sample([rank for rank in RANKS if rank != "2"], rng.choice((1, 2)))
    laid = {rank: [8, 0, 2] if rank in DEARER else [8, 0] for rank in RANKS if rank not in kept}
    left = rng.randrange(5, 1141, 5)
    worse: Figures = {"seats": [{"laid": laid, "left": 0}, {"laid": {}, "left": left}], "out": 0}
    return None if match.can_be(worse) else (worse, ("left-impossible",))


def two_hands_that_no_cards_make(rng: random.Random, match: Any, figures: Figures) -> Bad:
    """A blocked deal, and for both hands only the few cards of two ranks."""
    kept = rng.sample([rank for rank in RANKS if rank not in "2QJ"], 2)
    laid = {rank: [8, 0, 2] if rank in DEARER else [8, 0] for rank in RANKS if rank not in kept}
    for rank in kept:
        laid[rank] = [rng.choice((6, 7, 7)), 0]
    hands = [5 * rng.randrange(1, 7) for _ in range(2)]
    seats: list[Figures] = [{"laid": laid, "left": hands[0]}, {"laid": {}, "left": hands[1]}]
    worse: Figures = {"seats": seats, "out": "nobody"}
    return None if match.can_be(worse) else (worse, ("left-impossible",))


# ---------------------------------------------------------------------------------------------- hands, scores, out


def a_hand_of_who_is_out(rng: random.Random, match: Any, figures: Figures) -> Bad:
    out = figures["out"]
    if out == "nobody" or "score" in figures["seats"][out]:
        return None
    one = figures["seats"][out]
    return with_seat(figures, out, {**one, **({"hand": "9s"} if "hand" in one else {"left": 5})}), ("bad-hand",)


def no_hand_of_who_is_not_out(rng: random.Random, match: Any, figures: Figures) -> Bad:
    seat = rng.choice([seat for seat in range(2) if seat != figures["out"]])
    one = figures["seats"][seat]
    if "score" in one:
        return None
    return with_seat(figures, seat, {**one, **({"hand": ""} if "hand" in one else {"left": 0})}), ("bad-hand",)


def points_off_the_steps(rng: random.Random, match: Any, figures: Figures) -> Bad:
    key = rng.choice(("left", "score"))
    seat = seat_in(rng, figures, key)
    if seat is None:
        return None
    one = figures["seats"][seat]
    return with_seat(figures, seat, {**one, key: abs(one[key]) // 5 * 5 + rng.randrange(1, 5)}), ("figure-not-a-step",)


def points_out_of_bounds(rng: random.Random, match: Any, figures: Figures) -> Bad:
    key = rng.choice(("left", "score"))
    seat = seat_in(rng, figures, key)
    if seat is None:
        return None
    wrong = rng.choice((-5, 1145) if key == "left" else (-1145, 4565, 10**9))
    return with_seat(figures, seat, {**figures["seats"][seat], key: wrong}), ("figure-out-of-bounds",)


def stars_out_of_bounds(rng: random.Random, match: Any, figures: Figures) -> Bad:
    seat = seat_in(rng, figures, "stars")
    if seat is None:
        return None
    return with_seat(figures, seat, {**figures["seats"][seat], "stars": rng.choice((-1, 15, 99))}), (
        "figure-out-of-bounds",
    )


def less_than_a_set_of_who_is_out(rng: random.Random, match: Any, figures: Figures) -> Bad:
    out = rng.randrange(2)
    seats: list[Figures] = [{"score": 40, "stars": 0}, {"score": 40, "stars": 0}]
    seats[out] = rng.choice(({"score": 5 * rng.randrange(-20, 6), "stars": 0}, {"laid": {}, "left": 0}))
    return {"seats": seats, "out": out}, ("score-of-out",)


def nobody_who_could_be_out(rng: random.Random, match: Any, figures: Figures) -> Bad:
    wrong, slug = rng.choice(
        [(2, "figure-out-of-bounds"), (-1, "figure-out-of-bounds"), ("me", "bad-type"), (True, "bad-type")]
    )
    return {**figures, "out": wrong}, (slug,)


# ----------------------------------------------------------------------------------------------- forms, keys, types


def a_figure_that_is_missing(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if rng.random() < 0.3:
        gone = rng.choice(("seats", "out"))
        return {key: value for key, value in figures.items() if key != gone}, ("missing-key",)
    seat = rng.randrange(2)
    one = figures["seats"][seat]
    gone = rng.choice([*one])
    return with_seat(figures, seat, {key: value for key, value in one.items() if key != gone}), ("missing-key",)


def a_figure_that_nobody_knows(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if rng.random() < 0.5:
        return {**figures, rng.choice(("contract", "dealer", "before", "winner", "")): 1}, ("bad-key",)
    seat = rng.randrange(2)
    return with_seat(figures, seat, {**figures["seats"][seat], rng.choice(("chapeaux", "cards")): 1}), ("bad-key",)


def two_forms_of_one_seat(rng: random.Random, match: Any, figures: Figures) -> Bad:
    seat = rng.randrange(2)
    one = figures["seats"][seat]
    other = {"score": 40, "stars": 0} if "score" not in one else {"laid": {"K": [3, 0]}, "left": 5}
    return with_seat(figures, seat, {**one, **other}), ("bad-key",)


def seats_that_are_none(rng: random.Random, match: Any, figures: Figures) -> Bad:
    seats = figures["seats"]
    wrong, slug = rng.choice([
        ([*seats, {"score": 40, "stars": 0}], "wrong-number-count"),
        (seats[:1], "wrong-number-count"),
        ({"0": seats[0], "1": seats[1]}, "bad-type"),
        ([seats[0], 40], "bad-type"),
        (["40", seats[1]], "bad-type"),
    ])  # fmt: skip
    return {**figures, "seats": wrong}, (slug,)


def figures_of_other_types(rng: random.Random, match: Any, figures: Figures) -> Bad:
    seat = rng.randrange(2)
    one = figures["seats"][seat]
    key = rng.choice([*one])
    wrong = rng.choice(NO_NUMBERS if key in ("left", "score", "stars") else (3, True, ["Ks"]))
    return with_seat(figures, seat, {**one, key: wrong}), ("bad-type",)


KINDS: tuple[Kind, ...] = (
    nine_of_a_rank,
    wilds_out_of_bounds,
    wilds_among_twos,
    more_wilds_than_the_rules_allow,
    dearer_cards_that_are_not_there,
    numbers_of_no_set,
    a_count_that_is_no_number,
    counts_of_no_set,
    cards_of_no_set,
    a_rank_that_is_none,
    a_rank_twice,
    a_card_that_is_none,
    a_card_three_times,
    more_of_a_rank_than_there_are,
    more_dearer_cards_than_there_are,
    more_twos_than_there_are,
    points_that_no_cards_make,
    two_hands_that_no_cards_make,
    a_hand_of_who_is_out,
    no_hand_of_who_is_not_out,
    points_off_the_steps,
    points_out_of_bounds,
    stars_out_of_bounds,
    less_than_a_set_of_who_is_out,
    nobody_who_could_be_out,
    a_figure_that_is_missing,
    a_figure_that_nobody_knows,
    two_forms_of_one_seat,
    seats_that_are_none,
    figures_of_other_types,
)
