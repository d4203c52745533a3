"""The command line's words: a parser that speaks the reader's language, and the arguments of more than one command.

argparse finds the words; every sentence comes from the catalogues.  So nothing is ``required`` and no ``choices`` are
given to argparse: ``needed`` and the types below refuse with a slug, as every other fault does.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from chiliad.errors import Unreadable, unknown_name
from chiliad.i18n.language import Language, available
from chiliad.i18n.text_normalize import ascii_digits, folded

if TYPE_CHECKING:
    from chiliad.bot import Budget
    from chiliad.game import Game, RulesTuple

NUMBER_DIGITS_MAX = 30  # far beyond any total, and no work for int()
_NUMBER = re.compile(rf"[-+−]?[0-9]{{1,{NUMBER_DIGITS_MAX}}}", re.ASCII)


class Usage(Unreadable):
    """The command line is not of the form it should have."""


class Parser(argparse.ArgumentParser):
    """An argparse parser all of whose sentences come from the catalogues."""

    def __init__(self, prog: str, language: Language, description: str) -> None:
        super().__init__(
            prog=prog,
            description=description,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self._language = language
        self.add_argument("-h", "--help", action="store_true", help=language.text("help-help"))
        known = language.text("help-lang", known=", ".join(available()))
        self.add_argument("--lang", metavar=language.text("metavar-lang"), help=known)

    def words(self, argv: Sequence[str]) -> argparse.Namespace:
        """The arguments; raises ``Usage``."""
        try:
            args, extra = self.parse_known_args(list(argv))
        except argparse.ArgumentError as error:
            raise Usage("bad-argument", name=error.argument_name or "") from None
        if extra and not args.help:
            raise Usage("unknown-argument", text=extra[0])
        return args

    def format_help(self) -> str:
        """The help page."""
        say = self._language.text
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups, say("help-usage") + " ")
        formatter.add_text(self.description)
        for title, actions in (
            (say("help-arguments"), self._get_positional_actions()),
            (say("help-options"), self._get_optional_actions()),
        ):
            formatter.start_section(title)
            formatter.add_arguments(actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def error(self, message: str) -> NoReturn:
        """Argparse found something wrong that has no sentence of its own."""
        raise Usage("bad-argument", name=message)


def number(name: str, low: int | None = None, high: int | None = None) -> Callable[[str], int]:
    """A type for argparse: a whole number within bounds; ``name`` is the option as written."""

    def read(text: str) -> int:
        digits = ascii_digits(text)
        if not _NUMBER.fullmatch(digits):
            raise Usage("bad-number", text=text)
        value = int(digits.replace("−", "-"))
        if low is not None and value < low:
            raise Usage("number-too-low", name=name, number=text, low=str(low))
        if high is not None and value > high:
            raise Usage("number-too-high", name=name, number=text, high=str(high))
        return value

    return read


def needed(args: argparse.Namespace, *names: str) -> None:
    """Refuses a command line that lacks one of the arguments, written as they are (``--winner``, ``FILE``)."""
    for name in names:
        value = getattr(args, name.lstrip("-").lower().replace("-", "_"))
        if value is None or value == []:
            raise Usage("missing-argument", name=name)


def game_names(language: Language) -> dict[str, str]:
    """What a reader of the language may call the games, as it is compared, each with the name in records."""
    from chiliad.games import GAMES

    names = {name: name for name in GAMES}
    for name in GAMES:
        if language.has(f"word-{name}"):
            names |= {folded(word): name for word in language.text(f"word-{name}").split()}
    return names


def game_title(name: str, language: Language) -> str:
    """What a game is called in the reader's language; its name where nobody has translated it yet."""
    return language.text(f"game-{name}") if language.has(f"game-{name}") else name


def game_in(language: Language) -> Callable[[str], str]:
    """A type for argparse: the name of a game in this language or any other of ours, or the beginning of one."""

    def read(text: str) -> str:
        from chiliad.games import GAMES

        typed = folded(text)
        for code in dict.fromkeys((language.code, *available())):
            names = game_names(language if code == language.code else Language(code))
            meant = {game for name, game in names.items() if name == typed}
            meant = meant or {game for name, game in names.items() if typed and name.startswith(typed)}
            if len(meant) == 1:
                return meant.pop()
        raise Usage("unknown-game", **unknown_name("game", text, GAMES))

    return read


def add_think(parser: argparse.ArgumentParser, language: Language) -> None:
    """The option --think: a ``Budget``, None where it is not given."""
    parser.add_argument(
        "--think", type=_budget, metavar=language.text("metavar-budget"), help=language.text("help-think")
    )


def _budget(text: str) -> Budget:
    from chiliad.bot import read_budget

    try:
        return read_budget(text)
    except Unreadable as error:
        raise Usage(error.slug, **error.details) from None


def add_game(parser: argparse.ArgumentParser, language: Language) -> None:
    """The argument GAME."""
    from chiliad.games import GAMES

    known = language.text("help-game", known=", ".join(GAMES))
    parser.add_argument("game", nargs="?", type=game_in(language), metavar="GAME", help=known)


def add_rules(parser: argparse.ArgumentParser, language: Language) -> None:
    """The options ``--preset`` and ``--option``."""
    from chiliad.games import GAMES

    presets = "; ".join(f"{game.name}: {', '.join(game.presets)}" for game in GAMES.values())
    known = language.text("help-preset", presets=presets)
    parser.add_argument("--preset", metavar=language.text("metavar-preset"), help=known)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=language.text("metavar-option"),
        help=language.text("help-option"),
    )


def add_json(parser: argparse.ArgumentParser, language: Language) -> None:
    """The option ``--json``."""
    parser.add_argument("--json", action="store_true", help=language.text("help-json"))


def rules_of(game: Game, args: argparse.Namespace) -> tuple[str, RulesTuple]:
    """The preset's name and the ``Rules`` that ``--preset`` and ``--option`` ask for; raises ``Unreadable``."""
    from chiliad.records.options import read_options

    changes = {}
    for text in args.option:
        key, equals, value = text.partition("=")
        if not equals:
            raise Usage("option-without-value", text=text)
        changes[key.strip()] = ascii_digits(value.strip())
    preset = args.preset or next(iter(game.presets))
    return preset, read_options(game, preset, changes, as_text=True)


def add_workers(parser: argparse.ArgumentParser, language: Language) -> None:
    """The option ``--workers``."""
    parser.add_argument(
        "--workers",
        type=number("--workers", 1, 1024),
        default=None,
        metavar=language.text("metavar-number"),
        help=language.text("help-workers"),
    )


def cores() -> int:
    """How many cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)  # not everywhere
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1
