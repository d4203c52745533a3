"""``chiliad rules GAME``: the numbered rules, as they are with the options in force."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap

from chiliad.cli.arguments import add_game, add_json, add_rules, needed, rules_of
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import Words
from chiliad.play.rulebook import paragraphs, variables_of
from chiliad.records.options import written_options

WIDTH_MIN, WIDTH_MAX = 20, 100  # longer lines are hard to read


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    add_game(parser, language)
    add_rules(parser, language)
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Prints the rules."""
    needed(args, "GAME")
    game = GAMES[args.game]
    preset, rules = rules_of(game, args)
    book = paragraphs(game, variables_of(game, rules), language)
    options = written_options(game, preset, rules)
    if args.json:
        told = [paragraph._asdict() for paragraph in book]
        print(json.dumps({"game": game.name, "preset": preset, "options": options, "rules": told}, ensure_ascii=False))
        return 0
    width = WIDTH_MAX
    if sys.stdout.isatty():
        width = max(WIDTH_MIN, min(WIDTH_MAX, shutil.get_terminal_size().columns))
    print(language.text(f"rulebook-title-{game.name}"))
    print(language.text("rules-preset", preset=Words(language).preset(preset)))
    for key, value in options.items():
        shown = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        print(language.text("rules-option", key=key, value=shown))
    for paragraph in book:
        print()
        print(textwrap.fill(language.text("rules-title", number=paragraph.number, title=paragraph.title), width))
        print(textwrap.fill(paragraph.text, width))
    return 0
