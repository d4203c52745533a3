"""``chiliad solve FILE``: what each legal action is worth if all cards are known and all seats play their best."""

from __future__ import annotations

import argparse
import json

from chiliad.cli.arguments import Usage, add_json, game_title, needed, number
from chiliad.cli.record_arg import record_in
from chiliad.game import Game, RulesTuple
from chiliad.i18n.language import Language
from chiliad.records import Deal
from chiliad.records.model import DEALS_MAX

LINES_MAX = 1 << 20  # no deal of any game has so many


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("help-file"))
    deal, step = number("--deal", 1, DEALS_MAX), number("--step", 0, LINES_MAX)
    parser.add_argument("--deal", type=deal, metavar=say("metavar-number"), help=say("help-solve-deal"))
    parser.add_argument("--step", type=step, metavar=say("metavar-number"), help=say("help-solve-step"))
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Prints the value of each legal action."""
    needed(args, "FILE")
    record = record_in(args.file, language)
    if record is None:
        return 1
    game = record.game
    solver = game.face_or_none("solver")
    if solver is None:
        raise Usage("no-solver", game=game_title(game.name, language))
    if record.viewer is not None:
        raise Usage("cards-not-known")
    count = len(record.deals)
    at = count if args.deal is None else args.deal
    if not 1 <= at <= count:
        raise Usage("no-such-deal", number=at, count=count)
    state = _state(game, record.rules, record.deals[at - 1], args.step)
    values: dict[int, int] = solver.action_values(record.rules, state)
    moves = game.legal_moves(record.rules, state)
    found = {move.text: values[move.action] for move in moves if move.action in values}
    if args.json:
        print(json.dumps({"to_play": game.actor(state), solver.VALUED: found}))
        return 0
    print(language.text(f"solved-{solver.VALUED}", seat=game.actor(state)))
    width = max(map(len, found))
    for text, value in sorted(found.items(), key=lambda one: -one[1]):
        print(f"  {text:{width}}  {value:3}")
    return 0


def _state(game: Game, rules: RulesTuple, deal: Deal, step: int | None) -> object:
    """The state after so many lines of the deal; after all of them, if ``step`` is None."""
    lines = deal.lines_read[-1] if deal.lines_read else 0
    if step is not None and step > lines:
        raise Usage("no-such-line", number=step, count=lines)
    state = deal.start
    for action, line in zip(deal.actions, deal.lines_read, strict=True):
        if step is None or line <= step:
            state = game.apply(rules, state, action)
    return state
