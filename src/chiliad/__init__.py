"""Chiliad: card games whose name is *thousand*, exact and fast.

    import chiliad

    sorted(chiliad.GAMES)                               # their names
    match = chiliad.Match(GAME, ["Ala", "Bo", "Cem"], seed=1)
    winner = chiliad.play_out(match, ["greedy", "random", "greedy"], seed=1)

``GAMES`` has the engines by name; ``read`` and ``write`` the records; ``simulate`` plays many deals at once.  Names are
loaded when first used.  ``docs/python.md`` has ten programs to begin with.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from chiliad import errors as _errors

if TYPE_CHECKING:
    from chiliad.bot import Bot, Budget, Candidate, Decision
    from chiliad.bots import BOTS, bot_class, play_out, seat_bots
    from chiliad.bots.simulation import Simulation, simulate
    from chiliad.errors import ChiliadError
    from chiliad.game import Move
    from chiliad.games import GAMES
    from chiliad.i18n.language import Language
    from chiliad.information import InformationState
    from chiliad.play.match import Match
    from chiliad.records import Record, read, redact, write

__version__ = "0.1.0"

_HOMES = {
    "BOTS": "chiliad.bots",
    "Bot": "chiliad.bot",
    "Budget": "chiliad.bot",
    "Candidate": "chiliad.bot",
    "ChiliadError": "chiliad.errors",
    "Decision": "chiliad.bot",
    "GAMES": "chiliad.games",
    "InformationState": "chiliad.information",
    "Match": "chiliad.play.match",
    "Move": "chiliad.game",
    "Record": "chiliad.records",
    "Simulation": "chiliad.bots.simulation",
    "bot_class": "chiliad.bots",
    "play_out": "chiliad.bots",
    "read": "chiliad.records",
    "redact": "chiliad.records",
    "seat_bots": "chiliad.bots",
    "simulate": "chiliad.bots.simulation",
    "write": "chiliad.records",
}

__all__ = [
    "BOTS",
    "GAMES",
    "Bot",
    "Budget",
    "Candidate",
    "ChiliadError",
    "Decision",
    "InformationState",
    "Match",
    "Move",
    "Record",
    "Simulation",
    "__version__",
    "bot_class",
    "play_out",
    "read",
    "redact",
    "seat_bots",
    "simulate",
    "write",
]


@cache
def _english() -> Language:
    language: Language = import_module("chiliad.i18n.language").Language()
    return language


# A traceback shows the sentence of an error too; it is loaded when one is printed.
_errors.ChiliadError.describe = staticmethod(lambda error: str(_english().sentence(error)))


def __getattr__(name: str) -> object:
    if name in _HOMES:
        found: object = getattr(import_module(_HOMES[name]), name)
        return found
    raise AttributeError(f"module 'chiliad' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
