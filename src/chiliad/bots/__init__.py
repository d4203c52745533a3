"""Bots: a view in, an action out.

``BOTS[game]`` names the bots of a game, ``bot_class`` gives one of them, which makes a bot for one seat and one deal.
A game brings its own (``games/NAME/policy.py``); another package adds one with an entry point, ``GAME.NAME``::

    [project.entry-points."chiliad.bots"]
    "tysiac.cautious" = "my_package:Cautious"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from chiliad.bits import seed_from
from chiliad.bots.bot import Bot
from chiliad.errors import Unavailable, Unreadable, unknown_name
from chiliad.games import GAMES, find
from chiliad.play.match import Match

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


GROUP = "chiliad.bots"
"""The entry points of bots in other packages."""


@cache
def _installed() -> dict[str, dict[str, EntryPoint]]:
    """The bots of other packages, by game and name."""
    from importlib.metadata import entry_points

    found: dict[str, dict[str, EntryPoint]] = {}
    for one in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        game, _, name = one.name.partition(".")
        found.setdefault(game, {})[name] = one
    return found


class _Bots(Mapping[str, tuple[str, ...]]):
    def __getitem__(self, game: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*GAMES[game].face("policy").BOTS, *_installed().get(game, ()))))

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


BOTS: Mapping[str, tuple[str, ...]] = _Bots()
"""The names of the bots of each game, weakest first, then those of other packages."""

Seated = Callable[[int], Bot]
"""Makes a seat's bot for the deal of that number."""


def bot_class(game: str, name: str) -> Callable[[int], Bot]:
    """The bot of that name: made with a generator state, it plays one seat for one deal.

    Raises ``Unreadable`` (unknown-game, unknown-bot), and ``Unavailable("broken-bot")`` where its package fails.
    """
    own: Mapping[str, Callable[[int], Bot]] = find(game).face("policy").BOTS
    if name in own:
        return own[name]
    entry = _installed().get(game, {}).get(name)
    if entry is None:
        raise Unreadable("unknown-bot", **unknown_name("text", name, BOTS[game]))
    try:
        made: Callable[[int], Bot] = entry.load()
    except Exception as error:  # a package may fail in any way: the player learns which one it is
        reason = f"{type(error).__name__}: {error}"
        raise Unavailable("broken-bot", bot=name, package=entry.value, reason=reason) from error
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
