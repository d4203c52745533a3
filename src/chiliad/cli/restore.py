"""``chiliad restore FILE``: the tables of a backup, brought back into an empty database."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from chiliad.cli.serve import database_url
from chiliad.i18n.language import Language


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("help-restore-file"))
    parser.add_argument("--database", metavar=say("metavar-url"), help=say("help-serve-database"))
    parser.add_argument("--force", action="store_true", help=say("help-restore-force"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Fills the database, and says how many tables are in it."""
    from chiliad.cli.arguments import needed
    from chiliad.server.backup import restore

    needed(args, "FILE")
    count = asyncio.run(restore(database_url(args.database), Path(args.file), force=args.force))
    print(language.text("restore-done", path=args.file, count=count))
    return 0
