"""A deal's score and a match's end, from plain numbers: a score-keeper at a real table uses these functions too.

``settle_deal`` works in the order of T32: scores, penalties, barrel deals, the win, the clamp to the barrel.
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad._jit import hot, kernel
from chiliad.game import NOBODY, Settlement
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.state import OVER_CONCEDED, SEATS, Standing, State, after, set_at

Three = tuple[int, int, int]


class Settled(NamedTuple):
    """A settled deal: the change of each total, the standing before the next deal, the winner or NOBODY."""

    scores: Three
    after: Standing
    winner: int


@hot
def rounded(rules: Rules, points: int) -> int:
    """Points to the nearest step, halves upward (T21): 2 to 0, 3 to 5 by fives."""
    return (2 * points + rules.step) // (2 * rules.step) * rules.step


@hot
def concession_award(rules: Rules, contract: int) -> int:
    """The gain of each defender from a concession: half the contract, at least 60, rounded up (T22)."""
    half = -(-contract // (2 * rules.step)) * rules.step
    return max(rules.concession_award_min, half)


@hot
def barrel(rules: Rules) -> int:
    """The total of a player on the barrel (T25)."""
    return rules.target - rules.barrel_width


@kernel
def deal_scores(rules: Rules, before: Standing, declarer: int, contract: int, conceded: bool, points: Three) -> Three:
    """The score of each seat from the deal alone, before penalties (T20 to T22, T26, T27)."""
    scores = (0, 0, 0)
    for seat in range(SEATS):
        on_barrel = before.totals[seat] == barrel(rules)
        score = 0
        if seat != declarer:
            if not on_barrel:
                score = concession_award(rules, contract) if conceded else rounded(rules, points[seat])
        elif not conceded:
            if points[seat] < contract:
                score = -contract
            elif not on_barrel or contract >= rules.barrel_contract_min:
                score = contract
        scores = set_at(scores, seat, score)
    return scores


@hot
def offence(rules: Rules, count: int) -> tuple[int, int]:
    """The count after one more concession or empty hand, and its cost (T23, T24)."""
    if count == rules.offences_free:
        return 0, rules.penalty
    return count + 1, 0


@kernel
def settle_deal(
    rules: Rules, before: Standing, dealer: int, declarer: int, contract: int, conceded: bool, points: Three
) -> Settled:
    """Settle one deal.

    ``points`` are the points that each seat made, cards and marriages, unrounded; all zero in a conceded deal.
    """
    scores = deal_scores(rules, before, declarer, contract, conceded, points)
    concessions, empty_hands, barrel_deals = before.concessions, before.empty_hands, before.barrel_deals
    totals = before.totals
    stays = 0  # mask of the seats that remain on the barrel
    for seat in range(SEATS):
        on_barrel = totals[seat] == barrel(rules)
        cost = 0
        if conceded and seat == declarer:
            count, cost = offence(rules, concessions[seat])
            concessions = set_at(concessions, seat, count)
        elif not conceded and points[seat] == 0 and not on_barrel:
            count, cost = offence(rules, empty_hands[seat])
            empty_hands = set_at(empty_hands, seat, count)
        used = 0
        if on_barrel and scores[seat] == 0:
            used = barrel_deals[seat]
            if not conceded or rules.conceded_deal_uses_barrel:
                used += 1
            if used == rules.barrel_deals_max:
                used, cost = 0, rules.penalty
            else:
                stays |= 1 << seat
        barrel_deals = set_at(barrel_deals, seat, used)
        totals = set_at(totals, seat, totals[seat] + scores[seat] - cost)
    winner = match_winner(rules, totals, dealer, declarer)
    totals = clamped(rules, totals, stays, dealer, declarer)
    for seat in range(SEATS):
        if totals[seat] != barrel(rules):
            barrel_deals = set_at(barrel_deals, seat, 0)
    change = (
        totals[0] - before.totals[0],
        totals[1] - before.totals[1],
        totals[2] - before.totals[2],
    )
    return Settled(change, Standing(totals, concessions, empty_hands, barrel_deals), winner)


@hot
def order(seat: int, dealer: int, declarer: int) -> int:
    """The rank of a seat among level totals: the declarer first, then the order after the dealer (T31)."""
    return -1 if seat == declarer else (seat - dealer - 1) % SEATS


@kernel
def foremost(totals: Three, among: int, dealer: int, declarer: int) -> int:
    """The seat with the highest total among a mask of seats, ``order`` decides between level ones; NOBODY of none."""
    best = NOBODY
    for seat in range(SEATS):
        if not among >> seat & 1:
            continue
        if best == NOBODY or totals[seat] > totals[best]:
            best = seat
        elif totals[seat] == totals[best] and order(seat, dealer, declarer) < order(best, dealer, declarer):
            best = seat
    return best


@kernel
def match_winner(rules: Rules, totals: Three, dealer: int, declarer: int) -> int:
    """The seat that has reached the target, the highest of several (T31); NOBODY while the match continues."""
    reached = 0
    for seat in range(SEATS):
        if totals[seat] >= rules.target:
            reached |= 1 << seat
    return foremost(totals, reached, dealer, declarer)


@kernel
def clamped(rules: Rules, totals: Three, stays: int, dealer: int, declarer: int) -> Three:
    """Totals near the target are set to the barrel (T25); an exclusive barrel holds a single player (T30).

    ``stays`` is the mask of the seats that were on the barrel and have not left it.
    """
    newcomers = 0
    for seat in range(SEATS):
        if barrel(rules) <= totals[seat] < rules.target and not stays >> seat & 1:
            newcomers |= 1 << seat
    keeps = stays | newcomers
    if rules.barrel_exclusive and newcomers:
        keeps = 1 << foremost(totals, newcomers, dealer, declarer)
    for seat in range(SEATS):
        if (stays | newcomers) >> seat & 1:
            thrown_off = 0 if keeps >> seat & 1 else rules.penalty
            totals = set_at(totals, seat, barrel(rules) - thrown_off)
    return totals


def check_before(rules: Rules, before: Standing) -> str:
    """The slug of why this standing is impossible before a deal, or "" (T22 to T31)."""
    for seat in range(SEATS):
        if before.totals[seat] >= rules.target:
            return "before-game-over"
        if before.totals[seat] > barrel(rules):
            return "before-inside-barrel"
        if not 0 <= before.concessions[seat] <= rules.offences_free:
            return "before-bad-counter"
        if not 0 <= before.empty_hands[seat] <= rules.offences_free:
            return "before-bad-counter"
        on_barrel = before.totals[seat] == barrel(rules)
        if not 0 <= before.barrel_deals[seat] < (rules.barrel_deals_max if on_barrel else 1):
            return "before-bad-counter"
    if rules.barrel_exclusive and sum(total == barrel(rules) for total in before.totals) > 1:
        return "before-barrel-shared"
    return ""


def settle(rules: Rules, state: State) -> Settlement:
    """Settle a deal that is over (T20 to T33)."""
    auction = state.auction
    conceded = state.phase == OVER_CONCEDED
    points = (0, 0, 0) if conceded else state.points
    settled = settle_deal(rules, state.before, state.dealer, auction.declarer, auction.contract, conceded, points)
    return Settlement(points, settled.scores, settled.after, settled.winner)


def next_dealer(dealer: int) -> int:
    """The deal moves clockwise (T4)."""
    return after(dealer)
