"""Options as people write them, and ``Rules``.

The text is a preset by name, and the options that differ from it: as TOML in a record's ``[options]``, as words on the
command line.
"""

from __future__ import annotations

from collections.abc import Mapping

from chiliad.errors import Unreadable, unknown_name
from chiliad.game import Game, Option, RulesTuple, with_options
from chiliad.i18n.text_normalize import nearest

_YES_NO = {"no", "yes"}
SHOWN_CHARS_MAX = 40  # of an unexpected value, in a sentence about it


def read_options(game: Game, preset: str | None, mapping: Mapping[str, object], *, as_text: bool = False) -> RulesTuple:
    """The ``Rules`` of a preset (None: the game's first) with the options of ``mapping`` applied.

    ``as_text``: numbers may be given as text, as on a command line.  Raises ``Unreadable``: unknown-preset,
    unknown-option (``near``: the most likely one meant), bad-option-value (``allowed``), or options-disagree when two
    exclude each other.
    """
    rules = read_preset(game, preset)
    options = {option.key: option for option in game.options}
    changes = {}
    for key, value in mapping.items():
        option = options.get(key)
        if option is None:
            raise Unreadable("unknown-option", key=shown(key), near=nearest(key, options))
        number = _read_value(option, value, as_text)
        if number is None:
            raise Unreadable("bad-option-value", key=key, value=shown(value), allowed=allowed_text(option))
        changes[key] = number
    rules = with_options(rules, changes)
    for problem in game.problems(rules):
        if problem in options:
            option = options[problem]
            value = shown(written_value(option, getattr(rules, problem)))
            raise Unreadable("bad-option-value", key=problem, value=value, allowed=allowed_text(option))
        raise Unreadable(problem)
    for key, other in game.disagreements(rules):
        values = {name: shown(written_value(options[name], getattr(rules, name))) for name in (key, other)}
        raise Unreadable("options-disagree", key=key, value=values[key], other=other, other_value=values[other])
    return rules


def read_preset(game: Game, preset: str | None) -> RulesTuple:
    """The rules of a preset by its name, None for the game's default; raises Unreadable("unknown-preset")."""
    if preset is None:
        preset = next(iter(game.presets))
    if preset not in game.presets:
        raise Unreadable("unknown-preset", **unknown_name("preset", shown(preset), game.presets))
    rules: RulesTuple = game.presets[preset]
    return rules


def rules_stated(game: Game, preset: str, mapping: Mapping[str, object]) -> RulesTuple:
    """The rules of a preset with those options of ``mapping`` that can be read; whether they agree is not checked."""
    changes = {}
    for option in game.options:
        number = _read_value(option, mapping.get(option.key), as_text=False)
        if number is not None:
            changes[option.key] = number
    return with_options(read_preset(game, preset), changes)


def written_options(game: Game, preset: str, rules: RulesTuple) -> dict[str, bool | int | str]:
    """The options in which ``rules`` differ from the preset, as TOML values, sorted by name."""
    base = game.presets[preset]
    keys = {option.key for option in game.options}
    unnamed = [key for key in rules._fields if key not in keys and getattr(rules, key) != getattr(base, key)]
    if unnamed:
        raise ValueError(f"no option says {', '.join(unnamed)}")
    return {
        option.key: written_value(option, getattr(rules, option.key))
        for option in sorted(game.options, key=lambda option: option.key)
        if getattr(rules, option.key) != getattr(base, option.key)
    }


def written_value(option: Option, number: int) -> bool | int | str:
    """One option's value as TOML: true or false, a number, else the word."""
    for word, value in (option.values or {}).items():
        if value == number:
            if set(option.values or ()) == _YES_NO:
                return word == "yes"
            return int(word) if word.isdecimal() else word
    return number


def allowed_text(option: Option) -> str:
    """The values that an option allows, for a sentence: ``no, yes`` or ``125 to 1000000``."""
    words = list(option.values or ())
    if option.low is not None and option.high is not None:
        words.append(f"{option.low}..{option.high}")
    return ", ".join(words)


def _read_value(option: Option, value: object, as_text: bool) -> int | None:
    """The number of a written value; None when it is not readable or is out of bounds."""
    words = option.values or {}
    if isinstance(value, bool):
        return words["yes" if value else "no"] if set(words) == _YES_NO else None
    if isinstance(value, str):
        if value in words and (as_text or not all(map(str.isdecimal, words))):  # all decimal: written as numbers
            return words[value]
        if as_text and set(words) == _YES_NO and value in ("true", "false"):
            return words["yes" if value == "true" else "no"]
        # Nine digits are enough for any option, and cost int() no time.
        if not (as_text and value.isascii() and value.isdigit() and len(value) <= 9):
            return None
        value = int(value)
    if not isinstance(value, int):
        return None
    if abs(value) < 10**9 and str(value) in words:
        return words[str(value)]
    if option.low is not None and option.high is not None and option.low <= value <= option.high:
        return value
    return None


def shown(value: object) -> str:
    """An unexpected value, short enough for a sentence."""
    if isinstance(value, int) and abs(value) > 10**30:
        return "…"
    text = value if isinstance(value, str) else repr(value) if isinstance(value, int | float) else type(value).__name__
    return text if len(text) <= SHOWN_CHARS_MAX else text[: SHOWN_CHARS_MAX - 1] + "…"
