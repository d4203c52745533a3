"""The coach at a table: a warning before a slip of somebody who plays their first matches."""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.play.coach import Coach
from chiliad.presentation.reasons import Reason
from chiliad.server.table import Table


def slip_of(table: Table, actions: Sequence[int]) -> Reason | None:
    """Of what the coach warns before a move of the one person here; None: nothing, or it has done so before.

    Raises ``Illegal`` where the rules refuse the move: that is no slip.
    """
    match = table.match
    if not table.settings.coach or not table.alone or match is None or not match.has_choice():
        return None
    match.preview(actions)
    return Coach(table.game, table.warned).warning(match, actions)
