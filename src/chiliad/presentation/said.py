"""Sentences and buttons of a table: refusals in the second person, cards marked for the browser.

What is said is remembered: the same few hundred sentences come again at every event for every viewer.  A sentence
with a player's name is remembered without the name.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from chiliad.errors import ChiliadError
from chiliad.i18n.language import HOLE, Language
from chiliad.i18n.words import MARKED, Words, with_cases
from chiliad.presentation.desk import Move

NAMES_MAX = 64  # at one table
REMEMBERED_MAX = 20_000  # sentences of some hundred bytes


class Said(Words):
    """Says things in one language, with cards as ``{Ks}`` and ranks as ``{K}`` unless another style is asked for."""

    def __init__(self, language: Language, style: str = MARKED) -> None:
        super().__init__(language, style)
        self._cards, self._declined = _cards_said(language.code, language.isolating, style)
        self._names: dict[str, str] = {}

    def text(self, message_id: str, /, **args: str | int) -> str:
        """A message of the catalogue; a player's ``name`` is inserted into a sentence that all names share."""
        if "name" not in args:
            return _text(self.language, self.style, message_id, **args)
        name = str(args.pop("name"))
        if name not in self._names:
            if len(self._names) >= NAMES_MAX:
                self._names.clear()
            self._names[name] = self.language.shown(name)
        return _framed(self.language, self.style, message_id, **args).replace(HOLE, self._names[name])

    def _join(self, message_id: str, items: Sequence[str]) -> str:
        return _joined(self.language, message_id, tuple(items))

    def refusal(self, error: ChiliadError) -> str:
        """A refusal as it is said to the person whose move it was: "You hold {9s} …"."""
        return _refusal(self.language, self.style, error.slug, tuple(error.details.items()))

    def why(self, error: ChiliadError) -> str:
        """The same as a whole sentence, before anything was tried."""
        return f"{self.refusal(error)}."


@cache
def _cards_said(code: str, isolating: bool, style: str) -> tuple[dict[str, str], dict[str | int, dict[str, str]]]:
    """How cards are said and declined, filled as they are said: once for all who are spoken to in the same way."""
    del code, isolating, style
    return {}, {}


@lru_cache(maxsize=REMEMBERED_MAX)
def _text(language: Language, style: str, message_id: str, /, **args: str | int) -> str:
    return language.text(message_id, **with_cases(args, _cards_said(language.code, language.isolating, style)[1]))


@lru_cache(maxsize=REMEMBERED_MAX)
def _framed(language: Language, style: str, message_id: str, /, **args: str | int) -> str:
    cases = with_cases(args, _cards_said(language.code, language.isolating, style)[1])
    return language.framed(message_id, "name", **cases)


@lru_cache(maxsize=REMEMBERED_MAX)
def _joined(language: Language, message_id: str, items: tuple[str, ...]) -> str:
    if len(items) < 2:
        return "".join(items)
    # What comes before the last item is remembered too: lists of cards that change by one card begin in the same way.
    return language.text(message_id, list=_joined(language, message_id, items[:-1]), item=items[-1])


@lru_cache(maxsize=REMEMBERED_MAX)
def _refusal(language: Language, style: str, slug: str, args: tuple[tuple[str, str | int], ...]) -> str:
    said, details = Said(language, style), dict(args)
    for key in ("card", "held", "best"):
        if key in details:
            details[key] = said.card(str(details[key]))
    if "rank" in details:
        details["rank"] = said.rank(str(details["rank"]))
    own = f"you-{slug}"
    sentence = said.text(own if language.has(own) else slug, **details)
    return sentence[:1].upper() + sentence[1:]


def move(line: str, label: str, cards: list[str]) -> Move:
    """``line`` is the notation without the seat."""
    return Move(line, line.partition(" ")[0], label, cards[0] if len(cards) == 1 else None, cards)
