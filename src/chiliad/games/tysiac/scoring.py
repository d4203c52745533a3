"""A deal's score and a match's end, from plain numbers: a score-keeper at a real table uses these functions too.

``settle_deal`` works in the order of T32: scores, penalties, barrel deals, the win, the clamp to the barrel, a third
fall from it, the totals that become 0.
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad._jit import filled, hot, kernel, popcount, set_at
from chiliad.game import NOBODY, Settlement
from chiliad.games.tysiac.options import (
    CONCESSION_AWARD,
    CONCESSION_BOMB,
    CONCESSION_BOMB_HOME,
    CONCESSION_WRITE_OFF,
    DUMP_BOTH,
    DUMP_NO,
    EMPTY_NO,
    EMPTY_POINTS,
    ENDGAME_BARREL,
    ENDGAME_LOCK,
    SITTER_TALON,
    WINNER_DECLARER,
    Rules,
)
from chiliad.games.tysiac.state import (
    ACES,
    OVER_CONCEDED,
    OVER_PLAYED,
    OVER_VOID,
    Numbers,
    Standing,
    State,
    marriage_points,
    sits_out,
)
from chiliad.games.tysiac.talon import is_golden, on_barrel

ALL_SEATS = 0b1111
"""The mask of the seats of any game: more than there may be players."""


class Settled(NamedTuple):
    """A settled deal: the change of each total, the standing before the next deal, the winner or NOBODY."""

    scores: Numbers
    after: Standing
    winner: int


@hot
def rounded(rules: Rules, points: int) -> int:
    """Points to the nearest step, halves upward (T21): 2 to 0, 3 to 5 by fives."""
    return (2 * points + rules.step) // (2 * rules.step) * rules.step


@hot
def is_bomb(rules: Rules) -> bool:
    """Whether a concession is a bomb, whose first is free of charge, and which is for all other players (T22)."""
    return rules.concession == CONCESSION_BOMB or rules.concession == CONCESSION_BOMB_HOME


@hot
def concession_award(rules: Rules, contract: int, earlier: int = 0) -> int:
    """The gain of each defender from a concession (T22); ``earlier``: those that count of the player (T23)."""
    if is_bomb(rules):
        award = rules.concession_award_four if rules.players == 4 else rules.concession_award_min
        return award if earlier or rules.concession == CONCESSION_BOMB_HOME else 0
    half = -(-contract // (2 * rules.step)) * rules.step
    return half if rules.concession == CONCESSION_WRITE_OFF else max(rules.concession_award_min, half)


@hot
def concession_cost(rules: Rules, contract: int, earlier: int) -> int:
    """What a concession itself costs the declarer (T22); penalties for the third come besides."""
    if rules.concession == CONCESSION_WRITE_OFF or (rules.concession == CONCESSION_BOMB_HOME and earlier):
        return contract
    return 0


@hot
def concession_is_free(rules: Rules, before: Standing, seat: int) -> bool:
    """Whether a player's next concession costs nothing but what the others get (T22, T23)."""
    if rules.concession == CONCESSION_AWARD:
        return before.concessions[seat] < rules.offences_free
    return rules.concession != CONCESSION_WRITE_OFF and before.concessions[seat] == 0


@hot
def concessions_after(rules: Rules, count: int) -> tuple[int, int]:
    """A player's count after one more concession, and the penalty (T23)."""
    if rules.concession == CONCESSION_AWARD:
        return offence(rules, count)
    return 0 if rules.concession == CONCESSION_WRITE_OFF else 1, 0


@hot
def barrel(rules: Rules) -> int:
    """The total of a player on the barrel (T25)."""
    return rules.target - rules.barrel_width


@hot
def gains_as_declarer_only(rules: Rules, before: Standing, seat: int) -> bool:
    """Whether nothing but contracts of its own can add to a seat's total: on the barrel, or locked (T27, T38)."""
    if rules.endgame == ENDGAME_LOCK:
        return before.totals[seat] >= rules.target - rules.lock_width
    return on_barrel(rules, before, seat)


@hot
def talon_bonus(rules: Rules, talon: int) -> int:
    """What the talon, as dealt, brings to who sits out (T42), points."""
    if rules.sitter != SITTER_TALON:
        return 0
    return rules.sitter_ace * popcount(talon & ACES) + marriage_points(rules, talon)


@kernel
def deal_scores(
    rules: Rules,
    before: Standing,
    dealer: int,
    declarer: int,
    contract: int,
    conceded: bool,
    points: Numbers,
    blind: bool = False,
    talon: int = 0,
) -> Numbers:
    """The score of each seat from the deal alone, before penalties (T20 to T22, T26, T27, T36 to T38, T42)."""
    scores = filled(points, 0)
    golden = is_golden(rules, before)
    for seat in range(len(points)):
        score, sits = 0, sits_out(len(points), dealer, seat)
        if seat == declarer:
            if conceded:
                score = -concession_cost(rules, contract, before.concessions[seat])
            elif points[seat] < contract:
                score = -contract
            elif not on_barrel(rules, before, seat) or contract >= rules.barrel_contract_min:
                score = contract
            if golden or blind:
                score *= 2
        elif not gains_as_declarer_only(rules, before, seat):
            if sits:
                score = talon_bonus(rules, talon)
            elif not conceded:
                score = rounded(rules, points[seat]) * (2 if golden else 1)
            if conceded and (is_bomb(rules) or not sits):
                score += concession_award(rules, contract, before.concessions[declarer])
        scores = set_at(scores, seat, score)
    return scores


