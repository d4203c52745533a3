"""Bots that only keep a processor busy, as a search of so many milliseconds does, and then play as greedy does.

``bench_tables.py --bot works1`` seats one.
"""

from __future__ import annotations

import time
from typing import Any

from chiliad.bot import Budget, Decision, ask
from chiliad.bots import bot_class
from chiliad.games import usable
from chiliad.information import InformationState


class Works1:
    """Works for a millisecond of processor time."""

    searches = True
    milliseconds = 1

    def __init__(self, rng: int) -> None:
        self._rng = rng

    def decide(self, info: InformationState[Any], budget: Budget | None = None) -> Decision:
        """What greedy does."""
        until = time.thread_time() + self.milliseconds / 1000
        while time.thread_time() < until:
            pass
        return ask(bot_class(info.game.name, "greedy")(self._rng), info)


class Works50(Works1):
    """Works for 50 milliseconds of processor time."""

    milliseconds = 50


BOTS = {"works1": Works1, "works50": Works50}


def add(name: str) -> None:
    """Add the bot of that name to all games of this process, where it is one of these."""
    for game in usable() if name in BOTS else ():
        game.face("policy").BOTS[name] = BOTS[name]
