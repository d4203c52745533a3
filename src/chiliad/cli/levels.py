"""The level of the bots in the terminal: asked for before a match, and another one suggested after three alike."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from chiliad.cli import saved_matches
from chiliad.cli.console import Console
from chiliad.i18n.text_normalize import folded
from chiliad.i18n.words import BOT

ALIKE = 3
"""So many matches in a row that are won, or lost, at one level call for another one."""


def ask_level(console: Console, game: str) -> str | None:
    """The level to play against, by its name in this language or in records or its number.

    None where the game has no levels.
    """
    from chiliad.bots import default_bot, levels

    names, words = levels(game), console.words
    if not names:
        return None
    titles = {name: words.bot(BOT + name) for name in names}
    for number, name in enumerate(names, 1):
        console.say("level-choice", number=number, title=titles[name], said=words.bot_said(name))
    listed, usual = words.named(list(titles.values())), default_bot(game)
    while True:
        answer = folded(console.ask(words.text("ask-level", levels=listed, usual=titles[usual])))
        if not answer:
            return usual
        if answer.isdecimal() and len(answer) == 1 and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        meant = [name for name in names if name.startswith(answer) or folded(titles[name]).startswith(answer)]
        if len(meant) == 1:
            return meant[0]
        console.say("ask-level-again", levels=listed)


def suggest_level(console: Console, where: Path, game: str) -> None:
    """Say once that another level may be more fun, when a match is over that is the third alike in a row."""
    from chiliad.bots import levels

    recent = itertools.islice(saved_matches.finished(where, game), ALIKE + 1)
    played = [_outcome(players, winner) for players, winner in recent]
    last = played[0] if played else None
    if last is None or played[:ALIKE] != [last] * ALIKE or played[ALIKE:] == [last]:
        return
    level, result = last
    other = other_level(levels(game), level, result)
    if other is not None:
        said = console.words.bot
        details = {"level": said(BOT + level), "other": said(BOT + other), "game": game, "bot": other}
        console.say("level-suggested", result=result, **details)


Result = Literal["won", "lost"]


def other_level(names: Sequence[str], level: str, result: Result) -> str | None:
    """The level above one at which matches were won, or below one at which they were lost; None where there is none."""
    if level not in names:
        return None
    at = names.index(level) + (1 if result == "won" else -1)
    return names[at] if 0 <= at < len(names) else None


def _outcome(players: Sequence[str], winner: int) -> tuple[str, Result] | None:
    """The bots of a match and how it ended for its person; None where the bots differ, or nobody has won."""
    bots = {player.removeprefix(BOT) for player in players if player.startswith(BOT)}
    if len(bots) != 1 or not 0 <= winner < len(players):
        return None
    return bots.pop(), "lost" if players[winner].startswith(BOT) else "won"