@hot
def offence(rules: Rules, count: int) -> tuple[int, int]:
    """The count after one more concession or empty hand, and its cost (T23, T24)."""
    if count == rules.offences_free:
        return 0, rules.penalty
    return count + 1, 0


@hot
def is_empty(rules: Rules, before: Standing, seat: int, points: int, takers: int) -> bool:
    """Whether a seat comes away from a deal played with an empty hand that counts (T24)."""
    if rules.empty_hand == EMPTY_NO or on_barrel(rules, before, seat):
        return False
    return points == 0 if rules.empty_hand == EMPTY_POINTS else takers >> seat & 1 == 0


@kernel
def settle_deal(
    rules: Rules,
    before: Standing,
    dealer: int,
    declarer: int,
    contract: int,
    conceded: bool,
    points: Numbers,
    takers: int = ALL_SEATS,
    blind: bool = False,
    talon: int = 0,
) -> Settled:
    """Settle one deal.

    ``points`` are the points that each seat made, cards and marriages, unrounded; all zero in a conceded deal.
    ``takers``: the mask of the seats that won a trick; ``blind``: the contract is a blind bid that nobody overbid.
    ``talon``: the mask of its cards as dealt, for who sits out (T42).
    """
    scores = deal_scores(rules, before, dealer, declarer, contract, conceded, points, blind, talon)
    players = len(points)
    concessions, empty_hands, barrel_deals = before.concessions, before.empty_hands, before.barrel_deals
    totals = before.totals
    stays, fallen = 0, 0  # masks of the seats that remain on the barrel, and that have left it without a win
    for seat in range(players):
        cost = 0
        sits = sits_out(players, dealer, seat)
        if conceded and seat == declarer:
            count, cost = concessions_after(rules, concessions[seat])
            concessions = set_at(concessions, seat, count)
        elif not conceded and not sits and is_empty(rules, before, seat, points[seat], takers):
            count, cost = offence(rules, empty_hands[seat])
            empty_hands = set_at(empty_hands, seat, count)
        used = 0
        if on_barrel(rules, before, seat):
            if scores[seat] == 0:
                used = barrel_deals[seat]
                if not sits and (not conceded or rules.conceded_deal_uses_barrel):
                    used += 1
                if used == rules.barrel_deals_max:
                    used, cost = 0, rules.penalty
                else:
                    stays |= 1 << seat
            if scores[seat] - cost < 0:
                fallen |= 1 << seat
        barrel_deals = set_at(barrel_deals, seat, used)
        totals = set_at(totals, seat, totals[seat] + scores[seat] - cost)
    winner = match_winner(rules, before, totals, dealer, declarer)
    if rules.endgame == ENDGAME_BARREL:
        totals, thrown_off = clamped(rules, totals, stays, winner, dealer, declarer)
        fallen |= thrown_off & stays
    barrel_falls, change = before.barrel_falls, filled(points, 0)
    for seat in range(players):
        if rules.third_fall_resets and fallen >> seat & 1:
            falls = barrel_falls[seat] + 1
            if falls == rules.barrel_falls_max:
                falls = 0
                totals = set_at(totals, seat, 0)
            barrel_falls = set_at(barrel_falls, seat, falls)
        if seat != winner and is_dumped(rules, before.totals[seat], totals[seat]):
            totals = set_at(totals, seat, 0)
        if rules.endgame == ENDGAME_BARREL and totals[seat] != barrel(rules):
            barrel_deals = set_at(barrel_deals, seat, 0)
        change = set_at(change, seat, totals[seat] - before.totals[seat])
    golden_deals = before.golden_deals + 1 if is_golden(rules, before) else before.golden_deals
    after_deal = Standing(totals, concessions, empty_hands, barrel_deals, barrel_falls, golden_deals)
    return Settled(change, after_deal, winner)


@hot
def is_dumped(rules: Rules, earlier: int, total: int) -> bool:
    """Whether a total that a deal has changed is one that becomes 0 (T40)."""
    if rules.dump_truck == DUMP_NO or total == earlier:
        return False
    return total == rules.dump_truck_total or (rules.dump_truck == DUMP_BOTH and total == -rules.dump_truck_total)


@hot
def order(players: int, seat: int, dealer: int, declarer: int) -> int:
    """The rank of a seat among level totals: the declarer first, then the order after the dealer (T31)."""
    return -1 if seat == declarer else (seat - dealer - 1) % players


