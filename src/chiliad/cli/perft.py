"""``chiliad perft GAME``: counts all ways a seeded deal can go on, depth by depth."""

from __future__ import annotations

import argparse
import json
import time

from chiliad.cli.arguments import add_game, add_json, add_rules, needed, number, rules_of
from chiliad.game import CHANCE
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.chance import SEED_MAX
from chiliad.search.perft import divide

DEPTH_MAX = 30
DEPTH_DEFAULT = 4


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    add_game(parser, language)
    add_rules(parser, language)
    depth = number("--depth", 1, DEPTH_MAX)
    parser.add_argument(
        "--depth", type=depth, metavar=language.text("metavar-number"), help=language.text("help-depth")
    )
    seed = number("--seed", 0, SEED_MAX)
    figure = language.text("metavar-number")
    parser.add_argument("--seed", type=seed, default=0, metavar=figure, help=language.text("help-seed"))
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Deal, count, and print one line a depth, then the count by first action."""
    needed(args, "GAME")
    game = GAMES[args.game]
    _, rules = rules_of(game, args)
    state, rng = game.start(rules, game.before(rules), 0), args.seed
    while game.actor(state) == CHANCE:
        action, rng = game.chance(rules, state, rng)
        state = game.apply(rules, state, action)
    depth = args.depth or DEPTH_DEFAULT
    counts, first = [], {}
    started = time.perf_counter()
    for level in range(1, depth + 1):
        first = divide(game, rules, state, level)
        counts.append(sum(first.values()))
        if not args.json:
            print(language.text("perft-depth", depth=level, count=str(counts[-1])), flush=True)
    seconds = time.perf_counter() - started
    if args.json:
        print(json.dumps({"game": game.name, "seed": args.seed, "counts": counts, "divide": first, "seconds": seconds}))
        return 0
    for text, count in first.items():
        print(f"  {text:20} {count}")
    return 0
