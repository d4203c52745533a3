"""Game points of a deal and the end of a match (S12 to S16), from plain numbers."""

from __future__ import annotations

from chiliad.game import NOBODY, Settlement
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.state import GOAL, SCHNEIDER, SEATS, Standing, State, counted, set_at

FAILED_MIN = 2  # S15: what a closing that fails costs at least


def stake_against(points: int, tricks: int) -> int:
    """Return the game points that are won against a player with these points and tricks (S14)."""
    if tricks == 0:
        return 3
    return 2 if points < SCHNEIDER else 1


def deal_winner(state: State) -> int:
    """Return the seat that wins a deal which is over (S12, S13)."""
    for seat in range(SEATS):
        if counted(state.points[seat], state.tricks[seat]) >= GOAL:
            return seat
    return state.leader if state.closer == NOBODY else 1 - state.closer


def game_points(winner: int, closer: int, stake: int, loser_points: int, loser_tricks: int) -> int:
    """Return what the winner of a deal scores; ``stake`` is that of the closing, where there was one (S14, S15)."""
    if closer == NOBODY:
        return stake_against(loser_points, loser_tricks)
    return stake if closer == winner else max(FAILED_MIN, stake)


def settle(rules: Rules, state: State) -> Settlement:
    """Settle a deal that is over (S12 to S16)."""
    winner = deal_winner(state)
    loser = 1 - winner
    points = (counted(state.points[0], state.tricks[0]), counted(state.points[1], state.tricks[1]))
    score = game_points(winner, state.closer, state.stake, points[loser], state.tricks[loser])
    scores = set_at((0, 0), winner, score)
    totals = (state.before.totals[0] + scores[0], state.before.totals[1] + scores[1])
    return Settlement(points, scores, Standing(totals), winner if totals[winner] >= rules.target else NOBODY)


def check_before(rules: Rules, before: Standing) -> str:
    """Return the slug of why a deal cannot begin with these totals, or "" (S16)."""
    if any(total >= rules.target for total in before.totals):
        return "before-game-over"
    return "total-impossible" if any(total < 0 for total in before.totals) else ""
