"""Schnapsen: two players, 20 cards, marriages, a talon that may be closed, 66 points."""

from __future__ import annotations

from chiliad.game import TypedGame
from chiliad_schnapsen import events, legality, notation, options, redact, rules, scoring, state, view

GAME = TypedGame[options.Rules, state.Before, state.State, view.View](
    name="schnapsen",
    package=__name__,
    seats=state.SEATS,
    options=options.OPTIONS,
    presets=options.PRESETS,
    reasons=legality.REASONS,
    pages=state.PAGES,
    actions_per_deal_max=state.ACTIONS_PER_DEAL_MAX,
    before=lambda chosen: state.Before(),
    start=rules.start,
    actor=rules.actor,
    legal=rules.legal,
    why_illegal=legality.why_illegal,
    explain=legality.explain,
    apply=rules.apply,
    check=state.check,
    check_before=scoring.check_before,
    settle=scoring.settle,
    view=view.view,
    unseen=view.unseen,
    resample=view.resample,
    action_text=notation.action_text,
    entries=events.entries,
    redact=events.redact,
    line=notation.line,
    read_line=notation.read_line,
    redact_lines=redact.redact_lines,
    reconstruct_deal=redact.reconstruct_deal,
)