@kernel
def foremost(totals: Numbers, among: int, dealer: int, declarer: int) -> int:
    """The seat with the highest total among a mask of seats, ``order`` decides between level ones; NOBODY of none."""
    best, players = NOBODY, len(totals)
    for seat in range(players):
        if not among >> seat & 1:
            continue
        if best == NOBODY or totals[seat] > totals[best]:
            best = seat
        elif totals[seat] == totals[best]:
            if order(players, seat, dealer, declarer) < order(players, best, dealer, declarer):
                best = seat
    return best


@kernel
def match_winner(rules: Rules, before: Standing, totals: Numbers, dealer: int, declarer: int) -> int:
    """The seat that has reached the target, the first of several (T31); NOBODY while the match continues."""
    reached = 0
    for seat in range(len(totals)):
        wins_here = rules.barrel_required == 0 or (seat == declarer and on_barrel(rules, before, seat))
        if totals[seat] >= rules.target and wins_here:
            reached |= 1 << seat
    if rules.winner_first == WINNER_DECLARER and reached >> declarer & 1:
        return declarer
    return foremost(totals, reached, dealer, declarer)


@kernel
def clamped(rules: Rules, totals: Numbers, stays: int, winner: int, dealer: int, declarer: int) -> tuple[Numbers, int]:
    """Totals near the target are set to the barrel (T25); an exclusive barrel holds a single player (T30).

    ``stays`` is the mask of the seats that were on the barrel and have not left it.  The second result is the mask of
    the seats that are thrown off.
    """
    newcomers = 0
    for seat in range(len(totals)):
        beyond = totals[seat] >= rules.target and rules.barrel_required == 0
        if totals[seat] >= barrel(rules) and not beyond and seat != winner and not stays >> seat & 1:
            newcomers |= 1 << seat
    keeps = stays | newcomers
    if rules.barrel_exclusive and newcomers:
        keeps = 1 << foremost(totals, newcomers, dealer, declarer)
    thrown_off = (stays | newcomers) & ~keeps
    for seat in range(len(totals)):
        if (stays | newcomers) >> seat & 1:
            totals = set_at(totals, seat, barrel(rules) - (rules.penalty if thrown_off >> seat & 1 else 0))
    return totals, thrown_off


def check_before(rules: Rules, before: Standing) -> str:
    """The slug of why this standing is impossible before a deal, or "" (T22 to T31, T37 to T39)."""
    has_barrel = rules.endgame == ENDGAME_BARREL
    for seat in range(len(before.totals)):
        if before.totals[seat] >= rules.target:
            return "before-game-over"
        if has_barrel and before.totals[seat] > barrel(rules):
            return "before-inside-barrel"
        limits = (
            (before.concessions, concessions_max(rules)),
            (before.empty_hands, 0 if rules.empty_hand == EMPTY_NO else rules.offences_free),
            (before.barrel_deals, rules.barrel_deals_max - 1 if on_barrel(rules, before, seat) else 0),
            (before.barrel_falls, rules.barrel_falls_max - 1 if rules.third_fall_resets else 0),
        )
        if not all(0 <= counts[seat] <= limit for counts, limit in limits):
            return "before-bad-counter"
    if not 0 <= before.golden_deals <= (len(before.totals) if rules.golden_deal else 0):
        return "before-bad-counter"
    if rules.barrel_exclusive and sum(total == barrel(rules) for total in before.totals) > 1:
        return "before-barrel-shared"
    return ""


def concessions_max(rules: Rules) -> int:
    """The highest count of a player's concessions before a deal (T23)."""
    if rules.concession == CONCESSION_AWARD:
        return rules.offences_free
    return 1 if rules.concession in (CONCESSION_BOMB, CONCESSION_BOMB_HOME) else 0


def standing_keys(rules: Rules) -> tuple[str, ...]:
    """The counters that a standing has under these rules, in a record's order: two exist with their option alone."""
    missing = {"barrel_falls": rules.third_fall_resets == 0, "golden_deals": rules.golden_deal == 0}
    return tuple(key for key in Standing._fields if not missing.get(key, False))


@kernel
def settle_state(rules: Rules, state: State) -> Settled:
    """Settle a deal that is over; a void one changes nothing (T20 to T40)."""
    if state.phase == OVER_VOID:
        return Settled(filled(state.points, 0), state.before, NOBODY)
    auction = state.auction
    return settle_deal(
        rules,
        state.before,
        state.dealer,
        auction.declarer,
        auction.contract,
        state.phase == OVER_CONCEDED,
        points_made(state),
        state.takers,
        auction.blind == 1,
        auction.talon,
    )


@hot
def points_made(state: State) -> Numbers:
    """The points that each seat has made in a deal that is over: none in a deal conceded, or void."""
    return state.points if state.phase == OVER_PLAYED else filled(state.points, 0)


def settle(rules: Rules, state: State) -> Settlement:
    """Settle a deal that is over (T20 to T40)."""
    settled = settle_state(rules, state)
    void = state.phase == OVER_VOID
    return Settlement(points_made(state), settled.scores, settled.after, settled.winner, void)
