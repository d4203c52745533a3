"""What a person may type at a table of Schnapsen besides the moves of the list."""

from __future__ import annotations

from chiliad.presentation import answers
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.presentation import SchnapsenDesk
from chiliad_schnapsen.state import State


class Answers(answers.Answers[Rules, State, SchnapsenDesk]):
    """Knows the verbs of moves that may not be chosen now, so that the refusal says why."""

    verbs = ("play", "marry", "exchange", "close")
