"""The arena: how strong bots are against one another, measured in duplicate blocks of whole matches.

A block is the same cards in all seatings of the players (``play/duplicate.py`` says what is shared).  The matches of a
block follow from the seed of the run, the number of the block and the seating alone: the cards from (seed, block,
deal), the randomness of each bot from (seed, block, deal, seat).  So they can be played in any order and by any number
of processes, and a match that has been played is known from its record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import NamedTuple

from chiliad.bits import seed_from
from chiliad.bot import Bot, Budget, Decision, ask, read_budget
from chiliad.bots import Seated, bot_class, play_out
from chiliad.bots.intervals import Estimate, ratio, share
from chiliad.errors import ChiliadError, Illegal
from chiliad.game import NOBODY, Game
from chiliad.i18n.words import BOT
from chiliad.information import SomeInformation
from chiliad.play.duplicate import DuplicateChance
from chiliad.play.match import Match
from chiliad.records import Record
from chiliad.records.toml import TomlTable, TomlValue

DEALS_MAX = 2000  # of a match: where totals may fall, random players would never end
REASON_CHARS_MAX = 200
CARDS_SEED, BOTS_SEED = 1, 2
KEY = "_arena"
"""The key of a record that says which match of a run it is."""
DEALS, TOO_LONG, FAILED = "deals", "deal-too-long", "failed"
"""Why a match is unfinished: too many deals, a deal without end, a bot that failed."""


class Player(NamedTuple):
    """A bot with its budget, as it takes part in a run."""

    name: str
    budget: Budget | None
    label: str
    """How the run calls the player: ``NAME``, ``NAME@BUDGET``, with ``#2`` for the second of equal ones."""


class Task(NamedTuple):
    """One match to play; all that decides how it goes."""

    game: str
    preset: str
    options: Mapping[str, object]
    players: tuple[Player, ...]
    seed: int
    block: int  # from 1
    seating: int  # from 1
    seats: tuple[int, ...]  # the player at each seat, by their place in ``players``
    deals_max: int = DEALS_MAX

    @property
    def labels(self) -> tuple[str, ...]:
        """How the run calls the player of each seat."""
        return tuple(self.players[player].label for player in self.seats)


class Played(NamedTuple):
    """What became of a match."""

    winner: int  # the seat; NOBODY: it is unfinished
    deals: int  # that were settled
    totals: tuple[int, ...]  # by seat
    unfinished: str  # "", or why
    failed: int  # the seat whose bot failed, or NOBODY
    reason: str  # what the failed bot raised
    paid: int = 0  # what each loser pays, in small stakes; 0: unfinished, or a game without stakes


def read_players(game: Game, texts: Sequence[str]) -> tuple[Player, ...]:
    """The players that texts of the form ``NAME[@BUDGET]`` name.

    Raises ``Unreadable`` (unknown-bot, bad-budget), and ``Unavailable`` where the package of a bot fails.
    """
    players: list[Player] = []
    taken: dict[str, int] = {}
    for text in texts:
        name, at, budget = (part.strip() for part in text.partition("@"))
        bot_class(game.name, name)
        wanted = name + at + budget
        taken[wanted] = taken.get(wanted, 0) + 1
        label = wanted if taken[wanted] == 1 else f"{wanted}#{taken[wanted]}"
        players.append(Player(name, read_budget(budget) if at else None, label))
    return tuple(players)


def seatings(seats: int, players: int) -> list[tuple[int, ...]]:
    """All ways to seat the players: for each seating the player of each seat, by number.

    As many players as seats: all their orders.  Two players at more seats: the first at each seat in turn, the second
    at all others.  ``ValueError`` for any other number of players.
    """
    if players == seats:
        return list(permutations(range(seats)))
    if players == 2 < seats:
        return [tuple(int(seat != first) for seat in range(seats)) for first in range(seats)]
    raise ValueError(f"{players} players cannot take {seats} seats in turn")


def tasks_of(block: int, task: Task, seats: Sequence[tuple[int, ...]]) -> list[Task]:
    """The matches of a block; ``task`` has what all of them share."""
    return [task._replace(block=block, seating=number, seats=seating) for number, seating in enumerate(seats, 1)]


# --- A match ---------------------------------------------------------------------------------------------------------


class _Seated:
    """A bot with its budget, made when it first decides: a bot that cannot be made fails at its own seat."""

    def __init__(self, makes: Seated, rng: int, budget: Budget | None) -> None:
        self._makes, self._rng, self._budget = makes, rng, budget
        self._bot: Bot | None = None

    def decide(self, info: SomeInformation, budget: Budget | None = None) -> Decision:
        """See ``Bot.decide``."""
        if self._bot is None:
            self._bot = self._makes(self._rng)
        return ask(self._bot, info, self._budget)


def play_match(task: Task) -> tuple[str, Played]:
    """Play one match: its record, and what became of it.  A bot that fails ends its match, not the run."""
    names = [BOT + task.players[player].name for player in task.seats]
    chance = DuplicateChance(seed_from(task.seed, task.block, CARDS_SEED))
    match = Match(task.game, names, preset=task.preset, options=task.options, chance=chance)
    unfinished, reason, seat = "", "", NOBODY
    try:
        play_out(match, _makers(task), deals_max=task.deals_max)
        unfinished = "" if match.over else DEALS
    except Exception as error:  # a bot may fail in any way, and the others' matches go on
        if isinstance(error, Illegal) and error.slug == TOO_LONG:
            unfinished = TOO_LONG
        else:
            unfinished, seat, reason = FAILED, match.actor, _said(error)
    match.record.extra[KEY] = {**_identity(task), "unfinished": unfinished, "failed": seat, "reason": reason}
    played = played_in(match.record, task)
    assert played is not None
    return match.text(), played


