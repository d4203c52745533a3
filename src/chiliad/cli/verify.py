"""``chiliad verify FILE…`` (files, folders, patterns, ``-``): each record replayed, and the proof of its shuffle."""

from __future__ import annotations

import argparse
import json

from chiliad.cli.arguments import add_json, add_workers, cores, needed
from chiliad.cli.record_arg import STDIN, expanded, record_at
from chiliad.cli.workers import in_order
from chiliad.errors import BadRecord
from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.play.fair import ALGORITHM
from chiliad.play.fair_check import FairReport, check
from chiliad.records import fault_line, ok_line

FILES_PER_WORKER_MIN = 32  # a process takes a second to start: fewer files are read sooner here
_LANGUAGES: dict[str, Language] = {}


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    parser.add_argument("file", nargs="*", metavar="FILE", help=language.text("help-files"))
    add_json(parser, language)
    add_workers(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Prints a line a file, in the order given; 0 if all are good."""
    needed(args, "FILE")
    files = expanded(args.file)
    workers = args.workers or min(cores(), len(files) // FILES_PER_WORKER_MIN)
    if STDIN in files:
        workers = 1  # only this process has the standard input
    tasks = [(path, args.json, language.code) for path in files]
    good = True
    for fine, line in in_order(verified, tasks, len(tasks), workers, FILES_PER_WORKER_MIN):
        print(line, flush=len(tasks) < FILES_PER_WORKER_MIN)
        good = good and fine
    return 0 if good else 1


def verified(task: tuple[str, bool, str]) -> tuple[bool, str]:
    """Whether a file is good, and its line."""
    path, as_json, code = task
    language = _LANGUAGES.setdefault(code, Language(code))
    try:
        record = record_at(path)
        fair = check(record)
        if fair is not None and fair.fault is not None:
            raise fair.fault
    except BadRecord as fault:
        if not as_json:
            return False, fault_line(path, fault, language)
        told: dict[str, object] = {"file": path, "ok": False, "deal": fault.deal, "action": fault.action}
        return False, json.dumps({**told, "error": fault.slug, "sentence": language.sentence(fault)})
    if not as_json:
        line = ok_line(path, record)
        return True, line if fair is None else f"{line}: {fair_sentence(fair, language)}"
    viewer = "public" if record.viewer == NOBODY else record.viewer
    deals = len(record.deals)
    winner = None if record.winner == NOBODY else record.winner
    good: dict[str, object] = {"file": path, "ok": True, "viewer": viewer, "deals": deals, "winner": winner}
    return True, json.dumps({**good, "fair": None if fair is None else fair_object(fair)})


def fair_sentence(fair: FairReport, language: Language) -> str:
    """What a proof without a fault shows."""
    if fair.shuffle is None or fair.shuffle.secret is None:
        return language.text("fair-not-shown")
    if not fair.checked:
        return language.text("fair-no-cards")
    if fair.shuffle.since is None:
        return language.text("fair-checked", cards=fair.cards)
    return language.text("fair-checked-since", cards=fair.cards, deal=fair.shuffle.since[0] + 1)


def fair_object(fair: FairReport) -> dict[str, object]:
    """A proof without a fault for a program: ``checked`` is false where no card could be compared."""
    assert fair.shuffle is not None
    secret = fair.shuffle.secret
    return {
        "algorithm": ALGORITHM,
        "commitment": fair.shuffle.commitment,
        "secret": None if secret is None else secret.hex(),
        "salts": [salt.hex() or None for salt in fair.shuffle.salts],
        "since": fair.shuffle.since,
        "checked": fair.checked,
        "cards": fair.cards,
        "deals": fair.deals,
    }
