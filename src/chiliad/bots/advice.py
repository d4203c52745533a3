"""A hint as plain data: what a bot would do for a seat, what it expects of that and of other moves, and why.

A worker finds it, a table stores it, and it is told to readers of several languages (``told``).  It follows from the
seat's information state alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from chiliad.bot import Bot, Budget, Candidate, ask
from chiliad.bots.reasons import Option, option, why
from chiliad.cards import RANKS, SUITS
from chiliad.i18n.words import Seats, Words
from chiliad.information import SomeInformation
from chiliad.presentation.reasons import Reason
from chiliad.records.toml import TomlTable

MARK = "hint"
"""The comment on a record's line that was decided after a hint."""
COUNT_KEY = "_hints"
"""The key of a deal in the record: how many hints were given in it."""
OPTIONS_MAX = 4
"""So many moves are compared before a reader's eyes."""
MATCH, MAKE, POINTS = "match_chance", "make_chance", "points"
"""Keys of ``Candidate.more`` that people are told, in this order."""
INTERVAL = 1.96
"""A 95 % interval in standard errors: people are told intervals."""


@dataclass(frozen=True)
class Weighed:
    """A move that the bot has compared: its first action, in notation without the seat, as people say it.

    ``worth`` has chances between 0 and 1 and points; ``error`` is the standard error of the chance to win the match.
    """

    action: int
    move: str
    said: Reason
    worth: dict[str, float]
    error: float | None


@dataclass(frozen=True)
class Advice:
    """What a bot would do; ``options``: the best moves that it has compared, the choice first.

    ``quick``: a bot that does not search has said this, because the one that gives hints could not be asked.
    """

    choice: Weighed
    options: list[Weighed]
    reasons: list[Reason]
    quick: bool = False


class Told(NamedTuple):
    """A hint in words; ``rows``: for each option the move, and a cell for each of ``columns``."""

    said: str
    worth: str | None
    reasons: list[str]
    columns: list[str]
    rows: list[tuple[str, list[str]]]

    @property
    def sentences(self) -> list[str]:
        """The sentences, one after another."""
        return [self.said, *self.reasons, *([self.worth] if self.worth else [])]


def advise(bot: Bot, info: SomeInformation, text: Callable[[int], str], budget: Budget | None = None) -> Advice:
    """Ask a bot; ``text``: an action of the seat as notation, without the seat.

    Raises ``ValueError`` where the bot chooses what is not legal.
    """
    decision = ask(bot, info, budget)
    if decision.action not in info.legal_actions():
        raise ValueError(f"{decision.action} is not legal")
    found: dict[int, Option] = {}
    for one in decision.candidates:  # a bot may have several plans that begin alike: the best is the first
        if one.action not in found:
            found[one.action] = option(info, one, text(one.action))
    choice = found.pop(decision.action, None) or option(info, Candidate(decision.action), text(decision.action))
    others = sorted(found.values(), key=_shown_worth, reverse=True)
    options = [choice, *others] if choice.candidate.value is not None else []
    reasons = why(info, choice, [choice, *others])
    return Advice(_weighed(choice), [_weighed(one) for one in options[:OPTIONS_MAX]], list(reasons))


def count_hint(extra: TomlTable) -> None:
    """Count a hint among the further keys of a deal in the record."""
    before = extra.get(COUNT_KEY)
    extra[COUNT_KEY] = 1 + (before if isinstance(before, int) else 0)


def told(advice: Advice, words: Words, seats: Seats) -> Told:
    """The hint in the language and style of ``words``."""
    text = words.text
    keys = [key for key in (MATCH, MAKE, POINTS) if any(key in one.worth for one in advice.options)]
    parts = [text(f"advice-{_slug(key)}", **_figures(advice.choice, key)) for key in keys if key in advice.choice.worth]
    return Told(
        said=text("advice-move", move=advice.choice.said.told(words, seats)),
        worth=text("advice-worth", worth=words.listed(parts)) if parts else None,
        reasons=[
            *(reason.told(words, seats) for reason in advice.reasons),
            *([text("advice-quick")] if advice.quick else []),
        ],
        columns=[text(f"advice-column-{_slug(key)}") for key in keys] if len(advice.options) > 1 else [],
        rows=[
            (one.said.told(words, seats), [_cell(one, key, words) for key in keys])
            for one in (advice.options if len(advice.options) > 1 else ())
        ],
    )


_CARDS = re.compile(f"(?:[{RANKS}][{SUITS}])+")


def cards_in(moves: Iterable[str]) -> list[str]:
    """The cards that moves in notation name, in their order."""
    words = (word for move in moves for word in move.split()[1:])
    return [word[at : at + 2] for word in words if _CARDS.fullmatch(word) for at in range(0, len(word), 2)]


def cards_of(one: Weighed) -> list[str]:
    """The cards of the hand that a move needs: all that its words name, where they tell the whole turn."""
    values = one.said.values
    cards, last = values.get("cards"), values.get("card")
    if not isinstance(cards, tuple):
        return cards_in([one.move])
    return [*cards, *([last] if isinstance(last, str) else [])]


def _weighed(one: Option) -> Weighed:
    more, error = one.candidate.more, one.candidate.standard_error
    worth = {key: _number(more[key]) for key in (MATCH, MAKE, POINTS) if isinstance(more.get(key), int | float)}
    return Weighed(one.candidate.action, one.text, one.move, worth, None if error is None else _number(error))


def _shown_worth(one: Option) -> tuple[float, float]:
    """By what readers are shown, then by the bot's own value: it may be cautious about a move."""
    more, least = one.candidate.more, float("-inf")
    return _number(more.get(MATCH), least), _number(one.candidate.value, least)


def _number(value: object, otherwise: float = 0.0) -> float:
    """A number of NumPy as Python's."""
    return float(value) if isinstance(value, int | float) else otherwise


def _figures(one: Weighed, key: str) -> dict[str, int]:
    """The numbers of a message, whole: a reader compares them, and the bot does not know them better."""
    worth = one.worth[key]
    if key == POINTS:
        return {"points": round(worth)}
    error = one.error if key == MATCH and one.error is not None else 0.0
    return {"percent": round(100 * worth), "error": round(100 * INTERVAL * error)}


def _cell(one: Weighed, key: str, words: Words) -> str:
    if key not in one.worth:
        return ""
    return words.text("advice-cell-points" if key == POINTS else "advice-cell-chance", **_figures(one, key))


def _slug(key: str) -> str:
    return key.removesuffix("_chance")
