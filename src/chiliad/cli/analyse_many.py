"""``chiliad analyse`` of several records: the balance of each player over all of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from chiliad.bots.player_balance import MatchTask, PlayerBalance, by_player
from chiliad.bots.report import whole_deals
from chiliad.bots.report_text import player_lines
from chiliad.cli.arguments import Usage, cores, game_title
from chiliad.cli.record_arg import record_at
from chiliad.cli.reporting import balances
from chiliad.errors import BadRecord, Unavailable
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import Words
from chiliad.records import fault_line, write


def analyse_many(files: Sequence[str], args: argparse.Namespace, language: Language) -> int:
    """Prints the balances; 1 where a file could not be used, which is said, and the others are."""
    if args.deal is not None or args.decisions or args.bots is not None:
        raise Usage("analyse-one-file")
    nodes = None if args.think is None else args.think.nodes
    tasks, good = [], True
    for file in files:
        try:
            record = record_at(file)
            whole_deals(record)
            tasks.append(MatchTask(write(record), nodes, args.seed))
        except BadRecord as fault:
            good = _skipped(fault_line(file, fault, language))
        except Unavailable as error:
            good = _skipped(f"{file}: {error.slug}: {language.sentence(error)}")
    matches = balances(tasks, args.workers or cores())
    found = {name: by_player(some) for name in GAMES if (some := [one for one in matches if one.game == name])}
    if args.json:
        print(json.dumps({"nodes": nodes, "games": {name: _objects(players) for name, players in found.items()}}))
    else:
        for name, players in found.items():
            count = sum(one.game == name for one in matches)
            for line in player_lines(players, name, game_title(name, language), count, Words(language)):
                print(line)
    return 0 if good else 1


def _skipped(sentence: str) -> bool:
    print(f"chiliad: {sentence}", file=sys.stderr)
    return False


def _objects(players: Sequence[PlayerBalance]) -> list[dict[str, object]]:
    return [one.as_object() for one in players]
