"""``chiliad completion SHELL``: prints what makes a shell complete commands and options (made from the parsers)."""

from __future__ import annotations

import argparse
from importlib import import_module

from chiliad.cli.arguments import Usage, needed
from chiliad.i18n.language import Language

SHELLS = ("bash", "zsh", "tcsh")


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    parser.add_argument("shell", nargs="?", metavar="SHELL", help=language.text("help-completion-shell"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Prints the script for a shell."""
    needed(args, "SHELL")
    if args.shell not in SHELLS:
        raise Usage("unknown-shell", text=args.shell, known=", ".join(SHELLS))
    import shtab

    print(shtab.complete(_whole_parser(language), shell=args.shell))
    return 0


def _whole_parser(language: Language) -> argparse.ArgumentParser:
    """All commands below one parser, which only this command needs: the others load their own module alone."""
    from chiliad.cli.main import COMMANDS

    say = language.text
    parser = argparse.ArgumentParser("chiliad", description=say("about"))
    parser.add_argument("--lang", metavar=say("metavar-lang"))
    parser.add_argument("--version", action="store_true", help=say("help-version"))
    commands = parser.add_subparsers(dest="command")
    for name in COMMANDS:
        module = import_module(f"chiliad.cli.{name}")
        module.add_arguments(
            commands.add_parser(name, help=say(f"command-{name}"), conflict_handler="resolve"), language
        )
    return parser
