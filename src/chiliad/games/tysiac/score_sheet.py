"""Tysiac for a score-keeper: a deal settled from plain figures (T20 to T42)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import cast

from chiliad.cards import read_cards
from chiliad.errors import NO_NAME_NEAR
from chiliad.game import NOBODY, Settlement
from chiliad.games.tysiac.figures import CARDS_TOTAL, Declared, Tricks, impossible
from chiliad.games.tysiac.observation import Observation, observe
from chiliad.games.tysiac.options import CONCESSION_NO, EMPTY_TRICKS, OPENING_HUNDRED, SITTER_TALON, Rules
from chiliad.games.tysiac.rules import may_bid_blind, opener_of, start
from chiliad.games.tysiac.scoring import ALL_SEATS, check_before, settle, standing_keys
from chiliad.games.tysiac.state import (
    CARD_NUMBER,
    CARD_TEXT,
    HAND_CARDS_PLAYED,
    OVER_CONCEDED,
    OVER_PLAYED,
    OVER_VOID,
    SUITS,
    TALON_CARDS,
    TWO_HAND_CARDS,
    Numbers,
    Standing,
    State,
    cards,
    next_of,
    sits_out,
)
from chiliad.games.tysiac.talon import is_golden, on_barrel
from chiliad.presentation.figures import Asker, BadFigures, Bounds, check_keys, table_of, text_of, whole, wholes

NEEDED = ("dealer",)
"""What the command needs besides; what a deal itself needs depends on its rules."""
FIGURES = (
    "declarer",
    "contract",
    "conceded",
    "blind",
    "void",
    "points",
    "marriages",
    "aces",
    "tricks",
    "talon",
)

TOTAL_MAX = 100_000_000
REDEAL, BLIND, CONCEDE = "redeal", "blind", "concede"  # what may be answered instead of a player or a number
CONTRACTS_OFFERED, CONTRACT_STEP = 10, 10  # the contracts that a score-keeper is offered: most are among them
# How many sums are offered for the last player, the smallest first: what is left of 120, and that with a marriage.
POINTS_OFFERED = 5


def settlement(rules: Rules, before: Standing, dealer: int, figures: dict[str, object]) -> Settlement:
    """A deal of real cards, settled; ``figures`` have keys of ``FIGURES``.  Raises ``Unreadable``."""
    return settle(rules, _end(rules, before, dealer, figures))


def end(rules: Rules, before: Standing, dealer: int, figures: dict[str, object]) -> Observation:
    """The end of such a deal as all players saw it, as far as the figures tell: no card is known."""
    return observe(rules, _end(rules, before, dealer, figures), NOBODY)


def settled(rules: Rules, figures: dict[str, object]) -> dict[str, object]:
    """The scores, totals and counters after the deal, the winner or None; raises ``Unreadable``."""
    before = _before(rules, figures.get("before", {}))
    slug = check_before(rules, before)
    if slug:
        raise BadFigures(slug)
    dealer = whole(figures["dealer"], "dealer", 0, rules.players - 1)
    told = settlement(rules, before, dealer, figures)
    return {
        "scores": [int(score) for score in told.scores],
        "after": {key: _plain(getattr(told.after, key)) for key in standing_keys(rules)},
        "winner": None if told.winner == NOBODY else int(told.winner),
    }


def played(rules: Rules, seen: Observation, settled: Settlement) -> dict[str, object]:
    """The figures of a deal that was played here, from its end as all players saw it."""
    auction = seen.auction
    if seen.phase == OVER_VOID:
        return {"void": True}
    figures: dict[str, object] = {"declarer": int(auction.declarer), "contract": int(auction.contract)}
    if auction.blind:
        figures["blind"] = True
    if seen.phase == OVER_CONCEDED:
        figures["conceded"] = True
    else:
        figures["points"] = [int(points) for points in settled.points]
        if rules.empty_hand == EMPTY_TRICKS:
            takers = [seat for seat in range(rules.players) if seen.takers >> seat & 1]
            figures["tricks"] = _tricks_of(rules, takers)
    if rules.players == 4 and rules.sitter == SITTER_TALON:
        figures["talon"] = "".join(text for number, text in enumerate(CARD_TEXT) if auction.talon >> number & 1)
    return figures


def asked(
    rules: Rules, before: Standing | None, dealer: int, was: Mapping[str, object], ask: Asker
) -> dict[str, object]:
    """The figures of a deal, asked of a score-keeper: who declared, for how much, what each player has made.

    ``before``: what stood before the deal, None where that is not known: then all is offered that may ever be.
    """
    playing = [seat for seat in range(rules.players) if not sits_out(rules.players, dealer, seat)]
    who, contract = _bid(rules, before, dealer, playing, was, ask)
    if isinstance(who, str):
        return {"void": True}
    figures: dict[str, object] = {"declarer": who, "contract": contract}
    if isinstance(contract, str):
        figures |= {"contract": rules.blind_bid_points, "blind": True}
    concession = rules.concession != CONCESSION_NO and (
        before is None or not (isinstance(contract, str) or is_golden(rules, before) or on_barrel(rules, before, who))
    )
    points_may_be = Bounds(0, _points_max(rules))
    points = [0] * rules.players
    points_were = cast("list[int | None]", was.get("points", [None] * rules.players))
    place = playing.index(who)
    # The declarer last: most deals have no marriage or one, so few numbers fit what the others have made.
    for seat in playing[place + 1 :] + playing[: place + 1]:
        may_concede = concession and not any(points) and seat != who
        likely_points = _points_left(rules, tuple(points), dealer, seat) if seat == who else ()
        verbs = [CONCEDE] if may_concede else []
        made_was = CONCEDE if was.get("conceded") else points_were[seat]
        ends = _if_conceded(rules, before, dealer, figures) if may_concede else ()
        question = "tysiac-score-points"
        made = ask.number(question, points_may_be, *verbs, seat=seat, likely=likely_points, ends=ends, was=made_was)
        if isinstance(made, str):
            figures["conceded"] = True
            break
        points[seat] = made
        _check_total(rules, points)  # before the rest is asked
    else:
        figures["points"] = points
        if rules.empty_hand == EMPTY_TRICKS:
            figures["tricks"] = _tricks(rules, playing, who, points, was, ask)
    if rules.players == 4 and rules.sitter == SITTER_TALON:
        figures["talon"] = ask.cards("tysiac-score-talon", TALON_CARDS, CARD_TEXT, was=was.get("talon"))
    return figures


def _if_conceded(rules: Rules, before: Standing | None, dealer: int, figures: dict[str, object]) -> Sequence[int]:
    """The scores of a deal if it is conceded; none where they depend on what is not known yet."""
    if before is None or (rules.players == 4 and rules.sitter == SITTER_TALON):
        return ()
    return [int(score) for score in settlement(rules, before, dealer, figures | {"conceded": True}).scores]


def _bid(
    rules: Rules, before: Standing | None, dealer: int, playing: list[int], was: Mapping[str, object], ask: Asker
) -> tuple[int | str, int | str]:
    """Who declared, and for how much: both are fixed in a golden deal (T37)."""
    opener, golden = next_of(rules.players, dealer, dealer), before is not None and bool(is_golden(rules, before))
    declarers = [opener] if golden else playing
    redeal = [REDEAL] if rules.redeal_four_nines and not golden else []
    who_was = REDEAL if was.get("void") else was.get("declarer")
    who = ask.player("tysiac-score-declarer", declarers, *redeal, was=who_was)
    if isinstance(who, str):
        return who, 0
    low, high, step = (rules.blind_bid_points,) * 3 if golden else (rules.bid_opening, rules.bid_max, rules.step)
    likely = [low] if golden else range(low, low + CONTRACTS_OFFERED * CONTRACT_STEP, CONTRACT_STEP)
    blind = []
    if rules.blind_bid and rules.opening == OPENING_HUNDRED:
        offered = before is None or (who == opener and may_bid_blind(rules, before, opener, 0))
        blind = [BLIND] if offered else []
    contract_was = BLIND if was.get("blind") else was.get("contract")
    may_be = Bounds(low, high, step)
    return who, ask.number("tysiac-score-contract", may_be, *blind, seat=who, likely=likely, was=contract_was)


@lru_cache(maxsize=4096)
def _points_left(rules: Rules, points: Numbers, dealer: int, seat: int) -> list[int]:
    """What the last player can have made, where the others' points are known: 120 and marriages, less those."""
    values = [*rules.marriage_values, *([rules.ace_marriage_value] if rules.ace_marriage else [])]
    sums = {0}
    for value in values:
        sums |= {one + value for one in sums}
    left = sorted(CARDS_TOTAL + declared - sum(points) for declared in sums)
    whole = [tuple(made if at == seat else one for at, one in enumerate(points)) for made in left if made >= 0]
    return [one[seat] for one in whole if not impossible(rules, one, dealer)][:POINTS_OFFERED]


