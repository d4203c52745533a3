"""The registry of bots, and matches between them; ``bot.py`` says what a bot is.

``BOTS[game]`` names the bots of a game, ``bot_class`` gives one of them, which makes a bot for one seat and one deal.
A game brings its own (``games/NAME/policy.py``); another package adds one with an entry point, ``GAME.NAME``::

    [project.entry-points."chiliad.bots"]
    "GAME.cautious" = "my_package:Cautious"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from chiliad.bits import seed_from
from chiliad.bot import Bot, Budget, ask, effort
from chiliad.errors import Unavailable, Unreadable, unknown_name
from chiliad.game import Game, RulesTuple
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
        first, *others = GAMES[game].face("policy").BOTS
        return tuple(dict.fromkeys((first, *_installed().get(game, ()), *others)))

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


BOTS: Mapping[str, tuple[str, ...]] = _Bots()
"""The names of the bots of each game, its own weakest first.

Those of other packages come after the first: the last one is the game's own.
"""

USUAL_LEVEL = "club"
"""The level that a person meets who has not chosen one."""


def levels(game: str) -> tuple[str, ...]:
    """The bots of a game that are opponents of graded strength for people, weakest first; none in some games.

    ``policy.py`` of the game names them in ``LEVELS``.
    """
    return tuple(getattr(find(game).face("policy"), "LEVELS", ()))


def default_bot(game: str) -> str:
    """The bot that plays against a person who has not chosen one: the usual level, else the game's last own bot."""
    return USUAL_LEVEL if USUAL_LEVEL in levels(game) else BOTS[game][-1]


def bots_for_people(game: str) -> tuple[str, ...]:
    """The bots among which people choose: the levels and the bots of other packages; all where there are no levels."""
    graded, own = levels(game), find(game).face("policy").BOTS
    return tuple(bot for bot in BOTS[game] if not graded or bot in graded or bot not in own)


def for_stakes(game: str, name: str) -> str:
    """The bot that plays in the place of ``name`` where a match is played for stakes: mostly the same.

    ``policy.py`` of the game names the others in ``FOR_STAKES``.
    """
    others: Mapping[str, str] = getattr(find(game).face("policy"), "FOR_STAKES", {})
    return others.get(name, name)


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


def quick_bots(game: str) -> tuple[str, ...]:
    """The game's own bots that do not search, strongest first: they play at once where a better one can't."""
    own: Mapping[str, Callable[[int], Bot]] = find(game).face("policy").BOTS
    return tuple(name for name in reversed(tuple(own)) if effort(own[name]) is None)


def makers(game: Game, rules: RulesTuple, bots: Sequence[str | Bot | Seated], seed: int) -> list[Seated]:
    """What makes the bot of each seat; ``seat_bots`` says how."""
    seats = game.seats(rules)
    if len(bots) != seats:
        raise Unreadable("wrong-player-count", wanted=seats, count=len(bots))

    def maker(seat: int, bot: str | Bot | Seated) -> Seated:
        if isinstance(bot, str):
            made = bot_class(game.name, bot)
            return lambda deal: made(seed_from(seed, deal, seat))
        if isinstance(bot, Bot) and not isinstance(bot, type):
            return lambda deal: bot
        return bot  # a class makes bots too

    return [maker(seat, bot) for seat, bot in enumerate(bots)]


def seat_bots(match: Match, bots: Sequence[str | Bot | Seated], seed: int = 0) -> list[Seated]:
    """A bot for each seat of a match: by name, or one's own object, or what makes one from the number of a deal.

    The randomness of a bot that is named follows from seed, deal and seat alone.  Raises ``Unreadable`` for a name
    that no bot of the game has, or for too few or too many of them.
    """
    return makers(match.game, match.rules, bots, seed)


def play_out(
    match: Match,
    bots: Sequence[str | Bot | Seated],
    deals_max: int | None = None,
    *,
    seed: int = 0,
    budget: Budget | None = None,
) -> int:
    """Let bots play a match to its end, or to that of ``deals_max`` deals: the winner, NOBODY where there is none.

    ``bots``, by seat, and ``seed`` are as in ``seat_bots``: ``play_out(match, [MyBot(), "greedy", "random"])``.
    ``budget`` is for each decision; None leaves it to each bot.
    Raises ``Illegal("deal-too-long")`` where a deal can't come to an end: the match then stands as far as it went.
    """
    seats = seat_bots(match, bots, seed)
    seated: list[Bot] = []
    while not match.over:
        if match.deal_over:
            if deals_max is not None and len(match.record.deals) >= deals_max:
                break
            match.begin_deal()
            seated = []
        if not seated:
            seated = [makes(len(match.record.deals) - 1) for makes in seats]
        match.play(ask(seated[match.actor], match.information_state(), budget).action)
    return match.winner


__all__ = [
    "BOTS",
    "Bot",
    "bot_class",
    "bots_for_people",
    "default_bot",
    "levels",
    "play_out",
    "quick_bots",
    "seat_bots",
]
