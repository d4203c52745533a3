"""``chiliad redact FILE --seat N``: the record as that seat, or the public, may see it."""

from __future__ import annotations

import argparse
import sys

from chiliad.cli.arguments import needed
from chiliad.cli.record_arg import check_seat, record_in, seat_or_public
from chiliad.i18n.language import Language
from chiliad.records import redact


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("help-file"))
    parser.add_argument("--seat", type=seat_or_public, metavar=say("metavar-seat"), help=say("help-redact-seat"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Prints the view."""
    needed(args, "FILE", "--seat")
    record = record_in(args.file, language)
    if record is None:
        return 1
    check_seat(record, args.seat)
    sys.stdout.flush()
    sys.stdout.buffer.write(redact(record, args.seat).encode("utf-8"))  # a record is UTF-8, whatever the terminal
    return 0
