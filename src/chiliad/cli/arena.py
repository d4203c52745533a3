"""``chiliad arena GAME A B [C]``: bots play duplicate blocks of matches; who is stronger, and how sure that is."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice

from chiliad.bots.arena import Played, Player, Tally, Task, play_match, read_players, seatings, tasks_of
from chiliad.bots.balance import NODES_MAX
from chiliad.bots.intervals import Sprt
from chiliad.bots.player_balance import MatchTask, PlayerBalance, by_player
from chiliad.cli.arena_files import BLOCKS_MAX, Folder, draw_ladder, save_picture
from chiliad.cli.arguments import (
    Usage,
    add_game,
    add_json,
    add_rules,
    add_workers,
    cores,
    game_title,
    needed,
    number,
    rules_of,
)
from chiliad.cli.reporting import balances
from chiliad.cli.workers import in_order
from chiliad.errors import Unavailable, Unreadable
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.chance import SEED_MAX
from chiliad.records.options import written_options

BLOCKS = 100
NODES_ENOUGH = 64  # of ``--less-luck``: more make the interval hardly shorter (docs/analysis.md)
SEED_BITS = 32  # of one that nobody has chosen: short enough to be typed again


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    add_game(parser, language)
    parser.add_argument("player", nargs="*", metavar="NAME[@BUDGET]", help=say("help-arena-players"))
    n = say("metavar-number")
    blocks = number("--blocks", 1, BLOCKS_MAX)
    parser.add_argument("--blocks", type=blocks, default=BLOCKS, metavar=n, help=say("help-arena-blocks"))
    parser.add_argument("--seed", type=number("--seed", 0, SEED_MAX), metavar=n, help=say("help-seed"))
    parser.add_argument("--out", metavar=say("metavar-folder"), help=say("help-arena-out"))
    parser.add_argument("--sprt", nargs=2, type=_share, metavar=("P0", "P1"), help=say("help-arena-sprt"))
    nodes = number("--less-luck", 4, NODES_MAX)
    parser.add_argument("--less-luck", type=nodes, metavar=n, help=say("help-arena-less-luck", nodes=NODES_ENOUGH))
    parser.add_argument("--svg", metavar="FILE", help=say("help-arena-svg"))
    parser.add_argument("--ladder", nargs="+", metavar="FILE", help=say("help-arena-ladder"))
    add_rules(parser, language)
    add_workers(parser, language)
    add_json(parser, language)


def _share(text: str) -> float:
    """A share for argparse: a number from 0 to 1."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise Usage("bad-share", text=text)
    return value


def run(args: argparse.Namespace, language: Language) -> int:
    """Plays the blocks, and prints what came of them; or draws earlier results."""
    if args.ladder:
        needed(args, "--svg")
        draw_ladder(args.ladder, args.svg, language)
        return 0
    needed(args, "GAME", "--blocks")
    task, seats = _task(args)
    sprt = _sprt(args.sprt)
    folder = Folder.of(args.out, task)
    if args.seed is None:
        seed = secrets.randbits(SEED_BITS) if folder is None or folder.seed is None else folder.seed
        task = task._replace(seed=seed)
    if folder is not None:
        folder.begin(task)
    tally = Tally(GAMES[args.game], task.players, len(seats[0]))
    try:
        texts = _play(args, task, seats, tally, sprt, folder, language)
        reduced = None if args.less_luck is None else _less_luck(texts, args.less_luck, args.workers or cores())
    except Unavailable as error:
        if error.slug != "worker-ended" or folder is None:
            raise
        raise Unavailable("arena-worker-ended", path=args.out) from None
    if args.svg:
        save_picture(args.svg, tally, language)
    verdict = _verdict(sprt, tally, language)
    if args.json:
        print(json.dumps({**tally.summary(), **({} if reduced is None else _reduced_object(reduced))}))
        if verdict:
            print(verdict, file=sys.stderr)
        return 0
    _print_result(tally, reduced or (), language)
    if verdict:
        print(verdict)
    if args.seed is None:
        print(language.text("selfplay-seed", seed=str(task.seed)))
    return 0


def _task(args: argparse.Namespace) -> tuple[Task, list[tuple[int, ...]]]:
    """What all matches of the run share, and the seatings of a block."""
    game = GAMES[args.game]
    preset, rules = rules_of(game, args)
    count, seats = len(args.player), game.seats(rules)
    if count not in (2, seats):
        raise Usage("wrong-arena-count", seats=seats, found=count)
    try:
        players = read_players(game, args.player)
    except Unreadable as error:
        raise Usage(error.slug, **error.details) from None
    options = dict(written_options(game, preset, rules))
    return Task(game.name, preset, options, players, args.seed or 0, 0, 0, ()), seatings(seats, count)


def _sprt(shares: Sequence[float] | None) -> Sprt | None:
    if shares is None:
        return None
    if not shares[0] < shares[1]:
        raise Usage("shares-not-in-order")
    return Sprt(*shares)


