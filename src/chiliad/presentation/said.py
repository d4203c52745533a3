"""Sentences and buttons of the table in the browser: cards marked, refusals in the second person.

What is said is remembered: the same few hundred sentences come again at every event for every viewer.
"""

from __future__ import annotations

from functools import lru_cache

from chiliad.errors import ChiliadError
from chiliad.i18n.language import Language
from chiliad.i18n.words import MARKED, Words
from chiliad.presentation.desk import Move

REMEMBERED_MAX = 20_000  # sentences of some hundred bytes


class Said(Words):
    """Says things in one language with cards as ``{Ks}`` and ranks as ``{K}``."""

    def __init__(self, language: Language) -> None:
        super().__init__(language, MARKED)

    def text(self, message_id: str, /, **args: str | int) -> str:
        """A message of the catalogue."""
        return _text(self.language, message_id, tuple(self._with_cases(args).items()))

    def refusal(self, error: ChiliadError) -> str:
        """A refusal as it is said to the person whose move it was: "You hold {9s} …"."""
        details = dict(error.details)
        for key in ("card", "held", "best"):
            if key in details:
                details[key] = self.card(str(details[key]))
        if "rank" in details:
            details["rank"] = self.rank(str(details["rank"]))
        own = f"you-{error.slug}"
        sentence = self.text(own if self.language.has(own) else error.slug, **details)
        return sentence[:1].upper() + sentence[1:]

    def why(self, error: ChiliadError) -> str:
        """The same as a sentence that stands by itself, before anything was tried."""
        return f"{self.refusal(error)}."


@lru_cache(maxsize=REMEMBERED_MAX)
def _text(language: Language, message_id: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return language.text(message_id, **dict(args))


def move(line: str, label: str, cards: list[str]) -> Move:
    """``line`` is the notation without the seat."""
    return Move(line, line.partition(" ")[0], label, cards[0] if len(cards) == 1 else None, cards)