def _tricks(
    rules: Rules, playing: list[int], declarer: int, points: list[int], was: Mapping[str, object], ask: Asker
) -> list[int]:
    """Tricks of which it matters only who has won none: asked of those without points, which one of 9s gives nobody.

    The declarer's points may all be of what the first lead declared, where it may declare: then it is asked too (T24).
    """
    alone = (0, *rules.marriage_values, *([rules.ace_marriage_value] if rules.ace_marriage else []))
    first_lead = alone if rules.first_trick_marriage else (0,)
    asked = [seat for seat in playing if points[seat] in (first_lead if seat == declarer else (0,))]
    tricks_were = cast("list[int] | None", was.get("tricks"))
    taken = {seat: None if tricks_were is None else tricks_were[seat] > 0 for seat in playing}
    return _tricks_of(
        rules,
        [seat for seat in playing if seat not in asked or ask.yes("tysiac-score-trick", seat, was=taken[seat])],
    )


def _tricks_of(rules: Rules, takers: list[int]) -> list[int]:
    """Numbers of tricks that say who has won one."""
    tricks = [int(seat in takers) for seat in range(rules.players)]
    if takers:
        tricks[takers[0]] += (TWO_HAND_CARDS if rules.players == 2 else HAND_CARDS_PLAYED) - len(takers)
    return tricks