def _play(
    args: argparse.Namespace,
    task: Task,
    seats: Sequence[tuple[int, ...]],
    tally: Tally,
    sprt: Sprt | None,
    folder: Folder | None,
    language: Language,
) -> list[tuple[Task, str]]:
    """Plays the matches that the folder does not have yet, block by block, until the run is over or decided.

    Gives the finished matches with their records, if luck is to be taken out of them.
    """
    texts: list[tuple[Task, str]] = []
    matches = [one for block in range(1, args.blocks + 1) for one in tasks_of(block, task, seats)]
    known = {} if folder is None else folder.known(matches)
    to_play = [one for one in matches if (one.block, one.seating) not in known]
    if known:
        print(language.text("arena-continued", count=len(known)), file=sys.stderr)
    new = _played(to_play, args.workers or cores())
    with _progress(args.blocks, language) as done:
        for block in range(1, args.blocks + 1):
            results = []
            for one in matches[(block - 1) * len(seats) : block * len(seats)]:
                played = known.get((one.block, one.seating))
                text = "" if played is None or folder is None else folder.text(one)
                if played is None:
                    text, played = next(new)
                    _keep(text, played, one, folder, language)
                if args.less_luck is not None and played.winner != NOBODY:
                    texts.append((one, text))
                results.append(played)
            tally.add(seats, results)
            done(tally)
            if sprt is not None:
                sprt.add(tally.last_share(0))
                if sprt.decided is not None:
                    break
    new.close()
    return texts


def _played(tasks: list[Task], workers: int) -> Generator[tuple[str, Played]]:
    """The matches, in order.  The first is played here: the others find on disk what it compiles."""
    for task in tasks[:1]:
        yield play_match(task)
    yield from in_order(play_match, islice(tasks, 1, None), len(tasks) - 1, workers)


def _less_luck(texts: Sequence[tuple[Task, str]], nodes: int, workers: int) -> list[PlayerBalance]:
    """The balance of each player over these matches."""
    tasks = [MatchTask(text, nodes, task.seed) for task, text in texts]
    found = zip(texts, balances(tasks, workers), strict=True)
    return by_player([balance._replace(players=task.labels) for (task, _), balance in found])


def _reduced_object(reduced: Sequence[PlayerBalance]) -> dict[str, object]:
    """The balances for programs."""
    return {
        "less_luck": {one.player: list(one.less_luck) for one in reduced},
        "variance_ratio": {one.player: one.variance_ratio for one in reduced},
    }


def _keep(text: str, played: Played, task: Task, folder: Folder | None, language: Language) -> None:
    """Writes a record, if there is a folder for it; says when a bot has failed."""
    if folder is not None:
        folder.save(task, text)
    if played.failed >= 0:
        player = task.players[task.seats[played.failed]].label
        match = f"{task.block}-{task.seating}"
        print(language.text("arena-failed", player=player, match=match, reason=played.reason), file=sys.stderr)


@contextmanager
def _progress(total: int, language: Language) -> Iterator[Callable[[Tally], None]]:
    """On a terminal, a bar with the first player's share so far; elsewhere nothing."""
    if not sys.stderr.isatty():
        yield lambda tally: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        shown = bar.add_task("", total=total)

        def tell(tally: Tally) -> None:
            said = language.text("arena-so-far", **_figures(tally, 0))
            bar.update(shown, completed=tally.blocks, description=said)

        yield tell


def _figures(tally: Tally, player: int) -> dict[str, str]:
    """A player's figures, as the messages need them: shares in per cent."""
    share, points = tally.share(player), tally.per_deal(player)
    ends = ("?", "?") if points is None or points.low is None else (f"{points.low:+.1f}", f"{points.high:+.1f}")
    return {
        "player": tally.players[player].label,
        "share": f"{100 * share.mean:.1f}",
        "low": f"{100 * (share.low or 0):.1f}",
        "high": f"{100 * (1 if share.high is None else share.high):.1f}",
        "points": "?" if points is None else f"{points.mean:+.1f}",
        "points_low": ends[0],
        "points_high": ends[1],
    }


def _print_result(tally: Tally, reduced: Sequence[PlayerBalance], language: Language) -> None:
    say = language.text
    title = game_title(tally.game.name, language)
    print(say("arena-head", game=title, blocks=tally.blocks, matches=tally.matches))
    for player in range(len(tally.players)):
        print(say("arena-player", **_figures(tally, player)))
        if (stakes := tally.stakes(player)) is not None:
            low, high = ("?" if end is None else f"{end:+.1f}" for end in stakes[1:])
            label = tally.players[player].label
            print(say("arena-stakes", player=label, stakes=f"{stakes.mean:+.1f}", low=low, high=high))
    for one in reduced:
        mean, *ends = one.less_luck
        low, high = ("?" if end is None else f"{100 * end:.1f}" for end in ends)
        ratio = "?" if one.variance_ratio is None else f"{one.variance_ratio:.2f}"
        said = {"share": f"{100 * mean:.1f}", "low": low, "high": high, "ratio": ratio}
        print(say("arena-less-luck", player=one.player, **said))
    print(say("arena-equal", equal=f"{100 * tally.equal:.1f}"))
    if len(tally.players) < tally.seats:
        print(say("arena-per-seat", player=tally.players[-1].label))
    if tally.unfinished:
        print(say("arena-unfinished", count=tally.unfinished))


def _verdict(sprt: Sprt | None, tally: Tally, language: Language) -> str:
    """The sentence about the sequential test; "" where there is none."""
    if sprt is None:
        return ""
    decided = "no" if sprt.decided is None else "high" if sprt.decided == sprt.high else "low"
    low, high = f"{100 * sprt.low:.1f}", f"{100 * sprt.high:.1f}"
    player: Player = tally.players[0]
    return language.text("arena-sprt", decided=decided, player=player.label, low=low, high=high, blocks=tally.blocks)
