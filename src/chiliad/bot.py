"""What a bot is: it is given an information state and a budget, and answers with a decision.

``RandomBot`` is the simplest one, and plays any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, runtime_checkable

from chiliad.bits import below, step
from chiliad.errors import Unreadable
from chiliad.game import Observed
from chiliad.information import InformationState, SomeInformation


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision; None: as long as the bot does by default.

    A bot that does not search ignores it.  Where both limits are given, the first that is reached ends the search.
    """

    milliseconds: int | None = None
    nodes: int | None = None
    """Positions that the search may visit, or playouts that it may run."""


MILLISECONDS_MAX = 60_000
"""Of a budget that is typed: a minute a decision; nobody at a table waits longer, and a whole match takes hours."""
NODES_MAX = 100_000_000
"""Of a budget that is typed: more than any bot plays in a minute."""


def read_budget(text: str) -> Budget:
    """A budget as a person writes it: ``50ms`` (milliseconds) or ``nodes:20000``.

    Raises ``Unreadable``: ``budget-too-large`` above ``MILLISECONDS_MAX`` and ``NODES_MAX``, ``bad-budget`` for
    anything else, and for a budget of 0.
    """
    written = text.strip()
    timed = not written.startswith("nodes:")
    digits = written.removesuffix("ms") if timed else written.removeprefix("nodes:")
    known = digits != written and digits.isascii() and digits.isdecimal()
    digits = digits.lstrip("0")
    if not known or not digits:
        raise Unreadable("bad-budget", text=text)
    most = MILLISECONDS_MAX if timed else NODES_MAX
    if len(digits) > len(str(most)) or int(digits) > most:
        raise Unreadable("budget-too-large", milliseconds=f"{MILLISECONDS_MAX}", nodes=f"{NODES_MAX}")
    return Budget(milliseconds=int(digits)) if timed else Budget(nodes=int(digits))


@dataclass(frozen=True)
class Candidate:
    """An action that a bot has considered."""

    action: int
    value: float | None = None
    """What the bot expects of it, in the bot's unit (points of the deal, unless the bot says otherwise)."""
    standard_error: float | None = None
    """Of ``value``, where that is a mean of samples."""
    more: Mapping[str, object] = field(default_factory=dict)
    """What else the bot knows of it: visits, the likeliest continuation, a reason."""


@dataclass(frozen=True)
class Decision:
    """What a bot does, and the actions that it has compared, the best first; a simple bot has compared none."""

    action: int
    candidates: tuple[Candidate, ...] = ()


@runtime_checkable
class Bot(Protocol):
    """Plays one seat for one deal; it sees information states only.

    The registered bots are made with a generator state (``bits.py``); one's own may be made in any way.

    A class whose bots take more than a few milliseconds, or call compiled functions, declares it; the server then runs
    them in processes of their own::

        class MyBot:
            searches = True
            milliseconds = 50  # of a decision with the bot's own budget, on a usual machine; 1,000 if it says nothing
            plain_nodes = 20  # a budget with which it calls nothing compiled, and takes a few milliseconds; 0: none

    The server makes a new bot for each decision, with the seed that the seat has for the deal: seed, information
    state and budget must be enough for it, and nothing that it keeps may change what it does.  Its class must be found
    by its name in its module, as ``pickle`` demands.
    """

    def decide(self, info: SomeInformation, budget: Budget | None = None) -> Decision | int:
        """One of ``info.legal_actions()``, alone or as a ``Decision`` with what the bot knows."""


class Effort(NamedTuple):
    """What a class of bots that search declares of itself."""

    milliseconds: int
    """How long a decision takes with the bot's own budget on a usual machine."""
    plain_nodes: int
    """The nodes of a budget that needs no compiled code and a few milliseconds; 0: the bot has none."""


MILLISECONDS = 1_000
"""How long a bot takes that searches and does not say how long: as long as people at a table like to wait at most."""


def effort(makes: object) -> Effort | None:
    """What the class (or function) that makes a bot declares; None: its bots do not search."""
    if getattr(makes, "searches", False) is not True:
        return None
    return Effort(int(getattr(makes, "milliseconds", MILLISECONDS)), int(getattr(makes, "plain_nodes", 0)))


def ask(bot: Bot, info: InformationState[Observed], budget: Budget | None = None) -> Decision:
    """A bot's decision; the action of a simple bot becomes one without candidates.  It is not checked."""
    answer = bot.decide(info, budget)
    return answer if isinstance(answer, Decision) else Decision(answer)


class RandomBot:
    """Plays one of its legal actions, each equally likely."""

    def __init__(self, rng: int) -> None:
        self._rng = rng

    def decide(self, info: SomeInformation, budget: Budget | None = None) -> int:
        """One of the legal actions."""
        return self._one_of(info.legal_actions())

    def _one_of(self, actions: list[int]) -> int:
        self._rng = step(self._rng)
        return actions[below(self._rng, len(actions))]