def _plain(value: int | Numbers) -> int | list[int]:
    return [int(n) for n in value] if isinstance(value, tuple) else int(value)


def _end(rules: Rules, before: Standing, dealer: int, figures: dict[str, object]) -> State:
    """The last state of a deal with these figures, which has no cards."""
    state = start(rules, before, dealer)._replace(turn=NOBODY)
    golden = bool(is_golden(rules, before))
    if _yes_or_no(figures, "void", bool(rules.redeal_four_nines) and not golden):
        if more := [key for key in FIGURES if key in figures and key != "void"]:
            raise BadFigures("void-and-more", key=more[0])
        return state._replace(phase=OVER_VOID)
    for key in ("declarer", "contract"):
        if key not in figures:
            raise BadFigures("missing-key", key=key)
    declarer = whole(figures["declarer"], "declarer", 0, rules.players - 1)
    if sits_out(rules.players, dealer, declarer):
        raise BadFigures("dealer-not-declarer", seat=dealer)
    contract = whole(figures["contract"], "contract", rules.bid_opening, rules.bid_max)
    if contract % rules.step:
        raise BadFigures("contract-not-a-step", step=rules.step)
    blind = _yes_or_no(figures, "blind", bool(rules.blind_bid and rules.opening == OPENING_HUNDRED))
    fixed = blind or golden
    if fixed:
        _check_fixed(rules, before, dealer, declarer, contract, blind)
    conceded = _yes_or_no(figures, "conceded", True)
    points = _points(rules, figures, conceded, dealer)
    talon = _talon(rules, figures)
    declared = _declared(rules, figures, dealer)
    takers = _takers(rules, figures, conceded, dealer)
    tricks = Tricks(takers, declarer) if "tricks" in figures else None
    if conceded:
        _check_concession(rules, before, declarer, fixed)
        if set(declared or ()) - {None} or (tricks is not None and takers):
            raise BadFigures("points-conceded")
    elif slug := impossible(rules, points, dealer, declared, tricks):
        values = [*rules.marriage_values, *([rules.ace_marriage_value] if rules.ace_marriage else [])]
        worth = ", ".join(map(str, sorted(values)))
        raise BadFigures(slug, total=sum(points), points=", ".join(map(str, points)), worth=worth)
    return state._replace(
        phase=OVER_CONCEDED if conceded else OVER_PLAYED,
        auction=state.auction._replace(talon=talon, declarer=declarer, contract=contract, blind=int(blind)),
        points=points,
        takers=takers,
    )


