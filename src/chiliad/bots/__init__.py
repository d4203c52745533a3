"""Bots: a view in, an action out.

``BOTS[game][name]`` makes a bot for one seat and one deal.  To write one, copy ``random.py`` or a greedy one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from chiliad.bits import seed_from
from chiliad.bots.bot import Bot
from chiliad.errors import Unreadable
from chiliad.games import find
from chiliad.play.match import Match

_HOMES = {
    "mille": {"random": "random:RandomBot", "greedy": "mille_greedy:GreedyMille"},
    "tysiac": {"random": "tysiac_random:RandomTysiac", "greedy": "tysiac_greedy:GreedyTysiac"},
}
BOTS: Mapping[str, tuple[str, ...]] = {game: tuple(names) for game, names in _HOMES.items()}
"""The names of the bots of each game, weakest first."""

Seated = Callable[[int], Bot]
"""Makes a seat's bot for the deal of that number."""


def bot_class(game: str, name: str) -> Callable[[int], Bot]:
    """The bot of that name; raises ``Unreadable`` (unknown-game, unknown-bot)."""
    home = _HOMES[find(game).name].get(name)
    if home is None:
        raise Unreadable("unknown-bot", text=name, known=", ".join(BOTS[game]))
    module, _, attribute = home.partition(":")
    made: Callable[[int], Bot] = getattr(import_module(f"chiliad.bots.{module}"), attribute)
    return made


def seat_bots(match: Match, names: Sequence[str], seed: int = 0) -> list[Seated]:
    """A bot for each seat of a match; its randomness follows from seed, deal and seat alone.

    Raises ``Unreadable`` for a name that no bot of the game has, or for too few or too many of them.
    """
    if len(names) != match.game.seats:
        raise Unreadable("wrong-player-count", wanted=match.game.seats, count=len(names))

    def seated(seat: int, name: str) -> Seated:
        made = bot_class(match.game.name, name)
        return lambda deal: made(seed_from(seed, deal, seat))

    return [seated(seat, name) for seat, name in enumerate(names)]


def play_out(match: Match, seats: Sequence[Seated], deals_max: int | None = None) -> int:
    """Let bots play a match to its end, or to that of ``deals_max`` deals: the winner, NOBODY where there is none.

    Raises ``Illegal("deal-too-long")`` where a deal can't come to an end: the match then stands as far as it went.
    """
    bots: list[Any] = []
    while not match.over:
        if match.deal_over:
            if deals_max is not None and len(match.record.deals) >= deals_max:
                break
            match.begin_deal()
            bots = []
        if not bots:
            bots = [seated(len(match.record.deals) - 1) for seated in seats]
        match.play(bots[match.actor].choose(match.view()))
    return match.winner


__all__ = ["BOTS", "Bot", "bot_class", "play_out", "seat_bots"]
