"""``chiliad settle GAME``: the scores of a deal from plain figures, as a score-keeper has them.

One JSON object on the standard input, or with ``--lines`` one a line; the forms are in ``docs/commands.md``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

from chiliad.cli.arguments import add_game, add_json, needed
from chiliad.errors import ChiliadError, Unreadable
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.records.options import nearest

INPUT_CHARS_MAX = 1 << 20  # of one object: a deal's figures have some hundred
KEY_CHARS_MAX = 40


class BadFigures(Unreadable):
    """The object is not of the form it should have; its sentence is in ``commands.ftl`` or ``errors.ftl``."""


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    add_game(parser, language)
    add_json(parser, language)
    parser.add_argument("--lines", action="store_true", help=language.text("help-settle-lines"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Settles what is read; 0 if there was no fault."""
    needed(args, "GAME")
    settle = _settler(args.game)
    good = True
    for text in _objects(args.lines):
        try:
            if text is None:
                raise BadFigures("too-long", limit=INPUT_CHARS_MAX)
            told = settle(_parsed(text))
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


def _settler(name: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    game = GAMES[name]
    if name == "mille":
        from chiliad.cli import settle_mille

        return lambda figures: settle_mille.settled(game, figures)
    from chiliad.cli import settle_tysiac

    return lambda figures: settle_tysiac.settled(game, figures)


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


def _parsed(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise BadFigures("bad-json", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):
        raise BadFigures("bad-json", line=1, column=1) from None
    if not isinstance(value, dict):
        raise BadFigures("not-an-object")
    return value


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        raise BadFigures("key-twice", key=next(key for key in keys if keys.count(key) > 1)[:KEY_CHARS_MAX])
    return table


def _no_constant(name: str) -> NoReturn:
    raise BadFigures("bad-json", line=1, column=1)


def _print_in_words(told: dict[str, Any], language: Language) -> None:
    say = language.text
    for seat, score in enumerate(told["scores"]):
        print(say("settled-score", seat=seat, score=score))
    for seat, total in enumerate(told.get("after", {}).get("totals", ())):
        print(say("settled-total", seat=seat, total=total))
    for name in ("stars", "chapeaux"):
        for seat, count in enumerate(told.get(name, ())):
            if count:
                print(say(f"settled-{name}", seat=seat, count=count))
    if told.get("winner") is not None:
        print(say("settled-winner", seat=told["winner"]))


# --- Reading figures, each of one kind -------------------------------------------------------------------------------


def check_keys(
    table: dict[str, Any], needed_keys: tuple[str, ...], other_keys: tuple[str, ...], place: str = ""
) -> None:
    """Refuses a key that means nothing, then one that is missing."""
    known = dict.fromkeys(needed_keys + other_keys)
    for key in table:
        if key not in known:
            raise BadFigures("bad-key", key=(place + key)[:KEY_CHARS_MAX], near=nearest(key, known))
    for key in needed_keys:
        if key not in table:
            raise BadFigures("missing-key", key=place + key)


def whole(value: Any, key: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadFigures("bad-type", key=key, wanted="number")
    if not low <= value <= high:
        raise BadFigures("figure-out-of-bounds", key=key, low=low, high=high)
    return value


def wholes(value: Any, key: str, count: int, low: int, high: int) -> tuple[int, ...]:
    """A list of so many whole numbers."""
    if not isinstance(value, list):
        raise BadFigures("bad-type", key=key, wanted="numbers")
    if len(value) != count:
        raise BadFigures("wrong-number-count", key=key, wanted=count, count=len(value))
    return tuple(whole(one, key, low, high) for one in value)


def table_of(value: Any, key: str) -> dict[str, Any]:
    """An object within the object."""
    if not isinstance(value, dict):
        raise BadFigures("bad-type", key=key, wanted="table")
    return value


def text_of(value: Any, key: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise BadFigures("bad-type", key=key, wanted="string")
    return value


def rules_in(game: Any, figures: dict[str, Any]) -> Any:
    """The rules that ``preset`` and ``options`` ask for."""
    from chiliad.records.options import read_options

    preset = text_of(figures["preset"], "preset") if "preset" in figures else None
    return read_options(game, preset, table_of(figures.get("options", {}), "options"))
