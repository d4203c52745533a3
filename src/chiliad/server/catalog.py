"""Games, presets, options, bots and languages in plain words."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from chiliad.bots import BOTS, bots_for_people, default_bot, levels
from chiliad.bots.problems import shipped
from chiliad.errors import Unreadable
from chiliad.game import Game, Option, RulesTuple
from chiliad.games import usable
from chiliad.i18n.language import Language, available, folders
from chiliad.i18n.words import BOT, Words, called_at
from chiliad.play.lessons import lessons_of
from chiliad.play.option_words import means_something, needs, value_said, variables_of
from chiliad.play.rulebook import in_force, paragraphs
from chiliad.records.options import written_options, written_value
from chiliad.server.events import OptionValue
from chiliad.server.protocol import (
    BotInfo,
    ChoiceInfo,
    GameInfo,
    LanguageInfo,
    OptionInfo,
    PresetInfo,
    RuleParagraph,
    Rules,
)

if TYPE_CHECKING:
    from fluent.syntax import ast

log = logging.getLogger(__name__)

SHARED_MESSAGES = ("card-named", "rank-named", "bot-name", "default-name")
SHARED_PREFIXES = ("game-", "about-")
"""What the page says with the terminal's words: these messages, and those about a game by its name."""
SHARED = re.compile(rf"^({'|'.join((*SHARED_MESSAGES, *SHARED_PREFIXES))})", re.MULTILINE)
NAMED_MAX = 3
"""How many differences one line names."""
FIRST, LATER = "first", "later"
LATER_FILES = (
    "page-devices.ftl",
    "page-games.ftl",
    "page-guide.ftl",
    "page-problems.ftl",
    "page-replay.ftl",
    "page-report.ftl",
    "page-score-tables.ftl",
    "page-score.ftl",
    "page-signals.ftl",
    "page-talk.ftl",
)
"""What only screens say that the page fetches when they are wanted; it fetches these with them."""


@lru_cache(maxsize=16)
def games(language: Language) -> list[GameInfo]:
    """All games, as they can be opened, those first that the speakers of ``language`` know; it is one that is kept."""
    found = []
    first = language.text("games-usual").split()
    for game in sorted(usable(), key=lambda game: game.name not in first):
        try:
            found.append(_game(game, language))
        except KeyError as error:  # its package lacks a message: the other games can be opened
            log.warning("the game %s has no message %s", game.name, error)
    return found


def _game(game: Game, language: Language) -> GameInfo:
    say = language.text
    return GameInfo(
        game=game.name,
        name=say(f"game-{game.name}"),
        seats=game.default_seats,
        seats_option=game.seats_option or None,
        bots=[_bot(game, bot, language) for bot in BOTS[game.name]],
        default_bot=default_bot(game.name),
        levels=list(levels(game.name)),
        lessons=len(lessons_of(game.name)),
        large_stake=game.large_stake or None,
        stakes_said=say(f"stakes-{game.name}") if game.large_stake else None,
        problems=len(shipped(game.name)),
        scored=game.face_or_none("score_sheet") is not None,
        presets=[_preset(game, preset, language) for preset in game.presets],
        options=[_option(game, option, language) for option in game.options],
    )


def _bot(game: Game, bot: str, language: Language) -> BotInfo:
    words = Words(language)
    names = called_at(bot, 0, 0, language.text)
    return BotInfo(bot, words.bot_said(bot), words.bot(BOT + bot), names, bot in bots_for_people(game.name))


def _preset(game: Game, preset: str, language: Language) -> PresetInfo:
    rules = game.presets[preset]
    options = {option.key: written_value(option, getattr(rules, option.key)) for option in game.options}
    message = f"preset-{preset}"
    telling = game.telling.get(preset, ())
    return PresetInfo(
        preset=preset,
        name=language.text(f"{message}.name"),
        said=language.text(message),
        options=options,
        telling=_said(game, rules, telling, language),
        usual=preset in language.text("presets-usual").split(),
    )


def _option(game: Game, option: Option, language: Language) -> OptionInfo:
    choices = None
    if option.values is not None:
        choices = [
            ChoiceInfo(written_value(option, number), value_said(option, number, language))
            for number in option.values.values()
        ]
    title = language.text(f"option-{option.key}")
    return OptionInfo(option.key, option.paragraph, title, choices, option.low, option.high, needs(game, option))


def differs(game: Game, preset: str, rules: RulesTuple, language: Language) -> list[str]:
    """In what the rules differ from their preset, in plain words."""
    return _said(game, rules, written_options(game, preset, rules), language)


