"""What a hint says besides numbers: its move as people say it, and one or two sentences of why.

The facts are the game's own (``games/NAME/reasons.py``)::

    move_of(observation, candidate, brief=False) -> Reason  # brief: for a move that is only named
    why(info, choice, others) -> tuple[Reason, ...]

``choice`` and ``others`` are candidates, the choice without a value where the bot has compared nothing.  They follow
from the information state and the candidates alone.  A game may lack the face: then its moves are told in notation, and
only the numbers give a reason, as they do where the game finds no fact.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from chiliad.bot import Candidate
from chiliad.information import SomeInformation
from chiliad.presentation.reasons import Reason, Value, error_of, is_worse

REASONS_MAX = 2
"""So many sentences are read before a move."""
BY_NUMBERS = ("reason-about-equal", "reason-better-value", "reason-almost-equal", "reason-match-chance")
"""The reasons that the values of the candidates alone give."""


class Option(NamedTuple):
    """A move that a bot has considered: in notation without the seat, and as people say it."""

    text: str
    candidate: Candidate
    move: Reason
    brief: Reason
    """The same for a sentence about another move: long moves are shortened."""


def option(info: SomeInformation, candidate: Candidate, text: str) -> Option:
    """A candidate with its move as notation (``text``) and as people say it."""
    face = info.game.face_or_none("reasons")
    if face is None:
        move = Reason("hint-move", {"move": text})
        return Option(text, candidate, move, move)
    seen = info.observation
    return Option(text, candidate, face.move_of(seen, candidate), face.move_of(seen, candidate, brief=True))


def why(info: SomeInformation, choice: Option, options: Sequence[Option]) -> tuple[Reason, ...]:
    """Why the choice is better than the others; empty where nothing certain can be said."""
    if len(info.legal_actions()) == 1:
        return (Reason("reason-only-move"),)
    others = [one for one in options if one.text != choice.text]
    face = info.game.face_or_none("reasons")
    found: tuple[Reason, ...] = ()
    if face is not None:
        found = face.why(info, choice.candidate, [one.candidate for one in others])[:REASONS_MAX]
    if len(found) < REASONS_MAX and not any("percent" in reason.values for reason in found):
        found += _by_numbers(choice.candidate, others)
    return found


def against(info: SomeInformation, choice: Option, played: Option) -> tuple[Reason, ...]:
    """The facts that speak for the choice and not for what was played instead; empty where the game finds none."""
    face, value = info.game.face_or_none("reasons"), choice.candidate.value
    if face is None or value is None:
        return ()
    rival = played.candidate if played.candidate.value is not None else replace(played.candidate, value=value)
    found: tuple[Reason, ...] = face.why(info, choice.candidate, [rival])
    return found[:REASONS_MAX]


def _by_numbers(choice: Candidate, others: Sequence[Option]) -> tuple[Reason, ...]:
    """The reason that the values alone give, against the best of the other candidates."""
    valued = [(one.candidate.value, one) for one in others if one.candidate.value is not None]
    if choice.value is None or not valued:
        return ()
    value, second = max(valued, key=lambda one: one[0])
    if choice.value - value <= error_of(choice, second.candidate):
        return (Reason("reason-about-equal", {"move": second.brief}),)
    mine, other = choice.more.get("match_chance"), second.candidate.more.get("match_chance")
    if not isinstance(mine, int | float) or not isinstance(other, int | float):
        return (Reason("reason-better-value", {"move": second.brief}),)
    percents = round(100 * mine), round(100 * other)
    if not is_worse(second.candidate, choice) or percents[0] <= percents[1]:
        return (Reason("reason-almost-equal", {"move": second.brief}),)
    values: dict[str, Value] = {"percent": percents[0], "other_percent": percents[1], "move": second.brief}
    return (Reason("reason-match-chance", values),)
