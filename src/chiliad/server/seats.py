"""The seats of a table: who sits there, and who holds the seat meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from chiliad.bots import BOTS as BOTS_OF
from chiliad.errors import Unreadable, unknown_name
from chiliad.i18n.words import BOT

SeatKind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOTS: Final = "bot"
OPEN: Final = "open"
ClockName = Literal["none", "relaxed", "fast"]
PaceName = Literal["quick", "normal", "slow"]
AwayBecause = Literal["left", "absent", "time"]
"""Why a bot holds a person's seat: they left, are not connected, or ran out of time."""


class TableSeat(Struct):
    """One seat.

    ``bot`` is the bot whose seat it is; ``stand_in`` the one that holds it for an absent person, and ``why`` they are
    absent: ``left``, ``absent`` (not connected), ``time``.  ``bank_ms`` is what is left of their clock.
    """

    kind: SeatKind = OPEN
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    salt: str | None = None
    stand_in: str | None = None
    why: AwayBecause | None = None
    bank_ms: int = 0

    @property
    def player(self) -> str:
        """As a record names the player."""
        return f"{BOT}{self.bot}" if self.kind == BOTS else self.name

    @property
    def played_by(self) -> str | None:
        """The bot that acts for this seat now, None for a person."""
        return self.bot if self.kind == BOTS else self.stand_in


class Rematch(NamedTuple):
    """Another match of the same table, and the seat that asked for it first."""

    seat: int
    table: str


class Clock(Struct, frozen=True):
    """How long a person may think: the bank for the match, and what each decision adds before the bank is touched."""

    bank_ms: int
    move_ms: int


CLOCKS: Mapping[ClockName, Clock | None] = {
    "none": None,
    # A match has some hundred decisions of one's own: half an hour, or ten minutes, a person at the most.
    "relaxed": Clock(bank_ms=900_000, move_ms=30_000),
    "fast": Clock(bank_ms=180_000, move_ms=10_000),
}

PACES: Mapping[PaceName, float] = {"quick": 0.3, "normal": 1.0, "slow": 2.5}
"""How long bots take for a move, by the table's pace, against what the server has set; slow is for who hears it."""


def check_bot(game: str, bot: str) -> None:
    """Raises ``Unreadable("unknown-bot")`` where the game has none of that name."""
    if bot not in BOTS_OF[game]:
        raise Unreadable("unknown-bot", **unknown_name("text", bot, BOTS_OF[game]))
