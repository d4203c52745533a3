"""Tysiac (Tysiąc, Тысяча, 1000): two to four players, 24 cards, auction, talon, marriages, a barrel."""

from __future__ import annotations

from chiliad.game import TypedGame
from chiliad.games.tysiac import (
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
    return chosen.players


def _before(chosen: options.Rules) -> state.Standing:
    zeros = (0,) * chosen.players
    return state.Standing(zeros, zeros, zeros, zeros, zeros, 0)


GAME = TypedGame[options.Rules, state.Standing, state.State, observation.Observation](
    name="tysiac",
    package=__name__,
    seats=_seats,
    options=options.OPTIONS,
    presets=options.PRESETS,
    telling=options.TELLING,
    seats_option="players",
    reasons=legality.REASONS,
    action_kinds=state.ACTION_KINDS,
    actions_per_deal_max=state.ACTIONS_PER_DEAL_MAX,
    problems=options.problems,
    disagreements=options.disagreements,
    before=_before,
    standing_keys=scoring.standing_keys,
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
    rival=("skat", 2000),
)
