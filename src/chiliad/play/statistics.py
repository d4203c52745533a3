"""What is counted of matches that are over, and added up for one player: over all matches, and against each opponent.

A match is counted by seat, once (``counts_of``); what is asked of many matches are sums of that.  A count of a deal is
taken from the deal's settlement and its end as all players saw it, so a typed deal is counted as far as it tells.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from chiliad.game import NOBODY, Event, Game
from chiliad.i18n.language import FALLBACK
from chiliad.i18n.months import month_of
from chiliad.presentation.statistics import Count, Counts, DealEnd, Figure, Grid, added
from chiliad.records import Deal, Record
from chiliad.records.model import figures_of

VERSION = 1
"""Of what is counted: counts of another version are made again."""
FIRST = (Figure("won", "share"), Figure("score", "mean"))
"""What is counted in every game, besides ``MONEY``."""
MONEY = "money"
"""What a player has won in matches for stakes, less what they have lost, in the unit of the stakes."""


def counts_of(record: Record, without: Collection[int] = ()) -> list[Counts]:
    """What is counted of a match, by seat: of its deals that are over, and of the match, if it is.

    ``without``: the numbers, from 1, of deals that are counted elsewhere.
    """
    face = record.game.face_or_none("statistics")
    found: list[Counts] = [{} for _ in range(record.seats)]
    for number, deal in enumerate(record.deals, 1):
        if deal.settlement is not None and not deal.settlement.void and number not in without:
            _add(found, face.deal_counts(_end(record, deal)) if face is not None else _scores(deal))
    if record.winner != NOBODY:
        _add(found, [{"won": Count(int(seat == record.winner), 1)} for seat in range(record.seats)])
        if face is not None:
            _add(found, face.match_counts(record.rules, record.before_next(), record.winner))
        if record.payment is not None and record.payment.small:
            signs = {record.winner: 1, 1 - record.winner: -1}
            _add(found, [{MONEY: Count(signs[seat] * record.payment.amount, 1)} for seat in range(record.seats)])
    return found


def figures(game: Game) -> tuple[Figure, ...]:
    """The figures of a game, in the order in which they are shown."""
    face = game.face_or_none("statistics")
    own: tuple[Figure, ...] = face.FIGURES if face is not None else ()
    return (*FIRST, *own, Figure(MONEY, "sum"))


def grid(game: Game) -> Grid | None:
    """The table of counts of a game, if it has one."""
    face = game.face_or_none("statistics")
    found: Grid | None = face.GRID if face is not None else None
    return found


def _add(found: list[Counts], more: list[Counts]) -> None:
    found[:] = [added(pair) for pair in zip(found, more, strict=True)]


def _scores(deal: Deal) -> list[Counts]:
    """What is counted of a deal of a game that counts nothing of its own."""
    assert deal.settlement is not None, "the deal is over"
    return [{"score": Count(score, 1)} for score in deal.settlement.scores]


def _end(record: Record, deal: Deal) -> DealEnd:  # type: ignore[type-arg]  # of whichever game
    assert deal.settlement is not None, "the deal is over"
    if deal.typed is not None:
        seen = record.seen_at_end(deal)
        return DealEnd(record.rules, seen, deal.settlement, None, figures_of(deal.typed))
    game, state, events = record.game, deal.start, list[Event]()
    for entry in game.entries(record.rules, deal.start, deal.actions):
        events += entry.events
        state = entry.state
    return DealEnd(record.rules, game.observe(record.rules, state, NOBODY), deal.settlement, events, {})


# --- Of one player ---------------------------------------------------------------------------------------------------

Kind = Literal["guest", "bot", "sheet"]


class Opponent(NamedTuple):
    """Somebody at another seat: ``key`` says who is the same; ``sheet``: known by the name on a score sheet alone."""

    key: str
    name: str  # in the form of a record
    kind: Kind


class OwnMatch(NamedTuple):
    """A match of one player: who sat where, and what is counted of it."""

    game: str
    day: str  # on which it ended, ISO 8601; empty where that is not known
    counts: list[Counts]  # by seat
    seat: int  # the player's
    others: Mapping[int, Opponent]  # by seat


@dataclass
class Pair:
    """What is counted of the player, and of others in the same matches."""

    matches: int = 0
    own: Counts = field(default_factory=dict)
    other: Counts = field(default_factory=dict)

    def add(self, own: Counts, others: Iterable[Counts]) -> None:
        """Add a match."""
        self.matches += 1
        self.own = added((self.own, own))
        self.other = added((self.other, *others))


@dataclass
class Money:
    """What passed between the player and an opponent.

    ``won`` and ``lost`` in matches; ``settled``: what the opponent has paid of it, less what the player has paid.
    """

    won: int = 0
    lost: int = 0
    settled: int = 0

    @property
    def open(self) -> int:
        """What the opponent still owes the player; below 0: what the player owes."""
        return self.won - self.lost - self.settled


@dataclass
class Statistics:
    """All that is added up for a player."""

    games: dict[str, Pair] = field(default_factory=dict)
    opponents: dict[str, Pair] = field(default_factory=dict)  # by key
    names: dict[str, Opponent] = field(default_factory=dict)  # by key
    money: dict[str, Money] = field(default_factory=dict)  # by key, of opponents with whom there was any
    months: dict[str, Counts] = field(default_factory=dict)  # by the first day of a month; the player's own


def statistics(
    matches: Iterable[OwnMatch],
    paid: Iterable[tuple[Opponent, int]] = (),
    against: str | None = None,
    code: str = FALLBACK,
) -> Statistics:
    """Add up matches; ``against``: only those with this opponent, to whom they are compared then.

    Months are those of the calendar that readers of the language ``code`` use.

    ``paid``: what opponents have paid the player apart from matches; below 0, what the player has paid them.
    """
    found = Statistics()
    for match in matches:
        keys = {other.key for other in match.others.values()}
        found.names |= {other.key: other for other in match.others.values()}
        if against is not None and against not in keys:
            continue
        own = match.counts[match.seat]
        compared = [seat for seat, other in match.others.items() if against in (None, other.key)]
        found.games.setdefault(match.game, Pair()).add(own, [match.counts[seat] for seat in compared])
        for key in keys:
            theirs = [match.counts[seat] for seat, other in match.others.items() if other.key == key]
            found.opponents.setdefault(key, Pair()).add(own, theirs)
        month = month_of(match.day, code)
        found.months[month] = added((found.months.get(month, {}), {"matches": Count(1, 1)}, own))
        # Stakes are between two: whoever sits opposite has paid, or was paid.
        if MONEY in own and len(match.others) == 1:
            amount, money = own[MONEY].amount, found.money.setdefault(keys.pop(), Money())
            money.won, money.lost = money.won + max(0, amount), money.lost + max(0, -amount)
    for other, amount in paid:
        if against in (None, other.key):
            found.names.setdefault(other.key, other)
            found.money.setdefault(other.key, Money()).settled += amount
    return found
