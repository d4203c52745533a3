"""``chiliad hint FILE``: what a bot would do for the seat that must act at the end of a record."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping

from chiliad.bots.analysis import Adviser, Hint, Option, strongest
from chiliad.cli.arguments import add_json, add_think, needed, number
from chiliad.cli.record_arg import record_in
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT, Words
from chiliad.play.chance import SEED_MAX

CHANCES = ("make_chance", "match_chance")
"""Keys of ``Candidate.more`` that are told in per cent."""
POINTS = "points"


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=language.text("help-file"))
    add_adviser(parser, language)
    add_json(parser, language)


def add_adviser(parser: argparse.ArgumentParser, language: Language) -> None:
    """The options that say which bot is asked, and how."""
    say = language.text
    parser.add_argument("--bots", metavar=say("metavar-name"), help=say("help-hint-bots"))
    add_think(parser, language)
    seed = number("--seed", 0, SEED_MAX)
    parser.add_argument("--seed", type=seed, default=0, metavar=say("metavar-number"), help=say("help-hint-seed"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Prints the hint."""
    needed(args, "FILE")
    record = record_in(args.file, language)
    if record is None:
        return 1
    bot = args.bots or strongest(record.game.name)
    hint = Adviser(record, bot, args.think, args.seed).hint()
    if args.json:
        print(json.dumps({"game": record.game.name, "bot": bot, **hint_object(hint)}, default=plain))
        return 0
    words = Words(language)
    print(words.text("hint-choice", seat=hint.seat, bot=words.bot(BOT + bot), move=hint.choice))
    for option in hint.options:
        print(option_line(option, words))
    return 0


def hint_object(hint: Hint) -> dict[str, object]:
    """A hint for programs."""
    where: dict[str, object] = {"deal": hint.deal, "action": hint.line, "seat": hint.seat, "choice": hint.choice}
    return {**where, "candidates": [option_object(option) for option in hint.options]}


def option_object(option: Option) -> dict[str, object]:
    """A candidate for programs: with what else the bot knows of it."""
    one = option.candidate
    return {**one.more, "move": option.text, "value": one.value, "standard_error": one.standard_error}


def plain(value: object) -> object:
    """A number of NumPy as Python's, anything else that is no JSON as text."""
    item = getattr(value, "item", None)
    return item() if callable(item) else str(value)


def option_line(option: Option, words: Words) -> str:
    """A candidate in words."""
    one = option.candidate
    if one.value is None:
        return words.text("hint-option-alone", move=option.text)
    parts = [words.text("hint-value", value=f"{one.value:.3f}", error=_shown(one.standard_error))]
    parts += [words.text(f"hint-{key.replace('_', '-')}", percent=_percent(one.more, key)) for key in _told(one.more)]
    if isinstance(points := one.more.get(POINTS), int | float):
        parts.append(words.text("hint-points", points=f"{points:.1f}"))
    return words.text("hint-option", move=option.text, worth=words.listed(parts))


def _told(more: Mapping[str, object]) -> list[str]:
    return [key for key in CHANCES if isinstance(more.get(key), int | float)]


def _percent(more: Mapping[str, object], key: str) -> str:
    chance = more[key]
    assert isinstance(chance, int | float)
    return f"{100 * chance:.1f}"


def _shown(error: float | None) -> str:
    return "?" if error is None else f"{error:.3f}"
