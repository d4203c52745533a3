"""``chiliad payout GAME``: what the loser of a match pays, from plain totals."""

from __future__ import annotations

import argparse
import json

from chiliad.cli.arguments import Usage, add_game, add_json, add_rules, game_title, needed, number, rules_of
from chiliad.games import GAMES, usable
from chiliad.i18n.language import Language
from chiliad.i18n.words import Words
from chiliad.presentation.figures import BadFigures

COUNT_MAX = 10_000  # of anything that is counted in one match
STAKE_MAX = 10**12


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options, with one for each thing that a game counts besides totals."""
    say = language.text
    add_game(parser, language)
    add_rules(parser, language)
    points, figure = say("metavar-points"), say("metavar-number")
    parser.add_argument("--winner", type=number("--winner"), metavar=points, help=say("help-payout-winner"))
    parser.add_argument("--loser", type=number("--loser"), metavar=points, help=say("help-payout-loser"))
    for name in _counted():
        kind = number(f"--{name}", 0, COUNT_MAX)
        parser.add_argument(f"--{name}", type=kind, default=0, metavar=figure, help=say(f"help-payout-{name}"))
    small = number("--small", 0, STAKE_MAX)
    parser.add_argument("--small", type=small, default=1, metavar=figure, help=say("help-payout-small"))
    target = number("--target", 5, 1_000_000)
    parser.add_argument("--target", type=target, metavar=points, help=say("help-payout-target"))
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Prints the payment."""
    needed(args, "GAME", "--winner", "--loser")
    game = GAMES[args.game]
    if game.payment is None:
        raise Usage("no-payment", game=game_title(game.name, language))
    if args.target is not None:
        args.option.append(f"target={args.target}")
    _, rules = rules_of(game, args)
    sheet = game.face("score_sheet")
    counts = {name: getattr(args, name) for name in sheet.COUNTED}
    try:
        paid = sheet.payout(rules, args.winner, args.loser, counts, args.small)
    except BadFigures as error:  # they are given on the command line
        raise Usage(error.slug, **error.details) from None
    if args.json:
        stakes = {"small": args.small, "large": game.large_stake * args.small}
        print(json.dumps({"amount": paid.amount, **paid._asdict(), **stakes}))
        return 0
    for line in sheet.payout_lines(Words(language), paid, counts, args.small):
        print(line)
    return 0


def _counted() -> list[str]:
    """What the games with a payment count besides totals."""
    paying = [game for game in usable() if game.payment is not None]
    return list(dict.fromkeys(name for game in paying for name in game.face("score_sheet").COUNTED))
