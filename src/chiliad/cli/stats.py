"""``chiliad stats FILE…`` (files, folders, patterns, ``-``): what is counted of the players of many records."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Sequence

from chiliad.cli.arguments import Usage, add_json, game_title, needed
from chiliad.cli.console import PIPE_WIDTH
from chiliad.cli.record_arg import expanded, record_in
from chiliad.games import find
from chiliad.i18n.language import FALLBACK, Language
from chiliad.i18n.months import month_written
from chiliad.i18n.text_normalize import folded, nearest
from chiliad.i18n.words import BOT
from chiliad.play.statistics import Opponent, OwnMatch, Pair, counts_of, statistics
from chiliad.play.statistics_view import game_tables, opponent_said, tables
from chiliad.presentation.statistics import Counts, FiguresTable
from chiliad.records import Record

PLAYERS_MAX = 6  # columns of a table: more have no room on a screen
DAY_CHARS = 10  # of the date of a record: 2025-11-28


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    parser.add_argument("file", nargs="*", metavar="FILE", help=say("help-files"))
    parser.add_argument("--player", metavar=say("metavar-name"), help=say("help-stats-player"))
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Prints the tables; 1 where a file could not be read, which is said, and the others are counted."""
    needed(args, "FILE")
    good, matches = True, list[tuple[Record, list[Counts]]]()
    for file in expanded(args.file):
        record = record_in(file, language)
        if record is None:
            good = False
        else:
            matches.append((record, counts_of(record)))
    if args.player is None:
        _tell_all(matches, args.json, language)
    else:
        _tell_one(matches, args.player, args.json, language)
    return 0 if good else 1


def _tell_one(matches: Sequence[tuple[Record, list[Counts]]], player: str, as_json: bool, language: Language) -> None:
    """The figures of one player, and against each opponent; raises ``Usage`` where nobody is called so."""
    own = [
        _own(record, counts, seat)
        for record, counts in matches
        for seat in (seat for seat, name in enumerate(record.players) if folded(name) == folded(player))
    ]
    if matches and not own:
        names = dict.fromkeys(name for record, _ in matches for name in record.players)
        raise Usage("no-player-called", text=player, near=nearest(player, names))
    found = statistics(own, code=FALLBACK if as_json else language.code)  # programs read one calendar
    if as_json:
        opponents = {found.names[key].name: _plain(pair) for key, pair in found.opponents.items()}
        money = {found.names[key].name: vars(one) for key, one in found.money.items()}
        months = {month_written(month, FALLBACK) if month else "": counts for month, counts in found.months.items()}
        games = {name: _plain(pair) for name, pair in found.games.items()}
        print(json.dumps({"games": games, "opponents": opponents, "money": money, "months": months}))
    else:
        called = opponent_said(Opponent("", player, "guest"), language)
        _draw(tables(found, language, player=called), language)


def _own(record: Record, counts: list[Counts], seat: int) -> OwnMatch:
    """A match as the player of this seat has played it; people are known by their names."""
    others = {
        at: Opponent(folded(name), name, "bot" if name.startswith(BOT) else "guest")
        for at, name in enumerate(record.players)
        if at != seat
    }
    return OwnMatch(record.game.name, str(record.extra.get("date", ""))[:DAY_CHARS], counts, seat, others)


def _tell_all(matches: Sequence[tuple[Record, list[Counts]]], as_json: bool, language: Language) -> None:
    """The figures of every player, game by game; those of most matches first."""
    games = dict[str, dict[str, Pair]]()
    for record, counts in matches:
        players = games.setdefault(record.game.name, {})
        for name, one in zip(record.players, counts, strict=True):
            players.setdefault(name, Pair()).add(one, [])
    if as_json:
        told = {
            game: {name: _plain(pair, alone=True) for name, pair in players.items()} for game, players in games.items()
        }
        print(json.dumps({"games": told}))
        return
    for game, players in games.items():
        most = sorted(players.items(), key=lambda item: -item[1].matches)
        columns = [
            (opponent_said(Opponent(name, name, "guest"), language), pair.own) for name, pair in most[:PLAYERS_MAX]
        ]
        figures, *_ = game_tables(find(game), game_title(game, language), columns, language)
        _draw([figures], language)
        if more := len(most) - PLAYERS_MAX:
            if more > 0:
                print(language.text("stats-more-players", count=more))


def _plain(pair: Pair, *, alone: bool = False) -> dict[str, object]:
    """Counts as a program reads them: by name, the amount and the number of occasions."""
    return {"matches": pair.matches, "own": pair.own} | ({} if alone else {"other": pair.other})


def _draw(found: Sequence[FiguresTable], language: Language) -> None:
    from rich import box
    from rich.console import Console as Rich
    from rich.table import Table
    from rich.text import Text

    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else PIPE_WIDTH
    rich = Rich(width=width, no_color=bool(os.environ.get("NO_COLOR")), highlight=False)
    for one in found:
        drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=Text(one.caption), title_justify="left")
        drawn.add_column(Text(one.corner))
        for head in one.head:
            drawn.add_column(Text(head), justify="right")
        for row in one.rows:
            drawn.add_row(*map(Text, [row.label, *row.cells]))
        rich.print(drawn)
    if not found:
        print(language.text("stats-nothing"))
