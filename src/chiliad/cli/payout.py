"""``chiliad payout mille``: what the loser of a match pays, from plain totals."""

from __future__ import annotations

import argparse
import json
from typing import Any

from chiliad.cli.arguments import Usage, add_game, add_json, add_rules, needed, number, rules_of
from chiliad.games import GAMES
from chiliad.i18n.language import Language

COUNT_MAX = 10_000  # stars or chapeaux of one match
STAKE_MAX = 10**12


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    add_game(parser, language)
    add_rules(parser, language)
    points, figure = say("metavar-points"), say("metavar-number")
    parser.add_argument("--winner", type=number("--winner"), metavar=points, help=say("help-payout-winner"))
    parser.add_argument("--loser", type=number("--loser"), metavar=points, help=say("help-payout-loser"))
    for name in ("naturals", "chapeaux"):
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
        raise Usage("nothing-but-mille")
    if args.target is not None:
        args.option.append(f"target={args.target}")
    _, rules = rules_of(game, args)
    _check_totals(args, rules)
    from chiliad.games.mille.scoring import payment

    paid = payment(rules.payment, args.winner, args.loser, args.naturals, args.chapeaux, args.small, rules.target)
    if args.json:
        stakes = {"small": args.small, "large": game.large_stake * args.small}
        print(json.dumps({"amount": paid.amount, **paid._asdict(), **stakes}))
        return 0
    from chiliad.games.mille.narration import payment_lines
    from chiliad.i18n.words import Words

    counts = {"naturals": args.naturals, "chapeaux": args.chapeaux, "small": args.small}
    for line in payment_lines(Words(language), paid, "", "", counts):
        print(line)
    return 0


def _check_totals(args: argparse.Namespace, rules: Any) -> None:
    """Refuses totals with which no match ends so (M26, M27, M28)."""
    if args.winner < rules.target:
        raise Usage("payout-below-target", winner=args.winner, target=rules.target)
    if rules.natural_required:
        if args.naturals == 0:
            raise Usage("payout-no-natural")
    elif args.winner == args.loser:
        raise Usage("payout-level")
    elif args.winner < args.loser:
        raise Usage("payout-below-loser", winner=args.winner, loser=args.loser)
