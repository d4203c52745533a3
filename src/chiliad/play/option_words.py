"""The options of a game in words: as variables of its texts, and as a reader is told them."""

from __future__ import annotations

from collections.abc import Mapping

from chiliad.game import Game, Option, RulesTuple
from chiliad.i18n.language import Language
from chiliad.records.options import written_value

Variables = Mapping[str, str | int]
"""The variables of a game's texts: each option as a word or a number, and the values that follow from them."""


def variables_of(game: Game, rules: RulesTuple) -> dict[str, str | int]:
    """The variables of the paragraphs: each option as a word or a number, and the values that follow from them."""
    variables: dict[str, str | int] = {
        option.key: word_of(option, getattr(rules, option.key)) for option in game.options
    }
    variables |= game.face("rule_text").variables(rules)
    return variables


def word_of(option: Option, number: int) -> str | int:
    """A value of an option as records have it: a word where it has one, else the number."""
    return next((word for word, value in (option.values or {}).items() if value == number), number)


def value_said(option: Option, number: int, language: Language) -> str:
    """One value of an option as a reader is told it."""
    word = word_of(option, number)
    if isinstance(word, str):
        return language.text(f"option-{option.key}.{'v' if word.isdecimal() else ''}{word}")
    return language.text("option-number", number=number)


# --- Where an option means something


def needed(game: Game, number: str) -> tuple[str, ...]:
    """The option by which a paragraph is in force, and the values under which it is; ``("",)``: it always is."""
    paragraphs: Mapping[str, tuple[str, ...]] = game.face("rule_text").IN_FORCE
    return paragraphs.get(number, ("",))


def needs(game: Game, option: Option) -> dict[str, list[bool | int | str]]:
    """Under which values of another option this one, or else its paragraph, is in force, as records write them."""
    in_force: Mapping[str, tuple[str, ...]] = game.face("rule_text").IN_FORCE
    key, *words = in_force.get(option.key) or needed(game, option.paragraph)
    if not words or key == option.key:
        return {}
    other = next(one for one in game.options if one.key == key)
    return {key: [written_value(other, (other.values or {})[word]) for word in words]}


def means_something(game: Game, rules: RulesTuple, option: Option) -> bool:
    """Whether an option changes anything under these rules: some do for another number of players alone."""
    written = {one.key: written_value(one, getattr(rules, one.key)) for one in game.options}
    return all(written[key] in values for key, values in needs(game, option).items())
