"""``chiliad backup FILE``: all tables of the database in one file, while the server runs."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from chiliad.cli.serve import database_url
from chiliad.i18n.language import Language


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("help-backup-file"))
    parser.add_argument("--database", metavar=say("metavar-url"), help=say("help-serve-database"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Writes the file, and says how many tables are in it."""
    from chiliad.cli.arguments import needed
    from chiliad.server.backup import backup

    needed(args, "FILE")
    count = asyncio.run(backup(database_url(args.database), Path(args.file)))
    print(language.text("backup-done", path=args.file, count=count))
    return 0