def _check_fixed(rules: Rules, before: Standing, dealer: int, declarer: int, contract: int, blind: bool) -> None:
    """Refuses a golden deal, or one with a blind bid, that the opener does not play for that bid (T36, T37)."""
    opener = opener_of(before, dealer)
    if blind and not may_bid_blind(rules, before, opener, 0):
        raise BadFigures("blind-not-offered")
    if declarer != opener:
        raise BadFigures("declarer-not-opener", seat=opener)
    if contract != rules.blind_bid_points:
        raise BadFigures("contract-fixed", least=rules.blind_bid_points)


def _check_concession(rules: Rules, before: Standing, declarer: int, fixed: bool) -> None:
    if rules.concession == CONCESSION_NO:
        raise BadFigures("concession-off")
    if fixed:
        raise BadFigures("contract-fixed", least=rules.blind_bid_points)
    if on_barrel(rules, before, declarer):
        raise BadFigures("concede-on-barrel")


def _yes_or_no(figures: dict[str, object], key: str, allowed: bool) -> bool:
    """A truth value, false where it is left out; refused where the rules have no such thing."""
    value = figures.get(key, False)
    if not isinstance(value, bool):
        raise BadFigures("not-yes-or-no", key=key)
    if value and not allowed:
        raise _no_such_key(key)
    return value


def _no_such_key(key: str) -> BadFigures:
    """The fault of a key that means something, but not by these rules."""
    return BadFigures("bad-key", key=key, near=NO_NAME_NEAR)


def _zeros(rules: Rules) -> Numbers:
    return (0,) * rules.players


def _before(rules: Rules, value: object) -> Standing:
    """What stood before the deal; what is left out is zero."""
    table = table_of(value, "before")
    check_keys(table, (), standing_keys(rules), "before.")
    read: dict[str, object] = {key: 0 if key == "golden_deals" else _zeros(rules) for key in Standing._fields}
    for key in table:
        bounds = (-TOTAL_MAX, TOTAL_MAX) if key == "totals" else (0, TOTAL_MAX)
        if key == "golden_deals":
            read[key] = whole(table[key], f"before.{key}", *bounds)
        else:
            read[key] = wholes(table[key], f"before.{key}", rules.players, *bounds)
    return Standing(**read)  # type: ignore[arg-type]


def _points(rules: Rules, figures: dict[str, object], conceded: bool, dealer: int) -> Numbers:
    """The points each seat made; a conceded deal has none."""
    if "points" not in figures and conceded:
        return _zeros(rules)
    if "points" not in figures:
        raise BadFigures("missing-key", key="points")
    limit = _points_max(rules)
    points = wholes(figures["points"], "points", rules.players, 0, limit)
    if conceded and any(points):
        raise BadFigures("points-conceded")
    _check_sitter(rules, dealer, "points", points[dealer] > 0)
    _check_total(rules, points)
    return points


