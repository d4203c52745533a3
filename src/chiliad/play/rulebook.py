"""The rules of a game as numbered paragraphs, in the reader's language and for the options in force.

The paragraphs are the messages ``m1…`` and ``t1…`` of ``locales/*/rules-*.ftl``; the options of the rules are their
variables.  ``docs/rules/*.md`` is the English book of each game, written by ``python -m chiliad.play.rulebook`` from
the repository's root; a test compares them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from chiliad.game import Game, RulesTuple, with_options
from chiliad.i18n.language import Language
from chiliad.i18n.text_normalize import one_line
from chiliad.play.guide import short_markdown, words_markdown
from chiliad.play.option_words import Variables, needed, variables_of, word_of
from chiliad.presentation.rule_text import Example

_SPELT_OUT_MAX = 20  # an option with up to this many values has all its readings listed; a target of a million has not


class Paragraph(NamedTuple):
    """One rule: its number (``M8``), title, text on one line, and source."""

    number: str
    title: str
    text: str
    source: str


Setting = tuple[str, str]
"""An option and its value, or ``preset`` and its name."""


class Reading(NamedTuple):
    """The text of a paragraph when one or two settings differ from the default preset.

    ``also``: other options and presets that alone produce the same text.
    """

    settings: tuple[Setting, ...]
    text: str
    also: tuple[Setting, ...] = ()


def paragraphs(game: Game, variables: Variables, language: Language) -> list[Paragraph]:
    """All rules of a game in their order; ``variables`` has the form that ``variables_of`` returns."""
    book = []
    for message_id in message_ids(game, language):
        title, text, source = (
            one_line(language.text(message_id + part, **variables)) for part in (".title", "", ".source")
        )
        book.append(Paragraph(message_id.upper(), title, text, source))
    return book


def examples(game: Game, language: Language) -> list[Example]:
    """The worked examples of a game, in the order of its rules."""
    return [make(language) for make in game.face("rule_text").EXAMPLES]


def in_force(game: Game, number: str, variables: Variables) -> bool:
    """Whether a paragraph holds under these rules: some hold under some values of an option only, and say so."""
    option, *values = needed(game, number)
    return not values or str(variables[option]) in values


def message_ids(game: Game, language: Language) -> list[str]:
    """``m1``, ``m2`` … while there are messages: the letter is the game's, as in the numbers of rules and tests."""
    ids: list[str] = []
    while language.has(message_id := f"{game.paragraph_letter or game.name[0]}{len(ids) + 1}"):
        ids.append(message_id)
    return ids


def readings(game: Game, number: str, language: Language) -> list[Reading]:
    """The other texts that a paragraph can have: under one or two other options, or another preset."""
    base = game.default_rules
    message_id = number.lower()
    plain = one_line(language.text(message_id, **variables_of(game, base)))
    chosen_by = language.chosen_by(message_id)
    by_text: dict[str, Reading] = {}
    shapes = {_shape(plain)}
    for settings, rules in _choices(game, base, chosen_by):
        text = one_line(language.text(message_id, **variables_of(game, rules)))
        if text == plain:
            continue
        alone, shape = settings[0], _shape(text)
        if text in by_text and len(settings) == 1:
            known = by_text[text]
            by_text[text] = known._replace(also=(*known.also, alone))
        elif shape not in shapes or (len(settings) == 1 and _is_word(game, alone)):
            # Of settings that differ in figures alone one is enough, and two settings must produce a new text.
            by_text[text] = Reading(settings, text)
        shapes.add(shape)
    return list(by_text.values())


def _is_word(game: Game, setting: Setting) -> bool:
    """Whether a setting is one of a few that have a name: a preset, or a word of an option."""
    key, value = setting
    return all(value in (option.values or ()) for option in game.options if option.key == key)