def _said(game: Game, rules: RulesTuple, keys: Iterable[str], language: Language) -> list[str]:
    """What the rules say of these options, in plain words."""
    options = {option.key: option for option in game.options}
    return [
        language.text(
            "option-differs",
            title=language.text(f"option-{key}"),
            said=value_said(options[key], getattr(rules, key), language),
        )
        for key in keys
    ]


def unlike(game: Game, preset: str, rules: RulesTuple, language: Language) -> dict[str, str]:
    """In what the rules of a table differ from each preset, in one line; an empty line where they don't.

    A line names the options that tell most of the table's preset before the others, and counts those it does not name.
    Empty for a game that does not ask how people play it: its presets may differ in what no option says.
    """
    if preset not in game.telling:
        return {}
    order = dict.fromkeys((*game.telling[preset], *(option.key for option in game.options)))
    return {name: _one_line(game, base, rules, order, language) for name, base in game.presets.items()}


def _one_line(game: Game, base: RulesTuple, rules: RulesTuple, order: Iterable[str], language: Language) -> str:
    telling = [option.key for option in game.options if means_something(game, rules, option)]
    keys = [key for key in order if key in telling and getattr(rules, key) != getattr(base, key)]
    named = language.text("options-apart").join(_said(game, rules, keys[:NAMED_MAX], language))
    return language.text("options-differ", named=named, more=len(keys[NAMED_MAX:])) if keys else ""


def rules_said(game: Game, rules: RulesTuple, language: Language) -> Rules:
    """The rule book, as the options in force have it, without paragraphs that are not in force."""
    variables = variables_of(game, rules)
    book = [one for one in paragraphs(game, variables, language) if in_force(game, one.number, variables)]
    title = language.text(f"rulebook-title-{game.name}")
    return Rules(title, [RuleParagraph(one.number, one.title, one.text) for one in book])


def languages() -> list[LanguageInfo]:
    """All languages, each under its own name."""
    found = [Language(code) for code in available()]
    return [LanguageInfo(one.code, one.text("language-name"), one.right_to_left) for one in found]


@lru_cache(maxsize=32)
def page_texts(code: str, part: str | None = None) -> str:
    """The page's messages in one language, a Fluent resource; what the language lacks is in English.

    ``part``: ``FIRST`` for those that a player needs up to the first card, ``LATER`` for the others, None for all.
    """
    from fluent.syntax import FluentSerializer, ast

    found: dict[str, ast.Message] = {}
    for one in dict.fromkeys(("en", code)):
        for path in (path for folder in folders(one) for path in sorted(folder.glob("*.ftl"))):
            if part is not None and (path.name in LATER_FILES) != (part == LATER):
                continue
            ours, source = path.name.startswith("page"), path.read_text("utf-8")
            if ours or SHARED.search(source):  # to parse a catalogue takes long
                found |= {name: message for name, message in _messages(source).items() if ours or _shared(name)}
    return FluentSerializer().serialize(ast.Resource(body=list(found.values())))


def _shared(name: str) -> bool:
    return name in SHARED_MESSAGES or name.startswith(SHARED_PREFIXES)


def _messages(source: str) -> dict[str, ast.Message]:
    from fluent.syntax import ast, parse

    found = {entry.id.name: entry for entry in parse(source).body if isinstance(entry, ast.Message)}
    for message in found.values():
        message.comment = None  # for translators: nobody else needs to fetch it
    return found


def read_query_options(query: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options of an address: each value as text."""
    return {key: value for key, value in query.items() if key not in ("lang", "preset", "protocol")}


@lru_cache(maxsize=16)
def language(code: str) -> Language:
    """A language, which is kept.  Sentences of both directions have player names: they are always isolated."""
    return Language(code)


@lru_cache(maxsize=1)
def _languages() -> tuple[str, ...]:
    """The languages there are, looked for once: every request asks."""
    return tuple(available())


@lru_cache(maxsize=1)
def bot_names() -> frozenset[str]:
    """What bots are called, in every language."""
    bots = {bot for game in usable() for bot in BOTS[game.name]}
    return frozenset(
        name.casefold() for code in _languages() for bot in bots for name in called_at(bot, 0, 0, language(code).text)
    )


def check_language(code: str | None, header: str | None) -> str:
    """The language asked for, else the best that a browser's Accept-Language names, else English."""
    known = _languages()
    if code:
        if code not in known:
            raise Unreadable("unknown-language", text=code, known=", ".join(known))
        return code
    for part in (header or "").split(",")[:10]:
        wanted = part.split(";")[0].strip().lower().split("-")[0]
        if wanted in known:
            return wanted
    return "en"
