"""Mille (Canadian Mille, of Montréal): a two-player rummy with two packs, wild 2s and a pack taken whole."""

from __future__ import annotations

from chiliad.game import TypedGame
from chiliad.games.mille import (
    events,
    legality,
    notation,
    observation,
    options,
    playout,
    redact,
    rules,
    scoring,
    state,
    worlds,
)


def _seats(chosen: options.Rules) -> int:
    del chosen
    return state.SEATS


def _before(chosen: options.Rules) -> state.Standing:
    del chosen
    return state.Standing()


def _payment(chosen: options.Rules, after: state.Standing, winner: int, small: int) -> int:
    loser = 1 - winner
    totals, stars, chapeaux = after.totals, after.stars[winner], after.chapeaux[loser]
    return scoring.payment(chosen.payment, totals[winner], totals[loser], stars, chapeaux, small, chosen.target).amount


GAME = TypedGame[options.Rules, state.Standing, state.State, observation.Observation](
    name="mille",
    package=__name__,
    seats=_seats,
    options=options.OPTIONS,
    presets=options.PRESETS,
    reasons=legality.REASONS,
    action_kinds=state.ACTION_KINDS,
    actions_per_deal_max=state.ACTIONS_PER_DEAL_MAX,
    problems=options.problems,
    before=_before,
    start=rules.start,
    actor=rules.actor,
    legal=rules.legal,
    why_illegal=legality.why_illegal,
    explain=legality.explain,
    apply=rules.apply,
    chance=rules.chance,
    cards_to_come=notation.cards_to_come,
    mid_move=rules.mid_move,
    check=state.check,
    check_before=scoring.check_before,
    settle=scoring.settle,
    next_dealer=scoring.next_dealer,
    observe=observation.observe,
    unseen_count=observation.unseen_count,
    resample=worlds.resample,
    fill_worlds=worlds.fill,
    every_world=worlds.every_world,
    random_deal=playout.random_deal,
    random_deals=playout.random_deals,
    action_text=notation.action_text,
    entries=events.entries,
    redact=events.redact,
    line=notation.line,
    read_line=notation.read_line,
    read_move=notation.read_move,
    redact_lines=redact.redact_lines,
    reconstruct_deal=redact.reconstruct_deal,
    has_points=False,
    payment=_payment,
    large_stake=scoring.LARGE_STAKE,
    rival=("gin_rummy", 60),
)
