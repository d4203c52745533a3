"""The Fluent catalogues as the tests read them: with fluent.syntax itself, not with the loader under test."""

from functools import cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from source import PACKAGE

LOCALES = PACKAGE / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def entries(language: str, file: str) -> list[ftl.EntryType]:
    return parse((LOCALES / language / file).read_text(encoding="utf-8")).body


@cache
def messages(language: str, file: str) -> dict[str, ftl.Message]:
    """The messages of a file by id."""
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ftl.Message)}


def all_messages(language: str) -> dict[str, ftl.Message]:
    return {name: message for path in files(language) for name, message in messages(language, path.name).items()}


def files(language: str) -> list[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The value (``""``) and the attributes of a message."""
    return {"": message.value, **{attribute.id.name: attribute.value for attribute in message.attributes}}


def nodes(root: ftl.BaseNode, kind: type) -> list:
    """All nodes of one kind below ``root``."""
    found = [root] if isinstance(root, kind) else []
    for value in vars(root).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                found += nodes(child, kind)
    return found


def variables(pattern: ftl.Pattern) -> set[str]:
    return {reference.id.name for reference in nodes(pattern, ftl.VariableReference)}


def choices(pattern: ftl.Pattern) -> set[tuple[str, str]]:
    """Each variable with each word or number with which it is compared; plural categories belong to each language."""
    found = set()
    for select in nodes(pattern, ftl.SelectExpression):
        for variable in nodes(select.selector, ftl.VariableReference):
            keys = {key.key.name if isinstance(key.key, ftl.Identifier) else key.key.value for key in select.variants}
            found |= {(variable.id.name, key) for key in keys - PLURALS}
    return found


@cache
def categories(language: str) -> set[str]:
    """The plural categories of the numbers up to 200, from CLDR (Spanish has one more, for whole millions)."""
    return {Locale(language).plural_form(number) for number in range(201)}


def plurals(pattern: ftl.Pattern) -> list[tuple[str, set[str]]]:
    """Each variable that selects plural forms, with the forms it has, once for each time it selects."""
    found = []
    for select in nodes(pattern, ftl.SelectExpression):
        forms = {key.key.name for key in select.variants if isinstance(key.key, ftl.Identifier)}
        if forms & (PLURALS - {"other"}):  # "other" alone matches anything
            found += [(variable.id.name, forms) for variable in nodes(select.selector, ftl.VariableReference)]
    return found


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def render(language: str, name: str, attribute: str, args: dict) -> str:
    """A message in one language, without another one as a fallback; any problem fails the test."""
    message = _bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    text, problems = _bundle(language).format_pattern(pattern, args)
    assert problems == [], (language, name, problems)
    return " ".join(str(text).split())
