"""The server of these tests, as a process of its own: ``python -m page.served DATABASE PORT PACE PUBLIC``.

It prints its port.  With PUBLIC it offers what needs an address with a name: it is configured with that of localhost.

It is the real server, with a quick pace and short waits, and with room for more visitors from one address than a
family has.  Where no commitment was requested, its deals follow from the salts alone.
"""

from __future__ import annotations

import sys
from typing import Any

from chiliad.bot import Budget, Candidate, Decision, ask
from chiliad.bots import bot_class, quick_bots
from chiliad.information import InformationState
from chiliad.server import hinting, runner, seats, session
from chiliad.server.registry import Registry
from chiliad.server.reports import Reports
from chiliad.server.scheduler import Scheduler
from chiliad.server.settings import Settings
from page.reported import answered

PACE_S = (0.01, 0.03)
GRACE_S = 1.0  # a table's own minimum is twenty
TOUCH_S = 0.5
MANY = 100_000
SECRET = bytes(range(32))


def foretell() -> None:
    """Use the same secret for each table that is opened without a commitment; a salt is allowed here all the same."""
    drawn = Registry._secret

    def known(self: Registry, commitment: str | None) -> bytes:
        return SECRET if commitment is None else drawn(self, commitment)

    Registry._secret = known  # type: ignore[method-assign]
    Registry.check_commitment = lambda self, commitment, salt: None  # type: ignore[method-assign]


def hasten() -> None:
    """Set clocks and patience to seconds."""
    seats.CLOCKS["fast"] = seats.Clock(bank_ms=1_000, move_ms=1_000)
    session.TOUCH_S = TOUCH_S
    patience, came_or_went = Scheduler._out_of_patience, Scheduler.came_or_went
    came: set[tuple[str, int]] = set()  # tables and seats

    def noted(self: Scheduler, seat: int) -> None:
        if self.session.connected(seat):
            came.add((self.session.table.row.id, seat))
        came_or_went(self, seat)

    def hurried(self: Scheduler, seat: int) -> float | None:
        left = patience(self, seat)
        # A player who has just sat down has no stream yet, and may need time to get one.
        if left is None or self.session.here(seat) or (self.session.table.row.id, seat) not in came:
            return left
        return max(0.0, left - self.session.table.settings.grace_s + GRACE_S)

    Scheduler.came_or_went = noted  # type: ignore[method-assign]
    Scheduler._out_of_patience = hurried  # type: ignore[method-assign]


class Comparing:
    """Plays as the game's strongest bot that does not search, and values every move: a hint without a worker."""

    def __init__(self, game: str) -> None:
        self.bot = bot_class(game, quick_bots(game)[0])(1)

    def decide(self, info: InformationState[Any], budget: Budget | None = None) -> Decision:
        action = ask(self.bot, info).action
        actions = [action, *(one for one in info.legal_actions() if one != action)]
        return Decision(action, tuple(self._valued(one, at) for at, one in enumerate(actions)))

    def _valued(self, action: int, at: int) -> Candidate:
        value = 0.5 / (1 + at)
        more = {"match_chance": value, "make_chance": value / 2, "points": 30 - 40.0 * at}
        return Candidate(action, value, 0.012, more)


def compare() -> None:
    """Have hints come from such a bot."""
    hinting.bot_class = lambda game, name: lambda rng: Comparing(game)  # type: ignore[attr-defined]


def report() -> None:
    """Have reports made here, at once: a worker would take longer than the rest of a test."""
    Reports._asked = answered  # type: ignore[method-assign]


def main(database: str, port: str, pace: str = "", public: str = "") -> None:
    hasten()
    foretell()
    compare()
    report()
    often: dict[str, Any] = dict.fromkeys(
        (
            *(
                "guests_per_minute",
                "tables_per_minute",
                "links_per_minute",
                "streams_per_minute",
                "commands_per_minute",
                "scripts_per_minute",
            ),
            *("guests_per_day", "tables_per_day", "seat_changes_per_minute"),
            *("remarks_per_minute", "remarks_at_once"),
            *("lag_max_s", "busy_max", "wait_max_s"),
            *("refusals_per_minute", "connections_per_minute"),
            *("devices_per_minute", "codes_per_minute", "codes_per_day", "codes_everywhere_per_minute"),
            *("passkeys_per_minute", "passkeys_per_day"),
        ),
        MANY,
    )
    pace_s = (float(pace), float(pace)) if pace else PACE_S
    socket = runner.listen("127.0.0.1", int(port))
    number = socket.getsockname()[1]
    settings = Settings(
        f"sqlite:///{database}",
        public_url=f"http://localhost:{number}" if public else None,
        bot_pace_s=pace_s,
        tables_per_guest_max=MANY,
        hints_early=False,
        reports_early=False,
        **often,
    )
    runner.run(settings, socket, lambda: print(number, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
