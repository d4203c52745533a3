"""The first start after installing: the rules are compiled, with something to look at meanwhile.

Kernels are compiled when they are first called and kept on disk (``_jit.py``).  Here the ones a match needs are called
in a fixed order, once; a mark beside them says that it was done, so that later starts go straight to the cards.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from chiliad import _jit
from chiliad.bots import seat_bots
from chiliad.game import CHANCE, OVER, Game, actions_of
from chiliad.games import GAMES
from chiliad.play.language import Language
from chiliad.play.match import Match
from chiliad.play.telling.following import follow
from chiliad.play.telling.words import Seats, Words

SEED = 6  # of the deal that is played: any one will do
DECISIONS_MAX = 400


def warm(name: str, bots: Sequence[str], language: Language) -> None:
    """Compiles what a match of the game with these bots needs, unless it has been done on this machine."""
    mark = _mark(name, bots)
    if mark is None or mark.exists():
        return
    with _progress(language) as told:
        steps = list(_steps(GAMES[name], bots))
        for number, step in enumerate(steps):
            told(number, len(steps))
            step()
        told(len(steps), len(steps))
    with contextlib.suppress(OSError):
        mark.touch()


def _mark(name: str, bots: Sequence[str]) -> Path | None:
    """The file that says the work is done; None where nothing is compiled."""
    if _jit.CACHE is None:
        return None
    return _jit.CACHE / f"warm-{'-'.join([name, *sorted(set(bots))])}"


def _steps(game: Game, bots: Sequence[str]) -> Iterator[Callable[[], Any]]:
    """The pieces of work, about equal in length."""
    rules = next(iter(game.presets.values()))
    start = game.start(rules, game.before(rules), 0)
    dealt = start

    def deal() -> None:
        nonlocal dealt
        while game.actor(dealt) == CHANCE:
            dealt = game.apply(rules, dealt, game.chance(rules, dealt, SEED)[0])

    yield lambda: game.actor(start)
    yield lambda: game.chance(rules, start, SEED)
    yield lambda: game.apply(rules, start, game.chance(rules, start, SEED)[0])
    yield deal
    yield lambda: game.legal(rules, dealt)
    yield lambda: game.why_illegal(rules, dealt, actions_of(game.legal(rules, dealt))[0])
    yield lambda: game.view(rules, dealt, 0)
    yield lambda: _play(game, bots)


def _play(game: Game, bots: Sequence[str]) -> None:
    """One deal as at the table: bots, telling, settling."""
    from chiliad.cli.table import game_table

    match = Match(game, seed=SEED)
    seated = [make(0) for make in seat_bots(match, [bots[seat % len(bots)] for seat in range(game.seats)], SEED)]
    match.begin_deal()
    words = Words(Language())
    table = game_table(game.name)(words, Seats(words, match.record.players, 0), match, 0)
    for _ in range(DECISIONS_MAX):
        if match.actor == OVER:
            break
        view = match.view(match.actor)
        if match.actor == 0:
            table.choices(view)
        match.play(seated[match.actor].choose(view))
    event = None
    for event in follow(match, 0).news():
        table.telling.event(event)
    if match.settlement is not None and event is not None:
        table.telling.settled(event.after, match.settlement)


@contextlib.contextmanager
def _progress(language: Language) -> Iterator[Callable[[int, int], None]]:
    """Shows how far it has come: a bar on a terminal, else a line at the beginning and one at the end."""
    print(language.text("warming"), flush=True)
    if not sys.stdout.isatty():
        yield lambda done, total: None
        print(language.text("warmed"), flush=True)
        return
    from rich.progress import BarColumn, Progress, TimeElapsedColumn

    with Progress(BarColumn(), TimeElapsedColumn(), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
