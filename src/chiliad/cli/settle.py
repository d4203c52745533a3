"""``chiliad settle GAME``: the scores of a deal from plain figures, as a score-keeper has them.

One JSON object on the standard input, or with ``--lines`` one a line; the forms are in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any, NoReturn

from chiliad.cli.arguments import Usage, add_game, add_json, game_title, needed
from chiliad.errors import ChiliadError
from chiliad.game import Game
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.presentation.figures import KEY_CHARS_MAX, BadFigures, check_keys, table_of, text_of
from chiliad.records.options import read_options

INPUT_CHARS_MAX = 1 << 20  # of one object: a deal's figures have some hundred


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    add_game(parser, language)
    add_json(parser, language)
    parser.add_argument("--lines", action="store_true", help=language.text("help-settle-lines"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Settles what is read; 0 if there was no fault."""
    needed(args, "GAME")
    game = GAMES[args.game]
    sheet = game.face_or_none("score_sheet")
    if sheet is None:
        raise Usage("no-score-sheet", game=game_title(game.name, language))
    good = True
    for text in _objects(args.lines):
        try:
            if text is None:
                raise BadFigures("too-long", limit=INPUT_CHARS_MAX)
            told = _settled(game, sheet, _parsed(text))
        except ChiliadError as error:
            if not (args.json or args.lines):
                raise
            good = False
            told = {"error": error.slug, "sentence": language.sentence(error)}
        if args.json or args.lines:
            print(json.dumps(told))
        else:
            _print_in_words(told, language)
    return 0 if good else 1


def _settled(game: Game, sheet: ModuleType, figures: dict[str, object]) -> dict[str, object]:
    """A deal's figures settled by the rules that ``preset`` and ``options`` ask for; raises ``Unreadable``."""
    check_keys(figures, sheet.NEEDED, ("preset", "options", "before", *sheet.FIGURES))
    preset = text_of(figures["preset"], "preset") if "preset" in figures else None
    rules = read_options(game, preset, table_of(figures.get("options", {}), "options"))
    told: dict[str, object] = sheet.settled(rules, figures)
    return told


def _objects(lines: bool) -> Iterator[str | None]:
    """The texts to settle, one or one a line; None for one that is too long, which is read over."""
    if not lines:
        text = sys.stdin.read(INPUT_CHARS_MAX + 1)
        yield text if len(text) <= INPUT_CHARS_MAX else None
        return
    while line := sys.stdin.readline(INPUT_CHARS_MAX + 1):
        long = len(line) > INPUT_CHARS_MAX and not line.endswith("\n")
        while long and (more := sys.stdin.readline(INPUT_CHARS_MAX)) and not more.endswith("\n"):
            pass
        if long or line.strip():
            yield None if long else line


def _parsed(text: str) -> dict[str, object]:
    try:
        value = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise BadFigures("bad-json", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):
        raise BadFigures("bad-json", line=1, column=1) from None
    if not isinstance(value, dict):
        raise BadFigures("not-an-object")
    return value


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        raise BadFigures("key-twice", key=next(key for key in keys if keys.count(key) > 1)[:KEY_CHARS_MAX])
    return table


def _no_constant(name: str) -> NoReturn:
    raise BadFigures("bad-json", line=1, column=1)


def _print_in_words(told: dict[str, Any], language: Language) -> None:  # each game has figures of its own
    say = language.text
    for seat, score in enumerate(told["scores"]):
        print(say("settled-score", seat=seat, score=score))
    for seat, total in enumerate(told.get("after", {}).get("totals", ())):
        print(say("settled-total", seat=seat, total=total))
    for name in [key for key in told if key not in ("scores", "after", "winner")]:
        for seat, count in enumerate(told[name]):
            if count:
                print(say(f"settled-{name}", seat=seat, count=count))
    if told.get("winner") is not None:
        print(say("settled-winner", seat=told["winner"]))
