"""The command ``chiliad``: finds the language and the command, loads what it needs and nothing else.

Each command is a module of this folder with ``add_arguments(parser, language)`` and ``run(args, language) -> int``, the
exit status:

    0  good                       130  Ctrl-C (128 and the signal's number: 129 hang-up, 143 terminated)
    1  a fault in what was given  141  whoever read the output has gone
    2  a command line that can't be read
    3  the surroundings fail: a disk, a closed terminal, a missing package
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from chiliad.cli.arguments import Parser, Usage
from chiliad.cli.signals import Stopped
from chiliad.errors import BadRecord, ChiliadError, Unavailable, Unreadable
from chiliad.i18n.language import Language, choose
from chiliad.i18n.text_normalize import nearest

COMMANDS = (
    "serve",
    "backup",
    "restore",
    "play",
    "learn",
    "score",
    "rules",
    "payout",
    "settle",
    "verify",
    "replay",
    "sheet",
    "stats",
    "redact",
    "solve",
    "selfplay",
    "arena",
    "hint",
    "analyse",
    "problems",
    "bench",
    "perft",
    "completion",
)
GOOD, FAULT, USAGE, SURROUNDINGS, INTERRUPTED, NOBODY_READS = 0, 1, 2, 3, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command: its exit status.  Errors are one line on stderr."""
    words = list(sys.argv[1:] if argv is None else argv)
    language = None
    try:
        language = Language(choose(_wanted_language(words), os.environ))
        _lenient_streams()
        language = _writable(language)
        status = _run(words, language)
        sys.stdout.flush()
        return status
    except ChiliadError as error:
        _tell(error, language)
        return _status(error)
    except KeyboardInterrupt:
        _tell(Stopped("interrupted", INTERRUPTED), language)
        return INTERRUPTED
    except BrokenPipeError:
        return _stop_writing(NOBODY_READS)
    except OSError as error:
        reason = error.strerror or str(error)
        _tell(Stopped("system-refuses", SURROUNDINGS, path=str(error.filename or "none"), reason=reason), language)
        return _stop_writing(SURROUNDINGS)


def _run(words: list[str], language: Language) -> int:
    head, command, rest = _split(words)
    parser = _top_parser(language)
    if command is None:
        args = parser.words(head)
        if args.version:
            print(language.text("version", version=sys.modules["chiliad"].__version__))
        else:
            print(parser.format_help(), end="")
        return GOOD if args.help or args.version else USAGE
    if command not in COMMANDS:
        raise Usage("unknown-command", text=command, near=nearest(command, COMMANDS))
    module = import_module(f"chiliad.cli.{command}")
    parser = Parser(f"chiliad {command}", language, language.text(f"command-{command}.long"))
    module.add_arguments(parser, language)
    args = parser.words(head + rest)
    if args.help:
        print(parser.format_help(), end="")
        return GOOD
    status: int = module.run(args, language)
    return status


def _split(words: list[str]) -> tuple[list[str], str | None, list[str]]:
    """The options before the command, the command, and what follows it."""
    at = 0
    while at < len(words) and words[at].startswith("-"):
        at += 2 if words[at] == "--lang" else 1
    return words[:at], (words[at] if at < len(words) else None), words[at + 1 :]


def _wanted_language(words: list[str]) -> str | None:
    """The value of ``--lang``, wherever it stands: even a fault is told in that language."""
    for at, word in enumerate(words):
        if word == "--lang" and at + 1 < len(words):
            return words[at + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _top_parser(language: Language) -> Parser:
    say = language.text
    parser = Parser("chiliad", language, say("about"))
    parser.add_argument("--version", action="store_true", help=say("help-version"))
    parser.usage = say("usage-commands")
    width = max(map(len, COMMANDS))
    lines = [f"  {name:{width}}  {say(f'command-{name}')}" for name in COMMANDS]
    parser.epilog = "\n".join([f"{say('help-commands')}:", *lines, "", say("help-more")])
    return parser


def _status(error: ChiliadError) -> int:
    if isinstance(error, Usage):
        return USAGE
    if isinstance(error, Stopped):
        return error.status
    return SURROUNDINGS if isinstance(error, Unavailable) else FAULT


def _tell(error: ChiliadError, language: Language | None) -> None:
    """One line on stderr: the sentence and the slug."""
    try:
        if language is None:
            language = Language(choose(None, os.environ))
        where = f"{error.deal}.{error.action} " if isinstance(error, BadRecord) else ""
        line = f"chiliad: {where}{language.sentence(error)} ({error.slug})"
    except (KeyError, ValueError, Unavailable, Unreadable):
        line = f"chiliad: {error}"
    with contextlib.suppress(OSError, ValueError):
        print(line, file=sys.stderr, flush=True)


def _stop_writing(status: int) -> int:
    """Nothing more can be written: what Python would still flush at its end goes nowhere."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    return status


def _lenient_streams() -> None:
    """No byte that comes in and no letter that goes out is a reason to stop."""
    from chiliad.cli.transliterate import LENIENT

    for stream in (sys.stdout, sys.stderr, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else LENIENT)


def _writable(language: Language) -> Language:
    """The language, or English where the terminal has no letters for it."""
    from chiliad.cli.transliterate import can_write

    return language if can_write(language.text("about"), sys.stdout.encoding or "ascii") else Language()


if __name__ == "__main__":
    sys.exit(main())
