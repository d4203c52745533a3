"""Schnapsen: two players, 20 cards, marriages, a talon that may be closed, 66 points."""

from __future__ import annotations

from chiliad.game import TypedGame
from chiliad_schnapsen import events, legality, notation, observation, options, redact, rules, scoring, state

GAME = TypedGame[options.Rules, state.Standing, state.State, observation.Observation](
    name="schnapsen",
    package=__name__,
    seats=lambda chosen: state.SEATS,
    options=options.OPTIONS,
    presets=options.PRESETS,
    reasons=legality.REASONS,
    action_kinds=state.ACTION_KINDS,
    actions_per_deal_max=state.ACTIONS_PER_DEAL_MAX,
    before=lambda chosen: state.Standing(),
    start=rules.start,
    actor=rules.actor,
    legal=rules.legal,
    why_illegal=legality.why_illegal,
    explain=legality.explain,
    apply=rules.apply,
    check=state.check,
    check_before=scoring.check_before,
    settle=scoring.settle,
    observe=observation.observe,
    unseen_count=observation.unseen_count,
    resample=observation.resample,
    action_text=notation.action_text,
    entries=events.entries,
    redact=events.redact,
    line=notation.line,
    read_line=notation.read_line,
    redact_lines=redact.redact_lines,
    reconstruct_deal=redact.reconstruct_deal,
)
