"""The rows of docs/strength.md: what is measured, with which command, and what of its result is compared.

A row is of one of four kinds, each with a command of its own that prints one object:

* ``match``: blocks of whole matches, ``chiliad arena``
* ``cards``: the play of the cards alone, in Tysiac, ``tools/card_play.py``
* ``feeding``: how often a defender of Tysiac feeds the other one, ``tools/feeding.py``
* ``times``: how long a decision takes, ``tools/decision_times.py``
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from chiliad.bots.intervals import student_t

MATCH, CARDS, FEEDING, TIMES = "match", "cards", "feeding", "times"
LEVELS = ("beginner", "casual", "club", "strong", "expert")


class Row(NamedTuple):
    """One measurement.  A match is one player against another, in Tysiac one seat against two."""

    kind: str
    game: str
    player: str
    size: int  # blocks, deals or matches
    against: str = ""  # in a match
    preset: str = ""  # the rules; "": those of the game's first preset

    @property
    def name(self) -> str:
        """How the row is called: ``tysiac:expert:strong``, ``tysiac-kurnik:club:casual``, ``tysiac:expert:cards``."""
        game = "-".join(filter(None, (self.game, self.preset)))
        return ":".join((game, self.player, self.against or self.kind))

    def command(self, seed: int) -> list[str]:
        """The words of the command that measures the row."""
        words = {
            MATCH: ["chiliad", "arena", self.game, self.player, self.against, "--blocks"],
            CARDS: ["python", "tools/card_play.py", self.player, "--deals"],
            FEEDING: ["python", "tools/feeding.py", self.player, "--matches"],
            TIMES: ["python", "tools/decision_times.py", self.game, self.player, "--matches"],
        }
        rules = ["--preset", self.preset] if self.preset else []
        return [*words[self.kind], str(self.size), "--seed", str(seed), *rules]


class Figure(NamedTuple):
    """A measured number with its interval of 95 %, over so many independent parts."""

    mean: float
    low: float
    high: float
    parts: int

    @property
    def error(self) -> float:
        """The standard error."""
        return (self.high - self.low) / (2 * student_t(self.parts - 1)) if self.parts > 1 else float("inf")


class Result(msgspec.Struct, frozen=True):
    """What a row has brought.  Its seconds are those of all processes together, and of the clock."""

    kind: str
    game: str
    player: str
    size: int
    seed: int
    said: Mapping[str, Any]  # what the command printed
    cpu_s: float
    wall_s: float
    played: str  # the date
    against: str = ""
    preset: str = ""

    @property
    def row(self) -> Row:
        """The row that it is of."""
        return Row(self.kind, self.game, self.player, self.size, self.against, self.preset)

    def figure(self, *keys: str) -> Figure:
        """A triple that the command printed: mean, low, high."""
        found: Any = self.said
        for key in keys:
            found = found[key]
        mean, low, high = found
        return Figure(mean, low, high, self.size)

    def share(self) -> Figure:
        """The share of matches won, or of chances used."""
        share, interval = self.said["share"], self.said["interval"]
        if self.kind == MATCH:
            share, interval = share[self.player], interval[self.player]
        low, high = interval
        return Figure(share, low, high, self.size)

    def figures(self) -> dict[str, Figure]:
        """What is compared when the row is played again; times are not, they depend on the machine."""
        if self.kind == CARDS:
            return {side: self.figure(side, "change") for side in ("declarer", "defenders")}
        return {} if self.kind == TIMES else {"": self.share()}


def matches(game: str, size: int, *pairs: str, preset: str = "") -> list[Row]:
    """Rows of matches; a pair is written ``PLAYER AGAINST``."""
    return [Row(MATCH, game, player, size, against, preset) for player, against in (pair.split() for pair in pairs)]


def ladder(preset: str) -> list[Row]:
    """Tysiac's levels by another preset: each against the one below it, and ``strong`` against ``greedy``."""
    return [
        *matches("tysiac", 167, "beginner random", "casual beginner", "club casual", preset=preset),
        *matches("tysiac", 334, "strong club", preset=preset),
        *matches("tysiac", 167, "expert strong", "strong greedy", preset=preset),
    ]


def each(kind: str, game: str, size: int, players: Sequence[str]) -> list[Row]:
    """A row of a kind for each player."""
    return [Row(kind, game, player, size) for player in players]


ROWS: tuple[Row, ...] = (
    *matches("tysiac", 20, "greedy random"),
    *matches("tysiac", 334, "thumb greedy", "flat32 greedy"),
    *matches("tysiac", 167, "pimc20 flat32"),
    *matches("tysiac", 334, "beginner random", "casual beginner", "club casual", "strong club"),
    *matches("tysiac", 300, "expert strong"),
    *matches("tysiac", 334, *(f"{level} greedy" for level in LEVELS[:-1])),
    *matches("tysiac", 80, "strong flat32", "strong pimc20"),
    *matches("tysiac", 80, "expert thumb"),
    *matches("tysiac", 220, "expert greedy"),
    *matches("tysiac", 340, "expert flat32", "expert pimc20"),
    *each(CARDS, "tysiac", 2048, ("flat32", "pimc20", "club", "strong")),
    *each(CARDS, "tysiac", 512, ("expert",)),
    *each(FEEDING, "tysiac", 150, ("greedy", *LEVELS)),
    *each(TIMES, "tysiac", 10, ("greedy", "flat32", "pimc20", *LEVELS)),
    *ladder("kurnik"),
    *ladder("russian"),
    *matches("mille", 40, "greedy random"),
    *matches("mille", 500, "thumb greedy", "tuned greedy"),
    *matches("mille", 200, "halving100 greedy"),
    *matches("mille", 500, "beginner random", "casual beginner", "club casual", "strong club", "expert strong"),
    *matches("mille", 500, *(f"{level} greedy" for level in LEVELS[:-1])),
    *matches("mille", 200, "expert greedy", "expert tuned", "expert halving100"),
    *matches("mille", 100, "expert-stakes expert", "expert-stakes strong", "expert-stakes greedy"),
    *each(TIMES, "mille", 10, ("greedy", *LEVELS)),
)
"""In the order of the page.  1,000 matches are 334 blocks in Tysiac, 500 in Mille.  The dearest rows are shorter.  In
Tysiac *expert* plays long enough for an interval of at most 3 % to each side.
"""