def _makers(task: Task) -> list[Seated]:
    """What makes the bot of each seat for a deal."""
    seed = seed_from(task.seed, task.block, BOTS_SEED)

    def maker(seat: int, player: Player) -> Seated:
        makes = bot_class(task.game, player.name)
        return lambda deal: _Seated(makes, seed_from(seed, deal, seat), player.budget)

    return [maker(seat, task.players[player]) for seat, player in enumerate(task.seats)]


def _said(error: Exception) -> str:
    """An error in one line that a record may hold."""
    said = error.slug if isinstance(error, ChiliadError) else f"{type(error).__name__}: {error}"
    return " ".join(said.split())[:REASON_CHARS_MAX]


def _identity(task: Task) -> TomlTable:
    """Which match of which run it is."""
    labels: list[TomlValue] = list(task.labels)
    return {"block": task.block, "seating": task.seating, "seed": task.seed, "players": labels}


def played_in(record: Record, task: Task) -> Played | None:
    """What became of the match of a record; None where the record is not that of the task, or not complete."""
    stated = record.extra.get(KEY)
    if record.game.name != task.game or not isinstance(stated, dict):
        return None
    if {key: stated.get(key) for key in _identity(task)} != _identity(task):
        return None
    unfinished, failed = str(stated.get("unfinished", "")), stated.get("failed", NOBODY)
    if (record.winner == NOBODY) != bool(unfinished) or not isinstance(failed, int):
        return None
    settled = [deal.settlement for deal in record.deals if deal.settlement is not None]
    totals = settled[-1].after.totals if settled else (0,) * record.seats
    reason = str(stated.get("reason", ""))
    return Played(record.winner, len(settled), tuple(map(int, totals)), unfinished, failed, reason, _paid(record))


def block_of(record: Record) -> tuple[int, int] | None:
    """The seed of the run and the block that the match of a record was played for; None: it was played elsewhere."""
    stated = record.extra.get(KEY)
    if not isinstance(stated, dict):
        return None
    seed, block = stated.get("seed"), stated.get("block")
    return (seed, block) if isinstance(seed, int) and isinstance(block, int) else None


def _paid(record: Record) -> int:
    """What a loser of the match pays, in small stakes."""
    if record.game.payment is None or record.winner == NOBODY:
        return 0
    return record.game.payment(record.rules, record.before_next(), record.winner, 1)


# --- A run -----------------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What the blocks of a run have brought, player by player.

    Wins, matches, points and deals are counted for each seat of a player, and the shares are those of a seat: so a
    player as strong as the others has the share ``equal``, with one seat or with two.
    """

    game: Game
    players: tuple[Player, ...]
    seats: int  # of a match
    matches: int = 0
    unfinished: int = 0
    _wins: list[list[tuple[float, float]]] = field(default_factory=list)  # by block and player
    _points: list[list[tuple[float, float]]] = field(default_factory=list)
    _stakes: list[list[tuple[float, float]]] = field(default_factory=list)

    @property
    def blocks(self) -> int:
        """How many blocks there are."""
        return len(self._wins)

    @property
    def equal(self) -> float:
        """The share of a player who is as strong as the others."""
        return 1 / self.seats

    def add(self, seats: Sequence[tuple[int, ...]], block: Sequence[Played]) -> None:
        """Add a block: its matches, in the order of the seatings ``seats``."""
        everyone = range(len(self.players))
        wins, sat = [0] * len(everyone), [0] * len(everyone)
        points, deals, stakes = [0] * len(everyone), [0] * len(everyone), [0] * len(everyone)
        for seating, played in zip(seats, block, strict=True):
            for seat, player in enumerate(seating):
                wins[player] += seat == played.winner
                sat[player] += 1
                points[player] += played.totals[seat]
                deals[player] += played.deals
                stakes[player] += played.paid * (len(seating) - 1 if seat == played.winner else -1)
            self.unfinished += played.winner == NOBODY
        self.matches += len(block)
        self._wins.append([(wins[player], sat[player]) for player in everyone])
        self._points.append([(points[player], deals[player]) for player in everyone])
        self._stakes.append([(stakes[player], sat[player]) for player in everyone])

    def share(self, player: int) -> Estimate:
        """The share of matches that a seat of the player has won, of all, unfinished ones included."""
        return share([block[player] for block in self._wins])

    def last_share(self, player: int) -> float:
        """The player's share of the last block."""
        won, sat = self._wins[-1][player]
        return won / sat

    def per_deal(self, player: int) -> Estimate | None:
        """The mean change of the player's total in a deal, in points; None before the first deal is over."""
        return ratio([block[player] for block in self._points])

    def stakes(self, player: int) -> Estimate | None:
        """What a match brings a seat of the player, less what it costs it, in small stakes; None: nothing is paid."""
        return None if self.game.payment is None else ratio([block[player] for block in self._stakes])

    def summary(self) -> dict[str, object]:
        """The run as one object for programs."""
        everyone = {player.label: number for number, player in enumerate(self.players)}
        shares = {label: self.share(number) for label, number in everyone.items()}
        points = {label: self.per_deal(number) for label, number in everyone.items()}
        said: dict[str, object] = {
            "game": self.game.name,
            "players": list(everyone),
            "seats": self.seats,
            "blocks": self.blocks,
            "matches": self.matches,
            "share": {label: one.mean for label, one in shares.items()},
            "interval": {label: [one.low, one.high] for label, one in shares.items()},
            "per_deal": {label: [None] * 3 if one is None else list(one) for label, one in points.items()},
            "unfinished": self.unfinished,
        }
        if self.game.payment is not None:
            paid = {label: self.stakes(number) for label, number in everyone.items()}
            said["stakes"] = {label: one and list(one) for label, one in paid.items()}
        return said
