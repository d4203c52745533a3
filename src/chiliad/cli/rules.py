"""``chiliad rules GAME``: the game in short, and the numbered rules, as they are with the options in force."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap
from collections.abc import Iterator

from chiliad.cli.arguments import add_game, add_json, add_rules, needed, rules_of
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import SYMBOLS, Words
from chiliad.play.guide import guide
from chiliad.play.option_words import variables_of
from chiliad.play.rulebook import Paragraph, paragraphs
from chiliad.presentation.guide import Guide, as_data
from chiliad.presentation.said import Said
from chiliad.records.options import written_options

WIDTH_MIN, WIDTH_MAX = 20, 100  # longer lines are hard to read
PARTS = ("examples", "glossary", "presets")
"""What is printed instead of the rules, each by an option of its name."""


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    add_game(parser, language)
    add_rules(parser, language)
    for part in PARTS:
        parser.add_argument(f"--{part}", action="store_true", help=language.text(f"help-rules-{part}"))
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Prints the rules."""
    needed(args, "GAME")
    game = GAMES[args.game]
    preset, rules = rules_of(game, args)
    book = paragraphs(game, variables_of(game, rules), language)
    options = written_options(game, preset, rules)
    said = Said(language, SYMBOLS)
    shown = guide(game, rules, said)
    if args.json:
        told = [paragraph._asdict() for paragraph in book]
        found = {"game": game.name, "preset": preset, "options": options, "rules": told, "guide": as_data(shown)}
        print(json.dumps(found, ensure_ascii=False))
        return 0
    width = WIDTH_MAX
    if sys.stdout.isatty():
        width = max(WIDTH_MIN, min(WIDTH_MAX, shutil.get_terminal_size().columns))
    print(language.text(f"rulebook-title-{game.name}"))
    print(language.text("rules-preset", preset=Words(language).preset(preset)))
    for key, value in options.items():
        word = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        print(language.text("rules-option", key=key, value=word))
    writers = {"examples": _examples, "glossary": _glossary, "presets": _presets}
    wanted = [writers[part](shown, said) for part in PARTS if getattr(args, part)]
    for lines in wanted or [_short(shown, said), _numbered(book, said)]:
        for line in lines:
            indent = " " * (len(line) - len(line.lstrip()))
            print(textwrap.fill(line, width, subsequent_indent=indent))
    return 0


def _short(shown: Guide, said: Said) -> Iterator[str]:
    """The game in short; nothing for a game without a guide."""
    if not shown.aim:
        return
    yield from ("", said.text("page-guide-short"), shown.aim, "", shown.steps_title)
    yield from (f"{said.language.shown(at)}. {step}" for at, step in enumerate(shown.steps, 1))
    yield ""
    yield from shown.notes
    yield from ("", said.text("page-guide-values"))
    for value in shown.values:
        yield said.text("rules-value", points=value.points, cards=value.said)


def _numbered(book: list[Paragraph], said: Said) -> Iterator[str]:
    for paragraph in book:
        yield from ("", said.text("rules-title", number=paragraph.number, title=paragraph.title), paragraph.text)


def _examples(shown: Guide, said: Said) -> Iterator[str]:
    if shown.examples_hint:
        yield from ("", shown.examples_hint)
    for example in shown.examples:
        yield from ("", example.title, example.lead)
        yield said.text("rules-hand", cards=said.cards(example.hand))
        yield from (f"  {line}" for line in example.lines)
        if example.result:
            yield said.text("page-guide-result") + ":"
            yield from (f"  {line}" for line in example.result)
        yield example.why


def _glossary(shown: Guide, said: Said) -> Iterator[str]:
    yield ""
    for term in shown.glossary:
        yield said.text("rules-term", name=term.name, meaning=term.said)


def _presets(shown: Guide, said: Said) -> Iterator[str]:
    """What the presets differ in, with what each says; then what is the same in all."""
    for row in shown.preset_rows:
        if row.differs:
            yield from ("", row.title)
            for preset, cell in zip(shown.presets, row.cells, strict=True):
                yield "  " + said.text("rules-term", name=preset, meaning=cell)
    yield from ("", said.text("page-guide-same" if len(shown.presets) > 1 else "page-guide-options"))
    for row in shown.preset_rows:
        if not row.differs:
            yield "  " + said.text("rules-term", name=row.title, meaning=row.cells[0])
