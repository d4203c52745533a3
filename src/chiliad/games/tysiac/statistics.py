"""What is counted of matches of Tysiac, by seat: contracts, points as declarer and defender, marriages, the barrel."""

from __future__ import annotations

from chiliad.games.tysiac.events import AcesDeclared, Married
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import ENDGAME_BARREL, ENDGAME_LOCK, SITTER_TALON, Rules
from chiliad.games.tysiac.presentation import contract_ended
from chiliad.games.tysiac.scoring import gains_as_declarer_only
from chiliad.games.tysiac.state import OVER_PLAYED, Standing, sits_out
from chiliad.games.tysiac.talon import is_golden, on_barrel
from chiliad.presentation.statistics import Count, Counts, DealEnd, Figure, Grid

FIGURES = (
    Figure("tysiac-declared", "share"),
    Figure("tysiac-made", "share"),
    Figure("tysiac-declarer-score", "mean"),
    Figure("tysiac-declarer-points", "mean"),
    Figure("tysiac-defender-score", "mean"),
    Figure("tysiac-defender-points", "mean"),
    Figure("tysiac-sitter-score", "mean"),
    Figure("tysiac-marriages", "rate"),
    Figure("tysiac-aces", "rate"),
    Figure("tysiac-barrel", "rate"),
    Figure("tysiac-barrel-fallen", "share"),
    Figure("tysiac-locked", "rate"),
    Figure("tysiac-golden", "share"),
    Figure("tysiac-blind", "share"),
)
LEVELS = (100, 120, 140, 160, 200)
"""The contracts from which a level counts: 120 are all cards, more needs marriages: one, a dear one, several."""
ENDINGS = ("made", "failed", "conceded")
GRID = Grid("contracts", LEVELS, ENDINGS)

Deal = DealEnd[Rules, Observation]


def deal_counts(end: Deal) -> list[Counts]:
    """What a deal that was not void adds for each seat."""
    players, scores = len(end.seen.counts), end.settlement.scores
    found = []
    for seat in range(players):
        if sits_out(players, end.seen.dealer, seat):
            counts = {"tysiac-sitter-score": Count(scores[seat], 1)} if end.rules.sitter == SITTER_TALON else {}
        else:
            counts = {"score": Count(scores[seat], 1)} | _part(end, seat)
        found.append(counts | _near_the_end(end, seat))
    for name, seats in _declared(end).items():
        for seat in range(players):
            if not sits_out(players, end.seen.dealer, seat):
                found[seat][name] = Count(seats.count(seat), 1)
    return found


def match_counts(rules: Rules, after: Standing, winner: int) -> list[Counts]:
    """Nothing: a match is won or lost."""
    del rules, winner
    return [{} for _ in after.totals]


def _part(end: Deal, seat: int) -> Counts:
    """What the declarer, or a defender, has made of the contract."""
    auction, declares = end.seen.auction, seat == end.seen.auction.declarer
    part = "declarer" if declares else "defender"
    counts = {
        "tysiac-declared": Count(int(declares), 1),
        f"tysiac-{part}-score": Count(end.settlement.scores[seat], 1),
    }
    if end.seen.phase == OVER_PLAYED:
        counts[f"tysiac-{part}-points"] = Count(end.settlement.points[seat], 1)
    if not declares:
        return counts
    ended = contract_ended(end.rules, end.seen)
    made = Count(int(ended == "made"), 1)
    level = max(low for low in LEVELS if low <= auction.contract)
    counts |= {"tysiac-made": made}
    counts |= {GRID.place(name, level): Count(int(name == ended), 1) for name in ENDINGS}
    if is_golden(end.rules, end.seen.before):
        counts["tysiac-golden"] = made
    if auction.blind == 1:
        counts["tysiac-blind"] = made
    return counts


def _near_the_end(end: Deal, seat: int) -> Counts:
    """Whether a seat has come on the barrel or down from it, or its total is locked from this deal on."""
    rules, before, after = end.rules, end.seen.before, end.settlement.after
    if rules.endgame == ENDGAME_LOCK:
        was, now = (bool(gains_as_declarer_only(rules, standing, seat)) for standing in (before, after))
        return {"tysiac-locked": Count(int(now and not was), 1)}
    if rules.endgame != ENDGAME_BARREL:
        return {}
    was, now = (bool(on_barrel(rules, standing, seat)) for standing in (before, after))
    counts = {"tysiac-barrel": Count(int(now and not was), 1)}
    if was and not now:
        counts["tysiac-barrel-fallen"] = Count(int(end.settlement.winner != seat), 1)
    return counts


def _declared(end: Deal) -> dict[str, list[object]]:
    """The seats that declared marriages, and the four aces, in a deal that was played out; empty: it is not known."""
    if end.seen.phase != OVER_PLAYED:
        return {}
    marriages, aces = list[object](), list[object]()
    if end.events is not None:
        marriages += [event.seat for event in end.events if isinstance(event, Married)]
        aces += [event.seat for event in end.events if isinstance(event, AcesDeclared)]
    elif isinstance(pairs := end.typed.get("marriages"), list):
        marriages += [pair[0] for pair in pairs]
        aces += [seat for key, seat in end.typed.items() if key == "aces"]
    else:
        return {}
    return {"tysiac-marriages": marriages} | ({"tysiac-aces": aces} if end.rules.ace_marriage else {})
