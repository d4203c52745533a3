"""Bots that declare that they search, each with a fault of its own; a worker finds them by the names of their classes.

While a worker gets ready for them (it gives them a budget), they play without a fault.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from pathlib import Path
from typing import Any, ClassVar

from chiliad.bot import Budget
from chiliad.information import InformationState

SIGNALS = "CHILIAD_TEST_SIGNALS"
"""The variable with the folder of the files by which bots in workers and tests wait for each other."""
PAUSE_S = 0.005

Info = InformationState[Any]


def signals() -> Path:
    """The folder of this test; a worker inherits its name from the process that starts it."""
    return Path(os.environ[SIGNALS])


class Steady:
    """Plays its last legal action."""

    searches = True
    milliseconds = 60_000  # a busy machine takes its time

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, info: Info, budget: Budget | None = None) -> int:
        return info.legal_actions()[-1] if budget is not None else self.own(info)

    def own(self, info: Info) -> int:
        """What the bot does at the table."""
        return info.legal_actions()[-1]


class Plain(Steady):
    """Plays with a small budget in a thread; notes its budgets there."""

    plain_nodes = 3
    budgets: ClassVar[list[Budget | None]] = []

    def decide(self, info: Info, budget: Budget | None = None) -> int:
        if multiprocessing.parent_process() is None:
            self.budgets.append(budget)
        return info.legal_actions()[-1]


class Seeded(Steady):
    """Its action follows from its seed."""

    def own(self, info: Info) -> int:
        legal = info.legal_actions()
        return legal[self.seed % len(legal)]


class Failing(Steady):
    """Raises an exception that names its process."""

    def own(self, info: Info) -> int:
        raise ValueError(f"in process {os.getpid()}")


class Cheating(Steady):
    """Chooses an illegal action."""

    def own(self, info: Info) -> int:
        return next(action for action in range(1 << 12) if action not in info.legal_actions())


class Dying(Steady):
    """Ends its process."""

    def own(self, info: Info) -> int:
        os._exit(3)


class Endless(Steady):
    """Never decides, in a loop that only the end of its process ends."""

    milliseconds = 1

    def own(self, info: Info) -> int:
        (signals() / "begun").touch()
        while True:
            pass


class Patient(Endless):
    """The same, and the server lets it think for long."""

    milliseconds = 60_000


class Held(Steady):
    """Decides when the test allows it; notes its seed first."""

    def own(self, info: Info) -> int:
        with (signals() / "seeds").open("a") as file:
            file.write(f"{self.seed}\n")
        while not (signals() / "go").exists():
            time.sleep(PAUSE_S)
        return info.legal_actions()[-1]


class Hoarding(Steady):
    """Keeps 200 MB for each decision."""

    kept: ClassVar[list[bytearray]] = []

    def own(self, info: Info) -> int:
        self.kept.append(bytearray(b"x") * (200 << 20))
        return info.legal_actions()[-1]


class Unready(Steady):
    """Can't get ready."""

    def decide(self, info: Info, budget: Budget | None = None) -> int:
        raise ValueError("not today")


class Compiling(Steady):
    """Loads Numba in its worker."""

    def own(self, info: Info) -> int:
        import numba

        assert numba
        (signals() / "compiled").touch()
        return info.legal_actions()[-1]
