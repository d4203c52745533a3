"""Sentences in the reader's language, from the Fluent catalogues in ``locales/LANGUAGE/*.ftl``.

A catalogue file is parsed when the first of its messages is asked for, and fluent.runtime (which brings babel along) is
imported then too: a command that says nothing pays nothing.  Which file holds which message is found by reading the
first words of its lines, so a new file needs no registration.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from chiliad.errors import ChiliadError, Unavailable, Unreadable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent.parent / "locales"
FALLBACK = "en"
RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur"})
ARGUMENT_CHARS_MAX = 1000  # fluent.runtime gives up at 2500; a longer one is noise on a screen anyway

_MESSAGE_ID = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_JOINERS = "\u200c\u200d"  # part of how Persian and others are spelt


def available() -> list[str]:
    """The codes of all languages that have catalogues, English first."""
    codes = sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl")))
    return sorted(codes, key=lambda code: code != FALLBACK)


def choose(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: ``wanted`` (``--lang``), else CHILIAD_LANG, else that of the locale, else English.

    Of LC_ALL, LC_MESSAGES and LANG the first that is set decides, as everywhere in POSIX.  Raises
    ``Unreadable("unknown-language")`` where ``wanted`` is none of ours; the environment is never a fault.
    """
    languages = available()
    if wanted:
        code = _match(wanted, languages)
        if code is None:
            raise Unreadable("unknown-language", text=wanted, known=", ".join(languages))
        return code
    code = _match(environ.get("CHILIAD_LANG", ""), languages)
    if code is None:
        locale = next((environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(key)), "")
        code = _match(locale, languages)
    return code or FALLBACK


def _match(locale: str, languages: list[str]) -> str | None:
    """The one of ``languages`` a locale name means: ``es_ES.UTF-8`` means es, unless es-ES is there as well."""
    name = re.split(r"[.@]", locale)[0].replace("_", "-").lower()
    by_name = {code.lower(): code for code in languages}
    return by_name.get(name) or by_name.get(name.split("-")[0])


class Language:
    """One language's messages; what it lacks is said in English.

    ``isolating`` wraps each value put into a message in Unicode isolation marks, which keep a left-to-right name or
    card in its place within a right-to-left sentence.  By default only right-to-left languages have them: many
    terminals show them as rubbish.
    """

    def __init__(self, code: str = FALLBACK, isolating: bool | None = None) -> None:
        if code not in available():
            raise Unreadable("unknown-language", text=code, known=", ".join(available()))
        self.code = code
        self.right_to_left = code.split("-")[0] in RIGHT_TO_LEFT
        self._isolating = self.right_to_left if isolating is None else isolating
        self._catalogues: dict[str, _Catalogue] = {}

    def __repr__(self) -> str:
        return f"Language({self.code!r}, isolating={self._isolating})"

    def text(self, message_id: str, /, **args: str | int) -> str:
        """The message, or with ``ID.NAME`` one of its attributes, with ``args`` put in.

        Numbers are written without grouping (1000, not 1,000).  Raises KeyError for a message that English lacks too
        and ValueError for one that needs another argument: both are mistakes in the program, and tests look for them.
        """
        problems: list[Exception] = [KeyError(message_id)]
        for catalogue in self._chain():
            text, found = catalogue.format(message_id, args)
            if text is not None and not found:
                return text
            problems = found or problems
        if isinstance(problems[0], KeyError):
            raise problems[0]
        raise ValueError(f"{message_id}: {problems[0]}")

    def sentence(self, error: ChiliadError) -> str:
        """The error's slug and details as a sentence."""
        return self.text(error.slug, **error.details)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message, here or in English."""
        return any(message_id.partition(".")[0] in catalogue for catalogue in self._chain())

    def _chain(self) -> Iterator[_Catalogue]:
        for code in dict.fromkeys((self.code, FALLBACK)):
            if code not in self._catalogues:
                self._catalogues[code] = _Catalogue(code, self._isolating)
            yield self._catalogues[code]


class _Catalogue:
    """The catalogue files of one language, each parsed when first needed."""

    def __init__(self, code: str, isolating: bool) -> None:
        self._code = code
        self._isolating = isolating
        self._bundles: dict[str, FluentBundle] = {}
        self._sources: dict[str, str] = {}
        self._file_of: dict[str, str] = {}
        for path in sorted((LOCALES / code).glob("*.ftl")):
            source = self._sources[path.name] = path.read_text("utf-8")
            self._file_of |= dict.fromkeys(_MESSAGE_ID.findall(source), path.name)

    def __contains__(self, name: str) -> bool:
        return name in self._file_of

    def format(self, message_id: str, args: Mapping[str, str | int]) -> tuple[str | None, list[Exception]]:
        """The text and what went wrong in making it; None without a message of that id."""
        name, _, attribute = message_id.partition(".")
        if name not in self._file_of:
            return None, []
        bundle = self._bundle(self._file_of[name])
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None, []
        text, errors = bundle.format_pattern(pattern, {key: _argument(value) for key, value in args.items()})
        return str(text), errors

    def _bundle(self, file_name: str) -> FluentBundle:
        if file_name not in self._bundles:
            try:
                from fluent.runtime import FluentBundle, FluentResource
            except ImportError as error:
                raise Unavailable("extra-missing", extra="terminal") from error
            bundle = self._bundles[file_name] = FluentBundle([self._code], use_isolating=self._isolating)
            bundle.add_resource(FluentResource(self._sources[file_name]))
        return self._bundles[file_name]


def _argument(value: str | int) -> Any:
    """A value as Fluent gets it: numbers ungrouped, text with nothing in it that could steer a terminal."""
    if isinstance(value, str):
        shown = value if len(value) <= ARGUMENT_CHARS_MAX else value[: ARGUMENT_CHARS_MAX - 1] + "…"
        return "".join(c if c.isprintable() or c in _JOINERS else ascii(c)[1:-1] for c in shown)
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)
