"""The errors that Chiliad raises, with one base class.

    ChiliadError
    ├── Unreadable      the text is not of the form it should have (a card, a line, a file, an option)
    ├── Illegal         the rules do not allow a well-formed action now
    ├── BadRecord       a record's first fault: its place, and one of the above
    └── Unavailable     something outside the program fails: a disk, a missing extra, a closed terminal

Each error has a ``slug``, which is stable for programs, and ``details`` by name for the sentence.  Only the language
catalogues (``locales/*.ftl``) contain the sentence itself, under the slug.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar


class ChiliadError(Exception):
    """A fault with a stable ``slug`` and named ``details`` for the sentence in the reader's language."""

    describe: ClassVar[Callable[[ChiliadError], str] | None] = None
    """Returns the sentence in English, for tracebacks; the package sets this function (``chiliad/__init__.py``)."""

    def __init__(self, slug: str, **details: str | int) -> None:
        super().__init__(slug)
        self.slug = slug
        self.details = details

    def __str__(self) -> str:
        told = self.slug + "".join(f" {key}={value}" for key, value in self.details.items())
        describe = type(self).describe
        try:
            sentence = describe(self) if describe is not None else ""
        except (KeyError, ValueError, OSError):  # there is no such sentence, or it needs other details
            sentence = ""
        return f"{told} ({sentence})" if sentence else told


class Unreadable(ChiliadError):
    """The text is not of the form it should have."""


class Illegal(ChiliadError):
    """The rules do not allow a well-formed action now."""


class BadRecord(ChiliadError):
    """A record's first fault.

    ``deal`` and ``action`` count from 1; action 0 is a deal's head or its figures, deal 0 the record's head, its
    result, or the file as TOML.
    """

    def __init__(self, deal: int, action: int, slug: str, **details: str | int) -> None:
        super().__init__(slug, **details)
        self.args = (deal, action, slug)  # unpickling calls the class with these
        self.deal = deal
        self.action = action

    def __str__(self) -> str:
        return f"deal {self.deal}, action {self.action}: {super().__str__()}"


class Unavailable(ChiliadError):
    """Something outside the program fails: a disk, a missing extra, a closed terminal."""


NO_NAME_NEAR = "none"


def unknown_name(key: str, name: str, known: Iterable[str]) -> dict[str, str]:
    """The details of an error about a name that nothing has: the name under ``key``, all names that are ``known``.

    ``near``: the known name that is most like it, ``"none"`` where none is much like it.
    """
    from difflib import get_close_matches  # for errors alone

    names = list(known)
    alike = get_close_matches(name[:40].lower(), names, n=1)  # quadratic: a few letters tell what was meant
    return {key: name, "known": ", ".join(names), "near": alike[0] if alike else NO_NAME_NEAR}
