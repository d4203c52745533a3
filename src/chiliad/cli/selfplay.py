"""``chiliad selfplay GAME``: bots play whole matches; one record a match, the same bytes for the same seed."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from chiliad.bits import seed_from
from chiliad.bot import Budget
from chiliad.bots import BOTS, bot_class, play_out, seat_bots
from chiliad.cli.arguments import (
    Usage,
    add_game,
    add_json,
    add_rules,
    add_think,
    add_workers,
    cores,
    needed,
    number,
    rules_of,
)
from chiliad.cli.workers import in_order
from chiliad.errors import Illegal, Unavailable
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT, Words
from chiliad.play.atomic_write import save
from chiliad.play.match import Match
from chiliad.records.options import written_options

MATCHES_MAX = 999_999  # six digits name a record
MATCHES = 10
BOT_NAME = "greedy"  # the bot of all seats, where the game has one of that name; else its first bot
DEALS_MAX = 2000  # where totals may fall, random players would never end
SEED_MAX = (1 << 63) - 1
SEED_BITS = 32  # of one that nobody has chosen: short enough to be typed again
CARDS_SEED, BOTS_SEED = 1, 2


class Task(NamedTuple):
    """One match to play; all that decides how it goes."""

    number: int  # from 1
    seed: int
    game: str
    preset: str
    options: Mapping[str, object]
    bots: list[str]
    deals_max: int
    out: str  # a folder, or "" for none
    budget: Budget | None  # for each decision; None: as each bot does by default


class Played(NamedTuple):
    """What became of a match."""

    winner: int  # NOBODY: left unfinished
    deals: int
    totals: tuple[int, ...]


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    add_game(parser, language)
    games = number("--games", 1, MATCHES_MAX)
    parser.add_argument(
        "--games", type=games, default=MATCHES, metavar=say("metavar-number"), help=say("help-selfplay-games")
    )
    seed = number("--seed", 0, SEED_MAX)
    parser.add_argument("--seed", type=seed, metavar=say("metavar-number"), help=say("help-seed"))
    parser.add_argument("--bots", metavar=say("metavar-bots"), help=say("help-selfplay-bots"))
    add_think(parser, language)
    parser.add_argument("--out", metavar=say("metavar-folder"), help=say("help-selfplay-out"))
    parser.add_argument("--force", action="store_true", help=say("help-selfplay-force"))
    deals = number("--deals", 1, DEALS_MAX)
    parser.add_argument(
        "--deals", type=deals, default=DEALS_MAX, metavar=say("metavar-number"), help=say("help-selfplay-deals")
    )
    add_rules(parser, language)
    add_workers(parser, language)
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Plays them all, and prints what came of it."""
    needed(args, "GAME")
    game = GAMES[args.game]
    preset, rules = rules_of(game, args)
    known, seats = BOTS[game.name], game.seats(rules)
    bots = [name.strip() for name in (args.bots or (BOT_NAME if BOT_NAME in known else known[0])).split(",")]
    bots = bots * seats if len(bots) == 1 else bots
    if len(bots) != seats:
        raise Usage("wrong-bot-count", wanted=seats, found=len(bots))
    for name in bots:
        if name not in known:
            bot_class(game.name, name)  # refuses
    out = _folder(args.out, game.name, args.force)
    options = dict(written_options(game, preset, rules))
    seed = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
    one = Task(0, seed, game.name, preset, options, bots, args.deals, out, args.think)
    tasks = (one._replace(number=at) for at in range(1, args.games + 1))
    workers = args.workers or cores()
    results = []
    with _progress(args.games, language) as done:
        for played in _played(tasks, args.games, workers):
            results.append(played)
            done(len(results))
    _print_summary(args, seed, bots, results, language)
    return 0


def _played(tasks: Iterator[Task], count: int, workers: int) -> Iterator[Played]:
    """The first match is played here: what it compiles, the other processes find on disk."""
    yield play_match(next(tasks))
    yield from in_order(play_match, tasks, count - 1, workers)


def play_match(task: Task) -> Played:
    """Plays one match and writes its record."""
    cards = seed_from(task.seed, task.number, CARDS_SEED)
    match = Match(task.game, [BOT + name for name in task.bots], preset=task.preset, options=task.options, seed=cards)
    seated = seat_bots(match, task.bots, seed_from(task.seed, task.number, BOTS_SEED))
    try:
        play_out(match, seated, deals_max=task.deals_max, budget=task.budget)
    except Illegal as error:
        if error.slug != "deal-too-long":
            raise
    if task.out:
        save(Path(task.out) / f"{task.number:06}.{task.game}", match.text())
    totals = tuple(match.totals) if match.deal_over or match.record.deals else (0,) * match.seats
    return Played(match.winner, len(match.record.deals), tuple(int(total) for total in totals))


def _folder(path: str | None, game: str, force: bool) -> str:
    """The folder to write to, made if it is not there; "" for none."""
    if path is None:
        return ""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not force and any(folder.glob(f"*.{game}")):
            raise Usage("folder-has-records", path=path)
    except OSError as error:
        raise Unavailable("cannot-write", path=path, reason=error.strerror or str(error)) from error
    return str(folder)


@contextmanager
def _progress(total: int, language: Language) -> Iterator[Callable[[int], None]]:
    """On stderr: a bar on a terminal, else a line at each tenth."""
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import Progress

        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=total)
            yield lambda done: bar.update(task, completed=done)
        return
    step = max(1, -(-total // 10))

    def tell(done: int) -> None:
        if done % step == 0 or done == total:
            print(language.text("selfplay-progress", done=done, total=total), file=sys.stderr, flush=True)

    yield tell


def _print_summary(
    args: argparse.Namespace, seed: int, bots: list[str], results: list[Played], language: Language
) -> None:
    matches = len(results)
    unfinished = sum(played.winner == NOBODY for played in results)
    won = [sum(played.winner == seat for played in results) for seat in range(len(bots))]
    totals = [round(sum(played.totals[seat] for played in results) / matches, 2) for seat in range(len(bots))]
    deals = round(sum(played.deals for played in results) / matches, 2)
    if args.json:
        by_bot = {bot: sum(n for n, name in zip(won, bots, strict=True) if name == bot) for bot in bots}
        summary: dict[str, object] = {"game": args.game, "matches": matches, "unfinished": unfinished, "seed": seed}
        summary |= {"bots": bots, "won": won, "won_by_bot": by_bot, "mean_deals": deals, "mean_totals": totals}
        print(json.dumps(summary))
        return
    print(language.text("selfplay-matches", matches=matches, deals=str(deals)))
    for seat, bot in enumerate(bots):
        named = Words(language).bot(BOT + bot)
        print(language.text("selfplay-seat", seat=seat, bot=named, won=won[seat], total=str(totals[seat])))
    if unfinished:
        print(language.text("selfplay-unfinished", count=unfinished))
    if args.seed is None:
        print(language.text("selfplay-seed", seed=str(seed)))
