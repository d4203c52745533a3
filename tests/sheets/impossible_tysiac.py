"""Deals of Tysiac that cannot be, one kind of impossibility after the other, and the slug that each is refused with.

A kind takes the figures of a deal that can be, and the twin's match, whose next deal it would be.  It returns other
figures and the slugs that may be told of them, or None where these rules or this deal give it nothing to spoil.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from naive.tysiac_scoring import is_golden, on_the_barrel, who_plays
from naive.tysiac_typed import BLIND_LEAST, blind_is_offered

Figures = dict[str, Any]
Bad = tuple[Figures, tuple[str, ...]] | None
Kind = Callable[[random.Random, Any, Figures], Bad]
SUMS = ("points-no-marriages", "points-no-leftovers", "points-no-tricks", "points-too-many")
NO_NUMBERS = ("120", 120.0, True, [120], {"points": 120})


def players(match: Any) -> int:
    return int(match.whole["players"])


def seats(match: Any) -> list[int]:
    """The seats that play the next deal."""
    return list(who_plays(match.dealer, players(match)))


def fixed(match: Any, figures: Figures) -> bool:
    """Whether the deal must be played for 120."""
    return bool(figures.get("blind")) or bool(is_golden(match.whole, match.before))


def with_points(figures: Figures, seat: int, points: int) -> Figures:
    changed = list(figures["points"])
    changed[seat] = points
    return {**figures, "points": changed}


def is_played(figures: Figures) -> bool:
    return not figures.get("void") and not figures.get("conceded")


# ----------------------------------------------------------------------------------------- points and declarations


def one_point_more(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    seat = rng.choice(seats(match))
    worse = with_points(figures, seat, figures["points"][seat] + rng.choice((1, 2, 3, 7)))
    return None if match.can_be(worse) else (worse, (*SUMS, "figure-out-of-bounds"))


def a_share_that_no_tricks_make(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures) or match.whole["players"] == 2:
        return None
    points = [0] * players(match)
    first, second, third = rng.sample(seats(match), 3)
    points[first], points[second], points[third] = rng.choice([(1, 119, 0), (1, 1, 118), (119, 1, 0)])
    bare = {key: value for key, value in figures.items() if key not in ("marriages", "aces", "tricks")}
    if "tricks" in figures:
        bare["tricks"] = [int(seat in (first, second, third)) for seat in range(players(match))]
        bare["tricks"][first] += 5
    return {**bare, "points": points}, ("points-no-tricks",)


def more_than_everything(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    limit = 600 if match.whole["ace_marriage"] else 400
    first, second = rng.sample(seats(match), 2)
    return with_points(with_points(figures, first, limit), second, rng.randrange(1, 99)), ("points-too-many",)


def a_number_of_points_out_of_bounds(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    return with_points(figures, rng.choice(seats(match)), rng.choice((-1, -40, 601, 10**6))), ("figure-out-of-bounds",)


def points_of_too_many_players(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    longer = {**figures, "points": rng.choice(([*figures["points"], 0], figures["points"][:-1]))}
    return longer, ("wrong-number-count",)


def points_that_are_no_numbers(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    if rng.random() < 0.5:
        return {**figures, "points": rng.choice(("120", 120, {"0": 120}))}, ("bad-type",)
    return with_points(figures, rng.choice(seats(match)), rng.choice(NO_NUMBERS)), ("bad-type",)  # type: ignore[arg-type]


def a_marriage_that_exceeds(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    said = list(figures.get("marriages", []))
    free = [suit for suit in "shdc" if suit not in [one for _, one in said]]
    if not free:
        return None
    worse = {**figures, "marriages": [*said, [rng.choice(seats(match)), rng.choice(free)]]}
    return None if match.can_be(worse) else (worse, SUMS)


def a_marriage_twice(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    suit = rng.choice("shdc")
    both = [[seat, suit] for seat in rng.choices(seats(match), k=2)]
    return {**figures, "marriages": both}, ("marriage-twice",)


def marriages_of_no_form(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    wrong = rng.choice(("h", [["h", 0]], [[0]], [[0, "x"]], [[0, "hearts"]], [0, "h"], {"h": 0}))
    return {**figures, "marriages": wrong}, ("not-marriages",)


def a_marriage_of_nobody(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    return {**figures, "marriages": [[rng.choice((-1, players(match))), "h"]]}, ("figure-out-of-bounds",)


def aces_that_exceed(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures) or not match.whole["ace_marriage"] or "aces" in figures:
        return None
    worse = {**figures, "aces": rng.choice(seats(match))}
    return None if match.can_be(worse) else (worse, SUMS)


def aces_that_do_not_count(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures) or match.whole["ace_marriage"]:
        return None
    return {**figures, "aces": rng.choice(seats(match))}, ("bad-key",)


# --------------------------------------------------------------------------------------------------------- tricks


def tricks_that_do_not_add_up(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    tricks = [0] * players(match)
    for seat in seats(match):
        tricks[seat] = rng.randrange(4)
    if sum(tricks) in (8, 10):
        return None
    return {**figures, "tricks": tricks}, ("tricks-sum",)


def points_without_a_trick(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    tricks, seat = [0] * players(match), rng.choice(seats(match))
    tricks[seat] = 10 if players(match) == 2 else 8
    worse = {**figures, "tricks": tricks}
    return None if match.can_be(worse) else (worse, ("points-no-tricks",))


def tricks_out_of_bounds(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures):
        return None
    tricks = [0] * players(match)
    tricks[rng.choice(seats(match))] = rng.choice((-1, 11, 100))
    return {**figures, "tricks": tricks}, ("figure-out-of-bounds",)


def tricks_that_are_needed(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures) or match.whole["empty_hand"] != "tricks":
        return None
    return {key: value for key, value in figures.items() if key != "tricks"}, ("missing-key",)


# ------------------------------------------------------------------------------------------ declarer and contract


def a_contract_off_the_steps(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void"):
        return None
    off = rng.randrange(100, 400, match.whole["step"]) + rng.randrange(1, match.whole["step"])
    return {**figures, "contract": off}, ("contract-not-a-step",)


def a_contract_out_of_bounds(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void"):
        return None
    return {**figures, "contract": rng.choice((-120, 0, 90, 95, 405, 410, 1000))}, ("figure-out-of-bounds",)


def a_contract_that_is_no_number(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void"):
        return None
    return {**figures, "contract": rng.choice(NO_NUMBERS)}, ("bad-type",)


def a_contract_that_is_fixed(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void") or not fixed(match, figures):
        return None
    return {**figures, "contract": rng.choice((100, 110, 130, 200))}, ("contract-fixed",)


def a_declarer_who_is_nobody(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void"):
        return None
    return {**figures, "declarer": rng.choice((-1, players(match), 9))}, ("figure-out-of-bounds",)


def another_declarer_of_a_golden_deal(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void") or not is_golden(match.whole, match.before):
        return None
    return {**figures, "declarer": rng.choice(seats(match)[1:])}, ("declarer-not-opener",)


def a_figure_that_is_missing(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void"):
        return None
    needed = ["declarer", "contract", *(["points"] if is_played(figures) else [])]
    gone = rng.choice(needed)
    return {key: value for key, value in figures.items() if key != gone}, ("missing-key",)


def a_figure_that_nobody_knows(rng: random.Random, match: Any, figures: Figures) -> Bad:
    return {**figures, rng.choice(("pointz", "stars", "dealer", "before", "kontrakt", "")): 1}, ("bad-key",)


def the_sitter_declares(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void") or players(match) < 4:
        return None
    return {**figures, "declarer": match.dealer}, ("dealer-not-declarer",)


def the_sitter_has_some(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures) or players(match) < 4:
        return None
    some = list(figures["points"])
    some[match.dealer] = 10
    some[seats(match)[0]] = max(0, some[seats(match)[0]] - 10)
    tricks = [2] * 4
    worse: list[Figures] = [{"points": some}, {"tricks": tricks}, {"marriages": [[match.dealer, "s"]]}]
    return {**figures, **rng.choice(worse)}, ("dealer-has-none",)


# --------------------------------------------------------------------- void, conceded and blind deals, the talon


def a_void_deal_with_more(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not match.whole["redeal_four_nines"] or is_golden(match.whole, match.before) or figures.get("void"):
        return None
    return {**figures, "void": True}, ("void-and-more",)


def a_void_deal_by_other_rules(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if match.whole["redeal_four_nines"] and not is_golden(match.whole, match.before):
        return None
    return {"void": True}, ("bad-key",)


def a_yes_that_is_none(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void"):
        return {"void": rng.choice((1, "yes"))}, ("not-yes-or-no",)
    key = rng.choice(("conceded", "blind", "void"))
    return {**figures, key: rng.choice((1, 0, "yes", [True]))}, ("not-yes-or-no",)


def a_concession_that_is_off(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void") or match.whole["concession"] != "no":
        return None
    return conceded(figures), ("concession-off",)


def a_concession_of_a_fixed_deal(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void") or not fixed(match, figures) or match.whole["concession"] == "no":
        return None
    return conceded(figures), ("contract-fixed",)


def a_concession_on_the_barrel(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void") or fixed(match, figures) or match.whole["concession"] == "no":
        return None
    there = [seat for seat in seats(match) if on_the_barrel(match.whole, match.before["totals"][seat])]
    if not there:
        return None
    return {**conceded(figures), "declarer": rng.choice(there)}, ("concede-on-barrel",)


def conceded(figures: Figures) -> Figures:
    played = ("points", "tricks", "marriages", "aces")
    return {**{key: value for key, value in figures.items() if key not in played}, "conceded": True}


def a_concession_with_points(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures) or fixed(match, figures) or match.whole["concession"] == "no":
        return None
    more: list[Figures] = [{"points": figures["points"]}, {"marriages": [[seats(match)[0], "h"]]}]
    tricks = [0] * players(match)
    tricks[seats(match)[0]] = 8
    if match.whole["ace_marriage"]:
        more.append({"aces": seats(match)[0]})
    bare = {**conceded(figures), **rng.choice([*more, {"tricks": tricks}])}
    return bare, ("points-conceded", "concede-on-barrel")


def a_blind_bid_that_is_off(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures) or match.whole["blind_bid"]:
        return None
    return {**figures, "contract": 120, "blind": True}, ("bad-key",)


def a_blind_bid_that_is_not_on_offer(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if not is_played(figures) or not match.whole["blind_bid"]:
        return None
    opener, golden = seats(match)[0], is_golden(match.whole, match.before)
    worse = {**figures, "contract": 120, "blind": True}
    if blind_is_offered(match.whole, match.before, opener, golden):
        worse["declarer"] = rng.choice(seats(match)[1:])
    elif match.before["totals"][opener] >= BLIND_LEAST or golden or rng.random() < 0.5:
        worse["declarer"] = opener
    return worse, ("blind-not-offered", "declarer-not-opener")


def a_talon_of_no_cards(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if "talon" not in figures:
        return None
    one, two, three = (figures["talon"][at : at + 2] for at in (0, 2, 4))
    fourth = next(card for card in ("As", "Kd", "9c", "Jh") if card not in (one, two, three))
    wrong, slug = rng.choice([
        (one + two, "wrong-card-count"),
        (one + two + three + fourth, "wrong-card-count"),
        (one + two + two, "card-dealt-twice"),
        (one + two + "8h", "bad-card"),
        (one + two + "??", "bad-card"),
        ("", "wrong-card-count"),
        ([one, two, three], "bad-type"),
    ])  # fmt: skip
    return {**figures, "talon": wrong}, (slug,)


def a_talon_that_is_needed(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if "talon" not in figures:
        return None
    return {key: value for key, value in figures.items() if key != "talon"}, ("missing-key",)


def a_talon_that_does_not_count(rng: random.Random, match: Any, figures: Figures) -> Bad:
    if figures.get("void") or (players(match) == 4 and match.whole["sitter"] == "talon"):
        return None
    return {**figures, "talon": "AhKdQd"}, ("bad-key",)


KINDS: tuple[Kind, ...] = (
    one_point_more,
    a_share_that_no_tricks_make,
    more_than_everything,
    a_number_of_points_out_of_bounds,
    points_of_too_many_players,
    points_that_are_no_numbers,
    a_marriage_that_exceeds,
    a_marriage_twice,
    marriages_of_no_form,
    a_marriage_of_nobody,
    aces_that_exceed,
    aces_that_do_not_count,
    tricks_that_do_not_add_up,
    points_without_a_trick,
    tricks_out_of_bounds,
    tricks_that_are_needed,
    a_contract_off_the_steps,
    a_contract_out_of_bounds,
    a_contract_that_is_no_number,
    a_contract_that_is_fixed,
    a_declarer_who_is_nobody,
    another_declarer_of_a_golden_deal,
    a_figure_that_is_missing,
    a_figure_that_nobody_knows,
    the_sitter_declares,
    the_sitter_has_some,
    a_void_deal_with_more,
    a_void_deal_by_other_rules,
    a_yes_that_is_none,
    a_concession_that_is_off,
    a_concession_of_a_fixed_deal,
    a_concession_on_the_barrel,
    a_concession_with_points,
    a_blind_bid_that_is_off,
    a_blind_bid_that_is_not_on_offer,
    a_talon_of_no_cards,
    a_talon_that_is_needed,
    a_talon_that_does_not_count,
)
