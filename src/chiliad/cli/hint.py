"""``chiliad hint FILE``: what a bot would do for the seat that must act at the end of a record."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from functools import reduce

from chiliad.bots.analysis import Adviser, Hint, strongest
from chiliad.bots.reasons import Option
from chiliad.cli.arguments import add_json, add_think, needed, number
from chiliad.cli.record_arg import record_in
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT, Seats, Words
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
    words = Words(language)
    seats = Seats(words, record.players, hint.seat)
    if args.json:
        print(json.dumps({"game": record.game.name, "bot": bot, **hint_object(hint, words, seats)}, default=plain))
        return 0
    move = hint.move.told(words, seats)
    print(words.text("hint-choice", name=seats.names[hint.seat], bot=words.bot(BOT + bot), move=move))
    if hint.reasons:
        print(words.text("hint-why", reasons=sentences(hint, words, seats)))
    for option in hint.options:
        print(option_line(option, words, seats))
    return 0


def sentences(hint: Hint, words: Words, seats: Seats) -> str:
    """The reasons, one sentence after another."""
    first, *others = (reason.told(words, seats) for reason in hint.reasons)
    return reduce(lambda told, one: words.text("hint-sentences", list=told, item=one), others, first)


def hint_object(hint: Hint, words: Words, seats: Seats) -> dict[str, object]:
    """A hint for programs; the reasons have their sentences besides."""
    where: dict[str, object] = {"deal": hint.deal, "action": hint.line, "seat": hint.seat, "choice": hint.choice}
    reasons = [reason.as_object(words, seats) for reason in hint.reasons]
    return {**where, "reasons": reasons, "candidates": [option_object(option) for option in hint.options]}


def option_object(option: Option) -> dict[str, object]:
    """A candidate for programs: with what else the bot knows of it."""
    one = option.candidate
    return {**one.more, "move": option.text, "value": one.value, "standard_error": one.standard_error}


def plain(value: object) -> object:
    """A number of NumPy as Python's, anything else that is no JSON as text."""
    item = getattr(value, "item", None)
    return item() if callable(item) else str(value)


def option_line(option: Option, words: Words, seats: Seats) -> str:
    """A candidate in words."""
    one, move = option.candidate, option.move.told(words, seats)
    if one.value is None:
        return words.text("hint-option-alone", move=move)
    parts = [words.text("hint-value", value=f"{one.value:.3f}", error=_shown(one.standard_error))]
    parts += [words.text(f"hint-{key.replace('_', '-')}", percent=_percent(one.more, key)) for key in _told(one.more)]
    if isinstance(points := one.more.get(POINTS), int | float):
        parts.append(words.text("hint-points", points=f"{points:.1f}"))
    return words.text("hint-option", move=move, worth=words.listed(parts))


def _told(more: Mapping[str, object]) -> list[str]:
    return [key for key in CHANCES if isinstance(more.get(key), int | float)]


def _percent(more: Mapping[str, object], key: str) -> str:
    chance = more[key]
    assert isinstance(chance, int | float)
    return f"{100 * chance:.1f}"


def _shown(error: float | None) -> str:
    return "?" if error is None else f"{error:.3f}"
