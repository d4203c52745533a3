"""A coach for somebody's first matches: what cards are worth, and a warning before a bad slip, once each.

    coach = Coach(match.game)                   or Coach(game, warned) with what ``coach.warned`` was
    coach.values_id                             the message id of what cards are worth; "" where a game has none
    reason = coach.warning(match, actions)      before the acting seat plays: a ``Reason`` (``told`` says it), or None

The rules of thumb are ``slip(info, actions)`` in a game's ``coach.py``.  They see what the seat has seen and nothing
else, so that a warning tells nothing that the player could not know.  A game may lack them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chiliad.game import Game
from chiliad.play.match import Match
from chiliad.presentation.reasons import Reason


class Coach:
    """Warns one player of each kind of slip once."""

    def __init__(self, game: Game, warned: Iterable[str] = ()) -> None:
        """``warned``: the kinds of slips of which the player has been warned before."""
        self._face = game.face_or_none("coach")
        self.values_id = f"coach-{game.name}-values" if self._face else ""
        self.warned = set(warned)

    def warning(self, match: Match, actions: Sequence[int]) -> Reason | None:
        """What the acting seat's move gives up, where it is a kind of slip that was not warned of before."""
        if self._face is None or not actions:
            return None
        reason: Reason | None = self._face.slip(match.information_state(), actions)
        if reason is None or reason.key in self.warned:
            return None
        self.warned.add(reason.key)
        return reason