def _choices(
    game: Game, base: RulesTuple, chosen_by: frozenset[str] | None
) -> Iterator[tuple[tuple[Setting, ...], RulesTuple]]:
    """Each choice of rules with one setting that differs from ``base``, then each with two options.

    ``chosen_by``: the options by which a text chooses, None if that is not known.  Only these matter in pairs, and what
    they need: an option that some value of theirs excludes.
    """
    changes, needed = [], set(chosen_by or ())
    for option in game.options:
        numbers = list((option.values or {}).values())
        if option.low is not None and option.high is not None and option.high - option.low <= _SPELT_OUT_MAX:
            numbers += range(option.low, option.high + 1)
        changes += [(option, number) for number in numbers if number != getattr(base, option.key)]
    for option, number in changes:
        rules = with_options(base, {option.key: number})
        excluded = [other for _, other in game.disagreements(rules)]
        if not excluded:
            yield ((option.key, str(word_of(option, number))),), rules
        elif option.key in needed:
            needed |= set(excluded)
    for name, rules in game.presets.items():
        yield (("preset", name),), rules
    paired = [change for change in changes if chosen_by is None or change[0].key in needed]
    for pair in combinations(paired, 2):
        rules = with_options(base, {option.key: number for option, number in pair})
        if pair[0][0] is not pair[1][0] and not any(game.disagreements(rules)):
            yield tuple((option.key, str(word_of(option, number))) for option, number in pair), rules


def render_markdown(game: Game, language: Language) -> str:
    """The whole book: each rule under the default preset with its other readings, the options, the presets."""
    base = game.default_rules
    say = language.text
    preset = next(iter(game.presets))
    blocks = [f"# {say(f'rulebook-title-{game.name}')}", say("rulebook-intro", preset=preset)]
    blocks += short_markdown(game, base, language)
    for paragraph in paragraphs(game, variables_of(game, base), language):
        blocks += [f"## {paragraph.number} {paragraph.title}", paragraph.text]
        others = readings(game, paragraph.number, language)
        blocks += ["\n".join(_reading_line(reading, language) for reading in others)]
        blocks += [f"*{say('rulebook-source', source=paragraph.source)}*"]
    blocks += [f"## {say('rulebook-options')}", _options_table(game, base, language)]
    blocks += [f"## {say('rulebook-presets')}", _presets_table(game, language)]
    blocks += [f"## {say('rulebook-examples')}", say("rulebook-examples-intro", preset=preset)]
    for example in examples(game, language):
        head = [column if column[0] == "`" else say(f"rulebook-{column}") for column in example.columns]
        blocks += [f"### {say(f'rulebook-example-{game.name}-{example.name}')}", table(head, example.rows)]
    blocks += words_markdown(game, base, language)
    return "\n\n".join(block.strip() for block in blocks if block) + "\n"


def _reading_line(reading: Reading, language: Language) -> str:
    (key, value), *more = reading.settings
    if key == "preset":
        head = language.text("rulebook-with-preset", preset=value)
    elif not more:
        head = language.text("rulebook-with-option", option=key, value=value)
    else:
        head = language.text("rulebook-with-options", option=key, value=value, option2=more[0][0], value2=more[0][1])
    line = f"- {head} {reading.text}"
    if not reading.also:
        return line
    others = ", ".join(f"`{name}`" if option == "preset" else f"`{option} = {name}`" for option, name in reading.also)
    return f"{line} {language.text('rulebook-also', others=others)}"


def _options_table(game: Game, base: RulesTuple, language: Language) -> str:
    rows = []
    for option in game.options:
        values = [f"`{word}`" for word in option.values or ()]
        if option.low is not None and option.high is not None:
            values.append(language.text("rulebook-range", low=option.low, high=option.high))
        default = word_of(option, getattr(base, option.key))
        rows.append([f"`{option.key}`", ", ".join(values), f"`{default}`", option.paragraph])
    names = ("option", "values", "default", "paragraph")
    return table([language.text(f"rulebook-{name}") for name in names], rows)


def _presets_table(game: Game, language: Language) -> str:
    chosen = {name: variables_of(game, rules) for name, rules in game.presets.items()}
    first = next(iter(chosen.values()))
    # The table also shows what a preset sets without an option for it.
    keys = [option.key for option in game.options]
    keys += [key for key in first if key not in keys and any(by[key] != first[key] for by in chosen.values())]
    rows = [[f"`{key}`", *(f"`{by[key]}`" for by in chosen.values())] for key in keys]
    return table([language.text("rulebook-preset"), *(f"`{name}`" for name in chosen)], rows)


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def _shape(text: str) -> str:
    """The text without its figures: a reading that differs only in figures needs no line of its own."""
    return re.sub(r"\d+", "0", text)


def main(folder: str = "docs/rules") -> None:
    """Write the books of Chiliad's own games in English."""
    from chiliad.games import BUILT_IN, GAMES

    for game in map(GAMES.__getitem__, BUILT_IN):
        Path(folder, f"{game.name}.md").write_text(render_markdown(game, Language("en")), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:2])
