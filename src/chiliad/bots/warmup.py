"""Load and compile all that a class of bots needs, by playing: later decisions, and other processes, find it ready."""

from __future__ import annotations

import time
from collections.abc import Callable

from chiliad.bot import Bot, Budget, ask
from chiliad.game import Game
from chiliad.play.match import Match

NODES = 16  # enough to reach every function of a search, and few enough for whole deals
DEALS_MAX = 4  # one alone may be conceded before a card is played
DECISIONS_MAX = 150
PLAY_S = 60.0


def warm_up(makes: Callable[[int], Bot], game: Game) -> None:
    """Play some deals with a small budget, the bots of this class in all seats."""
    match = Match(game, seed=0)
    bots = [makes(seat) for seat in range(match.seats)]
    until = time.monotonic() + PLAY_S
    for _ in range(DECISIONS_MAX):
        if match.over or time.monotonic() > until:
            return
        if match.deal_over:
            if len(match.record.deals) == DEALS_MAX:
                return
            match.begin_deal()
        match.play(ask(bots[match.actor], match.information_state(), Budget(nodes=NODES)).action)