def _check_total(rules: Rules, points: Sequence[int]) -> None:
    limit = _points_max(rules)
    if sum(points) > limit:
        raise BadFigures("points-too-many", limit=limit, total=sum(points))


POINTS_MAX = 400  # all cards and all marriages


def _points_max(rules: Rules) -> int:
    return POINTS_MAX + (rules.ace_marriage_value if rules.ace_marriage else 0)


def _check_sitter(rules: Rules, dealer: int, key: str, has_some: bool) -> None:
    """Refuses figures of the dealer where the dealer sits out (T42)."""
    if has_some and sits_out(rules.players, dealer, dealer):
        raise BadFigures("dealer-has-none", seat=dealer, key=key)


def _declared(rules: Rules, figures: dict[str, object], dealer: int) -> Declared | None:
    """Who declared what, where the figures say it: ``marriages`` as pairs of seat and suit, ``aces`` as a seat."""
    if "marriages" not in figures and "aces" not in figures:
        return None
    owners: dict[str, int] = {}
    pairs = figures.get("marriages", [])
    if not isinstance(pairs, list):
        raise BadFigures("not-marriages")
    for pair in pairs:
        if not (isinstance(pair, list) and len(pair) == 2 and isinstance(pair[1], str) and pair[1] in tuple(SUITS)):
            raise BadFigures("not-marriages")
        if pair[1] in owners:
            raise BadFigures("marriage-twice", suit=pair[1])
        owners[pair[1]] = _player(rules, pair[0], "marriages", dealer)
    if "aces" in figures and not rules.ace_marriage:
        raise _no_such_key("aces")
    aces = _player(rules, figures["aces"], "aces", dealer) if "aces" in figures else None
    return (*(owners.get(suit) for suit in SUITS), aces)


def _player(rules: Rules, value: object, key: str, dealer: int) -> int:
    """A seat that plays the deal."""
    seat = whole(value, key, 0, rules.players - 1)
    _check_sitter(rules, dealer, key, seat == dealer)
    return seat


def _takers(rules: Rules, figures: dict[str, object], conceded: bool, dealer: int) -> int:
    """The mask of the seats that won a trick; needed where an empty hand is one without tricks (T24)."""
    if "tricks" not in figures:
        if rules.empty_hand == EMPTY_TRICKS and not conceded:
            raise BadFigures("missing-key", key="tricks")
        return ALL_SEATS
    wanted = TWO_HAND_CARDS if rules.players == 2 else HAND_CARDS_PLAYED
    tricks = wholes(figures["tricks"], "tricks", rules.players, 0, wanted)
    _check_sitter(rules, dealer, "tricks", tricks[dealer] > 0)
    if not conceded and sum(tricks) != wanted:
        raise BadFigures("tricks-sum", found=sum(tricks), wanted=wanted)
    return sum(1 << seat for seat in range(rules.players) if tricks[seat])


def _talon(rules: Rules, figures: dict[str, object]) -> int:
    """The mask of the talon as dealt; needed where it brings points to the dealer, who sits out (T42)."""
    counts = rules.players == 4 and rules.sitter == SITTER_TALON
    if "talon" not in figures:
        if counts:
            raise BadFigures("missing-key", key="talon")
        return 0
    if not counts:
        raise _no_such_key("talon")
    text = text_of(figures["talon"], "talon")
    found = read_cards(text)
    for card in found:
        if card not in CARD_NUMBER:
            raise BadFigures("bad-card", text=card)
        if found.count(card) > 1:
            raise BadFigures("card-dealt-twice", card=card)
    if len(found) != TALON_CARDS:
        raise BadFigures("wrong-card-count", count=TALON_CARDS, found=len(found))
    return cards(text)
