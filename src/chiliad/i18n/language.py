"""Sentences in the reader's language, from the Fluent catalogues in ``locales/LANGUAGE/*.ftl``.

A catalogue file is parsed when the first of its messages is requested, and fluent.runtime (which imports babel) is
imported at that time too: a command that prints no message does not load it.  To find the file of a message, the first
words of each line are read, so a new file needs no registration.

An argument of a message is isolated (Unicode TR9) where its direction may differ from that of the sentence, because it
would disturb the order of the words: in Persian every text that is not only Persian letters, elsewhere a text with
right-to-left letters.  A text that has isolates already is not isolated again: it came from another message, and an
isolate around isolates would run from left to right.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from chiliad.errors import ChiliadError, Unreadable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent.parent / "locales"
FALLBACK = "en"
RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur"})
ARGUMENT_CHARS_MAX = 1000  # fluent.runtime fails above 2500; a longer argument is of no use on a screen anyway
SAID_CHARS_MAX = 2400

_MESSAGE_ID = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_PLACED = re.compile(r"\{\s*\$([a-zA-Z][a-zA-Z0-9_-]*)\s*\}")
_ARGUMENT = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)")
_REFERENCE = re.compile(r"\{\s*-?[a-zA-Z]")
"""Another message, a term or a function in a message."""
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_LEFT_TO_RIGHT, _RIGHT_TO_LEFT = "\u200e", "\u200f"
# Joiners, marks and the no-break space (French has it before a colon) belong to the spelling.
_SPELT = "\u00a0\u200c\u200d" + _LEFT_TO_RIGHT + _RIGHT_TO_LEFT
_DIGITS = {"fa": str.maketrans({**dict(zip("0123456789", "۰۱۲۳۴۵۶۷۸۹", strict=True)), "-": _LEFT_TO_RIGHT + "−"})}
"""The digits of languages that do not write numbers with 0 to 9."""
_POINTS = {"en": ".", "fa": "٫"}
"""What is between the whole and the decimals, where that is no comma."""
_HOLES = tuple(map(chr, range(0xFDD0, 0xFDEF)))
"""They take the places of arguments whose values come later: noncharacters, which no text shows."""
HOLE = "\ufdef"
"""The same for the argument that ``framed`` leaves out."""
FORMATTED_MAX = 20_000  # sentences that are remembered
SHOWN_MAX = 2_000  # values, of a thousand characters at most
_SHOWN = "-shown"  # { $n } is read as { $n-shown }: it can show another value than { $n -> … } chooses by


_added: tuple[Path, ...] = ()  # the catalogues of games that other packages bring


def add_catalogues(folder: Path) -> None:
    """Add the catalogues of a package, ``folder/LANGUAGE/*.ftl``: they are asked after Chiliad's own of that language.

    Raises ``ValueError`` where one of its messages has the name of an existing message.
    """
    global _added
    if folder in _added or not folder.is_dir():
        return
    for place in folder.iterdir():
        theirs = _Catalogue(place).message_ids if place.is_dir() else set[str]()
        if taken := theirs & {name for known in folders(FALLBACK) for name in _catalogue(known).message_ids}:
            raise ValueError(f"messages that are there already: {', '.join(sorted(taken))}")
    _added = (*_added, folder)


def folders(code: str) -> list[Path]:
    """The folders with catalogues of a language: Chiliad's own, then those of other packages' games."""
    return [LOCALES / code, *(folder / code for folder in _added)]


def available() -> list[str]:
    """The codes of all languages that have catalogues, English first."""
    codes = sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl")))
    return sorted(codes, key=lambda code: code != FALLBACK)


def choose(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language to use: ``wanted`` (``--lang``), else CHILIAD_LANG, else the language of the locale, else English.

    The first of LC_ALL, LC_MESSAGES and LANG that is set decides, as everywhere in POSIX.  Raises
    ``Unreadable("unknown-language")`` where Chiliad has no language ``wanted``; the environment never causes an error.
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
    """The one of ``languages`` that a locale name means: ``es_ES.UTF-8`` means es, unless there is es-ES as well."""
    name = re.split(r"[.@]", locale)[0].replace("_", "-").lower()
    by_name = {code.lower(): code for code in languages}
    return by_name.get(name) or by_name.get(name.split("-")[0])


class Language:
    """One language's messages; English replaces one that it lacks.  ``isolating``: with isolation marks (see above)."""

    def __init__(self, code: str = FALLBACK, isolating: bool = True) -> None:
        if code not in available():
            raise Unreadable("unknown-language", text=code, known=", ".join(available()))
        self.code = code
        self.right_to_left = code.split("-")[0] in RIGHT_TO_LEFT
        self.isolating = isolating
        self._digits = _DIGITS.get(code.split("-")[0])
        self._shown: dict[str | int, str] = {}

    def __repr__(self) -> str:
        return f"Language({self.code!r}, isolating={self.isolating})"

    def text(self, message_id: str, /, **args: str | int) -> str:
        """The message, or with ``ID.NAME`` one of its attributes, with ``args`` inserted.

        Numbers are written in the language's digits without grouping (1000, ۱۰۰۰); a number that a person types or a
        record contains is given as text.  Raises KeyError for a message that English lacks too and ValueError for one
        that needs another argument: both are mistakes in the program, and tests look for them.
        """
        return self._filled(message_id, args)

    def framed(self, message_id: str, argument: str, /, **args: str | int) -> str:
        """The message with ``HOLE`` in the place of ``argument``, a text by which the message chooses nothing.

        A caller that replaces ``HOLE`` with ``shown(value)`` gets what ``text`` returns; so a sentence about many
        people is made once.
        """
        return self._filled(message_id, {**args, argument: HOLE}, argument)

    def _filled(self, message_id: str, args: dict[str, str | int], framed: str = "") -> str:
        """The message with its arguments.  It is formatted once for all values of those by which it chooses nothing.

        ``framed``: the argument that is shown as it is given.
        """
        chain = self._chain()
        fixed, places = _divided(chain, message_id, tuple(args))
        shown = {key: HOLE if key == framed else self.shown(value) for key, value in args.items()}
        text = _formatted(chain, message_id, tuple([(key, args[key], shown[key]) for key in fixed]), places)
        for hole, key in zip(_HOLES, places, strict=False):
            text = text.replace(hole, shown[key])
        return text

    def shown(self, value: str | int) -> str:
        """A value as it is shown: numbers ungrouped, text without characters that control a terminal."""
        shown = self._shown.get(value)
        if shown is None:
            if len(self._shown) >= SHOWN_MAX:
                self._shown.clear()
            shown = self._shown[value] = self._printed(value)
        return shown

    def _printed(self, value: str | int) -> str:
        if isinstance(value, int):
            shown = str(value).translate(self._digits) if self._digits else str(value)
        else:
            if _has_isolates(value) and len(value) <= SAID_CHARS_MAX:
                return _printable(value, _SPELT + _ISOLATE + _END_ISOLATE)
            shown = value if len(value) <= ARGUMENT_CHARS_MAX else value[: ARGUMENT_CHARS_MAX - 1] + "…"
            shown = _printable(shown, _SPELT)
        needed = _runs_otherwise if self.right_to_left else _runs_leftwards
        return f"{_ISOLATE}{shown}{_END_ISOLATE}" if self.isolating and needed(shown) else shown

    def number(self, written: str) -> str:
        """A number that is written already, as one with a sign or decimals, as the language writes it."""
        language = self.code.split("-")[0]
        pointed = written.replace(".", _POINTS.get(language, ","))
        return (pointed.translate(self._digits) if self._digits else pointed).replace("-", "−")

    def sentence(self, error: ChiliadError) -> str:
        """The error's slug and details as a sentence."""
        return self.text(error.slug, **error.details)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message (or attribute, ``ID.NAME``), here or in English."""
        return any(message_id in catalogue for catalogue in self._chain())

    def chosen_by(self, message_id: str) -> frozenset[str] | None:
        """The arguments by which a message may choose its text; None where it refers to other messages."""
        return _chosen_by(self._chain(), message_id)

    def _chain(self) -> tuple[_Catalogue, ...]:
        return _chain(self.code, LOCALES, _added)


class _Catalogue:
    """The catalogue files of one language, each parsed when it is first needed."""

    def __init__(self, folder: Path) -> None:
        self._code = folder.name
        self._bundles: dict[str, FluentBundle] = {}
        self._sources: dict[str, str] = {}
        self._file_of: dict[str, str] = {}
        for path in sorted(folder.glob("*.ftl")):
            source = self._sources[path.name] = path.read_text("utf-8")
            self._file_of |= dict.fromkeys(_MESSAGE_ID.findall(source), path.name)

    def chosen_by(self, message_id: str) -> frozenset[str] | None:
        """The arguments by which a message may choose its text; None where it refers to other messages."""
        name = message_id.partition(".")[0]
        if name not in self._file_of:
            return frozenset()
        source = _PLACED.sub("", self._sources[self._file_of[name]])
        own = re.search(rf"^{re.escape(name)}[ ]*=.*(?:\n(?:[ }}].*)?)*", source, re.MULTILINE)
        if own is None or _REFERENCE.search(own[0]):
            return None
        return frozenset(_ARGUMENT.findall(own[0]))

    @property
    def message_ids(self) -> set[str]:
        """The names of all messages."""
        return set(self._file_of)

    def __contains__(self, message_id: str) -> bool:
        name, _, attribute = message_id.partition(".")
        if name not in self._file_of or not attribute:
            return name in self._file_of
        return attribute in self._bundle(self._file_of[name]).get_message(name).attributes

    def format(self, message_id: str, args: dict[str, str | int]) -> tuple[str | None, list[Exception]]:
        """The text and the errors in formatting it; None without a message of that id."""
        name, _, attribute = message_id.partition(".")
        if name not in self._file_of:
            return None, []
        bundle = self._bundle(self._file_of[name])
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None, []
        text, errors = bundle.format_pattern(pattern, args)
        return str(text), errors

    def _bundle(self, file_name: str) -> FluentBundle:
        if file_name not in self._bundles:
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([self._code], use_isolating=False)
            source = _PLACED.sub(rf"{{ $\1{_SHOWN} }}", self._sources[file_name])
            bundle.add_resource(FluentResource(source))
            self._bundles[file_name] = bundle  # stored last: another thread may look for it
        return self._bundles[file_name]


@functools.lru_cache(maxsize=FORMATTED_MAX)
def _formatted(
    chain: tuple[_Catalogue, ...],
    message_id: str,
    fixed: tuple[tuple[str, str | int, str], ...],
    open_: tuple[str, ...],
) -> str:
    """The message with the ``fixed`` arguments, each with how it is shown, and holes for the values of the others."""
    values: dict[str, str | int] = {}
    for key, value, shown in fixed:
        values[key], values[key + _SHOWN] = value, shown
    for key, hole in zip(open_, _HOLES, strict=False):
        values[key] = values[key + _SHOWN] = hole
    problems: list[Exception] = [KeyError(message_id)]
    for catalogue in chain:
        text, found = catalogue.format(message_id, values)
        if text is not None and not found:
            return text
        problems = found or problems
    if isinstance(problems[0], KeyError):
        raise problems[0]
    raise ValueError(f"{message_id}: {problems[0]}")


@functools.cache
def _chosen_by(chain: tuple[_Catalogue, ...], message_id: str) -> frozenset[str] | None:
    """The arguments by which a message may choose its text in any of the catalogues; None: perhaps by all."""
    found: frozenset[str] = frozenset()
    for catalogue in chain:
        chosen_by = catalogue.chosen_by(message_id)
        if chosen_by is None:
            return None
        found |= chosen_by
    return found


@functools.cache
def _divided(
    chain: tuple[_Catalogue, ...], message_id: str, names: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the arguments by which a message may choose its text, and of those that it only shows."""
    chosen_by = _chosen_by(chain, message_id)
    places = [name for name in names if chosen_by is not None and name not in chosen_by][: len(_HOLES)]
    return tuple(name for name in names if name not in places), tuple(places)


@functools.cache
def _catalogue(folder: Path) -> _Catalogue:
    """The catalogue in a folder: it is parsed once, and several languages may use it."""
    return _Catalogue(folder)


@functools.cache
def _chain(code: str, own: Path, added: tuple[Path, ...]) -> tuple[_Catalogue, ...]:
    """The catalogues in which a language's messages are looked up, in this order."""
    chosen = dict.fromkeys((code, FALLBACK))
    return tuple(_catalogue(folder / one) for one in chosen for folder in (own, *added))


def _printable(text: str, kept: str) -> str:
    """The text in which each character that is neither printable nor ``kept`` is replaced by its code."""
    return text if text.isprintable() else "".join(c if c.isprintable() or c in kept else ascii(c)[1:-1] for c in text)


def _has_isolates(text: str) -> bool:
    """Whether parts of the text are isolated, and each isolate is closed."""
    depth = 0
    for char in text if _ISOLATE in text else _END_ISOLATE:
        depth += (char == _ISOLATE) - (char == _END_ISOLATE)
        if depth < 0:
            return False
    return depth == 0


def _runs_leftwards(text: str) -> bool:
    return not text.isascii() and any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in text)


def _runs_otherwise(text: str) -> bool:
    """Whether the text has more than right-to-left letters, the marks on them, joiners, blanks, commas and brackets.

    A list of Persian words runs as its sentence does, and an unnecessary mark is a cell on a Braille display.
    """
    return any(unicodedata.bidirectional(char) not in ("R", "AL", "NSM", "BN", "WS", "CS", "ON") for char in text)
